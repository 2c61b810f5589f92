import type { Caller } from '../../call.ts'
import type { Change } from '../../collections.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import { fail } from '../../errors.ts'
import type { Foundation, Limit, TaskRemoval } from '../../foundation.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { pageOf } from '../../platform/work/page.ts'
import type { Page, PageQuery } from '../../platform/work/page.ts'
import { holderOf, ownersOf, perToken, usedUpFor } from '../../platform/work/shares.ts'
import type { Share } from '../../platform/work/shares.ts'
import type { Versioned } from '../../stores/port.ts'
import { mayUseTask } from '../identity.ts'

type Status = WorkspaceDocument['status']

const share: Share = { capacity: 256, perUser: 64 }
/** How many there are at most. */
export const workspacesMax = share.capacity

export const workspaceLimits: readonly Limit[] = [
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

/** What the store has of workspaces. */
export class WorkspaceRecords {
  readonly #options: Pick<Foundation, 'store' | 'commits'>

  constructor(options: Pick<Foundation, 'store' | 'commits'>) {
    this.#options = options
  }

  /** Fails with `workspace_not_found`, also when the caller may not see its task. */
  async find(id: string, caller: Caller): Promise<Versioned<WorkspaceDocument>> {
    const found = await this.#options.store.read.workspaces.get(id)
    return found && mayUseTask(caller, found.doc.taskId) ? found : fail('workspace_not_found')
  }

  async get(id: string): Promise<Versioned<WorkspaceDocument>> {
    return (await this.#options.store.read.workspaces.get(id)) ?? fail('workspace_not_found')
  }

  /** The workspace of a task or chat. */
  async ofOwner(ownerId: string | undefined): Promise<WorkspaceDocument | undefined> {
    const { store } = this.#options
    const owner = ownerId === undefined ? undefined : await store.read.workspaceOwners.get(ownerId)
    return owner && (await store.read.workspaces.get(owner.doc.workspaceId))?.doc
  }

  /** Newest first. */
  list(
    { taskId, ...page }: PageQuery & { readonly taskId?: string },
    { allow }: Caller,
  ): Promise<Page<WorkspaceDocument>> {
    const where = combinationsOf({ taskId: taskId === undefined ? allow?.taskIds : [taskId] })
    const list = { where, filter: [taskId, allow?.taskIds], descending: true }
    return pageOf(this.#options.store.read.workspaces, page, list)
  }

  async all(): Promise<WorkspaceDocument[]> {
    return (await this.#options.store.read.workspaces.list()).map(({ doc }) => doc)
  }

  /** Takes the place of the workspace of its task or chat. Fails with `already_exists` or `quota_exceeded`. */
  async reserve(doc: WorkspaceDocument): Promise<void> {
    const { store, commits } = this.#options
    const ownerId = doc.taskId ?? doc.chatId
    await commits.commit(async () => {
      const owner = ownerId === undefined ? undefined : await store.read.workspaceOwners.get(ownerId)
      if (owner !== undefined)
        fail('already_exists', { message: `There is a workspace for this already: ${owner.doc.workspaceId}.` })
      const all = await store.read.workspaces.list({ limit: share.capacity })
      const taken = all.map((each) => holderOf(each.doc.grant))
      const usedUp = usedUpFor(holderOf(doc.grant), taken, share)
      if (usedUp !== undefined)
        fail('quota_exceeded', {
          message: `${ownersOf(usedUp, share)} workspaces, which is the limit. Delete one first.`,
        })
      const inserted: Change[] = [{ insert: 'workspaces', doc }]
      if (ownerId !== undefined) inserted.push({ insert: 'workspaceOwners', doc: { id: ownerId, workspaceId: doc.id } })
      return { changes: inserted }
    })
  }

  /** Of two that ask for the same change at once, one is refused with `workspace_not_ready`. */
  async change(id: string, from: Status, to: Status): Promise<void> {
    await this.#options.commits.commit(async () => {
      const { doc, version } = await this.get(id)
      if (doc.status !== from) fail('workspace_not_ready', { message: `The workspace is ${doc.status}.` })
      return { changes: [{ replace: 'workspaces', version, doc: { ...doc, status: to } }] }
    })
  }

  async removalOf(id: string): Promise<Change[]> {
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

  /** The workspace of a task that is removed stays, with the work in it, and belongs to none. */
  async withoutTask({ task: { id: taskId } }: TaskRemoval): Promise<Change[]> {
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
}
