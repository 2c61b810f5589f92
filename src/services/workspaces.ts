import { mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Caller, Staged } from '../call.ts'
import type { Change } from '../collections.ts'
import type { WorkspaceDocument } from '../collections/workspaces.ts'
import { fail } from '../errors.ts'
import type { Area, Foundation, Limit, TaskRemoval } from '../foundation.ts'
import type { Schemas } from '../generated/types.ts'
import type { WrapOptions } from '../platform/sandbox/command-sandbox.ts'
import { combinationsOf } from '../platform/work/any-of.ts'
import { recordEffect } from '../platform/work/commits.ts'
import { defined } from '../platform/work/defined.ts'
import { pageOf } from '../platform/work/page.ts'
import type { PageQuery } from '../platform/work/page.ts'
import { holderOf, ownersOf, perToken, usedUpFor } from '../platform/work/shares.ts'
import type { Share } from '../platform/work/shares.ts'
import type { Versioned } from '../stores/port.ts'
import type { Git, Worktree } from './git.ts'
import { mayUseTask } from './identity.ts'
import type { Jobs } from './jobs.ts'
import { requireTask } from './tasks.ts'
import { workspaceEvent } from './workspaces/events.ts'

type Workspace = Schemas['Workspace']

export interface WorkspacesOptions
  extends Pick<Foundation, 'config' | 'store' | 'commits' | 'actors' | 'now' | 'newId' | 'log'> {
  readonly git: Pick<Git, 'worktrees'>
  readonly jobs: Pick<Jobs, 'list'>
}

/** A workspace as the programs in it see it. */
export interface WorkPlace extends Pick<WrapOptions, 'shared' | 'readOnly'> {
  readonly folder: string
}

const share: Share = { capacity: 256, perUser: 64 }

/**
 * Working trees of git for tasks and chats. Each is a folder below `workspaces` of the data folder, which is hidden
 * from all programs but those of its task or chat, and an entry of the repository with the id of the workspace.
 */
export class Workspaces implements Area {
  readonly #options: WorkspacesOptions

  constructor(options: WorkspacesOptions) {
    this.#options = options
  }

  listLimits(): readonly Limit[] {
    return [
      { name: 'workspaces', value: share.capacity, unit: 'workspaces', description: 'The number of workspaces.' },
      {
        name: 'workspacesPerUser',
        value: share.perUser,
        unit: 'workspaces',
        description: 'The number of workspaces of one user.',
      },
      {
        name: 'workspacesPerToken',
        value: perToken(share),
        unit: 'workspaces',
        description: 'The number of workspaces of one token, with those made from it.',
      },
    ]
  }

  /** Removes what was half made or half removed when the service ended. */
  async recover(): Promise<void> {
    const { store, log } = this.#options
    const folder = await this.#folder()
    for (const { doc } of await store.read.workspaces.list()) {
      if (doc.status === 'ready' || dirname(doc.path) !== folder) continue
      try {
        await this.#options.git.worktrees.remove(worktreeOf(doc))
        await this.#options.commits.commit(async () => ({ changes: await this.#removalOf(doc.id) }))
      } catch (error) {
        log.error({ err: error, id: doc.id }, 'a workspace that is half made is removed at the next start')
      }
    }
  }

  /** The workspace of a task that is removed stays, with the work in it, and belongs to none. */
  async onTaskRemoval({ task: { id: taskId } }: TaskRemoval): Promise<Change[]> {
    const { store } = this.#options
    const owner = await store.read.workspaceOwners.get(taskId)
    const found = owner && (await store.read.workspaces.get(owner.doc.workspaceId))
    if (owner === undefined || found === undefined) return []
    const { taskId: _former, ...doc } = found.doc
    return [
      { remove: 'workspaceOwners', version: owner.version, id: taskId },
      { replace: 'workspaces', version: found.version, doc },
    ]
  }

