import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { constants, DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { collections } from '../../src/collections.ts'
import { verifyAudit } from '../../src/stores/audit.ts'
import { schemasOf } from '../../src/stores/collection.ts'
import type { Collections, CollectionSchema, Indexes } from '../../src/stores/collection.ts'
import type { Change, Documents, Store } from '../../src/collections.ts'
import { listStatement } from '../../src/stores/list-statement.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { DataTooNew, DuplicateId, OutcomeUnknown, StorageFailed, StorageFull } from '../../src/stores/port.ts'
import type * as port from '../../src/stores/port.ts'
import type { ListQuery } from '../../src/stores/port.ts'
import { orderedSettings } from '../../src/stores/postgres/connections.ts'
import { DatabaseClock } from '../../src/stores/postgres/database-clock.ts'
import { eventsStatement } from '../../src/stores/postgres/events.ts'
import { openPostgresStore } from '../../src/stores/postgres/store.ts'
import { dialect as postgresDialect } from '../../src/stores/postgres/text.ts'
import { checkQuery, groupsOf } from '../../src/stores/query.ts'
import { facetsOfFilter } from '../../src/stores/facets.ts'
import { readEvents } from '../../src/stores/sqlite/events.ts'
import { inTimeStatement, keyStatement, readList } from '../../src/stores/sqlite/list.ts'
import { dialect as sqliteDialect, Statements } from '../../src/stores/sqlite/statements.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { makeFolder } from '../support/folder.ts'
import { startPostgres } from '../support/postgres.ts'
import { approval, auditEntry, event, task, testStore } from './store-suite.ts'
import { fieldOf } from '../support/events.ts'

const writingProcess = fileURLToPath(new URL('../support/stores/writing-process.ts', import.meta.url))
const postgres = await startPostgres(t)

testStore(t, 'memory', async () => ({
  open: async () => openMemoryStore(collections),
  isDurable: false,
  isShared: false,
}))
testStore(t, 'sqlite', async (t) => {
  const folder = makeFolder(t)
  return { open: () => openSqliteStore(folder, collections), isDurable: true, isShared: false }
})
testStore(t, 'postgres', async () => {
  const url = await postgres.makeSchema()
  return { open: () => openPostgresStore(url, collections), isDurable: true, isShared: true }
})

interface Note {
  readonly id: string
  readonly text: string
  readonly labels: readonly string[]
  readonly rank: string
}

const openings: Record<string, <Types>(t: Test, given: Collections<Types>) => Promise<port.Store<Types>>> = {
  memory: async (_, given) => openMemoryStore(given),
  sqlite: (t, given) => openSqliteStore(makeFolder(t), given),
  postgres: async (_, given) => openPostgresStore(await postgres.makeSchema(), given),
}

const rowOfProbe = {
  sqlite: async (folder: string) => {
    const database = new DatabaseSync(join(folder, 'gantry.db'), { readOnly: true })
    const version = database.prepare('PRAGMA data_version').get()?.['data_version']
    return {
      hasChanged: async () => database.prepare('PRAGMA data_version').get()?.['data_version'] !== version,
      close: async () => database.close(),
    }
  },
  postgres: async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const read = async () => (await client.query('SELECT xmin FROM probe')).rows[0]?.xmin
    const before = await read()
    return { hasChanged: async () => (await read()) !== before, close: () => client.end() }
  },
}

for (const [driver, watch] of Object.entries(rowOfProbe))
  t.test(
    `${driver}: Writes nothing while the last write of this process is younger than the given time, and then fails when the store does not answer.`,
    async (t) => {
      const place = driver === 'sqlite' ? makeFolder(t) : await postgres.makeSchema()
      const open = driver === 'sqlite' ? openSqliteStore : openPostgresStore
      const store = await open(place, collections)
      await store.commit([{ insert: 'approvals', doc: approval('a') }])
      const probe = await watch(place)
      t.teardown(() => probe.close())
      await store.probe(Infinity)
      t.notOk(await probe.hasChanged())
      await store.probe(0)
      t.ok(await probe.hasChanged())
      await store.close()
      await t.rejects(store.probe(Infinity))
    },
  )

