import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { allowAll, chatClient, textOf, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'

/** An agent asks no person before it reads: what it is lent is what every author of the conversation may do. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
/** Processes of other tests have another command line. */
const robot = { command: process.execPath, args: [script, 'words'] }
const models = await startModels(t)
models.onMessage(/./, { content: 'A model speaks.' })
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents: { robot } }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`, GANTRY_TRUST: '1' },
})
await putProvider(gantry, models)
const { createChat, send, messagesOf, approvalsOf, settled } = chatClient(
  gantry,
  { kind: 'agent', agent: 'robot' },
  withoutContext,
)
const developer = await addCaller(gantry, 'developer')
const say = async (by: Pick<TestCaller, 'call'>, chatId: string, content: string) => {
  await by.call('POST', `/chats/${chatId}/messages`, { body: { content } })
  await settled(chatId)
}
const answerOf = async (chatId: string) => (await messagesOf(chatId)).at(-1)
/** The tools that the agent found last. */
const toolsFound = () => {
  const file = join(gantry.project, 'agent.log')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return (lines.findLast((line) => line.startsWith('tools ')) ?? '').split(' ')
}

t.test('an agent is lent what all authors may do', async (t) => {
  const chatId = await createChat()
  await say(gantry, chatId, 'please call')
  t.ok(toolsFound().includes('listAuditEntries'), 'the owner alone may read the audit log')
  await say(developer, chatId, 'hello')
  await say(gantry, chatId, 'please call')
  t.notOk(toolsFound().includes('listAuditEntries'))
  t.ok(toolsFound().includes('listTasks'))
  t.match(textOf(await answerOf(chatId)), /There are/)
})

t.test('an agent goes on in no session in which it may have read more than the authors may', async (t) => {
  const chatId = await createChat()
  await say(gantry, chatId, 'remember sesame')
  await say(gantry, chatId, 'what do you remember')
  t.match(textOf(await answerOf(chatId)), /I know \["remember sesame"/, 'the owner alone goes on')
  await say(developer, chatId, 'what do you remember')
  t.notMatch(textOf(await answerOf(chatId)), /I know \["remember sesame"/)
})

t.test('a rule allows an agent nothing that an author may not do', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write'] })
  const alone = await createChat({ toolRules: allowAll })
  await say(gantry, alone, 'please write')
  t.match((await messagesOf(alone)).at(-1).parts, [{ kind: 'toolCall', tool: 'agentEdit', state: 'succeeded' }])
  const chatId = await createChat({ toolRules: allowAll })
  await say(narrow, chatId, 'hello')
  await send(chatId, 'please write')
  await settled(chatId, 'waiting_approval')
  t.match(await approvalsOf(chatId), [{ tool: 'agentEdit', authors: [{ kind: 'user', actor: { id: 'user_owner' } }] }])
})

t.test('what the tools of an agent return is for who may read what the agent may', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  await say(gantry, chatId, 'please write')
  const partsFor = async (by: Pick<TestCaller, 'call'>) =>
    (await by.call('GET', `/chats/${chatId}/messages`)).body.data.messages.at(-1).parts
  const [own] = await partsFor(gantry)
  t.match(own, { kind: 'toolCall', output: /./ })
  t.match(await partsFor(developer), [{ kind: 'toolCall', isOutputHidden: true, output: undefined }])
})
