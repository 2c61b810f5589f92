/** Chats and clients that are hostile or unlucky. */
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { queueJob, Stage } from './support/jobs.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const models = await startModels(t)
const calling = (operation: string, input: object) => ({
  toolCalls: [{ id: `of_${operation}`, name: operation, arguments: JSON.stringify(input) }],
})
models.on({ userMessage: /make a task/, hasToolResult: false }, calling('createTask', { title: 'Made by a model' }))
models.on(
  { userMessage: /set a secret/, hasToolResult: false },
  calling('putSecret', { secretName: 'made', value: 'x' }),
)
const asked = (operation: string, input: object) => calling(operation, input).toolCalls
models.on(
  { userMessage: /be careless/, hasToolResult: false },
  {
    toolCalls: [
      ...asked('getTask', {}),
      ...asked('listTasks', { colour: 'red' }),
      ...asked('updateTask', { id: '', title: 'Nothing' }),
      ...asked('callOperation', { operation: 'getJob', arguments: { jobId: null } }),
      ...asked('listJobs', {}),
    ],
  },
)
models.on({ hasToolResult: true }, { content: 'That is done.' })
models.onMessage('long', { content: 'word '.repeat(2000) }, { chunkSize: 10, streamingProfile: { ttft: 0, tps: 100 } })
models.onMessage(/./, { content: 'Yes.' })

const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, chatOf, messagesOf, approvalsOf, settled } = chatClient(gantry)
const { store } = gantry.service.app
const tasksMade = async () =>
  (await call('GET', '/tasks?limit=200')).body.data.tasks.filter(({ title }: { title: string }) => /Made/.test(title))
    .length
const isAnswering = async (chatId: string) =>
  (await messagesOf(chatId)).some(({ role, parts }: { role: string; parts: [] }) => role !== 'user' && parts.length > 0)
const leftOf = async (chatId: string) =>
  Promise.all([
    store.read.chatMessages.list({ where: { chatId } }),
    store.read.chatEvents.list({ where: { chatId } }),
    store.read.chatApprovals.list({ where: { chatId } }),
  ])

t.test('of two people who decide differently at once, one decides', async (t) => {
  const other = await addCaller(gantry, 'developer')
  const chatId = await createChat()
  await send(chatId, 'make a task')
  await settled(chatId, 'waiting_approval')
  const before = await tasksMade()
  const [approval] = await approvalsOf(chatId)
  const path = `/chats/${chatId}/approvals/${approval.id}`
  const answers = await Promise.all([call('POST', `${path}/approve`), other.call('POST', `${path}/reject`)])
  t.same(answers.map(({ status }) => status).toSorted(), [200, 409])
  await settled(chatId)
  const [{ state }] = await approvalsOf(chatId)
  t.equal(await tasksMade(), before + (state === 'approved' ? 1 : 0))
})

t.test('a call whose arguments make no request is a mistake that the model reads, and asks nobody', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'be careless')
  await settled(chatId)
  const { parts } = (await messagesOf(chatId)).at(-1)
  const failed = (words: RegExp) => ({ state: 'failed', output: words })
  t.match(parts, [
    failed(/\\"id\\" is required/),
    failed(/\\"colour\\" is not known/),
    failed(/\\"id\\" is required/),
    failed(/\\"jobId\\" is required/),
    { tool: 'listJobs', state: 'succeeded' },
    { kind: 'text', text: 'That is done.' },
  ])
  t.strictSame(await approvalsOf(chatId), [])
})

t.test('a chat that is deleted in its turn leaves nothing, and its stream ends', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'long')
  await waitUntil(() => isAnswering(chatId), 'the answer has begun')
  for (let count = 0; count < 3; count++) await send(chatId, `queued ${count}`)
  const stream = await gantry.fetch(`/api/v1/chats/${chatId}/events?after=0`)
  const ended = stream.text()
  t.equal((await call('DELETE', `/chats/${chatId}`)).status, 200)
  t.match(await ended, /: removed/)
  const { jobs } = (await call('GET', '/jobs?kind=chat_turn&limit=1')).body.data
  await readUntil(
    async () => (await call('GET', `/jobs/${jobs[0].id}`)).body.data.job,
    ({ state }) => state === 'cancelled',
    'its job has ended',
  )
  t.same(await leftOf(chatId), [[], [], []])
})

