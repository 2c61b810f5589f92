import type { Schemas } from '../../generated/types.ts'
import type { ExchangeLimits } from './limits.ts'
import type { Repository } from '../../platform/repository/repository.ts'

export type GitStatus = Schemas['GitStatus']
export type GitDiffFile = Schemas['GitDiffFile']
export type GitCommit = Schemas['GitCommit']
export type GitBlob = Schemas['GitBlob']
export type GitBranch = Schemas['GitBranch']

/** A repository to work in, for one call. */
export interface GitSite {
  readonly repository: Repository
  /** A folder of `LocalFolders` for it. */
  readonly folder: string
  readonly limits: ExchangeLimits
  readonly signal: AbortSignal
}

export interface DiffQuery {
  readonly from?: string
  readonly to?: string
  readonly staged: boolean
  readonly path?: string
}

export interface CommitLogQuery {
  /** A revision, or an id. */
  readonly ref: string
  readonly path?: string
  readonly skip: number
  readonly limit: number
}

/** The content of a file at a commit. */
export interface FoundBlob {
  readonly commit: string
  readonly oid: string
  readonly size: number
  /** At most the wanted bytes of its beginning. */
  readonly bytes: Buffer
}

/**
 * What both engines read; the history of one path is read by git alone. Revisions and paths were checked by
 * `revisions.ts`: no name is an option, leaves the refs or has a meaning to git beyond naming a commit or a file. A
 * read changes nothing, takes no lock and runs no command that the repository names. Each fails with
 * `git_ref_not_found` when a revision names no commit.
 */
export interface HistoryReads {
  /** The id of the commit that a revision names; nothing when HEAD has no commit yet. */
  resolve(site: GitSite, revision: string): Promise<string | undefined>
  log(site: GitSite, query: CommitLogQuery): Promise<GitCommit[]>
  /** Fails with `not_found` when the commit has no file of this path. */
  blob(site: GitSite, revision: string, path: string, bytesMax: number): Promise<FoundBlob>
  /** The bytes of an object from `start` to `end`, both included. */
  bytes(site: GitSite, oid: string, start: number, end: number): AsyncIterable<Uint8Array>
  /** By name. */
  branches(site: GitSite): Promise<GitBranch[]>
  /** Whether HEAD, a branch of here or of a remote, a tag or one of these revisions contains the commit. */
  isContained(site: GitSite, oid: string, revisions: readonly string[]): Promise<boolean>
}

/** What the git program reads besides: the index and the working tree, and patches. By the same rules. */
export interface ReadEngine extends HistoryReads {
  /** The newest commit that both contain, if there is one. */
  mergeBase(site: GitSite, one: string, other: string): Promise<string | undefined>
  /** Whether a merge is among the commits that `to` has and `from` lacks. */
  hasMerges(site: GitSite, from: string, to: string): Promise<boolean>
  status(site: GitSite): Promise<GitStatus>
  diff(site: GitSite, query: DiffQuery): Promise<{ files: GitDiffFile[]; isTruncated: boolean }>
}

/** The sizes of answers, as the contract has them. */
export const readLimits = {
  statusFiles: 10_000,
  diffFiles: 1_000,
  patchCharacters: 131_072,
  diffCharacters: 2_097_152,
  messageCharacters: 65_536,
  nameCharacters: 256,
  parents: 256,
  blobBytes: 1_048_576,
} as const
