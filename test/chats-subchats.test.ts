import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCredential } from './support/callers.ts'
import { chatClient, modelBackend, textOf, withoutContext } from './support/chats.ts'
import { waitingMax } from '../src/services/chats/subchats.ts'
import { approveCommands } from './support/gantry.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

/** A model has another chat do a part of its work. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const robot = { command: process.execPath, args: [script, 'subchats'], cancelSeconds: 60 }
const models = await startModels(t)
let count = 0
const starts = (input: object) => () => ({
  toolCalls: [{ id: `sub_${count++}`, name: 'startSubchat', arguments: JSON.stringify(input) }],
})
models.on({ userMessage: /^delegate/, hasToolResult: true }, { content: 'They answered.' })
models.on({ userMessage: /^delegate counting/ }, starts({ work: 'count the zebras', title: 'Zebras' }))
models.on({ userMessage: /^delegate long/ }, starts({ work: 'speak long' }))
models.on({ userMessage: /^delegate reading/ }, starts({ work: 'read the audit log' }))
models.on({ userMessage: /^delegate deep/ }, starts({ work: 'delegate deeper' }))
models.on({ userMessage: /^delegate to an agent/ }, starts({ work: 'please write', agent: 'robot' }))
models.on({ userMessage: /^delegate to nobody/ }, starts({ work: 'please', agent: 'nobody' }))
models.on({ userMessage: /^delegate failing/ }, starts({ work: 'fail' }))
models.on({ userMessage: /^delegate nothing/ }, starts({ work: ' ' }))
models.on({ userMessage: /^count the zebras/ }, { content: 'There are three.' })
models.on(
  { userMessage: /^speak long/ },
  { content: 'word '.repeat(4_000) },
  { streamingProfile: { ttft: 0, tps: 50 } },
)
models.on({ userMessage: /^read/, hasToolResult: true }, { content: 'I have read it.' })
models.on({ userMessage: /^read/ }, { toolCalls: [{ id: 'read', name: 'listAuditEntries', arguments: '{}' }] })
models.on({ userMessage: /^fail/ }, { error: { message: 'The model is ill.' }, status: 400 })
models.onMessage(/./, { content: 'Hello.' })

const house = await startWorkspaces(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`, GANTRY_TRUST: '1' },
})
const { gantry } = house
writeFileSync(join(house.project.project, 'gantry.json'), JSON.stringify({ agents: { robot } }))
await approveCommands(gantry)
await putProvider(gantry, models)
const { call } = gantry
const { createChat, send, chatOf, messagesOf, approvalsOf, settled } = chatClient(gantry, modelBackend, withoutContext)
const answerOf = async (chatId: string) => (await messagesOf(chatId)).at(-1)
const partOf = async (chatId: string) => (await answerOf(chatId))?.parts[0]
/** The id of the chat that works for this one. */
const subchatOf = async (chatId: string): Promise<string> =>
  (
    await readUntil(
      () => partOf(chatId),
      (part) => part?.subchatId !== undefined,
      'the other chat is there',
    )
  ).subchatId

t.test('another chat does the work, and its answer is the result', async (t) => {
  const chatId = await createChat({ toolRules: [{ tool: 'listTasks', action: 'ask' }] })
  await send(chatId, 'delegate counting')
  await settled(chatId)
  const { parts } = await answerOf(chatId)
  t.match(parts, [
    { kind: 'toolCall', tool: 'startSubchat', state: 'succeeded', output: 'There are three.' },
    { kind: 'text', text: 'They answered.' },
  ])
  const subchat = await chatOf(parts[0].subchatId)
  t.match(subchat, { parentChatId: chatId, title: 'Zebras', state: 'idle', toolRules: [{ tool: 'listTasks' }] })
  t.equal(textOf((await messagesOf(subchat.id))[0]), 'count the zebras')
  const { calls } = (await call('GET', `/ai/calls?chatId=${subchat.id}`)).body.data
  t.match(calls, [{ state: 'succeeded', createdBy: { id: 'user_owner' } }])
})

