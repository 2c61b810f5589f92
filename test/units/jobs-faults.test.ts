import t from 'tap'
import { collections } from '../../src/collections.ts'
import { every } from '../../src/platform/work/every.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { jobLimits, Jobs } from '../../src/services/jobs.ts'
import type { JobRun, JobsOptions } from '../../src/services/jobs.ts'
import { ItemLocks } from '../../src/platform/work/item-locks.ts'
import { OutcomeUnknown, StorageFailed, StorageFull, StorageUnavailable } from '../../src/stores/port.ts'
import type { Change, Store } from '../../src/collections.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { makeFolder } from '../support/folder.ts'
import { endless, ownerBy } from '../support/grants.ts'
import { fail } from '../../src/errors.ts'
import { readUntil, waitUntil } from '../support/wait.ts'
import { taskUpdated } from '../support/events.ts'
import { namedByIds } from '../support/actors.ts'

type Test = Parameters<typeof makeFolder>[0]

t.test('what the store has kept without being able to say so is not written twice', async (t) => {
  let count = 0
  const { jobs, store, begun, finish } = await begin(t, {
    // Each third commit of the run is kept, and its answer lost; so is that of the end.
    async commit(changes, commit) {
      const result = await commit(changes)
      const isOfRun = changes.some((change) => 'replace' in change && change.replace === 'jobLeases')
      if (isEnd(changes) || (isOfRun && ++count % 3 === 0)) throw new StorageFailed(new Error('the answer was lost'))
      return result
    },
  })
  const run = await begun
  let log = ''
  for (let line = 0; line < 100; line++) {
    const text = `${line} ${'ä'.repeat(10_000)}\n`
    log += text
    await run.write(Buffer.from(text))
  }
  finish()
  const job = await untilEnded(store, run.job.id)
  t.match(job, { status: 'succeeded', logBytes: Buffer.byteLength(log) })
  t.equal((await wholeLog(jobs, job.id)) === log, true)
  t.ok(count >= 3, `${count} commits`)
  t.equal((await store.events({ after: 0, limit: 100, kinds: ['job.finished'] })).length, 1)
})

t.test('a job whose store fails under it is interrupted, and its failure is not its own', async (t) => {
  for (const error of [new StorageUnavailable('the database does not answer'), new OutcomeUnknown(new Error('cut'))]) {
    const { store, begun, finish } = await begin(t, {})
    const run = await begun
    finish(error)
    t.match(await untilEnded(store, run.job.id), { status: 'interrupted', error: { reason: 'interrupted' } })
    t.equal(run.signal.reason, 'interrupted', 'what the job has left running ends, too')
  }
})

t.test('the end of a job waits for room on the disk', async (t) => {
  let refusals = 0
  const { store, begun, finish } = await begin(t, {
    async commit(changes, commit) {
      if (isEnd(changes) && refusals++ === 0) throw new StorageFull(new Error('no room'))
      return commit(changes)
    },
  })
  const run = await begun
  run.progress({ current: 7 })
  finish()
  t.match(await untilEnded(store, run.job.id), { status: 'succeeded', progress: { current: 7 } })
  t.equal(refusals, 2)
})

t.test(
  'a run that does not listen is interrupted all the same when the service stops, and changes nothing any more',
  async (t) => {
    const { jobs, store, begun } = await begin(t, {}, { stopMs: 50 })
    const run = await begun
    await jobs.finish()
    t.equal(run.signal.reason, 'interrupted')
    t.match((await store.read.jobs.get(run.job.id))?.doc, { status: 'interrupted' })
    await t.rejects(
      run.commit(async () => [{ event: taskUpdated(run.job.createdAt) }]),
      { name: 'JobLost' },
    )
    t.same(await store.events({ after: 0, limit: 10, kinds: ['task.*'] }), [])
  },
)

t.test('once the jobs have ended, nothing is read of their store', async (t) => {
  let reads = 0
  const { store, finish, begun } = await begin(t, {
    onRead: () => {
      reads++
    },
  })
  finish()
  await untilEnded(store, (await begun).job.id)
  let hasRested = false
  const seconds = every(1_000, () => {
    hasRested ||= reads === 0
    reads = 0
  })
  t.teardown(() => seconds.stop())
  await waitUntil(() => hasRested, 'a second without a read')
  t.pass()
})

