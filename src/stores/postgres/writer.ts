import type { Socket } from 'node:net'
import type { Client, QueryResult } from 'pg'
import { collectionOf } from '../collection.ts'
import { checksumOf } from '../checksum.ts'
import type { CollectionSchemas } from '../collection.ts'
import { composeFork } from '../fork.ts'
import type { AnyTypes, Change, CommitResult } from '../port.ts'
import { commitFaultOf, connectionFaultOf, openClient } from './connections.ts'
import { timeColumn } from './database-clock.ts'
import type { DatabaseClock } from './database-clock.ts'
import { itemQueries } from './items.ts'
import type { Origin, OriginRow } from './origin.ts'
import { composeGroup, touchedIds } from './group-write.ts'
import type { GroupWrite, VersionOf } from './group-write.ts'
import type { SchemaFence } from './schema-fence.ts'
import { staleMarks } from './stale-items.ts'
import { toStored } from './text.ts'

/** What other processes on the same database hear of. */
export const eventsChannel = 'gantry_events'

const batchesMax = 500

interface Waiting {
  readonly changes: readonly Change<AnyTypes>[]
  readonly resolve: (result: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

export interface WriterOptions {
  readonly url: string
  readonly collections: CollectionSchemas
  readonly fence: SchemaFence
  /** Measured by each commit. */
  readonly clock: DatabaseClock
  readonly origin: Origin
  /** The number of the newest event that this process knows of. */
  readonly newestSeen: () => number
  /** Makes the socket of a connection. */
  readonly stream: () => Socket
  /** For how long to wait for a lock of another client; else as long as every connection. */
  readonly lockWaitMs: number | undefined
  /** Called with the number of the newest event after a commit that appended some. */
  readonly onEvents: (newest: number) => void
}

/**
 * Writes all pending batches in one transaction (group commit), in two round trips: lock and read, write and commit.
 * A row lock until the commit serializes the writers of all processes, so that the numbers of events
 * become visible in order and without a gap, and what was read is still valid when it is written.
 */
export class Writer {
  readonly #options: WriterOptions
  #client: Promise<Client> | undefined
  #waiting: Waiting[] = []
  #writing: Promise<void> | undefined
  readonly stats = { transactions: 0, commits: 0 }

  constructor(options: WriterOptions) {
    this.#options = options
  }

  commit(changes: readonly Change<AnyTypes>[]): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ changes, resolve, reject })
      this.#writing ??= this.#writeAll()
    })
  }

  async close(): Promise<void> {
    await this.#writing
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #writeAll(): Promise<void> {
    // What the rest of this tick of the event loop commits goes along.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, batchesMax))
    // In the same breath as the last look, so that nothing comes to wait in between and is forgotten.
    this.#writing = undefined
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    const { collections, onEvents } = this.#options
    // Until the COMMIT is sent, nothing can have been stored.
    let meaningOf = connectionFaultOf
    try {
      const client = await this.#connect()
      const { groupWrite, stale } = await look(
        client,
        group.map(({ changes }) => changes),
        this.#options,
      )
      meaningOf = commitFaultOf
      await write(client, groupWrite, collections, stale)
      this.stats.transactions++
      this.stats.commits += group.length
      group.forEach(({ resolve, reject }, index) => {
        const outcome = groupWrite.outcomes[index]
        if (outcome === undefined || 'refusal' in outcome) reject(outcome?.refusal)
        else resolve(outcome)
      })
      if (groupWrite.events.length > 0) onEvents(groupWrite.heads.eventId)
    } catch (error) {
      for (const { reject } of group) reject(meaningOf(error))
    }
  }

  #connect(): Promise<Client> {
    if (!this.#client) {
      const { url, stream, lockWaitMs } = this.#options
      const opened: Promise<Client> = openClient(
        url,
        () => {
          if (this.#client === opened) this.#client = undefined
        },
        { pipeline: true, stream },
        lockWaitMs,
      )
      this.#client = opened
      opened.catch(() => {
        if (this.#client === opened) this.#client = undefined
      })
    }
    return this.#client
  }
}

/** What is written, and the origin that it is the first of. */
interface FencedWrite extends GroupWrite {
  readonly origin?: string
}

