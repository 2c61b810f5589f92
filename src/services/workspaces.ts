import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolders } from '../platform/files/make-folders.ts'
import type { Caller, Staged } from '../call.ts'
import type { Change } from '../collections.ts'
import type { WorkspaceDocument } from '../collections/workspaces.ts'
import { fail } from '../errors.ts'
import type { Area, Foundation, Limit, TaskRemoval } from '../foundation.ts'
import type { Schemas } from '../generated/types.ts'
import type { WrapOptions } from '../platform/sandbox/command-sandbox.ts'
import { recordEffect } from '../platform/work/commits.ts'
import { defined } from '../platform/work/defined.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { Git, NarrowReader } from './git.ts'
import type { Identity } from './identity.ts'
import type { Jobs } from './jobs.ts'
import type { Project } from './project.ts'
import { requireTask } from './tasks.ts'
import { AutomaticWorkspaces } from './workspaces/automatic.ts'
import type { AutomaticWorkspacesOptions, WorkspaceMaker, WorkspaceOwner } from './workspaces/automatic.ts'
import { WorkspaceCheckpoints } from './workspaces/checkpoints.ts'
import { workspaceEvent } from './workspaces/events.ts'
import { WorkspacesElsewhere } from './workspaces/elsewhere.ts'
import { WorkspaceFiles } from './workspaces/files.ts'
import { WorkspaceGit } from './workspaces/git-places.ts'
import { WorkspaceMerges } from './workspaces/merges.ts'
import { requireUnoccupied } from './workspaces/occupants.ts'
import type { Departure, WorkspaceOccupants } from './workspaces/occupants.ts'
import { WorkspaceRecords, workspaceLimits } from './workspaces/records.ts'
import { WorkspaceTaskChanges } from './workspaces/task-changes.ts'
import { WorkspaceWork, worktreeOf } from './workspaces/work.ts'

type Workspace = Schemas['Workspace']
export { TreeConflict, treeOf } from './workspaces/elsewhere.ts'
export type { WorkspaceDocument }
export type { WorkspaceOccupant, WorkspaceOccupants } from './workspaces/occupants.ts'

export interface WorkspacesOptions
  extends Pick<Foundation, 'config' | 'store' | 'commits' | 'actors' | 'now' | 'newId' | 'log'> {
  readonly git: Pick<Git, 'worktrees'>
  readonly jobs: Pick<Jobs, 'list' | 'define' | 'enqueue'>
  readonly identity: Pick<Identity, 'requireBranch'>
  readonly project: Pick<Project, 'config'>
}

/** A workspace as the programs in it see it. */
export interface WorkPlace extends Pick<WrapOptions, 'shared' | 'readOnly'> {
  readonly folder: string
  /** Nothing where it is the project folder. */
  readonly workspaceId?: string
}

/**
 * Working trees of git for tasks and chats. Each is a folder below `workspaces` of the data folder, which is hidden
 * from all programs but those of its task or chat, and an entry of the repository with the id of the workspace.
 */
export class Workspaces implements Area {
  readonly checkpoints: WorkspaceCheckpoints
  /** Those at runners of other machines. */
  readonly elsewhere: WorkspacesElsewhere
  readonly files: WorkspaceFiles
  readonly git: WorkspaceGit
  readonly merges: WorkspaceMerges
  readonly taskChanges: WorkspaceTaskChanges
  readonly #options: WorkspacesOptions
  readonly #records: WorkspaceRecords
  readonly #work: WorkspaceWork
  readonly #automatic: AutomaticWorkspaces
  #occupants: WorkspaceOccupants | undefined

