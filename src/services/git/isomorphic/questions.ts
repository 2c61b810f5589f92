import { fail } from '../../../errors.ts'
import { compareFiles } from './comparison.ts'
import type { Difference } from './comparison.ts'
import { submoduleMode } from './objects.ts'
import type { FoundCommit, GitObjects, TreeFile } from './objects.ts'
import type { Worktree } from './worktree.ts'
import { readLimits } from '../reading.ts'
import type { DiffQuery, GitCommit, GitDiffFile, GitStatus, LogQuery } from '../reading.ts'
import { byPath } from '../formats/status.ts'
import { patchOf } from '../formats/unified-diff.ts'
import type { FileSide } from '../formats/unified-diff.ts'

type Files = ReadonlyMap<string, TreeFile>

/** What a branch is and follows, as the configuration says. */
export interface BranchPlace {
  readonly name: string | undefined
  readonly upstream: string | undefined
}

export async function readStatus(
  objects: GitObjects,
  worktree: Worktree,
  { name, upstream }: BranchPlace,
): Promise<GitStatus> {
  const head = await objects.resolve('HEAD')
  const inHead = head === undefined ? new Map() : await objects.files((await objects.commit(head)).tree)
  const { staged, conflicts } = worktree
  const files = new Map<string, GitStatus['files'][number]>()
  const withoutConflicts = (all: Files) => new Map([...all].filter(([path]) => !conflicts.has(path)))
  for (const { path, oldPath, status } of compareFiles(withoutConflicts(inHead), staged))
    files.set(path, { path, ...(oldPath !== undefined && { oldPath }), index: status, worktree: 'unmodified' })
  for (const { path, status } of compareFiles(staged, await worktree.tracked()))
    files.set(path, { ...(files.get(path) ?? { path, index: 'unmodified' }), worktree: status })
  for (const path of conflicts) files.set(path, { path, index: 'unmerged', worktree: 'unmerged' })
  for (const path of await worktree.untracked(readLimits.statusFiles))
    files.set(path, { path, index: 'unmodified', worktree: 'untracked' })
  const all = [...files.values()].sort(byPath)
  const followed = upstream === undefined ? undefined : await objects.ref(`refs/remotes/${upstream}`)
  const distance =
    head === undefined || followed === undefined ? { ahead: 0, behind: 0 } : await objects.distance(head, followed)
  return {
    branch: name ?? null,
    head: head ?? null,
    ...(upstream !== undefined && { upstream }),
    ...distance,
    files: all.slice(0, readLimits.statusFiles),
    isTruncated: all.length > readLimits.statusFiles,
  }
}

export async function readDiff(
  objects: GitObjects,
  worktree: Worktree,
  query: DiffQuery,
): Promise<{ files: GitDiffFile[]; isTruncated: boolean }> {
  const { before, after, readsWorktree } = await sidesOf(objects, worktree, query)
  const { path: wanted } = query
  const isWanted = (path: string) =>
    wanted === undefined || path === wanted || path.startsWith(`${wanted.replace(/\/$/, '')}/`)
  const some = (files: Files) => new Map([...files].filter(([path]) => isWanted(path)))
  const conflicts = query.to === undefined ? [...worktree.conflicts].filter(isWanted) : []
  const all = [
    ...compareFiles(some(before), some(after)).filter(({ path }) => !conflicts.includes(path)),
    ...conflicts.map((path): Difference => ({ path, status: 'unmerged', before: undefined, after: undefined })),
  ].sort(byPath)
  const side = async (path: string, file: TreeFile | undefined, inWorktree: boolean): Promise<FileSide | undefined> => {
    if (file === undefined) return undefined
    if (file.mode === submoduleMode) return { ...file, bytes: Buffer.from(`Subproject commit ${file.oid}\n`) }
    return { ...file, bytes: inWorktree ? await worktree.bytes(path, file.mode) : await objects.blob(file.oid) }
  }
  const budget = { characters: readLimits.diffCharacters }
  const files: GitDiffFile[] = []
  for (const difference of all.slice(0, readLimits.diffFiles)) {
    const { path, oldPath, before, after } = difference
    const sides = [await side(oldPath ?? path, before, false), await side(path, after, readsWorktree)] as const
    files.push(diffFileOf(difference, sides, budget))
  }
  return { files, isTruncated: files.length < all.length }
}

