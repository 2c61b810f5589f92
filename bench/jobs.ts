import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../src/collections.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { jobLimits, Jobs } from '../src/services/jobs.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import type { Store } from '../src/collections.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { endless } from '../test/support/grants.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { below, tableOf } from './report.ts'
import type { Report } from './report.ts'
import { namedByIds } from '../test/support/actors.ts'

const order = { kind: 'sweep_resources', grant: { userId: 'user_owner' } } as const
const latencies = 300
const jobsOfRun = 1_000
const p99MsMax = 5

/**
 * What a job costs that does nothing: how soon it begins when nothing else is queued, and how many are done in a
 * second.
 */
export async function measureJobs(): Promise<Report> {
  const teardowns: (() => unknown)[] = []
  const owner = {
    teardown: (action: () => unknown) => {
      teardowns.push(action)
    },
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
    owner.teardown(() => rmSync(folder, { recursive: true }))
    const postgres = await startPostgres(owner)
    const sqlite = await measure(await openSqliteStore(folder, collections), false)
    const shared = await measure(await openPostgresStore(await postgres.makeSchema(), collections), true)
    return {
      title: 'Jobs: queueing and doing nothing',
      goals: [
        below('Job on SQLite, from its commit to its start, p99', p99MsMax, 'ms', {
          value: sqlite.p99Ms,
          rounds: latencies,
          digits: 1,
          why: `it is two commits with a flush each, that which queues the job and that which claims it; their median is ${sqlite.p50Ms.toFixed(1)} ms together, and the worst of a hundred is that of the disk and of whatever else this machine does.`,
        }),
      ],
      table: {
        columns: ['', 'queued to begun, p50 ms', 'p99 ms', 'jobs a second'],
        rows: [
          ['SQLite', ...columnsOf(sqlite)],
          ['PostgreSQL', ...columnsOf(shared)],
        ],
      },
      notes: [
        `${latencies} jobs one after the other, from before the commit that queues one; then ${jobsOfRun} that are queued at once, four of them running at a time. PostgreSQL does not flush here.`,
      ],
    }
  } finally {
    for (const action of teardowns.reverse()) await action()
  }
}

interface Figures {
  readonly p50Ms: number
  readonly p99Ms: number
  readonly jobsPerSecond: number
}

function columnsOf({ p50Ms, p99Ms, jobsPerSecond }: Figures): string[] {
  return [p50Ms.toFixed(1), p99Ms.toFixed(1), Math.round(jobsPerSecond).toString()]
}

async function measure(store: Store, isStoreShared: boolean): Promise<Figures> {
  const silent = () => {}
  const jobs = new Jobs({
    actors: namedByIds,
    store,
    now: () => new Date().toISOString(),
    newId: createIds(),
    limits: jobLimits,
    log: { info: silent, warn: silent, error: console.error },
    isStoreShared,
    itemLocks: new ItemLocks(),
    identity: endless,
  })
  let onRun = silent
  jobs.define('sweep_resources', {
    scopes: [],
    isIdempotent: true,
    attemptsMax: 1,
    run: async () => {
      onRun()
      return {}
    },
  })
  await jobs.start()
  try {
    const waits: number[] = []
    for (let count = 0; count < latencies; count++) {
      const startedAt = performance.now()
      const begun = new Promise<void>((resolve) => {
        onRun = resolve
      })
      await queue(jobs, store, 1)
      await begun
      waits.push(performance.now() - startedAt)
    }
    waits.sort((one, other) => one - other)
    const at = (part: number) => waits[Math.floor(waits.length * part)] ?? NaN
    const jobsPerSecond = await measureThroughput(jobs, store, (listener) => {
      onRun = listener
    })
    return { p50Ms: at(0.5), p99Ms: at(0.99), jobsPerSecond }
  } finally {
    await jobs.finish()
    await store.close()
  }
}

async function measureThroughput(jobs: Jobs, store: Store, listen: (onRun: () => void) => void): Promise<number> {
  let begun = 0
  const all = new Promise<void>((resolve) =>
    listen(() => {
      if (++begun === jobsOfRun) resolve()
    }),
  )
  const startedAt = performance.now()
  await queue(jobs, store, jobsOfRun)
  await all
  return (jobsOfRun / (performance.now() - startedAt)) * 1_000
}

async function queue(jobs: Jobs, store: Store, count: number): Promise<void> {
  const planned = await Promise.all(Array.from({ length: count }, () => jobs.enqueue(order)))
  await store.commit(planned.flatMap(({ changes }) => changes))
}

if (import.meta.main) {
  const { title, table, notes } = await measureJobs()
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
