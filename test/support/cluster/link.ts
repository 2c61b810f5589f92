import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Teardown } from '../folder.ts'

/** The network between a process and a server, which can fail. */
export interface Link {
  readonly port: number
  /** Nothing comes through: new connections are accepted, and bytes wait. */
  silence(): void
  /** Breaks all connections, and refuses new ones. */
  cut(): void
  heal(): void
}

/** Leads each new connection to the port that the server has at that moment. */
export async function startLink(t: Teardown, target: () => number): Promise<Link> {
  const sockets = new Set<Socket>()
  let state: 'open' | 'silent' | 'cut' = 'open'
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy()
    const upstream = connect(target(), '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      if (state === 'silent') from.pause()
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('data', (chunk) => {
        if (!to.write(chunk)) from.pause()
      })
      to.on('drain', () => state !== 'silent' && from.resume())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => sockets.forEach((socket) => socket.destroy())
  t.teardown(() => {
    breakAll()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      state = 'silent'
      for (const socket of sockets) socket.pause()
    },
    cut: () => {
      state = 'cut'
      breakAll()
    },
    heal: () => {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
  }
}
