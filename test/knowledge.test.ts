import t from 'tap'
import type { Test } from 'tap'
import { searchWords } from '../src/platform/text/search-words.ts'
import { collections } from '../src/collections.ts'
import type { Caller } from '../src/contract.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import { Knowledge } from '../src/services/knowledge.ts'
import { Egress } from '../src/platform/egress/egress.ts'
import { chunksOf } from '../src/services/knowledge/chunks.ts'
import { snippetOf } from '../src/platform/text/snippet.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import type { Store } from '../src/collections.ts'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { addCaller } from './support/callers.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { namedByIds } from './support/actors.ts'

const gantry = await startGantry(t)
const create = async (title: string, content: string, tags: string[] = []) =>
  (await gantry.call('POST', '/knowledge', { body: { title, content, tags } })).body.data.entry
const search = async (q: string, more = '') =>
  (await gantry.call('GET', `/knowledge/search?q=${encodeURIComponent(q)}${more}`)).body.data
const idsOf = async (q: string) => (await search(q)).results.map(({ id }: { id: string }) => id)

t.test(
  'an entry is found with the answer that created it, under its new words with that of its change, and never once it is deleted',
  async (t) => {
    const { id } = await create('Deploying', '# Blue\n\nThe wombat deploys.')
    t.strictSame(await idsOf('wombat'), [id])
    await gantry.call('PATCH', `/knowledge/${id}`, { body: { content: 'The quokka deploys.' } })
    t.strictSame(await idsOf('wombat'), [])
    t.strictSame(await idsOf('quokka'), [id])
    await gantry.call('PATCH', `/knowledge/${id}`, { body: { title: 'Numbats' } })
    t.strictSame(await idsOf('numbat'), [id])
    await gantry.call('DELETE', `/knowledge/${id}`)
    t.strictSame(await idsOf('quokka'), [])
    t.strictSame(await idsOf('deploys'), [])
    t.equal((await gantry.call('GET', `/knowledge/${id}`)).body.error.code, 'knowledge_not_found')
  },
)

t.test('a result names the headings, and its snippet has the words at the given places', async (t) => {
  const filler = 'Nothing to see here. '.repeat(40)
  const { id } = await create(
    'Manual',
    `# Start\n\n${filler}\n\n## Mail\n\n${filler}\n\n### Sending\n\n${filler} The aardvark sends mail by SMTP, and aardvarks never rest.\n`,
  )
  const { results, semantic } = await search('aardvark smtp')
  t.strictSame(semantic, { state: 'off' })
  t.match(results, [{ id, title: 'Manual', headingPath: ['Start', 'Mail', 'Sending'] }])
  const { text, matches } = results[0].snippet
  t.strictSame(
    matches.map(({ start, end }: { start: number; end: number }) => text.slice(start, end)),
    ['aardvark', 'SMTP', 'aardvarks'],
  )
  t.ok(text.length <= 320)
  await gantry.call('DELETE', `/knowledge/${id}`)
})

t.test('a snippet is text: what looks like HTML in an entry stays as it is', async (t) => {
  const { id } = await create('Attack', 'A <img src=x onerror=alert(1)> zebrafish <b>bold</b>')
  const { results } = await search('zebrafish')
  t.equal(results[0].snippet.text, 'A <img src=x onerror=alert(1)> zebrafish <b>bold</b>')
  await gantry.call('DELETE', `/knowledge/${id}`)
})

t.test('a result names its place, and a search is of a tag, a source and a kind', async (t) => {
  const { id } = await create('Potoroos', '# Food\n\nSeeds.\n\n# Home\n\nA potoroo lives in a nest.\n', ['fauna'])
  const other = await create('Bettongs', 'A bettong is no potoroo.', ['fauna', 'north'])
  const { results } = await search('potoroo nest')
  t.match(results, [{ id, kind: 'written', tags: ['fauna'], headingPath: ['Home'] }, { id: other.id }])
  const { place, snippet } = results[0]
  const { content } = (await gantry.call('GET', `/knowledge/${id}`)).body.data.entry
  t.equal(content.slice(place.start, place.end), snippet.text)
  t.strictSame([place.firstLine, place.lastLine], [5, 7])
  t.notOk('source' in results[0] || 'page' in place)
  const idsBy = async (more: string) => (await search('potoroo', more)).results.map((each: { id: string }) => each.id)
  t.strictSame(await idsBy('&tag=north'), [other.id])
  t.strictSame(await idsBy('&tag=south'), [])
  t.strictSame((await idsBy('&tag=north,fauna&kind=written')).length, 2)
  t.strictSame(await idsBy('&kind=file'), [])
  t.strictSame(await idsBy('&source=docs/'), [], 'what was written here has no source')
  for (const each of [id, other.id]) await gantry.call('DELETE', `/knowledge/${each}`)
})

