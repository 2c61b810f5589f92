import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { collections } from '../../src/collections.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { jobLimits, Jobs } from '../../src/services/jobs.ts'
import type { JobDone, JobRun } from '../../src/services/jobs.ts'
import { readBootId } from '../../src/platform/processes/boot-id.ts'
import { ItemLocks } from '../../src/platform/work/item-locks.ts'
import { openPostgresStore } from '../../src/stores/postgres/store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { leaseMs } from './jobs-process.ts'
import type { WorkerAnswer, WorkerRequest } from './jobs-process.ts'
import { fieldOf } from './events.ts'
import { endless, ownerBy } from './grants.ts'
import { namedByIds } from './actors.ts'

// A process that works on jobs, whose kinds are those of the tests: what it begins stands in a ledger.
const [place = '', ledger = ''] = process.argv.slice(2)
const isStoreShared = place.startsWith('postgres:')
const store = isStoreShared ? await openPostgresStore(place, collections) : await openSqliteStore(place, collections)
const log = {
  info: () => {},
  warn: (about: object, message: string) => console.error(message, about),
  error: (about: object, message: string) => console.error(message, about),
}
const newId = createIds()
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs).toISOString()
const jobs = new Jobs({
  actors: namedByIds,
  store,
  now,
  newId,
  log,
  isStoreShared,
  itemLocks: new ItemLocks(),
  identity: endless,
  limits: { ...jobLimits, leaseMs },
})
jobs.define('sweep_resources', { scopes: [], isIdempotent: true, attemptsMax: 1, run })
jobs.define('send_email', { scopes: [], isIdempotent: false, attemptsMax: 1, run })
jobs.define('execute_plan_step', {
  scopes: [],
  isIdempotent: false,
  attemptsMax: 1,
  run: runProgram,
  abandon: async (job) => [
    {
      event: {
        kind: 'plan_step.finished',
        at: job.createdAt,
        actor: 'system',
        taskId: 'task_1',
        data: { planStepId: 'step_1', jobId: job.id, state: 'interrupted' },
      },
    },
  ],
})
await jobs.start()
process.on('message', ({ number, ...request }: WorkerRequest) => {
  void answer(request).then((given) => process.send?.({ number, ...given } satisfies WorkerAnswer))
})
process.send?.({ number: 0 } satisfies WorkerAnswer)

async function answer({
  order,
  count = 1,
  get,
  cancel,
  advanceMs,
}: Omit<WorkerRequest, 'number'>): Promise<Omit<WorkerAnswer, 'number'>> {
  if (get !== undefined)
    return {
      job: (await store.read.jobs.get(get))?.doc,
      events: (await store.events({ after: 0, limit: 1_000 }))
        .filter((event) => fieldOf(event, 'jobId') === get)
        .map(({ kind }) => kind),
    }
  if (cancel !== undefined) {
    const { changes } = await jobs.cancel(cancel, ownerBy({ userId: 'user_owner' }))
    await store.commit(changes)
    return {}
  }
  if (advanceMs !== undefined) {
    aheadMs += advanceMs
    return {}
  }
  const planned = order ? await Promise.all(Array.from({ length: count }, () => jobs.enqueue(order))) : []
  await store.commit(planned.flatMap(({ changes }) => changes))
  return { ids: planned.map(({ job }) => job.id) }
}

/** Holds the job when its task is called so; otherwise it is done at once. */
async function run({ job, signal }: JobRun): Promise<JobDone> {
  note(`${job.id} ${process.pid}`)
  if (job.taskId === 'hold' || (job.taskId === 'hold once' && job.attempts === 1)) await aborted(signal)
  return {}
}

/** Runs a program with a child that leaves its session and outlives a hang-up. */
async function runProgram(run: JobRun): Promise<JobDone> {
  const mark = `JOB_OF_TEST=${run.job.id}`
  const [name = '', value] = mark.split('=')
  const child = spawn(
    'sh',
    ['-c', 'setsid nohup sh -c \'echo "child $$"; exec sleep 1000\' & trap "" HUP; echo "parent $$"; wait'],
    { env: { PATH: process.env['PATH'], [name]: value }, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { pid = 0 } = child
  await run.setProcess({ pid, mark, startTime: startTimeOf(pid), bootId: readBootId() ?? '' })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.split('\n').length > 2) break
  }
  await run.write(Buffer.from(said))
  note(`${run.job.id} ${said.replaceAll('\n', ' ')}`)
  await aborted(run.signal)
  return {}
}

function startTimeOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[19])
}

function note(text: string): void {
  appendFileSync(ledger, `${text}\n`)
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error(String(signal.reason)))))
}
