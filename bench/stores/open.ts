import { randomBytes } from 'node:crypto'
import { createReadStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { collections } from '../../src/collections.ts'
import type { Store } from '../../src/collections.ts'
import { openPostgresStore } from '../../src/stores/postgres/store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { openServerMeter, ownTime } from './processor-time.ts'
import type { Meter } from './processor-time.ts'

export const drivers = ['sqlite', 'postgres'] as const
export type Driver = (typeof drivers)[number]
export const titles: Readonly<Record<Driver, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** Opens stores of a driver; one with a name is kept, where a place to keep it is set. */
export interface Opener {
  readonly meter: Meter
  readonly open: (name?: string) => Promise<Store>
  /** Opens one, has `fill` put many items into it, and leaves it as one that has been in use. */
  readonly openFilled: (fill: Fill, name?: string) => Promise<Store>
}

export interface Fill {
  readonly isNeeded: (store: Store) => Promise<boolean>
  readonly run: (store: Store) => Promise<unknown>
}

/** Calls `use` and closes all that it opened, whatever comes of it. */
export async function withStores<Result>(driver: Driver, use: (opener: Opener) => Promise<Result>): Promise<Result> {
  const closers: (() => unknown)[] = []
  const teardown = (close: () => unknown) => void closers.push(close)
  try {
    return await use(driver === 'sqlite' ? sqliteOpener({ teardown }) : await postgresOpener({ teardown }))
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

interface Owner {
  readonly teardown: (close: () => unknown) => void
}

function sqliteOpener({ teardown }: Owner): Opener {
  const kept = process.env['BENCH_DATA']
  const folderOf = (name: string | undefined) => {
    const isKept = kept !== undefined && name !== undefined
    const folder = isKept ? join(kept, name) : mkdtempSync(join(tmpdir(), 'gantry-bench-'))
    mkdirSync(folder, { recursive: true })
    if (!isKept) teardown(() => rmSync(folder, { recursive: true }))
    return folder
  }
  const openIn = async (folder: string) => {
    const store = await openSqliteStore(folder, collections)
    teardown(() => store.close())
    return store
  }
  return {
    meter: ownTime,
    open: (name) => openIn(folderOf(name)),
    openFilled: async ({ isNeeded, run }, name) => {
      const folder = folderOf(name)
      const store = await openSqliteStore(folder, collections)
      if (await isNeeded(store)) await run(store)
      await store.close()
      const file = join(folder, 'gantry.db')
      mergeWords(file)
      await readThrough(file)
      return openIn(folder)
    },
  }
}

/**
 * The index of words spreads its merges over later commits. A fill leaves more of them than commits of a service do.
 */
function mergeWords(file: string): void {
  const database = new DatabaseSync(file)
  const changes = () => Number(database.prepare('SELECT total_changes() AS changes').get()?.['changes'])
  for (let isDone = false; !isDone; ) {
    const before = changes()
    database.exec(`INSERT INTO tasks_words (tasks_words, rank) VALUES ('merge', 2000)`)
    isDone = changes() - before < 2
  }
  database.close()
}

/** Brings a file into the page cache, where one that was just written is. */
async function readThrough(file: string): Promise<void> {
  for await (const _ of createReadStream(file, { highWaterMark: 2 ** 20 }));
}

/** In the database that is named, or on a server of the bench's own, which does not flush. */
async function postgresOpener(owner: Owner): Promise<Opener> {
  const kept = process.env['BENCH_POSTGRES']
  const url = kept ?? (await startPostgres(owner)).url
  const meter = await openServerMeter(url)
  owner.teardown(meter.close)
  const urlOf = async (name: string | undefined) => {
    const schema = `bench_${name ?? randomBytes(8).toString('hex')}`
    await withClient(url, (client) => client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`))
    if (kept !== undefined && name === undefined)
      owner.teardown(() => withClient(url, (client) => client.query(`DROP SCHEMA ${schema} CASCADE`)))
    const inside = new URL(url)
    inside.searchParams.set('options', `-c search_path=${schema}`)
    return inside.href
  }
  const openAt = async (inside: string) => {
    const store = await openPostgresStore(inside, collections)
    owner.teardown(() => store.close())
    return store
  }
  return {
    meter: meter.read,
    open: async (name) => openAt(await urlOf(name)),
    openFilled: async ({ isNeeded, run }, name) => {
      const inside = await urlOf(name)
      const store = await openAt(inside)
      if (await isNeeded(store)) await withoutIndexes(inside, () => run(store))
      return store
    },
  }
}

/** Indexes of tasks and events are made when all items are there, which takes a fraction of the time. */
function withoutIndexes(url: string, fill: () => Promise<unknown>): Promise<void> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = current_schema()
      AND (tablename LIKE 'tasks%' OR tablename = 'events') AND indexname NOT LIKE '%_pkey'`,
    )
    for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
    await fill()
    await client.query(`SET maintenance_work_mem = '512MB'`)
    for (const { definition } of rows) await client.query(definition)
    for (const table of ['tasks', 'tasks_tags', 'tasks_text', 'events', 'audit', 'taskQueue'])
      await client.query(`VACUUM ANALYZE "${table}"`)
  })
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
