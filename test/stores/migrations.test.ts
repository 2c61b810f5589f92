import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { CollectionName, Store } from '../../src/stores/port.ts'
import { openClient } from '../../src/stores/postgres/connections.ts'
import { migrate as migratePostgres } from '../../src/stores/postgres/migrations.ts'
import { openPostgresStore } from '../../src/stores/postgres/store.ts'
import { toStored } from '../../src/stores/postgres/text.ts'
import { collectionNames, columnsOf, groupsOf, isSearchable, labelFieldsOf, ordersOf } from '../../src/stores/query.ts'
import { migrate } from '../../src/stores/sqlite/database.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { wordsOf } from '../../src/stores/words.ts'
import { makeFolder } from '../support/folder.ts'
import { startPostgres } from '../support/postgres.ts'

const writingProcess = fileURLToPath(new URL('../support/stores/writing-process.ts', import.meta.url))
const at = '2026-01-01T00:00:00.000Z'
const postgres = await startPostgres(t)

/** A place with data, and how to look at it without the store. */
interface Place {
  readonly name: 'sqlite' | 'postgres'
  readonly path: string
  readonly open: () => Promise<Store>
  /** Migrates as far as the version that had only the first schema. */
  readonly begin: () => Promise<void>
  readonly query: (sql: string) => Promise<Row[]>
  readonly insert: (table: string, row: Row) => Promise<unknown>
  /** Tells of a table each index by its columns in their order. */
  readonly indexesOf: (table: string) => Promise<string[]>
  readonly columnsOf: (table: string) => Promise<string[]>
}

type Row = Readonly<Record<string, string | number | null>>

