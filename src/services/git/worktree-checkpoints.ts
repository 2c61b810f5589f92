import { fail, isFailure } from '../../errors.ts'
import type { GitProgram } from './engine.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import type { Page, PageQuery } from '../../platform/work/page.ts'
import type { GitCommit, GitDiffFile, GitSite } from './reading.ts'
import { checkNames } from './revisions.ts'
import type { Workplace, Worktree } from './workplace.ts'
import type { CommitAuthor } from './writing.ts'

/** The files of a working tree at a time, as a commit that is on no branch. */
export interface Checkpoint {
  readonly id: string
  readonly message: string
  /** The commit that was the current one. */
  readonly head: string
  readonly createdAt: string
}

export interface CheckpointOrder {
  /** The ref whose first parents are the checkpoints. */
  readonly ref: string
  readonly message: string
  readonly committer: CommitAuthor
  /** Another commit that it keeps. */
  readonly also?: string
}

/** By this line of its message a commit is known as a checkpoint. */
const mark = 'Gantry-Checkpoint: '
const triesMax = 10
const keptPage = 100

/**
 * Checkpoints of working trees. The first parent of each is the one before, and its last parent the commit that was the
 * current one, so that `git gc` keeps both.
 */
export class WorktreeCheckpoints {
  readonly #workplace: Pick<Workplace, 'within'>

  constructor(workplace: Pick<Workplace, 'within'>) {
    this.#workplace = workplace
  }

  /** Where nothing has changed since the newest one, that one. */
  async create(worktree: Worktree, order: CheckpointOrder, signal: AbortSignal): Promise<Checkpoint> {
    return this.#workplace.within(worktree, signal, async (site, engine) =>
      this.#record(site, engine, worktree, order, await engine.worktrees.snapshot(site)),
    )
  }

  /** Newest first. */
  async list(
    worktree: Worktree,
    ref: string,
    { limit, cursor }: PageQuery,
    signal: AbortSignal,
  ): Promise<Page<Checkpoint>> {
    const after = readCursor(cursor, ref)?.id
    if (after !== undefined && !/^[0-9a-f]{40,64}$/.test(after)) fail('invalid_cursor')
    return this.#workplace.within(worktree, signal, async (site, { reads, worktrees }) => {
      const from = after ?? (await reads.resolve(site, ref).catch(() => undefined))
      if (from === undefined) return { items: [] }
      const commits = await worktrees.firstParents(site, from, after === undefined ? 0 : 1, limit + 1)
      const end = commits.findIndex((commit) => !isCheckpoint(commit))
      const found = (end < 0 ? commits : commits.slice(0, end)).map(toCheckpoint)
      return cutPage(found, limit, ref, ({ id }) => ({ id }))
    })
  }

  /** Fails with `checkpoint_not_found`. */
  async get(worktree: Worktree, ref: string, id: string, signal: AbortSignal): Promise<Checkpoint> {
    return this.#workplace.within(worktree, signal, (site, engine) => find(site, engine, ref, id))
  }

  /** Whether a commit is a checkpoint of the ref, or kept by one. */
  async keeps(worktree: Worktree, ref: string, oid: string, signal: AbortSignal): Promise<boolean> {
    return this.#workplace.within(worktree, signal, async (site, { reads, worktrees }) => {
      for (let from = await reads.resolve(site, ref).catch(() => undefined), skip = 0; from !== undefined; skip = 1) {
        const commits = await worktrees.firstParents(site, from, skip, keptPage)
        // The last parent of a checkpoint is the commit that was the current one.
        const made = commits.filter(isCheckpoint)
        if (made.some((commit) => commit.oid === oid || commit.parents.slice(0, -1).includes(oid))) return true
        from = made.length === keptPage ? made.at(-1)?.oid : undefined
      }
      return false
    })
  }

  /** Makes the files those of the checkpoint, and gives another checkpoint with what was there before. */
  async restore(worktree: Worktree, id: string, order: CheckpointOrder, signal: AbortSignal): Promise<Checkpoint> {
    return this.#workplace.within(worktree, signal, async (site, engine) => {
      const found = await find(site, engine, order.ref, id)
      let kept: Checkpoint | undefined
      await engine.worktrees.restore(site, await engine.worktrees.treeOf(site, id), async (before) => {
        kept = await this.#record(site, engine, worktree, order, before)
      })
      return kept ?? found
    })
  }

  /** What differs between a commit and the files as they are now. */
  async diff(
    worktree: Worktree,
    { from, path }: { readonly from: string; readonly path?: string | undefined },
    signal: AbortSignal,
  ): Promise<{ files: GitDiffFile[]; isTruncated: boolean }> {
    checkNames({}, { 'query/path': path })
    return this.#workplace.within(worktree, signal, async (site, { reads, worktrees }) => {
      const to = await worktrees.snapshot(site)
      return reads.diff(site, { from, to, staged: false, ...(path !== undefined && { path }) })
    })
  }

  async #record(
    site: GitSite,
    { reads, writes, worktrees }: GitProgram,
    { name }: Worktree,
    { ref, message, committer, also }: CheckpointOrder,
    tree: string,
  ): Promise<Checkpoint> {
    const head = (await reads.resolve(site, 'HEAD')) ?? fail('git_ref_not_found')
    for (let tries = 0; tries < triesMax; tries++) {
      const last = await reads.resolve(site, ref).catch(() => undefined)
      const [newest] = last === undefined ? [] : await worktrees.firstParents(site, last, 0, 1)
      if (also === undefined && newest && isCheckpoint(newest) && newest.parents.at(-1) === head)
        if ((await worktrees.treeOf(site, newest.oid)) === tree) return toCheckpoint(newest)
      const before = newest && isCheckpoint(newest) ? [newest.oid] : []
      const parents = [...new Set([...before, ...(also === undefined ? [] : [also]), head])]
      const text = `${message}\n\n${mark}${name}\n`
      const oid = await worktrees.record(site, { tree, parents, message: text, committer })
      if (!(await writes.moveRef(site, ref, oid, last, 'checkpoint'))) continue
      const [made] = await worktrees.firstParents(site, oid, 0, 1)
      return toCheckpoint(made ?? fail('checkpoint_not_found'))
    }
    return fail('git_busy')
  }
}

async function find(
  site: GitSite,
  { reads, writes, worktrees }: GitProgram,
  ref: string,
  id: string,
): Promise<Checkpoint> {
  const newest = await reads.resolve(site, ref).catch(() => undefined)
  const isKnown = newest !== undefined && (await writes.isAncestor(site, id, newest).catch(() => false))
  const [commit] = isKnown ? await worktrees.firstParents(site, id, 0, 1).catch(refuseUnknown) : []
  return commit && isCheckpoint(commit) ? toCheckpoint(commit) : fail('checkpoint_not_found')
}

function refuseUnknown(error: unknown): never {
  if (isFailure(error, 'git_ref_not_found')) fail('checkpoint_not_found')
  throw error
}

function isCheckpoint({ message }: GitCommit): boolean {
  return message.split('\n').at(-1)?.startsWith(mark) ?? false
}

function toCheckpoint({ oid, message, parents, committer }: GitCommit): Checkpoint {
  return {
    id: oid,
    message: message.split('\n').slice(0, -1).join('\n').trim(),
    head: parents.at(-1) ?? oid,
    createdAt: committer.createdAt,
  }
}
