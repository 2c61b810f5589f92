/** Rules for the calls of tokens, of roles and of the tools of MCP servers: allowed, asked for or denied. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as V1Transport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { addCaller, addCredential } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'
import { connectClient } from './support/mcp-client.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const rule = (action: string, tool: string, patterns?: object, more: object = {}) => ({
  ...{ tool, action, ...more },
  ...(patterns && { arguments: patterns }),
})
const echoed = {
  command: process.execPath,
  args: [odd],
  rules: [rule('deny', 'take-*', { path: 'docs/private/*' }), rule('ask', 'take-*', { path: 'docs/*' })],
  tools: { 'tell-*': 'deny' },
}
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ mcpServers: { odd: echoed } }) },
})
const { call } = gantry
const tokenOf = async (body: object, by = call): Promise<string> =>
  (await by('POST', '/identity/tokens', { body: { name: 'ruled', ...body } })).body.data.secret
const by =
  (secret: string) =>
  (method: string, path: string, body?: object): Promise<Answer> =>
    call(method, path, { headers: { authorization: `Bearer ${secret}` }, ...(body && { body }) })
/** What is forbidden may wait for an approval, which the hint then says. */
const codeOf = ({ status, body: { error } }: Answer) =>
  error?.code === 'forbidden' && error.hint?.includes('mcpc_') ? 'waits' : (error?.code ?? status)
const waiting = async () => (await call('GET', '/waiting?kind=mcp_call')).body.data.items
const create = (title: string, more: object = {}) => ['POST', '/tasks', { title, ...more }] as const

