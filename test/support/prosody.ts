import { chmodSync, chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DebianServer, whyNoServer } from './debian-server.ts'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { freePort } from './ports.ts'
import { waitUntil } from './wait.ts'

/** A user without rights: prosody refuses to run as root. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** Why there is no server of XMPP here; false if there is one. */
export const whyNoProsody = whyNoServer('prosody')

/** Prosody of Debian with rooms. Every user has their name as the password. With a port, it takes uploads there. */
export async function startProsody(t: Teardown, users: readonly string[], uploadPort?: number): Promise<DebianServer> {
  const folder = makeFolder(t)
  const port = await freePort()
  writeFiles(folder, {
    'prosody.cfg.lua': [
      'run_as_root = false',
      `data_path = "${folder}/data"`,
      `pidfile = "${folder}/prosody.pid"`,
      `log = { { levels = { min = "warn" }, to = "file", filename = "${folder}/prosody.log" } }`,
      'interfaces = { "127.0.0.1" }',
      `c2s_ports = { ${port} }`,
      'modules_enabled = { "disco", "ping", "saslauth", "offline", "roster" }',
      'modules_disabled = { "s2s", "posix", "tls" }',
      'c2s_require_encryption = false',
      'authentication = "internal_plain"',
      'http_interfaces = { "127.0.0.1" }',
      `http_ports = { ${uploadPort ?? ''} }`,
      'https_ports = { }',
      'VirtualHost "localhost"',
      'Component "rooms.localhost" "muc"',
      'restrict_room_creation = false',
      'Component "open.localhost" "muc"',
      'muc_room_locking = false',
      ...(uploadPort === undefined ? [] : uploads(uploadPort)),
      '',
    ].join('\n'),
    ...Object.fromEntries(
      users.map((user) => [`data/localhost/accounts/${user}.dat`, `return { ["password"] = "${user}"; };\n`]),
    ),
  })
  if (isRoot) giveAway(folder)
  const args = ['--config', join(folder, 'prosody.cfg.lua'), '-F']
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  return DebianServer.start(t, { port, program: 'prosody', args, cwd: folder, ...user })
}

function uploads(port: number): string[] {
  return [
    'Component "files.localhost" "http_file_share"',
    'http_host = "127.0.0.1"',
    `http_external_url = "http://127.0.0.1:${port}/"`,
    `http_file_share_size_limit = ${uploadBytesMax}`,
  ]
}

export const uploadBytesMax = 1024 * 1024

interface XmppMessage {
  readonly from: string
  readonly text: string
  /** Of a file (XEP-0066). */
  readonly fileUrl?: string
}

/** A person at a client of XMPP. */
export class XmppPerson {
  readonly heard: XmppMessage[] = []
  readonly name: string
  readonly #port: number
  #client: any
  #xml: any

  constructor(port: number, name: string) {
    this.#port = port
    this.name = name
  }

  /** Resolves when the person is in the room, if one is named. */
  async connect(room?: string): Promise<void> {
    // @ts-expect-error The package comes without types.
    const { client, xml } = await import('@xmpp/client')
    this.#xml = xml
    this.#client = client({
      service: `xmpp://127.0.0.1:${this.#port}`,
      domain: 'localhost',
      username: this.name,
      password: this.name,
    })
    this.#client.reconnect.stop()
    this.#client.on('error', () => undefined)
    const entered = Promise.withResolvers<void>()
    this.#client.on('stanza', (stanza: any) => {
      const body = stanza.is('message') && stanza.attrs.type !== 'error' ? stanza.getChildText('body') : null
      const fileUrl = stanza.getChild('x', 'jabber:x:oob')?.getChildText('url')
      if (body) this.heard.push({ from: stanza.attrs.from, text: body, ...(fileUrl && { fileUrl }) })
      if (stanza.is('presence') && stanza.attrs.from === `${room}/${this.name}`) entered.resolve()
    })
    await this.#client.start()
    await this.#client.send(xml('presence'))
    if (room === undefined) return
    const about = xml('x', { xmlns: 'http://jabber.org/protocol/muc' })
    await this.#client.send(xml('presence', { to: `${room}/${this.name}` }, about))
    await entered.promise
  }

  /** With the id of an earlier message, it replaces that one (XEP-0308). */
  async say(
    to: string,
    text: string,
    type: 'chat' | 'groupchat',
    id = `${Math.random()}`,
    replaced?: string,
  ): Promise<void> {
    const body = this.#xml('body', {}, text)
    const correction =
      replaced === undefined ? [] : [this.#xml('replace', { id: replaced, xmlns: 'urn:xmpp:message-correct:0' })]
    await this.#client.send(this.#xml('message', { to, type, id }, body, ...correction))
  }

  /** Reacts to a message of a room (XEP-0444) or takes it back (XEP-0424), with the text for clients without these. */
  async gesture(to: string, kind: 'reactions' | 'retract', id: string, fallback: string): Promise<void> {
    const namespace = kind === 'reactions' ? 'urn:xmpp:reactions:0' : 'urn:xmpp:message-retract:1'
    const inner = kind === 'reactions' ? [this.#xml('reaction', {}, '👍')] : []
    const about = { to, type: 'groupchat', id: `${Math.random()}` }
    const gesture = this.#xml(kind, { xmlns: namespace, id }, ...inner)
    await this.#client.send(this.#xml('message', about, this.#xml('body', {}, fallback), gesture))
  }

  async heardBy(text: string): Promise<XmppMessage> {
    await waitUntil(() => this.heard.some((message) => message.text.includes(text)), `${this.name} hears ${text}`)
    const found = this.heard.find((message) => message.text.includes(text))
    if (!found) throw new Error('it was heard and is gone')
    return found
  }

  async quit(): Promise<void> {
    await this.#client?.stop().catch(() => undefined)
  }
}

function giveAway(folder: string): void {
  chmodSync(folder, 0o755)
  chownSync(folder, nobody, nobody)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, path), nobody, nobody)
}
