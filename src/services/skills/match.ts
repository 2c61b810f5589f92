import type { components } from '../../generated/types.ts'
import { stemOf } from '../../platform/text/stem.ts'
import { tokensOf } from '../../stores/tokens.ts'

export type SkillMatch = components['schemas']['SkillMatch']

export interface MatchedText {
  readonly name: string
  readonly description: string
}

// BM25 (Robertson and Zaragoza, 2009) with its usual constants; a word of the name counts as three.
const saturation = 1.2
const lengthShare = 0.75
const nameWeight = 3
const queryTermsMax = 256
const whyMax = 20

/** Ranks texts by the words that they share with a query, best first. Texts without any are left out. */
export function rank(texts: readonly MatchedText[], query: string, limit: number): SkillMatch[] {
  const terms = termsOf(query)
  const counted = texts.map((text) => ({ text, ...countsOf(text) }))
  const averageLength = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length)
  const spread = new Map(
    [...terms.keys()].map((stem) => [stem, counted.filter(({ counts }) => counts.has(stem)).length]),
  )
  return counted
    .map(({ text, counts, length }) => {
      const why: SkillMatch['why'] = []
      let score = 0
      for (const [stem, term] of terms) {
        const count = counts.get(stem)
        if (count === undefined) continue
        const rarity = Math.log(1 + (counted.length - (spread.get(stem) ?? 0) + 0.5) / ((spread.get(stem) ?? 0) + 0.5))
        const weight = count.name * nameWeight + count.description
        const damping = saturation * (1 - lengthShare + (lengthShare * length) / averageLength)
        score += (rarity * weight * (saturation + 1)) / (weight + damping)
        if (count.name > 0) why.push({ term, field: 'name' })
        if (count.description > 0) why.push({ term, field: 'description' })
      }
      return { name: text.name, score: Math.round(score * 1_000) / 1_000, why: why.slice(0, whyMax) }
    })
    .filter(({ why }) => why.length > 0)
    .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1))
    .slice(0, limit)
}

/** The words of a query by their stems, each as it was written first. */
function termsOf(query: string): Map<string, string> {
  const terms = new Map<string, string>()
  for (const word of tokensOf(query)) {
    const stem = stemOf(word)
    if (!terms.has(stem) && terms.size < queryTermsMax) terms.set(stem, word)
  }
  return terms
}

function countsOf({ name, description }: MatchedText) {
  const counts = new Map<string, { name: number; description: number }>()
  let length = 0
  const fields = [
    ['name', name],
    ['description', description],
  ] as const
  for (const [field, text] of fields)
    for (const word of wordsOf(text)) {
      const count = counts.get(word) ?? { name: 0, description: 0 }
      count[field] += 1
      counts.set(word, count)
      length += field === 'name' ? nameWeight : 1
    }
  return { counts, length }
}

/** Every word with its repetitions. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((part) => tokensOf(part).map(stemOf))
}
