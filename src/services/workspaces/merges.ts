import type { Caller, Staged } from '../../call.ts'
import type { Change } from '../../collections.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { defined } from '../../platform/work/defined.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { branchMoved } from '../git.ts'
import type { GitWorktrees, MergedBranch } from '../git.ts'
import { actingFor, actingOf, jobErrorOf } from '../jobs.ts'
import type { Job, JobDone, JobRun, Jobs } from '../jobs.ts'
import type { WorkspaceCheckpoints } from './checkpoints.ts'
import { workspaceEvent } from './events.ts'
import type { WorkspaceRecords } from './records.ts'
import type { WorkspaceWork } from './work.ts'

type Workspace = Schemas['Workspace']

export interface WorkspaceMergesOptions extends Pick<Foundation, 'store' | 'now'> {
  readonly worktrees: GitWorktrees
  readonly records: WorkspaceRecords
  readonly work: WorkspaceWork
  readonly checkpoints: WorkspaceCheckpoints
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly shown: (doc: WorkspaceDocument) => Promise<Workspace>
  /** Refuses a branch that the caller may not change. */
  readonly requireBranch: (caller: Caller, branch: string) => void
}

/** Merges of workspaces into branches, as jobs, and their conflicts. */
export class WorkspaceMerges {
  readonly #options: WorkspaceMergesOptions

  constructor(options: WorkspaceMergesOptions) {
    this.#options = options
    options.jobs.define('merge_workspace', {
      scopes: ['workspaces:write', 'git:write'],
      // What an earlier attempt has done is found in the workspace and in the branch.
      isIdempotent: true,
      attemptsMax: 3,
      permit: async ({ input: { workspace } }, caller) => {
        await options.records.find(workspace?.id ?? '', caller)
        options.requireBranch(caller, workspace?.branch ?? '')
      },
      run: (run) => this.#run(run),
    })
  }

  async begin(
    id: string,
    { branch: named, message }: Schemas['MergeInput'],
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Staged<{ job: Job }>> {
    const { records, work, worktrees, jobs, requireBranch } = this.#options
    const { doc } = await records.find(id, caller)
    await work.require(doc)
    const branch = named ?? doc.branch ?? fail('git_ref_not_found', { message: 'Name the branch to merge into.' })
    requireBranch(caller, branch)
    await worktrees.merges.require(branch, signal)
    const input = { workspace: { id, branch, ...defined({ message }) } }
    return jobs.enqueue({ kind: 'merge_workspace', ...actingFor(caller), taskId: doc.taskId, input })
  }

  async conflicts(
    id: string,
    page: PageQuery,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<{ conflicts: Schemas['Conflict'][]; nextCursor?: string }> {
    const { records, work, worktrees } = this.#options
    const { doc } = await records.find(id, caller)
    const { items, ...next } = await work.alone(doc, signal, (worktree) =>
      worktrees.merges.conflicts(worktree, page, signal),
    )
    return { conflicts: items, ...next }
  }

  /** Fails with `conflict_not_found`. */
  async resolve(
    id: string,
    resolution: Schemas['ConflictResolution'],
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Workspace> {
    const { records, work, worktrees, shown } = this.#options
    const { doc } = await records.find(id, caller)
    await work.alone(doc, signal, (worktree) => worktrees.merges.resolve(worktree, resolution, signal))
    return shown(doc)
  }

  /** Fails with `workspace_not_ready` when no merge is in progress. */
  async abort(id: string, caller: Caller, signal: AbortSignal): Promise<Staged<{ workspace: Workspace }>> {
    const { records, work, worktrees, checkpoints, now, shown } = this.#options
    const { doc } = await records.find(id, caller)
    await checkpoints.createAfter(doc, 'Before an abort of a merge', caller.userId)
    await work.alone(doc, signal, async (worktree, isMerging) => {
      if (!isMerging) fail('workspace_not_ready', { message: 'No merge is in progress in this workspace.' })
      await worktrees.merges.abort(worktree, signal)
    })
    const event = workspaceEvent('workspace.aborted', doc, {}, { at: now(), actor: caller.userId })
    return recordEffect(async () => ({ workspace: await shown(doc), changes: [event] }))
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { records, work, worktrees, now } = this.#options
    const { createdBy: userId, input } = run.job
    const { id = '', branch = '', message: given } = input.workspace ?? {}
    const moment = () => ({ at: now(), actor: userId })
    try {
      const { doc } = await records.get(id)
      const message = given ?? (await this.#subjectOf(doc))
      const merged = await work.alone(doc, run.signal, async (worktree) => {
        const committer = await worktrees.committer(worktree, { userId }, run.signal)
        return worktrees.merges.merge(worktree, { branch, message, committer, by: actingOf(run.job) }, run.signal)
      })
      const { oid, oldOid } = merged
      await run.write(Buffer.from(`The branch ${branch} is at ${oid}, and was at ${oldOid}.\n`))
      return { result: { commit: oid }, changes: () => this.#mergedChanges(id, branch, merged, moment()) }
    } catch (error) {
      const failure = jobErrorOf(error)
      await run.write(Buffer.from(`${failure.message}\n`))
      if (!isFailure(error, 'git_conflict')) return { error: failure, mayPass: isFailure(error, 'git_busy') }
      const changes = async () => [
        workspaceEvent('workspace.conflicted', (await records.get(id)).doc, { branch }, moment()),
      ]
      return { error: failure, mayPass: false, changes }
    }
  }

  async #mergedChanges(
    id: string,
    branch: string,
    { oid, oldOid }: MergedBranch,
    moment: { readonly at: string; readonly actor: string },
  ): Promise<Change[]> {
    const { doc, version } = await this.#options.records.get(id)
    const moved = branchMoved({ branch, oid, oldOid }, moment)
    return [
      { replace: 'workspaces', version, doc: { ...doc, baseOid: oid } },
      workspaceEvent('workspace.merged', doc, { branch, oid }, moment),
      ...(oid === oldOid ? [] : [moved]),
    ]
  }

  async #subjectOf({ id, taskId }: WorkspaceDocument): Promise<string> {
    const task = taskId === undefined ? undefined : await this.#options.store.read.tasks.get(taskId)
    return task?.doc.title ?? `Work of ${id}`
  }
}
