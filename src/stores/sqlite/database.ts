import { readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { DataTooNew } from '../port.ts'

const migrationsFolder = new URL('./migrations/', import.meta.url)

/** Opens the file, creates or migrates its schema, and sets it to flush every commit. */
export async function openDatabase(file: string): Promise<DatabaseSync> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file)
  try {
    database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768;',
    )
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Runs each migration that the data lacks in a transaction of its own: a kill leaves the old or the new schema. */
export function migrate(database: DatabaseSync, migrations: readonly string[] = readMigrations()): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (found > migrations.length) throw new DataTooNew(found, migrations.length)
  migrations.slice(found).forEach((sql, index) => {
    try {
      database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${found + index + 1}; COMMIT;`)
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  })
}

function readMigrations(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(new URL(name, migrationsFolder), 'utf8'))
}
