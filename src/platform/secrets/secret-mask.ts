import { mapTexts } from '../text/map-texts.ts'

const mask = '[redacted]'
/** Shorter values are words like `1` or `yes`; hiding them would only garble the text. */
const lengthMin = 4
/** Of a value with several lines, such as a private key, each line of this length is hidden where it stands alone. */
const lineLengthMin = 8

/**
 * Replaces the secrets that this process has in use by `[redacted]`, in whatever leaves the service: log lines, events,
 * logs of jobs and results of tools. A secret is found as it is, and as it stands within JSON, a URL or Base64.
 */
export class SecretMask {
  readonly #words = new Set<string>()
  #known = new WordIndex([])
  /** With one character for each byte. */
  #knownBytes = new WordIndex([])

  /** From now on these values are hidden, until the process ends. */
  add(...values: readonly string[]): void {
    const before = this.#words.size
    for (const word of values.flatMap(spellings)) this.#words.add(word)
    if (this.#words.size > before) this.#compile()
  }

  text(text: string): string {
    return this.#known.replaceIn(text)
  }

  /** A JSON value of the same shape, with masked strings. */
  value<Value>(value: Value): Value {
    return this.#known.isEmpty ? value : mapTexts(value, (text) => this.text(text))
  }

  /** Masks what arrives in pieces, also a secret that is cut by them. */
  stream(): MaskedStream {
    return new MaskedStream(() => this.#knownBytes)
  }

  #compile(): void {
    this.#known = new WordIndex([...this.#words])
    this.#knownBytes = new WordIndex([...this.#words].map((word) => Buffer.from(word).toString('latin1')))
  }
}

/** Finds words in a text by their first characters: a regular expression of all of them would grow beyond its limit. */
class WordIndex {
  /** By their first four characters, the longest first. */
  readonly #words: ReadonlyMap<string, readonly string[]>
  readonly #longest: number

  constructor(words: readonly string[]) {
    const longestFirst = words.toSorted((one, other) => other.length - one.length)
    this.#words = Map.groupBy(longestFirst, (word) => word.slice(0, lengthMin))
    this.#longest = longestFirst[0]?.length ?? 0
  }

  get isEmpty(): boolean {
    return this.#longest === 0
  }

  /** The words from the first character on, of two at one place the longer one. */
  *in(text: string): Generator<{ readonly start: number; readonly end: number }> {
    if (this.isEmpty) return
    for (let start = 0; start <= text.length - lengthMin; ) {
      const word = this.#words.get(text.slice(start, start + lengthMin))?.find((each) => text.startsWith(each, start))
      if (word !== undefined) yield { start, end: start + word.length }
      start += word?.length ?? 1
    }
  }

  replaceIn(text: string): string {
    let [replaced, done] = ['', 0]
    for (const { start, end } of this.in(text)) {
      replaced += text.slice(done, start) + mask
      done = end
    }
    return done === 0 ? text : replaced + text.slice(done)
  }

  /** How many characters at the end of a text may be the beginning of a word. */
  lengthOfBeginning(text: string): number {
    for (let start = Math.max(0, text.length - this.#longest + 1); start < text.length; start += 1) {
      const rest = text.slice(start)
      if (this.#beginningWith(rest).some((word) => word.length > rest.length && word.startsWith(rest)))
        return rest.length
    }
    return 0
  }

  #beginningWith(rest: string): readonly string[] {
    if (rest.length >= lengthMin) return this.#words.get(rest.slice(0, lengthMin)) ?? []
    return [...this.#words].flatMap(([prefix, words]) => (prefix.startsWith(rest) ? words : []))
  }
}

/** Bytes that are masked piece by piece. What may be the beginning of a secret waits for the next piece. */
export class MaskedStream {
  readonly #current: () => WordIndex
  /** One character for each byte. */
  #waiting = ''

  constructor(current: () => WordIndex) {
    this.#current = current
  }

  write(bytes: Uint8Array): Uint8Array {
    const words = this.#current()
    if (words.isEmpty) return bytes
    const text = this.#waiting + Buffer.from(bytes).toString('latin1')
    const beginning = text.length - words.lengthOfBeginning(text)
    // A word may go on as a longer one, and is then replaced as a whole.
    const cut = [...words.in(text)].find(({ end }) => end > beginning)
    const end = Math.min(beginning, cut?.start ?? beginning)
    this.#waiting = text.slice(end)
    return Buffer.from(words.replaceIn(text.slice(0, end)), 'latin1')
  }

  /** What waited for a rest that did not come. */
  end(): Uint8Array {
    const rest = Buffer.from(this.#waiting, 'latin1')
    this.#waiting = ''
    return rest
  }
}

/** As it stands within a JSON text. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function spellings(value: string): string[] {
  const lines = value.split(/\r?\n/).map((line) => line.trim())
  const parts = lines.length > 1 ? lines.filter((line) => line.length >= lineLengthMin) : [value, value.trim()]
  return parts
    .flatMap((part) => [
      part,
      escaped(part),
      escaped(escaped(part)),
      encodeURIComponent(part.toWellFormed()),
      Buffer.from(part).toString('base64').replace(/=+$/, ''),
      Buffer.from(part).toString('base64url'),
    ])
    .filter((word) => word.length >= lengthMin)
}
