import t from 'tap'
import type { Test } from 'tap'
import { routes } from '../src/generated/routes.ts'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { openStream } from './support/event-stream.ts'
import { startGantry } from './support/gantry.ts'
import type { CallOptions, Gantry } from './support/gantry.ts'

const password = 'correct horse battery staple'
const minute = 60_000
const required = { status: 403, body: { error: { code: 'reauthentication_required' } } }

/** Each sensitive operation, as an owner calls it. */
const sensitive: Readonly<Record<string, readonly [method: string, path: string, body?: object]>> = {
  completeSetup: ['POST', '/identity/setup', { name: 'Eve', username: 'eve', password }],
  createToken: ['POST', '/identity/tokens', { name: 'Eve' }],
  approveDeviceSignIn: ['POST', '/identity/device-sign-ins/BCDF-GHJK/approve'],
  rotateToken: ['POST', '/identity/tokens/tok_none/rotate', {}],
  deleteSession: ['DELETE', '/identity/sessions/sess_none'],
  updateCurrentUser: ['PATCH', '/user', { email: 'eve@evil.example' }],
  createUser: ['POST', '/users', { name: 'Eve', username: 'eve', role: 'owner' }],
  updateUser: ['PATCH', '/users/user_owner', { email: 'eve@evil.example' }],
  deleteUser: ['DELETE', '/users/user_owner'],
  createUserInvite: ['POST', '/users/user_owner/invite'],
  disableUser: ['POST', '/users/user_owner/disable'],
  enableUser: ['POST', '/users/user_owner/enable'],
}

t.test('each operation that the contract marks is tried here', async (t) => {
  const marked = Object.entries(routes).filter(([, route]) => 'needsReauthentication' in route)
  t.same(marked.map(([id]) => id).sort(), Object.keys(sensitive).sort())
})

t.test('ten minutes after the sign-in, a session does nothing sensitive', async (t) => {
  const { clock, browser } = await signedIn(t)
  t.equal((await browser('POST', '/identity/tokens', { body: { name: 'Mine' } })).status, 201, 'at first it may')
  clock.advance(10 * minute + 1)
  for (const [id, [method, path, body]] of Object.entries(sensitive))
    t.match(await browser(method, path, body && { body }), required, id)
  t.equal((await browser('POST', '/tasks', { body: { title: 'A' } })).status, 201, 'all else goes on')
  t.equal((await browser('POST', '/identity/logout')).status, 200)
})

t.test('the password allows it again, under a new cookie', async (t) => {
  const { gantry, clock, browser } = await signedIn(t)
  clock.advance(11 * minute)
  const { hint } = (await browser('POST', '/identity/tokens', { body: { name: 'Mine' } })).body.error
  t.match(hint, 'POST /api/v1/identity/reauthenticate')
  const before = (await browser('GET', '/identity')).body.data.identity
  const sessions = async (call: Browser) =>
    (await call('GET', '/identity/sessions')).body.data.sessions.map(({ id }: { id: string }) => id)
  const ids = await sessions(browser)
  const answer = await browser('POST', '/identity/reauthenticate', { body: { password } })
  t.equal(answer.status, 200)
  t.ok(answer.body.data.identity.authenticatedAt > before.authenticatedAt)
  const renewed = byCookie(gantry, answer.headers.get('set-cookie') ?? '')
  t.match(await browser('GET', '/identity'), { status: 401, body: { error: { code: 'token_invalid' } } })
  t.same(await sessions(renewed), ids, 'it is the same session')
  t.equal((await renewed('POST', '/identity/tokens', { body: { name: 'Mine' } })).status, 201)
  clock.advance(10 * minute + 1)
  t.match(await renewed('POST', '/identity/tokens', { body: { name: 'Mine' } }), required)
})

t.test('a stream that was open goes on', async (t) => {
  const { gantry, browser, cookie } = await signedIn(t)
  const stream = await openStream(gantry.origin, '/events', { headers: { authorization: '', cookie } })
  t.teardown(() => stream.destroy())
  const answer = await browser('POST', '/identity/reauthenticate', { body: { password } })
  t.equal(answer.status, 200)
  const id = await gantry.createTask('Seen afterwards')
  await stream.until(() => stream.isOver || stream.frames.some(({ data }) => data.taskId === id))
  t.notOk(stream.isOver)
})

t.test('a wrong password is refused and, after some, throttled', async (t) => {
  const { browser } = await signedIn(t)
  const codes: string[] = []
  for (let count = 0; count < 6; count++)
    codes.push((await browser('POST', '/identity/reauthenticate', { body: { password: 'a guess' } })).body.error.code)
  t.same(codes, [...Array(5).fill('forbidden'), 'login_throttled'])
  t.equal((await browser('GET', '/identity')).status, 200, 'the session is not lost by it')
})

