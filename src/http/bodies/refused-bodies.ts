import type { IncomingMessage } from 'node:http'
import { every } from '../../platform/work/every.ts'

export interface DrainOptions {
  /** How many bytes of the body of a refused request are read and discarded. */
  readonly bytesMax: number
  /** For how many milliseconds, and for as long again while the body arrives at `bytesPerSecondMin`. */
  readonly ms: number
  readonly bytesPerSecondMin?: number
}

const bytesPerSecondMinByDefault = 1_048_576
const drainedBytesMin = 134_217_728

/** Enough for a body of three times the limit, whichever operation refuses it: most clients read no answer before. */
export function drainedBytesMaxOf(uploadBytesMax: number): number {
  return Math.max(drainedBytesMin, 4 * uploadBytesMax)
}

/** For a client that was too slow before, and while the service stops. */
const briefMs = 1_000

/**
 * Reads and discards the rest of refused bodies: nothing else in the service does. A connection that is closed while
 * bytes arrive is reset, and then most clients do not read the answer (RFC 9112, section 9.6).
 */
export class RefusedBodies {
  readonly #options: Required<DrainOptions>
  readonly #ends = new Set<() => void>()
  #isStopping = false

  constructor(options: DrainOptions) {
    this.#options = { bytesPerSecondMin: bytesPerSecondMinByDefault, ...options }
  }

  /** Resolves at the end of the body, of the connection or of what is read of it. */
  drain(raw: IncomingMessage, { isBrief = false }: { readonly isBrief?: boolean } = {}): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { bytesMax, bytesPerSecondMin } = this.#options
    const ms = isBrief || this.#isStopping ? Math.min(this.#options.ms, briefMs) : this.#options.ms
    let bytesRead = 0
    let bytesBefore = 0
    const end = () => {
      void timer.stop()
      this.#ends.delete(end)
      resolve()
    }
    const timer = every(ms, () => {
      if (isBrief || (bytesRead - bytesBefore) * 1_000 < bytesPerSecondMin * ms) end()
      bytesBefore = bytesRead
    })
    this.#ends.add(end)
    raw.on('data', ({ length }: Uint8Array) => {
      bytesRead += length
      if (bytesRead > bytesMax) end()
    })
    raw.on('end', end).on('close', end).on('error', end)
    // What read it before has stopped.
    raw.unpipe()
    raw.resume()
    return promise
  }

  /** Ends all waits, and shortens later ones. */
  stop(): void {
    this.#isStopping = true
    for (const end of this.#ends) end()
  }
}