for (const [driver, open] of Object.entries(openings)) {
  t.test(`${driver}: one declaration makes a collection that is read, listed, searched and written`, async (t) => {
    const notes: Indexes<Note> = { lists: ['labels'], ordered: ['rank'], text: ['text'] }
    const store = await open<Documents & { notes: Note }>(t, { ...collections, notes })
    t.teardown(() => store.close())
    const noteOf = (id: string, rank: string): Note => ({ id, rank, text: `Water ${id}`, labels: ['garden', id] })
    await store.commit([
      { insert: 'notes', doc: noteOf('a', '2') },
      { insert: 'notes', doc: noteOf('b', '1') },
      { insert: 'approvals', doc: approval('x') },
    ])
    await store.commit([{ replace: 'notes', version: 1, doc: { ...noteOf('a', '0'), labels: [] } }])
    t.same(await store.read.notes.get('b'), { version: 1, doc: noteOf('b', '1') })
    t.same(
      (await store.read.notes.list({ orderBy: 'rank' })).map(({ doc }) => doc.id),
      ['a', 'b'],
    )
    t.same(
      (await store.read.notes.list({ where: { labels: 'garden' } })).map(({ doc }) => doc.id),
      ['b'],
    )
    t.same(
      (await store.search('notes', { text: 'water', limit: 5 })).map(({ doc }) => doc.id),
      ['b', 'a'],
    )
    await store.commit([{ remove: 'notes', version: 1, id: 'b' }])
    t.equal(await store.read.notes.get('b'), undefined)
    await t.rejects(open(t, { ...collections, tasks_tags: {} }), { message: 'tasks_tags is no name of a collection' })
  })
}

t.test('every sentence of the port is the name of a test', async (t) => {
  const port = readFileSync(new URL('../../src/stores/port.ts', import.meta.url), 'utf8')
  const tests = ['store-suite.ts', 'stores.test.ts', 'schema.test.ts', 'rolling-upgrade.test.ts']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('')
  const promises = ['Store<Types>', 'Collection<Doc>'].flatMap((name) =>
    sentencesOf(new RegExp(`interface ${name} \\{\\n([^]*?)\\n\\}`.replace('<', '\\<')).exec(port)?.[1] ?? ''),
  )
  t.ok(promises.length > 20)
  t.same(
    promises.filter((sentence) => !tests.includes(sentence)),
    [],
  )
})

t.test(
  'sqlite: Throws `StorageFull` when nothing more fits, and takes changes again as soon as they fit.',
  async (t) => {
    const folder = makeFolder(t)
    await (await openSqliteStore(folder, collections)).close()
    const store = await openSqliteStore(folder, collections, {
      pagesMax: statSync(join(folder, 'gantry.db')).size / 4096 + 60,
    })
    t.teardown(() => store.close())
    const content = 'word '.repeat(4000)
    const made: string[] = []
    const failure = await (async () => {
      for (let count = 1; ; count++) {
        await store.commit([
          { insert: 'tasks', doc: task(`task_${count}`, { content }) },
          event('task.created'),
          { audit: auditEntry('/tasks') },
        ])
        made.push(`task_${count}`)
      }
    })().catch((error: unknown) => error)
    t.type(failure, StorageFull)
    t.ok(made.length > 5)
    t.same(
      (await store.read.tasks.list()).map(({ doc }) => doc.id).sort(),
      [...made].sort(),
      'reads go on, and nothing of the refused batch is there',
    )
    t.same(await store.eventRange(), { oldest: 1, newest: made.length })
    await store.commit(made.map((id): Change => ({ remove: 'tasks', version: 1, id })))
    await store.commit([
      { insert: 'tasks', doc: task('task_0', { content }) },
      event('task.created'),
      { audit: auditEntry('/tasks') },
    ])
    t.equal((await verifyAudit(store)).brokenAt, undefined)
    await store.probe()
  },
)

