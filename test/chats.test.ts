import t from 'tap'
import { eventsIn, putProvider, startModels } from './support/ai.ts'
import type { StreamedEvent } from './support/ai.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { allowAll, chatClient, modelBackend, textOf } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const models = await startModels(t)
const callOperation = (operation: string, input: object) => ({
  toolCalls: [
    { id: `of_${operation}`, name: 'callOperation', arguments: JSON.stringify({ operation, arguments: input }) },
  ],
})
models.on(
  { userMessage: /make a task/, hasToolResult: false },
  callOperation('createTask', { title: 'Made by a model' }),
)
models.on({ userMessage: /look around/, hasToolResult: false }, callOperation('listTasks', {}))
models.on(
  { userMessage: /search first/, hasToolResult: false },
  {
    toolCalls: [{ id: 'of_search', name: 'searchOperations', arguments: '{"query":"create a task"}' }],
  },
)
models.on(
  { userMessage: /decide yourself/, hasToolResult: false },
  callOperation('approveToolCall', { chatId: 'x', approvalId: 'y' }),
)
models.on(
  { userMessage: /use the skill/, hasToolResult: false },
  {
    toolCalls: [
      { id: 'of_skill', name: 'activateSkill', arguments: '{"name":"release-notes"}' },
      { id: 'of_knowledge', name: 'searchKnowledge', arguments: '{"q":"release day"}' },
      { id: 'of_none', name: 'activateSkill', arguments: '{"name":"nothing"}' },
    ],
  },
)
models.on({ hasToolResult: true }, { content: 'That is done.' })
models.onMessage('fail', { error: { message: 'The model is away.', type: 'x' }, status: 400 })
models.onMessage('long', { content: 'word '.repeat(2000) }, { chunkSize: 10, streamingProfile: { ttft: 0, tps: 100 } })
models.onMessage(/./, (request) => ({ content: `You said ${JSON.stringify(request.messages.at(-1)?.content)}.` }))

const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, compact, messagesOf, approvalsOf, settled } = chatClient(gantry)
const backend = modelBackend
const tasksNamed = async (title: string) =>
  (await call('GET', '/tasks?limit=200')).body.data.tasks.filter((task: { title: string }) => task.title === title)
    .length

t.test('a message is answered, and the chat, its messages and the ledger say so', async (t) => {
  const chatId = await createChat({ title: 'A chat', system: 'Be brief.' })
  const sent = await send(chatId, 'hello')
  t.equal(sent.status, 202)
  t.match(sent.body.data.message, { role: 'user', state: 'succeeded', parts: [{ kind: 'text', text: 'hello' }] })
  await settled(chatId)
  const messages = await messagesOf(chatId)
  t.match(messages, [
    { seq: 1, role: 'user' },
    { seq: 2, role: 'assistant', state: 'succeeded' },
  ])
  t.equal(textOf(messages[1]), 'You said "hello".')
  t.match(models.getLastRequest()?.body?.messages, [{ role: 'system', content: 'Be brief.' }, { role: 'user' }])
  const { calls } = (await call('GET', `/ai/calls?chatId=${chatId}`)).body.data
  t.match(calls, [{ state: 'succeeded', chatId, createdBy: { id: 'user_owner' } }])
  const { events } = (await call('GET', '/events?kinds=chat.*&limit=200')).body.data
  t.strictSame(
    events
      .filter(({ data }: { data: { chatId: string } }) => data.chatId === chatId)
      .map(({ kind }: { kind: string }) => kind),
    ['chat.created', 'chat.message.created', 'chat.message.created', 'chat.message.finished'],
  )
})

t.test('the same id is the same message, and another person cannot take it', async (t) => {
  const chatId = await createChat()
  const first = await send(chatId, 'hello', { id: 'mine-1' })
  const again = await send(chatId, 'hello', { id: 'mine-1' })
  t.equal(again.body.data.message.id, first.body.data.message.id)
  await settled(chatId)
  t.equal((await messagesOf(chatId)).length, 2)
  const other = await addCaller(gantry, 'developer')
  const taken = await other.call('POST', `/chats/${chatId}/messages`, { body: { id: 'mine-1', content: 'x' } })
  t.equal(taken.body.error.code, 'already_exists')
})

