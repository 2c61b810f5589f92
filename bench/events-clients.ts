import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** Started by events.ts as a process of its own: so many clients that follow the events and note how late each comes. */
const [port = 0, count = 0] = process.argv.slice(2).map(Number)
const token = process.env['GANTRY_ADMIN_TOKEN']
const marker = Buffer.from('sentAt:')
let delivered = 0
let latenesses: number[] = []
let open = 0

for (let index = 0; index < count; index++) setTimeout(() => follow(connect(port, '127.0.0.1')), index)
process.on('message', (message) => {
  if (message === 'count') process.send?.(delivered)
  else if (message === 'summary') process.send?.(summary())
  else [delivered, latenesses] = [0, []]
})

function summary() {
  const sorted = Float64Array.from(latenesses).sort()
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { p50: at(0.5), p99: at(0.99), most: at(0.9999) }
}

function follow(socket: Socket): void {
  socket.setNoDelay(true)
  socket.write(
    `GET /api/v1/events HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  socket.once('data', (head) => {
    if (!head.includes(' 200 ')) throw new Error(head.toString())
    if (++open === count) process.send?.('open')
  })
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
    delivered++
    latenesses.push(now - Number.parseFloat(lines.subarray(begin, begin + 20).toString()))
  }
}
