/**
 * Checks the chain of the audit entries: `npm run audit -- --data DIR` or `--store URL`. Ends with 1 when it is broken.
 * The hash that it prints names the whole chain: who keeps it elsewhere can tell later whether the end was cut off.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyAudit } from '../src/stores/audit.ts'
import type { StoreInspection } from '../src/stores/inspection.ts'

const { values } = parseArgs({ options: { data: { type: 'string' }, store: { type: 'string' } } })
const store = await openStore(values)
const { count, brokenAt, newestHash } = await verifyAudit(store)
await store.close()
if (brokenAt === undefined)
  console.log(`${count} audit entries, each follows from the one before. The newest has hash ${newestHash}.`)
else
  console.error(
    `Audit entry ${brokenAt} of ${count} does not follow from the one before: it, or what came before it, was changed or taken out.`,
  )
process.exitCode = brokenAt === undefined ? 0 : 1

/** For reading alone: a service may be at work. */
async function openStore({
  data,
  store: url,
}: {
  data?: string | undefined
  store?: string | undefined
}): Promise<StoreInspection> {
  if (url?.startsWith('postgres')) return (await import('../src/stores/postgres/inspection.ts')).inspectPostgres(url)
  const file = data === undefined ? '' : join(data, 'gantry.db')
  if (existsSync(file)) return (await import('../src/stores/sqlite/inspection.ts')).inspectSqlite(file)
  console.error(
    data === undefined
      ? 'Name the data folder with --data DIR or the database with --store URL.'
      : `There is no data in ${data}.`,
  )
  process.exit(2)
}
