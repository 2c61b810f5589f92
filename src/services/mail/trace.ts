import type { SMTPServerSession } from 'smtp-server'
import { isIPv6 } from 'node:net'

export interface TraceOptions {
  /** Who took the message. */
  readonly by: string
  readonly id: string
  readonly at: string
}

/** What the last server puts before a message (RFC 5321, section 4.4): where it would go back to, and how it came. */
export function traceOf(
  {
    envelope,
    hostNameAppearsAs,
    remoteAddress,
    transmissionType,
  }: Pick<SMTPServerSession, 'envelope' | 'hostNameAppearsAs' | 'remoteAddress' | 'transmissionType'>,
  { by, id, at }: TraceOptions,
): string {
  const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
  const [recipient, ...others] = envelope.rcptTo
  return [
    `Return-Path: <${plain(sender)}>`,
    `Received: from ${hostOf(hostNameAppearsAs)} (${literalOf(remoteAddress)})`,
    `\tby ${by} with ${transmissionType} id ${id}${recipient && others.length === 0 ? '' : ';'}`,
    // With several recipients, none of them is named.
    ...(recipient && others.length === 0 ? [`\tfor <${plain(recipient.address)}>;`] : []),
    `\t${dateOf(at)}`,
    '',
  ].join('\r\n')
}

// A name that a client gave itself, which may be anything.
function hostOf(name: string | false): string {
  return name !== false && /^[\w.:[\]-]{1,255}$/.test(name) ? name : 'unknown'
}

function literalOf(address: string): string {
  return isIPv6(address) ? `[IPv6:${address}]` : `[${address}]`
}

function plain(address: string): string {
  return address.replace(/[\p{Cc}\p{Zl}\p{Zp}<>\s]/gu, '')
}

function dateOf(at: string): string {
  return new Date(at).toUTCString().replace('GMT', '+0000')
}
