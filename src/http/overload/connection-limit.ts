import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { Failure } from '../../errors.ts'
import { isLoopback, networkOf } from '../../platform/egress/networks.ts'
import { answerSocket } from '../failures.ts'

/** A proxy on this machine has the connections of all its clients. */
export const loopbackFactor = 16
const retryAfterSeconds = 5

/** Refuses the connections of an address that has as many as it may: each costs memory, and accepting it time. */
export function limitConnections({ server, trustedProxies, publicPath }: FastifyInstance, perAddress: number): void {
  const open = new Map<string, number>()
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const accept = () => {
      for (const listener of listeners) listener.call(server, socket)
    }
    // It has the connections of all its clients, and limits them by itself.
    if (trustedProxies.isTrusted(address)) return accept()
    const network = networkOf(address)
    const limit = isLoopback(address) ? perAddress * loopbackFactor : perAddress
    const count = open.get(network) ?? 0
    if (count >= limit) return refuse(socket, limit, publicPath)
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    accept()
  })
}

function refuse(socket: Socket, limit: number, publicPath: string): void {
  socket.on('error', () => socket.destroy())
  answerSocket(
    new Failure('rate_limited', {
      message: `This address has ${limit} open connections, which is the limit. Close one first, or use one for several calls.`,
      retryAfter: retryAfterSeconds,
    }),
    socket,
    publicPath,
  )
  // The client need not close its end.
  socket.destroySoon()
}
