import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Failure } from '../errors.ts'

/** How long a caller may take. */
export interface PatienceTimes {
  /** For the headers of a request. */
  readonly headersMs: number
  /** For a whole JSON body, and for the next bytes of an upload. */
  readonly bodyMs: number
  /**
   * Between one request and the next on a connection. Longer than most clients and proxies keep one, so that they let go
   * first: a connection that we close just when a request comes is an error to whoever sent it.
   */
  readonly keepAliveMs: number
}

export const defaultTimes: PatienceTimes = { headersMs: 10_000, bodyMs: 30_000, keepAliveMs: 65_000 }

interface Awaited {
  readonly isUpload: boolean
  bytesRead: number
  since: number
}

/**
 * Ends the waiting for bodies that come too slowly: JSON must be there after a while, an upload must go on. Node's own
 * limit knows one time for all of them, and cuts a large upload over a slow line.
 */
export class Patience {
  readonly #bodyMs: number
  readonly #awaited = new Map<IncomingMessage, Awaited>()
  readonly #timer: NodeJS.Timeout

  constructor({ bodyMs }: PatienceTimes) {
    this.#bodyMs = bodyMs
    // One timer for all: one for each request would cost every request.
    this.#timer = setInterval(() => this.#look(), Math.min(1_000, bodyMs / 4)).unref()
  }

  /** Watches until the body is there. */
  await({ raw }: FastifyRequest, isUpload: boolean): void {
    const { headers } = raw
    // Most bodies come with their head and are there already, though Node calls them complete a moment later.
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === raw.readableLength)
      return
    this.#awaited.set(raw, { isUpload, bytesRead: raw.socket.bytesRead, since: performance.now() })
  }

  received({ raw }: FastifyRequest): void {
    this.#awaited.delete(raw)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = performance.now()
    for (const [raw, awaited] of this.#awaited) {
      if (raw.complete || raw.destroyed) this.#awaited.delete(raw)
      // Bytes that lie here unread wait for us, and not we for them: our disk is slow.
      else if (awaited.isUpload && (raw.socket.bytesRead !== awaited.bytesRead || raw.readableLength > 0))
        Object.assign(awaited, { bytesRead: raw.socket.bytesRead, since: now })
      else if (now - awaited.since > this.#bodyMs) this.#end(raw)
    }
  }

  #end(raw: IncomingMessage): void {
    this.#awaited.delete(raw)
    // Whoever reads the body hears of it as of any other break; without a reader nobody would answer.
    if (raw.listenerCount('error') === 0) raw.socket.destroy()
    else
      raw.emit(
        'error',
        new Failure('request_timeout', {
          message: `The body of the request did not arrive within ${this.#bodyMs / 1_000} seconds. Send it faster or in smaller parts.`,
        }),
      )
  }
}
