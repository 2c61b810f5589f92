import type { Documents, JobDocument, ProcessMark } from '../../stores/documents.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { later } from './job.ts'
import { leaseMs } from './limits.ts'

type Lease = Documents['jobLeases']

export interface HoldOptions {
  readonly store: Store
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
  #keptAt = performance.now()

  constructor(options: HoldOptions) {
    this.#options = options
    this.#job = options.job
    this.#lease = options.lease
  }

  /** The job as this process last saw it. */
  get job(): JobDocument { return this.#job.doc }
  /** Whether the job has ended here, one way or the other. */
  get isOver(): boolean { return this.#isOver }
  /** How long ago the lease was last kept. */
  get ageMs(): number { return performance.now() - this.#keptAt }

  /** Commits what is built from the job as it is; builds it anew so many times when another writer was faster. */
  commit(build: Build, conflictsMax = triesMax): Promise<void> {
    return this.#inTurn(() => this.#commit(build, conflictsMax, (lease) => ({ ...lease, expiresAt: later(this.#options.now(), leaseMs) })))
  }

  /** The same, and lets go of the job. */
  async end(build: Build, conflictsMax = triesMax): Promise<void> {
    await this.#inTurn(async () => {
      await this.#commit(build, conflictsMax, () => undefined)
      this.#isOver = true
    })
  }

  /** Records the process that the job started. */
  setProcess(process: ProcessMark | undefined): Promise<void> {
    return this.#inTurn(() => this.#commit(nothing, triesMax, ({ process: _, ...lease }) => ({ ...lease, expiresAt: later(this.#options.now(), leaseMs), ...(process && { process }) })))
  }

  /** Sees whether the job was changed by another process. */
  async look(): Promise<JobDocument> {
    if (!this.#isOver) await this.#inTurn(() => this.#readJob())
    return this.job
  }

  /** Takes it for lost: another process may believe so by now. */
  lose(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#options.onLost()
  }

  async #commit(build: Build, conflictsMax: number, leaseAfter: (lease: Lease) => Lease | undefined): Promise<void> {
    let conflicts = 0
    for (let tries = 1; ; tries++) {
      if (this.#isOver) throw new JobLost(this.job.id)
      const { job, changes } = await build(this.job)
      const lease = leaseAfter(this.#lease.doc)
      try {
        await this.#options.store.commit([...changes, ...this.#changesOf(job), this.#changeOf(lease)])
      } catch (error) {
        if (!(error instanceof VersionConflict || error instanceof DuplicateId) || tries === triesMax) throw error
        if (!this.#isOurs(error) && ++conflicts > conflictsMax) throw error
        await this.#readAgain()
        continue
      }
      if (job) this.#job = { doc: job, version: this.#job.version + 1 }
      if (lease) this.#lease = { doc: lease, version: this.#lease.version + 1 }
      this.#keptAt = performance.now()
      return
    }
  }

  #isOurs({ collection, id }: VersionConflict | DuplicateId): boolean {
    return id === this.job.id && (collection === 'jobs' || collection === 'jobLeases')
  }

  #changesOf(job: JobDocument | undefined): Change[] {
    return job ? [{ replace: 'jobs', version: this.#job.version, doc: job }] : []
  }

  #changeOf(lease: Lease | undefined): Change {
    const { version, doc: { id } } = this.#lease
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

function nothing(): Built {
  return { changes: [] }
}
