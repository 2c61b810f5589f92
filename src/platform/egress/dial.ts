import { lookup } from 'node:dns/promises'
import { connect, isIP } from 'node:net'
import type { Socket } from 'node:net'
import { timeouts } from '../../timeouts.ts'
import { createAddressRule } from './addresses.ts'
import { EgressFailure } from './egress.ts'

export interface DialTarget {
  readonly host: string
  readonly port: number
  readonly isTls: boolean
}

/** Connects to a server that a caller chose, for protocols other than HTTP. Throws `EgressFailure`. */
export type Dial = (target: DialTarget) => Promise<Socket>

/** `allowed` are private targets that may be reached all the same; see `createAddressRule`. */
export function createDial(allowed: readonly string[]): Dial {
  const permits = createAddressRule(allowed)
  return async ({ host, port, isTls }) => {
    const name = isIP(host) === 0 ? host : undefined
    const addresses = name === undefined ? [host] : await resolve(name)
    // One private address among public ones is reason enough to refuse.
    if (!addresses.every((address) => permits({ address, port, ...(name !== undefined && { name }) })))
      throw new EgressFailure('denied', `${host} is in a private network, which the configuration does not allow.`)
    return open({ host: addresses[0] ?? '', port, isTls }, name)
  }
}

async function resolve(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true }).catch((error: unknown) => {
    throw new EgressFailure('unreachable', 'The host name could not be resolved.', error)
  })
  return found.map(({ address }) => address)
}

async function open({ host, port, isTls }: DialTarget, name: string | undefined): Promise<Socket> {
  // TLS takes time to load, which a start need not spend.
  const socket = isTls
    ? (await import('node:tls')).connect({ host, port, ...(name !== undefined && { servername: name }) })
    : connect({ host, port })
  return new Promise((done, refuse) => {
    const fail = (reason: 'timeout' | 'unreachable', message: string, cause?: unknown) => {
      socket.destroy()
      refuse(new EgressFailure(reason, message, cause))
    }
    const ms = timeouts.chatPlatformConnection.ms
    socket.setTimeout(ms, () => fail('timeout', `There was no connection within ${ms / 1000} seconds.`))
    socket.once('error', (error) => fail('unreachable', `The connection failed: ${error.message}.`, error))
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      socket.setTimeout(0)
      socket.removeAllListeners('error').removeAllListeners('timeout')
      done(socket)
    })
  })
}
