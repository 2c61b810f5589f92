import type { Caller } from '../../call.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import { defined } from '../../platform/work/defined.ts'
import type { WorkspaceRecords } from './records.ts'
import type { WorkspaceWork } from './work.ts'

export interface WorkspaceFilesOptions {
  readonly records: WorkspaceRecords
  readonly work: WorkspaceWork
}

/** The folder of a workspace, and what events about its files name. */
export interface WorkspaceFolder {
  readonly folder: string
  readonly workspaceId: string
  readonly taskId?: string
}

/** Where calls of files find those of a workspace. Fails with `workspace_not_found` or `workspace_not_ready`. */
export class WorkspaceFiles {
  readonly #options: WorkspaceFilesOptions

  constructor(options: WorkspaceFilesOptions) {
    this.#options = options
  }

  async read<Result>(id: string, caller: Caller, work: (place: WorkspaceFolder) => Promise<Result>): Promise<Result> {
    const { doc } = await this.#options.records.find(id, caller)
    return this.#options.work.read(doc, () => work(placeOf(doc)))
  }

  /**
   * Changes files while nothing else of the service works there, so that no checkpoint, merge or removal misses a part
   * of it. Fails with `git_busy` after a while.
   */
  async change<Result>(
    id: string,
    { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
    work: (place: WorkspaceFolder) => Promise<Result>,
  ): Promise<Result> {
    const { doc } = await this.#options.records.find(id, caller)
    return this.#options.work.alone(doc, signal, () => work(placeOf(doc)))
  }
}

function placeOf({ id: workspaceId, path: folder, taskId }: WorkspaceDocument): WorkspaceFolder {
  return { folder, workspaceId, ...defined({ taskId }) }
}
