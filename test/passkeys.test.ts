import t from 'tap'
import { tried } from './support/attacks.ts'
import { Authenticator } from './support/authenticator.ts'
import type { Deviation } from './support/authenticator.ts'
import { addCredential } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import {
  addUser,
  as,
  codeOf,
  cookieOf,
  currentPassword,
  eventsOf,
  logIn,
  password,
  startWithClock,
} from './support/sign-ins.ts'

t.test('a passkey is registered with the password, and signs in alone', async (t) => {
  const gantry = await startGantry(t)
  const ada = await addUser(gantry, 'ada')
  const passkey = authenticatorOf(gantry)
  const { options } = (await challenge(gantry, ada.cookie)).body.data
  t.match(options, {
    rp: { id: 'localhost' },
    user: { name: 'ada' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  const added = await create(gantry, ada.cookie, passkey.register(options))
  t.equal(added.status, 201)
  t.equal(added.body.data.recoveryCodes.length, 10)
  t.match((await challenge(gantry, ada.cookie)).body.data.options.excludeCredentials, [{ transports: ['internal'] }])
  const answer = await signIn(gantry, passkey)
  t.match(answer.body.data.identity, { userId: ada.id, method: 'session', signedInBy: 'passkey' })
  t.equal((await as(gantry, cookieOf(answer), 'GET', '/tasks')).status, 200)
  t.equal(
    codeOf(await logIn(gantry, { username: 'ada', password })),
    'second_factor_required',
    'a password alone no more',
  )
  const [code] = added.body.data.recoveryCodes
  t.equal((await logIn(gantry, { username: 'ada', password, code })).status, 200)
  t.match(await eventsOf(gantry, 'second_factor.added'), [{ data: { userId: ada.id, kind: 'passkey' } }])
})

t.test('a sign-in with anything wrong is refused with one code', async (t) => {
  const gantry = await startGantry(t)
  const ada = await addUser(gantry, 'ada')
  const passkey = await addPasskey(gantry, ada.cookie)
  const deviations: Readonly<Record<string, Deviation>> = {
    'a page of another origin': { origin: 'https://gantry.example' },
    'another port': { origin: 'http://localhost:1' },
    'another domain': { rpId: 'gantry.example' },
    'a user who was not verified': { isVerified: false },
    'the handle of another user': { userHandle: Buffer.from('user_owner').toString('base64url') },
    'no handle': { userHandle: undefined },
    'what was signed for a registration': { type: 'webauthn.create' },
  }
  for (const [why, deviation] of Object.entries(deviations)) {
    const { status, body } = await signIn(gantry, passkey, deviation)
    tried(t, 'a second factor or a provider is got around', why, status === 200)
    t.match(body.error?.code, /login_failed|login_throttled/, why)
  }
  t.equal((await signIn(gantry, passkey)).status, 200, 'wrong answers keep the right one from nobody')
  const stranger = authenticatorOf(gantry)
  const userHandle = Buffer.from(ada.id).toString('base64url')
  t.ok([401, 429].includes((await signIn(gantry, stranger, { userHandle })).status), 'a passkey that is not registered')
  passkey.countsUses = true
  t.equal((await signIn(gantry, passkey)).status, 200)
  passkey.rewind()
  t.ok([401, 429].includes((await signIn(gantry, passkey)).status), 'a copy of the keys')
})

t.test('a challenge works once, for five minutes, and only for what it was made for', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const passkey = await addPasskey(gantry, ada.cookie)
  const send = (credential: object) => loginWith(gantry, credential)
  const signed = passkey.sign(await requestOptions(gantry))
  t.equal((await send(signed)).status, 200)
  t.equal(codeOf(await send(signed)), 'login_failed', 'again')
  const options = await requestOptions(gantry)
  const both = await Promise.all([send(passkey.sign(options)), send(passkey.sign(options))])
  t.same(both.map(({ status }) => status).toSorted(), [200, 401], 'two at once')
  const late = passkey.sign(await requestOptions(gantry))
  started.pass(301)
  t.equal(codeOf(await send(late)), 'login_failed', 'too late')
  const registration = (await challenge(gantry, ada.cookie)).body.data.options
  const misused = passkey.sign({ ...(await requestOptions(gantry)), challenge: registration.challenge })
  t.equal(codeOf(await send(misused)), 'login_failed', 'the challenge of a registration')
  const invented = passkey.sign({ ...(await requestOptions(gantry)), challenge: 'bm90LWEtY2hhbGxlbmdl' })
  t.ok([401, 429].includes((await send(invented)).status), 'an invented challenge')
  const { read } = gantry.service.app.store
  started.pass(301)
  for (let count = 0; count < 5; count++) await requestOptions(gantry)
  t.equal((await read.passkeyChallenges.list()).length, 5, 'abandoned ones make room')
})

t.test('a registration with anything wrong is refused, and a stolen session gets no challenge', async (t) => {
  const gantry = await startGantry(t)
  const [ada, bob] = [await addUser(gantry, 'ada'), await addUser(gantry, 'bob')]
  for (const deviation of [
    { origin: 'https://gantry.example' },
    { rpId: 'gantry.example' },
    { isVerified: false },
    { type: 'webauthn.get' },
  ]) {
    const { options } = (await challenge(gantry, ada.cookie)).body.data
    const refused = await create(gantry, ada.cookie, authenticatorOf(gantry).register(options, deviation))
    tried(t, 'a second factor or a provider is got around', JSON.stringify(deviation), refused.status === 201)
    t.match(refused.body.error, { code: 'validation_failed', details: [{ path: 'body/credential' }] })
  }
  t.equal(
    codeOf(await as(gantry, ada.cookie, 'POST', '/user/second-factors/passkeys/challenge', {})),
    'validation_failed',
  )
  const { options } = (await challenge(gantry, ada.cookie)).body.data
  const passkey = authenticatorOf(gantry)
  const registration = passkey.register(options)
  t.equal(codeOf(await create(gantry, bob.cookie, registration)), 'validation_failed', 'by another user')
  const other = cookieOf(await logIn(gantry, { username: 'ada', password }))
  t.equal(codeOf(await create(gantry, other, registration)), 'validation_failed', 'by another session')
  t.equal((await create(gantry, ada.cookie, registration)).status, 201)
  t.equal(codeOf(await create(gantry, ada.cookie, registration)), 'validation_failed', 'again')
  const again = (await challenge(gantry, ada.cookie)).body.data.options
  t.equal(codeOf(await create(gantry, ada.cookie, passkey.register(again))), 'already_exists')
  const forBob = (await challenge(gantry, bob.cookie)).body.data.options
  t.equal(codeOf(await create(gantry, bob.cookie, passkey.register(forBob))), 'already_exists', 'of another user')
})

t.test('a passkey ends when it is removed, and with its user', async (t) => {
  const gantry = await startGantry(t)
  const ada = await addUser(gantry, 'ada')
  const [first, second] = [await addPasskey(gantry, ada.cookie), await addPasskey(gantry, ada.cookie)]
  const [{ id }] = (await as(gantry, ada.cookie, 'GET', '/user/second-factors')).body.data.secondFactors
  const path = `/user/second-factors/${id}/remove`
  t.equal((await as(gantry, ada.cookie, 'POST', path, { currentPassword })).status, 200)
  t.equal(codeOf(await signIn(gantry, first)), 'login_failed')
  await gantry.call('POST', `/users/${ada.id}/disable`)
  t.equal(codeOf(await signIn(gantry, second)), 'account_disabled')
  await gantry.call('POST', `/users/${ada.id}/enable`)
  t.equal((await signIn(gantry, second)).status, 200)
  await gantry.call('DELETE', `/users/${ada.id}`)
  t.equal(codeOf(await signIn(gantry, second)), 'login_failed')
})

t.test('a session by a passkey satisfies the rule of the operator, and adds factors without a password', async (t) => {
  const started = await startWithClock(t, { environment: { GANTRY_REQUIRE_SECOND_FACTOR: 'all' } })
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const passkey = await addPasskey(gantry, ada.cookie)
  const { store } = gantry.service.app
  const cookie = cookieOf(await signIn(gantry, passkey))
  t.equal((await as(gantry, cookie, 'GET', '/tasks')).status, 200)
  const user = await store.read.users.get(ada.id)
  if (!user) throw new Error('there is no user')
  const { passwordHash: _passwordHash, ...doc } = user.doc
  await store.commit([{ replace: 'users', version: user.version, doc }])
  t.equal((await as(gantry, cookie, 'POST', '/user/second-factors/totp', {})).status, 201, 'soon after the sign-in')
  const token = await addCredential(gantry, ada.id)
  t.equal((await token.call('POST', '/user/second-factors/totp', { body: {} })).status, 403, 'a token never')
  started.pass(601)
  t.equal((await as(gantry, cookie, 'POST', '/user/second-factors/totp', {})).status, 403, 'later no more')
})

t.test('passkeys are bound to the public address, and there are none where it is no domain with https', async (t) => {
  const methodsAt = async (url: string) => {
    const gantry = await startGantry(t, { environment: { GANTRY_PUBLIC_URL: url } })
    return { gantry, methods: (await gantry.call('GET', '/identity/sign-in/methods')).body.data.methods }
  }
  const { methods } = await methodsAt('https://gantry.example/below')
  t.same(methods.passkeys, { rpId: 'gantry.example', origin: 'https://gantry.example' })
  for (const url of ['https://192.0.2.1', 'https://[2001:db8::1]', 'http://gantry.example']) {
    const { gantry, methods } = await methodsAt(url)
    t.equal(methods.passkeys, undefined, url)
    t.equal(codeOf(await gantry.call('POST', '/identity/sign-in/passkey/challenge')), 'not_configured')
  }
  const { gantry } = await methodsAt('http://gantry.example')
  const ada = await addUser(gantry, 'ada')
  const passkey = authenticatorOf(gantry)
  t.equal(codeOf(await challenge(gantry, ada.cookie)), 'not_configured')
  const registration = passkey.register(foreign.creation)
  t.equal(codeOf(await create(gantry, ada.cookie, registration)), 'not_configured')
  t.equal(codeOf(await loginWith(gantry, passkey.sign(foreign.request))), 'not_configured')
})

t.test('a user has at most twenty passkeys', async (t) => {
  const gantry = await startGantry(t)
  const ada = await addUser(gantry, 'ada')
  const { options } = (await challenge(gantry, ada.cookie)).body.data
  const { store, now, newId } = gantry.service.app
  const rest = { userId: ada.id, name: 'One', publicKey: 'AAAA', counter: 0, transports: [], createdAt: now() }
  await store.commit(
    Array.from({ length: 20 }, (_, index) => ({
      insert: 'passkeys',
      doc: { ...rest, id: newId('factor'), credentialId: `credential-${index}` },
    })),
  )
  t.equal(codeOf(await challenge(gantry, ada.cookie)), 'quota_exceeded')
  t.equal(codeOf(await create(gantry, ada.cookie, authenticatorOf(gantry).register(options))), 'quota_exceeded')
})

t.test('a sign-in by a passkey ends the session whose cookie comes with it', async (t) => {
  const gantry = await startGantry(t)
  const ada = await addUser(gantry, 'ada')
  const passkey = await addPasskey(gantry, ada.cookie)
  const answer = await as(gantry, ada.cookie, 'POST', '/identity/sign-in/passkey', {
    credential: passkey.sign(await requestOptions(gantry)),
  })
  t.equal((await as(gantry, ada.cookie, 'GET', '/identity')).status, 401)
  t.equal((await as(gantry, cookieOf(answer), 'GET', '/identity')).status, 200)
})

t.test('a foreign page signs nobody in', async (t) => {
  const gantry = await startGantry(t)
  const passkey = await addPasskey(gantry, (await addUser(gantry, 'ada')).cookie)
  const credential = passkey.sign(await requestOptions(gantry))
  for (const [headers, code] of [
    [{ origin: 'http://evil.example' }, 'origin_denied'],
    [{ 'sec-fetch-site': 'cross-site' }, 'csrf_failed'],
  ] as const) {
    const sent = { body: { credential }, headers: { authorization: '', ...headers } }
    t.equal(codeOf(await gantry.call('POST', '/identity/sign-in/passkey', sent)), code)
  }
})

/** Options of another service. */
const foreign = {
  creation: {
    challenge: 'bm90LWEtY2hhbGxlbmdl',
    rp: { id: 'gantry.example', name: 'Gantry' },
    user: { id: 'dXNlcl9hZGE', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [],
    timeout: 1000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  },
  request: { challenge: 'bm90LWEtY2hhbGxlbmdl', rpId: 'gantry.example', timeout: 1000, userVerification: 'required' },
} as const

function authenticatorOf({ port }: Gantry): Authenticator {
  return new Authenticator(`http://localhost:${port}`)
}

function challenge(gantry: Gantry, cookie: string): Promise<Answer> {
  return as(gantry, cookie, 'POST', '/user/second-factors/passkeys/challenge', { currentPassword })
}

function create(gantry: Gantry, cookie: string, credential: object): Promise<Answer> {
  return as(gantry, cookie, 'POST', '/user/second-factors/passkeys', { name: 'My laptop', credential })
}

async function addPasskey(gantry: Gantry, cookie: string): Promise<Authenticator> {
  const passkey = authenticatorOf(gantry)
  await create(gantry, cookie, passkey.register((await challenge(gantry, cookie)).body.data.options))
  return passkey
}

async function requestOptions(gantry: Gantry) {
  const headers = { authorization: '' }
  return (await gantry.call('POST', '/identity/sign-in/passkey/challenge', { headers })).body.data.options
}

function loginWith(gantry: Gantry, credential: object): Promise<Answer> {
  return gantry.call('POST', '/identity/sign-in/passkey', { body: { credential }, headers: { authorization: '' } })
}

async function signIn(gantry: Gantry, passkey: Authenticator, deviation: Deviation = {}): Promise<Answer> {
  return loginWith(gantry, passkey.sign(await requestOptions(gantry), deviation))
}
