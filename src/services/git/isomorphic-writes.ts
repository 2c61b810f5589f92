import { fail } from '../../errors.ts'
import type { WriteEngine } from './writing.ts'

/** The library writes an index without its lock, and so this service writes by git alone. */
export function createIsomorphicWrites(): WriteEngine {
  const refuse = (): never =>
    fail('git_unsupported', {
      message: 'This requires the git program: install git 2.30 or newer on the machine of the service.',
    })
  return {
    stage: refuse,
    unstage: refuse,
    commit: refuse,
    moveRef: refuse,
    checkout: refuse,
    merge: refuse,
    populate: refuse,
    removeRefs: refuse,
    isAncestor: refuse,
    entries: refuse,
    checkedOut: refuse,
    identity: refuse,
  }
}
