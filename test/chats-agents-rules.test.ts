import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { chatClient, textOf, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/** The rules of a chat decide on each call that its agent makes by `/mcp`. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const robot = { command: process.execPath, args: [script, 'rules'], cancelSeconds: 60 }
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents: { robot } }) },
  environment: { GANTRY_TRUST: '1' },
})
const { call, project } = gantry
const { createChat, send, chatOf, messagesOf, approvalsOf, settled } = chatClient(
  gantry,
  { kind: 'agent', agent: 'robot' },
  withoutContext,
)
const answerOf = async (chatId: string) => (await messagesOf(chatId)).at(-1)
const say = async (chatId: string, content: string) => {
  t.equal((await send(chatId, content)).status, 202)
  await settled(chatId)
  return answerOf(chatId)
}
const titles = async () =>
  (await call('GET', '/tasks?limit=200')).body.data.tasks.map(({ title }: { title: string }) => title)
const decide = async (chatId: string, decision: string, body: object = {}) => {
  const [approval] = await approvalsOf(chatId)
  return call('POST', `/chats/${chatId}/approvals/${approval.id}/${decision}`, { body })
}
const notes = () => {
  const file = join(project, 'agent.log')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

t.test('a rule opens one operation to an agent, and nothing else', async (t) => {
  const chatId = await createChat({ toolRules: [{ tool: 'createTask', action: 'allow' }] })
  t.match(textOf(await say(chatId, 'Count zebras create')), /^made 403 /, 'the token alone does not do it')
  t.ok((await titles()).includes('Count zebras'))
  t.notOk((await titles()).includes('Past the rules'))
  t.strictSame(await approvalsOf(chatId), [])
})

t.test('a rule with arguments opens the calls that fit, and others ask', async (t) => {
  const toolRules = [{ tool: 'createTask', arguments: { title: 'Feed *' }, action: 'allow' }]
  const chatId = await createChat({ toolRules })
  t.match(textOf(await say(chatId, 'Feed zebras create')), /^made/)
  await send(chatId, 'Sell zebras create')
  await settled(chatId, 'waiting_approval')
  t.match(await approvalsOf(chatId), [{ tool: 'createTask', input: { title: 'Sell zebras' }, state: 'pending' }])
  await decide(chatId, 'reject')
  await settled(chatId)
})

t.test('a call that asks waits for a person, and says so meanwhile', async (t) => {
  const chatId = await createChat()
  const before = notes().filter((line) => line.startsWith('progress')).length
  await send(chatId, 'Ask first create')
  await settled(chatId, 'waiting_approval')
  const [part] = (await answerOf(chatId)).parts
  t.match(part, { kind: 'toolCall', tool: 'createTask', state: 'waiting_approval', input: { title: 'Ask first' } })
  t.notOk((await titles()).includes('Ask first'))
  await waitUntil(
    () => notes().filter((line) => line === 'progress The call waits for an approval.').length > before,
    'the agent is told that it waits',
  )
  t.equal((await decide(chatId, 'approve', { scope: 'always', arguments: { title: 'Ask *' } })).status, 200)
  await settled(chatId)
  const { parts } = await answerOf(chatId)
  t.match(parts[0], { state: 'succeeded', output: /"title":"Ask first"/ })
  t.match(parts[1].text, /^made/)
  t.match(textOf(await say(chatId, 'Ask again create')), /^made/, 'what was always allowed asks no more')
})

t.test('a person or a rule that refuses is an error for the agent', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'Not this create')
  await settled(chatId, 'waiting_approval')
  await decide(chatId, 'reject', { reason: 'Not today.' })
  await settled(chatId)
  const { parts } = await answerOf(chatId)
  t.match(parts, [{ state: 'rejected', output: /Not today/ }, { text: /^refused .*A person rejected/ }])
  await call('PATCH', `/chats/${chatId}`, { body: { toolRules: [{ tool: 'create*', action: 'deny' }] } })
  t.match(textOf(await say(chatId, 'Not this create')), /^refused .*The rules of this chat deny/)
  t.notOk((await titles()).includes('Not this'))
})

t.test('an interruption takes the question back', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'Never mind create')
  await settled(chatId, 'waiting_approval')
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await settled(chatId)
  t.match(await approvalsOf(chatId), [{ state: 'expired' }])
  t.match((await answerOf(chatId)).parts[0], { state: 'interrupted' })
  t.equal((await chatOf(chatId)).state, 'idle')
  t.notOk((await titles()).includes('Never mind'))
})

t.test('a rule opens nothing that an author of the conversation may not do', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write'] })
  const chatId = await createChat({ toolRules: [{ tool: '*', action: 'allow' }] })
  await narrow.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  await settled(chatId)
  t.match(textOf(await say(chatId, 'Beyond them create')), /^refused/)
  t.notOk((await titles()).includes('Beyond them'))
})

t.test('an agent answers no question of an MCP server by its token, whatever the rules allow', async (t) => {
  const chatId = await createChat({ toolRules: [{ tool: '*', action: 'allow' }] })
  t.match(textOf(await say(chatId, 'please answer')), /answered with 403/)
})

t.test('what a person allows an agent is done, also by a job that outlasts the call', async (t) => {
  const taskId = await gantry.createTask('With a plan')
  await call('POST', `/tasks/${taskId}/plan-steps`, { body: { description: 'Say it', command: 'echo planned' } })
  const chatId = await createChat()
  await send(chatId, `${JSON.stringify({ name: 'executePlan', arguments: { id: taskId } })} use`)
  await settled(chatId, 'waiting_approval')
  t.equal((await decide(chatId, 'approve')).status, 200)
  await settled(chatId)
  t.match(textOf(await answerOf(chatId)), /^made/)
  const { jobs } = (await call('GET', `/jobs?taskId=${taskId}`)).body.data
  const job = await readUntil(
    async () => (await call('GET', `/jobs/${jobs[0].id}`)).body.data.job,
    ({ state }) => state === 'succeeded' || state === 'failed',
    'the job has ended',
  )
  t.equal(job.state, 'succeeded', JSON.stringify(job.error))
})
