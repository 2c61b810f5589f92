// What stands in front of the paths of the service.
const base = new URL(document.currentScript.src).pathname.replace(/\/docs\/sign-in\.js$/, '')
const message = document.getElementById('message')
// Behind the number sign, a secret stays in the browser: no server logs it. Nor does the history keep it.
const secrets = new URLSearchParams(location.hash.slice(1))
const invite = secrets.get('invite')
const link = secrets.get('link')
// From the page of device sign-ins, which goes on with this code.
const userCode = /^[A-Z]{4}-[A-Z]{4}$/.exec(secrets.get('device') ?? '')?.[0]
const next = userCode ? `${base}/device?code=${userCode}` : placeAfter(secrets.get('next') ?? '/')
if (link) history.replaceState(null, '', location.pathname)

if (link) {
  message.textContent = 'Signing in.'
  call('identity/login', { link }).then(enter).catch(showError)
}
if (invite) showOnly('invited')
// A person who is signed in adds one here.
if (location.hash === '#second-factor') showOnly('second-factor')
// Without it, the other ways are still there.
offerMethods().catch(() => {})

onSubmit('accept', async ({ password }) => {
  await call('identity/invites/accept', { invite, password })
  history.replaceState(null, '', location.pathname)
  showOnly('ways')
  message.textContent = 'Your password is set. Sign in with it.'
})
onSubmit('by-password', async (fields) => {
  try {
    enter(await call('identity/login', fields))
  } catch (error) {
    if (error.code === 'second_factor_required') askForCode()
    throw error
  }
})
onSubmit('by-token', async (fields) => enter(await call('identity/login', fields)))
onSubmit('by-passkey', async () => {
  const { options } = await call('identity/sign-in/passkey/challenge', {})
  const publicKey = { ...options, challenge: bytesOf(options.challenge) }
  const credential = await navigator.credentials.get({ publicKey })
  enter(await call('identity/sign-in/passkey', { credential: jsonOf(credential) }))
})
onSubmit('add', async ({ currentPassword }, kind) => {
  const owner = currentPassword ? { currentPassword } : {}
  if (kind === 'passkey') return added(await addPasskey(owner))
  const { totp } = await call('user/second-factors/totp', owner)
  document.getElementById('secret').textContent = totp.secret
  document.getElementById('uri').href = totp.uri
  show('add', false)
  show('confirm', true)
})
onSubmit('confirm', async ({ code }) => added(await call('user/second-factors/totp/confirm', { code })))

/** A page of this service, whatever an address asks for. */
function placeAfter(path) {
  const place = new URL(`${base}/${path.replace(/^\/+/, '')}`, location.origin)
  return place.origin === location.origin && place.pathname.startsWith(`${base}/`) ? place.href : `${base}/`
}

async function offerMethods() {
  const { methods } = await call('identity/sign-in/methods')
  const { passkeys, oidc } = methods
  if (oidc) {
    const link = document.querySelector('#by-oidc a')
    link.textContent = `Sign in with ${oidc.name}`
    const place = new URL(next, location.origin)
    link.href = `${oidc.path}?next=${encodeURIComponent(place.pathname.slice(base.length) + place.search)}`
    show('by-oidc', true)
  }
  if (!passkeys || !window.PublicKeyCredential) return
  const isHere = passkeys.origin === location.origin
  show(isHere ? 'by-passkey' : 'passkeys-elsewhere', true)
  if (isHere) document.querySelector('#add [value=passkey]').hidden = false
  else {
    const link = document.querySelector('#passkeys-elsewhere a')
    link.href = link.textContent = `${passkeys.origin}${base}/sign-in`
  }
}

async function addPasskey(owner) {
  const { options } = await call('user/second-factors/passkeys/challenge', owner)
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((known) => ({ ...known, id: bytesOf(known.id) })),
  }
  const credential = await navigator.credentials.create({ publicKey })
  return call('user/second-factors/passkeys', { credential: jsonOf(credential) })
}

function added({ recoveryCodes }) {
  document.getElementById('continue').href = next
  show('add', false)
  show('confirm', false)
  show('added', true)
  show('recovery', recoveryCodes !== undefined)
  document.getElementById('codes').textContent = (recoveryCodes ?? []).join('\n')
}

function enter({ identity }) {
  if (!identity.needsSecondFactor) return location.assign(next)
  showOnly('second-factor')
  message.textContent = 'This service requires a second factor. Add one to go on.'
}

function askForCode() {
  const field = document.querySelector('#by-password [name=code]')
  field.disabled = false
  field.closest('label').hidden = false
  field.focus()
}

function showOnly(id) {
  document.querySelector('h1').after(message)
  for (const each of ['invited', 'ways', 'second-factor']) show(each, each === id)
}

function show(id, isShown) {
  document.getElementById(id).hidden = !isShown
}

/** Gives `data`, and throws the error of the service. */
async function call(path, body) {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${base}/api/v1/${path}`, body && sent)
  const { data, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { code: error.code })
  return data
}

/** The page has its buttons disabled: before this script is there, nothing takes what they send. */
function onSubmit(id, act) {
  const form = document.getElementById(id)
  const buttons = form.querySelectorAll('button')
  for (const button of buttons) button.disabled = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    message.textContent = ''
    // What is told stands beside the button that was pressed.
    form.append(message)
    for (const button of buttons) button.disabled = true
    try {
      await act(Object.fromEntries(new FormData(form)), event.submitter?.value)
    } catch (error) {
      showError(error)
    } finally {
      for (const button of buttons) button.disabled = false
    }
  })
}

function showError(error) {
  message.textContent = sentenceOf(error)
}

function sentenceOf(error) {
  if (error.code && typeof error.code === 'string') return error.message
  return error instanceof DOMException
    ? 'The passkey was not used. Try again.'
    : 'The service does not answer. Try again.'
}

// Base64url, as WebAuthn and the service have it.
function bytesOf(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

function textOf(bytes) {
  const letters = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What the service is told of a credential. */
function jsonOf({ id, type, response }) {
  const fields = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']
  const isNew = 'attestationObject' in response
  const given = fields.filter((field) => response[field] && !(isNew && field === 'authenticatorData'))
  const bytes = Object.fromEntries(given.map((field) => [field, textOf(response[field])]))
  return { id, type, response: isNew ? { ...bytes, transports: response.getTransports() } : bytes }
}
