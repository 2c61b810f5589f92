import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import type { CollectionSchemas } from '../collection.ts'
import { currentLine } from '../schema-ledger.ts'
import { checkRecord, describeSchema, readMigrations, tooNew } from '../schema.ts'
import type { Schema, SchemaSource } from '../schema.ts'
import { SchemaUpdate } from './schema-update.ts'
import { readRecord, standingOf } from './schema-record.ts'
import type { PostgresRecord } from './schema-record.ts'
import { otherTables, tableMakers } from './tables.ts'

const migrationsFolder = new URL('./migrations/', import.meta.url)

// Any number that nothing else uses: the process that has this lock changes the schema.
const lockNumber = 4_026_181_904

const lockPollMs = 100

/** The version of the data that this service writes. */
export function knownVersion(): number {
  return currentLine.version
}

export function postgresSchema(collections: CollectionSchemas, { line, migrations }: SchemaSource = {}): Schema {
  return describeSchema(collections, tableMakers, otherTables, migrations ?? readMigrations(migrationsFolder), line)
}

/**
 * Brings the database to a schema, unless a newer version that lets this one write has brought it further: then it is
 * left as it is. Older processes go on writing meanwhile, if the schema admits them. A kill leaves work that the next
 * start completes. Of several processes that start at once, one does the work and the others wait. Throws `DataTooNew`.
 * Costs two reads when nothing has changed.
 */
export async function updateSchema(client: ClientBase, schema: Schema): Promise<void> {
  if (isSettled(schema, await readRecord(client))) return
  await withoutLimits(client, () =>
    locked(client, async () => {
      if (!isSettled(schema, await readRecord(client))) await new SchemaUpdate(client, schema).run()
    }),
  )
}

function isSettled(schema: Schema, record: PostgresRecord): boolean {
  const standing = standingOf(schema, record)
  if (standing === 'superseded') throw tooNew(record.version, schema.version)
  if (standing === 'behind') return true
  checkRecord(schema, record)
  return standing === 'current' && record.unfinished === undefined
}

/** The work takes its time where there are many data, and so does waiting for another process that does it. */
async function withoutLimits(client: ClientBase, act: () => Promise<void>): Promise<void> {
  const names = ['statement_timeout', 'lock_timeout']
  const { rows } = await client.query<Record<string, string>>(
    `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`,
  )
  try {
    for (const name of names) await client.query(`SET ${name} = 0`)
    await act()
  } finally {
    for (const name of names)
      await client.query(`SELECT set_config($1, $2, false)`, [name, rows[0]?.[name]]).catch(() => {})
  }
}

/**
 * Runs while no other process changes this schema. The lock is polled for: a process that waited for it inside a
 * statement would have a snapshot, for whose end CREATE INDEX CONCURRENTLY of the process with the lock waits.
 */
async function locked(client: ClientBase, act: () => Promise<void>): Promise<void> {
  const key = `hashtextextended(current_schema(), ${lockNumber})`
  const take = async () =>
    (await client.query<{ isTaken: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS "isTaken"`)).rows[0]?.isTaken
  while (!(await take())) await pause(lockPollMs)
  try {
    await act()
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${key})`).catch(() => {})
  }
}
