import type { Change, Documents, Store } from '../../collections.ts'
import type { EventQuery, StoredEvent, Versioned } from '../../stores/port.ts'
import { tryCommit } from './try-commit.ts'
import { WakeLoop } from './wake-loop.ts'

/** Collections of positions in the log of events. */
type CursorCollection = 'webhookCursors' | 'chatOutboxCursors'
type Cursor = Versioned<Documents[CursorCollection]>

export interface EventFollowerOptions {
  readonly store: Pick<Store, 'commit' | 'events' | 'eventRange' | 'onEvents' | 'onWentBack' | 'read'>
  readonly cursor?: StoredCursor
  /** Begins a look at the log, of which it has read that this is the newest number. */
  readonly look: (newest: number) => Look | Promise<Look>
  /** What failed is tried again when it is next woken. */
  readonly onError: (error: unknown) => void
  /** What wakes it within this time shares one look; a hundredth of a second by default. */
  readonly gatherMs?: number
}

/** Where the position is kept that all processes on the store share. */
export interface StoredCursor {
  readonly collection: CursorCollection
  readonly id: string
  /** Gives the position to begin at when none is stored yet. */
  readonly first: (newest: number) => Promise<number>
}

/** The events that one look is for, and what is done with them. */
export interface Look extends Pick<EventQuery, 'kinds'> {
  readonly limit: number
  readonly take: (events: readonly StoredEvent[]) => Promise<Taken>
}

export interface Taken {
  /** Committed together with the position, so that they happen once, also after a crash and by two processes. */
  readonly changes: readonly Change[]
  /** Stores the position even without changes. */
  readonly isWorthAWrite?: boolean
  /** Called once the events are passed. */
  readonly onPassed?: () => void
}

// What wakes a follower are commits, whose callers wait for answers.
const gatherMsDefault = 10
// Events that nothing is done with are passed without a write; so many may be read again after a restart.
const unwrittenMax = 1_000

/**
 * Reads the events of the log in their order, also those of other processes, and does something with each once.
 * Without a stored cursor it begins where `start` says, and is for what each process does for itself. It must be
 * stopped.
 */
export class EventFollower {
  readonly #options: EventFollowerOptions
  readonly #loop: WakeLoop
  readonly #stops: (() => void)[] = []
  /** Up to where this process has read; at or past the stored cursor. */
  #position = 0
  /** Counts how often the log went back. */
  #returns = 0

  constructor(options: EventFollowerOptions) {
    this.#options = options
    this.#loop = new WakeLoop(() => this.#run(), options.onError, { gatherMs: options.gatherMs ?? gatherMsDefault })
  }

  /** Follows from now on the events after a number, or after the stored cursor if that is later. */
  start(after = 0): void {
    const { store, cursor } = this.#options
    this.#position = after
    this.#stops.push(store.onEvents(() => this.wake()))
    if (cursor)
      this.#stops.push(
        // What was committed for the events may be gone with the cursor: it is read again from there.
        store.onWentBack(() => {
          this.#returns++
          this.#position = 0
        }),
      )
  }

  wake(): void {
    this.#loop.wake()
  }

  /** What is under way, if anything. */
  get running(): Promise<void> | undefined {
    return this.#loop.running
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop()
    await this.#loop.stop()
  }

  async #run(): Promise<void> {
    while (!this.#loop.isStopped && (await this.#advance())) {
      /* until there is nothing new */
    }
  }

  /** Takes one batch of events; returns whether there may be more. */
  async #advance(): Promise<boolean> {
    const { store, look } = this.#options
    const returns = this.#returns
    // First the newest number, then what the look is made of: no event up to it is older than that, and none is missed.
    const { newest } = await store.eventRange()
    const { kinds, limit, take } = await look(newest)
    const cursor = await this.#cursor(newest)
    if (cursor === 'begun by another process') return true
    const after = Math.max(cursor?.doc.eventId ?? 0, this.#position)
    if (newest <= after) return false
    const events = await store.events({ after, limit, ...(kinds && { kinds }) })
    const reached = events.length < limit ? newest : Math.min(newest, events.at(-1)?.id ?? newest)
    const taken = await take(events.filter(({ id }) => id <= reached))
    if (!(await this.#pass(cursor, reached, taken))) return true
    if (returns === this.#returns) this.#position = reached
    taken.onPassed?.()
    // What is appended from now on wakes it again.
    return events.length === limit
  }

  /** Returns whether it was done; if not, another process was faster. */
  async #pass(
    cursor: Cursor | undefined,
    reached: number,
    { changes, isWorthAWrite = false }: Taken,
  ): Promise<boolean> {
    const { store, cursor: stored } = this.#options
    if (!stored || !cursor) return true
    if (changes.length === 0 && !isWorthAWrite && reached - cursor.doc.eventId < unwrittenMax) return true
    const doc = { id: stored.id, eventId: reached }
    return tryCommit(store, [...changes, { replace: stored.collection, version: cursor.version, doc }])
  }

  async #cursor(newest: number): Promise<Cursor | undefined | 'begun by another process'> {
    const { store, cursor } = this.#options
    if (!cursor) return undefined
    const found = await store.read[cursor.collection].get(cursor.id)
    if (found) return found
    const doc = { id: cursor.id, eventId: await cursor.first(newest) }
    return (await tryCommit(store, [{ insert: cursor.collection, doc }]))
      ? { doc, version: 1 }
      : 'begun by another process'
  }
}
