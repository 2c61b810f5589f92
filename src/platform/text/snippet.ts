import { wholeAt } from './characters.ts'
import { placedWords } from './search-words.ts'

export interface Snippet {
  readonly text: string
  readonly matches: { readonly start: number; readonly end: number }[]
}

const snippetLength = 320
const leadLength = 60
const matchesMax = 50

/** The part of a text with the most different words of a query, as text: the places of the words stand beside it. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Snippet {
  return placedSnippetOf(text, terms).snippet
}

/** The same, and where it begins in the text. */
export function placedSnippetOf(
  text: string,
  terms: ReadonlySet<string>,
): { readonly snippet: Snippet; readonly start: number } {
  const found = [...placedWords(text)].flatMap(({ words, start, end }) => {
    const term = words.find((word) => terms.has(word))
    return term === undefined ? [] : [{ term, start, end }]
  })
  const from = wholeAt(text, Math.max(0, bestStart(found) - leadLength))
  const to = wholeAt(text, Math.min(text.length, from + snippetLength))
  const matches = merged(found.filter(({ start, end }) => start >= from && end <= to))
    .slice(0, matchesMax)
    .map(({ start, end }) => ({ start: start - from, end: end - from }))
  return { snippet: { text: text.slice(from, to).toWellFormed(), matches }, start: from }
}

interface Found {
  readonly term: string
  readonly start: number
  readonly end: number
}

function bestStart(found: readonly Found[]): number {
  let best = { start: found[0]?.start ?? 0, count: 0 }
  const counts = new Map<string, number>()
  let last = 0
  for (const { start, term } of found) {
    // The window that begins here: words are added at its end, and taken away at its start.
    for (; last < found.length && (found[last]?.end ?? 0) <= start + snippetLength - leadLength; last += 1) {
      const added = found[last]?.term ?? ''
      counts.set(added, (counts.get(added) ?? 0) + 1)
    }
    if (counts.size > best.count) best = { start, count: counts.size }
    const left = (counts.get(term) ?? 0) - 1
    if (left > 0) counts.set(term, left)
    else counts.delete(term)
  }
  return best.start
}

/** Pairs of characters overlap, and are one match then. */
function merged(found: readonly Found[]): { start: number; end: number }[] {
  const matches: { start: number; end: number }[] = []
  for (const { start, end } of found) {
    const before = matches.at(-1)
    if (before && start < before.end) before.end = Math.max(before.end, end)
    else matches.push({ start, end })
  }
  return matches
}
