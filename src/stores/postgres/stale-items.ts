import type { ClientBase, Pool, QueryConfig } from 'pg'
import type { CollectionSchemas } from '../collection.ts'
import { DocumentDamaged } from '../port.ts'
import { readDocument } from '../read-document.ts'
import type { Row } from '../read-document.ts'
import type { GroupWrite, Item } from './group-write.ts'
import { writeItems } from './items.ts'
import type { SchemaFence } from './schema-fence.ts'
import { fromStored, toStored } from './text.ts'

/** By this channel a writer of an older version reports that there are stale items. */
export const staleChannel = 'gantry_stale'

/** So few that writers wait for a moment only. */
const itemsAtOnce = 100

/** What a writer adds to its transaction where it leaves items of these collections stale. */
export function staleMarks({ items }: Pick<GroupWrite, 'items'>, stale: ReadonlySet<string>): QueryConfig[] {
  const marked = [...items].flatMap(([name, changed]) =>
    stale.has(name) ? [...changed.keys()].map((id) => [name, toStored(id)] as const) : [],
  )
  if (marked.length === 0) return []
  return [
    {
      name: 'mark stale',
      text: 'INSERT INTO stale (collection, id) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
      values: [marked.map(([name]) => name), marked.map(([, id]) => id)],
    },
    { name: 'notify stale', text: `SELECT pg_notify('${staleChannel}', current_schema())` },
  ]
}

/** Has the items completed that processes of an older version have written while this one runs. */
export class StaleItems {
  readonly #pool: Pool
  readonly #collections: CollectionSchemas
  readonly #fence: SchemaFence
  #repairing: Promise<void> | undefined

  constructor(pool: Pool, collections: CollectionSchemas, fence: SchemaFence) {
    this.#pool = pool
    this.#collections = collections
    this.#fence = fence
  }

  /** Repairs in the background. What fails is tried again when stale items are noticed again. */
  notice(): void {
    this.#repairing ??= this.#repair()
      .catch(() => {})
      .finally(() => (this.#repairing = undefined))
  }

  async close(): Promise<void> {
    await this.#repairing
  }

  async #repair(): Promise<void> {
    const client = await this.#pool.connect()
    try {
      await repairStaleItems(client, this.#collections, this.#fence)
      client.release()
    } catch (error) {
      // The state of the connection is unknown: it is closed.
      client.release(true)
      throw error
    }
  }
}

/**
 * Completes the columns, lists and words of the items that processes of an older version have written. Ends when there
 * are none any more, or when the schema in force is not the one of this process.
 */
export async function repairStaleItems(
  client: ClientBase,
  collections: CollectionSchemas,
  fence: SchemaFence,
): Promise<void> {
  while ((await client.query('SELECT 1 FROM stale LIMIT 1')).rows.length > 0) {
    await client.query('BEGIN')
    const { rows } = await client.query('SELECT schema FROM heads WHERE id = 1 FOR UPDATE')
    const isOwn = fence.isOwn(rows[0]?.schema)
    if (isOwn) await repairSome(client, collections)
    await client.query('COMMIT')
    if (!isOwn) return
  }
}

async function repairSome(client: ClientBase, collections: CollectionSchemas): Promise<void> {
  const { rows } = await client.query<{ collection: string; id: string }>(
    'SELECT collection, id FROM stale ORDER BY collection, id LIMIT $1',
    [itemsAtOnce],
  )
  for (const [name, marks] of Map.groupBy(rows, ({ collection }) => collection)) {
    const collection = collections.get(name)
    const ids = marks.map(({ id }) => id)
    if (collection) {
      const found = await client.query<Row>(
        `SELECT id, version, doc, checksum FROM "${name}" WHERE id = ANY ($1) ORDER BY id`,
        [ids],
      )
      await writeItems(client, collection, itemsOf(name, ids, found.rows))
    }
    await client.query('DELETE FROM stale WHERE collection = $1 AND id = ANY ($2)', [name, ids])
  }
}

function itemsOf(collection: string, ids: readonly string[], rows: readonly Row[]): [id: string, item: Item][] {
  const found = new Map(rows.map((row) => [String(row['id']), row]))
  return ids.flatMap((stored): [id: string, item: Item][] => {
    const row = found.get(stored)
    if (!row) return [[fromStored(stored), { version: 0, isNew: false, doc: undefined }]]
    try {
      const { doc, version } = readDocument(collection, row)
      return [[doc.id, { version, isNew: false, doc }]]
    } catch (error) {
      // A damaged item stays as it is, and does not keep the others from being completed.
      if (error instanceof DocumentDamaged) return []
      throw error
    }
  })
}
