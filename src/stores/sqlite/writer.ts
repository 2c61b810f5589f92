import type { DatabaseSync } from 'node:sqlite'
import { hash } from 'node:crypto'
import { auditHash, firstAuditHash } from '../audit.ts'
import type { CollectionSchema, CollectionSchemas, Document } from '../collection.ts'
import { DuplicateId, VersionConflict } from '../port.ts'
import type { AnyTypes, Change, NewAuditEntry, NewEvent } from '../port.ts'
import { checksumOf } from '../checksum.ts'
import { columnsOf, isSearchable, multiValuesOf, textOf, valueOf } from '../query.ts'
import { tokensOf } from '../tokens.ts'
import type { Statements } from './statements.ts'

/** What became of one batch: the numbers of its events, or why it was refused. */
export type Outcome = { readonly eventIds: readonly number[] } | { readonly refusal: Error }

/** Writes many batches in one transaction, each of them whole or not at all. */
export class Writer {
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly #tables: ReadonlyMap<string, Table>
  #auditHead: { readonly id: number; readonly hash: string } | undefined
  #texts: TextChange[] = []

  constructor(database: DatabaseSync, statements: Statements, collections: CollectionSchemas) {
    this.#database = database
    this.#statements = statements
    this.#tables = new Map([...collections.values()].map((collection) => [collection.name, describeTable(collection)]))
  }

  /** Resolves nothing by itself: when it returns, all that was not refused is on disk. When it throws, nothing is. */
  write(batches: readonly (readonly Change<AnyTypes>[])[]): Outcome[] {
    try {
      this.#statements.run('BEGIN IMMEDIATE')
      const outcomes = batches.map((changes) => this.#writeBatch(changes))
      this.#writeTexts()
      this.#statements.run('COMMIT')
      return outcomes
    } catch (error) {
      this.#auditHead = undefined
      this.#texts = []
      if (this.#database.isTransaction) this.#statements.run('ROLLBACK')
      throw error
    }
  }

  /**
   * Writes an item as it is, version and all, that the tables do not have yet. Whose transaction it is in, begins and
   * ends it.
   */
  restore(name: string, version: number, doc: Document): void {
    this.#insert(name, doc, version)
    this.#writeTexts()
  }

  #writeBatch(changes: readonly Change<AnyTypes>[]): Outcome {
    const auditHead = this.#auditHead
    const textCount = this.#texts.length
    this.#statements.run('SAVEPOINT batch')
    try {
      const eventIds: number[] = []
      for (const change of changes) {
        if ('event' in change) eventIds.push(this.#appendEvent(change.event))
        else if ('audit' in change) this.#appendAudit(change.audit)
        else if ('insert' in change) this.#insert(change.insert, change.doc)
        else if ('replace' in change) this.#replace(change.replace, change.version, change.doc)
        else this.#remove(change.remove, change.version, change.id)
      }
      this.#statements.run('RELEASE batch')
      return { eventIds }
    } catch (error) {
      if (!(error instanceof DuplicateId || error instanceof VersionConflict)) throw error
      this.#statements.run('ROLLBACK TO batch')
      this.#statements.run('RELEASE batch')
      this.#auditHead = auditHead
      this.#texts.length = textCount
      return { refusal: error }
    }
  }

  #appendEvent(event: NewEvent): number {
    const { lastInsertRowid } = this.#statements
      .of('INSERT INTO events (kind, at, "taskId", event, checksum) VALUES (?, ?, ?, ?, ?)')
      .run(event.kind, event.at, event.taskId ?? null, ...checked(event))
    return Number(lastInsertRowid)
  }

  #appendAudit(entry: NewAuditEntry): void {
    const before = this.#auditHead ?? this.#readAuditHead()
    const head = { id: before.id + 1, hash: auditHash(before.hash, entry) }
    this.#statements
      .of('INSERT INTO audit (id, entry, hash) VALUES (?, ?, ?)')
      .run(head.id, JSON.stringify(entry), head.hash)
    this.#auditHead = head
  }

