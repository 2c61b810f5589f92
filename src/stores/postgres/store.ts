import type { Pool } from 'pg'
import { collectionOf, schemasOf } from '../collection.ts'
import type { Collections, CollectionSchema, CollectionSchemas, Document } from '../collection.ts'
import { CommitListeners } from '../commit-listeners.ts'
import { plainFacetsOfFilter } from '../facets.ts'
import { checkCount, countsOf, countStatement } from '../count-statement.ts'
import { KeptDocuments } from '../kept-documents.ts'
import { listStatement } from '../list-statement.ts'
import { DatabaseUnavailable, DocumentDamaged } from '../port.ts'
import type {
  AnyTypes,
  AuditEntry,
  AuditQuery,
  Change,
  Collection,
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
import { fieldsStatement, readAuditEntry, readDamaged, readEvent } from '../read-document.ts'
import type { Schema, SchemaSource } from '../schema.ts'
import { tokensOf } from '../tokens.ts'
import { explainConnect, connectionFaultOf, openClient, openReadPool, openSearchPool } from './connections.ts'
import { DatabaseClock, timeColumn } from './database-clock.ts'
import type { ProcessClocks } from './database-clock.ts'
import { eventsStatement } from './events.ts'
import { openOrigin } from './origin.ts'
import type { Origin } from './origin.ts'
import { EventListener } from './listener.ts'
import { SchemaFence } from './schema-fence.ts'
import { postgresSchema, updateSchema } from './schema.ts'
import { searchIds } from './search.ts'
import { ServerWatch } from './server-watch.ts'
import { repairStaleItems, StaleItems } from './stale-items.ts'
import { countDialect, dialect, toStored, toStoredFilter } from './text.ts'
import { Writer } from './writer.ts'

export interface PostgresOptions {
  /** How often to look for events of other processes in case the news of them got lost. */
  readonly pollMs?: number
  /** For how long a write waits for a lock of another client. */
  readonly lockWaitMs?: number
  /** The clocks of this process. */
  readonly clocks?: ProcessClocks
  /** The schema of another version. */
  readonly source?: SchemaSource
}

/** Opens the store in a PostgreSQL database; other processes may have it open too. */
export async function openPostgresStore<Types>(
  url: string,
  collections: Collections<Types>,
  { pollMs = 1000, lockWaitMs, clocks, source }: PostgresOptions = {},
): Promise<Store<Types>> {
  const schemas = schemasOf(collections)
  const clock = new DatabaseClock(clocks)
  const watch = new ServerWatch(url, clock)
  const schema = postgresSchema(schemas, source)
  const fence = new SchemaFence(schema)
  const origin = await prepare({ url, schemas, schema, fence, watch, clock }).catch((error: unknown) => {
    watch.close()
    throw error
  })
  const store: Store<AnyTypes> = new PostgresStore({
    url,
    collections: schemas,
    fence,
    origin,
    pollMs,
    watch,
    clock,
    lockWaitMs,
  })
  // The one cast between any documents and those of the types declared: what is read was written by `commit`, which
  // takes these.
  return store as unknown as Store<Types>
}

interface Preparation {
  readonly url: string
  readonly schemas: CollectionSchemas
  readonly schema: Schema
  readonly fence: SchemaFence
  readonly watch: ServerWatch
  readonly clock: DatabaseClock
}

async function prepare({ url, schemas, schema, fence, watch, clock }: Preparation): Promise<Origin> {
  const client = await openClient(url, () => {}, { query_timeout: 0, stream: watch.socket }).catch((error: unknown) => {
    throw new DatabaseUnavailable(explainConnect(url, error), error)
  })
  try {
    // What is opened on this store judges by the clock of the database from its first moment.
    await clock.measure(
      () => client.query<{ timeMs: number }>(`SELECT ${timeColumn}`),
      ({ rows }) => rows[0]?.timeMs,
    )
    await updateSchema(client, schema)
    await repairStaleItems(client, schemas, fence)
    return await openOrigin(client)
  } finally {
    await client.end()
  }
}

interface StoreOptions {
  readonly url: string
  readonly collections: CollectionSchemas
  readonly fence: SchemaFence
  readonly origin: Origin
  readonly pollMs: number
  readonly watch: ServerWatch
  readonly clock: DatabaseClock
  readonly lockWaitMs: number | undefined
}

type Row = Readonly<Record<string, unknown>>

const trimmedAtOnce = 2000

function rangeOf(row: Row | undefined): EventRange {
  return { oldest: Number(row?.['oldest'] ?? 0), newest: Number(row?.['newest'] ?? 0) }
}

class PostgresStore implements Store<AnyTypes> {
  readonly read: Store<AnyTypes>['read']
  readonly #collections: CollectionSchemas
  readonly #fence: SchemaFence
  readonly #staleItems: StaleItems
  readonly #watch: ServerWatch
  readonly #clock: DatabaseClock
  readonly #origin: Origin
  readonly #pool: Pool
  readonly #searchPool: Pool
  readonly #writer: Writer
  readonly #listener: EventListener
  readonly #commitListeners = new CommitListeners()
  readonly onCommit: Store<AnyTypes>['onCommit'] = this.#commitListeners.add
  readonly #names = new Map<string, string>()
  readonly #documents = new KeptDocuments()
  #writtenAt = -Infinity

  constructor({ url, collections, fence, origin, pollMs, watch, clock, lockWaitMs }: StoreOptions) {
    this.#fence = fence
    this.#collections = collections
    this.#watch = watch
    this.#clock = clock
    this.#origin = origin
    this.#pool = openReadPool(url, watch.socket)
    this.#searchPool = openSearchPool(url, watch.socket)
    this.#staleItems = new StaleItems(this.#pool, collections, fence)
    this.#listener = new EventListener({
      url,
      pool: this.#pool,
      stream: watch.socket,
      pollMs,
      origin,
      // An empty commit looks as any other does, and begins the new history.
      onFork: () => void this.#writer.commit([]).catch(() => {}),
      onStale: () => this.#staleItems.notice(),
    })
    this.#writer = new Writer({
      url,
      collections,
      fence,
      clock,
      origin,
      stream: watch.socket,
      newestSeen: () => this.#listener.newest,
      lockWaitMs,
      onEvents: (newest) => this.#listener.notify(newest),
    })
    this.read = Object.fromEntries([...collections].map(([name, collection]) => [name, this.#reader(collection)]))
  }

  async commit(changes: readonly Change<AnyTypes>[]): Promise<CommitResult> {
    const result = await this.#writer.commit(changes)
    this.#writtenAt = performance.now()
    this.#commitListeners.notify(changes)
    return result
  }

  async events(query: EventQuery): Promise<StoredEvent[]> {
    const { sql, values } = eventsStatement(query)
    return (await this.#rows(sql, values)).map(readEvent)
  }

  async eventRange(): Promise<EventRange> {
    const known = this.#listener.newest
    const row = await this.#readRange()
    if (!row?.['hasForked'] && Number(row?.['newest'] ?? 0) >= known) return rangeOf(row)
    // The log went back: a position is judged by the new history, which begins with this commit.
    await this.#writer.commit([])
    return rangeOf(await this.#readRange())
  }

  async #readRange(): Promise<Row | undefined> {
    const [row] = await this.#rows(
      `SELECT (SELECT min(id) FROM events) AS oldest, "eventId" AS newest, ${this.#origin.hasForked} AS "hasForked" FROM heads`,
      [],
    )
    return row
  }

  onWentBack(listener: () => void): () => void {
    return this.#listener.onWentBack(listener)
  }

  onEvents(listener: () => void): () => void {
    return this.#listener.add(listener)
  }

  async trimEvents({ before, countMax }: { before: string; countMax: number }): Promise<void> {
    const [surplus] = await this.#rows('SELECT id FROM events ORDER BY id DESC LIMIT 1 OFFSET $1', [countMax])
    const removedTo = Number(surplus?.['id'] ?? 0)
    for (let isDone = false; !isDone; ) {
      const rows = await this.#rows('SELECT id, at FROM events ORDER BY id LIMIT $1', [trimmedAtOnce])
      const kept = rows.findIndex((row) => Number(row['id']) > removedTo && String(row['at']) >= before)
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
    return rows.map(readAuditEntry)
  }

  async search(
    name: string,
    { text, where, after, limit, marksDamage }: SearchQuery<Document>,
  ): Promise<Versioned<Document>[]> {
    const tokens = tokensOf(text)
    const collection = collectionOf(this.#collections, name)
    const filter = checkSearch(collection, where)
    const facets = plainFacetsOfFilter(filter)
    if (tokens.length === 0) return []
    const ids = await searchIds(
      (sql, values, queryPlan) => this.#rows(sql, values, queryPlan === 'free' ? this.#searchPool : this.#pool),
      {
        name,
        tokens,
        facets,
        filter: toStoredFilter(filter),
        after: after === undefined ? undefined : toStored(after),
        limit,
      },
    )
    const rows = await this.#rows(
      `SELECT id, version, doc, checksum FROM "${name}" WHERE id = ANY ($1) ORDER BY id DESC`,
      [ids],
    )
    return Promise.all(rows.map((row) => this.#read(collection, row, marksDamage)))
  }

  async probe(trustMs = 0): Promise<void> {
    const [heads] = await this.#rows('SELECT schema, EXISTS (SELECT FROM stale) AS "hasStale" FROM heads', [])
    await this.#fence.admit(this.#pool, heads?.['schema'])
    if (heads?.['hasStale'] && this.#fence.isOwn(heads['schema'])) this.#staleItems.notice()
    if (performance.now() - this.#writtenAt < trustMs) return
    await this.#rows('INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [])
    this.#writtenAt = performance.now()
  }

  writeStats(): WriteStats {
    return { ...this.#writer.stats }
  }

  durability(): Durability {
    return this.#watch.durability
  }

  clockSkewMs(): number {
    return this.#clock.skewMs()
  }

  async close(): Promise<void> {
    await this.#writer.close()
    await this.#listener.close()
    await this.#staleItems.close()
    await Promise.all([this.#pool.end(), this.#searchPool.end()])
    this.#watch.close()
  }

  #reader(collection: CollectionSchema): Collection<Document> {
    const { name } = collection
    return {
      get: async (id) => {
        const [row] = await this.#rows(`SELECT id, version, doc, checksum FROM "${name}" WHERE id = $1`, [toStored(id)])
        return row && this.#documents.read(name, row)
      },
      list: async (query = {}) => {
        const { sql, values } = listStatement(collection, query, dialect)
        const rows = await this.#rows(
          sql,
          values.map((value) => (typeof value === 'string' ? toStored(value) : value)),
        )
        return query.marksDamage
          ? Promise.all(rows.map((row) => this.#read(collection, row, true)))
          : rows.map((row) => this.#documents.read(name, row))
      },
      count: async (query) => {
        const checked = checkCount(collection, query)
        if (checked.tokens?.length === 0) return countsOf(checked, [])
        const { sql, values } = countStatement(collection, checked, countDialect)
        const stored = values.map((value) =>
          typeof value === 'object' ? value.map(toStored) : typeof value === 'string' ? toStored(value) : value,
        )
        return countsOf(checked, await this.#rows(sql, stored, this.#searchPool))
      },
    }
  }

  async #read(collection: CollectionSchema, row: Row, marksDamage = false): Promise<Versioned<Document>> {
    try {
      return this.#documents.read(collection.name, row)
    } catch (error) {
      if (!marksDamage || !(error instanceof DocumentDamaged)) throw error
      const [fields] = await this.#rows(fieldsStatement(collection, '$1'), [row['id']])
      if (!fields) throw error
      return readDamaged(fields)
    }
  }

  async #rows(text: string, values: unknown[], pool = this.#pool): Promise<Row[]> {
    let name = this.#names.get(text)
    if (name === undefined) this.#names.set(text, (name = `statement ${this.#names.size}`))
    try {
      return (await pool.query<Row>({ name, text, values })).rows
    } catch (error) {
      throw connectionFaultOf(await this.#fence.meaningOf(this.#pool, error))
    }
  }
}
