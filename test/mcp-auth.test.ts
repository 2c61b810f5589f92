import t from 'tap'
import { addCaller } from './support/callers.ts'
import { approveCommands, startGantry, writeFiles, type Answer } from './support/gantry.ts'
import { redirectUrl, startAuthorizedServer } from './support/mcp-servers/authorized-server.ts'
import { waitUntil } from './support/wait.ts'

const server = await startAuthorizedServer(t)
const [front = ''] = server.hosts
const gantry = await startGantry(t, {
  args: ['--trust'],
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: front },
  files: { 'gantry.json': config({}) },
})
const { store } = gantry.service.app

t.test('a server that refuses needs an authorization, and works once a person has given it', async (t) => {
  const refused = await execute()
  t.match(
    [refused.status, refused.body.error],
    [500, { code: 'mcp_server_unavailable', hint: /\/mcp\/servers\/own\/auth/ }],
  )
  t.match(await state(), { state: 'needs_auth', problem: String })
  await waitUntil(async () => (await events('mcp.server.needs_auth')).length > 0)

  const { status, body } = await start()
  const { authorization } = body.data
  t.match([status, authorization], [200, { issuer: server.issuer, state: String, expiresAt: String }])
  const asked = new URL(authorization.url).searchParams
  t.match(Object.fromEntries(asked), {
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: String,
    resource: server.url,
    scope: /^mcp( offline_access)?$/,
    redirect_uri: redirectUrl,
  })

  const code = await server.signIn(authorization.url)
  const completed = await complete(code)
  t.match([completed.status, completed.body.data.server], [200, { name: 'own', state: 'stopped' }])
  t.match((await execute()).body.data.result.content, [{ text: 'you' }])
  t.match(await state(), { state: 'connected' })
  t.match(await complete(code), { status: 404 }, 'a state is taken once')
})

t.test('the tokens are sealed, and masked in whatever leaves the service', async (t) => {
  const [found] = await store.read.mcpAuthorizations.list()
  t.match(found?.doc, { issuer: server.issuer, url: server.url, createdBy: 'user_owner', expiresAt: String })
  const [token = ''] = server.tokens
  t.notMatch(JSON.stringify(found?.doc), token)
  t.equal(gantry.service.app.secrets.mask.text(`Bearer ${token}`), 'Bearer [redacted]')
})

t.test('a token that expired is renewed once, however many calls need it', async (t) => {
  const renewals = () => server.grants.filter((grant) => grant === 'refresh_token').length
  server.expire()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => execute()))
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  )
  t.equal(renewals(), 1)
  const [found] = await store.read.mcpAuthorizations.list()
  if (!found) throw new Error('nothing is stored')
  await store.commit([
    {
      replace: 'mcpAuthorizations',
      version: found.version,
      doc: { ...found.doc, expiresAt: '2020-01-01T00:00:00.000Z' },
    },
  ])
  t.equal((await execute()).status, 200)
  t.equal(renewals(), 2, 'also before a token is refused')
})

t.test('a token is given to no other address than the one for which it was given', async (t) => {
  const before = server.tokens.length
  writeFiles(gantry.project, { 'gantry.json': config({}, `${server.url}?other`) })
  await approveCommands(gantry)
  t.equal((await execute()).status, 500)
  t.equal(server.tokens.length, before)
  writeFiles(gantry.project, { 'gantry.json': config({}) })
  t.equal((await execute()).status, 200)
})

t.test('completeMcpAuth refuses another issuer, a wrong code, and the state of another user or server', async (t) => {
  const begin = async () => server.signIn((await start()).body.data.authorization.url)
  for (const [change, why] of [
    [{ iss: 'https://evil.example' }, 'another issuer'],
    [{ iss: undefined }, 'no issuer, though the server names itself'],
    [{ code: 'wrong' }, 'a wrong code'],
  ] as const) {
    const answer = await complete({ ...(await begin()), ...change })
    t.match([answer.status, answer.body.error], [502, { code: 'mcp_auth_failed', message: String }], why)
  }
  const other = await addCaller(gantry, 'owner')
  const code = await begin()
  t.equal((await other.call('POST', '/mcp/servers/own/auth/callback', { body: code })).status, 404)
  t.equal((await complete(code)).status, 200, 'which costs the first user nothing')
})