async function sidesOf(objects: GitObjects, worktree: Worktree, { from, to, staged }: DiffQuery) {
  const filesOf = async (revision: string) => {
    const oid = await objects.resolve(revision)
    return oid === undefined ? new Map<string, TreeFile>() : objects.files((await objects.commit(oid)).tree)
  }
  if (to !== undefined) {
    const [after, base] = [await filesOf(to), from ?? (await parentOf(objects, to))]
    return {
      before: base === undefined ? new Map<string, TreeFile>() : await filesOf(base),
      after,
      readsWorktree: false,
    }
  }
  if (staged) return { before: await filesOf(from ?? 'HEAD'), after: worktree.staged, readsWorktree: false }
  const before = from === undefined ? worktree.staged : await filesOf(from)
  return { before, after: await worktree.tracked(), readsWorktree: true }
}

async function parentOf(objects: GitObjects, revision: string): Promise<string | undefined> {
  const oid = await objects.resolve(revision)
  return oid === undefined ? undefined : (await objects.parents(oid))[0]
}

function diffFileOf(
  { path, oldPath, status, before, after }: Difference,
  sides: readonly [FileSide | undefined, FileSide | undefined],
  budget: { characters: number },
): GitDiffFile {
  const about = { path, ...(oldPath !== undefined && { oldPath }), status }
  if (status === 'unmerged' || (before === undefined && after === undefined))
    return { ...about, additions: 0, deletions: 0, patch: '', isBinary: false, isTruncated: false }
  const patches = // One side is no file like the other: it goes, and the other comes.
    status === 'type_changed'
      ? [patchOf({ path, before: sides[0], after: undefined }), patchOf({ path, before: undefined, after: sides[1] })]
      : [patchOf({ ...about, before: sides[0], after: sides[1] })]
  const sum = (key: 'additions' | 'deletions') => patches.reduce((total, patch) => total + patch[key], 0)
  const isBinary = patches.some((patch) => patch.isBinary)
  const whole = isBinary ? '' : patches.map(({ text }) => text).join('')
  const kept = whole.slice(0, Math.min(readLimits.patchCharacters, budget.characters))
  budget.characters -= kept.length
  const counts = { additions: sum('additions'), deletions: sum('deletions') }
  return { ...about, ...counts, patch: kept, isBinary, isTruncated: kept.length < whole.length }
}

/** The history as git orders it: the newest commit first, of those whose children were shown. */
export async function readLog(objects: GitObjects, { ref, path, skip, limit }: LogQuery): Promise<GitCommit[]> {
  const start = await objects.resolve(ref)
  if (start === undefined) return fail('git_ref_not_found')
  const waiting: FoundCommit[] = [await objects.commit(start)]
  const seen = new Set([start])
  const found: FoundCommit[] = []
  while (found.length < skip + limit) {
    const commit = waiting.shift()
    if (commit === undefined) break
    const parents = await objects.parents(commit.oid)
    const followed = path === undefined ? undefined : await unchangedParent(objects, commit, parents, path)
    if (followed === undefined || !followed.isSame) found.push(commit)
    for (const parent of followed?.isSame ? followed.parents : parents) {
      if (seen.has(parent)) continue
      seen.add(parent)
      insert(waiting, await objects.commit(parent))
    }
  }
  return found.slice(skip).map(({ shown }) => shown())
}

/** A commit that leaves the path as one of its parents has it is not shown, and only that parent is followed. */
async function unchangedParent(objects: GitObjects, commit: FoundCommit, parents: readonly string[], path: string) {
  const at = async ({ tree }: FoundCommit) => (await objects.entry(tree, path.replace(/\/$/, '')))?.oid
  const own = await at(commit)
  for (const parent of parents)
    if ((await at(await objects.commit(parent))) === own) return { isSame: true, parents: [parent] }
  return { isSame: parents.length === 0 && own === undefined, parents: [] }
}

function insert(waiting: FoundCommit[], commit: FoundCommit): void {
  const place = waiting.findIndex(({ seconds }) => seconds < commit.seconds)
  waiting.splice(place < 0 ? waiting.length : place, 0, commit)
}
