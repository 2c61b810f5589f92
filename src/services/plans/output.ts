import type { Socket } from 'node:net'
import { OutputRing } from '../../platform/streams/output-ring.ts'
import { countWhole } from '../../platform/text/characters.ts'
import { textFromMiddle, toText } from './text.ts'

/** How much a command may still write, to all of its streams together. */
export interface OutputBudget {
  bytesLeft: number
  /** Called when the command writes more than is left. */
  readonly onSpent: () => void
}

/** So much of the newest output of a stream is kept to be checked. */
export const checkedBytes = 1024 * 1024
/**
 * A detached process may keep a pipe open: the wait for it ends after this time without output, and in any case after
 * the maximum.
 */
const silenceMs = 1_000
const lingerMs = 10_000

/** One stream of a command, read as fast as it is taken. */
export class CommandOutput {
  readonly #reader: Socket
  readonly #ring = new OutputRing(checkedBytes)
  readonly #reading: Promise<void>
  #isTaking = false
  #isDropped = false

  constructor(reader: Socket, write: (bytes: Uint8Array) => Promise<void>, budget: OutputBudget) {
    this.#reader = reader
    this.#reading = this.#read(write, budget)
    // Notifies those who wait for the end.
    this.#reading.catch(() => {})
  }

  /** How much was written. */
  get byteCount(): number {
    return this.#ring.end
  }

  /** The newest of it, at most so many bytes and no more than are kept, from whole characters on. */
  newest(bytesMax: number): string {
    const { start, end } = this.#ring
    const from = Math.max(start, end - bytesMax)
    const bytes = this.#ring.copy(from, end)
    return from > 0 ? textFromMiddle(bytes) : toText(bytes)
  }

  /** Reads what is left once the command has ended. */
  async finish(): Promise<void> {
    const lingering = setTimeout(() => this.drop(), lingerMs)
    this.#reader.setTimeout(silenceMs, () => {
      if (!this.#isTaking) this.drop()
    })
    await this.#reading
    clearTimeout(lingering)
  }

  /** Reads nothing more. */
  drop(): void {
    this.#isDropped = true
    this.#reader.destroy()
  }

  async #read(write: (bytes: Uint8Array) => Promise<void>, budget: OutputBudget): Promise<void> {
    // A character whose bytes arrive in two parts is written as a whole: between the parts, the other stream may be
    // written.
    let rest: Uint8Array = Buffer.alloc(0)
    try {
      for await (const chunk of this.#reader) {
        const isTooMuch = chunk.length > budget.bytesLeft
        const bytes: Uint8Array = chunk.subarray(0, budget.bytesLeft)
        budget.bytesLeft -= bytes.length
        this.#ring.append(bytes)
        const joined = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
        const wholeBytes = countWhole(joined)
        rest = Buffer.from(joined.subarray(wholeBytes))
        this.#isTaking = true
        await write(joined.subarray(0, wholeBytes))
        this.#isTaking = false
        if (isTooMuch) return budget.onSpent()
      }
    } catch (error) {
      // Dropping the reader breaks the reading off.
      if (!this.#isDropped) throw error
    }
    if (rest.length > 0) await write(rest)
  }
}