/** Takes the turn of this writer and works out what the batches come to. */
async function look(
  client: Client,
  batches: readonly (readonly Change<AnyTypes>[])[],
  { fence, clock, origin, newestSeen }: WriterOptions,
): Promise<{ readonly groupWrite: FencedWrite; readonly stale: ReadonlySet<string> }> {
  const touched = [...touchedIds(batches)]
  try {
    const [, heads, origins, ...found] = await all([
      client.query('BEGIN'),
      clock.measure(
        () =>
          client.query({
            name: 'heads',
            text: `SELECT "eventId", "auditId", "auditHash", schema, ${timeColumn} FROM heads WHERE id = 1 FOR UPDATE`,
          }),
        ({ rows }) => rows[0]?.timeMs,
      ),
      // A statement of its own sees what the last writer committed, since the row of writers is locked now.
      client.query({ name: 'origin', text: origin.statement }),
      ...touched.map(([name, ids]) =>
        client.query({
          name: `versions ${name}`,
          text: `SELECT id, version FROM "${name}" WHERE id = ANY ($1)`,
          values: [[...ids].map(toStored)],
        }),
      ),
    ])
    const row = heads?.rows[0]
    // Fencing: tables that a newer version of the service has taken over are not written by the rules of this one.
    const stale = await fence.admit(client, row?.schema)
    const versions = new Map(
      touched.map(([name], index) => [
        name,
        new Map(found[index]?.rows.map(({ id, version }) => [String(id), Number(version)])),
      ]),
    )
    const versionOf: VersionOf = (name, id) => versions.get(name)?.get(toStored(id))
    const newest = Number(row?.eventId)
    const from: OriginRow = origins?.rows[0] ?? {}
    const isNew = typeof from.current === 'string' && from.current !== from.recorded
    const fork = (isNew && from.recorded) || newest < newestSeen() ? composeFork(newest, from.timeMs) : undefined
    const group = composeGroup(batches, versionOf, {
      eventId: fork?.id ?? newest,
      auditId: Number(row?.auditId),
      auditHash: String(row?.auditHash),
    })
    const events = fork ? [fork, ...group.events] : group.events
    return { groupWrite: { ...group, events, ...(isNew && { origin: from.current }) }, stale }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw await fence.meaningOf(client, error)
  }
}

/** Writes and commits in one round trip: after a failure the server takes the COMMIT for a ROLLBACK. */
async function write(
  client: Client,
  { items, events, audit, heads, origin }: FencedWrite,
  collections: CollectionSchemas,
  stale: ReadonlySet<string>,
): Promise<void> {
  const texts = events.map(({ event }) => JSON.stringify(event))
  const results = await all([
    ...[...items]
      .flatMap(([name, changed]) => itemQueries(collectionOf(collections, name), [...changed]))
      .map((query) => client.query(query)),
    ...staleMarks({ items }, stale).map((query) => client.query(query)),
    ...(events.length === 0
      ? []
      : [
          client.query({
            name: 'events',
            text: 'INSERT INTO events (id, kind, at, "taskId", event, checksum) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[])',
            values: [
              events.map(({ id }) => id),
              events.map(({ event }) => toStored(event.kind)),
              events.map(({ event }) => toStored(event.at)),
              events.map(({ event }) => (event.taskId === undefined ? null : toStored(event.taskId))),
              texts,
              texts.map((text) => checksumOf(text)),
            ],
          }),
          client.query({
            name: 'notify',
            text: `SELECT pg_notify('${eventsChannel}', current_schema() || ' ' || $1::text)`,
            values: [heads.eventId],
          }),
        ]),
    ...(audit.length === 0
      ? []
      : [
          client.query({
            name: 'audit',
            text: 'INSERT INTO audit (id, entry, hash) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])',
            values: [
              audit.map(({ id }) => id),
              audit.map(({ entry }) => JSON.stringify(entry)),
              audit.map(({ hash }) => hash),
            ],
          }),
        ]),
    ...(events.length + audit.length === 0
      ? []
      : [
          client.query({
            name: 'move heads',
            text: 'UPDATE heads SET "eventId" = $1, "auditId" = $2, "auditHash" = $3 WHERE id = 1',
            values: [heads.eventId, heads.auditId, heads.auditHash],
          }),
        ]),
    ...(origin === undefined
      ? []
      : [client.query({ name: 'move origin', text: 'UPDATE origin SET origin = $1 WHERE id = 1', values: [origin] })]),
    client.query('COMMIT'),
  ])
  if (results.at(-1)?.command !== 'COMMIT') throw new Error('the database did not commit')
}

/** Waits for every answer, so that none of a failed group comes in during the next one. */
async function all(queries: readonly Promise<QueryResult>[]): Promise<QueryResult[]> {
  const settled = await Promise.allSettled(queries)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
