/** A short document: its words, each counted as often as it is listed. */
export interface Indexed<Item> {
  readonly item: Item
  readonly words: readonly string[]
}

/** An item and how well it fits: comparable within one answer. */
export interface Ranked<Item> {
  readonly item: Item
  readonly score: number
}

interface Entry<Item> {
  readonly item: Item
  readonly length: number
  readonly counts: ReadonlyMap<string, number>
}

/** The usual constants of Okapi BM25 (Robertson and Zaragoza, 2009). */
const saturation = 1.2
const lengthShare = 0.75

/** Ranks short documents by the words of a question with Okapi BM25. */
export class RankedIndex<Item> {
  readonly #entries: readonly Entry<Item>[]
  readonly #documentsWith = new Map<string, number>()
  readonly #meanLength: number

  constructor(documents: readonly Indexed<Item>[]) {
    this.#entries = documents.map(({ item, words }) => {
      const counts = new Map<string, number>()
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const word of counts.keys()) this.#documentsWith.set(word, (this.#documentsWith.get(word) ?? 0) + 1)
      return { item, length: words.length, counts }
    })
    const total = this.#entries.reduce((sum, { length }) => sum + length, 0)
    this.#meanLength = total / Math.max(1, this.#entries.length)
  }

  /** The best items, best first; those without any of the words are left out. Equal ones keep their order. */
  search(words: readonly string[], limit: number): Ranked<Item>[] {
    const asked = new Set(words)
    return this.#entries
      .map((entry) => ({ item: entry.item, score: this.#scoreOf(entry, asked) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, limit)
  }

  #scoreOf({ counts, length }: Entry<Item>, words: ReadonlySet<string>): number {
    const norm = saturation * (1 - lengthShare + (lengthShare * length) / this.#meanLength)
    let score = 0
    for (const word of words) {
      const count = counts.get(word)
      if (count !== undefined) score += (this.#weightOf(word) * count * (saturation + 1)) / (count + norm)
    }
    return score
  }

  #weightOf(word: string): number {
    const having = this.#documentsWith.get(word) ?? 0
    return Math.log(1 + (this.#entries.length - having + 0.5) / (having + 0.5))
  }
}
