import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import { chatClient, modelBackend, textOf, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

const models = await startModels(t)
/** The summaries wait until they are let go. */
let release: () => void = () => {}
let isOpen: Promise<void> = Promise.resolve()
const holdSummaries = (t: { teardown(end: () => void): void }) => {
  t.teardown(() => release())
  isOpen = new Promise((resolve) => {
    release = resolve
  })
}
let summary = 'A summary.'
const isSummary = ({ messages }: { messages: readonly { content?: unknown }[] }) =>
  String(messages.at(-1)?.content).startsWith('Summarize the conversation')
models.on({ predicate: isSummary }, async () => {
  await isOpen
  return summary === '' ? { error: { message: 'The model is away.', type: 'x' }, status: 400 } : { content: summary }
})
models.onMessage(/./, ({ messages }) => ({ content: `You said ${JSON.stringify(messages.at(-1)?.content)}.` }))

const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, compact, chatOf, messagesOf, settled } = chatClient(gantry, modelBackend, withoutContext)
/** The texts that the model was given, of the request that ended with this one. */
const promptEndingWith = (text: string): unknown[] => {
  const prompts = models.getRequests().map(({ body }) => {
    const { messages = [] }: { messages?: readonly { content: unknown }[] } = { ...body }
    return messages.map(({ content }) => content)
  })
  return prompts.findLast((texts) => texts.at(-1) === text) ?? []
}
const said = async (chatId: string) =>
  (await messagesOf(chatId)).filter(({ role }: { role: string }) => role === 'user').map(textOf)

t.test('messages before, during and after a compaction are taken once and in order', async (t) => {
  const chatId = await createChat({ system: 'Be brief.' })
  await send(chatId, 'before')
  await settled(chatId)
  holdSummaries(t)
  summary = 'They said: before.'
  const item = (await compact(chatId, { id: 'compaction-1' })).body.data.message
  t.match(item, { id: 'compaction-1', role: 'system', state: 'running', parts: [{ kind: 'compaction' }] })
  t.equal((await chatOf(chatId)).state, 'compacting')
  const names = ['during 1', 'during 2', 'during 3']
  for (const name of [...names, ...names]) {
    const sent = await send(chatId, name, { id: name.replace(' ', '-') })
    t.match([sent.status, sent.body.data.message.state], [202, 'queued'])
  }
  t.equal((await compact(chatId, { id: 'compaction-1' })).body.data.message.id, 'compaction-1', 'the same item')
  release()
  await settled(chatId)
  await send(chatId, 'after')
  await settled(chatId)
  t.strictSame(await said(chatId), ['before', ...names, 'after'])
  const messages = await messagesOf(chatId)
  t.match(
    messages.find(({ id }: { id: string }) => id === 'compaction-1'),
    { state: 'succeeded', seq: 3, parts: [{ kind: 'compaction', state: 'succeeded', text: 'They said: before.' }] },
  )
  t.equal(textOf(messages[1]), 'You said "before".', 'the originals are kept')
  t.strictSame(promptEndingWith('after'), [
    'Be brief.',
    'A summary of the conversation so far:\nThey said: before.',
    ...names.flatMap((name) => [name, `You said "${name}".`]),
    'after',
  ])
})

t.test('a second summary replaces the first, and a fork before it has the messages', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'one')
  await settled(chatId)
  const [, first] = await messagesOf(chatId)
  summary = 'First.'
  await compact(chatId)
  await settled(chatId)
  await send(chatId, 'two')
  await settled(chatId)
  summary = 'Second.'
  await compact(chatId)
  await settled(chatId)
  t.strictSame(promptEndingWith('two'), ['A summary of the conversation so far:\nFirst.', 'two'])
  await send(chatId, 'three')
  await settled(chatId)
  t.strictSame(promptEndingWith('three'), ['A summary of the conversation so far:\nSecond.', 'three'])
  const fork = await call('POST', `/chats/${chatId}/fork`, { body: { messageId: first.id } })
  await send(fork.body.data.chat.id, 'four')
  await settled(fork.body.data.chat.id)
  t.strictSame(promptEndingWith('four'), ['one', 'You said "one".', 'four'])
})

t.test('a compaction waits in the queue, can be deleted there, and has no text to change', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'hello')
  await settled(chatId)
  holdSummaries(t)
  summary = 'Hello was said.'
  await compact(chatId, { id: 'now' })
  await send(chatId, 'next', { id: 'next' })
  t.match((await compact(chatId, { id: 'later' })).body.data.message, { state: 'queued', role: 'system' })
  await compact(chatId, { id: 'never' })
  const queued = (method: string, id: string, body?: object) =>
    call(method, `/chats/${chatId}/queue/${id}`, body ? { body } : {})
  t.equal((await queued('PATCH', 'later', { content: 'Be brief.' })).body.error.code, 'validation_failed')
  t.equal((await queued('DELETE', 'never')).status, 200)
  t.equal((await queued('DELETE', 'now')).body.error.code, 'chat_message_taken')
  const other = await addCaller(gantry, 'developer')
  const taken = await other.call('POST', `/chats/${chatId}/compact`, { body: { id: 'next' } })
  t.equal(taken.body.error.code, 'already_exists')
  release()
  await settled(chatId)
  t.strictSame(
    (await messagesOf(chatId))
      .map(({ id, role }: { id: string; role: string }) => (role === 'assistant' ? role : id))
      .slice(2),
    ['now', 'next', 'assistant', 'later'],
  )
})

t.test('a summary that fails or is interrupted changes nothing, and what waits is taken', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'hello')
  await settled(chatId)
  summary = ''
  await compact(chatId, { id: 'failing' })
  await settled(chatId, 'failed')
  summary = 'Too late.'
  holdSummaries(t)
  await compact(chatId, { id: 'interrupted' })
  await send(chatId, 'go on')
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await settled(chatId)
  release()
  const messages = await messagesOf(chatId)
  const item = (id: string) => messages.find((message: { id: string }) => message.id === id)
  t.match(item('failing'), { state: 'failed', parts: [{ state: 'interrupted' }, { kind: 'notice', text: /away/ }] })
  t.match(item('interrupted'), { state: 'interrupted', parts: [{ state: 'interrupted' }] })
  t.strictSame(promptEndingWith('go on'), ['hello', 'You said "hello".', 'go on'])
})

t.test('a summary that a kill cut off is written again', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'hello')
  await settled(chatId)
  summary = 'Hello was said.'
  await compact(chatId, { id: 'cut' })
  await settled(chatId)
  const { store, jobs } = gantry.service.app
  const [chat, item] = [await store.read.chats.get(chatId), await store.read.chatMessages.get(`${chatId}/cut`)]
  const grant = item?.doc.grant
  if (!chat || !item || !grant) throw new Error('there is no item')
  const { job, changes } = await jobs.enqueue({ kind: 'chat_turn', grant, input: { chatId } })
  const parts = item.doc.parts.map((part) => ({ ...part, state: 'running' as const, text: 'Hello w' }))
  const turn = { jobId: job.id, messageId: 'cut', grant }
  await store.commit([
    { replace: 'chatMessages', version: item.version, doc: { ...item.doc, state: 'running', parts } },
    { replace: 'chats', version: chat.version, doc: { ...chat.doc, state: 'compacting', turn } },
    ...changes,
  ])
  const again = await readUntil(
    () => messagesOf(chatId),
    (all) => all.at(-1).state === 'succeeded',
    'the summary',
  )
  t.match(again.at(-1).parts, [{ kind: 'compaction', state: 'succeeded', text: 'Hello was said.' }])
})
