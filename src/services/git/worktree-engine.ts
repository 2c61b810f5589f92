import type { GitCommit, GitSite } from './reading.ts'
import type { CommitAuthor } from './writing.ts'

/** A file as the index has it on one side of a conflict. */
export interface FileStage {
  readonly mode: string
  readonly oid: string
}

/** A file that both sides of a merge changed. A side that does not have it is absent. */
export interface ConflictEntry {
  readonly path: string
  readonly base?: FileStage
  readonly ours?: FileStage
  readonly theirs?: FileStage
}

export interface RecordOrder {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly committer: CommitAuthor
}

export interface FilesOrder extends Pick<RecordOrder, 'message' | 'committer'> {
  readonly head: string
  readonly paths: readonly string[]
}

/**
 * What the git program does in a working tree beside that of the project. By the rules of `WriteEngine`: nothing that
 * the repository names runs, and a file that goes through a filter is refused with `git_unsupported`.
 */
export interface WorktreeEngine {
  /** Makes the working tree and the index what the current commit has. */
  fill(site: GitSite): Promise<void>
  /** Whether a branch, a remote-tracking branch or a tag contains the commit. */
  isKept(site: GitSite, oid: string): Promise<boolean>
  /** Gives the tree of all files that git does not ignore, as they are now. The index stays as it is. */
  snapshot(site: GitSite): Promise<string>
  /**
   * Makes these files those of another tree; the index stays as it is. `keep` is given the tree of what is there
   * before. Fails with `git_worktree_dirty` when an ignored file would be overwritten.
   */
  restore(site: GitSite, tree: string, keep: (before: string) => Promise<void>): Promise<void>
  /** The tree of a commit. */
  treeOf(site: GitSite, oid: string): Promise<string>
  /** Makes a commit, to which no ref points yet. */
  record(site: GitSite, order: RecordOrder): Promise<string>
  /**
   * Commits files as they are now, those that are gone included, and leaves what else is staged. Moves HEAD to the
   * commit if it is still at `head`; otherwise gives `moved`. Gives `head` where nothing differs from it.
   */
  commitFiles(site: GitSite, order: FilesOrder): Promise<string | 'moved'>
  /** Commits along the first parents, newest first. */
  firstParents(site: GitSite, from: string, skip: number, limit: number): Promise<GitCommit[]>
  /** Begins to merge a commit, and makes no commit. Conflicts stay in the index and in the files. */
  beginMerge(site: GitSite, oid: string, committer: CommitAuthor): Promise<void>
  /**
   * Makes the commit of the merge that was begun, with the merged commit as its first parent, and moves HEAD to it if
   * HEAD is still at `head`; otherwise gives `moved`. Fails with `git_conflict` while files are in conflict.
   */
  concludeMerge(
    site: GitSite,
    head: string,
    order: Pick<RecordOrder, 'message' | 'committer'>,
  ): Promise<string | 'moved'>
  /** Makes the index and the files what they were before the merge. */
  abortMerge(site: GitSite): Promise<void>
  /** By path. */
  conflicts(site: GitSite): Promise<ConflictEntry[]>
  /**
   * Which of these files in conflict were edited or removed since the merge left them, and have no conflict marker.
   * None where git does not record what the merge left.
   */
  edited(site: GitSite, paths: readonly string[]): Promise<string[]>
  /** Stores a content, and gives its id. */
  store(site: GitSite, bytes: Uint8Array): Promise<string>
  /** Makes a file in conflict this one, or removes it. */
  resolve(site: GitSite, path: string, file: FileStage | undefined): Promise<void>
}
