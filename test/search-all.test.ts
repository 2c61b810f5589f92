import t from 'tap'
import { collections } from '../src/collections.ts'
import type { Caller } from '../src/contract.ts'
import { SearchAll } from '../src/services/search-all.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, outcomeOfCalls, wordsFor } from './support/called-by-words.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import type { Gantry, GantryOptions } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'

const models = await startModels(t)
obeyWords(models)
const postgres = await startPostgres(t)
const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` }
const start = (options: GantryOptions = {}) =>
  startGantry(t, { ...options, environment: { ...environment, ...options.environment } })
const stores: Readonly<Record<string, () => Promise<GantryOptions>>> = {
  memory: async () => ({ parts: { store: openMemoryStore(collections) } }),
  SQLite: async () => ({}),
  PostgreSQL: async () => ({
    environment: { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) },
  }),
}
const allKinds = ['task', 'knowledge', 'document', 'skill', 'chat', 'resource', 'email']
const markup = '<b>zeppelin</b> & <script>alert(1)</script>'

interface Result {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly score: number
  readonly snippet?: { readonly text: string; readonly matches: readonly { start: number; end: number }[] }
  readonly link: { readonly operationId: string; readonly path: Readonly<Record<string, string>> }
}

for (const [name, options] of Object.entries(stores))
  t.test(`one search finds what all areas have, each with the call that reads it (${name})`, async (t) => {
    const gantry = await start(await options())
    await makeAll(gantry)
    const { results, kinds } = await search(gantry, 'zeppelin')
    t.strictSame(results.map(({ kind }) => kind).sort(), allKinds.toSorted())
    t.strictSame(
      kinds,
      allKinds.map((kind) => ({ kind, hasMore: false, isComplete: true })),
    )
    for (const { kind, link, title } of results) {
      const read = await gantry.call('GET', pathOf(link))
      t.equal(read.status, 200, `${kind} by ${link.operationId}`)
      t.match(JSON.stringify(read.body).toLowerCase(), title.toLowerCase())
    }
    const [task] = results.filter(({ kind }) => kind === 'task')
    const { text = '', matches = [] } = task?.snippet ?? {}
    t.equal(text, markup, 'as it is written')
    t.strictSame(
      matches.map(({ start, end }) => text.slice(start, end)),
      ['zeppelin'],
    )
    t.strictSame(await search(gantry, 'zeppelin'), { results, kinds }, 'the order is the same each time')
  })

t.test(
  'a whole title comes first, then words of titles, then words of texts; of each kind up to the limit',
  async (t) => {
    const gantry = await start()
    const make = (title: string, content = '') => gantry.call('POST', '/tasks', { body: { title, content } })
    await make('Something else', `${'word '.repeat(20_000)}about the airship and its mast.`)
    await make('The airship in winter')
    await make('Airship mast', 'Of steel.')
    for (let number = 0; number < 3; number++) await make(`An airship, number ${number}`)
    const { results, kinds } = await search(gantry, 'airship mast')
    t.strictSame(
      results.map(({ title }) => title),
      ['Airship mast', 'Something else'],
    )
    t.match(
      results[1]?.snippet,
      { text: /about the airship and its mast/, matches: [{}, {}] },
      'far behind in its text',
    )
    t.ok((results[1]?.snippet?.text.length ?? 0) <= 1_024)
    const some = await search(gantry, 'airship&limit=2&kind=task')
    t.equal(some.results.length, 2)
    t.strictSame(some.kinds, [{ kind: 'task', hasMore: true, isComplete: true }])
    t.strictSame((await search(gantry, '%21%3F')).results, [], 'no words')
    t.strictSame((await search(gantry, 'dirigible')).results, [])
    for (const query of ['', '?q=', '?q=x&kind=secret', '?q=x&limit=21'])
      t.equal((await gantry.call('GET', `/search${query}`)).status, 400, query)
    t.ok(kinds.length === allKinds.length)
  },
)

t.test('a credential finds what it may read, and nothing else', async (t) => {
  const gantry = await start()
  const { taskId, bound, chatId } = await makeAll(gantry)
  const owner = (options: Parameters<typeof addCredential>[2]) => addCredential(gantry, 'user_owner', options)
  const kindsFor = async (caller: TestCaller) => (await search(caller, 'zeppelin')).kinds.map(({ kind }) => kind)
  t.strictSame(await kindsFor(await owner({ scopes: ['tasks:read'] })), ['task'])
  t.strictSame(await search(await owner({ scopes: ['identity:read'] }), 'zeppelin'), { results: [], kinds: [] })
  t.strictSame(await search(await owner({ scopes: ['tasks:read'] }), 'zeppelin&kind=email'), { results: [], kinds: [] })
  const agent = await addCaller(gantry, 'agent')
  t.strictSame(await kindsFor(agent), allKinds)
  const narrow = await owner({ allow: { taskIds: [taskId] } })
  const found = (await search(narrow, 'zeppelin')).results.map(({ kind, id }) => `${kind} ${id}`)
  t.ok(found.includes(`task ${taskId}`) && found.includes(`resource ${bound}`), 'what belongs to its task')
  t.notOk(found.includes(`chat ${chatId}`), 'a chat of no task')
  t.notOk(
    found.some((each) => each.startsWith('email')),
    'mail is of the whole project',
  )
  const other = await owner({ allow: { taskIds: [await gantry.createTask('Zeppelin two')] } })
  const elsewhere = (await search(other, 'zeppelin')).results.map(({ kind }) => kind)
  t.notOk(['chat', 'resource', 'email'].some((kind) => elsewhere.includes(kind)))
  t.strictSame(
    (await search(other, 'zeppelin&kind=task')).results.map(({ title }) => title),
    ['Zeppelin two'],
  )
  await gantry.call('DELETE', `/chats/${chatId}`)
  t.strictSame((await search(gantry, 'zeppelin&kind=chat')).results, [], 'a chat that is deleted')
  await gantry.call('PUT', '/config/secrets/ZEPPELIN', { body: { value: 'zeppelin-secret-of-the-project' } })
  t.notMatch(JSON.stringify(await search(gantry, 'zeppelin&limit=20')), /zeppelin-secret/)
  t.equal((await gantry.call('GET', '/search?q=x', { headers: { authorization: '' } })).status, 401)
})

t.test('what the rules of a credential deny or ask for is not found, nor does it wait', async (t) => {
  const gantry = await start()
  await makeAll(gantry)
  const kindsUnder = async (
    ...rules: { tool: string; action: 'ask' | 'deny'; arguments?: Record<string, string> }[]
  ) => {
    const caller = await addCredential(gantry, 'user_owner', { rules: [rules] })
    const waiting = (await caller.call('GET', '/waiting')).body.data.counts.map(({ kind }: { kind: string }) => kind)
    return { waiting, found: (await search(caller, 'zeppelin')).kinds.map(({ kind }) => kind) }
  }
  const waitingKinds = ['tool_call', 'mcp_call', 'commands', 'skill', 'review']
  const without = (...kinds: string[]) => allKinds.filter((kind) => !kinds.includes(kind))
  const all = await kindsUnder({ tool: 'deleteTask', action: 'deny' })
  t.strictSame({ ...all, found: all.found.toSorted() }, { waiting: waitingKinds, found: allKinds.toSorted() })
  const noMail = await kindsUnder({ tool: 'getEmail', action: 'deny' }, { tool: 'listApprovals', action: 'deny' })
  t.strictSame(noMail.found.toSorted(), without('email').toSorted())
  t.strictSame(noMail.waiting, waitingKinds.slice(1))
  const asked = await kindsUnder({ tool: 'getChat', action: 'ask' }, { tool: 'getMcpCall', action: 'ask' })
  t.strictSame(asked.found.toSorted(), without('chat').toSorted())
  t.strictSame(
    asked.waiting,
    waitingKinds.filter((kind) => kind !== 'mcp_call'),
  )
  const some = await kindsUnder({ tool: 'getResource', action: 'deny', arguments: { filename: 'private*' } })
  t.strictSame(some.found.toSorted(), without('resource').toSorted(), 'which ones is not asked here')
})

t.test('what a model finds is shown to those alone who may read as much', async (t) => {
  const gantry = await start()
  await putProvider(gantry, models)
  await makeAll(gantry)
  const chatId = await chatClient(gantry).createChat({ toolRules: [{ tool: '*', action: 'allow' }] })
  await chatClient(gantry).send(chatId, wordsFor(['searchAll', { q: 'zeppelin' }]))
  t.match(await outcomeOfCalls(chatClient(gantry)).callsAfter(chatId), [{ state: 'succeeded', output: /zeppelin/i }])
  const other = await addCaller(gantry, 'viewer')
  const [part] = (await other.call('GET', `/chats/${chatId}/messages`)).body.data.messages.at(-1).parts
  t.match([part.isOutputHidden, part.output], [true, undefined])
})

t.test('an area that does not answer in time leaves the others their answer', async (t) => {
  const gantry = await start()
  await gantry.createTask('A zeppelin')
  const { app } = gantry.service
  const never = { search: () => new Promise<never>(() => {}) }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const areas = new SearchAll({ ...app, knowledge: never, log, patienceMs: 5 })
  const owner = { userId: 'user_owner', scopes: ['*'] } as unknown as Caller
  const { results, kinds } = await areas.search({ q: 'zeppelin', kind: ['skill', 'knowledge'], limit: 5 }, owner)
  t.strictSame(results, [])
  t.match(
    kinds.find(({ kind }) => kind === 'knowledge'),
    { isComplete: false, hasMore: false },
  )
})

t.test('a document with a mistake, and one of too many, is said to be missing', async (t) => {
  const gantry = await start({ files: { '.gantry/context/broken.md': '---\n[\n---\nzeppelin\n' } })
  t.strictSame(await search(gantry, 'zeppelin&kind=document'), {
    results: [],
    kinds: [{ kind: 'document', hasMore: false, isComplete: false }],
  })
})

async function search(
  caller: Pick<Gantry, 'call'> | TestCaller,
  query: string,
): Promise<{ results: Result[]; kinds: { kind: string; hasMore: boolean; isComplete: boolean }[] }> {
  return (await caller.call('GET', `/search?q=${query.replace(' ', '+')}`)).body.data
}

const paths: Readonly<Record<string, string>> = {
  getTask: '/tasks/{id}',
  getKnowledge: '/knowledge/{entryId}',
  getEmail: '/mail/{folder}/{id}',
  getContextDocument: '/context/documents/{filename}',
  getSkill: '/skills/{skillName}',
  getChat: '/chats/{chatId}',
  getResource: '/resources/{filename}',
}

function pathOf({ operationId, path }: Result['link']): string {
  return Object.entries(path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    paths[operationId] ?? '',
  )
}

/** One of each kind. */
async function makeAll(gantry: Gantry) {
  await putProvider(gantry, models)
  const make = async (path: string, body: object) => (await gantry.call('POST', path, { body })).body.data
  const { id: taskId } = await make('/tasks', { title: 'A balloon', content: markup })
  await make('/knowledge', { title: 'Airships', content: 'The zeppelin is one.' })
  writeFiles(gantry.project, {
    '.gantry/context/rules.md': '# Rules\n\nA zeppelin lands at noon.\n',
    '.agents/skills/landing/SKILL.md': '---\nname: landing\ndescription: Lands a zeppelin.\n---\n\n# Landing\n',
  })
  const { chat } = await make('/chats', {
    title: 'About the zeppelin',
    backend: { kind: 'model', model: 'acme/gpt-4o' },
  })
  const bound = 'zeppelin-plan.txt'
  const form = new FormData()
  form.set('taskId', taskId)
  form.set('file', new Blob(['five steps']), bound)
  await gantry.fetch('/api/v1/resources', { method: 'POST', body: form })
  const source =
    'From: Ada <ada@example.org>\r\nTo: bob@example.org\r\nSubject: Landing\r\n\r\nThe zeppelin is late.\r\n'
  await make('/mail/inbox', { source })
  return { taskId, bound, chatId: chat.id }
}
