/** A passage is not longer than this before, and after, the place that was found. */
const reachMax = 4_000
const heading = /^ {0,3}#{1,6}[ \t]/

/** The lines around a snippet of a Markdown text, from its heading to the next one. */
export function passageOf(content: string, snippet: string): string {
  const place = Math.max(0, content.indexOf(snippet))
  let start = lineStart(content, place)
  while (start > 0 && place - start < reachMax && !heading.test(lineAt(content, start)))
    start = lineStart(content, start - 1)
  let end = lineEnd(content, place + snippet.length)
  while (end < content.length && end - place < reachMax && !heading.test(lineAt(content, end + 1)))
    end = lineEnd(content, end + 1)
  return content
    .slice(Math.max(start, place - reachMax), Math.min(end, place + snippet.length + reachMax))
    .toWellFormed()
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
