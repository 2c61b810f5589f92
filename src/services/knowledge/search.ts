import type { Store } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import { searchWords } from '../../platform/text/search-words.ts'
import type { ChunkDocument } from '../../collections/knowledge.ts'
import type { RankedEntry } from './fusion.ts'
import { isForeign, kindOfEntry, passes, placeInEntry } from './places.ts'
import type { KnowledgeFilter } from './places.ts'
import { placedSnippetOf } from '../../platform/text/snippet.ts'

export type SearchResult = Schemas['KnowledgeResult']

export interface SearchOptions {
  readonly store: Store
  /** About how many chunks there are. */
  readonly chunkCount: () => number
}

const termsMax = 24
// Of a word that stands in more chunks than this the newest are looked at: it says little about any of them.
const chunksPerTerm = 200
// Of title, headings and text.
const weights = [6, 3, 1]
// BM25 (Robertson and Zaragoza, 2009) with its usual constants.
const saturation = 1.2
const lengthShare = 0.75
/** Characters: some 300 words. */
const usualLength = 1_800

/** Finds entries by words, best first: each by its best chunk, so that a long entry does not fill the page. */
export class WordSearch {
  readonly #options: SearchOptions

  constructor(options: SearchOptions) {
    this.#options = options
  }

  /** The entries with words of the query, each with its best chunk. */
  async rank(query: string, limit: number): Promise<RankedEntry[]> {
    const { candidates, frequencies } = await this.#gather(termsOf(query))
    const total = this.#total(candidates)
    const scored = candidates.map((chunk) => ({ chunk, score: scoreOf(chunk, frequencies, total) }))
    scored.sort((one, other) => other.score - one.score || (one.chunk.id < other.chunk.id ? -1 : 1))
    const best = new Map<string, RankedEntry>()
    for (const { chunk, score } of scored) {
      if (best.size === limit) break
      if (!best.has(chunk.entryId)) best.set(chunk.entryId, { entryId: chunk.entryId, chunkId: chunk.id, score })
    }
    return [...best.values()]
  }

  /** What is shown of a ranking; entries that are gone meanwhile, or do not pass the filter, are left out. */
  async resultsOf(
    ranking: readonly RankedEntry[],
    query: string,
    { limit, ...filter }: KnowledgeFilter & { readonly limit: number },
  ): Promise<SearchResult[]> {
    const terms = new Set(termsOf(query))
    const results: SearchResult[] = []
    for (const ranked of ranking) {
      if (results.length === limit) break
      const result = await this.#resultOf(ranked, terms, filter)
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
    const chunks = new Map([...found.flat(), ...whole].map(({ doc }) => [doc.id, doc]))
    const candidates = [...chunks.values()].map((chunk) => candidateOf(chunk, terms))
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

  async #resultOf(
    { entryId, chunkId, score }: RankedEntry,
    terms: ReadonlySet<string>,
    filter: KnowledgeFilter,
  ): Promise<SearchResult | undefined> {
    const { read } = this.#options.store
    const [entry, chunk] = await Promise.all([read.knowledge.get(entryId), read.knowledgeChunks.get(chunkId)])
    if (!entry || !chunk || !passes(entry.doc, filter)) return undefined
    const { title, tags, content, source } = entry.doc
    const { headingPath, start, end } = chunk.doc
    const { snippet, start: within } = placedSnippetOf(content.slice(start, end), terms)
    const place = { start: start + within, end: start + within + snippet.text.length, headingPath }
    return {
      id: entryId,
      title,
      kind: kindOfEntry(source),
      ...(source && { source: source.uri }),
      tags,
      headingPath,
      place: placeInEntry(entry.doc, place),
      snippet,
      score: Math.round(score * 1e6) / 1e6,
      ...(isForeign(source) && { isFromOutside: true }),
    }
  }
}

function termsOf(query: string): string[] {
  return [...new Set(searchWords(query))].slice(0, termsMax)
}

/** A chunk as it is ranked. */
interface Candidate extends Pick<ChunkDocument, 'id' | 'entryId'> {
  /** In characters. */
  readonly length: number
  /** How often each term stands in it, weighted by its fields. */
  readonly counts: ReadonlyMap<string, number>
}

function candidateOf({ id, entryId, title, headings, words }: ChunkDocument, terms: readonly string[]): Candidate {
  const fields = [` ${title} `, ` ${headings} `, ` ${words} `]
  const counts = new Map<string, number>()
  for (const term of terms) {
    const count = fields.reduce((sum, field, index) => sum + (weights[index] ?? 0) * timesIn(field, ` ${term} `), 0)
    if (count > 0) counts.set(term, count)
  }
  return { id, entryId, length: title.length + headings.length + words.length, counts }
}

function timesIn(text: string, part: string): number {
  let count = 0
  // Two neighbours share the blank between them.
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length - 1)) count += 1
  return count
}

function scoreOf({ counts, length }: Candidate, frequencies: ReadonlyMap<string, number>, total: number): number {
  const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
  let score = 0
  for (const [term, frequency] of frequencies) {
    const count = counts.get(term) ?? 0
    const rarity = Math.log(1 + (Math.max(total, frequency) - frequency + 0.5) / (frequency + 0.5))
    score += (rarity * count * (saturation + 1)) / (count + damping)
  }
  return score
}
