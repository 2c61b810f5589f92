import { isUtf8 } from 'node:buffer'
import type { Acting } from '../jobs.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { pageOfAll } from '../../platform/work/page.ts'
import type { Page, PageQuery } from '../../platform/work/page.ts'
import type { GitProgram } from './engine.ts'
import type { GitSite } from './reading.ts'
import { faultInBranch } from '../../platform/repository/ref-names.ts'
import { checkNames, faults, refuseFaults } from './revisions.ts'
import type { Workplace, Worktree } from './workplace.ts'
import type { ConflictEntry, FileStage } from './worktree-engine.ts'
import type { GitWrites } from './writes.ts'
import type { CommitAuthor } from './writing.ts'

export interface MergesOptions {
  readonly workplace: Workplace
  readonly writes: GitWrites
}

export interface WorktreeMerge {
  readonly branch: string
  readonly message: string
  readonly committer: CommitAuthor
  /** With whose rights the files of the project change, where the branch is checked out there. */
  readonly by: Acting
}

/** Where the branch is, and where it was. */
export interface MergedBranch {
  readonly oid: string
  readonly oldOid: string
}

const triesMax = 50

/**
 * Merges of working trees into branches. The branch is merged into the working tree first, where conflicts can be
 * resolved; then the branch moves to the result, by compare-and-swap.
 */
export class WorktreeMerges {
  readonly #options: MergesOptions

  constructor(options: MergesOptions) {
    this.#options = options
  }

  /** The commit of a branch. Fails with `git_ref_not_found`. */
  async require(branch: string, signal: AbortSignal): Promise<string> {
    refuseFaults(faults('git_ref', { 'body/branch': branch }, faultInBranch))
    const { workplace } = this.#options
    const [site, { reads }] = await Promise.all([workplace.site(signal), workplace.program()])
    const found = (await reads.branches(site)).find(({ name }) => name === branch)
    return found?.oid ?? fail('git_ref_not_found', { message: `The repository has no branch ${branch}.` })
  }

  /** Fails with `git_conflict` when files are in conflict; called again once they are resolved, it goes on. */
  async merge(worktree: Worktree, order: WorktreeMerge, signal: AbortSignal): Promise<MergedBranch> {
    for (let tries = 0; tries < triesMax; tries++) {
      const oldOid = await this.require(order.branch, signal)
      const oid = await this.#combine(worktree, order, oldOid, signal)
      if (oid === oldOid || (oid !== 'moved' && (await this.#advance(order, { oid, oldOid }, signal))))
        return { oid, oldOid }
    }
    return fail('git_busy')
  }

  /** The conflicts of a merge, by path. */
  async conflicts(worktree: Worktree, page: PageQuery, signal: AbortSignal): Promise<Page<Schemas['Conflict']>> {
    return this.#options.workplace.within(worktree, signal, async (site, engine) => {
      const all = await engine.worktrees.conflicts(site)
      const { items, ...next } = pageOfAll(all, page, worktree.name, ({ path }) => path)
      const shown: Schemas['Conflict'][] = []
      // One after the other: each git that runs beside others needs a sandbox of its own.
      for (const entry of items) shown.push(await shownConflict(site, engine, entry))
      return { items: shown, ...next }
    })
  }

  /** Fails with `conflict_not_found`. */
  async resolve(worktree: Worktree, wanted: Schemas['ConflictResolution'], signal: AbortSignal): Promise<void> {
    const { path, content, encoding = 'utf8', side } = wanted
    checkNames({}, { 'body/path': path })
    if (content !== undefined && side !== undefined)
      fail('validation_failed', { message: 'Give content or side, and not both.' })
    await this.#options.workplace.within(worktree, signal, async (site, { worktrees, writes }) => {
      const entry = (await worktrees.conflicts(site)).find((each) => each.path === path)
      if (entry === undefined) return fail('conflict_not_found')
      if (side === 'working_tree') {
        await writes.stage(site, [path])
      } else if (content === undefined) {
        await worktrees.resolve(site, path, entry[side ?? 'ours'])
      } else {
        const oid = await worktrees.store(site, Buffer.from(content, encoding))
        await worktrees.resolve(site, path, { mode: modeOf(entry), oid })
      }
    })
  }

  /** A merge is in progress. */
  async abort(worktree: Worktree, signal: AbortSignal): Promise<void> {
    await this.#options.workplace.within(worktree, signal, (site, { worktrees }) => worktrees.abortMerge(site))
  }

  /** Gives a commit that contains the branch and all of the working tree. */
  async #combine(
    worktree: Worktree,
    { branch, message, committer }: WorktreeMerge,
    theirs: string,
    signal: AbortSignal,
  ): Promise<string | 'moved'> {
    return this.#options.workplace.within(worktree, signal, async (site, engine) => {
      const { reads, writes, worktrees } = engine
      const conclude = async (head: string) => {
        await requireResolved(site, engine)
        return worktrees.concludeMerge(site, head, { message: `Merge the branch ${branch}: ${message}`, committer })
      }
      const before = (await reads.resolve(site, 'HEAD')) ?? fail('git_ref_not_found')
      const head = (await isMerging(site, engine))
        ? await conclude(before)
        : await commitAll(site, engine, { head: before, message, committer })
      if (head === 'moved' || (await writes.isAncestor(site, theirs, head))) return head
      if (await writes.isAncestor(site, head, theirs)) {
        await writes.merge(site, { oid: theirs, mode: 'fast_forward', message, committer })
        return theirs
      }
      await worktrees.beginMerge(site, theirs, committer)
      return conclude(head)
    })
  }

  /** Moves the branch; false when it has moved meanwhile. Where it is checked out in the project, the files follow. */
  async #advance(
    { branch, message, committer, by }: WorktreeMerge,
    { oid, oldOid }: MergedBranch,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { writes } = this.#options
    return writes.exclusively(signal, async (site, engine) => {
      if (site.repository.branch === branch) {
        if ((await engine.reads.resolve(site, 'HEAD')) !== oldOid) return false
        await writes.requireHarmless(site, engine, oid, by)
        return fastForward(site, engine, { oid, mode: 'fast_forward', message, committer })
      }
      if ((await engine.writes.checkedOut(site)).includes(branch))
        fail('git_conflict', { message: `The branch ${branch} is checked out in another working tree.` })
      return engine.writes.moveRef(site, `refs/heads/${branch}`, oid, oldOid, 'merge of a workspace')
    })
  }
}

