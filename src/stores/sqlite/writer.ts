import type { DatabaseSync } from 'node:sqlite'
import { auditHash, auditText, firstAuditHash } from '../audit.ts'
import type { CollectionSchema, CollectionSchemas, Document } from '../collection.ts'
import { DuplicateId, VersionConflict } from '../port.ts'
import type { AnyTypes, Change, NewAuditEntry, NewEvent } from '../port.ts'
import { checksumOf } from '../checksum.ts'
import { hasWords } from '../facets.ts'
import { columnsOf, compareText, valueOf } from '../query.ts'
import { freeKey, keysOf } from './order-keys.ts'
import type { Statements } from './statements.ts'
import { keyColumnsOf } from './tables.ts'
import { itemWordsOf, WordEntries } from './words.ts'
import type { ItemWords } from './words.ts'

/** What became of one batch: the numbers of its events, or why it was refused. */
export type Outcome = { readonly eventIds: readonly number[] } | { readonly refusal: Error }

/** Writes many batches in one transaction, each of them whole or not at all. */
export class Writer {
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly #tables: ReadonlyMap<string, Table>
  #auditHead: { readonly id: number; readonly hash: string } | undefined
  readonly #entries = new WordEntries()
  /** The greatest row and id of collections with words, as far as they are known. */
  readonly #heads = new Map<string, Head>()

  constructor(database: DatabaseSync, statements: Statements, collections: CollectionSchemas) {
    this.#database = database
    this.#statements = statements
    this.#tables = new Map([...collections.values()].map((collection) => [collection.name, describeTable(collection)]))
  }

  /** Resolves nothing by itself: when it returns, all that was not refused is on disk. When it throws, nothing is. */
  write(batches: readonly (readonly Change<AnyTypes>[])[]): Outcome[] {
    // Almost no batch is refused, and each savepoint journals every page again that the batch touches.
    return this.#attempt(batches, false) ?? this.#attempt(batches, true) ?? []
  }

  /**
   * Writes all batches in one transaction. Without savepoints it leaves nothing behind and returns nothing when one is
   * refused.
   */
  #attempt(batches: readonly (readonly Change<AnyTypes>[])[], hasSavepoints: boolean): Outcome[] | undefined {
    try {
      this.#statements.run('BEGIN IMMEDIATE')
      const outcomes = batches.map((changes) =>
        hasSavepoints ? this.#writeOrRefuse(changes) : { eventIds: this.#writeBatch(changes) },
      )
      this.#entries.write(this.#statements)
      this.#statements.run('COMMIT')
      return outcomes
    } catch (error) {
      this.#auditHead = undefined
      this.#entries.truncate(0)
      this.#heads.clear()
      if (this.#database.isTransaction) this.#statements.run('ROLLBACK')
      if (isRefusal(error) && !hasSavepoints) return undefined
      throw error
    }
  }

  /**
   * Writes an item as it is, version and all, that the tables do not have yet. Its words are gathered. The caller
   * begins and ends the transaction.
   */
  restore(name: string, version: number, doc: Document): void {
    this.#insert(name, doc, version)
  }

  /** Writes the words that were gathered. */
  writeWords(): void {
    this.#entries.write(this.#statements)
  }

