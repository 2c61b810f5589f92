import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { EgressFailure } from '../../platform/egress/egress.ts'
import { timeouts } from '../../timeouts.ts'
import { LineReader, linesOf, parseLine, ircText } from './irc-lines.ts'
import type { IrcLine } from './irc-lines.ts'
import { IrcChannels } from './irc-channels.ts'
import { PlatformFault, unverified } from './platform.ts'
import { ircControls } from './formats/styled.ts'
import type {
  PlatformAccess,
  BoundThread,
  PlatformConnection,
  ConnectionContext,
  OutgoingMessage,
  Platform,
} from './platform.ts'
import { every, type Repetition } from '../../platform/work/every.ts'

/**
 * IRC, by a connection of the integration's own. A thread is a channel or, for what is said to it directly, a nickname.
 * A nickname proves nothing: an account is verified where the server names it (`account-tag`).
 */
export const irc: Platform = {
  textMax: 4_000,
  format: ircControls,
  connect: (access, context) => IrcConnection.open(access, context),
}

/** Of a line, with the end of it, as the server sends it on: with our name and address before it. */
const lineBytesMax = 512
const hostBytesMax = 63
const tagsWanted = ['sasl', 'account-tag', 'message-tags']
const nickTriesMax = 5
const refusals = new Set(['401', '403', '404', '407', '442', '482'])
const registrationRefusals = new Set(['432', '464', '465', '902', '904', '905', '908'])

