import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The connections of a server by which nothing has been sent yet. Browsers and HTTP clients open some ahead; Node counts them as
 * busy, so that a server that closes would wait for them.
 */
export class SilentConnections {
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
}
