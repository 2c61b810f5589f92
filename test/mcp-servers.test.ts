import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { approveCommands, startGantry, writeFiles, type Answer, type Gantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const secret = 'sesame-open-1234'
const oddEntry = (...options: string[]) => ({
  command: process.execPath,
  args: [odd, ...options],
  env: { ODD_SECRET: '${secret:ODD}' },
})
const missing = { command: '/nowhere/server' }
const refused = (code: string) => ({ body: { error: { code, message: String } } })

const gantry = await startGantry(t, { args: ['--trust'] })
await gantry.call('PUT', '/config/secrets/ODD', { body: { value: secret } })

t.test('putMcpServer writes one entry in place, and deleteMcpServer removes it', async (t) => {
  await write('{\n  // The servers\n  "mcpServers": {\n    "other": { "command": "run" } // stays\n  }\n}\n')
  const { status, body, headers } = await put(gantry, 'own', { command: 'true', tools: { 'write_*': 'ask' } })
  t.match([status, body.data.server], [200, { name: 'own', state: 'stopped', transport: 'stdio' }])
  t.match(read(), '// The servers')
  t.match(read(), '"other": { "command": "run" }, // stays')
  t.same(JSON.parse(read().replaceAll(/\/\/.*/g, '')).mcpServers.own, { command: 'true', tools: { 'write_*': 'ask' } })

  const etag = headers.get('etag') ?? ''
  t.equal((await gantry.call('GET', '/mcp/servers/own')).headers.get('etag'), etag, 'the version of the configuration')
  t.equal((await gantry.call('GET', '/config')).headers.get('etag'), etag)
  writeFiles(gantry.project, { 'gantry.json': read().replace('// stays', '// edited') })
  for (const method of ['PUT', 'DELETE']) {
    const about = { headers: { 'if-match': etag }, ...(method === 'PUT' && { body: { command: 'false' } }) }
    t.match(await gantry.call(method, '/mcp/servers/own', about), { status: 412, ...refused('revision_mismatch') })
  }
  t.equal((await gantry.call('DELETE', '/mcp/servers/own')).status, 200)
  t.notMatch(read(), 'own')
  t.match(read(), '// edited')
  t.match(await gantry.call('DELETE', '/mcp/servers/own'), { status: 404, ...refused('mcp_server_not_found') })
})

t.test('putMcpServer refuses what the configuration could not contain', async (t) => {
  await write('{"mcpServers": {}}')
  for (const entry of [{}, { command: 'a', url: 'https://b' }, { command: 'a', env: { KEY: '[redacted]' } }])
    t.match(await put(gantry, 'own', entry), { status: 400, ...refused('config_invalid') }, JSON.stringify(entry))
  t.match((await put(gantry, 'own', { command: 'a', tools: { x: 'never' } })).body.error, { code: 'validation_failed' })
  rmSync(join(gantry.project, 'gantry.json'))
  writeFiles(gantry.project, { '.mcp.json': '{"mcpServers": {"shared": {"command": "run"}}}' })
  t.match((await put(gantry, 'own', missing)).body.error, {
    code: 'config_invalid',
    message: /\.mcp\.json/,
    hint: String,
  })
  t.match((await gantry.call('DELETE', '/mcp/servers/shared')).body.error, { code: 'config_invalid' })
  rmSync(join(gantry.project, '.mcp.json'))
  symlinkSync('/etc/hostname', join(gantry.project, 'gantry.json'))
  t.match((await put(gantry, 'own', missing)).body.error, { code: 'config_invalid' }, 'a link that leads out')
  rmSync(join(gantry.project, 'gantry.json'))
})

t.test('putMcpServer needs mcp:admin, and secrets:write for a new reference to a secret', async (t) => {
  await write('{"mcpServers": {}}')
  const keeper = await addCaller(gantry, 'owner', { scopes: ['config:write', 'mcp:read'] })
  const admin = await addCaller(gantry, 'owner', { scopes: ['mcp:admin'] })
  const by = (secret: string, env: object) =>
    gantry.call('PUT', '/mcp/servers/own', {
      body: { command: 'true', env },
      headers: { authorization: `Bearer ${secret}` },
    })
  t.match(await by(keeper.secret, {}), { status: 403, ...refused('scope_missing') })
  t.match(await by(admin.secret, { KEY: '${secret:ODD}' }), { status: 403, ...refused('scope_missing') })
  t.equal((await by(admin.secret, { KEY: 'plain' })).status, 200)
})

t.test('what is put needs an approval before anything of it runs', async (t) => {
  const strict = await startGantry(t)
  await put(strict, 'odd', oddEntry())
  for (const [method, path] of [
    ['POST', '/mcp/servers/odd/test'],
    ['POST', '/mcp/servers/odd/restart'],
    ['GET', '/mcp/tools'],
    ['GET', '/mcp/tools?serverName=odd'],
  ] as const)
    t.match(await strict.call(method, path), { status: 403, ...refused('approval_required') }, path)
})

t.test('testMcpServer and restartMcpServer start a server at once, and say why one cannot', async (t) => {
  await write(JSON.stringify({ mcpServers: { odd: oddEntry(), missing } }))
  const test = async (name: string) => (await gantry.call('POST', `/mcp/servers/${name}/test`)).body.data.test
  t.match(await test('odd'), { isReachable: true, toolCount: Number, durationMs: Number })
  for (const _ of [1, 2])
    t.match(await test('missing'), {
      isReachable: false,
      error: { code: 'mcp_server_unavailable', message: /command/ },
    })
  const before = (await gantry.call('GET', '/mcp/servers/odd')).body.data.server.restarts
  const { status, body } = await gantry.call('POST', '/mcp/servers/odd/restart')
  t.match([status, body.data.server], [200, { state: 'connected', restarts: before + 1 }])
  const failed = (await gantry.call('POST', '/mcp/servers/missing/restart')).body.data.server
  t.match(failed, { state: 'failed', problem: String })
  for (const action of ['test', 'restart'])
    t.match(await gantry.call('POST', `/mcp/servers/none/${action}`), {
      status: 404,
      ...refused('mcp_server_not_found'),
    })
})

t.test('getMcpServerLogs returns what a server wrote, in order, without secrets and within its bounds', async (t) => {
  await write(JSON.stringify({ mcpServers: { odd: oddEntry() } }))
  const log = async (query = '') => (await gantry.call('GET', `/mcp/servers/odd/logs${query}`)).body.data
  const { end } = await log()
  const say = (text: string) => execute(gantry, 'odd', 'write-error', { text })
  await say(`first: ${secret.slice(0, 5)}`)
  await say(`${secret.slice(5)}\n`)
  await waitUntil(async () => (await log(`?offset=${end}`)).output.endsWith('\n'))
  t.equal((await log(`?offset=${end}`)).output, 'first: [redacted]\n', 'a secret that was cut is found')
  await gantry.call('POST', '/mcp/servers/odd/restart')
  await say('€'.repeat(100_000))
  await waitUntil(async () => (await log()).end - end > 300_000)
  const first = await log('?offset=0')
  t.ok(first.offset > 0, 'the oldest bytes are gone')
  t.ok(first.end - first.offset <= 256 * 1024)
  const second = await log(`?offset=${first.nextOffset}`)
  t.ok(Buffer.byteLength(second.output) <= 64 * 1024)
  t.notMatch(second.output, '\uFFFD', 'no character is cut')
  t.equal(second.offset, first.nextOffset)
  t.match(await gantry.call('GET', '/mcp/servers/none/logs'), { status: 404, ...refused('mcp_server_not_found') })
})

t.test(
  'listMcpTools pages through the tools of all servers, and one that fails costs the others nothing',
  async (t) => {
    await write(
      JSON.stringify({ mcpServers: { odd: { ...oddEntry(), tools: { '*': 'ask', 'tell-*': 'allow' } }, missing } }),
    )
    const all = (await gantry.call('GET', '/mcp/tools?limit=200')).body.data
    t.match(all.failures, [{ serverName: 'missing', code: 'mcp_server_unavailable', message: String }])
    t.match(
      all.tools.find(({ name }: { name: string }) => name === 'tell-pid'),
      { serverName: 'odd', description: 'An oddity.', inputSchema: { type: 'object' }, annotations: {}, rule: 'allow' },
    )
    t.match(
      all.tools.find(({ name }: { name: string }) => name === 'breaks-its-output-schema'),
      { outputSchema: { type: 'object' }, rule: 'ask' },
    )
    const names: string[] = []
    for (let cursor = ''; ; ) {
      const { data } = (await gantry.call('GET', `/mcp/tools?serverName=odd&limit=7${cursor}`)).body
      names.push(...data.tools.map(({ name }: { name: string }) => name))
      if (data.nextCursor === undefined) break
      cursor = `&cursor=${data.nextCursor}`
    }
    t.strictSame(
      names,
      all.tools.map(({ name }: { name: string }) => name),
    )
    t.match((await gantry.call('GET', '/mcp/tools?cursor=x')).body.error, { code: 'invalid_cursor' })
    t.match((await gantry.call('GET', '/mcp/tools?serverName=none')).body.error, { code: 'mcp_server_not_found' })

    const narrow = await addCaller(gantry, 'owner', { scopes: ['mcp:execute'], allow: { mcpTools: ['odd/tell-p*'] } })
    const { tools } = (await narrow.call('GET', '/mcp/tools?serverName=odd')).body.data
    t.strictSame(
      tools.map(({ name }: { name: string }) => name),
      ['tell-pid'],
    )
  },
)

t.test('a list of tools is kept for as long as its server says, and a change of it is an event', async (t) => {
  await write(JSON.stringify({ mcpServers: { kept: oddEntry(), stale: oddEntry('--ttl-ms=0') } }))
  const list = (name: string) => gantry.call('GET', `/mcp/tools?serverName=${name}`)
  const listings = async (name: string) => Number(textOf(await execute(gantry, name, 'tell-listings')))
  await list('kept')
  const keptBefore = await listings('kept')
  for (const _ of [1, 2]) await list('kept')
  t.equal(await listings('kept'), keptBefore, 'without ttlMs, until the server says otherwise')
  await list('stale')
  const before = await listings('stale')
  await list('stale')
  t.ok((await listings('stale')) > before, 'ttlMs 0 is asked for each time')

  await execute(gantry, 'kept', 'describe-otherwise')
  await gantry.call('POST', '/mcp/servers/kept/test')
  const event = await eventOf('mcp.tools.changed')
  t.match(event.data, { serverName: 'kept', added: [], removed: [] })
  t.ok(event.data.changed.includes('tell-pid'))
})

t.test('a call is recorded with its progress, and can be cancelled', async (t) => {
  await write(JSON.stringify({ mcpServers: { odd: oddEntry() } }))
  const answered = execute(gantry, 'odd', 'report-half')
  const running = async () => (await gantry.call('GET', '/mcp/calls?state=running&serverName=odd')).body.data.calls
  await waitUntil(async () => (await running())[0]?.progress !== undefined)
  const [call] = await running()
  const progress = { progress: 1, total: 2, message: 'half of [redacted]' }
  t.match(call, { serverName: 'odd', toolName: 'report-half', state: 'running', progress, createdAt: String })
  t.equal(call.createdBy.id, 'user_owner')
  t.match((await eventOf('mcp.call.progress')).data, { mcpCallId: call.id, toolName: 'report-half', progress })

  const cancelled = await gantry.call('POST', `/mcp/calls/${call.id}/cancel`)
  t.match([cancelled.status, cancelled.body.data.call], [200, { state: 'cancelled', error: { code: 'mcp_cancelled' } }])
  t.match(await answered, { status: 500, ...refused('mcp_cancelled') })
  t.match(JSON.parse(textOf(await execute(gantry, 'odd', 'tell-cancelled'))), [{ requestId: Number }])
  t.match(await gantry.call('POST', `/mcp/calls/${call.id}/cancel`), { status: 409, ...refused('invalid_transition') })
  t.match((await gantry.call('GET', `/mcp/calls/${call.id}`)).body.data.call, {
    state: 'cancelled',
    durationMs: Number,
  })
})

t.test('listMcpCalls pages through the calls, newest first, of the tools that the caller may call', async (t) => {
  await write(JSON.stringify({ mcpServers: { odd: oddEntry() } }))
  for (const name of ['tell-pid', 'answer-error', 'tell-listings']) await execute(gantry, 'odd', name)
  const { calls, nextCursor } = (await gantry.call('GET', '/mcp/calls?limit=2')).body.data
  const rest = (await gantry.call('GET', `/mcp/calls?limit=1&cursor=${nextCursor}`)).body.data.calls
  t.match(
    [...calls, ...rest],
    [
      { toolName: 'tell-listings', state: 'succeeded', isError: false, endedAt: String },
      { toolName: 'answer-error', state: 'failed', error: { code: 'mcp_protocol_error' } },
      { toolName: 'tell-pid', state: 'succeeded' },
    ],
  )
  const narrow = await addCaller(gantry, 'owner', {
    scopes: ['mcp:read', 'mcp:execute'],
    allow: { mcpTools: ['odd/tell-p*'] },
  })
  const seen = (await narrow.call('GET', '/mcp/calls')).body.data.calls
  t.ok(seen.length > 0 && seen.every(({ toolName }: { toolName: string }) => toolName === 'tell-pid'))
  for (const [method, path] of [
    ['GET', `/mcp/calls/${calls[0].id}`],
    ['POST', `/mcp/calls/${calls[0].id}/cancel`],
  ] as const)
    t.match(await narrow.call(method, path), { status: 404, ...refused('mcp_call_not_found') })
})

t.test('a rule denies a tool, or asks for an approval of each call', async (t) => {
  const tools = { '*': 'deny', 'tell-*': 'allow', 'tell-environment': 'ask' }
  await write(JSON.stringify({ mcpServers: { odd: { ...oddEntry(), tools } } }))
  t.match(await execute(gantry, 'odd', 'answer-error'), { status: 403, ...refused('mcp_tool_denied') })
  t.equal((await execute(gantry, 'odd', 'tell-pid')).status, 200)

  const agent = await addCaller(gantry, 'agent', { scopes: ['mcp:read', 'mcp:execute'] })
  const call = (given: object) =>
    agent.call('POST', '/mcp/tools/execute', {
      body: { serverName: 'odd', toolName: 'tell-environment', arguments: given },
    })
  const asked = await call({ a: 1, b: secret })
  t.match(asked, { status: 403, body: { error: { code: 'approval_required', hint: /approve/ } } })
  const id = /mcpc_\w+/.exec(asked.body.error.message)?.[0] ?? ''
  t.match((await eventOf('mcp.call.waiting')).data, { mcpCallId: id })
  t.match((await gantry.call('GET', `/mcp/calls/${id}`)).body.data.call, {
    state: 'waiting_approval',
    arguments: { a: 1, b: '[redacted]' },
    createdBy: { id: agent.userId },
  })
  t.match((await call({ b: secret, a: 1 })).body.error.message, id, 'the same call waits once')
  t.equal((await agent.call('POST', `/mcp/calls/${id}/approve`)).status, 403, 'an agent approves nothing')
  t.match((await gantry.call('POST', `/mcp/calls/${id}/approve`)).body.data.call, { state: 'approved' })
  t.match(await gantry.call('POST', `/mcp/calls/${id}/approve`), { status: 409, ...refused('invalid_transition') })
  t.equal((await call({ a: 2 })).status, 403, 'other arguments are another call')
  t.equal(
    (await execute(gantry, 'odd', 'tell-environment', { a: 1, b: secret })).status,
    403,
    'and so is another caller',
  )
  t.equal((await call({ a: 1, b: secret })).status, 200)
  const { call: done } = (await gantry.call('GET', `/mcp/calls/${id}`)).body.data
  t.match(done, { state: 'succeeded', decidedBy: { id: 'user_owner' } })
  t.notOk('arguments' in done)
  t.equal((await call({ a: 1, b: secret })).status, 403, 'it ran once')
  t.match(await gantry.call('POST', '/mcp/calls/mcpc_none/approve'), { status: 404, ...refused('mcp_call_not_found') })
  t.match((await call({ text: 'x'.repeat(70_000) })).body.error, { code: 'mcp_arguments_invalid' })

  const { id: waiting } = (await gantry.call('GET', '/mcp/calls?state=waiting_approval')).body.data.calls[0]
  t.match((await gantry.call('POST', `/mcp/calls/${waiting}/cancel`)).body.data.call, { state: 'cancelled' })
})

t.test('calls of one user that wait push out none of another one', async (t) => {
  await write(JSON.stringify({ mcpServers: { odd: { ...oddEntry(), tools: { 'tell-pid': 'ask' } } } }))
  const [patient, greedy] = [await addCaller(gantry, 'agent'), await addCaller(gantry, 'agent')]
  const ask = (by: typeof patient, given: object) =>
    by.call('POST', '/mcp/tools/execute', { body: { serverName: 'odd', toolName: 'tell-pid', arguments: given } })
  const id = /mcpc_\w+/.exec((await ask(patient, { mine: true })).body.error.message)?.[0]
  t.equal((await gantry.call('POST', `/mcp/calls/${id}/approve`)).status, 200)
  for (let count = 0; count <= 100; count++) await ask(greedy, { count })
  t.equal((await ask(patient, { mine: true })).status, 200)
})

t.test('without a sandbox, a restricted token starts no server', async (t) => {
  const open = await startGantry(t, {
    args: ['--trust'],
    environment: { GANTRY_SANDBOX: 'none' },
    files: { 'gantry.json': JSON.stringify({ mcpServers: { missing } }) },
  })
  const { call } = await addCaller(open, 'owner', { scopes: ['mcp:execute', 'mcp:admin'] })
  for (const action of ['test', 'restart'])
    t.match(await call('POST', `/mcp/servers/missing/${action}`), { status: 403, ...refused('sandbox_unavailable') })
  t.match((await call('GET', '/mcp/tools')).body.data.failures, [{ code: 'sandbox_unavailable' }])
  for (const [path, body] of [
    ['/mcp/resources/read', { serverName: 'missing', uri: 'a:b' }],
    ['/mcp/prompts/get', { serverName: 'missing', promptName: 'a' }],
  ] as const)
    t.match(await call('POST', path, { body }), { status: 403, ...refused('sandbox_unavailable') }, path)
})

t.test('a broken configuration refuses what needs it', async (t) => {
  writeFiles(gantry.project, { 'gantry.json': '{ "mcpServers": }' })
  for (const [method, path] of [
    ['POST', '/mcp/servers/odd/test'],
    ['POST', '/mcp/servers/odd/restart'],
    ['GET', '/mcp/servers/odd/logs'],
    ['GET', '/mcp/servers/odd'],
    ['GET', '/mcp/servers'],
    ['GET', '/mcp/tools'],
    ['DELETE', '/mcp/servers/odd'],
  ] as const)
    t.match(await gantry.call(method, path), { status: 400, ...refused('config_invalid') }, `${method} ${path}`)
})

async function write(text: string): Promise<void> {
  writeFiles(gantry.project, { 'gantry.json': text })
  await approveCommands(gantry)
}

function read(): string {
  return readFileSync(join(gantry.project, 'gantry.json'), 'utf8')
}

async function put(to: Gantry, name: string, entry: object): Promise<Answer> {
  return await to.call('PUT', `/mcp/servers/${name}`, { body: entry })
}

async function execute(on: Gantry, serverName: string, toolName: string, given?: object): Promise<Answer> {
  return await on.call('POST', '/mcp/tools/execute', {
    body: { serverName, toolName, ...(given && { arguments: given }) },
  })
}

function textOf({ body }: Answer): string {
  return body.data?.result.content[0].text ?? JSON.stringify(body)
}

/** The last event of a kind: those from outside a commit are written in the background. */
async function eventOf(kind: string): Promise<{ readonly data: Readonly<Record<string, any>> }> {
  const find = async () =>
    (
      await gantry.call('GET', `/events?after=0&kinds=${kind}`, { headers: { accept: 'application/json' } })
    ).body.data.events.at(-1)
  await waitUntil(async () => (await find()) !== undefined)
  return find()
}
