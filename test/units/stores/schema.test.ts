import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { collections } from '../../../src/collections.ts'
import type { Store } from '../../../src/collections.ts'
import { verifyAudit } from '../../../src/stores/audit.ts'
import { schemasOf } from '../../../src/stores/collection.ts'
import type { CollectionSchema, Document, Indexes } from '../../../src/stores/collection.ts'
import { hasWords } from '../../../src/stores/facets.ts'
import { DataTooNew } from '../../../src/stores/port.ts'
import type * as port from '../../../src/stores/port.ts'
import type { ListQuery } from '../../../src/stores/port.ts'
import { openClient } from '../../../src/stores/postgres/connections.ts'
import { postgresSchema, updateSchema as updatePostgresSchema } from '../../../src/stores/postgres/schema.ts'
import { columnsOf, groupsOf } from '../../../src/stores/query.ts'
import { timeouts } from '../../../src/timeouts.ts'
import {
  insertOldTask,
  makeSqlitePlace,
  makePostgresPlace,
  oldTask,
  at,
  postgres,
} from '../../support/stores/places.ts'
import type { Place, Row } from '../../support/stores/places.ts'

const writingProcess = fileURLToPath(new URL('../../support/stores/writing-process.ts', import.meta.url))

for (const makePlace of [makeSqlitePlace, makePostgresPlace]) {
  const name = makePlace === makeSqlitePlace ? 'sqlite' : 'postgres'

  t.test(
    `${name}: has a column for each declared field and an index for each declared order, and no others`,
    async (t) => {
      const place = await makePlace(t)
      await (await place.open()).close()
      for (const collection of schemasOf(collections).values()) await hasWhatIsDeclared(t, place, collection)
    },
  )

  t.test(`${name}: data of the first schema opens with all its items`, async (t) => {
    const place = await makePlace(t)
    await place.begin()
    const nasty = 'end \0 \x01 \ud800 \u{1F680} \\u0000 \\\\ "," ,"planSteps":[],"comments":[]}'
    const tasks = [
      oldTask('task_1', { title: `Plan ${nasty}`, content: nasty.repeat(40), priority: 'high', tags: ['red', 'blue'] }),
      oldTask('task_2', {
        intent: 'Grow',
        title: 'Grow',
        priority: 'low',
        tags: ['red'],
        updatedAt: '2026-01-02T00:00:00.000Z',
      }),
      oldTask('task_3', { readiness: 100, reviewers: ['user_ada'] }),
    ]
    for (const task of tasks) await insertOldTask(place, task)
    const changes = [
      { path: 'a.txt', content: nasty },
      { path: 'b.txt', content: '' },
      { path: 'c.txt', oldPath: 'd.txt' },
    ]
    await place.insert('taskChanges', { id: 'task_1', version: 4, doc: JSON.stringify({ id: 'task_1', changes }) })
    await place.insert('taskChanges', { id: 'task_2', version: 1, doc: JSON.stringify({ id: 'task_2', changes: [] }) })
    const files = [
      ['plan.png', 'image/png', 'task_1'],
      ['notes.txt', 'text/plain', undefined],
      ['odd', 'odd', undefined],
    ] as const
    const resources = files.map(([id, mimeType, taskId]) => ({
      id,
      mimeType,
      size: 3,
      sha256: 'f',
      blob: `blob ${id}`,
      description: nasty,
      ...(taskId !== undefined && { taskId }),
      createdAt: at,
    }))
    for (const doc of resources)
      await place.insert('resources', { id: doc.id, version: 2, doc: JSON.stringify(doc), taskId: doc.taskId ?? null })

    const store = await place.open()
    t.teardown(() => store.close())
    for (const { planSteps, comments, ...kept } of tasks) {
      const changeCount = kept.id === 'task_1' ? 3 : 0
      t.same(await store.read.tasks.get(kept.id), {
        version: 3,
        doc: { ...kept, state: 'open', dependsOn: [], revision: 1, planStepIds: [], commentCount: 0, changeCount },
      })
    }
    t.same((await store.read.taskChanges.get('task_1'))?.doc.changes, changes)
    const ids = async (query: Parameters<Store['read']['tasks']['list']>[0]) =>
      (await store.read.tasks.list(query)).map(({ doc }) => doc.id)
    t.same(await ids({ where: { state: 'open' } }), ['task_1', 'task_2', 'task_3'])
    t.same(await ids({ where: { state: 'open', tags: 'red' }, descending: true }), ['task_2', 'task_1'])
    t.same(await ids({ where: { state: 'open', priority: 'low', tags: 'red' }, orderBy: 'updatedAt', above: at }), [
      'task_2',
    ])
    t.same(await ids({ where: { state: 'done' } }), [])
    t.same(
      (await store.search('tasks', { text: 'plan', where: { state: 'open', tags: 'blue' }, limit: 5 })).map(
        ({ doc }) => doc.id,
      ),
      ['task_1'],
    )
    t.same(
      (await store.read.taskQueue.list()).map(({ doc, version }) => [doc, version]),
      [
        [{ id: 'task_1', priority: 'high' }, 1],
        [{ id: 'task_2', priority: 'low' }, 1],
        [{ id: 'task_3', priority: 'medium' }, 1],
      ],
    )
    t.same(
      (await store.read.taskQueue.list({ where: { priority: 'low' } })).map(({ doc }) => doc.id),
      ['task_2'],
    )
    for (const doc of resources)
      t.same(await store.read.resources.get(doc.id), {
        version: 2,
        doc: { ...doc, mediaKind: doc.mimeType.split('/')[0] },
      })
    t.same(
      (await store.read.resources.list({ where: { mediaKind: 'image' } })).map(({ doc }) => doc.id),
      ['plan.png'],
    )
    t.same(
      (await store.read.resources.list({ where: { mimeType: 'text/plain' } })).map(({ doc }) => doc.id),
      ['notes.txt'],
    )

    const found = await store.read.tasks.get('task_1')
    if (found)
      await store.commit([
        { replace: 'tasks', version: 3, doc: { ...found.doc, title: 'Other', state: 'done', tags: ['blue'] } },
      ])
    t.same(await ids({ where: { tags: 'red' } }), ['task_2'], 'and is changed like any other')
    t.same(await store.search('tasks', { text: 'plan', where: { state: 'done' }, limit: 5 }), [])
    t.equal((await store.search('tasks', { text: 'other', where: { state: 'done' }, limit: 5 })).length, 1)
  })

  t.test(`${name}: data of version 1.0.72 opens with all its items, and with the tables of new data`, async (t) => {
    const place = await makePlace(t)
    await place.bring()
    const before = new Map<string, Row[]>()
    const tables = await place.tables()
    for (const collection of Object.keys(collections).filter((each) => tables.includes(each)))
      before.set(collection, await place.query(itemsOf(collection)))
    const events = await place.query('SELECT * FROM events ORDER BY id')

    const store = await place.open()
    t.teardown(() => store.close())
    for (const [collection, rows] of before) {
      t.ok(rows.length > 0, `there was something in ${collection}`)
      t.same(await place.query(itemsOf(collection)), rows, collection)
    }
    t.same(
      await place.query('SELECT * FROM events ORDER BY id'),
      events.map((event) => ({ ...event, checksum: null })),
    )
    t.equal(events.length, 12)
    t.match(await verifyAudit(store), { count: 12, brokenAt: undefined })
    const fresh = await makePlace(t)
    await (await fresh.open()).close()
    t.same((await place.tables()).sort(), (await fresh.tables()).sort(), 'no table is left that nothing declares')
    t.same(await place.definitions(), await fresh.definitions())

    const ids = async (query: Parameters<Store['read']['tasks']['list']>[0]) =>
      (await store.read.tasks.list(query)).map(({ doc }) => doc.id)
    t.same(await ids({ where: { tags: 'green' } }), ['task_007'])
    t.same(await ids({ where: { tags: 'Blau', priority: 'low' } }), ['task_003', 'task_009'])
    t.same(await ids({ orderBy: 'updatedAt', descending: true, limit: 2 }), ['task_007', 'task_010'])
    const search = async (text: string) => (await store.search('tasks', { text, limit: 50 })).map(({ doc }) => doc.id)
    t.same(await search('dig'), ['task_007'])
    t.equal((await search('water')).length, 9)
    t.same(
      (await store.search('emails', { text: 'ROSES', limit: 5 })).map(({ doc }) => doc.id),
      ['email_1'],
    )
    const found = await store.read.tasks.get('task_007')
    t.equal(found?.version, 2)
    if (found) await store.commit([{ replace: 'tasks', version: 2, doc: { ...found.doc, title: 'Rest', tags: [] } }])
    t.same(await ids({ where: { tags: 'green' } }), [], 'and is changed like any other')
    t.same(await search('dig'), [])
  })

  t.test(`${name}: a start changes nothing of a schema that is as declared`, async (t) => {
    const place = await makePlace(t)
    await (await place.open()).close()
    const trace =
      name === 'sqlite'
        ? 'PRAGMA schema_version'
        : 'SELECT xmin::text, (SELECT xmin::text FROM heads) FROM "schemaVersion"'
    const before = await place.query(trace)
    await (await place.open()).close()
    t.same(await place.query(trace), before)
    await (await place.openWith({ ...collections, things: {} })).close()
    t.notSame(await place.query(trace), before)
  })

  t.test(`${name}: a changed declaration is followed by tables, indexes and what is in them`, async (t) => {
    const place = await makePlace(t)
    const stages: readonly Indexes<Thing>[] = [
      {},
      { equal: ['kind'], lists: ['labels'], ordered: ['at'], text: ['title'] },
      { equal: ['kind', 'size'], together: [['kind', 'size']], lists: ['labels'], text: ['title', 'kind'] },
      { equal: ['size'], lists: ['owners'], ordered: ['at', 'title'] },
      { text: ['title'] },
      {},
      { lists: ['labels'], equal: ['isOpen'] },
    ]
    for (const [stage, things] of stages.entries()) {
      const store = await place.openWith({ ...collections, things })
      await store.commit([{ insert: 'things', doc: thing(stage) }])
      const last = await store.read.things.get('thing_0')
      if (last) await store.commit([{ replace: 'things', version: last.version, doc: last.doc }])
      for (const collection of schemasOf({ things }).values()) await hasWhatIsDeclared(t, place, collection)
      const all = Array.from({ length: stage + 1 }, (_, index) => `thing_${index}`)
      const ids = async (query: ListQuery<Thing>) => (await store.read.things.list(query)).map(({ doc }) => doc.id)
      t.same(await ids({}), all)
      for (const field of things.equal ?? [])
        t.same(await ids({ where: { [field]: String(thing(0)[field]) } }), all, field)
      for (const field of things.lists ?? []) t.same(await ids({ where: { [field]: 'b' } }), all, field)
      for (const field of things.ordered ?? []) t.same(await ids({ orderBy: field }), all, field)
      if (things.text)
        t.same(
          (await store.search('things', { text: 'nice title', limit: 50 })).map(({ doc }) => doc.id),
          [...all].reverse(),
        )
      if (things.text?.includes('kind'))
        t.equal((await store.search('things', { text: 'tool', limit: 50 })).length, stage + 1)
      t.equal((await store.read.things.get('thing_0'))?.version, stage + 2)
      await store.close()
    }
    t.same((await place.tables()).filter((table) => table.startsWith('things')).sort(), [
      'things',
      name === 'sqlite' ? 'things_words' : 'things_labels',
    ])
  })

  t.test(`${name}: a newer version's collection is not passed over, unless a migration gave it up`, async (t) => {
    const place = await makePlace(t)
    const newer = await place.openWith({ ...collections, things: {} })
    await newer.commit([{ insert: 'things', doc: thing(1) }])
    await newer.close()
    // On PostgreSQL it may work beside the newer one; `rolling-upgrade.test.ts` has that.
    if (name === 'sqlite')
      await t.rejects(place.open(), {
        name: 'DataTooNew',
        message: 'The data has collections that this version does not know: things.',
      })
    await (await place.openWith({ ...collections, things: {} })).close()
    await place.update(collections, [{ version: 1000, sql: 'DROP TABLE things', changes: [] }])
    t.notOk((await place.tables()).includes('things'))
    await t.rejects(place.open(), DataTooNew)
  })

  t.test(`${name}: a migration changes documents, and what is made from them follows`, async (t) => {
    const place = await makePlace(t)
    const things = { equal: ['kind'], lists: ['labels'], text: ['title'] } satisfies Indexes<Thing>
    const begin = await place.openWith<{ things: Thing }>({ things })
    await begin.commit([0, 1, 2].map((number) => ({ insert: 'things', doc: thing(number) })))
    await begin.close()
    const migration = {
      version: 999,
      sql: `UPDATE things SET doc = replace(replace(doc, 'nice', 'fine'), '"b"', '"c"')`,
    }
    await place.update({ things }, [{ ...migration, changes: ['things'] }])
    const found = async (store: port.Store<{ things: Thing }>) => [
      (await store.search('things', { text: 'fine', limit: 9 })).length,
      (await store.search('things', { text: 'nice', limit: 9 })).length,
      (await store.read.things.list({ where: { labels: 'c' } })).length,
      (await store.read.things.list({ where: { labels: 'b' } })).length,
    ]
    await t.rejects(place.openWith({ things }), DataTooNew)
    await place.query(
      name === 'sqlite' ? 'PRAGMA user_version = 3' : 'UPDATE "schemaVersion" SET version = 3, "writableBy" = NULL',
    )
    const store = await place.openWith<{ things: Thing }>({ things })
    t.teardown(() => store.close())
    t.same(await found(store), [3, 0, 3, 0])
  })

  t.test(`${name}: an item has a checksum from its first write on by a version that knows them`, async (t) => {
    const place = await makePlace(t)
    const things = { equal: ['kind'] } satisfies Indexes<Thing>
    const open = () => place.openWith<{ things: Thing }>({ things })
    const before = await open()
    await before.commit([0, 1, 2].map((number) => ({ insert: 'things', doc: thing(number) })))
    await before.commit([{ event: { kind: 'system.stopping', at, actor: 'system', data: {} } as never }])
    await before.close()
    for (const table of ['things', 'events']) await place.query(`ALTER TABLE ${table} DROP COLUMN checksum`)
    await place.query(
      name === 'sqlite'
        ? 'UPDATE "schemaRecord" SET fingerprint = \'\''
        : `UPDATE "schemaVersion" SET version = 3, "writableBy" = NULL; UPDATE heads SET schema = ''`,
    )
    const store = await open()
    t.teardown(() => store.close())
    await store.commit([{ replace: 'things', version: 1, doc: thing(1) }])
    const damage = (id: string) =>
      place.query(`UPDATE things SET doc = replace(doc, 'nice', 'mice') WHERE id = '${id}'`)
    for (const id of ['thing_0', 'thing_1']) await damage(id)
    t.match(await store.read.things.get('thing_0'), { doc: { title: 'A mice title 0' } }, 'nothing is known of it')
    await t.rejects(store.read.things.get('thing_1'), { name: 'DocumentDamaged', message: 'things thing_1 is damaged' })
    await t.rejects(store.read.things.list({ where: { kind: 'tool' } }), { message: 'things thing_1 is damaged' })
    t.match(
      await store.read.things.list({ where: { kind: 'tool' }, marksDamage: true }),
      [{ doc: { id: 'thing_0' } }, { doc: { id: 'thing_1', kind: 'tool' }, version: 2, isDamaged: true }, {}],
      'Gives a damaged item by its id and the fields that it is listed by, where the query marks damage.',
    )
    await place.query(`UPDATE things SET version = 3 WHERE id = 'thing_2'`)
    await store.commit([{ replace: 'things', version: 3, doc: thing(2) }])
    await place.query(`UPDATE things SET version = 9 WHERE id = 'thing_2'`)
    await t.rejects(
      store.read.things.get('thing_2'),
      { message: 'things thing_2 is damaged' },
      'the version is covered too',
    )
    t.equal((await store.events({ after: 0, limit: 9 })).length, 1)
    await place.query(`UPDATE events SET event = 'none'`)
    await t.rejects(store.events({ after: 0, limit: 9 }), { message: 'events 1 is damaged' })
    await t.rejects(
      place.openWith({ things: { ...things, text: ['title'] } }),
      { message: 'things thing_1 is damaged' },
      'no copy blesses it',
    )
  })

  t.test(`${name}: a failing migration leaves the old schema whole`, async (t) => {
    const place = await makePlace(t)
    await (await place.open()).close()
    const before = [await place.tables(), await place.definitions()]
    const broken = { version: 999, sql: 'CREATE TABLE second (id text); CREATE TABLE tasks (id text);', changes: [] }
    await t.rejects(place.update({ ...collections, things: {} }, [broken]))
    t.same([await place.tables(), await place.definitions()], before)
    await (await place.open()).close()
  })

  t.test(`${name}: a kill at any moment of migrating data leaves the old or the new of all of it`, async (t) => {
    const old = Array.from({ length: 1500 }, (_, index) =>
      oldTask(`task_${String(index).padStart(4, '0')}`, {
        content: 'word '.repeat(100),
        tags: ['red', `t${index % 9}`],
      }),
    )
    await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const place = await makePlace(t)
        await place.begin()
        await place.query('BEGIN')
        for (const task of old) await insertOldTask(place, task)
        await place.query('COMMIT')
        const child = spawn(process.execPath, [writingProcess, 'open', name, place.path])
        child.stderr.pipe(process.stderr)
        const closed = once(child, 'close')
        const lines = createInterface(child.stdout)
        await once(lines, 'line')
        child.stdin.write('go\n')
        // Any moment will do, the outcome must be right at each; the last one is right behind the migration.
        if (index === 5) await Promise.race([once(lines, 'line'), closed])
        else await setTimeout(30 + index * 30)
        child.kill('SIGKILL')
        await closed

        const isNew = (await place.columnsOf('tasks')).includes('state')
        const [counts] = await place.query(
          `SELECT count(*) AS tasks, sum(CASE WHEN doc LIKE '%"state":"open"%' THEN 1 ELSE 0 END) AS changed FROM tasks`,
        )
        t.same(
          [Number(counts?.['tasks']), Number(counts?.['changed'])],
          [1500, isNew ? 1500 : 0],
          isNew ? 'all are new' : 'all are old',
        )
        const store = await place.open()
        t.equal((await store.read.tasks.list({ where: { state: 'open', tags: 'red' } })).length, 1500)
        t.equal((await store.read.taskQueue.list({ where: { priority: 'medium' } })).length, 1500)
        await store.close()
      }),
    )
  })
}

