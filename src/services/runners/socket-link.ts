import type { SocketPeer, SocketReply, SocketSession } from '../../call.ts'
import { frameBytes, frameIn } from '../../runner/frames.ts'
import type { MakeLink, RunnerLink, RunnerLinkEvents } from '../../runner/link.ts'
import type { RunnerMessage } from '../../runner/protocol.ts'

/** More than a runner sends at once. */
const messageBytesMax = 8 * 1024 * 1024
const messagesPerSecond = 20_000
const stallMs = 30_000

/** A connection by which a runner has dialed, as one of frames: each is a binary message. */
export function runnerSocket(use: (makeLink: MakeLink<RunnerMessage>, peer: SocketPeer) => void): SocketReply {
  return {
    messageBytesMax,
    messagesPerSecond,
    stallMs,
    release: () => {},
    open: (peer) => {
      const ends = new RunnerEnds(peer)
      use((events) => ends.begin(events), peer)
      return ends
    },
  }
}

class RunnerEnds implements SocketSession, RunnerLink {
  readonly #peer: SocketPeer
  #events: RunnerLinkEvents<RunnerMessage> | undefined
  #waitingBytes = 0
  #isOpen = true

  constructor(peer: SocketPeer) {
    this.#peer = peer
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  get waitingBytes(): number {
    return this.#waitingBytes
  }

  begin(events: RunnerLinkEvents<RunnerMessage>): RunnerLink {
    this.#events = events
    return this
  }

  send(head: object, body?: Uint8Array): void {
    const bytes = frameBytes(head, body)
    this.#waitingBytes += bytes.length
    void this.#peer.sendBytes(bytes).then(() => {
      this.#waitingBytes -= bytes.length
    })
  }

  async receive(): Promise<void> {
    this.#peer.close('failed')
  }

  async receiveBytes(bytes: Uint8Array): Promise<void> {
    try {
      this.#events?.onFrame(frameIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    } catch {
      // What a runner of this version never sends.
      this.#peer.close('failed')
    }
  }

  /** Called by both ends: the socket when it is over, and the user of the link to end it. */
  close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#peer.close('finished')
    this.#events?.onClose()
  }
}
