/** A credential that was stored for a remote. */
export interface CredentialSource {
  readonly kind: 'password' | 'key'
  /** The server to which it may be given. */
  readonly target: string
  readonly username?: string | undefined
  readonly knownHosts?: string | undefined
  /** The password or the private key, opened now. */
  readonly open: () => Promise<string>
}

/** Texts in an outcome are redacted and contain no control characters. */
export type PushOutcome =
  | {
      readonly kind: 'pushed'
      readonly oid: string
      readonly oldOid: string | undefined
      readonly isForced: boolean
      /** The paths of its new pointers of Git LFS, if there are any. */
      readonly pointers?: readonly string[]
    }
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
