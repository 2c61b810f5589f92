import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTick } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { collectionOf, schemasOf } from '../collection.ts'
import type { Collections, CollectionSchema, CollectionSchemas, Document } from '../collection.ts'
import { CommitListeners } from '../commit-listeners.ts'
import { listStatement } from '../list-statement.ts'
import { StorageFailed } from '../port.ts'
import type {
  AnyTypes,
  AuditEntry,
  AuditQuery,
  Change,
  Collection,
  CommitResult,
  EventQuery,
  EventRange,
  SearchQuery,
  Store,
  StoredEvent,
  Versioned,
} from '../port.ts'
import { checkSearch } from '../query.ts'
import { readDocument } from '../read-document.ts'
import { tokensOf } from '../tokens.ts'
import { openDatabase } from './database.ts'
import { readEvents } from './events.ts'
import { faultOf } from './faults.ts'
import { Searcher } from './search.ts'
import { dialect, Statements } from './statements.ts'
import { Writer } from './writer.ts'

export interface SqliteOptions {
  /** The size that the database may reach; without it, the disk is the limit. */
  readonly pagesMax?: number
  /** Whether the file is read through before it is used, as after a stop that was not a clean one. */
  readonly isChecked?: boolean
}

/** Opens the store in this folder: one file, WAL, every commit flushed to the disk. Throws `DataDamaged`. */
export async function openSqliteStore<Types>(
  folder: string,
  collections: Collections<Types>,
  { pagesMax, isChecked = false }: SqliteOptions = {},
): Promise<Store<Types>> {
  const file = join(folder, 'gantry.db')
  const schemas = schemasOf(collections)
  const database = await openDatabase(file, schemas, isChecked)
  if (pagesMax !== undefined) database.exec(`PRAGMA max_page_count = ${pagesMax}`)
  const store: Store<AnyTypes> = new SqliteStore(file, database, new Searcher(file), schemas)
  // The one cast between any documents and those of the types declared: what is read was written by `commit`, which
  // takes these.
  return store as unknown as Store<Types>
}

