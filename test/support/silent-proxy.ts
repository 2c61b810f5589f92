import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Teardown } from './folder.ts'

/** A TCP proxy before a server, which can stop forwarding: connections stay open and nothing comes through. */
export interface SilentProxy {
  /** The URL of the server, by way of the proxy. */
  readonly url: string
  /** Keeps back what both sides send; new connections are accepted, and nothing is forwarded. */
  silence(): void
  /** Forwards what clients send up to and with this text, and then keeps back what both sides send. */
  silenceAfter(text: string): void
  /** Forwards what was kept back, and everything from now on. */
  resume(): void
}

export async function startSilentProxy(t: Teardown, server: string): Promise<SilentProxy> {
  const target = new URL(server)
  const sockets = new Set<Socket>()
  const kept: (() => void)[] = []
  let isSilent = false
  let last: string | undefined
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
        forward(() => to.destroy())
      })
      from.on('data', (chunk) => {
        forward(() => to.write(chunk))
        if (from === client && last !== undefined && chunk.includes(last)) {
          isSilent = true
          last = undefined
        }
      })
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
    await once(proxy, 'close')
  })
  const url = new URL(server)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    silence: () => {
      isSilent = true
    },
    silenceAfter: (text) => {
      last = text
    },
    resume: () => {
      isSilent = false
      for (const send of kept.splice(0)) send()
    },
  }

  function forward(send: () => void): void {
    if (isSilent) kept.push(send)
    else send()
  }
}
