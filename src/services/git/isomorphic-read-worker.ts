import * as files from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Failure, fail } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import { BadIndex } from './git-index.ts'
import { GitObjects } from './isomorphic-objects.ts'
import { readDiff, readLog, readStatus } from './isomorphic-questions.ts'
import type { BranchPlace } from './isomorphic-questions.ts'
import { Worktree } from './isomorphic-worktree.ts'
import type { WorktreePlace } from './isomorphic-worktree.ts'
import type { DiffQuery, LogQuery } from './reading.ts'

/** One question about a repository, as the thread is given it. */
export interface ReadTask {
  readonly gitFolder: string
  readonly place: WorktreePlace
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

export type ReadMessage =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly code: ErrorCode; readonly message?: string }

const { gitFolder, place, question } = workerData as ReadTask
const refuse = async () => Promise.reject(new Error('a read changes nothing'))
const { readFile, readdir, stat, lstat, readlink } = files
const promises = { readFile, readdir, stat, lstat, readlink, ...noWrites() }
const objects = new GitObjects({ promises }, gitFolder)

function noWrites() {
  return { writeFile: refuse, mkdir: refuse, unlink: refuse, rmdir: refuse, symlink: refuse }
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

async function run(): Promise<ReadMessage> {
  try {
    return { kind: 'answer', answer: await answer() }
  } catch (error) {
    if (error instanceof Failure) return { kind: 'failure', code: error.code, message: error.message }
    if (error instanceof BadIndex)
      return { kind: 'failure', code: 'git_unsupported', message: 'The index of this repository cannot be read.' }
    throw error
  }
}

parentPort?.postMessage(await run())