t.test('sqlite: Throws `StorageFailed` when it is unknown whether the write is on disk.', async (t) => {
  const folder = makeFolder(t)
  const file = join(folder, 'gantry.db')
  const before = await openSqliteStore(folder, collections)
  await before.commit(
    Array.from({ length: 300 }, (_, index): Change => ({ insert: 'approvals', doc: approval(`${index}`) })),
  )
  await before.close()
  const store = await openSqliteStore(folder, collections)
  t.teardown(() => store.close())
  t.same(await store.events({ after: 0, limit: 1 }), [])
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0x5a, 4096), { flag: 'r+' })
  await t.rejects(store.commit([{ insert: 'approvals', doc: approval('new') }]), StorageFailed)
  await t.rejects(store.commit([event('a.b')]), StorageFailed, 'also where it might have worked')
  await t.rejects(store.probe(), StorageFailed)
  t.same(await store.events({ after: 0, limit: 1 }), [], 'reads go on')
})

t.test(
  'postgres: Throws `StorageFull` when nothing more fits, and takes changes again as soon as they fit.',
  async (t) => {
    const { store, sql } = await openBoth(t)
    await store.commit([event('a.b')])
    await sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space left on device' USING ERRCODE = 'disk_full'; END $$`,
    )
    await sql('CREATE TRIGGER full_now BEFORE INSERT ON approvals EXECUTE FUNCTION refuse()')
    await t.rejects(store.commit([event('a.b'), { insert: 'approvals', doc: approval('a') }]), StorageFull)
    await sql('DROP TRIGGER full_now ON approvals')
    await sql(
      'CREATE CONSTRAINT TRIGGER full_at_commit AFTER INSERT ON approvals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()',
    )
    await t.rejects(
      store.commit([event('a.b'), { insert: 'approvals', doc: approval('a') }]),
      StorageFull,
      'a failed COMMIT acknowledges nothing',
    )
    t.equal(await store.read.approvals.get('a'), undefined, 'reads go on')
    await sql('DROP TRIGGER full_at_commit ON approvals')
    t.same((await store.commit([event('a.b'), { insert: 'approvals', doc: approval('a') }])).eventIds, [2])
  },
)

t.test('postgres: Throws `StorageFailed` when it is unknown whether the write is on disk.', async (t) => {
  const { store, sql } = await openBoth(t)
  await sql(
    'CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$',
  )
  await sql('CREATE TRIGGER die_now BEFORE INSERT ON approvals FOR EACH ROW EXECUTE FUNCTION die()')
  await t.rejects(store.commit([event('a.b'), { insert: 'approvals', doc: approval('a') }]), OutcomeUnknown)
  await sql('DROP TRIGGER die_now ON approvals')
  t.same(
    (await store.commit([event('a.b'), { insert: 'approvals', doc: approval('a') }])).eventIds,
    [1],
    'the next write takes a new connection',
  )
})

t.test('postgres: hears of events again after its connections were cut', async (t) => {
  const { store, sql, url } = await openBoth(t)
  const other = await openPostgresStore(url, collections)
  t.teardown(() => other.close())
  let told = Promise.withResolvers<void>()
  t.teardown(store.onEvents(() => told.resolve()))
  await other.commit([event('a.b')])
  await told.promise
  told = Promise.withResolvers<void>()
  await sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gantry' AND query LIKE '%LISTEN%'`,
  )
  await other.commit([event('a.c')])
  await told.promise
  t.equal((await store.events({ after: 1, limit: 5 })).length, 1)
})

const hourMs = 3_600_000

t.test('Returns what an acknowledged write survives, as the database was last found.', async (t) => {
  t.equal(openMemoryStore(collections).durability(), 'single')
  const { store } = await startStore(t)
  t.equal(store.durability(), 'single', 'test/log-went-back.test.ts has replicas')
})

