import t from 'tap'
import type { Test } from 'tap'
import pg from 'pg'
import type { Document, Indexes } from '../../../src/stores/collection.ts'
import { StoreSuperseded } from '../../../src/stores/port.ts'
import type { Store } from '../../../src/stores/port.ts'
import { openPostgresStore } from '../../../src/stores/postgres/store.ts'
import { currentLine } from '../../../src/stores/schema-ledger.ts'
import type { SchemaLine } from '../../../src/stores/schema-ledger.ts'
import { startPostgres } from '../../support/postgres.ts'
import { readUntil, waitUntil } from '../../support/wait.ts'

const postgres = await startPostgres(t)

interface Thing extends Document {
  readonly kind: string
  readonly size: string
  readonly title: string
  readonly note: string
  readonly labels: readonly string[]
}

const own = currentLine.version
const older: Version = {
  line: { version: own, writableBy: own },
  things: { equal: ['kind'], text: ['title'] },
}
/**
 * One collection, column, order, list and text more, each with its indexes; the column comes before the one that there
 * is.
 */
const newer: Version = {
  line: { version: own + 1, writableBy: own },
  things: { equal: ['size', 'kind'], lists: ['labels'], ordered: ['note'], text: ['title', 'note'] },
}

interface Version {
  readonly line: SchemaLine
  readonly things: Indexes<Thing>
}

t.test('an older process writes beside a newer one, which completes what the older one has written', async (t) => {
  const place = await makePlace(t)
  const old = await place.open(older)
  await old.commit([{ insert: 'things', doc: thing('before', 'tool') }])
  const fresh = await place.open(newer, { others: {} })
  t.same(await namesOf(fresh, { where: { labels: 'red' } }), ['before'], 'what was there is complete at its start')
  await old.commit([{ insert: 'things', doc: thing('beside', 'tool') }])
  await old.commit([{ replace: 'things', version: 1, doc: { ...thing('before', 'toy'), size: 'small' } }])
  await waitUntil(async () => (await place.query('SELECT 1 FROM stale')).length === 0, 'completed items')

  t.same(await namesOf(fresh, { where: { size: 'large' } }), ['beside'])
  t.same(await namesOf(fresh, { where: { size: 'small', kind: 'toy' } }), ['before'])
  t.same(await namesOf(fresh, { where: { labels: 'red' } }), ['before', 'beside'])
  t.same(await namesOf(fresh, { orderBy: 'note' }), ['before', 'beside'])
  t.same(await search(fresh, 'note', { size: 'large' }), ['beside'], 'the words of the newer fields are found')
  t.same(await search(old, 'title', { kind: 'toy' }), ['before'], 'and the older one finds its own')
  t.same((await fresh.read.things.get('before'))?.version, 2, 'no version was counted up')

  await old.commit([{ remove: 'things', version: 1, id: 'beside' }])
  await waitUntil(async () => (await place.query('SELECT 1 FROM stale')).length === 0, 'completed items')
  t.same(await place.query(`SELECT id FROM "things_labels"`), [{ id: 'before' }])
  t.same(await search(fresh, 'note'), ['before'])
})

t.test('an older process that starts again leaves a newer schema as it is, and writes', async (t) => {
  const place = await makePlace(t)
  await (await place.open(older)).close()
  const fresh = await place.open(newer)
  const before = await place.definitions()
  const old = await place.open(older)
  t.same(await place.definitions(), before)
  await old.commit([{ insert: 'things', doc: thing('one', 'tool') }])
  await fresh.commit([{ insert: 'things', doc: thing('two', 'tool') }])
  t.same(await namesOf(old, { where: { kind: 'tool' } }), ['one', 'two'])
})

t.test('what older processes wrote while no newer one ran is complete when one starts', async (t) => {
  const place = await makePlace(t)
  await (await place.open(newer)).close()
  const old = await place.open(older)
  await old.commit(
    Array.from({ length: 250 }, (_, index) => ({ insert: 'things', doc: thing(`thing_${index}`, 'tool') })),
  )
  const fresh = await place.open(newer)
  t.equal((await fresh.read.things.list({ where: { labels: 'red' } })).length, 250)
})

t.test('two states of one version live together where one contains the other', async (t) => {
  const place = await makePlace(t)
  const wide = { ...newer, line: older.line }
  const small = await place.open(older)
  const large = await place.open(wide)
  await small.commit([{ insert: 'things', doc: thing('one', 'tool') }])
  await waitUntil(async () => (await place.query('SELECT 1 FROM stale')).length === 0, 'completed items')
  t.same(await namesOf(large, { where: { labels: 'red' } }), ['one'])
  const before = await place.definitions()
  await place.open(older)
  t.same(await place.definitions(), before)
})

t.test(
  'postgres: Throws `StoreSuperseded` once a newer version of the service has taken over the database.',
  async (t) => {
    const place = await makePlace(t)
    const old = await place.open(older)
    await old.commit([{ insert: 'things', doc: thing('one', 'tool') }])
    await old.probe()
    const fresh = await place.open({ ...newer, line: { version: own + 1, writableBy: own + 1 } })
    await t.rejects(old.commit([{ insert: 'things', doc: thing('two', 'tool') }]), StoreSuperseded)
    await t.rejects(old.probe(), StoreSuperseded)
    await t.rejects(old.probe(60_000), StoreSuperseded, 'also while no write is tried')
    t.same(await namesOf(fresh, {}), ['one'], 'nothing was stored')
    await t.rejects(place.open(older), {
      name: 'DataTooNew',
      message: `The data has schema ${own + 1}; this version knows ${own}.`,
    })
  },
)

