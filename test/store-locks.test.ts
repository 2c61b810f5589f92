import t from 'tap'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../src/collections.ts'
import { DatabaseUnavailable, StorageLocked } from '../src/stores/port.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { makeFolder } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { approval } from './support/stores/documents.ts'
import { lockDatabase } from './support/stores/foreign-lock.ts'
import { waitUntil } from './support/wait.ts'

// Longer than any machine needs for the test, so that only the release of the lock lets a write go on.
const longMs = 15 * 60_000

for (const begin of ['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE'] as const)
  t.test(
    `while another process has the database locked by ${begin}, reads and health answer and writes wait`,
    async (t) => {
      const { gantry, file } = await startLockable(t, longMs)
      const id = await gantry.createTask('before')
      const lock = await lockDatabase(t, file, begin)
      let answered = 0
      const writes = Array.from({ length: 5 }, async (_, n) => {
        const answer = await gantry.call('POST', '/tasks', { body: { title: `during ${n}` } })
        answered++
        return answer.status
      })
      for (let n = 0; n < 5; n++) {
        t.equal((await gantry.call('GET', '/health/live')).status, 200)
        t.equal((await gantry.call('GET', `/tasks/${id}`)).status, 200)
        t.equal((await gantry.call('GET', '/tasks?q=before')).body.data.tasks.length, 1)
      }
      await waitUntil(async () => (await gantry.call('GET', '/health/ready')).status === 503, 'the next probe')
      t.equal(answered, 0, 'the lock is still there')
      await lock.release()
      t.same(await Promise.all(writes), [201, 201, 201, 201, 201])
      await waitUntil(async () => (await gantry.call('GET', '/health/ready')).status === 200, 'the next probe')
      const titles = (await gantry.call('GET', '/tasks')).body.data.tasks.map(({ title }: { title: string }) => title)
      t.same(titles.toSorted(), ['before', ...Array.from({ length: 5 }, (_, n) => `during ${n}`)], 'each once')
    },
  )

t.test('a write answers 503 when another process never releases its lock, and nothing of it is stored', async (t) => {
  const { gantry, file } = await startLockable(t, 0)
  const id = await gantry.createTask('before')
  const lock = await lockDatabase(t, file)
  const headers = { 'idempotency-key': 'a-key-of-this-call-0001' }
  const order = { body: { title: 'during' }, headers }
  const refused = await gantry.call('POST', '/tasks', order)
  t.equal(`${refused.status} ${refused.body.error.code}`, '503 overloaded')
  t.equal(refused.headers.get('retry-after'), '1')
  t.match(refused.body.error.message, /locked by another program/)
  t.equal((await gantry.call('GET', `/tasks/${id}`)).status, 200)
  await lock.release()
  t.equal((await gantry.call('GET', '/tasks')).body.data.tasks.length, 1)
  t.equal((await gantry.call('POST', '/tasks', order)).status, 201, 'the same call can be sent again')
  t.equal((await gantry.call('GET', '/tasks')).body.data.tasks.length, 2)
})

t.test('what was refused at a lock and what waited on are each stored never or once', async (t) => {
  const folder = makeFolder(t)
  const store = await openSqliteStore(folder, collections, { lockWaitMs: 300 })
  t.teardown(() => store.close())
  const lock = await lockDatabase(t, join(folder, 'gantry.db'))
  const refused: string[] = []
  const stored: string[] = []
  const write = async (id: string) => {
    try {
      await store.commit([{ insert: 'approvals', doc: approval(id) }])
      stored.push(id)
    } catch (error) {
      t.type(error, StorageLocked)
      refused.push(id)
    }
  }
  const writes = [write('first')]
  await waitUntil(() => refused.length === 1, 'the end of the first wait')
  writes.push(write('second'), write('third'))
  await lock.release()
  await Promise.all(writes)
  t.same(refused[0], 'first')
  const found = (await store.read.approvals.list()).map(({ doc }) => doc.id)
  t.same(found.toSorted(), stored.toSorted())
  t.same([...stored, ...refused].toSorted(), ['first', 'second', 'third'])
})

t.test('a store that is closed while its writes wait for a lock stores them first', async (t) => {
  const folder = makeFolder(t)
  const store = await openSqliteStore(folder, collections, { lockWaitMs: longMs })
  const lock = await lockDatabase(t, join(folder, 'gantry.db'))
  const write = store.commit([{ insert: 'approvals', doc: approval('waiting') }])
  const trim = store.trimEvents({ before: '', countMax: 0 })
  const probe = store.probe()
  const closed = store.close()
  await lock.release()
  await Promise.all([write, trim, probe, closed])
  const again = await openSqliteStore(folder, collections)
  t.teardown(() => again.close())
  t.ok(await again.read.approvals.get('waiting'))
})

t.test(
  'a store whose database is locked while it is opened waits for it, and says so when that is in vain',
  async (t) => {
    const folder = makeFolder(t)
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'gantry.db')
    const lock = await lockDatabase(t, file, 'BEGIN EXCLUSIVE')
    await t.rejects(openSqliteStore(folder, collections, { lockWaitMs: 0 }), DatabaseUnavailable)
    let isOpen = false
    const opening = openSqliteStore(folder, collections, { lockWaitMs: longMs }).then((store) => {
      isOpen = true
      return store
    })
    // Several turns of timers: the process is not blocked while it waits.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 5))
    t.notOk(isOpen)
    await lock.release()
    await (await opening).close()
  },
)

async function startLockable(test: Parameters<typeof makeFolder>[0], lockWaitMs: number) {
  const folder = makeFolder(test)
  const store = await openSqliteStore(folder, collections, { lockWaitMs })
  const gantry = await startGantry(test, { parts: { store } })
  return { gantry, file: join(folder, 'gantry.db') }
}
