import { DataDamaged } from '../port.ts'
import { collectionsIn } from '../inspection.ts'
import type { StoreInspection } from '../inspection.ts'
import { readAuditEntry } from '../read-document.ts'
import { refuseForeign } from './database.ts'
import { isDamage } from './faults.ts'
import { knownVersion } from './schema.ts'

const lockWaitMs = 5000

/** Opens the file for reading alone. Throws `DataDamaged` when it is no database, or that of another program. */
export async function inspectSqlite(file: string): Promise<StoreInspection> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMs })
  const damageOf = (error: unknown) =>
    isDamage(error) ? new DataDamaged(`The database ${file} is damaged, or is not a database.`, error) : error
  try {
    refuseForeign(database, file)
  } catch (error) {
    database.close()
    throw damageOf(error)
  }
  const has = (table: string) =>
    database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table) !== undefined
  return {
    schema: {
      found: Number(database.prepare('PRAGMA user_version').get()?.['user_version']),
      known: knownVersion(),
      collections: has('schemaRecord')
        ? collectionsIn(database.prepare('SELECT collections FROM "schemaRecord"').get()?.['collections'])
        : [],
    },
    integrity: async () => {
      const finding = String(database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'])
      return finding === 'ok' ? undefined : finding.split('\n').at(-1)
    },
    async *rows(table) {
      try {
        if (has(table)) yield* database.prepare(`SELECT * FROM "${table}"`).iterate()
      } catch (error) {
        throw damageOf(error)
      }
    },
    audit: async ({ before = Number.MAX_SAFE_INTEGER, limit }) =>
      has('audit')
        ? database
            .prepare('SELECT id, entry, hash FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?')
            .all(before, limit)
            .map(readAuditEntry)
        : [],
    close: async () => database.close(),
  }
}
