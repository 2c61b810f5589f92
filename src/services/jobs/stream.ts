import type { Caller, StreamFrame } from '../../call.ts'
import type { JobDocument } from '../../stores/documents.ts'
import type { Store } from '../../stores/port.ts'
import { FrameStream } from '../frame-stream.ts'
import { isFinished, toJob } from './job.ts'
import { readLog } from './log-reader.ts'

export interface JobStreamOptions {
  readonly store: Store
  readonly jobId: string
  readonly caller: Caller
  /** Up to where the reader has the log. */
  readonly position: number
  readonly onClose: (stream: JobStream) => void
}

/** What a reader that takes nothing holds in memory, about. */
const logBytesOfFrame = 64 * 1024
const retryMs = 2_000
const stallMs = 30_000

type EndReason = 'shutting_down' | 'credential_ended' | 'too_slow' | 'removed'

/** One reader's way along a job. It keeps positions and what the job was: the log is read when the reader takes it. */
export class JobStream extends FrameStream<EndReason> {
  readonly #options: JobStreamOptions
  #position: number
  /** The job as the reader was told last. */
  #told = ''

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
    this.#position = part.nextCursor
    const log = part.output === '' ? [] : [{ id: part.nextCursor, event: 'log', data: part }]
    if (!isFinished(job)) return [...this.#tell(job), ...log]
    // The end of the job is told after all of its log, so that who hears of it has everything.
    if (part.nextCursor < job.logBytes) return log
    this.finish()
    return [...log, { event: 'job', data: toJob(job) }]
  }

  /** Nothing when only the log has grown. */
  #tell(job: JobDocument): StreamFrame[] {
    const now = JSON.stringify({ ...toJob(job), logBytes: 0 })
    if (now === this.#told) return []
    this.#told = now
    return [{ event: 'job', data: toJob(job) }]
  }

  protected heartbeat(): readonly StreamFrame[] {
    return [{ comment: 'heartbeat' }]
  }

  protected takeLeave(reason: EndReason): readonly StreamFrame[] {
    return [{ comment: reason }]
  }
}
