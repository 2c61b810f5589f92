import dns from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { hostname } from 'node:os'
import { isIP } from 'node:net'

/**
 * The names that a test may look up: those of this machine, and of the PostgreSQL server that it was given. Any other
 * is not found at once, so that no test asks a name server, whose answer differs by network and may take seconds.
 */
const localNames = new Set(['localhost', hostname(), postgresHost()])

const { lookup } = dns
const lookupPromise = dns.promises.lookup

type Callback = (error: NodeJS.ErrnoException | null, found: string | LookupAddress[], family?: number) => void

dns.lookup = ((name: string, ...rest: [unknown, Callback] | [Callback]) => {
  if (isLocal(name)) return (lookup as (...args: unknown[]) => void)(name, ...rest)
  process.nextTick(rest.at(-1) as Callback, notFound(name))
}) as typeof dns.lookup
dns.promises.lookup = (async (name: string, ...rest: []) => {
  if (isLocal(name)) return lookupPromise(name, ...rest)
  throw notFound(name)
}) as typeof dns.promises.lookup
syncBuiltinESMExports()

function isLocal(name: string): boolean {
  return isIP(name) !== 0 || localNames.has(name) || name.endsWith('.localhost')
}

function notFound(name: string): NodeJS.ErrnoException {
  const code = 'ENOTFOUND'
  return Object.assign(new Error(`getaddrinfo ${code} ${name}`), { code, syscall: 'getaddrinfo', hostname: name })
}

function postgresHost(): string {
  const url = process.env['TEST_POSTGRES']
  return url === undefined ? 'localhost' : new URL(url).hostname
}
