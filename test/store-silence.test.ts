import t from 'tap'
import pg from 'pg'
import { collections } from '../src/collections.ts'
import { DatabaseUnavailable, OutcomeUnknown, StorageLocked, StorageUnavailable } from '../src/stores/port.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { approval } from './support/stores/documents.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { startSilentProxy } from './support/silent-proxy.ts'
import { waitUntil } from './support/wait.ts'

const postgres = await startPostgres(t)
const tickMs = 100
// Each waits for seconds of silence, by a proxy and on a schema of its own.
t.jobs = 5

t.test('a PostgreSQL that goes silent: calls answer 503 within five seconds, readiness within one', async (t) => {
  const proxy = await startSilentProxy(t, await postgres.makeSchema())
  const environment = { GANTRY_STORE: proxy.url, GANTRY_BLOBS: makeFolder(t) }
  const gantry = await startGantry(t, { environment })
  const id = await gantry.createTask('before')
  await waitUntil(async () => (await gantry.call('GET', '/health/ready')).status === 200)
  const headers = { 'idempotency-key': 'the-key-of-the-silent-call' }
  const order = { body: { title: 'during' }, headers }
  proxy.silence()
  const calls = [
    gantry.call('GET', `/tasks/${id}`),
    gantry.call('GET', '/tasks'),
    gantry.call('GET', '/tasks?q=before'),
    gantry.call('GET', '/jobs'),
    gantry.call('POST', '/tasks', order),
    ...Array.from({ length: 20 }, (_, n) => gantry.call('POST', '/tasks', { body: { title: `lost ${n}` } })),
  ].map(inTicks)
  t.equal((await gantry.call('GET', '/health/live')).status, 200)
  await waitUntil(async () => {
    const { result, ticks } = await inTicks(gantry.call('GET', '/health/ready'))
    t.ok(ticks <= 10, `the readiness took ${ticks} ticks`)
    return result.status === 503
  })
  for (const { result, ticks } of await Promise.all(calls)) {
    t.equal(`${result.status} ${result.body.error.code}`, '503 not_ready')
    t.ok(result.headers.get('retry-after'))
    t.ok(ticks <= 50, `${ticks} ticks`)
  }
  const { result, ticks } = await inTicks(gantry.call('GET', '/tasks'))
  t.equal(`${result.status} ${result.body.error.code}`, '503 not_ready')
  t.ok(ticks <= 10, 'as long as it is silent, calls are refused at once')
  proxy.resume()
  await waitUntil(async () => (await gantry.call('GET', '/health/ready')).status === 200, 'the recovery')
  const reads = await Promise.all(Array.from({ length: 30 }, () => gantry.call('GET', `/tasks/${id}`)))
  t.ok(reads.every(({ status }) => status === 200))
  t.equal((await gantry.call('POST', '/tasks', order)).status, 201)
  const titles = (await gantry.call('GET', '/tasks?limit=200')).body.data.tasks.map(
    ({ title }: { title: string }) => title,
  )
  t.equal(titles.filter((title: string) => title === 'during').length, 1)
  t.equal(new Set(titles).size, titles.length, 'nothing is there twice')
})

t.test('a commit whose confirmation never came is reported as unknown, and a retry gives its answer', async (t) => {
  const proxy = await startSilentProxy(t, await postgres.makeSchema())
  const environment = { GANTRY_STORE: proxy.url, GANTRY_BLOBS: makeFolder(t) }
  const gantry = await startGantry(t, { environment })
  const order = { body: { title: 'unknown' }, headers: { 'idempotency-key': 'the-key-of-the-unknown-call' } }
  proxy.silenceAfter('COMMIT')
  const { status, body } = await gantry.call('POST', '/tasks', order)
  t.equal(`${status} ${body.error.code}`, '503 not_ready')
  t.match(body.error.message, /unknown whether/)
  t.notMatch(body.error.message, /restart/)
  proxy.resume()
  await waitUntil(async () => (await gantry.call('GET', '/health/ready')).status === 200, 'the recovery')
  const again = await gantry.call('POST', '/tasks', order)
  t.equal(again.status, 201)
  t.equal(again.headers.get('idempotency-replayed'), 'true', 'it was stored')
  t.equal((await gantry.call('GET', '/tasks')).body.data.tasks.length, 1)
})

t.test('what a silent PostgreSQL never received is not stored, and what it did not confirm is unknown', async (t) => {
  const proxy = await startSilentProxy(t, await postgres.makeSchema())
  const store = await openPostgresStore(proxy.url, collections)
  t.teardown(() => store.close())
  proxy.silence()
  await t.rejects(store.commit([{ insert: 'approvals', doc: approval('a') }]), StorageUnavailable)
  await t.rejects(store.read.approvals.list(), StorageUnavailable)
  await t.rejects(store.search('tasks', { text: 'a', limit: 1 }), StorageUnavailable)
  await t.rejects(store.probe(), StorageUnavailable)
  proxy.resume()
  await waitUntil(
    () =>
      store.probe().then(
        () => true,
        () => false,
      ),
    'the recovery',
  )
  t.equal(await store.read.approvals.get('a'), undefined)
  proxy.silenceAfter('COMMIT')
  await t.rejects(store.commit([{ insert: 'approvals', doc: approval('b') }]), OutcomeUnknown)
  proxy.resume()
  await waitUntil(() => store.read.approvals.get('b').then(Boolean, () => false), 'the item whose outcome was unknown')
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => store.commit([{ insert: 'approvals', doc: approval(`c${n}`) }])),
  )
  t.equal((await store.read.approvals.list()).length, 41)
})

t.test('a store on a silent PostgreSQL is not opened, and an open one can be closed', async (t) => {
  const proxy = await startSilentProxy(t, await postgres.makeSchema())
  const store = await openPostgresStore(proxy.url, collections)
  proxy.silence()
  await t.rejects(openPostgresStore(proxy.url, collections), DatabaseUnavailable)
  const read = t.rejects(store.read.approvals.list())
  await store.close()
  await read
})

t.test(
  'a lock of another client on PostgreSQL refuses writes after a while, and not what comes after it',
  async (t) => {
    const url = await postgres.makeSchema()
    const store = await openPostgresStore(url, collections, { lockWaitMs: 50 })
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    t.teardown(async () => {
      await other.end()
      await store.close()
    })
    await other.query('BEGIN')
    await other.query('SELECT * FROM heads FOR UPDATE')
    await t.rejects(store.commit([{ insert: 'approvals', doc: approval('a') }]), StorageLocked)
    t.same(await store.read.approvals.list(), [], 'reads go on')
    await other.query('ROLLBACK')
    await store.commit([{ insert: 'approvals', doc: approval('a') }])
    t.equal((await store.read.approvals.list()).length, 1)
  },
)

/** How many ticks of a timer of this process a result took: a slow machine delays both. */
async function inTicks<Result>(promise: Promise<Result>): Promise<{ result: Result; ticks: number }> {
  let ticks = 0
  const timer = setInterval(() => ticks++, tickMs)
  try {
    return { result: await promise, ticks }
  } finally {
    clearInterval(timer)
  }
}
