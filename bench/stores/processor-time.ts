import { readFileSync } from 'node:fs'
import pg from 'pg'

/** Reads the processor time that has been used so far, in milliseconds. */
export type Meter = () => Promise<number>

/** That of this process, with all its threads. */
export const ownTime: Meter = async () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * That of this process and of the PostgreSQL processes that work for it, which must run on this machine. What the
 * server does in the background, such as to vacuum, is left out.
 */
export async function openServerMeter(url: string): Promise<{ read: Meter; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Those of connections that have ended count as well.
  const known = new Map<number, number>()
  const read: Meter = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'gantry'`,
    )
    for (const { pid } of rows) known.set(pid, millisecondsOf(pid))
    return known.values().reduce((sum, each) => sum + each, await ownTime())
  }
  return { read, close: () => client.end() }
}

/** In Linux the first number is the time on a processor in nanoseconds. */
function millisecondsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}
