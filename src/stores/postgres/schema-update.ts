import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { readDocument } from '../read-document.ts'
import { missingMigrations } from '../schema.ts'
import type { CollectionTables, Schema, Table } from '../schema.ts'
import { findIndexes, findSurplus, readColumns } from './system-catalog.ts'
import type { TableColumns } from './system-catalog.ts'
import { isLockFault } from './connections.ts'
import { writeItems } from './items.ts'
import { derivedOf, indexesOf, readRecord, statementsOf, writeRecord } from './schema-record.ts'
import type { PostgresRecord, Surplus } from './schema-record.ts'

// Versions before the ledger change the schema under this lock, inside their transaction.
const formerLockNumber = 4_026_181_903

/** For how long a step waits for the readers of a table, while writers wait behind it; then it is tried again. */
const lockWaitMs = 500
const retryMs = 200

/** So few that writers wait for a moment only. */
const rowsAtOnce = 100

type Statements = PostgresRecord['statements']

/**
 * Brings the schema of a database up to date in steps, between which others write: what is missing is added and
 * recorded in one short transaction; the items whose columns or words are incomplete are derived again, some at a time;
 * indexes are built concurrently; what no version needs that may write is dropped. A kill leaves a record of what is
 * still to be done.
 */
export class SchemaUpdate {
  readonly #client: ClientBase
  readonly #schema: Schema
  /** The columns of each table that there is. */
  #columns: TableColumns = new Map()

  constructor(client: ClientBase, schema: Schema) {
    this.#client = client
    this.#schema = schema
  }

  async run(): Promise<void> {
    const before = await this.#expand()
    for (const each of this.#schema.collections)
      if (before.unfinished?.includes(each.collection.name)) await this.#deriveInSteps(each)
    await this.#buildIndexes(before.statements)
    await this.#contract(before)
  }

  /**
   * Records the new schema, and returns what it recorded. From its commit on, older writers mark what they leave stale.
   */
  #expand(): Promise<PostgresRecord> {
    return this.#briefly(async () => {
      await this.#client.query('SELECT pg_advisory_xact_lock($1)', [formerLockNumber])
      await this.#lockWriters()
      const { collections, others, version, writableBy, fingerprint } = this.#schema
      const record = await this.#takeOver(await readRecord(this.#client))
      const fresh = await this.#createMissing([...others, ...collections.map(({ documents }) => documents)])
      const changed = await this.#migrate(record.version)
      for (const table of others) await this.#addColumns(table)
      for (const each of collections) await this.#expandTables(each, record)
      // A migration has changed texts and not their checksums: no reader may see the ones without the others.
      for (const each of collections.filter(({ collection }) => changed.has(collection.name)))
        while (!(await this.#deriveSome(each, { isMigrated: true })));
      const unfinished = collections
        .map(({ collection }) => collection.name)
        .filter((name) => !fresh.has(name) && !changed.has(name))
      const expanded = {
        version,
        writableBy,
        fingerprint,
        collections: Object.fromEntries(collections.map(({ collection }) => [collection.name, derivedOf(collection)])),
        // Of an index that is yet to be replaced, the statement by which it was made.
        statements: { ...statementsOf(this.#schema), ...record.statements },
        surplus: await findSurplus(this.#client, this.#schema, record),
        unfinished: unfinished.filter((name) => record.unfinished?.includes(name) || this.#isIncomplete(name, record)),
      }
      await writeRecord(this.#client, expanded)
      return expanded
    })
  }

  /**
   * A version before the ledger kept the tables exactly as declared, and recorded of the words that they have other
   * facets.
   */
  async #takeOver(record: PostgresRecord): Promise<PostgresRecord> {
    if (record.writableBy !== undefined) return record
    const collections = this.#schema.collections.map(({ collection: { name, lists } }) => [
      name,
      [
        ...(this.#columns.get(name) ?? []).map((column) => `column ${column}`),
        ...lists.filter((field) => this.#columns.has(`${name}_${field}`)).map((field) => `list ${field}`),
      ],
    ])
    // Made anew, their indexes too: it is not recorded by what statement these were made.
    const surplus = this.#schema.collections
      .flatMap(({ derived }) => derived)
      .filter(({ name }) => name.endsWith('_text') && this.#columns.has(name))
      .map(({ name }) => ({ kind: 'table' as const, table: name, name, since: this.#schema.version }))
    return { ...record, collections: Object.fromEntries(collections), surplus }
  }

  /** Whether something made from the items of a collection is not complete in every one of them. */
  #isIncomplete(name: string, { collections }: PostgresRecord): boolean {
    const recorded = collections[name] ?? []
    const declared = this.#schema.collections.find(({ collection }) => collection.name === name)
    const own = declared ? derivedOf(declared.collection) : []
    const isText = (line: string) => line.startsWith('text ')
    return own.some((line) => !recorded.includes(line)) || recorded.some((line) => isText(line) && !own.includes(line))
  }

  async #createMissing(tables: readonly Table[]): Promise<Set<string>> {
    const missing = tables.filter(({ name }) => !this.#columns.has(name))
    const statements = missing.flatMap(({ create, indexes }) => [create, ...indexes.values()])
    if (missing.length > 0) await this.#client.query(statements.join(';\n'))
    return new Set(missing.map(({ name }) => name))
  }

  /** Returns the collections whose documents were changed. */
  async #migrate(found: number): Promise<Set<string>> {
    const migrations = missingMigrations(this.#schema, found)
    if (migrations.length > 0) await this.#client.query('SET LOCAL lock_timeout = 0')
    for (const { sql } of migrations) await this.#client.query(sql)
    if (migrations.length > 0) this.#columns = await readColumns(this.#client)
    return new Set(migrations.flatMap(({ changes }) => changes))
  }

  async #expandTables({ documents, derived }: CollectionTables, { surplus }: PostgresRecord): Promise<void> {
    // What newer processes have not kept in step is made anew.
    for (const { name } of derived.filter((table) => surplus.some(isTable(table.name)))) {
      await this.#client.query(`DROP TABLE "${name}"`)
      this.#columns.delete(name)
    }
    await this.#createMissing(derived)
    for (const table of [documents, ...derived]) await this.#addColumns(table)
  }

  async #addColumns({ name, added = new Map() }: Table): Promise<void> {
    const existing = this.#columns.get(name)
    if (existing === undefined) return
    const missing = [...added].filter(([column]) => !existing.includes(column))
    if (missing.length > 0)
      await this.#client.query(
        `ALTER TABLE "${name}" ${missing.map(([column, type]) => `ADD COLUMN "${column}" ${type}`).join(', ')}`,
      )
  }

  async #deriveInSteps(each: CollectionTables): Promise<void> {
    while (
      !(await this.#briefly(async () => {
        await this.#client.query('SELECT 1 FROM heads FOR UPDATE')
        return this.#deriveSome(each)
      }))
    );
    await this.#client.query(
      `UPDATE "schemaVersion" SET unfinished = (unfinished::jsonb - $1::text)::text WHERE id = 1`,
      [each.collection.name],
    )
  }

