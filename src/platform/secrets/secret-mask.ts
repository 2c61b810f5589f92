import { mapTexts } from '../text/map-texts.ts'
import { beginsToken, isTokenAt, tokenLength, tokenPrefixes } from './token-form.ts'

const mask = '[redacted]'
/** Shorter values are words like `1` or `yes`; hiding them would only garble the text. */
const lengthMin = 4
/** Of a value with several lines, such as a private key, each line of this length is hidden where it stands alone. */
const lineLengthMin = 8

/**
 * Replaces the secrets that this process has in use by `[redacted]`, in whatever leaves the service: log lines, events,
 * logs of jobs, terminals and results of tools. A secret is found as it is, and as it stands within JSON, a URL or
 * Base64; a token of this service, of which the process knows the hash alone, by its form and checksum.
 */
export class SecretMask {
  readonly #words = new Set<string>()
  readonly #watchers = new Set<(words: readonly string[]) => void>()
  #known = new WordIndex([])
  /** With one character for each byte. */
  #knownBytes = new WordIndex([])

  /** From now on these values are hidden, until the process ends. */
  add(...values: readonly string[]): void {
    const before = this.#words.size
    for (const word of values.flatMap(spellings)) this.#words.add(word)
    if (this.#words.size === before) return
    this.#compile()
    for (const watch of this.#watchers) watch(this.words)
  }

  /** What is hidden, for another process that hides the same. */
  get words(): readonly string[] {
    return [...this.#words]
  }

  /** Those of the words that stand in texts, for a process that is given these texts. */
  wordsIn(texts: readonly string[]): readonly string[] {
    return this.words.filter((word) => texts.some((text) => text.includes(word)))
  }

  /** Calls back with all words when there are more. */
  watch(onMore: (words: readonly string[]) => void): void {
    this.#watchers.add(onMore)
  }

  text(text: string): string {
    return this.#known.replaceIn(text)
  }

  /** A JSON value of the same shape, with masked strings. */
  value<Value>(value: Value): Value {
    return mapTexts(value, (text) => this.text(text))
  }

  /** Masks what arrives in pieces, also a secret that is cut by them. */
  stream(): MaskedStream {
    return new MaskedStream(() => this.#knownBytes)
  }

  /** Finds secrets in what arrives in pieces and has been handed on already. */
  finder(): SecretFinder {
    return new SecretFinder(() => this.#knownBytes)
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
  /** Whether a word or a token begins with a character. */
  readonly #isInitial = new Uint8Array(0x10000)
  /** Whether one may begin with two characters, by `pairOf`: most places of a text need no other look. */
  readonly #isPair = new Uint8Array(0x10000)
  /** Whether the first four characters of one may have a pair. */
  readonly #isEarlyPair = new Uint8Array(0x10000)
  readonly #longest: number

  constructor(words: readonly string[]) {
    const longestFirst = words.toSorted((one, other) => other.length - one.length)
    this.#words = Map.groupBy(longestFirst, (word) => word.slice(0, lengthMin))
    this.#longest = Math.max(tokenLength, longestFirst[0]?.length ?? 0)
    for (const word of [...tokenPrefixes, ...words]) {
      this.#isInitial[word.charCodeAt(0)] = 1
      this.#isPair[pairOf(word.charCodeAt(0), word.charCodeAt(1))] = 1
      for (const at of [0, 1, 2]) this.#isEarlyPair[pairOf(word.charCodeAt(at), word.charCodeAt(at + 1))] = 1
    }
  }

  get longest(): number {
    return this.#longest
  }

  /** The words from the first character on, of two at one place the longer one. */
  *in(text: string): Generator<Place> {
    if (this.#words.size === 0 && !tokenPrefixes.some((prefix) => text.includes(prefix))) return
    for (let start = this.#next(text, 0); start >= 0; ) {
      const length = this.#lengthAt(text, start)
      if (length > 0) yield { start, end: start + length }
      start = this.#next(text, start + (length || 1))
    }
  }

  /** The same in bytes, one for each character: no text is made of what has no word. */
  *inBytes(bytes: Buffer, from: number): Generator<Place> {
    for (let start = this.#nextInBytes(bytes, from); start >= 0; ) {
      const length = this.#lengthAt(bytes.toString('latin1', start, start + this.#longest), 0)
      if (length > 0) yield { start, end: start + length }
      start = this.#nextInBytes(bytes, start + (length || 1))
    }
  }

  /** Looks at every third place: no word is shorter than four characters, which are three pairs. */
  #nextInBytes(bytes: Buffer, from: number): number {
    const isEarlyPair = this.#isEarlyPair
    for (let at = from + 2; at + 1 < bytes.length; at += 3) {
      if (isEarlyPair[pairOf(bytes[at] ?? 0, bytes[at + 1] ?? 0)] !== 1) continue
      for (let start = at - 2; start <= at && start <= bytes.length - lengthMin; start += 1)
        if (this.#isPair[pairOf(bytes[start] ?? 0, bytes[start + 1] ?? 0)] === 1) return start
    }
    return -1
  }

  /** The next place where a word may begin, or -1. */
  #next(text: string, from: number): number {
    const isPair = this.#isPair
    const end = text.length - lengthMin
    for (let at = from, first = text.charCodeAt(from); at <= end; at += 1) {
      const second = text.charCodeAt(at + 1)
      if (isPair[pairOf(first, second)] === 1) return at
      first = second
    }
    return -1
  }

  /** The length of the word or token that begins here, or 0. */
  #lengthAt(text: string, start: number): number {
    const word = this.#words.get(text.slice(start, start + lengthMin))?.find((each) => text.startsWith(each, start))
    return Math.max(word?.length ?? 0, isTokenAt(text, start) ? tokenLength : 0)
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
      if (this.#isInitial[text.charCodeAt(start)] !== 1) continue
      const rest = text.slice(start)
      if (beginsToken(rest)) return rest.length
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

/** A number below 65,536: two characters of one byte each have one of their own. */
function pairOf(first: number, second: number): number {
  return ((first << 8) ^ second) & 0xffff
}

/** Bytes that are masked piece by piece. What may be the beginning of a secret waits for the next piece. */
export class MaskedStream {
  readonly #current: () => WordIndex
  /** One character for each byte. */
  #waiting = ''

  constructor(current: () => WordIndex) {
    this.#current = current
  }

  /** How many of the bytes that were written wait. */
  get waitingBytes(): number {
    return this.#waiting.length
  }

  write(bytes: Uint8Array): Uint8Array {
    const words = this.#current()
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

/** Where a secret stands. */
interface Place {
  readonly start: number
  readonly end: number
}

/** Finds secrets in bytes that arrive in pieces, without a wait for those that follow. */
export class SecretFinder {
  readonly #current: () => WordIndex
  /** The last bytes, one character for each: a secret may go on in the next piece. */
  #tail = ''
  #openBytes = 0

  constructor(current: () => WordIndex) {
    this.#current = current
  }

  /** How many of the last bytes may be the beginning of a secret. */
  get openBytes(): number {
    return this.#openBytes
  }

  /** The places of secrets that end in these bytes, from whose start they count: a secret may begin before it. */
  find(given: Uint8Array): Place[] {
    const words = this.#current()
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
    const before = this.#tail.length
    const places: Place[] = []
    // Those that begin in what came before.
    const seam = this.#tail + bytes.toString('latin1', 0, words.longest)
    let done = 0
    for (const { start, end } of words.in(seam)) {
      if (start >= before) break
      if (end <= before) continue
      places.push({ start: start - before, end: end - before })
      done = end - before
    }
    places.push(...words.inBytes(bytes, done))
    const last = bytes.toString('latin1', Math.max(0, bytes.length - words.longest + 1))
    this.#tail = (this.#tail + last).slice(1 - words.longest)
    this.#openBytes = words.lengthOfBeginning(this.#tail)
    return places
  }
}

/** What stands in the place of a secret where all that follows keeps its position. */
export function coverOf(length: number): Uint8Array {
  return Buffer.from(length < mask.length ? '*'.repeat(length) : mask.padEnd(length, '*'))
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
