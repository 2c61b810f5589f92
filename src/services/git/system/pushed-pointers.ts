import type { CommandResult } from './command.ts'

type Git = (...given: string[]) => Promise<CommandResult>

/** Whether files of a commit are kept by Git LFS, as far as can be told: in most projects none are. Never fails. */
export async function isOfLfs(git: Git, oid: string): Promise<boolean> {
  try {
    return (await git('grep', '--quiet', '-e', 'filter=lfs', oid, '--', '*.gitattributes')).code === 0
  } catch {
    return false
  }
}

export interface PushedRange {
  readonly oid: string
  /** Where the branch of the remote was; nothing when it is new. */
  readonly oldOid: string | undefined
  readonly remote: string
  readonly branch: string
}

/**
 * The files of the pushed commits that are pointers of Git LFS and came with this push, as far as the repository knows
 * what the remote had. Git LFS uploads what they stand for by a hook, which does not run here. Never fails: the push
 * is done.
 */
export async function findPushedPointers(
  git: Git,
  { oid, oldOid, remote, branch }: PushedRange,
): Promise<readonly string[]> {
  try {
    const known = [...(oldOid === undefined ? [] : [oldOid]), `--exclude=${remote}/${branch}`, `--remotes=${remote}`]
    const { output } = await git(...listing, oid, '--not', ...known, '--')
    const paths = [...output.matchAll(/:\d{6} 100\d{3} [0-9a-f]+ [0-9a-f]+ [AM]\0([^\0]+)\0/g)]
    return [...new Set(paths.map(([, path = '']) => path))]
  } catch {
    return []
  }
}

/** Each file with the line of a pointer that says which content it stands for, in the commit that added the line. */
const listing = [
  'log',
  '-z',
  '--format=',
  '--raw',
  '--no-abbrev',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--no-show-signature',
  '--ignore-missing',
  '--diff-filter=AM',
  '-G^oid sha256:[0-9a-f]{64}$',
]
