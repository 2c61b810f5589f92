import type { Pool } from 'pg'
import type { Documents, SearchableName } from '../documents.ts'
import { listStatement } from '../list-statement.ts'
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
import { faultOf, openClient, openReadPool, openSearchPool } from './connections.ts'
import { eventsStatement } from './events.ts'
import { EventListener } from './listener.ts'
import { migrate } from './migrations.ts'
import { searchIds } from './search.ts'
import { dialect, toStored, toStoredFilter } from './text.ts'
import { Writer } from './writer.ts'

export interface PostgresOptions {
  /** How often to look for events of other processes in case the news of them got lost. */
  readonly pollMs?: number
}

/** Opens the store in a PostgreSQL database; other processes may have it open too. */
export async function openPostgresStore(url: string, { pollMs = 1000 }: PostgresOptions = {}): Promise<Store> {
  const client = await openClient(url, () => {}, { query_timeout: 0 })
  try {
    await migrate(client)
  } finally {
    await client.end()
  }
  return new PostgresStore(url, pollMs)
}

type Row = Readonly<Record<string, unknown>>

const trimmedAtOnce = 2000

class PostgresStore implements Store {
  readonly read: Store['read']
  readonly #pool: Pool
  readonly #searchPool: Pool
  readonly #writer: Writer
  readonly #listener: EventListener
  readonly #names = new Map<string, string>()

  constructor(url: string, pollMs: number) {
    this.#pool = openReadPool(url)
    this.#searchPool = openSearchPool(url)
    this.#listener = new EventListener(url, this.#pool, pollMs)
    this.#writer = new Writer(url, (newest) => this.#listener.tell(newest))
    this.read = Object.fromEntries(
      collectionNames.map((name) => [name, this.#collection(name)]),
    ) as unknown as Store['read']
  }

  commit(changes: readonly Change[]): Promise<CommitResult> {
    return this.#writer.commit(changes)
  }

  async events(query: EventQuery): Promise<StoredEvent[]> {
    const { sql, values } = eventsStatement(query)
    return (await this.#rows(sql, values)).map((row) => ({
      ...JSON.parse(String(row['event'])),
      id: Number(row['id']),
    }))
  }

  async eventRange(): Promise<EventRange> {
    const [row] = await this.#rows(
      'SELECT (SELECT min(id) FROM events) AS oldest, (SELECT "eventId" FROM heads) AS newest',
      [],
    )
    return { oldest: Number(row?.['oldest'] ?? 0), newest: Number(row?.['newest'] ?? 0) }
  }

  onEvents(listener: () => void): () => void {
    return this.#listener.add(listener)
  }

  async trimEvents({ before, countMax }: { before: string; countMax: number }): Promise<void> {
    const { newest } = await this.eventRange()
    for (let isDone = false; !isDone; ) {
      const rows = await this.#rows('SELECT id, at FROM events ORDER BY id LIMIT $1', [trimmedAtOnce])
      const kept = rows.findIndex((row) => Number(row['id']) > newest - countMax && String(row['at']) >= before)
      const last = rows.at(kept === -1 ? rows.length - 1 : kept - 1)
      isDone = kept !== -1 || rows.length < trimmedAtOnce
      if (last && kept !== 0) await this.#rows('DELETE FROM events WHERE id <= $1', [last['id']])
    }
  }

  async audit({ before = Number.MAX_SAFE_INTEGER, limit }: AuditQuery): Promise<AuditEntry[]> {
    const rows = await this.#rows('SELECT id, entry, hash FROM audit WHERE id < $1 ORDER BY id DESC LIMIT $2', [
      before,
      limit,
    ])
    return rows.map((row) => ({
      ...JSON.parse(String(row['entry'])),
      id: Number(row['id']),
      hash: String(row['hash']),
    }))
  }

  async search<Name extends SearchableName>(
    name: Name,
    { text, where, after, limit }: SearchQuery<Documents[Name]>,
  ): Promise<Versioned<Documents[Name]>[]> {
    const words = wordsOf(text)
    const filter = checkFilter(name, where)
    if (words.length === 0) return []
    const ids = await searchIds(
      (sql, values, plan) => this.#rows(sql, values, plan === 'free' ? this.#searchPool : this.#pool),
      { name, words, filter: toStoredFilter(filter), after: after === undefined ? undefined : toStored(after), limit },
    )
    return (await this.#rows(`SELECT version, doc FROM "${name}" WHERE id = ANY ($1) ORDER BY id DESC`, [ids])).map(
      (row) => versioned<Documents[Name]>(row),
    )
  }

  async probe(): Promise<void> {
    await this.#rows('INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [])
  }

  async close(): Promise<void> {
    await this.#writer.close()
    await this.#listener.close()
    await Promise.all([this.#pool.end(), this.#searchPool.end()])
  }

  #collection<Name extends CollectionName>(name: Name): Collection<Documents[Name]> {
    return {
      get: async (id) => {
        const [row] = await this.#rows(`SELECT version, doc FROM "${name}" WHERE id = $1`, [toStored(id)])
        return row && versioned<Documents[Name]>(row)
      },
      list: async (query = {}) => {
        const { sql, values } = listStatement(name, query, dialect)
        return (
          await this.#rows(
            sql,
            values.map((value) => (typeof value === 'string' ? toStored(value) : value)),
          )
        ).map((row) => versioned<Documents[Name]>(row))
      },
    }
  }

  async #rows(text: string, values: unknown[], pool = this.#pool): Promise<Row[]> {
    let name = this.#names.get(text)
    if (name === undefined) this.#names.set(text, (name = `statement ${this.#names.size}`))
    try {
      return (await pool.query<Row>({ name, text, values })).rows
    } catch (error) {
      throw faultOf(error)
    }
  }
}

// The one cast between text in the database and a typed document: only `commit` writes, and it takes typed documents.
function versioned<Doc>(row: Row): Versioned<Doc> {
  return { doc: JSON.parse(String(row['doc'])) as Doc, version: Number(row['version']) }
}
