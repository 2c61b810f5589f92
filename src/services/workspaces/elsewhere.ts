import type { Staged } from '../../call.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import { Failure, fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { defined } from '../../platform/work/defined.ts'
import { RunnerGone } from '../../runner/connection.ts'
import type { RemoteTrees } from '../../runner/trees/remote-trees.ts'
import type { GitWorktrees } from '../git.ts'
import type { AutomaticWorkspaces, WorkspaceMaker, WorkspaceOwner } from './automatic.ts'
import type { WorkspaceCheckpoints } from './checkpoints.ts'
import { worktreeOf } from './work.ts'
import type { WorkspaceWork } from './work.ts'

export interface WorkspacesElsewhereOptions extends Pick<Foundation, 'commits'> {
  readonly worktrees: GitWorktrees
  readonly work: WorkspaceWork
  readonly checkpoints: WorkspaceCheckpoints
  readonly automatic: AutomaticWorkspaces
  /** Whether there is a workspace with the id. */
  readonly isKnown: (id: string) => Promise<boolean>
  readonly create: (input: Schemas['NewWorkspace'], maker: WorkspaceMaker, signal: AbortSignal) => Promise<Staged>
}

/** Files that were changed both at a runner and here. */
export class TreeConflict extends Error {
  constructor(paths: readonly string[], commit: string) {
    const named = paths.slice(0, namedMax).map(shortened).join(', ') + (paths.length > namedMax ? ', …' : '')
    super(
      `What it changed at the runner is in conflict with files that were changed in the workspace meanwhile: ${named}. It is kept as the commit ${commit}, which pickCommits brings in.`,
    )
    this.name = 'TreeConflict'
  }
}

const namedMax = 10
const nameCharactersMax = 120

/** In one line: the runner has chosen the names. */
function shortened(path: string): string {
  const line = path.replaceAll(/\p{Cc}/gu, '\ufffd')
  return line.length <= nameCharactersMax ? line : `${line.slice(0, nameCharactersMax).toWellFormed()}…`
}

const packBytesMax = 256 * 1024 * 1024
const laysMax = 5

/**
 * The workspaces of tasks whose programs run at runners of other machines. There is always one: what comes back never
 * goes to the project folder. A new one begins with the changes there that are in no commit.
 */
export class WorkspacesElsewhere {
  readonly #options: WorkspacesElsewhereOptions

  constructor(options: WorkspacesElsewhereOptions) {
    this.#options = options
  }

  /**
   * The workspace of the task or the chat, which is made if need be. Fails with `workspace_not_ready` where there is no
   * git or no commit, and else as `create` does.
   */
  async ensure(owner: WorkspaceOwner, maker: WorkspaceMaker, signal: AbortSignal): Promise<WorkspaceDocument> {
    const found = await this.#options.automatic.of(owner, maker)
    return found ?? this.#make(owner, maker, signal).catch(refuseWithoutGit)
  }

