import type { ChunkDocument } from '../../collections/knowledge.ts'
import { germanStem } from './german.ts'

const wordsMax = 200_000
const lengthMin = 4
const lengthMax = 40
const nearMax = 6
const compoundsMax = 8
const partMin = 4
/** Between the parts of a German compound. */
const links = ['', 's', 'es', 'n', 'en', 'er']

/** The words of all texts, by which those of a question are understood that stand in none of them. */
export class Vocabulary {
  readonly #words = new Set<string>()
  /** One word of each German stem. */
  readonly #stems = new Map<string, string>()

  /** Words that are gone later stay known: they find nothing. */
  add({ title, headings, words }: Pick<ChunkDocument, 'title' | 'headings' | 'words'>): void {
    for (const text of [title, headings, words])
      for (const word of text.split(' ')) {
        if (this.#words.size >= wordsMax) return
        if (word.length < lengthMin || word.length > lengthMax || this.#words.has(word) || /^\d/.test(word)) continue
        this.#words.add(word)
        this.#stems.set(germanStem(word), word)
      }
  }

  /** Whether the word can be looked for here, and is not. */
  isUnknown(word: string): boolean {
    return this.#words.size > 0 && /^\p{L}{4,40}$/u.test(word) && !this.#words.has(word)
  }

  /** Words that one mistake of the keyboard makes of it: a letter more, less, or another, or two in the other order. */
  near(word: string): string[] {
    const found: string[] = []
    for (const each of this.#words) {
      if (Math.abs(each.length - word.length) <= 1 && isOneMistake(each, word)) found.push(each)
      if (found.length === nearMax) break
    }
    return found
  }

  /** The two words of which a German compound is made. */
  partsOf(compound: string): string[] {
    for (let at = compound.length - partMin; at >= partMin; at -= 1) {
      const last = this.#knownAs(compound.slice(at))
      const first = last === undefined ? undefined : this.#beginning(compound.slice(0, at))
      if (first !== undefined && last !== undefined) return [first, last]
    }
    return []
  }

  /** The word with other German endings, and compounds that begin or end with it. */
  relatedTo(word: string): { readonly forms: string[]; readonly compounds: string[] } {
    const stem = germanStem(word)
    const [forms, compounds]: [string[], string[]] = [[], []]
    if (stem.length < lengthMin) return { forms, compounds }
    for (const each of this.#words) {
      if (each === word || each.length < stem.length || !each.includes(stem)) continue
      const other = germanStem(each)
      if (other === stem) forms.push(each)
      else if (isCompound(other, stem) && compounds.length < compoundsMax) compounds.push(each)
    }
    return { forms, compounds }
  }

  #beginning(text: string): string | undefined {
    for (const link of links) {
      const part = text.endsWith(link) ? text.slice(0, text.length - link.length) : ''
      const known = part.length >= partMin ? this.#knownAs(part) : undefined
      if (known !== undefined) return known
    }
    return undefined
  }

  #knownAs(part: string): string | undefined {
    return this.#words.has(part) ? part : this.#stems.get(germanStem(part))
  }
}

function isCompound(word: string, stem: string): boolean {
  return word.length >= stem.length + partMin && (word.startsWith(stem) || word.endsWith(stem))
}

function isOneMistake(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)]
  if (restOfOne.length !== restOfOther.length) {
    const [long, short] = restOfOne.length > restOfOther.length ? [restOfOne, restOfOther] : [restOfOther, restOfOne]
    return long.slice(1) === short
  }
  if (restOfOne.slice(1) === restOfOther.slice(1)) return true
  return (
    restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2)
  )
}
