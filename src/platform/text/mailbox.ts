import { domainToASCII, domainToUnicode } from 'node:url'

/** Whom a message goes to: a name to show, which may be empty, and an address of ASCII characters. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/**
 * Reads exactly one `address` or `display name <address>`, and gives nothing for anything else. Stricter than RFC 5322:
 * what goes into an envelope must not have a second meaning for any mail server on its way.
 */
export function parseMailbox(text: string): Mailbox | undefined {
  if (text.length > textLengthMax || !text.isWellFormed() || hidden.test(text)) return undefined
  const [, phrase, inside] = /^([^<>]*|"(?:[^"\\]|\\.)*" *)<([^<>]*)>$/s.exec(text.trim()) ?? []
  if (phrase === undefined || inside === undefined) return mailboxOf('', text.trim())
  const name = nameOf(phrase.trim())
  return name === undefined ? undefined : mailboxOf(name, inside)
}

const textLengthMax = 512
// Control characters, separators of lines, and marks that reorder what stands around them.
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

function nameOf(phrase: string): string | undefined {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/s.exec(phrase) ?? []
  // RFC 5322, section 3.2.3: outside of quotes these have a meaning of their own.
  if (quoted === undefined && /[()<>[\]:;@\\,"]/.test(phrase)) return undefined
  const name = quoted === undefined ? phrase : quoted.replace(/\\(.)/gs, '$1')
  // The recipient would decode an encoded word to a name that was never checked here.
  return name.includes('=?') ? undefined : name.replace(/ +/g, ' ').trim()
}

function mailboxOf(name: string, address: string): Mailbox | undefined {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = asciiDomain(address.slice(at + 1))
  // RFC 5321, section 4.5.3.1: 64 characters before the sign, 254 with it and what follows.
  if (at < 1 || domain === undefined || local.length > 64 || !dotAtom.test(local)) return undefined
  const plain = `${local}@${domain}`
  return plain.length > 254 ? undefined : { name, address: plain }
}

const dotAtom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/

/**
 * A domain in the letters that mail servers know, `bücher.example` as `xn--bcher-kva.example`; nothing if the text is
 * not a domain.
 */
export function asciiDomain(text: string): string | undefined {
  // Letters, digits, dots and hyphens alone: the conversion of URLs would decode and repair what is not a domain.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return undefined
  const ascii = /^[\x21-\x7e]+$/.test(text) ? text.toLowerCase() : domainToASCII(text)
  const labels = ascii.split('.')
  const isDomain =
    ascii.length <= 253 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  // What only looks like an encoded label would be read in different ways.
  return isDomain && !/(?:^|\.)xn--/.test(domainToUnicode(ascii)) ? ascii : undefined
}