t.test('what a version no longer declares is dropped when the versions that need it may no longer write', async (t) => {
  const place = await makePlace(t)
  const old = await place.open(newer)
  await old.commit([{ insert: 'things', doc: thing('one', 'tool') }])
  const fewer = { line: { version: own + 2, writableBy: own + 1 }, things: older.things }
  const fresh = await place.open(fewer)
  await old.commit([{ insert: 'things', doc: thing('two', 'tool') }])
  t.same(await namesOf(old, { where: { labels: 'red' } }), ['one', 'two'], 'the older one reads by what it declares')
  await fresh.close()
  await place.open({ ...fewer, line: { version: own + 3, writableBy: own + 2 } })
  const names = (await place.definitions()).map(({ name }) => name)
  t.notOk(names.some((name) => /labels|size|note/.test(String(name))))
  t.same(await place.columnsOf('things'), ['checksum', 'doc', 'id', 'kind', 'version'])
  await t.rejects(namesOf(old, { where: { labels: 'red' } }), StoreSuperseded, 'a read of what is gone says why')
  await t.rejects(old.commit([{ insert: 'things', doc: thing('three', 'tool') }]), StoreSuperseded)
})

t.test('an index is built while others write, and one that a kill left invalid is built again', async (t) => {
  const place = await makePlace(t)
  const old = await place.open(older)
  await old.commit([{ insert: 'things', doc: thing('one', 'tool') }])
  const reader = new pg.Client({ connectionString: place.url })
  await reader.connect()
  t.teardown(() => reader.end())
  const building = async () => {
    const [row] = await place.query(
      `SELECT pid FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY "things%' AND wait_event_type = 'Lock'`,
    )
    return row?.['pid']
  }
  // A build waits for the transactions that began before it.
  const withReader = async (act: () => Promise<void>) => {
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1 FROM heads')
    await act()
    await reader.query('COMMIT')
  }
  const wider = { line: newer.line, things: { ...older.things, together: [['kind', 'kind']] } } as Version
  await withReader(async () => {
    const opening = place.open(wider).catch((error: unknown) => error)
    const pid = await readUntil(building, (found) => found !== undefined, 'the build of an index')
    await old.commit([{ insert: 'things', doc: thing('two', 'tool') }])
    t.same(await namesOf(old, {}), ['one', 'two'])
    await place.query(`SELECT pg_terminate_backend(${pid})`)
    await opening
  })
  const invalid = () =>
    place.query(`SELECT indexrelid FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
      WHERE relnamespace = current_schema()::regnamespace AND NOT indisvalid`)
  t.equal((await invalid()).length, 1, 'an invalid index is left')
  const fresh = await place.open(wider)
  t.same(await invalid(), [])
  t.ok((await place.definitions()).some(({ name }) => name === 'things_kind_kind'))
  t.same(await namesOf(fresh, { where: { kind: 'tool' } }), ['one', 'two'])
})

t.test('a start that ends while items are derived again is completed by the next one', async (t) => {
  const place = await makePlace(t)
  const old = await place.open(older)
  await old.commit(
    Array.from({ length: 250 }, (_, index) => ({ insert: 'things', doc: thing(`thing_${index}`, 'tool') })),
  )
  // A damaged item ends the start in the middle of its work.
  await place.query(`UPDATE things SET checksum = checksum + 1 WHERE id = 'thing_99'`)
  await t.rejects(place.open(newer), { name: 'DocumentDamaged' })
  await place.query(`UPDATE things SET checksum = checksum - 1 WHERE id = 'thing_99'`)
  const [record] = await place.query('SELECT unfinished FROM "schemaVersion"')
  t.same(record?.['unfinished'], '["things"]')
  await old.commit([{ insert: 'things', doc: thing('beside', 'tool') }])
  const fresh = await place.open(newer)
  t.equal((await fresh.read.things.list({ where: { labels: 'red' } })).length, 251)
  t.equal((await search(fresh, 'note')).length, 251)
})

type Opened = Store<{ things: Thing }>

async function makePlace(t: Test) {
  const url = await postgres.makeSchema()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  const query = async (sql: string): Promise<Record<string, unknown>[]> => (await client.query(sql)).rows
  return {
    url,
    query,
    open: async ({ line, things }: Version, others: Record<string, Indexes<Document>> = {}): Promise<Opened> => {
      const store = await openPostgresStore<{ things: Thing }>(url, { things, ...others }, { source: { line } })
      // A service listens for events, and by the same connection learns of stale items.
      store.onEvents(() => {})
      const closeStore = store.close.bind(store)
      let closing: Promise<void> | undefined
      store.close = () => (closing ??= closeStore())
      t.teardown(() => store.close())
      return store
    },
    definitions: () =>
      query(`SELECT indexname AS name, indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY 1`),
    columnsOf: async (table: string) =>
      (
        await query(
          `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = '${table}' ORDER BY 1`,
        )
      ).map(({ name }) => name),
  }
}

async function namesOf(store: Opened, query: Parameters<Opened['read']['things']['list']>[0]): Promise<string[]> {
  return (await store.read.things.list(query)).map(({ doc }) => doc.id)
}

async function search(store: Opened, text: string, where = {}): Promise<string[]> {
  return (await store.search('things', { text, where, limit: 500 })).map(({ doc }) => doc.id)
}

function thing(id: string, kind: string): Thing {
  return { id, kind, size: 'large', title: `A title of ${id}`, note: `note ${id}`, labels: ['red'] }
}
