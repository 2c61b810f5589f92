import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { pickFairly } from '../../platform/work/shares.ts'
import type { JobDocument, JobQueueDocument } from './documents.ts'
import type { JobWork } from './work.ts'

/** A job that is due, with its entry of the queue. */
export interface DueJob {
  readonly entry: Versioned<JobQueueDocument>
  readonly job: Versioned<JobDocument>
  readonly work: JobWork
}

export interface BacklogsOptions {
  readonly store: Pick<Store, 'read'>
  readonly workOf: (kind: JobDocument['kind']) => JobWork | undefined
  readonly runningPerUserMax: number
}

/** The queue as one backlog per user, from which jobs are taken fairly. */
export class Backlogs {
  readonly #options: BacklogsOptions

  constructor(options: BacklogsOptions) {
    this.#options = options
  }

  /** The jobs to begin next, at most so many. `running` names the user of each job that runs. */
  async take(count: number, at: string, running: readonly string[]): Promise<DueJob[]> {
    const { runningPerUserMax } = this.#options
    const used = new Map<string, number>()
    for (const userId of running) used.set(userId, (used.get(userId) ?? 0) + 1)
    const usedBy = (userId: string) => used.get(userId) ?? 0
    const heads = await this.#heads(at)
    const taken: DueJob[] = []
    while (taken.length < count) {
      const head = pickFairly(heads, usedBy, runningPerUserMax)
      if (!head) break
      taken.push(head.due)
      used.set(head.userId, usedBy(head.userId) + 1)
      heads.splice(heads.indexOf(head), 1, ...(await headOf(head.userId, head.rest)))
    }
    return taken
  }

  async #heads(at: string): Promise<Head[]> {
    const heads: Head[] = []
    for await (const userId of this.#users()) heads.push(...(await headOf(userId, this.#due(userId, at))))
    return [...heads, ...(await headOf('', this.#withoutUser(at)))]
  }

  /** Each user with entries, by one read of an index. */
  async *#users(): AsyncGenerator<string> {
    for (let above: string | undefined; ; ) {
      const [next] = await this.#options.store.read.jobQueue.list({
        orderBy: 'createdBy',
        limit: 1,
        ...(above !== undefined && { above }),
      })
      if (next?.doc.createdBy === undefined) return
      yield (above = next.doc.createdBy)
    }
  }

  /** The due jobs of a user, those that wait longest first. */
  async *#due(createdBy: string, at: string): AsyncGenerator<DueJob> {
    for (let after: { id: string; value: string } | undefined; ; ) {
      const page = await this.#options.store.read.jobQueue.list({
        where: { createdBy },
        orderBy: 'runAt',
        limit: pageSize,
        ...(after && { after }),
      })
      for (const entry of page) {
        const due = entry.doc.runAt <= at ? await this.#dueJob(entry) : undefined
        if (due) yield due
      }
      const last = page.at(-1)?.doc
      if (!last || page.length < pageSize || last.runAt > at) return
      after = { id: last.id, value: last.runAt }
    }
  }

  /** Entries of an earlier version are the oldest of the queue. */
  async *#withoutUser(at: string): AsyncGenerator<DueJob> {
    const oldest = await this.#options.store.read.jobQueue.list({ orderBy: 'runAt', limit: pageSize })
    for (const entry of oldest) {
      const due = entry.doc.createdBy === undefined && entry.doc.runAt <= at ? await this.#dueJob(entry) : undefined
      if (due) yield due
    }
  }

  /** A job of a kind that this version does not know is for another process. */
  async #dueJob(entry: DueJob['entry']): Promise<DueJob | undefined> {
    const { store, workOf } = this.#options
    const job = await store.read.jobs.get(entry.doc.id)
    const work = job?.doc.status === 'queued' ? workOf(job.doc.kind) : undefined
    return job && work && { entry, job, work }
  }
}

const pageSize = 5

/** The next job of a backlog, and those after it. */
interface Head {
  readonly userId: string
  readonly since: string
  readonly due: DueJob
  readonly rest: AsyncGenerator<DueJob>
}

/** Nothing when the backlog is empty. */
async function headOf(userId: string, rest: AsyncGenerator<DueJob>): Promise<Head[]> {
  const { value: due } = await rest.next()
  return due ? [{ userId, since: due.entry.doc.runAt, due, rest }] : []
}
