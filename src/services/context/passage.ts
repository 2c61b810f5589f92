/** A passage is not longer than this before, and after, the place that was found. */
const reachMax = 4_000
const heading = /^ {0,3}#{1,6}[ \t]/

export interface Passage {
  readonly text: string
  /** Where it begins, in UTF-16 code units. */
  readonly start: number
  /** The numbers of its lines, from 1. */
  readonly firstLine: number
  readonly lastLine: number
}

/**
 * The lines around a snippet of a Markdown text, from its heading to the next one.
 *
 * @param at Where the snippet stands; without it, where it stands first.
 */
export function passageOf(content: string, snippet: string, at = content.indexOf(snippet)): Passage {
  const place = Math.max(0, at)
  let start = lineStart(content, place)
  while (start > 0 && place - start < reachMax && !heading.test(lineAt(content, start)))
    start = lineStart(content, start - 1)
  let end = lineEnd(content, place + snippet.length)
  while (end < content.length && end - place < reachMax && !heading.test(lineAt(content, end + 1)))
    end = lineEnd(content, end + 1)
  const first = Math.max(start, place - reachMax)
  const text = content.slice(first, Math.min(end, place + snippet.length + reachMax))
  const firstLine = content.slice(0, first).split('\n').length
  return {
    text: text.toWellFormed(),
    start: first,
    firstLine,
    lastLine: firstLine + text.trimEnd().split('\n').length - 1,
  }
}

function lineStart(content: string, place: number): number {
  return place <= 0 ? 0 : content.lastIndexOf('\n', place - 1) + 1
}

function lineEnd(content: string, place: number): number {
  const end = content.indexOf('\n', place)
  return end === -1 ? content.length : end
}

function lineAt(content: string, start: number): string {
  return content.slice(start, start + 16)
}
