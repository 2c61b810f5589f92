// An import of `node:util` reads each of its exports, of which some load streams.
const { stripVTControlCharacters } = process.getBuiltinModule('node:util')

/** Controls (C0 but tab and line feed, DEL, C1), and what changes the direction of the text around it. */
const unsafe = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g
/** A sequence that sets colours and weights alone (SGR of ECMA-48). */
const colours = /(\u001b\[[\d;:]*m)/

/** Text of others for a terminal: it cannot move the cursor, set the title or change the order of what is shown. */
export function safe(text: string): string {
  return stripVTControlCharacters(text).replaceAll(unsafe, '')
}

export function inOneLine(text: string): string {
  return safe(text).replaceAll(/\s+/g, ' ').trim()
}

/** JSON that is the same value and safe on a terminal: `JSON.stringify` leaves DEL, C1 and directions as they are. */
export function jsonOf(value: unknown, space?: number): string {
  const text: string | undefined = JSON.stringify(value, undefined, space)
  return (text ?? 'null').replaceAll(
    /[\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Text of others in pieces, for a terminal. Colours pass. A carriage return begins a line and hides none. */
export class ColouredText {
  /** The beginning of a sequence or of a line end, of which the next piece has the rest. */
  #held = ''
  #isColoured = false

  pass(piece: string): string {
    const text = this.#held + piece
    this.#held = /(?:\u001b(?:\[[\d;:]{0,40})?|\r)$/.exec(text)?.[0] ?? ''
    return text
      .slice(0, text.length - this.#held.length)
      .split(colours)
      .map((part, index) => (index % 2 === 0 ? safe(part.replaceAll(/\r\n?/g, '\n')) : this.#colour(part)))
      .join('')
  }

  /** Ends what the text has begun, so that it does not colour or conceal what is shown after it. */
  end(): string {
    const isColoured = this.#isColoured
    this.#held = ''
    this.#isColoured = false
    return isColoured ? '\u001b[0m' : ''
  }

  #colour(sequence: string): string {
    this.#isColoured = !/^\u001b\[0?m$/.test(sequence)
    return sequence
  }
}