t.test('the title counts more than headings, and headings more than the text', async (t) => {
  const text = await create('Fruit', `The kumquat is ${'one of many small and sour things. '.repeat(5)}`)
  const heading = await create(
    'Fruits of trees',
    `# Kumquat\n\nIt is ${'one of many small and sour things. '.repeat(5)}`,
  )
  const title = await create('Kumquat', `It is ${'one of many small and sour things. '.repeat(5)}`)
  t.strictSame(await idsOf('kumquat'), [title.id, heading.id, text.id])
  t.equal((await search('kumquat', '&limit=2&mode=words')).results.length, 2)
  for (const { id } of [text, heading, title]) await gantry.call('DELETE', `/knowledge/${id}`)
})

t.test('a long entry takes one place of the results', async (t) => {
  const long = await create(
    'Long',
    Array.from({ length: 40 }, (_, index) => `# Part ${index}\n\nThe capybara swims.`).join('\n\n'),
  )
  const short = await create('Short', 'A capybara.')
  t.strictSame((await idsOf('capybara')).toSorted(), [long.id, short.id].toSorted())
  for (const { id } of [long, short]) await gantry.call('DELETE', `/knowledge/${id}`)
})

t.test('a change keeps the former state, which can be restored', async (t) => {
  const { id, revision } = await create('First', 'One.', ['a'])
  t.equal(revision, 1)
  const { headers } = await gantry.call('GET', `/knowledge/${id}`)
  const stale = { 'if-match': headers.get('etag') ?? '' }
  await gantry.call('PATCH', `/knowledge/${id}`, {
    body: { title: 'Second', content: 'Two.', tags: ['b'] },
    headers: stale,
  })
  t.equal((await gantry.call('PATCH', `/knowledge/${id}`, { body: { title: 'Third' }, headers: stale })).status, 412)
  t.equal(
    (await gantry.call('PATCH', `/knowledge/${id}`, { body: { title: 'Second' } })).body.data.entry.revision,
    2,
    'no change',
  )
  t.match((await gantry.call('GET', `/knowledge/${id}/revisions`)).body.data.revisions, [
    { revision: 1, title: 'First', tags: ['a'], endedBy: { id: 'user_owner', name: 'Owner', kind: 'user' } },
  ])
  const restored = await gantry.call('POST', `/knowledge/${id}/revisions/1/restore`)
  t.match(restored.body.data.entry, { title: 'First', content: 'One.', tags: ['a'], revision: 3 })
  const first = (await gantry.call('GET', `/knowledge/${id}/revisions?limit=1`)).body.data
  t.match(first.revisions, [{ revision: 2, title: 'Second' }])
  t.match(
    (await gantry.call('GET', `/knowledge/${id}/revisions?limit=1&cursor=${first.nextCursor}`)).body.data.revisions,
    [{ revision: 1 }],
  )
  for (const [method, path] of [
    ['POST', '9/restore'],
    ['GET', '9'],
  ] as const)
    t.match((await gantry.call(method, `/knowledge/${id}/revisions/${path}`)).body.error.code, 'revision_not_found')
  t.match((await gantry.call('GET', `/knowledge/${id}/revisions/2`)).body.data.revision, {
    ...first.revisions[0],
    content: String,
  })
  const { events } = (await gantry.call('GET', `/events?kinds=knowledge.*&limit=200`)).body.data
  t.match(
    events
      .filter(({ data }: any) => data.entryId === id)
      .map(({ kind, data }: any) => [kind, data.changed, data.restoredFrom]),
    [
      ['knowledge.created', undefined, undefined],
      ['knowledge.updated', ['title', 'content', 'tags'], undefined],
      ['knowledge.updated', ['title', 'content', 'tags'], 1],
    ],
  )
  await gantry.call('DELETE', `/knowledge/${id}`, { headers: { 'if-match': '"1"' } })
  t.equal((await gantry.call('GET', `/knowledge/${id}`)).status, 200, 'a stale delete removes nothing')
  await gantry.call('DELETE', `/knowledge/${id}`)
  t.strictSame((await gantry.service.app.store.read.knowledgeRevisions.list({})).length, 0)
})

