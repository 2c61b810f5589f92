import { setTimeout as pause } from 'node:timers/promises'
import type { Caller, Staged } from '../../call.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import { Failure, fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { timeouts } from '../../timeouts.ts'
import { defined } from '../../platform/work/defined.ts'
import type { Jobs } from '../jobs.ts'
import type { Project } from '../project.ts'
import type { WorkspaceRecords } from './records.ts'

/** By whom a workspace is made. */
export type WorkspaceMaker = Pick<Caller, 'userId' | 'grant'>

/** The task, or the chat, to which a workspace belongs; a chat has its own before that of its task. */
export interface WorkspaceOwner {
  readonly taskId?: string | undefined
  readonly chatId?: string | undefined
}

export interface AutomaticWorkspacesOptions extends Pick<Foundation, 'commits'> {
  readonly jobs: Pick<Jobs, 'list'>
  readonly project: Pick<Project, 'config'>
  readonly records: WorkspaceRecords
  readonly create: (input: Schemas['NewWorkspace'], maker: WorkspaceMaker, signal: AbortSignal) => Promise<Staged>
}

const pollMs = 50

/**
 * Workspaces that are made by the first program of a task or a chat, where `workspaces.isAutomatic` of `gantry.json`
 * says so. The owner is reserved in the store, so that it is one, whichever process is asked.
 */
export class AutomaticWorkspaces {
  readonly #options: AutomaticWorkspacesOptions
  readonly #making = new Map<string, Promise<WorkspaceDocument | undefined>>()

  constructor(options: AutomaticWorkspacesOptions) {
    this.#options = options
  }

  /**
   * The workspace of the owner, made if need be, by default for the user of the job that runs. Nothing where programs
   * work in the project folder: without the setting, and without git. Fails with `workspace_not_ready` when it cannot
   * be made.
   */
  async of(owner: WorkspaceOwner, maker?: WorkspaceMaker): Promise<WorkspaceDocument | undefined> {
    const found = await this.find(owner)
    if (found?.status === 'ready') return found
    const ownerId = owner.taskId ?? owner.chatId
    if (ownerId === undefined) return found
    const { isAutomatic = false, ref } = (await this.#options.project.config()).workspaces ?? {}
    if (!isAutomatic) return found
    const making = this.#making.get(ownerId) ?? this.#ensure(owner, ref, maker)
    this.#making.set(ownerId, making)
    try {
      return await making
    } finally {
      this.#making.delete(ownerId)
    }
  }

  async find({ taskId, chatId }: WorkspaceOwner): Promise<WorkspaceDocument | undefined> {
    const { records } = this.#options
    return (await records.ofOwner(chatId)) ?? (await records.ofOwner(taskId))
  }

  /** Waits for one that another call or process is making. */
  async #ensure(
    owner: WorkspaceOwner,
    ref: string | undefined,
    maker: WorkspaceMaker | undefined,
  ): Promise<WorkspaceDocument | undefined> {
    const end = performance.now() + timeouts.gitLocal.ms
    for (;;) {
      const found = await this.find(owner)
      if (found !== undefined && found.status !== 'creating') return found
      if (performance.now() > end)
        fail('workspace_not_ready', {
          message: `The workspace of ${owner.taskId ?? owner.chatId} is not made in time.`,
        })
      if (found !== undefined) await pause(pollMs)
      else if (!(await this.#make(owner, ref, maker))) return undefined
    }
  }

  /** False where the project has no git, or no commit yet. */
  async #make(
    { taskId, chatId }: WorkspaceOwner,
    ref: string | undefined,
    maker: WorkspaceMaker | undefined,
  ): Promise<boolean> {
    const { commits, create } = this.#options
    const input = defined(taskId === undefined ? { chatId, ref } : { taskId, ref })
    const by = maker ?? (await this.#runnerOf(taskId))
    try {
      await commits.commit(() => create(input, by, new AbortController().signal))
      return true
    } catch (error) {
      if (isFailure(error, 'already_exists')) return true
      if (isFailure(error, 'git_repository_not_found') || isFailure(error, 'git_unsupported')) return false
      if (ref === undefined && isFailure(error, 'git_ref_not_found')) return false
      if (!(error instanceof Failure)) throw error
      const message = `The workspace of ${taskId ?? chatId} cannot be made: ${error.message}`
      return fail('workspace_not_ready', { message, cause: error })
    }
  }

  /** The user whose job runs for the task. */
  async #runnerOf(taskId: string | undefined): Promise<WorkspaceMaker> {
    const running = { ...defined({ taskId }), state: ['running' as const], limit: 1 }
    const { jobs } = taskId === undefined ? { jobs: [] } : await this.#options.jobs.list(running)
    const userId = jobs[0]?.createdBy.id ?? 'system'
    return { userId, grant: { userId } }
  }
}
