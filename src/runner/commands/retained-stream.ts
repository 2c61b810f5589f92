import type { Readable } from 'node:stream'

/** So much of a stream may be unacknowledged. */
const windowBytes = 1024 * 1024

interface Part {
  readonly position: number
  readonly bytes: Buffer
}

/** What a command has written to one stream and its service has not acknowledged: it is handed on again after a cut. */
export class RetainedStream {
  readonly #source: Readable
  readonly #onBytes: (position: number, bytes: Buffer) => void
  #parts: Part[] = []
  #end = 0
  #acknowledged = 0
  #isDropped = false

  constructor(source: Readable, onBytes: (position: number, bytes: Buffer) => void) {
    this.#source = source
    this.#onBytes = onBytes
    source.on('data', (bytes: Buffer) => this.#take(bytes))
    // A pipe that breaks ends the output of the command; its exit code decides.
    source.on('error', () => undefined)
  }

  /** All bytes before the position have arrived. */
  acknowledge(position: number): void {
    this.#acknowledged = Math.max(this.#acknowledged, Math.min(position, this.#end))
    this.#parts = this.#parts.filter(({ position: from, bytes }) => from + bytes.length > this.#acknowledged)
    if (this.#source.isPaused() && this.#end - this.#acknowledged < windowBytes) this.#source.resume()
  }

  /** Hands on once more what comes after the position. */
  resend(position: number): void {
    this.acknowledge(position)
    for (const part of this.#parts) this.#onBytes(part.position, part.bytes)
  }

  /** It has no reader any more. */
  drop(): void {
    this.#isDropped = true
    this.#parts = []
    this.#source.resume()
  }

  #take(bytes: Buffer): void {
    if (this.#isDropped) return
    const position = this.#end
    this.#end += bytes.length
    this.#parts.push({ position, bytes })
    this.#onBytes(position, bytes)
    if (this.#end - this.#acknowledged >= windowBytes) this.#source.pause()
  }
}
