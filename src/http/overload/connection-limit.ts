import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { Failure } from '../../errors.ts'
import { isLoopback } from '../../platform/egress/loopback.ts'
import { networkOf } from '../../platform/egress/networks.ts'
import { answerSocket } from '../failures.ts'

/** A proxy on this machine has the connections of all its clients. */
export const loopbackFactor = 16
const retryAfterSeconds = 5

export interface ConnectionLimits {
  /** Of one address. */
  readonly perAddress: number | 'off'
  /** Of all addresses, proxies included. */
  readonly all: number
}

/** Files, databases, programs and outgoing connections of the service itself. */
const descriptorsKept = 1_024

/** How many connections a process that may open so many files accepts. */
export function connectionsMaxOf(openFilesMax = Number.POSITIVE_INFINITY): number {
  return Math.max(1, openFilesMax - Math.min(descriptorsKept, Math.ceil(openFilesMax / 2)))
}

/**
 * Refuses the connections of an address that has as many as it may: each costs memory, and accepting it time. When
 * there are as many as the process may open, the oldest by which no request came makes room.
 */
export function limitConnections(instance: FastifyInstance, { perAddress, all }: ConnectionLimits): void {
  const { server, trustedProxies, silentConnections } = instance
  const open = new Map<string, number>()
  let openCount = 0
  const makeRoom = () => {
    if (openCount < all || silentConnections.closeOldest()) return
    // Clients reuse a connection between two requests, and are ready to find it closed.
    server.closeIdleConnections()
  }
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    makeRoom()
    const accept = () => {
      openCount++
      socket.once('close', () => openCount--)
      for (const listener of listeners) listener.call(server, socket)
    }
    // It has the connections of all its clients, and limits them by itself.
    if (trustedProxies.isTrusted(address)) return accept()
    if (openCount > all) return refuse(socket, `The service has ${all} open connections`, instance)
    if (perAddress === 'off') return accept()
    const network = networkOf(address)
    const limit = isLoopback(address) ? perAddress * loopbackFactor : perAddress
    const count = open.get(network) ?? 0
    if (count >= limit) return refuse(socket, `This address has ${limit} open connections`, instance)
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    accept()
  })
}

function refuse(socket: Socket, what: string, instance: FastifyInstance): void {
  socket.on('error', () => socket.destroy())
  answerSocket(
    new Failure('rate_limited', {
      message: `${what}, which is the limit. Close one first, or use one for several calls.`,
      retryAfter: retryAfterSeconds,
    }),
    socket,
    instance,
  )
  // The client need not close its end.
  socket.destroySoon()
}
