import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../call.ts'
import { Failure } from '../../errors.ts'
import type { JobDocument, ProcessMark } from '../../stores/documents.ts'
import { StorageFailed, StorageFull } from '../../stores/port.ts'
import type { Change } from '../../stores/port.ts'
import { later } from '../clock.ts'
import type { Changes, JobDone, JobRun, JobWork } from '../jobs.ts'
import { Hold, JobLost } from './hold.ts'
import type { Built, HoldOptions } from './hold.ts'
import {
  afterInterruption,
  cancelledError,
  finished,
  finishedEvent,
  interruptedError,
  queuedAgain,
  queueing,
} from './job.ts'
import { leaseMs } from './limits.ts'
import { Recorder } from './recorder.ts'

export interface RunOptions extends Omit<HoldOptions, 'onLost'> {
  readonly work: JobWork
  readonly log: Log
  readonly logBytesMax: number
  /** The job changed. */
  readonly onChange: (jobId: string) => void
}

/** Why a run is told to stop: the reason of its signal. */
export type StopReason = 'cancelled' | 'interrupted' | 'lost'

/** After so long another attempt is made, by how many there were. */
const retryDelaysMs = [1_000, 5_000, 30_000]
const retryDelayMsMax = 120_000
const endRetryMs = 1_000
const brokenMessage = 'The job broke off on our side. The log of the service has the details under the id of the job.'

/** One run of a job in this process, from its start to its end. */
export class Run implements JobRun {
  readonly #options: RunOptions
  readonly #hold: Hold
  readonly #recorder: Recorder
  readonly #stopping = new AbortController()
  #executing: Promise<void> | undefined
  #isGivenUp = false
  /** The job as its end will leave it. */
  #ending: JobDocument | undefined

  constructor(options: RunOptions) {
    const { now, log, logBytesMax, onChange, job } = options
    this.#options = options
    this.#hold = new Hold({ ...options, onLost: () => this.stop('lost') })
    this.#recorder = new Recorder({ hold: this.#hold, now, log, logBytesMax, onCommit: () => onChange(job.doc.id) })
  }

  get job(): JobDocument {
    return this.#hold.job
  }
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  write(bytes: Uint8Array): Promise<void> {
    return this.#recorder.write(bytes)
  }

  progress(progress: NonNullable<JobDocument['progress']>): void {
    this.#recorder.progress(progress)
  }

  commit(given: Changes): Promise<void> {
    return this.#hold.commit(async () => ({ changes: await changesOf(given) }), areFixed(given))
  }

  setProcess(process: ProcessMark | undefined): Promise<void> {
    return this.#hold.setProcess(process)
  }

  /** Does the work and commits how it ended. */
  execute(): Promise<void> {
    return (this.#executing ??= this.#execute())
  }

  stop(reason: StopReason): void {
    this.#stopping.abort(reason)
  }

  /** Ends the job although its work goes on: the service cannot wait for it any longer. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true
    this.#hold.giveUp()
    await this.#end({ error: interruptedError, changes: () => this.#abandoned() })
  }

  /** Looks for a cancellation by another process, and keeps the lease. */
  async keep(keepEachMs: number): Promise<void> {
    if (this.#hold.isOver) return
    if (this.#hold.ageMs >= keepEachMs) await this.#hold.commit(() => ({ changes: [] }))
    const { isCancelling } = await this.#hold.look()
    if (isCancelling) this.stop('cancelled')
  }

  /** Takes the job for lost when its lease is over: others may be at work on it. */
  loseStale(): void {
    if (this.#hold.ageMs > leaseMs) this.#hold.lose()
  }

  async #execute(): Promise<void> {
    const end = await this.#work()
    if (!this.#isGivenUp) await this.#end(end)
    this.#recorder.close()
  }

  async #work(): Promise<End> {
    const { work, log } = this.#options
    const abandon = () => this.#abandoned()
    try {
      const { changes, ...done } = await work.run(this)
      return { ...done, changes: changes ?? (done.error && this.signal.aborted ? abandon : []) }
    } catch (error) {
      if (this.signal.aborted || error instanceof JobLost) return { error: interruptedError, changes: abandon }
      log.error({ err: error, jobId: this.job.id }, 'a job broke off')
      return {
        error: { reason: 'failed', message: error instanceof Failure ? error.message : brokenMessage },
        changes: abandon,
      }
    }
  }

  /** An end that cannot be committed because of what its kind adds is a failure, with less and less of that. */
  async #end(end: End): Promise<void> {
    const failed = { error: { reason: 'failed', message: brokenMessage } } as const
    for (const variant of [end, { ...failed, changes: () => this.#abandoned() }, { ...failed, changes: [] }]) {
      try {
        return await this.#commitEnd(variant)
      } catch (error) {
        if (error instanceof JobLost) return
        this.#options.log.error({ err: error, jobId: this.job.id }, 'the end of a job could not be committed')
      }
    }
  }

  async #commitEnd(end: End): Promise<void> {
    const { changes } = end
    while (!this.#hold.isOver) {
      try {
        await this.#hold.end((job) => this.#buildEnd(job, end), areFixed(changes))
        return this.#options.onChange(this.job.id)
      } catch (error) {
        if (!(error instanceof StorageFull || error instanceof StorageFailed) || this.#isGivenUp) throw error
        this.#options.log.error(
          { err: error, jobId: this.job.id },
          'the end of a job could not be written for a moment',
        )
        await pause(endRetryMs, undefined, { ref: false })
      }
    }
  }

  async #buildEnd(before: JobDocument, end: End): Promise<Built> {
    const at = this.#options.now()
    const { job: told, changes } = this.#recorder.gatherAll(before, at)
    const job = this.#after(told, end, at)
    if (job.status === 'queued') return { job, changes: [...changes, ...queueing(job, at)] }
    this.#ending = job
    return { job, changes: [...changes, ...(await changesOf(end.changes)), finishedEvent(job)] }
  }

  /** The job as the end of its work leaves it. What came to its end before it heard of the stop has come to its end. */
  #after(job: JobDocument, { result, error, mayPass }: End, at: string): JobDocument {
    const { work } = this.#options
    const { reason } = this.signal
    if (!error) return finished(job, 'succeeded', at, { result })
    if (job.isCancelling || reason === 'cancelled')
      return finished(job, 'cancelled', at, { result, error: cancelledError })
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
  readonly changes: Changes
}

async function changesOf(given: Changes): Promise<readonly Change[]> {
  return typeof given === 'function' ? given() : given
}

/** What was built before cannot be built anew when another writer was faster. */
function areFixed(given: Changes): boolean {
  return typeof given !== 'function'
}
