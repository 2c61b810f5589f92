import t from 'tap'
import { platforms } from '../src/services/chat-integrations/platforms.ts'
import { putProvider, startModels } from './support/ai.ts'
import { chatKinds } from './support/chat-kinds.ts'
import type { KindInUse } from './support/chat-kinds.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/**
 * What people see on each kind of chat platform, by one suite: IRC and XMPP on servers of Debian, the others on
 * requests as the platforms document them, because no server of them is to be had as a package.
 */
type Row = (t: Tap, kind: KindInUse, said: () => Promise<readonly string[]>) => Promise<void>
type Tap = Pick<typeof t, 'equal' | 'notOk' | 'strictSame'>
type Exception = readonly [row: string, reason: string]

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${String(index).padStart(5, '0')}`)
const wordsMin = 900
/** Prose, a table and a block of code, with each word once. */
function longMarkdown(count: number): string {
  const all = words(count)
  const third = Math.floor(count / 3)
  const table = Array.from({ length: 5 }, (_, row) => `| ${all[third + 2 * row]} | ${all[third + 2 * row + 1]} |`)
  const code = all
    .slice(third + 10, 2 * third)
    .join(' ')
    .replaceAll(/((?:\S+ ){9}\S+) /g, '$1\n')
  const rest = all.slice(2 * third).map((word, index) => (index % 9 === 8 ? `**${word}**` : word))
  return [
    all.slice(0, third).join(' '),
    ['| | |', '|---|---|', ...table].join('\n'),
    `\`\`\`\n${code}\n\`\`\``,
    rest.join(' '),
  ].join('\n\n')
}
const wordsIn = (texts: readonly string[]) => texts.join('\n').match(/w\d{5}/g) ?? []
const answersIn = ({ heard }: KindInUse, text: string) => heard().filter((each) => each.includes(text)).length

const rows: Readonly<Record<string, Row>> = {
  'two people at once are both answered': async (t, kind, said) => {
    await Promise.all([kind.say('ada', 'first thing'), kind.say('bob', 'second thing')])
    await waitUntil(
      () => ['first thing', 'second thing'].every((text) => answersIn(kind, text) === 1),
      'both are answered once',
    )
    t.equal((await said()).filter((text) => /(first|second) thing$/.test(text)).length, 2)
  },
  'a long answer comes whole and in order, with no word cut': async (t, kind) => {
    const count = wordsNow
    await kind.say('ada', `long ${count}`)
    await waitUntil(() => wordsIn(kind.heard()).length >= count, 'all of it is there')
    t.strictSame(wordsIn(kind.heard()), words(count))
  },
  'a correction replaces the words, and is not answered': async (t, kind, said) => {
    const id = await kind.say('ada', 'wrogn')
    await waitUntil(() => answersIn(kind, 'wrogn') === 1, 'it is answered')
    await kind.edit?.('ada', id, 'right')
    await readUntil(said, (texts) => texts.includes('right'), 'it is replaced')
    t.notOk((await said()).includes('wrogn'))
    await kind.say('ada', 'after the correction')
    await waitUntil(() => answersIn(kind, 'after the correction') === 1, 'what follows is answered')
    t.equal(kind.heard().filter((text) => /right/.test(text)).length, 0)
  },
  'a reaction and a deletion are no messages': async (t, kind, said) => {
    const id = await kind.say('bob', 'like this')
    await waitUntil(() => answersIn(kind, 'like this') === 1, 'it is answered')
    const before = (await said()).length
    await kind.others?.('ada', id)
    await kind.say('ada', 'after the reaction')
    await waitUntil(() => answersIn(kind, 'after the reaction') === 1, 'what follows is answered')
    t.equal((await said()).length, before + 1)
  },
  'nothing is lost or doubled while the platform is away': async (t, kind) => {
    await kind.say('ada', 'slow question')
    await waitUntil(() => asked.has('slow question'), 'the model is asked')
    await kind.down()
    answer()
    if (kind.missed) await waitUntil(() => (kind.missed?.() ?? 0) > 0, 'it was tried while the platform was away')
    await kind.up()
    await waitUntil(() => answersIn(kind, 'slow question') === 1, 'the answer is there')
    await kind.say('bob', 'is it back')
    await waitUntil(() => answersIn(kind, 'is it back') === 1, 'and the next one')
    t.equal(answersIn(kind, 'slow question'), 1)
  },
  'told to wait, it sends the same again': async (t, kind) => {
    kind.refuseOnce?.()
    await kind.say('ada', 'in a rush')
    await waitUntil(() => answersIn(kind, 'in a rush') === 1, 'it is sent')
    t.equal(kind.refusals?.(), 1)
  },
}
const edits = 'a correction replaces the words, and is not answered'
const reactions = 'a reaction and a deletion are no messages'
const waits = 'told to wait, it sends the same again'
/** What a platform cannot do, with the reason. */
const exceptions: Readonly<Record<string, readonly Exception[]>> = {
  generic: [[reactions, 'the contract has no such events']],
  irc: [
    [edits, 'the protocol has no edits'],
    [reactions, 'the protocol has neither'],
    [waits, 'the protocol has no such answer; lines are paced'],
  ],
  xmpp: [[waits, 'the protocol has no such answer']],
  mattermost: [
    [edits, 'outgoing webhooks do not tell of edits'],
    [reactions, 'outgoing webhooks do not tell of them'],
  ],
  discord: [
    [edits, 'interactions do not tell of edits'],
    [reactions, 'interactions do not tell of them'],
  ],
}

