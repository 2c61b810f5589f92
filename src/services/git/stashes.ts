import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caller, Staged } from '../../call.ts'
import { actingFor } from '../jobs.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { defined } from '../../platform/work/defined.ts'
import { pageOfAll } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import type { GitProgram } from './engine.ts'
import { stashUpdated } from './events.ts'
import { isPathIn, refuseReadOnlyNames } from './read-only-paths.ts'
import type { GitSite, GitStatus } from './reading.ts'
import type { GitStash } from './stashing.ts'
import type { Workplace } from './workplace.ts'
import type { GitWrites, WriteCall } from './writes.ts'

export interface StashesOptions {
  readonly workplace: Workplace
  readonly writes: GitWrites
  readonly now: () => string
  /** Paths below the top of the repository with the data of the service. */
  readonly guarded: readonly string[]
}

type StashCall = Omit<WriteCall, 'permit'>

const shownMax = 100

/** Local changes that were put aside: the project folder and all workspaces have them together. */
export class GitStashes {
  readonly #options: StashesOptions

  constructor(options: StashesOptions) {
    this.#options = options
  }

  async list(page: PageQuery, signal: AbortSignal): Promise<{ stashes: GitStash[]; nextCursor?: string }> {
    const all = await this.#read(signal)
    // Git counts whole seconds: those of one second keep the order in which git has them.
    const places = new Map(all.map((stash, index) => [stash, placeOf(stash, all.length - index)]))
    const { items, ...next } = pageOfAll(all, page, 'stashes', (stash) => places.get(stash) ?? '')
    return { stashes: items, ...next }
  }

  async get(id: string, signal: AbortSignal): Promise<GitStash> {
    return (await this.#read(signal)).find((stash) => stash.id === id) ?? refuseStash(id)
  }

  async create(
    { message, includeUntracked: includesUntracked = false }: Schemas['NewStash'],
    call: StashCall,
  ): Promise<Staged<{ stash: GitStash }>> {
    const { caller } = call
    const { writes, guarded } = this.#options
    const stash = await writes.within(call, async (site, { reads, stashes }) => {
      if ((await reads.resolve(site, 'HEAD')) === undefined)
        fail('git_ref_not_found', { message: 'The repository has no commit yet.' })
      const status = await reads.status(site)
      requireMerged(status)
      const stashed = includesUntracked ? status.files : status.files.filter(({ worktree }) => worktree !== 'untracked')
      refuseGuarded(stashed, guarded)
      // What programs may not write is in the project folder.
      const readOnly = call.place === undefined ? await writes.readOnlyPathsOf(actingFor(caller)) : []
      refuseReadOnly({ files: stashed, isTruncated: status.isTruncated }, readOnly)
      const author = await writes.committer(site, caller)
      return (await stashes.push(site, { message, includesUntracked, author })) ?? refuseUnchanged()
    })
    const changes = [stashUpdated({ stashId: stash.id, change: 'created', ...workspaceOf(call) }, this.#moment(caller))]
    return recordEffect(async () => ({ stash, changes }))
  }

  async apply(
    id: string,
    { drop = false }: Schemas['StashInput'],
    call: StashCall,
  ): Promise<Staged<{ status: GitStatus }>> {
    const { caller } = call
    const status = await this.#options.writes.within(call, async (site, engine) => {
      const stash = await find(site, engine, id)
      await this.#requireRoom(site, engine, stash, call)
      await engine.stashes.apply(site, stash)
      if (drop) await engine.stashes.drop(site, stash)
      return engine.reads.status(site)
    })
    const moment = this.#moment(caller)
    const changes = [
      stashUpdated({ stashId: id, change: 'applied', ...workspaceOf(call) }, moment),
      ...(drop ? [stashUpdated({ stashId: id, change: 'deleted', ...workspaceOf(call) }, moment)] : []),
    ]
    return recordEffect(async () => ({ status, changes }))
  }

  async delete(id: string, { caller, signal }: StashCall): Promise<Staged> {
    await this.#options.writes.exclusively(signal, async (site, engine) =>
      engine.stashes.drop(site, await find(site, engine, id)),
    )
    const changes = [stashUpdated({ stashId: id, change: 'deleted' }, this.#moment(caller))]
    return recordEffect(async () => ({ changes }))
  }

  /**
   * Refuses what git would apply in part or with marks of conflicts: files that have local changes, new files that
   * are there, and changes that conflict with the current commit.
   */
  async #requireRoom(site: GitSite, engine: GitProgram, stash: GitStash, { caller, place }: StashCall): Promise<void> {
    // What programs may not write is in the project folder.
    const by = place === undefined ? actingFor(caller) : undefined
    const { reads, stashes, replays } = engine
    const { writes } = this.#options
    const [head, { changed, untracked }, { files }] = [
      (await reads.resolve(site, 'HEAD')) ?? fail('git_ref_not_found'),
      await stashes.paths(site, stash),
      await reads.status(site),
    ]
    requireMerged({ files })
    const untrackedCommit = await stashes.untrackedCommit(site, stash)
    await writes.requireHarmless(site, engine, stash.id, by)
    if (untrackedCommit !== undefined) {
      await writes.requireHarmless(site, engine, untrackedCommit)
      await writes.requireWritable(site, reads, { to: untrackedCommit, by })
    }
    const local = new Set(pathsOf(files))
    const taken = [...changed.filter((path) => local.has(path)), ...(await existing(site, untracked))]
    if (taken.length > 0)
      fail('git_worktree_dirty', {
        message: `${taken.length} files of the stash have local changes. Commit or stash those first.`,
        details: detailsOf(taken, 'git_worktree_dirty', 'Has local changes, or is there already.'),
      })
    const committer = await writes.committer(site, caller)
    const outcome = await replays.pick(site, { kind: 'cherry-pick', head, committer, commits: [stash.id], mainline: 1 })
    if (outcome.kind === 'conflict')
      fail('git_conflict', {
        message: `The stash conflicts with the current commit in ${outcome.paths.length} files. Nothing was changed.`,
        details: detailsOf(outcome.paths, 'git_conflict', 'Both sides changed it.'),
      })
  }

  async #read(signal: AbortSignal): Promise<GitStash[]> {
    const { workplace } = this.#options
    const [site, { stashes }] = await Promise.all([workplace.site(signal), workplace.program()])
    return stashes.list(site)
  }

