import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import { mapStaged } from '../../platform/work/commits.ts'
import type { GitWorktrees } from '../git.ts'
import type { WorkspaceRecords } from './records.ts'
import type { WorkspaceWork } from './work.ts'

export interface TaskChangesOptions {
  readonly worktrees: GitWorktrees
  readonly records: WorkspaceRecords
  readonly work: WorkspaceWork
}

/** Files that changes of a task have written. */
interface Written {
  readonly files: readonly { readonly path: string; readonly oldPath?: string; readonly action: string }[]
}

/** Where the file changes of tasks are compared and written: in the workspace of the task, if it has one. */
export class WorkspaceTaskChanges {
  readonly #options: TaskChangesOptions

  constructor(options: TaskChangesOptions) {
    this.#options = options
  }

  /** Nothing where it is the project folder. Fails with `workspace_not_ready`. */
  async folderOf(taskId: string): Promise<string | undefined> {
    const doc = await this.#options.records.ofOwner(taskId)
    if (doc === undefined) return undefined
    await this.#options.work.require(doc)
    return doc.path
  }

  /** What was written in a workspace is committed there, if its current commit has not moved meanwhile. */
  async apply<Given extends Written>(
    taskId: string,
    caller: Caller,
    signal: AbortSignal,
    write: (folder: string | undefined) => Promise<Staged<Given>>,
  ): Promise<Staged<Given & { commit?: string }>> {
    const { records, work, worktrees } = this.#options
    const doc = await records.ofOwner(taskId)
    if (doc === undefined) return write(undefined)
    return work.alone(doc, signal, async (worktree, isMerging) => {
      if (isMerging) fail('workspace_not_ready', { message: 'A merge is in progress. Finish or abort it first.' })
      const staged = await write(doc.path)
      const changed = staged.files.filter(({ action }) => action !== 'none')
      const paths = changed.flatMap(({ path, oldPath }) => (oldPath === undefined ? [path] : [path, oldPath]))
      const message = `Apply the changes of ${taskId}`
      const commit = await worktrees.commitFiles(worktree, { paths, message, userId: caller.userId }, signal)
      return mapStaged(staged, async (given) => ({ ...given, commit }))
    })
  }
}
