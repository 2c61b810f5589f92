import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Readable, Writable } from 'node:stream'
import t from 'tap'
import { client, ndJsonStream, PROTOCOL_VERSION } from '@agentclientprotocol/sdk'
import type { RequestPermissionRequest, SessionUpdate } from '@agentclientprotocol/sdk'
import { putProvider, startModels } from './support/ai.ts'
import { chatClient, textOf } from './support/chats.ts'
import { cliOf } from './support/cli.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import type { Teardown } from './support/folder.ts'
import { main } from './support/main.ts'
import { waitUntil } from './support/wait.ts'

/** Gantry as an agent: an editor talks with its chats by the Agent Client Protocol. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const models = await startModels(t)
const called = (id: string, name: string, input: object) => ({
  toolCalls: [{ id, name, arguments: JSON.stringify(input) }],
})
models.on({ userMessage: /make a task/, hasToolResult: true }, { content: 'That is done.' })
models.on({ userMessage: /make a task/ }, called('task', 'createTask', { title: 'From an editor' }))
models.on({ userMessage: /plan it/, hasToolResult: true }, { content: 'It is planned.' })
models.on(
  { userMessage: /plan it/ },
  called('todo', 'updateTodo', { items: [{ content: 'Count zebras', progress: 'done' }] }),
)
models.on({ userMessage: /speak long/ }, { content: 'word '.repeat(4_000) }, { streamingProfile: { ttft: 0, tps: 50 } })
models.on({ userMessage: /fail/ }, { error: { message: 'The model is ill.' }, status: 400 })
models.onMessage(/./, { content: 'Hello to you.' })
const robot = { command: process.execPath, args: [script, 'cli-acp'], cancelSeconds: 60 }
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents: { robot } }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`, GANTRY_TRUST: '1' },
})
await putProvider(gantry, models)
const { messagesOf, settled, send, createChat } = chatClient(gantry)

/** An editor that has started `gantry acp`, and what it has heard. */
async function startEditor(t: Teardown, backend: string, answer = 'once') {
  const { environment, folder } = cliOf(gantry, makeFolder(t))
  const child = spawn(process.execPath, [main, 'acp', backend], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const heard: SessionUpdate[] = []
  const asked: RequestPermissionRequest[] = []
  const connection = client({ name: 'editor' })
    .onNotification('session/update', ({ params }) => void heard.push(params.update))
    .onRequest('session/request_permission', ({ params }) => {
      asked.push(params)
      return { outcome: { outcome: 'selected', optionId: answer } }
    })
    .connect(
      ndJsonStream(
        Writable.toWeb(child.stdin) as WritableStream<Uint8Array>,
        Readable.toWeb(child.stdout) as unknown as ReadableStream<Uint8Array>,
      ),
    )
  t.teardown(async () => {
    child.stdin.end()
    if (child.exitCode === null) await once(child, 'exit')
  })
  const { agent } = connection
  const begun = await agent.request('initialize', { protocolVersion: PROTOCOL_VERSION, clientCapabilities: {} })
  const opened = await agent.request('session/new', { cwd: folder, mcpServers: [] })
  const { sessionId } = opened
  const say = (text: string) => agent.request('session/prompt', { sessionId, prompt: [{ type: 'text', text }] })
  return { agent, begun, opened, sessionId, heard, asked, say, folder }
}

const said = (heard: readonly SessionUpdate[], kind = 'agent_message_chunk') =>
  heard
    .flatMap((update) =>
      update.sessionUpdate === kind && 'content' in update && update.content && 'text' in update.content
        ? [update.content.text]
        : [],
    )
    .join('')
const kindsOf = (heard: readonly SessionUpdate[]) => new Set(heard.map(({ sessionUpdate }) => sessionUpdate))

t.test('a session is a chat, whose answers are streamed and which is loaded again', async (t) => {
  const editor = await startEditor(t, 'acme/gpt-4o')
  t.match(editor.begun, { agentCapabilities: { loadSession: true }, agentInfo: { name: 'gantry' } })
  t.match(editor.opened.modes, { currentModeId: 'ask', availableModes: [{ id: 'ask' }, { id: 'allow' }] })
  t.same(await editor.say('hello'), { stopReason: 'end_turn' })
  t.equal(said(editor.heard), 'Hello to you.')
  t.equal((await messagesOf(editor.sessionId)).length, 2)
  const prompt = [
    { type: 'text', text: 'hello with' },
    { type: 'resource_link', name: 'a link', uri: 'file:///a.txt' },
    { type: 'resource', resource: { uri: 'file:///b.txt', text: 'zebras' } },
  ] as const
  await editor.agent.request('session/prompt', { sessionId: editor.sessionId, prompt: [...prompt] })
  const [, , question] = await messagesOf(editor.sessionId)
  t.equal(textOf(question), 'hello with\n\n[a link](file:///a.txt)\n\nThe content of file:///b.txt:\n\nzebras')

  const other = await startEditor(t, 'acme/gpt-4o')
  await other.agent.request('session/load', { sessionId: editor.sessionId, cwd: other.folder, mcpServers: [] })
  t.equal(said(other.heard), 'Hello to you.Hello to you.')
  t.match(said(other.heard, 'user_message_chunk'), /^hellohello with/)
})

t.test('a tool call asks the editor, and a to-do list is a plan', async (t) => {
  const editor = await startEditor(t, 'acme/gpt-4o')
  t.same(await editor.say('make a task'), { stopReason: 'end_turn' })
  t.match(editor.asked, [{ toolCall: { title: 'createTask', rawInput: { title: 'From an editor' } } }])
  const calls = editor.heard.filter(({ sessionUpdate }) => /^tool_call/.test(sessionUpdate))
  t.match(calls[0], { sessionUpdate: 'tool_call', status: 'pending' })
  t.match(calls.at(-1), { sessionUpdate: 'tool_call_update', title: 'createTask', status: 'completed' })
  t.equal(said(editor.heard), 'That is done.')
  await editor.say('plan it')
  const plan = editor.heard.find(({ sessionUpdate }) => sessionUpdate === 'plan')
  t.match(plan, { entries: [{ content: 'Count zebras', status: 'completed' }] })

  const strict = await startEditor(t, 'acme/gpt-4o', 'reject')
  await strict.say('make a task')
  t.match((await messagesOf(strict.sessionId)).at(-1).parts[0], { state: 'rejected' })
  const open = await startEditor(t, 'acme/gpt-4o')
  await open.agent.request('session/set_mode', { sessionId: open.sessionId, modeId: 'allow' })
  await open.say('make a task')
  t.strictSame(open.asked, [])
})

t.test('a cancelled prompt ends as cancelled, and a failed turn with its reason', async (t) => {
  const editor = await startEditor(t, 'acme/gpt-4o')
  const answer = editor.say('speak long')
  await waitUntil(() => said(editor.heard).startsWith('word'), 'the beginning of an answer')
  await editor.agent.notify('session/cancel', { sessionId: editor.sessionId })
  t.same(await answer, { stopReason: 'cancelled' })
  await t.rejects(editor.say('fail'), /The model is ill/)
  t.same(await editor.say('hello'), { stopReason: 'end_turn' })
})

t.test('what an agent behind the chat sends reaches the editor', async (t) => {
  const editor = await startEditor(t, 'robot')
  await editor.say('please show')
  const kinds = kindsOf(editor.heard)
  for (const kind of ['available_commands_update', 'session_info_update', 'usage_update', 'tool_call'] as const)
    t.ok(kinds.has(kind), kind)
  const images = editor.heard.filter(
    (update) => update.sessionUpdate === 'agent_message_chunk' && update.content.type === 'image',
  )
  t.equal(images.length, 2)
  const call = editor.heard.findLast((update) => update.sessionUpdate === 'tool_call_update')
  t.match(call, { kind: 'edit', status: 'completed', content: [{ type: 'diff', path: '/zebras.txt' }, {}, {}] })
})

t.test('a chat of Gantry can have Gantry as its agent', async (t) => {
  const env = { GANTRY_URL: gantry.origin, GANTRY_TOKEN: gantry.token, XDG_CONFIG_HOME: '/nonexistent' }
  const self = { command: process.execPath, args: [main, 'acp', 'acme/gpt-4o'], env, cancelSeconds: 60 }
  writeFiles(gantry.project, { 'gantry.json': JSON.stringify({ agents: { robot, self } }) })
  const { hash } = (await gantry.call('GET', '/config/approvals')).body.data.approval
  await gantry.call('POST', '/config/approvals/approve', { body: { hash } })
  const chatId = await createChat({ backend: { kind: 'agent', agent: 'self' } })
  await send(chatId, 'hello')
  await settled(chatId)
  const { parts } = (await messagesOf(chatId)).at(-1)
  t.equal(textOf({ parts }), 'Hello to you.')
  const { chat } = (await gantry.call('GET', `/chats/${chatId}`)).body.data
  t.match(chat.agentSession, { mode: 'ask' })
})
