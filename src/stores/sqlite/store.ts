import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { indexedFields } from '../documents.ts'
import type { Documents } from '../documents.ts'
import { DuplicateId, StorageFull, VersionConflict } from '../port.ts'
import type { Change, Collection, CollectionName, CommitResult, EventQuery, ListQuery, Store, StoredEvent, Versioned } from '../port.ts'
import { openDatabase } from './database.ts'

/** Opens the store in this folder: one file, WAL, every commit flushed to the disk. */
export async function openSqliteStore(folder: string): Promise<Store> {
  return new SqliteStore(await openDatabase(join(folder, 'gantry.db')))
}

interface Waiting {
  readonly changes: readonly Change[]
  readonly resolve: (result: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

class SqliteStore implements Store {
  readonly read: Store['read']
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #waiting: Waiting[] = []

  constructor(database: DatabaseSync) {
    this.#database = database
    const names = Object.keys(indexedFields) as CollectionName[]
    this.read = Object.fromEntries(names.map((name) => [name, this.#collection(name)])) as unknown as Store['read']
  }

  /** All batches of one turn of the event loop share one transaction, and so one flush of the disk. */
  commit(changes: readonly Change[]): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush())
      this.#waiting.push({ changes, resolve, reject })
    })
  }

  async events(query: EventQuery): Promise<StoredEvent[]> {
    const rows = this.#statement('SELECT id, event FROM events WHERE id > ? ORDER BY id LIMIT ?').all(query.after, query.limit)
    return rows.map((row) => ({ ...JSON.parse(String(row['event'])), id: Number(row['id']) }))
  }

  async probe(): Promise<void> {
    try {
      this.#statement("INSERT INTO probe VALUES (1, datetime('now')) ON CONFLICT (id) DO UPDATE SET at = excluded.at").run()
    } catch (error) {
      throw storageError(error)
    }
  }

  async close(): Promise<void> {
    this.#flush()
    this.#database.close()
  }

  #flush(): void {
    const batches = this.#waiting
    this.#waiting = []
    if (batches.length === 0) return
    const settle: (() => void)[] = []
    try {
      this.#run('BEGIN IMMEDIATE')
      for (const batch of batches) settle.push(this.#apply(batch))
      this.#run('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#run('ROLLBACK')
      for (const batch of batches) batch.reject(storageError(error))
      return
    }
    for (const tell of settle) tell()
  }

  /** Applies one batch whole or not at all, and gives what to tell its writer once the group is on disk. */
  #apply(batch: Waiting): () => void {
    this.#run('SAVEPOINT batch')
    try {
      const eventIds = batch.changes.flatMap((change) => this.#change(change))
      this.#run('RELEASE batch')
      return () => batch.resolve({ eventIds })
    } catch (error) {
      if (!(error instanceof DuplicateId || error instanceof VersionConflict)) throw error
      this.#run('ROLLBACK TO batch')
      this.#run('RELEASE batch')
      return () => batch.reject(error)
    }
  }

  #change(change: Change): number[] {
    if ('event' in change) {
      return [Number(this.#statement('INSERT INTO events (event) VALUES (?)').run(JSON.stringify(change.event)).lastInsertRowid)]
    }
    if ('insert' in change) {
      const { changes } = this.#statement(`INSERT INTO ${change.insert} VALUES (?, 1, ?) ON CONFLICT DO NOTHING`).run(change.doc.id, JSON.stringify(change.doc))
      if (changes === 0) throw new DuplicateId(change.insert, change.doc.id)
    } else if ('replace' in change) {
      const { changes } = this.#statement(`UPDATE ${change.replace} SET version = version + 1, doc = ? WHERE id = ? AND version = ?`).run(JSON.stringify(change.doc), change.doc.id, change.version)
      if (changes === 0) throw new VersionConflict(change.replace, change.doc.id)
    } else {
      const { changes } = this.#statement(`DELETE FROM ${change.remove} WHERE id = ? AND version = ?`).run(change.id, change.version)
      if (changes === 0) throw new VersionConflict(change.remove, change.id)
    }
    return []
  }

  #collection<Name extends CollectionName>(name: Name): Collection<Documents[Name]> {
    type Doc = Documents[Name]
    return {
      get: async (id) => {
        const row = this.#statement(`SELECT version, doc FROM ${name} WHERE id = ?`).get(id)
        return row && versioned<Doc>(row)
      },
      list: async (query = {}) => {
        const { sql, values } = listStatement(name, query)
        return this.#statement(sql).all(...values).map((row) => versioned<Doc>(row))
      },
    }
  }

  #run(sql: string): void {
    this.#statement(sql).run()
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = this.#database.prepare(sql)))
    return statement
  }
}

function listStatement<Name extends CollectionName>(name: Name, query: ListQuery<Documents[Name]>): { sql: string; values: (string | number)[] } {
  const terms: string[] = []
  const values: (string | number)[] = []
  for (const [field, value] of Object.entries(query.where ?? {})) {
    if (value === undefined) continue
    if (!(indexedFields[name] as readonly string[]).includes(field)) throw new Error(`${name} has no index on ${field}`)
    terms.push(`doc ->> '$.${field}' = ?`)
    values.push(String(value))
  }
  if (query.after !== undefined) {
    terms.push(query.descending ? 'id < ?' : 'id > ?')
    values.push(query.after)
  }
  values.push(query.limit ?? -1)
  const where = terms.length > 0 ? ` WHERE ${terms.join(' AND ')}` : ''
  return { sql: `SELECT version, doc FROM ${name}${where} ORDER BY id${query.descending ? ' DESC' : ''} LIMIT ?`, values }
}

// The one cast between text on disk and a typed document: only `commit` writes, and it takes typed documents.
function versioned<Doc>(row: Record<string, unknown>): Versioned<Doc> {
  return { doc: JSON.parse(String(row['doc'])) as Doc, version: Number(row['version']) }
}

const sqliteFull = 13
const sqliteIoError = 10

function storageError(error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === sqliteFull || (code === sqliteIoError && /disk/i.test(String(error))) ? new StorageFull(error) : error
}
