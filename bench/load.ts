import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Lookout, measureEmptyLook } from './lookout.ts'
import { work } from './work.ts'

/** Requests to send over and over, `connections` at a time and one after another on each. */
export interface Load {
  readonly port: number
  readonly connections: number
  readonly count: number
  readonly requests: readonly Request[]
  /**
   * Looks for answers all the time instead of sleeping until one comes. To wake a sleeping client costs a server as
   * much as a small request does, and a slow server more often than a fast one. Wants a processor of its own.
   */
  readonly polls?: boolean
}

/** A request as it goes over the wire. The text comes first and last, and between the two so many bytes. */
export interface Request {
  readonly start: string
  readonly bytes?: number
  readonly end?: string
}

export interface LoadResult {
  readonly milliseconds: number
  /** How busy the client was, from 0 to 1. Near 1 the client was the limit and not the server. */
  readonly clientLoad: number
  /** How many requests were refused under overload. */
  readonly refused: number
}

let lookout: Lookout | undefined
const emptyLookMs = await measureEmptyLook()

work({}, run)

/**
 * A client in a process of its own. It is barely more than the sockets, because an HTTP client costs more than some
 * servers.
 */
async function run({ port, connections, count, requests, polls = false }: Load): Promise<LoadResult> {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(port)))
  const messages = requests.map(toMessage)
  const all = new Countdown(count)
  lookout = polls ? new Lookout() : undefined
  const startedAt = performance.now()
  const cpuAtStart = process.cpuUsage()
  await Promise.all(
    wires.map(async (wire) => {
      for (let number = all.take(); number !== undefined; number = all.take()) {
        const retryAfterMs = await wire.send(messages[number % messages.length] ?? [])
        if (retryAfterMs === undefined) all.finish()
        else await all.giveBack(retryAfterMs)
      }
    }),
  )
  const milliseconds = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuAtStart)
  const emptyLooks = lookout?.end()
  for (const wire of wires) wire.close()
  const busyMs = emptyLooks === undefined ? (user + system) / 1000 : milliseconds - emptyLooks * emptyLookMs
  return { milliseconds, clientLoad: Math.max(0, busyMs) / milliseconds, refused: all.refused }
}

/**
 * The requests that are left. One that is refused under overload goes back, for the next connection that is free; the
 * connection that was refused pauses as it was told, unless all is done before.
 */
class Countdown {
  refused = 0
  #left: number
  #open: number
  readonly #done = new AbortController()

  constructor(count: number) {
    this.#left = this.#open = count
  }

  take(): number | undefined {
    return this.#left > 0 ? --this.#left : undefined
  }

  finish(): void {
    if (--this.#open === 0) this.#done.abort()
  }

  async giveBack(pauseMs: number): Promise<void> {
    this.refused++
    this.#left++
    await wait(pauseMs, undefined, { signal: this.#done.signal }).catch(() => {})
  }
}

const readBytes = 262_144
const writeBytes = 262_144
const filler = Buffer.alloc(
  writeBytes,
  Array.from({ length: 251 }, (_, index) => index)
    .map((code) => String.fromCharCode(code))
    .join(''),
  'latin1',
)

/**
 * The pieces to write. All bytes of a file are the same buffer again: to make them must cost nothing while it counts.
 */
function toMessage({ start, bytes = 0, end = '' }: Request): Buffer[] {
  if (bytes === 0) return [Buffer.from(start + end)]
  const whole = Array.from({ length: Math.floor(bytes / writeBytes) }, () => filler)
  return [Buffer.from(start), ...whole, filler.subarray(0, bytes % writeBytes), Buffer.from(end)]
}

function openWire(port: number): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafe(readBytes)
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer, callback: (size) => wire.take(buffer.subarray(0, size)) },
    })
    const wire = new Wire(socket)
    socket.once('connect', () => resolve(wire))
    socket.once('error', reject)
    socket.once('close', () => wire.fail(new Error('the server closed a connection')))
  })
}

class Wire {
  readonly #socket: Socket
  #head = ''
  /** The bytes of the body that have not come yet; below zero while the head is read. */
  #left = -1
  #retryAfterMs: number | undefined
  #done: (retryAfterMs: number | undefined) => void = () => {}
  #failed: (error: Error) => void = () => {}

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /** Gives the pause that a refusal under overload asks for. */
  async send(pieces: readonly Buffer[]): Promise<number | undefined> {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
    })
    for (const piece of pieces) {
      if (!this.#socket.write(piece) && pieces.length > 1)
        await new Promise<void>((resolve) => this.#socket.once('drain', resolve))
    }
    return answered
  }

  /** Reads answers with a Content-Length, which is all that the servers under measure send. */
  take(chunk: Buffer): true {
    let body = chunk.length
    if (this.#left < 0) {
      const end = chunk.indexOf('\r\n\r\n')
      this.#head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end + 4)
      if (end < 0) return true
      body = chunk.length - end - 4
      this.#left = this.#readHead()
    }
    this.#left -= body
    if (this.#left > 0) return true
    this.#left = -1
    this.#head = ''
    lookout?.see()
    this.#done(this.#retryAfterMs)
    return true
  }

  #readHead(): number {
    const status = this.#head.slice(9, 12)
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.#head)?.[1]
    const retryAfter = status === '503' ? /\r\nretry-after: *(\d+)/i.exec(this.#head)?.[1] : undefined
    this.#retryAfterMs = retryAfter === undefined ? undefined : Number(retryAfter) * 1_000
    if ((!status.startsWith('2') && this.#retryAfterMs === undefined) || length === undefined)
      this.fail(new Error(`a server under measure answered ${this.#head}`))
    return Number(length)
  }

  fail(error: Error): void {
    this.#failed(error)
  }

  close(): void {
    this.#failed = () => {}
    this.#socket.destroy()
  }
}
