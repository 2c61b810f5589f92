import { Readable } from 'node:stream'
import type { OutgoingMailConfig } from '../project.ts'
import { timeouts } from '../../timeouts.ts'

/** A message on its way to the mail server. */
export interface SmtpMessage {
  readonly server: Pick<OutgoingMailConfig, 'host' | 'port' | 'secure'>
  /** How to sign in there, if at all. */
  readonly login: { readonly user: string; readonly password: string } | undefined
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
  readonly signal: AbortSignal
  /** Logs a step of the delivery, as a sentence. */
  readonly report: (sentence: string) => void
}

export interface SmtpResult {
  readonly accepted: string[]
  readonly rejected: string[]
}

/** The message was not sent, or it is unknown whether it was. */
export class NotSent extends Error {
  /** Whether another attempt may help. */
  readonly mayPass: boolean
  /** The server had the whole message and said nothing: it may have sent it. */
  readonly isUnknown: boolean

  constructor(
    message: string,
    { mayPass = false, isUnknown = false, cause }: { mayPass?: boolean; isUnknown?: boolean; cause?: unknown },
  ) {
    super(message, { cause })
    this.name = 'NotSent'
    this.mayPass = mayPass
    this.isUnknown = isUnknown
  }
}

const times = {
  connectionTimeout: timeouts.smtpConnection.ms,
  greetingTimeout: timeouts.smtpConnection.ms,
  socketTimeout: timeouts.smtpAnswer.ms,
  dnsTimeout: timeouts.smtpName.ms,
}
const chunkBytes = 65_536

/** Hands a message to a mail server. Throws `NotSent`. */
export async function sendBySmtp({ server, login, from, to, raw, signal, report }: SmtpMessage): Promise<SmtpResult> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const connection = new SMTPConnection({
    ...server,
    ...times,
    ...securityOf(server),
    name: from.slice(from.lastIndexOf('@') + 1),
    logger: false,
  })
  const failed = failureOf(connection, signal)
  // Once the server has every byte of the message, only its response decides whether it was accepted.
  let isHandedOver = false
  const source = Readable.from(chunksOf(raw)).on('end', () => {
    isHandedOver = true
  })
  try {
    await Promise.race([failed, settled((done) => connection.connect(done))])
    report(`Connected to ${server.host}:${server.port}, ${connection.secure ? 'with' : 'without'} TLS.`)
    if (login) await Promise.race([failed, signIn(connection, login, server)])
    const {
      accepted,
      rejected,
      rejectedErrors = [],
      response,
    } = await Promise.race([
      failed,
      given<SendInfo>((done) => connection.send({ from, to: [...to], size: raw.length }, source, done)),
    ])
    for (const error of rejectedErrors)
      report(`Refused ${error.recipient ?? 'a recipient'}: ${error.response ?? error.message}`)
    report(`Sent to ${accepted.length} of ${to.length} recipients: ${response}`)
    return { accepted, rejected }
  } catch (error) {
    throw error instanceof NotSent ? error : notSent(error, isHandedOver, signal)
  } finally {
    connection.quit()
    connection.close()
  }
}

type Connection = InstanceType<typeof import('nodemailer/lib/smtp-connection').default>
type SendInfo = import('nodemailer/lib/smtp-connection').SMTPConnectionSendInfo
type SmtpError = Error & { code?: string; originalCode?: string; responseCode?: number; response?: string }

/**
 * Messages leave this machine with TLS and a certificate that was checked, unless the project says that they may not
 * need it.
 */
function securityOf({ host, secure }: SmtpMessage['server']) {
  if (secure === true) return { secure: true }
  // A loopback connection needs no TLS, so that a self-signed certificate is accepted.
  if (isThisMachine(host)) return { secure: false, opportunisticTLS: true, tls: { rejectUnauthorized: false } }
  return { secure: false, requireTLS: secure === undefined }
}

function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host)
}

async function signIn(
  connection: Connection,
  { user, password }: NonNullable<SmtpMessage['login']>,
  { host }: SmtpMessage['server'],
): Promise<void> {
  if (!connection.secure && !isThisMachine(host))
    throw new NotSent("The mail server does not offer TLS, and the operator's password is not sent without TLS.", {})
  if (connection.allowsAuth)
    await given((done) => connection.login({ user, credentials: { user, pass: password } }, done))
}

/** Rejects when the connection breaks or is not wanted any more, whatever is being waited for. */
function failureOf(connection: Connection, signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  // It may break when nothing is waited for.
  promise.catch(() => {})
  connection.on('error', reject)
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

function settled(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) =>
    begin((error) => {
      if (error) reject(error)
      else resolve()
    }),
  )
}

function given<Result>(begin: (done: (error: Error | null, result?: Result) => void) => void): Promise<Result> {
  return new Promise((resolve, reject) =>
    begin((error, result) => {
      if (error || result === undefined) reject(error ?? new Error('no result'))
      else resolve(result)
    }),
  )
}

function* chunksOf(raw: Buffer): Generator<Buffer> {
  for (let start = 0; start < raw.length; start += chunkBytes) yield raw.subarray(start, start + chunkBytes)
}

function notSent(cause: unknown, isHandedOver: boolean, signal: AbortSignal): NotSent {
  const {
    code = '',
    originalCode = '',
    responseCode,
    message,
  } = cause instanceof Error ? (cause as SmtpError) : (new Error(String(cause)) as SmtpError)
  if (responseCode === undefined && isHandedOver)
    return new NotSent(
      'The mail server received the whole message and did not respond. It is unknown whether the message was sent; ask the recipients before you send it again.',
      { isUnknown: true, cause },
    )
  if (signal.aborted) return new NotSent('The message was not sent because the job was stopped.', { cause })
  const isTrust = code === 'ETLS' || /CERT|SIGNATURE|SSL|TLS/.test(originalCode)
  if (isTrust) return new NotSent(`The connection to the mail server could not be secured: ${message}`, { cause })
  if (responseCode !== undefined)
    return new NotSent(`The mail server refused the message: ${message}`, { mayPass: responseCode < 500, cause })
  return new NotSent(`The mail server could not be reached, or the connection was lost: ${message}`, {
    mayPass: ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'].includes(code),
    cause,
  })
}
