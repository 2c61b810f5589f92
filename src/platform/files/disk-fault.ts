import { Failure } from '../../errors.ts'
import { StorageFailed, StorageFull } from '../../stores/port.ts'
import { codeOf } from '../work/system-error.ts'

/** The error as the ports name it: a full disk as `StorageFull`, a broken one as `StorageFailed`. */
export function namedDiskFault(error: unknown): unknown {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')) return new StorageFull(error)
  return codeOf(error) === 'EIO' ? new StorageFailed(error) : error
}

/**
 * What the system says of its disk where a file is written that no store has, as a failure of the product; nothing for
 * all else. A call that stores nothing may need a file for a moment: for it a full disk is `not_ready`.
 */
export function diskFailureOf(error: unknown, { isReading = false } = {}): Failure | undefined {
  const message = faults[codeOf(error) ?? '']
  if (message === undefined) return undefined
  return new Failure(message === full && !isReading ? 'storage_full' : 'not_ready', { message, cause: error })
}

const full = 'The disk of the service is full. Free some space and try again.'
const faults: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: 'The disk of the service is read-only.',
}
