import type { JobDone, JobOrder, JobRun, JobWork } from '../../src/services/jobs.ts'
import type { StoredEvent } from '../../src/stores/port.ts'
import type { Gantry } from './gantry.ts'
import { readUntil, waitMaxMs } from './wait.ts'
import { fieldOf } from './events.ts'

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
      const giveUp = setTimeout(() => reject(new Error(`run ${index} did not begin`)), waitMaxMs)
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
  const { changes, job } = await jobs.enqueue({ kind: 'sweep_resources', grant: { userId: 'user_owner' }, ...order })
  await store.commit(changes)
  return job.id
}

/** Waits until a job is so, and gives it. */
// The tests look into jobs of every shape; the contract check has told each shape before.
export async function untilJob(gantry: Pick<Gantry, 'call'>, id: string, isSo: (job: any) => boolean): Promise<any> {
  const read = async () => (await gantry.call('GET', `/jobs/${id}`)).body.data.job
  return readUntil(read, isSo, `the expected state of the job ${id}`)
}

export function untilState(gantry: Pick<Gantry, 'call'>, id: string, state: string) {
  return untilJob(gantry, id, (job) => job.state === state)
}

/** What was told of a job. */
export async function eventsOfJob({ service }: Gantry, id: string): Promise<StoredEvent[]> {
  return (await service.app.store.events({ after: 0, limit: 10_000 })).filter((event) => fieldOf(event, 'jobId') === id)
}
