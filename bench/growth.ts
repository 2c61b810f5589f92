import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { authorization, readRequests, startServer } from './servers.ts'
import type { Server } from './servers.ts'
import type { Section } from './stores/section.ts'

const reads = 500
// So few waiting calls are no overload to the service.
const openedAtOnce = 16
const health = 'GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
const stream = `GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n${authorization}\r\n`
const kinds = [
  { what: 'idle connections', request: health, counts: [0, 1_000, 10_000] },
  { what: 'event streams', request: stream, counts: [0, 100, 1_000] },
] as const

/** What idle connections and open event streams cost: the memory of the service, and what a read takes beside them. */
export async function measureConnections(): Promise<Section> {
  const rows: string[][] = []
  for (const { what, request, counts } of kinds) {
    const server = await startServer({ name: what, file: 'servers/gantry.ts', args: ['--store', 'sqlite', '--crowd'] })
    const sockets: Socket[] = []
    let residentBefore = NaN
    for (const count of counts) {
      while (sockets.length < count) {
        const more = Math.min(openedAtOnce, count - sockets.length)
        sockets.push(...(await Promise.all(Array.from({ length: more }, () => open(server, request)))))
      }
      await server.collect()
      const before = await server.cpuMicros()
      const times = await readTimes(server)
      const cpuMicros = ((await server.cpuMicros()) - before) / reads
      const resident = residentMiB(server)
      if (count === 0) residentBefore = resident
      rows.push([
        `${count.toLocaleString('en')} ${what}`,
        resident.toFixed(0),
        count === 0 ? '–' : (((resident - residentBefore) * 1024) / count).toFixed(1),
        ...times.map((each) => each.toFixed(2)),
        cpuMicros.toFixed(0),
      ])
    }
    for (const socket of sockets) socket.destroy()
    await server.stop()
  }
  return {
    title: 'Idle connections and event streams',
    tables: [
      {
        columns: ['', 'resident, MiB', 'KiB for each', 'a read, p50 ms', 'p99 ms', 'CPU µs of the service a read'],
        rows,
      },
    ],
    notes: [
      `${reads} reads of task changes on one connection, one after the other, beside connections that only wait. The limit of open files (\`ulimit -n\`) must be above the number of connections.`,
    ],
  }
}

/** A connection on which one request was answered, or its stream begun. */
async function open({ port }: Server, request: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(request)
  const [head] = (await once(socket, 'data')) as [Buffer]
  if (!head.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(head.toString())
  return socket.on('data', () => {})
}

/** One read after the other, on one connection. */
async function readTimes({ port }: Server): Promise<readonly [p50: number, p99: number]> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const requests = readRequests()
  const times: number[] = []
  for (let count = 0; count < reads; count++) {
    const startedAt = performance.now()
    socket.write(requests[count % requests.length]?.start ?? '')
    await once(socket, 'data')
    times.push(performance.now() - startedAt)
  }
  socket.destroy()
  times.sort((one, other) => one - other)
  return [times[reads / 2] ?? NaN, times[Math.floor(reads * 0.99)] ?? NaN]
}

function residentMiB({ pid }: Server): number {
  return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