  /** The last item that was derived again, by its collection. */
  readonly #derivedUpTo = new Map<string, string>()

  /** Writes into columns and other tables what some further documents say. Returns whether these were the last ones. */
  async #deriveSome({ collection }: CollectionTables, { isMigrated = false } = {}): Promise<boolean> {
    const { name } = collection
    const { rows } = await this.#client.query<{ id: string; version: number; doc: string; checksum: number | null }>(
      `SELECT id, version, doc, checksum FROM "${name}" WHERE id > $1 ORDER BY id LIMIT $2`,
      [this.#derivedUpTo.get(name) ?? '', rowsAtOnce],
    )
    const items = rows.map((row) => {
      const { doc, version } = readDocument(name, isMigrated ? { ...row, checksum: null } : row)
      return [doc.id, { version, isNew: false, doc }] as const
    })
    await writeItems(this.#client, collection, items)
    this.#derivedUpTo.set(name, rows.at(-1)?.id ?? '')
    return rows.length < rowsAtOnce
  }

  /** Builds what is missing, what a kill has left invalid, and what is to be made by another statement than it was. */
  async #buildIndexes(made: Statements): Promise<void> {
    const found = await findIndexes(this.#client, this.#schema)
    for (const [name, sql] of indexesOf(this.#schema)) {
      const index = found.find((each) => each.name === name)
      // Those that were made before there was a record were made by these very statements.
      if (index?.isValid && (made[name] ?? sql) === sql) continue
      if (index) await this.#client.query(`DROP INDEX CONCURRENTLY "${name}"`)
      await this.#client.query(sql.replace(/^CREATE INDEX/, 'CREATE INDEX CONCURRENTLY'))
    }
  }

  /** What only processes of versions needed that may no longer write. */
  async #contract({ surplus, statements, ...record }: PostgresRecord): Promise<void> {
    const isDue = ({ since }: Surplus) => since <= this.#schema.writableBy
    const due = surplus.filter(isDue)
    for (const { name } of due.filter(({ kind }) => kind === 'index'))
      await this.#client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`)
    const dropped = due.map(({ name }) => name)
    const kept = Object.entries(statements).filter(([name]) => !dropped.includes(name))
    await this.#briefly(async () => {
      await this.#client.query('SELECT 1 FROM heads FOR UPDATE')
      for (const { kind, table, name } of due)
        if (kind === 'table') await this.#client.query(`DROP TABLE IF EXISTS "${name}"`)
        else if (kind === 'column') await this.#client.query(`ALTER TABLE "${table}" DROP COLUMN IF EXISTS "${name}"`)
      await writeRecord(this.#client, {
        ...record,
        surplus: surplus.filter((each) => !isDue(each)),
        statements: { ...Object.fromEntries(kept), ...statementsOf(this.#schema) },
        unfinished: undefined,
      })
    })
  }

  /** Runs a step in a transaction that waits for locks for a moment only, as often as it takes. */
  async #briefly<Result>(step: () => Promise<Result>): Promise<Result> {
    for (;;) {
      await this.#client.query('BEGIN')
      try {
        await this.#client.query(`SET LOCAL lock_timeout = ${lockWaitMs}`)
        const result = await step()
        await this.#client.query('COMMIT')
        return result
      } catch (error) {
        await this.#client.query('ROLLBACK').catch(() => {})
        if (!isLockFault(error)) throw error
      }
      await pause(retryMs)
    }
  }

  /**
   * A writer locks this row before it locks anything else: so none of them waits for a step in the middle of a group.
   */
  async #lockWriters(): Promise<void> {
    this.#columns = await readColumns(this.#client)
    if (this.#columns.has('heads')) await this.#client.query('SELECT 1 FROM heads FOR UPDATE')
  }
}

function isTable(name: string): (surplus: Surplus) => boolean {
  return ({ kind, table }) => kind === 'table' && table === name
}
