import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../errors.ts'
import type { JobDocument, LoggedProgram, ProcessMark } from '../../collections/jobs.ts'
import type { Grants, GrantUse } from '../identity.ts'
import { StorageFailed, StorageFull, StorageUnavailable, StoreSuperseded } from '../../stores/port.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import { diskFailureOf } from '../../platform/files/disk-fault.ts'
import { later } from '../../platform/work/clock.ts'
import { left } from './work.ts'
import type { StageChanges, JobDone, JobRun, JobWork, OutputLog } from './work.ts'
import { LeasedJob, LeaseLost } from './leased-job.ts'
import type { Built, LeasedJobOptions } from './leased-job.ts'
import { jobFinished } from './events.ts'
import type { FinishedJob, QueuedJob } from './job.ts'
import { afterInterruption, cancelledError, finished, grantOf, interruptedError, queuedAgain, queueing } from './job.ts'
import { MaskedLog } from './masked-log.ts'
import { Recorder } from './recorder.ts'

export interface RunOptions extends Omit<LeasedJobOptions, 'onLost'>, Pick<Foundation, 'log' | 'secretMask'> {
  readonly work: JobWork
  readonly grants: Pick<Grants, 'check' | 'watch'>
  readonly logBytesMax: number
  /** Whether the beginning of the work was committed with the claim of the job. */
  readonly hasBegun: boolean
  /** Whether an earlier run of the service has begun it. */
  readonly isResumed: boolean
}

/** Why a run must stop: the reason of its abort signal. */
export type StopReason = 'cancelled' | 'interrupted' | 'lost' | 'authority_ended' | typeof left

/** After so long another attempt is made, by how many there were. */
const retryDelaysMs = [1_000, 5_000, 30_000]
const retryDelayMsMax = 120_000
const endRetryMs = 1_000
/** For how long other processes on the store leave a job to the next run of the service that has its programs. */
const leaveMs = 60_000
const brokenMessage =
  "The job failed with an internal error. The service's log has the details under the id of the job."

/** One run of a job in this process, from its start to its end. */
export class Run implements JobRun {
  readonly #options: RunOptions
  readonly #leasedJob: LeasedJob
  readonly #recorder: Recorder
  readonly #log: MaskedLog
  readonly #stopping = new AbortController()
  #executing: Promise<void> | undefined
  #isGivenUp = false
  /** Why the grant of the job no longer covers it. */
  #endedBecause = ''
  /** The job as its end will leave it. */
  #ending: JobDocument | undefined

