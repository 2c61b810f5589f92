import type { Store } from '../../collections.ts'

/** What every part of the tasks works with. */
export interface TaskContext {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
}
