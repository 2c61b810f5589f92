import { stemmer } from 'stemmer'
import { tokensOf } from '../../stores/tokens.ts'

/** A word of a text as it is searched, and where it stands: positions of UTF-16 code units. */
export interface PlacedWord {
  readonly words: readonly string[]
  readonly start: number
  readonly end: number
}

const runOfLetters = /[\p{L}\p{N}\p{M}_]+/gu
// Most words of most texts, in which there is nothing to divide by scripts.
const isAscii = /^[a-z0-9_]+$/i
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu
// Beyond this, a run of letters is data and no word.
const runLengthMax = 256

/**
 * The words of a text for search, each with its place: without case and accents, by their stems. An identifier counts
 * as a whole and by its parts (`getTaskChanges` is also `get`, `task`, `chang`). Chinese, Japanese and Korean, which
 * are written without spaces or with endings, count by pairs of characters.
 */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: run, index } of text.matchAll(runOfLetters)) {
    if (isAscii.test(run) && run.length <= runLengthMax) {
      yield { words: wordsOfRun(run), start: index, end: index + run.length }
      continue
    }
    for (const piece of run.slice(0, runLengthMax).matchAll(pieces)) {
      const start = index + piece.index
      if (withoutSpaces.test(piece[0])) yield* pairs(piece[0], start)
      else yield { words: wordsOfRun(piece[0]), start, end: start + piece[0].length }
    }
  }
}

/** The words of a text, with repetitions, in their order. */
export function searchWords(text: string): string[] {
  const words: string[] = []
  for (const placed of placedWords(text)) words.push(...placed.words)
  return words
}

function* pairs(text: string, start: number): Generator<PlacedWord> {
  const characters = [...text]
  let at = start
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1]
    const end = at + character.length
    if (next !== undefined) yield { words: tokensOf(character + next), start: at, end: end + next.length }
    else if (characters.length === 1) yield { words: tokensOf(character), start: at, end }
    at = end
  }
}

// The same words come again and again.
const known = new Map<string, readonly string[]>()
const knownMax = 20_000

function wordsOfRun(run: string): readonly string[] {
  const found = known.get(run)
  if (found) return found
  const words = splitRun(run)
  if (known.size >= knownMax) known.clear()
  known.set(run, words)
  return words
}

function splitRun(run: string): string[] {
  const whole = tokensOf(run.replaceAll('_', '')).map(stemOf)
  const parts = run
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[_\s]+/)
  return parts.length < 2 ? whole : [...whole, ...parts.flatMap((part) => tokensOf(part).map(stemOf))]
}

/** English words by the algorithm of M. F. Porter (1980); others as they are. */
function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word
}
