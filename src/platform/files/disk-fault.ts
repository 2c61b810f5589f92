import { StorageFailed, StorageFull } from '../../stores/port.ts'
import { codeOf } from '../work/system-error.ts'

/** The error as the ports name it: a full disk as `StorageFull`, a broken one as `StorageFailed`. */
export function namedDiskFault(error: unknown): unknown {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')) return new StorageFull(error)
  return codeOf(error) === 'EIO' ? new StorageFailed(error) : error
}
