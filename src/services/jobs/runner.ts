import type { JobDocument, Lane } from '../../collections/jobs.ts'
import type { Grants } from '../identity.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Foundation } from '../../foundation.ts'
import type { Runners } from '../runners.ts'
import type { JobWork } from './work.ts'
import { Backlogs } from './backlogs.ts'
import type { LanePlaces } from './backlogs.ts'
import { Claims } from './claims.ts'
import type { JobClaim } from './claims.ts'
import type { JobLimits } from './limits.ts'
import { holderOf } from '../../platform/work/shares.ts'
import type { Share, ShareHolder } from '../../platform/work/shares.ts'
import { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { grantOf } from './job.ts'
import type { ResumedJob } from './recovery.ts'
import { Run } from './run.ts'
import type { RunOptions } from './run.ts'
import { DueWork } from '../../platform/work/due-work.ts'
import { every, type Repetition } from '../../platform/work/every.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'

export interface RunnerOptions extends Pick<Foundation, 'store' | 'itemLocks' | 'now' | 'log' | 'isStoreShared'> {
  readonly secretMask?: SecretMask
  readonly limits: JobLimits
  /** Names this process in its leases. */
  readonly owner: string
  readonly workOf: (kind: JobDocument['kind']) => JobWork | undefined
  readonly grants: Pick<Grants, 'check' | 'watch'>
  readonly runners?: { readonly choice: Pick<Runners['choice'], 'isHere'> } | undefined
}

const pollMs = 500
const watchEachMs = 1_000
const keepEachMs = 5_000

/**
 * Takes jobs that are due, fairly among their users and credentials, and runs several at a time. The process that
 * removes the entry of the queue gets the job: of several processes that try, one succeeds.
 */
export class Runner {
  readonly #options: RunnerOptions
  readonly #backlogs: Backlogs
  readonly #claims: Claims
  readonly #runs = new Map<string, Run>()
  readonly #ends = new Set<Promise<void>>()
  readonly #due: DueWork<'jobQueue'>
  #watching: Repetition | undefined
  #looking: Promise<void> | undefined
  #isAskedAgain = false
  /** Takes jobs. */
  #isTaking = false
  #isWatching = false
  #leasesLost = 0
  /** The last claims lost to another writer. */
  #isContended = false

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#backlogs = new Backlogs(options)
    this.#claims = new Claims({ ...options, leaseMs: options.limits.leaseMs })
    this.#due = new DueWork({
      ...options,
      collection: 'jobQueue',
      dueAt: 'runAt',
      pollMs,
      work: () => this.#lookSoon(),
      onError: (error) => this.#report(error),
    })
  }

  /** How many jobs of a lane run here. */
  running(lane: Lane): number {
    return this.#holders(lane).length
  }

  /** How many leases were lost since the start. */
  get leasesLost(): number {
    return this.#leasesLost
  }

  has(jobId: string): boolean {
    return this.#runs.has(jobId)
  }

  start(): void {
    this.#isTaking = true
    this.#due.start()
    // A look that hangs is noticed by the next one.
    this.#watching = every(watchEachMs, () => void this.#watch())
  }

  /** Looks now for what is due. */
  wake(): void {
    this.#lookSoon()
  }

  /** Goes on with a job that an earlier run of the service has begun. */
  resume({ job, lease, work }: ResumedJob): void {
    this.#begin({ job, lease, work, hasBegun: false, isResumed: true })
  }

  /** Stops the job if it runs here. */
  cancel(jobId: string): void {
    this.#runs.get(jobId)?.stop('cancelled')
  }

  /** Takes no more jobs: another process does. Those that run here go on. */
  stopTaking(): void {
    this.#isTaking = false
  }

  async stop(): Promise<void> {
    this.stopTaking()
    void this.#watching?.stop()
    await this.#due.stop()
    await this.#looking
    for (const run of this.#runs.values()) run.leave()
    const keeping = every(watchEachMs, () => void this.#watch())
    await waitAtMost(this.#options.limits.stopMs, Promise.all(this.#ends))
    void keeping.stop()
    await Promise.all([...this.#runs.values()].map((run) => run.giveUp()))
  }

  #lookSoon(): void {
    if (!this.#isTaking) return
    this.#isAskedAgain = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
      // Asked between the last look and this moment.
      if (this.#isAskedAgain) this.#lookSoon()
    })
  }

  async #look(): Promise<void> {
    try {
      while (this.#isAskedAgain && this.#isTaking) {
        this.#isAskedAgain = false
        if (!(await this.#take())) this.#isAskedAgain = true
      }
    } catch (error) {
      this.#report(error)
    }
  }

  #report(error: unknown): void {
    this.#options.log.error({ err: error }, 'the job queue could not be read; retrying')
  }

  /** Takes as many as there is room for, in one commit. Returns false after a conflict. */
  async #take(): Promise<boolean> {
    const at = this.#options.now()
    const { runningMax: capacity, runningPerUserMax: perUser, turns, agents } = this.#options.limits
    const placesOf = (lane: Lane, share: Share): LanePlaces => ({ share, holders: this.#holders(lane) })
    const taken = await this.#backlogs.take(
      {
        work: placesOf('work', { capacity, perUser }),
        turns: placesOf('turns', turns),
        agents: placesOf('agents', agents),
      },
      at,
    )
    if (taken.length === 0) return true
    // What the work of one job writes must not keep the others from being claimed.
    const withBeginning = !this.#isContended
    const claims = await Promise.all(taken.map((due) => this.#claims.build(due, at, { withBeginning })))
    try {
      await this.#options.store.commit(claims.flatMap(({ changes }) => changes))
    } catch (error) {
      for (const { release } of claims) release()
      this.#isContended = error instanceof VersionConflict || error instanceof DuplicateId
      if (this.#isContended) return false
      throw error
    }
    this.#isContended = false
    for (const claim of claims) this.#begin({ ...claim, isResumed: false })
    return true
  }

  /** The holder of the place of each job of a lane that runs here. */
  #holders(lane: Lane): ShareHolder[] {
    const running = [...this.#runs.values()].filter(({ job }) => (job.lane ?? 'work') === lane)
    return running.map(({ job }) => holderOf(grantOf(job)))
  }

  #begin({
    job,
    lease,
    work,
    hasBegun,
    isResumed,
  }: Pick<JobClaim, 'job' | 'lease' | 'work' | 'hasBegun'> & Pick<RunOptions, 'isResumed'>): void {
    const { store, itemLocks, now, log, limits, grants, secretMask = new SecretMask() } = this.#options
    const { doc } = job
    const run = new Run({
      store,
      itemLocks,
      now,
      leaseMs: limits.leaseMs,
      log,
      secretMask,
      work,
      grants,
      logBytesMax: limits.logBytesMax,
      job,
      lease,
      hasBegun,
      isResumed,
    })
    this.#runs.set(doc.id, run)
    const end = run
      .execute()
      .catch((error: unknown) => log.error({ err: error, jobId: doc.id }, 'a job was abandoned'))
      .finally(() => {
        if (run.signal.reason === 'lost') this.#leasesLost++
        this.#runs.delete(doc.id)
        this.#ends.delete(end)
        this.#lookSoon()
      })
    this.#ends.add(end)
  }

  /** Keeps what runs here and sees what was cancelled. */
  async #watch(): Promise<void> {
    // The last read is still waiting for the store: another process may have taken leases that were not renewed.
    if (this.#isWatching) return this.#loseStale()
    this.#isWatching = true
    await Promise.all([...this.#runs.values()].map((run) => this.#keep(run)))
    this.#isWatching = false
  }

  async #keep(run: Run): Promise<void> {
    try {
      await run.keep(keepEachMs)
    } catch (error) {
      this.#options.log.warn({ err: error, jobId: run.job.id }, 'the lease of a job could not be renewed; retrying')
      this.#loseStale()
    }
  }

  #loseStale(): void {
    if (this.#options.isStoreShared) for (const run of this.#runs.values()) run.loseStale()
  }
}
