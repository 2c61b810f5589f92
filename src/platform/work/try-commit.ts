import type { Change, Store } from '../../collections.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'

/** Commits changes. Returns false, and stores none of them, when another writer was faster. */
export async function tryCommit(store: Pick<Store, 'commit'>, changes: readonly Change[]): Promise<boolean> {
  try {
    await store.commit(changes)
    return true
  } catch (error) {
    if (error instanceof VersionConflict || error instanceof DuplicateId) return false
    throw error
  }
}
