import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { Documents, SearchableName } from '../documents.ts'
import { listStatement } from '../list-statement.ts'
import { StorageFailed } from '../port.ts'
import type {
  AuditEntry,
  AuditQuery,
  Change,
  Collection,
  CollectionName,
  CommitResult,
  EventQuery,
  EventRange,
  SearchQuery,
  Store,
  StoredEvent,
  Versioned,
} from '../port.ts'
import { checkFilter, collectionNames } from '../query.ts'
import { wordsOf } from '../words.ts'
import { openDatabase } from './database.ts'
import { readEvents } from './events.ts'
import { faultOf } from './faults.ts'
import { Searcher } from './search.ts'
import { dialect, Statements } from './statements.ts'
import { Writer } from './writer.ts'

export interface SqliteOptions {
  /** The size that the database may reach; without it, the disk is the limit. */
  readonly pagesMax?: number
}

/** Opens the store in this folder: one file, WAL, every commit flushed to the disk. */
export async function openSqliteStore(folder: string, { pagesMax }: SqliteOptions = {}): Promise<Store> {
  const file = join(folder, 'gantry.db')
  const database = await openDatabase(file)
  if (pagesMax !== undefined) database.exec(`PRAGMA max_page_count = ${pagesMax}`)
  return new SqliteStore(file, database, new Searcher(file))
}

interface Waiting {
  readonly changes: readonly Change[]
  readonly resolve: (result: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

const trimmedAtOnce = 2000

class SqliteStore implements Store {
  readonly read: Store['read']
  readonly #file: string
  readonly #fileNumber: number | undefined
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly #writer: Writer
  readonly #searcher: Searcher
  readonly #listeners = new Set<() => void>()
  #waiting: Waiting[] = []
  #failure: StorageFailed | undefined

  constructor(file: string, database: DatabaseSync, searcher: Searcher) {
    this.#file = file
    this.#fileNumber = numberOf(file)
    this.#database = database
    this.#statements = new Statements(database)
    this.#writer = new Writer(database, this.#statements)
    this.#searcher = searcher
    this.read = Object.fromEntries(
      collectionNames.map((name) => [name, this.#collection(name)]),
    ) as unknown as Store['read']
  }

  /** All batches of one turn of the event loop share one transaction, and so one flush of the disk. */
  commit(changes: readonly Change[]): Promise<CommitResult> {
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
    for (let isDone = false; !isDone; await turn()) {
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

  async search<Name extends SearchableName>(
    name: Name,
    { text, where, after, limit }: SearchQuery<Documents[Name]>,
  ): Promise<Versioned<Documents[Name]>[]> {
    const words = wordsOf(text)
    const filter = checkFilter(name, where)
    if (words.length === 0) return []
    const rows = await this.#searcher.search({ name, words, filter, after, limit })
    return rows.map((row) => versioned<Documents[Name]>(row.version, row.doc))
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

  #collection<Name extends CollectionName>(name: Name): Collection<Documents[Name]> {
    type Doc = Documents[Name]
    return {
      get: async (id) => {
        const row = this.#statements.of(`SELECT version, doc FROM "${name}" WHERE id = ?`).get(id)
        return row && versioned<Doc>(row['version'], row['doc'])
      },
      list: async (query = {}) => {
        const { sql, values } = listStatement(name, query, dialect)
        return this.#statements
          .of(sql)
          .all(...values)
          .map((row) => versioned<Doc>(row['version'], row['doc']))
      },
    }
  }
}

/** Tells one file from another that takes its name. */
function numberOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}

// The one cast between text on disk and a typed document: only `commit` writes, and it takes typed documents.
function versioned<Doc>(version: unknown, doc: unknown): Versioned<Doc> {
  return { doc: JSON.parse(String(doc)) as Doc, version: Number(version) }
}
