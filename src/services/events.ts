import type { Caller, Staged, StreamReply } from '../call.ts'
import { fail } from '../errors.ts'
import type { Store } from '../collections.ts'
import type { EventRange } from '../stores/port.ts'
import { eventKinds } from '../generated/event-kinds.ts'
import { createFilter } from './events/filter.ts'
import type { EventFilter } from './events/filter.ts'
import { allowsEvent, mayReadKind } from './events/kinds.ts'
import type { EventSelector } from './events/kinds.ts'
import { readPage } from './events/page.ts'
import type { EventPage } from './events/page.ts'
import { EventStream, isExpired, lastRemoved } from './events/stream.ts'
import { Tail } from './events/tail.ts'
import { Tickets } from '../platform/work/tickets.ts'
import type { Ticket } from '../platform/work/tickets.ts'
import { gauge } from '../platform/work/metrics.ts'
import type { Metric } from '../platform/work/metrics.ts'
import { credentialsCheckMsOf, OpenStreams } from '../platform/streams/open-streams.ts'
import type { Identity } from './identity.ts'
import type { StreamCredentials } from '../platform/streams/open-streams.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { every, type Repetition } from '../platform/work/every.ts'
import { later } from '../platform/work/clock.ts'
import { shownEvent } from './events/shown.ts'

export { allowsEvent, mayReadKind, shownEvent }

export interface EventsQuery {
  readonly after?: number | undefined
  /**
   * The same as text, as a browser sends it when it reconnects: a stream goes on from here, a page begins after
   * `after`.
   */
  readonly lastEventId?: string | undefined
  readonly kinds?: readonly EventSelector[] | undefined
  readonly taskId?: string | undefined
}

export interface EventPageQuery extends EventsQuery {
  readonly limit: number
  /** `-id`: the newest event first, down from `after`. */
  readonly sort: 'id' | '-id'
}

export interface EventLimits {
  readonly streamsMax: number
  readonly streamsPerUserMax: number
  readonly streamsPerCredentialMax: number
  readonly heartbeatMs: number
  /** How long a reader may take nothing while events wait for it. */
  readonly stallMs: number
  readonly retryMs: number
  readonly ticketMs: number
  /** How often the credentials of all streams are checked; `credentialsCheckMsOf` unless a test says otherwise. */
  readonly credentialsCheckMs?: number
  readonly keptMs: number
  readonly keptMax: number
  /** How many of the newest events are held in memory, for all streams together. */
  readonly tailMax: number
}

interface EventsParts extends Pick<Foundation, 'actors' | 'now' | 'log' | 'isStoreShared'> {
  readonly store: Pick<Store, 'read' | 'commit' | 'events' | 'eventRange' | 'onEvents' | 'trimEvents'>
  readonly identity: StreamCredentials & Pick<Identity, 'recordOf' | 'restore'>
  readonly areaLimits: { readonly events: EventLimits }
}

export const eventLimits: EventLimits = {
  streamsMax: 1000,
  streamsPerUserMax: 500,
  streamsPerCredentialMax: 100,
  heartbeatMs: 15_000,
  stallMs: 30_000,
  retryMs: 2000,
  ticketMs: 60_000,
  keptMs: 7 * 24 * 60 * 60 * 1000,
  keptMax: 100_000,
  tailMax: 2000,
}

/** No event has this number. */
const beyondAll = Number.MAX_SAFE_INTEGER
const streamLagHelp = 'Events that the slowest open stream of this process has not read.'
const firstTrimMs = 60_000
const trimMs = 60 * 60 * 1000

/** Gives events to those who ask for them or follow them. */
export class Events implements Area {
  readonly limits: EventLimits
  readonly #options: EventsParts
  readonly #streams: OpenStreams<EventStream>
  readonly #tickets: Tickets<'eventTickets'>
  readonly #tail: Tail
  readonly #firstTrim: NodeJS.Timeout
  readonly #trimming: Repetition

