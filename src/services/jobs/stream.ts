import type { Caller, StreamFrame } from '../../call.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import type { Store } from '../../collections.ts'
import { FrameStream } from '../../platform/streams/frame-stream.ts'
import { isFinished, toJob } from './job.ts'
import { readLog } from './log-reader.ts'
import type { Actors } from '../../platform/work/actors.ts'

export interface JobStreamOptions {
  readonly store: Store
  readonly actors: Actors
  readonly jobId: string
  readonly caller: Caller
  /** Up to where the reader has the log. */
  readonly position: number
  readonly onClose: (stream: JobStream) => void
}

/** The approximate memory for a reader that does not read. */
const logBytesOfFrame = 64 * 1024
const retryMs = 2_000
const stallMs = 30_000

type EndReason = 'shutting_down' | 'credential_ended' | 'too_slow' | 'removed'

/** One reader's way along a job. It keeps positions and what the job was: the log is read when the reader takes it. */
export class JobStream extends FrameStream<EndReason> {
  readonly #options: JobStreamOptions
  #position: number
  /** The job as it was last sent to the reader. */
  #lastEmitted = ''

  constructor(options: JobStreamOptions) {
    super({ caller: options.caller, retryMs, stallMs, onClose: () => options.onClose(this) })
    this.#options = options
    this.#position = options.position
  }

  stall(): void {
    this.end('too_slow')
  }

  protected async read(): Promise<readonly StreamFrame[]> {
    const { store, jobId } = this.#options
    const job = (await store.read.jobs.get(jobId))?.doc
    if (!job) {
      this.end('removed')
      return []
    }
    const part = await readLog(store, job, this.#position, logBytesOfFrame)
    this.#position = part.nextOffset
    const log = part.output === '' ? [] : [{ id: part.nextOffset, event: 'log', data: part }]
    if (!isFinished(job)) return [...this.#progressFrames(job), ...log]
    // The end of the job is sent after its whole log, so that a client that receives it has everything.
    if (part.nextOffset < job.logBytes) return log
    this.finish()
    return [...log, { event: 'job', data: toJob(job, this.#options.actors) }]
  }

  /** Nothing when only the log has grown. */
  #progressFrames(job: JobDocument): StreamFrame[] {
    const now = JSON.stringify({ ...toJob(job, this.#options.actors), logBytes: 0 })
    if (now === this.#lastEmitted) return []
    this.#lastEmitted = now
    return [{ event: 'job', data: toJob(job, this.#options.actors) }]
  }

  protected heartbeat(): readonly StreamFrame[] {
    return [{ comment: 'heartbeat' }]
  }

  protected takeLeave(reason: EndReason): readonly StreamFrame[] {
    return [{ comment: reason }]
  }
}
