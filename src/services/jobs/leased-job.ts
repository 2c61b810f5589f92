import type { JobDocuments, JobDocument, LoggedProgram, ProcessMark } from '../../collections/jobs.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Attempt, Conflict } from '../../platform/work/item-locks.ts'
import { later } from '../../platform/work/clock.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'

type Lease = JobDocuments['jobLeases']

export interface LeasedJobOptions extends Pick<Foundation, 'store' | 'itemLocks' | 'now'> {
  /** For how long each commit renews the lease. */
  readonly leaseMs: number
  readonly job: Versioned<JobDocument>
  readonly lease: Versioned<Lease>
  /** Another process took the job over, or ended it. */
  readonly onLost: () => void
}

/** The content of a commit: the new state of the job, if it changes, and other changes. */
export interface Built {
  readonly job?: JobDocument
  /** Where the log then stands in the output of a program. */
  readonly logged?: LoggedProgram | undefined
  readonly changes: readonly Change[]
}

/** Builds a commit from the job as it is. */
export type Build = (job: JobDocument) => Built | Promise<Built>

/** Fencing: this process no longer has the lease of the job, and nothing was committed. */
export class LeaseLost extends Error {
  constructor(id: string) {
    super(`the lease of job ${id} is lost`)
    this.name = 'JobLost'
  }
}

/**
 * So often what is built may clash with an item at one and the same version: then it is not built from what is there.
 */
const clashesMax = 50
/** So often a commit of a job that was given up is built. */
const triesMax = 50

/**
 * A job leased by this process. Each commit is a compare-and-swap on the lease (fencing: a process whose lease was
 * taken over cannot commit) and renews it. Commits run one after the other.
 */
export class LeasedJob {
  readonly #options: LeasedJobOptions
  #job: Versioned<JobDocument>
  #lease: Versioned<Lease>
  readonly #queue = new FifoQueue()
  #isOver = false
  #isGivenUp = false
  #keptAt = performance.now()

  constructor(options: LeasedJobOptions) {
    this.#options = options
    this.#job = options.job
    this.#lease = options.lease
  }

  /** The job as this process last read or wrote it. */
  get job(): JobDocument {
    return this.#job.doc
  }
  /** How far the log contains the output of the program that it follows. */
  get logged(): LoggedProgram | undefined {
    return this.#lease.doc.logged
  }
  /** The runner at which it has started programs. */
  get runner(): string | undefined {
    return this.#lease.doc.runner
  }
  /** Whether this process is done with the job: it ended, or the lease is lost. */
  get isOver(): boolean {
    return this.#isOver
  }
  /** How long ago the lease was last renewed. */
  get ageMs(): number {
    return performance.now() - this.#keptAt
  }

  /** Commits changes built from the current job, and rebuilds them after conflicts. */
  commit(build: Build): Promise<void> {
    return this.#queue.run(() => this.#commit(build, (lease) => ({ ...lease, expiresAt: this.#nextExpiry() })))
  }

  /** The same, and releases the job. */
  async end(build: Build): Promise<void> {
    await this.#queue.run(async () => {
      await this.#commit(build, () => undefined)
      this.#isOver = true
    })
  }

  /** The same, and leaves the job to the next run of this service: others take it up after a while. */
  async leave(build: Build, leaveMs: number): Promise<void> {
    await this.#queue.run(async () => {
      const expiresAt = () => later(this.#options.now(), leaveMs)
      await this.#commit(build, (lease) => ({ ...lease, expiresAt: expiresAt() }))
      this.#isOver = true
    })
  }

  /** Records the process that the job started. */
  setProcess(process: ProcessMark | undefined): Promise<void> {
    return this.#queue.run(() =>
      this.#commit(nothing, ({ process: _, ...lease }) => ({
        ...lease,
        expiresAt: this.#nextExpiry(),
        ...(process && { process }),
      })),
    )
  }

  /** Records the runner at which the job starts programs, unless that is recorded. */
  async setRunner(runner: string): Promise<void> {
    if (this.#lease.doc.runner === runner) return
    const expiresAt = () => this.#nextExpiry()
    await this.#queue.run(() => this.#commit(nothing, (lease) => ({ ...lease, expiresAt: expiresAt(), runner })))
  }

  /** Reads the job again: another process may have changed it. */
  async look(): Promise<JobDocument> {
    if (!this.#isOver) await this.#queue.run(() => this.#readJob())
    return this.job
  }

  /**
   * The service ends and can wait no longer: what other writers keep from being committed is left to the next one who
   * takes the job up.
   */
  giveUp(): void {
    this.#isGivenUp = true
  }

  /** Treats the lease as lost: another process may have taken it over by now. */
  lose(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#options.onLost()
  }

  async #commit(build: Build, leaseAfter: (lease: Lease) => Lease | undefined): Promise<void> {
    const clashes = new Clashes()
    let changes: readonly Change[] = []
    const attempt: Attempt<void> = async (admit) => {
      if (this.#isOver) throw new LeaseLost(this.job.id)
      const built = await build(this.job)
      const { logged = this.logged } = built
      const lease = leaseAfter({ ...this.#lease.doc, ...(logged && { logged }) })
      changes = [...built.changes, ...this.#changesOf(built.job), this.#changeOf(lease)]
      admit(changes)
      await this.#options.store.commit(changes)
      if (built.job) this.#job = { doc: built.job, version: this.#job.version + 1 }
      if (lease) this.#lease = { doc: lease, version: this.#lease.version + 1 }
      this.#keptAt = performance.now()
    }
    await this.#options.itemLocks.write(attempt, async (conflict, tries) => {
      if (clashes.count(conflict, changes) > clashesMax) return false
      if (this.#isGivenUp && tries >= triesMax) this.lose()
      await this.#readAgain()
      return true
    })
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

  /** A commit with an unknown result may have changed the versions. */
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

  #nextExpiry(): string {
    return later(this.#options.now(), this.#options.leaseMs)
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
