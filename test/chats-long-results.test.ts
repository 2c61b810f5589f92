import t from 'tap'
import { addCaller } from './support/callers.ts'
import { allowAll, chatClient, textOf } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { WindowModel } from './support/window-model.ts'
import type { AskedRequest, ScriptedAnswer } from './support/window-model.ts'

/** Of a result of any length a model reads what it wants, and the chat stores no more of it than its settings say. */
let script: (request: AskedRequest) => ScriptedAnswer = () => ({ content: 'Noted.' })
const model = new WindowModel({ windowTokens: 128_000, answer: (request) => script(request) })
const { url, port } = await model.start()
t.teardown(() => model.stop())
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` } })
const { call } = gantry
await call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `${url}/v1`, models: [{ id: 'known', contextTokens: 128_000 }] },
})
const { createChat, send, messagesOf, settled } = chatClient(gantry, { kind: 'model', model: 'acme/known' })

const lineOf = (line: number) => `line ${line}: 🦓 the quick brown fox jumps over the lazy dog`
const lineCount = 5_000
const text = Array.from({ length: lineCount }, (_, line) => lineOf(line)).join('\n')
writeFiles(gantry.project, { 'long.txt': text })

const read = (limit = 1_000_000) => ({
  calls: [
    {
      name: 'callOperation',
      arguments: JSON.stringify({ operationId: 'readFile', arguments: { path: 'long.txt', limit } }),
    },
  ],
})
const note = /\n\[(\d+) of (\d+) characters follow: readMore (\{[^\n]*\})\]$/
const idIn = (messages: AskedRequest['messages']) =>
  messages.flatMap(({ content }) => {
    const [, , total, next] = note.exec(String(content)) ?? []
    return next === undefined ? [] : [{ id: String(JSON.parse(next).id), total: Number(total) }]
  })[0]

/** Reads on in the result of this conversation at these positions, or at those from its end. */
async function pagesAt(chatId: string, offsets: readonly number[]): Promise<string[]> {
  const pages: string[] = []
  let asked = 0
  script = ({ messages }) => {
    const { role, content } = messages.at(-1) ?? {}
    if (role === 'tool' && asked > 0) pages.push(String(content))
    const found = idIn(messages)
    const offset = offsets[asked++]
    if (!found || offset === undefined) return { content: 'That was all.' }
    const at = offset < 0 ? found.total + offset : offset
    return { calls: [{ name: 'readMore', arguments: JSON.stringify({ id: found.id, offset: at }) }] }
  }
  await send(chatId, 'read on')
  await settled(chatId)
  return pages
}

async function readIn(settings: object = {}): Promise<string> {
  const chatId = await createChat({ toolRules: allowAll, settings })
  script = ({ messages }) => (messages.at(-1)?.role === 'tool' ? { content: 'It is long.' } : read())
  await send(chatId, 'read the file')
  await settled(chatId)
  return chatId
}

const storedOf = async (chatId: string) => {
  const { read: stored } = gantry.service.app.store
  const pieces = await stored.chatOutputs.list({ where: { chatId } })
  const { outputBytes } = (await stored.chats.get(chatId))?.doc ?? {}
  return {
    pieces: pieces.length,
    bytes: pieces.reduce((sum, { doc }) => sum + Buffer.byteLength(doc.text), 0),
    outputBytes,
  }
}

t.test('a model reads on to the end of a result that has several times what a message contains', async (t) => {
  const chatId = await readIn()
  const [, { parts }] = await messagesOf(chatId)
  t.ok(parts[0].output.length < 70_000, 'the message contains its beginning')
  t.match(parts[0].output, /characters follow, which are read by pages\]$/)
  t.equal(parts[0].kept, undefined)
  const whole = JSON.stringify({ file: { content: text } }).length
  const { pieces, bytes, outputBytes } = await storedOf(chatId)
  t.ok(pieces > 3)
  t.equal(bytes, outputBytes, 'and it counts')
  const [first = '', across = '', late = '', last = '', beyond] = await pagesAt(
    chatId,
    [0, 65_000, 200_000, -300, 9_000_000],
  )
  t.match(first, lineOf(0))
  for (const page of [first, across, late]) {
    const lines = page.replace(note, '').split('\\n').slice(1, -1)
    t.ok(lines.length > 100, 'a page of many lines')
    const [start] = /\d+/.exec(lines[0] ?? '') ?? []
    t.strictSame(
      lines,
      lines.map((_, index) => lineOf(Number(start) + index)),
      'without a gap where two stored pieces meet',
    )
  }
  t.match(last, lineOf(lineCount - 1))
  t.notMatch(last, /characters/, 'the last page says that nothing follows')
  t.match(beyond, /no more/)
  t.ok(whole > 250_000)
})

t.test('a person reads a whole result by pages, if the person may read it', async (t) => {
  const chatId = await readIn()
  const [, { id, parts }] = await messagesOf(chatId)
  const [{ id: partId, outputLength }] = parts
  const path = `/chats/${chatId}/messages/${id}/parts/${partId}/output`
  let whole = ''
  for (let offset = 0; offset < outputLength; ) {
    const { status, body } = await call('GET', `${path}?offset=${offset}&limit=60001`)
    t.match([status, body.data], [200, { offset, length: outputLength }])
    t.ok(body.data.output.isWellFormed(), 'no character is divided')
    whole += body.data.output
    offset = body.data.nextOffset
  }
  t.equal(whole.length, outputLength)
  t.match(whole, lineOf(lineCount - 1))
  t.match((await call('GET', `${path}?offset=999999999`)).body.data, { output: '', nextOffset: outputLength })
  const reader = await addCaller(gantry, 'developer', { scopes: ['chats:read'] })
  t.equal((await reader.call('GET', path)).status, 404, 'who may not read the file does not read it here')
  t.equal((await call('GET', `/chats/${chatId}/messages/${id}/parts/none/output`)).status, 404)
})

t.test('a chat stores as many bytes of long results as its settings say, and says what is missing', async (t) => {
  const chatId = await readIn({ outputBytesMax: 100_000 })
  const { outputBytes = 0 } = await storedOf(chatId)
  t.ok(outputBytes <= 100_000 && outputBytes > 99_990, `${outputBytes} bytes`)
  const [last] = await pagesAt(chatId, [-200])
  t.match(last, /characters were left out: this chat stores 100000 bytes of long results\]$/)
  script = ({ messages }) => (messages.at(-1)?.role === 'tool' ? { content: 'Again.' } : read())
  await send(chatId, 'read it again')
  await settled(chatId)
  t.match(
    (await messagesOf(chatId)).at(-1).parts[0].output,
    /characters were left out\]$/,
    'there is no room for a second',
  )
  t.equal((await storedOf(chatId)).outputBytes, outputBytes)
  const none = await readIn({ outputBytesMax: 0 })
  t.match(await storedOf(none), { pieces: 0, outputBytes: undefined })
  t.equal((await call('PATCH', `/chats/${none}`, { body: { settings: { outputBytesMax: null } } })).status, 200)
  t.equal((await call('GET', `/chats/${none}`)).body.data.chat.settings.outputBytesMax, undefined)
})

t.test('a fork has long results of its own, and what is removed leaves none', async (t) => {
  const chatId = await readIn()
  const stored = await storedOf(chatId)
  const fork = (await call('POST', `/chats/${chatId}/fork`, { body: {} })).body.data.chat.id
  const forkOfFork = (await call('POST', `/chats/${fork}/fork`, { body: {} })).body.data.chat.id
  t.same([await storedOf(fork), await storedOf(forkOfFork)], [stored, stored])
  const [question] = await messagesOf(chatId)
  t.equal((await call('DELETE', `/chats/${chatId}/messages/${question.id}`)).status, 200)
  t.same(await storedOf(chatId), { pieces: 0, bytes: 0, outputBytes: 0 })
  t.equal((await call('DELETE', `/chats/${fork}`)).status, 200)
  t.match(await storedOf(fork), { pieces: 0 })
  const [page] = await pagesAt(forkOfFork, [200_000])
  t.match(page, /quick brown fox/, 'the other fork still has it')
  t.match(textOf((await messagesOf(forkOfFork)).at(-1)), 'That was all.')
})