const request = (secret: string, sessionId: string, method?: string, params?: object) => ({
  method: 'POST',
  headers: {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
    'mcp-session-id': sessionId,
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})

const connect = (t: Test, token: string, answer?: (message: string) => object, path = '/mcp') =>
  connectClient(t, gantry, { token, path, answer })

t.test('the rules of a token judge its calls by HTTP and by MCP, by their arguments', async (t) => {
  const rules = [
    rule('allow', 'createTask', { title: 'Feed *' }),
    rule('ask', 'createTask'),
    rule('deny', 'deleteTask'),
    rule('deny', 'readFile', { path: 'secrets/*' }),
  ]
  const secret = await tokenOf({ rules })
  const ruled = by(secret)
  t.equal((await ruled(...create('Feed the zebras'))).status, 201)
  t.equal(codeOf(await ruled(...create('Count them'))), 'waits')
  t.equal(codeOf(await ruled('DELETE', '/tasks/task_none')), 'forbidden')
  t.equal(codeOf(await ruled('GET', '/files/content?path=./secrets//key')), 'forbidden')
  const client = await connect(t, secret, undefined, '/mcp/compact')
  const asked = { operationId: 'createTask', arguments: { title: 'Feed; Count' } }
  t.match(await client.callTool({ name: 'callOperation', arguments: asked }), {
    isError: true,
    structuredContent: { code: 'forbidden', hint: /mcpc_/ },
  })
  const denied = { operationId: 'deleteTask', arguments: { id: 'task_none' } }
  t.match(await client.callTool({ name: 'callOperation', arguments: denied }), {
    structuredContent: { code: 'not_found' },
  })
  const list = await connect(t, secret)
  t.notOk(
    (await list.listTools()).tools.some(({ name }) => name === 'deleteTask'),
    'what is denied is not offered',
  )
  for (const { decisions } of await waiting())
    t.equal((await call('POST', `/mcp/calls/${decisions[1].path.mcpCallId}/reject`)).status, 200)
})

t.test('what is asked for waits, is decided once, and is then done once', async (t) => {
  const ruled = by(await tokenOf({ rules: [rule('ask', 'createTask')] }))
  t.equal(codeOf(await ruled(...create('Once'))), 'waits')
  const [item, ...others] = await waiting()
  t.match([item, others], [{ title: 'gantry/createTask', kind: 'mcp_call' }, []])
  const { mcpCallId } = item.decisions[0].path
  t.match((await call('GET', `/mcp/calls/${mcpCallId}`)).body.data.call, {
    operationId: 'createTask',
    arguments: { title: 'Once' },
  })
  t.equal(codeOf(await ruled('POST', `/mcp/calls/${mcpCallId}/approve`)), 'forbidden', 'no credential for itself')
  t.equal((await call('POST', `/mcp/calls/${mcpCallId}/approve`)).status, 200)
  t.equal(codeOf(await call('POST', `/mcp/calls/${mcpCallId}/reject`)), 'invalid_transition', 'decided once')
  t.equal(codeOf(await ruled(...create('Once', { priority: 'high' }))), 'waits', 'another call')
  t.equal((await ruled(...create('Once'))).status, 201)
  t.equal(codeOf(await ruled(...create('Once'))), 'waits', 'done once')
  for (const { decisions } of await waiting())
    t.equal((await call('POST', `/mcp/calls/${decisions[1].path.mcpCallId}/reject`)).status, 200)
})

t.test('what a waiting operation is called with is for those who ask and decide, and no secret', async (t) => {
  const developer = await addCaller(gantry, 'developer')
  const maintainer = await addCaller(gantry, 'maintainer')
  const agent = await addCaller(gantry, 'agent')
  const rules = [rule('ask', 'createTask'), rule('ask', 'putSecret')]
  const ruled = by(await tokenOf({ rules }, developer.call))
  t.equal(codeOf(await ruled(...create('A private matter'))), 'waits')
  const [asked] = await waiting()
  const { path } = asked.decisions[0]
  const title = async (caller: typeof agent) =>
    (await caller.call('GET', `/mcp/calls/${path.mcpCallId}`)).body.data.call.arguments?.title
  t.equal(await title(maintainer), 'A private matter')
  t.equal(await title(developer), 'A private matter')
  t.equal(await title(agent), undefined)
  const { calls } = (await agent.call('GET', '/mcp/calls?state=waiting_approval')).body.data
  t.notMatch(JSON.stringify(calls), 'A private matter')
  await call('POST', `/mcp/calls/${path.mcpCallId}/reject`)

  const owner = by(await tokenOf({ rules }))
  const put = () => owner('PUT', '/config/secrets/WAITING', { value: 'a value of this test' })
  t.equal(codeOf(await put()), 'waits')
  const { mcpCallId } = (await waiting())[0].decisions[0].path
  const { store } = gantry.service.app
  t.strictSame((await store.read.mcpCalls.get(mcpCallId))?.doc.arguments, {
    secretName: 'WAITING',
    value: '[redacted]',
  })
  t.equal((await call('POST', `/mcp/calls/${mcpCallId}/approve`)).status, 200)
  const other = owner('PUT', '/config/secrets/WAITING', { value: 'another value' })
  t.equal(codeOf(await other), 'waits', 'it is approved for the value that was sent')
  t.equal((await put()).status, 200)
  for (const { decisions } of await waiting())
    t.equal((await call('POST', `/mcp/calls/${decisions[1].path.mcpCallId}/reject`)).status, 200)
})

t.test('what a token makes has its rules, and no token is made without them', async (t) => {
  const rules = [rule('deny', 'createTask')]
  const secret = await tokenOf({ rules })
  const ruled = by(secret)
  const own = [rule('deny', 'updateTask')]
  const made = (await ruled('POST', '/identity/tokens', { name: 'child', rules: own })).body.data
  t.strictSame(made.token.ruleLists, [own, rules])
  const exchanged = (await ruled('POST', '/identity/exchange', {})).body.data
  for (const each of [made, exchanged]) t.equal(codeOf(await by(each.secret)(...create('No'))), 'forbidden')
  t.notOk(made.token.scopes.includes('users:admin'))
  t.equal(codeOf(await ruled('POST', '/identity/tokens', { name: 'x', scopes: ['users:admin'] })), 'scope_missing')
  const other = (await call('POST', '/identity/tokens', { body: { name: 'free' } })).body.data.token
  t.equal(codeOf(await ruled('POST', `/identity/tokens/${other.id}/rotate`, {})), 'forbidden')
  const login = await gantry.fetch('/api/v1/identity/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: secret }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, authorization: '' }
  t.equal((await call('GET', '/tasks', { headers })).status, 200)
  t.equal(codeOf(await call('POST', '/tasks', { body: { title: 'No' }, headers })), 'forbidden', 'a session of it')
  t.equal(codeOf(await ruled('PUT', '/identity/roles/agent/rules', { rules: [] })), 'scope_missing')
})

t.test('an argument that is left out is what a rule refuses, and not what it allows', async (t) => {
  const denied = by(await tokenOf({ rules: [rule('deny', 'pushChanges', { remote: 'origin' })] }))
  t.equal(codeOf(await denied('POST', '/git/push', {})), 'forbidden')
  const asked = by(await tokenOf({ rules: [rule('allow', '*', { branch: 'topic/*' }), rule('deny', 'push*')] }))
  t.equal(codeOf(await asked('POST', '/git/push', { remote: 'origin' })), 'forbidden')
  t.not(codeOf(await asked('POST', '/git/push', { branch: 'topic/a' })), 'forbidden')
})

t.test('the person at a client decides where the rule says so, and no agent for itself', async (t) => {
  const rules = [rule('ask', 'createTask', undefined, { isAskedAtClient: true })]
  let said: object = { action: 'accept', content: { approve: true } }
  const questions: string[] = []
  const answer = (message: string) => {
    questions.push(message)
    return said
  }
  const asked = (title: string) => ({ name: 'createTask', arguments: { title } })
  const developer = await addCaller(gantry, 'developer')
  const client = await connect(t, await tokenOf({ rules }, developer.call), answer)
  t.match(await client.callTool(asked('By elicitation')), { structuredContent: { title: 'By elicitation' } })
  t.match(questions, [/operation "createTask"[^]*By elicitation/])
  said = { action: 'decline' }
  t.match(await client.callTool(asked('Not this')), { isError: true, structuredContent: { message: /rejected/ } })
  const agent = await addCaller(gantry, 'agent', { rules: [rules] as any })
  const strict = await tokenOf({ rules: [rule('ask', 'createTask')] }, developer.call)
  for (const secret of [agent.secret, strict]) {
    const refused = await (await connect(t, secret, answer)).callTool(asked('Alone'))
    t.match(refused, { isError: true, structuredContent: { code: 'forbidden', hint: /mcpc_/ } })
  }
  const byDefault = [
    rule('ask', 'listTasks', { limit: '50' }),
    rule('ask', 'listTasks', undefined, { isAskedAtClient: true }),
  ]
  const listing = await connect(t, await tokenOf({ rules: byDefault }, developer.call), answer)
  const listed = await listing.callTool({ name: 'listTasks', arguments: {} })
  t.match(listed, { isError: true, structuredContent: { code: 'forbidden', hint: /mcpc_/ } })
  t.equal(questions.length, 2, 'what is left out is judged as its default')
  t.equal((await waiting()).length, 3, 'a person of the service decides')
})

t.test('a client of the 2025 specification is asked in the stream of the call', async (t) => {
  const rules = [rule('ask', 'createTask', undefined, { isAskedAtClient: true })]
  const developer = await addCaller(gantry, 'developer')
  const secret = await tokenOf({ rules }, developer.call)
  let said: object = { action: 'accept', content: { approve: true } }
  const open = async (capabilities: object) => {
    const client = new V1Client({ name: 'test', version: '1' }, { capabilities })
    if ('elicitation' in capabilities) client.setRequestHandler(ElicitRequestSchema, async () => said as any)
    const requestInit = { headers: { authorization: `Bearer ${secret}` } }
    const transport = new V1Transport(new URL(`${gantry.origin}/mcp`), { requestInit })
    // The SDK's transport is not typed for exact optional members.
    await client.connect(transport as unknown as Transport)
    t.teardown(() => client.close())
    return { client, sessionId: transport.sessionId }
  }
  const { client, sessionId = '' } = await open({ elicitation: {} })
  const create = (title: string) => client.callTool({ name: 'createTask', arguments: { title } })
  t.match(await Promise.all([create('One'), create('Two')]), [
    { structuredContent: { title: 'One' } },
    { structuredContent: { title: 'Two' } },
  ])
  said = { action: 'decline' }
  t.match(await create('Three'), { isError: true, structuredContent: { message: /rejected/ } })
  said = { action: 'cancel' }
  t.match(await create('Four'), { isError: true, structuredContent: { code: 'forbidden', hint: /mcpc_/ } })
  const plain = await open({})
  t.equal(plain.sessionId, undefined, 'a client that cannot ask has no session id')
  t.match(await plain.client.callTool({ name: 'createTask', arguments: { title: 'Five' } }), {
    structuredContent: { code: 'forbidden', hint: /mcpc_/ },
  })
  const frames = await gantry.fetch(
    '/mcp',
    request(secret, sessionId, 'tools/call', { name: 'createTask', arguments: { title: 'Six' } }),
  )
  const reader = frames.body?.pipeThrough(new TextDecoderStream()).getReader()
  const { value = '' } = (await reader?.read()) ?? {}
  const { id } = JSON.parse(/^data: (.*)$/m.exec(value)?.[1] ?? '{}')
  const answered = (by: string, session: string) =>
    gantry.fetch('/mcp', {
      ...request(by, session),
      body: JSON.stringify({ jsonrpc: '2.0', id, result: { action: 'accept', content: { approve: true } } }),
    })
  const other = await tokenOf({}, developer.call)
  t.not((await answered(other, sessionId)).status, 500)
  await answered(secret, 'asks-another')
  t.match(
    (await call('GET', '/waiting?kind=mcp_call')).body.data.items[0],
    { title: 'gantry/createTask' },
    'it still waits',
  )
  t.equal((await answered(secret, sessionId)).status, 202)
  t.match((await reader?.read())?.value, /"title\W+Six/)
})

t.test('the rules of a role hold for all its tokens, and not for a person who is there', async (t) => {
  const put = await call('PUT', '/identity/roles/agent/rules', { body: { rules: [rule('deny', 'createTask')] } })
  t.equal(put.status, 200)
  t.strictSame((await call('GET', '/identity/roles/agent/rules')).body.data.rules, [rule('deny', 'createTask')])
  const agent = await addCaller(gantry, 'agent')
  t.equal(codeOf(await agent.call('POST', '/tasks', { body: { title: 'No' } })), 'forbidden')
  const exchanged = (await agent.call('POST', '/identity/exchange', { body: {} })).body.data.secret
  t.equal(codeOf(await by(exchanged)(...create('No'))), 'forbidden')
  const headers = { cookie: `nut-session=${agent.cookie}`, authorization: '' }
  t.equal((await call('POST', '/tasks', { body: { title: 'Yes' }, headers })).status, 201)
  await call('PUT', '/identity/roles/agent/rules', { body: { rules: [] } })
  const again = await addCredential(gantry, agent.userId)
  t.equal((await again.call('POST', '/tasks', { body: { title: 'Yes' } })).status, 201)
})

t.test('the rules of an MCP server judge calls of its tools by their arguments', async (t) => {
  const execute = async (toolName: string, given?: object) =>
    codeOf(
      await call('POST', '/mcp/tools/execute', {
        body: { serverName: 'odd', toolName, ...(given && { arguments: given }) },
      }),
    )
  t.equal(await execute('take-none', { path: 'docs//private/a.md' }), 'mcp_tool_denied')
  t.equal(await execute('take-none', { path: './docs/a.md' }), 'approval_required')
  t.equal(await execute('tell-pid'), 'mcp_tool_denied')
  t.equal(await execute('take-none', { path: 'src/a.ts' }), 'mcp_tool_not_found', 'no rule holds it')
})
