import type { Caller, Staged } from '../../call.ts'
import { actingFor } from '../jobs.ts'
import type { Acting } from '../jobs.ts'
import { fail } from '../../errors.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import type { Schemas } from '../../generated/types.ts'
import { timeouts } from '../../timeouts.ts'
import { branchUpdated, committed } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import type { GitProgram } from './engine.ts'
import type { GitBranch, GitCommit, GitStatus, GitSite } from './reading.ts'
import type { GitPlace } from './place.ts'
import { faultInBranch } from '../../platform/repository/ref-names.ts'
import { resolveReadable } from './readable.ts'
import type { NarrowReader } from './readable.ts'
import { refuseReadOnlyChanges } from './read-only-paths.ts'
import { checkNames, faultInRepositoryPath, faults, refuseFaults } from './revisions.ts'
import { guessTracked, track, trackedAt, untrack } from './tracking.ts'
import type { TrackedBranch } from './tracking.ts'
import { removeSections } from '../../platform/repository/settings-file.ts'
import { valuesOf } from '../../platform/repository/settings.ts'
import type { Workplace } from './workplace.ts'
import type { CommitAuthor } from './writing.ts'
import { defined } from '../../platform/work/defined.ts'

type CommitInput = Schemas['CommitInput']

/** Refuses a branch that the caller may not change. */
export type PermitBranch = (branch: string | undefined) => void

export interface WriteCall {
  readonly caller: Caller
  readonly signal: AbortSignal
  readonly permit: PermitBranch
  /** The project folder when absent. */
  readonly place?: GitPlace | undefined
  readonly reader?: NarrowReader | undefined
}

export interface WritesOptions {
  readonly workplace: Workplace
  readonly now: () => string
  /** Paths below the top of the repository that no checkout may write to: the data of the service. */
  readonly guarded: readonly string[]
  /** Branches that are only changed by their remote. */
  readonly isProtected: (branch: string) => boolean
  /** What who acts may not change in the project folder, as `CheckedChange` has it. */
  readonly readOnlyPaths: (by: Acting) => Promise<readonly string[]>
}

const waitingMax = 64
/** How often a commit is built again when the branch has moved meanwhile. */
const commitTriesMax = 50

/**
 * Changes of the index, of commits and of local branches. One runs at a time in this process; other programs are kept
 * apart by git's own lock files. Each gives the record of what it has done.
 */
export class GitWrites {
  readonly #options: WritesOptions
  readonly #queue = new FifoQueue(waitingMax)

  constructor(options: WritesOptions) {
    this.#options = options
  }

  /** Runs something alone that changes the repository. */
  exclusively<Result>(
    signal: AbortSignal,
    work: (site: GitSite, engine: GitProgram) => Promise<Result>,
  ): Promise<Result> {
    const { workplace } = this.#options
    return this.alone(signal, async () => work(...(await Promise.all([workplace.site(signal), workplace.program()]))))
  }

  /** The same where the call says. */
  within<Result>(
    { signal, place }: Pick<WriteCall, 'signal' | 'place'>,
    work: (site: GitSite, engine: GitProgram) => Promise<Result>,
  ): Promise<Result> {
    return place === undefined ? this.exclusively(signal, work) : place.change(work)
  }

