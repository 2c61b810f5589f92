/** A whole line, or what is left of one that was longer than the limit. */
export type Line = { readonly text: string } | Overlong

export interface Overlong {
  readonly head: string
  readonly tail: string
}

const firstCapacity = 64 * 1024
const endsKept = 256

/** Splits bytes into lines. It buffers at most `bytesMax` bytes of one line, in time linear in its length. */
export class Lines {
  readonly #bytesMax: number
  #buffer = Buffer.alloc(0)
  #length = 0
  #head: Buffer | undefined
  #tail = Buffer.alloc(0)
  #dropped = 0

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  /** How many bytes of the present line were let go, because it is longer than the limit. */
  get dropped(): number {
    return this.#dropped
  }

  *split(bytes: Uint8Array): Generator<Line> {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield this.#end(chunk.subarray(start, end))
      start = end + 1
    }
    this.#keep(chunk.subarray(start))
  }

  #end(last: Buffer): Line {
    if (this.#length === 0 && this.#head === undefined && last.length <= this.#bytesMax) return { text: textOf(last) }
    this.#keep(last)
    const line =
      this.#head === undefined
        ? { text: textOf(this.#buffer.subarray(0, this.#length)) }
        : { head: this.#head.toString('utf8'), tail: textOf(this.#tail) }
    this.#forget()
    return line
  }

  #keep(piece: Buffer): void {
    if (this.#head !== undefined) return this.#drop(piece)
    if (this.#length + piece.length > this.#bytesMax) return this.#overflow(piece)
    this.#reserve(this.#length + piece.length)
    piece.copy(this.#buffer, this.#length)
    this.#length += piece.length
  }

  #overflow(piece: Buffer): void {
    const all = Buffer.concat([this.#buffer.subarray(0, this.#length), piece])
    this.#head = Buffer.from(all.subarray(0, endsKept))
    this.#tail = Buffer.from(all.subarray(-endsKept))
    this.#dropped = all.length
    this.#buffer = Buffer.alloc(0)
    this.#length = 0
  }

  #drop(piece: Buffer): void {
    this.#tail = Buffer.from(Buffer.concat([this.#tail, piece.subarray(-endsKept)]).subarray(-endsKept))
    this.#dropped += piece.length
  }

  #reserve(length: number): void {
    if (length <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(firstCapacity, length, this.#buffer.length * 2))
    this.#buffer.copy(larger, 0, 0, this.#length)
    this.#buffer = larger
  }

  #forget(): void {
    // A rare long line must not pin its memory for the life of the connection.
    if (this.#buffer.length > firstCapacity) this.#buffer = Buffer.alloc(0)
    this.#length = 0
    this.#head = undefined
    this.#tail = Buffer.alloc(0)
    this.#dropped = 0
  }
}

function textOf(line: Buffer): string {
  return line.toString('utf8', 0, line.at(-1) === 13 ? line.length - 1 : line.length)
}
