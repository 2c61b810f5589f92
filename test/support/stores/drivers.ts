import t from 'tap'
import type { Test } from 'tap'
import pg from 'pg'
import { collections } from '../../../src/collections.ts'
import type { Store } from '../../../src/collections.ts'
import { openPostgresStore } from '../../../src/stores/postgres/store.ts'
import { startPostgres } from '../postgres.ts'

export const postgres = await startPostgres(t)

/** A store in a schema of its own, and a way to tamper with it. */
export async function openBoth(
  t: Test,
): Promise<{ store: Store; url: string; sql: (text: string) => Promise<unknown> }> {
  const url = await postgres.makeSchema()
  const store = await openPostgresStore(url, collections)
  t.teardown(() => store.close())
  const client = await connect(t, url)
  return { store, url, sql: (text) => client.query(text) }
}

export async function connect(t: Test, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  return client
}