for (const makePlace of [makeSqlitePlace, makePostgresPlace]) {
  const name = makePlace === makeSqlitePlace ? 'sqlite' : 'postgres'

  t.test(
    `${name}: has a column for each declared field and an index for each declared order, and no others`,
    async (t) => {
      const place = await makePlace(t)
      await (await place.open()).close()
      for (const collection of collectionNames) {
        const columns = columnsOf(collection)
        const own = name === 'sqlite' && isSearchable(collection) ? ['row', 'textHash'] : []
        t.same(await place.columnsOf(collection), ['id', 'version', 'doc', ...columns, ...own].sort(), collection)
        t.same(await place.indexesOf(collection), [...indexesBehind([], collection), 'id'].sort(), collection)
        for (const field of labelFieldsOf(collection)) {
          t.same(
            await place.columnsOf(`${collection}_${field}`),
            ['id', 'value', ...columns].sort(),
            `${collection} ${field}`,
          )
          // What a label's rows are removed by: SQLite finds them by the labels of the document, PostgreSQL by its id.
          t.same(
            await place.indexesOf(`${collection}_${field}`),
            [...indexesBehind(['value'], collection), 'value id', ...(name === 'postgres' ? ['id value'] : [])].sort(),
            `${collection} ${field}`,
          )
        }
      }
    },
  )

  t.test(`${name}: data of the first schema opens with all that it held`, async (t) => {
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
  const client = await openClient(await postgres.makeSchema(t), () => {})
  t.teardown(() => client.end())
  const limits = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`
  await migratePostgres(client, [`CREATE TABLE seen AS ${limits}`])
  t.same((await client.query('SELECT * FROM seen')).rows, [{ statement: '0', lock: '0' }])
  t.same(
    (await client.query(limits)).rows,
    [{ statement: '1min', lock: '30s' }],
    'and afterwards there are limits again',
  )
})

/** Every index that a collection needs behind some columns, besides the one of these columns and the id. */
function indexesBehind(columns: readonly string[], collection: CollectionName): string[] {
  const groups = [[], ...groupsOf(collection)].flatMap((group) => [
    group,
    ...ordersOf(collection).map((order) => [...group, order]),
  ])
  return groups.filter((group) => group.length > 0).map((group) => [...columns, ...group, 'id'].join(' '))
}

function oldTask(id: string, given: object) {
  return {
    id,
    title: id,
    content: '',
    priority: 'medium',
    readiness: 0,
    tags: [] as string[],
    ...given,
    author: { id: 'user_owner', name: 'Owner' },
    ...{ reviewers: [] as string[], planSteps: [], comments: [], createdAt: at, updatedAt: at },
    ...given,
  }
}

async function insertOldTask(place: Place, doc: ReturnType<typeof oldTask>): Promise<void> {
  const columns = { priority: doc.priority, updatedAt: doc.updatedAt }
  await place.insert('tasks', {
    id: doc.id,
    version: 3,
    doc: JSON.stringify(doc),
    ...columns,
    ...(place.name === 'sqlite' && { textHash: 'none' }),
  })
  for (const value of doc.tags) await place.insert('tasks_tags', { id: doc.id, value, ...columns })
  const words = wordsOf(`${doc.title}\n${doc.content}`)
  if (place.name === 'sqlite')
    await place.query(
      `INSERT INTO tasks_text (rowid, words) SELECT row, '${words.join(' ')}' FROM tasks WHERE id = '${doc.id}'`,
    )
  else
    await place.query(
      `INSERT INTO tasks_text (id, words) VALUES ('${doc.id}', array_to_tsvector('{${words.join(',')}}'))`,
    )
}

async function makeSqlitePlace(t: Test): Promise<Place> {
  const path = makeFolder(t)
  const database = new DatabaseSync(join(path, 'gantry.db'))
  t.teardown(() => database.close())
  const query = async (sql: string) => database.prepare(sql).all() as Row[]
  return {
    name: 'sqlite',
    path,
    query,
    open: () => openSqliteStore(path),
    begin: async () => migrate(database, [readFirst('sqlite')]),
    insert: async (table, row) =>
      database
        .prepare(
          `INSERT INTO "${table}" (${names(row)}) VALUES (${Object.keys(row)
            .map(() => '?')
            .join(', ')})`,
        )
        .run(...Object.values(row)),
    columnsOf: async (table) =>
      (await query(`SELECT name FROM pragma_table_info('${table}')`)).map((row) => String(row['name'])).sort(),
    indexesOf: async (table) => {
      const indexes = await query(`SELECT name FROM pragma_index_list('${table}')`)
      // What follows the declared columns is the key of the table, of which an index of the key itself has no second.
      const columns = await Promise.all(
        indexes.map(async ({ name }) =>
          (await query(`SELECT name FROM pragma_index_info('${name}')`)).map((row) => row['name']).join(' '),
        ),
      )
      return columns.sort()
    },
  }
}

async function makePostgresPlace(t: Test): Promise<Place> {
  const path = await postgres.makeSchema(t)
  const client = new pg.Client({ connectionString: path })
  await client.connect()
  t.teardown(() => client.end())
  const query = async (sql: string) => (await client.query<Row>(sql)).rows
  return {
    name: 'postgres',
    path,
    query,
    open: () => openPostgresStore(path),
    begin: () => migratePostgres(client, [readFirst('postgres')]),
    insert: (table, row) =>
      client.query(
        `INSERT INTO "${table}" (${names(row)}) VALUES (${Object.keys(row)
          .map((_, index) => `$${index + 1}`)
          .join(', ')})`,
        Object.values(row).map((value) => (typeof value === 'string' ? toStored(value) : value)),
      ),
    columnsOf: async (table) =>
      (
        await query(
          `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = '${table}'`,
        )
      )
        .map((row) => String(row['name']))
        .sort(),
    indexesOf: async (table) => {
      const indexes = await query(
        `SELECT (SELECT string_agg(attname, ' ' ORDER BY place) FROM unnest(indkey) WITH ORDINALITY AS key (number, place) JOIN pg_attribute ON attrelid = indrelid AND attnum = number) AS columns FROM pg_index WHERE indrelid = '"${table}"'::regclass`,
      )
      return indexes.map((row) => String(row['columns'])).sort()
    },
  }
}

function names(row: Row): string {
  return Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ')
}

function readFirst(driver: string): string {
  return readFileSync(new URL(`../../src/stores/${driver}/migrations/0001-first.sql`, import.meta.url), 'utf8')
}
