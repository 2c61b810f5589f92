import type { GitSite } from './reading.ts'

/** Objects of the repository on their way to another one, and from there. By the rules of `WriteEngine`. */
export interface TransferEngine {
  /** Those of the commits that the repository has. */
  known(site: GitSite, commits: readonly string[]): Promise<string[]>
  /** A pack of what a commit has and others lack. It may name objects of these others as its base. */
  pack(site: GitSite, commit: string, others: readonly string[]): AsyncGenerator<Uint8Array, void, undefined>
  /**
   * Stores the objects of a pack with one commit on a base. Each object is checked, and the sizes of all and of what a
   * checkout writes are counted before any is stored: broken ones, links to what is not there, names such as `..` and
   * `.git`, another commit, and more than `returnedTreeLimits` are refused with `git_unsupported`. No ref changes.
   */
  receive(site: GitSite, returned: ReturnedTree): Promise<void>
}

/** A commit that a runner has made of the files of a working tree. */
export interface ReturnedTree {
  readonly base: string
  readonly commit: string
  /** The pack of its objects. */
  readonly pack: Uint8Array
}

/** What may come back from a runner: a small pack may hold objects, and name files, of any size. */
export interface ReturnedTreeLimits {
  readonly objectsMax: number
  /** Of one object. */
  readonly objectBytesMax: number
  /** Of all objects of the pack, and of all files that differ from the base. */
  readonly bytesMax: number
  /** How many files differ from the base. */
  readonly pathsMax: number
}

export const returnedTreeLimits: ReturnedTreeLimits = {
  objectsMax: 300_000,
  objectBytesMax: 256 * 1024 ** 2,
  bytesMax: 2 * 1024 ** 3,
  pathsMax: 100_000,
}
