import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Failure } from '../errors.ts'

/** How long a client may take. */
export interface TimeoutOptions {
  /** For the headers of a request. */
  readonly headersMs: number
  /** For a whole JSON body, and for the next bytes of an upload. */
  readonly bodyMs: number
  /**
   * Between one request and the next on a connection. Longer than most clients and proxies keep an idle connection, so
   * that they close it first: a request that meets a closing connection fails.
   */
  readonly keepAliveMs: number
}

export const defaultTimes: TimeoutOptions = { headersMs: 10_000, bodyMs: 30_000, keepAliveMs: 65_000 }

interface Awaited {
  readonly isUpload: boolean
  bytesRead: number
  since: number
}

/**
 * Times out slow bodies: JSON must be complete in time, an upload must make progress. Node has one limit for both, which
 * would cut a large upload over a slow line.
 */
export class RequestTimeouts {
  readonly #bodyMs: number
  readonly #awaited = new Map<IncomingMessage, Awaited>()
  readonly #timer: NodeJS.Timeout

  constructor({ bodyMs }: TimeoutOptions) {
    this.#bodyMs = bodyMs
    // One timer for all requests: a timer for each would slow down every request.
    this.#timer = setInterval(() => this.#look(), Math.min(1_000, bodyMs / 4)).unref()
  }

  /** Watches a request until its body is complete. */
  await({ raw }: FastifyRequest, isUpload: boolean): void {
    const { headers } = raw
    // Most bodies arrive with the headers, though Node reports them as complete only later.
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
      // Unread bytes wait for the service and not the service for them: its disk is slow.
      else if (awaited.isUpload && (raw.socket.bytesRead !== awaited.bytesRead || raw.readableLength > 0))
        Object.assign(awaited, { bytesRead: raw.socket.bytesRead, since: now })
      else if (now - awaited.since > this.#bodyMs) this.#end(raw)
    }
  }

  #end(raw: IncomingMessage): void {
    this.#awaited.delete(raw)
    // A reader of the body gets the error as for any broken connection; without a reader nothing else would answer.
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
