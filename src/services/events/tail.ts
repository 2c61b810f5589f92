import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Log, StreamFrame } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { StoredEvent } from '../../stores/port.ts'
import type { EventFilter } from './filter.ts'
import { gapKind } from './kinds.ts'
import type { Actors } from '../../platform/work/actors.ts'
import type { components } from '../../generated/types.ts'
import { shownEvent } from './shown.ts'

type Event = components['schemas']['Event']

/** Some frames, and the number up to which they contain every event that passes the filter. */
export interface Batch {
  readonly frames: readonly StreamFrame[]
  readonly position: number
}

export interface TailOptions {
  readonly store: Pick<Store, 'events' | 'eventRange' | 'onEvents'>
  readonly actors: Actors
  readonly log: Log
  /** How many events are held. */
  readonly countMax: number
  /** Called when there are new events. */
  readonly onAdvance: () => void
}

/** The maximum number of frames in a batch, which bounds the memory for a reader that does not read. */
export const batchMax = 100
const pageMax = 500
const sharedMax = 50
const retryMs = 1000
/** How long the streams may write in one tick without a noticeable delay. */
const shortMs = 5
const pauseMsMax = 100

/** The newest events, read from the store once for all streams. */
export class Tail {
  readonly #options: TailOptions
  #frames: StoredFrame[] = []
  /** Contains every event after this number … */
  #start = 0
  /** … up to this one. */
  #end = 0
  /** Streams stand at the same position more often than not, and so read the very same batches. */
  readonly #batches = new Map<string, Batch>()
  #ready: Promise<void> | undefined
  #stopListening: (() => void) | undefined
  #isPulling = false
  #isStale = false

  constructor(options: TailOptions) {
    this.#options = options
  }

  get actors(): Actors {
    return this.#options.actors
  }

  /** Up to which number events were read from the store. */
  get end(): number {
    return this.#end
  }

  /** Begins to follow the store, from its newest event on. */
  start(): Promise<void> {
    this.#ready ??= this.#begin().catch((error: unknown) => {
      this.stop()
      throw error
    })
    return this.#ready
  }

  stop(): void {
    this.#stopListening?.()
    this.#stopListening = undefined
    this.#ready = undefined
    this.#reset(0)
  }

  /** Gives what follows a position, or nothing when the position is further back than what is held. */
  read(position: number, filter: EventFilter): Batch | undefined {
    if (position < this.#start) return undefined
    const key = `${position} ${filter.key}`
    const known = this.#batches.get(key)
    if (known) return known
    const made = this.#makeBatch(position, filter)
    // Streams that catch up are at different positions, so that they cannot share a batch.
    if (this.#batches.size === sharedMax) this.#batches.clear()
    this.#batches.set(key, made)
    return made
  }

  /** Reads what is new in the store. */
  pull(): void {
    this.#isStale = true
    if (!this.#isPulling && this.#stopListening) void this.#pullAll()
  }

  async #begin(): Promise<void> {
    const { store } = this.#options
    // Listening comes first: what is committed after the range was read is then not missed.
    let isEarly = true
    this.#stopListening = store.onEvents(() => {
      if (!isEarly) this.pull()
    })
    const { newest } = await store.eventRange()
    this.#reset(newest)
    isEarly = false
    this.pull()
  }

  async #pullAll(): Promise<void> {
    this.#isPulling = true
    try {
      while (this.#isStale && this.#stopListening) {
        this.#isStale = false
        await this.#pullPage()
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'new events could not be read')
      setTimeout(() => this.pull(), retryMs).unref()
    } finally {
      this.#isPulling = false
    }
  }

  async #pullPage(): Promise<void> {
    const { store, onAdvance } = this.#options
    const after = this.#end
    const events = await store.events({ after, limit: pageMax })
    const [first] = events
    // Events that were removed before they were read leave a gap, which those who stand before it must hear of.
    const start = first && first.id > after + 1 ? Math.max(after, (await store.eventRange()).oldest - 1) : after
    // A stop and a new start in between have reset the end.
    if (!first || this.#end !== after || !this.#stopListening) return
    if (start > after) this.#reset(start)
    this.#append(events)
    this.#isStale ||= events.length === pageMax
    const begin = performance.now()
    onAdvance()
    await nextTurn()
    await leaveTime(performance.now() - begin)
  }

  #append(events: readonly StoredEvent[]): void {
    for (const event of events) {
      // The log went back: what is retained from before may never have happened, and is read from the store.
      if (event.kind === gapKind) this.#reset(event.id - 1)
      this.#frames.push(frameOf(event, this.#options.actors))
    }
    this.#end = events.at(-1)?.id ?? this.#end
    this.#batches.clear()
    const surplus = this.#frames.length - this.#options.countMax
    if (surplus <= 0) return
    this.#start = this.#frames[surplus - 1]?.id ?? this.#start
    this.#frames = this.#frames.slice(surplus)
  }

  #reset(position: number): void {
    this.#frames = []
    this.#start = this.#end = position
    this.#batches.clear()
  }

  #makeBatch(position: number, filter: EventFilter): Batch {
    const frames: StoredFrame[] = []
    for (let index = this.#indexAfter(position); index < this.#frames.length; index++) {
      const frame = this.#frames[index]
      if (!frame || !filter.matches(frame.data)) continue
      frames.push(frame)
      if (frames.length === batchMax) return { frames, position: frame.id }
    }
    return { frames, position: Math.max(position, this.#end) }
  }

  /** Where the first event after a position stands. */
  #indexAfter(position: number): number {
    let low = 0
    let high = this.#frames.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#frames[middle]?.id ?? 0) <= position) low = middle + 1
      else high = middle
    }
    return low
  }
}

/**
 * Writing to a thousand readers takes a while. Other work runs after it, and events that come meanwhile are written
 * together.
 */
async function leaveTime(writingMs: number): Promise<void> {
  if (writingMs > shortMs) await wait(Math.min(2 * writingMs, pauseMsMax), undefined, { ref: false })
}

interface StoredFrame extends StreamFrame {
  readonly id: number
  readonly data: Event
}

/** An event as a frame: its number, its kind and the whole of it as data. */
export function frameOf(event: StoredEvent, actors: Actors): StoredFrame {
  return { id: event.id, event: event.kind, data: shownEvent(event, actors) }
}
