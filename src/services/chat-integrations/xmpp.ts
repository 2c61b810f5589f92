import { randomUUID } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { EgressFailure } from '../../platform/egress/egress.ts'
import { timeouts } from '../../timeouts.ts'
import { PlatformFault, unverified } from './platform.ts'
import { xmppStyling } from './formats/styled.ts'
import type {
  PlatformAccess,
  BoundThread,
  PlatformConnection,
  ConnectionContext,
  OutgoingFile,
  OutgoingMessage,
  Platform,
} from './platform.ts'
import { discoQuery, historyOf, instantRoom, isSaid, joinRoom, loadXmpp, messageTo, ping } from './xmpp-stanzas.ts'
import type { MessageText, Stanza, XmppClient } from './xmpp-stanzas.ts'
import { XmppUpload } from './xmpp-upload.ts'
import { every, type Repetition } from '../../platform/work/every.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'

/** XMPP, by an account of the integration's own. A thread is a room or, for what is said to it directly, an address. */
export const xmpp: Platform = {
  textMax: 10_000,
  format: xmppStyling,
  // What the server takes is known when it is asked.
  fileBytesMax: 100 * 1024 * 1024,
  connect: (access, context) => XmppConnection.open(access, context),
}

export const xmppPort = 5222
const farewellMs = 1_000
const enterAgainMs = 30_000

class XmppConnection implements PlatformConnection {
  readonly #access: PlatformAccess
  readonly #context: ConnectionContext
  readonly #client: XmppClient
  readonly #rooms = new Map<string, BoundThread>()
  /** When to try a room again that refused us. */
  readonly #enterAgainAt = new Map<string, number>()
  /** Whether a domain is one of rooms. */
  readonly #services = new Map<string, Promise<boolean>>()
  /** The addresses of those who are in rooms, as far as the rooms tell them. */
  readonly #occupants = new Map<string, string>()
  /** Messages to rooms, which are confirmed when the room sends them to all. */
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>()
  /** What was asked, by its id. The library would leave it without an answer when the connection ends. */
  readonly #queries = new Map<string, PromiseWithResolvers<Stanza | undefined>>()
  readonly #upload: XmppUpload
  readonly #pulse: Repetition
  #isClosing = false

  static async open(access: PlatformAccess, context: ConnectionContext): Promise<PlatformConnection> {
    const [username = '', domain = ''] = (access.settings.account ?? '').split('@')
    const { host = domain, port = xmppPort, isTls = true } = access.settings
    const address = await addressOf(context, host, port)
    const library = await loadXmpp()
    const client = library.client({
      service: `xmpp://${isIPv6(address) ? `[${address}]` : address}:${port}`,
      domain,
      resource: `gantry-${randomUUID().slice(0, 8)}`,
      timeout: timeouts.chatPlatformConnection.ms,
      // The password is not given to a connection that anybody can read.
      credentials: async (authenticate, mechanisms, _fast, entity) => {
        if (isTls && !entity.isSecure()) throw new Error('the server does not encrypt the connection')
        const mechanism = entity.isSecure() ? mechanisms[0] : mechanisms.find((name) => name !== 'PLAIN')
        if (mechanism === undefined) throw new Error('the server takes the password only in plain text')
        await authenticate({ username, password: access.secrets.password ?? '' }, mechanism)
      },
    })
    const connection = new XmppConnection(access, context, client)
    await connection.#start()
    return connection
  }

