import type { Schemas } from '../../generated/types.ts'
import { RankedIndex } from '../../platform/text/bm25.ts'
import { placedWords, searchWords } from '../../platform/text/search-words.ts'
import { tokensOf } from '../../stores/tokens.ts'

export type SkillMatch = Schemas['SkillMatch']

export interface MatchedText {
  readonly name: string
  readonly description: string
}

const queryTermsMax = 256
const whyMax = 20

/** Ranks texts by the words that they share with a query, best first. Texts without any are left out. */
export function rank(texts: readonly MatchedText[], query: string, limit: number): SkillMatch[] {
  const terms = termsOf(query)
  const inOrder = texts.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const index = new RankedIndex(
    inOrder.map(({ name, description }) => {
      const fields = { name: searchWords(name), description: searchWords(description) }
      // A word of the name counts as three.
      return { item: { name, fields }, words: [...fields.name, ...fields.name, ...fields.name, ...fields.description] }
    }),
  )
  return index.search([...terms.keys()], limit).map(({ item: { name, fields }, score }) => {
    const why = [...terms].flatMap(([word, term]) =>
      (['name', 'description'] as const)
        .filter((field) => fields[field].includes(word))
        .map((field) => ({ term, field })),
    )
    return { name, score: Math.round(score * 1_000) / 1_000, why: why.slice(0, whyMax) }
  })
}

/** The words of a query as they are searched, each with how it was written first. */
function termsOf(query: string): Map<string, string> {
  const terms = new Map<string, string>()
  for (const { words, start, end } of placedWords(query)) {
    const [term] = tokensOf(query.slice(start, end))
    for (const word of words)
      if (term !== undefined && !terms.has(word) && terms.size < queryTermsMax) terms.set(word, term)
  }
  return terms
}
