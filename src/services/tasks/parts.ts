import type { Change, Store } from '../../stores/port.ts'

/** What every part of the tasks works with. */
export interface Parts {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
}

/** What is to be committed, with what it gives. */
export type Plan<Given> = Given & { readonly changes: readonly Change[] }

export interface Page {
  readonly limit: number
  readonly cursor?: string
}
