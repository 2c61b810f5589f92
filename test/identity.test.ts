import t from 'tap'
import { routes } from '../src/generated/routes.ts'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'
import { password, dayMs, by, signIn } from './support/identity.ts'

t.test('each of the three credentials identifies the caller', async (t) => {
  const gantry = await startGantry(t)
  const cookie = await signIn(gantry)
  for (const [method, headers] of [
    ['token', { authorization: `Bearer ${gantry.token}` }],
    ['token', { authorization: '', 'x-api-key': gantry.token }],
    ['session', { authorization: '', cookie }],
  ] as const) {
    const { body } = await gantry.call('GET', '/identity', { headers })
    t.match(body.data.identity, { userId: 'user_owner', name: 'Owner', role: 'owner', method, scopes: ['*'] })
    const { tokenId } = body.data.identity
    t.equal(tokenId, method === 'token' ? 'tok_preset' : undefined)
  }
})

t.test('getIdentity names the calling token, also after it was rotated', async (t) => {
  const gantry = await startGantry(t)
  const made = (await gantry.call('POST', '/identity/tokens', { body: { name: 'CI' } })).body.data
  const idOf = async (secret: string) =>
    (await gantry.call('GET', '/identity', { headers: { authorization: `Bearer ${secret}` } })).body.data.identity
      .tokenId
  t.equal(await idOf(made.secret), made.token.id)
  const rotated = (await gantry.call('POST', `/identity/tokens/${made.token.id}/rotate`)).body.data
  t.equal(await idOf(rotated.secret), made.token.id)
})

t.test('a request speaks for one user, also when one of its credentials is known from the call before', async (t) => {
  const gantry = await startGantry(t)
  const [bob, eve] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  for (const headers of [
    { 'x-api-key': eve.secret },
    { cookie: `nut-session=${eve.cookie}` },
    { 'x-api-key': gantry.token },
  ]) {
    t.equal((await bob.call('GET', '/identity')).body.data.identity.userId, bob.userId)
    const { status, body } = await bob.call('GET', '/identity', { headers })
    t.same([status, body.error?.code], [401, 'token_invalid'])
  }
  const { body: own } = await bob.call('GET', '/identity', {
    headers: { 'x-api-key': bob.secret, cookie: `nut-session=${bob.cookie}` },
  })
  t.equal(own.data.identity.userId, bob.userId, 'several of one user are one caller')
})

t.test('login refuses a wrong token without saying why', async (t) => {
  const gantry = await startGantry(t)
  const { status, body, headers } = await gantry.call('POST', '/identity/login', {
    body: { token: 'x'.repeat(40) },
    headers: { authorization: '' },
  })
  t.equal(status, 401)
  t.equal(body.error.code, 'login_failed')
  t.equal(headers.get('set-cookie'), null)
})

t.test('the stored form of a credential is not a credential', async (t) => {
  const gantry = await startGantry(t)
  await signIn(gantry)
  const [token] = await gantry.service.app.store.read.tokens.list()
  const [session] = await gantry.service.app.store.read.sessions.list()
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: `Bearer ${token?.doc.hash}` } })).status,
    401,
  )
  t.equal(
    (
      await gantry.call('GET', '/identity', {
        headers: { authorization: '', cookie: `nut-session=${session?.doc.id}` },
      })
    ).status,
    401,
  )
})

t.test('an expired token and an expired session are distinguished from wrong ones', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const cookie = await signIn(gantry)
  const [session] = await store.read.sessions.list()
  const [token] = await store.read.tokens.list()
  if (!session || !token) throw new Error('nothing is stored')
  const expiresAt = '2020-01-01T00:00:00.000Z'
  await store.commit([{ replace: 'sessions', version: session.version, doc: { ...session.doc, expiresAt } }])
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).body.error.code,
    'token_expired',
  )
})

