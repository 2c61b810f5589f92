import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { collectionOf, schemasOf } from '../collection.ts'
import type { Collections, CollectionSchema, CollectionSchemas, Document } from '../collection.ts'
import { CommitListeners } from '../commit-listeners.ts'
import { checkCount, countsOf } from '../count-statement.ts'
import { facetsOfFilter } from '../facets.ts'
import { KeptDocuments } from '../kept-documents.ts'
import { DocumentDamaged, StorageFailed, StorageLocked } from '../port.ts'
import type {
  AnyTypes,
  AuditEntry,
  AuditQuery,
  Change,
  Collection,
  StoreCommitOptions,
  CommitResult,
  Durability,
  EventQuery,
  EventRange,
  SearchQuery,
  Store,
  StoredEvent,
  Versioned,
  WriteStats,
} from '../port.ts'
import { checkSearch } from '../query.ts'
import { fieldsStatement, readAuditEntry, readDamaged } from '../read-document.ts'
import { timeouts } from '../../timeouts.ts'
import { tokensOf } from '../tokens.ts'
import { countStatements } from './count.ts'
import { openDatabase } from './database.ts'
import { readEvents } from './events.ts'
import { faultOf } from './faults.ts'
import { readList } from './list.ts'
import { isLocked, lockBackoffMs, whenUnlocked } from './locks.ts'
import { Searcher } from './search.ts'
import { cellsOf, documentColumns, limitPlace, Statements } from './statements.ts'
import type { DocumentCells } from './statements.ts'
import { ReadView } from './read-view.ts'
import { Writer } from './writer.ts'

export interface SqliteOptions {
  /** The size that the database may reach; without it, the disk is the limit. */
  readonly pagesMax?: number
  /** Whether the file is read through before it is used, as after a stop that was not a clean one. */
  readonly isChecked?: boolean
  /** For how long a read or a write waits while another program has the database locked. */
  readonly lockWaitMs?: number
}

/** Opens the store in this folder: one file, WAL, every commit flushed to the disk. Throws `DataDamaged`. */
export async function openSqliteStore<Types>(
  folder: string,
  collections: Collections<Types>,
  { pagesMax, isChecked = false, lockWaitMs = timeouts.sqliteLock.ms }: SqliteOptions = {},
): Promise<Store<Types>> {
  const file = join(folder, 'gantry.db')
  const schemas = schemasOf(collections)
  const database = await openDatabase(file, schemas, { isChecked, lockWaitMs })
  if (pagesMax !== undefined) database.exec(`PRAGMA max_page_count = ${pagesMax}`)
  const store: Store<AnyTypes> = new SqliteStore(file, database, schemas, lockWaitMs)
  // The one cast between any documents and those of the types declared: what is read was written by `commit`, which
  // takes these.
  return store as unknown as Store<Types>
}

