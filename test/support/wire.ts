import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type Bytes = string | Uint8Array | readonly (string | Uint8Array)[]

/** An answer as it came over the socket. */
export interface WireAnswer {
  readonly status: number
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

export interface Exchange {
  readonly answers: readonly WireAnswer[]
  /** Whether the service closed the connection. */
  readonly isClosed: boolean
}

export interface ExchangeOptions {
  /** How many answers to wait for; the connection's end is another end of waiting. */
  readonly count?: number
  /** Waits until the service closes the connection. */
  readonly untilClosed?: boolean
  /** The answers to HEAD have no body. */
  readonly isHead?: boolean
}

/** Sends bytes exactly as they are, on a connection of their own, and gives what comes back. */
export function exchange(port: number, bytes: Bytes, options: ExchangeOptions = {}): Promise<Exchange> {
  const { count = 1, untilClosed = false, isHead = false } = options
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received = Buffer.alloc(0)
    const finish = (isClosed: boolean) => {
      socket.destroy()
      resolve({ answers: answersIn(received, isHead), isClosed })
    }
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (!untilClosed && answersIn(received, isHead).length >= count) finish(false)
    })
    socket.on('close', () => finish(true))
    // Writing on to a service that has answered and closed ends in a reset; what it answered has arrived before.
    socket.on('error', (error) => (received.length > 0 ? finish(true) : reject(error)))
    send(socket, bytes)
  })
}

/** Opens a connection on which a test sends and reads by itself. */
export async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  // What goes wrong is seen by how the connection ends.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

export async function nextOf(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

export function statusIn(text: string): number {
  return Number(text.split(' ')[1])
}

/** Writes, and returns whether the connection took it. */
export function write(socket: Socket, bytes: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve) => socket.write(bytes, (error) => resolve(!error)))
}

/** How a connection ends: in order, or by an error. */
export function endOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    if (socket.errored) resolve('error')
    socket.on('end', () => resolve('end')).on('error', () => resolve('error'))
    socket.resume()
  })
}

/** One request with the headers that every request needs; a header that is given stands instead. */
export function request(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const all = { Host: 'localhost', ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }), ...headers }
  return `${method} ${target} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`
}

function send(socket: Socket, bytes: Bytes): void {
  const pieces = typeof bytes === 'string' || bytes instanceof Uint8Array ? [bytes] : bytes
  for (const piece of pieces) socket.write(piece)
}

/** The complete answers at the beginning of what was received. */
function answersIn(received: Buffer, isHead: boolean): WireAnswer[] {
  const answers: WireAnswer[] = []
  for (let start = 0; ; ) {
    const end = received.indexOf('\r\n\r\n', start)
    if (end < 0) return answers
    const [statusLine = '', ...lines] = received.toString('latin1', start, end).split('\r\n')
    const status = Number(statusLine.split(' ')[1])
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const length = isHead || status < 200 || status === 304 ? 0 : Number(headers.get('content-length') ?? 0)
    if (received.length < end + 4 + length) return answers
    answers.push({ status, headers, text: received.toString('utf8', end + 4, end + 4 + length) })
    start = end + 4 + length
  }
}