  constructor(options: EventsParts) {
    const { store, actors, now, log, identity: credentials, areaLimits } = options
    this.#options = options
    this.limits = areaLimits.events
    this.#tickets = new Tickets({ collection: 'eventTickets', store, now, log, ticketMs: this.limits.ticketMs })
    this.#streams = new OpenStreams({
      credentials,
      scope: 'events:read',
      keepsRights,
      log,
      streamsMax: this.limits.streamsMax,
      streamsPerUserMax: this.limits.streamsPerUserMax,
      streamsPerCredentialMax: this.limits.streamsPerCredentialMax,
      heartbeatMs: this.limits.heartbeatMs,
      credentialsCheckMs: this.limits.credentialsCheckMs ?? credentialsCheckMsOf(options),
      subject: 'event',
      // Should the notification of a commit ever get lost, the events are late by one heartbeat at most.
      onBeat: (streamsOpen) => (streamsOpen === 0 ? this.#tail.stop() : this.#tail.pull()),
    })
    this.#tail = new Tail({ store, actors, log, countMax: this.limits.tailMax, onAdvance: () => this.#streams.wake() })
    this.#firstTrim = setTimeout(() => void this.#trimQuietly(), firstTrimMs).unref()
    this.#trimming = every(trimMs, () => this.#trimQuietly())
  }

  listLimits(): readonly Limit[] {
    return [
      {
        name: 'streams',
        value: this.limits.streamsMax,
        unit: 'streams',
        used: this.openStreams(),
        description: 'The number of open event streams of all callers.',
      },
      {
        name: 'streamsPerUser',
        value: this.limits.streamsPerUserMax,
        unit: 'streams',
        description: 'The number of open event streams of one user.',
      },
      {
        name: 'streamsPerCredential',
        value: this.limits.streamsPerCredentialMax,
        unit: 'streams',
        description: 'The number of open event streams of one token with those made from it, or of one session.',
      },
      {
        name: 'eventsKept',
        value: this.limits.keptMax,
        unit: 'events',
        description: 'The number of the newest events that are retained.',
      },
      {
        name: 'eventSeconds',
        value: this.limits.keptMs / 1_000,
        unit: 'seconds',
        description: 'How long an event is retained.',
      },
    ]
  }

  async metrics(): Promise<readonly Metric[]> {
    return [gauge('gantry_event_stream_lag_events', streamLagHelp, await this.streamLag())]
  }

  /** One page, in order. `nextCursor` is the number after which the next one begins, when there may be more. */
  async page(caller: Caller, query: EventPageQuery): Promise<EventPage> {
    const { store } = this.#options
    const filter = createFilter(query, caller)
    if (query.sort === '-id')
      return readPage(this.#options, filter, { before: query.after ?? beyondAll, limit: query.limit })
    const position = query.after ?? lastSeen(query)
    const found = await readPage(this.#options, filter, { after: position ?? 0, limit: query.limit })
    // Looked at after the reading: what was removed before it is noticed.
    if (position !== undefined) refuseBadPosition(position, await store.eventRange())
    return found
  }

  /** A stream that goes on from a position or, without one, from the newest event. */
  async follow(caller: Caller, query: EventsQuery): Promise<StreamReply> {
    const filter = createFilter(query, caller)
    const given = lastSeen(query) ?? query.after
    const freePlace = this.#streams.takePlace(caller)
    try {
      await this.#tail.start()
      const range = await this.#options.store.eventRange()
      if (given !== undefined) refuseBadPosition(given, range)
      this.#streams.requireRunning()
      return this.#open(caller, filter, given ?? range.newest, given === undefined, freePlace)
    } catch (error) {
      freePlace()
      throw error
    }
  }

  /** Makes a ticket that stands for the caller at one stream, of any process on the store. */
  createTicket(caller: Caller): Staged<{ ticket: Ticket }> {
    return this.#tickets.create({ caller: this.#options.identity.recordOf(caller) })
  }

  /** Gives for whom a ticket was made, once and while both are valid. */
  async redeemTicket(secret: string): Promise<Caller | undefined> {
    const found = await this.#tickets.redeem(secret)
    const caller = found && this.#options.identity.restore(found.caller)
    return caller && (await this.#streams.mayRead(caller)) ? caller : undefined
  }

  /** Removes the events that are no longer kept. Done by a timer as well. */
  async trim(): Promise<void> {
    const { store, now } = this.#options
    const before = later(now(), -this.limits.keptMs)
    await store.trimEvents({ before, countMax: this.limits.keptMax })
  }

  /** How many events the reader that is furthest behind has not been given. */
  async streamLag(): Promise<number> {
    const { newest } = await this.#options.store.eventRange()
    return Math.max(0, ...this.#streams.all().map(({ position }) => newest - position))
  }

  /** Sends every stream the position at which to resume, closes it, and accepts no new ones. */
  /** How many streams are open. */
  openStreams(): number {
    return this.#streams.size
  }

  drain(): void {
    clearTimeout(this.#firstTrim)
    void this.#trimming.stop()
    this.#streams.stop()
    this.#tail.stop()
  }

  #open(caller: Caller, filter: EventFilter, position: number, isNew: boolean, freePlace: () => void): EventStream {
    const { store, now, log } = this.#options
    const { retryMs, stallMs } = this.limits
    const onClose = (closed: EventStream) => {
      this.#streams.delete(closed)
      freePlace()
    }
    const options = { caller, filter, position, isNew, retryMs, stallMs, store, tail: this.#tail, now, log, onClose }
    const stream = new EventStream(options)
    this.#streams.add(stream)
    return stream
  }

  async #trimQuietly(): Promise<void> {
    const { log } = this.#options
    await this.trim().catch((error: unknown) => log.warn({ err: error }, 'old events could not be removed'))
  }
}

/** Whether each kind that the caller could read can still be read. */
function keepsRights(current: Caller, caller: Caller): boolean {
  return eventKinds.every((kind) => !mayReadKind(kind, caller.scopes) || mayReadKind(kind, current.scopes))
}

function lastSeen({ lastEventId }: EventsQuery): number | undefined {
  if (lastEventId === undefined) return undefined
  const position = /^(0|[1-9]\d{0,15})$/.test(lastEventId) ? Number(lastEventId) : NaN
  return Number.isSafeInteger(position)
    ? position
    : fail('invalid_cursor', { message: 'Last-Event-ID must be the number of an event.' })
}

function refuseBadPosition(position: number, range: EventRange): void {
  if (position > range.newest)
    fail('invalid_cursor', {
      message: `There is no event ${position} yet: the newest is ${range.newest}. Continue after that one, or omit after and Last-Event-ID to follow new events.`,
    })
  if (!isExpired(position, range)) return
  const removed = lastRemoved(range)
  fail('cursor_expired', {
    message: `Events up to number ${removed} are no longer retained. Read the items again and continue after ${removed}.`,
  })
}
