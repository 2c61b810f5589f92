/** Messages that are sent again, edited and taken back; titles, names and transcripts. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { chatClient, textOf, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { WindowModel, answerByFacts, lastText } from './support/window-model.ts'
import type { AskedRequest, ScriptedAnswer } from './support/window-model.ts'

let script: (request: AskedRequest) => ScriptedAnswer = answerByFacts
const model = new WindowModel({ windowTokens: 128_000, answer: (request) => script(request) })
const { url, port } = await model.start()
t.teardown(() => model.stop())
const agent = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const agents = { robot: { command: process.execPath, args: [agent] } }
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ agents }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` },
})
const { call } = gantry
await call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `${url}/v1`, models: [{ id: 'm', contextTokens: 128_000 }] },
})
const backend = { kind: 'model', model: 'acme/m' }
const { createChat, send, compact, chatOf, messagesOf, settled } = chatClient(gantry, backend, withoutContext)
const echo = (request: AskedRequest) => ({ content: `You said ${JSON.stringify(lastText(request))}.` })
t.beforeEach(() => {
  script = echo
})
const say = async (chatId: string, content: string, id?: string) => {
  await send(chatId, content, id === undefined ? {} : { id })
  await settled(chatId)
}
const said = async (chatId: string) => (await messagesOf(chatId)).map(textOf)
const asked = () => model.requests.at(-1)?.messages.map(({ content }) => content)
const at = (chatId: string, messageId: string, rest = '') => `/chats/${chatId}/messages/${messageId}${rest}`

t.test('messages are listed from the newest on, page by page, and a cursor serves one order alone', async (t) => {
  const chatId = await createChat()
  for (const word of ['one', 'two', 'three']) await say(chatId, word)
  const all = (await messagesOf(chatId)).map(({ id }: { id: string }) => id)
  const page = async (query: string) => (await call('GET', `/chats/${chatId}/messages?limit=4&${query}`)).body.data
  const first = await page('sort=-seq')
  const second = await page(`sort=-seq&cursor=${first.nextCursor}`)
  const found = [...first.messages, ...second.messages].map(({ id }: { id: string }) => id)
  t.same([first.messages.length, second.messages.length, second.nextCursor], [4, 2, undefined])
  t.same(found.toReversed(), all)
  const other = await call('GET', `/chats/${chatId}/messages?limit=4&sort=seq&cursor=${first.nextCursor}`)
  t.equal(other.status, 400)
})

t.test('an answer is made again, and the model reads nothing of the first one', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'one')
  await say(chatId, 'two')
  const answer = (await messagesOf(chatId)).at(-1)
  script = () => ({ content: 'Another answer.' })
  const again = await call('POST', at(chatId, answer.id, '/retry'), { body: {} })
  t.equal(again.status, 202)
  t.match(again.body.data.message, { role: 'user', parts: [{ text: 'two' }] })
  await settled(chatId)
  t.strictSame(await said(chatId), ['one', 'You said "one".', 'two', 'Another answer.'])
  t.strictSame(asked(), ['one', 'You said "one".', 'two'])
})

t.test('the first message is edited, and what followed is gone', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'one', 'first')
  await say(chatId, 'two')
  const retry = (body: object) => call('POST', at(chatId, 'first', '/retry'), { body })
  t.equal((await retry({ id: 'first' })).body.error.code, 'already_exists')
  await retry({ content: 'uno', id: 'primero' })
  await settled(chatId)
  t.strictSame(await said(chatId), ['uno', 'You said "uno".'])
  t.equal((await messagesOf(chatId))[0].id, 'primero')
  t.equal((await call('POST', at(chatId, 'nothing', '/retry'), { body: {} })).body.error.code, 'chat_message_not_found')
})

t.test(
  'a message is deleted with all after it, a compaction among it, and the model reads the originals again',
  async (t) => {
    const chatId = await createChat()
    await say(chatId, 'one')
    await say(chatId, 'two', 'second')
    await compact(chatId)
    await settled(chatId)
    await say(chatId, 'three')
    t.equal((await call('DELETE', at(chatId, 'second'))).status, 200)
    t.strictSame(await said(chatId), ['one', 'You said "one".'])
    await say(chatId, 'four')
    t.strictSame(asked(), ['one', 'You said "one".', 'four'])
    t.equal((await call('DELETE', at(chatId, 'second'))).body.error.code, 'chat_message_not_found')
  },
)

t.test('a chat that is at work takes nothing back', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'one', 'first')
  script = () => ({ calls: [{ name: 'createTask', arguments: '{"title": "A task"}' }] })
  await send(chatId, 'make a task')
  await settled(chatId, 'waiting_approval')
  t.equal((await call('DELETE', at(chatId, 'first'))).body.error.code, 'chat_busy')
  t.equal((await call('POST', at(chatId, 'first', '/retry'), { body: {} })).body.error.code, 'chat_busy')
  await call('POST', `/chats/${chatId}/interrupt`)
})

t.test('a chat that failed goes on by a retry', async (t) => {
  const chatId = await createChat()
  script = () => ({ content: ' ' })
  await call('PATCH', `/chats/${chatId}`, { body: { system: 'Rules. '.repeat(9_000) } })
  const other = { kind: 'model', model: 'acme/none' }
  t.equal((await call('PATCH', `/chats/${chatId}`, { body: { backend: other } })).body.error.code, 'model_not_found')
  await call('PATCH', `/chats/${chatId}`, { body: { system: null } })
  model.options.windowTokens = 1
  await send(chatId, 'one', { id: 'first' })
  await settled(chatId, 'failed')
  model.options.windowTokens = 128_000
  script = echo
  await call('PATCH', `/chats/${chatId}`, { body: { title: 'Goes on' } })
  const found = await gantry.service.app.store.read.chats.get(chatId)
  if (found) {
    const { window: _, ...doc } = found.doc
    await gantry.service.app.store.commit([{ replace: 'chats', version: found.version, doc }])
  }
  t.equal((await call('POST', at(chatId, 'first', '/retry'), { body: {} })).status, 202)
  await settled(chatId)
  t.strictSame(await said(chatId), ['one', 'You said "one".'])
})

t.test('a fork ends before a message, so that the first one can be another', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'one', 'first')
  await say(chatId, 'two', 'second')
  const fork = async (beforeMessageId: string) =>
    (await call('POST', `/chats/${chatId}/fork`, { body: { beforeMessageId } })).body
  t.strictSame(await said((await fork('second')).data.chat.id), ['one', 'You said "one".'])
  t.strictSame(await said((await fork('first')).data.chat.id), [])
  t.equal((await fork('nothing')).error.code, 'chat_message_not_found')
})

t.test('an agent that has read what is taken back begins a session of its own', async (t) => {
  const chatId = await createChat({ backend: { kind: 'agent', agent: 'robot' } })
  await say(chatId, 'say one', 'first')
  await say(chatId, 'please remember', 'second')
  t.match((await said(chatId)).at(-1), /"say one"/)
  await call('POST', at(chatId, 'first', '/retry'), { body: { content: 'please remember' } })
  await settled(chatId)
  t.equal((await said(chatId)).at(-1), 'I know ["please remember"].')
})

t.test('a chat without a title has its first words as title, or what the model makes of them', async (t) => {
  const plain = await createChat()
  t.equal((await chatOf(plain)).title, 'New chat')
  await say(plain, '\n## Feed the zebras\nThey are hungry.')
  t.equal((await chatOf(plain)).title, 'Feed the zebras')
  await say(plain, 'And the lions.')
  t.equal((await chatOf(plain)).title, 'Feed the zebras')
  script = (request) => (/Write a title/.test(lastText(request)) ? { content: '"Hungry zebras"\n' } : echo(request))
  const settings = { isContextEnabled: false, isTitleGenerated: true }
  const generated = await createChat({ settings })
  await say(generated, 'Feed the zebras')
  t.equal((await chatOf(generated)).title, 'Hungry zebras')
  const named = await createChat({ settings, title: 'Zoo' })
  await say(named, 'Feed the zebras')
  t.equal((await chatOf(named)).title, 'Zoo')
  const { calls } = (await call('GET', `/ai/calls?chatId=${generated}`)).body.data
  t.equal(calls.length, 2, 'the ledger has both calls')
  const fresh = await createChat({ settings })
  const { id: fork } = (await call('POST', `/chats/${fresh}/fork`, { body: { title: 'My own' } })).body.data.chat
  await say(fork, 'Feed the zebras')
  t.equal((await chatOf(fork)).title, 'My own', 'the title of a fork is that which a person gave it')
  script = (request) => (/Write a title/.test(lastText(request)) ? { content: '# **Hungry zebras**' } : echo(request))
  const bold = await createChat({ settings })
  await say(bold, 'Feed the zebras')
  t.equal((await chatOf(bold)).title, 'Hungry zebras', 'a title is no Markdown')
  script = (request) => (/Write a title/.test(lastText(request)) ? { content: '' } : echo(request))
  const without = await createChat({ settings })
  await say(without, 'Feed the zebras')
  t.equal((await chatOf(without)).title, 'Feed the zebras', 'a model without a title changes nothing')
})

t.test('the model reads who speaks once several speak', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'one')
  t.strictSame(asked(), ['one'])
  const other = await addCaller(gantry, 'developer')
  await other.call('POST', `/chats/${chatId}/messages`, { body: { content: 'two' } })
  await settled(chatId)
  t.match(asked(), ['Owner says:\none', /You said/, 'The developer says:\ntwo'])
})

t.test('a chat is exported as Markdown and as JSON, as the caller may read it', async (t) => {
  const chatId = await createChat({ title: 'Zoo' })
  script = ({ messages }) =>
    messages.some(({ role }) => role === 'tool')
      ? { content: 'There are ```no``` tasks.' }
      : { calls: [{ name: 'listTasks', arguments: '{"limit": 1}' }] }
  await say(chatId, 'look around')
  const markdown = await gantry.fetch(`/api/v1/chats/${chatId}/transcript`)
  t.match(markdown.headers.get('content-type'), /^text\/markdown/)
  t.match(markdown.headers.get('content-disposition'), /chat_.*\.md/)
  const text = await markdown.text()
  for (const part of [
    /^# Zoo\n/,
    /## Owner, 20/,
    /look around/,
    /## acme\/m, 20/,
    /\*\*listTasks\*\* \(succeeded\)/,
    /"limit": 1/,
    /"tasks"/,
  ])
    t.match(text, part)
  const json: any = await (await gantry.fetch(`/api/v1/chats/${chatId}/transcript?format=json`)).json()
  t.match(json, { chat: { id: chatId, title: 'Zoo' }, messages: [{ role: 'user' }, { role: 'assistant' }] })
  const reader = await addCaller(gantry, 'developer', { scopes: ['chats:read'] })
  const answer = await reader.call('GET', `/chats/${chatId}/transcript?format=json`)
  const seen = String(answer.body)
  t.match(seen, /isOutputHidden/)
  t.notMatch(seen, /\\"tasks\\"/)
  t.equal((await call('GET', '/chats/chat_none/transcript')).body.error.code, 'chat_not_found')
})
