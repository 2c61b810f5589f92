import pg from 'pg'
import type { ClientBase } from 'pg'
import { timeColumn } from './database-clock.ts'

/**
 * Of a server, its timeline, which every promotion and every recovery to a point in time begins, and the table itself.
 */
const table = `to_regclass('heads')::oid::text`
const timeline = `substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '/' || ${table}`
const server = `(SELECT system_identifier FROM pg_control_system())::text || '/' || ${timeline}`

/**
 * Where the tables come from: a value that differs after a promotion, a recovery and a restore, after each of which
 * writes may be missing. The table `origin` records it, and who finds another one begins a new history (`composeFork`).
 */
export class Origin {
  /** SQL of the current one; null while the server is a standby. */
  readonly #current: string

  constructor(current: string) {
    this.#current = `CASE WHEN pg_is_in_recovery() THEN NULL ELSE ${current} END`
  }

  /** What the row of writers is read with, once it is locked. */
  get statement(): string {
    return `SELECT origin AS recorded, ${this.#current} AS current, ${timeColumn} FROM origin WHERE id = 1`
  }

  /** SQL of whether a new history has to begin. */
  get hasForked(): string {
    return `(SELECT origin <> ${this.#current} FROM origin WHERE id = 1)`
  }
}

/** No right, no such function, not supported. */
const refusals: readonly (string | undefined)[] = ['42501', '42883', '0A000']

/**
 * Finds out what this server lets its users know of it: managed ones refuse some of it. Any other error fails, since
 * processes that know different things would take each other for a new origin.
 */
export async function openOrigin(client: ClientBase): Promise<Origin> {
  for (const current of [server, timeline]) {
    const origin = new Origin(current)
    try {
      await client.query(origin.statement)
      return origin
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && refusals.includes(error.code))) throw error
    }
  }
  return new Origin(table)
}

/** A row of the statement of an origin. */
export interface OriginRow {
  readonly recorded?: string | null
  readonly current?: string | null
  readonly timeMs?: number
}
