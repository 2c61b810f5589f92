import t from 'tap'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'

t.test('each of the three credentials tells who calls', async (t) => {
  const gantry = await startGantry(t)
  const cookie = await signIn(gantry)
  for (const [method, headers] of [
    ['token', { authorization: `Bearer ${gantry.token}` }],
    ['token', { authorization: '', 'x-api-key': gantry.token }],
    ['session', { authorization: '', cookie }],
  ] as const) {
    const { body } = await gantry.call('GET', '/identity', { headers })
    t.match(body.data.identity, { userId: 'user_owner', name: 'Owner', role: 'owner', method, scopes: ['*'] })
  }
})

t.test('login answers a cookie that scripts cannot read and other sites cannot send', async (t) => {
  const gantry = await startGantry(t)
  const { status, headers, body } = await gantry.call('POST', '/identity/login', { body: { token: gantry.token }, headers: { authorization: '' } })
  t.equal(status, 200)
  t.equal(body.data.identity.method, 'session')
  t.ok(Date.parse(body.data.identity.expiresAt) > Date.now())
  t.match(headers.get('set-cookie'), /^nut-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/)
})

t.test('login refuses a wrong token without saying why', async (t) => {
  const gantry = await startGantry(t)
  const { status, body, headers } = await gantry.call('POST', '/identity/login', { body: { token: 'x'.repeat(40) }, headers: { authorization: '' } })
  t.equal(status, 401)
  t.equal(body.error.code, 'login_failed')
  t.equal(headers.get('set-cookie'), null)
})

t.test('logout ends the session of the cookie', async (t) => {
  const gantry = await startGantry(t)
  const cookie = await signIn(gantry)
  const answer = await gantry.call('POST', '/identity/logout', { headers: { authorization: '', cookie } })
  t.same(answer.body, { success: true })
  t.match(answer.headers.get('set-cookie'), /^nut-session=;.*Expires=Thu, 01 Jan 1970/)
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).body.error.code, 'token_invalid')
  t.equal((await gantry.call('POST', '/identity/logout')).status, 200, 'a token is not ended')
  t.equal((await gantry.call('GET', '/identity')).status, 200)
})

t.test('the stored form of a credential is not a credential', async (t) => {
  const gantry = await startGantry(t)
  await signIn(gantry)
  const [token] = await gantry.service.app.store.read.tokens.list()
  const [session] = await gantry.service.app.store.read.sessions.list()
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: `Bearer ${token?.doc.hash}` } })).status, 401)
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: '', cookie: `nut-session=${session?.doc.id}` } })).status, 401)
})

t.test('an expired token and an expired session are told apart from wrong ones', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const cookie = await signIn(gantry)
  const [session] = await store.read.sessions.list()
  const [token] = await store.read.tokens.list()
  if (!session || !token) throw new Error('nothing is stored')
  const expiresAt = '2020-01-01T00:00:00.000Z'
  await store.commit([{ replace: 'sessions', version: session.version, doc: { ...session.doc, expiresAt } }])
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).body.error.code, 'token_expired')
})

t.test('a write with the cookie must come from our own pages', async (t) => {
  const gantry = await startGantry(t)
  const cookie = await signIn(gantry)
  const write = (headers: Record<string, string>) => gantry.call('POST', '/tasks', { body: { title: 'Plan' }, headers: { authorization: '', cookie, ...headers } })
  t.equal((await write({})).status, 201, 'a program that is no browser')
  t.equal((await write({ origin: gantry.origin, 'sec-fetch-site': 'same-origin' })).status, 201)
  t.equal((await write({ 'sec-fetch-site': 'cross-site' })).body.error.code, 'csrf_failed')
  t.equal((await write({ 'sec-fetch-site': 'same-site' })).body.error.code, 'csrf_failed')
  t.equal((await write({ 'sec-fetch-site': 'nonsense' })).body.error.code, 'csrf_failed')
  for (const origin of ['http://evil.example', 'null', `${gantry.origin}.evil.example`, 'http://127.0.0.1:1']) {
    t.equal((await write({ origin })).body.error.code, 'origin_denied', origin)
  }
  t.equal((await gantry.call('POST', '/identity/login', { body: { token: gantry.token }, headers: { authorization: '', origin: 'http://evil.example' } })).body.error.code, 'origin_denied')
})

t.test('credentials that belong to different callers are refused', async (t) => {
  const gantry = await startGantry(t)
  const answer = await gantry.call('GET', '/identity', { headers: { 'x-api-key': 'y'.repeat(40) } })
  t.equal(answer.status, 401)
  t.equal((await gantry.call('GET', '/identity', { headers: { 'x-api-key': gantry.token } })).status, 200)
})

async function signIn(gantry: Gantry): Promise<string> {
  const { headers } = await gantry.call('POST', '/identity/login', { body: { token: gantry.token }, headers: { authorization: '' } })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}
