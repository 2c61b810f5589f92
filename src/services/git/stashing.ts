import type { Schemas } from '../../generated/types.ts'
import type { GitSite } from './reading.ts'
import type { CommitAuthor } from './writing.ts'

export type GitStash = Schemas['GitStash']

export interface StashOrder {
  readonly message: string | undefined
  readonly includesUntracked: boolean
  readonly author: CommitAuthor
}

/** Stashes by the git program. By the rules of `WriteEngine`. */
export interface StashEngine {
  /** Newest first. */
  list(site: GitSite): Promise<GitStash[]>
  /** Nothing when there are no local changes. Fails with `git_ref_not_found` before the first commit. */
  push(site: GitSite, order: StashOrder): Promise<GitStash | undefined>
  /** The files that it changes, and those that it adds without git having known them. */
  paths(site: GitSite, stash: GitStash): Promise<{ changed: readonly string[]; untracked: readonly string[] }>
  /** The commit with the files that git did not know, if it has one. */
  untrackedCommit(site: GitSite, stash: GitStash): Promise<string | undefined>
  apply(site: GitSite, stash: GitStash): Promise<void>
  /** Fails with `git_ref_not_found` when it is gone. */
  drop(site: GitSite, stash: GitStash): Promise<void>
}