  async #make(owner: WorkspaceOwner, maker: WorkspaceMaker, signal: AbortSignal): Promise<WorkspaceDocument> {
    const { commits, create, worktrees, work } = this.#options
    const tree = await worktrees.transfers.projectTree(signal)
    try {
      const { taskId, chatId } = owner
      await commits.commit(() => create(defined(taskId === undefined ? { chatId } : { taskId }), maker, signal))
    } catch (error) {
      // Another call has just made it.
      if (!isFailure(error, 'already_exists')) throw error
      return this.#require(owner)
    }
    const made = await this.#require(owner)
    await work.alone(made, signal, (worktree) => worktrees.transfers.fill(worktree, tree, signal))
    return made
  }

  /**
   * Makes the files at the runner those of the workspace, after what was changed there came back. Gives the path of
   * their folder there.
   */
  async send(
    doc: WorkspaceDocument,
    trees: RemoteTrees,
    by: { readonly userId: string; readonly name: string },
    signal: AbortSignal,
  ): Promise<string> {
    const tree = treeOf(doc)
    for (let tries = 1; ; tries += 1) {
      const checkpoint = await this.#options.checkpoints.createNow(doc, `Before ${by.name}`, by.userId, signal)
      const { worktrees } = this.#options
      const has = await trees.commits()
      const sent = await worktrees.transfers.send(worktreeOf(doc), checkpoint, has, signal)
      try {
        return await trees.lay(tree, { base: sent.base, head: sent.head }, sent.pack, signal)
      } catch (error) {
        // A terminal there has changed something.
        if (tries === laysMax || !isChanged(error)) throw error
        try {
          await this.bringBack(doc, trees, by, signal)
        } catch (cause) {
          if (cause instanceof RunnerGone || cause instanceof TreeConflict) throw cause
          if (!(await this.#isAsSent(doc, trees, signal))) throw cause
          // What cannot come back is all that differs: the next program begins with it, and may take it away.
          return trees.keep(tree)
        }
      }
    }
  }

  /** Whether the files of the workspace are those with which the runner compares its own. */
  async #isAsSent(doc: WorkspaceDocument, trees: RemoteTrees, signal: AbortSignal): Promise<boolean> {
    const { work, worktrees, checkpoints } = this.#options
    const changes = await trees.collect(treeOf(doc))
    if (!changes || !/^[0-9a-f]{40,64}$/.test(changes.base)) return false
    const { base } = changes
    if (!(await checkpoints.isOf(doc, base, signal))) return false
    const { files } = await work.alone(doc, signal, (worktree) =>
      worktrees.checkpoints.diff(worktree, { from: base }, signal),
    )
    return files.length === 0
  }

  /** Brings what was changed at the runner into the workspace. Throws `TreeConflict`. */
  async bringBack(
    doc: WorkspaceDocument,
    trees: RemoteTrees,
    { userId, name }: { readonly userId: string; readonly name: string },
    signal: AbortSignal,
  ): Promise<void> {
    const { work, worktrees, checkpoints } = this.#options
    const changes = await trees.collect(treeOf(doc))
    if (!changes) return
    const { base, commit } = changes
    if (!/^[0-9a-f]{40,64}$/.test(commit) || !(await checkpoints.isOf(doc, base, signal)))
      fail('git_unsupported', { message: 'What the runner sent back is not based on what it was given.' })
    const pack = await changes.bytes(packBytesMax)
    const applied = await work.alone(doc, signal, async (worktree, isMerging) => {
      if (isMerging) fail('workspace_not_ready', { message: 'A merge is in progress. Finish or abort it first.' })
      const committer = await worktrees.committer(worktree, { userId }, signal)
      const received = await worktrees.transfers.receive(worktree, { base, commit, pack }, committer, signal)
      // A checkpoint keeps the commit, with which the runner compares its files from now on.
      const order = { ref: doc.checkpointRef, message: `After ${name}`, committer, also: commit }
      await worktrees.checkpoints.create(worktree, order, signal)
      return received
    })
    await trees.settle(treeOf(doc), commit)
    if (applied.kind === 'conflict') throw new TreeConflict(applied.paths, commit)
  }

  /** Removes the files at a runner of workspaces that are no more. */
  async sweep(trees: RemoteTrees): Promise<void> {
    for (const tree of await trees.list()) if (!(await this.#options.isKnown(tree))) await trees.remove(tree)
  }

  async #require(owner: WorkspaceOwner): Promise<WorkspaceDocument> {
    return (await this.#options.automatic.find(owner)) ?? fail('workspace_not_found')
  }
}

const withoutGit = ['git_repository_not_found', 'git_ref_not_found', 'git_unsupported']

function refuseWithoutGit(error: unknown): never {
  if (!(error instanceof Failure) || !withoutGit.includes(error.code)) throw error
  const message = `The files of a task go to a runner by git, with a first commit to begin from. ${error.message}`
  fail('workspace_not_ready', { message, cause: error })
}

/** A tree at a runner belongs to one workspace: another one of the same task begins anew. */
export function treeOf({ id }: Pick<WorkspaceDocument, 'id'>): string {
  return id
}

function isChanged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'TREE_CHANGED'
}
