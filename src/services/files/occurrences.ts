/** A text, or the lines of one. */
export interface Sequence {
  readonly length: number
  readonly [index: number]: string
}

/**
 * The first places at which a pattern stands in a sequence, overlapping ones included. Takes time for the sum of both
 * lengths, whatever they contain (Knuth, Morris, Pratt): `indexOf` can take it for their product.
 */
export function occurrencesOf(pattern: Sequence, text: Sequence, max: number, from = 0): number[] {
  if (pattern.length === 0) return []
  const borders = bordersOf(pattern)
  const found: number[] = []
  let matched = 0
  for (let index = from; index < text.length && found.length < max; index++) {
    while (matched > 0 && pattern[matched] !== text[index]) matched = borders[matched - 1] ?? 0
    if (pattern[matched] === text[index]) matched++
    if (matched < pattern.length) continue
    found.push(index - pattern.length + 1)
    matched = borders[matched - 1] ?? 0
  }
  return found
}

/** For each beginning of the pattern, the length of its longest own beginning that it also ends with. */
function bordersOf(pattern: Sequence): Uint32Array {
  const borders = new Uint32Array(pattern.length)
  let length = 0
  for (let index = 1; index < pattern.length; index++) {
    while (length > 0 && pattern[length] !== pattern[index]) length = borders[length - 1] ?? 0
    if (pattern[length] === pattern[index]) length++
    borders[index] = length
  }
  return borders
}
