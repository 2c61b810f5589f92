import t from 'tap'
import { routes } from '../src/generated/routes.ts'
import { openSecretBox } from '../src/platform/secrets/secret-box.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import { createIdentity } from '../src/services/identity.ts'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'
import { fail } from '../src/errors.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

const password = 'correct horse battery staple'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

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

t.test('login answers a cookie that scripts cannot read and other sites cannot send', async (t) => {
  const gantry = await startGantry(t)
  const { status, headers, body } = await gantry.call('POST', '/identity/login', {
    body: { token: gantry.token },
    headers: { authorization: '' },
  })
  t.equal(status, 200)
  t.equal(body.data.identity.method, 'session')
  t.ok(Date.parse(body.data.identity.expiresAt) > Date.now())
  t.match(headers.get('set-cookie'), /^nut-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/)
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

t.test('logout ends the session of the cookie', async (t) => {
  const gantry = await startGantry(t)
  const cookie = await signIn(gantry)
  const answer = await gantry.call('POST', '/identity/logout', { headers: { authorization: '', cookie } })
  t.same(answer.body, { success: true })
  t.match(answer.headers.get('set-cookie'), /^nut-session=;.*Expires=Thu, 01 Jan 1970/)
  t.equal(answer.headers.get('clear-site-data'), '"cache", "storage"', 'the browser keeps nothing of it')
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).body.error.code,
    'token_invalid',
  )
  t.equal((await gantry.call('POST', '/identity/logout')).status, 200, 'a token is not ended')
  t.equal((await gantry.call('GET', '/identity')).status, 200)
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

t.test('createToken shows the secret once, and nothing shows it again', async (t) => {
  const gantry = await startGantry(t)
  const { status, headers, body } = await gantry.call('POST', '/identity/tokens', {
    body: { name: 'CI', preset: 'ci', expiresInDays: 30, allow: { gitBranches: ['feature/*'] } },
  })
  t.equal(status, 201)
  const { token, secret } = body.data
  t.match(secret, /^gty_[0-9a-f]{64}_[0-9a-z]{7}$/)
  t.match(token, { id: /^tok_/, userId: 'user_owner', name: 'CI', allow: { gitBranches: ['feature/*'] } })
  t.equal(headers.get('location'), `/api/v1/identity/tokens/${token.id}`)
  t.equal(Math.round((Date.parse(token.expiresAt) - Date.parse(token.createdAt)) / dayMs), 30)
  const found = await gantry.call('GET', `/identity/tokens/${token.id}`)
  t.same(found.body.data.token, token)
  t.equal(
    (
      await gantry.call('GET', `/identity/tokens/${token.id}`, {
        headers: { 'if-none-match': found.headers.get('etag') ?? '' },
      })
    ).status,
    304,
  )
  t.match((await by(gantry, secret)('GET', '/identity')).body.data.identity, {
    method: 'token',
    role: 'owner',
    scopes: token.scopes,
    allow: token.allow,
    expiresAt: token.expiresAt,
  })
  const { store } = gantry.service.app
  const everything = JSON.stringify([
    await store.read.tokens.list(),
    await store.events({ after: 0, limit: 100 }),
    await store.audit({ limit: 100 }),
    (await gantry.call('GET', '/identity/tokens')).body,
  ])
  t.notOk(everything.includes(secret) || everything.includes(secret.slice(4, 68)), 'the secret is nowhere')
})

t.test('a token lives for 90 days unless its maker says otherwise', async (t) => {
  const gantry = await startGantry(t)
  const { token } = (await gantry.call('POST', '/identity/tokens', { body: { name: 'Mine' } })).body.data
  t.equal(Math.round((Date.parse(token.expiresAt) - Date.parse(token.createdAt)) / dayMs), 90)
  t.same(token.scopes, ['*'])
  t.equal((await gantry.call('POST', '/identity/tokens', { body: { name: 'Mine', expiresInDays: 366 } })).status, 400)
  t.match(await gantry.call('POST', '/identity/tokens', { body: { name: 'Mine', scopes: [], preset: 'ci' } }), {
    status: 400,
    body: { error: { message: /not both/ } },
  })
})

t.test('a token never has more authority than its creator', async (t) => {
  const gantry = await startGantry(t)
  const scopes = ['tokens:manage', 'tasks:read', 'identity:read'] as const
  const allow = { taskIds: ['task_a', 'task_b'], mcpTools: ['files/read_*', 'web/*'], gitBranches: ['feature/*'] }
  const expiresAt = new Date(Date.now() + 2 * dayMs).toISOString()
  const maker = await addCaller(gantry, 'owner', { scopes, allow, expiresAt })
  for (const path of ['/identity/tokens', '/identity/exchange']) {
    const make = async (more: object) =>
      maker.call('POST', path, { body: path.endsWith('tokens') ? { name: 'Child', ...more } : more })
    for (const beyond of [['tasks:write'], ['tasks:read', 'users:admin'], ['*']])
      t.match(
        await make({ scopes: beyond }),
        { status: 403, body: { error: { code: 'scope_missing' } } },
        `${path} ${beyond}`,
      )
    const same = (await make({})).body.data.token
    t.match(same, { scopes, allow })
    t.ok(same.expiresAt <= expiresAt, 'it does not outlive its maker')
    const narrower = await make({
      scopes: ['tasks:read'],
      allow: {
        taskIds: ['task_b', 'task_c'],
        mcpTools: ['files/read_text', 'files/write', 'w*'],
        gitBranches: ['*'],
        gitRemotes: ['origin'],
      },
    })
    t.same(narrower.body.data.token.scopes, ['tasks:read'])
    t.same(narrower.body.data.token.allow, {
      taskIds: ['task_b'],
      mcpTools: ['web/*', 'files/read_text'],
      gitBranches: ['feature/*'],
      gitRemotes: ['origin'],
    })
  }
  t.same(
    (await maker.call('POST', '/identity/tokens', { body: { name: 'Child', preset: 'full' } })).body.data.token.scopes,
    scopes,
    'a preset is cut',
  )
  t.same(
    (
      await maker.call('POST', '/identity/tokens', { body: { name: 'Child', preset: 'read_only' } })
    ).body.data.token.scopes.sort(),
    ['identity:read', 'tasks:read'],
  )
})

t.test('the scopes of a token are cut to those of the role whenever it is used', async (t) => {
  const gantry = await startGantry(t)
  const bob = await addCaller(gantry, 'maintainer')
  t.ok((await bob.call('GET', '/identity')).body.data.identity.scopes.includes('users:admin'))
  t.equal((await bob.call('GET', '/identity/audit')).status, 200)
  await gantry.call('PATCH', `/users/${bob.userId}`, { body: { role: 'viewer' } })
  t.equal((await bob.call('GET', '/identity/audit')).body.error.code, 'scope_missing', 'at once')
  const { role, scopes } = (await bob.call('GET', '/identity')).body.data.identity
  t.equal(role, 'viewer')
  t.same(
    scopes.filter((scope: string) => !scope.endsWith(':read')),
    ['identity:write'],
    'its own account alone',
  )
})

t.test('a token with a wrong checksum is refused without a look into the store', async (t) => {
  const gantry = await startGantry(t)
  const { secret } = (await gantry.call('POST', '/identity/tokens', { body: { name: 'Mine' } })).body.data
  const collection = gantry.service.app.store.read.tokens as { list: typeof gantry.service.app.store.read.tokens.list }
  const { list } = collection
  let looks = 0
  collection.list = (query) => {
    looks++
    return list.call(collection, query)
  }
  for (const wrong of [
    `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`,
    secret.replace(/^gty_./, (start: string) => (start === 'gty_0' ? 'gty_1' : 'gty_0')),
    'gty_too_short_for_a_token',
    secret.replace('gty', 'gtx').slice(0, -3),
  ]) {
    t.match(await by(gantry, wrong)('GET', '/identity'), { status: 401, body: { error: { code: 'token_invalid' } } })
  }
  t.equal(looks, 0)
  t.equal((await by(gantry, secret)('GET', '/identity')).status, 200)
  t.equal(looks, 1)
  const odd = await startGantry(t, { environment: { GANTRY_ADMIN_TOKEN: 'gty_chosen_by_the_owner' } })
  t.equal(
    (await by(odd, 'gty_chosen_by_the_owner')('GET', '/identity')).status,
    200,
    'the token of the environment has the form that its owner likes',
  )
})

t.test('listTokens returns the tokens of the caller, and all of them to callers with users:admin', async (t) => {
  const gantry = await startGantry(t)
  const [bob, eve] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'viewer')]
  const more = [await addCredential(gantry, bob.userId), await addCredential(gantry, bob.userId)]
  const own = [bob, ...more].map(({ tokenId }) => tokenId).sort()
  const first = (await bob.call('GET', '/identity/tokens?limit=2')).body.data
  const second = (await bob.call('GET', `/identity/tokens?limit=2&cursor=${first.nextCursor}`)).body.data
  t.same(
    [...first.tokens, ...second.tokens].map(({ id }) => id),
    own,
  )
  t.equal(second.nextCursor, undefined)
  t.equal(
    (await eve.call('GET', `/identity/tokens?cursor=${first.nextCursor}`)).body.error.code,
    'invalid_cursor',
    'a cursor serves its own list',
  )
  const all = (await gantry.call('GET', '/identity/tokens')).body.data.tokens.map(({ id }: { id: string }) => id)
  t.same(all, [...own, eve.tokenId, 'tok_preset'].sort())
  t.equal((await gantry.call('GET', `/identity/tokens/${bob.tokenId}`)).status, 200)
  t.equal((await gantry.call('DELETE', `/identity/tokens/${bob.tokenId}`)).status, 200)
  t.equal((await bob.call('GET', '/identity')).status, 401)
})

