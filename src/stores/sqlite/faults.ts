import { StorageFailed, StorageFull } from '../port.ts'

const ioError = 10
const corrupt = 11
const full = 13
const notADatabase = 26
// The index of the log cannot grow: the one I/O error that a full disk gives instead of SQLITE_FULL.
const ioErrorShmSize = ioError | (19 << 8)

/** Whether the content of the file is not what SQLite wrote: a page of it, or a text in it. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === corrupt || code === notADatabase || error instanceof SyntaxError
}

/** What an error of SQLite means for who writes: the disk is full, the disk has failed, or neither. */
export function faultOf(error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  if ((code & 0xff) === full || code === ioErrorShmSize) return new StorageFull(error)
  return [ioError, corrupt, notADatabase].includes(code & 0xff) ? new StorageFailed(error) : error
}