interface Waiting {
  readonly changes: readonly Change<AnyTypes>[]
  readonly resolve: (result: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

const trimmedAtOnce = 2000

class SqliteStore implements Store<AnyTypes> {
  readonly read: Store<AnyTypes>['read']
  readonly #collections: CollectionSchemas
  readonly #file: string
  readonly #fileNumber: number | undefined
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly #writer: Writer
  readonly #searcher: Searcher
  readonly #listeners = new Set<() => void>()
  readonly #commitListeners = new CommitListeners()
  readonly onCommit: Store<AnyTypes>['onCommit'] = this.#commitListeners.add
  #waiting: Waiting[] = []
  #failure: StorageFailed | undefined

  constructor(file: string, database: DatabaseSync, searcher: Searcher, collections: CollectionSchemas) {
    this.#file = file
    this.#fileNumber = numberOf(file)
    this.#database = database
    this.#statements = new Statements(database)
    this.#writer = new Writer(database, this.#statements, collections)
    this.#searcher = searcher
    this.#collections = collections
    this.read = Object.fromEntries([...collections].map(([name, collection]) => [name, this.#reader(collection)]))
  }

  /** All batches of one turn of the event loop share one transaction, and so one flush of the disk. */
  commit(changes: readonly Change<AnyTypes>[]): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush())
      this.#waiting.push({ changes, resolve, reject })
    })
  }

  async events(query: EventQuery): Promise<StoredEvent[]> {
    return readEvents(this.#statements, query)
  }

  async eventRange(): Promise<EventRange> {
    const row = this.#statements
      .of(
        `SELECT (SELECT min(id) FROM events) AS oldest, (SELECT seq FROM sqlite_sequence WHERE name = 'events') AS newest`,
      )
      .get()
    return { oldest: Number(row?.['oldest'] ?? 0), newest: Number(row?.['newest'] ?? 0) }
  }

  onEvents(listener: () => void): () => void {
    const own = () => listener()
    this.#listeners.add(own)
    return () => {
      this.#listeners.delete(own)
    }
  }

  async trimEvents({ before, countMax }: { before: string; countMax: number }): Promise<void> {
    const { newest } = await this.eventRange()
    for (let isDone = false; !isDone; await nextTick()) {
      const rows = this.#statements.of('SELECT id, at FROM events ORDER BY id LIMIT ?').all(trimmedAtOnce)
      const kept = rows.findIndex((row) => Number(row['id']) > newest - countMax && String(row['at']) >= before)
      const last = rows.at(kept === -1 ? rows.length - 1 : kept - 1)
      isDone = kept !== -1 || rows.length < trimmedAtOnce
      if (last && kept !== 0)
        this.#change(() => this.#statements.of('DELETE FROM events WHERE id <= ?').run(Number(last['id'])))
    }
  }

  async audit({ before = Number.MAX_SAFE_INTEGER, limit }: AuditQuery): Promise<AuditEntry[]> {
    return this.#statements
      .of('SELECT id, entry, hash FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?')
      .all(before, limit)
      .map((row) => ({ ...JSON.parse(String(row['entry'])), id: Number(row['id']), hash: String(row['hash']) }))
  }

  async search(name: string, { text, where, after, limit }: SearchQuery<Document>): Promise<Versioned<Document>[]> {
    const tokens = tokensOf(text)
    const filter = checkSearch(collectionOf(this.#collections, name), where)
    if (tokens.length === 0) return []
    const rows = await this.#searcher.search({ name, tokens, filter, after, limit })
    return rows.map((row) => readDocument(name, row))
  }

  async probe(): Promise<void> {
    this.#change(() =>
      this.#statements
        .of("INSERT INTO probe VALUES (1, datetime('now')) ON CONFLICT (id) DO UPDATE SET at = excluded.at")
        .run(),
    )
  }

  async close(): Promise<void> {
    this.#flush()
    await this.#searcher.close()
    this.#database.close()
  }

  #flush(): void {
    const batches = this.#waiting
    this.#waiting = []
    if (batches.length === 0) return
    let hasEvents = false
    try {
      const outcomes = this.#change(() => this.#writer.write(batches.map(({ changes }) => changes)))
      batches.forEach((batch, index) => {
        const outcome = outcomes[index]
        if (outcome === undefined || 'refusal' in outcome) return batch.reject(outcome?.refusal)
        hasEvents ||= outcome.eventIds.length > 0
        this.#commitListeners.notify(batch.changes)
        batch.resolve(outcome)
      })
    } catch (error) {
      for (const batch of batches) batch.reject(error)
    }
    if (hasEvents) for (const listener of [...this.#listeners]) listener()
  }

  /** After a failed flush the disk may have dropped what it held: nothing is acknowledged any more. */
  #change<Result>(write: () => Result): Result {
    if (this.#failure) throw this.#failure
    // SQLite goes on writing to a file that was deleted, and a restart would find nothing of it.
    if (numberOf(this.#file) !== this.#fileNumber)
      throw (this.#failure = new StorageFailed(new Error(`${this.#file} was removed or replaced`)))
    try {
      return write()
    } catch (error) {
      const fault = faultOf(error)
      if (fault instanceof StorageFailed) this.#failure = fault
      throw fault
    }
  }

  #reader(collection: CollectionSchema): Collection<Document> {
    const { name } = collection
    return {
      get: async (id) => {
        const row = this.#statements.of(`SELECT id, version, doc FROM "${name}" WHERE id = ?`).get(id)
        return row && readDocument(name, row)
      },
      list: async (query = {}) => {
        const { sql, values } = listStatement(collection, query, dialect)
        return this.#statements
          .of(sql)
          .all(...values)
          .map((row) => readDocument(name, row))
      },
    }
  }
}

/** Distinguishes a file from another one that has replaced it. */
function numberOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}
