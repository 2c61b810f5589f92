import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import { fail, isFailure } from '../../errors.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import { timeouts } from '../../timeouts.ts'
import type { GitWorktrees, Worktree } from '../git.ts'

const waitingMax = 16

export function worktreeOf({ id, path }: WorkspaceDocument): Worktree {
  return { name: id, folder: path }
}

/** Work of the service in workspaces: in each, one piece at a time. */
export class WorkspaceWork {
  readonly #worktrees: GitWorktrees
  readonly #queues = new Map<string, FifoQueue>()

  constructor(worktrees: GitWorktrees) {
    this.#worktrees = worktrees
  }

  /** Fails with `workspace_not_ready` when the workspace cannot be used, and with `git_busy` after a while. */
  async alone<Result>(
    doc: WorkspaceDocument,
    signal: AbortSignal,
    work: (worktree: Worktree, isMerging: boolean) => Promise<Result>,
  ): Promise<Result> {
    return this.lock(doc, signal, async () => {
      const { isMerging } = await this.require(doc)
      return work(worktreeOf(doc), isMerging).catch(refuseLost)
    })
  }

  /** The same for a workspace that may be in any state. */
  async lock<Result>(doc: WorkspaceDocument, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(doc.id) ?? new FifoQueue(waitingMax)
    this.#queues.set(doc.id, queue)
    const place = await queue.enter(AbortSignal.any([signal, AbortSignal.timeout(timeouts.gitLocal.ms)]))
    if (place === undefined) return fail('git_busy')
    try {
      return await work()
    } finally {
      place.release()
    }
  }

  /** The same beside other work, for what changes nothing. */
  async read<Result>(doc: WorkspaceDocument, work: (worktree: Worktree) => Promise<Result>): Promise<Result> {
    await this.require(doc)
    return work(worktreeOf(doc)).catch(refuseLost)
  }

  /** Fails with `workspace_not_ready`. */
  async require(doc: WorkspaceDocument): Promise<{ isMerging: boolean }> {
    if (doc.status !== 'ready') fail('workspace_not_ready', { message: `The workspace is ${doc.status}.` })
    const found = await this.#worktrees.find(worktreeOf(doc))
    return found ?? fail('workspace_not_ready', { message: `The workspace ${doc.id} is not there. Delete it.` })
  }

  forget(id: string): void {
    this.#queues.delete(id)
  }
}

/** The repository, or its entry of the workspace, was removed meanwhile. */
function refuseLost(error: unknown): never {
  if (isFailure(error, 'git_repository_not_found'))
    fail('workspace_not_ready', { message: 'The repository no longer knows the workspace. Delete it.', cause: error })
  throw error
}
