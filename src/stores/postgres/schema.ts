import type { ClientBase } from 'pg'
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
import type { CollectionTables, Migration, Schema, SchemaRecord, Table } from '../schema.ts'
import { columnType, otherTables, tableMakers } from './tables.ts'
import { writeItems } from './items.ts'

const migrationsFolder = new URL('./migrations/', import.meta.url)

// Any number that nothing else uses: the holder of its lock may change the schema.
const lockNumber = 4_026_181_903

const rowsAtOnce = 200

/** The version of the data that this service writes. */
export function knownVersion(): number {
  return readMigrations(migrationsFolder).at(-1)?.version ?? 1
}

/**
 * Makes the tables and indexes what the collections declare, and changes the documents that an older version wrote.
 * It is one transaction: a kill leaves all as it was or all done. Of several processes that start at once one does the work.
 * It takes its time where there is much data, and so does waiting for it. Throws `DataTooNew`. Costs two reads when nothing has
 * changed. Gives the fingerprint of the schema.
 */
export async function updateSchema(
  client: ClientBase,
  collections: CollectionSchemas,
  migrations: readonly Migration[] = readMigrations(migrationsFolder),
): Promise<string> {
  const schema = describeSchema(collections, tableMakers, otherTables, migrations)
  if (isUpToDate(schema, await readRecord(client))) return schema.fingerprint
  await client.query('BEGIN')
  try {
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber])
    const record = await readRecord(client)
    if (!isUpToDate(schema, record)) await new SchemaUpdate(client).run(schema, record)
    await client.query('COMMIT')
    return schema.fingerprint
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

interface PostgresRecord extends SchemaRecord {
  /** The statement of each index that was made, by its name. */
  readonly indexes: Readonly<Record<string, string>>
}

function isUpToDate(schema: Schema, record: PostgresRecord): boolean {
  checkRecord(schema, record)
  return record.fingerprint === schema.fingerprint
}

async function readRecord(client: ClientBase): Promise<PostgresRecord> {
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
    fingerprint: row?.fingerprint ?? undefined,
    collections: JSON.parse(row?.collections ?? '{}'),
    indexes: JSON.parse(row?.indexes ?? '{}'),
  }
}

class SchemaUpdate {
  readonly #client: ClientBase
  /** The columns of each table that there is. */
  #columns = new Map<string, readonly string[]>()

  constructor(client: ClientBase) {
    this.#client = client
  }

  async run(schema: Schema, record: PostgresRecord): Promise<void> {
    const { collections, others } = schema
    await this.#readColumns()
    // A writer locks this row before it locks anything else: so none of them waits for this change in the middle of a group.
    if (this.#columns.has('heads')) await this.#client.query('SELECT 1 FROM heads FOR UPDATE')
    const missing = await this.#createMissing([...others, ...collections.map(({ documents }) => documents)])
    await this.#addChecksums([...others, ...collections.map(({ documents }) => documents)])
    const migrations = missingMigrations(schema, record.version)
    for (const { sql } of migrations) await this.#client.query(sql)
    const changed = new Set(migrations.flatMap(({ changes }) => changes))
    for (const each of collections) {
      const { name } = each.collection
      await this.#dropSurplus(each)
      if (missing.has(name) && !changed.has(name)) await this.#createMissing(each.derived)
      else if (changed.has(name) || hasOtherWords(each.collection, record) || !this.#isAsDeclared(each))
        await this.#rebuild(each, changed.has(name))
    }
    const tables = [...others, ...collections.flatMap(({ documents, derived }) => [documents, ...derived])]
    await this.#updateIndexes(tables, record)
    await this.#record(schema, tables)
  }

  async #createMissing(tables: readonly Table[]): Promise<Set<string>> {
    const missing = tables.filter(({ name }) => !this.#columns.has(name))
    if (missing.length > 0) await this.#client.query(missing.map(({ create }) => create).join(';\n'))
    return new Set(missing.map(({ name }) => name))
  }

  /** What is there has none until it is written again: checking it now could only bless what is damaged. */
  async #addChecksums(tables: readonly Table[]): Promise<void> {
    for (const { name, columns } of tables) {
      const existing = this.#columns.get(name)
      if (!existing || existing.includes(checksumColumn) || !columns.includes(checksumColumn)) continue
      await this.#client.query(`ALTER TABLE "${name}" ADD COLUMN ${checksumColumn} integer`)
      this.#columns.set(name, [...existing, checksumColumn])
    }
  }

  /** Drops the tables that were made from documents by a declaration of before. */
  async #dropSurplus({ collection, derived }: CollectionTables): Promise<void> {
    const surplus = [...this.#columns.keys()].filter(
      (table) => table.startsWith(`${collection.name}_`) && !derived.some(({ name }) => name === table),
    )
    for (const name of surplus) await this.#client.query(`DROP TABLE "${name}"`)
  }