  constructor(options: RunOptions) {
    const { now, log, logBytesMax, secretMask, hasBegun } = options
    this.#options = options
    this.#leasedJob = new LeasedJob({ ...options, onLost: () => this.stop('lost') })
    this.#recorder = new Recorder({
      leasedJob: this.#leasedJob,
      now,
      log,
      logBytesMax,
      hasWritten: hasBegun,
      onLogged: (logged) => this.#log.tell(logged),
    })
    const { logged } = this.#leasedJob
    this.#log = new MaskedLog({ secretMask, logged, record: (bytes, at) => this.#recorder.write(bytes, at) })
  }

  get job(): JobDocument {
    return this.#leasedJob.job
  }

  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  get isResumed(): boolean {
    return this.#options.isResumed
  }

  write(bytes: Uint8Array): Promise<void> {
    return this.#log.write(bytes)
  }

  logProgram(program: string, onLogged: (logged: LoggedProgram) => void): OutputLog {
    return this.#log.program(program, onLogged)
  }

  mask(text: string): string {
    return this.#options.secretMask.text(text)
  }

  progress(progress: NonNullable<JobDocument['progress']>): void {
    this.#recorder.progress(progress)
  }

  commit(stage: StageChanges): Promise<void> {
    return this.#recorder.commitWith(stage)
  }

  setProcess(process: ProcessMark | undefined): Promise<void> {
    return this.#leasedJob.setProcess(process)
  }

  get runner(): string | undefined {
    return this.#leasedJob.runner
  }

  setRunner(runner: string): Promise<void> {
    return this.#leasedJob.setRunner(runner)
  }

  /** Does the work and commits how it ended. */
  execute(): Promise<void> {
    return (this.#executing ??= this.#execute())
  }

  stop(reason: StopReason): void {
    this.#stopping.abort(reason)
  }

  /** The service ends. Work that outlives it is left to its next run. */
  leave(): void {
    this.stop(this.#options.work.outlivesService ? left : 'interrupted')
  }

  /** Ends the job although its work goes on: the service cannot wait for it any longer. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true
    this.#leasedJob.giveUp()
    if (this.#isLeft) return
    await this.#end({ error: interruptedError, changes: () => this.#abandoned() })
  }

  /** Looks for a cancellation by another process, and keeps the lease. */
  async keep(keepEachMs: number): Promise<void> {
    if (this.#leasedJob.isOver) return
    if (this.#leasedJob.ageMs >= keepEachMs) await this.#leasedJob.commit(() => ({ changes: [] }))
    const { isCancelling } = await this.#leasedJob.look()
    if (isCancelling) this.stop('cancelled')
  }

  /** Takes the job for lost when its lease is over: others may be at work on it. */
  loseStale(): void {
    if (this.#leasedJob.ageMs > this.#options.leaseMs) this.#leasedJob.lose()
  }

  async #execute(): Promise<void> {
    const { work } = this.#options
    const end = await this.#work()
    if (end === left) {
      await this.#commitLeaving()
      return this.#recorder.close()
    }
    void this.#log.end()
    if (!this.#isGivenUp) await this.#end(end)
    this.#recorder.close()
    work.settled?.(this.job.id)
  }

  get #isLeft(): boolean {
    return this.signal.reason === left
  }

  /** What was not logged is still at the runner, the beginning of a secret included. */
  async #commitLeaving(): Promise<void> {
    try {
      await this.#leasedJob.leave((job) => this.#recorder.gatherAll(job, this.#options.now()), leaveMs)
    } catch (error) {
      if (error instanceof LeaseLost) return
      // The next run of the service goes on from what is stored.
      this.#options.log.warn({ err: error, jobId: this.job.id }, 'a job was left without the newest part of its log')
    }
  }

  async #work(): Promise<End | typeof left> {
    const { work, log, grants, secretMask } = this.#options
    const abandon = () => this.#abandoned()
    let stopWatching = () => {}
    try {
      const [grant, use] = [grantOf(this.job), this.#use()]
      const state = await grants.check(grant, use)
      if ('ended' in state) this.#endAuthority(state.ended)
      if (this.#isLeft) return left
      // Nothing is begun that has lost its authority. What an earlier run has begun must be ended.
      if (this.signal.aborted && !this.isResumed) return { error: interruptedError, changes: abandon }
      stopWatching = grants.watch(grant, use, (reason) => this.#endAuthority(reason))
      const { changes, ...given } = await work.run(this)
      const done = secretMask.value(given)
      return { ...done, changes: changes ?? (done.error && this.signal.aborted ? abandon : nothing) }
    } catch (error) {
      if (this.#isLeft) return left
      if (this.signal.aborted || error instanceof LeaseLost) return { error: interruptedError, changes: abandon }
      if (error instanceof StorageFailed || error instanceof StorageUnavailable) {
        log.warn({ err: error, jobId: this.job.id }, 'a job was interrupted because the store failed')
        this.stop('interrupted')
        return { error: interruptedError, changes: abandon }
      }
      const failure = error instanceof Failure ? error : diskFailureOf(error)
      if (failure)
        return {
          error: { reason: 'failed', message: secretMask.text(failure.message), code: failure.code },
          changes: abandon,
        }
      log.error({ err: error, jobId: this.job.id }, 'a job failed with an internal error')
      return { error: { reason: 'failed', message: brokenMessage }, changes: abandon }
    } finally {
      stopWatching()
    }
  }

  #use(): GrantUse {
    return { scopes: this.#options.work.scopes, taskId: this.job.taskId }
  }

  #endAuthority(reason: string): void {
    this.#endedBecause = reason
    this.stop('authority_ended')
  }

  /** An end that cannot be committed because of what its kind adds is a failure, with less and less of that. */
  async #end(end: End): Promise<void> {
    const failed = { error: { reason: 'failed', message: brokenMessage } } as const
    for (const variant of [end, { ...failed, changes: () => this.#abandoned() }, { ...failed, changes: nothing }]) {
      try {
        return await this.#commitEnd(variant)
      } catch (error) {
        // A process that may no longer write leaves the job to the one that takes it over.
        if (error instanceof LeaseLost || error instanceof StoreSuperseded) return
        this.#options.log.error({ err: error, jobId: this.job.id }, 'the end of a job could not be committed')
      }
    }
  }

  async #commitEnd(end: End): Promise<void> {
    while (!this.#leasedJob.isOver) {
      try {
        return await this.#leasedJob.end((job) => this.#buildEnd(job, end))
      } catch (error) {
        const mayPass = [StorageFull, StorageFailed, StorageUnavailable].some((fault) => error instanceof fault)
        if (!mayPass || error instanceof StoreSuperseded || this.#isGivenUp) throw error
        this.#options.log.error({ err: error, jobId: this.job.id }, 'the end of a job could not be written; retrying')
        await pause(endRetryMs, undefined, { ref: false })
      }
    }
  }

  async #buildEnd(before: JobDocument, end: End): Promise<Built> {
    const at = this.#options.now()
    const { job: recorded, changes } = this.#recorder.gatherAll(before, at)
    const job = this.#after(recorded, end, at)
    if (job.status === 'queued') return { job, changes: [...changes, ...queueing(job, at)] }
    this.#ending = job
    return { job, changes: [...changes, ...(await end.changes()), jobFinished(job)] }
  }

  /** The job as the end of its work leaves it. What came to its end before it heard of the stop has come to its end. */
  #after(job: JobDocument, { result, error, mayPass }: End, at: string): QueuedJob | FinishedJob {
    const { work } = this.#options
    const { reason } = this.signal
    if (!error) return finished(job, 'succeeded', at, { result })
    if (job.isCancelling || reason === 'cancelled')
      return finished(job, 'cancelled', at, { result, error: cancelledError })
    if (reason === 'authority_ended')
      return finished(job, 'failed', at, { result, error: { reason, message: this.#endedBecause } })
    if (error.reason === 'interrupted' && (reason === undefined || reason === left))
      return finished(job, 'interrupted', at, { result, error })
    if (reason === 'interrupted') return afterInterruption({ ...job, ...(result && { result }) }, work, at)
    if (mayPass && job.attempts < work.attemptsMax)
      return queuedAgain({ ...job, error }, later(at, retryDelaysMs[job.attempts - 1] ?? retryDelayMsMax))
    return finished(job, 'failed', at, { result, error })
  }

  async #abandoned(): Promise<readonly Change[]> {
    return (await this.#options.work.abandon?.(this.#ending ?? this.job)) ?? []
  }
}

/** How the work ended, as the kind says. */
interface End extends Omit<JobDone, 'changes'> {
  readonly changes: StageChanges
}

async function nothing(): Promise<readonly Change[]> {
  return []
}