t.test(
  'Returns the clock of the database minus the wall clock of this process, in milliseconds: 0 where they are the same.',
  async (t) => {
    t.equal(openMemoryStore(collections).clockSkewMs(), 0)
    const sqlite = await openSqliteStore(makeFolder(t), collections)
    t.teardown(() => sqlite.close())
    t.equal(sqlite.clockSkewMs(), 0)
    const clocks = { monotonic: () => performance.now(), wall: () => Date.now() - hourMs }
    const store = await openPostgresStore(await postgres.makeSchema(), collections, { clocks })
    t.teardown(() => store.close())
    t.equal(Math.round(store.clockSkewMs() / hourMs), 1, 'measured before the store is opened')
    await store.commit([{ insert: 'approvals', doc: approval('a') }])
    t.equal(Math.round(store.clockSkewMs() / hourMs), 1)
  },
)

t.test('Stays right when the clock of the process is set, and follows the clock of the database.', async (t) => {
  let [monotonicMs, wallMs, databaseMs] = [50, 1_000_000, 1_000_000]
  const clock = new DatabaseClock({ monotonic: () => monotonicMs, wall: () => wallMs })
  t.equal(clock.skewMs(), 0, 'before the first measurement')
  const measure = async (travelMs: number) =>
    clock.measure(
      async () => {
        monotonicMs += travelMs
        wallMs += travelMs
        databaseMs += travelMs
        return databaseMs - travelMs / 2
      },
      (timeMs) => timeMs,
    )
  await measure(10)
  t.equal(clock.skewMs(), 0)
  wallMs += hourMs
  t.equal(clock.skewMs(), -hourMs, 'at once, without an answer of the database')
  monotonicMs += 5_000
  wallMs += 5_000
  databaseMs += 5_000
  t.equal(clock.skewMs(), -hourMs)
  await measure(4_000)
  t.equal(clock.skewMs(), -hourMs, 'a slow answer changes nothing')
  databaseMs += 2 * hourMs
  await measure(10)
  t.ok(Math.abs(clock.skewMs() - hourMs) <= 10, 'a jump of the database is followed up to the bounds of one answer')
})

t.test(
  'postgres: Calls back when the database went back: a promoted replica or a backup has taken over, and what was read or committed before may be gone.',
  async (t) => {
    const { store, goBack } = await startStore(t)
    let returns = 0
    store.onWentBack(() => returns++)
    const [first = 0] = (await store.commit([event('a.b')])).eventIds
    const [lost = 0] = (await store.commit([event('a.b')])).eventIds
    t.equal(lost, first + 1)
    await goBack(first)
    const { newest, oldest } = await store.eventRange()
    t.ok(newest > lost, 'a look begins the new history')
    t.equal(oldest, first)
    t.equal(returns, 1)
    const events = await store.events({ after: lost, limit: 10 })
    t.match(events, [{ id: newest, kind: 'stream.gap', data: { reason: 'log_went_back', resumeAfter: newest } }])
    const [next = 0] = (await store.commit([event('a.b')])).eventIds
    t.equal(next, newest + 1)
    await store.trimEvents({ before: '', countMax: 2 })
    t.equal((await store.eventRange()).oldest, newest, 'events are counted, and not their numbers')
  },
)

t.test(
  'postgres: The numbers of events then jump, so that none is given twice, and an event `stream.gap` is the first.',
  async (t) => {
    const { url, sql } = await startStore(t)
    const store = await openPostgresStore(url, collections)
    const [before = 0] = (await store.commit([event('a.b')])).eventIds
    await store.close()
    await sql.query(`UPDATE origin SET origin = 'another server'`)
    const [one, other] = [await openPostgresStore(url, collections), await openPostgresStore(url, collections)]
    t.teardown(() => Promise.all([one.close(), other.close()]))
    await Promise.all([one, other].map((each) => each.commit([event('a.b')])))
    t.same(
      (await one.events({ after: before, limit: 10 })).map(({ kind }) => kind),
      ['stream.gap', 'a.b', 'a.b'],
    )
  },
)

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

t.test('sqlite: refuses data of a newer version', async (t) => {
  const folder = makeFolder(t)
  await (await openSqliteStore(folder, collections)).close()
  const database = new DatabaseSync(join(folder, 'gantry.db'))
  database.exec('PRAGMA user_version = 999')
  database.close()
  await t.rejects(openSqliteStore(folder, collections), DataTooNew)
})

