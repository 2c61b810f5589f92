import { DatabaseSync, backup } from 'node:sqlite'

const lockWaitMs = 5000
const pagesMax = 2 ** 31 - 1

/** Copies a database, as of one moment, into an empty file, also while a service writes to it. */
export async function snapshotSqlite(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: lockWaitMs })
  try {
    // All pages in one step: a write between two steps would begin the copy again.
    await backup(database, target, { rate: pagesMax })
  } finally {
    database.close()
  }
}
