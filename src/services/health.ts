import { fail } from '../errors.ts'
import type { Store } from '../stores/port.ts'

export interface Health {
  /** Resolves when the service takes work, and refuses with `not_ready` when it does not. */
  check(): Promise<void>
}

/** Ready means that the store takes a write now. */
export function createHealth({ store }: { store: Store }): Health {
  return {
    check: () => store.probe().catch((cause: unknown) => fail('not_ready', { message: 'The store takes no writes now.', retryAfter: 5, cause })),
  }
}
