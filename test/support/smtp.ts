import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import type { Teardown } from './folder.ts'

/** A message as a mail server took it. */
export interface ReceivedMail {
  readonly from: string
  /** Whom the envelope names, which is who gets it. */
  readonly to: readonly string[]
  readonly user: string | undefined
  readonly source: string
}

/**
 * How a mail server answers a message: takes it, refuses it by a reply code, says nothing, or hangs up without a word.
 */
export type SmtpReaction = 'take' | 'nothing' | 'hang up' | number

export interface SmtpServerOptions {
  readonly port?: number
  /** Who may send; without it, everybody. */
  readonly auth?: { readonly user: string; readonly password: string }
  /** Refuses a recipient by a reply code. */
  readonly refuse?: (address: string) => number | undefined
  /** What else the library shall do. */
  readonly more?: SMTPServerOptions
}

/** A real mail server on loopback, for what the service sends. */
export interface SmtpServer {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** How to answer the message of a number, counted from 1. */
  react: (count: number) => SmtpReaction
  /** How many messages came whole, whatever was answered. */
  readonly count: number
  /** Resolves when so many messages were taken. */
  has(count: number): Promise<readonly ReceivedMail[]>
  /** Resolves when so many messages have come, whatever was answered. */
  saw(count: number): Promise<void>
  stop(): Promise<void>
}

export async function startSmtpServer(
  t: Teardown,
  { port = 0, auth, refuse, more }: SmtpServerOptions = {},
): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  let count = 0
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    authOptional: auth === undefined,
    disabledCommands: auth ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === auth?.user && password === auth?.password) callback(null, { user: username })
      else callback(Object.assign(new Error(`no ${username} with ${password}`), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, callback) => {
      const code = refuse?.(address)
      callback(code === undefined ? null : Object.assign(new Error('Not this one'), { responseCode: code }))
    },
    onData: (stream, { envelope, user }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const reaction = service.react(++count)
        for (const look of waiting) look()
        if (reaction === 'nothing') return
        if (reaction === 'hang up') return server.connections.forEach((connection) => connection.close())
        if (typeof reaction === 'number')
          return callback(Object.assign(new Error('Not now'), { responseCode: reaction }))
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          user,
          source: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
        for (const look of waiting) look()
      })
    },
    ...more,
  })
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const service: SmtpServer = {
    port: (server.server.address() as AddressInfo).port,
    received,
    react: () => 'take',
    get count() {
      return count
    },
    has: async (wanted) => {
      while (received.length < wanted) await new Promise<void>((resolve) => waiting.add(resolve))
      return received
    },
    saw: async (wanted) => {
      while (count < wanted) await new Promise<void>((resolve) => waiting.add(resolve))
    },
    stop: () =>
      server.server.listening ? new Promise<void>((resolve) => server.close(() => resolve())) : Promise.resolve(),
  }
  t.teardown(service.stop)
  return service
}

/** Speaks SMTP word by word, as no proper client does. */
export class SmtpDialogue {
  readonly #socket: Socket
  #text = ''
  #isOver = false
  #look = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      this.#text += text
      this.#look()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#isOver = true
      this.#look()
    })
  }

  /** Connects and waits for the greeting. */
  static async open(port: number): Promise<SmtpDialogue> {
    const dialogue = new SmtpDialogue(connect(port, '127.0.0.1'))
    await dialogue.reply()
    return dialogue
  }

  /** Says a line and gives the reply, which may have several lines. */
  async say(line: string): Promise<string> {
    this.write(`${line}\r\n`)
    return this.reply()
  }

  write(text: string | Buffer): void {
    this.#socket.write(text)
  }

  /** The next reply; empty when the other side has hung up. */
  async reply(): Promise<string> {
    for (;;) {
      const found = /^(?:\d{3}-.*\r\n)*\d{3}(?: .*)?\r\n/.exec(this.#text)?.[0]
      if (found !== undefined) {
        this.#text = this.#text.slice(found.length)
        return found.trimEnd()
      }
      if (this.#isOver) return ''
      await new Promise<void>((resolve) => {
        this.#look = resolve
      })
    }
  }

  hangUp(): void {
    this.#socket.destroy()
  }
}
