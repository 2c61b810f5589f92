import { randomUUID } from 'node:crypto'
import * as files from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
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

const { readFile, readdir, stat, lstat, readlink } = files

/** The repository of one question, of which nothing is kept for the next one. */
class LocalRepository {
  readonly #place: WorktreePlace
  readonly #objects: GitObjects
  readonly #refs: Refs
  readonly #staging: Staging

  constructor({ gitFolder, place, refs }: LocalTask) {
    const promises = { readFile, readdir, stat, lstat, readlink, ...objectWrites(gitFolder) }
    this.#place = place
    this.#objects = new GitObjects({ promises }, gitFolder)
    this.#refs = new Refs(refs)
    this.#staging = new Staging(place, refs.gitFolder, this.#objects, this.#refs)
  }

  async answer(question: Question): Promise<unknown> {
    switch (question.name) {
      case 'status':
        return readStatus(this.#objects, await this.#openWorktree(), question.branch)
      case 'diff':
        return readDiff(this.#objects, await this.#openWorktree(), question.query)
      case 'resolve':
        return this.#objects.resolve(question.revision)
      case 'log':
        return readLog(this.#objects, question.query)
      case 'blob':
        return this.#blobAt(question.revision, question.path, question.bytesMax)
      case 'bytes':
        return this.#objects.blob(question.oid)
      case 'branches':
        return this.#objects.branches()
      case 'stage':
        return this.#staging.stage(question.paths)
      case 'unstage':
        return this.#staging.unstage(question.paths)
      case 'commit':
        return this.#staging.commit(question.order)
      case 'moveRef':
        return this.#refs.move(question.move)
      case 'removeRefs':
        return this.#removeRefs(question.prefix)
      case 'isAncestor':
        return this.#objects.isAncestor(question.oid, question.of)
      case 'entries':
        return this.#entriesAt(question.oid, question.paths)
    }
  }

  async #openWorktree(): Promise<Worktree> {
    const worktree = new Worktree(this.#place, this.#objects)
    await worktree.open()
    return worktree
  }

  async #blobAt(revision: string, path: string, bytesMax: number) {
    const commit = await this.#objects.resolve(revision)
    if (commit === undefined) return fail('git_ref_not_found', { message: `The repository has no commit ${revision}.` })
    const { tree } = await this.#objects.commit(commit)
    const found = await this.#objects.entry(tree, path.replace(/\/$/, ''))
    if (found?.type !== 'blob') return { type: found?.type }
    const whole = await this.#objects.blob(found.oid)
    return { commit, oid: found.oid, size: whole.length, bytes: whole.subarray(0, bytesMax) }
  }

  async #removeRefs(prefix: string): Promise<void> {
    for (const { ref, oid } of await this.#refs.below(prefix))
      await this.#refs.move({ ref, oid: undefined, oldOid: oid, reason: 'remote: removed' })
  }

  async #entriesAt(oid: string, paths: readonly string[]): Promise<{ path: string; type: string }[]> {
    const { tree } = await this.#objects.commit(oid)
    const found = await Promise.all(paths.map((path) => this.#objects.entry(tree, path)))
    return paths.flatMap((path, index) => (found[index] === undefined ? [] : [{ path, type: found[index].type }]))
  }
}

/** The library writes objects, whole or not at all. The index and refs are written under the locks of git, and not by it. */
function objectWrites(gitFolder: string) {
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

async function run(task: LocalTask): Promise<LocalEnd> {
  try {
    return { kind: 'answer', answer: await new LocalRepository(task).answer(task.question) }
  } catch (error) {
    if (error instanceof Failure) return { kind: 'failure', code: error.code, message: error.message }
    if (error instanceof BadIndex)
      return { kind: 'failure', code: 'git_unsupported', message: 'The index of this repository cannot be read.' }
    throw error
  }
}

function post(message: LocalMessage): void {
  parentPort?.postMessage(message)
}

onLocks((file, isHeld) => post({ kind: 'lock', file, isHeld }))
// An error that is none of an answer ends the thread.
parentPort?.on('message', async (task: LocalTask) => post(await run(task)))
