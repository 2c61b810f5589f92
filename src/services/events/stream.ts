import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventData, EventOfKind } from '../../generated/event-kinds.ts'
import type { Caller, StreamFrame } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { EventRange } from '../../stores/port.ts'
import { FrameStream } from '../../platform/streams/frame-stream.ts'
import type { EventFilter } from './filter.ts'
import { readFilteredEvents } from './read.ts'
import { batchMax, frameOf } from './tail.ts'
import type { Batch, Tail } from './tail.ts'

/** Why a stream ends from our side. */
export type EndReason = Exclude<EventData<'stream.gap'>['reason'], 'log_went_back'>

export interface StreamOptions extends Pick<Foundation, 'now' | 'log'> {
  readonly caller: Caller
  readonly filter: EventFilter
  /** The number of the last event that the reader has. */
  readonly position: number
  /** The reader named no position, and so must hear from which one it goes on. */
  readonly isNew: boolean
  readonly retryMs: number
  readonly stallMs: number
  readonly store: Pick<Store, 'events' | 'eventRange'>
  readonly tail: Tail
  readonly onClose: (stream: EventStream) => void
}

/**
 * One reader's way through the events. It keeps a position and nothing else: events are read when the reader takes
 * them.
 */
export class EventStream extends FrameStream<EndReason> {
  readonly #options: StreamOptions
  /** Everything up to here was given to the reader or is not for it. */
  #position: number
  /** The last number that was sent to the reader. */
  #lastEmitted: number
  #resumeAfter: number | undefined

  constructor(options: StreamOptions) {
    super({ ...options, onClose: () => options.onClose(this) })
    this.#options = options
    this.#position = options.position
    this.#lastEmitted = options.isNew ? -1 : options.position
  }

  /** The number up to which the reader has everything. */
  get position(): number {
    return this.#position
  }

  stall(): void {
    this.end('too_slow')
  }

  protected async read(): Promise<readonly StreamFrame[]> {
    // A reader that is cut off before the first event came must be able to resume nevertheless.
    if (this.#lastEmitted < 0) return this.#emit([{ id: this.#position }])
    const frames = await this.#readEvents()
    return this.isEnding || frames.length === 0 ? [] : this.#emit(frames)
  }

  async #readEvents(): Promise<readonly StreamFrame[]> {
    const { tail, filter } = this.#options
    while (!this.isEnding) {
      const batch = tail.read(this.#position, filter) ?? (await this.#readStore())
      // What was read while the stream ended is not given any more, and so does not move the position.
      if (!batch || this.isEnding) break
      this.#position = batch.position
      if (batch.frames.length > 0) return batch.frames
      if (this.#position >= tail.end) break
    }
    return []
  }

  /** Reads events that the tail no longer contains. */
  async #readStore(): Promise<Batch | undefined> {
    const { store, tail, filter, log } = this.#options
    // A reader that is far behind must not keep the others waiting while it catches up.
    await nextTurn()
    try {
      const knownEnd = tail.end
      const events = await readFilteredEvents(store, filter, { after: this.#position, limit: batchMax })
      const range = await store.eventRange()
      if (isExpired(this.#position, range)) {
        this.#resumeAfter = lastRemoved(range)
        return void this.end('cursor_expired')
      }
      const lastRead = events.at(-1)?.id ?? this.#position
      const position = events.length === batchMax ? lastRead : Math.max(lastRead, knownEnd)
      return { frames: events.filter(filter.matches).map((event) => frameOf(event, tail.actors)), position }
    } catch (error) {
      log.warn({ err: error }, 'events could not be read')
      return void this.end('interrupted')
    }
  }

  #emit(frames: readonly StreamFrame[]): readonly StreamFrame[] {
    this.#lastEmitted = frames.at(-1)?.id ?? this.#lastEmitted
    return frames
  }

  /** A comment; with the number to resume from, when everything since the last one was left out by the filter. */
  protected heartbeat(): readonly StreamFrame[] {
    return this.#emit([{ comment: 'heartbeat', ...(this.#position > this.#lastEmitted && { id: this.#position }) }])
  }

  /** The last frame. It has no number of its own, so that the reader's last one stays right. */
  protected takeLeave(reason: EndReason): readonly StreamFrame[] {
    const resumeAfter = this.#resumeAfter ?? this.#position
    const data: EventOfKind['stream.gap'] = {
      id: resumeAfter,
      kind: 'stream.gap',
      at: this.#options.now(),
      actor: this.#options.tail.actors.of('system'),
      data: { resumeAfter, reason },
    }
    return [{ event: 'stream.gap', data }]
  }
}

/** Whether events after a position are no longer kept. */
export function isExpired(position: number, range: EventRange): boolean {
  return position < lastRemoved(range)
}

/** The number of the newest event that is no longer kept. */
export function lastRemoved({ oldest, newest }: EventRange): number {
  return oldest === 0 ? newest : oldest - 1
}