t.test('a write with the cookie must come from our own pages', async (t) => {
  const gantry = await startGantry(t)
  const cookie = await signIn(gantry)
  const write = (headers: Record<string, string>) =>
    gantry.call('POST', '/tasks', { body: { title: 'Plan' }, headers: { authorization: '', cookie, ...headers } })
  t.equal((await write({})).status, 201, 'a program that is no browser')
  t.equal((await write({ origin: gantry.origin, 'sec-fetch-site': 'same-origin' })).status, 201)
  t.equal((await write({ 'sec-fetch-site': 'cross-site' })).body.error.code, 'csrf_failed')
  t.equal((await write({ 'sec-fetch-site': 'same-site' })).body.error.code, 'csrf_failed')
  t.equal((await write({ 'sec-fetch-site': 'nonsense' })).body.error.code, 'csrf_failed')
  for (const origin of ['http://evil.example', 'null', `${gantry.origin}.evil.example`, 'http://127.0.0.1:1']) {
    t.equal((await write({ origin })).body.error.code, 'origin_denied', origin)
  }
  t.equal(
    (
      await gantry.call('POST', '/identity/login', {
        body: { token: gantry.token },
        headers: { authorization: '', origin: 'http://evil.example' },
      })
    ).body.error.code,
    'origin_denied',
  )
})

t.test('the first owner is set up once, also when two do it at once', async (t) => {
  const gantry = await startGantry(t)
  const isDone = async () =>
    (await gantry.call('GET', '/identity/setup', { headers: { authorization: '' } })).body.data.setup.isDone
  const setUp = (username: string, call = gantry.call) =>
    call('POST', '/identity/setup', { body: { name: 'Ada', username, password } })
  t.equal(await isDone(), false)
  t.match(await gantry.call('POST', '/user/password', { body: { newPassword: password } }), {
    status: 403,
    body: { error: { message: /setup first/ } },
  })
  t.equal(
    (await setUp('ada', (await addCaller(gantry, 'owner')).call)).body.error.code,
    'forbidden',
    'another owner does not',
  )
  t.equal(
    (await setUp('ada', (await addCredential(gantry, 'user_owner', { scopes: ['users:admin'] })).call)).body.error.code,
    'scope_missing',
    'nor a narrow token',
  )
  t.equal(
    (await setUp('ada', (await addCredential(gantry, 'user_owner', { allow: {} })).call)).body.error.code,
    'scope_missing',
    'nor one with an allow-list, which administers no users',
  )
  const answers = await Promise.all([setUp('ada'), setUp('lin')])
  t.same(answers.map(({ status }) => status).sort(), [200, 409])
  t.equal(answers.find(({ status }) => status === 409)?.body.error.code, 'setup_done')
  t.equal(answers.find(({ status }) => status === 200)?.body.data.identity.name, 'Ada')
  t.equal(await isDone(), true)
  t.equal((await setUp('bob')).body.error.code, 'setup_done')
  const username = answers[0]?.status === 200 ? 'ada' : 'lin'
  const signedIn = await gantry.call('POST', '/identity/login', {
    body: { username, password },
    headers: { authorization: '' },
  })
  t.match(signedIn.body.data.identity, { userId: 'user_owner', role: 'owner', method: 'session', scopes: ['*'] })
})

t.test('the link of the first start signs in once, also when two open it at once', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_ADMIN_TOKEN: '' } })
  const { token, linkSecret } = gantry.service.firstCredentials ?? { token: '', linkSecret: '' }
  t.match((await by(gantry, token)('GET', '/identity')).body.data.identity, { userId: 'user_owner', scopes: ['*'] })
  const redeem = () =>
    gantry.call('POST', '/identity/login', { body: { link: linkSecret }, headers: { authorization: '' } })
  const answers = await Promise.all([redeem(), redeem()])
  t.same(answers.map(({ status }) => status).sort(), [200, 410])
  const cookie =
    answers
      .find(({ status }) => status === 200)
      ?.headers.get('set-cookie')
      ?.split(';')[0] ?? ''
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).status, 200)
  const { entries } = (await by(gantry, token)('GET', '/identity/audit?limit=10')).body.data
  t.match(
    entries.filter(({ operation }: { operation: string }) => operation === 'login'),
    [{ actor: { id: 'user_owner' }, outcome: 'done' }],
  )
})

