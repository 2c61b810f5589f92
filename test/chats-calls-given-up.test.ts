/** The calls of tools that a turn has under way end with it. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { chatClient, modelBackend, textOf, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

const scriptOf = (path: string) => fileURLToPath(new URL(`support/${path}`, import.meta.url))
const odd = { command: process.execPath, args: [scriptOf('mcp-servers/odd-server.ts')] }
const robot = { command: process.execPath, args: [scriptOf('agents/agent.ts'), 'calls'], cancelSeconds: 60 }
const models = await startModels(t)
obeyWords(models)
const gantry = await startGantry(t, {
  args: ['--trust'],
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  files: { 'gantry.json': JSON.stringify({ mcpServers: { odd }, agents: { robot } }) },
})
await putProvider(gantry, models)
const allowing = { toolRules: [{ tool: 'executeMcpTool', action: 'allow' }] }
const lastState = async () => (await gantry.call('GET', '/mcp/calls')).body.data.calls[0]?.state
const isGivenUp = () => waitUntil(async () => (await lastState()) === 'cancelled', 'it is given up')

t.test('a call that an agent leaves open is given up with its turn', async (t) => {
  const { createChat, send, settled, messagesOf } = chatClient(
    gantry,
    { kind: 'agent', agent: 'robot' },
    withoutContext,
  )
  const chatId = await createChat(allowing)
  await send(chatId, 'Please leave')
  await settled(chatId)
  t.equal(textOf((await messagesOf(chatId)).at(-1)), 'I leave it.')
  await isGivenUp()
})

t.test('an interruption gives up the call that a model waits for', async () => {
  const { createChat, send, settled } = chatClient(gantry, modelBackend, withoutContext)
  const chatId = await createChat(allowing)
  const call = { serverName: 'odd', toolName: 'never-answer', arguments: {} }
  await send(chatId, wordsFor(['executeMcpTool', call]))
  await waitUntil(async () => (await lastState()) === 'running', 'it runs')
  await gantry.call('POST', `/chats/${chatId}/interrupt`)
  await settled(chatId)
  await isGivenUp()
})
