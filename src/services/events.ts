import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Caller, Log, StreamReply } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { EventRange, Store, StoredEvent } from '../stores/port.ts'
import { createFilter } from './events/filter.ts'
import type { EventFilter } from './events/filter.ts'
import { EventStream, isExpired, lastRemoved } from './events/stream.ts'
import { Tail } from './events/tail.ts'
import { createTickets } from './events/tickets.ts'
import type { Ticket } from './events/tickets.ts'

type Event = components['schemas']['Event']

/** Gives events to those who ask for them or follow them. */
export interface Events {
  /** One page, in order. `nextCursor` is the number after which the next one begins, when there may be more. */
  page(
    caller: Caller,
    query: EventsQuery & { readonly limit: number },
  ): Promise<{ events: Event[]; nextCursor?: string }>
  /** A stream that goes on from a position or, without one, from the newest event. */
  follow(caller: Caller, query: EventsQuery): Promise<StreamReply>
  /** Makes a ticket that stands for the caller at one stream. */
  createTicket(caller: Caller): Ticket
  /** Gives for whom a ticket was made, once and while both are valid. */
  redeemTicket(secret: string): Promise<Caller | undefined>
  /** Removes the events that are no longer kept. Done by a timer as well. */
  trim(): Promise<void>
  /** How many streams are open. */
  openStreams(): number
  readonly limits: EventLimits
  /** Tells every stream where to resume, ends it, and takes no more. */
  stop(): void
}

export interface EventsQuery {
  readonly after?: number | undefined
  /** The same as text, as a browser sends it when it reconnects: a stream goes on from here, a page begins after `after`. */
  readonly lastEventId?: string | undefined
  readonly kinds?: readonly string[] | undefined
  readonly taskId?: string | undefined
}

export interface EventLimits {
  readonly streamsMax: number
  readonly streamsPerCredentialMax: number
  readonly heartbeatMs: number
  /** How long a reader may take nothing while events wait for it. */
  readonly stallMs: number
  readonly retryMs: number
  readonly ticketMs: number
  /** How often the credentials of all streams are looked at. */
  readonly credentialsCheckMs: number
  readonly keptMs: number
  readonly keptMax: number
  /** How many of the newest events are held in memory, for all streams together. */
  readonly tailMax: number
}

export interface EventsOptions {
  readonly store: Pick<Store, 'events' | 'eventRange' | 'onEvents' | 'trimEvents'>
  readonly now: () => string
  readonly log: Log
  readonly credentials: StreamCredentials
  readonly limits?: Partial<EventLimits>
}

/** What tells whether the holder of a stream may still read it. */
export interface StreamCredentials {
  /** Gives the caller as of now, or nothing when the credential has ended. */
  current(caller: Caller): Promise<Caller | undefined>
  /** Calls back when some credential may have ended. Gives what ends that. */
  onEnded(listener: () => void): () => void
}

export const eventLimits: EventLimits = {
  streamsMax: 1000,
  streamsPerCredentialMax: 100,
  heartbeatMs: 15_000,
  stallMs: 30_000,
  retryMs: 2000,
  ticketMs: 60_000,
  credentialsCheckMs: 400, // with the end of the connection after it within a second of the revocation
  keptMs: 7 * 24 * 60 * 60 * 1000,
  keptMax: 100_000,
  tailMax: 2000,
}

const firstTrimMs = 60_000
const trimMs = 60 * 60 * 1000
/** How many events a page may look at before it gives what it has. */
const narrowedReadMax = 500
const readsMax = 20

