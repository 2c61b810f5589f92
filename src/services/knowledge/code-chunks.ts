import { wholeAt } from '../../platform/text/characters.ts'
import type { Chunk } from './chunk.ts'
import { knowledgeLimits } from './limits.ts'

const { chunkLength, chunkLengthMax } = knowledgeLimits
const namesLengthMax = 256

const endings =
  /\.(?:c|cc|cjs|cpp|cs|css|ex|exs|go|h|hpp|java|js|jsx|kt|kts|lua|m|mjs|mts|php|pl|proto|ps1|py|r|rb|rs|scala|scss|sh|sql|swift|ts|tsx|vue|ya?ml|toml|json|zig)$/i

/** Whether a path is that of a source file, whose text is kept as it is. */
export function isCode(path: string): boolean {
  return endings.test(path)
}

const declaration =
  /^(?:(?:export|default|declare|abstract|public|private|protected|internal|static|final|async|unsafe|pub(?:\([^)]{0,40}\))?)\s+)*(?:function\*?|class|interface|type|enum|struct|union|impl|trait|fn|def|defmodule|func|module|namespace|package|record|object|const|let|var|val|create\s+(?:or\s+replace\s+)?(?:table|view|function|procedure|index))\s+(?:\([^)]{0,80}\)\s*)?([\p{L}\p{N}_$.:]{1,80})/iu

/**
 * Divides a source file where something begins at the left margin behind a blank line: between functions and types in
 * most languages. The names that are declared in a part stand in place of headings.
 */
export function codeChunksOf(content: string): Chunk[] {
  const chunks: Chunk[] = []
  let start = 0
  for (const block of blocksOf(content)) {
    if (block.start > start && block.end - start > chunkLength) {
      chunks.push(chunkOf(content, start, block.start))
      start = block.start
    }
    for (; block.end - start > chunkLengthMax; start = cutOf(content, start))
      chunks.push(chunkOf(content, start, cutOf(content, start)))
  }
  if (content.length > start || chunks.length === 0) chunks.push(chunkOf(content, start, content.length))
  return chunks
}

/** Where a block is cut that no chunk can take: behind a line, if one ends in the second half. */
function cutOf(content: string, start: number): number {
  const line = content.lastIndexOf('\n', start + chunkLength) + 1
  return line > start + chunkLength / 2 ? line : wholeAt(content, start + chunkLength)
}

function* blocksOf(content: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0
  for (const blank of content.matchAll(/\n\r?\n/g)) {
    const next = blank.index + blank[0].length
    // Nothing begins with what closes.
    if (!/[^\s})\]]/.test(content.charAt(next))) continue
    yield { start, end: next }
    start = next
  }
  yield { start, end: content.length }
}

function chunkOf(content: string, start: number, end: number): Chunk {
  const names = new Set<string>()
  for (const line of content.slice(start, end).split('\n')) {
    const name = declaration.exec(line.slice(0, 400))?.[1]
    if (name !== undefined) names.add(name)
  }
  const heading = [...names].join(', ').slice(0, namesLengthMax).toWellFormed()
  return { headingPath: heading === '' ? [] : [heading], start, end }
}
