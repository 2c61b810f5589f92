import type { Caller } from '../../call.ts'
import type { GitPlace, GitWorktrees } from '../git.ts'
import type { WorkspaceRecords } from './records.ts'
import type { WorkspaceWork } from './work.ts'

export interface WorkspaceGitOptions {
  readonly worktrees: GitWorktrees
  readonly records: WorkspaceRecords
  readonly work: WorkspaceWork
}

/** Where calls of git find a workspace. */
export class WorkspaceGit {
  readonly #options: WorkspaceGitOptions

  constructor(options: WorkspaceGitOptions) {
    this.#options = options
  }

  /** Nothing without an id. Its use fails with `workspace_not_found` or `workspace_not_ready`. */
  placeOf(
    workspaceId: string | undefined,
    { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
  ): GitPlace | undefined {
    if (workspaceId === undefined) return undefined
    const { worktrees, records, work: workOf } = this.#options
    const find = async () => (await records.find(workspaceId, caller)).doc
    return {
      workspaceId,
      read: async (work) => workOf.read(await find(), (worktree) => worktrees.within(worktree, signal, work)),
      change: async (work) =>
        workOf.alone(await find(), signal, (worktree) => worktrees.within(worktree, signal, work)),
    }
  }
}
