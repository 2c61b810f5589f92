import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Teardown } from './folder.ts'

/** A TCP proxy before a server, which breaks connections. */
export interface CuttingProxy {
  /** The origin of the server, by way of the proxy. */
  readonly origin: string
  /** How many connections were broken. */
  readonly cuts: number
  /**
   * Breaks each of the next connections after it has forwarded so many bytes of the server; 0 loses the whole answer.
   */
  cut(...bytes: readonly number[]): void
}

export async function startCuttingProxy(t: Teardown, origin: string): Promise<CuttingProxy> {
  const target = new URL(origin)
  const sockets = new Set<Socket>()
  const planned: number[] = []
  let cuts = 0
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let forwarded = 0
    let bytesMax: number | undefined
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (chunk) => {
      // A connection that is kept alive counts from the request on for which it is to break.
      if (bytesMax === undefined && planned.length > 0) {
        bytesMax = planned.shift()
        forwarded = 0
      }
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, (bytesMax ?? Infinity) - forwarded)
      forwarded += part.length
      if (part.length === chunk.length) return client.write(part)
      cuts++
      return client.end(part)
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
    await once(proxy, 'close')
  })
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get cuts() {
      return cuts
    },
    cut: (...bytes) => void planned.push(...bytes),
  }
}
