import type { Store } from '../../collections.ts'

/** What every part of the tasks works with. */
export interface TaskContext {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
}

export interface Page {
  readonly limit: number
  readonly cursor?: string
}
