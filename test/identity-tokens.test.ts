import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'
import { password, dayMs, rewriteOwner, by, cookieOf } from './support/identity.ts'

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
      // Each repeats the id that was asked for.
      t.equal(refused.body.error.message.replace(wide.tokenId, 'tok_none'), none.body.error.message)
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
