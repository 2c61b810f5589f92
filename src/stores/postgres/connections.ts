import pg from 'pg'
import type { Client, ClientBase, ClientConfig, Pool, PoolConfig } from 'pg'
import type { Socket } from 'node:net'
import { timeouts } from '../../timeouts.ts'
import { OutcomeUnknown, StorageFailed, StorageFull, StorageLocked, StorageUnavailable } from '../port.ts'

const readsMax = 8
const searchesMax = 2

/**
 * What each connection of ours needs, whatever the server's own settings are. A query plan is made for the values at
 * hand and takes an index: one made for an empty table would read all of a full one. A process that stops in the middle
 * of a write loses the row that all writers wait for.
 */
const settings = `
  SET plan_cache_mode = force_custom_plan;
  SET enable_seqscan = off;
  SET jit = off;
  SET statement_timeout = ${timeouts.postgresStatement.ms};
  SET lock_timeout = ${timeouts.postgresLock.ms};
  SET idle_in_transaction_session_timeout = ${timeouts.postgresTransaction.ms};
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
export function openReadPool(url: string, stream: () => Socket): Pool {
  return openPool(url, { max: readsMax, stream }, orderedSettings)
}

/** Connections for searches: few, so that they leave the server to the reads. */
export function openSearchPool(url: string, stream: () => Socket): Pool {
  return openPool(url, { max: searchesMax, stream }, settings)
}

function openPool(url: string, config: PoolConfig, setUp: string): Pool {
  const pool = new pg.Pool({
    ...configOf(url),
    ...config,
    onConnect: async (client: ClientBase) => {
      await client.query(setUp)
    },
  })
  // An idle connection that ends is replaced at the next use.
  pool.on('error', () => {})
  return pool
}

/** Opens a connection of its own; `onEnd` is called once when it is lost or closed. */
export async function openClient(
  url: string,
  onEnd: () => void,
  config: ClientConfig = {},
  lockWaitMs: number = timeouts.postgresLock.ms,
): Promise<Client> {
  const client = new pg.Client({ ...configOf(url), ...config })
  client.on('error', () => {})
  client.once('end', onEnd)
  try {
    await client.connect()
    await client.query(`${settings}; SET lock_timeout = ${lockWaitMs}`)
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

const lockTimeout = '55P03'
const deadlock = '40P01'
const diskFull = '53100'
/** Lost connections, resources, shutdowns, I/O, corruption, timeouts of statements, and a standby. */
const ofServer = /^(08|53|57|58|XX)|^(25006|25P03)$/

/** What an error means where nothing was written, or only what may be written again. */
export function connectionFaultOf(error: unknown): unknown {
  if (error instanceof StorageFailed || error instanceof StorageUnavailable || error instanceof TypeError) return error
  if (!(error instanceof pg.DatabaseError)) return new StorageUnavailable('the database does not answer', error)
  const { code = '' } = error
  if (code === diskFull) return new StorageFull(error)
  if (code === lockTimeout) return new StorageLocked(error)
  return ofServer.test(code) ? new StorageUnavailable('the database cannot work', error) : error
}

/** Whether a statement waited for a lock for too long, or was one of two that waited for each other. */
export function isLockFault(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === lockTimeout || error.code === deadlock)
}

/**
 * What an error means for a transaction whose COMMIT was sent: an error that ends the connection may come after the
 * commit.
 */
export function commitFaultOf(error: unknown): unknown {
  const isRefusal = error instanceof pg.DatabaseError && error.severity === 'ERROR'
  return isRefusal || error instanceof TypeError ? connectionFaultOf(error) : new OutcomeUnknown(error)
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
    connectionTimeoutMillis: timeouts.postgresConnection.ms,
    query_timeout: timeouts.postgresStatement.ms,
  }
}
