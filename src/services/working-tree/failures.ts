import { Failure, fail } from '../../errors.ts'
import { ForbiddenFolder, codeOf } from './folders.ts'

const denials: Record<string, string> = {
  EACCES: 'the service lacks the permission',
  EPERM: 'the system does not allow it',
  EROFS: 'it lies on a disk that cannot be written',
}

/** Refuses what the system does not let happen, in the words of the product. What is not known here is thrown as it is. */
export function refuse(error: unknown, path: string): never {
  const code = codeOf(error) ?? ''
  const options = { cause: error }
  if (error instanceof Failure) throw error
  if (error instanceof Error && error.name === 'AbortError')
    fail('validation_failed', { ...options, message: 'The request was cut off.' })
  if (error instanceof ForbiddenFolder)
    fail('path_forbidden', {
      ...options,
      message: `Nothing may be written to ${path}. It belongs to git or to the service.`,
    })
  if (code === 'ENOSPC' || code === 'EDQUOT')
    fail('storage_full', { ...options, message: 'The disk is full. Free some space and try again.' })
  if (denials[code])
    fail('path_forbidden', { ...options, message: `${path} cannot be read or written: ${denials[code]}.` })
  if (['ENAMETOOLONG', 'EINVAL', 'EILSEQ'].includes(code))
    fail('validation_failed', { ...options, message: `${path} is a name that the disk of the project does not take.` })
  throw error
}
