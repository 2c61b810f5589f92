import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { approveCommands, startGantry, writeFiles, type Answer } from './support/gantry.ts'
import { startModernServer } from './support/mcp-servers/modern-server.ts'
import { startOddHttpServer } from './support/mcp-servers/odd-http-server.ts'

const [both, asking, modern, older] = await Promise.all([
  startModernServer(t),
  startModernServer(t),
  startModernServer(t, { refuses: 'older versions' }),
  startOddHttpServer(t),
])
const program = fileURLToPath(new URL('support/mcp-servers/modern-server.ts', import.meta.url))
const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const mcpServers = {
  asking: { url: asking.url, tools: { greet: 'ask' } },
  both: { url: both.url },
  everything: { command: process.execPath, args: [everything] },
  modern: { url: modern.url },
  odd: { command: process.execPath, args: [odd] },
  older: { url: older.url },
  program: { command: process.execPath, args: [program] },
}
const gantry = await startGantry(t, { args: ['--trust'], files: { 'gantry.json': JSON.stringify({ mcpServers }) } })

for (const serverName of ['both', 'modern', 'program'] as const)
  t.test(`a result of ${serverName} asks for input, and the next call answers`, async (t) => {
    const first = await execute(serverName, 'greet')
    t.equal(first.status, 200)
    t.match(first.body.data.result, {
      resultType: 'input_required',
      inputRequests: { who: { method: 'elicitation/create', params: { message: 'Who is there?' } } },
      requestState: 'state of the call',
    })
    const [record] = (await gantry.call('GET', `/mcp/calls?serverName=${serverName}`)).body.data.calls
    t.equal(record.state, 'input_required')
    const inputResponses = { who: { action: 'accept', content: { name: 'Ada' } } }
    const second = await execute(serverName, 'greet', { inputResponses, requestState: 'state of the call' })
    t.strictSame(JSON.parse(second.body.data.result.content[0].text), [inputResponses, 'state of the call'])
    t.match((await execute(serverName, 'count')).body.data.result, { content: [{ text: 'one' }], more: 'kept' })
  })

t.test('an approval is for the answers too, which it shows', async (t) => {
  const waiting = async () => (await gantry.call('GET', '/mcp/calls?state=waiting_approval')).body.data.calls[0].id
  const approve = async () => gantry.call('POST', `/mcp/calls/${await waiting()}/approve`)
  t.equal((await execute('asking', 'greet')).body.error.code, 'approval_required')
  await approve()
  const inputResponses = { who: { action: 'accept', content: { name: 'Somebody else' } } }
  const other = { inputResponses, requestState: 'state of the call' }
  t.equal((await execute('asking', 'greet', other)).body.error?.code, 'approval_required')
  t.match((await gantry.call('GET', `/mcp/calls/${await waiting()}`)).body.data.call.arguments, { inputResponses })
  t.equal((await execute('asking', 'greet')).body.data.result.resultType, 'input_required')
  await approve()
  t.equal((await execute('asking', 'greet', other)).status, 200)
})

t.test('a remote server is asked once which protocol it speaks, and an older one is spoken to as before', async (t) => {
  t.same(
    both.methods.filter((method) => method === 'initialize'),
    [],
  )
  t.equal(both.methods.filter((method) => method === 'server/discover').length, 1)
  t.equal((await execute('older', 'answer-nothing-known')).body.error.code, 'mcp_tool_not_found')
  const answered = await execute('odd', 'tell-pid', { inputResponses: {} })
  t.match(answered.body.error, { code: 'mcp_arguments_invalid', message: /asks? for no input/ })
})

t.test('listMcpResources and readMcpResource give what a server offers, page by page', async (t) => {
  const list = async (query: string) =>
    (await gantry.call('GET', `/mcp/resources?serverName=everything${query}`)).body.data
  const all = await list('&limit=200')
  t.ok(all.resources.some(({ uriTemplate }: { uriTemplate?: string }) => uriTemplate?.includes('{')))
  const first = await list('&limit=2')
  const next = await list(`&limit=200&cursor=${first.nextCursor}`)
  t.strictSame([...first.resources, ...next.resources], all.resources)
  const uri = 'demo://resource/dynamic/text/1'
  const { status, body } = await read({ serverName: 'everything', uri })
  t.match([status, body.data.contents], [200, [{ uri, mimeType: 'text/plain', text: String }]])
  for (const [resource, code] of [
    [{ serverName: 'everything', uri: 'demo://nothing' }, 'mcp_arguments_invalid'],
    [{ serverName: 'odd', uri: 'odd:nothing' }, 'mcp_resource_not_found'],
    [{ serverName: 'odd', uri: 'odd:shapeless' }, 'mcp_protocol_error'],
    [{ serverName: 'none', uri }, 'mcp_server_not_found'],
  ] as const)
    t.equal((await read(resource)).body.error.code, code)
})