export function createEvents({ store, now, log, credentials, limits: given }: EventsOptions): Events {
  const limits: EventLimits = { ...eventLimits, ...given }
  const streams = new Set<EventStream>()
  /** The places that are taken, by credential: also those of streams that are being opened. */
  const places = new Map<string, number>()
  const tickets = createTickets({ now, ticketMs: limits.ticketMs })
  const tail = new Tail({
    store,
    log,
    countMax: limits.tailMax,
    onAdvance: () => {
      for (const stream of streams) stream.wake()
    },
  })
  let placesTaken = 0
  let isStopped = false
  let isChecking = false
  let isCheckDue = false
  const timers = [
    setInterval(beat, limits.heartbeatMs),
    setInterval(checkCredentials, limits.credentialsCheckMs),
    setTimeout(() => void trimQuietly(), firstTrimMs),
    setInterval(() => void trimQuietly(), trimMs),
  ]
  for (const timer of timers) timer.unref()
  const stopListening = credentials.onEnded(checkCredentials)
  return {
    page,
    follow,
    createTicket: tickets.create,
    redeemTicket,
    trim,
    openStreams: () => streams.size,
    limits,
    stop,
  }

  async function page(
    caller: Caller,
    query: EventsQuery & { limit: number },
  ): Promise<{ events: Event[]; nextCursor?: string }> {
    const filter = createFilter(query, caller)
    const position = query.after ?? lastSeen(query)
    const found = await readPage(position ?? 0, filter, query.limit)
    // Looked at after the reading: what was removed before it is noticed.
    if (position !== undefined) refuseBadPosition(position, await store.eventRange())
    return found
  }

  async function readPage(
    start: number,
    filter: EventFilter,
    limit: number,
  ): Promise<{ events: Event[]; nextCursor?: string }> {
    const events: Event[] = []
    const readMax = filter.isNarrowed ? narrowedReadMax : limit + 1
    let position = start
    for (let reads = 0; reads < readsMax; reads++) {
      const read = await store.events({ after: position, limit: readMax, ...filter.query })
      for (const event of read) {
        if (filter.matches(event) && events.push(eventOf(event)) > limit)
          return { events: events.slice(0, limit), nextCursor: String(position) }
        position = event.id
      }
      if (read.length < readMax) return { events }
      await nextTurn()
    }
    return { events, nextCursor: String(position) }
  }

  async function follow(caller: Caller, query: EventsQuery): Promise<StreamReply> {
    const filter = createFilter(query, caller)
    const given = lastSeen(query) ?? query.after
    const leave = takePlace(caller)
    try {
      await tail.start()
      const range = await store.eventRange()
      if (given !== undefined) refuseBadPosition(given, range)
      if (isStopped) refuseStopped()
      return openStream(caller, filter, given ?? range.newest, given === undefined, leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  function openStream(
    caller: Caller,
    filter: EventFilter,
    position: number,
    isNew: boolean,
    leave: () => void,
  ): EventStream {
    const { retryMs, stallMs } = limits
    const onClose = (closed: EventStream) => {
      streams.delete(closed)
      leave()
    }
    const stream = new EventStream({
      caller,
      filter,
      position,
      isNew,
      retryMs,
      stallMs,
      store,
      tail,
      now,
      log,
      onClose,
    })
    streams.add(stream)
    return stream
  }

  /** Gives what frees the place again. */
  function takePlace(caller: Caller): () => void {
    if (isStopped) refuseStopped()
    const key = credentialKey(caller)
    const taken = places.get(key) ?? 0
    if (placesTaken >= limits.streamsMax) fail('too_many_streams', { retryAfter: 5 })
    if (taken >= limits.streamsPerCredentialMax)
      fail('too_many_streams', {
        message: `This credential has ${taken} event streams open, which is the most. Close one first.`,
        retryAfter: 5,
      })
    places.set(key, taken + 1)
    placesTaken++
    return () => {
      const left = (places.get(key) ?? 1) - 1
      if (left > 0) places.set(key, left)
      else places.delete(key)
      placesTaken--
    }
  }

  async function redeemTicket(secret: string): Promise<Caller | undefined> {
    const caller = tickets.redeem(secret)
    return caller && (await mayRead(caller)) ? caller : undefined
  }

  function beat(): void {
    if (placesTaken === 0) return tail.stop()
    // Should word of a commit ever get lost, the events are late by one heartbeat at most.
    tail.pull()
    for (const stream of streams) stream.beat()
  }

  function checkCredentials(): void {
    isCheckDue = true
    if (!isChecking && streams.size > 0) void endInvalid()
  }

  /** Ends the streams of credentials that were revoked, ran out or lost a right. Each credential is looked at once. */
  async function endInvalid(): Promise<void> {
    isChecking = true
    try {
      while (isCheckDue) {
        isCheckDue = false
        for (const [caller, held] of Map.groupBy(streams, (stream) => stream.caller)) {
          if (!(await mayRead(caller))) for (const stream of held) stream.end('credential_ended')
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'the credentials of event streams could not be checked')
    } finally {
      isChecking = false
    }
  }

  /** Whether the caller may still read what the stream or the ticket was made for. */
  async function mayRead(caller: Caller): Promise<boolean> {
    const current = await credentials.current(caller)
    if (!current) return false
    const hasScope = current.scopes.includes('*') || current.scopes.includes('events:read')
    return hasScope && JSON.stringify(current.allow) === JSON.stringify(caller.allow)
  }

  async function trim(): Promise<void> {
    const before = new Date(Date.parse(now()) - limits.keptMs).toISOString()
    await store.trimEvents({ before, countMax: limits.keptMax })
  }

  async function trimQuietly(): Promise<void> {
    await trim().catch((error: unknown) => log.warn({ err: error }, 'old events could not be removed'))
  }

  function stop(): void {
    isStopped = true
    for (const timer of timers) clearTimeout(timer)
    stopListening()
    for (const stream of streams) stream.end('shutting_down')
    tail.stop()
  }
}

function refuseStopped(): never {
  fail('shutting_down', { retryAfter: 1 })
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
    fail('invalid_cursor', { message: `There is no event ${position} yet: the newest is ${range.newest}.` })
  if (!isExpired(position, range)) return
  const removed = lastRemoved(range)
  fail('cursor_expired', {
    message: `Events up to number ${removed} are no longer kept. Read the items anew and go on after ${removed}.`,
  })
}

/** What the limit on streams counts by. */
function credentialKey({ method, userId, credentialId }: Caller): string {
  return JSON.stringify([method, userId, credentialId])
}

// The store takes any text as kind; what it gives was put in by services that name kinds of the contract.
function eventOf({ id, kind, at, actor, taskId, data }: StoredEvent): Event {
  return { id, kind: kind as Event['kind'], at, actor, ...(taskId !== undefined && { taskId }), data }
}
