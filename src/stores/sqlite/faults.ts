import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StorageFailed, StorageFull, StorageReadOnly } from '../port.ts'

const readOnly = 8
const ioError = 10
const corrupt = 11
const full = 13
const cannotOpen = 14
const notADatabase = 26
/** Nothing was written of what was to be: a flush that fails has another code. */
const ioErrorWrite = ioError | (3 << 8)
// The index of the log cannot grow: the one I/O error that a full disk gives instead of SQLITE_FULL.
const ioErrorShmSize = ioError | (19 << 8)

/** Whether the content of the file is not what SQLite wrote: a page of it, or a text in it. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === corrupt || code === notADatabase || error instanceof SyntaxError
}

/**
 * What an error of SQLite means for who writes into the folder: the disk is full, is read-only, has failed, or none of
 * these.
 */
export function faultOf(error: unknown, folder?: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  const kind = code & 0xff
  if (kind === full || code === ioErrorShmSize) return new StorageFull(error)
  const isRefused = kind === readOnly || kind === cannotOpen || code === ioErrorWrite
  if (isRefused && folder !== undefined && isReadOnly(folder))
    return new StorageReadOnly('the disk is read-only', error)
  return [ioError, corrupt, notADatabase].includes(kind) ? new StorageFailed(error) : error
}

/**
 * Asked by making a file: a disk that an error made read-only may count as writable otherwise. The file of the database
 * cannot be asked, because to close it would let go of all locks of SQLite on it.
 */
function isReadOnly(folder: string): boolean {
  const file = join(folder, `write-probe-${randomUUID()}`)
  try {
    closeSync(openSync(file, 'wx'))
    rmSync(file)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EROFS'
  }
}

/** Whether the file was opened for reading alone, since it cannot be written. */
export function isReadOnlyFault(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === readOnly
}
