import { mkdir, lstat, open, readFile, readdir, readlink, rename, rm, stat } from 'node:fs/promises'
import type { PromiseFsClient } from 'isomorphic-git'
import { codeOf } from '../../../platform/work/system-error.ts'

/** The files of a repository as the library may see them when it reads. */
export const readingFiles: PromiseFsClient['promises'] = {
  ...{ readFile, readdir, stat, lstat, readlink },
  ...{ writeFile: refuse, mkdir: refuse, unlink: refuse, rmdir: refuse, symlink: refuse },
}

/**
 * The same for a push: the one thing the library writes is the note of where the remote branch now is. It knows nothing
 * of the lock files by which git keeps writers apart, so this does it.
 */
export const pushingFiles: PromiseFsClient['promises'] = { ...readingFiles, writeFile: writeRef, mkdir: makeFolder }

/** As git does it: the lock file contains the new content and is then renamed over the old one. */
async function writeRef(path: string, content: Uint8Array | string): Promise<void> {
  const lock = `${path}.lock`
  // If another process has the lock, it updates the ref; the push itself is done by now.
  const file = await open(lock, 'wx').catch(forgive)
  if (file === undefined) return
  await file.writeFile(content).finally(() => file.close())
  await rename(lock, path).catch(() => rm(lock, { force: true }))
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path).catch(forgive)
}

function forgive(error: unknown): undefined {
  // A missing folder must be reported: the library then creates it and writes again.
  if (codeOf(error) === 'ENOENT') throw error
}

async function refuse(): Promise<never> {
  throw new Error('the library only reads the repository')
}
