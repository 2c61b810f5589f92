import { Failure, fail } from '../../errors.ts'
import { ForbiddenPath } from './folders.ts'
import { codeOf } from '../work/system-error.ts'

const denials: Record<string, string> = {
  EACCES: 'the service lacks the permission',
  EPERM: 'the system does not allow it',
  EROFS: 'its disk is read-only',
}

/**
 * Refuses what the system does not let happen, in the words of the product. What is not known here is thrown as it is.
 */
export function refuseChange(error: unknown, path: string): never {
  const code = codeOf(error) ?? ''
  const options = { cause: error }
  if (error instanceof Failure) throw error
  if (error instanceof Error && error.name === 'AbortError')
    fail('validation_failed', { ...options, message: 'The request ended before it was complete.' })
  if (error instanceof ForbiddenPath)
    fail('path_forbidden', {
      ...options,
      message: `${path} is protected: it belongs to git or to the service.`,
    })
  if (code === 'ENOSPC' || code === 'EDQUOT')
    fail('storage_full', { ...options, message: 'The disk is full. Free some space and try again.' })
  if (denials[code])
    fail('path_forbidden', { ...options, message: `${path} cannot be read or written: ${denials[code]}.` })
  if (['ENAMETOOLONG', 'EINVAL', 'EILSEQ'].includes(code))
    fail('validation_failed', { ...options, message: `${path} is not a valid file name on the disk of the project.` })
  throw error
}
