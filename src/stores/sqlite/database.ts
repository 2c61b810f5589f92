import type { DatabaseSync } from 'node:sqlite'
import type { CollectionSchemas } from '../collection.ts'
import { DataDamaged } from '../port.ts'
import { isDamage } from './faults.ts'
import { updateSchema } from './schema.ts'

/**
 * Opens the file, brings its schema up to date, and sets it to flush every commit. With `isChecked`, reads it through before.
 * Throws `DataDamaged` when the file is damaged or belongs to another program; a file of another program is not changed.
 */
export async function openDatabase(
  file: string,
  collections: CollectionSchemas,
  isChecked: boolean,
): Promise<DatabaseSync> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    refuseForeign(database, file)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768;')
    if (isChecked) check(database, file)
    updateSchema(database, collections)
    return database
  } catch (error) {
    database.close()
    throw isDamage(error) ? new DataDamaged(`The database ${file} is damaged, or is not a database.`, error) : error
  }
}

/** A database of this product has a schema version as soon as it has a table. */
function refuseForeign(database: DatabaseSync, file: string): void {
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
