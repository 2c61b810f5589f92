import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fail } from '../../errors.ts'
import { findLack, remedy } from './isomorphic-lacks.ts'
import type { Question, ReadMessage, ReadTask } from './isomorphic-read-worker.ts'
import type {
  DiffQuery,
  FoundBlob,
  GitBranch,
  GitCommit,
  GitDiffFile,
  GitStatus,
  LogQuery,
  ReadEngine,
  Site,
} from './reading.ts'
import { valuesOf } from './settings.ts'
import { refuseMissing } from './system-reads.ts'
import { Watch } from './watch.ts'
import { codeOf } from '../../platform/work/system-error.ts'

/** Reads without any git on the machine, each question in a thread of its own. */
export function createIsomorphicReads(): ReadEngine {
  return new IsomorphicReads()
}

class IsomorphicReads implements ReadEngine {
  async status(site: Site): Promise<GitStatus> {
    const { branch: name } = site.repository
    return (await ask(site, {
      name: 'status',
      branch: { name, upstream: name && upstreamOf(site, name) },
    })) as GitStatus
  }

  async diff(site: Site, query: DiffQuery): Promise<{ files: GitDiffFile[]; isTruncated: boolean }> {
    return (await ask(site, { name: 'diff', query })) as { files: GitDiffFile[]; isTruncated: boolean }
  }

  async resolve(site: Site, revision: string): Promise<string | undefined> {
    return (await ask(site, { name: 'resolve', revision })) as string | undefined
  }

  async log(site: Site, query: LogQuery): Promise<GitCommit[]> {
    return (await ask(site, { name: 'log', query })) as GitCommit[]
  }

  async blob(site: Site, revision: string, path: string, bytesMax: number): Promise<FoundBlob> {
    const found = (await ask(site, { name: 'blob', revision, path, bytesMax })) as FoundBlob | { type?: string }
    return 'oid' in found ? { ...found, bytes: Buffer.from(found.bytes) } : refuseMissing(revision, path, found.type)
  }

  async *bytes(site: Site, oid: string, start: number, end: number): AsyncIterable<Uint8Array> {
    const whole = (await ask(site, { name: 'bytes', oid })) as Uint8Array
    yield whole.subarray(start, end + 1)
  }

  async branches(site: Site): Promise<GitBranch[]> {
    const found = (await ask(site, { name: 'branches' })) as { name: string; oid: string }[]
    return found.map(({ name, oid }) => {
      const upstream = upstreamOf(site, name)
      return { name, oid, ...(upstream !== undefined && { upstream }), isCurrent: site.repository.branch === name }
    })
  }
}

/** The remote-tracking branch that a branch follows, without `refs/remotes/`. */
function upstreamOf({ repository: { settings } }: Site, branch: string): string | undefined {
  const [remote, merge] = ['remote', 'merge'].map((name) => valuesOf(settings, 'branch', branch, name).at(-1))
  const name = /^refs\/heads\/(.+)$/.exec(merge ?? '')?.[1]
  if (remote === undefined || name === undefined) return undefined
  return remote === '.' ? name : `${remote}/${name}`
}

/** Gives what the worker answers: the types of both files are one. */
async function ask(site: Site, question: Question): Promise<unknown> {
  const { repository, folder, limits, signal } = site
  const lack = await findLack(repository)
  if (lack !== undefined) return fail('git_unsupported', { message: `${lack} ${remedy}` })
  const setting = (name: string) => valuesOf(repository.settings, 'core', undefined, name).at(-1)?.toLowerCase()
  const task: ReadTask = {
    gitFolder: folder,
    place: {
      folder: repository.folder,
      indexFile: join(folder, 'index'),
      hasModes: setting('filemode') !== 'false',
      convertsLines: ['true', 'input'].includes(setting('autocrlf') ?? ''),
    },
    question,
  }
  const worker = new Worker(workerFile, {
    workerData: task,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const watch = new Watch(limits, signal, () => void worker.terminate())
  try {
    return given(await messageOf(worker, watch))
  } finally {
    watch.stop()
    await worker.terminate()
  }
}

// A build turns the other file into JavaScript as it does with this one.
const workerFile = new URL(`./isomorphic-read-worker${extname(import.meta.url)}`, import.meta.url)

function given(message: ReadMessage): unknown {
  if (message.kind === 'answer') return message.answer
  return fail(message.code, message.message === undefined ? {} : { message: message.message })
}

function messageOf(worker: Worker, watch: Watch): Promise<ReadMessage> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error) => {
      if (codeOf(error) !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
      else resolve({ kind: 'failure', code: 'git_unsupported', message: `This is too large for the memory. ${remedy}` })
    })
    worker.once('exit', () => {
      if (watch.ending === 'abandoned') resolve({ kind: 'failure', code: 'shutting_down' })
      else if (watch.ending === 'silent') resolve({ kind: 'failure', code: 'overloaded', message: tooSlow })
      else reject(new Error('the thread of a read ended without an answer'))
    })
  })
}

const tooSlow = 'The repository could not be read in time. Install git, which is faster.'
