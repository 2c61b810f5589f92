import { realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../errors.ts'
import { isReadable, openWorktree, readRef } from '../../platform/repository/repository.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import type { WrapOptions } from '../../platform/sandbox/command-sandbox.ts'
import type { GitProgram } from './engine.ts'
import { resolveReadable } from './readable.ts'
import type { NarrowReader } from './readable.ts'
import type { GitSite } from './reading.ts'
import { isPathWithin } from './remotes/address.ts'
import { checkNames } from './revisions.ts'
import type { Workplace, Worktree } from './workplace.ts'
import { WorktreeCheckpoints } from './worktree-checkpoints.ts'
import { registerWorktree, worktreesFolder } from './worktree-entry.ts'
import { WorktreeMerges } from './worktree-merges.ts'
import { WorktreeTransfers } from './worktree-transfers.ts'
import type { GitWrites } from './writes.ts'
import type { CommitAuthor } from './writing.ts'

export interface WorktreesOptions {
  readonly workplace: Workplace
  readonly writes: GitWrites
}

/** What a working tree is at, as its small files say. */
export interface WorktreeState {
  readonly head: string
  /** Whether a merge was begun in it. */
  readonly isMerging: boolean
}

/**
 * Working trees beside that of the project (git-worktree(1)). Their files in the repository are written here, by
 * gitrepository-layout(5), because git itself would write down the folder in the place of the common folder. What
 * belongs to the repository is never looked up by the file `.git` of a working tree: programs that work there can
 * replace it.
 */
export class GitWorktrees {
  readonly checkpoints: WorktreeCheckpoints
  readonly merges: WorktreeMerges
  readonly transfers: WorktreeTransfers
  readonly #options: WorktreesOptions

  constructor(options: WorktreesOptions) {
    this.#options = options
    this.checkpoints = new WorktreeCheckpoints(options.workplace)
    this.merges = new WorktreeMerges(options)
    this.transfers = new WorktreeTransfers(options.workplace)
  }

  /** Works in the working tree. */
  within<Result>(
    worktree: Worktree,
    signal: AbortSignal,
    work: (site: GitSite, engine: GitProgram) => Promise<Result>,
  ): Promise<Result> {
    return this.#options.workplace.within(worktree, signal, work)
  }

  /** Who commits for a user. */
  async committer(worktree: Worktree, user: { readonly userId: string }, signal: AbortSignal): Promise<CommitAuthor> {
    return this.#options.workplace.within(worktree, signal, (site) => this.#options.writes.committer(site, user))
  }

  /** The commit to begin with, and the branch that `ref` names; by default the current ones of the project. */
  async base(
    ref: string | undefined,
    signal: AbortSignal,
    reader?: NarrowReader,
  ): Promise<{ oid: string; branch: string | undefined }> {
    checkNames({ 'body/ref': ref })
    const { workplace } = this.#options
    const [site, { reads }] = await Promise.all([workplace.site(signal), workplace.program()])
    const oid = await resolveReadable(site, reads, ref ?? 'HEAD', reader)
    if (oid === undefined) return fail('git_ref_not_found', { message: noCommit })
    const branches = await reads.branches(site)
    const named = ref === undefined || ref === 'HEAD' ? site.repository.branch : ref
    return { oid, branch: branches.find(({ name }) => name === named)?.name }
  }

  /** Makes the working tree, with HEAD detached at the commit. One that was begun before is completed. */
  async create(worktree: Worktree, oid: string, signal: AbortSignal): Promise<void> {
    const { workplace, writes } = this.#options
    await writes.alone(signal, async () => registerWorktree(await workplace.repository(), worktree, oid))
    await this.#options.workplace.within(worktree, signal, (site, { worktrees }) => worktrees.fill(site))
  }

  /** Nothing when the folder or the entry of the repository is missing. */
  async find(worktree: Worktree): Promise<WorktreeState | undefined> {
    const repository = await this.#repositoryOf(worktree)
    if (repository === undefined || !(await isFolder(worktree.folder))) return undefined
    const { branch, head, gitFolder } = repository
    const oid = branch === undefined ? head.trim() : await readRef(repository, `refs/heads/${branch}`)
    const resolved = oid ?? (await this.#resolveHead(worktree))
    if (resolved === undefined || !/^[0-9a-f]{40,64}$/.test(resolved)) return undefined
    return { head: resolved, isMerging: await isReadable(join(gitFolder, 'MERGE_HEAD')) }
  }

  /** Commits files in the working tree, and gives the commit that is the current one then. */
  async commitFiles(
    worktree: Worktree,
    {
      paths,
      message,
      userId,
    }: { readonly paths: readonly string[]; readonly message: string; readonly userId: string },
    signal: AbortSignal,
  ): Promise<string> {
    return this.#options.workplace.within(worktree, signal, async (site, { reads, worktrees }) => {
      const committer = await this.#options.writes.committer(site, { userId })
      for (let tries = 0; tries < triesMax; tries++) {
        const head = (await reads.resolve(site, 'HEAD')) ?? fail('git_ref_not_found', { message: noCommit })
        if (paths.length === 0) return head
        const oid = await worktrees.commitFiles(site, { head, paths, message, committer })
        if (oid !== 'moved') return oid
      }
      return fail('git_busy')
    })
  }

  /**
   * What programs that work in it may write and may only read beside the system: not the project folder, nor what the
   * repository keeps of other working trees.
   */
  async wallsOf({ name, folder }: Worktree): Promise<Pick<WrapOptions, 'shared' | 'readOnly'>> {
    const main = await this.#options.workplace.repository()
    const common = await realpath(main.commonFolder)
    const others = join(common, 'worktrees')
    // A repository that lies elsewhere is seen as programs of the project see it.
    const inside = isPathWithin(main.folder, common) ? [common] : []
    return {
      shared: [folder, ...inside, join(others, name)],
      readOnly: [main.folder, others, join(folder, '.git'), ...ownFiles.map((file) => join(others, name, file))],
    }
  }

  /** Refuses with `git_worktree_dirty` or `git_conflict` when its removal would lose work. */
  async requireKept(worktree: Worktree, signal: AbortSignal): Promise<void> {
    await this.#options.workplace.within(worktree, signal, async (site, { reads, worktrees }) => {
      const { files, head } = await reads.status(site)
      if (files.length > 0)
        fail('git_worktree_dirty', {
          message: `The workspace has ${files.length} files that are in no commit. Merge it, or give discard=true to lose them.`,
        })
      if (head !== null && !(await worktrees.isKept(site, head)))
        fail('git_conflict', {
          message: `No branch or tag contains the commit ${head} of the workspace. Merge it, or give discard=true to lose it.`,
        })
    })
  }

  /** Forgets all checkpoints of a ref. */
  async removeCheckpoints(ref: string, signal: AbortSignal): Promise<void> {
    const { workplace } = this.#options
    const [site, { writes }] = await Promise.all([workplace.site(signal), workplace.program()])
    await writes.removeRefs(site, ref)
  }

  /** Removes the lock files of a git that was killed: it would be waited for in vain. */
  async unlock({ name }: Worktree): Promise<void> {
    const repository = await this.#options.workplace.repository().catch(() => undefined)
    const folder = repository && (await worktreesFolder(repository))
    if (folder === undefined) return
    await Promise.all(lockFiles.map((file) => rm(join(folder, name, file), { force: true })))
  }

  /** Removes the working tree with all that is in it, also where only a part of it is left. */
  async remove(worktree: Worktree): Promise<void> {
    // A git of a service that was killed may still write there.
    await rm(worktree.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    const repository = await this.#options.workplace.repository().catch(() => undefined)
    if (repository === undefined) return
    const folder = await worktreesFolder(repository)
    if (folder !== undefined) await rm(join(folder, worktree.name), { recursive: true, force: true })
    await this.#options.workplace.dropWorktree(worktree)
  }

  async #repositoryOf({ name, folder }: Worktree): Promise<Repository | undefined> {
    const main = await this.#options.workplace.repository().catch(() => undefined)
    return main && openWorktree(main, name, folder)
  }

  async #resolveHead(worktree: Worktree): Promise<string | undefined> {
    const { signal } = new AbortController()
    return this.#options.workplace
      .within(worktree, signal, (site, { reads }) => reads.resolve(site, 'HEAD'))
      .catch(() => undefined)
  }
}

const triesMax = 10
const noCommit = 'The repository has no commit yet. Make the first one: POST /git/commits.'

const lockFiles = ['index.lock', 'HEAD.lock']

/** By which a program that uses git in the working tree finds the repository and its settings. */
const ownFiles = ['commondir', 'gitdir', 'config.worktree']

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
