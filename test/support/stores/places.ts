import t from 'tap'
import type { Test } from 'tap'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { collections } from '../../../src/collections.ts'
import type { Store } from '../../../src/collections.ts'
import { schemasOf } from '../../../src/stores/collection.ts'
import type { Collections } from '../../../src/stores/collection.ts'
import type * as port from '../../../src/stores/port.ts'
import { postgresSchema, updateSchema as updatePostgresSchema } from '../../../src/stores/postgres/schema.ts'
import { openPostgresStore } from '../../../src/stores/postgres/store.ts'
import { toStored } from '../../../src/stores/postgres/text.ts'
import type { Migration } from '../../../src/stores/schema.ts'
import { updateSchema } from '../../../src/stores/sqlite/schema.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/store.ts'
import { tokensOf } from '../../../src/stores/tokens.ts'
import { makeFolder } from '../folder.ts'
import { startPostgres } from '../postgres.ts'

export const at = '2026-01-01T00:00:00.000Z'

export const postgres = await startPostgres(t)

/** A place with data, and how to look at it without the store. */
export interface Place {
  readonly name: 'sqlite' | 'postgres'
  readonly path: string
  readonly open: () => Promise<Store>
  readonly openWith: <Types>(given: Collections<Types>) => Promise<port.Store<Types>>
  /** Updates the schema and runs these migrations. */
  readonly update: <Types>(given: Collections<Types>, migrations: readonly Migration[]) => Promise<unknown>
  /** Makes the tables of the first version. */
  readonly begin: () => Promise<unknown>
  /** Puts the data there that version 1.0.72 wrote. */
  readonly bring: () => Promise<void>
  readonly query: (sql: string) => Promise<Row[]>
  readonly insert: (table: string, row: Row) => Promise<unknown>
  /** Gives of a table each index by its columns in their order. */
  readonly indexesOf: (table: string) => Promise<string[]>
  readonly columnsOf: (table: string) => Promise<string[]>
  readonly tables: () => Promise<string[]>
  /** What the database itself says of every table and index. */
  readonly definitions: () => Promise<Row[]>
}

export type Row = Readonly<Record<string, string | number | null>>

export function oldTask(id: string, given: object) {
  return {
    id,
    title: id,
    content: '',
    priority: 'medium',
    readiness: 0,
    tags: [] as string[],
    ...given,
    author: { id: 'user_owner', name: 'Owner' },
    ...{ reviewers: [] as string[], planSteps: [], comments: [], createdAt: at, updatedAt: at },
    ...given,
  }
}

export async function insertOldTask(place: Place, doc: ReturnType<typeof oldTask>): Promise<void> {
  const columns = { priority: doc.priority, updatedAt: doc.updatedAt }
  await place.insert('tasks', {
    id: doc.id,
    version: 3,
    doc: JSON.stringify(doc),
    ...columns,
    ...(place.name === 'sqlite' && { textHash: 'none' }),
  })
  for (const value of doc.tags) await place.insert('tasks_tags', { id: doc.id, value, ...columns })
  const words = tokensOf(`${doc.title}\n${doc.content}`)
  if (place.name === 'sqlite')
    await place.query(
      `INSERT INTO tasks_text (rowid, words) SELECT row, '${words.join(' ')}' FROM tasks WHERE id = '${doc.id}'`,
    )
  else
    await place.query(
      `INSERT INTO tasks_text (id, words) VALUES ('${doc.id}', array_to_tsvector('{${words.join(',')}}'))`,
    )
}