t.test('tokens are asked nothing, and are not changed by a password', async (t) => {
  const { gantry, clock } = await signedIn(t)
  clock.advance(60 * minute)
  t.equal((await gantry.call('POST', '/identity/tokens', { body: { name: 'By a token' } })).status, 201)
  const answer = await gantry.call('POST', '/identity/reauthenticate', { body: { password } })
  t.equal(answer.headers.get('set-cookie'), null)
  t.notOk('authenticatedAt' in answer.body.data.identity)
})

t.test('what a session exchanged itself for proves no more than the session', async (t) => {
  const { gantry, clock, browser } = await signedIn(t)
  const exchanged: string = (await browser('POST', '/identity/exchange', { body: {} })).body.data.secret
  const call = (secret: string, options: CallOptions = {}) =>
    gantry.call('POST', '/identity/tokens', {
      body: { name: 'Eve' },
      ...options,
      headers: { authorization: `Bearer ${secret}` },
    })
  t.equal((await call(exchanged)).status, 201, 'at first it may')
  clock.advance(10 * minute + 1)
  const late: string = (await browser('POST', '/identity/exchange', { body: {} })).body.data.secret
  const later = await gantry.call('POST', '/identity/exchange', {
    body: {},
    headers: { authorization: `Bearer ${late}` },
  })
  await gantry.call('POST', '/identity/reauthenticate', {
    body: { password },
    headers: { authorization: `Bearer ${late}` },
  })
  for (const secret of [exchanged, late, later.body.data.secret]) t.match(await call(secret), required)
  const login = await gantry.call('POST', '/identity/login', { body: { token: late }, headers: { authorization: '' } })
  const session = byCookie(gantry, login.headers.get('set-cookie') ?? '')
  t.match(await session('POST', '/identity/tokens', { body: { name: 'Eve' } }), required, 'nor a session made from it')
  t.match(
    await browser('POST', '/identity/reauthenticate', { body: { token: late } }),
    { status: 403, body: { error: { code: 'forbidden' } } },
    'nor does it reauthenticate one',
  )
})

t.test('a user without a password reauthenticates with a token of their own', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const [ada, bob] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  const login = await gantry.call('POST', '/identity/login', {
    body: { token: ada.secret },
    headers: { authorization: '' },
  })
  const browser = byCookie(gantry, login.headers.get('set-cookie') ?? '')
  clock.advance(11 * minute)
  t.match(await browser('POST', '/user/password', { body: { newPassword: password } }), required, 'a first password')
  for (const token of [bob.secret, `${ada.secret}x`])
    t.equal((await browser('POST', '/identity/reauthenticate', { body: { token } })).body.error.code, 'forbidden')
  t.equal((await browser('POST', '/identity/reauthenticate', { body: { password } })).body.error.code, 'forbidden')
  const answer = await browser('POST', '/identity/reauthenticate', { body: { token: ada.secret } })
  const renewed = byCookie(gantry, answer.headers.get('set-cookie') ?? '')
  t.equal((await renewed('POST', '/identity/tokens', { body: { name: 'Mine' } })).status, 201)
})

t.test('a sign-in link is a proof, and a session of an earlier version has that of its start', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { environment: { GANTRY_ADMIN_TOKEN: '' }, parts: { now: clock.now } })
  const { linkSecret: link } = gantry.service.firstCredentials ?? {}
  const login = await gantry.call('POST', '/identity/login', { body: { link }, headers: { authorization: '' } })
  const browser = byCookie(gantry, login.headers.get('set-cookie') ?? '')
  const { store } = gantry.service.app
  const [found] = await store.read.sessions.list({ limit: 1 })
  if (!found) throw new Error('there is no session')
  const { authenticatedAt: _, ...doc } = found.doc
  await store.commit([{ replace: 'sessions', version: found.version, doc }])
  t.equal((await browser('POST', '/identity/tokens', { body: { name: 'Mine' } })).status, 201)
  clock.advance(10 * minute + 1)
  t.match(await browser('POST', '/identity/tokens', { body: { name: 'Mine' } }), required)
})

type Browser = ReturnType<typeof byCookie>

/** A service whose owner has a password, and a browser in which the owner signed in. */
async function signedIn(t: Test) {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  await gantry.call('POST', '/identity/setup', { body: { name: 'Ada', username: 'ada', password } })
  const login = await gantry.call('POST', '/identity/login', {
    body: { username: 'ada', password },
    headers: { authorization: '' },
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { gantry, clock, cookie, browser: byCookie(gantry, cookie) }
}

function byCookie(gantry: Gantry, setCookie: string) {
  const headers = { authorization: '', cookie: setCookie.split(';')[0] ?? '' }
  return (method: string, path: string, options: CallOptions = {}) => gantry.call(method, path, { ...options, headers })
}
