import { rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fail } from '../../../errors.ts'
import { findLack, remedy } from './lacks.ts'
import type { LocalEnd, LocalMessage, LocalTask, Question } from './local-worker.ts'
import type { FoundBlob, GitCommit, GitDiffFile, GitStatus, Site } from '../reading.ts'
import { valuesOf } from '../repository/settings.ts'
import { Watch } from '../watch.ts'
import { codeOf } from '../../../platform/work/system-error.ts'

/** What the thread answers to each question. */
interface Answers {
  readonly status: GitStatus
  readonly diff: { files: GitDiffFile[]; isTruncated: boolean }
  readonly resolve: string | undefined
  readonly log: GitCommit[]
  readonly blob: FoundBlob | { readonly type?: string }
  readonly bytes: Uint8Array
  readonly branches: { readonly name: string; readonly oid: string }[]
  readonly stage: undefined
  readonly unstage: undefined
  readonly commit: string
  readonly moveRef: boolean
  readonly removeRefs: undefined
  readonly isAncestor: boolean
  readonly entries: { readonly path: string; readonly type: string }[]
}

/** Has a thread of its own answer a question, with limits of time and memory. */
export async function ask<Name extends Question['name']>(
  site: Site,
  question: Question & { readonly name: Name },
): Promise<Answers[Name]> {
  const { repository, folder, limits, signal } = site
  const lack = await findLack(repository)
  if (lack !== undefined) return fail('git_unsupported', { message: `${lack} ${remedy}` })
  const setting = (name: string) => valuesOf(repository.settings, 'core', undefined, name).at(-1)?.toLowerCase()
  const task: LocalTask = {
    gitFolder: folder,
    place: {
      folder: repository.folder,
      indexFile: join(repository.gitFolder, 'index'),
      hasModes: setting('filemode') !== 'false',
      convertsLines: ['true', 'input'].includes(setting('autocrlf') ?? ''),
    },
    refs: {
      gitFolder: repository.gitFolder,
      commonFolder: repository.commonFolder,
      signature: `${userSetting(site, 'name') ?? 'Gantry'} <${userSetting(site, 'email') ?? 'gantry@gantry.invalid'}>`,
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
  const locks = new Set<string>()
  try {
    // Both ends of the channel are code of this project.
    return given(await endOf(worker, watch, locks)) as Answers[Name]
  } finally {
    watch.stop()
    await worker.terminate()
    for (const file of locks) await rm(file, { force: true })
  }
}

function userSetting({ repository }: Site, name: string): string | undefined {
  return valuesOf(repository.settings, 'user', undefined, name)
    .at(-1)
    ?.replaceAll(/[\u0000-\u001f<>]/g, '')
}

// A build turns the other file into JavaScript as it does with this one.
const workerFile = new URL(`./local-worker${extname(import.meta.url)}`, import.meta.url)

function given(message: LocalEnd): unknown {
  if (message.kind === 'answer') return message.answer
  return fail(message.code, message.message === undefined ? {} : { message: message.message })
}

/** Notes the lock files that the thread has meanwhile. */
function endOf(worker: Worker, watch: Watch, locks: Set<string>): Promise<LocalEnd> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: LocalMessage) => {
      if (message.kind !== 'lock') resolve(message)
      else if (message.isHeld) locks.add(message.file)
      else locks.delete(message.file)
    })
    worker.once('error', (error) => {
      if (codeOf(error) !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
      else resolve({ kind: 'failure', code: 'git_unsupported', message: `This is too large for the memory. ${remedy}` })
    })
    worker.once('exit', () => {
      if (watch.ending === 'abandoned') resolve({ kind: 'failure', code: 'shutting_down' })
      else if (watch.ending === 'silent') resolve({ kind: 'failure', code: 'overloaded', message: tooSlow })
      else reject(new Error('the thread ended without an answer'))
    })
  })
}

const tooSlow = 'The work in the repository took too long. Install git, which is faster.'
