import type { GitSite } from './reading.ts'

/**
 * What the git program does in a working tree beside that of the project. By the rules of `WriteEngine`: nothing that
 * the repository names runs, and a file that goes through a filter is refused with `git_unsupported`.
 */
export interface WorktreeEngine {
  /** Makes the working tree and the index what the current commit has. */
  fill(site: GitSite): Promise<void>
  /** Whether a branch, a remote-tracking branch or a tag contains the commit. */
  isKept(site: GitSite, oid: string): Promise<boolean>
}