t.test('rotateToken gives a new secret, and takes the old one for as long as was said', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const { token, secret } = (
    await gantry.call('POST', '/identity/tokens', { body: { name: 'Job', scopes: ['identity:read'] } })
  ).body.data
  const rotate = async (body?: object) =>
    (await gantry.call('POST', `/identity/tokens/${token.id}/rotate`, body && { body })).body.data
  const second = await rotate({ overlapSeconds: 60 })
  t.same(second.token, token, 'the token stays what it was')
  t.equal((await by(gantry, secret)('GET', '/identity')).status, 200)
  t.equal((await by(gantry, second.secret)('GET', '/identity')).status, 200)
  clock.advance(61_000)
  await rewriteOwner(gantry)
  t.equal((await by(gantry, secret)('GET', '/identity')).status, 401)
  t.equal((await by(gantry, second.secret)('GET', '/identity')).status, 200)
  const third = await rotate()
  t.equal((await by(gantry, second.secret)('GET', '/identity')).status, 401, 'without an overlap at once')
  t.equal((await by(gantry, third.secret)('GET', '/identity')).status, 200)
  t.equal((await gantry.call('POST', '/identity/tokens/tok_none/rotate')).body.error.code, 'token_not_found')
  t.equal((await gantry.call('POST', '/identity/tokens/tok_preset/rotate')).body.error.code, 'forbidden')
})