  async list(
    { taskId, ...page }: PageQuery & { readonly taskId?: string },
    { allow }: Caller,
  ): Promise<{ workspaces: Workspace[]; nextCursor?: string }> {
    const where = combinationsOf({ taskId: taskId === undefined ? allow?.taskIds : [taskId] })
    const list = { where, filter: [taskId, allow?.taskIds], descending: true }
    const { items, ...next } = await pageOf(this.#options.store.read.workspaces, page, list)
    return { workspaces: await Promise.all(items.map((doc) => this.#shown(doc))), ...next }
  }

  /** Fails with `workspace_not_found`, as everything here that names a workspace. */
  async get(id: string, caller: Caller): Promise<Workspace> {
    return this.#shown((await this.#find(id, caller)).doc)
  }

  /**
   * Where the programs of a task or of a chat work; nothing where that is the project folder. Fails with
   * `workspace_not_ready` when their workspace cannot be used.
   */
  async placeOf({
    taskId,
    chatId,
  }: {
    taskId?: string | undefined
    chatId?: string | undefined
  }): Promise<WorkPlace | undefined> {
    const { store, git } = this.#options
    for (const ownerId of [chatId, taskId]) {
      const owner = ownerId === undefined ? undefined : await store.read.workspaceOwners.get(ownerId)
      const found = owner && (await store.read.workspaces.get(owner.doc.workspaceId))
      if (found === undefined) continue
      const worktree = worktreeOf(found.doc)
      if (found.doc.status !== 'ready' || (await git.worktrees.find(worktree)) === undefined)
        fail('workspace_not_ready', { message: `The workspace ${found.doc.id} is not there. Delete it, or wait.` })
      return { folder: worktree.folder, ...(await git.worktrees.wallsOf(worktree)) }
    }
    return undefined
  }

  /** The caller may use the chat, if one is given. */
  async create(
    { taskId, chatId, ref }: Schemas['NewWorkspace'],
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Staged<{ workspace: Workspace }>> {
    const { store, git, now } = this.#options
    if (taskId !== undefined && chatId !== undefined)
      fail('validation_failed', { message: 'Give a taskId or a chatId, and not both.' })
    if (taskId !== undefined) await requireTask(store, taskId)
    const { oid: baseOid, branch } = await git.worktrees.base(ref, signal)
    const doc = await this.#reserve({ baseOid, ...defined({ taskId, chatId, branch }) }, caller)
    const abandon = async () => {
      await git.worktrees.remove(worktreeOf(doc))
      await this.#options.commits.commit(async () => ({ changes: await this.#removalOf(doc.id) }))
    }
    try {
      await git.worktrees.create(worktreeOf(doc), baseOid, signal)
    } catch (error) {
      await abandon()
      throw error
    }
    return recordEffect(
      async () => {
        const found = (await store.read.workspaces.get(doc.id)) ?? fail('workspace_not_found')
        const made: WorkspaceDocument = { ...found.doc, status: 'ready' }
        const created = workspaceEvent('workspace.created', made, baseOid, { at: now(), actor: caller.userId })
        return {
          workspace: await this.#shown(made),
          changes: [{ replace: 'workspaces', version: found.version, doc: made }, created],
        }
      },
      (outcome) => (outcome === 'dropped' ? abandon() : undefined),
    )
  }

  /** Refuses with `workspace_not_ready`, and unless work may be lost with `git_worktree_dirty` or `git_conflict`. */
  async remove(
    id: string,
    { discard = false }: { discard?: boolean },
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Staged> {
    const { git, now } = this.#options
    const { doc } = await this.#find(id, caller)
    const state = await git.worktrees.find(worktreeOf(doc))
    // No program starts in it from here on.
    await this.#change(doc, 'ready', 'removing')
    try {
      if (!discard && state !== undefined) {
        await this.#requireIdle(doc)
        await git.worktrees.requireKept(worktreeOf(doc), signal)
      }
      await git.worktrees.remove(worktreeOf(doc))
    } catch (error) {
      await this.#change(doc, 'removing', 'ready')
      throw error
    }
    return recordEffect(async () => ({
      changes: [
        ...(await this.#removalOf(id)),
        workspaceEvent('workspace.deleted', doc, state?.head, { at: now(), actor: caller.userId }),
      ],
    }))
  }

  async #requireIdle({ taskId }: WorkspaceDocument): Promise<void> {
    if (taskId === undefined) return
    const { jobs } = await this.#options.jobs.list({ taskId, state: ['queued', 'running'], limit: 1 })
    if (jobs.length > 0)
      fail('workspace_not_ready', {
        message: `The job ${jobs[0]?.id} of the task is ${jobs[0]?.state}. Wait for it, or give discard=true.`,
      })
  }

  /** Takes the place of the workspace of its task or chat, before anything is made. */
  async #reserve(
    about: Pick<WorkspaceDocument, 'taskId' | 'chatId' | 'branch' | 'baseOid'>,
    { userId, grant }: Caller,
  ): Promise<WorkspaceDocument> {
    const { store, commits, newId, now } = this.#options
    const id = newId('workspace')
    const path = join(await this.#folder(), id)
    const doc: WorkspaceDocument = {
      id,
      ...about,
      path,
      status: 'creating',
      createdBy: userId,
      grant,
      createdAt: now(),
    }
    const ownerId = about.taskId ?? about.chatId
    await commits.commit(async () => {
      const owner = ownerId === undefined ? undefined : await store.read.workspaceOwners.get(ownerId)
      if (owner !== undefined)
        fail('already_exists', { message: `There is a workspace for this already: ${owner.doc.workspaceId}.` })
      const all = await store.read.workspaces.list({ limit: share.capacity })
      const usedUp = usedUpFor(
        holderOf(grant),
        all.map((each) => holderOf(each.doc.grant)),
        share,
      )
      if (usedUp !== undefined)
        fail('quota_exceeded', {
          message: `${ownersOf(usedUp, share)} workspaces, which is the limit. Delete one first.`,
        })
      const inserted: Change[] = [{ insert: 'workspaces', doc }]
      if (ownerId !== undefined) inserted.push({ insert: 'workspaceOwners', doc: { id: ownerId, workspaceId: id } })
      return { changes: inserted }
    })
    return doc
  }

  /** Two that ask for the same change at once: one of them is refused. */
  async #change(
    { id }: WorkspaceDocument,
    from: WorkspaceDocument['status'],
    to: WorkspaceDocument['status'],
  ): Promise<void> {
    const { store, commits } = this.#options
    await commits.commit(async () => {
      const found = (await store.read.workspaces.get(id)) ?? fail('workspace_not_found')
      if (found.doc.status !== from) fail('workspace_not_ready', { message: `The workspace is ${found.doc.status}.` })
      return { changes: [{ replace: 'workspaces', version: found.version, doc: { ...found.doc, status: to } }] }
    })
  }

  async #removalOf(id: string): Promise<Change[]> {
    const { store } = this.#options
    const found = await store.read.workspaces.get(id)
    if (found === undefined) return []
    const ownerId = found.doc.taskId ?? found.doc.chatId
    const owner = ownerId === undefined ? undefined : await store.read.workspaceOwners.get(ownerId)
    return [
      { remove: 'workspaces', version: found.version, id },
      ...(owner ? [{ remove: 'workspaceOwners', version: owner.version, id: owner.doc.id } as const] : []),
    ]
  }

  async #find(id: string, caller: Caller): Promise<Versioned<WorkspaceDocument>> {
    const found = await this.#options.store.read.workspaces.get(id)
    return found && mayUseTask(caller, found.doc.taskId) ? found : fail('workspace_not_found')
  }

  async #shown(doc: WorkspaceDocument): Promise<Workspace> {
    const { id, taskId, chatId, path, branch, baseOid, status, createdBy, createdAt } = doc
    const found = await this.#options.git.worktrees.find(worktreeOf(doc))
    const state =
      status !== 'ready' ? status : found === undefined ? 'missing' : found.isMerging ? 'conflicted' : 'ready'
    return {
      id,
      ...defined({ taskId, chatId, branch }),
      path,
      baseOid,
      ...defined({ head: found?.head }),
      state,
      createdBy: this.#options.actors.of(createdBy),
      createdAt,
    }
  }

  async #folder(): Promise<string> {
    const folder = join(this.#options.config.data, 'workspaces')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return realpath(folder)
  }
}

function worktreeOf({ id, path }: WorkspaceDocument): Worktree {
  return { name: id, folder: path }
}
