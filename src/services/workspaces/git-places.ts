import type { Caller } from '../../call.ts'
import type { GitPlace, GitWorktrees, NarrowReader } from '../git.ts'
import { missingScopes } from '../identity.ts'
import { workspacesMax } from './records.ts'
import type { WorkspaceRecords } from './records.ts'
import { worktreeOf } from './work.ts'
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

  /** Nothing for who may read all workspaces. */
  readerOf(caller: Caller): NarrowReader | undefined {
    const isReader = missingScopes(caller.scopes, ['workspaces:read']).length === 0
    if (isReader && caller.allow?.taskIds === undefined) return undefined
    return { workspaceRevisions: async () => (isReader ? this.#revisionsOf(caller) : []) }
  }

  /** The current commit of each workspace that the caller may read, and its newest checkpoint. */
  async #revisionsOf(caller: Caller): Promise<string[]> {
    const { items } = await this.#options.records.list({ limit: workspacesMax }, caller)
    return items.flatMap((doc) => [`worktrees/${worktreeOf(doc).name}/HEAD`, doc.checkpointRef])
  }
}
