import type { Schemas } from '../../../generated/types.ts'
import { readLimits } from '../reading.ts'
import type { GitStatus } from '../reading.ts'

export type GitChange = Schemas['GitChange']
type StatusFile = Schemas['GitStatusFile']

/** The letters of git-status(1) and git-diff(1). */
export const changes: Readonly<Record<string, GitChange>> = {
  '.': 'unmodified',
  M: 'modified',
  T: 'type_changed',
  A: 'added',
  D: 'deleted',
  R: 'renamed',
  C: 'copied',
  U: 'unmerged',
}

/**
 * Reads the output of `git status --porcelain=v2 --branch -z`, as git-status(1) describes it.
 *
 * @param isCut Whether the output ends within an entry, which is then left out.
 */
export function readStatus(output: string, isCut: boolean): GitStatus {
  const entries = output.split('\0')
  // Behind the last entry there is nothing or, when the output was cut, the beginning of one.
  entries.pop()
  const headers = new Map<string, string>()
  const files: StatusFile[] = []
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? ''
    const header = /^# branch\.(\w+) (.*)$/s.exec(entry)
    if (header) headers.set(header[1] ?? '', header[2] ?? '')
    else if (entry.startsWith('2 ')) files.push(fileOf(entry, entries[++at]))
    else files.push(fileOf(entry))
  }
  const [, ahead = '0', behind = '0'] = /^\+(\d+) -(\d+)$/.exec(headers.get('ab') ?? '') ?? []
  const [branch = '(detached)', head = '(initial)', upstream] = ['head', 'oid', 'upstream'].map((name) =>
    headers.get(name),
  )
  const named = files.filter(({ path }) => path !== '').sort(byPath)
  return {
    branch: branch === '(detached)' ? null : branch,
    head: head === '(initial)' ? null : head,
    ...(upstream !== undefined && { upstream }),
    ahead: Number(ahead),
    behind: Number(behind),
    files: named.slice(0, readLimits.statusFiles),
    isTruncated: isCut || named.length > readLimits.statusFiles,
  }
}

/** How many fields stand before the path, by the kind of the entry. */
const fieldsBefore: Readonly<Record<string, number>> = { '1': 8, '2': 9, u: 10, '?': 1, '!': 1 }

function fileOf(entry: string, oldPath?: string): StatusFile {
  const kind = entry.charAt(0)
  const fields = entry.split(' ')
  const path = fields.slice(fieldsBefore[kind] ?? fields.length).join(' ')
  if (kind === '?') return { path, index: 'unmodified', worktree: 'untracked' }
  if (kind === 'u') return { path, index: 'unmerged', worktree: 'unmerged' }
  const [index = '.', worktree = '.'] = fields[1] ?? ''
  return {
    path,
    ...(oldPath !== undefined && { oldPath }),
    index: changes[index] ?? 'modified',
    worktree: changes[worktree] ?? 'modified',
  }
}

export function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0
}
