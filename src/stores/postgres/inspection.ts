import { DatabaseUnavailable } from '../port.ts'
import { collectionsIn } from '../inspection.ts'
import type { StoreInspection } from '../inspection.ts'
import { readAuditEntry } from '../read-document.ts'
import type { Row } from '../read-document.ts'
import { explainConnect, openClient } from './connections.ts'
import { DatabaseClock, timeColumn } from './database-clock.ts'
import { durabilityColumn, durabilityOf } from './durability.ts'
import { knownVersion } from './schema.ts'

const rowsAtOnce = 500

/** Connects for reading alone. Throws `DatabaseUnavailable`. PostgreSQL checks its own pages, if it was told to. */
export async function inspectPostgres(url: string): Promise<StoreInspection> {
  const client = await openClient(url, () => {}).catch((error: unknown) => {
    throw new DatabaseUnavailable(explainConnect(url, error), error)
  })
  const query = async (text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows
  const has = async (table: string) => (await query('SELECT to_regclass($1) AS found', [`"${table}"`]))[0]?.['found']
  const clock = new DatabaseClock()
  const [server] = await clock.measure(
    () => query(`SELECT ${timeColumn}, ${durabilityColumn}`),
    ([row]) => row?.['timeMs'],
  )
  const [record] = (await has('schemaVersion')) ? await query('SELECT * FROM "schemaVersion"') : []
  return {
    schema: {
      found: Number(record?.['version'] ?? 0),
      writableBy: Number(record?.['writableBy'] ?? record?.['version'] ?? 0),
      known: knownVersion(),
      collections: collectionsIn(record?.['collections']),
    },
    integrity: async () => undefined,
    async *rows(table) {
      if (!(await has(table))) return
      let last: unknown = table === 'events' ? 0 : ''
      for (;;) {
        const rows = await query(`SELECT * FROM "${table}" WHERE id > $1 ORDER BY id LIMIT ${rowsAtOnce}`, [last])
        yield* rows
        if (rows.length < rowsAtOnce) return
        last = rows.at(-1)?.['id']
      }
    },
    audit: async ({ before = Number.MAX_SAFE_INTEGER, limit }) =>
      (await has('audit'))
        ? (
            await query('SELECT id, entry, hash FROM audit WHERE id < $1 ORDER BY id DESC LIMIT $2', [before, limit])
          ).map(readAuditEntry)
        : [],
    server: { clockSkewMs: clock.skewMs(), durability: durabilityOf(server?.['durability']) },
    close: () => client.end(),
  }
}