class IrcConnection implements PlatformConnection {
  readonly #access: PlatformAccess
  readonly #context: ConnectionContext
  readonly #socket: Socket
  readonly #reader = new LineReader()
  readonly #registered = Promise.withResolvers<void>()
  /** What waits for the server to have taken everything before it, by the word that the server repeats. */
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>()
  /** The bound threads, by their names in small letters. */
  #threads = new Map<string, string>()
  readonly #channels = new IrcChannels({
    write: (line) => this.#write(line),
    report: (channel, state, problem) => this.#context.onEntry(this.#threads.get(channel) ?? channel, state, problem),
  })
  #capabilities: string[] = []
  #nick: string
  #nickTries = 0
  #refusal: string | undefined
  #heardAt = performance.now()
  #isClosing = false
  readonly #pulse: Repetition

  static async open(access: PlatformAccess, context: ConnectionContext): Promise<PlatformConnection> {
    const { host = '', port = 0, isTls = true } = access.settings
    const socket = await context.dial({ host, port, isTls }).catch((error: unknown) => {
      if (!(error instanceof EgressFailure)) throw error
      throw new PlatformFault(error.message, { mayPass: true })
    })
    const connection = new IrcConnection(access, context, socket)
    await connection.#register()
    return connection
  }

  private constructor(access: PlatformAccess, context: ConnectionContext, socket: Socket) {
    this.#access = access
    this.#context = context
    this.#socket = socket
    this.#nick = access.settings.nick ?? ''
    this.#setThreads(context.threads)
    this.#registered.promise.catch(() => undefined)
    socket.on('data', (bytes: Buffer) => this.#read(bytes))
    socket.on('error', (error) => this.#end(`The connection failed: ${error.message}.`))
    socket.on('close', () => this.#end('The server closed the connection.'))
    this.#pulse = every(timeouts.chatPlatformSilence.ms / 4, () => this.#check())
    context.signal.addEventListener('abort', () => void this.close(), { once: true })
  }

  /** Resolves when the server has taken every line of the message. */
  async send({ threadId, text }: OutgoingMessage): Promise<undefined> {
    const start = `PRIVMSG ${threadId.replaceAll(/[\s,]/g, '')} :`
    const added = Buffer.byteLength(`:${this.#nick}!~${this.#nick}@ ${start}\r\n`) + hostBytesMax
    for (const line of linesOf(text, lineBytesMax - added)) {
      this.#refusal = undefined
      this.#write(start + line)
      await this.#confirm()
      if (this.#refusal !== undefined) throw new PlatformFault(this.#refusal, { mayPass: true })
    }
  }

  join(threads: readonly BoundThread[]): void {
    this.#setThreads(threads)
    const channels = [...this.#threads.keys()].filter((name) => /^[#&+!][^\s,]+$/.test(name))
    this.#channels.join(channels)
  }

  async close(): Promise<void> {
    this.#isClosing = true
    if (this.#socket.writable) this.#socket.end('QUIT :The service stops.\r\n')
    this.#end('The connection was closed.')
  }

  /** Signs in: with SASL where the server has it, else by the password of the connection. */
  async #register(): Promise<void> {
    const ms = timeouts.chatPlatformConnection.ms
    const timer = setTimeout(() => this.#end(`The server did not accept the sign-in within ${ms / 1000} seconds.`), ms)
    this.#write('CAP LS 302')
    try {
      await this.#registered.promise
    } finally {
      clearTimeout(timer)
    }
    this.join(this.#context.threads)
    // The server answers in order: it has answered for each channel then.
    await this.#confirm()
  }

  #setThreads(threads: readonly BoundThread[]): void {
    this.#threads = new Map(threads.map(({ id }) => [id.toLowerCase(), id]))
  }

  #read(bytes: Buffer): void {
    this.#heardAt = performance.now()
    for (const text of this.#reader.read(bytes)) {
      const line = parseLine(text)
      if (line) this.#take(line)
    }
  }

  #take(line: IrcLine): void {
    const { command, parameters } = line
    const last = parameters.at(-1) ?? ''
    const [first = '', second = ''] = parameters.map((each) => each.toLowerCase())
    if (command === 'PING') this.#write(`PONG :${last}`)
    else if (command === 'PONG') this.#waiting.get(last)?.resolve()
    else if (command === 'PRIVMSG') this.#hear(line)
    else if (command === 'NICK' && line.source === this.#nick) this.#nick = last
    else if (command === 'JOIN' && line.source === this.#nick) this.#channels.entered(first)
    else if (command === 'KICK' && parameters[1] === this.#nick) this.#channels.kicked(first)
    else if (this.#channels.refusedBy(command, second, last)) return
    else if (refusals.has(command)) this.#refusal = `The server answered ${command}: ${last}`
    else if (registrationRefusals.has(command)) this.#end(`The server refused the sign-in: ${last}`)
    else this.#takeSignIn(line)
  }

  #takeSignIn({ command, parameters }: IrcLine): void {
    const { password, account } = { ...this.#access.secrets, ...this.#access.settings }
    const last = parameters.at(-1) ?? ''
    if (command === 'CAP') this.#takeCapabilities(parameters)
    // A server that does not know capabilities.
    else if (command === '421' && parameters.includes('CAP')) this.#introduce()
    else if (command === 'AUTHENTICATE' && last === '+') {
      const name = account ?? this.#access.settings.nick ?? ''
      this.#write(`AUTHENTICATE ${Buffer.from(`${name}\0${name}\0${password ?? ''}`).toString('base64')}`)
    } else if (command === '903') this.#write('CAP END')
    else if (command === '433' && this.#nickTries++ < nickTriesMax) {
      this.#nick += '_'
      this.#write(`NICK ${this.#nick}`)
    } else if (command === '001') {
      this.#nick = parameters[0] ?? this.#nick
      this.#registered.resolve()
    }
  }

  #takeCapabilities([, verb, ...rest]: readonly string[]): void {
    const names = (rest.at(-1) ?? '').split(' ').map((name) => name.split('=', 1)[0] ?? '')
    if (verb === 'LS') {
      this.#capabilities.push(...names)
      if (rest[0] === '*') return
      const { password } = this.#access.secrets
      const wanted = tagsWanted.filter(
        (name) => this.#capabilities.includes(name) && (name !== 'sasl' || password !== undefined),
      )
      this.#capabilities = wanted
      this.#introduce()
      this.#write(wanted.length > 0 ? `CAP REQ :${wanted.join(' ')}` : 'CAP END')
    } else if (verb === 'ACK') this.#write(names.includes('sasl') ? 'AUTHENTICATE PLAIN' : 'CAP END')
    else if (verb === 'NAK') this.#write('CAP END')
  }

  #introduce(): void {
    const { password } = this.#access.secrets
    if (password !== undefined && !this.#capabilities.includes('sasl')) this.#write(`PASS :${password}`)
    this.#write(`NICK ${this.#nick}`)
    this.#write(`USER ${this.#nick} 0 * :Gantry`)
  }

  #hear({ tags, source, parameters }: IrcLine): void {
    const [target = '', said = ''] = parameters
    const text = ircText(said)
    if (text === undefined) return
    const isDirect = target.toLowerCase() === this.#nick.toLowerCase()
    const thread = isDirect ? source : target
    const account = tags.get('account')
    // While another connection has the nickname, it is called by it all the same.
    const names = [this.#nick, this.#access.settings.nick ?? ''].map((name) => RegExp.escape(name)).join('|')
    const mention = new RegExp(`(^|[^\\w])@?(?:${names})($|[^\\w])`, 'i')
    const leading = new RegExp(`^@?(?:${names})[:,]?\\s+`, 'i')
    this.#context.onMessage({
      eventId: tags.get('msgid') ?? randomUUID(),
      threadId: this.#threads.get(thread.toLowerCase()) ?? thread,
      accountId: account ?? `${unverified}${source}`,
      author: source,
      text: text.replace(leading, ''),
      isOwn: source === this.#nick || tags.has('bot'),
      isMention: isDirect || mention.test(text),
    })
  }

  /** The server answers in order, so that it has taken what was sent before this. */
  async #confirm(): Promise<void> {
    const word = randomUUID()
    const waiting = Promise.withResolvers<void>()
    this.#waiting.set(word, waiting)
    this.#write(`PING :${word}`)
    try {
      await waiting.promise
    } finally {
      this.#waiting.delete(word)
    }
  }

  /** A connection that is silent is asked for a sign of life, and then given up. */
  #check(): void {
    const silentMs = performance.now() - this.#heardAt
    if (silentMs > timeouts.chatPlatformSilence.ms) this.#end('The server is silent.')
    else if (silentMs > timeouts.chatPlatformSilence.ms / 4) this.#write('PING :alive')
  }

  #write(line: string): void {
    if (this.#socket.writable) this.#socket.write(`${line.replaceAll(/[\r\n\0]/g, ' ')}\r\n`)
    else this.#end('The connection is closed.')
  }

  #end(reason: string): void {
    void this.#pulse.stop()
    const fault = new PlatformFault(reason, { mayPass: true })
    this.#registered.reject(fault)
    for (const waiting of this.#waiting.values()) waiting.reject(fault)
    if (!this.#isClosing) this.#socket.destroy()
    if (!this.#isClosing) this.#context.onClosed(reason)
    this.#isClosing = true
  }
}
