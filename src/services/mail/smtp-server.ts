import type { Foundation } from '../../foundation.ts'
import { StorageFull } from '../../stores/port.ts'
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { IncomingMailConfig } from '../project.ts'
import type { Arrivals } from './arrivals.ts'
import { BeyondLimits, TooManyWaiting, type MailLimits } from './limits.ts'
import { asciiDomain } from '../../platform/text/mailbox.ts'
import type { MessageReader } from './reader.ts'
import { traceOf } from './trace.ts'
import { timeouts } from '../../timeouts.ts'

export interface SmtpServerOptions extends Pick<Foundation, 'commits' | 'now' | 'log'> {
  readonly arrivals: Arrivals
  /** One of its own, so that no call waits for what strangers send. */
  readonly reader: MessageReader
  readonly limits: MailLimits
}

const connectionsMax = 50
const recipientsMax = 100
const idleMs = timeouts.smtpClient.ms
// However little a client sends, and however often: it must not keep a place for ever.
const connectionMs = timeouts.smtpSession.ms
const closeMs = 2_000
const commandLengthMax = 4_096
// What is put before a message must not make it too large to be read.
const traceBytesMax = 4_096

/**
 * Takes mail over SMTP (RFC 5321) for the domains of the configuration, and passes none on. A message is acknowledged
 * once it is on disk. There is no sign-in and no TLS: only what mail servers exchange without them is supported.
 */
export class SmtpServer {
  readonly #options: SmtpServerOptions
  #server: SMTPServer | undefined
  readonly #underWay = new Set<Promise<void>>()
  #followed = ''
  #failure = ''

  constructor(options: SmtpServerOptions) {
    this.#options = options
  }

  /** Listens as the configuration says now, or not at all. Returns false when it could not. */
  async follow(config: IncomingMailConfig | undefined): Promise<boolean> {
    const wanted = config ? JSON.stringify(config) : ''
    if (wanted === this.#followed) return true
    await this.close()
    if (config === undefined) return true
    try {
      this.#server = await this.#listen(config)
      this.#followed = wanted
      this.#failure = ''
      return true
    } catch (error) {
      // Retried soon, and logged once.
      const failure = `${wanted} ${error}`
      if (failure !== this.#failure)
        this.#options.log.warn(
          { err: error, host: config.host, port: config.port },
          'the SMTP server could not be started',
        )
      this.#failure = failure
      return false
    }
  }

  /** Takes no more messages, and lets those under way arrive for a moment. */
  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    this.#followed = ''
    if (server) await new Promise<void>((resolve) => server.close(resolve))
    await Promise.all(this.#underWay)
  }

  async #listen(config: IncomingMailConfig): Promise<SMTPServer> {
    const {
      default: { SMTPServer },
    } = await import('smtp-server')
    const { host = '127.0.0.1', port } = config
    const domains = new Set(config.domains.map(asciiDomain))
    const lives = new Map<string, NodeJS.Timeout>()
    const server: SMTPServer = new SMTPServer({
      name: nameOf(config),
      logger: false,
      // The library's built-in TLS key is public, and its joke commands would reveal the library.
      hideSTARTTLS: true,
      disabledCommands: ['AUTH', 'STARTTLS', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL'],
      authOptional: true,
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: false,
      size: this.#bytesMax(config),
      rejectOversized: true,
      maxClients: connectionsMax,
      maxRecipients: recipientsMax,
      maxCommandLength: commandLengthMax,
      socketTimeout: idleMs,
      closeTimeout: closeMs,
      onConnect: ({ id }, callback) => {
        const end = () =>
          server.connections.forEach((connection) => {
            if (connection.id === id) connection.send(421, 'Timed out')
          })
        lives.set(id, setTimeout(end, connectionMs).unref())
        callback()
      },
      onClose: ({ id }) => {
        clearTimeout(lives.get(id))
        lives.delete(id)
      },
      onRcptTo: ({ address }, _session, callback) =>
        callback(isTaken(address, domains) ? null : replyOf(550, 'No such mailbox')),
      onData: (stream, session, callback) => {
        const answered = this.#take(stream, session, config)
          .then(
            (name) => callback(null, `OK: stored as ${name}`),
            (error) => callback(this.#refusalOf(error)),
          )
          .catch((error: unknown) => this.#options.log.warn({ err: error }, 'an SMTP message was not answered'))
          .finally(() => this.#underWay.delete(answered))
        this.#underWay.add(answered)
      },
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
    server.on('error', (error: Error) => this.#options.log.info({ err: error }, 'an SMTP connection failed'))
    return server
  }

  #bytesMax({ bytesMax = Infinity }: IncomingMailConfig): number {
    return Math.min(bytesMax, this.#options.limits.messageBytesMax - traceBytesMax)
  }

  async #take(stream: SMTPServerDataStream, session: SMTPServerSession, config: IncomingMailConfig): Promise<string> {
    const { arrivals, commits, reader, now } = this.#options
    const trace = traceOf(session, { by: nameOf(config), id: session.id, at: now() })
    try {
      const { message } = await commits.commit(() => arrivals.take(bytesOf(trace, stream), { actor: 'system', reader }))
      return message.id
    } finally {
      // A refused message is still read to its end: only then does the client read the response.
      stream.resume()
    }
  }

  #refusalOf(error: unknown): Error {
    if (error instanceof TooLarge) return replyOf(552, 'The message is too large')
    if (error instanceof StorageFull) return replyOf(452, 'Insufficient storage')
    if (error instanceof TooManyWaiting) return replyOf(451, 'Too many messages at a time')
    if (error instanceof BeyondLimits) return replyOf(554, error.message)
    this.#options.log.warn({ err: error }, 'an SMTP message could not be stored')
    return replyOf(451, 'The message could not be stored')
  }
}

class TooLarge extends Error {}

/** The name in the server's banner, which does not reveal the name of the machine. */
function nameOf({ domains: [first = ''] }: IncomingMailConfig): string {
  return asciiDomain(first) ?? 'localhost'
}

async function* bytesOf(trace: string, stream: SMTPServerDataStream): AsyncGenerator<Uint8Array> {
  yield Buffer.from(trace)
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) throw new TooLarge()
    yield chunk
  }
  if (stream.sizeExceeded) throw new TooLarge()
}

function isTaken(address: string, domains: ReadonlySet<string | undefined>): boolean {
  // RFC 5321, section 4.5.1: this one is there on every server that takes mail.
  if (address.toLowerCase() === 'postmaster') return true
  const domain = asciiDomain(address.slice(address.lastIndexOf('@') + 1))
  return domain !== undefined && domains.has(domain)
}

function replyOf(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
