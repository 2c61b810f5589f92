import { chmodSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { CollectionSchemas } from '../collection.ts'
import { DataDamaged, DatabaseUnavailable, StorageLocked, StorageReadOnly } from '../port.ts'
import { isDamage, isReadOnlyFault } from './faults.ts'
import { whenUnlocked } from './locks.ts'
import { updateSchema } from './schema.ts'

export interface OpenOptions {
  /** Whether to read the file through before. */
  readonly isChecked: boolean
  readonly lockWaitMs: number
}

/**
 * Opens the file, brings its schema up to date, and sets it to flush every commit. Throws `DataDamaged` when the file
 * is damaged or belongs to another program; a file of another program is not changed. Throws `DatabaseUnavailable`
 * while another program has the file locked, and `StorageReadOnly` when it cannot be written.
 */
export async function openDatabase(
  file: string,
  collections: CollectionSchemas,
  { isChecked, lockWaitMs }: OpenOptions,
): Promise<DatabaseSync> {
  const { DatabaseSync } = await import('node:sqlite')
  try {
    return await whenUnlocked(lockWaitMs, () => prepare(new DatabaseSync(file), file, collections, isChecked))
  } catch (error) {
    if (!(error instanceof StorageLocked)) throw error
    throw new DatabaseUnavailable(`The database ${file} is locked by another program.`, error)
  }
}

/** The connection has no busy timeout: waiting for a lock in SQLite would block the event loop. */
function prepare(
  database: DatabaseSync,
  file: string,
  collections: CollectionSchemas,
  isChecked: boolean,
): DatabaseSync {
  try {
    refuseForeign(database, file)
    // The files that SQLite makes beside it get the same mode.
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -8192;')
    if (isChecked) check(database, file)
    updateSchema(database, collections)
    // SQLite opens a file that it cannot write for reading alone, and says so at the first write.
    database.exec('DELETE FROM probe WHERE id < 0')
    return database
  } catch (error) {
    database.close()
    if (isReadOnlyFault(error)) throw new StorageReadOnly(`the database ${file} cannot be written`, error)
    throw isDamage(error) ? new DataDamaged(`The database ${file} is damaged, or is not a database.`, error) : error
  }
}

/** Throws `DataDamaged`. A database of this product has a schema version as soon as it has a table. */
export function refuseForeign(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  const table = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' LIMIT 1`).get()
  if (version === 0 && table !== undefined)
    throw new DataDamaged(`The database ${file} belongs to another program: it has a table ${String(table['name'])}.`)
}

/** Finds pages and indexes that are not in order, but no change of a text in the middle of a page. */
function check(database: DatabaseSync, file: string): void {
  const finding = String(database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'])
  if (finding !== 'ok') throw new DataDamaged(`The database ${file} is damaged: ${finding.split('\n').at(-1)}.`)
}
