import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DebianServer, whyNoServer } from './debian-server.ts'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { waitUntil } from './wait.ts'

/** Why HAProxy cannot run here, or false. */
export const whyNoHaproxy = whyNoServer('haproxy')

const example = new URL('../../examples/haproxy.cfg', import.meta.url)

export interface Haproxy {
  /** How HAProxy sees the servers, in order: `UP`, `DOWN`, `no check`. */
  states(): Promise<string[]>
}

/** The example with these servers, without TLS, on a port of this machine. `edit` changes what a test is about. */
export async function startHaproxy(
  t: Teardown,
  port: number,
  serverPorts: readonly number[],
  edit = (configuration: string) => configuration,
): Promise<Haproxy> {
  const folder = makeFolder(t)
  const socket = join(folder, 'admin.sock')
  const servers = serverPorts.map((serverPort, index) => `  server s${index} 127.0.0.1:${serverPort}`)
  const configuration = readFileSync(example, 'utf8')
    .replace(/^ {2}log stderr.*$/m, `  stats socket ${socket} mode 600 level admin`)
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replace(/^(?: {2}server .*\n)+/m, `${servers.join('\n')}\n`)
  const file = join(folder, 'haproxy.cfg')
  writeFiles(folder, { 'haproxy.cfg': edit(configuration) })
  await DebianServer.start(t, { port, program: 'haproxy', args: ['-db', '-f', file] })
  // The port accepts connections a moment before the socket has its name.
  await waitUntil(() => existsSync(socket), 'the socket of HAProxy')
  return { states: () => statesBy(socket) }
}

async function statesBy(path: string): Promise<string[]> {
  const socket = connect(path)
  await once(socket, 'connect')
  socket.end('show stat\n')
  const [head = '', ...rows] = (await text(socket)).split('\n')
  const columns = head.replace(/^# /, '').split(',')
  const [proxy, server, status] = ['pxname', 'svname', 'status'].map((name) => columns.indexOf(name))
  const cells = rows.map((row) => row.split(','))
  return cells
    .filter((row) => row[proxy ?? 0] === 'gantry' && /^s\d+$/.test(row[server ?? 1] ?? ''))
    .map((row) => row[status ?? 17] ?? '')
}
