/** A text as the codes of its characters, or lines as numbers. */
type Sequence = Uint16Array | Uint32Array

/**
 * The first places at which a text stands in another one, overlapping ones included. Takes time for the sum of both
 * lengths, whatever they contain: `indexOf` can take it for their product.
 */
export function occurrencesOf(sought: string, text: string, max: number): number[] {
  return search(codesOf(sought), codesOf(text), { max, from: 0 })
}

/** The same for lines of a text, which are numbered once: equal lines have one number. */
export class LineIndex {
  readonly #numbers = new Map<string, number>()
  readonly #lines: Uint32Array

  constructor(lines: readonly string[]) {
    for (const line of lines) if (!this.#numbers.has(line)) this.#numbers.set(line, this.#numbers.size + 1)
    this.#lines = this.#numbersOf(lines)
  }

  find(sought: readonly string[], limits: { readonly max: number; readonly from: number }): number[] {
    return search(this.#numbersOf(sought), this.#lines, limits)
  }

  /** Of an unknown line, 0. */
  #numbersOf(lines: readonly string[]): Uint32Array {
    return Uint32Array.from(lines, (line) => this.#numbers.get(line) ?? 0)
  }
}

function codesOf(text: string): Uint16Array {
  const bytes = Buffer.allocUnsafeSlow(text.length * 2)
  bytes.write(text, 'utf16le')
  return new Uint16Array(bytes.buffer)
}

/** By the method of Knuth, Morris and Pratt. */
function search(sought: Sequence, text: Sequence, { max, from }: { max: number; from: number }): number[] {
  const length = sought.length
  if (length === 0) return []
  const borders = bordersOf(sought)
  const found: number[] = []
  let matched = 0
  for (let index = from; index < text.length && found.length < max; index++) {
    while (matched > 0 && sought[matched] !== text[index]) matched = borders[matched - 1] ?? 0
    if (sought[matched] === text[index]) matched++
    if (matched < length) continue
    found.push(index - length + 1)
    matched = borders[matched - 1] ?? 0
  }
  return found
}

/** For each beginning of a sequence, the length of its longest own beginning that it also ends with. */
function bordersOf(sought: Sequence): Uint32Array {
  const borders = new Uint32Array(sought.length)
  let length = 0
  for (let index = 1; index < sought.length; index++) {
    while (length > 0 && sought[length] !== sought[index]) length = borders[length - 1] ?? 0
    if (sought[length] === sought[index]) length++
    borders[index] = length
  }
  return borders
}
