import type { Socket } from 'node:net'
import { coverOf } from '../../platform/secrets/secret-mask.ts'
import type { SecretFinder } from '../../platform/secrets/secret-mask.ts'
import { OutputRing } from '../../platform/streams/output-ring.ts'

/**
 * A detached process may keep a pipe open: the wait for it ends after this time without output, and in any case after
 * the maximum.
 */
const silenceMs = 1_000
const lingerMs = 10_000
/** More than is read at once. */
const spareBytes = 128 * 1024

export interface ProgramOutputEvents {
  /** Finds what is covered before anyone has it: what may be the beginning of a secret waits for what follows. */
  readonly secrets?: SecretFinder | undefined
  onBytes(from: number, to: number): void
  onClosed(): void
}

/** One stream of a program: what of it is retained, and how far it was acknowledged. */
export class ProgramOutput {
  readonly #reader: Socket
  readonly #ring: OutputRing
  readonly #unreadMax: number
  readonly #closed = Promise.withResolvers<void>()
  readonly #onBytes: ProgramOutputEvents['onBytes']
  #acknowledged = 0
  /** Up to where it was handed on. */
  #handedOn = 0
  #isReading = true

  constructor(reader: Socket, unreadMax: number, { secrets, onBytes, onClosed }: ProgramOutputEvents) {
    this.#reader = reader
    this.#unreadMax = unreadMax
    this.#onBytes = onBytes
    this.#ring = new OutputRing(unreadMax + spareBytes)
    reader.on('data', (bytes: Buffer) => {
      const from = this.#ring.end
      this.#ring.append(bytes)
      for (const { start, end } of secrets?.find(bytes) ?? []) this.#ring.overwrite(from + start, coverOf(end - start))
      this.#handOn(this.#ring.end - (secrets?.openBytes ?? 0))
    })
    reader.on('error', () => {})
    reader.once('close', () => {
      this.#handOn(this.#ring.end)
      this.#closed.resolve()
      onClosed()
    })
  }

  get acknowledged(): number {
    return this.#acknowledged
  }

  get isFull(): boolean {
    return this.#ring.end - this.#acknowledged >= this.#unreadMax
  }

  acknowledge(position: number): void {
    // A position that was never read is no acknowledgement.
    if (position > this.#acknowledged) this.#acknowledged = Math.min(position, this.#handedOn)
  }

  copy(from: number, to: number): Buffer {
    return this.#ring.copy(from, to)
  }

  /** What is retained before a position. */
  newest(before: number): Buffer {
    const { start, end } = this.#ring
    return end === 0 ? Buffer.alloc(0) : this.#ring.copy(start, Math.max(start, Math.min(before, end)))
  }

  /** Whether it is read: while it is not, the program waits as soon as it has filled the pipe. */
  setReading(isReading: boolean): void {
    if (isReading === this.#isReading) return
    this.#isReading = isReading
    if (isReading) this.#reader.resume()
    else this.#reader.pause()
  }

  /** Reads what is left once the program has ended. What waits for its follower is not lost meanwhile. */
  async finish(): Promise<void> {
    const linger = () => {
      if (this.#isReading) this.#reader.destroy()
      else timer = setTimeout(linger, lingerMs)
    }
    let timer = setTimeout(linger, lingerMs)
    this.#reader.setTimeout(silenceMs, () => {
      if (this.#isReading) this.#reader.destroy()
    })
    // Also of a reader that is destroyed already, the last bytes are handed on when it closes.
    await this.#closed.promise
    clearTimeout(timer)
  }

  drop(): void {
    this.#reader.destroy()
  }

  #handOn(to: number): void {
    const from = this.#handedOn
    if (to <= from) return
    this.#handedOn = to
    this.#onBytes(from, to)
  }
}
