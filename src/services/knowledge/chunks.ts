import { searchWords } from '../../platform/text/search-words.ts'
import type { ChunkDocument, KnowledgeDocument } from '../../collections/knowledge.ts'
import { wholeAt } from '../../platform/text/characters.ts'
import type { Chunk } from './chunk.ts'
import { codeChunksOf, isCode } from './code-chunks.ts'
import { knowledgeLimits } from './limits.ts'

const { chunkLength, chunkLengthMax, sectionsMax } = knowledgeLimits
const overlapLength = chunkLength / 10
const headingLengthMax = 256

/** The chunks of an entry, as they are stored with it. */
export function chunkDocumentsOf({ id, title, content, source }: KnowledgeDocument): ChunkDocument[] {
  const chunks = source && isCode(source.uri) ? codeChunksOf(content) : chunksOf(content)
  const titleWords = searchWords(title).join(' ')
  return chunks.map(({ headingPath, start, end }, index) => ({
    id: `${id}/${String(index).padStart(4, '0')}`,
    entryId: id,
    title: titleWords,
    headings: searchWords(headingPath.join('\n')).join(' '),
    words: searchWords(content.slice(start, end)).join(' '),
    headingPath: [...headingPath],
    start,
    end,
  }))
}

/**
 * Divides a Markdown text by its headings, and a section that is too long at its blank lines, with an overlap. A fenced
 * block or a table is divided only when it alone is too long. An empty text is one chunk, so that its title is found.
 */
export function chunksOf(content: string): Chunk[] {
  const chunks: Chunk[] = []
  const path: string[] = []
  let section: { headingPath: readonly string[]; blocks: Block[] } = { headingPath: [], blocks: [] }
  const finish = () => {
    if (section.blocks.some(({ isText }) => isText))
      chunks.push(...divided(content, section.headingPath, section.blocks))
  }
  for (const block of blocksOf(content)) {
    if (block.heading && chunks.length < sectionsMax) {
      finish()
      path.splice(block.heading.level - 1)
      // A level that was left out has no heading.
      while (path.length < block.heading.level - 1) path.push('')
      path.push(block.heading.text)
      section = { headingPath: path.filter((each) => each !== ''), blocks: [] }
    }
    section.blocks.push(block)
  }
  finish()
  return chunks.length > 0 ? chunks : [{ headingPath: [], start: 0, end: content.length }]
}

/** Lines that stay together. */
interface Block {
  readonly start: number
  readonly end: number
  readonly isText: boolean
  readonly heading?: { readonly level: number; readonly text: string }
}

/** Headings, fenced blocks, tables, paragraphs and the blank lines between them, in their order and without a gap. */
function blocksOf(content: string): Block[] {
  const blocks: Block[] = []
  let fence: string | undefined
  let open: { start: number; kind: 'text' | 'blank' } | undefined
  const close = (end: number) => {
    if (open && end > open.start) blocks.push({ start: open.start, end, isText: open.kind === 'text' })
    open = undefined
  }
  for (let start = 0; start < content.length; ) {
    const newline = content.indexOf('\n', start)
    const end = newline < 0 ? content.length : newline + 1
    // The head of a line says what it is.
    const line = content.slice(start, Math.min(end, start + 1_024))
    const marker = /^ {0,3}(```+|~~~+)/.exec(line)?.[1]
    const heading = fence === undefined ? headingOf(line) : undefined
    if (heading) {
      close(start)
      blocks.push({ start, end, isText: true, heading })
    } else {
      const kind = fence === undefined && marker === undefined && line.trim() === '' ? 'blank' : 'text'
      if (open?.kind !== kind) close(start)
      open ??= { start, kind }
      if (marker !== undefined && fence === undefined) fence = marker
      else if (marker !== undefined && fence !== undefined && marker.startsWith(fence)) fence = undefined
    }
    start = end
  }
  close(content.length)
  return blocks
}

function headingOf(line: string): { level: number; text: string } | undefined {
  const [, marks = '', rest = ''] = /^ {0,3}(#{1,6})[ \t]([^\n]*)/.exec(line) ?? []
  const text = rest.trim().replace(/#+$/, '').trim().slice(0, headingLengthMax)
  return marks === '' ? undefined : { level: marks.length, text: text.toWellFormed() }
}

function divided(content: string, headingPath: readonly string[], blocks: readonly Block[]): Chunk[] {
  const chunks: Chunk[] = []
  let start = blocks[0]?.start ?? 0
  let end = start
  let before = start
  for (const block of blocks.flatMap((each) => cutLong(content, each))) {
    if (end > start && block.end - start > chunkLength) {
      chunks.push({ headingPath, start, end })
      // The block before, if it is short enough to be repeated.
      start = before > start && end - before <= overlapLength ? before : block.start
    }
    if (block.isText) before = block.start
    end = block.end
  }
  if (end > start) chunks.push({ headingPath, start, end })
  return chunks
}

/** A block that no chunk can take is cut, between characters. */
function cutLong(content: string, block: Block): Pick<Block, 'start' | 'end' | 'isText'>[] {
  if (block.end - block.start <= chunkLengthMax) return [block]
  const parts: Pick<Block, 'start' | 'end' | 'isText'>[] = []
  for (let start = block.start; start < block.end; ) {
    const end = Math.min(block.end, wholeAt(content, start + chunkLength))
    parts.push({ start, end, isText: block.isText })
    start = end
  }
  return parts
}