  constructor(options: WorkspacesOptions) {
    const { git, identity } = options
    this.#options = options
    this.#records = new WorkspaceRecords(options)
    this.#work = new WorkspaceWork(git.worktrees)
    const parts = { ...options, worktrees: git.worktrees, records: this.#records, work: this.#work }
    this.checkpoints = new WorkspaceCheckpoints(parts)
    this.files = new WorkspaceFiles(parts)
    this.git = new WorkspaceGit(parts)
    this.taskChanges = new WorkspaceTaskChanges(parts)
    const create: AutomaticWorkspacesOptions['create'] = (...given) => this.create(...given)
    this.#automatic = new AutomaticWorkspaces({ ...parts, create })
    this.elsewhere = new WorkspacesElsewhere({
      ...parts,
      checkpoints: this.checkpoints,
      automatic: this.#automatic,
      isKnown: async (id) => (await options.store.read.workspaces.get(id)) !== undefined,
      create,
    })
    const requireBranch = (caller: Caller, branch: string) => identity.requireBranch(caller, branch)
    const shown = (doc: WorkspaceDocument) => this.#shown(doc)
    this.merges = new WorkspaceMerges({ ...parts, checkpoints: this.checkpoints, requireBranch, shown })
  }

  listLimits(): readonly Limit[] {
    return workspaceLimits
  }

  /** Removes what was half made or half removed when the service ended. */
  async recover(): Promise<void> {
    const folder = await this.#folder()
    for (const doc of await this.#records.all()) {
      if (dirname(doc.path) !== folder) continue
      try {
        if (doc.status === 'ready') await this.#options.git.worktrees.unlock(worktreeOf(doc))
        else await this.#abandon(doc)
      } catch (error) {
        this.#options.log.error({ err: error, id: doc.id }, 'a workspace is repaired at the next start')
      }
    }
  }

  /** Asks from now on who is in a workspace before it is removed. */
  setOccupants(occupants: WorkspaceOccupants): void {
    this.#occupants = occupants
  }

  onTaskRemoval(removal: TaskRemoval): Promise<Change[]> {
    return this.#records.withoutTask(removal)
  }

  async list(
    query: PageQuery & { readonly taskId?: string },
    caller: Caller,
  ): Promise<{ workspaces: Workspace[]; nextCursor?: string }> {
    const { items, ...next } = await this.#records.list(query, caller)
    return { workspaces: await Promise.all(items.map((doc) => this.#shown(doc))), ...next }
  }

  /** Fails with `workspace_not_found`, as everything here that names a workspace. */
  async get(id: string, caller: Caller): Promise<Workspace> {
    return this.#shown((await this.#records.find(id, caller)).doc)
  }

  /**
   * Where the programs of a task or of a chat work; nothing where that is the project folder. Makes the workspace, for
   * the maker, where `gantry.json` says so. Fails with `workspace_not_ready` when it cannot be used.
   */
  async placeOf(owner: WorkspaceOwner, maker?: WorkspaceMaker): Promise<WorkPlace | undefined> {
    const doc = await this.#automatic.of(owner, maker)
    if (doc === undefined) return undefined
    await this.#work.require(doc)
    return { folder: doc.path, workspaceId: doc.id, ...(await this.#options.git.worktrees.wallsOf(worktreeOf(doc))) }
  }

  /** Fails with `workspace_not_ready` or `workspace_not_found` when the place is no longer there. */
  async confirm({ workspaceId }: Partial<WorkPlace>): Promise<void> {
    if (workspaceId !== undefined) await this.#work.require((await this.#records.get(workspaceId)).doc)
  }

  /** Keeps what a step or a turn has left, where the task or the chat has a workspace. Never fails. */
  async keep(owner: WorkspaceOwner, message: string, userId: string): Promise<void> {
    const doc = await this.#automatic.find(owner).catch(() => undefined)
    if (doc !== undefined) await this.checkpoints.createAfter(doc, message, userId)
  }

  /** The caller may use the chat, if one is given. A narrow `reader` begins with a commit that they may read. */
  async create(
    { taskId, chatId, ref }: Schemas['NewWorkspace'],
    caller: WorkspaceMaker,
    signal: AbortSignal,
    reader?: NarrowReader,
  ): Promise<Staged<{ workspace: Workspace }>> {
    const { store, git, now, newId } = this.#options
    if (taskId !== undefined && chatId !== undefined)
      fail('validation_failed', { message: 'Give a taskId or a chatId, and not both.' })
    if (taskId !== undefined) await requireTask(store, taskId)
    const { oid: baseOid, branch } = await git.worktrees.base(ref, signal, reader)
    const id = newId('workspace')
    const doc: WorkspaceDocument = {
      id,
      ...defined({ taskId, chatId, branch }),
      path: join(await this.#folder(), id),
      baseOid,
      checkpointRef: `refs/gantry/${refNameOf({ taskId, chatId }) ?? `workspace/${id}`}`,
      status: 'creating',
      createdBy: caller.userId,
      grant: caller.grant,
      createdAt: now(),
    }
    await this.#records.reserve(doc)
    try {
      await git.worktrees.create(worktreeOf(doc), baseOid, signal)
    } catch (error) {
      await this.#abandon(doc)
      throw error
    }
    return recordEffect(
      async () => {
        const found = await this.#records.get(id)
        const made: WorkspaceDocument = { ...found.doc, status: 'ready' }
        const moment = { at: now(), actor: caller.userId }
        const created = workspaceEvent('workspace.created', made, { oid: baseOid }, moment)
        return {
          workspace: await this.#shown(made),
          changes: [{ replace: 'workspaces', version: found.version, doc: made }, created],
        }
      },
      (outcome) => (outcome === 'dropped' ? this.#abandon(doc) : undefined),
    )
  }

  /** Refuses with `workspace_not_ready`, and unless work may be lost with `git_worktree_dirty` or `git_conflict`. */
  async remove(
    id: string,
    { discard = false, endTerminals = false }: { readonly discard?: boolean; readonly endTerminals?: boolean },
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Staged> {
    const { doc } = await this.#records.find(id, caller)
    const oid = await this.#work.lock(doc, signal, () =>
      this.#removeFiles(doc, { discard, endTerminals, caller }, signal),
    )
    this.#work.forget(id)
    const moment = { at: this.#options.now(), actor: caller.userId }
    const deleted = workspaceEvent('workspace.deleted', doc, defined({ oid }), moment)
    return recordEffect(async () => ({ changes: [...(await this.#records.removalOf(id)), deleted] }))
  }

  /** Gives the commit that was the current one. */
  async #removeFiles(
    doc: WorkspaceDocument,
    { discard, ...departure }: Departure & { readonly discard: boolean },
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { worktrees } = this.#options.git
    const state = await worktrees.find(worktreeOf(doc))
    // No program and no work of the service begins in it from here on.
    await this.#records.change(doc.id, 'ready', 'removing')
    try {
      await requireUnoccupied(doc, this.#occupants, departure)
      if (!discard) await this.#requireKept(doc, state !== undefined, signal)
      if (discard && state !== undefined) await worktrees.removeCheckpoints(doc.checkpointRef, signal)
      await worktrees.remove(worktreeOf(doc))
      return state?.head
    } catch (error) {
      await this.#records.change(doc.id, 'removing', 'ready')
      throw error
    }
  }

  async #shown(doc: WorkspaceDocument): Promise<Workspace> {
    const { id, taskId, chatId, path, branch, baseOid, status, createdBy, createdAt } = doc
    const found = await this.#options.git.worktrees.find(worktreeOf(doc))
    const usable = found === undefined ? 'missing' : found.isMerging ? 'conflicted' : 'ready'
    return {
      id,
      ...defined({ taskId, chatId, branch }),
      path,
      baseOid,
      ...defined({ head: found?.head }),
      state: status === 'ready' ? usable : status,
      createdBy: this.#options.actors.of(createdBy),
      createdAt,
    }
  }

  /** Refuses to remove what cannot be looked at, too. */
  async #requireKept(doc: WorkspaceDocument, isKnown: boolean, signal: AbortSignal): Promise<void> {
    await this.#requireIdle(doc)
    if (isKnown) return this.#options.git.worktrees.requireKept(worktreeOf(doc), signal)
    if (dirname(doc.path) !== (await this.#folder()) || existsSync(doc.path))
      fail('workspace_not_ready', {
        message: 'What is in the workspace cannot be compared. Save it by hand, and give discard=true.',
      })
  }

  async #requireIdle({ taskId }: WorkspaceDocument): Promise<void> {
    if (taskId === undefined) return
    const { jobs } = await this.#options.jobs.list({ taskId, state: ['queued', 'running'], limit: 1 })
    if (jobs.length > 0)
      fail('workspace_not_ready', {
        message: `The job ${jobs[0]?.id} of the task is ${jobs[0]?.state}. Wait for it, or give discard=true.`,
      })
  }

  async #abandon(doc: WorkspaceDocument): Promise<void> {
    await this.#options.git.worktrees.remove(worktreeOf(doc))
    await this.#options.commits.commit(async () => ({ changes: await this.#records.removalOf(doc.id) }))
  }

  async #folder(): Promise<string> {
    const folder = join(this.#options.config.data, 'workspaces')
    await makeFolders(folder, 0o700)
    return realpath(folder)
  }
}

function refNameOf({ taskId, chatId }: WorkspaceOwner): string | undefined {
  if (taskId !== undefined) return `task/${taskId}`
  return chatId === undefined ? undefined : `chat/${chatId}`
}
