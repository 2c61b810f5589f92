/** Keeps the last bytes of an endless output under their positions in it, in memory that never grows. */
export class OutputRing {
  readonly #bytes: Buffer
  #end = 0

  constructor(capacity: number) {
    // Not filled, so that memory is used only as far as output comes.
    this.#bytes = Buffer.allocUnsafeSlow(capacity)
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
    const kept = bytes.subarray(Math.max(0, bytes.length - this.#bytes.length))
    const at = (this.#end + bytes.length - kept.length) % this.#bytes.length
    const beforeWrap = kept.subarray(0, this.#bytes.length - at)
    this.#bytes.set(beforeWrap, at)
    this.#bytes.set(kept.subarray(beforeWrap.length), 0)
    this.#end += bytes.length
  }

  /** A copy of the bytes from one position up to another; both must lie between start and end. */
  copy(from: number, to: number): Buffer {
    const at = from % this.#bytes.length
    const untilWrap = this.#bytes.subarray(at, at + to - from)
    return Buffer.concat([untilWrap, this.#bytes.subarray(0, to - from - untilWrap.length)])
  }
}
