import type { JobDocument, LoggedProgram } from '../../collections/jobs.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import { LeaseLost } from './leased-job.ts'
import type { Built, LeasedJob } from './leased-job.ts'
import { jobProgressed, planStepOutput } from './events.ts'

export interface RecorderOptions extends Pick<Foundation, 'now' | 'log'> {
  readonly leasedJob: LeasedJob
  readonly logBytesMax: number
  /** Whether the claim of the job has recorded its first progress just now. */
  readonly hasWritten: boolean
  /** Called when the log contains more of the output of a program. */
  readonly onLogged: (logged: LoggedProgram) => void
}

const intervalMs = 250
/** A timer may be that early by another clock. */
const earlyMs = 2
const retryMs = 1_000
/** Base64 in one document of the store. */
const pieceBytesMax = 64 * 1024
const waitingBytesMax = 256 * 1024

/** Collects the log and the progress of a run, and commits them a few times a second. */
export class Recorder {
  readonly #options: RecorderOptions
  /** The part of the log that waits, and where it begins. */
  #chunks: Buffer[] = []
  /** Where the log stands with all that waits. */
  #logged: LoggedProgram | undefined
  #start: number
  #waitingBytes = 0
  #isFull = false
  #isClosed = false
  #progress: JobDocument['progress']
  #progressAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  #isWriting = false
  #writtenAt = -Infinity
  #room = Promise.withResolvers<void>()

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#start = options.leasedJob.job.logBytes
    // An earlier run of the service may have filled it, and said so at its end.
    this.#isFull = this.#start > options.logBytesMax
    if (options.hasWritten) this.#writtenAt = this.#progressAt = performance.now()
  }

  /** With where the log stands then. */
  async write(bytes: Uint8Array, logged?: LoggedProgram): Promise<void> {
    this.#append(bytes)
    if (logged) this.#note(logged)
    while (this.#waitingBytes >= waitingBytesMax && !this.#isClosed) await this.#room.promise
  }

  progress(progress: NonNullable<JobDocument['progress']>): void {
    if (this.#isClosed) return
    this.#progress = progress
    this.#writeSoon()
  }

  /** Commits changes of the work together with what waits, unless that is just being written. */
  async commitWith(stage: () => Promise<readonly Change[]>): Promise<void> {
    const { leasedJob, now } = this.#options
    if (this.#isWriting || this.#isClosed || (this.#waitingBytes === 0 && !this.#progress))
      return leasedJob.commit(async () => ({ changes: await stage() }))
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#isWriting = true
    try {
      let settle = () => {}
      await leasedJob.commit(async (job) => {
        const gathered = this.#gather(job, now(), this.#progress)
        settle = gathered.settle
        return { ...gathered, changes: [...(await stage()), ...gathered.changes] }
      })
      settle()
      this.#writtenAt = performance.now()
    } finally {
      this.#isWriting = false
      if (this.#waitingBytes > 0 || this.#progress) this.#writeSoon()
    }
  }

  /** All that waits, as a change of the job that ends it. */
  gatherAll(job: JobDocument, at: string): Gathered {
    return this.#gather(job, at, this.#progress)
  }

  /** What waits, as a change of the job; `settle` lets go of it once that is committed. */
  #gather(job: JobDocument, at: string, progress: JobDocument['progress']): Gathered & { readonly settle: () => void } {
    const chunks = [...this.#chunks]
    const logged = this.#logged
    const waiting = Buffer.concat(chunks)
    const settle = () => {
      this.#chunks = this.#chunks.slice(chunks.length)
      this.#start += waiting.length
      this.#waitingBytes -= waiting.length
      if (progress) this.#progressAt = performance.now()
      if (this.#progress === progress) this.#progress = undefined
      if (logged) this.#options.onLogged(logged)
      this.#makeRoom()
    }
    // After a failure that left open what was kept, some of it may be there already.
    const bytes = waiting.subarray(job.logBytes - this.#start)
    return {
      job: { ...job, logBytes: job.logBytes + bytes.length, ...(progress && { progress }) },
      logged,
      changes: [...piecesOf(job, bytes), ...eventsOf(job, bytes.length, progress, at)],
      settle,
    }
  }

  /** Accepts nothing more, and ends all waits for room. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#makeRoom()
  }

  #note(logged: LoggedProgram): void {
    this.#logged = logged
    // Nothing follows in a full log.
    if (this.#isFull && this.#waitingBytes === 0) this.#options.onLogged(logged)
  }

  #append(bytes: Uint8Array): void {
    if (this.#isClosed || this.#isFull || bytes.length === 0) return
    const { logBytesMax } = this.#options
    const kept = bytes.subarray(0, Math.max(0, logBytesMax - this.#start - this.#waitingBytes))
    this.#isFull = kept.length < bytes.length
    // A copy, because the owner of the bytes may use them again.
    this.#push(Buffer.from(kept))
    if (this.#isFull)
      this.#push(Buffer.from(`\n[The log ends here: it has reached its limit of ${logBytesMax} bytes.]\n`))
    this.#writeSoon()
  }

  #push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#waitingBytes += chunk.length
  }

  #writeSoon(): void {
    const isUrgent = this.#waitingBytes >= pieceBytesMax && performance.now() >= this.#writtenAt
    if (isUrgent) clearTimeout(this.#timer)
    else if (this.#timer) return
    if (this.#isWriting || this.#isClosed) return
    this.#timer = setTimeout(
      () => void this.#writeNow(),
      isUrgent ? 0 : Math.max(0, this.#writtenAt + intervalMs - performance.now()),
    )
    this.#timer.unref()
  }

  async #writeNow(): Promise<void> {
    this.#timer = undefined
    this.#isWriting = true
    try {
      await this.#write()
      this.#writtenAt = performance.now()
    } catch (error) {
      if (error instanceof LeaseLost) return this.close()
      this.#options.log.error(
        { err: error, jobId: this.#options.leasedJob.job.id },
        'the log of a job could not be written; retrying',
      )
      this.#writtenAt = performance.now() + retryMs
    } finally {
      this.#isWriting = false
    }
    if (this.#waitingBytes > 0 || this.#progress) this.#writeSoon()
  }

  async #write(): Promise<void> {
    let settle = () => {}
    await this.#options.leasedJob.commit((job) => {
      // A log that grows fast does not make progress reports more frequent.
      const isProgressDue = performance.now() >= this.#progressAt + intervalMs - earlyMs
      const gathered = this.#gather(job, this.#options.now(), isProgressDue ? this.#progress : undefined)
      settle = gathered.settle
      return gathered
    })
    settle()
  }

  #makeRoom(): void {
    this.#room.resolve()
    this.#room = Promise.withResolvers()
  }
}

/** What is committed of what waits. */
interface Gathered extends Built {
  readonly job: JobDocument
}

function eventsOf(job: JobDocument, byteCount: number, progress: JobDocument['progress'], at: string): Change[] {
  const { taskId, logBytes: from } = job
  const isOfPlan = job.kind === 'execute_plan' || job.planStepId !== undefined
  return [
    ...(progress ? [jobProgressed(job, at, { progress })] : []),
    ...(isOfPlan && taskId !== undefined && byteCount > 0
      ? [planStepOutput(job, taskId, at, { from, to: from + byteCount })]
      : []),
  ]
}

function piecesOf({ id, logBytes }: JobDocument, bytes: Buffer): Change[] {
  return Array.from({ length: Math.ceil(bytes.length / pieceBytesMax) }, (_, index) => {
    const start = logBytes + index * pieceBytesMax
    const piece = bytes.subarray(index * pieceBytesMax, (index + 1) * pieceBytesMax)
    return { insert: 'jobLogs', doc: { id: logId(id, start), jobId: id, start, base64: piece.toString('base64') } }
  })
}

/** Pieces of a job are in the order of their bytes. */
export function logId(jobId: string, start: number): string {
  return `${jobId}/${String(start).padStart(16, '0')}`
}
