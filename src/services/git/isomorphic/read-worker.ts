import * as git from 'isomorphic-git'
import type { ReadCommitResult } from 'isomorphic-git'
import { commitOf } from '../formats/log.ts'
import type { FoundBlob, GitCommit, CommitLogQuery } from '../reading.ts'
import { readingFiles } from './files.ts'
import { onlyQuestion } from '../../../platform/isolated/answer-questions.ts'

/** One question about a repository, as the thread is given it. */
export interface ReadTask {
  readonly gitFolder: string
  readonly name: keyof ReadAnswers
  readonly given: readonly unknown[]
}

export type ReadAnswers = typeof answers
export type ReadOutcome = { readonly answer: unknown } | { readonly unknown: string }

type BlobAnswer = (Omit<FoundBlob, 'bytes'> & { readonly bytes: Uint8Array }) | { readonly type?: string }

class UnknownRevision extends Error {
  readonly revision: string
  constructor(revision: string) {
    super(`no commit ${revision}`)
    this.revision = revision
  }
}

const { question, answer } = await onlyQuestion<ReadTask, ReadOutcome>()
const { gitFolder, name, given } = question
const repository = { fs: { promises: readingFiles }, gitdir: gitFolder, cache: {} }

/** The id of the commit that a revision names; nothing for HEAD before the first commit. */
async function resolve(revision: string): Promise<string | undefined> {
  const [, start = '', steps = ''] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? []
  const oid = await oidOf(start)
  if (oid === undefined && revision === 'HEAD') return undefined
  let found = await readCommit(oid, revision)
  for (const [, kind, count] of steps.matchAll(/([~^])(\d*)/g)) {
    const number = count === '' ? 1 : Number(count)
    const parents = kind === '~' ? Array<number>(number).fill(0) : number === 0 ? [] : [number - 1]
    for (const parent of parents) found = await readCommit(found.commit.parent[parent], revision)
  }
  return found.oid
}

const answers = {
  resolve,

  /** The history as git orders it: the newest commit first, of those whose children were shown. */
  async log({ ref, skip, limit }: CommitLogQuery): Promise<GitCommit[]> {
    const waiting = [await readCommit(ref, ref)]
    const seen = new Set([ref])
    const found: GitCommit[] = []
    while (found.length < skip + limit) {
      const next = waiting.shift()
      if (next === undefined) break
      found.push(shown(next))
      for (const oid of next.commit.parent) {
        if (seen.has(oid)) continue
        seen.add(oid)
        // A shallow clone lacks the parents of its last commits.
        const parent = await readCommit(oid, oid).catch(() => undefined)
        if (parent !== undefined) insert(waiting, parent)
      }
    }
    return found.slice(skip)
  },

  /** The beginning of a file at a commit, or what is at its path instead. */
  async blob(revision: string, path: string, bytesMax: number): Promise<BlobAnswer> {
    const commit = await resolve(revision)
    if (commit === undefined) throw new UnknownRevision(revision)
    try {
      const { oid, blob } = await git.readBlob({ ...repository, oid: commit, filepath: path.replace(/\/$/, '') })
      return { commit, oid, size: blob.length, bytes: new Uint8Array(blob.subarray(0, bytesMax)) }
    } catch (error) {
      if (error instanceof git.Errors.NotFoundError) return {}
      if (error instanceof git.Errors.ObjectTypeError) return { type: error.data.actual }
      throw error
    }
  },

  async bytes(oid: string): Promise<Uint8Array> {
    return (await git.readBlob({ ...repository, oid })).blob
  },

  async branches(): Promise<{ name: string; oid: string }[]> {
    const names = await git.listBranches(repository)
    const oids = await Promise.all(names.map((branch) => oidOf(`refs/heads/${branch}`)))
    return names.flatMap((branch, index) => {
      const oid = oids[index]
      return oid === undefined ? [] : [{ name: branch, oid }]
    })
  },

  async isContained(wanted: string, revisions: readonly string[]): Promise<boolean> {
    const waiting = await tipsOf(revisions)
    const seen = new Set(waiting)
    for (let oid = waiting.pop(); oid !== undefined; oid = waiting.pop()) {
      if (oid === wanted) return true
      // A shallow clone lacks the parents of its last commits.
      const found = await readCommit(oid, oid).catch(() => undefined)
      const parents = (found?.commit.parent ?? []).filter((parent) => !seen.has(parent))
      for (const parent of parents) seen.add(parent)
      waiting.push(...parents)
    }
    return false
  },
}

/** The commits to which HEAD, the branches, the tags and these revisions lead. */
async function tipsOf(revisions: readonly string[]): Promise<string[]> {
  const folders = ['refs/heads', 'refs/remotes', 'refs/tags']
  const listed = folders.map(async (filepath) =>
    (await git.listRefs({ ...repository, filepath })).map((name) => `${filepath}/${name}`),
  )
  const names = ['HEAD', ...revisions, ...(await Promise.all(listed)).flat()]
  const tips = names.map((name) =>
    oidOf(name)
      .then((oid) => readCommit(oid, name))
      .then(({ oid }) => [oid])
      .catch(() => []),
  )
  return (await Promise.all(tips)).flat()
}

async function oidOf(ref: string): Promise<string | undefined> {
  if (/^[0-9a-f]{40}$/.test(ref)) return ref
  const found = await git.resolveRef({ ...repository, ref }).catch(() => undefined)
  if (found !== undefined || !/^[0-9a-f]{4,39}$/.test(ref)) return found
  return git.expandOid({ ...repository, oid: ref }).catch(() => undefined)
}

/** The commit, to which an annotated tag leads too. */
async function readCommit(oid: string | undefined, revision: string): Promise<ReadCommitResult> {
  if (oid === undefined) throw new UnknownRevision(revision)
  try {
    return await git.readCommit({ ...repository, oid })
  } catch (error) {
    if (error instanceof git.Errors.NotFoundError || error instanceof git.Errors.ObjectTypeError)
      throw new UnknownRevision(revision)
    throw error
  }
}

function shown({ oid, commit: { author, committer, message, parent } }: ReadCommitResult): GitCommit {
  const signature = ({ name, email, timestamp }: typeof author) => ({ name, email, seconds: timestamp })
  return commitOf({ oid, parents: parent, author: signature(author), committer: signature(committer), message })
}

function insert(waiting: ReadCommitResult[], commit: ReadCommitResult): void {
  const secondsOf = ({ commit: { committer } }: ReadCommitResult) => committer.timestamp
  const place = waiting.findIndex((other) => secondsOf(other) < secondsOf(commit))
  waiting.splice(place < 0 ? waiting.length : place, 0, commit)
}

async function run(): Promise<ReadOutcome> {
  const find = answers[name] as (...given: readonly unknown[]) => Promise<unknown>
  try {
    return { answer: await find(...given) }
  } catch (error) {
    if (error instanceof UnknownRevision) return { unknown: error.revision }
    throw error
  }
}

answer(await run())
