import type { Store } from '../../collections.ts'
import type { components } from '../../generated/types.ts'
import { searchWords } from '../../platform/text/search-words.ts'
import type { ChunkDocument } from './documents.ts'
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

  async search(query: string, limit: number): Promise<SearchResult[]> {
    const terms = [...new Set(searchWords(query))].slice(0, termsMax)
    const { candidates, frequencies } = await this.#gather(terms)
    const scored = candidates.map((chunk) => ({ chunk, score: scoreOf(chunk, frequencies, this.#total(candidates)) }))
    scored.sort((one, other) => other.score - one.score || (one.chunk.id < other.chunk.id ? -1 : 1))
    const best = new Map<string, { chunk: ChunkDocument; score: number }>()
    for (const each of scored) if (!best.has(each.chunk.entryId)) best.set(each.chunk.entryId, each)
    const results: SearchResult[] = []
    for (const { chunk, score } of best.values()) {
      if (results.length === limit) break
      const result = await this.#resultOf(chunk, score, new Set(terms))
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

  async #resultOf(chunk: ChunkDocument, score: number, terms: ReadonlySet<string>): Promise<SearchResult | undefined> {
    const entry = await this.#options.store.read.knowledge.get(chunk.entryId)
    return (
      entry && {
        id: entry.doc.id,
        title: entry.doc.title,
        headingPath: chunk.headingPath,
        snippet: snippetOf(entry.doc.content.slice(chunk.start, chunk.end), terms),
        score: Math.round(score * 1_000) / 1_000,
      }
    )
  }
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
