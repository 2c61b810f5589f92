import type { JobDocuments, JobDocument, ProcessMark } from '../../collections/jobs.ts'
import { VersionConflict } from '../../stores/port.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { later } from '../../platform/work/clock.ts'
import type { JobWork } from './work.ts'
import { readBootId } from '../../platform/processes/boot-id.ts'
import { ProcessTrees } from '../../platform/processes/process-trees.ts'
import { LeasedJob, LeaseLost } from './leased-job.ts'
import type { Built } from './leased-job.ts'
import { jobFinished } from './events.ts'
import { afterInterruption, queueing } from './job.ts'

type Lease = Versioned<JobDocuments['jobLeases']>

export interface RecoveryOptions extends Pick<Foundation, 'store' | 'itemLocks' | 'now' | 'log' | 'isStoreShared'> {
  /** Names this process in its leases. */
  readonly owner: string
  readonly leaseMs: number
  readonly isRunning: (jobId: string) => boolean
  readonly workOf: (kind: JobDocument['kind']) => JobWork | undefined
  /** The generation of the runner that this service has, if it runs. */
  readonly runnerGeneration: () => Promise<string | undefined>
  /** What became of a runner of another machine, by its name in a lease; nothing where it is none. */
  readonly fateOf: (runner: string) => Promise<'here' | 'gone' | 'away' | undefined>
  /** Goes on with a job whose programs are at the runner. */
  readonly resume: (claim: ResumedJob) => void
}

interface JudgedLease {
  readonly lease: Lease
  readonly isLeft: boolean
  /** Whether its runner may come back. */
  readonly isAway: boolean
  /** Whether its programs go on. */
  readonly goesOn: boolean
}

/** A job that an earlier run of the service has begun, and the lease of this one. */
export interface ResumedJob {
  readonly work: JobWork
  readonly job: Versioned<JobDocument>
  readonly lease: Lease
}

const leasesMax = 100
const hangUpMs = 2_000

/** Takes up what processes left that ended without a word: their jobs, and the programs that these had started. */
export class Recovery {
  readonly #options: RecoveryOptions
  readonly #trees = new ProcessTrees({ hangUpMs })
  #running: Promise<void> | undefined
  /** Whether nothing is left, and no other process can leave anything. */
  #isComplete = false

  constructor(options: RecoveryOptions) {
    this.#options = options
  }

  /** Resolves when everything that is left now is taken up. */
  async run(): Promise<void> {
    if (this.#isComplete) return
    this.#running ??= this.#takeUpAll().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #takeUpAll(): Promise<void> {
    const { store, log, isStoreShared } = this.#options
    try {
      const leases = await store.read.jobLeases.list({ orderBy: 'expiresAt', limit: leasesMax })
      const runner = leases.length === 0 ? undefined : await this.#options.runnerGeneration()
      const judged = await Promise.all(leases.map((lease) => this.#judge(lease, runner)))
      const left = judged.filter(({ isLeft }) => isLeft)
      await Promise.all(left.map((each) => this.#takeUp(each)))
      const waits = judged.some(({ isAway }) => isAway)
      this.#isComplete = !isStoreShared && !waits && left.length === 0 && leases.length < leasesMax
    } catch (error) {
      log.error({ err: error }, 'interrupted jobs could not be recovered; retrying')
    }
  }

  /**
   * On a store of its own, whatever another run of the service has is left: there is one at a time. The same is true of
   * what is at its runner, and at one that has connected to this process. One that may come back is waited for.
   */
  async #judge(lease: Lease, runner: string | undefined): Promise<JudgedLease> {
    const { isStoreShared, owner, isRunning, now, fateOf } = this.#options
    const { id, owner: holder, expiresAt, runner: known } = lease.doc
    if (isRunning(id)) return { lease, isLeft: false, isAway: false, goesOn: false }
    const fate = known === undefined ? undefined : await fateOf(known)
    if (fate === 'away') return { lease, isLeft: false, isAway: true, goesOn: false }
    const isOfEarlierRun = !isStoreShared || fate === 'here' || (runner !== undefined && known === runner)
    const isLeft = (holder !== owner && isOfEarlierRun) || (isStoreShared && expiresAt <= now())
    return { lease, isLeft, isAway: false, goesOn: fate === undefined ? goesOn(lease, runner) : fate === 'here' }
  }

  async #takeUp({ lease, ...judged }: JudgedLease): Promise<void> {
    try {
      // The lease comes first: of several that take the job up, and a holder that was only slow, one goes on.
      const taken = await this.#takeOver(lease)
      if (!taken) return
      const { process } = lease.doc
      const work = this.#options.workOf(taken.job.doc.kind)
      if (work?.outlivesService && judged.goesOn) return this.#options.resume({ ...taken, work })
      await this.#endProcess(process)
      const { store, itemLocks, now, leaseMs } = this.#options
      await this.#settle(new LeasedJob({ store, itemLocks, now, leaseMs, ...taken, onLost: () => {} }))
    } catch (error) {
      if (error instanceof VersionConflict || error instanceof LeaseLost) return
      this.#options.log.error(
        { err: error, jobId: lease.doc.id },
        'an interrupted job could not be recovered; retrying',
      )
    }
  }

  async #takeOver({ doc, version }: Lease): Promise<Omit<ResumedJob, 'work'> | undefined> {
    const { store, now, owner, leaseMs } = this.#options
    const job = await store.read.jobs.get(doc.id)
    const ours = { ...doc, owner, expiresAt: later(now(), leaseMs) }
    const isGone = job?.doc.status !== 'running'
    await store.commit([
      isGone ? { remove: 'jobLeases', version, id: doc.id } : { replace: 'jobLeases', version, doc: ours },
    ])
    return isGone ? undefined : { job, lease: { doc: ours, version: version + 1 } }
  }

  async #endProcess(process: ProcessMark | undefined): Promise<void> {
    if (!process || process.bootId !== readBootId()) return
    const isGone = await this.#trees.end(process)
    if (!isGone) this.#options.log.warn({ pid: process.pid }, 'a program that a job had started could not be ended')
  }

  async #settle(leasedJob: LeasedJob): Promise<void> {
    const abandon = this.#options.workOf(leasedJob.job.kind)?.abandon
    try {
      await leasedJob.end((job) => this.#build(job, abandon))
    } catch (error) {
      if (error instanceof LeaseLost) throw error
      this.#options.log.error({ err: error, jobId: leasedJob.job.id }, 'the end of a job could not be committed')
      // What its kind adds must not keep the job from its end.
      await leasedJob.end((job) => this.#build(job, undefined))
    }
  }

  async #build(before: JobDocument, abandon: JobWork['abandon']): Promise<Built> {
    const at = this.#options.now()
    const job = afterInterruption(before, this.#options.workOf(before.kind), at)
    const more: readonly Change[] =
      job.status === 'queued' ? queueing(job, at) : [...((await abandon?.(job)) ?? []), jobFinished(job, 'system')]
    return { job, changes: more }
  }
}

/**
 * Whether the programs of a job are at this runner, which knows each that was started. A job without a runner, and
 * without a process as earlier versions recorded it, has started none.
 */
function goesOn({ doc }: Lease, runner: string | undefined): boolean {
  return doc.runner === undefined ? doc.process === undefined : doc.runner === runner
}
