import type { JobDone, JobOrder, JobRun, JobWork } from '../../src/services/jobs.ts'
import type { StoredEvent } from '../../src/stores/port.ts'
import type { Gantry } from './gantry.ts'

const patienceMs = 15_000

/** The work of a kind, whose runs do what the test says. */
export class Stage {
  readonly runs: StagedRun[] = []
  readonly #waiting = new Set<() => void>()

  /** Takes a kind over; the job of the kind needs nothing that is not there. */
  constructor(gantry: Gantry, kind: JobOrder['kind'] = 'sweep_resources', work: Partial<JobWork> = {}) {
    const run = (run: JobRun) =>
      new Promise<JobDone>((resolve, reject) => {
        this.runs.push({ run, jobId: run.job.id, finish: (done = {}) => resolve(done), fail: reject })
        for (const look of this.#waiting) look()
        // A service that stops at the end of a test is not kept waiting.
        run.signal.addEventListener('abort', () => {
          if (run.signal.reason !== 'cancelled') reject(new Error(String(run.signal.reason)))
        })
      })
    gantry.service.app.jobs.define(kind, { scopes: [], isIdempotent: false, attemptsMax: 1, run, ...work })
  }

  /** Waits for a run that has begun; the first one is 0. */
  async begun(index = 0): Promise<StagedRun> {
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`run ${index} did not begin`)), patienceMs)
      const look = () => {
        if (this.runs.length <= index) return
        clearTimeout(giveUp)
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
    const run = this.runs[index]
    if (!run) throw new Error('no such run')
    return run
  }
}

export interface StagedRun {
  readonly run: JobRun
  readonly jobId: string
  finish(done?: JobDone): void
  fail(error: Error): void
}

/** Queues a job and gives its id. */
export async function queueJob(gantry: Gantry, order: Partial<JobOrder> = {}): Promise<string> {
  const { jobs, store } = gantry.service.app
  const { changes, job } = await jobs.plan({ kind: 'sweep_resources', createdBy: 'user_owner', ...order })
  await store.commit(changes)
  jobs.wake()
  return job.id
}

/** Waits until a job is so, and gives it. */
// The tests look into jobs of every shape; the contract check has told each shape before.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function untilJob(gantry: Pick<Gantry, 'call'>, id: string, isSo: (job: any) => boolean): Promise<any> {
  for (const end = Date.now() + patienceMs; ; ) {
    const { job } = (await gantry.call('GET', `/jobs/${id}`)).body.data
    if (isSo(job)) return job
    if (Date.now() > end) throw new Error(`the job did not come to what it should be: ${JSON.stringify(job)}`)
  }
}

export function untilStatus(gantry: Pick<Gantry, 'call'>, id: string, status: string) {
  return untilJob(gantry, id, (job) => job.status === status)
}

/** What was told of a job. */
export async function eventsOfJob({ service }: Gantry, id: string): Promise<StoredEvent[]> {
  return (await service.app.store.events({ after: 0, limit: 10_000 })).filter(({ data }) => data['jobId'] === id)
}
