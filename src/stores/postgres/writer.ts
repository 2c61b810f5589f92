import type { Client, QueryResult } from 'pg'
import type { Change, CollectionName, CommitResult } from '../port.ts'
import { columnsOf, isSearchable, labelFieldsOf, labelsOf, textOf, valueOf } from '../query.ts'
import { wordsOf } from '../words.ts'
import { faultOf, openClient } from './connections.ts'
import { planGroup, touchedIds } from './plan.ts'
import type { Item, Plan, VersionOf } from './plan.ts'
import { toStored } from './text.ts'

/** What other processes on the same database hear of. */
export const eventsChannel = 'gantry_events'

const batchesMax = 500
// PostgreSQL takes a megabyte of different words; of a longer text the first ones are searched.
const wordBytesMax = 1_000_000

interface Waiting {
  readonly changes: readonly Change[]
  readonly resolve: (result: CommitResult) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Writes all batches that wait in one transaction, over one connection, in two round trips: lock and look, write and commit.
 * The row that it locks until the commit makes all writers of all processes go one after the other: so the numbers of events
 * become visible in order and without a gap, and what was looked at still holds when it is written.
 */
export class Writer {
  readonly #url: string
  readonly #onEvents: (newest: number) => void
  #client: Promise<Client> | undefined
  #waiting: Waiting[] = []
  #writing: Promise<void> | undefined

  constructor(url: string, onEvents: (newest: number) => void) {
    this.#url = url
    this.#onEvents = onEvents
  }

  commit(changes: readonly Change[]): Promise<CommitResult> {
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
    // What the rest of this turn of the event loop commits goes along.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, batchesMax))
    // In the same breath as the last look, so that nothing comes to wait in between and is forgotten.
    this.#writing = undefined
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const client = await this.#connect()
      const plan = await look(
        client,
        group.map(({ changes }) => changes),
      )
      await write(client, plan)
      group.forEach(({ resolve, reject }, index) => {
        const outcome = plan.outcomes[index]
        if (outcome === undefined || 'refusal' in outcome) reject(outcome?.refusal)
        else resolve(outcome)
      })
      if (plan.events.length > 0) this.#onEvents(plan.heads.eventId)
    } catch (error) {
      for (const { reject } of group) reject(faultOf(error))
    }
  }

