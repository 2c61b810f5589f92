import type { Schemas } from '../../generated/types.ts'
import type { GitSite } from './reading.ts'

export type GitSubmodule = Schemas['GitSubmodule']

/** A submodule as the index and `.gitmodules` have it. Its name and its URL are words of the project. */
export interface SubmoduleEntry {
  readonly path: string
  readonly oid: string
  readonly name?: string
  readonly url?: string
}

/** Submodules by the git program. */
export interface SubmoduleEngine {
  /** By path. */
  list(site: GitSite): Promise<SubmoduleEntry[]>
  /** Whether the repository has the commit. */
  hasCommit(site: GitSite, oid: string): Promise<boolean>
}
