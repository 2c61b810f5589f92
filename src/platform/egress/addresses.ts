import { BlockList, isIP } from 'node:net'
import { fail } from '../../errors.ts'

/** Where a request would go: an address, and the name that led to it unless the address itself was given. */
export interface EgressTarget {
  readonly address: string
  readonly name?: string
  readonly port: number
}

/** Returns whether connecting to an address is allowed: public addresses, and those that the configuration allows. */
export type AddressRule = (target: EgressTarget) => boolean

/**
 * Entries are an address, a network or a name, each with or without a port: `127.0.0.1:9000`, `10.0.0.0/8`,
 * `[fd00::5]:443`, `hooks.internal:8080`. A name stands for whatever address it resolves to.
 */
export function createAddressRule(allowed: readonly string[]): AddressRule {
  const entries = allowed.map(readEntry)
  return (target) => isPublic(target.address) || entries.some((entry) => entry(target))
}

function isPublic(address: string): boolean {
  const family = familyOf(address)
  return family !== undefined && reachable.check(address, family) && !special.check(address, family)
}

function readEntry(text: string): AddressRule {
  const [, bracketed, bare, plain, prefix, port] = entryPattern.exec(text.trim()) ?? []
  const host = bracketed ?? bare ?? plain
  if (host === undefined || Number(port ?? 1) > 65_535 || Number(port ?? 1) === 0) return refuseEntry(text)
  const isPort = (target: EgressTarget) => port === undefined || target.port === Number(port)
  const family = familyOf(host)
  if (family === undefined) {
    // Names that look like a number would be an address in a spelling of its own.
    if (prefix !== undefined || bracketed !== undefined || bare !== undefined || /(^|\.)[\d.x]+$/i.test(host))
      return refuseEntry(text)
    const name = plainName(host)
    return (target) => isPort(target) && target.name !== undefined && plainName(target.name) === name
  }
  const bits = family === 'ipv4' ? 32 : 128
  if (Number(prefix ?? bits) > bits) return refuseEntry(text)
  const network = new BlockList()
  network.addSubnet(host, Number(prefix ?? bits), family)
  return (target) => {
    const targetFamily = familyOf(target.address)
    return isPort(target) && targetFamily !== undefined && network.check(target.address, targetFamily)
  }
}

function refuseEntry(text: string): never {
  return fail('config_invalid', {
    message: `"${text}" is not a private target. Write an address, a network or a host name, with or without a port: 127.0.0.1:9000, 10.0.0.0/8, [fd00::5]:443, hooks.internal.`,
  })
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}

/** Gives nothing for what is no address, or one of a zone: that is link-local. */
function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const family = address.includes('%') ? 0 : isIP(address)
  return family === 4 ? 'ipv4' : family === 6 ? 'ipv6' : undefined
}

const entryPattern = /^(?:\[([\da-f:.]+)\]|([\da-f.]*:[\da-f.]*:[\da-f:.]*)|([\w.-]+))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i

/** What IANA lists as not globally reachable, or reachable only by detours (special-purpose address registries). */
const specialFour = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Teredo, ORCHID and their kin, documentation, 6to4, the old 6bone. */
const specialSix = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3ffe::/16', '3fff::/20']
/** IPv6 addresses in which an IPv4 address is wrapped: mapped, and NAT64. They are judged by what they wrap. */
const wrappers = ['::ffff:', '64:ff9b::']

const reachable = new BlockList()
const special = new BlockList()
addTo(reachable, '0.0.0.0/0', 'ipv4')
addTo(reachable, '2000::/3', 'ipv6')
for (const network of specialFour) addTo(special, network, 'ipv4')
for (const network of specialSix) addTo(special, network, 'ipv6')
for (const wrapper of wrappers) {
  addTo(reachable, `${wrapper}0.0.0.0/96`, 'ipv6')
  for (const network of specialFour) {
    const [address, prefix] = network.split('/')
    addTo(special, `${wrapper}${address}/${96 + Number(prefix)}`, 'ipv6')
  }
}

function addTo(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', prefix] = network.split('/')
  list.addSubnet(address, Number(prefix), family)
}