type FastForward = Parameters<GitProgram['writes']['merge']>[1]

async function fastForward(site: GitSite, { writes }: GitProgram, order: FastForward): Promise<boolean> {
  try {
    await writes.merge(site, order)
    return true
  } catch (error) {
    if (isFailure(error, 'git_non_fast_forward')) return false
    throw error
  }
}

async function isMerging(site: GitSite, { reads }: GitProgram): Promise<boolean> {
  return (await reads.resolve(site, 'MERGE_HEAD').catch(() => undefined)) !== undefined
}

/** Files that were edited until no conflict marker is left are resolved by that. */
async function requireResolved(site: GitSite, { worktrees, writes }: GitProgram): Promise<void> {
  const all = (await worktrees.conflicts(site)).map(({ path }) => path)
  const edited = all.length === 0 ? [] : await worktrees.edited(site, all)
  const left = all.filter((path) => !edited.includes(path))
  if (left.length === 0) return writes.stage(site, undefined)
  if (edited.length > 0) await writes.stage(site, edited)
  return fail('git_conflict', { message: conflictMessage(left) })
}

function conflictMessage(paths: readonly string[]): string {
  const [these, them] = paths.length === 1 ? ['A file is', 'it'] : [`${paths.length} files are`, 'them']
  const named = paths.slice(0, namedMax).join(', ')
  return `${these} in conflict: ${named}. Edit ${them} in the workspace until no conflict marker is left, for example with readFile and editFile, or choose sides with resolveConflict. Then call mergeWorkspace again.`
}

const namedMax = 10

/** Commits what is in no commit, and gives the commit that is the current one then. */
async function commitAll(
  site: GitSite,
  { reads, writes }: GitProgram,
  { head, message, committer }: { readonly head: string; readonly message: string; readonly committer: CommitAuthor },
): Promise<string | 'moved'> {
  if ((await reads.status(site)).files.length === 0) return head
  await writes.stage(site, undefined)
  const { branch } = site.repository
  const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`
  try {
    return await writes.commit(site, { message, author: committer, committer, ref, head })
  } catch (error) {
    if (isFailure(error, 'git_nothing_to_commit')) return head
    throw error
  }
}

const sideBytesMax = 262_144
const submodule = '160000'

async function shownConflict(site: GitSite, { reads }: GitProgram, entry: ConflictEntry): Promise<Schemas['Conflict']> {
  const read = async (file: FileStage | undefined) => {
    if (file === undefined) return null
    if (file.mode === submodule) return Buffer.from(`Subproject commit ${file.oid}\n`)
    return Buffer.concat(await Array.fromAsync(reads.bytes(site, file.oid, 0, sideBytesMax)))
  }
  const all = [await read(entry.base), await read(entry.ours), await read(entry.theirs)]
  const isTruncated = all.some((bytes) => bytes !== null && bytes.length > sideBytesMax)
  const kept = all.map((bytes) => bytes && wholeCharacters(bytes.subarray(0, sideBytesMax)))
  const encoding = kept.every((bytes) => bytes === null || (isUtf8(bytes) && !bytes.includes(0))) ? 'utf8' : 'base64'
  const [shownBase = null, shownOurs = null, shownTheirs = null] = kept.map((bytes) => bytes?.toString(encoding))
  return { path: entry.path, base: shownBase, ours: shownOurs, theirs: shownTheirs, encoding, isTruncated }
}

/** Without the character at the end that was cut, where the others are UTF-8. */
function wholeCharacters(bytes: Buffer): Buffer {
  if (bytes.length < sideBytesMax) return bytes
  return [0, 1, 2, 3].map((less) => bytes.subarray(0, bytes.length - less)).find((part) => isUtf8(part)) ?? bytes
}

/** A submodule cannot become a file; what was executable or a link stays one. */
function modeOf({ ours, theirs, base }: ConflictEntry): string {
  const mode = (ours ?? theirs ?? base)?.mode
  return mode === undefined || mode === submodule ? '100644' : mode
}