t.test('five wrong passwords a minute slow the next ones down, for that account alone', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  for (const username of ['ada', 'bob'])
    await gantry.call('POST', '/users', { body: { name: username, username, role: 'developer', password } })
  const login = (username: string, given: string) =>
    gantry.call('POST', '/identity/login', { body: { username, password: given }, headers: { authorization: '' } })
  const delays: number[] = []
  const wrong = async () => {
    const { status, body, headers } = await login('ada', 'a wrong password')
    if (status === 429) {
      t.equal(body.error.code, 'login_throttled')
      t.equal(headers.get('retry-after'), String(body.error.retryAfter))
      delays.push(body.error.retryAfter)
    }
    return status
  }
  const statuses = await Promise.all(Array.from({ length: 12 }, wrong))
  t.same(statuses.filter((status) => status === 401).length, 5, 'also when they come at once')
  t.equal((await login('ada', password)).status, 429, 'the right one has to wait too')
  t.equal((await login('bob', password)).status, 200)
  t.equal((await login('nobody', password)).status, 401, 'an account that is none is like another one')
  delays.length = 0
  for (let round = 0; round < 7; round++) {
    await wrong()
    clock.advance((delays.at(-1) ?? 0) * 1000)
    t.equal(await wrong(), 401, 'after the delay one more is tried')
  }
  t.same(delays, [10, 20, 40, 80, 160, 300, 300])
  clock.advance(300_000)
  t.equal((await login('ada', password)).status, 200)
  t.same([await wrong(), await wrong()], [401, 401], 'a right one makes good for the wrong ones')
})

t.test('checkAccess returns which operations are allowed and which scopes are missing', async (t) => {
  const gantry = await startGantry(t)
  const narrow = await addCaller(gantry, 'developer', { scopes: ['tasks:read', 'users:admin'] })
  const { body } = await narrow.call('POST', '/identity/check', {
    body: { operations: ['listTasks', 'createTask', 'createUser', 'getIdentity'] },
  })
  t.same(body.data.access, [
    { operation: 'listTasks', isAllowed: true, missingScopes: [] },
    { operation: 'createTask', isAllowed: false, missingScopes: ['tasks:write'] },
    { operation: 'createUser', isAllowed: false, missingScopes: ['users:admin'] },
    { operation: 'getIdentity', isAllowed: true, missingScopes: [] },
  ])
  t.match(await narrow.call('POST', '/identity/check', { body: { operations: ['listTasks', 'doAnything'] } }), {
    status: 400,
    body: { error: { details: [{ path: 'body/operations/1' }] } },
  })
})

t.test('listScopes returns every scope with its operations, the presets and the roles', async (t) => {
  const gantry = await startGantry(t)
  const { scopes, presets, roles } = (await gantry.call('GET', '/identity/scopes')).body.data
  for (const [id, route] of Object.entries(routes)) {
    for (const scope of route.scopes)
      t.ok(scopes.find((each: { scope: string }) => each.scope === scope).operations.includes(id), `${scope}: ${id}`)
  }
  const held = (sets: { name: string; scopes: string[] }[], name: string) =>
    sets.find((set) => set.name === name)?.scopes ?? []
  t.same(held(roles, 'owner'), ['*'])
  t.same(
    held(roles, 'viewer').filter((scope) => !scope.endsWith(':read')),
    ['identity:write'],
    'a viewer changes the own account alone',
  )
  t.ok(held(presets, 'read_only').every((scope) => scope.endsWith(':read')))
  t.notOk(held(roles, 'agent').includes('identity:write'))
  for (const scope of [
    'tokens:manage',
    'config:write',
    'secrets:write',
    'users:read',
    'users:admin',
    'audit:read',
    'webhooks:admin',
  ])
    t.notOk(held(roles, 'agent').includes(scope), scope)
  t.same(
    presets.map(({ name }: { name: string }) => name),
    ['read_only', 'agent', 'ci', 'full'],
  )
})

