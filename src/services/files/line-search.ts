import type { SearchWork, TreeMatch } from './tree-question.ts'

const shownMax = 500
/** How much of a long line stands before the match. */
const leadMax = 100

/** Finds lines by a text or a regular expression. */
export class LineSearch {
  readonly #work: SearchWork
  readonly #pattern: RegExp
  /** What the bytes of each file with a match contain. */
  readonly #needle: Buffer | undefined

  constructor(work: SearchWork) {
    this.#work = work
    this.#pattern = new RegExp(work.isRegex ? work.text : RegExp.escape(work.text), work.ignoresCase ? 'i' : '')
    this.#needle = work.isRegex || work.ignoresCase ? undefined : Buffer.from(work.text)
  }

  /** The matches of a file after a line, and whether there are more than `max`. */
  find(path: string, bytes: Buffer, { after, max }: { after: number; max: number }): TreeMatch[] {
    if (this.#needle && !bytes.includes(this.#needle)) return []
    const lines = bytes.toString().split('\n')
    if (lines.at(-1) === '') lines.pop()
    const found: TreeMatch[] = []
    for (let index = after; index < lines.length && found.length < max; index++) {
      const line = withoutReturn(lines[index] ?? '')
      const at = line.search(this.#pattern)
      if (at >= 0)
        found.push({ path, line: index + 1, column: at + 1, text: shown(line, at), ...this.#context(lines, index) })
    }
    return found
  }

  #context(lines: readonly string[], index: number): Pick<TreeMatch, 'before' | 'after'> {
    const { contextLines } = this.#work
    if (contextLines === 0) return {}
    const shownLines = (from: number, to: number) =>
      lines.slice(Math.max(0, from), to).map((line) => shown(withoutReturn(line), 0))
    return {
      before: shownLines(index - contextLines, index),
      after: shownLines(index + 1, index + 1 + contextLines),
    }
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}

function shown(line: string, at: number): string {
  if (line.length <= shownMax) return line
  const start = Math.max(0, Math.min(at - leadMax, line.length - shownMax))
  return line.slice(start, start + shownMax).toWellFormed()
}
