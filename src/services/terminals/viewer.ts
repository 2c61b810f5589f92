import { setTimeout as pause } from 'node:timers/promises'
import type { Caller, SocketEnd, SocketPeer, SocketSession } from '../../call.ts'
import { fail } from '../../errors.ts'
import { validators } from '../../generated/live-validators.js'
import { readSocketMessage } from '../../platform/text/socket-message.ts'
import type { Follower, FollowerEvents, PtySize, TerminalHost } from '../../runner/terminal-host.ts'
import { isGone } from './host-failures.ts'
import type { TerminalSession } from './session.ts'
import { outputMessage, snapshotMessage } from './viewer-frames.ts'
import type { TerminalFrame, TerminalRequest } from './viewer-frames.ts'

const resizeEachMs = 100

export type ViewerMode = 'read' | 'write'
type EndReason = Extract<TerminalFrame, { type: 'ended' }>['reason']

export interface ViewerOptions {
  readonly id: string
  readonly session: TerminalSession
  readonly caller: Caller
  readonly mode: ViewerMode
  readonly connectedAt: string
  readonly peer: SocketPeer
  readonly host: Pick<TerminalHost, 'follow'>
  /** The position of the first byte that the client wants; without one it gets a snapshot first. */
  readonly cursor: number | undefined
  /** How many bytes may wait for the client. */
  readonly waitingBytesMax: number
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly resize: (viewer: TerminalViewer, size: PtySize) => Promise<void>
  readonly take: (viewer: TerminalViewer) => void
  readonly onClose: (viewer: TerminalViewer) => void
}

/** One connection to a terminal: output goes down under its positions, and what is typed goes up. */
export class TerminalViewer implements SocketSession {
  readonly #options: ViewerOptions
  #follower: Follower | undefined
  /** The position after the last byte that was sent. */
  #sent: number | undefined
  #acknowledged = 0
  #waitingBytes = 0
  #holdsSize = false
  #toldSize: PtySize | undefined
  #wantedSize: PtySize | undefined
  #resizing: Promise<void> | undefined
  #isOver = false

  constructor(options: ViewerOptions) {
    this.#options = options
  }

  get id(): string {
    return this.#options.id
  }
  get sessionId(): string {
    return this.#options.session.id
  }
  get caller(): Caller {
    return this.#options.caller
  }
  get mode(): ViewerMode {
    return this.#options.mode
  }
  get connectedAt(): string {
    return this.#options.connectedAt
  }

  /** Sends what is printed from now on to a client that was told this size. */
  async follow(told: PtySize): Promise<void> {
    const { host, session, cursor, peer } = this.#options
    this.#toldSize = told
    try {
      const follower = await host.follow(session.id, cursor, this.#events())
      if (this.#isOver) return follower.close()
      this.#follower = follower
      // Until the screen was drawn, the host told nothing.
      this.#tellSize(session.view())
      if (this.#holdsSize) follower.setAnswering(true)
      if (this.#acknowledged > 0) follower.acknowledge(this.#acknowledged)
    } catch (thrown) {
      if (isGone(thrown)) return this.#showLast()
      this.send({ type: 'error', error: peer.explain(thrown) })
      this.#finish('failed')
    }
  }

  async receive(text: string): Promise<void> {
    await this.#answer(async () => this.#take(readSocketMessage<TerminalRequest>(text, validators['TerminalRequest'])))
  }

  async receiveBytes(bytes: Uint8Array): Promise<void> {
    await this.#answer(async () => {
      this.#requireWrite('type')
      if (bytes.length > 0) await this.#options.write(bytes)
    })
  }

  /** It alone resizes the terminal, and answers what the program asks of it. */
  holdSize(holdsSize: boolean): void {
    this.#holdsSize = holdsSize
    this.#follower?.setAnswering(holdsSize)
  }

  /** Tells the size once: the host tells no viewer that began to follow after it was set. */
  tellSize(size: PtySize): void {
    if (this.#follower) this.#tellSize(size)
  }

  /** Ends the connection, and says why before. */
  end(reason: 'shutting_down' | 'credential_ended' | 'sharing_ended'): void {
    this.#finish(reason)
  }

  // The connection has a ping of its own, and the terminal wakes it.
  beat(): void {}
  wake(): void {}

  send(frame: TerminalFrame): void {
    if (!this.#isOver) void this.#options.peer.send(frame)
  }

  close(): void {
    this.#isOver = true
    this.#follower?.close()
    this.#options.onClose(this)
  }

  #events(): FollowerEvents {
    return {
      onOutput: (position, bytes, hasRoom) =>
        this.#sendBytes(position + bytes.length, outputMessage(position, bytes, hasRoom)),
      onSnapshot: (position, size, bytes) => this.#sendBytes(position, snapshotMessage(position, size, bytes)),
      onGap: (from, to) => this.send({ type: 'gap', from, to }),
      onResized: (size) => this.#tellSize(size),
      onExit: (exit) => {
        this.send({ type: 'exited', ...exit })
        this.#finish('exited')
      },
      onEnd: (reason) => this.#finish(reason),
    }
  }

  #tellSize({ cols, rows }: PtySize): void {
    const { cols: toldCols, rows: toldRows } = this.#toldSize ?? {}
    if (cols === toldCols && rows === toldRows) return
    this.#toldSize = { cols, rows }
    this.send({ type: 'resized', cols, rows })
  }

  /** What stood on the terminal when its host was last heard of. */
  #showLast(): void {
    const { lastScreen } = this.#options.session
    if (lastScreen) {
      const { position, lines } = lastScreen
      this.#sendBytes(position, snapshotMessage(position, lastScreen, Buffer.from(lines.join('\r\n'))))
    }
    this.#finish('lost')
  }

  #sendBytes(sent: number, message: Uint8Array): void {
    if (this.#isOver) return
    this.#sent = sent
    this.#waitingBytes += message.length
    // The host makes the program wait long before. What it retains for a client that comes back is sent at once.
    if (this.#waitingBytes > this.#options.waitingBytesMax) return this.#finish('too_slow')
    void this.#options.peer.sendBytes(message).then(() => {
      this.#waitingBytes -= message.length
    })
  }

