import type { Store } from '../../collections.ts'
import type { Actors } from '../../platform/work/actors.ts'

/** What every part of the tasks works with. */
export interface TaskContext {
  readonly store: Store
  readonly actors: Actors
  readonly now: () => string
  readonly newId: (prefix: string) => string
}
