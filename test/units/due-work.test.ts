import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../../src/collections.ts'
import type { Store } from '../../src/collections.ts'
import { later } from '../../src/platform/work/clock.ts'
import { DueWork } from '../../src/platform/work/due-work.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { TestClock } from '../support/clock.ts'
import { waitUntil } from '../support/wait.ts'

t.test('work runs when the first document is due, and nothing is read while none is', async (t) => {
  const { store, reads, work, second, insertDueIn, clock } = await startWork(t)
  await waitUntil(() => work.runs === 1, 'the work of the start')
  await insertDueIn(2_000)
  await second()
  const readsBefore = reads()
  await second()
  t.equal(work.runs, 2)
  t.equal(reads(), readsBefore, 'the time of the first is known')
  await second()
  t.equal(work.runs, 3, 'what is left of it is retried')
  const [first] = await store.read.taskClaims.list()
  await store.commit([{ remove: 'taskClaims', id: first?.doc.id ?? '', version: 1 }])
  await second()
  const readsAtRest = reads()
  clock.advance(3_600_000)
  await second()
  t.equal(work.runs, 3)
  t.equal(reads(), readsAtRest)
})

t.test('work that fails, and that for which the store cannot be read, is retried', async (t) => {
  const { work, second, insertDueIn, faults } = await startWork(t)
  await waitUntil(() => work.runs === 1, 'the work of the start')
  work.isFailing = true
  await insertDueIn(1_000)
  await second()
  t.equal(faults.length, 1)
  work.isFailing = false
  await second()
  t.equal(work.runs, 3)
  work.isUnreadable = true
  await insertDueIn(0)
  await second()
  t.equal(faults.length, 2)
  t.equal(work.runs, 3)
  work.isUnreadable = false
  await second()
  t.equal(work.runs, 4)
})

t.test('work that is expedited, and that of a shared store, runs whatever is due', async (t) => {
  const own = await startWork(t)
  await waitUntil(() => own.work.runs === 1, 'the work of the start')
  await own.second()
  t.equal(own.work.runs, 1)
  own.due.expedite()
  await own.second()
  t.equal(own.work.runs, 2)
  const shared = await startWork(t, { isStoreShared: true })
  await waitUntil(() => shared.work.runs === 1, 'the work of the start')
  await shared.second()
  t.equal(shared.work.runs, 2)
})

async function startWork(t: Test, { isStoreShared = false } = {}) {
  const clock = new TestClock()
  const memory = openMemoryStore(collections)
  const faults: unknown[] = []
  const work = { runs: 0, isFailing: false, isUnreadable: false }
  let reads = 0
  const list: Store['read']['taskClaims']['list'] = async (query) => {
    reads++
    if (work.isUnreadable) throw new Error('the store cannot be read')
    return memory.read.taskClaims.list(query)
  }
  const store: Store = { ...memory, read: { ...memory.read, taskClaims: { ...memory.read.taskClaims, list } } }
  const due = new DueWork({
    store,
    now: clock.now,
    isStoreShared,
    collection: 'taskClaims',
    dueAt: 'expiresAt',
    pollMs: 1_000,
    work: () => {
      work.runs++
      if (work.isFailing) throw new Error('the work failed')
    },
    onError: (error) => faults.push(error),
    repeat: clock.repeat,
  })
  due.start()
  t.teardown(() => due.stop())
  let count = 0
  return {
    store: memory,
    reads: () => reads,
    work,
    clock,
    due,
    faults,
    /** Passes a second, and waits until the look of it is over. */
    second: async () => {
      clock.advance(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    },
    insertDueIn: async (ms: number) => {
      const expiresAt = later(clock.now(), ms)
      const id = `task_${++count}`
      await memory.commit([
        { insert: 'taskClaims', doc: { id, claimId: `claim_${count}`, holderId: 'ada', expiresAt } },
      ])
    },
  }
}
