import type { Caller, Staged } from '../../call.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import type { GitWorktrees, Worktree } from '../git.ts'
import { workspaceEvent } from './events.ts'
import type { WorkspaceRecords } from './records.ts'
import type { WorkspaceWork } from './work.ts'

type Checkpoint = Schemas['Checkpoint']

export interface CheckpointsOptions extends Pick<Foundation, 'commits' | 'now' | 'log'> {
  readonly worktrees: GitWorktrees
  readonly records: WorkspaceRecords
  readonly work: WorkspaceWork
}

/** The checkpoints of workspaces, and what differs. */
export class WorkspaceCheckpoints {
  readonly #options: CheckpointsOptions

  constructor(options: CheckpointsOptions) {
    this.#options = options
  }

  async diff(
    id: string,
    { path }: { readonly path?: string },
    caller: Caller,
    signal: AbortSignal,
  ): Promise<{ files: Schemas['GitDiffFile'][]; isTruncated: boolean }> {
    const { doc } = await this.#options.records.find(id, caller)
    return this.#options.work.alone(doc, signal, (worktree) =>
      this.#options.worktrees.checkpoints.diff(worktree, { from: doc.baseOid, path }, signal),
    )
  }

  async list(
    id: string,
    page: PageQuery,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<{ checkpoints: Checkpoint[]; nextCursor?: string }> {
    const { records, work, worktrees } = this.#options
    const { doc } = await records.find(id, caller)
    const { items, ...next } = await work.read(doc, (worktree) =>
      worktrees.checkpoints.list(worktree, doc.checkpointRef, page, signal),
    )
    return { checkpoints: items, ...next }
  }

  /** Fails with `checkpoint_not_found`. */
  async get(id: string, checkpointId: string, caller: Caller, signal: AbortSignal): Promise<Checkpoint> {
    const { records, work, worktrees } = this.#options
    const { doc } = await records.find(id, caller)
    return work.read(doc, (worktree) => worktrees.checkpoints.get(worktree, doc.checkpointRef, checkpointId, signal))
  }

  async create(
    id: string,
    { message = 'Checkpoint' }: Schemas['NewCheckpoint'],
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Staged<{ checkpoint: Checkpoint }>> {
    const { doc } = await this.#options.records.find(id, caller)
    const checkpoint = await this.#options.work.alone(doc, signal, (worktree) =>
      this.#make(worktree, doc, message, caller, signal),
    )
    const event = workspaceEvent('workspace.checkpointed', doc, { oid: checkpoint.id }, this.#moment(caller))
    return recordEffect(async () => ({ checkpoint, changes: [event] }))
  }

  /** After a step or a turn, which has ended whether this succeeds or not. */
  async createAfter(doc: WorkspaceDocument, message: string, userId: string): Promise<void> {
    const { work, commits, log } = this.#options
    const { signal } = new AbortController()
    try {
      const { id: oid } = await work.alone(doc, signal, (worktree) =>
        this.#make(worktree, doc, message, { userId }, signal),
      )
      const event = workspaceEvent('workspace.checkpointed', doc, { oid }, this.#moment({ userId }))
      await commits.commit(async () => ({ changes: [event] }))
    } catch (error) {
      log.warn({ err: error, id: doc.id }, 'no checkpoint could be made of a workspace')
    }
  }

  /** Of the files as they are, which another program is to be given. */
  async createNow(doc: WorkspaceDocument, message: string, userId: string, signal: AbortSignal): Promise<Checkpoint> {
    const { work } = this.#options
    return work.alone(doc, signal, (worktree) => this.#make(worktree, doc, message, { userId }, signal))
  }

  /** Whether a commit is a checkpoint of the workspace, or kept by one. */
  isOf(doc: WorkspaceDocument, oid: string, signal: AbortSignal): Promise<boolean> {
    const { work, worktrees } = this.#options
    return work.read(doc, (worktree) => worktrees.checkpoints.keeps(worktree, doc.checkpointRef, oid, signal))
  }

  /** Gives the checkpoint with what was there before. */
  async restore(
    id: string,
    checkpointId: string,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Staged<{ checkpoint: Checkpoint }>> {
    const { worktrees, records, work } = this.#options
    const { doc } = await records.find(id, caller)
    const checkpoint = await work.alone(doc, signal, async (worktree, isMerging) => {
      if (isMerging) fail('workspace_not_ready', { message: 'A merge is in progress. Finish or abort it first.' })
      const committer = await worktrees.committer(worktree, caller, signal)
      const order = { ref: doc.checkpointRef, message: 'Before a restore', committer }
      return worktrees.checkpoints.restore(worktree, checkpointId, order, signal)
    })
    const event = workspaceEvent('workspace.restored', doc, { oid: checkpointId }, this.#moment(caller))
    return recordEffect(async () => ({ checkpoint, changes: [event] }))
  }

  async #make(
    worktree: Worktree,
    { checkpointRef: ref }: WorkspaceDocument,
    message: string,
    user: { readonly userId: string },
    signal: AbortSignal,
  ): Promise<Checkpoint> {
    const { worktrees } = this.#options
    const committer = await worktrees.committer(worktree, user, signal)
    return worktrees.checkpoints.create(worktree, { ref, message, committer }, signal)
  }

  #moment({ userId }: { readonly userId: string }) {
    return { at: this.#options.now(), actor: userId }
  }
}
