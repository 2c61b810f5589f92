import { DatabaseSync } from 'node:sqlite'
import { checksumColumn, checksumOf } from '../checksum.ts'
import { composeFork } from '../fork.ts'

/**
 * Begins a new history of events in a database that a backup brought back: who has read later events than it contains
 * receives that, and no number is given twice.
 */
export function beginHistory(file: string): void {
  const database = new DatabaseSync(file)
  try {
    const columns = database.prepare(`SELECT name FROM pragma_table_info('events')`).all()
    if (columns.length === 0) return
    const newest = database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'events'`).get()?.['seq']
    const { id, event } = composeFork(Number(newest ?? 0))
    const text = JSON.stringify(event)
    // A backup of an earlier version has no checksums yet.
    const row = {
      id,
      kind: event.kind,
      at: event.at,
      event: text,
      ...(columns.some(({ name }) => name === checksumColumn) && { checksum: checksumOf(text) }),
    }
    const names = Object.keys(row)
    database
      .prepare(`INSERT INTO events (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
      .run(...Object.values(row))
  } finally {
    database.close()
  }
}
