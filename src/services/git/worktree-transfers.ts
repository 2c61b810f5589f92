import { fail } from '../../errors.ts'
import type { Checkpoint } from './worktree-checkpoints.ts'
import type { GitProgram } from './engine.ts'
import type { GitSite } from './reading.ts'
import type { ReturnedTree } from './transferring.ts'
import type { Workplace, Worktree } from './workplace.ts'
import type { CommitAuthor } from './writing.ts'

/** What a runner on another machine needs of a working tree. */
export interface SentTree {
  readonly base: string
  readonly head: string
  /** Nothing where the runner has all of it. */
  readonly pack: AsyncIterable<Uint8Array> | undefined
}

/** What became of the changes: in the files, or in conflict with what has changed there meanwhile. */
export type Applied = { readonly kind: 'applied' } | { readonly kind: 'conflict'; readonly paths: readonly string[] }

const triesMax = 10

/** Working trees on their way to runners of other machines, and what has changed there on its way back. */
export class WorktreeTransfers {
  readonly #workplace: Workplace

  constructor(workplace: Workplace) {
    this.#workplace = workplace
  }

  /** The tree of the files of the project as they are, which git does not ignore. Its index stays as it is. */
  async projectTree(signal: AbortSignal): Promise<string> {
    const [site, { worktrees }] = await Promise.all([this.#workplace.site(signal), this.#workplace.program()])
    return worktrees.snapshot(site)
  }

  /** Makes the files of a new working tree these. */
  async fill(worktree: Worktree, tree: string, signal: AbortSignal): Promise<void> {
    await this.#workplace.within(worktree, signal, (site, { worktrees }) =>
      worktrees.restore(site, tree, async () => {}),
    )
  }

  /** What is to be sent of a checkpoint to one who has some commits. */
  async send(
    worktree: Worktree,
    { id: base, head }: Pick<Checkpoint, 'id' | 'head'>,
    has: readonly string[],
    signal: AbortSignal,
  ): Promise<SentTree> {
    return this.#workplace.within(worktree, signal, async (site, { transfers }) => {
      const known = await transfers.known(site, has)
      return { base, head, pack: known.includes(base) ? undefined : transfers.pack(site, base, known) }
    })
  }

  /**
   * Brings a commit of a runner into the files: as they are, or merged with what has changed there since its base. On a
   * conflict no file changes. Refuses what `TransferEngine.receive` refuses.
   */
  async receive(
    worktree: Worktree,
    { base, commit, pack }: ReturnedTree,
    committer: CommitAuthor,
    signal: AbortSignal,
  ): Promise<Applied> {
    return this.#workplace.within(worktree, signal, async (site, engine) => {
      await engine.transfers.receive(site, { base, commit, pack })
      for (let tries = 0; tries < triesMax; tries++) {
        const applied = await apply(site, engine, { base, commit, committer })
        if (applied.kind !== 'moved') return applied
      }
      return fail('git_busy')
    })
  }
}

async function apply(
  site: GitSite,
  { worktrees, replays }: GitProgram,
  { base, commit, committer }: { readonly base: string; readonly commit: string; readonly committer: CommitAuthor },
): Promise<Applied | { readonly kind: 'moved' }> {
  const [before, theirs, now] = await Promise.all([
    worktrees.treeOf(site, base),
    worktrees.treeOf(site, commit),
    worktrees.snapshot(site),
  ])
  if (now === theirs) return { kind: 'applied' }
  let wanted = theirs
  if (now !== before) {
    const ours = await worktrees.record(site, { tree: now, parents: [base], message: 'Local files', committer })
    const merged = await replays.merge(site, { head: ours, oid: commit, message: 'Changes at a runner', committer })
    if (merged.kind === 'conflict') return { kind: 'conflict', paths: merged.paths }
    wanted = merged.kind === 'made' ? await worktrees.treeOf(site, merged.oid) : now
  }
  let isMoved = false
  await worktrees
    .restore(site, wanted, async (found) => {
      isMoved = found !== now
      if (isMoved) throw new Moved()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Moved)) throw error
    })
  return isMoved ? { kind: 'moved' } : { kind: 'applied' }
}

/** The files have changed since they were looked at. */
class Moved extends Error {}