t.test('the audit records who did what, from where, and what was refused', async (t) => {
  const gantry = await startGantry(t)
  const bob = await addCaller(gantry, 'developer')
  const id = await gantry.createTask()
  await bob.call('POST', '/tasks', { body: { title: 'Plan' }, headers: { 'x-request-id': 'the-request-of-bob' } })
  const viewer = await addCaller(gantry, 'viewer')
  await viewer.call('POST', '/tasks', { body: { title: 'Plan' } })
  await gantry.call('POST', '/identity/login', { body: { token: bob.secret }, headers: { authorization: '' } })
  await gantry.call('POST', '/identity/login', { body: { token: 'x'.repeat(30) }, headers: { authorization: '' } })
  const first = (await gantry.call('GET', '/identity/audit?limit=3')).body.data
  const rest = (await gantry.call('GET', `/identity/audit?limit=200&cursor=${first.nextCursor}`)).body.data
  const entries = [...first.entries, ...rest.entries]
  t.same(
    entries.map((entry) => entry.id),
    entries.map((_, index) => entries.length - index),
    'newest first and without a gap',
  )
  t.match(entries.reverse(), [
    {
      operation: 'createTask',
      actor: { id: 'user_owner', name: 'Owner', kind: 'user' },
      credentialId: 'tok_preset',
      object: `/tasks/${id}`,
      outcome: 'done',
      address: '127.0.0.1',
    },
    {
      operation: 'createTask',
      actor: { id: bob.userId },
      credentialId: bob.tokenId,
      requestId: 'the-request-of-bob',
      outcome: 'done',
    },
    { operation: 'createTask', outcome: 'refused', object: '/tasks' },
    { operation: 'login', actor: { id: bob.userId }, outcome: 'done' },
    { operation: 'login', actor: { id: 'anonymous', kind: 'anonymous' }, outcome: 'refused' },
  ])
  t.equal((await gantry.call('GET', '/identity/audit?cursor=x')).body.error.code, 'invalid_cursor')
})

t.test('a caller that is refused repeatedly does not fill the audit', async (t) => {
  const gantry = await startGantry(t)
  const viewer = await addCaller(gantry, 'viewer')
  for (let round = 0; round < 30; round++) await viewer.call('POST', '/tasks', { body: { title: 'Plan' } })
  t.equal((await gantry.service.app.store.audit({ limit: 200 })).length, 10)
})

t.test('expired credentials are removed a week after', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const { store, identity } = gantry.service.app
  const gone = new Date(Date.parse(clock.now()) + dayMs).toISOString()
  const bob = await addCaller(gantry, 'developer', { expiresAt: gone })
  const kept = await addCredential(gantry, bob.userId)
  clock.advance(7 * dayMs)
  await identity.prepare(gantry.token)
  t.ok(await store.read.tokens.get(bob.tokenId), 'its owner can see why it is dead')
  clock.advance(2 * dayMs)
  await identity.prepare(gantry.token)
  t.equal(await store.read.tokens.get(bob.tokenId), undefined)
  t.ok(await store.read.tokens.get(kept.tokenId))
  t.equal((await store.read.sessions.list()).length, 1)
})

t.test('the token of the environment belongs to a user who is an owner', async (t) => {
  const gantry = await startGantry(t)
  const other = await addUser(gantry, 'owner')
  t.equal((await gantry.call('POST', '/users/user_owner/disable')).status, 200)
  t.equal((await gantry.call('GET', '/identity')).status, 401)
  await gantry.service.app.identity.prepare(gantry.token)
  t.equal((await gantry.call('GET', '/identity')).body.data.identity.userId, other, 'after the next start')
})
