import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

declare module 'fastify' {
  interface FastifyInstance {
    trustedProxies: TrustedProxies
  }
}

/**
 * Who may say who called. The addresses of `X-Forwarded-For` are read from the right, where each proxy adds the address
 * that it saw: the first one that is no trusted proxy is the caller. What stands left of it, the caller may have made
 * up.
 */
export class TrustedProxies {
  readonly #networks = new BlockList()
  readonly #isEmpty: boolean

  /** Each is an address or a network, such as `10.0.0.0/8`. */
  constructor(proxies: readonly string[]) {
    this.#isEmpty = proxies.length === 0
    for (const proxy of proxies) {
      const [address = '', prefix] = proxy.split('/')
      const family = familyOf(address)
      if (prefix === undefined) this.#networks.addAddress(address, family)
      else this.#networks.addSubnet(address, Number(prefix), family)
    }
  }

  /** Of what runs on the other end of a connection. */
  isTrusted(address: string): boolean {
    return !this.#isEmpty && isAddress(address) && this.#networks.check(address, familyOf(address))
  }

  /** The address from which a call was sent. */
  addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    let caller = socket.remoteAddress ?? ''
    if (this.#isEmpty) return caller
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    while (this.isTrusted(caller)) {
      const before = addressIn(forwarded.pop())
      if (before === undefined) break
      caller = before
    }
    return caller
  }
}

/** The address of the caller of a request. */
export function addressOf({ server, raw }: FastifyRequest): string {
  return server.trustedProxies.addressOf(raw)
}

/** Logs once that a proxy is not trusted: all its callers then share one address, and so the limits of one. */
export function noteUntrustedProxy(server: FastifyInstance): (request: FastifyRequest) => void {
  let isNoted = server.publicOrigin === undefined
  return (request) => {
    if (isNoted) return
    const { headers, socket, log } = request
    if (headers['x-forwarded-for'] === undefined) return
    const address = socket.remoteAddress ?? ''
    if (server.trustedProxies.isTrusted(address)) return
    isNoted = true
    log.warn({ address }, 'a proxy says who called, and its address is not in GANTRY_TRUSTED_PROXIES')
  }
}

/** An address as proxies write it: some add a port, or brackets around IPv6. */
function addressIn(text: string | undefined): string | undefined {
  const entry = text?.trim() ?? ''
  const address = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(entry)?.[1] ?? entry
  return isAddress(address) ? address : undefined
}

/** One with a zone is of this link alone, and no list of networks knows it. */
function isAddress(text: string): boolean {
  return isIP(text) !== 0 && !text.includes('%')
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
