/** What `/mcp` offers beside tools: skills as prompts, what is read as resources, and approvals at the client. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as V1Transport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { addCaller } from './support/callers.ts'
import { ownerToken, startGantry } from './support/gantry.ts'
import { connectClient } from './support/mcp-client.ts'
import { upload } from './support/uploads.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: {
    'gantry.json': JSON.stringify({
      mcpServers: { odd: { command: process.execPath, args: [odd], tools: { 'tell-*': 'ask' } } },
    }),
    'src/greeting.ts': "export const greeting = 'Hello'\n",
    'src/a file?.txt': 'odd\n',
    'large.bin': '\0'.repeat(1_100_000),
    '.gantry/context/rules.md': '# Rules\n\nBe brief.\n',
    '.agents/skills/release-notes/SKILL.md':
      '---\nname: release-notes\ndescription: How release notes are written.\nmetadata:\n  argument-hint: The version.\n---\nWrite them for $ARGUMENTS, briefly.\n',
    '.agents/skills/plain/SKILL.md': '---\nname: plain\ndescription: A plain skill.\n---\nDo it.\n',
  },
})
await upload(gantry, 'notes.txt', 'Some notes.')
await upload(gantry, 'pixel.bin', Buffer.from([0, 1, 2, 3]))
const task = await gantry.createTask()

const connect = (t: Test, token = ownerToken, answer?: (message: string) => object, path = '/mcp') =>
  connectClient(t, gantry, { token, path, answer })

const tokenOf = async (rights: object): Promise<string> =>
  (await gantry.call('POST', '/identity/tokens', { body: { name: 'A token', ...rights } })).body.data.secret

t.test('skills are prompts, for clients of both specifications', async (t) => {
  const old = new V1Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${ownerToken}` } }
  // The SDK's transport is not typed for exact optional members.
  await old.connect(new V1Transport(new URL(`${gantry.origin}/mcp`), { requestInit }) as unknown as Transport)
  t.teardown(() => old.close())
  for (const client of [old, await connect(t), await connect(t, ownerToken, undefined, '/mcp/compact')]) {
    const { prompts } = await client.listPrompts()
    t.match(prompts, [
      { name: 'plain', description: 'A plain skill.', arguments: [{ name: 'arguments', required: false }] },
      { name: 'release-notes', arguments: [{ description: 'The version.' }] },
    ])
    const textOf = async (name: string, given: Record<string, string> = {}) =>
      JSON.stringify((await client.getPrompt({ name, arguments: given })).messages)
    t.match(await textOf('release-notes', { arguments: '1.2' }), /Write them for 1\.2, briefly/)
    t.match(
      await textOf('plain', { arguments: 'For the tests.' }),
      /"plain\\":\\n\\nDo it\.\\n\\n\\nFor the tests|Do it\..*For the tests/,
    )
    await t.rejects(textOf('none'), /skill/)
    await t.rejects(textOf('plain', { version: '1' }), /argument arguments alone/)
  }
  const narrow = await connect(t, await tokenOf({ scopes: ['tasks:read'] }))
  t.same((await narrow.listPrompts()).prompts, [])
  await t.rejects(narrow.getPrompt({ name: 'plain' }), /may not read skills/)
})

t.test('what may be read is a resource, page by page, and is read by its address', async (t) => {
  const client = await connect(t)
  const found = []
  let cursor: string | undefined
  do {
    const page = await client.listResources(cursor === undefined ? {} : { cursor })
    found.push(...page.resources)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  const uris = found.map(({ uri }) => uri)
  for (const uri of [
    'gantry://context/rules.md',
    'gantry://resources/notes.txt',
    `gantry://tasks/${task}`,
    'gantry://files/src/greeting.ts',
    'gantry://files/src/a%20file%3F.txt',
  ])
    t.ok(uris.includes(uri), uri)
  t.equal(new Set(uris).size, uris.length)
  t.equal((await client.listResourceTemplates()).resourceTemplates.length, 4)
  const read = async (uri: string): Promise<any> => (await client.readResource({ uri })).contents[0]
  t.match(await read('gantry://context/rules.md'), { mimeType: 'text/markdown', text: /Be brief/ })
  t.match(await read('gantry://files/src/greeting.ts'), { text: /Hello/ })
  t.match(await read('gantry://files/src/a%20file%3F.txt'), { text: 'odd\n' })
  t.match(await read('gantry://resources/notes.txt'), { mimeType: 'text/plain', text: 'Some notes.' })
  t.match(await read('gantry://resources/pixel.bin'), { blob: 'AAECAw==' })
  t.match(JSON.parse((await read(`gantry://tasks/${task}`)).text), { id: task })
  for (const uri of [
    'gantry://files/none.ts',
    'gantry://files/.git/config',
    'gantry://tasks/task_none',
    'gantry://x/y',
    'file:///etc/passwd',
    'gantry://files/%zz',
    'gantry://files/src/../../x',
  ])
    await t.rejects(read(uri), uri)
  await t.rejects(read('gantry://files/large.bin'), /1100000 bytes/)
  await t.rejects(client.listResources({ cursor: 'none' }), /cursor/)
})

t.test('a token lists and reads as resources what its scopes and its allow-list permit', async (t) => {
  const other = await gantry.createTask()
  const narrow = await connect(t, await tokenOf({ scopes: ['tasks:read'], allow: { taskIds: [task] } }))
  const { resources, nextCursor } = await narrow.listResources()
  t.same([resources.map(({ uri }) => uri), nextCursor], [[`gantry://tasks/${task}`], nextCursor])
  await t.rejects(narrow.readResource({ uri: `gantry://tasks/${other}` }))
  await t.rejects(narrow.readResource({ uri: 'gantry://files/src/greeting.ts' }))
  await t.rejects(narrow.readResource({ uri: 'gantry://resources/notes.txt' }))
})

const waiting = async () => (await gantry.call('GET', '/mcp/calls?state=waiting_approval')).body.data.calls
const tell = { name: 'executeMcpTool', arguments: { serverName: 'odd', toolName: 'tell-pid', arguments: {} } }

t.test('a call that needs an approval asks the person at the client, whose decision is on record', async (t) => {
  const asked: string[] = []
  const client = await connect(
    t,
    ownerToken,
    (message) => {
      asked.push(message)
      return { action: 'accept', content: { approve: true } }
    },
    '/mcp?tools=mcp',
  )
  const result = await client.callTool(tell)
  t.notOk(result.isError)
  t.match(asked, [/tool "tell-pid" of the MCP server "odd"/])
  const audit = await gantry.call('GET', '/identity/audit')
  t.ok(
    audit.body.data.entries.some(
      ({ operation, actor }: any) => operation === 'approveMcpCall' && actor.id === 'user_owner',
    ),
  )
  t.same(await waiting(), [])
})

t.test('a person who rejects, cancels or leaves it open has no call made', async (t) => {
  let said: object = { action: 'decline' }
  const client = await connect(t, ownerToken, () => said, '/mcp/compact')
  const call = () =>
    client.callTool({ name: 'callOperation', arguments: { operationId: tell.name, arguments: tell.arguments } })
  t.match(await call(), { isError: true, structuredContent: { code: 'approval_required', message: /rejected/ } })
  t.same(await waiting(), [])
  said = { action: 'accept', content: { approve: false } }
  t.match(await call(), { isError: true, structuredContent: { message: /rejected/ } })
  said = { action: 'cancel' }
  t.match(await call(), { isError: true, structuredContent: { message: /waits for an approval as mcpc_/ } })
  t.equal((await waiting()).length, 1)
  await gantry.call('POST', `/mcp/calls/${(await waiting())[0].id}/reject`)
})

t.test('what decides on approvals is no tool for anybody, since a model would approve its own calls', async (t) => {
  const [call, decides] = [async () => ({ action: 'cancel' }), /^(approve|reject)/]
  const client = await connect(t, gantry.token, call, '/mcp?tools=all')
  t.strictSame(
    (await client.listTools()).tools.filter(({ name }) => decides.test(name)),
    [],
  )
  t.match(await client.callTool(tell), { isError: true, structuredContent: { code: 'approval_required' } })
  const [{ id: mcpCallId }] = await waiting()
  const refused = { isError: true, structuredContent: { code: 'not_found', message: /cannot decide on approvals/ } }
  t.match(await client.callTool({ name: 'approveMcpCall', arguments: { mcpCallId } }), refused)
  const compact = await connect(t, gantry.token, call, '/mcp/compact')
  const asked = { operationId: 'approveMcpCall', arguments: { mcpCallId } }
  t.match(await compact.callTool({ name: 'callOperation', arguments: asked }), refused)
  const found = await compact.callTool({
    name: 'searchOperations',
    arguments: { query: 'approve a call of an MCP tool' },
  })
  t.notMatch(found.structuredContent, { operations: [{ operationId: decides }] })
  t.match(await waiting(), [{ id: mcpCallId }], 'it still waits')
  t.equal((await gantry.call('POST', `/mcp/calls/${mcpCallId}/reject`)).status, 200)
})

t.test('no agent decides about its own call, and an answer for another call decides nothing', async (t) => {
  const yes = () => ({ action: 'accept', content: { approve: true } })
  const agent = await addCaller(gantry, 'agent')
  for (const token of [
    agent.secret,
    await tokenOf({ preset: 'agent' }),
    await tokenOf({ scopes: ['mcp:execute', 'mcp:read'] }),
  ]) {
    const client = await connect(t, token, yes, '/mcp?tools=mcp')
    t.match(await client.callTool(tell), { isError: true, structuredContent: { code: 'approval_required' } })
  }
  for (const { id } of await waiting()) t.equal((await gantry.call('POST', `/mcp/calls/${id}/reject`)).status, 200)
  const response = await gantry.fetch('/mcp?tools=mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'executeMcpTool',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        ...tell,
        inputResponses: { approval: yes() },
        requestState: 'mcpc_01m8d1j1t0385pmtjer1mam3rw',
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
        },
      },
    }),
  })
  const text = await response.text()
  t.match(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result, { resultType: 'input_required' })
  t.equal((await waiting()).length, 1)
})

t.test('tools of all servers are found, described and called beside the operations', async (t) => {
  const client = await connect(t, ownerToken, undefined, '/mcp/compact')
  const call = async (name: string, given: object): Promise<any> => client.callTool({ name, arguments: { ...given } })
  const { tools, operations } = (await call('searchOperations', { query: 'tell pid' })).structuredContent
  t.equal(tools[0].operationId, 'odd/tell-pid')
  t.ok(operations.every(({ operationId }: { operationId: string }) => !operationId.includes('/')))
  t.match((await call('describeOperation', { operationId: 'odd/answer-extras' })).structuredContent, {
    operationId: 'odd/answer-extras',
    rule: 'allow',
    inputSchema: { type: 'object' },
  })
  const result = await call('callOperation', { operationId: 'odd/answer-extras', arguments: {} })
  t.match(result, { content: [{ type: 'text', text: 'hi' }], more: 'here' })
  t.match(await call('callOperation', { operationId: 'odd/tell-pid' }), {
    structuredContent: { code: 'approval_required' },
  })
  t.match(await call('describeOperation', { operationId: 'odd/none' }), {
    structuredContent: { code: 'mcp_tool_not_found' },
  })
  t.match(await call('callOperation', { operationId: 'none/x' }), {
    structuredContent: { code: 'mcp_server_not_found' },
  })
  const narrow = await connect(t, await tokenOf({ scopes: ['tasks:read'] }), undefined, '/mcp/compact')
  const found: any = await narrow.callTool({ name: 'searchOperations', arguments: { query: 'tell the pid of a task' } })
  t.equal(found.structuredContent.tools, undefined)
})
