import type { Schemas } from '../../generated/types.ts'
import { searchWords } from '../../platform/text/search-words.ts'
import { snippetOf } from '../../platform/text/snippet.ts'
import { defined } from '../../platform/work/defined.ts'
import { tokensOf } from '../../stores/tokens.ts'
import type { FoundItem } from './areas.ts'

/** A text may have a million characters. So many are looked at, around the first word. */
const windowLength = 16_384
const leadLength = 1_024

/**
 * How well something fits, by the share of the words that it has: one in the title counts as two in the text. A title
 * of these words alone counts more. What else there is does not matter, so that results of all kinds are compared.
 */
export function scoreOf({ title, text = '', snippet }: FoundItem, terms: ReadonlySet<string>): number {
  const inTitle = new Set(searchWords(title))
  const inText = new Set(searchWords(snippet?.text ?? windowOf(text, terms)))
  let sum = 0
  for (const term of terms) sum += inTitle.has(term) ? 1 : inText.has(term) ? 0.5 : 0
  const isWholeTitle = inTitle.size > 0 && inTitle.isSubsetOf(terms)
  return Math.round((sum / Math.max(1, terms.size) + (isWholeTitle ? 0.5 : 0)) * 1_000) / 1_000
}

export function toResult(item: FoundItem, score: number, terms: ReadonlySet<string>): Schemas['SearchResult'] {
  const { kind, id, title, text = '', taskId, isFromOutside, link } = item
  const snippet = item.snippet ?? (text === '' ? undefined : snippetOf(windowOf(text, terms), terms))
  return {
    ...{ kind, id, title, score, link: { operationId: link.operationId, path: { ...link.path } } },
    ...defined({ snippet, taskId }),
    ...(isFromOutside === true && { isFromOutside }),
  }
}

/** The part of a text that begins with a word of the query, or its beginning. */
function windowOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= windowLength) return text
  const lowered = text.toLowerCase()
  const places = [...terms].flatMap((term) => tokensOf(term)).map((word) => lowered.indexOf(word))
  const first = Math.min(...places.filter((place) => place >= 0))
  const start = Number.isFinite(first) ? Math.max(0, first - leadLength) : 0
  return text.slice(start, start + windowLength).toWellFormed()
}
