import t from 'tap'
import { allowAll, chatClient, textOf } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { WindowModel, answerByFacts, lastText } from './support/window-model.ts'
import type { AskedRequest, ScriptedAnswer, WindowModelOptions } from './support/window-model.ts'

const windowTokens = 16_000
let script: (request: AskedRequest) => ScriptedAnswer | undefined = () => undefined
const options: WindowModelOptions = {
  windowTokens,
  answer: (request) => script(request) ?? answerByFacts(request),
}
const model = new WindowModel(options)
const { url, port } = await model.start()
t.teardown(() => model.stop())
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` } })
const { call } = gantry
await call('PUT', '/ai/providers/acme', {
  body: {
    kind: 'openai-compatible',
    baseUrl: `${url}/v1`,
    models: [{ id: 'known', contextTokens: windowTokens }, { id: 'unknown' }, { id: 'short', contextTokens: 4_000 }],
  },
})
const backend = { kind: 'model', model: 'acme/known' }
const { createChat, send, compact, messagesOf, settled } = chatClient(gantry, backend)
const say = async (chatId: string, content: string) => {
  await send(chatId, content)
  await settled(chatId)
  return textOf((await messagesOf(chatId)).at(-1))
}
const compactionsOf = async (chatId: string) =>
  (await messagesOf(chatId)).filter(({ parts }: { parts: { kind: string }[] }) => parts[0]?.kind === 'compaction')
t.beforeEach(() => {
  script = () => undefined
  model.refused = 0
  options.windowTokens = windowTokens
})

t.test(
  'a conversation longer than the window of its model goes on, and what was to be remembered is known',
  async (t) => {
    const chatId = await createChat()
    const filler = 'The weather of this place is spoken of at some length, with numbers such as 4711 and 0815. '.repeat(
      30,
    )
    for (let turn = 0; turn < 40; turn++) {
      const fact = turn % 4 === 0 ? `\nRemember: the code ${turn} is K${turn * 7919}.` : ''
      t.equal(await say(chatId, `${filler}${fact}`), 'Noted.')
    }
    for (let turn = 0; turn < 40; turn += 4) t.equal(await say(chatId, `What is the code ${turn}?`), `K${turn * 7919}`)
    t.equal(model.refused, 0, 'nothing was sent that does not fit')
    t.ok(model.largest <= windowTokens)
    const compactions = await compactionsOf(chatId)
    t.ok(compactions.length >= 2, 'there were compactions')
    for (const item of compactions)
      t.match(item, { role: 'system', state: 'succeeded', parts: [{ state: 'succeeded', reason: 'window' }] })
    const seqs = (await messagesOf(chatId)).map(({ seq }: { seq: number }) => seq)
    t.strictSame(
      seqs,
      [...seqs].sort((one, other) => one - other),
    )
  },
)

t.test('a question that fills the window is answered after what was said before it is summarized', async (t) => {
  const chatId = await createChat()
  const long = 'Something long is pasted here, again and again and again. '.repeat(400)
  for (let turn = 0; turn < 4; turn++) await say(chatId, `${long}\nRemember: thing ${turn} is T${turn}.`)
  const roles = (await messagesOf(chatId)).map(({ role }: { role: string }) => role)
  const first = roles.indexOf('system')
  t.strictSame(roles.slice(first - 1, first + 2), ['user', 'system', 'assistant'], 'the summary, and then the answer')
  t.equal(await say(chatId, 'What is thing 0?'), 'T0')
  t.equal(model.refused, 0)
})

t.test('a window that is not known is learned from the refusal of the provider, once', async (t) => {
  const chatId = await createChat({ backend: { kind: 'model', model: 'acme/unknown' } })
  const long = 'The weather is spoken of at some length here. '.repeat(400)
  for (let turn = 0; turn < 8; turn++)
    t.equal(await say(chatId, `${long} ${turn}\nRemember: thing ${turn} is T${turn}.`), 'Noted.')
  t.equal(await say(chatId, 'What is thing 0?'), 'T0')
  t.equal(model.refused, 1, 'the first refusal says how large the window is')
  t.match((await compactionsOf(chatId))[0].parts, [{ reason: 'overflow' }])
})

t.test('a conversation of a model with a large window is summarized piece by piece for a small one', async (t) => {
  options.windowTokens = 128_000
  const chatId = await createChat({ backend: { kind: 'model', model: 'acme/unknown' } })
  const long = 'The weather is spoken of at some length here. '.repeat(400)
  for (let turn = 0; turn < 8; turn++) await say(chatId, `${long}\nRemember: thing ${turn} is T${turn}.`)
  t.equal((await compactionsOf(chatId)).length, 0)
  options.windowTokens = windowTokens
  await call('PATCH', `/chats/${chatId}`, { body: { backend } })
  const before = model.requests.length
  t.equal(await say(chatId, 'What is thing 0?'), 'T0')
  const summaries = model.requests.slice(before).filter((each) => lastText(each).startsWith('Summarize'))
  t.ok(summaries.length > 1, `${summaries.length} pieces`)
  t.equal(model.refused, 0)
  t.equal(await say(chatId, 'What is thing 6?'), 'T6')
})

t.test('what cannot be made shorter ends the turn with a plain sentence, and the chat goes on after it', async (t) => {
  const chatId = await createChat({ system: 'Rules. '.repeat(8_000) })
  await send(chatId, 'hello')
  await settled(chatId, 'failed')
  const notice = (await messagesOf(chatId)).at(-1).parts.at(-1)
  t.match(notice, { kind: 'notice', text: /also after a compaction, and acme\/known takes 16000/ })
  const asked = model.requests.length
  t.equal(model.refused, 0, 'the provider was not asked in vain')
  await call('PATCH', `/chats/${chatId}`, { body: { system: null } })
  t.equal(await say(chatId, 'hello'), 'Noted.')
  t.ok(model.requests.length > asked)
})

t.test('a provider that refuses everything as too long for a while makes no chat useless', async (t) => {
  const chatId = await createChat({ backend: { kind: 'model', model: 'acme/unknown' } })
  await say(chatId, 'Remember: the zebra is Z1.')
  options.windowTokens = 0
  for (let turn = 0; turn < 12; turn++) {
    await send(chatId, `hello ${turn}`)
    await settled(chatId, 'failed')
    t.match((await messagesOf(chatId)).at(-1).parts.at(-1), { kind: 'notice', text: /tokens/ })
  }
  t.ok(model.refused <= 48, `asked ${model.refused} times in 12 turns`)
  options.windowTokens = windowTokens
  t.equal(await say(chatId, 'What is the zebra?'), 'Z1', 'it goes on as soon as the provider does')
})

t.test('of a summary that is longer than what it summarizes the model is given as much as fits', async (t) => {
  const chatId = await createChat()
  const long = 'Something long is pasted here, again and again and again. '.repeat(300)
  script = (request) => (lastText(request).startsWith('Summarize') ? { content: long.repeat(3) } : undefined)
  for (let turn = 0; turn < 6; turn++) t.equal(await say(chatId, `${long} ${turn}`), 'Noted.')
  const count = (await compactionsOf(chatId)).length
  t.ok(count >= 2 && count <= 12, `${count} compactions`)
  t.equal(model.refused, 0)
})

t.test('a manual compaction of a full conversation works', async (t) => {
  options.windowTokens = 128_000
  const chatId = await createChat({ backend: { kind: 'model', model: 'acme/unknown' } })
  const long = 'The weather is spoken of at some length here. '.repeat(400)
  for (let turn = 0; turn < 6; turn++) await say(chatId, `${long}\nRemember: thing ${turn} is T${turn}.`)
  options.windowTokens = windowTokens
  await compact(chatId)
  await settled(chatId)
  t.equal(await say(chatId, 'What is thing 0?'), 'T0')
})

const fileLine = (line: number) => `line ${line}: the quick brown fox jumps over the lazy dog`
writeFiles(gantry.project, { 'long.txt': Array.from({ length: 900 }, (_, line) => fileLine(line)).join('\n') })
const readFile = {
  calls: [
    {
      name: 'callOperation',
      arguments: JSON.stringify({ operationId: 'readFile', arguments: { path: 'long.txt', limit: 50_000 } }),
    },
  ],
}

t.test('of a long result the model is given the beginning, and reads on by pages', async (t) => {
  options.windowTokens = 128_000
  const chatId = await createChat({ toolRules: allowAll, backend: { kind: 'model', model: 'acme/unknown' } })
  const pages: string[] = []
  script = (request) => {
    const { role, content } = request.messages.at(-1) ?? {}
    if (role === 'user') return readFile
    if (role !== 'tool') return undefined
    pages.push(String(content))
    const [, next] = /characters follow: readMore (\{.*\})\]$/.exec(String(content)) ?? []
    return next === undefined ? { content: 'That was all.' } : { calls: [{ name: 'readMore', arguments: next }] }
  }
  t.equal(await say(chatId, 'read the file'), 'That was all.')
  t.ok(pages.length >= 3, `${pages.length} pages`)
  t.ok(pages.every((page) => page.length < 17_000))
  const whole = pages.map((page) => page.replace(/\n\[\d+ of \d+ characters follow: [^\n]*\]$/, '')).join('')
  t.match(whole, fileLine(0))
  t.match(whole, fileLine(899))
  t.equal(model.refused, 0)
})

t.test('a turn of many long results fits the window at each step, and remembers what it was asked', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  let steps = 0
  script = (request) => {
    const question = request.messages.findLast(({ role }) => role === 'user')
    if (lastText(request).startsWith('Summarize')) return undefined
    t.ok(JSON.stringify(request.messages).includes('read it twelve times'), 'the question is there')
    return steps++ < 12 && question ? readFile : { content: 'Twelve times.' }
  }
  t.equal(await say(chatId, 'read it twelve times'), 'Twelve times.')
  t.equal(model.refused, 0)
  t.ok((await compactionsOf(chatId)).length >= 1)
})

t.test('a tool call that is no JSON goes back to the model, and the other calls of its step are made', async (t) => {
  const chatId = await createChat()
  script = ({ messages }) => {
    const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content))
    if (results.length === 0)
      return {
        calls: [
          { name: 'callOperation', arguments: '{"operationId": "listTasks", ' },
          { name: 'listTasks', arguments: '{}' },
        ],
      }
    return { content: results.join('\n---\n') }
  }
  const answer = await say(chatId, 'look around')
  const [broken, whole] = answer.split('\n---\n')
  t.match(broken, /are no JSON object/)
  t.match(whole, /"tasks"/)
  t.match((await messagesOf(chatId)).at(-1).parts, [
    { tool: 'callOperation', state: 'failed' },
    { tool: 'listTasks', state: 'succeeded' },
    { kind: 'text' },
  ])
})

t.test('a call that names no operation is refused with the name of the argument', async (t) => {
  const chatId = await createChat()
  script = ({ messages }) => {
    const result = messages.find(({ role }) => role === 'tool')
    return result ? { content: String(result.content) } : { calls: [{ name: 'describeOperation', arguments: '{}' }] }
  }
  t.match(await say(chatId, 'describe'), /operationId is missing/)
})