t.test('a token that is narrowed to tasks gets no scope that its tasks do not bound', async (t) => {
  const gantry = await startGantry(t)
  const allow = { taskIds: ['task_a'] }
  const make = async (body: object, path = '/identity/tokens', call = gantry.call) =>
    call('POST', path, { body: path === '/identity/tokens' ? { name: 'Narrow', ...body } : body })
  const bound = ['tasks:read', 'tasks:write', 'tasks:execute', 'resources:read', 'terminal:execute', 'jobs:read']
  const unbound = [
    '*',
    'users:read',
    'mail:read',
    'git:push',
    'mcp:execute',
    'webhooks:admin',
    'users:admin',
    'audit:read',
  ]
  for (const path of ['/identity/tokens', '/identity/exchange']) {
    for (const body of [{ allow }, { allow, scopes: ['*'] }]) {
      const { scopes } = (await make(body, path)).body.data.token
      t.same(
        bound.filter((scope) => !scopes.includes(scope)),
        [],
        path,
      )
      t.same(
        unbound.filter((scope) => scopes.includes(scope)),
        [],
        path,
      )
    }
    t.match(await make({ allow, scopes: ['tasks:read', 'mail:read', 'audit:read'] }, path), {
      status: 400,
      body: {
        error: {
          code: 'validation_failed',
          message: /does not bound mail:read, audit:read/,
          details: [{ path: 'body/scopes' }],
        },
      },
    })
  }
  for (const preset of ['read_only', 'agent', 'ci', 'full']) {
    const { scopes } = (await make({ preset, allow })).body.data.token
    t.ok(scopes.includes('tasks:read'), preset)
    t.same(
      unbound.filter((scope) => scopes.includes(scope)),
      [],
      preset,
    )
  }
  const ci = (await make({ preset: 'ci', allow: { ...allow, gitRemotes: ['origin'] } })).body.data.token
  t.ok(ci.scopes.includes('git:push'), 'what the list names is bound by it')
  t.notOk(ci.scopes.includes('mcp:execute'))
  const tools = await make({ scopes: ['tasks:read', 'mcp:execute'], allow: { ...allow, mcpTools: ['files/*'] } })
  t.same(tools.body.data.token.scopes, ['tasks:read', 'mcp:execute'])
})

