import { diff } from 'node:util'

/** A side of the change of a file; nothing where there is no file. */
export interface FileSide {
  /** Octal, as git writes it: `100644`. */
  readonly mode: string
  readonly oid: string
  readonly bytes: Buffer
}

export interface FileDifference {
  readonly path: string
  readonly oldPath?: string
  readonly before: FileSide | undefined
  readonly after: FileSide | undefined
}

export interface Patch {
  readonly additions: number
  readonly deletions: number
  readonly text: string
  readonly isBinary: boolean
}

/** The change of a file as `git diff` writes it, with three lines around what differs. */
export function patchOf(difference: FileDifference): Patch {
  const { before, after } = difference
  const header = headerOf(difference)
  if (before?.oid === after?.oid) return { additions: 0, deletions: 0, text: header, isBinary: false }
  if ([before, after].some((side) => side !== undefined && isBinary(side.bytes)))
    return { additions: 0, deletions: 0, text: '', isBinary: true }
  const changes = changesOf(linesOf(before), linesOf(after))
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const [additions, deletions] = [count('+'), count('-')]
  const names = additions + deletions === 0 ? '' : `--- ${nameOf('a', difference)}\n+++ ${nameOf('b', difference)}\n`
  return { additions, deletions, text: header + names + hunksOf(changes), isBinary: false }
}

/** A line with its end. */
interface Change {
  readonly kind: ' ' | '+' | '-'
  readonly line: string
}

const contextLines = 3
// What is compared line by line grows with the square of what differs.
const comparedLinesMax = 4_000

function headerOf({ path, oldPath = path, before, after }: FileDifference): string {
  const modes =
    before === undefined
      ? `new file mode ${after?.mode}\n`
      : after === undefined
        ? `deleted file mode ${before.mode}\n`
        : before.mode === after.mode
          ? ''
          : `old mode ${before.mode}\nnew mode ${after.mode}\n`
  const names =
    oldPath === path ? '' : `similarity index 100%\nrename from ${quoted(oldPath)}\nrename to ${quoted(path)}\n`
  const isSame = before?.oid === after?.oid
  const mode = before !== undefined && before.mode === after?.mode ? ` ${before.mode}` : ''
  const oids = isSame ? '' : `index ${shortOf(before)}..${shortOf(after)}${mode}\n`
  return `diff --git ${quoted(`a/${oldPath}`)} ${quoted(`b/${path}`)}\n${modes}${names}${oids}`
}

function shortOf(side: FileSide | undefined): string {
  return (side?.oid ?? '0'.repeat(40)).slice(0, 7)
}

function nameOf(side: 'a' | 'b', { path, oldPath = path, before, after }: FileDifference): string {
  if ((side === 'a' ? before : after) === undefined) return '/dev/null'
  return quoted(`${side}/${side === 'a' ? oldPath : path}`)
}

/** As git decides it: by a zero in the first 8,000 bytes. */
function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8_000).includes(0)
}

function linesOf(side: FileSide | undefined): string[] {
  const text = side?.bytes.toString('utf8') ?? ''
  return text === '' ? [] : (text.match(/[^\n]*\n|[^\n]+$/g) ?? [])
}

function changesOf(a: readonly string[], b: readonly string[]): Change[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [removed, added] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return [
    ...a.slice(0, start).map((line): Change => ({ kind: ' ', line })),
    ...middleOf(removed, added),
    ...a.slice(a.length - end).map((line): Change => ({ kind: ' ', line })),
  ]
}

function middleOf(removed: readonly string[], added: readonly string[]): Change[] {
  const isPlain = removed.length === 0 || added.length === 0 || removed.length + added.length > comparedLinesMax
  if (isPlain)
    return [
      ...removed.map((line): Change => ({ kind: '-', line })),
      ...added.map((line): Change => ({ kind: '+', line })),
    ]
  return diff(removed, added).map(([kind, line]) => ({ kind: kind === 0 ? ' ' : kind === 1 ? '-' : '+', line }))
}

function hunksOf(changes: readonly Change[]): string {
  const differing = changes.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]))
  const ranges: { from: number; to: number }[] = []
  for (const index of differing) {
    const last = ranges.at(-1)
    const [from, to] = [Math.max(0, index - contextLines), Math.min(changes.length, index + 1 + contextLines)]
    if (last !== undefined && from <= last.to) last.to = to
    else ranges.push({ from, to })
  }
  const before = { old: 0, new: 0, at: 0 }
  return ranges.map(({ from, to }) => hunkOf(changes, from, to, before)).join('')
}

/** `before` counts the lines of both sides up to the hunk. */
function hunkOf(
  changes: readonly Change[],
  from: number,
  to: number,
  before: { old: number; new: number; at: number },
): string {
  const count = (some: readonly Change[], other: Change['kind']) => some.filter(({ kind }) => kind !== other).length
  const passed = changes.slice(before.at, from)
  const hunk = changes.slice(from, to)
  const [oldStart, newStart] = [before.old + count(passed, '+'), before.new + count(passed, '-')]
  const [oldCount, newCount] = [count(hunk, '+'), count(hunk, '-')]
  Object.assign(before, { old: oldStart + oldCount, new: newStart + newCount, at: to })
  const lines = hunk.map(({ kind, line }) =>
    line.endsWith('\n') ? kind + line : `${kind}${line}\n\\ No newline at end of file\n`,
  )
  return `@@ -${rangeOf(oldStart, oldCount)} +${rangeOf(newStart, newCount)} @@\n${lines.join('')}`
}

function rangeOf(linesBefore: number, count: number): string {
  const start = count === 0 ? linesBefore : linesBefore + 1
  return count === 1 ? String(start) : `${start},${count}`
}

const named: Readonly<Record<string, string>> = {
  '\u0007': 'a',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\v': 'v',
  '\f': 'f',
  '\r': 'r',
  '"': '"',
  '\\': '\\',
}

/** As git writes a name in a patch: in quotes, with escapes, where it has characters that a line cannot have. */
export function quoted(name: string): string {
  const escaped = name.replace(/[\u0000-\u001f\u007f"\\]/g, (character) => {
    const octal = character.charCodeAt(0).toString(8).padStart(3, '0')
    return `\\${named[character] ?? octal}`
  })
  return escaped === name ? name : `"${escaped}"`
}
