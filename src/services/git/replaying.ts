import type { GitSite } from './reading.ts'
import type { CommitAuthor } from './writing.ts'

interface ReplayOrder {
  /** The commit behind which it happens. */
  readonly head: string
  readonly committer: CommitAuthor
}

export interface MergeReplay extends ReplayOrder {
  readonly oid: string
  readonly message: string
}

export interface PickReplay extends ReplayOrder {
  readonly kind: 'cherry-pick' | 'revert'
  readonly commits: readonly string[]
  readonly mainline: number | undefined
}

export interface RebaseReplay extends ReplayOrder {
  readonly onto: string
}

/** The new commit, or the files that are in conflict with the commit that brings them in. */
export type ReplayOutcome =
  | { readonly kind: 'made'; readonly oid: string }
  | { readonly kind: 'conflict'; readonly paths: readonly string[]; readonly commit: string | undefined }
  /** A commit changes nothing here. */
  | { readonly kind: 'empty'; readonly commit: string | undefined }

/**
 * Makes commits by the git program beside the working tree of the project: in a folder with an index and a HEAD of its
 * own, which is gone afterwards. So a conflict changes nothing that anyone sees. By the rules of `WriteEngine`.
 */
export interface ReplayEngine {
  /** Makes a merge commit. */
  merge(site: GitSite, order: MergeReplay): Promise<ReplayOutcome>
  /** Makes a commit for each. Fails with `validation_failed` for a merge without a mainline, or the reverse. */
  pick(site: GitSite, order: PickReplay): Promise<ReplayOutcome>
  /** As `git rebase` without options: merges and what `onto` has already are left out. */
  rebase(site: GitSite, order: RebaseReplay): Promise<ReplayOutcome>
  /** What a merge of this name says by default. */
  mergeMessage(site: GitSite, revision: string, into: string | undefined): Promise<string>
  /**
   * Writes what differs between two commits to the working tree and its index, which are at the first one. Fails with
   * `git_worktree_dirty` where local changes would be lost, and changes nothing then.
   */
  switchTo(site: GitSite, from: string, to: string): Promise<void>
}