  async #answer(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (thrown) {
      const { peer } = this.#options
      await peer.send({ type: 'error', error: peer.explain(thrown) } satisfies TerminalFrame)
    }
  }

  async #take(request: TerminalRequest): Promise<void> {
    switch (request.type) {
      case 'ack':
        return this.#acknowledge(request.cursor)
      case 'ping':
        return this.#options.peer.send({ type: 'pong' } satisfies TerminalFrame)
      case 'take':
        this.#requireWrite('resize')
        return this.#options.take(this)
      case 'resize':
        this.#requireWrite('resize')
        this.#wantedSize = request
        this.#resizing ??= this.#resizeAll()
        return undefined
      default:
        return request satisfies never
    }
  }

  /** A window that is dragged has many sizes: of those that come at once, the last one counts. */
  async #resizeAll(): Promise<void> {
    for (let size = this.#wantedSize; size && !this.#isOver; size = this.#wantedSize) {
      this.#wantedSize = undefined
      const wanted = size
      await this.#answer(() => this.#options.resize(this, wanted))
      await pause(resizeEachMs)
    }
    this.#resizing = undefined
  }

  #acknowledge(cursor: number): void {
    if (cursor > (this.#sent ?? 0))
      fail('invalid_cursor', {
        message: `The output was sent up to byte ${this.#sent ?? 0}, and ${cursor} is beyond it.`,
      })
    if (cursor <= this.#acknowledged) return
    this.#acknowledged = cursor
    this.#follower?.acknowledge(cursor)
  }

  #requireWrite(act: string): void {
    if (this.#options.mode === 'read')
      fail('forbidden', { message: `This connection only watches (mode=read), and cannot ${act}.` })
  }

  #finish(reason: EndReason): void {
    if (this.#isOver) return
    const { peer } = this.#options
    const ended: TerminalFrame = { type: 'ended', reason, ...(this.#sent !== undefined && { cursor: this.#sent }) }
    const sending = peer.send(ended)
    this.#isOver = true
    this.#follower?.close()
    const end = closings[reason]
    // What the program printed at last is taken before the connection closes; a right that has ended ends it now.
    if (end === 'finished') void sending.then(() => peer.close(end))
    else peer.close(end)
  }
}

const closings: Readonly<Record<EndReason, SocketEnd>> = {
  exited: 'finished',
  lost: 'lost',
  shutting_down: 'shutting_down',
  credential_ended: 'credential_ended',
  sharing_ended: 'sharing_ended',
  too_slow: 'too_slow',
  failed: 'failed',
}
