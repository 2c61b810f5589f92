import { ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import type { SocketEnd, SocketPeer, SocketReply, SocketSession } from '../contract.ts'
import { fail } from '../errors.ts'
import { every, type Repetition } from '../platform/work/every.ts'
import { errorOf } from './failures.ts'

/** What Node handed over with an upgrade: the connection, and what came by it already. */
interface Upgrade {
  readonly socket: Socket
  readonly head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** How long a closed connection may take to let go of what was written. */
const graceMs = 1_000
/** How many messages of a client wait before its connection is no longer read. */
const waitingMax = 8
/** So many messages may come at once; after them, each waits. */
const burstMax = 200

/** By reasons: RFC 6455, section 7.4.1. */
const closeCodes = {
  finished: 1000,
  shutting_down: 1001,
  not_text: 1003,
  credential_ended: 1008,
  sharing_ended: 1008,
  too_slow: 1008,
  lost: 1011,
  failed: 1011,
} as const satisfies Readonly<Record<SocketEnd | 'not_text', number>>
type CloseReason = keyof typeof closeCodes

/** Whether a request asks for a WebSocket. Node hands over the connections of these alone, where it can choose. */
export function isHandshake({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

/**
 * Sends each handshake the way of any other request: through admission, hooks, credentials and validation. What
 * refuses it answers as usual, and closes the connection, which Node no longer reads.
 */
function acceptHandshakes(instance: FastifyInstance): void {
  const { server } = instance
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => {
      if (upgrades.has(request)) socket.end()
    })
    socket.on('error', () => socket.destroy())
    upgrades.set(request, { socket, head })
    server.emit('request', request, response)
  })
}

/** The open sockets of a server. */
export class Sockets {
  readonly #open = new Set<OpenSocket>()
  readonly #pinging: Repetition
  /** By the size of a message of the client. */
  readonly #handshakes = new Map<number, Promise<WebSocketServer>>()
  #isStopped = false

  constructor(instance: FastifyInstance, pingMs = 15_000) {
    acceptHandshakes(instance)
    this.#pinging = every(pingMs, () => this.#ping())
    instance.addHook('preClose', async () => this.#stop())
  }

  /** Answers a handshake with 101; from then on the connection is one of messages. */
  async open(request: FastifyRequest, reply: FastifyReply, given: SocketReply): Promise<FastifyReply> {
    const upgrade = upgrades.get(request.raw)
    let isOpen = false
    try {
      requireHandshake(request.raw)
      const handshakes = await this.#handshakesFor(given.messageBytesMax)
      if (!upgrade || this.#isStopped) fail('shutting_down', { retryAfter: 1 })
      const { socket, head } = upgrade
      reply.hijack()
      upgrades.delete(request.raw)
      reply.raw.detachSocket(socket)
      // What counts the requests in progress waits for it.
      socket.once('close', () => reply.raw.emit('close'))
      handshakes.once('headers', (lines: string[]) => lines.push(`x-request-id: ${request.id}`))
      handshakes.handleUpgrade(request.raw, socket, head, (webSocket) => {
        isOpen = true
        const open = new OpenSocket(webSocket, given, (thrown) => errorOf(thrown, request))
        this.#open.add(open)
        webSocket.once('close', () => this.#open.delete(open))
      })
      return reply
    } finally {
      if (!isOpen) given.release()
    }
  }

  /** Loaded with the first socket. */
  #handshakesFor(messageBytesMax: number): Promise<WebSocketServer> {
    const known = this.#handshakes.get(messageBytesMax) ?? loadHandshakes(messageBytesMax)
    this.#handshakes.set(messageBytesMax, known)
    return known
  }

  #ping(): void {
    for (const socket of this.#open) socket.ping()
  }

  #stop(): void {
    this.#isStopped = true
    void this.#pinging.stop()
    for (const socket of this.#open) socket.close('shutting_down')
  }
}

/** What `ws` would refuse in its own way. */
function requireHandshake({ method, headers }: IncomingMessage): void {
  const version = headers['sec-websocket-version']
  if (method !== 'GET' || !/^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') || version !== '13')
    fail('validation_failed', { message: 'This is not a WebSocket handshake of version 13 (RFC 6455).' })
}

async function loadHandshakes(maxPayload: number): Promise<WebSocketServer> {
  const { WebSocketServer } = await import('ws')
  // Compression would cost each connection memory that a client decides about.
  return new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, clientTracking: false })
}

/** One connection: reads messages one after another, and ends what takes nothing. */
class OpenSocket implements SocketPeer {
  readonly #socket: WebSocket
  readonly #session: SocketSession
  readonly #waiting: (string | Uint8Array)[] = []
  readonly #stallMs: number
  readonly #refillMs: number
  readonly explain: SocketPeer['explain']
  #isReading = false
  #isAlive = true
  #isOver = false
  #burst = burstMax
  #refilledAt = performance.now()

  constructor(socket: WebSocket, given: SocketReply, explain: SocketPeer['explain']) {
    this.#socket = socket
    this.#stallMs = given.stallMs
    this.#refillMs = 1000 / given.messagesPerSecond
    this.explain = explain
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary))
    socket.on('pong', () => {
      this.#isAlive = true
    })
    // Broken and too large frames: `ws` closes the connection with the code for it.
    socket.on('error', () => {})
    socket.once('close', () => this.#end())
    this.#session = given.open(this)
  }

  send(message: object): Promise<void> {
    return this.#send(JSON.stringify(message))
  }

  sendBytes(bytes: Uint8Array): Promise<void> {
    return this.#send(bytes)
  }

  /** Resolves once the connection has taken it. One that takes nothing for too long is cut. */
  #send(message: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isOver) return resolve()
      const stalled = setTimeout(() => this.close('too_slow'), this.#stallMs)
      this.#socket.send(message, () => {
        clearTimeout(stalled)
        resolve()
      })
    })
  }

  close(reason: CloseReason): void {
    if (this.#isOver) return
    this.#socket.close(closeCodes[reason], reason)
    // Who takes nothing does not take the end either.
    setTimeout(() => this.#socket.terminate(), graceMs).unref()
    this.#end()
  }

  /** A connection whose other end is gone answers nothing. */
  ping(): void {
    if (!this.#isAlive) return this.#socket.terminate()
    this.#isAlive = false
    this.#socket.ping()
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isOver) return
    if (isBinary && !this.#session.receiveBytes) return this.close('not_text')
    this.#waiting.push(isBinary ? data : data.toString())
    if (this.#waiting.length >= waitingMax) this.#socket.pause()
    if (!this.#isReading) void this.#readAll()
  }

  async #readAll(): Promise<void> {
    this.#isReading = true
    for (let next = this.#waiting.shift(); next !== undefined && !this.#isOver; next = this.#waiting.shift()) {
      await (typeof next === 'string' ? this.#session.receive(next) : this.#session.receiveBytes?.(next))
      await this.#pace()
      if (this.#waiting.length < waitingMax && !this.#isOver) this.#socket.resume()
    }
    this.#isReading = false
  }

  /** Messages cost no allowance of calls, so that no more are read than a client has reason to send. */
  async #pace(): Promise<void> {
    const now = performance.now()
    this.#burst = Math.min(burstMax, this.#burst - 1 + (now - this.#refilledAt) / this.#refillMs)
    this.#refilledAt = now
    if (this.#burst < 0) await new Promise((resolve) => setTimeout(resolve, this.#refillMs))
  }

  #end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#waiting.length = 0
    this.#session.close()
  }
}
