import type { ClientBase } from 'pg'
import type { CollectionSchema } from '../collection.ts'
import { plainWordSourcesOf } from '../facets.ts'
import { columnsOf, isSearchable } from '../query.ts'
import type { Schema, SchemaRecord, Table } from '../schema.ts'

/** What of the database belongs to no table that is declared now. */
export interface Surplus {
  readonly kind: 'index' | 'table' | 'column'
  readonly table: string
  /** Of the index or the column. */
  readonly name: string
  /** The version of the schema that was the first to lack it. Processes of earlier versions may need it. */
  readonly since: number
}

/** What is recorded of the schema of a database. */
export interface PostgresRecord extends SchemaRecord {
  /** Nothing where only processes of before the ledger have worked. */
  readonly writableBy: number | undefined
  /** By its name the statement of each index, and of each table that belongs to no collection. */
  readonly statements: Readonly<Record<string, string>>
  readonly surplus: readonly Surplus[]
  /** The collections whose items are yet to be derived again; nothing when all that belongs to the schema is done. */
  readonly unfinished: readonly string[] | undefined
}

/**
 * How a process stands to the schema that is in force. It is its own (`current`); it is another in which it may write,
 * where newer processes complete its items (`behind`); it is one that it has to bring up to date before it writes
 * (`ahead`); it is one in which it may not write (`superseded`).
 */
export type Standing = 'current' | 'behind' | 'ahead' | 'superseded'

export function standingOf(schema: Schema, record: PostgresRecord): Standing {
  const { version, fingerprint } = schema
  if (record.version === 0) return 'ahead'
  if ((record.writableBy ?? record.version) > version) return 'superseded'
  if (record.fingerprint === fingerprint) return 'current'
  if (record.version !== version) return record.version > version ? 'behind' : 'ahead'
  // Two states of a version under development, of which one may contain the other.
  return covers(record, schema) ? 'behind' : 'ahead'
}

/** What is made from the items of a collection, so that each write must keep it in step. */
export function derivedOf(collection: CollectionSchema): readonly string[] {
  return [
    ...columnsOf(collection).map((field) => `column ${field}`),
    ...collection.lists.map((field) => `list ${field}`),
    ...(isSearchable(collection) ? plainWordSourcesOf(collection) : []),
  ]
}

/** The collections that are not derived in the schema in force as this process derives them. */
export function otherwiseDerived({ collections }: Schema, record: PostgresRecord): ReadonlySet<string> {
  const differing = collections.filter(({ collection }) => {
    const recorded = record.collections[collection.name] ?? []
    const own = derivedOf(collection)
    return own.length !== recorded.length || own.some((line) => !recorded.includes(line))
  })
  return new Set(differing.map(({ collection }) => collection.name))
}

/** Every table that the schema declares. */
export function declaredTables({ collections, others }: Schema): readonly Table[] {
  return [...others, ...collections.flatMap(({ documents, derived }) => [documents, ...derived])]
}

export function indexesOf(schema: Schema): ReadonlyMap<string, string> {
  return new Map(declaredTables(schema).flatMap(({ indexes }) => [...indexes]))
}

export function statementsOf(schema: Schema): PostgresRecord['statements'] {
  return Object.fromEntries([...schema.others.map(({ name, create }) => [name, create]), ...indexesOf(schema)])
}

export async function readRecord(client: Pick<ClientBase, 'query'>): Promise<PostgresRecord> {
  const found = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('"schemaVersion"') IS NOT NULL AS "isThere"`,
  )
  // A version before the record made this table with the version alone.
  const { rows } = found.rows[0]?.isThere
    ? await client.query(
        `SELECT record.*, to_jsonb(heads) ->> 'schema' AS fingerprint FROM "schemaVersion" AS record, heads`,
      )
    : { rows: [] }
  const [row] = rows
  return {
    version: row?.version ?? 0,
    writableBy: row?.writableBy ?? undefined,
    fingerprint: row?.fingerprint ?? undefined,
    collections: JSON.parse(row?.collections ?? '{}'),
    statements: JSON.parse(row?.indexes ?? '{}'),
    surplus: JSON.parse(row?.surplus ?? '[]'),
    unfinished: row?.unfinished ? JSON.parse(row.unfinished) : undefined,
  }
}

/** Records what the schema is now. From its commit on, writers of other versions take notice. */
export async function writeRecord(client: ClientBase, record: PostgresRecord): Promise<void> {
  const { version, writableBy, fingerprint, collections, statements, surplus, unfinished } = record
  await client.query(
    `INSERT INTO "schemaVersion" (id, version, "writableBy", collections, indexes, surplus, unfinished)
      VALUES (1, $1, $2, $3, $4, $5, $6)
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, "writableBy" = excluded."writableBy",
        collections = excluded.collections, indexes = excluded.indexes, surplus = excluded.surplus,
        unfinished = excluded.unfinished`,
    [
      version,
      writableBy,
      JSON.stringify(collections),
      JSON.stringify(statements),
      JSON.stringify(surplus),
      unfinished && JSON.stringify(unfinished),
    ],
  )
  await client.query('UPDATE heads SET schema = $1', [fingerprint])
}

function covers(record: PostgresRecord, schema: Schema): boolean {
  const hasEach = schema.collections.every(({ collection }) => {
    const recorded = record.collections[collection.name]
    return recorded !== undefined && derivedOf(collection).every((line) => recorded.includes(line))
  })
  return hasEach && Object.entries(statementsOf(schema)).every(([name, sql]) => record.statements[name] === sql)
}
