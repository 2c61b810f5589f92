/**
 * Chats with Claude Code as their agent, by its adapter for the Agent Client Protocol: it works with a model of another
 * provider through this service, and a server that speaks the dialect of OpenAI stands in for the model.
 * `npm run test:agents` runs it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { chatClient, textOf, withoutContext } from '../support/chats.ts'
import { approveCommands, makeFolder, startGantry, writeFiles } from '../support/gantry.ts'
import { WindowModel } from '../support/window-model.ts'
import type { AskedRequest } from '../support/window-model.ts'

/** The program takes seconds to start, and much longer on a busy machine. */
const patient = { timeout: 600_000 }
t.setTimeout(4 * patient.timeout)
const program = process.env['CLAUDE_AGENT'] ?? ''
if (program === '') {
  t.fail('CLAUDE_AGENT names no program: npm run test:agents installs the adapter and runs this.')
  process.exit(1)
}
const said = ({ messages }: AskedRequest) => JSON.stringify(messages.filter(({ role }) => role === 'user'))
let file = ''
const model = new WindowModel({
  windowTokens: 400_000,
  answer: (request) => {
    if (said(request).includes('list the tasks')) return listingTasks(request)
    if (request.messages.some(({ role }) => role === 'tool')) return { content: 'The file is written.' }
    return said(request).includes('write the file')
      ? { calls: [{ name: 'Write', arguments: JSON.stringify({ file_path: file, content: 'Three zebras.\n' }) }] }
      : { content: 'Hello from the other side.' }
  },
})
/** Tools of MCP servers are deferred: the search of the agent loads one before it can be called. */
function listingTasks({ messages, tools = [] }: AskedRequest) {
  if (tools.length === 0) return { content: 'A title' }
  const results = messages.filter(({ role }) => role === 'tool')
  if (results.length > 1) return { content: JSON.stringify(results.at(-1)?.content) }
  const name = 'mcp__gantry__listTasks'
  return JSON.stringify(tools).includes(name)
    ? { calls: [{ name, arguments: '{}' }] }
    : { calls: [{ name: 'ToolSearch', arguments: JSON.stringify({ query: `select:${name}`, max_results: 1 }) }] }
}
const { url, port } = await model.start()
t.teardown(() => model.stop())
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` } })
const { call, project } = gantry
file = join(project, 'zebras.txt')
await call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `${url}/v1`, models: [{ id: 'm', contextTokens: 200_000 }] },
})
const env = {
  HOME: makeFolder(t),
  ANTHROPIC_BASE_URL: gantry.origin,
  ANTHROPIC_AUTH_TOKEN: gantry.token,
  ANTHROPIC_MODEL: 'acme/m',
  ANTHROPIC_DEFAULT_HAIKU_MODEL: 'acme/m',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
}
const agents = { claude: { command: process.execPath, args: [program], env, cancelSeconds: 60 } }
writeFiles(project, { 'gantry.json': JSON.stringify({ agents }) })
await approveCommands(gantry)
const { createChat, send, chatOf, messagesOf, approvalsOf, settled } = chatClient(
  gantry,
  { kind: 'agent', agent: 'claude' },
  withoutContext,
)
const answerOf = async (chatId: string) => (await messagesOf(chatId)).at(-1)

t.test('it answers in the mode that asks, and says what it offers and uses', patient, async (t) => {
  const chatId = await createChat()
  await send(chatId, 'Say hello.')
  await settled(chatId)
  t.equal(textOf(await answerOf(chatId)), 'Hello from the other side.')
  const { agentSession } = await chatOf(chatId)
  t.equal(agentSession.mode, 'default', JSON.stringify(agentSession.modes))
  t.ok(agentSession.commands.length > 0)
  const { calls } = (await call('GET', `/ai/calls?chatId=${chatId}`)).body.data
  t.match(calls, [{ operation: 'agent', model: 'agent/claude', state: 'succeeded', usage: { inputTokens: Number } }])
})

t.test('a file is written once a person allows it, and its diff is kept', patient, async (t) => {
  const chatId = await createChat()
  await send(chatId, 'Please write the file.')
  await settled(chatId, 'waiting_approval')
  t.notOk(existsSync(file))
  const [approval] = await approvalsOf(chatId)
  await call('POST', `/chats/${chatId}/approvals/${approval.id}/approve`, { body: {} })
  await settled(chatId)
  t.equal(readFileSync(file, 'utf8'), 'Three zebras.\n')
  const { parts } = await answerOf(chatId)
  const written = parts.find(({ kind }: { kind: string }) => kind === 'toolCall')
  t.match(written, { tool: 'agentEdit', state: 'succeeded', diffs: [{ newText: 'Three zebras.\n' }] })
  t.match(written.locations, [{ path: /zebras\.txt$/ }])
})

t.test('the tools of Gantry are found by its search, and called', patient, async (t) => {
  await gantry.createTask('Count the zebras')
  const chatId = await createChat()
  await send(chatId, 'Please list the tasks.')
  await settled(chatId, 'waiting_approval')
  const [approval] = await approvalsOf(chatId)
  t.match(approval.input, { title: 'mcp__gantry__listTasks' })
  await call('POST', `/chats/${chatId}/approvals/${approval.id}/approve`, { body: {} })
  await settled(chatId)
  t.match(textOf(await answerOf(chatId)), /Count the zebras/)
  const offered = JSON.stringify(model.requests.at(-1)?.tools)
  t.match(offered, /mcp__gantry__listTasks/)
  t.notMatch(offered, /mcp__gantry__createTask"/, 'it has not gone on without its search')
})

t.test('the next turn goes on in the same process', patient, async (t) => {
  const chatId = await createChat()
  for (const _ of [1, 2]) {
    await send(chatId, 'Say hello.')
    await settled(chatId)
  }
  t.equal((await messagesOf(chatId)).length, 4)
  t.match(await answerOf(chatId), { state: 'succeeded' })
})
