import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { findLack, remedy } from './lacks.ts'
import type { LocalEnd, LocalTask, Question } from './local-worker.ts'
import type { FoundBlob, GitCommit, GitDiffFile, GitStatus, Site } from '../reading.ts'
import { valuesOf } from '../repository/settings.ts'
import type { LocalThreads } from './threads.ts'

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

/** Has a thread answer a question, with limits of time and memory. */
export async function ask<Name extends Question['name']>(
  threads: LocalThreads,
  site: Site,
  question: Question & { readonly name: Name },
): Promise<Answers[Name]> {
  const { repository, folder } = site
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
  // Both ends of the channel are code of this project.
  return given(await threads.answer(task, site)) as Answers[Name]
}

function userSetting({ repository }: Site, name: string): string | undefined {
  return valuesOf(repository.settings, 'user', undefined, name)
    .at(-1)
    ?.replaceAll(/[\u0000-\u001f<>]/g, '')
}

function given(message: LocalEnd): unknown {
  if (message.kind === 'answer') return message.answer
  return fail(message.code, message.message === undefined ? {} : { message: message.message })
}
