import type { IncomingMessage } from 'node:http'

export interface DrainOptions {
  /** How many bytes of the body of a refused request are read and discarded. */
  readonly bytesMax: number
  /** For how many milliseconds. */
  readonly ms: number
}

export const drainedBytesMax = 134_217_728

/** A service that stops waits no longer than this. */
const stoppingMs = 1_000

/**
 * Reads and discards the rest of refused bodies. A connection that is closed while bytes arrive is reset, and then most
 * clients do not read the answer (RFC 9112, section 9.6).
 */
export class RefusedBodies {
  readonly #options: DrainOptions
  readonly #ends = new Set<() => void>()
  #isStopping = false

  constructor(options: DrainOptions) {
    this.#options = options
  }

  /** Resolves at the end of the body, of the connection or of what is read of it. */
  drain(raw: IncomingMessage): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = () => {
      clearTimeout(timer)
      this.#ends.delete(end)
      resolve()
    }
    const { ms, bytesMax } = this.#options
    const timer = setTimeout(end, this.#isStopping ? Math.min(ms, stoppingMs) : ms)
    let bytesLeft = bytesMax
    this.#ends.add(end)
    raw.on('data', ({ length }: Uint8Array) => {
      bytesLeft -= length
      if (bytesLeft < 0) end()
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