t.test('listMcpPrompts and getMcpPrompt give what a server offers', async (t) => {
  const { prompts } = (await gantry.call('GET', '/mcp/prompts?serverName=everything')).body.data
  t.match(
    prompts.find(({ name }: { name: string }) => name === 'args-prompt'),
    {
      serverName: 'everything',
      arguments: [
        { name: 'city', isRequired: true },
        { name: 'state', isRequired: false },
      ],
    },
  )
  const { status, body } = await get({
    serverName: 'everything',
    promptName: 'args-prompt',
    arguments: { city: 'Bonn' },
  })
  t.match([status, body.data.messages], [200, [{ role: 'user', content: { type: 'text', text: /Bonn/ } }]])
  t.match((await get({ serverName: 'everything', promptName: 'nothing' })).body.error, {
    code: 'mcp_arguments_invalid',
  })
})

t.test('a credential that may call some tools of a server sees none of its resources and prompts', async (t) => {
  const { call } = await addCaller(gantry, 'owner', {
    scopes: ['mcp:execute'],
    allow: { mcpTools: ['everything/echo'] },
  })
  t.strictSame((await call('GET', '/mcp/resources?serverName=everything')).body.data.resources, [])
  t.strictSame((await call('GET', '/mcp/prompts?serverName=everything')).body.data.prompts, [])
  const body = { serverName: 'everything', uri: 'demo://resource/dynamic/text/1' }
  t.match(await call('POST', '/mcp/resources/read', { body }), {
    status: 403,
    body: { error: { code: 'mcp_tool_denied' } },
  })
  const prompt = { serverName: 'everything', promptName: 'simple-prompt' }
  t.equal((await call('POST', '/mcp/prompts/get', { body: prompt })).status, 403)
})

t.test('what lists and reads says why a server cannot', async (t) => {
  const broken = { mcpServers: { broken: { command: process.execPath, args: ['-e', 'process.exit(3)'] } } }
  writeFiles(gantry.project, { 'gantry.json': JSON.stringify(broken) })
  await approveCommands(gantry)
  for (const list of ['resources', 'prompts'])
    t.match((await gantry.call('GET', `/mcp/${list}`)).body.data.failures, [{ code: 'mcp_server_unavailable' }])
  t.equal((await read({ serverName: 'broken', uri: 'a:b' })).status, 502)
  t.equal((await get({ serverName: 'broken', promptName: 'a' })).status, 502)
  t.equal((await get({ serverName: 'none', promptName: 'a' })).body.error.code, 'mcp_server_not_found')
})

t.test('what lists and reads needs an approval, and a configuration without mistakes', async (t) => {
  const strict = await startGantry(t, { files: { 'gantry.json': JSON.stringify({ mcpServers }) } })
  const refuse = async (code: string) => {
    for (const list of ['resources', 'prompts'])
      t.match((await strict.call('GET', `/mcp/${list}`)).body.error, { code }, list)
    const bodies = [
      ['/mcp/resources/read', { serverName: 'odd', uri: 'a:b' }],
      ['/mcp/prompts/get', { serverName: 'odd', promptName: 'a' }],
    ] as const
    for (const [path, body] of bodies) t.match((await strict.call('POST', path, { body })).body.error, { code }, path)
  }
  await refuse('approval_required')
  writeFiles(strict.project, { 'gantry.json': '{' })
  await refuse('config_invalid')
  for (const list of ['resources', 'prompts'])
    t.match((await gantry.call('GET', `/mcp/${list}?serverName=none`)).body.error, { code: 'mcp_server_not_found' })
})

async function execute(serverName: string, toolName: string, more: object = {}): Promise<Answer> {
  return await gantry.call('POST', '/mcp/tools/execute', { body: { serverName, toolName, ...more } })
}

async function read(body: object): Promise<Answer> {
  return await gantry.call('POST', '/mcp/resources/read', { body })
}

async function get(body: object): Promise<Answer> {
  return await gantry.call('POST', '/mcp/prompts/get', { body })
}