t.test(
  'a token that was restricted to tasks before scopes were cut has only the scopes that its tasks restrict',
  async (t) => {
    const gantry = await startGantry(t)
    const old = await addCredential(gantry, 'user_owner', { scopes: ['*'], allow: { taskIds: ['task_a'] } })
    const { scopes } = (await old.call('GET', '/identity')).body.data.identity
    t.notOk(scopes.includes('*'))
    t.notOk(scopes.includes('mail:read'))
    t.ok(scopes.includes('tasks:execute'))
    t.equal((await old.call('GET', '/identity/audit')).status, 403)
  },
)

t.test(
  'a credential with an allow-list knows no wider token of its user, and changes nothing of the account',
  async (t) => {
    const gantry = await startGantry(t)
    const wide = await addCaller(gantry, 'developer')
    const other = await addCredential(gantry, wide.userId, { allow: { taskIds: ['task_b'] } })
    const allow = { taskIds: ['task_a', 'task_b'] }
    const narrow = await addCredential(gantry, wide.userId, { allow })
    for (const [method, end] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
    ] as const) {
      const path = (id: string) => `/identity/tokens/${id}${end}`
      const refused = await narrow.call(method, path(wide.tokenId))
      t.match(refused, { status: 404, body: { error: { code: 'token_not_found' } } }, `${method} ${end}`)
      const none = await narrow.call(method, path('tok_none'))
      t.equal(refused.body.error.message, none.body.error.message)
    }
    const ids = async (query: string) => {
      const { tokens, nextCursor } = (await narrow.call('GET', `/identity/tokens${query}`)).body.data
      return { ids: tokens.map(({ id }: { id: string }) => id), nextCursor }
    }
    const visible = [other.tokenId, narrow.tokenId].sort()
    t.same((await ids('')).ids, visible)
    const first = await ids('?limit=1')
    t.same([...first.ids, ...(await ids(`?limit=1&cursor=${first.nextCursor}`)).ids], visible)
    t.equal((await narrow.call('DELETE', `/identity/tokens/${other.tokenId}`)).status, 200, 'what is no wider')

    for (const [method, path, body] of [
      ['PATCH', '/user', { name: 'Eve' }],
      ['PATCH', '/user/preferences', { theme: 'dark' }],
      ['POST', '/user/password', { newPassword: password }],
      ['DELETE', `/identity/sessions/${wide.sessionId}`, undefined],
    ] as const)
      t.match(
        await narrow.call(method, path, { ...(body && { body }) }),
        { status: 403, body: { error: { code: 'scope_missing', message: /identity:write/ } } },
        `${method} ${path}`,
      )
    t.equal((await wide.call('GET', '/user')).body.data.user.name, 'The developer')
  },
)

t.test('a narrow token does not take over a wider one by a new secret for it', async (t) => {
  const gantry = await startGantry(t)
  const wide = await addCaller(gantry, 'owner')
  const allow = { taskIds: ['task_a'] }
  const rotate = async (options: Parameters<typeof addCredential>[2], target: string) => {
    const narrow = await addCredential(gantry, wide.userId, options)
    const { status, body } = await narrow.call('POST', `/identity/tokens/${target}/rotate`)
    return status === 200 ? 'done' : body.error.code
  }
  t.equal(await rotate({ scopes: ['tokens:manage'] }, wide.tokenId), 'scope_missing')
  t.equal(await rotate({ allow }, wide.tokenId), 'token_not_found')
  t.equal(await rotate({ expiresAt: new Date(Date.now() + dayMs).toISOString() }, wide.tokenId), 'forbidden')
  t.equal(await rotate({ allow }, (await addCredential(gantry, wide.userId, { allow })).tokenId), 'done')
  const other = await addCaller(gantry, 'developer')
  t.equal(
    (await wide.call('POST', `/identity/tokens/${other.tokenId}/rotate`)).body.error.code,
    'forbidden',
    'nobody speaks for somebody else',
  )
})

