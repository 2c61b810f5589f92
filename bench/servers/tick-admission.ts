import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Failure } from '../../src/errors.ts'
import { renderFailure } from '../../src/http/failures.ts'
import { requestIdOf } from '../../src/http/request-id.ts'

interface AdmissionOptions {
  /** The longest acceptable tick of the event loop. An accepted call waits for about two ticks. */
  readonly targetMs: number
  /** How long ticks must stay longer than that before calls are refused: one slow call, or a burst, refuses none. */
  readonly patienceMs: number
}

export const tickDefaults: AdmissionOptions = { targetMs: 50, patienceMs: 250 }

// To read a call that is refused takes about as long as to refuse it.
const readingShare = 2
const budgetShareMin = 0.25

/**
 * Load shedding: keeps the answers to accepted calls fast under any load. Calls wait in sockets until the event loop
 * reads them, so the latency of every call is the length of a tick. While ticks are too long, calls are accepted in the
 * first part of each tick only; the others get 503. The measure is time and not a number of calls: many writes that
 * share one flush are no overload. It is processor time: refusals do not help while other programs use the processor.
 */
export class TickAdmission {
  readonly #targetMs: number
  readonly #patienceMs: number
  #isInTick = false
  #tickBeganAt = 0
  #usedBefore = 0
  #calmAt = 0
  #isPressed = false
  /** How long calls are accepted in each tick: the rest goes to commits and answers. */
  #budgetMs: number
  #refused = 0
  #refusedMs = 0
  #used = 0
  #ticks = 0

  constructor({ targetMs, patienceMs }: AdmissionOptions) {
    this.#targetMs = targetMs
    this.#patienceMs = patienceMs
    this.#budgetMs = targetMs / 2
  }

  /** Accepts one more call in this tick, or refuses it. The first call of a tick is always accepted. */
  admit(accept: () => void, refuse: () => void): void {
    const now = performance.now()
    if (!this.#isInTick) this.#beginTick(now)
    // Checked for each call: a tick does not end while a thousand sockets have something to read.
    if (this.#hasTime(now)) return accept()
    this.#refused++
    refuse()
    this.#refusedMs += performance.now() - now
  }

  #hasTime(now: number): boolean {
    if (now - this.#tickBeganAt <= this.#budgetMs || now - this.#calmAt <= this.#patienceMs) return true
    return usedMs() - this.#usedBefore <= this.#budgetMs
  }

  #beginTick(now: number): void {
    this.#isInTick = true
    this.#tickBeganAt = now
    this.#usedBefore = usedMs()
    if (!this.#isPressed) this.#calmAt = now
    setImmediate(() => this.#endTurn())
  }

  #endTurn(): void {
    const used = usedMs()
    const { loopCount } = performance.nodeTiming.uvMetricsInfo
    // Time spent on refusals does not count: fewer accepted calls would not make the tick shorter.
    const forgivenMs = readingShare * this.#refusedMs
    const tickMs = (used - this.#used) / Math.max(1, loopCount - this.#ticks) - forgivenMs
    const begunMs = used - this.#usedBefore - forgivenMs
    this.#isPressed = this.#refused > 0 || tickMs > this.#targetMs
    this.#budgetMs = this.#targetMs * Math.min(1, Math.max(budgetShareMin, begunMs / tickMs || 0))
    this.#used = used
    this.#ticks = loopCount
    this.#refused = 0
    this.#refusedMs = 0
    this.#isInTick = false
  }
}

/** The processor time that this thread has used. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** A refused body of at most this size is read and discarded, so that the connection stays usable. */
const dumpedBytesMax = 65_536

// Jitter: clients retry at different times.
const denialAudit = [1, 2, 3, 4].map((retryAfter) => new Failure('overloaded', { retryAfter }))

/** Refuses a call before any of it is parsed: under overload, parsing delays the accepted calls. */
export function refuseInTicks(request: IncomingMessage, response: ServerResponse): void {
  const requestId = requestIdOf(request)
  const { status, headers, body } = renderFailure(
    denialAudit[Math.floor(Math.random() * denialAudit.length)],
    requestId,
    '',
  )
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
  pauseReading(request)
  response.end(body)
}

// Long enough to slow clients that retry at once, short enough for clients behind one proxy.
const pauseMsMin = 250
const pauseMsMax = 750

/**
 * Leaves the next call of the connection unread for a moment. Refusals cost time too, and a client that ignores
 * `Retry-After` would take it from the accepted calls.
 */
function pauseReading(request: IncomingMessage): void {
  const { socket } = request
  // Not earlier: Node reads until it is done with the request.
  request.once('close', () => socket.pause())
  setTimeout(() => socket.resume(), pauseMsMin + Math.random() * (pauseMsMax - pauseMsMin)).unref()
}
