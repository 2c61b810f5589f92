/**
 * Control sequences of terminals (ECMA-48): of several characters, of a command that ends with BEL or ST, and single
 * controls but tabs and line feeds. A sequence that is cut off is none.
 */
const controls = /\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]*[0-~])|[\x00-\x08\x0b-\x1f\x7f]/g

/**
 * What terminal output says, without its control sequences. A byte is a character here, so that positions are those of
 * bytes.
 */
export class PlainText {
  readonly #text: string
  /** The places in the plain text before which something was left out, and how much up to there. */
  readonly #skips: { readonly at: number; readonly total: number }[] = []

  constructor(bytes: Buffer) {
    let plain = ''
    let read = 0
    const raw = bytes.toString('latin1')
    for (const { 0: sequence, index } of raw.matchAll(controls)) {
      plain += raw.slice(read, index)
      read = index + sequence.length
      this.#skips.push({ at: plain.length, total: read - plain.length })
    }
    this.#text = plain + raw.slice(read)
  }

  toString(): string {
    return Buffer.from(this.#text, 'latin1').toString()
  }

  /** The position in the bytes after the first occurrence of a text, or nothing. */
  endOf(text: string): number | undefined {
    const wanted = Buffer.from(text).toString('latin1')
    const at = this.#text.indexOf(wanted)
    return at < 0 ? undefined : this.#positionBefore(at + wanted.length)
  }

  /** What was left out just there comes after it. */
  #positionBefore(at: number): number {
    const skipped = this.#skips.findLast((skip) => skip.at < at)?.total ?? 0
    return at + skipped
  }
}
