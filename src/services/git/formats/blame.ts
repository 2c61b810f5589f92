import { readLimits } from '../reading.ts'
import type { GitBlameRange } from '../listing.ts'
import { signatureOf } from './log.ts'

const lineCharactersMax = 2_000

interface BlamedCommit {
  readonly author: GitBlameRange['author']
  readonly subject: string
}

/**
 * Reads the output of `git blame --porcelain`: a header before each line, which describes a commit where it is named
 * for the first time and a path where it differs from that of the header before. The first header of a range has the
 * number of its lines.
 */
export function readBlame(output: string): GitBlameRange[] {
  const commits = new Map<string, BlamedCommit & { readonly path: string }>()
  const ranges: GitBlameRange[] = []
  let header = new Map<string, string>()
  let place: readonly [oid: string, original: number, line: number, isFirst: boolean] = ['', 0, 0, false]
  for (const line of output.split('\n')) {
    const found = /^([0-9a-f]{40,64}) (\d+) (\d+)( \d+)?$/.exec(line)
    if (line.startsWith('\t')) {
      const [oid, originalLine, startLine, isFirst] = place
      const text = line.slice(1, 1 + lineCharactersMax)
      const known = commits.get(oid)
      const commit = describe(header, known)
      commits.set(oid, commit)
      const { path: originalPath, ...about } = commit
      if (isFirst) ranges.push({ startLine, originalLine, originalPath, oid, ...about, lines: [text] })
      else ranges.at(-1)?.lines.push(text)
    } else if (found) {
      const [, oid = '', original, number, count] = found
      place = [oid, Number(original), Number(number), count !== undefined]
      header = new Map()
    } else {
      const space = line.indexOf(' ')
      header.set(line.slice(0, space), line.slice(space + 1))
    }
  }
  return ranges
}

function describe(
  header: ReadonlyMap<string, string>,
  known: (BlamedCommit & { readonly path: string }) | undefined,
): BlamedCommit & { readonly path: string } {
  const path = header.get('filename') ?? known?.path ?? ''
  if (known !== undefined) return { ...known, path }
  return {
    path,
    author: signatureOf({
      name: header.get('author') ?? '',
      email: (header.get('author-mail') ?? '').replace(/^<|>$/g, ''),
      seconds: Number(header.get('author-time')),
    }),
    subject: (header.get('summary') ?? '').slice(0, readLimits.nameCharacters),
  }
}
