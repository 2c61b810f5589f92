import type { DatabaseSync } from 'node:sqlite'
import { checksumColumn } from '../checksum.ts'
import type { CollectionSchemas } from '../collection.ts'
import { readDocument } from '../read-document.ts'
import {
  checkRecord,
  describeSchema,
  hasOtherWords,
  haveSameNames,
  missingMigrations,
  readMigrations,
  recordedCollections,
} from '../schema.ts'
import { currentLine } from '../schema-ledger.ts'
import type { CollectionTables, Schema, SchemaRecord, SchemaSource, Table } from '../schema.ts'
import { Statements } from './statements.ts'
import { otherTables, tableMakers } from './tables.ts'
import { Writer } from './writer.ts'

/** The items of which an upgrade gathers the words before it writes them. */
const wordsAtOnce = 1000

const migrationsFolder = new URL('./migrations/', import.meta.url)

/** The version of the data that this service writes. */
export function knownVersion(): number {
  return currentLine.version
}

export function sqliteSchema(collections: CollectionSchemas, { line, migrations }: SchemaSource = {}): Schema {
  return describeSchema(collections, tableMakers, otherTables, migrations ?? readMigrations(migrationsFolder), line)
}

/**
 * Makes the tables and indexes what the collections declare, and changes the documents that an older version wrote. It
 * is one transaction: a kill leaves all as it was or all done. Throws `DataTooNew`. Costs two reads when nothing has
 * changed.
 */
export function updateSchema(database: DatabaseSync, collections: CollectionSchemas, source: SchemaSource = {}): void {
  const schema = sqliteSchema(collections, source)
  const record = readRecord(database)
  checkRecord(schema, record)
  if (record.fingerprint === schema.fingerprint) return
  database.exec('BEGIN IMMEDIATE')
  try {
    new SchemaUpdate(database, collections).run(schema, record)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function readRecord(database: DatabaseSync): SchemaRecord {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  const isRecorded = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'schemaRecord'`).get() !== undefined
  const row = isRecorded ? database.prepare('SELECT fingerprint, collections FROM "schemaRecord"').get() : undefined
  return {
    version,
    fingerprint: row && String(row['fingerprint']),
    collections: row ? JSON.parse(String(row['collections'])) : {},
  }
}

class SchemaUpdate {
  readonly #database: DatabaseSync
  readonly #writer: Writer

  constructor(database: DatabaseSync, collections: CollectionSchemas) {
    this.#database = database
    this.#writer = new Writer(database, new Statements(database), collections)
  }

  run(schema: Schema, record: SchemaRecord): void {
    const { collections, others } = schema
    const missing = this.#createMissing([...others, ...collections.map(({ documents }) => documents)])
    this.#addChecksums([...others, ...collections.map(({ documents }) => documents)])
    const migrations = missingMigrations(schema, record.version)
    for (const { sql } of migrations) this.#database.exec(sql)
    const changed = new Set(migrations.flatMap(({ changes }) => changes))
    for (const each of collections) {
      const { name } = each.collection
      this.#dropSurplus(each)
      if (missing.has(name) && !changed.has(name)) this.#createMissing(each.derived)
      else if (changed.has(name) || hasOtherWords(each.collection, record) || !this.#isAsDeclared(each))
        this.#rebuild(each, changed.has(name))
    }
    this.#updateIndexes([...others, ...collections.flatMap(({ documents, derived }) => [documents, ...derived])])
    this.#record(schema)
  }

  #createMissing(tables: readonly Table[]): Set<string> {
    const existing = this.#tableNames()
    const missing = tables.filter(({ name }) => !existing.includes(name))
    for (const { create } of missing) this.#database.exec(create)
    return new Set(missing.map(({ name }) => name))
  }

  /** What is there has none until it is written again: checking it now could only bless what is damaged. */
  #addChecksums(tables: readonly Table[]): void {
    for (const { name, columns } of tables)
      if (columns.includes(checksumColumn) && !this.#columnsOf(name).includes(checksumColumn))
        this.#database.exec(`ALTER TABLE "${name}" ADD COLUMN ${checksumColumn} INTEGER`)
  }

  /** Drops the tables that were made from documents by a declaration of before. */
  #dropSurplus({ collection, derived }: CollectionTables): void {
    const surplus = this.#tableNames().filter(
      (table) => table.startsWith(`${collection.name}_`) && !derived.some(({ name }) => name === table),
    )
    for (const name of surplus) this.#database.exec(`DROP TABLE "${name}"`)
  }

  #isAsDeclared({ documents, derived }: CollectionTables): boolean {
    return [documents, ...derived].every(({ name, columns }) => haveSameNames(this.#columnsOf(name), columns))
  }

  /** Rewrites all items, in the order of their ids. A migration has changed texts, and not their checksums. */
  #rebuild({ collection: { name }, documents, derived }: CollectionTables, isMigrated: boolean): void {
    this.#database.exec(`ALTER TABLE "${name}" RENAME TO "${name}_before"`)
    for (const table of derived) this.#database.exec(`DROP TABLE IF EXISTS "${table.name}"`)
    for (const { create } of [documents, ...derived]) this.#database.exec(create)
    const rows = this.#database.prepare(`SELECT id, version, doc, checksum FROM "${name}_before" ORDER BY id`).iterate()
    let count = 0
    for (const row of rows) {
      const { doc, version } = readDocument(name, isMigrated ? { ...row, checksum: null } : row)
      this.#writer.restore(name, version, doc)
      if (++count % wordsAtOnce === 0) this.#writer.writeWords()
    }
    this.#writer.writeWords()
    this.#database.exec(`DROP TABLE "${name}_before"`)
  }

  #updateIndexes(tables: readonly Table[]): void {
    const wanted = new Map(tables.flatMap(({ indexes }) => [...indexes]))
    const owners = new Set(tables.map(({ name }) => name))
    const found = this.#database
      .prepare(`SELECT name, tbl_name AS owner, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`)
      .all()
      .map(({ name, owner, sql }) => ({ name: String(name), owner: String(owner), sql: String(sql) }))
      .filter(({ owner }) => owners.has(owner))
    for (const { name, sql } of found) if (wanted.get(name) !== sql) this.#database.exec(`DROP INDEX "${name}"`)
    const kept = new Set(found.filter(({ name, sql }) => wanted.get(name) === sql).map(({ name }) => name))
    for (const [name, sql] of wanted) if (!kept.has(name)) this.#database.exec(sql)
  }

  #record({ version, fingerprint, collections }: Schema): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO "schemaRecord" VALUES (1, ?, ?)')
      .run(fingerprint, JSON.stringify(recordedCollections(collections)))
    this.#database.exec(`PRAGMA user_version = ${version}`)
  }

  /** Without those that SQLite keeps behind an index of text. */
  #tableNames(): string[] {
    return this.#database
      .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')`)
      .all()
      .map(({ name }) => String(name))
  }

  #columnsOf(table: string): string[] {
    return this.#database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name))
  }
}
