import type { Store } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import { searchWords } from '../../platform/text/search-words.ts'
import type { ChunkDocument } from '../../collections/knowledge.ts'
import type { RankedEntry } from './fusion.ts'
import { isForeign, kindOfEntry, passes, placeInEntry } from './places.ts'
import type { KnowledgeFilter } from './places.ts'
import { placedSnippetOf } from '../../platform/text/snippet.ts'
import { germanWords } from './german.ts'
import { synonymsIn } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'

export type SearchResult = Schemas['KnowledgeResult']

export interface SearchOptions {
  readonly store: Store
  /** About how many chunks there are. */
  readonly chunkCount: () => number
  readonly vocabulary: Vocabulary
}

const termsMax = 24
const synonymsMax = 24
// Of a word that only means the same as one of the query.
const synonymWeight = 0.4
// Of a word that is probably meant by one that stands nowhere, and of one with another ending.
const meantWeight = 0.8
const meantMax = 16
// Of the second best part of an entry, and its square of the third: an entry that is all about the query has several.
const furtherPartWeight = 0.1
const furtherPartsMax = 2
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

  /** The entries with words of the query, or with other words for it, each with its best chunk. */
  async rank(query: string, limit: number, others: readonly string[] = []): Promise<RankedEntry[]> {
    const terms = this.#termsOf(query, others)
    const { candidates, frequencies } = await this.#gather(terms)
    const total = this.#total(candidates)
    const scored = candidates.map((chunk) => ({ chunk, score: scoreOf(chunk, { terms, frequencies, total }) }))
    scored.sort((one, other) => other.score - one.score || (one.chunk.id < other.chunk.id ? -1 : 1))
    return [...Map.groupBy(scored, ({ chunk }) => chunk.entryId)]
      .map(([entryId, parts]) => ({ entryId, chunkId: parts[0]?.chunk.id ?? '', score: scoreOfParts(parts) }))
      .sort((one, other) => other.score - one.score || (one.entryId < other.entryId ? -1 : 1))
      .slice(0, limit)
  }

  /** What is shown of a ranking; entries that are gone meanwhile, or do not pass the filter, are left out. */
  async resultsOf(
    ranking: readonly RankedEntry[],
    query: string,
    {
      limit,
      others = [],
      ...filter
    }: KnowledgeFilter & { readonly limit: number; readonly others?: readonly string[] },
  ): Promise<SearchResult[]> {
    const terms = this.#termsOf(query, others)
    const results: SearchResult[] = []
    for (const ranked of ranking) {
      if (results.length === limit) break
      const result = await this.#resultOf(ranked, terms, filter)
      if (result) results.push(result)
    }
    return results
  }

  /** The words that are searched, with their weights: those of the query, and others for them. */
  #termsOf(query: string, asked: readonly string[] = []): ReadonlyMap<string, number> {
    const words = searchWords(query)
    const german = germanWords(words)
    const own = [...new Set(german ?? words)].slice(0, termsMax)
    const others = [...searchWords(asked.join(' ')), ...(german ? [] : synonymsIn(words))].slice(0, synonymsMax)
    const { meant, compounds } = this.#meantBy(own, german !== undefined)
    const weights = new Map(own.map((word) => [word, 1]))
    for (const word of meant.slice(0, meantMax)) weights.set(word, weights.get(word) ?? meantWeight)
    for (const word of [...compounds, ...others]) weights.set(word, weights.get(word) ?? synonymWeight)
    return weights
  }

  /** What stands in the texts for the words of a query. */
  #meantBy(words: readonly string[], isGerman: boolean) {
    const { vocabulary } = this.#options
    const meant: string[] = []
    const compounds: string[] = []
    for (const word of words) {
      const related = isGerman ? vocabulary.relatedTo(word) : noRelated
      meant.push(...related.forms)
      compounds.push(...related.compounds)
      if (related.forms.length > 0 || !vocabulary.isUnknown(word)) continue
      const near = vocabulary.near(word)
      meant.push(...(near.length > 0 ? near : vocabulary.partsOf(word)))
    }
    return { meant, compounds }
  }

  /** The chunks with some of the words, and in how many chunks each word stands. */
  async #gather(terms: ReadonlyMap<string, number>) {
    const words = [...terms.keys()]
    const own = words.filter((word) => terms.get(word) === 1)
    const found = await Promise.all(
      words.map((text) => this.#options.store.search('knowledgeChunks', { text, limit: chunksPerTerm })),
    )
    // Those with every word are not missed, however common each of them is.
    const whole =
      own.length > 1
        ? await this.#options.store.search('knowledgeChunks', { text: own.join(' '), limit: chunksPerTerm })
        : []
    const chunks = new Map([...found.flat(), ...whole].map(({ doc }) => [doc.id, doc]))
    const candidates = [...chunks.values()].map((chunk) => candidateOf(chunk, words))
    const total = this.#total(candidates)
    const frequencies = new Map(
      words.map((term, index) => {
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
    terms: ReadonlyMap<string, number>,
    filter: KnowledgeFilter,
  ): Promise<SearchResult | undefined> {
    const { read } = this.#options.store
    const [entry, chunk] = await Promise.all([read.knowledge.get(entryId), read.knowledgeChunks.get(chunkId)])
    if (!entry || !chunk || !passes(entry.doc, filter)) return undefined
    const { title, tags, content, source } = entry.doc
    const { headingPath, start, end } = chunk.doc
    const { snippet, start: within } = snippetWith(content.slice(start, end), terms)
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

const noRelated = { forms: [], compounds: [] }

/** Marks the words of the query, and others for them where there are none. */
function snippetWith(text: string, terms: ReadonlyMap<string, number>) {
  const placed = placedSnippetOf(text, new Set([...terms.keys()].filter((term) => terms.get(term) === 1)))
  return placed.snippet.matches.length > 0 ? placed : placedSnippetOf(text, new Set(terms.keys()))
}

/** The best part decides; what others add is less than what divides most entries. */
function scoreOfParts(parts: readonly { readonly score: number }[]): number {
  return parts
    .slice(0, furtherPartsMax + 1)
    .reduce((sum, { score }, index) => sum + score * furtherPartWeight ** index, 0)
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

function scoreOf({ counts, length }: Candidate, { terms, frequencies, total }: Asked): number {
  const damping = saturation * (1 - lengthShare + (lengthShare * length) / usualLength)
  let score = 0
  for (const [term, weight] of terms) {
    const frequency = frequencies.get(term) ?? 0
    const count = counts.get(term) ?? 0
    const rarity = Math.log(1 + (Math.max(total, frequency) - frequency + 0.5) / (frequency + 0.5))
    score += (weight * rarity * count * (saturation + 1)) / (count + damping)
  }
  return score
}

/** What is searched, in how many chunks each word stands, and how many chunks there are. */
interface Asked {
  readonly terms: ReadonlyMap<string, number>
  readonly frequencies: ReadonlyMap<string, number>
  readonly total: number
}
