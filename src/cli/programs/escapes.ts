const [tilde, dot] = Buffer.from('~.')
const lineEnds = [0x0a, 0x0d]

/** Finds `~.` on a line of its own in what is typed, as ssh(1) does. `~~` types one tilde. */
export class EscapeReader {
  #isLineStart = true
  #isEscaping = false

  /** What goes to the program, up to the escape that leaves. */
  read(bytes: Uint8Array): { readonly typed: Buffer; readonly hasLeft: boolean } {
    const typed: number[] = []
    for (const byte of bytes) {
      if (this.#isEscaping) {
        this.#isEscaping = false
        if (byte === dot) return { typed: Buffer.from(typed), hasLeft: true }
        if (byte !== tilde) typed.push(tilde ?? 0)
      } else if (this.#isLineStart && byte === tilde) {
        this.#isEscaping = true
        continue
      }
      typed.push(byte)
      this.#isLineStart = lineEnds.includes(byte)
    }
    return { typed: Buffer.from(typed), hasLeft: false }
  }
}
