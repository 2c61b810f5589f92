import type { Change, Documents, Store } from '../../src/collections.ts'
import { ItemLocks } from '../../src/platform/work/item-locks.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { jobLimits, Jobs } from '../../src/services/jobs.ts'
import { endless } from '../../test/support/grants.ts'
import type { Table } from '../report.ts'
import { drivers, titles, withStores } from './open.ts'
import type { Meter } from './processor-time.ts'
import type { Section } from './section.ts'
import { namedByIds } from '../../test/support/actors.ts'

/** Finished jobs, waiting jobs, and users whose jobs wait. */
const situations = [
  { finished: 1_000, waiting: 0, users: 1 },
  { finished: 100_000, waiting: 0, users: 1 },
  { finished: 1_000, waiting: 100_000, users: 1 },
  { finished: 1_000, waiting: 100_000, users: 100 },
] as const
type Situation = (typeof situations)[number]

const kind = 'sweep_resources'
const alone = 200
const run = 500
const reads = 200
const atOnce = 2000
const at = '2026-01-01T00:00:00.000Z'

/** What jobs that do nothing cost beside many that are finished and many that wait. */
export async function measureJobsAtScale(): Promise<Section> {
  const tables: Table[] = []
  for (const driver of drivers) {
    const rows: string[][] = []
    for (const situation of situations) rows.push(await measure(driver, situation))
    tables.push({
      columns: [
        titles[driver],
        'queued to begun, p50 ms',
        'p99 ms',
        'queue, claim and finish, CPU ms a job',
        'list newest, CPU ms',
        'list by status and kind, CPU ms',
        'oldest finished, CPU ms',
      ],
      rows,
    })
  }
  return {
    title: 'Jobs: finished and waiting ones',
    tables,
    notes: [
      `Queued to begun: ${alone} jobs of a user who has no other, one after the other, from before the commit that queues one; where others wait, one of their jobs ends first. CPU a job: of these, and of ${run} that were queued at once or waited already.`,
    ],
  }
}

function measure(driver: (typeof drivers)[number], situation: Situation): Promise<string[]> {
  return withStores(driver, async ({ open, meter }) => {
    const store = await open()
    await fill(store, situation)
    const lists = [
      await cpuOf(meter, () => store.read.jobs.list({ descending: true, limit: 50 })),
      await cpuOf(meter, () =>
        store.read.jobs.list({ descending: true, limit: 50, where: { status: 'succeeded', kind } }),
      ),
      await cpuOf(meter, () => store.read.jobs.list({ orderBy: 'finishedAt', limit: 50 })),
    ]
    const { p50Ms, p99Ms, cpuMs } = await measureRuns(store, situation, meter)
    const { finished, waiting, users } = situation
    const name = `${finished.toLocaleString('en')} finished, ${waiting.toLocaleString('en')} waiting${waiting > 0 ? ` of ${users} user${users === 1 ? '' : 's'}` : ''}`
    const row = [name, p50Ms.toFixed(1), p99Ms.toFixed(1), ...[cpuMs, ...lists].map((each) => each.toFixed(3))]
    console.log(titles[driver], ...row)
    return row
  })
}

async function cpuOf(meter: Meter, call: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 20; count++) await call()
  const before = await meter()
  for (let count = 0; count < reads; count++) await call()
  return ((await meter()) - before) / reads
}

interface Figures {
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMs: number
}

async function measureRuns(store: Store, { waiting }: Situation, meter: Meter): Promise<Figures> {
  const silent = () => {}
  const jobs = new Jobs({
    actors: namedByIds,
    store,
    now: () => new Date().toISOString(),
    newId: createIds(),
    limits: jobLimits,
    log: { info: silent, warn: silent, error: console.error },
    isStoreShared: false,
    itemLocks: new ItemLocks(),
    identity: endless,
  })
  const begun = new Begun()
  jobs.define(kind, {
    scopes: [],
    isIdempotent: true,
    attemptsMax: 1,
    run: async ({ job }) => {
      begun.note(job.createdBy)
      return {}
    },
  })
  await jobs.start()
  try {
    const before = await meter()
    const waits: number[] = []
    for (let count = 0; count < alone; count++) {
      const startedAt = performance.now()
      await Promise.all([begun.next('user_alone'), queue(jobs, store, 'user_alone', 1)])
      waits.push(performance.now() - startedAt)
    }
    const done = begun.count + run
    if (waiting === 0) await queue(jobs, store, 'user_many', run)
    await begun.reach(done)
    const cpuMs = ((await meter()) - before) / begun.count
    waits.sort((one, other) => one - other)
    return { p50Ms: waits[waits.length >> 1] ?? NaN, p99Ms: waits[Math.floor(waits.length * 0.99)] ?? NaN, cpuMs }
  } finally {
    await jobs.finish()
  }
}

/** Counts the jobs that have begun. */
class Begun {
  #count = 0
  readonly #listeners = new Set<(userId: string) => void>()

  get count(): number {
    return this.#count
  }

  note(userId: string): void {
    this.#count++
    for (const listener of this.#listeners) listener(userId)
  }

  next(userId: string): Promise<void> {
    return this.#until((each) => each === userId)
  }

  async reach(count: number): Promise<void> {
    if (this.#count < count) await this.#until(() => this.#count >= count)
  }

  #until(isMet: (userId: string) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const listener = (userId: string) => {
        if (!isMet(userId)) return
        this.#listeners.delete(listener)
        resolve()
      }
      this.#listeners.add(listener)
    })
  }
}

async function queue(jobs: Jobs, store: Store, userId: string, count: number): Promise<void> {
  const planned = await Promise.all(Array.from({ length: count }, () => jobs.enqueue({ kind, grant: { userId } })))
  await store.commit(planned.flatMap(({ changes }) => changes))
}

async function fill(store: Store, { finished, waiting, users }: Situation): Promise<void> {
  const all = finished + waiting
  for (let first = 0; first < all; first += atOnce)
    await store.commit(
      Array.from({ length: Math.min(atOnce, all - first) }, (_, index) => {
        const number = first + index
        const userId = `user_${number % users}`
        return number < finished ? finishedJob(number, userId) : waitingJob(number, userId)
      }).flat(),
    )
}

function finishedJob(number: number, userId: string): Change[] {
  const doc = { ...jobOf(number, userId), status: 'succeeded', startedAt: at, finishedAt: timeOf(number) } as const
  return [{ insert: 'jobs', doc }]
}

function waitingJob(number: number, userId: string): Change[] {
  const doc = { ...jobOf(number, userId), runAt: timeOf(number) }
  return [
    { insert: 'jobs', doc },
    { insert: 'jobQueue', doc: { id: doc.id, createdBy: userId, runAt: doc.runAt } },
  ]
}

function jobOf(number: number, userId: string): Documents['jobs'] {
  const id = `job_01${String(number).padStart(24, '0')}`
  return {
    id,
    kind,
    status: 'queued',
    input: {},
    createdBy: userId,
    grant: { userId },
    attempts: 0,
    logBytes: 0,
    createdAt: at,
  }
}

function timeOf(number: number): string {
  return new Date(Date.parse(at) + number * 1000).toISOString()
}
