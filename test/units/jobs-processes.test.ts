import t from 'tap'
import { join } from 'node:path'
import { collections } from '../../src/collections.ts'
import { openPostgresStore } from '../../src/stores/postgres/store.ts'
import { makeFolder } from '../support/folder.ts'
import { leaseMs, readLedger, startJobsProcess, untilSeen } from '../support/jobs-process.ts'
import { startPostgres } from '../support/postgres.ts'
import { waitUntil } from '../support/wait.ts'
import { fieldOf } from '../support/events.ts'

const postgres = await startPostgres(t)
const grant = { userId: 'user_owner' }

t.test('two processes on one PostgreSQL share a queue, and each job is begun once', async (t) => {
  const { first, second, store, begun } = await startTwo(t)
  const ids = (
    await Promise.all(
      [first, second, first, second].map((process) => process.queue({ kind: 'send_email', grant }, 100)),
    )
  ).flat()
  for (const id of ids) await untilSeen(first, id, ({ status }) => status === 'succeeded')
  t.same(
    begun()
      .map(({ id }) => id)
      .toSorted(),
    ids.toSorted(),
  )
  t.equal(new Set(begun().map(({ pid }) => pid)).size, 2, 'both work')
  t.same(await store.read.jobQueue.list(), [])
  t.same(await store.read.jobLeases.list(), [])
  const starts = await store.events({ after: 0, limit: 2_000, kinds: ['job.started'] })
  t.equal(new Set(starts.map((event) => fieldOf(event, 'jobId'))).size, 400)
  t.equal(starts.length, 400)
})

t.test('what a killed process had is taken up by another one when its lease is over', async (t) => {
  const { first, second, begun } = await startTwo(t)
  const kept: string[] = []
  const repeated: string[] = []
  // In turns, so that each process has some of both kinds.
  for (let count = 0; count < 4; count++) {
    kept.push(...(await first.queue({ kind: 'send_email', grant, taskId: 'hold' })))
    repeated.push(...(await first.queue({ kind: 'sweep_resources', grant, taskId: 'hold once' })))
  }
  for (const id of [...kept, ...repeated]) await untilSeen(second, id, ({ status }) => status === 'running')
  await waitUntil(() => begun().length >= 8)
  const lost = begun()
    .filter(({ pid }) => pid === first.pid)
    .map(({ id }) => id)
  t.equal(lost.length, 4)
  await first.kill()
  const others = [...kept, ...repeated].filter((id) => !lost.includes(id))
  for (const id of others) await second.cancel(id)
  for (const id of others) await untilSeen(second, id, ({ status }) => status === 'cancelled')
  for (const id of lost) t.match((await second.look(id)).job, { status: 'running' }, 'the lease is not over')
  await second.advanceClock(leaseMs)
  for (const id of lost) {
    const mayRepeat = repeated.includes(id)
    t.match(await untilSeen(second, id, ({ status }) => status !== 'running' && status !== 'queued'), {
      status: mayRepeat ? 'succeeded' : 'interrupted',
      attempts: mayRepeat ? 2 : 1,
    })
  }
})

t.test('a job is cancelled through another process than the one that runs it', async (t) => {
  const { first, second, store } = await startTwo(t)
  const ids = await first.queue({ kind: 'send_email', grant, taskId: 'hold' }, 8)
  for (const id of ids) await untilSeen(second, id, ({ status }) => status === 'running')
  for (const id of ids) await second.cancel(id)
  for (const id of ids) await untilSeen(first, id, ({ status }) => status === 'cancelled')
  t.same(await store.read.jobLeases.list(), [])
})

t.test('a process whose lease was taken stops, and commits nothing more', async (t) => {
  const { first, second, store } = await startTwo(t)
  const [id = ''] = await first.queue({ kind: 'send_email', grant, taskId: 'hold' })
  await untilSeen(first, id, ({ status }) => status === 'running')
  for (let isTaken = false; !isTaken; ) {
    const lease = await store.read.jobLeases.get(id)
    if (!lease) throw new Error('no lease')
    // As another process takes it, whose clock is ahead.
    isTaken = await store
      .commit([
        {
          replace: 'jobLeases',
          version: lease.version,
          doc: { ...lease.doc, owner: 'worker_other', expiresAt: '2999-01-01T00:00:00.000Z' },
        },
      ])
      .then(
        () => true,
        () => false,
      )
  }
  const before = await second.look(id)
  // The holder is told by the cancellation that it has it no more; nothing but that is written.
  await second.cancel(id)
  const [next = ''] = await first.queue({ kind: 'send_email', grant })
  await untilSeen(first, next, ({ status }) => status === 'succeeded')
  const { job, events } = await second.look(id)
  t.match(job, { status: 'running', isCancelling: true })
  t.same(events, [...before.events, 'job.progress'])
  t.equal((await store.read.jobLeases.get(id))?.doc.owner, 'worker_other')
})

async function startTwo(t: Parameters<typeof makeFolder>[0]) {
  const url = await postgres.makeSchema()
  const ledger = join(makeFolder(t), 'ledger')
  const store = await openPostgresStore(url, collections)
  t.teardown(() => store.close())
  const [first, second] = await Promise.all([startJobsProcess(t, url, ledger), startJobsProcess(t, url, ledger)])
  return { first, second, store, begun: () => readLedger(ledger) }
}
