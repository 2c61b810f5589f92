import type { Address, Mailbox } from 'postal-mime'
import { plainLine } from './header-text.ts'

// Both together, the name with every character escaped, are what the contract allows for one address.
const addressLengthMax = 1024
const nameLengthMax = 500

/** Writes mailboxes as `display name <address>`. A group is written as its members. */
export function formatAddresses(addresses: readonly Address[]): string[] {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(formatMailbox)
    .filter((text) => text !== '')
}

function formatMailbox(mailbox: Mailbox): string {
  const address = plainLine(mailbox.address, addressLengthMax).replace(/\s+/g, '')
  const name = formatName(plainLine(mailbox.name, nameLengthMax))
  if (address === '') return name
  return name === '' ? address : `${name} <${address}>`
}

// RFC 5322, section 3.2.3: these characters have a meaning of their own outside of quotes.
function formatName(name: string): string {
  return /[()<>[\]:;@\\,."]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
}