t.test('what only reads is called at once, and its result is given to the model', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'look around')
  await settled(chatId)
  const [, answer] = await messagesOf(chatId)
  t.match(answer.parts, [
    { kind: 'toolCall', tool: 'listTasks', state: 'succeeded', output: /"tasks"/, step: 0 },
    { kind: 'text', text: 'That is done.', step: 1 },
  ])
  await send(chatId, 'search first')
  await settled(chatId)
  t.match((await messagesOf(chatId)).at(-1).parts[0], {
    tool: 'searchOperations',
    state: 'succeeded',
    output: /createTask/,
  })
})

t.test('a model activates a skill and searches the knowledge of the project', async (t) => {
  const content = '---\nname: release-notes\ndescription: How release notes are written.\n---\nWrite them briefly.\n'
  writeFiles(gantry.project, { '.agents/skills/release-notes/SKILL.md': content })
  await call('POST', '/knowledge', { body: { title: 'Releases', content: 'The release day is Tuesday.' } })
  const chatId = await createChat()
  await send(chatId, 'use the skill')
  await settled(chatId)
  t.match((await messagesOf(chatId))[1].parts, [
    { tool: 'getSkill', state: 'succeeded', output: /Write them briefly/ },
    { tool: 'searchKnowledge', state: 'succeeded', output: /Tuesday/ },
    { tool: 'getSkill', state: 'failed', output: /skill_not_found/ },
    { kind: 'skill', name: 'release-notes', digest: /^[0-9a-f]{64}$/ },
    { kind: 'sources', sources: [{ title: 'Releases' }] },
    { text: 'That is done.' },
  ])
})

t.test('what changes something waits for an approval, and is done once it is allowed', async (t) => {
  const chatId = await createChat()
  const before = await tasksNamed('Made by a model')
  await send(chatId, 'make a task')
  await settled(chatId, 'waiting_approval')
  const [approval] = await approvalsOf(chatId)
  t.match(approval, { tool: 'createTask', input: { title: 'Made by a model' }, state: 'pending', chatId })
  t.equal(await tasksNamed('Made by a model'), before)
  const respond = (decision: string, more: object = {}) =>
    call('POST', `/chats/${chatId}/approvals/${approval.id}/${decision}`, { body: more })
  t.match((await respond('approve', { scope: 'always' })).body.data.approval, {
    state: 'approved',
    decidedBy: { id: 'user_owner', name: 'Owner', kind: 'user' },
  })
  t.equal((await respond('approve')).status, 200, 'the same decision again')
  t.equal((await respond('reject')).body.error.code, 'approval_resolved')
  await settled(chatId)
  t.equal(await tasksNamed('Made by a model'), before + 1)
  const [, answer] = await messagesOf(chatId)
  t.match(answer.parts[0], { tool: 'createTask', state: 'succeeded', callId: approval.callId, approvalId: approval.id })
  await send(chatId, 'make a task once more')
  await settled(chatId)
  t.equal(await tasksNamed('Made by a model'), before + 2, 'the same call is allowed for ever in this chat')
  t.equal((await call('POST', `/chats/${chatId}/approvals/appr_none/approve`)).body.error.code, 'approval_not_found')
})

t.test('a denied call is not made, the model reads why, and a rule can deny it at once', async (t) => {
  const before = await tasksNamed('Made by a model')
  const chatId = await createChat()
  await send(chatId, 'make a task')
  await settled(chatId, 'waiting_approval')
  const [approval] = await approvalsOf(chatId)
  await call('POST', `/chats/${chatId}/approvals/${approval.id}/reject`, { body: { reason: 'Not today.' } })
  await settled(chatId)
  t.match((await messagesOf(chatId))[1].parts[0], { state: 'rejected', output: /Not today/ })
  t.match(JSON.stringify(models.getLastRequest()?.body?.messages), /Not today/)
  const denied = await createChat({
    toolRules: [
      { tool: 'create*', action: 'deny' },
      { tool: '*', action: 'allow' },
    ],
  })
  await send(denied, 'make a task')
  await settled(denied)
  t.match((await messagesOf(denied))[1].parts[0], { state: 'rejected' })
  const own = await createChat({ toolRules: allowAll })
  await send(own, 'decide yourself')
  await settled(own)
  t.match((await messagesOf(own))[1].parts[0], { state: 'failed', output: /cannot decide/ })
  t.equal(await tasksNamed('Made by a model'), before)
})

