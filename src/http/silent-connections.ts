import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isAnswering } from './failures.ts'

/**
 * The connections of a server by which nothing has been sent yet. Browsers and HTTP clients open some ahead; Node
 * counts them as busy, so that a server that closes would wait for them.
 */
export class SilentConnections {
  /** Those by which nothing was answered, and some by which something was; the oldest first. */
  readonly #open = new Set<Socket>()

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  close(): void {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy()
  }

  /** Closes the oldest one by which no whole request has come, and returns whether there was one. */
  closeOldest(): boolean {
    for (const socket of this.#open) {
      if (socket.bytesWritten > 0) this.#open.delete(socket)
      else if (!isAnswering(socket)) {
        socket.destroy()
        return true
      }
    }
    return false
  }
}
