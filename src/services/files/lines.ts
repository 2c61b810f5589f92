/** The lines of a text with their ends: the last one has none where the text does not end with one. */
export function linesWithEnds(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** Whether every line of a text ends with CR LF. */
export function hasWindowsLines(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}

/** A text as it stands in a file whose lines end with CR LF, for callers who know LF alone. */
export function withWindowsLines(text: string): string {
  return text.replaceAll(/(?<!\r)\n/g, '\r\n')
}

/** The number of the line, counted from 1, in which a position lies. */
export function lineAt(text: string, position: number): number {
  let line = 1
  for (let end = text.indexOf('\n'); end >= 0 && end < position; end = text.indexOf('\n', end + 1)) line++
  return line
}

const shownMax = 200
const comparedLengthMax = 1_048_576

/**
 * A sentence about the line of a text that is most like a wanted one, for a caller whose text is not there; empty where
 * none is like it.
 */
export function describeNearest(text: string, wanted: string): string {
  const [sought] = wanted.split('\n').filter((line) => line.trim() !== '')
  if (sought === undefined) return ''
  const words = wordsOf(sought)
  let best = { score: 0.5, line: 0, text: '' }
  for (const [index, line] of text.slice(0, comparedLengthMax).split('\n').entries()) {
    const score = line.trim() === sought.trim() ? 2 : likeness(words, line)
    if (score > best.score) best = { score, line: index + 1, text: line }
  }
  if (best.line === 0) return ''
  const shown = JSON.stringify(best.text.slice(0, shownMax))
  return best.score === 2 && best.text !== sought
    ? ` Line ${best.line} differs in white space: ${shown}.`
    : ` The nearest line is ${best.line}: ${shown}.`
}

function wordsOf(line: string): Set<string> {
  return new Set(line.slice(0, 1000).match(/[\p{L}\p{N}_]+/gu))
}

/** Which part of the words of two lines is in both. */
function likeness(words: ReadonlySet<string>, line: string): number {
  const others = wordsOf(line)
  const common = [...others].filter((word) => words.has(word)).length
  return common === 0 ? 0 : common / Math.max(words.size, others.size)
}
