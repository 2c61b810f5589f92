/** Keeps the last bytes of an endless output under their positions in it, in memory that never grows. */
export class OutputRing {
  readonly #capacity: number
  /** It grows to the capacity as output comes: most programs write little. */
  #bytes: Buffer = Buffer.alloc(0)
  #end = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** The position of the oldest byte held. */
  get start(): number {
    return Math.max(0, this.#end - this.#bytes.length)
  }

  /** The position of the byte that comes next. */
  get end(): number {
    return this.#end
  }

  append(bytes: Uint8Array): void {
    this.#growFor(bytes.length)
    const kept = bytes.subarray(Math.max(0, bytes.length - this.#bytes.length))
    const at = (this.#end + bytes.length - kept.length) % this.#bytes.length
    const beforeWrap = kept.subarray(0, this.#bytes.length - at)
    this.#bytes.set(beforeWrap, at)
    this.#bytes.set(kept.subarray(beforeWrap.length), 0)
    this.#end += bytes.length
  }

  /** Writes over bytes from a position on; those that are no longer retained are left out. */
  overwrite(position: number, bytes: Uint8Array): void {
    for (const [index, byte] of bytes.entries()) {
      const at = position + index
      if (at >= this.start && at < this.#end) this.#bytes[at % this.#bytes.length] = byte
    }
  }

  /** A copy of the bytes from one position up to another; both must lie between start and end. */
  copy(from: number, to: number): Buffer {
    const at = from % this.#bytes.length
    const untilWrap = this.#bytes.subarray(at, at + to - from)
    return Buffer.concat([untilWrap, this.#bytes.subarray(0, to - from - untilWrap.length)])
  }

  /** Until it has its capacity, nothing wraps around. */
  #growFor(byteCount: number): void {
    const { length } = this.#bytes
    if (length === this.#capacity || this.#end + byteCount <= length) return
    const grown = Buffer.allocUnsafeSlow(
      Math.min(this.#capacity, Math.max(firstBytes, 2 * length, this.#end + byteCount)),
    )
    this.#bytes.copy(grown)
    this.#bytes = grown
  }
}

const firstBytes = 4 * 1024