  private constructor(access: PlatformAccess, context: ConnectionContext, client: XmppClient) {
    this.#access = access
    this.#context = context
    this.#client = client
    const { account = '', isTls = true } = access.settings
    const domain = account.split('@')[1] ?? ''
    this.#upload = new XmppUpload({ domain, isTls, http: context.http, ask: (query) => this.#ask(query) })
    // The supervisor connects again.
    client.reconnect.stop()
    client.on('error', (error) => this.#end(`The connection failed: ${error.message}.`))
    client.on('disconnect', () => this.#end('The server closed the connection.'))
    client.on('stanza', (stanza) => this.#take(stanza))
    this.#pulse = every(timeouts.chatPlatformSilence.ms / 2, () => void this.#check())
    context.signal.addEventListener('abort', () => void this.close(), { once: true })
  }

  /** Resolves when the room has sent the message to all, or the server has taken it. */
  async send({ id, threadId, text }: OutgoingMessage): Promise<undefined> {
    await this.#say(threadId, { id, text })
  }

  /** The address is known to those in the thread, and opens the file without a password. */
  async sendFile({ id, threadId, ...file }: OutgoingFile): Promise<void> {
    const url = await this.#upload.upload(file)
    await this.#say(threadId, { id, text: url, fileUrl: url })
  }

  async #say(threadId: string, message: MessageText): Promise<void> {
    const { id } = message
    const isRoom = await this.#isRoom(threadId)
    const confirmed = Promise.withResolvers<void>()
    confirmed.promise.catch(() => undefined)
    this.#waiting.set(id, confirmed)
    const silence = new PlatformFault('The room is silent.', { mayPass: true })
    const timer = setTimeout(() => confirmed.reject(silence), timeouts.chatPlatformSilence.ms)
    try {
      await this.#write(await messageTo(threadId, { ...message, isRoom }))
      // The server answers in order. What it refuses was refused before.
      if (!isRoom) await this.#ask(await ping()).then(() => confirmed.resolve())
      await confirmed.promise
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(id)
    }
  }

  join(threads: readonly BoundThread[]): void {
    for (const thread of threads) {
      if (this.#rooms.has(thread.id) || performance.now() < (this.#enterAgainAt.get(thread.id) ?? 0)) continue
      this.#rooms.set(thread.id, thread)
      void this.#join(thread).catch((error: unknown) => {
        this.#rooms.delete(thread.id)
        if (!(error instanceof PlatformFault)) throw error
      })
    }
  }

  async close(): Promise<void> {
    if (this.#isClosing) return
    this.#isClosing = true
    this.#end('The connection was closed.')
    const stopped = this.#client.stop().catch(() => undefined)
    // A server that is gone answers no farewell.
    await waitAtMost(farewellMs, stopped)
  }

  async #start(): Promise<void> {
    try {
      await this.#client.start()
      await this.#write((await loadXmpp()).xml('presence'))
    } catch (error) {
      await this.close()
      const reason = error instanceof Error ? error.message : String(error)
      throw new PlatformFault(`The server did not accept the sign-in: ${reason}.`, { mayPass: true })
    }
    this.join(this.#context.threads)
  }

  async #join({ id, boundAt }: BoundThread): Promise<void> {
    if (await this.#isRoom(id)) await this.#write(await joinRoom(this.#inRoom(id), wholeSecond(boundAt)))
  }

  #inRoom(room: string): string {
    return `${room}/${this.#access.settings.nick}`
  }

  /** Whether an address belongs to a service of rooms, as the service says itself. */
  #isRoom(address: string): Promise<boolean> {
    const domain = address.split('@')[1] ?? address
    const known =
      this.#services.get(domain) ??
      this.#ask(discoQuery(domain)).then((answer) => {
        const identities = answer?.getChild('query')?.getChildren('identity') ?? []
        return identities.some(({ attrs }) => attrs['category'] === 'conference')
      })
    this.#services.set(domain, known)
    known.catch(() => this.#services.delete(domain))
    return known
  }

  #take(stanza: Stanza): void {
    const { id = '', type } = stanza.attrs
    if (stanza.is('iq') && (type === 'result' || type === 'error'))
      this.#queries.get(id)?.resolve(type === 'result' ? stanza : undefined)
    else if (stanza.is('presence')) this.#takePresence(stanza)
    else if (stanza.is('message')) this.#takeMessage(stanza)
  }

  #takePresence(stanza: Stanza): void {
    const { from = '', type } = stanza.attrs
    const about = stanza.getChild('x', 'http://jabber.org/protocol/muc#user')
    const address = about?.getChild('item')?.attrs['jid']
    if (type === 'unavailable') this.#occupants.delete(from)
    else if (address !== undefined) this.#occupants.set(from, bare(address))
    const isNew = about?.getChildren('status').some(({ attrs }) => attrs['code'] === '201')
    // Until a new room has an owner's word, it swallows every message.
    if (isNew) void instantRoom(bare(from)).then((query) => this.#ask(query).catch(() => undefined))
    if (from !== this.#inRoom(bare(from))) return
    if (type === 'unavailable' || type === 'error') this.#takeRefusal(bare(from), stanza)
    else this.#context.onEntry(bare(from), 'entered')
  }

  /** The next look enters the room again, unless it refused. */
  #takeRefusal(room: string, stanza: Stanza): void {
    const isRefused = stanza.attrs['type'] === 'error'
    const problem = stanza.getChild('error')?.getChildText('text') ?? 'The room refused the integration.'
    if (isRefused) this.#enterAgainAt.set(room, performance.now() + enterAgainMs)
    this.#rooms.delete(room)
    this.#context.onEntry(room, isRefused ? 'refused' : 'entering', isRefused ? problem : undefined)
  }

  #takeMessage(stanza: Stanza): void {
    const { id = '', type = 'normal' } = stanza.attrs
    const body = stanza.getChildText('body')
    if (type === 'error') {
      const reason = stanza.getChild('error')?.getChildText('text') ?? 'The message could not be delivered.'
      this.#waiting.get(id)?.reject(new PlatformFault(reason, { mayPass: true }))
    } else if (body !== null && body !== undefined && isSaid(stanza) && ['chat', 'normal', 'groupchat'].includes(type))
      this.#hear(stanza, body)
  }

  #hear(stanza: Stanza, body: string): void {
    const { id, from = '', type } = stanza.attrs
    const isRoom = type === 'groupchat'
    const threadId = bare(from)
    const author = isRoom ? from.slice(threadId.length + 1) : threadId
    const { nick = '', account } = this.#access.settings
    const isOwn = isRoom ? author === nick || author === '' : threadId === account
    if (isOwn) this.#waiting.get(id ?? '')?.resolve()
    const history = historyOf(stanza)
    const { boundAt = '' } = this.#rooms.get(threadId) ?? {}
    if (history !== undefined && history < wholeSecond(boundAt)) return
    const replaced = stanza.getChild('replace', 'urn:xmpp:message-correct:0')?.attrs['id']
    const mention = new RegExp(`(^|[^\\w])@?${RegExp.escape(nick)}($|[^\\w])`, 'i')
    this.#context.onMessage({
      eventId: stanza.getChild('stanza-id')?.attrs['id'] ?? `${from}/${id ?? randomUUID()}`,
      threadId,
      accountId: isRoom ? (this.#occupants.get(from) ?? `${unverified}${author}`) : threadId,
      author,
      text: body.replace(new RegExp(`^@?${RegExp.escape(nick)}[:,]?\\s+`, 'i'), ''),
      isOwn,
      isMention: !isRoom || mention.test(body),
      // An edit names what it replaces by the id that its author gave it (XEP-0308).
      otherId: id === undefined ? undefined : `${from}/${id}`,
      editOf: replaced === undefined ? undefined : `${from}/${replaced}`,
    })
  }

  /** Resolves with nothing for an error, which is an answer too: the server has taken what was sent before. */
  async #ask(query: Stanza | Promise<Stanza>): Promise<Stanza | undefined> {
    const stanza = await query
    const { id = '' } = stanza.attrs
    const answer = Promise.withResolvers<Stanza | undefined>()
    answer.promise.catch(() => undefined)
    const silence = new PlatformFault('The server did not answer.', { mayPass: true })
    const timer = setTimeout(() => answer.reject(silence), timeouts.chatPlatformSilence.ms).unref()
    this.#queries.set(id, answer)
    try {
      await this.#write(stanza)
      return await answer.promise
    } finally {
      clearTimeout(timer)
      this.#queries.delete(id)
    }
  }

  async #write(stanza: Stanza): Promise<void> {
    await this.#client.send(stanza).catch((error: unknown) => {
      throw new PlatformFault(`The connection failed: ${String(error)}.`, { mayPass: true })
    })
  }

  async #check(): Promise<void> {
    await this.#ask(ping()).catch(() => this.#end('The server is silent.'))
  }

  #end(reason: string): void {
    void this.#pulse.stop()
    const fault = new PlatformFault(reason, { mayPass: true })
    for (const waiting of [...this.#queries.values(), ...this.#waiting.values()]) waiting.reject(fault)
    if (this.#isClosing) return
    this.#isClosing = true
    this.#context.onClosed(reason)
    void this.#client.disconnect().catch(() => undefined)
  }
}

/** The address that is allowed and can be reached: it is not looked up again. */
async function addressOf({ dial }: ConnectionContext, host: string, port: number): Promise<string> {
  try {
    const socket = await dial({ host, port, isTls: false })
    const address = socket.remoteAddress ?? host
    socket.destroy()
    return address
  } catch (error) {
    if (!(error instanceof EgressFailure)) throw error
    throw new PlatformFault(error.message, { mayPass: true })
  }
}

function bare(address: string): string {
  return address.split('/', 1)[0] ?? ''
}

/** Servers tell the time of a message in whole seconds. */
function wholeSecond(time: string): string {
  return time.replace(/\.\d+Z$/, 'Z')
}