  /** Writes a batch whole or not at all, and leaves what the transaction has before it as it is. */
  #writeOrRefuse(changes: readonly Change<AnyTypes>[]): Outcome {
    const auditHead = this.#auditHead
    const entryCount = this.#entries.count
    this.#statements.run('SAVEPOINT batch')
    try {
      const eventIds = this.#writeBatch(changes)
      this.#statements.run('RELEASE batch')
      return { eventIds }
    } catch (error) {
      if (!isRefusal(error)) throw error
      this.#statements.run('ROLLBACK TO batch')
      this.#statements.run('RELEASE batch')
      this.#auditHead = auditHead
      this.#entries.truncate(entryCount)
      this.#heads.clear()
      return { refusal: error }
    }
  }

  /** Returns the numbers of its events. Throws what refuses it in the middle of its changes. */
  #writeBatch(changes: readonly Change<AnyTypes>[]): number[] {
    const eventIds: number[] = []
    for (const change of changes) {
      if ('event' in change) eventIds.push(this.#appendEvent(change.event))
      else if ('audit' in change) this.#appendAudit(change.audit)
      else if ('insert' in change) this.#insert(change.insert, change.doc)
      else if ('replace' in change) this.#replace(change.replace, change.version, change.doc)
      else this.#remove(change.remove, change.version, change.id)
    }
    return eventIds
  }

  #appendEvent(event: NewEvent): number {
    const { lastInsertRowid } = this.#statements
      .of('INSERT INTO events (kind, at, "taskId", event, checksum) VALUES (?, ?, ?, ?, ?)')
      .run(event.kind, event.at, event.taskId ?? null, ...checked(event))
    return Number(lastInsertRowid)
  }

  #appendAudit(entry: NewAuditEntry): void {
    const before = this.#auditHead ?? this.#readAuditHead()
    const text = auditText(entry)
    const head = { id: before.id + 1, hash: auditHash(before.hash, entry, text) }
    this.#statements.of('INSERT INTO audit (id, entry, hash) VALUES (?, ?, ?)').run(head.id, text, head.hash)
    this.#auditHead = head
  }

  #readAuditHead(): { id: number; hash: string } {
    const row = this.#statements.of('SELECT id, hash FROM audit ORDER BY id DESC LIMIT 1').get()
    return row ? { id: Number(row['id']), hash: String(row['hash']) } : { id: 0, hash: firstAuditHash }
  }

  #insert(name: string, doc: Document, version = 1): void {
    const table = this.#tableOf(name)
    if (table.hasWords) return this.#insertWorded(table, doc, version)
    const { changes } = this.#statements
      .of(table.insert)
      .run(doc.id, version, ...checked(doc, version), ...valuesOf(table, doc))
    if (changes === 0) throw new DuplicateId(name, doc.id)
  }

  #insertWorded(table: Table, doc: Document, version: number): void {
    const { name } = table.collection
    const head = this.#headOf(table)
    const row = head.row + 1
    const isLate = compareText(doc.id, head.id) < 0
    const words = itemWordsOf(table.collection, doc)
    const keys = this.#keysOf(table, doc, row)
    const { changes } = this.#statements
      .of(table.insert)
      .run(
        doc.id,
        version,
        ...checked(doc, version),
        ...valuesOf(table, doc),
        row,
        words.hash,
        isLate ? 1 : 0,
        ...keys.map((key) => key ?? null),
      )
    if (changes === 0) throw new DuplicateId(name, doc.id)
    this.#heads.set(name, { row, id: isLate ? head.id : doc.id })
    this.#entries.put(name, row, { words, isLate }, true)
    this.#putKeys(name, keys, words)
  }

  #replace(name: string, version: number, doc: Document): void {
    const table = this.#tableOf(name)
    if (table.hasWords) return this.#replaceWorded(table, version, doc)
    const { changes } = this.#statements
      .of(table.replace)
      .run(...checked(doc, version + 1), ...valuesOf(table, doc), doc.id, version)
    if (changes === 0) throw new VersionConflict(name, doc.id)
  }

  #replaceWorded(table: Table, version: number, doc: Document): void {
    const { name } = table.collection
    const before = this.#placeOf(table, doc.id)
    if (!before) throw new VersionConflict(name, doc.id)
    const words = itemWordsOf(table.collection, doc)
    const keys = this.#keysOf(table, doc, before.row, before.keys)
    const { changes } = this.#statements
      .of(table.replace)
      .run(
        ...checked(doc, version + 1),
        ...valuesOf(table, doc),
        words.hash,
        ...keys.map((key) => key ?? null),
        doc.id,
        version,
      )
    if (changes === 0) throw new VersionConflict(name, doc.id)
    const isSame = words.hash === before.hash
    if (!isSame) this.#entries.put(name, before.row, { words, isLate: before.isLate }, false)
    const isKept = (key: number | undefined, field: number) => isSame && key === before.keys[field]
    this.#removeKeys(
      name,
      before.keys.map((key, field) => (isKept(keys[field], field) ? undefined : key)),
    )
    this.#putKeys(
      name,
      keys.map((key, field) => (isKept(key, field) ? undefined : key)),
      words,
    )
  }

  #remove(name: string, version: number, id: string): void {
    const table = this.#tableOf(name)
    const before = table.hasWords ? this.#placeOf(table, id) : undefined
    const { changes } = this.#statements.of(table.remove).run(id, version)
    if (changes === 0) throw new VersionConflict(name, id)
    if (!before) return
    this.#heads.delete(name)
    this.#entries.remove(name, before.row)
    this.#removeKeys(name, before.keys)
  }

  #tableOf(name: string): Table {
    const table = this.#tables.get(name)
    if (!table) throw new Error(`there is no collection ${name}`)
    return table
  }

  #headOf({ collection: { name }, readHead }: Table): Head {
    const known = this.#heads.get(name)
    if (known) return known
    const row = this.#statements.of(readHead).get()
    return { row: Number(row?.['row'] ?? 0), id: String(row?.['id'] ?? '') }
  }

  #placeOf({ keyColumns, readPlace }: Table, id: string): Place | undefined {
    const row = this.#statements.of(readPlace).get(id)
    return (
      row && {
        row: Number(row['row']),
        hash: String(row['wordsHash']),
        isLate: row['isLate'] === 1,
        keys: keyColumns.map((column) => (typeof row[column] === 'number' ? row[column] : undefined)),
      }
    )
  }

  /** The order keys of a document; one of before is kept where it still fits. */
  #keysOf(table: Table, doc: Document, row: number, before: Place['keys'] = []): Place['keys'] {
    return table.keyColumns.map((_, field) => {
      const value = valueOf(doc, table.collection.ordered[field] ?? '')
      if (value === undefined) return undefined
      const [{ low, high }, kept] = [keysOf(field, value), before[field]]
      if (kept !== undefined && kept >= low && kept <= high) return kept
      const find = this.#statements.of(table.readKey[field] ?? '')
      return freeKey(field, value, row, (key) => find.get(key) !== undefined)
    })
  }

  #putKeys(name: string, keys: Place['keys'], words: ItemWords): void {
    keys.forEach((key, field) => {
      if (key !== undefined) this.#entries.put(name, key, { words, field }, true)
    })
  }

  #removeKeys(name: string, keys: Place['keys']): void {
    for (const key of keys) if (key !== undefined) this.#entries.remove(name, key)
  }
}