t.test('an interruption goes down to the chat that works', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'delegate long')
  const subchatId = await subchatOf(chatId)
  await readUntil(
    () => messagesOf(subchatId),
    (messages) => messages.length === 2 && textOf(messages[1]).startsWith('word'),
    'it has begun',
  )
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await settled(chatId)
  await settled(subchatId)
  t.match(await answerOf(subchatId), { state: 'interrupted' })
  t.match(await partOf(chatId), { state: 'interrupted' })
})

t.test('it may do nothing that an author of the other conversation may not', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write'] })
  const chatId = await createChat()
  await narrow.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  await settled(chatId)
  await send(chatId, 'delegate reading')
  const subchatId = await subchatOf(chatId)
  await settled(subchatId, 'waiting_approval')
  const [approval] = await approvalsOf(subchatId)
  t.match(approval, { tool: 'listAuditEntries', authors: [{ kind: 'user' }] })
  await call('POST', `/chats/${subchatId}/approvals/${approval.id}/reject`, {})
  await settled(chatId)
  t.match(await partOf(chatId), { state: 'succeeded', output: 'I have read it.' })
})

t.test('chats work for each other over two levels, and what goes wrong is given back', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'delegate deep')
  await settled(chatId)
  const second = await subchatOf(chatId)
  const third = await subchatOf(second)
  t.match(await partOf(third), { state: 'failed', output: /over 2 levels/ })
  t.equal((await partOf(third)).subchatId, undefined)
  for (const [what, says] of [
    ['failing', /did not finish.*The model is ill/s],
    ['to nobody', /no agent.*nobody/],
    ['nothing', /Say in work/],
  ] as const) {
    const id = await createChat()
    await send(id, `delegate ${what}`)
    await settled(id)
    t.match((await answerOf(id)).parts, [{ state: 'failed', output: says }, { text: 'They answered.' }])
  }
})

t.test('where too many wait already, no chat is begun that works for nobody', async (t) => {
  const all = await Promise.all(Array.from({ length: waitingMax }, () => createChat()))
  for (const chatId of all) await send(chatId, 'delegate long')
  const waited = await Promise.all(all.map(subchatOf))
  t.equal(new Set(waited).size, waitingMax)
  const chatId = await createChat()
  await send(chatId, 'delegate counting')
  await settled(chatId)
  const part = await partOf(chatId)
  t.match(part, { state: 'failed', output: /quota_exceeded/ })
  t.equal(part.subchatId, undefined)
  for (const id of all) await call('POST', `/chats/${id}/interrupt`)
  await Promise.all(all.map((id) => settled(id)))
})

t.test('a rule refuses it, or has a person asked', async (t) => {
  const denying = await createChat({ toolRules: [{ tool: 'startSubchat', action: 'deny' }] })
  await send(denying, 'delegate counting')
  await settled(denying)
  t.match(await partOf(denying), { state: 'rejected' })
  const asking = await createChat({ toolRules: [{ tool: 'startSubchat', action: 'ask' }] })
  await send(asking, 'delegate counting')
  await settled(asking, 'waiting_approval')
  const [approval] = await approvalsOf(asking)
  t.match(approval, { tool: 'startSubchat', input: { work: 'count the zebras' } })
  await call('POST', `/chats/${asking}/approvals/${approval.id}/approve`, { body: {} })
  await settled(asking)
  t.match(await partOf(asking), { state: 'succeeded', output: 'There are three.' })
})

t.test('an agent that works for a chat has a workspace of its own', async (t) => {
  const chatId = await createChat({ toolRules: [{ tool: 'agent*', action: 'allow' }] })
  await send(chatId, 'delegate to an agent')
  await settled(chatId)
  const part = await partOf(chatId)
  t.match(part, { state: 'succeeded', output: 'The answer was yes.' })
  const { workspaces } = (await call('GET', '/workspaces')).body.data
  t.match(workspaces, [{ chatId: part.subchatId, state: 'ready' }])
  await waitUntil(async () => (await call('GET', `/workspaces/${workspaces[0].id}/diff`)).status === 200, 'its diff')
})
