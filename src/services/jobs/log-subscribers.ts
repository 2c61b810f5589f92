import type { Caller, StreamReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { credentialsCheckMsOf, OpenStreams } from '../../platform/streams/open-streams.ts'
import type { StreamCredentials } from '../../platform/streams/open-streams.ts'
import type { LogQuery } from './work.ts'
import { isFinished } from './job.ts'
import type { JobLimits } from './limits.ts'
import { readLog } from './log-reader.ts'
import { JobStream } from './stream.ts'
import type { JobPoller } from './poller.ts'
import type { Actors } from '../../platform/work/actors.ts'

export interface LogSubscribersOptions extends Pick<Foundation, 'store' | 'log' | 'isStoreShared'> {
  readonly limits: JobLimits
  readonly actors: Actors
  readonly poller: JobPoller
  readonly identity: StreamCredentials
  readonly find: (id: string, caller: Caller) => Promise<Versioned<JobDocument>>
}

/** Readers of the logs of jobs: by one call that waits, or by a stream. */
export class LogSubscribers {
  readonly #options: LogSubscribersOptions
  readonly #streams: OpenStreams<JobStream>
  readonly #stopping = new AbortController()

  constructor(options: LogSubscribersOptions) {
    const { identity, limits, log } = options
    this.#options = options
    this.#streams = new OpenStreams({
      credentials: identity,
      scope: 'jobs:read',
      log,
      streamsMax: limits.streamsMax,
      streamsPerUserMax: limits.streamsPerUserMax,
      streamsPerCredentialMax: limits.streamsPerCredentialMax,
      heartbeatMs,
      credentialsCheckMs: credentialsCheckMsOf(options),
      subject: 'job',
    })
  }

  /** Part of the log; if there is none, waits for it for at most `waitMs`. */
  async log(
    id: string,
    { offset = 0, waitMs }: LogQuery,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Schemas['JobLogPart']> {
    const { store, limits, poller, find } = this.#options
    const end = performance.now() + waitMs
    const done = AbortSignal.any([signal, this.#stopping.signal])
    const { changed, close } = poller.follow(id)
    try {
      for (let hasWaited = false; ; hasWaited = true) {
        const { doc } = await find(id, caller)
        const part = await readLog(store, doc, offset, limits.logAnswerBytesMax)
        const leftMs = end - performance.now()
        if (part.output !== '' || isFinished(doc) || leftMs <= 0 || done.aborted) {
          // The credential may have ended, or lost a right, while the call waited.
          if (hasWaited && !(await this.#streams.mayRead(caller)))
            fail('token_invalid', {
              message: 'This credential expired, was revoked or lost a scope while the call was waiting.',
            })
          return part
        }
        await changed(leftMs, done)
      }
    } finally {
      close()
    }
  }

  async follow(
    id: string,
    { offset, lastEventId }: { readonly offset?: number | undefined; readonly lastEventId?: string | undefined },
    caller: Caller,
  ): Promise<StreamReply> {
    const { store, find } = this.#options
    const { doc } = await find(id, caller)
    const position = lastSeen(lastEventId) ?? offset ?? 0
    await readLog(store, doc, position, 0)
    return this.#open(id, caller, position)
  }

  /** How many streams are open. */
  openStreams(): number {
    return this.#streams.size
  }

  /** Answers the calls that wait, ends the streams, and takes no more of either. */
  stop(): void {
    this.#stopping.abort()
    this.#streams.stop()
  }

  #open(jobId: string, caller: Caller, position: number): JobStream {
    const { store, actors, poller } = this.#options
    const freePlace = this.#streams.takePlace(caller)
    const onClose = () => {
      this.#streams.delete(stream)
      stopWatching()
      freePlace()
    }
    const stream: JobStream = new JobStream({ store, actors, jobId, caller, position, onClose })
    const stopWatching = poller.watch(jobId, () => stream.wake())
    this.#streams.add(stream)
    return stream
  }
}

const heartbeatMs = 15_000

function lastSeen(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined) return undefined
  const position = /^(0|[1-9]\d{0,15})$/.test(lastEventId) ? Number(lastEventId) : NaN
  return Number.isSafeInteger(position)
    ? position
    : fail('invalid_cursor', { message: 'Last-Event-ID must be a byte position of the log.' })
}