  #isAsDeclared({ documents, derived }: CollectionTables): boolean {
    return [documents, ...derived].every(({ name, columns }) => haveSameNames(this.#columns.get(name) ?? [], columns))
  }

  /**
   * Gives the table of documents its columns, and writes into them and into new other tables what the documents say. A
   * migration has changed texts, and not their checksums.
   */
  async #rebuild(
    { collection, documents: { name, columns }, derived }: CollectionTables,
    isMigrated: boolean,
  ): Promise<void> {
    const existing = this.#columns.get(name) ?? columns
    for (const column of existing.filter((each) => !columns.includes(each)))
      await this.#client.query(`ALTER TABLE "${name}" DROP COLUMN "${column}"`)
    for (const column of columns.filter((each) => !existing.includes(each)))
      await this.#client.query(`ALTER TABLE "${name}" ADD COLUMN "${column}" ${columnType}`)
    for (const table of derived) await this.#client.query(`DROP TABLE IF EXISTS "${table.name}"; ${table.create}`)
    for (let last = '', isDone = false; !isDone; ) {
      const { rows } = await this.#client.query<{ id: string; version: number; doc: string; checksum: number | null }>(
        `SELECT id, version, doc, checksum FROM "${name}" WHERE id > $1 ORDER BY id LIMIT $2`,
        [last, rowsAtOnce],
      )
      const items = rows.map((row) => {
        const { doc, version } = readDocument(name, isMigrated ? { ...row, checksum: null } : row)
        return [doc.id, { version, isNew: true, doc }] as const
      })
      await Promise.all(writeItems(this.#client, collection, items))
      last = rows.at(-1)?.id ?? ''
      isDone = rows.length < rowsAtOnce
    }
  }

  async #updateIndexes(tables: readonly Table[], { indexes: made }: PostgresRecord): Promise<void> {
    const wanted = new Map(tables.flatMap(({ indexes }) => [...indexes]))
    const { rows: found } = await this.#client.query<{ name: string }>(
      `SELECT own.relname AS name FROM pg_index
        JOIN pg_class AS own ON own.oid = indexrelid JOIN pg_class AS owner ON owner.oid = indrelid
        WHERE owner.relnamespace = current_schema()::regnamespace AND owner.relname = ANY ($1) AND NOT indisprimary`,
      [tables.map(({ name }) => name)],
    )
    // Those that were made before there was a record were made by these very statements.
    const isAsDeclared = (name: string) => (made[name] ?? wanted.get(name)) === wanted.get(name)
    for (const { name } of found)
      if (!wanted.has(name) || !isAsDeclared(name)) await this.#client.query(`DROP INDEX "${name}"`)
    const kept = new Set(found.map(({ name }) => name).filter((name) => wanted.has(name) && isAsDeclared(name)))
    const missing = [...wanted].filter(([name]) => !kept.has(name)).map(([, sql]) => sql)
    if (missing.length > 0) await this.#client.query(missing.join(';\n'))
  }

  async #record({ version, fingerprint, collections }: Schema, tables: readonly Table[]): Promise<void> {
    await this.#client.query(
      `INSERT INTO "schemaVersion" (id, version, collections, indexes) VALUES (1, $1, $2, $3) ON CONFLICT (id)
        DO UPDATE SET version = excluded.version, collections = excluded.collections, indexes = excluded.indexes`,
      [
        version,
        JSON.stringify(recordedCollections(collections)),
        JSON.stringify(Object.fromEntries(tables.flatMap(({ indexes }) => [...indexes]))),
      ],
    )
    await this.#client.query('UPDATE heads SET schema = $1', [fingerprint])
  }

  async #readColumns(): Promise<void> {
    const { rows } = await this.#client.query<{ table: string; columns: string[] }>(
      `SELECT relname AS table, array_agg(attname::text) AS columns FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
        WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped GROUP BY relname`,
    )
    this.#columns = new Map(rows.map(({ table, columns }) => [table, columns]))
  }
}
