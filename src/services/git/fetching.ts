import type { ExchangeLimits } from './limits.ts'
import type { CredentialSource, PushOutcome } from './outcomes.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import type { Snapshot } from './snapshot.ts'

export interface FetchProgress {
  readonly phase: string
  readonly current: number
  readonly total: number
}

export interface FetchRequest {
  readonly repository: Repository
  /** A name that `faultInRemote` finds no fault in. */
  readonly remote: string
  readonly limits: ExchangeLimits
  readonly signal: AbortSignal
  readonly credential?: CredentialSource | undefined
  /** To which addresses the name of the server leads, for `http.curloptResolve`. */
  readonly resolution?: string | undefined
  readonly report: (progress: FetchProgress) => void
}

export interface CloneRequest extends Omit<FetchRequest, 'repository' | 'remote'> {
  /** The folder of the project, which has no repository yet. */
  readonly folder: string
  /** A URL that `faultInUrl` finds no fault in. */
  readonly url: string
  /** The branch to check out; that of the remote when absent. */
  readonly branch: string | undefined
  readonly depth: number | undefined
}

/** Why nothing came of it, as for a push. */
export type ExchangeFailure = Exclude<
  PushOutcome,
  { kind: 'pushed' | 'upToDate' | 'nonFastForward' | 'moved' | 'unknownBranch' }
>

export interface UpdatedRef {
  /** Without `refs/remotes/`. */
  readonly name: string
  readonly oid?: string
  readonly oldOid?: string
}

export type FetchOutcome = { readonly kind: 'fetched'; readonly updated: readonly UpdatedRef[] } | ExchangeFailure

/**
 * What the git program gets from a remote. As with a push, only the URL of the repository is used, and no setting that
 * names a command. Refs move under git's own locks.
 */
export interface FetchEngine {
  /**
   * Makes the remote-tracking branches what the branches of the remote are, and adds the tags of what is fetched. No
   * other ref moves.
   */
  fetch(request: FetchRequest): Promise<FetchOutcome>
  /**
   * Makes a git folder of the repository at a URL, beside the project's files, which it does not touch.
   * Gives the folder, and the branch to check out, which has its commit; no branch when the repository has none.
   */
  clone(request: CloneRequest): Promise<ClonedFolder | { readonly kind: 'unknownBranch' } | ExchangeFailure>
  /** Fetches one commit, without its history, into a folder of its own, from which its files are read. */
  snapshot(request: SnapshotRequest): Promise<FetchedSnapshot | { readonly kind: 'unknownRef' } | ExchangeFailure>
}

export interface SnapshotRequest extends Omit<FetchRequest, 'repository' | 'remote'> {
  /** A URL that `faultInUrl` finds no fault in. */
  readonly url: string
  /** A branch, a tag or a commit that `faultInBranch` finds no fault in; the default branch when absent. */
  readonly ref: string | undefined
  /** The folder whose entries are wanted; empty for all. */
  readonly path: string
  /** Folders that no remote may be in. */
  readonly forbidden: readonly string[]
}

export interface FetchedSnapshot extends Snapshot {
  readonly kind: 'snapshot'
  remove(): Promise<void>
}

export interface ClonedFolder {
  readonly kind: 'cloned'
  readonly gitFolder: string
  readonly branch: string | undefined
  readonly oid: string | undefined
  remove(): Promise<void>
}
