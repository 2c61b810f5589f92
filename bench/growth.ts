/**
 * What idle connections and open event streams cost: the memory of the service, and what a read takes beside them.
 * `node bench/growth.ts [connections]`; the limit of open files (`ulimit -n`) must be above it.
 */
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tableOf } from './report.ts'
import { authorization, readRequests, startServer } from './servers.ts'
import type { Server } from './servers.ts'

const reads = 500
// So few waiting calls are no overload to the service.
const openedAtOnce = 16
const most = Number(process.argv[2] ?? 10_000)
const counts = [0, 1_000, 10_000].filter((count) => count <= most)
const health = 'GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
const stream = `GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n${authorization}\r\n`
const kinds: readonly (readonly [what: string, request: string, most: number])[] = [
  ['idle connections', health, most],
  ['event streams', stream, 1_000],
]

const rows: string[][] = []
for (const [what, request, limit] of kinds) {
  const server = await startServer({ name: what, file: 'servers/gantry.ts', args: ['--store', 'sqlite', '--crowd'] })
  const sockets: Socket[] = []
  for (const count of counts.filter((each) => each <= limit)) {
    while (sockets.length < count) {
      const more = Math.min(openedAtOnce, count - sockets.length)
      sockets.push(...(await Promise.all(Array.from({ length: more }, () => open(server, request)))))
    }
    await server.collect()
    const [p50, p99] = await readTimes(server)
    rows.push([`${count} ${what}`, residentMiB(server).toFixed(0), `${p50.toFixed(2)}`, `${p99.toFixed(2)}`])
  }
  for (const socket of sockets) socket.destroy()
  await server.stop()
}
console.log(tableOf({ columns: ['', 'resident, MiB', 'a read, p50 ms', 'p99 ms'], rows }))

/** A connection on which one request was answered, or its stream begun. */
async function open({ port }: Server, request: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(request)
  const [head] = (await once(socket, 'data')) as [Buffer]
  if (!head.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(head.toString())
  return socket.on('data', () => {})
}

/** One read after the other, on one connection. */
async function readTimes({ port }: Server): Promise<[p50: number, p99: number]> {
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