interface Head {
  readonly row: number
  /** Empty where there is no item. */
  readonly id: string
}

/** Where the words of an item are, and what they are. */
interface Place {
  readonly row: number
  readonly hash: string
  readonly isLate: boolean
  /** By the number of the ordered field. */
  readonly keys: readonly (number | undefined)[]
}

/** The SQL of a collection, made once. */
interface Table {
  readonly collection: CollectionSchema
  readonly columns: readonly string[]
  readonly keyColumns: readonly string[]
  readonly hasWords: boolean
  readonly insert: string
  readonly replace: string
  readonly remove: string
  readonly readHead: string
  readonly readPlace: string
  /** By the number of the ordered field. */
  readonly readKey: readonly string[]
}

function describeTable(collection: CollectionSchema): Table {
  const { name } = collection
  const columns = columnsOf(collection)
  const keyColumns = keyColumnsOf(collection)
  const isWorded = hasWords(collection)
  const changed = [...columns, ...(isWorded ? ['wordsHash', ...keyColumns] : [])]
  const inserted = [...columns, ...(isWorded ? ['row', 'wordsHash', 'isLate', ...keyColumns] : [])]
  const listed = (names: readonly string[]) => names.map((column) => `, "${column}"`).join('')
  return {
    collection,
    columns,
    keyColumns,
    hasWords: isWorded,
    insert: `INSERT INTO "${name}" (id, version, doc, checksum${listed(inserted)}) VALUES (?, ?, ?, ?${', ?'.repeat(inserted.length)}) ON CONFLICT (id) DO NOTHING`,
    replace: `UPDATE "${name}" SET version = version + 1, doc = ?, checksum = ?${changed.map((column) => `, "${column}" = ?`).join('')} WHERE id = ? AND version = ?`,
    remove: `DELETE FROM "${name}" WHERE id = ? AND version = ?`,
    readHead: `SELECT (SELECT max(row) FROM "${name}") AS row, (SELECT max(id) FROM "${name}") AS id`,
    readPlace: `SELECT row, "wordsHash", "isLate"${listed(keyColumns)} FROM "${name}" WHERE id = ?`,
    readKey: keyColumns.map((column) => `SELECT 1 FROM "${name}" WHERE "${column}" = ?`),
  }
}

function isRefusal(error: unknown): error is DuplicateId | VersionConflict {
  return error instanceof DuplicateId || error instanceof VersionConflict
}

/** The text of a document or an event, and its checksum. */
function checked(doc: object, version?: number): [text: string, checksum: number] {
  const text = JSON.stringify(doc)
  return [text, checksumOf(text, version)]
}

function valuesOf(table: Table, doc: object): (string | null)[] {
  return table.columns.map((column) => valueOf(doc, column) ?? null)
}
