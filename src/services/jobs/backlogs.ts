import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { pickFairly } from '../../platform/work/shares.ts'
import type { Share } from '../../platform/work/shares.ts'
import type { JobDocument, JobQueueDocument, Lane } from './documents.ts'
import type { JobWork } from './work.ts'

/** A job that is due, with its entry of the queue. */
export interface DueJob {
  readonly entry: Versioned<JobQueueDocument>
  readonly job: Versioned<JobDocument>
  readonly work: JobWork
}

/** The places of a lane, of which each running job has one. */
export interface LanePlaces {
  readonly share: Share
  /** The user of each job that runs. */
  readonly users: readonly string[]
}

export interface BacklogsOptions {
  readonly store: Pick<Store, 'read'>
  readonly workOf: (kind: JobDocument['kind']) => JobWork | undefined
}

/** The queue as one backlog per lane and user, from which jobs are taken fairly. */
export class Backlogs {
  readonly #options: BacklogsOptions

  constructor(options: BacklogsOptions) {
    this.#options = options
  }

  /** The jobs to begin next, at most as many as there are places. A backlog without a place costs one read. */
  async take(places: Readonly<Record<Lane, LanePlaces>>, at: string): Promise<DueJob[]> {
    const open = lanes.filter((lane) => places[lane].users.length < places[lane].share.capacity)
    const heads = open.length > 0 ? await this.#heads(open, at) : []
    const taken = open.map((lane) =>
      takeFairly(
        heads.filter((head) => head.lane === lane),
        places[lane],
      ),
    )
    return (await Promise.all(taken)).flat()
  }

  async #heads(open: readonly Lane[], at: string): Promise<Head[]> {
    const heads: Head[] = []
    for await (const backlog of this.#backlogs()) {
      const owner = ownerOf(backlog)
      if (open.includes(owner.lane)) heads.push(...(await headOf(owner, this.#due(backlog, at))))
    }
    if (open.includes(earlier.lane)) heads.push(...(await headOf(earlier, this.#withoutBacklog(at))))
    return heads
  }

  /** Each backlog with entries, by one read of an index. */
  async *#backlogs(): AsyncGenerator<string> {
    for (let above: string | undefined; ; ) {
      const [next] = await this.#options.store.read.jobQueue.list({
        orderBy: 'backlog',
        limit: 1,
        ...(above !== undefined && { above }),
      })
      if (next?.doc.backlog === undefined) return
      yield (above = next.doc.backlog)
    }
  }

  /** The due jobs of a backlog, those that wait longest first. */
  async *#due(backlog: string, at: string): AsyncGenerator<DueJob> {
    for (let after: { id: string; value: string } | undefined; ; ) {
      const page = await this.#options.store.read.jobQueue.list({
        where: { backlog },
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
  async *#withoutBacklog(at: string): AsyncGenerator<DueJob> {
    const oldest = await this.#options.store.read.jobQueue.list({ orderBy: 'runAt', limit: pageSize })
    for (const entry of oldest) {
      const due = entry.doc.backlog === undefined && entry.doc.runAt <= at ? await this.#dueJob(entry) : undefined
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

const lanes: readonly Lane[] = ['work', 'turns', 'agents']
const pageSize = 5

interface Owner {
  readonly lane: Lane
  readonly userId: string
}

/** The owner of entries without a backlog. */
const earlier: Owner = { lane: 'work', userId: '' }

/** The name of the backlog that a job waits in. */
export function backlogOf({ lane = 'work', createdBy }: Pick<JobDocument, 'lane' | 'createdBy'>): string {
  return `${lane} ${createdBy}`
}

function ownerOf(backlog: string): Owner {
  const lane = lanes.find((each) => backlog.startsWith(`${each} `)) ?? 'work'
  return { lane, userId: backlog.slice(lane.length + 1) }
}

/** The next job of a backlog, and those after it. */
interface Head extends Owner {
  readonly since: string
  readonly due: DueJob
  readonly rest: AsyncGenerator<DueJob>
}

/** Nothing when the backlog is empty. */
async function headOf(owner: Owner, rest: AsyncGenerator<DueJob>): Promise<Head[]> {
  const { value: due } = await rest.next()
  return due ? [{ ...owner, since: due.entry.doc.runAt, due, rest }] : []
}

async function takeFairly(heads: readonly Head[], { share, users }: LanePlaces): Promise<DueJob[]> {
  const waiting = [...heads]
  const used = new Map<string, number>()
  const usedBy = (userId: string) => used.get(userId) ?? 0
  for (const userId of users) used.set(userId, usedBy(userId) + 1)
  const taken: DueJob[] = []
  while (users.length + taken.length < share.capacity) {
    const head = pickFairly(waiting, usedBy, share.perUser)
    if (!head) break
    taken.push(head.due)
    used.set(head.userId, usedBy(head.userId) + 1)
    waiting.splice(waiting.indexOf(head), 1, ...(await headOf(head, head.rest)))
  }
  return taken
}
