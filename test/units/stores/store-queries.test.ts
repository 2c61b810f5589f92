import t from 'tap'
import type { Test } from 'tap'
import { join } from 'node:path'
import { constants, DatabaseSync } from 'node:sqlite'
import { collections } from '../../../src/collections.ts'
import { schemasOf } from '../../../src/stores/collection.ts'
import type { CollectionSchema } from '../../../src/stores/collection.ts'
import type { Change, Documents } from '../../../src/collections.ts'
import { listStatement } from '../../../src/stores/list-statement.ts'
import type { ListQuery } from '../../../src/stores/port.ts'
import { orderedSettings } from '../../../src/stores/postgres/connections.ts'
import { eventsStatement } from '../../../src/stores/postgres/events.ts'
import { openPostgresStore } from '../../../src/stores/postgres/store.ts'
import { dialect as postgresDialect } from '../../../src/stores/postgres/text.ts'
import { checkQuery, groupsOf } from '../../../src/stores/query.ts'
import { facetsOfFilter } from '../../../src/stores/facets.ts'
import { readEvents } from '../../../src/stores/sqlite/events.ts'
import { inTimeStatement, keyStatement, readList } from '../../../src/stores/sqlite/list.ts'
import { dialect as sqliteDialect, Statements } from '../../../src/stores/sqlite/statements.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/store.ts'
import { makeFolder } from '../../support/folder.ts'
import { event, task } from '../../support/stores/documents.ts'
import { postgres, connect } from '../../support/stores/drivers.ts'

t.test('sqlite: prepares each read once', async (t) => {
  const folder = makeFolder(t)
  await (await openSqliteStore(folder, collections)).close()
  const database = new DatabaseSync(join(folder, 'gantry.db'))
  t.teardown(() => database.close())
  const statements = new Statements(database)
  let prepared = 0
  // SQLite asks the authorizer while it prepares a statement, and not while it runs one.
  database.setAuthorizer(() => {
    prepared++
    return constants.SQLITE_OK
  })
  const preparedAgain = (read: () => unknown): boolean => {
    read()
    prepared = 0
    read()
    return prepared > 0
  }
  const wrong = []
  for (const collection of schemasOf(collections).values())
    for (const query of declaredQueries(collection))
      if (preparedAgain(() => readList(statements, collection, query))) wrong.push(collection.name)
  for (const query of [{}, { kinds: ['a.b', 'a.c'] }, { taskId: 'task_a' }, { taskId: 'task_a', kinds: ['a.b'] }])
    if (preparedAgain(() => readEvents(statements, { after: 0, limit: 5, ...query }))) wrong.push('events')
  t.same(new Set(wrong), new Set())
})

t.test('sqlite: flushes every commit to the disk', async (t) => {
  const folder = makeFolder(t)
  await (await openSqliteStore(folder, collections)).close()
  const database = new DatabaseSync(join(folder, 'gantry.db'))
  t.teardown(() => database.close())
  t.equal(database.prepare('PRAGMA journal_mode').get()?.['journal_mode'], 'wal')
})

for (const driver of ['sqlite', 'postgres'] as const) {
  t.test(`${driver}: answers every declared list from an index`, async (t) => {
    const explain = await openExplain(t, driver)
    const wrong: string[] = []
    for (const collection of schemasOf(collections).values()) {
      for (const query of declaredQueries(collection)) {
        if (driver === 'sqlite' && collection.lists.length > 0 && Object.keys(query.where ?? {}).length > 0) {
          const { sql, values } = wordStatement(collection, query)
          const plan = await explain(sql, values)
          if (
            !/^SCAN found VIRTUAL TABLE INDEX \d+:M1[<>]+\nSEARCH item USING (INTEGER PRIMARY KEY|INDEX sqlite_autoindex)/.test(
              plan,
            ) ||
            /TEMP B-TREE/.test(plan)
          )
            wrong.push(`${sql}\n${plan}`)
          continue
        }
        const { sql, values } = listStatement(collection, query, driver === 'sqlite' ? sqliteDialect : postgresDialect)
        const plan = await explain(sql, values)
        if (/TEMP B-TREE|Sort|Seq Scan|Bitmap|SCAN (?!item USING INDEX)/.test(plan)) wrong.push(`${sql}\n${plan}`)
        if (
          driver === 'sqlite' &&
          query.above !== undefined &&
          query.descending &&
          !plan.includes(`${query.orderBy}>?`)
        )
          wrong.push(`${sql}\n${plan}\nreads on to the beginning`)
        if (driver === 'postgres' && /Filter: (?!.*IS NOT NULL\)$)/.test(plan))
          wrong.push(`${sql}\n${plan}\nreads what it does not give`)
        if (!indexNames(collection, query).some((index) => new RegExp(`\\b${index}\\b`).test(plan)))
          wrong.push(`${sql}\n${plan}\n${indexNames(collection, query)}`)
      }
    }
    t.same(wrong, [])
  })
}

