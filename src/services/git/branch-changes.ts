import type { Caller, Staged } from '../../call.ts'
import { actingFor } from '../jobs.ts'
import type { Acting } from '../jobs.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { defined } from '../../platform/work/defined.ts'
import type { GitProgram } from './engine.ts'
import { branchMoved } from './events.ts'
import type { GitCommit, GitSite } from './reading.ts'
import type { ReplayOutcome } from './replaying.ts'
import { resolveReadable } from './readable.ts'
import type { NarrowReader } from './readable.ts'
import { checkNames } from './revisions.ts'
import { pendingIn } from './system/merge-state.ts'
import { permitAt } from './writes.ts'
import type { GitWrites, WriteCall } from './writes.ts'
import type { CommitAuthor } from './writing.ts'

export interface BranchChangesOptions {
  readonly writes: GitWrites
  readonly now: () => string
  /** Branches whose commits are not replaced. */
  readonly isProtected: (branch: string) => boolean
}

/** The current branch, and what is needed to move it. */
interface Place {
  readonly site: GitSite
  readonly engine: GitProgram
  readonly head: string
  readonly committer: CommitAuthor
}

/** From where a branch moves, and for whom, where that is narrow. */
interface Move extends Omit<Place, 'committer'> {
  /** Who changes the project folder. */
  readonly by: Acting | undefined
}

/** The commit to move to, and what the log of the branch says. */
interface Target {
  readonly oid: string
  readonly reason: string
}

/** How often it begins again when the branch has moved meanwhile. */
const triesMax = 10

/**
 * Merges, rebases, picks and reverts on the current branch. Git makes the new commits beside the working tree, and only
 * then the branch and the files move to them: a conflict leaves no mark in the folder in which others work.
 */
export class BranchChanges {
  readonly #options: BranchChangesOptions

  constructor(options: BranchChangesOptions) {
    this.#options = options
  }

