import { structuredPatch } from 'diff'
import type { StructuredPatchHunk } from 'diff'
import type { Schemas } from 'gantry/client'

/** A line of a patch, with its number before and after. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
  readonly before?: number
  readonly after?: number
}

export interface Hunk {
  readonly head: string
  readonly lines: readonly DiffLine[]
}

/** The lines of two texts side by side: a removed one beside the added one that replaces it. */
export interface DiffPair {
  readonly left?: DiffLine
  readonly right?: DiffLine
}

const contextLines = 3

export function hunksOf({
  path,
  content,
  before = '',
}: Pick<Schemas.ReviewedFileChange, 'path' | 'content' | 'before'>): readonly Hunk[] {
  return structuredPatch(path, path, before, content, undefined, undefined, { context: contextLines }).hunks.map(
    linesOf,
  )
}

/** The hunks of a unified diff of one file; one that was cut ends where it was cut. */
export function hunksOfPatch(patch: string): readonly Hunk[] {
  const start = patch.search(/^@@ /m)
  if (start < 0) return []
  const parts = patch.slice(start).split(/^(?=@@ -)/m)
  return parts.map((part) => {
    const [head = '', ...lines] = part.replace(/\n$/, '').split('\n')
    const [, oldStart = 0, oldLines = 1, newStart = 0, newLines = 1] =
      /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(head)?.map((number) => Number(number ?? 1)) ?? []
    return linesOf({ oldStart, oldLines, newStart, newLines, lines })
  })
}

/** One hunk of a unified diff of one file, as a diff that git takes. */
export function patchOfHunk(patch: string, index: number): string {
  const start = patch.search(/^@@ /m)
  return patch.slice(0, start) + (patch.slice(start).split(/^(?=@@ -)/m)[index] ?? '')
}

function linesOf({ oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk): Hunk {
  let [left, right] = [oldStart, newStart]
  return {
    head: `@@ −${oldStart},${oldLines} +${newStart},${newLines} @@`,
    lines: lines.flatMap((line): DiffLine[] => {
      const text = line.slice(1)
      if (line.startsWith('+')) return [{ kind: 'added', text, after: right++ }]
      if (line.startsWith('-')) return [{ kind: 'removed', text, before: left++ }]
      return line.startsWith('\\') ? [] : [{ kind: 'same', text, before: left++, after: right++ }]
    }),
  }
}

export function pairsOf(lines: readonly DiffLine[]): readonly DiffPair[] {
  const pairs: DiffPair[] = []
  const removed: DiffLine[] = []
  const settle = () => {
    for (const left of removed.splice(0)) pairs.push({ left })
  }
  for (const line of lines) {
    if (line.kind === 'removed') removed.push(line)
    else if (line.kind === 'added') {
      const left = removed.shift()
      pairs.push(left === undefined ? { right: line } : { left, right: line })
    } else {
      settle()
      pairs.push({ left: line, right: line })
    }
  }
  settle()
  return pairs
}

export interface DiffCounts {
  readonly added: number
  readonly removed: number
}

export function countsOf(hunks: readonly Hunk[]): DiffCounts {
  const lines = hunks.flatMap((hunk) => hunk.lines)
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length
  return { added: count('added'), removed: count('removed') }
}
