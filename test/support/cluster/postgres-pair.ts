import { execFile, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Teardown } from '../folder.ts'
import { freePort } from '../ports.ts'
import { waitUntil } from '../wait.ts'

const run = promisify(execFile)

/** A PostgreSQL server and a synchronous replica of it, of the version that the machine has installed. */
export interface PostgresPair {
  /** The port of the server that takes writes. */
  primaryPort(): number
  /** Kills the primary and promotes the replica, which takes writes once this resolves. */
  promote(): Promise<void>
  /** Makes a new synchronous replica in the place of the lost one. */
  addReplica(): Promise<void>
}

/** Why there is none here, or false. */
export const whyNoPostgres =
  programsFolder() === undefined ? 'PostgreSQL is not installed below /usr/lib/postgresql' : false

interface Server {
  readonly child: ChildProcess
  readonly data: string
  readonly port: number
}

export async function startPostgresPair(t: Teardown): Promise<PostgresPair> {
  const programs = programsFolder() ?? ''
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'gantry-pair-'))
  chmodSync(folder, 0o755)
  const servers = new Set<Server>()
  let count = 0
  t.teardown(async () => {
    await Promise.all([...servers].map(kill))
    rmSync(folder, { recursive: true, force: true })
  })

  const first = newFolder()
  await run(
    join(programs, 'initdb'),
    ['-D', first, '-U', 'gantry', '--auth=trust', '--no-sync', '--encoding=UTF8'],
    user,
  )
  let primary = await start(first)
  await addReplica()
  return { primaryPort: () => primary.port, promote, addReplica }

  async function promote(): Promise<void> {
    const replica = [...servers].find((server) => server !== primary)
    if (!replica) throw new Error('there is no replica')
    await kill(primary)
    servers.delete(primary)
    await query(replica.port, 'SELECT pg_promote(true)')
    primary = replica
  }

  async function addReplica(): Promise<void> {
    const data = newFolder()
    const source = `host=127.0.0.1 port=${primary.port} user=gantry`
    await run(
      join(programs, 'pg_basebackup'),
      ['-D', data, '-d', source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      user,
    )
    await start(data)
    // From here on a commit is confirmed only once the replica has it.
    await query(primary.port, `ALTER SYSTEM SET synchronous_standby_names = '*'`)
    await query(primary.port, 'SELECT pg_reload_conf()')
    await waitUntil(
      async () => (await query(primary.port, `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`)).length > 0,
      'the synchronous replica',
    )
  }

  async function start(data: string): Promise<Server> {
    const port = await freePort()
    // A server is killed here, and the machine is not: it need not flush.
    const settings = ['fsync=off', 'max_connections=200', 'wal_keep_size=256MB']
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      ...settings.flatMap((each) => ['-c', each]),
    ]
    const child = spawn(join(programs, 'postgres'), args, { ...user, stdio: 'ignore' })
    const server = { child, data, port }
    servers.add(server)
    await waitUntil(() => query(port, 'SELECT 1').then(Boolean, () => false), 'PostgreSQL')
    return server
  }

  function newFolder(): string {
    const data = join(folder, `data-${count++}`)
    mkdirSync(data, { mode: 0o700 })
    if ('uid' in user) for (const path of [folder, data]) chownSync(path, user.uid ?? 0, user.gid ?? 0)
    return data
  }
}

export async function query(port: number, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: `postgres://gantry@127.0.0.1:${port}/postgres` })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}

async function kill({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function programsFolder(): string | undefined {
  try {
    const [version] = readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one))
    return version && join('/usr/lib/postgresql', version, 'bin')
  } catch {
    return undefined
  }
}

/** PostgreSQL does not run as root: root starts it as the user of the package. */
function serverUser(): Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g'), cwd: '/' }
}
