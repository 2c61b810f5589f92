/** Chats with opencode as their agent and a stand-in for its model; `npm run test:agents` runs it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { opencodeEnvironment } from '../support/agents/opencode-environment.ts'
import { startModels } from '../support/ai.ts'
import { chatClient, textOf } from '../support/chats.ts'
import { makeFolder, startGantry } from '../support/gantry.ts'
import { readUntil, waitUntil } from '../support/wait.ts'

/** The program takes seconds to start, and much longer on a busy machine. */
const patient = { timeout: 600_000 }
t.setTimeout(4 * patient.timeout)
const program = process.env['OPENCODE'] ?? ''
const models = await startModels(t)
const runs = (command: string) => ({
  toolCalls: [
    { id: `of_${command}`, name: 'bash', arguments: JSON.stringify({ command, description: 'Make a file' }) },
  ],
})
models.on({ userMessage: /make a file/, hasToolResult: false }, runs('echo made >> made.txt'))
models.on({ hasToolResult: true }, { content: 'That is done.' })
models.onMessage(
  /speak long/,
  { content: 'word '.repeat(4000) },
  { chunkSize: 10, streamingProfile: { ttft: 0, tps: 100 } },
)
models.onMessage(/./, { content: 'Hello from the model.' })

const home = makeFolder(t)
const tokens = { contextTokens: 100_000, outputTokens: 10_000 }
const permission = { bash: 'ask', edit: 'ask' }
const env = { HOME: home, ...opencodeEnvironment(models.url, { ...tokens, permission }) }
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ agents: { opencode: { command: program, args: ['acp'], env } } }) },
})
const { call, project } = gantry
const { createChat, send, messagesOf, approvalsOf, settled } = chatClient(gantry, { kind: 'agent', agent: 'opencode' })
const answerOf = async (chatId: string) => (await messagesOf(chatId)).at(-1)
const respond = async (chatId: string, decision: string) => {
  const [approval] = await approvalsOf(chatId)
  return call('POST', `/chats/${chatId}/approvals/${approval.id}/${decision}`, {})
}

t.test('opencode answers with text', patient, async (t) => {
  const chatId = await createChat()
  await send(chatId, 'Hello.')
  await settled(chatId)
  t.equal(textOf(await answerOf(chatId)), 'Hello from the model.')
  const { agentSession } = (await call('GET', `/chats/${chatId}`)).body.data.chat
  t.match(agentSession, { mode: 'build', modes: [{ id: 'build' }, { id: 'plan' }] })
  t.ok(agentSession.commands.length > 0 && agentSession.contextTokensMax > 0)
  const { calls } = (await call('GET', `/ai/calls?chatId=${chatId}`)).body.data
  t.match(calls, [{ operation: 'agent', model: 'agent/opencode', state: 'succeeded', usage: { inputTokens: Number } }])
  const pids = pidsOf(program)
  await send(chatId, 'Hello.')
  await settled(chatId)
  t.equal(textOf(await answerOf(chatId)), 'Hello from the model.')
  t.strictSame(pidsOf(program), pids, 'the next turn starts no process')
})

t.test('opencode runs a tool once it is allowed, and not when it is denied', patient, async (t) => {
  const chatId = await createChat()
  await send(chatId, 'Please make a file.')
  await settled(chatId, 'waiting_approval')
  t.match(await approvalsOf(chatId), [{ tool: 'agentExecute', state: 'pending' }])
  await respond(chatId, 'reject')
  await settled(chatId)
  t.notOk(existsSync(join(project, 'made.txt')))
  t.match((await answerOf(chatId)).parts[0], { kind: 'toolCall', state: 'rejected' })
  const other = await createChat()
  await send(other, 'Please make a file.')
  await settled(other, 'waiting_approval')
  await respond(other, 'approve')
  await settled(other)
  t.equal(readFileSync(join(project, 'made.txt'), 'utf8'), 'made\n')
  t.match((await answerOf(other)).parts, [{ kind: 'toolCall', state: 'succeeded' }, { text: 'That is done.' }])
})

const speaking = async () => {
  const chatId = await createChat()
  await send(chatId, 'Please speak long.')
  await readUntil(
    () => answerOf(chatId),
    (answer) => textOf(answer).startsWith('word'),
    'the beginning of an answer',
  )
  return chatId
}

t.test('opencode is cancelled, and the chat goes on', patient, async (t) => {
  const chatId = await speaking()
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await settled(chatId)
  t.match(await answerOf(chatId), { state: 'interrupted' })
  await send(chatId, 'Hello.')
  await settled(chatId)
  t.equal(textOf(await answerOf(chatId)), 'Hello from the model.')
})

t.test('a killed opencode leaves its partial answer and no process, and the chat goes on', patient, async (t) => {
  const chatId = await speaking()
  for (const pid of pidsOf(program)) process.kill(pid, 'SIGKILL')
  await readUntil(
    () => answerOf(chatId),
    ({ state }) => state === 'failed',
    'the end of the turn',
  )
  t.match(textOf(await answerOf(chatId)), /^word word/)
  await waitUntil(() => pidsOf(program).length === 0, 'the processes are gone')
  await send(chatId, 'Hello.')
  await settled(chatId)
  t.equal(textOf(await answerOf(chatId)), 'Hello from the model.', 'the replay of the agent is not taken')
  t.equal((await messagesOf(chatId)).length, 4)
})

/** The processes that this program was started as. */
function pidsOf(file: string): number[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(`${file}\0`) ? [Number(pid)] : []
    } catch {
      return []
    }
  })
}