  async alone<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const place = await this.#queue.enter(AbortSignal.any([signal, AbortSignal.timeout(timeouts.gitLocal.ms)]))
    if (place === undefined) return fail('git_busy')
    try {
      return await work()
    } finally {
      place.release()
    }
  }

  stage({ paths, patch }: Schemas['GitPathsInput'], call: Omit<WriteCall, 'permit'>): Promise<GitStatus> {
    checkPaths(paths, patch)
    return this.within(call, async (site, { writes, reads }) => {
      if (patch === undefined) await writes.stage(site, paths)
      else await writes.patchIndex(site, patch, 'stage')
      return reads.status(site)
    })
  }

  unstage({ paths, patch }: Schemas['GitPathsInput'], call: Omit<WriteCall, 'permit'>): Promise<GitStatus> {
    checkPaths(paths, patch)
    return this.within(call, async (site, { writes, reads }) => {
      if (patch === undefined) await writes.unstage(site, paths)
      else await writes.patchIndex(site, patch, 'unstage')
      return reads.status(site)
    })
  }

  async commit(
    { message, author, paths, expectedHead }: CommitInput,
    call: WriteCall,
  ): Promise<Staged<{ commit: GitCommit }>> {
    checkPaths(paths)
    const { caller } = call
    const { commit, branch, head } = await this.within(call, async (site, { writes, reads }) => {
      const { branch } = site.repository
      permitAt(call, branch)
      const committer = await this.committer(site, caller, author)
      for (let tries = 0; tries < commitTriesMax; tries++) {
        const head = await reads.resolve(site, 'HEAD')
        requireHead(expectedHead, head)
        const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`
        const oid = await writes.commit(site, { message, author: author ?? committer, committer, paths, ref, head })
        if (oid === 'moved') continue
        const [commit] = await reads.log(site, { ref: oid, skip: 0, limit: 1 })
        return { commit: commit ?? fail('git_ref_not_found'), branch, head }
      }
      return fail('git_busy')
    })
    const data = {
      oid: commit.oid,
      subject: subjectOf(message),
      ...defined({ branch, oldOid: head, workspaceId: call.place?.workspaceId }),
    }
    return recordEffect(async () => ({ commit, changes: [committed(data, this.#moment(caller))] }))
  }

  async createBranch(
    { name, from = 'HEAD' }: { readonly name: string; readonly from?: string },
    { caller, signal, permit, reader }: WriteCall,
  ): Promise<Staged<{ branch: GitBranch }>> {
    refuseFaults(faults('git_ref', { 'body/name': name }, faultInBranch))
    checkNames({ 'body/from': from })
    permit(name)
    const { oid, tracked } = await this.exclusively(signal, async (site, engine) => {
      const { reads } = engine
      const oid = (await resolveReadable(site, reads, from, reader)) ?? fail('git_ref_not_found', { message: noCommit })
      const tracked = await trackedAt(site, engine, from)
      if (!(await engine.writes.moveRef(site, `refs/heads/${name}`, oid, undefined, `branch: Created from ${from}`)))
        fail('already_exists', { message: `The branch ${name} exists.` })
      if (tracked) await track(site.repository, name, tracked)
      return { oid, tracked }
    })
    const changes = [branchUpdated({ branch: name, change: 'created', oid }, this.#moment(caller))]
    const upstream = tracked && `${tracked.remote}/${tracked.branch}`
    return recordEffect(async () => ({ branch: { name, oid, isCurrent: false, ...defined({ upstream }) }, changes }))
  }

  async deleteBranch(
    name: string,
    { force = false, expectedOid }: { readonly force?: boolean; readonly expectedOid?: string },
    { caller, signal, permit }: WriteCall,
  ): Promise<Staged> {
    refuseFaults(faults('git_ref', { 'path/branchName': name }, faultInBranch))
    permit(name)
    if (this.#options.isProtected(name)) fail('protected_branch')
    const oldOid = await this.exclusively(signal, async (site, { writes, reads }) => {
      const found = (await reads.branches(site)).find((branch) => branch.name === name)
      if (!found) return fail('git_ref_not_found')
      if ((await writes.checkedOut(site)).includes(name))
        fail('git_conflict', { message: `The branch ${name} is checked out. Check another one out first.` })
      if (expectedOid !== undefined && expectedOid !== found.oid)
        fail('revision_mismatch', { message: `The branch ${name} is at ${found.oid}.` })
      if (!force) await requireMerged(site, { writes, reads }, found)
      if (!(await writes.moveRef(site, `refs/heads/${name}`, undefined, found.oid, 'branch: Deleted')))
        fail('revision_mismatch', { message: `The branch ${name} has moved meanwhile.` })
      await untrack(site.repository, name)
      return found.oid
    })
    const changes = [branchUpdated({ branch: name, change: 'deleted', oldOid }, this.#moment(caller))]
    return recordEffect(async () => ({ changes }))
  }

  async checkout(branch: string, { caller, signal, permit }: WriteCall): Promise<Staged<{ status: GitStatus }>> {
    refuseFaults(faults('git_ref', { 'body/branch': branch }, faultInBranch))
    permit(branch)
    const { status, created } = await this.exclusively(signal, async (site, engine) => {
      const found = (await engine.reads.branches(site)).find(({ name }) => name === branch)
      const tracked = found ? undefined : await guessTracked(site, engine, branch)
      await this.requireHarmless(site, engine, found?.oid ?? tracked?.oid ?? '', actingFor(caller))
      if (tracked) await this.#checkoutTracked(site, engine, branch, tracked)
      else await engine.writes.checkout(site, branch)
      // The settings of the branch may be new.
      const now = tracked ? await this.#options.workplace.site(signal) : site
      return { status: await engine.reads.status(now), created: tracked?.oid }
    })
    const moment = this.#moment(caller)
    const data = { branch, change: 'checked_out' as const, ...(status.head !== null && { oid: status.head }) }
    const changes = [
      ...(created === undefined ? [] : [branchUpdated({ branch, change: 'created', oid: created }, moment)]),
      branchUpdated(data, moment),
    ]
    return recordEffect(async () => ({ status, changes }))
  }

  /** Creates the branch that follows that of a remote, and checks it out; when that fails, nothing stays. */
  async #checkoutTracked(site: GitSite, { writes }: GitProgram, branch: string, tracked: TrackedBranch): Promise<void> {
    const [ref, { remote, oid }] = [`refs/heads/${branch}`, tracked]
    if (!(await writes.moveRef(site, ref, oid, undefined, `branch: Created from ${remote}/${tracked.branch}`)))
      fail('git_busy')
    try {
      await track(site.repository, branch, tracked)
      await writes.checkout(site, branch)
    } catch (error) {
      await writes.moveRef(site, ref, undefined, oid, 'branch: Deleted')
      await removeSections(site.repository, 'branch', branch)
      throw error
    }
  }

  /**
   * Refuses a commit whose files would be written into the data of the service, or that changes what who acts
   * may not write.
   */
  async requireHarmless(site: GitSite, { reads, writes }: GitProgram, oid: string, by?: Acting): Promise<void> {
    for (const path of this.#options.guarded) {
      const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
      const found = await writes.entries(site, oid, folders)
      if (found.some((entry) => entry.path === path || entry.type !== 'tree'))
        fail('path_forbidden', { message: `The commit has files in ${path}, where the service keeps its data.` })
    }
    await this.requireWritable(site, reads, { from: await reads.resolve(site, 'HEAD'), to: oid, by })
  }

  /**
   * Refuses what changes between two commits where who acts may not write. Without a first commit, that is all
   * of the second.
   */
  async requireWritable(
    site: GitSite,
    reads: GitProgram['reads'],
    { from, to, by }: { readonly from?: string | undefined; readonly to: string; readonly by: Acting | undefined },
  ): Promise<void> {
    const paths = await this.readOnlyPathsOf(by)
    if (paths.length > 0) await refuseReadOnlyChanges(site, { reads }, { from, to, paths })
  }

  /** What they may not change, from the top of the repository on; nothing for the service itself. */
  async readOnlyPathsOf(by: Acting | undefined): Promise<readonly string[]> {
    return by === undefined ? [] : this.#options.readOnlyPaths(by)
  }

  idle(): Promise<void> {
    return this.#queue.idle()
  }

  /** Who commits: by the configuration of git or, without one, by who asks. */
  async committer(
    site: GitSite,
    { userId, name: userName = userId }: { readonly userId: string; readonly name?: string },
    author?: CommitAuthor,
  ): Promise<CommitAuthor> {
    const [name, email] = ['name', 'email'].map((key) =>
      valuesOf(site.repository.settings, 'user', undefined, key).at(-1),
    )
    const own = name !== undefined && email !== undefined ? {} : await this.#options.workplace.identity()
    return {
      name: name ?? own.name ?? author?.name ?? userName,
      email: email ?? own.email ?? author?.email ?? `${userId}@gantry.invalid`,
    }
  }

  #moment({ userId }: Caller): Moment {
    return { at: this.#options.now(), actor: userId }
  }
}

/** The detached HEAD of a workspace is no branch of anyone. */
export function permitAt({ permit, place }: Pick<WriteCall, 'permit' | 'place'>, branch: string | undefined): void {
  if (branch !== undefined || place === undefined) permit(branch)
}

const noCommit = 'The repository has no commit yet. Make the first one: POST /git/commits.'

function requireHead(expected: string | undefined, head: string | undefined): void {
  if (expected === undefined || expected === head || (head === undefined && /^0+$/.test(expected))) return
  fail('revision_mismatch', {
    message: head === undefined ? noCommit : `The current commit is ${head}. Review what was committed since.`,
  })
}

/** A branch that no other one contains would lose its commits. */
async function requireMerged(
  site: GitSite,
  { reads, writes }: Pick<GitProgram, 'reads' | 'writes'>,
  branch: GitBranch,
) {
  const holders = [await reads.resolve(site, 'HEAD')]
  if (branch.upstream !== undefined)
    holders.push(await reads.resolve(site, `refs/remotes/${branch.upstream}`).catch(() => undefined))
  for (const holder of holders) if (holder !== undefined && (await writes.isAncestor(site, branch.oid, holder))) return
  fail('git_conflict', {
    message: `The branch ${branch.name} has commits that the current branch lacks. Merge it first, or give force=true to lose them.`,
  })
}

function checkPaths(paths: readonly string[] | undefined, patch?: string): void {
  if (paths !== undefined && patch !== undefined)
    fail('validation_failed', {
      message: 'Give paths or patch, and not both.',
      details: [{ path: 'body/patch', rule: 'exclusive', message: 'Omit patch beside paths.' }],
    })
  const named = Object.fromEntries((paths ?? []).map((path, index) => [`body/paths/${index}`, path]))
  refuseFaults(faults('path', named, faultInRepositoryPath))
}

const subjectCharactersMax = 256

function subjectOf(message: string): string {
  return (message.trim().split('\n')[0] ?? '').slice(0, subjectCharactersMax)
}
