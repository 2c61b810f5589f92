import { randomUUID } from 'node:crypto'
import * as files from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Failure, fail } from '../../../errors.ts'
import type { ErrorCode } from '../../../errors.ts'
import { BadIndex } from './index-file.ts'
import { onLocks } from './locks.ts'
import { GitObjects } from './objects.ts'
import { readDiff, readLog, readStatus } from './questions.ts'
import type { BranchPlace } from './questions.ts'
import { Refs } from './refs.ts'
import type { RefMove, RefsPlace } from './refs.ts'
import { Staging } from './staging.ts'
import { Worktree } from './worktree.ts'
import type { WorktreePlace } from './worktree.ts'
import type { DiffQuery, LogQuery } from '../reading.ts'
import type { CommitOrder } from '../writing.ts'

/** One piece of work in a repository, as the thread is given it. */
export interface LocalTask {
  readonly gitFolder: string
  readonly place: WorktreePlace
  readonly refs: RefsPlace
  readonly question: Question
}

export type Question =
  | { readonly name: 'status'; readonly branch: BranchPlace }
  | { readonly name: 'diff'; readonly query: DiffQuery }
  | { readonly name: 'resolve'; readonly revision: string }
  | { readonly name: 'log'; readonly query: LogQuery }
  | { readonly name: 'blob'; readonly revision: string; readonly path: string; readonly bytesMax: number }
  | { readonly name: 'bytes'; readonly oid: string }
  | { readonly name: 'branches' }
  | { readonly name: 'stage' | 'unstage'; readonly paths: readonly string[] | undefined }
  | { readonly name: 'commit'; readonly order: CommitOrder }
  | { readonly name: 'moveRef'; readonly move: RefMove }
  | { readonly name: 'removeRefs'; readonly prefix: string }
  | { readonly name: 'isAncestor'; readonly oid: string; readonly of: string }
  | { readonly name: 'entries'; readonly oid: string; readonly paths: readonly string[] }

export type LocalMessage = { readonly kind: 'lock'; readonly file: string; readonly isHeld: boolean } | LocalEnd

export type LocalEnd =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly code: ErrorCode; readonly message?: string }

const { gitFolder, place, refs: refsPlace, question } = workerData as LocalTask
const { readFile, readdir, stat, lstat, readlink } = files
const promises = { readFile, readdir, stat, lstat, readlink, ...objectWrites() }
const objects = new GitObjects({ promises }, gitFolder)
const refs = new Refs(refsPlace)
const staging = new Staging(place, refsPlace.gitFolder, objects, refs)

/** The library writes objects, whole or not at all. The index and refs are written under the locks of git, and not by it. */
function objectWrites() {
  const refuse = async () => Promise.reject(new Error('the library writes objects alone'))
  const within = `${join(gitFolder, 'objects')}/`
  return {
    async writeFile(path: string, content: Uint8Array) {
      if (!path.startsWith(within)) return refuse()
      const draft = join(dirname(path), `tmp_obj_${randomUUID()}`)
      await files.writeFile(draft, content, { mode: 0o444 })
      await files.rename(draft, path)
    },
    async mkdir(path: string) {
      if (!path.startsWith(within)) return refuse()
      await files.mkdir(path)
    },
    ...{ unlink: refuse, rmdir: refuse, symlink: refuse },
  }
}

async function answer(): Promise<unknown> {
  switch (question.name) {
    case 'status':
      return readStatus(objects, await openWorktree(), question.branch)
    case 'diff':
      return readDiff(objects, await openWorktree(), question.query)
    case 'resolve':
      return objects.resolve(question.revision)
    case 'log':
      return readLog(objects, question.query)
    case 'blob':
      return blobAt(question.revision, question.path, question.bytesMax)
    case 'bytes':
      return objects.blob(question.oid)
    case 'branches':
      return objects.branches()
    case 'stage':
      return staging.stage(question.paths)
    case 'unstage':
      return staging.unstage(question.paths)
    case 'commit':
      return staging.commit(question.order)
    case 'moveRef':
      return refs.move(question.move)
    case 'removeRefs':
      return removeRefs(question.prefix)
    case 'isAncestor':
      return objects.isAncestor(question.oid, question.of)
    case 'entries':
      return entriesAt(question.oid, question.paths)
  }
}

async function openWorktree(): Promise<Worktree> {
  const worktree = new Worktree(place, objects)
  await worktree.open()
  return worktree
}

async function blobAt(revision: string, path: string, bytesMax: number) {
  const commit = await objects.resolve(revision)
  if (commit === undefined) return fail('git_ref_not_found', { message: `The repository has no commit ${revision}.` })
  const { tree } = await objects.commit(commit)
  const found = await objects.entry(tree, path.replace(/\/$/, ''))
  if (found?.type !== 'blob') return { type: found?.type }
  const whole = await objects.blob(found.oid)
  return { commit, oid: found.oid, size: whole.length, bytes: whole.subarray(0, bytesMax) }
}

async function removeRefs(prefix: string): Promise<void> {
  for (const { ref, oid } of await refs.below(prefix))
    await refs.move({ ref, oid: undefined, oldOid: oid, reason: 'remote: removed' })
}

async function entriesAt(oid: string, paths: readonly string[]): Promise<{ path: string; type: string }[]> {
  const { tree } = await objects.commit(oid)
  const found = await Promise.all(paths.map((path) => objects.entry(tree, path)))
  return paths.flatMap((path, index) => (found[index] === undefined ? [] : [{ path, type: found[index].type }]))
}

async function run(): Promise<LocalEnd> {
  try {
    return { kind: 'answer', answer: await answer() }
  } catch (error) {
    if (error instanceof Failure) return { kind: 'failure', code: error.code, message: error.message }
    if (error instanceof BadIndex)
      return { kind: 'failure', code: 'git_unsupported', message: 'The index of this repository cannot be read.' }
    throw error
  }
}

onLocks((file, isHeld) => parentPort?.postMessage({ kind: 'lock', file, isHeld } satisfies LocalMessage))
parentPort?.postMessage((await run()) satisfies LocalMessage)