t.test('a turn has the authority of the one who speaks, and no more', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  const guest = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write'] })
  const before = await tasksNamed('Made by a model')
  const body = { content: 'make a task' }
  t.equal((await guest.call('POST', `/chats/${chatId}/messages`, { body })).status, 202)
  await settled(chatId)
  t.match((await messagesOf(chatId))[1].parts[0], { state: 'failed', output: /createTask/ })
  t.equal(await tasksNamed('Made by a model'), before)
})

t.test('messages are queued while the model is at work, changed, deleted, steered and taken in order', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'long')
  await waitUntil(async () =>
    (await messagesOf(chatId)).some(
      (message: { parts: unknown[]; role: string }) => message.role === 'assistant' && message.parts.length > 0,
    ),
  )
  const queued = (await send(chatId, 'first', { id: 'q1' })).body.data.message
  t.match(queued, { state: 'queued', delivery: 'queue' })
  await send(chatId, 'second', { id: 'q2' })
  await send(chatId, 'third', { id: 'q3', delivery: 'steer' })
  const queue = (method: string, id: string, body?: object) =>
    call(method, `/chats/${chatId}/queue/${id}`, body ? { body } : {})
  t.match((await queue('PATCH', 'q3', { delivery: 'queue', content: 'third, changed' })).body.data.message, {
    state: 'queued',
    parts: [{ text: 'third, changed' }],
  })
  t.equal((await queue('DELETE', 'q2')).status, 200)
  t.equal((await queue('DELETE', 'q2')).body.error.code, 'chat_message_not_found')
  t.equal((await queue('PATCH', 'q2', { content: 'gone' })).body.error.code, 'chat_message_not_found')
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await readUntil(
    () => messagesOf(chatId),
    (all) => all.length === 6 && all[5].state === 'succeeded',
    'all are answered',
  )
  const messages = await messagesOf(chatId)
  t.strictSame(
    messages.map(({ role, state }: { role: string; state: string }) => `${role} ${state}`),
    [
      'user succeeded',
      'assistant interrupted',
      'user succeeded',
      'assistant succeeded',
      'user succeeded',
      'assistant succeeded',
    ],
  )
  t.equal(textOf(messages[3]), 'You said "first".')
  t.equal(textOf(messages[5]), 'You said "third, changed".')
  t.equal((await queue('PATCH', 'q1', { content: 'late' })).body.error.code, 'chat_message_taken')
  t.equal((await queue('DELETE', 'q1')).body.error.code, 'chat_message_taken')
  await settled(chatId)
  t.equal(
    (await call('POST', `/chats/${chatId}/interrupt`)).body.data.chat.state,
    'idle',
    'nothing is left to interrupt',
  )
})

t.test('a failure of the provider ends the turn with a notice, and the chat goes on', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'fail')
  await settled(chatId, 'failed')
  t.match((await messagesOf(chatId))[1], { state: 'failed', parts: [{ kind: 'notice', text: /The model is away/ }] })
  await send(chatId, 'hello')
  await settled(chatId)
  t.equal((await messagesOf(chatId)).at(-1).state, 'succeeded')
})

t.test('interrupting what waits for an approval lets it expire', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'make a task')
  await settled(chatId, 'waiting_approval')
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).body.data.chat.state, 'idle')
  t.match(await approvalsOf(chatId), [{ state: 'expired' }])
  t.match((await messagesOf(chatId))[1], { state: 'interrupted', parts: [{ state: 'interrupted' }] })
})

/** What a client has after it applied the events of a stream. */
function apply(events: readonly StreamedEvent[]): Map<string, { text: string; state: string }> {
  const seen = new Map<string, { text: string; state: string }>()
  for (const { event, data } of events) {
    const known = seen.get(data.messageId) ?? { text: '', state: '' }
    if (event === 'message') seen.set(data.messageId, { text: textOf(data.message), state: data.message.state })
    if (event === 'part' && data.part.append && data.part.kind !== 'reasoning')
      seen.set(data.messageId, { ...known, text: known.text + data.part.append })
  }
  return seen
}

