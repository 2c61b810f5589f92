import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A database of two plain tables in a folder of its own, flushed at every commit as the service's is. */
export function openPlainDatabase(): { database: DatabaseSync; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const database = new DatabaseSync(join(folder, 'plain.db'))
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE tasks (id TEXT PRIMARY KEY, doc TEXT NOT NULL); CREATE TABLE events (id INTEGER PRIMARY KEY, event TEXT NOT NULL)',
  )
  return {
    database,
    close: () => {
      database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
