import { statfs } from 'node:fs/promises'
import { fail } from '../../errors.ts'
import { isRemoteType } from '../../platform/files/entry-watch.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { fileLimits } from './limits.ts'

/** What the system says when it has no more watches, for users and for operators. */
const sentences: Readonly<Record<string, string>> = {
  folders: `More than ${fileLimits.watchedFoldersMax} folders would be watched, which is the limit. Watch fewer by path.`,
  ENOSPC:
    'The machine watches as many folders as it may for this user. Raise fs.inotify.max_user_watches, or watch fewer by path.',
  EMFILE:
    'The machine has as many watchers as it may for this user. Raise fs.inotify.max_user_instances or the limit of open files.',
  ENFILE: 'The machine has too many open files.',
}

/**
 * Refuses with `watch_unavailable` what cannot be watched: `folders`, or an error of the system. Ignores what is gone.
 */
export function refuseUnwatched(cause: unknown): void {
  const code = typeof cause === 'string' ? cause : (codeOf(cause) ?? '')
  if (['ENOENT', 'ENOTDIR'].includes(code)) return
  const message = sentences[code]
  if (message === undefined) throw cause
  fail('watch_unavailable', { message, ...(cause instanceof Error && { cause }) })
}

/** Refuses a folder whose changes by other machines the system does not report. */
export async function refuseRemote(folder: string): Promise<void> {
  if (isRemoteType((await statfs(folder)).type))
    fail('watch_unavailable', { message: 'The files are on a network file system, which reports no changes.' })
}