t.test('the stream has what the log has, from any position and over reconnects', async (t) => {
  const chatId = await createChat()
  const read = async (after: number, count: number): Promise<StreamedEvent[]> => {
    const response = await gantry.fetch(`/api/v1/chats/${chatId}/events?after=${after}`)
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      const complete = eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2))
      if (complete.length >= count || complete.some(({ event, data }) => event === 'chat' && data.state === 'idle')) {
        return complete
      }
    }
    return []
  }
  await send(chatId, 'hello')
  const events: StreamedEvent[] = []
  while (!events.some(({ event, data }) => event === 'chat' && data.state === 'idle'))
    events.push(...(await read(events.at(-1)?.id ?? 0, 2)))
  t.strictSame(
    events.map(({ id }) => id),
    events.map((_, index) => index + 1),
    'every event once and in order',
  )
  const messages = await messagesOf(chatId)
  for (const message of messages)
    t.strictSame(apply(events).get(message.id), { text: textOf(message), state: message.state })
  t.ok(messages.every(({ event }: { event: number }) => event <= events.length))
  const stream = (query: string, headers = {}) => call('GET', `/chats/${chatId}/events${query}`, { headers })
  t.equal((await stream('?after=100000')).body.error.code, 'invalid_cursor')
  t.equal((await stream('', { accept: 'application/json' })).body.error.code, 'not_acceptable')
  const { store } = gantry.service.app
  const found = await store.read.chats.get(chatId)
  if (found) await store.commit([{ replace: 'chats', version: found.version, doc: { ...found.doc, eventsRemoved: 2 } }])
  t.equal((await stream('?after=1')).body.error.code, 'cursor_expired')
  t.equal((await call('DELETE', `/chats/${chatId}`)).status, 200)
  t.equal((await stream('?after=3')).body.error.code, 'chat_not_found')
})

t.test('chats that wait for their models keep no other job waiting, and are not kept by each other', async (t) => {
  const chatIds = await Promise.all(Array.from({ length: 12 }, () => createChat()))
  for (const chatId of chatIds) await send(chatId, 'long')
  const isAnswering = async (chatId: string) =>
    (await messagesOf(chatId)).some(
      ({ role, parts }: { role: string; parts: unknown[] }) => role === 'assistant' && parts.length > 0,
    )
  await waitUntil(
    async () => (await Promise.all(chatIds.map(isAnswering))).every(Boolean),
    'all of them are answered at once',
  )
  const { job } = (await call('POST', '/knowledge/reindex')).body.data
  t.equal((await waitForJob(gantry, job.id)).state, 'succeeded')
  for (const chatId of chatIds) t.equal((await call('GET', `/chats/${chatId}`)).body.data.chat.state, 'running')
  for (const chatId of chatIds) await call('POST', `/chats/${chatId}/interrupt`)
  for (const chatId of chatIds) await settled(chatId)
})

t.test('a credential has only so many streams of chats, and one that ends makes room', async (t) => {
  const chatId = await createChat()
  const open = async () => {
    const end = new AbortController()
    const response = await gantry.fetch(`/api/v1/chats/${chatId}/events`, { signal: end.signal })
    // A response that nothing refers to is collected, and its stream ends.
    return { response, status: response.status, end: () => end.abort() }
  }
  const streams = await Promise.all(Array.from({ length: 100 }, open))
  t.ok(streams.every(({ status }) => status === 200))
  t.equal((await call('GET', `/chats/${chatId}/events`)).body.error.code, 'too_many_streams')
  for (const { end } of streams.slice(1)) end()
  await waitUntil(async () => (await open()).status === 200, 'a stream that ended makes room')
  for (const { end } of streams.slice(0, 1)) end()
})

t.test('a chat is listed, changed and deleted, and a narrow credential sees those of its tasks alone', async (t) => {
  const taskId = await gantry.createTask()
  const chatId = await createChat({ taskId, title: 'Of a task' })
  await createChat()
  t.match((await call('GET', `/chats?taskId=${taskId}`)).body.data.chats, [{ id: chatId, taskId }])
  const narrow = await addCredential(gantry, 'user_owner', {
    scopes: ['chats:read', 'chats:write'],
    allow: { taskIds: [taskId] },
  })
  t.strictSame(
    (await narrow.call('GET', '/chats')).body.data.chats.map(({ id }: { id: string }) => id),
    [chatId],
  )
  const foreign = await createChat()
  t.equal((await narrow.call('GET', `/chats/${foreign}`)).body.error.code, 'chat_not_found')
  t.equal((await narrow.call('GET', '/chats?taskId=task_other')).body.error.code, 'task_not_found')
  t.equal((await narrow.call('POST', '/chats', { body: { backend } })).body.error.code, 'forbidden')
  const update = (body: object) => call('PATCH', `/chats/${chatId}`, { body })
  t.match((await update({ title: 'Renamed', system: 'Be kind.', toolRules: allowAll })).body.data.chat, {
    title: 'Renamed',
    system: 'Be kind.',
  })
  t.equal((await update({ system: null })).body.data.chat.system, undefined)
  t.equal((await update({ backend: { kind: 'model', model: 'none/x' } })).body.error.code, 'model_not_found')
  t.equal(
    (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'none/x' } } })).body.error.code,
    'model_not_found',
  )
  t.equal((await call('POST', '/chats', { body: {} })).body.error.code, 'not_configured')
  t.equal((await call('POST', '/chats', { body: { backend, taskId: 'task_none' } })).body.error.code, 'task_not_found')
  await send(chatId, 'long')
  t.equal((await call('DELETE', `/chats/${chatId}`)).status, 200)
  t.equal((await call('GET', `/chats/${chatId}/messages`)).body.error.code, 'chat_not_found')
})

