import { chmodSync, chownSync, cpSync, readdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { Teardown } from './folder.ts'
import { makeSite, runServer, urlOf } from './postgres.ts'
import type { ServerSite } from './postgres.ts'
import { waitUntil } from './wait.ts'

/** A primary with a replica that follows it asynchronously, behind one address. */
export interface PostgresPair {
  /** Leads to the primary, and after a failover to the one that was the replica. */
  readonly url: string
  /** Waits until the replica has everything. */
  untilEqual(): Promise<void>
  /** Whether each write waits for the replica. */
  setSynchronous(isSynchronous: boolean): Promise<void>
  /** From now on the replica receives nothing. */
  cut(): void
  /** The primary crashes, and the replica is promoted. */
  failOver(): Promise<void>
}

export async function startPostgresPair(t: Teardown): Promise<PostgresPair> {
  const site = await makeSite(t)
  // Of data that no server has opened yet, a copy is a replica as good as any.
  makeReplica(site)
  const primary = await runServer(t, site, 'data')
  const replication = await startProxy(t, primary.port)
  const replica = await runServer(t, site, 'replica', [
    `primary_conninfo=host=127.0.0.1 port=${replication.port} user=gantry password=${site.password}`,
  ])
  const proxy = await startProxy(t, primary.port)
  const ask = async (port: number, sql: string) => {
    const client = new pg.Client({ connectionString: urlOf(site, port) })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows[0]
  }
  return {
    url: urlOf(site, proxy.port),
    untilEqual: () =>
      waitUntil(async () => {
        const { lsn } = await ask(primary.port, 'SELECT pg_current_wal_lsn() AS lsn')
        return (await ask(replica.port, `SELECT pg_last_wal_replay_lsn() >= '${lsn}' AS "isEqual"`)).isEqual
      }, 'the replay'),
    setSynchronous: async (isSynchronous) => {
      await ask(primary.port, `ALTER SYSTEM SET synchronous_standby_names = '${isSynchronous ? '*' : ''}'`)
      await ask(primary.port, 'SELECT pg_reload_conf()')
    },
    cut: () => replication.leadTo(undefined),
    failOver: async () => {
      await primary.crash()
      await ask(replica.port, 'SELECT pg_promote()')
      proxy.leadTo(replica.port)
    },
  }
}

function makeReplica({ folder, user }: ServerSite): void {
  const copy = join(folder, 'replica')
  cpSync(join(folder, 'data'), copy, { recursive: true })
  writeFileSync(join(copy, 'standby.signal'), '')
  chmodSync(copy, 0o700)
  if (!('uid' in user)) return
  for (const name of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
    chownSync(join(copy, name), user.uid, user.gid)
}

async function startProxy(t: Teardown, first: number) {
  let target: number | undefined = first
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    if (target === undefined) return void client.destroy()
    const server = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  t.teardown(async () => {
    cutAll()
    proxy.close()
    await once(proxy, 'close')
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    leadTo: (port: number | undefined) => {
      target = port
      cutAll()
    },
  }
}
