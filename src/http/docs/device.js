// What stands in front of the paths of the service.
const base = new URL(document.currentScript.src).pathname.replace(/\/docs\/device\.js$/, '')
const message = document.getElementById('message')
const field = document.querySelector('#find [name=code]')

onSubmit('find', find)
onSubmit('decide', async (decision) => {
  const { deviceSignIn } = await call(`${pathOf(field.value)}/${decision}`, 'POST')
  show('find', false)
  show('found', false)
  message.textContent =
    deviceSignIn.state === 'approved'
      ? 'Approved. The program is signed in; you can close this page.'
      : 'Rejected. The program gets nothing; you can close this page.'
})
// A link fills in the code and shows what it belongs to. To approve takes a button: no link does.
const code = new URLSearchParams(location.search).get('code')
if (code) {
  field.value = code
  void attempt('find', find)
}

async function find() {
  show('found', false)
  const [{ identity }, { deviceSignIn }] = await Promise.all([call('identity'), call(pathOf(field.value))])
  const { userCode, clientName, address, createdAt, scopes, state } = deviceSignIn
  if (state !== 'pending') {
    message.textContent = `This device sign-in is ${state} already. Start the program again.`
    return
  }
  write('client', clientName)
  write('person', identity.name)
  write('code', userCode)
  write('address', address ?? 'unknown')
  write('started', new Date(createdAt).toLocaleString())
  write('scopes', scopes ? `Of what you may do: ${scopes.join(', ')}` : 'Everything that you may do')
  show('found', true)
}

/** People leave the hyphen out, and write small letters. */
function pathOf(typed) {
  const letters = typed.toUpperCase().replace(/[^A-Z]/g, '')
  return `identity/device-sign-ins/${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Gives `data`, and throws the error of the service. */
async function call(path, method = 'GET') {
  const response = await fetch(`${base}/api/v1/${path}`, { method })
  const { data, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { code: error.code, status: response.status })
  return data
}

/** The page has its button disabled: before this script is there, nothing takes what it sends. */
function onSubmit(id, act) {
  for (const button of document.querySelectorAll(`#${id} button`)) button.disabled = false
  document.getElementById(id).addEventListener('submit', (event) => {
    event.preventDefault()
    void attempt(id, () => act(event.submitter?.value))
  })
}

async function attempt(id, act) {
  const buttons = document.querySelectorAll(`#${id} button`)
  message.textContent = ''
  show('sign-in', false)
  for (const button of buttons) button.disabled = true
  try {
    await act()
  } catch (error) {
    showError(error)
  } finally {
    for (const button of buttons) button.disabled = false
  }
}

/** Who is not signed in, or signed in too long ago to approve, does it and comes back. */
function showError({ code, status, message: sentence }) {
  message.textContent = !code
    ? 'The service does not answer. Try again.'
    : code === 'validation_failed'
      ? 'A code has eight letters, such as BCDF-GHJK. Compare it with the one that the program shows.'
      : sentence
  if (status !== 401 && code !== 'reauthentication_required') return
  document.querySelector('#sign-in a').href = `${base}/sign-in#device=${pathOf(field.value).split('/').at(-1)}`
  show('sign-in', true)
}

function write(id, text) {
  document.getElementById(id).textContent = text
}

function show(id, isShown) {
  document.getElementById(id).hidden = !isShown
}
