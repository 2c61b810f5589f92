import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { CollectionSchema, CollectionSchemas } from './collection.ts'
import { DataTooNew } from './port.ts'
import { wordSourcesOf } from './facets.ts'
import { groupsOf } from './query.ts'
import { currentLine } from './schema-ledger.ts'
import type { SchemaLine } from './schema-ledger.ts'

/** A table, the columns that it needs, and the SQL that makes it and its indexes. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The types of the columns that a table of an older version may lack. */
  readonly added?: ReadonlyMap<string, string>
  readonly create: string
  /** By their names. */
  readonly indexes: ReadonlyMap<string, string>
}

/** The tables of one collection: one for its documents, and those that are made from these. */
export interface CollectionTables {
  readonly collection: CollectionSchema
  readonly documents: Table
  readonly derived: readonly Table[]
}

/** How a driver makes the tables of a collection. */
export interface TableMakers {
  readonly documents: (collection: CollectionSchema) => Table
  /** What is made from the documents: they repeat columns or contain words. */
  readonly derived: (collection: CollectionSchema) => readonly Table[]
}

/** Changes documents. What is derived from them, such as columns and indexes, follows by itself. */
export interface Migration {
  /** The version of the data after it. */
  readonly version: number
  readonly sql: string
  /** The collections whose documents it changes or adds. */
  readonly changes: readonly string[]
}

/** What the database has to be like. */
export interface Schema {
  readonly version: number
  /** The lowest version whose processes may still write once the data are of this one. */
  readonly writableBy: number
  readonly migrations: readonly Migration[]
  readonly collections: readonly CollectionTables[]
  /** Tables of the driver's own, which belong to no collection. */
  readonly others: readonly Table[]
  /** Differs whenever anything of this differs. */
  readonly fingerprint: string
}

/** What of a schema a test gives in place of what the sources say. */
export interface SchemaSource {
  readonly line?: SchemaLine
  readonly migrations?: readonly Migration[]
}

/** What was recorded when the schema was last brought up to date. */
export interface SchemaRecord {
  /** 0 where there is no data yet. */
  readonly version: number
  readonly fingerprint: string | undefined
  /** By the name of each declared collection, what the words of its items are made of. */
  readonly collections: Readonly<Record<string, readonly string[]>>
}

export function describeSchema(
  declared: CollectionSchemas,
  makers: TableMakers,
  others: readonly Table[],
  migrations: readonly Migration[],
  line: SchemaLine = currentLine,
): Schema {
  const version = Math.max(line.version, migrations.at(-1)?.version ?? 0)
  // A migration that the ledger does not know admits no older writer.
  const writableBy = version === line.version ? line.writableBy : version
  const collections = [...declared.values()].map((collection) => tablesOf(collection, makers))
  const tables = [...others, ...collections.flatMap(({ documents, derived }) => [documents, ...derived])]
  const lines = [
    ...tables.flatMap(({ name, create, columns, indexes }) => [create, `${name}: ${columns}`, ...indexes.values()]),
    ...Object.entries(recordedCollections(collections)).map(([name, text]) => `${name}: ${text}`),
  ]
  // Sorted: the order in which collections are declared makes no difference.
  const fingerprint = hash('sha256', [version, ...lines.sort()].join('\n'))
  return { version, writableBy, migrations, collections, others, fingerprint }
}

/**
 * Throws when a newer version of the service wrote the data. Its version says so, or it has a collection that is not
 * declared here: a collection is given up by a migration, which removes its table.
 */
export function checkRecord({ version, collections }: Schema, record: SchemaRecord): void {
  if (record.version > version) throw tooNew(record.version, version)
  const known = new Set(collections.map(({ collection }) => collection.name))
  const unknown = Object.keys(record.collections).filter((name) => !known.has(name))
  if (record.version === version && unknown.length > 0)
    throw new DataTooNew(`The data has collections that this version does not know: ${unknown.join(', ')}.`)
}

export function tooNew(found: number, known: number): DataTooNew {
  return new DataTooNew(`The data has schema ${found}; this version knows ${known}.`)
}

function tablesOf(collection: CollectionSchema, makers: TableMakers): CollectionTables {
  return { collection, documents: makers.documents(collection), derived: makers.derived(collection) }
}

export function recordedCollections(collections: readonly CollectionTables[]): SchemaRecord['collections'] {
  return Object.fromEntries(collections.map(({ collection }) => [collection.name, wordSourcesOf(collection)]))
}

/** Whether the words of items are made of something else than those that were written. */
export function hasOtherWords(collection: CollectionSchema, { collections }: SchemaRecord): boolean {
  return !haveSameNames(collections[collection.name] ?? [], wordSourcesOf(collection))
}

/**
 * Reads the migrations of a folder: `0002-name.sql` makes version 2, and begins with `-- Changes: tasks, jobs` if it
 * changes any.
 */
export function readMigrations(folder: URL): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      const changes = /^-- Changes: (.*)$/m.exec(sql)?.[1]?.split(', ') ?? []
      return { version: Number.parseInt(name, 10), sql, changes }
    })
}

/** The migrations that data of a version lacks. Where there is no data, there is nothing to change. */
export function missingMigrations({ migrations }: Schema, found: number): readonly Migration[] {
  return found === 0 ? [] : migrations.filter(({ version }) => version > found)
}

/**
 * Every sequence of fields by which items are listed, each once, besides the one of no fields. Items that are equal in
 * a field are not ordered by it.
 */
export function indexedFieldsOf(collection: CollectionSchema): readonly (readonly string[])[] {
  const sequences = [[], ...groupsOf(collection)].flatMap((group) => [
    group,
    ...collection.ordered.filter((field) => !group.includes(field)).map((field) => [...group, field]),
  ])
  const known = new Set([''])
  return sequences.filter((fields) => !known.has(fields.join()) && known.add(fields.join()))
}

/** An index of the items that have all these fields. The columns of `lead`, which every item has, come before them. */
export function indexStatement(
  name: string,
  table: string,
  fields: readonly string[],
  lead: readonly string[] = [],
): string {
  const columns = [...lead, ...fields.map((field) => `"${field}"`), 'id'].join(', ')
  const condition = fields.map((field) => `"${field}" IS NOT NULL`).join(' AND ')
  return `CREATE INDEX "${name}" ON "${table}" (${columns})${condition === '' ? '' : ` WHERE ${condition}`}`
}

export function haveSameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name))
}
