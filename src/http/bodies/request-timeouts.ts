import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Failure } from '../../errors.ts'
import { every, type Repetition } from '../../platform/work/every.ts'

/** How long a client may take. */
export interface TimeoutOptions {
  /** For the headers of a request. */
  readonly headersMs: number
  /** For a whole JSON body, and for the next bytes of an upload. */
  readonly bodyMs: number
  /** The mean rate of an upload in each period of `bodyMs`. */
  readonly uploadBytesPerSecondMin: number
  /**
   * Between one request and the next on a connection. Longer than most clients and proxies keep an idle connection, so
   * that they close it first: a request that meets a closing connection fails.
   */
  readonly keepAliveMs: number
  /** Milliseconds that never run backwards. */
  readonly clock?: () => number
}

export const defaultTimes: TimeoutOptions = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadBytesPerSecondMin: 1_024,
  keepAliveMs: 65_000,
}

interface Awaited {
  readonly isUpload: boolean
  bytesRead: number
  since: number
  /** The period for which the mean rate is taken: when it began, and what had come before. */
  period: { readonly since: number; readonly bytesRead: number }
}

/**
 * Times out slow bodies: JSON must be complete in time, an upload must make progress. Node has one limit for both,
 * which would cut a large upload over a slow line.
 */
export class RequestTimeouts {
  readonly #bodyMs: number
  readonly #uploadBytesPerSecondMin: number
  readonly #clock: () => number
  readonly #awaited = new Map<IncomingMessage, Awaited>()
  /** The requests of this tick of the event loop whose bodies may be right behind their heads. */
  #arriving: IncomingMessage[] = []
  readonly #timer: Repetition

  constructor({ bodyMs, uploadBytesPerSecondMin, clock = () => performance.now() }: TimeoutOptions) {
    this.#bodyMs = bodyMs
    this.#uploadBytesPerSecondMin = uploadBytesPerSecondMin
    this.#clock = clock
    // One timer for all requests: a timer for each would slow down every request.
    this.#timer = every(Math.min(1_000, bodyMs / 4), () => this.#look())
  }

  /** Watches a request until its body is complete. */
  await({ raw }: FastifyRequest, isUpload: boolean): void {
    const { headers } = raw
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === raw.readableLength)
      return
    if (isUpload) return this.#watch(raw, isUpload)
    // Most bodies arrive with the headers: by the end of this tick they are complete, and need no watch.
    if (this.#arriving.length === 0) setImmediate(() => this.#watchLate())
    this.#arriving.push(raw)
  }

  received({ raw }: FastifyRequest): void {
    if (this.#awaited.size > 0) this.#awaited.delete(raw)
  }

  close(): void {
    void this.#timer.stop()
  }

  #watchLate(): void {
    const arriving = this.#arriving
    this.#arriving = []
    for (const raw of arriving) if (!raw.complete && !raw.destroyed) this.#watch(raw, false)
  }

  #watch(raw: IncomingMessage, isUpload: boolean): void {
    const { bytesRead } = raw.socket
    const since = this.#clock()
    this.#awaited.set(raw, { isUpload, bytesRead, since, period: { since, bytesRead } })
  }

  #look(): void {
    const now = this.#clock()
    for (const [raw, awaited] of this.#awaited) {
      if (raw.complete || raw.destroyed) this.#awaited.delete(raw)
      else if (!(awaited.isUpload ? this.#keepsUp(raw, awaited, now) : now - awaited.since <= this.#bodyMs))
        this.#end(raw)
    }
  }

  /** Whether an upload goes on, and fast enough. */
  #keepsUp(raw: IncomingMessage, awaited: Awaited, now: number): boolean {
    const { bytesRead } = raw.socket
    if (bytesRead !== awaited.bytesRead || raw.readableLength > 0) Object.assign(awaited, { bytesRead, since: now })
    const { period } = awaited
    const periodMs = now - period.since
    const isSlow = (bytesRead - period.bytesRead) * 1_000 < this.#uploadBytesPerSecondMin * periodMs
    // Unread bytes wait for the service and not the service for them: its disk is slow.
    if (raw.readableLength > 0 || (periodMs >= this.#bodyMs && !isSlow)) awaited.period = { since: now, bytesRead }
    else if (periodMs >= this.#bodyMs) return false
    return now - awaited.since <= this.#bodyMs
  }

  #end(raw: IncomingMessage): void {
    this.#awaited.delete(raw)
    // A reader of the body gets the error as for any broken connection; without a reader nothing else would answer.
    if (raw.listenerCount('error') === 0) raw.socket.destroy()
    else
      raw.emit(
        'error',
        new Failure('request_timeout', {
          message: `The body of the request did not arrive within ${this.#bodyMs / 1_000} seconds, or too slowly. Send it faster or in smaller parts.`,
        }),
      )
  }
}
