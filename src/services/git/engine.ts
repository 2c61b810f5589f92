import type { Repository } from './repository.ts'

/** What both engines promise. `test/git-engines.test.ts` runs one suite on each. */
export interface GitEngine {
  readonly name: 'system' | 'isomorphic'

  /**
   * Moves one branch of a remote, and no other ref, to where the branch of this name stands in the repository.
   * Resolves with what came of it; rejects only when something is wrong with this program.
   * Runs no command that the repository names: neither its hooks nor its settings.
   */
  push(request: PushRequest): Promise<PushOutcome>
}

export interface PushRequest {
  readonly repository: Repository
  /** A name that `faultInRemote` finds no fault in. */
  readonly remote: string
  /** A name that `faultInBranch` finds no fault in. */
  readonly branch: string
  /** Replaces the remote branch when it is at `expectedOid` or, without one, where the repository last saw it. */
  readonly force: boolean
  /** Asks the remote, and moves nothing. */
  readonly dryRun: boolean
  /** Where the remote branch has to be; all zeros when it may not exist yet. */
  readonly expectedOid: string | undefined
  readonly limits: Limits
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal
}

export interface Limits {
  /** How long the remote may be silent. */
  readonly silenceMs: number
  /** How long the whole push may take, however much the remote says. */
  readonly totalMs: number
}

/** Texts in an outcome are redacted and contain no control characters. */
export type PushOutcome =
  | { readonly kind: 'pushed'; readonly oid: string; readonly oldOid: string | undefined; readonly isForced: boolean }
  | { readonly kind: 'upToDate'; readonly oid: string }
  | { readonly kind: 'unknownRemote' }
  | { readonly kind: 'unknownBranch' }
  /** The remote branch has commits that this one lacks. */
  | { readonly kind: 'nonFastForward'; readonly remoteOid: string | undefined }
  /** The remote branch is not where it has to be. */
  | { readonly kind: 'moved'; readonly remoteOid: string | undefined }
  /** The remote took the pack and refused the ref: a hook, a protected branch. */
  | { readonly kind: 'rejected'; readonly reason: string; readonly words: string }
  | { readonly kind: 'denied'; readonly words: string; readonly hint?: string }
  | { readonly kind: 'unreachable'; readonly message: string; readonly words: string }
  | { readonly kind: 'silent' }
  | { readonly kind: 'abandoned' }
  /** The address is of a kind that is never pushed to. */
  | { readonly kind: 'forbiddenAddress'; readonly message: string }
  /** This engine cannot do it, though another might. */
  | { readonly kind: 'unsupported'; readonly message: string }
