import { setTimeout as pause } from 'node:timers/promises'
import { fail, isFailure } from '../../../errors.ts'
import type { GitSite } from '../reading.ts'
import { cleanWords } from '../remotes/text.ts'
import type { CommitOrder } from '../writing.ts'
import type { CommandResult } from './command.ts'
import { refuseDiskFaults } from './disk-faults.ts'
import { refuseErrors, runLocal } from './local-command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'

/**
 * Runs a git that writes. Refuses what git refuses, and files that go through a filter other than Git LFS, whose files
 * are written as commits have them. What stores files of the working tree runs by `runAdding`.
 */
export async function runWrite(
  machine: Machine,
  site: GitSite,
  given: readonly string[],
  options: LocalOptions = {},
): Promise<CommandResult> {
  const environment = { ...pointerVariables(site), ...options.environment }
  const result = await runLocal(machine, site, given, { ...options, environment })
  return result.code === 0 ? result : refuseWrite(result, site)
}

/** Another program that writes has its lock for a moment: this waits for it a while. */
export async function withLocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const waitMs of waitsMs) {
    try {
      return await work()
    } catch (error) {
      if (!isFailure(error, 'git_busy')) throw error
      await pause(waitMs)
    }
  }
  return work()
}

const waitsMs = [20, 50, 100, 200, 400, 800, 1_600]

export function identityVariables({
  author,
  committer,
}: Pick<CommitOrder, 'author' | 'committer'>): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
  }
}

/**
 * For what stores files of the working tree. A filter without its command is required, so that a file which goes
 * through it is refused instead of being stored as what the filter would have changed.
 */
export function filterVariables(site: GitSite): Record<string, string> {
  return requiring([...new Set([...filtersOf(site), lfs])])
}

/** For all else: files of Git LFS are what commits have, which is pointers. Git may look at any file for changes. */
export function pointerVariables(site: GitSite): Record<string, string> {
  return requiring(filtersOf(site).filter((name) => name !== lfs))
}

const lfs = 'lfs'

function filtersOf({ repository }: GitSite): string[] {
  return repository.settings.flatMap(({ section, subsection }) =>
    section === 'filter' && subsection !== undefined ? [subsection] : [],
  )
}

function requiring(filters: readonly string[]): Record<string, string> {
  return {
    GIT_CONFIG_COUNT: String(filters.length),
    ...Object.fromEntries(
      filters.flatMap((name, index) => [
        [`GIT_CONFIG_KEY_${index}`, `filter.${name}.required`],
        [`GIT_CONFIG_VALUE_${index}`, 'true'],
      ]),
    ),
  }
}

export function refuseWrite(result: CommandResult, site: GitSite): never {
  refuseDiskFaults(result.errors)
  const known = meanings.find(([pattern]) => pattern.test(result.errors))
  if (known) {
    const words = cleanWords(result.errors, [])
    return fail(known[1], { message: known[2](words) })
  }
  return refuseErrors(result, site)
}

const meanings: readonly (readonly [RegExp, Parameters<typeof fail>[0], (words: string) => string])[] = [
  [
    /filter '.*' failed/,
    'git_unsupported',
    (words) => `A filter of git changes this file, and filters do not run here. Use git in a terminal. (${words})`,
  ],
  [
    /pathspec .* did not match any file/,
    'git_path_not_found',
    (words) =>
      `${/pathspec ('.*') did not match/.exec(words)?.[1] ?? 'A path'} has no file, neither in the working tree nor in the index.`,
  ],
  [/paths are ignored by one of your \.gitignore/, 'validation_failed', () => 'A path is ignored by git (.gitignore).'],
  [
    /unmerged|needs merge|you need to resolve your current index|not possible because you have unmerged/i,
    'git_conflict',
    () => 'Files are in conflict. Resolve them and stage them first.',
  ],
  [
    /Not possible to fast-forward|[Dd]iverging branches|cannot be fast-forwarded/,
    'git_non_fast_forward',
    () => 'Both branches have commits that the other one lacks. Pull with mode merge to merge them.',
  ],
  [/refusing to merge unrelated histories/, 'git_conflict', () => 'The histories have no commit in common.'],
  [
    /would be overwritten by|not uptodate\. Cannot|untracked working tree files would be|Updating the following directories would lose/,
    'git_worktree_dirty',
    () => 'Local changes would be lost. Commit them, or stash them in a terminal, first.',
  ],
  [
    /already (?:checked out|used by worktree) at/,
    'git_conflict',
    () => 'The branch is checked out in another working tree.',
  ],
  [
    /empty ident name|name consists only of disallowed characters|Author identity unknown/,
    'validation_failed',
    () => 'The name of the author has no character that a commit can store.',
  ],
  [
    /exists; cannot create|cannot create '.*'|refname conflict/,
    'already_exists',
    () => 'A branch with a conflicting name exists: one cannot be a folder of the other.',
  ],
]
