/** What rules for tokens, roles and MCP servers would have done with calls of before. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { connectClient } from './support/mcp-client.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ mcpServers: { odd: { command: process.execPath, args: [odd] } } }) },
})
const { call } = gantry
const agent = await addCaller(gantry, 'agent')
const developer = await addCaller(gantry, 'developer')
const [kept, gone] = [await gantry.createTask('Kept'), await gantry.createTask('Gone')]
await agent.call('PATCH', `/tasks/${kept}`, { body: { content: 'More' } })
await agent.call('DELETE', `/tasks/${gone}`)
await developer.call('DELETE', '/tasks/task_none')
await developer.call('POST', `/tasks/${kept}/comments`, { body: { content: 'Seen' } })
const client = await connectClient(t, gantry, { token: agent.secret, path: '/mcp/compact' })
await client.callTool({
  name: 'callOperation',
  arguments: { operationId: 'createTask', arguments: { title: 'By MCP' } },
})
await gantry.fetch('/api/v1/tasks', {
  method: 'POST',
  headers: { authorization: '', cookie: `nut-session=${developer.cookie}`, 'content-type': 'application/json' },
  body: JSON.stringify({ title: 'In person' }),
})
const test = async (body: object) => (await call('POST', '/identity/rules/test', { body })).body.data
const rule = (action: string, tool: string, patterns?: object) => ({
  ...{ tool, action },
  ...(patterns && { arguments: patterns }),
})
const shortly = ({ calls }: any) =>
  calls.map(({ operation, action, isCertain }: any) => `${operation} ${action}${isCertain ? '' : '?'}`)

t.test('a dry run over the audit log counts what rules of a role would have done, by HTTP and MCP', async (t) => {
  const tested = await test({ rules: [rule('ask', 'delete*'), rule('deny', 'createTask')], role: 'agent' })
  t.same(shortly(tested), ['createTask deny', 'deleteTask ask', 'updateTask allow'])
  t.match(tested, { allowedCount: 1, askedCount: 1, deniedCount: 1, uncertainCount: 0 })
  t.match(tested.calls[1], {
    object: `/tasks/${gone}`,
    actor: { id: agent.userId, kind: 'agent', tokenName: 'Test token' },
    createdAt: String,
    auditEntryId: Number,
  })
})

t.test('it judges by the arguments of the path, and says where others would decide', async (t) => {
  const at = (action: string, patterns: object) => test({ rules: [rule(action, '*Task', patterns)], role: 'agent' })
  t.same(shortly(await at('deny', { id: kept })), ['createTask deny?', 'deleteTask allow', 'updateTask deny'])
  const byTitle = await at('ask', { title: 'By *' })
  t.same(shortly(byTitle), ['createTask ask?', 'deleteTask ask?', 'updateTask ask?'])
  t.equal(byTitle.uncertainCount, 3)
  const both = await test({ rules: [rule('allow', '*Task', { title: '*' }), rule('deny', '*')], role: 'agent' })
  t.same(shortly(both), ['createTask allow', 'deleteTask allow', 'updateTask allow'], 'a star fits what is not known')
  const cost = { rules: [{ ...rule('deny', 'deleteTask'), costMicrosMin: 1 }], role: 'agent' }
  t.same(shortly(await test(cost)), ['createTask allow', 'deleteTask deny?', 'updateTask allow'])
})

t.test('it counts the calls of one token, with those that were exchanged from it, and no session', async (t) => {
  const made = await developer.call('POST', '/identity/exchange', { body: { scopes: ['tasks:write'] } })
  const { secret, token } = made.body.data
  await call('POST', '/tasks', { headers: { authorization: `Bearer ${secret}` }, body: { title: 'By the child' } })
  const all = await test({ rules: [], tokenId: developer.tokenId })
  t.same(
    shortly(all),
    ['createTask allow', 'exchangeToken allow', 'createTaskComment allow'],
    'refused calls are left out',
  )
  t.same(shortly(await test({ rules: [], tokenId: token.id })), ['createTask allow'])
  t.same(shortly(await test({ rules: [], tokenId: 'tok_none' })), [])
  const { status, body } = await developer.call('POST', '/identity/rules/test', { body: { rules: [] } })
  t.match([status, body.error.code], [403, 'scope_missing'])
})

t.test('each rule does with the next call what the dry run says of the last', async (t) => {
  const rules = [rule('deny', 'updateTask', { id: kept }), rule('allow', '*')]
  const [tested] = (await test({ rules, role: 'agent' })).calls.filter((each: any) => each.operation === 'updateTask')
  t.match(tested, { action: 'deny', isCertain: true })
  const { secret } = (await call('POST', '/identity/tokens', { body: { name: 'ruled', rules } })).body.data
  const again = await call('PATCH', `/tasks/${kept}`, {
    headers: { authorization: `Bearer ${secret}` },
    body: { content: 'More' },
  })
  t.equal(again.body.error.code, 'forbidden')
})

t.test('a dry run over the calls of an MCP server', async (t) => {
  for (const toolName of ['take-nothing', 'tell-nothing'])
    await call('POST', '/mcp/tools/execute', { body: { serverName: 'odd', toolName, arguments: {} } })
  const path = '/mcp/servers/odd/rules/test'
  const known = (await call('GET', '/mcp/calls?serverName=odd')).body.data.calls
  t.ok(known.length > 0, 'calls are recorded')
  const tools = { '*': 'ask', 'take-*': 'deny' }
  const { data } = (await call('POST', path, { body: { tools } })).body
  t.same(
    data.calls.map(({ mcpCallId, action, isCertain }: any) => [mcpCallId, action, isCertain]),
    known.map(({ id, toolName }: any) => [id, toolName.startsWith('take-') ? 'deny' : 'ask', true]),
  )
  t.equal(data.askedCount + data.deniedCount, known.length)
  const byPath = { rules: [rule('deny', '*', { path: 'docs/*' })] }
  const uncertain = (await call('POST', path, { body: byPath })).body.data
  t.match(uncertain, { deniedCount: known.length, uncertainCount: known.length })
  const viewer = await addCaller(gantry, 'viewer', { scopes: ['mcp:read'], allow: { mcpTools: ['other/*'] } })
  const narrow = await viewer.call('POST', path, { body: {} })
  t.same(narrow.body.data?.calls ?? [], [], 'calls that a token may not see are left out')
})

t.test('a call of the longest path is judged too', async (t) => {
  await call('POST', '/skills', { body: { name: 'long', description: 'Long paths', content: 'Read on.' } })
  const path = Array.from({ length: 6 }, () => '€'.repeat(80)).join('/')
  const put = await call('PUT', `/skills/long/files/${encodeURIComponent(path)}`, { body: { content: 'x' } })
  t.equal(put.status, 200)
  const [newest] = (await test({ rules: [rule('ask', 'putSkillFile', { path: '*' })] })).calls
  t.match(newest, { operation: 'putSkillFile', action: 'ask', isCertain: true })
  t.ok(newest.object.length > 4_096)
})
