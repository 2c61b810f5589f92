import pg from 'pg'
import type { Client, ClientBase, ClientConfig, Pool } from 'pg'
import { StorageFailed, StorageFull } from '../port.ts'

const readsMax = 8
const searchesMax = 2
const connectMs = 10_000
const queryMs = 60_000

/**
 * What each connection of ours needs, whatever the server's own settings are.
 * A query plan is made for the values at hand and takes an index: one made for an empty table would read all of a full one.
 * A process that stops in the middle of a write loses the row that all writers wait for after ten seconds.
 */
const settings = `
  SET plan_cache_mode = force_custom_plan;
  SET enable_seqscan = off;
  SET jit = off;
  SET statement_timeout = '60s';
  SET lock_timeout = '30s';
  SET idle_in_transaction_session_timeout = '10s';
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`

/**
 * Every list is in the order of an index. Where the server knows little of a table it would rather find all and sort.
 */
export const orderedSettings = `${settings};
  SET enable_bitmapscan = off;
  SET enable_sort = off;
  SET enable_incremental_sort = off;
  SET enable_hashjoin = off;
  SET enable_mergejoin = off`

/** Connections for reads in the order of an index. */
export function openReadPool(url: string): Pool {
  return openPool(url, readsMax, orderedSettings)
}

/** Connections for searches: few, so that they leave the server to the reads. */
export function openSearchPool(url: string): Pool {
  return openPool(url, searchesMax, settings)
}

function openPool(url: string, max: number, setUp: string): Pool {
  const pool = new pg.Pool({
    ...configOf(url),
    max,
    onConnect: async (client: ClientBase) => {
      await client.query(setUp)
    },
  })
  // An idle connection that ends is replaced at the next use.
  pool.on('error', () => {})
  return pool
}

/** Opens a connection of its own; `onEnd` is called once when it is lost or closed. */
export async function openClient(url: string, onEnd: () => void, config: ClientConfig = {}): Promise<Client> {
  const client = new pg.Client({ ...configOf(url), ...config })
  client.on('error', () => {})
  client.once('end', onEnd)
  try {
    await client.connect()
    await client.query(settings)
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

/** What an error of PostgreSQL means for who writes: the disk is full, the database has failed, or neither. */
export function faultOf(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? ''
    if (code === '53100') return new StorageFull(error)
    // Lost connections, resources, shutdowns, I/O, corruption, timeouts of locks and statements, and a standby.
    return /^(08|53|57|58|XX)|^(25006|25P03|55P03)$/.test(code) ? new StorageFailed(error) : error
  }
  return error instanceof TypeError ? error : new StorageFailed(error)
}

/** Why a database cannot be used, in one sentence. The user and the password of its URL are not part of it. */
export function explainConnect(url: string, error: unknown): string {
  const { host } = new URL(url)
  const server = host === '' ? 'The PostgreSQL server' : `The PostgreSQL server at ${host}`
  if (error instanceof pg.DatabaseError) return `${server} refused the connection: ${error.message}.`
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return `${server} cannot be reached${reason}.`
}

function configOf(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'gantry',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
  }
}