  #connect(): Promise<Client> {
    if (!this.#client) {
      const opened: Promise<Client> = openClient(
        this.#url,
        () => {
          if (this.#client === opened) this.#client = undefined
        },
        { pipeline: true },
      )
      this.#client = opened
      opened.catch(() => {
        if (this.#client === opened) this.#client = undefined
      })
    }
    return this.#client
  }
}

/** Takes the turn of this writer and works out what the batches come to. */
async function look(client: Client, batches: readonly (readonly Change[])[]): Promise<Plan> {
  const touched = [...touchedIds(batches)]
  try {
    const [, heads, ...found] = await all([
      client.query('BEGIN'),
      client.query({
        name: 'heads',
        text: 'SELECT "eventId", "auditId", "auditHash" FROM heads WHERE id = 1 FOR UPDATE',
      }),
      ...touched.map(([name, ids]) =>
        client.query({
          name: `versions ${name}`,
          text: `SELECT id, version FROM "${name}" WHERE id = ANY ($1)`,
          values: [[...ids].map(toStored)],
        }),
      ),
    ])
    const row = heads?.rows[0]
    const versions = new Map(
      touched.map(([name], index) => [
        name,
        new Map(found[index]?.rows.map(({ id, version }) => [String(id), Number(version)])),
      ]),
    )
    const versionOf: VersionOf = (name, id) => versions.get(name)?.get(toStored(id))
    return planGroup(batches, versionOf, {
      eventId: Number(row?.eventId),
      auditId: Number(row?.auditId),
      auditHash: String(row?.auditHash),
    })
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** Writes and commits in one round trip: after a failure the server takes the COMMIT for a ROLLBACK. */
async function write(client: Client, { items, events, audit, heads }: Plan): Promise<void> {
  const results = await all([
    ...[...items].flatMap(([name, changed]) => writeItems(client, name, [...changed])),
    ...(events.length === 0
      ? []
      : [
          client.query({
            name: 'events',
            text: 'INSERT INTO events (id, kind, at, "taskId", event) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])',
            values: [
              events.map(({ id }) => id),
              events.map(({ event }) => toStored(event.kind)),
              events.map(({ event }) => toStored(event.at)),
              events.map(({ event }) => (event.taskId === undefined ? null : toStored(event.taskId))),
              events.map(({ event }) => JSON.stringify(event)),
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
    client.query('COMMIT'),
  ])
  if (results.at(-1)?.command !== 'COMMIT') throw new Error('the database did not commit')
}

function writeItems(
  client: Client,
  name: CollectionName,
  changed: readonly (readonly [id: string, item: Item])[],
): Promise<QueryResult>[] {
  const kept = changed.flatMap(([, { doc, version }]) => (doc ? [{ doc, version }] : []))
  if (changed.length === 0) return []
  const ids = changed.map(([id]) => toStored(id))
  const gone = changed.filter(([, { doc }]) => !doc).map(([id]) => toStored(id))
  const columns = columnsOf(name)
  const names = columns.map((column) => `, "${column}"`).join('')
  const casts = (first: number) => columns.map((_, index) => `, $${first + index}::text[]`).join('')
  const valuesOf = (docs: readonly object[]) => columns.map((column) => docs.map((doc) => stored(valueOf(doc, column))))
  const queries: Promise<QueryResult>[] = []

  if (gone.length > 0)
    queries.push(
      client.query({ name: `remove ${name}`, text: `DELETE FROM "${name}" WHERE id = ANY ($1)`, values: [gone] }),
    )
  if (kept.length > 0)
    queries.push(
      client.query({
        name: `put ${name}`,
        text: `INSERT INTO "${name}" (id, version, doc${names}) SELECT * FROM unnest($1::text[], $2::integer[], $3::text[]${casts(4)})
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, doc = excluded.doc${columns.map((column) => `, "${column}" = excluded."${column}"`).join('')}`,
        values: [
          kept.map(({ doc }) => toStored(doc.id)),
          kept.map(({ version }) => version),
          kept.map(({ doc }) => JSON.stringify(doc)),
          ...valuesOf(kept.map(({ doc }) => doc)),
        ],
      }),
    )
  for (const field of labelFieldsOf(name)) {
    const labels = kept.flatMap(({ doc }) => labelsOf(doc, field).map((label) => ({ doc, label })))
    if (changed.some(([, { isNew }]) => !isNew))
      queries.push(
        client.query({
          name: `unlabel ${name} ${field}`,
          text: `DELETE FROM "${name}_${field}" WHERE id = ANY ($1)`,
          values: [ids],
        }),
      )
    if (labels.length > 0)
      queries.push(
        client.query({
          name: `label ${name} ${field}`,
          text: `INSERT INTO "${name}_${field}" (id, value${names}) SELECT * FROM unnest($1::text[], $2::text[]${casts(3)})`,
          values: [
            labels.map(({ doc }) => toStored(doc.id)),
            labels.map(({ label }) => toStored(label)),
            ...valuesOf(labels.map(({ doc }) => doc)),
          ],
        }),
      )
  }
  if (isSearchable(name)) {
    if (gone.length > 0)
      queries.push(
        client.query({
          name: `forget ${name}`,
          text: `DELETE FROM "${name}_text" WHERE id = ANY ($1)`,
          values: [gone],
        }),
      )
    if (kept.length > 0)
      queries.push(
        client.query({
          name: `learn ${name}`,
          // An unchanged text is not indexed again.
          text: `INSERT INTO "${name}_text" (id, words) SELECT id, array_to_tsvector(string_to_array(words, ' ')) FROM unnest($1::text[], $2::text[]) AS given (id, words)
        ON CONFLICT (id) DO UPDATE SET words = excluded.words WHERE "${name}_text".words <> excluded.words`,
          values: [kept.map(({ doc }) => toStored(doc.id)), kept.map(({ doc }) => fitting(wordsOf(textOf(name, doc))))],
        }),
      )
  }
  return queries
}

function stored(value: string | undefined): string | null {
  return value === undefined ? null : toStored(value)
}

function fitting(words: readonly string[]): string {
  let bytes = 0
  return words.filter((word) => (bytes += Buffer.byteLength(word)) <= wordBytesMax).join(' ')
}

/** Waits for every answer, so that none of a failed group comes in during the next one. */
async function all(queries: readonly Promise<QueryResult>[]): Promise<QueryResult[]> {
  const settled = await Promise.allSettled(queries)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
