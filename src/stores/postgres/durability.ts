import type { Durability } from '../port.ts'

/** SQL of what an acknowledged write of this connection survives. */
export const durabilityColumn = `CASE
  WHEN current_setting('synchronous_standby_names') <> '' AND current_setting('synchronous_commit') NOT IN ('off', 'local')
  THEN 'synchronous' WHEN EXISTS (SELECT FROM pg_stat_replication) THEN 'asynchronous' ELSE 'single' END AS durability`

/** Reads the column of a row. */
export function durabilityOf(value: unknown): Durability {
  return value === 'synchronous' || value === 'asynchronous' ? value : 'single'
}
