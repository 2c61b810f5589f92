import type { Schemas } from '../../generated/types.ts'
import type { GitSite } from './reading.ts'
import type { CommitAuthor } from './writing.ts'

export type GitTag = Schemas['GitTag']

export interface TagOrder {
  readonly name: string
  /** The commit. */
  readonly oid: string
  readonly message: string
  readonly tagger: CommitAuthor
}

/** Tags by the git program. Names were checked as those of branches; no hook runs, and nothing is signed. */
export interface TagEngine {
  /** By name; with a name, that one alone. */
  list(site: GitSite, name?: string): Promise<GitTag[]>
  /** Makes an annotated tag. Fails with `already_exists`. */
  annotate(site: GitSite, order: TagOrder): Promise<void>
}