t.test('a fork has the messages up to one of them, and goes its own way', async (t) => {
  const chatId = await createChat({ title: 'The first', system: 'Be brief.' })
  await send(chatId, 'one')
  await settled(chatId)
  await send(chatId, 'two')
  await settled(chatId)
  const messages = await messagesOf(chatId)
  const fork = async (body: object) => (await call('POST', `/chats/${chatId}/fork`, { body })).body
  const { chat } = (await fork({ title: 'The other', messageId: messages[1].id })).data
  t.match(chat, { title: 'The other', forkedFrom: chatId, system: 'Be brief.', state: 'idle' })
  await send(chat.id, 'three')
  await settled(chat.id)
  const said = async (id: string) => (await messagesOf(id)).map(textOf)
  t.strictSame(await said(chat.id), ['one', 'You said "one".', 'three', 'You said "three".'])
  t.strictSame(await said(chatId), ['one', 'You said "one".', 'two', 'You said "two".'])
  t.equal((await messagesOf((await fork({})).data.chat.id)).length, 4)
  t.equal((await fork({ messageId: 'nothing' })).error.code, 'chat_message_not_found')
})

t.test('a call that was made before a kill and not recorded is not made again', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  const before = await tasksNamed('Made by a model')
  await send(chatId, 'make a task')
  await settled(chatId)
  const { store, jobs } = gantry.service.app
  const [said, answer] = await Promise.all(
    (await messagesOf(chatId)).map(({ id }: { id: string }) => store.read.chatMessages.get(`${chatId}/${id}`)),
  )
  const chat = await store.read.chats.get(chatId)
  const [part] = answer?.doc.parts ?? []
  const grant = said?.doc.grant
  if (!answer || !chat || !part || !grant) throw new Error('there is no answer')
  // What a kill leaves between the effect of the call and the commit of its result.
  const { output: _, ...unrecorded } = part
  const { job, changes } = await jobs.enqueue({ kind: 'chat_turn', grant, input: { chatId } })
  const turn = { jobId: job.id, messageId: answer.doc.messageId, grant }
  const left = {
    ...answer.doc,
    state: 'running' as const,
    step: 1,
    parts: [{ ...unrecorded, state: 'running' as const }],
  }
  await store.commit([
    { replace: 'chatMessages', version: answer.version, doc: left },
    { replace: 'chats', version: chat.version, doc: { ...chat.doc, state: 'running', turn } },
    ...changes,
  ])
  await settled(chatId)
  t.match((await messagesOf(chatId))[1], {
    state: 'succeeded',
    parts: [{ state: 'succeeded', output: /Made by a model/ }, { text: 'That is done.' }],
  })
  t.equal(await tasksNamed('Made by a model'), before + 1)
})

t.test('a full queue refuses, and an approval that nobody decided on expires', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'make a task')
  await settled(chatId, 'waiting_approval')
  for (let count = 0; count < 100; count++) await send(chatId, 'wait')
  t.match((await send(chatId, 'too much')).body.error, { code: 'quota_exceeded' })
  t.match((await compact(chatId)).body.error, { code: 'quota_exceeded' })
  const [approval] = await approvalsOf(chatId)
  const { store } = gantry.service.app
  const found = await store.read.chatApprovals.get(approval.id)
  if (found)
    await store.commit([
      {
        replace: 'chatApprovals',
        version: found.version,
        doc: { ...found.doc, expiresAt: '2020-01-01T00:00:00.000Z' },
      },
    ])
  const late = await call('POST', `/chats/${chatId}/approvals/${approval.id}/approve`)
  t.equal(late.body.error.code, 'approval_resolved')
  await call('DELETE', `/chats/${chatId}`)
})
