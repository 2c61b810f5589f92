import type { GitSite } from './reading.ts'

/** Objects of the repository on their way to another one, and from there. By the rules of `WriteEngine`. */
export interface TransferEngine {
  /** Those of the commits that the repository has. */
  known(site: GitSite, commits: readonly string[]): Promise<string[]>
  /** A pack of what a commit has and others lack. It may name objects of these others as its base. */
  pack(site: GitSite, commit: string, others: readonly string[]): AsyncGenerator<Uint8Array, void, undefined>
  /**
   * Stores the objects of a pack, each of which is checked: broken ones, links to what is not there and names such as
   * `..` and `.git` are refused with `git_unsupported`. No ref changes.
   */
  unpack(site: GitSite, pack: Uint8Array): Promise<void>
  /** The parents of a commit; nothing where it is none. */
  parentsOf(site: GitSite, commit: string): Promise<string[] | undefined>
}
