// What stands in front of the paths of the service.
const base = new URL(document.currentScript.src).pathname.replace(/\/docs\/sign-in\.js$/, '')
const message = document.getElementById('message')
// Behind the number sign, a secret stays in the browser: no server logs it. Nor does the history keep it.
const secrets = new URLSearchParams(location.hash.slice(1))
const invite = secrets.get('invite')
const link = secrets.get('link')
if (link) history.replaceState(null, '', location.pathname)

if (link) {
  message.textContent = 'Signing in.'
  call('login', { link }, enter).catch(showSilence)
}
if (invite) {
  document.getElementById('invited').hidden = false
  document.getElementById('ways').hidden = true
}

onSubmit(
  'accept',
  'invites/accept',
  ({ password }) => ({ invite, password }),
  () => {
    history.replaceState(null, '', location.pathname)
    document.getElementById('invited').hidden = true
    document.getElementById('ways').hidden = false
    message.textContent = 'Your password is set. Sign in with it.'
  },
)
onSubmit('by-password', 'login', (fields) => fields, enter)
onSubmit('by-token', 'login', (fields) => fields, enter)

function enter() {
  location.assign(`${base}/docs`)
}

function onSubmit(id, operation, bodyOf, done) {
  const form = document.getElementById(id)
  const button = form.querySelector('button')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    message.textContent = ''
    button.disabled = true
    await call(operation, bodyOf(Object.fromEntries(new FormData(form))), done).catch(showSilence)
    button.disabled = false
  })
}

async function call(operation, body, done) {
  const response = await fetch(`${base}/api/v1/identity/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { error } = await response.json()
  if (error) message.textContent = error.message
  else done()
}

function showSilence() {
  message.textContent = 'The service does not answer. Try again.'
}