export async function makeSqlitePlace(t: Test): Promise<Place> {
  const path = makeFolder(t)
  const file = join(path, 'gantry.db')
  const database = new DatabaseSync(file)
  t.teardown(() => database.close())
  const query = async (sql: string) => {
    const rows = database.prepare(sql).all() as Row[]
    // As of another process: what a store reads within one turn of the event loop is of one moment.
    await nextTurn()
    return rows
  }
  return {
    name: 'sqlite',
    path,
    query,
    open: () => openSqliteStore(path, collections),
    openWith: (given) => openSqliteStore(path, given),
    update: async (given, migrations) => updateSchema(database, schemasOf(given), { migrations }),
    begin: async () => database.exec(`${readFixture('schema-1.sqlite.sql')}; PRAGMA user_version = 1`),
    bring: async () => {
      database.close()
      writeFileSync(file, gunzipSync(readFixture('data-1.0.72.sqlite.gz')))
      database.open()
    },
    tables: async () =>
      (
        await query(
          `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite_%'`,
        )
      ).map((row) => String(row['name'])),
    definitions: () => query(`SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name`),
    insert: async (table, row) =>
      database
        .prepare(
          `INSERT INTO "${table}" (${names(row)}) VALUES (${Object.keys(row)
            .map(() => '?')
            .join(', ')})`,
        )
        .run(...Object.values(row)),
    columnsOf: async (table) =>
      (await query(`SELECT name FROM pragma_table_info('${table}')`)).map((row) => String(row['name'])).sort(),
    indexesOf: async (table) => {
      const indexes = await query(`SELECT name FROM pragma_index_list('${table}')`)
      // What follows the declared columns is the key of the table, of which an index of the key itself has no second.
      const columns = await Promise.all(
        indexes.map(async ({ name }) =>
          (await query(`SELECT name FROM pragma_index_info('${name}')`)).map((row) => row['name']).join(' '),
        ),
      )
      return columns.sort()
    },
  }
}

export async function makePostgresPlace(t: Test): Promise<Place> {
  const path = await postgres.makeSchema()
  const client = new pg.Client({ connectionString: path })
  await client.connect()
  t.teardown(() => client.end())
  const query = async (sql: string) => (await client.query<Row>(sql)).rows
  const insert = (table: string, row: Row) =>
    client.query(
      `INSERT INTO "${table}" (${names(row)}) VALUES (${Object.keys(row)
        .map((_, index) => `$${index + 1}`)
        .join(', ')})`,
      Object.values(row),
    )
  return {
    name: 'postgres',
    path,
    query,
    open: () => openPostgresStore(path, collections),
    openWith: (given) => openPostgresStore(path, given),
    update: (given, migrations) => updatePostgresSchema(client, postgresSchema(schemasOf(given), { migrations })),
    begin: () => client.query(`${versionTable}; ${readFixture('schema-1.postgres.sql')}`),
    bring: async () => {
      await client.query(`${readFixture('schema-1.postgres.sql')}; ${readFixture('schema-2.postgres.sql')}`)
      await client.query(`${versionTable}; TRUNCATE heads, "schemaVersion"`)
      const data: Record<string, Row[]> = JSON.parse(String(gunzipSync(readFixture('data-1.0.72.postgres.json.gz'))))
      for (const [table, rows] of Object.entries(data)) for (const row of rows) await insert(table, row)
    },
    tables: async () =>
      (await query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`)).map((row) =>
        String(row['name']),
      ),
    definitions: () =>
      query(
        `SELECT indexname, tablename, replace(indexdef, current_schema(), 'schema') AS definition FROM pg_indexes WHERE schemaname = current_schema() ORDER BY 1`,
      ),
    insert: (table, row) =>
      insert(
        table,
        Object.fromEntries(
          Object.entries(row).map(([field, value]) => [field, typeof value === 'string' ? toStored(value) : value]),
        ),
      ),
    columnsOf: async (table) =>
      (
        await query(
          `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = '${table}'`,
        )
      )
        .map((row) => String(row['name']))
        .sort(),
    indexesOf: async (table) => {
      const indexes = await query(
        `SELECT (SELECT string_agg(attname, ' ' ORDER BY place) FROM unnest(indkey) WITH ORDINALITY AS key (number, place) JOIN pg_attribute ON attrelid = indrelid AND attnum = number) AS columns FROM pg_index WHERE indrelid = '"${table}"'::regclass`,
      )
      return indexes.map((row) => String(row['columns'])).sort()
    },
  }
}

export function names(row: Row): string {
  return Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ')
}

/** Of the table that the first versions kept their version in. */
export const versionTable =
  'CREATE TABLE "schemaVersion" (id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL); INSERT INTO "schemaVersion" VALUES (1, 1)'

export function readFixture(name: string): Buffer {
  return readFileSync(new URL(`../../fixtures/${name}`, import.meta.url))
}
