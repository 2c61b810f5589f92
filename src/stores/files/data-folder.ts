import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Another service works on this data folder. */
export class DataFolderBusy extends Error {
  readonly path: string

  constructor(path: string) {
    super(`another service uses the data folder ${path}`)
    this.path = path
  }
}

/** The data folder cannot be made, or nothing can be written to it. */
export class DataFolderUnusable extends Error {
  constructor(path: string, cause: unknown) {
    super(`the data folder ${path} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

/** The folder with all the data of the service, held by this process alone until it is let go. */
export interface DataFolder {
  readonly path: string
  /** Whether the last service that used the folder closed what it had opened there. */
  readonly wasClosed: boolean
  /** `isClosed` says whether everything in the folder was closed, so that the next start need not check it. */
  release(options?: { readonly isClosed: boolean }): void
}

const lockFile = 'service.lock'

/** Creates the folder if it does not exist, readable by its owner only and ignored by git, and locks it. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  usable(path, () => {
    makeFolder(path)
    accessSync(path, constants.W_OK | constants.X_OK)
    const ignoreFile = join(path, '.gitignore')
    if (!existsSync(ignoreFile)) writeFileSync(ignoreFile, '*\n')
  })
  const lock = await takeLock(join(path, lockFile))
  const mark = join(path, 'in-use')
  const wasClosed = !existsSync(mark)
  // A disk that an error made read-only counts as writable until something is written.
  usable(path, () => writeFileSync(mark, ''))
  return {
    path,
    wasClosed,
    release: ({ isClosed } = { isClosed: wasClosed }) => {
      if (isClosed) rmSync(mark, { force: true })
      lock.close()
    },
  }
}

function usable(path: string, use: () => void): void {
  try {
    use()
  } catch (error) {
    throw new DataFolderUnusable(path, error)
  }
}

/** Whether a service works on the folder now. Changes nothing. */
export async function isDataFolderInUse(path: string): Promise<boolean> {
  const file = join(path, lockFile)
  if (!existsSync(file)) return false
  const { DatabaseSync } = await import('node:sqlite')
  const lock = new DatabaseSync(file, { readOnly: true })
  try {
    lock.prepare('SELECT 1 FROM sqlite_schema').get()
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    lock.close()
  }
}

/**
 * Whatever outlasts a power cut in the folder does so only if the folder itself does, and the folders above it that are
 * new. They are made one by one: where the system refuses a folder as if its parent were missing, as in /proc, a
 * recursive `mkdirSync` never ends.
 */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
  syncFolder(parent)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'the system does not allow it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'the system does not allow it',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return reasons[code] ?? (cause instanceof Error ? cause.message : String(cause))
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
    if (isBusy(error)) throw new DataFolderBusy(dirname(file))
    throw error
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