t.test('startMcpAuth refuses what has no authorization server, or one that may not be reached', async (t) => {
  const to = async (entry: object, name = 'own') => {
    writeFiles(gantry.project, { 'gantry.json': JSON.stringify({ mcpServers: { own: entry } }) })
    await approveCommands(gantry)
    return gantry.call('POST', `/mcp/servers/${name}/auth`, { body: { redirectUrl } })
  }
  t.match((await to({ command: 'true' })).body.error, { code: 'config_invalid' })
  t.equal((await to({ command: 'true' }, 'none')).status, 404)
  const gone = await to({ url: 'http://127.0.0.1:1/mcp' })
  t.match([gone.status, gone.body.error.code], [502, 'mcp_auth_failed'])
  for (const bad of ['http://example.org/callback', 'javascript:alert(1)'])
    t.equal((await gantry.call('POST', '/mcp/servers/own/auth', { body: { redirectUrl: bad } })).status, 400)
  writeFiles(gantry.project, { 'gantry.json': config({}) })

  const closed = await startGantry(t, { args: ['--trust'], files: { 'gantry.json': config({}) } })
  const denied = await closed.call('POST', '/mcp/servers/own/auth', { body: { redirectUrl } })
  t.match([denied.status, denied.body.error.code], [502, 'mcp_auth_failed'], 'a server names no private address')
  t.match(denied.body.error.message, /private network|no metadata/)
  const keyless = await startGantry(t, {
    args: ['--trust'],
    files: { 'gantry.json': config({}) },
    environment: { HOME: '', XDG_STATE_HOME: '' },
  })
  t.equal((await keyless.call('POST', '/mcp/servers/own/auth', { body: { redirectUrl } })).status, 503)
  const unapproved = await startGantry(t, { files: { 'gantry.json': config({}) } })
  for (const [path, body] of [
    ['auth', { redirectUrl }],
    ['auth/callback', { code: 'a', state: 'b' }],
  ] as const)
    t.equal((await unapproved.call('POST', `/mcp/servers/own/${path}`, { body })).status, 403)
})

t.test('a client that is registered by hand is used as it is', async (t) => {
  const by = await startAuthorizedServer(t, {
    clients: [
      {
        client_id: 'by-hand',
        client_secret: 'a-secret-of-the-client',
        redirect_uris: [redirectUrl],
        application_type: 'native',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
  })
  const other = await startGantry(t, {
    args: ['--trust'],
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: by.hosts.join(',') },
    files: { 'gantry.json': config({ oauth: { clientId: 'by-hand', clientSecret: '${secret:CLIENT}' } }, by.url) },
  })
  await approveCommands(other)
  await other.call('PUT', '/config/secrets/CLIENT', { body: { value: 'a-secret-of-the-client' } })
  const { authorization } = (await other.call('POST', '/mcp/servers/own/auth', { body: { redirectUrl } })).body.data
  t.equal(new URL(authorization.url).searchParams.get('client_id'), 'by-hand')
  const body = await by.signIn(authorization.url)
  t.equal((await other.call('POST', '/mcp/servers/own/auth/callback', { body })).status, 200)
  const call = { serverName: 'own', toolName: 'who' }
  t.equal((await other.call('POST', '/mcp/tools/execute', { body: call })).status, 200)
})

t.test(
  'deleteMcpAuth revokes the tokens and forgets them; what the authorization server ended is forgotten too',
  async (t) => {
    t.equal((await execute()).status, 200)
    t.equal((await gantry.call('DELETE', '/mcp/servers/own/auth')).status, 200)
    t.equal(server.grants.at(-1), 'revoked')
    t.equal((await execute()).status, 500)
    t.match(await state(), { state: 'needs_auth' })
    t.equal((await gantry.call('DELETE', '/mcp/servers/own/auth')).status, 404)
    t.equal((await gantry.call('DELETE', '/mcp/servers/none/auth')).status, 404)

    await complete(await server.signIn((await start()).body.data.authorization.url))
    t.equal((await execute()).status, 200)
    server.refuse = 'every token'
    t.equal((await execute()).status, 500)
    t.match(await state(), { state: 'needs_auth' })
    server.refuse = 'nothing'
    t.equal((await execute()).status, 200, 'a call after that finds out by itself')
  },
)

t.test('a broken configuration refuses what needs it', async (t) => {
  writeFiles(gantry.project, { 'gantry.json': '{ "mcpServers": }' })
  t.equal((await start()).body.error.code, 'config_invalid')
  t.equal((await complete({ code: 'a', state: 'b' })).body.error.code, 'config_invalid')
  t.equal((await gantry.call('DELETE', '/mcp/servers/own/auth')).body.error.code, 'config_invalid')
})

function config(more: object, url = server.url): string {
  return JSON.stringify({ mcpServers: { own: { url, ...more } } })
}

async function start(): Promise<Answer> {
  return await gantry.call('POST', '/mcp/servers/own/auth', { body: { redirectUrl } })
}

async function complete(body: object): Promise<Answer> {
  return await gantry.call('POST', '/mcp/servers/own/auth/callback', { body })
}

async function execute(): Promise<Answer> {
  return await gantry.call('POST', '/mcp/tools/execute', { body: { serverName: 'own', toolName: 'who' } })
}

async function state(): Promise<object> {
  return (await gantry.call('GET', '/mcp/servers/own')).body.data.server
}

async function events(kind: string): Promise<readonly object[]> {
  const answer = await gantry.call('GET', `/events?after=0&kinds=${kind}`, { headers: { accept: 'application/json' } })
  return answer.body.data.events
}