t.test('postgres: refuses data of a newer version', async (t) => {
  const { sql, url } = await openBoth(t)
  await sql('UPDATE "schemaVersion" SET version = 999')
  await t.rejects(openPostgresStore(url, collections), DataTooNew)
})

t.test('postgres: several processes may start at once on an empty database', async (t) => {
  const url = await postgres.makeSchema()
  const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url, collections)))
  for (const store of stores) t.teardown(() => store.close())
  const numbers = await Promise.all(stores.map((store) => store.commit([event('a.b')])))
  t.same(numbers.flatMap(({ eventIds }) => eventIds).sort(), [1, 2, 3, 4, 5, 6])
})

t.test('sqlite: a kill at any moment of a migration leaves the old or the new schema', async (t) => {
  await killAtRandom(
    t,
    'sqlite',
    () => makeFolder(t),
    async (folder) => {
      const database = new DatabaseSync(join(folder, 'gantry.db'))
      const version = database.prepare('PRAGMA user_version').get()?.['user_version']
      const tables = database.prepare('SELECT count(*) AS count FROM sqlite_master').get()?.['count']
      database.close()
      t.ok(version === 0 ? tables === 0 : tables !== 0, `version ${version} with ${tables} tables`)
      return openSqliteStore(folder, collections)
    },
  )
})

t.test('postgres: a kill at any moment of a migration leaves the old or the new schema', async (t) => {
  await killAtRandom(
    t,
    'postgres',
    () => postgres.makeSchema(),
    async (url) => {
      const client = await connect(t, url)
      const [found] = (
        await client.query(
          `SELECT to_regclass('"schemaVersion"') AS version, to_regclass('tasks') AS first, to_regclass('probe') AS last`,
        )
      ).rows
      t.equal(found.first === null, found.last === null)
      if (found.version === null) t.equal(found.first, null)
      return openPostgresStore(url, collections)
    },
  )
})

t.test(
  'postgres: when one of two writing processes is killed nothing acknowledged is lost, the other goes on, and no reader finds a gap',
  async (t) => {
    const { store, url } = await openBoth(t)
    const doomed = startWriting(t, url, 'doomed')
    const survivor = startWriting(t, url, 'survivor')
    const seen: number[] = []
    const madeBy = new Map<string, number>()
    const read = async () => {
      for (const event of await store.events({ after: seen.length, limit: 1000 })) {
        const { id, actor } = event
        seen.push(id)
        madeBy.set(String(fieldOf(event, 'id')), id)
        if (actor === 'nobody') t.fail('an event of nobody')
      }
    }
    while (doomed.acknowledged.length < 40 || survivor.acknowledged.length < 40) await read()
    doomed.child.kill('SIGKILL')
    await once(doomed.child, 'close')
    const atTheKill = survivor.acknowledged.length
    while (survivor.acknowledged.length < atTheKill + 40) await read()
    survivor.child.kill('SIGKILL')
    await once(survivor.child, 'close')
    await store.commit([event('last.one')])
    await read()

    t.same(
      seen,
      Array.from({ length: seen.length }, (_, index) => index + 1),
    )
    const acknowledged = [...doomed.acknowledged, ...survivor.acknowledged]
    const kept = new Set((await store.read.approvals.list()).map(({ doc }) => doc.id))
    t.same(
      acknowledged.filter((id) => !kept.has(id) || !madeBy.has(id)),
      [],
    )
    t.equal(kept.size, madeBy.size - 1, 'an item and its event are there together')
    const verdict = await verifyAudit(store)
    t.equal(verdict.brokenAt, undefined)
    t.equal(verdict.count, kept.size)
  },
)