  #readAuditHead(): { id: number; hash: string } {
    const row = this.#statements.of('SELECT id, hash FROM audit ORDER BY id DESC LIMIT 1').get()
    return row ? { id: Number(row['id']), hash: String(row['hash']) } : { id: 0, hash: firstAuditHash }
  }

  #insert(name: string, doc: Document, version = 1): void {
    const table = this.#tableOf(name)
    const text = table.isSearchable ? textOf(table.collection, doc) : undefined
    const { changes, lastInsertRowid } = this.#statements
      .of(table.insert)
      .run(
        doc.id,
        version,
        ...checked(doc, version),
        ...valuesOf(table, doc),
        ...(text === undefined ? [] : [hashOf(text)]),
      )
    if (changes === 0) throw new DuplicateId(name, doc.id)
    if (text !== undefined) this.#texts.push({ name, row: Number(lastInsertRowid), text, isNew: true })
    this.#insertLabels(table, doc)
  }

  #replace(name: string, version: number, doc: Document): void {
    const table = this.#tableOf(name)
    const before = table.isSearchable ? this.#statements.of(table.readText).get(doc.id) : undefined
    const text = table.isSearchable ? textOf(table.collection, doc) : undefined
    const textHash = text === undefined ? undefined : hashOf(text)
    this.#removeLabels(table, doc.id)
    const { changes } = this.#statements
      .of(table.replace)
      .run(
        ...checked(doc, version + 1),
        ...valuesOf(table, doc),
        ...(textHash === undefined ? [] : [textHash]),
        doc.id,
        version,
      )
    if (changes === 0) throw new VersionConflict(name, doc.id)
    if (before && text !== undefined && textHash !== before['textHash'])
      this.#texts.push({ name, row: Number(before['row']), text, isNew: false })
    this.#insertLabels(table, doc)
  }

  #remove(name: string, version: number, id: string): void {
    const table = this.#tableOf(name)
    const before = table.isSearchable ? this.#statements.of(table.readText).get(id) : undefined
    this.#removeLabels(table, id)
    const { changes } = this.#statements.of(table.remove).run(id, version)
    if (changes === 0) throw new VersionConflict(name, id)
    if (before) this.#texts.push({ name, row: Number(before['row']), text: undefined, isNew: false })
  }

  #tableOf(name: string): Table {
    const table = this.#tables.get(name)
    if (!table) throw new Error(`there is no collection ${name}`)
    return table
  }

  #insertLabels(table: Table, doc: { id: string }): void {
    for (const { field, insert } of table.multiValues) {
      for (const multiValue of multiValuesOf(doc, field))
        this.#statements.of(insert).run(doc.id, multiValue, ...valuesOf(table, doc))
    }
  }

  /** Finds them by the document as it stands, and so comes before its change. */
  #removeLabels(table: Table, id: string): void {
    for (const { remove } of table.multiValues) this.#statements.of(remove).run(id, id)
  }

  /** Comes last and after every savepoint: at each savepoint FTS5 would flush its whole buffer. */
  #writeTexts(): void {
    for (const { name, row, text, isNew } of this.#texts) {
      if (!isNew) this.#statements.of(`DELETE FROM "${name}_text" WHERE rowid = ?`).run(row)
      if (text !== undefined)
        this.#statements
          .of(`INSERT INTO "${name}_text" (rowid, words) VALUES (?, ?)`)
          .run(row, tokensOf(text).join(' '))
    }
    this.#texts = []
  }
}

interface TextChange {
  readonly name: string
  readonly row: number
  readonly text: string | undefined
  readonly isNew: boolean
}

/** The SQL of a collection, made once. */
interface Table {
  readonly collection: CollectionSchema
  readonly columns: readonly string[]
  readonly isSearchable: boolean
  readonly insert: string
  readonly replace: string
  readonly remove: string
  readonly readText: string
  readonly multiValues: readonly { readonly field: string; readonly insert: string; readonly remove: string }[]
}

function describeTable(collection: CollectionSchema): Table {
  const { name, lists } = collection
  const columns = columnsOf(collection)
  const extra = [...columns, ...(isSearchable(collection) ? ['textHash'] : [])]
  const listed = (names: readonly string[]) => names.map((column) => `, "${column}"`).join('')
  const marks = (names: readonly string[]) => ', ?'.repeat(names.length)
  return {
    collection,
    columns,
    isSearchable: isSearchable(collection),
    insert: `INSERT INTO "${name}" (id, version, doc, checksum${listed(extra)}) VALUES (?, ?, ?, ?${marks(extra)}) ON CONFLICT DO NOTHING`,
    replace: `UPDATE "${name}" SET version = version + 1, doc = ?, checksum = ?${extra.map((column) => `, "${column}" = ?`).join('')} WHERE id = ? AND version = ?`,
    remove: `DELETE FROM "${name}" WHERE id = ? AND version = ?`,
    readText: `SELECT row, "textHash" FROM "${name}" WHERE id = ?`,
    multiValues: lists.map((field) => ({
      field,
      insert: `INSERT INTO "${name}_${field}" (id, value${listed(columns)}) VALUES (?, ?${marks(columns)})`,
      remove: `DELETE FROM "${name}_${field}" WHERE id = ? AND value IN (SELECT value FROM json_each((SELECT doc FROM "${name}" WHERE id = ?), '$.${field}'))`,
    })),
  }
}

/** The text of a document or an event, and its checksum. */
function checked(doc: object, version?: number): [text: string, checksum: number] {
  const text = JSON.stringify(doc)
  return [text, checksumOf(text, version)]
}

function valuesOf(table: Table, doc: object): (string | null)[] {
  return table.columns.map((column) => valueOf(doc, column) ?? null)
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url')
}
