import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { ForbiddenPath } from './folders.ts'
import type { Folder } from './folders.ts'
import { codeOf } from '../work/system-error.ts'

/** What has a name in a folder: nothing, a regular file, or something else. */
export type FoundContent = { readonly kind: 'missing' } | { readonly kind: 'other' } | FoundFile

export interface FoundFile {
  readonly kind: 'file'
  readonly size: number
  readonly sha256: string
  /** Who may do what with it. */
  readonly mode: number
  /** Two names of one file have the same. */
  readonly id: string
  /** Of a file that is not larger than was asked for. */
  readonly bytes?: Buffer
}

/** Bytes, or a text in UTF-8. */
export type WrittenContent = string | Uint8Array

export interface LookOptions {
  readonly signal?: AbortSignal
  /** Files of at most so many bytes are given with them. */
  readonly keptBytesMax?: number
}

/** Looks at what has this name, and reads it if it is a regular file. Links are not followed. */
export async function look(folder: Folder, name: string, options: LookOptions = {}): Promise<FoundContent> {
  const handle = await openRegular(folder, name)
  if (handle === 'missing' || handle === 'other') return { kind: handle }
  try {
    return await read(handle, options)
  } finally {
    await handle.close()
  }
}

/**
 * Opens what has this name to be read, if it is a regular file. Links are not followed. The handle is the caller's to
 * close. Throws `ForbiddenPath`.
 */
export async function openRegular(folder: Folder, name: string): Promise<FileHandle | 'missing' | 'other'> {
  try {
    // What is no file is not opened at all: that alone has effects on some devices.
    if (!(await lstat(folder.at(name))).isFile()) return 'other'
    const handle = await open(folder.at(name), readingFlags)
    try {
      const stats = await handle.stat({ bigint: true })
      if (folder.forbids(`${stats.dev}:${stats.ino}`)) throw new ForbiddenPath(name)
      if (stats.isFile()) return handle
    } catch (error) {
      await handle.close()
      throw error
    }
    await handle.close()
    return 'other'
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return 'missing'
    if (code === 'ELOOP' || code === 'ENXIO') return 'other'
    throw error
  }
}

/** Without O_NONBLOCK, a pipe that took the place of a file would wait for a writer. */
export const readingFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY

const chunkBytes = 1_048_576

async function read(handle: FileHandle, { signal, keptBytesMax = -1 }: LookOptions): Promise<FoundContent> {
  const stats = await handle.stat({ bigint: true })
  const hash = createHash('sha256')
  const kept: Buffer[] | undefined = stats.size <= keptBytesMax ? [] : undefined
  const buffer = Buffer.allocUnsafe(Math.min(Number(stats.size) + 1, chunkBytes))
  // A file that grows while it is read is no longer what it was, however much of it is read.
  for (let left = stats.size; left > 0n; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length)
    if (bytesRead === 0) break
    signal?.throwIfAborted()
    hash.update(buffer.subarray(0, bytesRead))
    kept?.push(Buffer.from(buffer.subarray(0, bytesRead)))
    left -= BigInt(bytesRead)
  }
  return {
    kind: 'file',
    size: Number(stats.size),
    sha256: hash.digest('hex'),
    mode: Number(stats.mode) & 0o777,
    id: `${stats.dev}:${stats.ino}`,
    ...(kept && { bytes: Buffer.concat(kept) }),
  }
}

/** Writes a new file to the disk. Who may do what with it is as given or, for a new file, as the process has it. */
export async function writeNew(
  folder: Folder,
  name: string,
  content: WrittenContent,
  mode: number | undefined,
): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW
  const handle = await open(folder.at(name), flags, mode ?? 0o666)
  try {
    if (mode !== undefined && ((await handle.stat()).mode & 0o777) !== mode) await handle.chmod(mode)
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function removeIfThere(folder: Folder, name: string): Promise<void> {
  try {
    await unlink(folder.at(name))
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

export function contentHashOf(content: WrittenContent): string {
  return createHash('sha256').update(content).digest('hex')
}

const atOnce = 8

/**
 * Does work for many, some at a time: the disk then flushes several together. After a failure none is begun, and those
 * under way are waited for.
 */
export async function forMany<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return
      await work(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
}