for (const driver of ['sqlite', 'postgres'] as const) {
  t.test(
    `${driver}: a search finds the few items that contain a word and match a filter of which each has thousands`,
    async (t) => {
      const store =
        driver === 'sqlite'
          ? await openSqliteStore(makeFolder(t), collections)
          : await openPostgresStore(await postgres.makeSchema(), collections)
      t.teardown(() => store.close())
      const count = 9000
      const both = new Set([3, 40, 41, 1500, 4000, 7500])
      const given = Array.from({ length: count }, (_, index) => ({
        id: `task_${String(index).padStart(4, '0')}`,
        isEven: both.has(index) || index % 2 === 0,
        isOdd: both.has(index) || index % 2 === 1,
      }))
      for (let first = 0; first < count; first += 1500) {
        await store.commit(
          given.slice(first, first + 1500).map(
            ({ id, isEven, isOdd }): Change => ({
              insert: 'tasks',
              doc: task(id, {
                title: isEven ? 'even' : 'other',
                tags: isOdd ? ['odd'] : [],
                state: isOdd ? 'done' : 'open',
              }),
            }),
          ),
        )
      }
      const expected = [...both].reverse().map((index) => given[index]?.id)
      for (const where of [{ tags: 'odd' }, { state: 'done' }, { state: 'done', tags: 'odd' }]) {
        t.same(
          (await store.search('tasks', { text: 'even', where, limit: 50 })).map(({ doc }) => doc.id),
          expected,
        )
        t.same(
          (await store.search('tasks', { text: 'even', where, limit: 2, after: expected[1] ?? '' })).map(
            ({ doc }) => doc.id,
          ),
          expected.slice(2, 4),
        )
        t.equal(
          (await store.search('tasks', { text: 'other', where, limit: 5000 })).length,
          given.filter(({ isEven }) => !isEven).length,
        )
      }
    },
  )
}

t.test('postgres: reads rare events by the index of their kind or task', async (t) => {
  const explain = await openExplain(t, 'postgres')
  for (const query of [{ kinds: ['a.*', 'b.c'] }, { taskId: 't' }, { taskId: 't', kinds: ['a.*'] }]) {
    const { sql, values } = eventsStatement({ after: 0, limit: 10, ...query })
    const plan = await explain(sql, values)
    t.match(plan, /events_(kind|taskId)/)
    t.notMatch(plan, /Seq Scan|events_pkey/)
  }
})

/** Every filter and order, by the collection they are of. */
function declaredQueries(collection: CollectionSchema): ListQuery<Documents['approvals']>[] {
  const groups = groupsOf(collection).map((group) => Object.fromEntries(group.map((field) => [field, 'x'])))
  const filters = [
    {},
    ...groups,
    ...collection.lists.flatMap((list) => [{ [list]: 'x' }, ...groups.map((group) => ({ [list]: 'x', ...group }))]),
  ]
  const pages = [{}, { after: { id: 'x', value: 'x' } }]
  const ordersOf = (where: object) => [
    {},
    ...collection.ordered
      .filter((orderBy) => !(orderBy in where))
      .flatMap((orderBy) => [{ orderBy }, { orderBy, above: 'a' }]),
  ]
  return filters.flatMap((where) =>
    ordersOf(where).flatMap((order) =>
      pages.flatMap((page) =>
        [true, false].map(
          (descending) => ({ where, descending, limit: 50, ...page, ...order }) as ListQuery<Documents['approvals']>,
        ),
      ),
    ),
  )
}

/** How SQLite reads a filtered list of a collection with lists. */
function wordStatement(collection: CollectionSchema, given: ListQuery<Documents['approvals']>) {
  const query = checkQuery(collection, given)
  const list = { collection, query, facets: facetsOfFilter(collection, query) }
  return query.orderBy === undefined
    ? inTimeStatement(list, false, 9)
    : keyStatement(list, collection.ordered.indexOf(query.orderBy), { low: 0, high: 9 }, 50, false)
}

/** The index that is made for a query, under its name in SQLite or PostgreSQL. */
function indexNames(
  { name, lists }: CollectionSchema,
  { where = {}, orderBy }: ListQuery<Documents['approvals']>,
): string[] {
  const fields = [
    ...Object.keys(where).filter((field) => !lists.includes(field)),
    ...(orderBy === undefined ? [] : [orderBy]),
  ]
  const label = Object.keys(where).find((field) => lists.includes(field))
  if (label !== undefined)
    return fields.length === 0 ? [`${name}_${label}_id`, 'PRIMARY KEY'] : [[name, label, ...fields, 'id'].join('_')]
  return fields.length === 0 ? [`${name}_pkey`, `sqlite_autoindex_${name}_1`] : [[name, ...fields].join('_')]
}

/** Opens a store with some data and gives what tells how a query is answered. */
async function openExplain(
  t: Test,
  driver: 'sqlite' | 'postgres',
): Promise<(sql: string, values: unknown[]) => Promise<string>> {
  const changes = Array.from({ length: 300 }, (_, index): Change[] => [
    {
      insert: 'tasks',
      doc: task(`task_${index}`, {
        tags: ['x', `t${index % 5}`],
        priority: index % 2 ? 'low' : 'high',
        updatedAt: `${index}`,
      }),
    },
    event(`a.${index % 7}`, `task_${index}`),
  ]).flat()
  if (driver === 'sqlite') {
    const folder = makeFolder(t)
    const store = await openSqliteStore(folder, collections)
    await store.commit(changes)
    await store.close()
    const database = new DatabaseSync(join(folder, 'gantry.db'))
    t.teardown(() => database.close())
    return async (sql, values) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...(values as string[]))
        .map((row) => String(row['detail']))
        .join('\n')
  }
  const url = await postgres.makeSchema()
  const store = await openPostgresStore(url, collections)
  await store.commit(changes)
  await store.close()
  const client = await connect(t, url)
  await client.query(orderedSettings)
  return async (sql, values) =>
    (await client.query(`EXPLAIN ${sql}`, values)).rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}