t.test('an exchanged token lives for 15 minutes at most and ends with what it was exchanged for', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const { token, secret } = (await gantry.call('POST', '/identity/tokens', { body: { name: 'Parent' } })).body.data
  const parent = by(gantry, secret)
  const exchange = async (call: ReturnType<typeof by>, body?: object) =>
    (await call('POST', '/identity/exchange', body && { body })).body.data
  const child = await exchange(parent)
  t.match(child, { secret: /^gtx_/, token: { parentId: token.id } })
  t.equal(Date.parse(child.token.expiresAt) - Date.parse(child.token.createdAt), 900_000)
  t.equal((await parent('POST', '/identity/exchange', { body: { expiresInSeconds: 901 } })).status, 400)
  const grandchild = await exchange(by(gantry, child.secret), { scopes: ['tasks:read'], expiresInSeconds: 60 })
  t.equal((await by(gantry, grandchild.secret)('GET', '/tasks')).status, 200)
  clock.advance(61_000)
  t.equal((await by(gantry, grandchild.secret)('GET', '/tasks')).body.error.code, 'token_expired')
  const other = await exchange(by(gantry, child.secret))
  t.ok(other.token.expiresAt <= child.token.expiresAt, 'a chain lives no longer than its first link')
  const cookie = cookieOf(
    await gantry.call('POST', '/identity/login', { body: { token: secret }, headers: { authorization: '' } }),
  )
  const ofSession = await exchange((method, path, options) =>
    gantry.call(method, path, { ...options, headers: { authorization: '', cookie } }),
  )
  t.match(ofSession.token.parentId, /^sess_/)
  const made = [child.secret, other.secret, ofSession.secret]
  for (const each of made) t.equal((await by(gantry, each)('GET', '/tasks')).status, 200)
  const tag = (await gantry.call('GET', `/identity/tokens/${token.id}`)).headers.get('etag') ?? ''
  t.equal((await gantry.call('DELETE', `/identity/tokens/${token.id}`, { headers: { 'if-match': '"7"' } })).status, 412)
  t.equal((await gantry.call('DELETE', `/identity/tokens/${token.id}`, { headers: { 'if-match': tag } })).status, 200)
  for (const each of [secret, ...made])
    t.equal((await by(gantry, each)('GET', '/tasks')).body.error.code, 'token_invalid')
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).body.error.code,
    'token_invalid',
    'and the session that it started',
  )
  t.equal((await gantry.call('GET', `/identity/tokens/${child.token.id}`)).status, 404)
})

t.test('a session has the authority of the token that started it, and ends with it', async (t) => {
  const gantry = await startGantry(t)
  const expiresAt = new Date(Date.now() + hourMs).toISOString()
  const narrow = await addCaller(gantry, 'owner', {
    scopes: ['tasks:read', 'tokens:manage'],
    allow: { taskIds: ['task_a'] },
    expiresAt,
  })
  const answer = await gantry.call('POST', '/identity/login', {
    body: { token: narrow.secret },
    headers: { authorization: '' },
  })
  t.match(answer.body.data.identity, {
    scopes: ['tasks:read', 'tokens:manage'],
    allow: { taskIds: ['task_a'] },
    expiresAt,
  })
  const cookie = cookieOf(answer)
  const { token } = (
    await gantry.call('POST', '/identity/tokens', { body: { name: 'Child' }, headers: { authorization: '', cookie } })
  ).body.data
  t.match(token, { scopes: ['tasks:read', 'tokens:manage'], allow: { taskIds: ['task_a'] } })
  t.ok(token.expiresAt <= expiresAt)
})

t.test('what ends in one process ends in the others on the same store', async (t) => {
  const gantry = await startGantry(t)
  const { store, now, newId, identity } = gantry.service.app
  const commits = new Commits({ store, itemLocks: new ItemLocks() })
  const secretBox = openSecretBox(undefined)
  const other = createIdentity({ store, now, newId, commits, secretBox, secondFactorRule: 'off' })
  t.teardown(() => other.close())
  const bob = await addCaller(gantry, 'developer')
  const caller = await other.callerOfToken(bob.secret)
  const session = await other.callerOfSession(bob.cookie)
  const local = await identity.callerOfToken(bob.secret)
  t.same([await other.isValid(caller), await other.isValid(session), await identity.isValid(local)], [true, true, true])
  const ended = new Promise<void>((resolve) => other.onEnded(resolve))
  let isToldHere = false
  const stop = identity.onEnded(() => {
    isToldHere = true
  })
  await gantry.call('DELETE', `/identity/tokens/${bob.tokenId}`)
  t.ok(isToldHere, 'this process knows when the answer is there')
  t.equal(await identity.isValid(local), false)
  stop()
  await ended
  t.equal(await other.isValid(caller), false)
  await t.rejects(other.callerOfToken(bob.secret), { code: 'token_invalid' })
  t.ok(await other.current(session), 'the other credential goes on')
  const changed = new Promise<void>((resolve) => other.onEnded(resolve))
  await gantry.call('PATCH', `/users/${bob.userId}`, { body: { role: 'viewer' } })
  await changed
  t.equal((await other.current(session))?.role, 'viewer')
  t.equal(await other.isValid({ ...session }), true, 'a caller is known by its ids too')
  t.equal(await other.isValid({ ...caller }), false)
})

