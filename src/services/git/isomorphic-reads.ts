import { fail } from '../../errors.ts'
import type { ReadEngine } from './reading.ts'

/** The library reads too, but this service reads by git alone. */
export function createIsomorphicReads(): ReadEngine {
  const refuse = (): never =>
    fail('git_unsupported', {
      message: 'This requires the git program: install git 2.30 or newer on the machine of the service.',
    })
  return { status: refuse, diff: refuse, resolve: refuse, log: refuse, blob: refuse, bytes: refuse, branches: refuse }
}
