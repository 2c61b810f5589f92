import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { authorization } from './servers.ts'
import { work } from './work.ts'

/** How late events came, in milliseconds. */
export interface Lateness {
  readonly delivered: number
  readonly each: Quantiles
  /** Of each event, the stream that got it last. */
  readonly last: Quantiles
}

interface Quantiles {
  readonly p50: number
  readonly p99: number
}

/** A process of its own: so many clients that follow the events and note how late each comes. */
const [port = 0, count = 0] = process.argv.slice(2).map(Number)
const marker = Buffer.from('sentAt:')
// So few that wait at once are no overload to the service.
const openedAtOnce = 16
let latenesses: number[] = []
/** By when the event was sent, which no two events share. */
let lastOf = new Map<number, number>()

for (let open = 0; open < count; open += openedAtOnce)
  await Promise.all(Array.from({ length: Math.min(openedAtOnce, count - open) }, follow))
work({}, async ({ ask }: { ask: 'reset' | 'lateness' }) => {
  if (ask === 'lateness') return lateness()
  latenesses = []
  lastOf = new Map()
  return {}
})

function lateness(): Lateness {
  return { delivered: latenesses.length, each: quantilesOf(latenesses), last: quantilesOf([...lastOf.values()]) }
}

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = Float64Array.from(values).sort()
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

async function follow(): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(`GET /api/v1/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n${authorization}\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  if (!head.includes(' 200 ')) throw new Error(head.toString())
  listen(socket)
}

function listen(socket: Socket): void {
  let rest: Buffer = Buffer.alloc(0)
  let last: Buffer = rest
  socket.on('data', (bytes) => {
    last = bytes
    const text = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes
    const end = text.lastIndexOf(10) + 1
    take(text.subarray(0, end))
    rest = text.subarray(end)
  })
  socket.on('close', () => {
    throw new Error(`a stream ended: ${last.subarray(-300)}`)
  })
}

/** The time at which an event was made stands in the event itself. */
function take(lines: Buffer): void {
  const now = performance.timeOrigin + performance.now()
  for (let place = lines.indexOf(marker); place !== -1; place = lines.indexOf(marker, place + marker.length)) {
    const begin = place + marker.length
    const sentAt = Number.parseFloat(lines.subarray(begin, begin + 20).toString())
    latenesses.push(now - sentAt)
    lastOf.set(sentAt, now - sentAt)
  }
}