t.test('listSessions shows the sessions of the caller, and revokeSession ends one of them', async (t) => {
  const gantry = await startGantry(t)
  const bob = await addCaller(gantry, 'developer')
  const login = async () =>
    cookieOf(
      await gantry.call('POST', '/identity/login', { body: { token: bob.secret }, headers: { authorization: '' } }),
    )
  const [here, there] = [await login(), await login()]
  const list = async () =>
    (await gantry.call('GET', '/identity/sessions', { headers: { authorization: '', cookie: here } })).body.data
      .sessions
  const sessions = await list()
  t.equal(sessions.length, 3)
  t.same(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent).length, 1)
  t.match(sessions[0], { id: /^sess_/, address: '127.0.0.1' })
  const other = sessions.find(
    ({ isCurrent, id }: { isCurrent: boolean; id: string }) => !isCurrent && id !== bob.sessionId,
  )
  t.equal((await bob.call('DELETE', `/identity/sessions/${other.id}`)).status, 200)
  t.equal((await bob.call('DELETE', `/identity/sessions/${other.id}`)).body.error.code, 'session_not_found')
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: '', cookie: there } })).status, 401)
  t.equal((await list()).length, 2)
})

t.test(
  'a credential that any commit ends is refused at once, and one that any commit narrows is narrowed',
  async (t) => {
    const gantry = await startGantry(t)
    const { store } = gantry.service.app
    const bob = await addCaller(gantry, 'agent')
    const use = async () => (await bob.call('GET', '/tasks')).status
    const [token] = await store.read.tokens.list({ where: { userId: bob.userId } })
    if (!token) throw new Error('Bob has no token')
    t.equal(await use(), 200)

    await store.commit([
      { replace: 'tokens', version: token.version, doc: { ...token.doc, scopes: ['identity:read'] } },
    ])
    t.equal(await use(), 403)
    await store.commit([{ replace: 'tokens', version: token.version + 1, doc: token.doc }])
    t.equal(await use(), 200)

    const { doc, version } = (await store.read.users.get(bob.userId)) ?? fail('user_not_found')
    await store.commit([{ replace: 'users', version, doc: { ...doc, isDisabled: true } }])
    t.equal(await use(), 401)
    await store.commit([{ replace: 'users', version: version + 1, doc }])
    t.equal(await use(), 200)

    await store.commit([{ remove: 'tokens', version: token.version + 2, id: token.doc.id }])
    t.equal(await use(), 401)
  },
)

t.test('a session goes on while it is used, up to 30 days', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const { store } = gantry.service.app
  const cookie = await signIn(gantry)
  const use = async () => {
    await rewriteOwner(gantry)
    return gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })
  }
  const versionOf = async () => (await store.read.sessions.list())[0]?.version
  clock.advance(hourMs / 2)
  await use()
  t.equal(await versionOf(), 1, 'it is not written at each use')
  for (let hours = 0; hours < 28 * 24; hours += 11) {
    const before = await versionOf()
    clock.advance(11 * hourMs)
    t.equal((await use()).status, 200, `${hours} hours`)
    // Nobody waits for a session to be written but a test whose days are short.
    await waitUntil(async () => (await versionOf()) !== before)
  }
  clock.advance(3 * dayMs)
  t.equal((await use()).body.error.code, 'token_expired')
  const idle = await signIn(gantry)
  clock.advance(12 * hourMs + 1)
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie: idle } })).body.error.code,
    'token_expired',
  )
})