t.test('a turn that waits for a place is interrupted, and its chat is deleted', async (t) => {
  const stage = new Stage(gantry)
  const { perUser } = gantry.service.app.jobs.limits.turns
  for (let count = 0; count < perUser; count++) await queueJob(gantry, { lane: 'turns' })
  await stage.begun(perUser - 1)
  const [first, second] = [await createChat(), await createChat()]
  for (const chatId of [first, second]) await send(chatId, 'hello')
  t.equal((await call('POST', `/chats/${first}/interrupt`)).status, 200)
  t.equal((await chatOf(first)).state, 'idle')
  await send(second, 'next')
  t.equal((await call('DELETE', `/chats/${second}`)).status, 200)
  for (const run of stage.runs) run.finish()
  await send(first, 'hello again')
  await settled(first)
  t.match((await messagesOf(first)).at(-1), { role: 'assistant', state: 'succeeded' })
  t.same(await leftOf(second), [[], [], []])
})

t.test('a fork in the middle of a turn has what is complete, and both go on', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'hello')
  await settled(chatId)
  await send(chatId, 'long')
  await waitUntil(() => isAnswering(chatId), 'the answer has begun')
  await send(chatId, 'queued', { id: 'queued' })
  const forked = await call('POST', `/chats/${chatId}/fork`, { body: {} })
  const fork = forked.body.data.chat.id
  t.equal(forked.body.data.chat.state, 'idle')
  const ofQueued = await call('POST', `/chats/${chatId}/fork`, { body: { messageId: 'queued' } })
  t.equal(ofQueued.body.error.code, 'chat_message_not_found')
  t.same(
    (await messagesOf(fork)).map(({ role, state }: { role: string; state: string }) => `${role} ${state}`),
    ['user succeeded', 'assistant succeeded', 'user succeeded'],
  )
  await send(fork, 'hello')
  await settled(fork)
  await call('POST', `/chats/${chatId}/interrupt`)
  await settled(chatId)
  t.equal((await messagesOf(chatId)).length, 6)
})

t.test('what is queued is changed by one who may, with the authority of that one, while it is taken', async (t) => {
  const other = await addCaller(gantry, 'developer')
  const viewer = await addCaller(gantry, 'viewer')
  const chatId = await createChat({ toolRules: allowAll })
  await send(chatId, 'long')
  await waitUntil(() => isAnswering(chatId), 'the answer has begun')
  for (let count = 0; count < 10; count++) await send(chatId, `queued ${count}`, { id: `q${count}` })
  const edit = (caller: typeof other, count: number) =>
    caller.call('PATCH', `/chats/${chatId}/queue/q${count}`, { body: { content: 'set a secret' } })
  t.equal((await edit(viewer, 0)).status, 403)
  const edits = Array.from({ length: 10 }, (_, count) => edit(other, count))
  await call('POST', `/chats/${chatId}/interrupt`)
  const codes = (await Promise.all(edits)).map(({ status, body }) => (status === 200 ? 200 : body.error.code))
  t.ok(
    codes.every((code) => code === 200 || code === 'chat_message_taken'),
    String(codes),
  )
  await settled(chatId)
  const said = (await messagesOf(chatId)).filter(({ role }: { role: string }) => role === 'user')
  t.equal(said.length, 11, 'each is taken once')
  const { secrets } = (await call('GET', '/config/secrets')).body.data
  t.same(secrets, [], 'a developer cannot set a secret by the message of the owner')
})

t.test('a credential that may only write to chats reads, decides and calls nothing', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:write'] })
  const ask = async (method: string, path: string, body?: object) =>
    (await narrow.call(method, path, body ? { body } : {})).status
  t.same(
    await Promise.all([
      ask('GET', `/chats/${chatId}`),
      ask('GET', `/chats/${chatId}/messages`),
      ask('GET', `/chats/${chatId}/events`),
      ask('GET', `/chats/${chatId}/approvals`),
      ask('POST', `/chats/${chatId}/approvals/appr_x/approve`),
    ]),
    [403, 403, 403, 403, 403],
  )
  const before = await tasksMade()
  t.equal(await ask('POST', `/chats/${chatId}/messages`, { content: 'make a task' }), 202)
  await settled(chatId)
  t.match((await messagesOf(chatId))[1].parts[0], { kind: 'toolCall', state: 'failed' })
  t.equal(await tasksMade(), before)
  const elsewhere = await addCredential(gantry, 'user_owner', { allow: { taskIds: ['task_other'] } })
  t.equal((await elsewhere.call('DELETE', `/chats/${chatId}`)).status, 404)
  t.equal((await elsewhere.call('POST', `/chats/${chatId}/fork`, { body: {} })).status, 404)
})
