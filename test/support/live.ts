import { json } from 'node:stream/consumers'
import { WebSocket as WsSocket } from 'ws'
import { validators } from '../../src/generated/answer-validators.js'
import type { Teardown } from './folder.ts'
import { checkAnswer } from './gantry.ts'
import { readUntil } from './wait.ts'

/** A message of the service, of any type. */
export interface Frame {
  readonly type: string
  readonly id?: string
  readonly cursor?: number
  readonly event?: string
  readonly reason?: string
  // What is in it depends on the stream.
  readonly data?: any
  readonly error?: { readonly code: string; readonly message: string }
}

/** A client of a live connection that keeps what it receives, and checks each message against the contract. */
export class LiveClient {
  readonly frames: Frame[] = []
  closed: { readonly code: number; readonly reason: string } | undefined
  /** The status of a refused handshake. */
  refused: number | undefined
  readonly socket: WsSocket

  constructor(t: Teardown, origin: string, options: { query?: string; headers?: Readonly<Record<string, string>> }) {
    const { query = '', headers = {} } = options
    this.socket = new WsSocket(`${origin.replace('http', 'ws')}/api/v1/live${query}`, { headers })
    this.socket.on('message', (data) => this.frames.push(checked(String(data))))
    this.socket.on('close', (code, reason) => {
      this.closed ??= { code, reason: String(reason) }
    })
    // The answer to the handshake is one of the operation, and the contract has it.
    this.socket.on('open', () => checkAnswer('GET', '/live', { status: 101, body: undefined }, false))
    this.socket.on('unexpected-response', async (_, response) => {
      const { statusCode: status = 0 } = response
      checkAnswer('GET', '/live', { status, body: await json(response) }, true)
      this.refused = status
      this.socket.terminate()
    })
    this.socket.on('error', () => {})
    t.teardown(() => this.socket.terminate())
  }

  send(...messages: readonly object[]): void {
    for (const message of messages) this.socket.send(JSON.stringify(message))
  }

  async opened(): Promise<this> {
    await readUntil(
      () => [this.socket.readyState, this.refused],
      ([state, refused]) => state === WsSocket.OPEN || refused !== undefined,
      'the opening of a live connection',
    )
    if (this.refused !== undefined) throw new Error(`The handshake was refused with ${this.refused}.`)
    return this
  }

  /** Resolves with the first message that is so. */
  async until(isSo: (frame: Frame) => boolean, what = 'a message'): Promise<Frame> {
    const found = await readUntil(
      () => this.frames.find(isSo),
      (frame) => frame !== undefined || this.closed !== undefined,
      what,
    )
    return found ?? raise(`${what} did not come: ${JSON.stringify([this.closed, this.frames])}`)
  }

  async untilClosed(): Promise<{ readonly code: number; readonly reason: string }> {
    const closed = await readUntil(
      () => this.closed,
      (each) => each !== undefined,
      'the end of a live connection',
    )
    return closed ?? raise('it is open')
  }

  /** The status with which the handshake is refused. */
  async untilRefused(): Promise<number> {
    const status = await readUntil(
      () => this.refused ?? (this.socket.readyState === WsSocket.OPEN ? 101 : undefined),
      (each) => each !== undefined,
      'the answer to a handshake',
    )
    return status ?? 0
  }
}

export function checked(text: string): Frame {
  const frame: Frame = JSON.parse(text)
  const validator = validators['LiveFrame']
  if (!validator?.(frame)) throw new Error(`${text} is no LiveFrame: ${JSON.stringify(validator?.errors)}`)
  return frame
}

function raise(message: string): never {
  throw new Error(message)
}
