import { json } from 'node:stream/consumers'
import { WebSocket as WsSocket } from 'ws'
import { validators } from '../../src/generated/answer-validators.js'
import type { components } from '../../src/generated/types.ts'
import type { Teardown } from './folder.ts'
import { checkAnswer } from './gantry.ts'
import type { Gantry } from './gantry.ts'
import { readUntil } from './wait.ts'

type Frame = components['schemas']['TerminalFrame']
type FrameOf<Type extends Frame['type']> = Extract<Frame, { type: Type }>

export interface Snapshot {
  readonly position: number
  readonly cols: number
  readonly rows: number
  readonly bytes: Buffer
}

interface Connecting {
  readonly taskId: string
  readonly query: string
  readonly headers?: Readonly<Record<string, string>>
  /** Whether what came is acknowledged at once, as a client does that keeps up. */
  readonly acknowledges?: boolean
}

const path = '/terminal/{taskId}/connect'

/**
 * A client of a terminal that keeps what it receives: it checks each text against the contract, and that output comes
 * without a hole under its positions.
 */
export class TerminalClient {
  readonly frames: Frame[] = []
  readonly snapshots: Snapshot[] = []
  #parts: Buffer[] = []
  /** The position after all that came. */
  position: number | undefined
  closed: { readonly code: number; readonly reason: string } | undefined
  refused: { readonly status: number; readonly code: string } | undefined
  readonly socket: WsSocket

  constructor(t: Teardown, origin: string, { taskId, query, headers = {}, acknowledges = true }: Connecting) {
    this.socket = new WsSocket(`${origin.replace('http', 'ws')}/api/v1/terminal/${taskId}/connect?${query}`, {
      headers,
    })
    const { socket } = this
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) return void this.frames.push(checked(String(data)))
      this.#take(data)
      if (acknowledges) this.send({ type: 'ack', cursor: this.position ?? 0 })
    })
    socket.on('close', (code, reason) => {
      this.closed ??= { code, reason: String(reason) }
    })
    socket.on('open', () => checkAnswer('GET', path, { status: 101, body: undefined }, false))
    socket.on('unexpected-response', async (_, response) => {
      const { statusCode: status = 0 } = response
      const body = (await json(response)) as { error: { code: string } }
      checkAnswer('GET', path, { status, body }, true)
      this.refused = { status, code: body.error.code }
      socket.terminate()
    })
    socket.on('error', () => {})
    t.teardown(() => socket.terminate())
  }

  /** The last snapshot, which has what was printed before it, and what came since. */
  get shown(): string {
    return `${this.snapshots.at(-1)?.bytes.toString() ?? ''}${this.text}`
  }

  /** What came since the last snapshot, or since the cursor. */
  get output(): Buffer {
    this.#parts = [Buffer.concat(this.#parts)]
    return this.#parts[0] ?? Buffer.alloc(0)
  }

  get text(): string {
    return this.output.toString()
  }

  type(data: string | Uint8Array): void {
    this.socket.send(Buffer.from(data as Uint8Array), { binary: true })
  }

  send(...messages: readonly object[]): void {
    if (this.socket.readyState === WsSocket.OPEN)
      for (const message of messages) this.socket.send(JSON.stringify(message))
  }

  all<Type extends Frame['type']>(type: Type): FrameOf<Type>[] {
    return this.frames.filter((frame): frame is FrameOf<Type> => frame.type === type)
  }

  async until<Type extends Frame['type']>(
    type: Type,
    isSo: (frame: FrameOf<Type>) => boolean = () => true,
  ): Promise<FrameOf<Type>> {
    const found = await readUntil(
      () => this.all(type).find(isSo),
      (frame) => frame !== undefined || this.closed !== undefined || this.refused !== undefined,
      `a message ${type}`,
    )
    if (found) return found
    throw new Error(`${type} did not come: ${JSON.stringify([this.closed, this.refused, this.frames])}`)
  }

  async untilText(wanted: string): Promise<void> {
    await readUntil(
      () => this.shown,
      (shown) => shown.includes(wanted) || this.closed !== undefined,
      `the text ${wanted}`,
    )
    if (!this.shown.includes(wanted))
      throw new Error(`${wanted} did not come: ${JSON.stringify([this.text.slice(-500), this.closed, this.frames])}`)
  }

  async untilClosed(): Promise<{ readonly code: number; readonly reason: string }> {
    await readUntil(
      () => this.closed,
      (closed) => closed !== undefined,
      'the end of the connection',
    )
    return this.closed ?? { code: 0, reason: '' }
  }

  /** With what the handshake is refused. */
  async untilRefused(): Promise<string> {
    await readUntil(
      () => this.refused,
      (refused) => refused !== undefined || this.socket.readyState === WsSocket.OPEN,
      'the answer to a handshake',
    )
    return this.refused ? `${this.refused.status} ${this.refused.code}` : '101'
  }

  #take(message: Buffer): void {
    const kind = message.readUInt8(0)
    const position = Number(message.readBigUInt64BE(1))
    if (kind === 1) {
      const [cols, rows] = [message.readUInt16BE(9), message.readUInt16BE(11)]
      this.snapshots.push({ position, cols, rows, bytes: message.subarray(13) })
      this.#parts = []
      this.position = position
      return
    }
    if (kind !== 0) throw new Error(`there is no kind ${kind} of messages`)
    if (position !== (this.position ?? position)) throw new Error(`a hole: ${this.position} is followed by ${position}`)
    const bytes = message.subarray(9)
    this.#parts.push(bytes)
    this.position = position + bytes.length
  }
}

/** Connects with the token of the owner, or of another caller. */
export async function attach(
  t: Teardown,
  gantry: Gantry,
  { taskId, id }: { readonly taskId: string; readonly id: string },
  options: { readonly query?: string; readonly secret?: string; readonly acknowledges?: boolean } = {},
): Promise<TerminalClient> {
  const { query = '', secret = gantry.token, ...rest } = options
  const headers = { authorization: `Bearer ${secret}` }
  const client = new TerminalClient(t, gantry.origin, { taskId, query: `sessionId=${id}${query}`, headers, ...rest })
  await client.until('attached')
  return client
}

function checked(text: string): Frame {
  const frame: Frame = JSON.parse(text)
  const validator = validators['TerminalFrame']
  if (!validator?.(frame)) throw new Error(`${text} is no TerminalFrame: ${JSON.stringify(validator?.errors)}`)
  return frame
}
