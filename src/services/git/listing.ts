import type { Schemas } from '../../generated/types.ts'
import type { GitSite } from './reading.ts'

export type GitTreeEntry = Schemas['GitTreeEntry']
export type GitBlameRange = Schemas['GitBlameRange']

export interface BlameQuery {
  /** The id of a commit. */
  readonly commit: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

/** What the git program reads of the files of a commit, by the rules of `ReadEngine`. */
export interface ListingEngine {
  /** The entries of a folder; that of the commit itself without a path. Fails with `git_path_not_found`. */
  entries(site: GitSite, commit: string, path: string | undefined): Promise<GitTreeEntry[]>
  /** Lines of a file, and who wrote them; none behind its end. Fails with `git_path_not_found`. */
  blame(site: GitSite, query: BlameQuery): Promise<GitBlameRange[]>
}