t.test('a user has at most a hundred sessions: the oldest makes room', async (t) => {
  const gantry = await startGantry(t)
  const bob = await addCaller(gantry, 'developer')
  for (let round = 0; round < 100; round++)
    await gantry.call('POST', '/identity/login', { body: { token: bob.secret }, headers: { authorization: '' } })
  t.equal((await bob.call('GET', '/identity/sessions')).body.data.sessions.length, 100)
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie: `nut-session=${bob.cookie}` } }))
      .status,
    401,
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
    [{ userId: 'user_owner', outcome: 'done' }],
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
      userId: 'user_owner',
      credentialId: 'tok_preset',
      object: `/tasks/${id}`,
      outcome: 'done',
      address: '127.0.0.1',
    },
    {
      operation: 'createTask',
      userId: bob.userId,
      credentialId: bob.tokenId,
      requestId: 'the-request-of-bob',
      outcome: 'done',
    },
    { operation: 'createTask', outcome: 'refused', object: '/tasks' },
    { operation: 'login', userId: bob.userId, outcome: 'done' },
    { operation: 'login', userId: 'anonymous', outcome: 'refused' },
  ])
  t.equal((await gantry.call('GET', '/identity/audit?cursor=x')).body.error.code, 'invalid_cursor')
})

t.test('a caller that is refused repeatedly does not fill the audit', async (t) => {
  const gantry = await startGantry(t)
  const viewer = await addCaller(gantry, 'viewer')
  for (let round = 0; round < 30; round++) await viewer.call('POST', '/tasks', { body: { title: 'Plan' } })
  t.equal((await gantry.service.app.store.audit({ limit: 200 })).length, 10)
})

t.test('a credential that is narrowed to tools, remotes and branches uses those alone', async (t) => {
  const gantry = await startGantry(t)
  const narrow = await addCaller(gantry, 'developer', {
    allow: { mcpTools: ['files/read_*'], gitRemotes: ['origin'], gitBranches: ['feature/*', 'docs'] },
  })
  const tool = async (serverName: string, toolName: string) =>
    (await narrow.call('POST', '/mcp/tools/execute', { body: { serverName, toolName } })).body.error.code
  t.equal(await tool('files', 'read_text'), 'mcp_server_not_found', 'let through')
  for (const [server, name] of [
    ['files', 'write'],
    ['files', 'a_read_'],
    ['web', 'read_text'],
    ['files/read_', 'x'],
  ] as const)
    t.equal(await tool(server, name), 'mcp_tool_denied', `${server} ${name}`)
  const push = async (body: object) => (await narrow.call('POST', '/git/push', { body })).body.error.code
  for (const branch of ['feature/a', 'feature/a/b', 'docs'])
    t.equal(await push({ branch }), 'git_repository_not_found', `${branch} is let through`)
  for (const body of [{ branch: 'main' }, { branch: 'docs2' }, { branch: 'my/feature/x' }, {}])
    t.equal(await push(body), 'protected_branch')
  t.equal(await push({ remote: 'backup', branch: 'docs' }), 'forbidden')
  const agent = await addCaller(gantry, 'agent')
  t.equal(
    (await agent.call('POST', '/git/push', { body: { branch: 'main', force: true } })).body.error.code,
    'forbidden',
    'an agent does not force',
  )
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
  identity.close()
})

t.test('the token of the environment belongs to a user who is an owner', async (t) => {
  const gantry = await startGantry(t)
  const other = await addUser(gantry, 'owner')
  t.equal((await gantry.call('POST', '/users/user_owner/disable')).status, 200)
  t.equal((await gantry.call('GET', '/identity')).status, 401)
  await gantry.service.app.identity.prepare(gantry.token)
  t.equal((await gantry.call('GET', '/identity')).body.data.identity.userId, other, 'after the next start')
})

/** Has every credential looked up again: the time that one is trusted for is measured by another clock than the test's. */
async function rewriteOwner({ service: { app } }: Gantry): Promise<void> {
  const { doc, version } = (await app.store.read.users.get('user_owner')) ?? fail('user_not_found')
  await app.store.commit([{ replace: 'users', version, doc }])
}

function by(gantry: Gantry, secret: string) {
  return (method: string, path: string, { body }: { body?: object } = {}): Promise<Answer> =>
    gantry.call(method, path, { ...(body && { body }), headers: { authorization: `Bearer ${secret}` } })
}

function cookieOf({ headers }: Answer): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function signIn(gantry: Gantry): Promise<string> {
  return cookieOf(
    await gantry.call('POST', '/identity/login', { body: { token: gantry.token }, headers: { authorization: '' } }),
  )
}
