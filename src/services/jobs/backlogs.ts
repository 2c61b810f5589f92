import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { holderOf, pickFairly, ShareCounts } from '../../platform/work/shares.ts'
import type { Share, ShareHolder, Waiting } from '../../platform/work/shares.ts'
import type { JobDocument, JobQueueDocument, Lane } from '../../collections/jobs.ts'
import type { Runners } from '../runners.ts'
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
  /** The holder of each job that runs. */
  readonly holders: readonly ShareHolder[]
}

export interface BacklogsOptions {
  readonly store: Pick<Store, 'read'>
  readonly workOf: (kind: JobDocument['kind']) => JobWork | undefined
  /** Whether a runner that is connected to this process does what needs these labels. */
  readonly runners?: { readonly choice: Pick<Runners['choice'], 'isHere'> } | undefined
}

/** The queue as one backlog per lane, user and credential, from which jobs are taken fairly. */
export class Backlogs {
  readonly #options: BacklogsOptions

  constructor(options: BacklogsOptions) {
    this.#options = options
  }

  /**
   * The jobs to begin next, at most as many as there are places. The oldest entries are as a rule enough, and are one
   * read: where they are not all that is due, they still name the next users of those without a job of the lane, who
   * come before all others. Only for places that are free then each backlog of the lane is read.
   */
  async take(places: Readonly<Record<Lane, LanePlaces>>, at: string): Promise<DueJob[]> {
    const choices = lanes.map((lane) => new Choice(lane, places[lane])).filter(({ isFull }) => !isFull)
    if (choices.length === 0) return []
    const oldest = await this.#options.store.read.jobQueue.list({ orderBy: 'runAt', limit: oldestSize })
    const due = oldest.filter(({ doc }) => doc.runAt <= at)
    if (due.length < oldestSize) await takeFairly(choices, await this.#headsAmong(due, choices))
    else {
      await this.#takeOfIdle(choices, due)
      const open = choices.filter(({ isFull }) => !isFull)
      if (open.length > 0) await takeFairly(open, await this.#heads(open, at))
    }
    return choices.flatMap(({ taken }) => taken)
  }

  /** Of these entries, the first one of each user without a job of its lane. */
  async #takeOfIdle(choices: readonly Choice[], entries: readonly DueJob['entry'][]): Promise<void> {
    for (const entry of entries) {
      const { lane, ...holder } = ownerOf(entry.doc.backlog)
      const choice = choices.find((each) => each.lane === lane)
      if (!choice || choice.isFull || choice.used.of(holder.userId) > 0) continue
      const due = await this.#dueJob(entry)
      if (due) choice.take(holder, due)
    }
  }

  async #headsAmong(entries: readonly DueJob['entry'][], choices: readonly Choice[]): Promise<Head[]> {
    const heads: Head[] = []
    for (const [backlog, waiting] of Map.groupBy(entries, ({ doc }) => doc.backlog)) {
      const owner = ownerOf(backlog)
      if (choices.some(({ lane }) => lane === owner.lane)) heads.push(...(await headOf(owner, this.#dueJobs(waiting))))
    }
    return heads
  }

  async #heads(open: readonly Choice[], at: string): Promise<Head[]> {
    const heads: Head[] = []
    const taken = new Set(open.flatMap((choice) => choice.taken.map(({ job }) => job.doc.id)))
    for await (const backlog of this.#backlogs(open.map(({ lane }) => lane)))
      heads.push(...(await headOf(ownerOf(backlog), this.#due(backlog, at, taken))))
    if (open.some(({ lane }) => lane === earlier.lane))
      heads.push(...(await headOf(earlier, this.#withoutBacklog(at, taken))))
    return heads
  }

  /** Each backlog of these lanes, by one read of an index; another lane costs one read at most. */
  async *#backlogs(open: readonly Lane[]): AsyncGenerator<string> {
    for (let above = ''; ; ) {
      const [next] = await this.#options.store.read.jobQueue.list({ orderBy: 'backlog', limit: 1, above })
      const backlog = next?.doc.backlog
      if (backlog === undefined) return
      const { lane } = ownerOf(backlog)
      const isOpen = open.includes(lane)
      if (isOpen) yield backlog
      else if (!open.some((each) => each > lane)) return
      above = isOpen ? backlog : `${lane}${behindBlank}`
    }
  }

  /** The due jobs of a backlog, those that wait longest first. */
  async *#due(backlog: string, at: string, taken: ReadonlySet<string>): AsyncGenerator<DueJob> {
    for (let after: { id: string; value: string } | undefined; ; ) {
      const page = await this.#options.store.read.jobQueue.list({
        where: { backlog },
        orderBy: 'runAt',
        limit: pageSize,
        ...(after && { after }),
      })
      yield* this.#dueJobs(page.filter(({ doc }) => doc.runAt <= at && !taken.has(doc.id)))
      const last = page.at(-1)?.doc
      if (!last || page.length < pageSize || last.runAt > at) return
      after = { id: last.id, value: last.runAt }
    }
  }

  /** Entries of an earlier version are the oldest of the queue. */
  async *#withoutBacklog(at: string, taken: ReadonlySet<string>): AsyncGenerator<DueJob> {
    const oldest = await this.#options.store.read.jobQueue.list({ orderBy: 'runAt', limit: pageSize })
    yield* this.#dueJobs(oldest.filter(({ doc }) => doc.backlog === undefined && doc.runAt <= at && !taken.has(doc.id)))
  }

  async *#dueJobs(entries: readonly DueJob['entry'][]): AsyncGenerator<DueJob> {
    for (const entry of entries) {
      const due = await this.#dueJob(entry)
      if (due) yield due
    }
  }

  /** A job of a kind that this version does not know is for another process. */
  async #dueJob(entry: DueJob['entry']): Promise<DueJob | undefined> {
    const { store, workOf, runners } = this.#options
    const job = await store.read.jobs.get(entry.doc.id)
    const work = job?.doc.status === 'queued' ? workOf(job.doc.kind) : undefined
    if (!job || !work) return undefined
    // It waits for a runner, or for the process to which that is connected.
    const { runsOn, taskId } = job.doc
    if (runsOn && !(await runners?.choice.isHere(runsOn, taskId))) return undefined
    return { entry, job, work }
  }
}

const lanes: readonly Lane[] = ['work', 'turns', 'agents']
const oldestSize = 10
const pageSize = 5
/** The character that sorts next to the blank between the parts of a backlog. */
const behindBlank = '!'

interface Owner extends ShareHolder {
  readonly lane: Lane
}

/** The owner of entries without a backlog. */
const earlier: Owner = { lane: 'work', userId: '' }

/** The name of the backlog that a job waits in. */
export function backlogOf({
  lane = 'work',
  createdBy,
  grant,
}: Pick<JobDocument, 'lane' | 'createdBy' | 'grant'>): string {
  const { userId, family } = holderOf(grant ?? { userId: createdBy })
  return [lane, userId, ...(family === undefined ? [] : [family])].join(' ')
}

function ownerOf(backlog: string | undefined): Owner {
  if (backlog === undefined) return earlier
  const [name, userId = '', family] = backlog.split(' ')
  const lane = lanes.find((each) => each === name) ?? 'work'
  return { lane, userId, ...(family !== undefined && { family }) }
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

/** What is chosen for the places of a lane. */
class Choice {
  readonly lane: Lane
  readonly taken: DueJob[] = []
  readonly used = new ShareCounts()
  readonly #share: Share

  constructor(lane: Lane, places: LanePlaces) {
    this.lane = lane
    this.#share = places.share
    for (const holder of places.holders) this.used.add(holder, 1)
  }

  get isFull(): boolean {
    return this.used.total >= this.#share.capacity
  }

  next<Work extends Waiting>(waiting: readonly Work[]): Work | undefined {
    return pickFairly(waiting, this.used, this.#share)
  }

  take(holder: ShareHolder, due: DueJob): void {
    this.taken.push(due)
    this.used.add(holder, 1)
  }
}

async function takeFairly(choices: readonly Choice[], heads: readonly Head[]): Promise<void> {
  for (const choice of choices) {
    const waiting = heads.filter(({ lane }) => lane === choice.lane)
    while (!choice.isFull) {
      const head = choice.next(waiting)
      if (!head) break
      choice.take(head, head.due)
      waiting.splice(waiting.indexOf(head), 1, ...(await headOf(head, head.rest)))
    }
  }
}
