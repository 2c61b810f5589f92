import t from 'tap'
import type { Test } from 'tap'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { collections } from '../../../src/collections.ts'
import { verifyAudit } from '../../../src/stores/audit.ts'
import type { Collections, Indexes } from '../../../src/stores/collection.ts'
import type { Change, Documents } from '../../../src/collections.ts'
import { openMemoryStore } from '../../../src/stores/memory/store.ts'
import { DataTooNew, OutcomeUnknown, StorageFailed, StorageFull } from '../../../src/stores/port.ts'
import type * as port from '../../../src/stores/port.ts'
import { DatabaseClock } from '../../../src/stores/postgres/database-clock.ts'
import { openPostgresStore } from '../../../src/stores/postgres/store.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/store.ts'
import { makeFolder } from '../../support/folder.ts'
import { approval, auditEntry, event, task } from '../../support/stores/documents.ts'
import { testStore } from './store-suite.ts'
import { postgres, openBoth } from '../../support/stores/drivers.ts'

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
  const port = readFileSync(new URL('../../../src/stores/port.ts', import.meta.url), 'utf8')
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const tests = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
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
