import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Failure } from '../errors.ts'
import { renderFailure } from './failures.ts'
import { requestIdOf } from './request-id.ts'

export interface AdmissionOptions {
  /** How long a turn of the event loop may take. Whoever is accepted waits for about two of them. */
  readonly targetMs: number
  /** How long turns must have been longer before anybody is refused, so that one slow call or a burst refuses nobody. */
  readonly patienceMs: number
}

export const defaultAdmission: AdmissionOptions = { targetMs: 50, patienceMs: 250 }

// To read a call that is refused takes about as long as to refuse it.
const readingShare = 2
const budgetShareMin = 0.25

/**
 * Keeps the answers to accepted calls fast under any load. Calls wait in sockets until the event loop turns to them, so
 * the length of its turns is what everybody waits for. While turns are too long, calls are begun in the first part of
 * each only; the others are told to come back. Time decides and not a number of calls: many that write together, with
 * one flush for all, are no overload. It is time of the processor: when other programs hold that, refusals help nobody.
 */
export class Admission {
  readonly #targetMs: number
  readonly #patienceMs: number
  #isInTurn = false
  #turnBegan = 0
  #usedBefore = 0
  #calmAt = 0
  #isPressed = false
  /** For how long calls are begun: the rest of a turn goes to commits and answers. */
  #budgetMs: number
  #refused = 0
  #refusedMs = 0
  #used = 0
  #turns = 0

  constructor({ targetMs, patienceMs }: AdmissionOptions) {
    this.#targetMs = targetMs
    this.#patienceMs = patienceMs
    this.#budgetMs = targetMs / 2
  }

  /** Begins one more call in this turn of the event loop, or refuses it. The first one of a turn is always begun. */
  admit(accept: () => void, refuse: () => void): void {
    const now = performance.now()
    if (!this.#isInTurn) this.#beginTurn(now)
    // Asked for each call, because a turn does not end while a thousand sockets have something to read.
    if (this.#hasTime(now)) return accept()
    this.#refused++
    refuse()
    this.#refusedMs += performance.now() - now
  }

  #hasTime(now: number): boolean {
    if (now - this.#turnBegan <= this.#budgetMs || now - this.#calmAt <= this.#patienceMs) return true
    return usedMs() - this.#usedBefore <= this.#budgetMs
  }

  #beginTurn(now: number): void {
    this.#isInTurn = true
    this.#turnBegan = now
    this.#usedBefore = usedMs()
    if (!this.#isPressed) this.#calmAt = now
    setImmediate(() => this.#endTurn())
  }

  #endTurn(): void {
    const used = usedMs()
    const { loopCount } = performance.nodeTiming.uvMetricsInfo
    // What refusals take is not the fault of the accepted calls: fewer of those would not make the turn shorter.
    const forgivenMs = readingShare * this.#refusedMs
    const turnMs = (used - this.#used) / Math.max(1, loopCount - this.#turns) - forgivenMs
    const begunMs = used - this.#usedBefore - forgivenMs
    this.#isPressed = this.#refused > 0 || turnMs > this.#targetMs
    this.#budgetMs = this.#targetMs * Math.min(1, Math.max(budgetShareMin, begunMs / turnMs || 0))
    this.#used = used
    this.#turns = loopCount
    this.#refused = 0
    this.#refusedMs = 0
    this.#isInTurn = false
  }
}

/** The time of the processor that this thread has used. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** A refused body of at most this size is read and forgotten, so that the connection can go on. */
const dumpedBytesMax = 65_536

// Those who come back do so at different times.
const refusals = [1, 2, 3, 4].map((retryAfter) => new Failure('overloaded', { retryAfter }))

/** Refuses a call before anything of it is looked at, because under overload every look costs somebody else's answer. */
export function refuseOverload(request: IncomingMessage, response: ServerResponse): void {
  const requestId = requestIdOf(request)
  const { status, headers, body } = renderFailure(refusals[Math.floor(Math.random() * refusals.length)], requestId)
  const isSmall =
    request.headers['transfer-encoding'] === undefined &&
    Number(request.headers['content-length'] ?? 0) <= dumpedBytesMax
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    ...(!isSmall && { connection: 'close' }),
  })
  hold(request)
  response.end(body)
}

// Long enough that those who come back at once leave the time to others, short enough for those behind one proxy.
const holdMsMin = 250
const holdMsMax = 750

/**
 * Leaves the next call of the connection unread for a moment. Refusals cost time as well, and whoever does not wait for
 * as long as the answer says would take it from the calls that are accepted.
 */
function hold(request: IncomingMessage): void {
  const { socket } = request
  // Not before: Node reads on by itself until it is done with the request.
  request.once('close', () => socket.pause())
  setTimeout(() => socket.resume(), holdMsMin + Math.random() * (holdMsMax - holdMsMin)).unref()
}

/** Whoever watches over the service must be answered most of all when it is overloaded. */
export function isHealthCheck(url: string | undefined): boolean {
  return url?.startsWith('/api/v1/health/') ?? false
}
