import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { SocketEnd, SocketPeer, SocketReply, SocketSession } from '../../contract.ts'
import { timeouts } from '../../timeouts.ts'

/** How many messages of the other process wait for the client before no more are read. */
const waitingMax = 16

const ends: readonly SocketEnd[] = [
  'finished',
  'shutting_down',
  'credential_ended',
  'sharing_ended',
  'too_slow',
  'lost',
  'failed',
]

/** Connects to another process. Gives the connection or, where it was refused, the answer of that process. */
export async function connectTo(url: URL, headers: Record<string, string>): Promise<WebSocket | IncomingMessage> {
  const { WebSocket } = await import('ws')
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket | IncomingMessage>()
  const options = { headers, perMessageDeflate: false, handshakeTimeout: timeouts.relayAnswer.ms }
  const socket: WebSocket = new WebSocket(url, options)
  socket.once('open', () => {
    // Nothing is read before there is a client to send it to.
    socket.pause()
    resolve(socket)
  })
  socket.once('unexpected-response', (_, answer) => resolve(answer))
  socket.on('error', reject)
  return promise
}

/** Passes messages between a client and the connection to the process that answers it. */
export function passMessages(
  upstream: WebSocket,
  limits: Pick<SocketReply, 'messageBytesMax' | 'messagesPerSecond' | 'stallMs'>,
): SocketReply {
  return {
    ...limits,
    release: () => upstream.terminate(),
    open: (peer) => new RelayedSession(upstream, peer),
  }
}

class RelayedSession implements SocketSession {
  readonly #upstream: WebSocket
  readonly #peer: SocketPeer
  #sent: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(upstream: WebSocket, peer: SocketPeer) {
    this.#upstream = upstream
    this.#peer = peer
    upstream.on('message', (data: Buffer, isBinary) => this.#passDown(data, isBinary))
    upstream.once('close', (_, reason) => this.#finish(ends.find((end) => end === String(reason)) ?? 'failed'))
    upstream.resume()
  }

  receive(text: string): Promise<void> {
    return this.#passUp(text)
  }

  receiveBytes(bytes: Uint8Array): Promise<void> {
    return this.#passUp(bytes)
  }

  close(): void {
    this.#upstream.close()
  }

  #passUp(message: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => this.#upstream.send(message, () => resolve()))
  }

  #passDown(data: Buffer, isBinary: boolean): void {
    this.#sent = isBinary ? this.#peer.sendBytes(data) : this.#peer.send(JSON.parse(data.toString()) as object)
    if (++this.#waiting >= waitingMax) this.#upstream.pause()
    void this.#sent.then(() => {
      if (--this.#waiting < waitingMax) this.#upstream.resume()
    })
  }

  #finish(reason: SocketEnd): void {
    // What was printed at last is taken before the connection closes; a right that has ended ends it now.
    if (reason === 'finished') void this.#sent.then(() => this.#peer.close(reason))
    else this.#peer.close(reason)
  }
}
