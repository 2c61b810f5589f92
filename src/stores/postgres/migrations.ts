import { readdirSync, readFileSync } from 'node:fs'
import type { ClientBase } from 'pg'
import { DataTooNew } from '../port.ts'

const migrationsFolder = new URL('./migrations/', import.meta.url)

// Any number that nobody else uses: who holds its lock may migrate.
const lockNumber = 4_026_181_903

/**
 * Runs each migration that the data lacks in a transaction of its own: a kill leaves the old or the new schema.
 * Processes that start at once take turns, and who comes second finds the work done.
 * A migration of much data takes its time, and so does waiting for it.
 */
export async function migrate(client: ClientBase, migrations: readonly string[] = readMigrations()): Promise<void> {
  for (let isDone = false; !isDone; ) {
    await client.query('BEGIN')
    try {
      await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0')
      await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber])
      isDone = await migrateOnce(client, migrations)
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      throw error
    }
  }
}

async function migrateOnce(client: ClientBase, migrations: readonly string[]): Promise<boolean> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS "schemaVersion" (id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL)',
  )
  const { rows } = await client.query<{ version: number }>('SELECT version FROM "schemaVersion"')
  const found = rows[0]?.version ?? 0
  if (found > migrations.length) throw new DataTooNew(found, migrations.length)
  const next = migrations[found]
  if (next === undefined) return true
  await client.query(next)
  await client.query(
    'INSERT INTO "schemaVersion" VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET version = excluded.version',
    [found + 1],
  )
  return false
}

function readMigrations(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(new URL(name, migrationsFolder), 'utf8'))
}
