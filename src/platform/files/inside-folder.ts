import { constants, statSync } from 'node:fs'
import { lstat, open, readlink, realpath, type FileHandle } from 'node:fs/promises'
import { sep } from 'node:path'
import type { BigIntStats } from 'node:fs'
import { codeOf } from '../work/system-error.ts'

/** A path leads, over links, to a place outside of the folder that it must stay in. */
export class OutsideFolder extends Error {}
/** A path names something that is not a regular file. */
export class NotAFile extends Error {}
/** A file is larger than its limit. */
export class FileTooLarge extends Error {
  readonly size: number
  constructor(size: number) {
    super(`The file has ${size} bytes.`)
    this.size = size
  }
}

export interface FileRead {
  /** In a buffer of their own, so that it can be handed to a worker. */
  readonly bytes: Buffer<ArrayBuffer>
  readonly modifiedAt: Date
  /** Differs whenever the file may have changed. */
  readonly version: string
  /** Whether the file was left alone for so long that an unchanged `version` means unchanged bytes. */
  readonly settled: boolean
}

/**
 * Reads a regular file of at most `bytesMax` bytes that lies inside `folder`; nothing when it does not exist.
 * The last part of the path must not be a link; links before it may not lead out of the folder.
 */
export async function readInside(folder: string, path: string, bytesMax: number): Promise<FileRead | undefined> {
  const handle = await openInside(folder, path)
  if (handle === undefined) return undefined
  try {
    return await readWhole(handle, bytesMax)
  } finally {
    await handle.close()
  }
}

/** The same for who reads it piece by piece, whatever kind of file it is. The handle is the caller's to close. */
export async function openInside(folder: string, path: string): Promise<FileHandle | undefined> {
  const handle = await openPlain(path)
  if (handle === undefined) return undefined
  try {
    await refuseOutside(handle, path, folder)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * What `version` in `FileRead` would be if the file was read now; nothing when it does not exist. Blocks for the few
 * microseconds of one `stat`: a thread of the pool takes twenty times as long to begin and to report.
 */
export function fileVersion(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats && versionOf(stats)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

// Without O_NONBLOCK, opening a pipe would wait for a writer.
async function openPlain(path: string): Promise<FileHandle | undefined> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY
  return await orMissing(open(path, flags))
}

// The check comes after opening: a path that was checked before could be exchanged in between.
async function refuseOutside(handle: FileHandle, path: string, folder: string): Promise<void> {
  const opened = await openedPath(handle, path)
  if (!isInside(await realpath(folder), opened)) throw new OutsideFolder(path)
}

async function openedPath(handle: FileHandle, path: string): Promise<string> {
  if (process.platform === 'linux') return await readlink(`/proc/self/fd/${handle.fd}`)
  const real = await realpath(path)
  const [found, opened] = await Promise.all([lstat(real), handle.stat()])
  if (found.ino !== opened.ino || found.dev !== opened.dev) throw new OutsideFolder(path)
  return real
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

async function readWhole(handle: FileHandle, bytesMax: number): Promise<FileRead> {
  const before = await handle.stat({ bigint: true })
  if (!before.isFile()) throw new NotAFile()
  if (before.size > bytesMax) throw new FileTooLarge(Number(before.size))
  const bytes = await readAtMost(handle, bytesMax, Number(before.size))
  const after = await handle.stat({ bigint: true })
  const settled = versionOf(before) === versionOf(after) && hasSettled(after)
  return { bytes, modifiedAt: after.mtime, version: versionOf(after), settled }
}

async function readAtMost(handle: FileHandle, bytesMax: number, sizeSeen: number): Promise<Buffer<ArrayBuffer>> {
  // One byte more than the file had: a full buffer means that the file is growing.
  let buffer = Buffer.allocUnsafeSlow(sizeSeen + 1)
  let length = 0
  for (;;) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length)
    if (bytesRead === 0) return buffer.subarray(0, length)
    length += bytesRead
    if (length > bytesMax) throw new FileTooLarge(length)
    if (length === buffer.length) buffer = enlarge(buffer, Math.min(length * 2, bytesMax + 1))
  }
}

function enlarge(buffer: Buffer<ArrayBuffer>, size: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(size)
  buffer.copy(larger)
  return larger
}

/** Differs whenever the file may have changed. */
export function versionOf(stats: BigIntStats): string {
  return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`
}

// File times advance in steps of some milliseconds: two writes within one step look the same from outside.
const timeStepMs = 1_000

function hasSettled(stats: BigIntStats): boolean {
  return Math.abs(Date.now() - Number(stats.ctimeMs)) > timeStepMs
}

async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

// ELOOP is what O_NOFOLLOW says to a link; ENXIO is what O_NONBLOCK says to a socket.
const missing = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'ENAMETOOLONG'])

function isMissing(error: unknown): boolean {
  return missing.has(codeOf(error))
}
