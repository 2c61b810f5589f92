import type { ClientBase } from 'pg'
import type { Schema } from '../schema.ts'
import { indexesOf, declaredTables } from './schema-record.ts'
import type { PostgresRecord, Surplus } from './schema-record.ts'

/** By the name of each table of the schema in the database, its columns. */
export type TableColumns = Map<string, readonly string[]>

/** An index of the database. */
export interface FoundIndex {
  readonly name: string
  readonly table: string
  /** Whether it is complete: a kill in the middle of `CREATE INDEX CONCURRENTLY` leaves an invalid index. */
  readonly isValid: boolean
}

/** Reads the tables of the database and their columns from the system catalog of PostgreSQL. */
export async function readColumns(client: ClientBase): Promise<TableColumns> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT relname AS table, array_agg(attname::text) AS columns FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped GROUP BY relname`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** The indexes of the declared tables, without those of primary keys. */
export async function findIndexes(client: ClientBase, schema: Schema): Promise<FoundIndex[]> {
  const { rows } = await client.query<FoundIndex>(
    `SELECT own.relname AS name, owner.relname AS table, indisvalid AS "isValid" FROM pg_index
      JOIN pg_class AS own ON own.oid = indexrelid JOIN pg_class AS owner ON owner.oid = indrelid
      WHERE owner.relnamespace = current_schema()::regnamespace AND owner.relname = ANY ($1) AND NOT indisprimary`,
    [declaredTables(schema).map(({ name }) => name)],
  )
  return rows
}

/** What the database has and the schema does not declare. Recorded surplus keeps the version since which it is. */
export async function findSurplus(
  client: ClientBase,
  schema: Schema,
  { surplus: recorded }: PostgresRecord,
): Promise<Surplus[]> {
  const columnsByTable = await readColumns(client)
  const wanted = indexesOf(schema)
  const tables = schema.collections.flatMap(({ collection, derived }) =>
    [...columnsByTable.keys()]
      .filter((name) => name.startsWith(`${collection.name}_`) && !derived.some((table) => table.name === name))
      .map((name) => ({ kind: 'table' as const, table: name, name })),
  )
  const columns = schema.collections.flatMap(({ documents, derived }) =>
    [documents, ...derived].flatMap(({ name: table, columns: declared }) =>
      (columnsByTable.get(table) ?? [])
        .filter((name) => !declared.includes(name))
        .map((name) => ({ kind: 'column' as const, table, name })),
    ),
  )
  const indexes = (await findIndexes(client, schema))
    .filter(({ name }) => !wanted.has(name))
    .map(({ name, table }) => ({ kind: 'index' as const, table, name }))
  const isSame = (one: Omit<Surplus, 'since'>) => (other: Surplus) =>
    other.kind === one.kind && other.table === one.table && other.name === one.name
  return [...indexes, ...columns, ...tables].map((each) => ({
    ...each,
    since: recorded.find(isSame(each))?.since ?? schema.version,
  }))
}
