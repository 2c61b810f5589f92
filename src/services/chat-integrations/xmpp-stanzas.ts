import { randomUUID } from 'node:crypto'

/** An element of XML, as the library has it. */
export interface Stanza {
  readonly attrs: Readonly<Record<string, string | undefined>>
  is(name: string): boolean
  getChild(name: string, namespace?: string): Stanza | undefined
  getChildren(name: string): Stanza[]
  getChildText(name: string): string | null | undefined
  text(): string
}

type Authenticate = (credentials: object, mechanism: string) => Promise<void>

export interface XmppClient {
  readonly reconnect: { stop(): void }
  on(event: 'error', listener: (error: Error) => void): void
  on(event: 'disconnect', listener: () => void): void
  on(event: 'stanza', listener: (stanza: Stanza) => void): void
  isSecure(): boolean
  start(): Promise<unknown>
  stop(): Promise<unknown>
  disconnect(): Promise<unknown>
  send(stanza: Stanza): Promise<void>
}

interface XmppLibrary {
  client(options: {
    readonly service: string
    readonly domain: string
    readonly resource: string
    readonly timeout: number
    readonly credentials: (
      authenticate: Authenticate,
      mechanisms: readonly string[],
      fast: unknown,
      entity: { isSecure(): boolean },
    ) => Promise<void>
  }): XmppClient
  xml(name: string, attributes?: object, ...children: readonly (Stanza | string)[]): Stanza
}

/** Loaded when the first integration of this kind connects. */
export async function loadXmpp(): Promise<XmppLibrary> {
  // @ts-expect-error The package comes without types.
  return import('@xmpp/client')
}

export interface MessageText {
  readonly id: string
  readonly text: string
  /** A file, which clients show where the text is this address (XEP-0066). */
  readonly fileUrl?: string
}

/** A message with an id of ours, which is the same in each attempt. */
export async function messageTo(
  to: string,
  { id, text, isRoom, fileUrl }: MessageText & { readonly isRoom: boolean },
): Promise<Stanza> {
  const { xml } = await loadXmpp()
  const file = fileUrl === undefined ? [] : [xml('x', { xmlns: 'jabber:x:oob' }, xml('url', {}, fileUrl))]
  return xml(
    'message',
    { to, id, type: isRoom ? 'groupchat' : 'chat' },
    xml('body', {}, text.replaceAll(forbidden, '')),
    xml('origin-id', { xmlns: 'urn:xmpp:sid:0', id }),
    ...file,
  )
}

/** Enters a room, which sends what was said since then (XEP-0045). */
export async function joinRoom(to: string, since: string): Promise<Stanza> {
  const { xml } = await loadXmpp()
  const muc = 'http://jabber.org/protocol/muc'
  return xml('presence', { to }, xml('x', { xmlns: muc }, xml('history', { since, maxstanzas: '100' })))
}

/** Accepts the usual configuration of a new room. */
export async function instantRoom(to: string): Promise<Stanza> {
  const { xml } = await loadXmpp()
  const form = xml('x', { xmlns: 'jabber:x:data', type: 'submit' })
  return xml(
    'iq',
    { id: randomUUID(), to, type: 'set' },
    xml('query', { xmlns: 'http://jabber.org/protocol/muc#owner' }, form),
  )
}

export async function ping(): Promise<Stanza> {
  const { xml } = await loadXmpp()
  return xml('iq', { id: randomUUID(), type: 'get' }, xml('ping', { xmlns: 'urn:xmpp:ping' }))
}

export async function discoQuery(to: string): Promise<Stanza> {
  const { xml } = await loadXmpp()
  return xml(
    'iq',
    { id: randomUUID(), type: 'get', to },
    xml('query', { xmlns: 'http://jabber.org/protocol/disco#info' }),
  )
}

/** A reaction and a retraction have a text for clients that know neither (XEP-0444, XEP-0424). */
export function isSaid(stanza: Stanza): boolean {
  return gestures.every(([name, namespace]) => stanza.getChild(name, namespace) === undefined)
}

const gestures = [
  ['reactions', 'urn:xmpp:reactions:0'],
  ['retract', 'urn:xmpp:message-retract:1'],
  ['retract', 'urn:xmpp:message-retract:0'],
  ['apply-to', 'urn:xmpp:fasten:0'],
] as const

/** When a message was said that comes late; undefined for one that was said now (XEP-0203). */
export function historyOf(stanza: Stanza): string | undefined {
  const stamp = stanza.getChild('delay', 'urn:xmpp:delay')?.attrs['stamp']
  const time = Date.parse(stamp ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** What XML cannot contain. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
