import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Another service works on this data folder. */
export class DataFolderBusy extends Error {}

/** The folder with all the data of the service, held by this process alone until it is let go. */
export interface DataFolder {
  readonly path: string
  release(): void
}

/** Makes the folder if it is not there, for its owner alone and hidden from git, and takes hold of it. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  makeFolder(path)
  const ignoreFile = join(path, '.gitignore')
  if (!existsSync(ignoreFile)) writeFileSync(ignoreFile, '*\n')
  const lock = await takeLock(join(path, 'service.lock'))
  return { path, release: () => lock.close() }
}

/** Whatever outlasts a power cut in the folder does so only if the folder itself does, and the folders above it that are new. */
function makeFolder(path: string): void {
  const highest = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (highest === undefined) return
  for (let folder = path; folder.length >= highest.length; folder = dirname(folder)) syncFolder(dirname(folder))
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

// The operating system lets SQLite's lock go when the process ends, however it ends; Node has no file lock of its own.
async function takeLock(file: string): Promise<DatabaseSync> {
  const { DatabaseSync } = await import('node:sqlite')
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === 5)
      throw new DataFolderBusy('another service uses this data folder')
    throw error
  }
}