t.test('the list is of summaries, by tag and in pages', async (t) => {
  const one = await create('One', 'Content', ['blue'])
  const two = await create('Two', 'Content', ['blue', 'red'])
  const three = await create('Three', 'Content', ['red'])
  const first = (await gantry.call('GET', '/knowledge?tag=blue&limit=1')).body.data
  t.match(first.entries, [{ id: two.id, contentLength: 7 }])
  t.notOk('content' in first.entries[0])
  t.match((await gantry.call('GET', `/knowledge?tag=blue&limit=1&cursor=${first.nextCursor}`)).body.data.entries, [
    { id: one.id },
  ])
  t.match((await gantry.call('GET', `/knowledge?tag=red&cursor=${first.nextCursor}`)).body.error, {
    code: 'invalid_cursor',
  })
  for (const { id } of [one, two, three]) await gantry.call('DELETE', `/knowledge/${id}`)
})

t.test('a token restricted to tasks reads the knowledge and changes none', async (t) => {
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: ['task_other'] } })
  t.equal((await narrow.call('GET', '/knowledge/search?q=anything')).status, 200)
  t.equal((await narrow.call('POST', '/knowledge', { body: { title: 'A', content: 'B' } })).status, 403)
})

t.test('words are found by their stems, identifiers by their parts, and CJK by pairs', async (t) => {
  t.strictSame(searchWords('getTaskChanges'), ['gettaskchang', 'get', 'task', 'chang'])
  t.strictSame(searchWords('HTTPServer MAX_FILE_SIZE v2Beta'), [
    ...['httpserver', 'http', 'server'],
    ...['maxfiles', 'max', 'file', 'size'],
    ...['v2beta', 'v2', 'beta'],
  ])
  t.strictSame(searchWords('naïve CAFÉ Straße'), ['naiv', 'cafe', 'straße'])
  t.strictSame(searchWords('知識庫 搜'), ['知識', '識庫', '搜'])
  t.strictSame(searchWords(''), [])
  t.ok(searchWords('a'.repeat(1_048_576)).length <= 2, 'a run of letters is no word')
})

t.test('chunks cover the text, end at headings, and divide no fence or table that fits', async (t) => {
  const table = `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(300)}`
  const fence = `\`\`\`sh\n${'# no heading\n\necho\n'.repeat(100)}\`\`\`\n`
  const text = `Before.\n\n# One\n\n${'Text of a paragraph. '.repeat(30)}\n\n${table}\n\n${fence}\n\n### Three\n\nEnd.`
  const chunks = chunksOf(text)
  t.strictSame(chunks[0], { headingPath: [], start: 0, end: text.indexOf('# One') })
  t.strictSame(chunks.at(-1)?.headingPath, ['One', 'Three'])
  t.equal(chunks.at(-1)?.end, text.length)
  for (const whole of [table.trim(), fence.trim()])
    t.ok(
      chunks.some(({ start, end }) => text.slice(start, end).includes(whole)),
      whole.slice(0, 20),
    )
  for (const [index, { start }] of chunks.entries()) t.ok(start <= (chunks[index - 1]?.end ?? 0), 'no gap')
  t.strictSame(chunksOf(''), [{ headingPath: [], start: 0, end: 0 }])
})

t.test('hostile texts cost a time that grows with their length alone', async (t) => {
  const texts = {
    letters: 'a'.repeat(1_048_576),
    headings: '# a\n'.repeat(262_144),
    fences: '```\n'.repeat(262_144),
    blanks: ' '.repeat(1_048_576),
    hashes: `# ${'#'.repeat(1_048_574)}`,
    han: '知'.repeat(349_525),
  }
  for (const [name, text] of Object.entries(texts)) {
    const chunks = chunksOf(text)
    t.ok(chunks.length <= 2_000, name)
    t.ok(snippetOf(text, new Set(['a'])).text.length <= 320, name)
  }
  const { status } = await gantry.call('POST', '/knowledge', { body: { title: 'Headings', content: texts.headings } })
  t.equal(status, 201)
})

