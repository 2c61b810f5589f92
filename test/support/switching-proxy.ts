import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Teardown } from './folder.ts'

/** A TCP proxy before a server, which can lead to another one. */
export interface SwitchingProxy {
  readonly origin: string
  /** Breaks all connections; those that follow go to this server. */
  switchTo(origin: string): void
}

export async function startSwitchingProxy(t: Teardown, origin: string, host = '127.0.0.1'): Promise<SwitchingProxy> {
  let target = new URL(origin)
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  proxy.listen(0, host)
  await once(proxy, 'listening')
  t.teardown(async () => {
    cut()
    proxy.close()
    await once(proxy, 'close')
  })
  return {
    origin: `http://${host}:${(proxy.address() as AddressInfo).port}`,
    switchTo: (other) => {
      target = new URL(other)
      cut()
    },
  }
}
