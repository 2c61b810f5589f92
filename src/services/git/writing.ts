import type { GitSite } from './reading.ts'

export interface CommitOrder {
  readonly message: string
  readonly author: CommitAuthor
  readonly committer: CommitAuthor
  /** Only these files and folders, as they are in the working tree; without them, what is staged. */
  readonly paths?: readonly string[] | undefined
  /** The ref that moves: of a branch, or `HEAD` when it is detached. */
  readonly ref: string
  /** Where it is; nothing before the first commit. */
  readonly head: string | undefined
}

export interface MergeOrder {
  readonly oid: string
  readonly mode: 'fast_forward' | 'merge'
  readonly message: string
  readonly committer: CommitAuthor
}

export interface CommitAuthor {
  readonly name: string
  readonly email: string
}

/**
 * What the git program writes: the index and refs, under the lock files of git, so that no writer loses what another
 * one wrote, and the working tree. Names were checked as those of a read; nothing that the repository names runs. Each
 * fails with `git_busy` while another program has the lock that it needs, and with `git_unsupported` where a file goes
 * through a filter.
 */
export interface WriteEngine {
  /** Stages these files and folders, or everything. Fails with `not_found` when a path has no file. */
  stage(site: GitSite, paths: readonly string[] | undefined): Promise<void>
  /** Makes the index what the last commit has, for these or for everything. */
  unstage(site: GitSite, paths: readonly string[] | undefined): Promise<void>
  /**
   * Stages the hunks of a unified diff, or takes them back. Fails with `git_conflict` where they do not fit the index,
   * and with `validation_failed` for what is no patch of files of the repository; nothing is changed then.
   */
  patchIndex(site: GitSite, patch: string, direction: 'stage' | 'unstage'): Promise<void>
  /**
   * Makes a commit and moves the ref to it, if the ref is still at `head`; otherwise gives `moved`. Fails with
   * `git_nothing_to_commit` and, for files in conflict, with `git_conflict`.
   */
  commit(site: GitSite, order: CommitOrder): Promise<string | 'moved'>
  /**
   * Moves, creates or removes a ref if it is at the old commit (nothing: if it does not exist); gives whether it was.
   */
  moveRef(
    site: GitSite,
    ref: string,
    oid: string | undefined,
    oldOid: string | undefined,
    reason: string,
  ): Promise<boolean>
  /** Checks a branch out. Fails with `git_worktree_dirty` when local changes would be lost. */
  checkout(site: GitSite, branch: string): Promise<void>
  /**
   * Brings a commit into the current branch. Fails with `git_non_fast_forward` when that needs a merge and none is
   * wanted, and with `git_conflict` when the merge has conflicts, which is then undone.
   */
  merge(site: GitSite, order: MergeOrder): Promise<void>
  /** Writes the files of a commit to a working tree that has none of them, and creates the branch. */
  populate(site: GitSite, branch: string, oid: string): Promise<void>
  /** Removes every ref whose name begins like this. */
  removeRefs(site: GitSite, prefix: string): Promise<void>
  /** Whether one commit is contained in another one. */
  isAncestor(site: GitSite, oid: string, of: string): Promise<boolean>
  /** The entries of a commit with exactly these paths. */
  entries(site: GitSite, oid: string, paths: readonly string[]): Promise<readonly { path: string; type: string }[]>
  /** The branches that are checked out in a working tree of the repository. */
  checkedOut(site: GitSite): Promise<readonly string[]>
}