  merge(input: Schemas['BranchMergeInput'], call: WriteCall): Promise<Staged<{ commit: GitCommit }>> {
    checkNames({ 'body/branch': input.branch })
    const { branch, fastForward = 'allow' } = input
    return this.#change(input.expectedHead, call, async ({ site, engine, head, committer }) => {
      const { reads, writes, replays } = engine
      const oid = await resolve(site, engine, branch, call.reader)
      if (await writes.isAncestor(site, oid, head)) return { oid: head, reason: 'merge: Already up to date' }
      const canMove = await writes.isAncestor(site, head, oid)
      if (canMove && fastForward !== 'never') return { oid, reason: `merge ${branch}: Fast-forward` }
      if (fastForward === 'only')
        fail('git_non_fast_forward', { message: `The current branch has commits that ${branch} lacks.` })
      if ((await reads.mergeBase(site, head, oid)) === undefined)
        fail('git_conflict', { message: 'The histories have no commit in common.' })
      const message = input.message ?? (await replays.mergeMessage(site, branch, site.repository.branch))
      const made = await replays.merge(site, { head, oid, message, committer })
      return { oid: requireMade(made, `merge of ${branch}`, mergeHint), reason: `merge ${branch}` }
    })
  }

  rebase({ onto, expectedHead }: Schemas['RebaseInput'], call: WriteCall): Promise<Staged<{ commit: GitCommit }>> {
    checkNames({ 'body/onto': onto })
    return this.#change(expectedHead, call, async ({ site, engine, head, committer }) => {
      const { branch } = site.repository
      const base = await resolve(site, engine, onto, call.reader)
      const reason = `rebase: onto ${base}`
      const { files } = await engine.reads.status(site)
      if (files.some(({ worktree }) => worktree !== 'untracked'))
        fail('git_worktree_dirty', { message: 'Files have local changes. Commit or stash them before the rebase.' })
      if (await engine.writes.isAncestor(site, head, base)) return { oid: base, reason }
      if (branch !== undefined && this.#options.isProtected(branch))
        fail('protected_branch', { message: `The branch ${branch} is protected: its commits are not replaced.` })
      const isBehind = await engine.writes.isAncestor(site, base, head)
      if (isBehind && !(await engine.reads.hasMerges(site, base, head))) return { oid: head, reason }
      const made = await engine.replays.rebase(site, { head, onto: base, committer })
      return { oid: requireMade(made, `rebase onto ${onto}`), reason }
    })
  }

  pick(
    kind: 'cherry-pick' | 'revert',
    { commits, mainline, expectedHead }: Schemas['PickInput'],
    call: WriteCall,
  ): Promise<Staged<{ commit: GitCommit }>> {
    checkNames(Object.fromEntries(commits.map((commit, index) => [`body/commits/${index}`, commit])))
    return this.#change(expectedHead, call, async ({ site, engine, head, committer }) => {
      const oids: string[] = []
      for (const commit of commits) oids.push(await resolve(site, engine, commit, call.reader))
      const made = await engine.replays.pick(site, { head, committer, kind, commits: oids, mainline })
      return { oid: requireMade(made, kind), reason: `${kind}: ${commits.join(' ')}`.slice(0, 200) }
    })
  }

  /** Finds where the current branch has to be, and moves it and the files there. */
  async #change(
    expectedHead: string | undefined,
    call: WriteCall,
    find: (place: Place) => Promise<Target>,
  ): Promise<Staged<{ commit: GitCommit }>> {
    const { writes } = this.#options
    const { caller } = call
    // What programs may not write is in the project folder.
    const by = call.place === undefined ? actingFor(caller) : undefined
    const { commit, branch, oldOid } = await writes.within(call, async (site, engine) => {
      const { branch } = site.repository
      permitAt(call, branch)
      await requireIdle(site)
      const committer = await writes.committer(site, caller)
      for (let tries = 0; tries < triesMax; tries++) {
        const head = (await engine.reads.resolve(site, 'HEAD')) ?? fail('git_ref_not_found', { message: noCommit })
        if (expectedHead !== undefined && expectedHead !== head)
          fail('revision_mismatch', { message: `The current commit is ${head}. Review what was committed since.` })
        const target = await find({ site, engine, head, committer })
        if (!(await this.#move({ site, engine, head, by }, target))) continue
        const [commit] = await engine.reads.log(site, { ref: target.oid, skip: 0, limit: 1 })
        return { commit: commit ?? fail('git_ref_not_found'), branch, oldOid: head }
      }
      return fail('git_busy')
    })
    const { oid } = commit
    const workspace = defined({ workspaceId: call.place?.workspaceId })
    const moved = branchMoved({ branch: branch ?? 'HEAD', oid, oldOid, ...workspace }, this.#moment(caller))
    return recordEffect(async () => ({ commit, changes: oid === oldOid ? [] : [moved] }))
  }

  /** Moves files first, as git does; false, with the files as they were, when the branch has moved meanwhile. */
  async #move({ site, engine, head, by }: Move, { oid, reason }: Target): Promise<boolean> {
    const { writes, replays } = engine
    if (oid === head) return true
    const { branch } = site.repository
    await this.#options.writes.requireHarmless(site, engine, oid, by)
    await replays.switchTo(site, head, oid)
    const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`
    if (await writes.moveRef(site, ref, oid, head, reason).catch(isBusy)) return true
    await replays.switchTo(site, oid, head)
    return false
  }

  #moment({ userId }: Caller) {
    return { at: this.#options.now(), actor: userId }
  }
}

const noCommit = 'The repository has no commit yet. Make the first one: POST /git/commits.'
const mergeHint =
  'POST /api/v1/workspaces makes a working tree of the branch, and POST /api/v1/workspaces/{workspaceId}/merge lists conflicts there to be resolved.'

async function resolve(
  site: GitSite,
  { reads }: GitProgram,
  revision: string,
  reader: NarrowReader | undefined,
): Promise<string> {
  const oid = await resolveReadable(site, reads, revision, reader)
  return oid ?? fail('git_ref_not_found', { message: noCommit })
}

function isBusy(error: unknown): false {
  if (isFailure(error, 'git_busy')) return false
  throw error
}

/** What another program has begun in the project folder is not mixed with this. */
async function requireIdle(site: GitSite): Promise<void> {
  const pending = await pendingIn(site)
  if (pending !== undefined)
    fail('git_conflict', {
      message: `A ${pending} is in progress in this folder. Complete or abort it first.`,
    })
}

const shownMax = 100

function requireMade(outcome: ReplayOutcome, what: string, hint?: string): string {
  if (outcome.kind === 'made') return outcome.oid
  const at = outcome.commit === undefined ? '' : ` at the commit ${outcome.commit}`
  if (outcome.kind === 'empty')
    fail('git_nothing_to_commit', {
      message: `The ${what} changes nothing${at}: the branch has these changes already.`,
    })
  const { paths } = outcome
  return fail('git_conflict', {
    message: `The ${what} has conflicts in ${paths.length} files${at}, and nothing was changed.`,
    ...(hint !== undefined && { hint }),
    details: paths
      .slice(0, shownMax)
      .map((path) => ({ path, rule: 'git_conflict', message: 'Both sides changed it.' })),
  })
}