const documents: readonly (readonly [string, string])[] = [
  ['Sending mail', '# Outgoing\n\nMail goes through the server of `mail.outgoing`.'],
  ['Receiving mail', 'The SMTP server listens on a port of its own and stores each message as a file.'],
  ['getTaskChanges', 'Returns the file changes of a task.'],
  ['数据库', '我们使用 PostgreSQL 数据库来存储任务。'],
  ['Café', 'Le café est ouvert à midi.'],
]

for (const [driver, open] of Object.entries(drivers()))
  t.test(`the same entries are found first on ${driver}`, async (t) => {
    const store = await open(t)
    t.teardown(() => store.close())
    const newId = createIds()
    const ada = { userId: 'user_ada' } as Caller
    const commits = new Commits({ store, itemLocks: new ItemLocks() })
    // Nothing is imported here.
    const jobs = { define() {}, enqueue: () => Promise.reject(new Error('no jobs')) }
    const knowledge = new Knowledge({
      actors: namedByIds,
      store,
      hostSandbox: noSandbox(),
      egress: new Egress({ allowed: [] }),
      isStoreShared: false,
      commits,
      jobs,
      sources: () => {
        throw new Error('no sources')
      },
      ai: {
        embed: () => Promise.reject(new Error('no models')),
        generate: () => Promise.reject(new Error('no models')),
      },
      embeddingModel: async () => '',
      newId,
      now: () => '2026-01-01T12:00:00.000Z',
      log: { info() {}, warn() {}, error() {} },
    })
    for (const [title, content] of documents)
      await store.commit(knowledge.entries.create({ title, content }, ada.userId).changes)
    const first = async (q: string) => (await knowledge.search({ q, mode: 'both', limit: 5 }, ada)).results[0]?.title
    t.equal(await first('how do I send mail'), 'Sending mail')
    t.equal(await first('which port does smtp listen on'), 'Receiving mail')
    t.equal(await first('changes of a task'), 'getTaskChanges')
    t.equal(await first('数据'), '数据库')
    t.equal(await first('cafe'), 'Café')
    t.equal(await first('" OR NOT (NEAR *'), undefined)
    const titles = documents.map(([title]) => title)
    for (const q of hostileQueries) {
      const { results } = await knowledge.search({ q, mode: 'both', limit: 5 }, ada)
      t.ok(
        results.every(({ title }) => titles.includes(title)),
        JSON.stringify(q.slice(0, 40)),
      )
    }
    t.equal(await first('how do I send mail'), 'Sending mail', 'and nothing has changed')
  })

/** What means something to a database, a shell or a reader of text: here all of it is words, or nothing. */
const hostileQueries: readonly string[] = [
  ...[
    '"',
    "'",
    '`',
    '\\',
    '*',
    '%',
    '_',
    '^',
    '$',
    '(((',
    ')',
    '{}',
    '[',
    '--',
    '/*',
    ';',
    ':*',
    '& | !',
    '\0',
    '\ud800',
    '\u202e',
  ],
  ...[
    "'; DROP TABLE knowledge; --",
    '" OR 1=1 --',
    "mail' || 'port",
    'mail"*"',
    'mail*',
    '^mail',
    'title:mail',
    'title : mail',
  ],
  ...[
    'AND',
    'OR',
    'NOT',
    'mail AND',
    'mail NOT port',
    'NEAR(mail port, 2)',
    'mail <-> port',
    'mail:AB',
    '!!mail',
    '{title} : x',
  ],
  ...[
    '{"$ne": null}',
    '${secret:KEY}',
    '$(id)',
    '<script>',
    '../../etc/passwd',
    '%00',
    'e\u0301'.repeat(300),
    '\u0301'.repeat(1_024),
  ],
  ...['a'.repeat(1_024), '知'.repeat(1_024), '( '.repeat(512), 'a_'.repeat(512), '"a" '.repeat(256), 'aB'.repeat(512)],
  Array.from({ length: 250 }, (_, index) => `w${index}`).join(' '),
]

function drivers(): Record<string, (t: Test) => Promise<Store>> {
  return {
    memory: async () => openMemoryStore(collections),
    SQLite: async (t) => openSqliteStore(makeFolder(t), collections),
    PostgreSQL: async (t) => openPostgresStore(await (await startPostgres(t)).makeSchema(), collections),
  }
}