interface Waiting {
  readonly changes: readonly Change<AnyTypes>[]
  readonly since: number
  readonly resolve: (result: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

const trimmedAtOnce = 2000
/** For so long, patient changes wait for others. */
const patienceMs = 5

class SqliteStore implements Store<AnyTypes> {
  readonly read: Store<AnyTypes>['read']
  readonly #collections: CollectionSchemas
  readonly #file: string
  readonly #fileNumber: number | undefined
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly #view: ReadView
  readonly #writer: Writer
  readonly #stats = { transactions: 0, commits: 0 }
  readonly #searcher: Searcher
  readonly #documents = new KeptDocuments()
  readonly #listeners = new Set<() => void>()
  readonly #commitListeners = new CommitListeners()
  readonly onCommit: Store<AnyTypes>['onCommit'] = this.#commitListeners.add
  readonly #lockWaitMs: number
  /** When the last write succeeded, unless one has failed since. */
  #writtenAt = -Infinity
  #waiting: Waiting[] = []
  /** The statements that may wait for a lock, besides the batches. */
  #locked = 0
  #lockedAttempts = 0
  #retry: NodeJS.Timeout | undefined
  #patience: NodeJS.Timeout | undefined
  /** Whether what waits is written at the end of this tick of the event loop. */
  #isDue = false
  #failure: StorageFailed | undefined

  constructor(file: string, database: DatabaseSync, collections: CollectionSchemas, lockWaitMs: number) {
    this.#file = file
    this.#fileNumber = numberOf(file)
    this.#database = database
    this.#statements = new Statements(database)
    this.#view = new ReadView(database)
    this.#writer = new Writer(database, this.#statements, collections)
    this.#searcher = new Searcher(file, lockWaitMs)
    this.#lockWaitMs = lockWaitMs
    this.#collections = collections
    this.read = Object.fromEntries([...collections].map(([name, collection]) => [name, this.#reader(collection)]))
  }

  /** All batches of one tick of the event loop share one transaction, and so one flush of the disk. */
  commit(changes: readonly Change<AnyTypes>[], { isPatient = false }: StoreCommitOptions = {}): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ changes, since: performance.now(), resolve, reject })
      if (this.#retry !== undefined || this.#isDue) return
      if (isPatient) this.#patience ??= setTimeout(() => this.#flush(), patienceMs)
      else {
        this.#isDue = true
        setImmediate(() => this.#flush())
      }
    })
  }

  events(query: EventQuery): Promise<StoredEvent[]> {
    return whenUnlocked(this.#lockWaitMs, () => readEvents(this.#statements, query))
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

  /** A backup takes the place of a database that no service uses. */
  onWentBack(): () => void {
    return () => {}
  }

  async trimEvents({ before, countMax }: { before: string; countMax: number }): Promise<void> {
    const surplus = this.#statements.of('SELECT id FROM events ORDER BY id DESC LIMIT 1 OFFSET ?').get(countMax)
    const removedTo = Number(surplus?.['id'] ?? 0)
    for (let isDone = false; !isDone; await nextTick()) {
      const rows = this.#statements.of(`SELECT id, at FROM events ORDER BY id LIMIT ${limitPlace}`).all(trimmedAtOnce)
      const kept = rows.findIndex((row) => Number(row['id']) > removedTo && String(row['at']) >= before)
      const last = rows.at(kept === -1 ? rows.length - 1 : kept - 1)
      isDone = kept !== -1 || rows.length < trimmedAtOnce
      if (last && kept !== 0)
        await this.#whenUnlocked(() =>
          this.#change(() => this.#statements.of('DELETE FROM events WHERE id <= ?').run(Number(last['id']))),
        )
    }
  }

  async audit({ before = Number.MAX_SAFE_INTEGER, limit }: AuditQuery): Promise<AuditEntry[]> {
    return this.#statements
      .of(`SELECT id, entry, hash FROM audit WHERE id < ? ORDER BY id DESC LIMIT ${limitPlace}`)
      .all(before, limit)
      .map(readAuditEntry)
  }

  async search(
    name: string,
    { text, where, after, limit, marksDamage }: SearchQuery<Document>,
  ): Promise<Versioned<Document>[]> {
    const tokens = tokensOf(text)
    const collection = collectionOf(this.#collections, name)
    const facets = facetsOfFilter(collection, checkSearch(collection, where))
    if (tokens.length === 0) return []
    const rows = await this.#searcher.run({ name, words: [...tokens, ...facets], after, limit })
    return rows.map((row) => this.#read(collection, cellsOf(row), marksDamage))
  }

  probe(trustMs = 0): Promise<void> {
    return this.#whenUnlocked(() => {
      const isTrusted = performance.now() - this.#writtenAt < trustMs
      this.#change(() => (isTrusted ? this.#lookForLock() : this.#writeProbe()))
    })
  }

  writeStats(): WriteStats {
    return { ...this.#stats }
  }

  clockSkewMs(): number {
    return 0
  }

  durability(): Durability {
    return 'single'
  }

  #writeProbe(): void {
    this.#statements
      .of("INSERT INTO probe VALUES (1, datetime('now')) ON CONFLICT (id) DO UPDATE SET at = excluded.at")
      .run()
    this.#writtenAt = performance.now()
  }

  #lookForLock(): void {
    this.#statements.run('BEGIN IMMEDIATE')
    this.#statements.run('ROLLBACK')
  }

  async close(): Promise<void> {
    this.#flush()
    while (this.#waiting.length + this.#locked > 0) await pause(lockBackoffMs(this.#lockedAttempts))
    await this.#searcher.close()
    this.#view.end()
    this.#database.close()
  }

  #flush(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    this.#retry = this.#patience = undefined
    this.#isDue = false
    const batches = this.#waiting
    this.#waiting = []
    if (batches.length === 0) return
    let hasEvents = false
    try {
      const outcomes = this.#change(() => this.#writer.write(batches.map(({ changes }) => changes)))
      this.#stats.transactions++
      this.#stats.commits += batches.length
      batches.forEach((batch, index) => {
        const outcome = outcomes[index]
        if (outcome === undefined || 'refusal' in outcome) return batch.reject(outcome?.refusal)
        hasEvents ||= outcome.eventIds.length > 0
        this.#commitListeners.notify(batch.changes)
        batch.resolve(outcome)
      })
      this.#lockedAttempts = 0
      this.#writtenAt = performance.now()
    } catch (error) {
      if (isLocked(error)) return this.#postpone(batches, error)
      for (const batch of batches) batch.reject(error)
    }
    if (hasEvents) for (const listener of [...this.#listeners]) listener()
  }

  /** Nothing of the batches was written. They are attempted again, before those that came later. */
  #postpone(batches: readonly Waiting[], error: unknown): void {
    const oldest = performance.now() - this.#lockWaitMs
    this.#waiting = [...batches.filter(({ since }) => since > oldest), ...this.#waiting]
    for (const { reject } of batches.filter(({ since }) => since <= oldest)) reject(new StorageLocked(error))
    if (this.#waiting.length > 0) this.#retry = setTimeout(() => this.#flush(), lockBackoffMs(this.#lockedAttempts++))
  }

  async #whenUnlocked<Result>(attempt: () => Result): Promise<Result> {
    this.#locked++
    try {
      return await whenUnlocked(this.#lockWaitMs, attempt)
    } finally {
      this.#locked--
    }
  }

  /** After a failed flush the disk may have dropped what it held: nothing is acknowledged any more. */
  #change<Result>(write: () => Result): Result {
    this.#view.end()
    if (this.#failure) throw this.#failure
    // SQLite goes on writing to a file that was deleted, and a restart would find nothing of it.
    if (numberOf(this.#file) !== this.#fileNumber)
      throw (this.#failure = new StorageFailed(new Error(`${this.#file} was removed or replaced`)))
    try {
      return write()
    } catch (error) {
      this.#writtenAt = -Infinity
      const fault = faultOf(error, dirname(this.#file))
      if (fault instanceof StorageFailed) this.#failure = fault
      throw fault
    }
  }

  #reader(collection: CollectionSchema): Collection<Document> {
    const { name } = collection
    const byId = `SELECT ${documentColumns} FROM "${name}" AS item WHERE id = ?`
    return {
      get: (id) =>
        whenUnlocked(this.#lockWaitMs, () => {
          this.#view.begin()
          const row = this.#statements.document(byId, id)
          return row && this.#documents.readCells(name, row)
        }),
      list: (query = {}) =>
        whenUnlocked(this.#lockWaitMs, () => {
          this.#view.begin()
          const rows = readList(this.#statements, collection, query)
          return rows.map((row) => this.#read(collection, row, query.marksDamage))
        }),
      count: async (query) => {
        const checked = checkCount(collection, query)
        if (checked.tokens?.length === 0) return countsOf(checked, [])
        return countsOf(checked, await this.#searcher.run({ statements: countStatements(collection, checked) }))
      },
    }
  }

  #read(collection: CollectionSchema, cells: DocumentCells, marksDamage = false): Versioned<Document> {
    try {
      return this.#documents.readCells(collection.name, cells)
    } catch (error) {
      const fields = this.#statements.of(fieldsStatement(collection, '?')).get(String(cells[0]))
      if (!marksDamage || !(error instanceof DocumentDamaged) || !fields) throw error
      return readDamaged(fields)
    }
  }
}

/** Distinguishes a file from another one that has replaced it. */
function numberOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}
