/** Gives the length of a part as the platform counts it. */
export type LengthOf = (part: string) => number

interface Cut {
  readonly part: string
  readonly rest: string
}

const shrinkage = 0.8
const lengthMin = 4

/**
 * Cuts a text of Markdown into parts of a length: after a paragraph, a line or a word where there is one in the second
 * half. A fenced block that is cut is closed, and opened again in the next part. A part of a text that grows at its end
 * stays as it is once another one follows it.
 */
export function splitText(text: string, lengthMax: number, lengthOf: LengthOf = (part) => part.length): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > lengthMax || lengthOf(rest) > lengthMax) {
    const cut = cutOf(rest, lengthMax, lengthOf)
    parts.push(cut.part)
    rest = cut.rest
  }
  return [...parts, rest].filter((part) => part !== '')
}

/** Only the text before the cut decides where it is, so that it stays there. */
function cutOf(text: string, lengthMax: number, lengthOf: LengthOf): Cut {
  for (let length = lengthMax; ; length = Math.floor(length * shrinkage)) {
    if (length > text.length && length > lengthMin) continue
    const cut = cutAt(text, length)
    if (length <= lengthMin || lengthOf(cut.part) <= lengthMax) return cut
  }
}

function cutAt(text: string, length: number): Cut {
  const fence = length >= fenceLengthMin ? openFence(text.slice(0, length)) : undefined
  // A block that begins late goes into the next part as a whole.
  if (fence && fence.start > length / 2) return divided(text, fence.start)
  if (!fence) return divided(text, endOf(text, length))
  const end = endOf(text, length - fence.mark.length - 1)
  const part = text.slice(0, end).trimEnd()
  return { part: `${part}\n${fence.mark}`, rest: `${fence.line}\n${text.slice(end).replace(/^[^\S\n]*\n/, '')}` }
}

function divided(text: string, end: number): Cut {
  return { part: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() }
}

function endOf(text: string, length: number): number {
  const start = text.slice(0, length)
  const found = [start.lastIndexOf('\n\n'), start.lastIndexOf('\n'), beforeOpen(start)].find((at) => at > length / 2)
  if (found !== undefined) return found
  // Not within a character of two units.
  const code = text.charCodeAt(length - 1)
  return code >= 0xd800 && code <= 0xdbff && length > 1 ? length - 1 : length
}

/** The last blank that is not within a link, emphasis or code that began on the same line. */
function beforeOpen(start: string): number {
  const lineStart = start.lastIndexOf('\n') + 1
  const line = start.slice(lineStart)
  const opened = [lastOdd(line, '`'), lastOdd(line, '**'), /\[[^\]]*(?:\](?:\([^)]*)?)?$/.exec(line)?.index ?? -1]
  const first = Math.min(...opened.filter((at) => at > line.length / 2))
  return start.lastIndexOf(' ', Number.isFinite(first) ? lineStart + first : start.length)
}

/** Where a mark stands that has no partner. */
function lastOdd(line: string, mark: string): number {
  return (line.split(mark).length - 1) % 2 === 1 ? line.lastIndexOf(mark) : -1
}

const fenceLengthMin = 200
const openerLengthMax = 40

/** The fence in which a text ends. */
function openFence(text: string): { readonly start: number; readonly mark: string; readonly line: string } | undefined {
  let open: { start: number; mark: string; line: string } | undefined
  for (const found of text.matchAll(/^ {0,3}(`{3,16}|~{3,16})([^\n]*)$/gm)) {
    const [line, mark = '', info = ''] = found
    if (!open) open = { start: found.index, mark, line: line.slice(0, openerLengthMax) }
    else if (mark.startsWith(open.mark) && info.trim() === '') open = undefined
  }
  return open
}
