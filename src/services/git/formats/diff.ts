import { readLimits } from '../reading.ts'
import type { GitDiffFile } from '../reading.ts'
import { isPatchOfPointer } from './lfs-pointer.ts'
import { changes } from './status.ts'
import type { GitChange } from './status.ts'

interface RawEntry {
  readonly status: GitChange
  readonly path: string
  readonly oldPath?: string
}

/**
 * Reads the output of `git diff --raw --numstat --patch -z`: first an entry for each file, then the counts of its
 * lines, then the patches. Patches that did not arrive are reported as cut.
 */
export function readDiff(output: string): { files: GitDiffFile[]; isTruncated: boolean } {
  const { entries, counts, patchesAt } = readHead(output)
  const patches = patchesAt === undefined ? new Map<string, string>() : readPatches(output.slice(patchesAt), entries)
  const shown = entries.slice(0, readLimits.diffFiles)
  const budget = { characters: readLimits.diffCharacters }
  return {
    files: shown.map((entry) => fileOf(entry, counts.get(entry.path), patches.get(entry.path), budget)),
    isTruncated: shown.length < entries.length,
  }
}

type Counts = readonly [additions: string, deletions: string]

function readHead(output: string) {
  const entries: RawEntry[] = []
  const counts = new Map<string, Counts>()
  let at = 0
  const next = () => {
    const end = output.indexOf('\0', at)
    const field = end < 0 ? output.slice(at) : output.slice(at, end)
    at = end < 0 ? output.length : end + 1
    return field
  }
  while (output.startsWith(':', at)) {
    const letter = next().split(' ').at(-1) ?? ''
    const isMove = /^[RC]\d/.test(letter)
    const oldPath = isMove ? next() : undefined
    const status = letter.length === 2 && /^[A-Z]{2}$/.test(letter) ? 'unmerged' : changes[letter.charAt(0)]
    entries.push({ status: status ?? 'modified', path: next(), ...(oldPath !== undefined && { oldPath }) })
  }
  for (;;) {
    const line = /^(\d+|-)\t(\d+|-)\t/.exec(output.slice(at, at + 64))
    if (!line) break
    const [before, additions = '0', deletions = '0'] = line
    const field = next().slice(before.length)
    if (field === '') next()
    counts.set(field === '' ? next() : field, [additions, deletions])
  }
  // One more NUL stands before the patches.
  while (output.charAt(at) === '\0') at++
  return { entries: withoutRepeats(entries), counts, patchesAt: at < output.length ? at : undefined }
}

/** A file in conflict has two entries. */
function withoutRepeats(entries: readonly RawEntry[]): RawEntry[] {
  const byPath = new Map<string, RawEntry>()
  for (const entry of entries) if (byPath.get(entry.path)?.status !== 'unmerged') byPath.set(entry.path, entry)
  return [...byPath.values()]
}

/** Each patch begins with a line that names its file; no line of a patch begins like it. */
function readPatches(text: string, entries: readonly RawEntry[]): Map<string, string> {
  const starts = new Map<number, RawEntry>()
  let from = 0
  for (const entry of entries) {
    if (entry.status === 'unmerged') continue
    const header = `diff --git ${quoted(`a/${entry.oldPath ?? entry.path}`)} ${quoted(`b/${entry.path}`)}\n`
    const at = text.startsWith(header, from) ? from : findLine(text, header, from)
    if (at < 0) continue
    starts.set(at, entry)
    from = at + header.length
  }
  const places = [...starts.keys()]
  return new Map(
    [...starts].map(([at, { path }], index) => {
      const body = text.slice(at, places[index + 1] ?? text.length)
      return [path, body]
    }),
  )
}

function findLine(text: string, line: string, from: number): number {
  const at = text.indexOf(`\n${line}`, Math.max(0, from - 1))
  return at < 0 ? -1 : at + 1
}

function fileOf(
  { status, path, oldPath }: RawEntry,
  counts: Counts | undefined,
  patch: string | undefined,
  budget: { characters: number },
): GitDiffFile {
  const isBinary = counts?.[0] === '-'
  const whole = isBinary ? '' : (patch ?? '')
  const room = Math.min(readLimits.patchCharacters, budget.characters)
  const kept = whole.length <= room ? whole : whole.slice(0, room)
  budget.characters -= kept.length
  return {
    path,
    ...(oldPath !== undefined && { oldPath }),
    change: status,
    additions: Number(counts?.[0].replace('-', '0') ?? 0),
    deletions: Number(counts?.[1].replace('-', '0') ?? 0),
    patch: kept,
    isBinary,
    isTruncated: kept.length < whole.length || (!isBinary && patch === undefined && status !== 'unmerged'),
    ...(isPatchOfPointer(kept) && { isLfsPointer: true }),
  }
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
function quoted(name: string): string {
  const escaped = name.replace(/[\u0000-\u001f\u007f"\\]/g, (character) => {
    const octal = character.charCodeAt(0).toString(8).padStart(3, '0')
    return `\\${named[character] ?? octal}`
  })
  return escaped === name ? name : `"${escaped}"`
}
