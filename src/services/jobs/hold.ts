import type { Documents, JobDocument, ProcessMark } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import type { Attempt, Conflict, Turns } from '../turns.ts'
import { later } from '../clock.ts'
import { leaseMs } from './limits.ts'

type Lease = Documents['jobLeases']

export interface HoldOptions {
  readonly store: Store
  readonly turns: Turns
  readonly now: () => string
  readonly job: Versioned<JobDocument>
  readonly lease: Versioned<Lease>
  /** Another process took the job over, or ended it. */
  readonly onLost: () => void
}

/** What a commit is about: the job as it will be, if it changes, and other changes. */
export interface Built {
  readonly job?: JobDocument
  readonly changes: readonly Change[]
}

/** Builds a commit from the job as it is. */
export type Build = (job: JobDocument) => Built | Promise<Built>

/** The job belongs to this process no more, and nothing of the commit was kept. */
export class JobLost extends Error {
  constructor(id: string) {
    super(`the job ${id} is no longer this process's`)
    this.name = 'JobLost'
  }
}

/** So often what is built may clash with an item at one and the same version: then it is not built from what is there. */
const clashesMax = 50
/** So often a commit of a job that was given up is built. */
const triesMax = 50

/**
 * A job that this process has. Every commit goes with a compare-and-swap on its lease, so that nothing is kept of a
 * process that was taken for dead, and keeps the lease for another while. Commits go one after the other.
 */
export class Hold {
  readonly #options: HoldOptions
  #job: Versioned<JobDocument>
  #lease: Versioned<Lease>
  #turn: Promise<unknown> = Promise.resolve()
  #isOver = false
  #isGivenUp = false
  #keptAt = performance.now()

  constructor(options: HoldOptions) {
    this.#options = options
    this.#job = options.job
    this.#lease = options.lease
  }

  /** The job as this process last saw it. */
  get job(): JobDocument {
    return this.#job.doc
  }
  /** Whether the job has ended here, one way or the other. */
  get isOver(): boolean {
    return this.#isOver
  }
  /** How long ago the lease was last kept. */
  get ageMs(): number {
    return performance.now() - this.#keptAt
  }

  /** Commits what is built from the job as it is, and builds it anew for as long as other writers are faster, unless its changes are fixed. */
  commit(build: Build, isFixed = false): Promise<void> {
    return this.#inTurn(() =>
      this.#commit(build, isFixed, (lease) => ({ ...lease, expiresAt: later(this.#options.now(), leaseMs) })),
    )
  }

  /** The same, and lets go of the job. */
  async end(build: Build, isFixed = false): Promise<void> {
    await this.#inTurn(async () => {
      await this.#commit(build, isFixed, () => undefined)
      this.#isOver = true
    })
  }

  /** Records the process that the job started. */
  setProcess(process: ProcessMark | undefined): Promise<void> {
    return this.#inTurn(() =>
      this.#commit(nothing, false, ({ process: _, ...lease }) => ({
        ...lease,
        expiresAt: later(this.#options.now(), leaseMs),
        ...(process && { process }),
      })),
    )
  }

  /** Sees whether the job was changed by another process. */
  async look(): Promise<JobDocument> {
    if (!this.#isOver) await this.#inTurn(() => this.#readJob())
    return this.job
  }

  /** The service ends and can wait no longer: what other writers keep from being committed is left to the next one who takes the job up. */
  giveUp(): void {
    this.#isGivenUp = true
  }

  /** Takes it for lost: another process may believe so by now. */
  lose(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#options.onLost()
  }

  async #commit(build: Build, isFixed: boolean, leaseAfter: (lease: Lease) => Lease | undefined): Promise<void> {
    const clashes = new Clashes()
    let changes: readonly Change[] = []
    const attempt: Attempt<void> = async (admit) => {
      if (this.#isOver) throw new JobLost(this.job.id)
      const built = await build(this.job)
      const lease = leaseAfter(this.#lease.doc)
      changes = [...built.changes, ...this.#changesOf(built.job), this.#changeOf(lease)]
      admit(changes)
      await this.#options.store.commit(changes)
      if (built.job) this.#job = { doc: built.job, version: this.#job.version + 1 }
      if (lease) this.#lease = { doc: lease, version: this.#lease.version + 1 }
      this.#keptAt = performance.now()
    }
    await this.#options.turns.write(attempt, async (conflict, tries) => {
      if (isFixed && !this.#isOurs(conflict)) return false
      if (clashes.count(conflict, changes) > clashesMax) return false
      if (this.#isGivenUp && tries >= triesMax) this.lose()
      await this.#readAgain()
      return true
    })
  }

  #isOurs({ collection, id }: Conflict): boolean {
    return id === this.job.id && (collection === 'jobs' || collection === 'jobLeases')
  }

  #changesOf(job: JobDocument | undefined): Change[] {
    return job ? [{ replace: 'jobs', version: this.#job.version, doc: job }] : []
  }

  #changeOf(lease: Lease | undefined): Change {
    const {
      version,
      doc: { id },
    } = this.#lease
    return lease ? { replace: 'jobLeases', version, doc: lease } : { remove: 'jobLeases', version, id }
  }

  /** A commit of which nobody could say whether it was kept may have moved the versions. */
  async #readAgain(): Promise<void> {
    const lease = await this.#options.store.read.jobLeases.get(this.job.id)
    if (lease?.doc.owner !== this.#lease.doc.owner) this.lose()
    else this.#lease = lease
    await this.#readJob()
  }

  async #readJob(): Promise<void> {
    const job = await this.#options.store.read.jobs.get(this.job.id)
    if (job?.doc.status !== 'running') this.lose()
    else this.#job = job
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => {})
    return result
  }
}

/** Counts how often in a row changes clashed with an item at the version that they were built for. */
class Clashes {
  readonly #items = new Map<string, { version: number | undefined; count: number }>()

  count({ collection, id }: Conflict, changes: readonly Change[]): number {
    const item = `${collection} ${id}`
    const version = versionIn(changes, collection, id)
    const before = this.#items.get(item)
    const count = before?.version === version ? (before?.count ?? 0) + 1 : 1
    this.#items.set(item, { version, count })
    return count
  }
}

/** Nothing when the item is inserted. */
function versionIn(changes: readonly Change[], collection: string, id: string): number | undefined {
  for (const change of changes) {
    if ('replace' in change && change.replace === collection && change.doc.id === id) return change.version
    if ('remove' in change && change.remove === collection && change.id === id) return change.version
  }
  return undefined
}

function nothing(): Built {
  return { changes: [] }
}
