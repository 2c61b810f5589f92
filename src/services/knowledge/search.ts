import type { Store } from '../../collections.ts'
import type { components } from '../../generated/types.ts'
import { searchWords } from '../../platform/text/search-words.ts'
import type { ChunkDocument } from './documents.ts'
import type { Ranked } from './fusion.ts'
import { snippetOf } from './snippet.ts'

export type SearchResult = components['schemas']['KnowledgeResult']

export interface SearchOptions {
  readonly store: Store
  /** About how many chunks there are. */
  readonly chunkCount: () => number
}

const termsMax = 24
// Of a word that stands in more chunks than this the newest are looked at: it says little about any of them.
const chunksPerTerm = 200
const weights = { title: 6, headings: 3, words: 1 }
// BM25 (Robertson and Zaragoza, 2009) with its usual constants.
const saturation = 1.2
const lengthShare = 0.75
const usualLength = 300

/** Finds entries by words, best first: each by its best chunk, so that a long entry does not fill the page. */
export class WordSearch {
  readonly #options: SearchOptions

  constructor(options: SearchOptions) {
    this.#options = options
  }

  /** The entries with words of the query, each with its best chunk. */
  async rank(query: string, limit: number): Promise<Ranked[]> {
    const { candidates, frequencies } = await this.#gather(termsOf(query))
    const scored = candidates.map((chunk) => ({ chunk, score: scoreOf(chunk, frequencies, this.#total(candidates)) }))
    scored.sort((one, other) => other.score - one.score || (one.chunk.id < other.chunk.id ? -1 : 1))
    const best = new Map<string, Ranked>()
    for (const { chunk, score } of scored) {
      if (best.size === limit) break
      if (!best.has(chunk.entryId)) best.set(chunk.entryId, { entryId: chunk.entryId, chunkId: chunk.id, score })
    }
    return [...best.values()]
  }

  /** What is shown of a ranking; entries that are gone meanwhile are left out. */
  async resultsOf(ranking: readonly Ranked[], query: string, limit: number): Promise<SearchResult[]> {
    const terms = new Set(termsOf(query))
    const results: SearchResult[] = []
    for (const ranked of ranking) {
      if (results.length === limit) break
      const result = await this.#resultOf(ranked, terms)
      if (result) results.push(result)
    }
    return results
  }

  /** The chunks with some of the words, and in how many chunks each word stands. */
  async #gather(terms: readonly string[]) {
    const found = await Promise.all(
      terms.map((text) => this.#options.store.search('knowledgeChunks', { text, limit: chunksPerTerm })),
    )
    // Those with every word are not missed, however common each of them is.
    const whole =
      terms.length > 1
        ? await this.#options.store.search('knowledgeChunks', { text: terms.join(' '), limit: chunksPerTerm })
        : []
    const candidates = [
      ...new Map(
        [...found.flat(), ...whole].map(({ doc }) => [doc.id, { ...doc, counts: countsOf(doc, terms) }]),
      ).values(),
    ]
    const total = this.#total(candidates)
    const frequencies = new Map(
      terms.map((term, index) => {
        const count = found[index]?.length ?? 0
        if (count < chunksPerTerm) return [term, count]
        const share = candidates.filter(({ counts }) => counts.has(term)).length / Math.max(1, candidates.length)
        return [term, Math.max(count, share * total)]
      }),
    )
    return { candidates, frequencies }
  }

  #total(candidates: readonly unknown[]): number {
    return Math.max(this.#options.chunkCount(), candidates.length)
  }

  async #resultOf({ entryId, chunkId, score }: Ranked, terms: ReadonlySet<string>): Promise<SearchResult | undefined> {
    const { read } = this.#options.store
    const [entry, chunk] = await Promise.all([read.knowledge.get(entryId), read.knowledgeChunks.get(chunkId)])
    if (!entry || !chunk) return undefined
    const { headingPath, start, end } = chunk.doc
    return {
      id: entryId,
      title: entry.doc.title,
      headingPath,
      snippet: snippetOf(entry.doc.content.slice(start, end), terms),
      score: Math.round(score * 1e6) / 1e6,
    }
  }
}

function termsOf(query: string): string[] {
  return [...new Set(searchWords(query))].slice(0, termsMax)
}

type Counts = ReadonlyMap<string, number>

/** How often each term stands in a chunk, weighted by its fields, and under `''` the length of the chunk. */
function countsOf(chunk: ChunkDocument, terms: readonly string[]): Counts {
  const wanted = new Set(terms)
  const counts = new Map<string, number>()
  let length = 0
  for (const field of ['title', 'headings', 'words'] as const)
    for (const word of chunk[field].split(' ')) {
      length += 1
      if (wanted.has(word)) counts.set(word, (counts.get(word) ?? 0) + weights[field])
    }
  return counts.set('', length)
}

function scoreOf(
  { counts }: { readonly counts: Counts },
  frequencies: ReadonlyMap<string, number>,
  total: number,
): number {
  const damping = saturation * (1 - lengthShare + (lengthShare * (counts.get('') ?? 0)) / usualLength)
  let score = 0
  for (const [term, frequency] of frequencies) {
    const count = counts.get(term) ?? 0
    const rarity = Math.log(1 + (Math.max(total, frequency) - frequency + 0.5) / (frequency + 0.5))
    score += (rarity * count * (saturation + 1)) / (count + damping)
  }
  return score
}
