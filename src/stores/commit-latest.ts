import { DuplicateId, VersionConflict } from './port.ts'
import type { Change, Store } from './port.ts'

const triesMax = 100

/**
 * Commits what `build` makes of the items as they are now, and builds it anew when another writer was faster.
 * Gives what `build` gave last. For changes that hold whatever the others did; a caller who names a version has no
 * use for it.
 */
export async function commitLatest<Result>(store: Store, build: () => Promise<{ changes: Change[]; result: Result }>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const { changes, result } = await build()
    try {
      await store.commit(changes)
      return result
    } catch (error) {
      const wasSlower = error instanceof VersionConflict || error instanceof DuplicateId
      if (!wasSlower || tries === triesMax) throw error
    }
  }
}
