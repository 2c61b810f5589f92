import { OutputRing } from '../../platform/streams/output-ring.ts'
import { countWhole } from '../../platform/text/characters.ts'
import { textFromMiddle, toText } from './text.ts'

/** So much of the newest output of a stream is kept to be checked. */
export const checkedBytes = 1024 * 1024

/** What was read before by an earlier run of the service: the newest of it. */
export interface EarlierOutput {
  readonly position: number
  readonly newest: Uint8Array
}

/** One stream of a command: its newest bytes, and which of them are whole characters. */
export class CommandOutput {
  readonly #ring = new OutputRing(checkedBytes)
  /** How much was written before what the ring was given. */
  readonly #skippedBytes: number
  /**
   * A character whose bytes arrive in two parts is written as a whole: between the parts, the other stream may be
   * written.
   */
  #rest: Uint8Array = Buffer.alloc(0)

  constructor({ position, newest }: EarlierOutput = { position: 0, newest: Buffer.alloc(0) }) {
    this.#skippedBytes = position - newest.length
    if (newest.length > 0) this.#ring.append(newest)
  }

  /** How much was written. */
  get byteCount(): number {
    return this.#skippedBytes + this.#ring.end
  }

  /** The newest of it, at most so many bytes and no more than are kept, from whole characters on. */
  newest(bytesMax: number): string {
    const { start, end } = this.#ring
    const from = Math.max(start, end - bytesMax)
    const bytes = end === 0 ? Buffer.alloc(0) : this.#ring.copy(from, end)
    return from > 0 || this.#skippedBytes > 0 ? textFromMiddle(bytes) : toText(bytes)
  }

  /** Takes the next bytes, and gives the whole characters that are complete with them, up to which position. */
  take(bytes: Uint8Array): { readonly whole: Uint8Array; readonly end: number } {
    if (bytes.length > 0) this.#ring.append(bytes)
    const joined = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
    const wholeBytes = countWhole(joined)
    this.#rest = Buffer.from(joined.subarray(wholeBytes))
    return { whole: joined.subarray(0, wholeBytes), end: this.byteCount - this.#rest.length }
  }

  /** What is left of a character that was never completed. */
  takeRest(): { readonly whole: Uint8Array; readonly end: number } {
    const whole = this.#rest
    this.#rest = Buffer.alloc(0)
    return { whole, end: this.byteCount }
  }
}