t.test('a changed or missing audit entry is found by the script', async (t) => {
  const folder = makeFolder(t)
  const store = await openSqliteStore(folder, collections)
  for (let count = 1; count <= 5; count++) await store.commit([{ audit: auditEntry(`/tasks/${count}`) }])
  await store.close()
  t.match(await verify(folder), { status: 0, output: /5 audit entries/ })
  const database = new DatabaseSync(join(folder, 'gantry.db'))
  database.exec(`UPDATE audit SET entry = replace(entry, '/tasks/3', '/tasks/9') WHERE id = 3`)
  t.match(await verify(folder), { status: 1, output: /entry 3 of 5/ })
  database.exec(
    `UPDATE audit SET entry = replace(entry, '/tasks/9', '/tasks/3') WHERE id = 3; DELETE FROM audit WHERE id = 2`,
  )
  t.match(await verify(folder), { status: 1, output: /entry 3 of 4/ })
  database.exec('DELETE FROM audit WHERE id < 3')
  t.match(await verify(folder), { status: 1, output: /entry 3 of 3/ })
  database.close()
  t.match(await verify(join(folder, 'nothing')), { status: 2 })
})

/** Splits comments into sentences, each on the names of tests. */
function sentencesOf(source: string): string[] {
  const comments = source.match(/\/\*\*[^]*?\*\//g) ?? []
  return comments.flatMap(
    (comment) =>
      comment
        .replace(/^\s*\/\*\*|\*\/$/g, '')
        .split('\n')
        .map((line) => line.replace(/^\s*\* ?/, '').trim())
        .join(' ')
        .match(/\S.*?\.(?=\s|$)/g) ?? [],
  )
}

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

/** A store in a schema of its own, and a way to tamper with it. */
async function openBoth(t: Test): Promise<{ store: Store; url: string; sql: (text: string) => Promise<unknown> }> {
  const url = await postgres.makeSchema()
  const store = await openPostgresStore(url, collections)
  t.teardown(() => store.close())
  const client = await connect(t, url)
  return { store, url, sql: (text) => client.query(text) }
}

async function connect(t: Test, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  return client
}

async function killAtRandom(
  t: Test,
  driver: 'sqlite' | 'postgres',
  makePlace: () => string | Promise<string>,
  reopen: (place: string) => Promise<Store>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const place = await makePlace()
      const child = spawn(process.execPath, [writingProcess, 'open', driver, place])
      const lines = createInterface(child.stdout)
      await once(lines, 'line')
      child.stdin.write('go\n')
      // Any moment will do: the outcome must be right at each.
      setTimeout(() => child.kill('SIGKILL'), index * 6)
      await once(child, 'close')
      const store = await reopen(place)
      await store.probe()
      await t.rejects(
        store.commit([
          { insert: 'approvals', doc: approval('a') },
          { insert: 'approvals', doc: approval('a') },
        ]),
        DuplicateId,
      )
      await store.close()
    }),
  )
}

interface WritingProcess {
  readonly child: ChildProcessWithoutNullStreams
  readonly acknowledged: string[]
}

function startWriting(t: Test, url: string, name: string): WritingProcess {
  const child = spawn(process.execPath, [writingProcess, 'write', 'postgres', url, name])
  t.teardown(() => child.kill('SIGKILL'))
  child.stderr.pipe(process.stderr)
  const acknowledged: string[] = []
  createInterface(child.stdout).on('line', (line) => {
    if (line !== 'ready') acknowledged.push(line)
  })
  return { child, acknowledged }
}

async function verify(data: string): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('../../scripts/verify-audit.ts', import.meta.url)),
    '--data',
    data,
  ])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const [status] = await once(child, 'close')
  return { status, output }
}

async function startStore(t: Test) {
  const url = await postgres.makeSchema()
  const store = await openPostgresStore(url, collections)
  const sql = new pg.Client({ connectionString: url })
  await sql.connect()
  t.teardown(async () => {
    await store.close()
    await sql.end()
  })
  const goBack = async (eventId: number) => {
    await sql.query('BEGIN; SELECT 1 FROM heads FOR UPDATE')
    await sql.query('DELETE FROM events WHERE id > $1', [eventId])
    await sql.query('UPDATE heads SET "eventId" = $1', [eventId])
    await sql.query('COMMIT')
  }
  return { url, store, sql, goBack }
}