t.test('postgres: a migration may take longer than any other statement, and so may waiting for it', async (t) => {
  const client = await openClient(await postgres.makeSchema(), () => {})
  t.teardown(() => client.end())
  const limits = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`
  await updatePostgresSchema(client, postgresSchema(schemasOf({}), { migrations: [] }))
  const migration = { version: 999, sql: `CREATE TABLE seen AS ${limits}`, changes: [] }
  await updatePostgresSchema(client, postgresSchema(schemasOf({}), { migrations: [migration] }))
  t.same((await client.query('SELECT * FROM seen')).rows, [{ statement: '0', lock: '0' }])
  t.same(
    (await client.query(limits)).rows,
    [{ statement: '1min', lock: `${timeouts.postgresLock.ms / 1_000}s` }],
    'and afterwards there are limits again',
  )
})

t.test('postgres: of several processes that upgrade data at once one does it, and all find it done', async (t) => {
  const place = await makePostgresPlace(t)
  await place.bring()
  const stores = await Promise.all(Array.from({ length: 5 }, () => place.open()))
  for (const store of stores) t.teardown(() => store.close())
  for (const store of stores) t.equal((await store.read.tasks.list()).length, 11)
})

async function hasWhatIsDeclared(t: Test, place: Place, collection: CollectionSchema): Promise<void> {
  const { name, lists, ordered } = collection
  const columns = columnsOf(collection)
  const isWorded = place.name === 'sqlite' && hasWords(collection)
  const keys = isWorded && lists.length > 0 ? ordered.map((field) => `${field}Key`) : []
  const own = isWorded ? ['row', 'wordsHash', 'isLate', ...keys] : []
  t.same(await place.columnsOf(name), ['id', 'version', 'doc', 'checksum', ...columns, ...own].sort(), name)
  // In SQLite the words of a collection with lists answer its filters.
  const indexed = isWorded && lists.length > 0 ? ordered.map((field) => `${field} id`) : indexesBehind([], collection)
  t.same(await place.indexesOf(name), [...indexed, 'id', ...(isWorded ? ['id', ...keys] : [])].sort(), name)
  if (place.name === 'sqlite') return
  for (const field of lists) {
    t.same(await place.columnsOf(`${name}_${field}`), ['id', 'value', ...columns].sort(), `${name} ${field}`)
    // A label's rows are removed by the id of the document.
    t.same(
      await place.indexesOf(`${name}_${field}`),
      [...indexesBehind(['value'], collection), 'value id', 'id value'].sort(),
      `${name} ${field}`,
    )
  }
}

/** Every index that a collection needs behind some columns, besides the one of these columns and the id. */
function indexesBehind(columns: readonly string[], collection: CollectionSchema): string[] {
  const groups = [[], ...groupsOf(collection)].flatMap((group) => [
    group,
    ...collection.ordered.filter((order) => !group.includes(order)).map((order) => [...group, order]),
  ])
  return [...new Set(groups.filter((group) => group.length > 0).map((group) => [...columns, ...group, 'id'].join(' ')))]
}

interface Thing extends Document {
  readonly kind: string
  readonly size?: number
  readonly isOpen: boolean
  readonly title: string
  readonly at: string
  readonly labels: readonly string[]
  readonly owners?: readonly string[]
}

function thing(number: number): Thing {
  const labels = ['a\0', 'b', `l${number}`]
  return {
    id: `thing_${number}`,
    kind: 'tool',
    size: 7,
    isOpen: true,
    title: `A nice title ${number}`,
    at,
    labels,
    owners: labels,
  }
}

function itemsOf(collection: string): string {
  return `SELECT id, version, doc FROM "${collection}" ORDER BY id`
}
