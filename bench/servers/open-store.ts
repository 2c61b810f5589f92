import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../../src/collections.ts'
import type { Store } from '../../src/collections.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'

export interface OpenedStore {
  readonly store: Store
  /** Closes the store and removes its files. */
  close(): Promise<void>
}

/** A store of the service for a server by hand. */
export async function openStore(isSqlite: boolean): Promise<OpenedStore> {
  if (!isSqlite) {
    const store = openMemoryStore(collections)
    return { store, close: () => store.close() }
  }
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const store = await openSqliteStore(folder, collections)
  return {
    store,
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
