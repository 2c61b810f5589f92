import { fail } from '../../../errors.ts'

/**
 * Refuses what git could not do because of the disk of this machine, by what it says in its C locale. Returns when it
 * says nothing of that.
 */
export function refuseDiskFaults(errors: string): void {
  // A remote has a disk of its own.
  const own = errors
    .split(/[\r\n]+/)
    .filter((line) => !line.startsWith('remote:'))
    .join('\n')
  if (/Read-only file system/.test(own))
    fail('git_unsupported', { message: 'The disk of the repository is read-only: git cannot write there.' })
  if (fullDisk.test(own))
    fail('storage_full', {
      message: 'Git could not write: the disk of the repository is full. Free some space and try again.',
    })
}

/** Git does not always add what the system said. */
const fullDisk =
  /No space left on device|Disk quota exceeded|Out of diskspace|unable to write (?:new )?(?:index|file|loose)|couldn't write|write error/