const models = await startModels(t)
const lastOf = (request: { messages: { role: string; content: unknown }[] }) => {
  const { content } = request.messages.findLast(({ role }) => role === 'user') ?? {}
  return String(content).replace(/^.+ says:\n/, '')
}
const asked = new Set<string>()
let answer: () => void = () => undefined
let wordsNow = wordsMin
models.onMessage(/long \d+$/, (request) => ({ content: longMarkdown(Number(lastOf(request).split(' ')[1])) }))
models.onMessage(/slow question$/, async (request) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = resolve
  asked.add(lastOf(request))
  await promise
  return { content: `You said ${lastOf(request)}.` }
})
models.onMessage(/./, (request) => ({ content: `You said ${lastOf(request)}.` }))

t.strictSame(Object.keys(chatKinds).sort(), Object.keys(platforms).sort(), 'every kind is here')

for (const [name, kind] of Object.entries(chatKinds))
  t.test(name, { skip: kind.skip }, async (t) => {
    if (kind.skip !== false) return
    const inUse = await kind.start(t)
    const gantry = await startGantry(t, {
      environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${inUse.port}` },
    })
    const { call } = gantry
    await putProvider(gantry, models)
    const { id } = (await call('POST', '/chat-integrations', { body: inUse.integration })).body.data.integration
    const backend = { kind: 'model', model: 'acme/gpt-4o' }
    const { chat } = (await call('POST', '/chats', { body: { backend, settings: { isContextEnabled: false } } })).body
      .data
    const bound = await call('POST', `/chat-integrations/${id}/bindings`, {
      body: { threadId: inUse.threadId, chatId: chat.id },
    })
    t.equal(bound.status, 201)
    if (platforms[name as keyof typeof platforms].connect)
      await readUntil(
        async () => (await call('GET', `/chat-integrations/${id}/bindings/${bound.body.data.binding.id}`)).body.data,
        ({ binding }) => binding.entry?.state === 'entered',
        'the thread is entered',
      )
    await inUse.join(gantry, id)
    const said = async () =>
      (await call('GET', `/chats/${chat.id}/messages?limit=200`)).body.data.messages
        .filter(({ role }: { role: string }) => role === 'user')
        .map(({ parts }: { parts: { text: string }[] }) => parts[0]?.text)
    asked.clear()
    const { textMax } = platforms[name as keyof typeof platforms]
    // The lines of IRC are paced.
    wordsNow = name === 'irc' ? 300 : Math.max(wordsMin, Math.ceil(textMax / 5))
    for (const [row, run] of Object.entries(rows)) {
      const reason = exceptions[name]?.find(([each]) => each === row)?.[1]
      if (reason === undefined) await t.test(row, (t) => run(t, inUse, said))
      else t.pass(`${row}: not at this platform, because ${reason}`)
    }
  })