t.test('jobs of an unsupported kind stay queued for another service, and block no other job', async (t) => {
  const { store, begun, finish } = await begin(t, {}, {}, async (empty) => {
    for (let count = 0; count < 20; count++) {
      const id = `job_0${String(count).padStart(2, '0')}`
      const at = '2026-01-01T00:00:00.000Z'
      await empty.commit([
        {
          insert: 'jobs',
          doc: {
            id,
            kind: 'send_email',
            status: 'queued',
            input: {},
            createdBy: 'user_owner',
            attempts: 0,
            logBytes: 0,
            createdAt: at,
            runAt: at,
          },
        },
        { insert: 'jobQueue', doc: { id, runAt: at } },
      ])
    }
  })
  finish()
  t.match(await untilEnded(store, (await begun).job.id), { status: 'succeeded' })
  t.equal((await store.read.jobs.list({ where: { status: 'queued' } })).length, 20)
})

interface Faults {
  readonly commit?: (changes: readonly Change[], commit: Store['commit']) => ReturnType<Store['commit']>
  readonly onRead?: () => void
}

/** Jobs on a real store that fails as the test says, with one job that has begun and ends when it is told to. */
async function begin(
  t: Test,
  { commit, onRead }: Faults,
  limits: Partial<JobsOptions['limits']> = {},
  prepare: (store: Store) => Promise<void> = async () => {},
) {
  const real = await openSqliteStore(makeFolder(t), collections)
  const store: Store = Object.assign(Object.create(real) as Store, {
    read: onRead ? countReads(real.read, onRead) : real.read,
    commit: (changes: readonly Change[]) =>
      commit ? commit(changes, (all) => real.commit(all)) : real.commit(changes),
    events: (query: Parameters<Store['events']>[0]) => real.events(query),
  })
  const silent = () => {}
  const jobs = new Jobs({
    actors: namedByIds,
    store,
    now: () => new Date().toISOString(),
    newId: createIds(),
    log: { info: silent, warn: silent, error: silent },
    isStoreShared: false,
    itemLocks: new ItemLocks(),
    identity: endless,
    limits: { ...jobLimits, ...limits },
  })
  // There is no server here that keeps the process.
  const alive = setInterval(() => {}, 1_000)
  t.teardown(async () => {
    clearInterval(alive)
    await jobs.finish()
    await real.close()
  })
  const begun = Promise.withResolvers<JobRun>()
  const finished = Promise.withResolvers<void>()
  jobs.define('sweep_resources', {
    scopes: [],
    isIdempotent: false,
    attemptsMax: 1,
    run: async (run) => {
      begun.resolve(run)
      await finished.promise
      return {}
    },
  })
  await prepare(real)
  await jobs.start()
  const { changes } = await jobs.enqueue({ kind: 'sweep_resources', grant: { userId: 'user_owner' } })
  await store.commit(changes)
  return {
    jobs,
    store: real,
    begun: begun.promise,
    finish: (error?: Error) => (error ? finished.reject(error) : finished.resolve()),
  }
}

function countReads(read: Store['read'], onRead: () => void): Store['read'] {
  return new Proxy(read, {
    get: (target, name, receiver) => {
      onRead()
      return Reflect.get(target, name, receiver) as unknown
    },
  })
}

function isEnd(changes: readonly Change[]): boolean {
  return changes.some((change) => 'remove' in change && change.remove === 'jobLeases')
}

async function untilEnded(store: Store, id: string) {
  const read = async () => (await store.read.jobs.get(id))?.doc
  return (await readUntil(read, (job) => job?.finishedAt !== undefined, `the end of ${id}`)) ?? fail('job_not_found')
}

async function wholeLog(jobs: Jobs, id: string): Promise<string> {
  const owner = ownerBy({ userId: 'user_owner' })
  let log = ''
  for (let offset = 0; ; ) {
    const part = await jobs.log(id, { offset, waitMs: 0 }, owner, new AbortController().signal)
    if (part.output === '') return log
    log += part.output
    offset = part.nextOffset
  }
}