  #moment({ userId }: Caller) {
    return { at: this.#options.now(), actor: userId }
  }
}

function workspaceOf({ place }: StashCall) {
  return defined({ workspaceId: place?.workspaceId })
}

/** Newest first, and at the same place when others come and go. `number` counts from the oldest. */
function placeOf({ createdAt }: GitStash, number: number): string {
  return [Date.parse(createdAt), number]
    .map((value) => String(Number.MAX_SAFE_INTEGER - value).padStart(16, '0'))
    .join(' ')
}

async function find(site: GitSite, { stashes }: GitProgram, id: string): Promise<GitStash> {
  return (await stashes.list(site)).find((stash) => stash.id === id) ?? refuseStash(id)
}

/** Of these paths, those at which something is. */
async function existing({ repository }: GitSite, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      lstat(join(repository.folder, path)).then(
        () => [path],
        () => [],
      ),
    ),
  )
  return found.flat()
}

function detailsOf(paths: readonly string[], rule: string, message: string) {
  return paths.slice(0, shownMax).map((path) => ({ path, rule, message }))
}

function requireMerged({ files }: Pick<GitStatus, 'files'>): void {
  if (files.some(({ index }) => index === 'unmerged'))
    fail('git_conflict', { message: 'Files are in conflict. Resolve them and stage them first.' })
}

/** A stash of new files removes them. */
/** Git puts the last commit in the place of what it stashes. */
function refuseGuarded(files: GitStatus['files'], guarded: readonly string[]): void {
  const found = pathsOf(files).find((path) => guarded.some((place) => isPathIn(path, place)))
  if (found !== undefined)
    fail('path_forbidden', {
      message: `${found} is data of the service, and git does not ignore it. Add it to .gitignore; git rm --cached takes it out of the commits to come.`,
    })
}

function refuseReadOnly({ files, isTruncated }: Pick<GitStatus, 'files' | 'isTruncated'>, paths: readonly string[]) {
  const found = pathsOf(files).filter((path) => paths.some((place) => isPathIn(path, place)))
  if (paths.length > 0 && isTruncated)
    fail('path_forbidden', { message: 'Too many files differ to see whether sandbox.readOnlyPaths names one of them.' })
  refuseReadOnlyNames(found)
}

function pathsOf(files: GitStatus['files']): string[] {
  return files.flatMap(({ path, oldPath }) => [path, ...(oldPath === undefined ? [] : [oldPath])])
}

function refuseUnchanged(): never {
  return fail('git_nothing_to_commit', { message: 'There are no local changes to stash.' })
}

function refuseStash(id: string): never {
  return fail('git_ref_not_found', {
    message: `The repository has no stash ${id}.`,
    hint: 'GET /api/v1/git/stashes lists the stashes.',
  })
}
