import type { Change } from '../../collections.ts'

/** A change of a collection that a variable names: of a union of several, the compiler does not see what fits. */
export function namedChange(change: object): Change {
  return change as Change
}
