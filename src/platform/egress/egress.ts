import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createAddressRule } from './addresses.ts'
import type { AddressRule } from './addresses.ts'
import { badPorts } from './bad-ports.ts'
import { Slots } from '../work/slots.ts'
import { codeOf } from '../work/system-error.ts'
import { untilAborted } from '../work/within-time.ts'
import { timeouts } from '../../timeouts.ts'

export interface EgressRequest {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | EgressBody
  /** For all of it: name, connection, request and answer. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Bytes to send, of which there are exactly so many: otherwise the request fails. At most 64 MiB. */
export interface EgressBody {
  readonly size: number
  readonly bytes: AsyncIterable<Uint8Array>
}

export interface EgressAnswer {
  readonly status: number
  /** In lower case; several headers of one name are joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  /** The first 64 KiB. */
  readonly body: Buffer
}

/** A response whose body is still to be read. */
export interface EgressStream {
  readonly status: number
  /** In lower case; several headers of one name are joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

/** Why there is no response, as a sentence for the user who chose the URL. */
export class EgressFailure extends Error {
  readonly reason: 'invalid' | 'denied' | 'unreachable' | 'timeout' | 'aborted'

  constructor(reason: EgressFailure['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EgressFailure'
    this.reason = reason
  }
}

export interface EgressOptions {
  /** Private targets that may be reached all the same; see `createAddressRule`. */
  readonly allowed: readonly string[]
  /** Gives the addresses of a name; the system's resolver unless a test brings its own. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

const bodyBytesMax = 65_536
const headerBytesMax = 16_384
const sentBytesMax = 64 * 1024 * 1024
// A lookup occupies a thread that file reads need too, and a slow name server occupies it for seconds.
const lookupsMax = 2

/**
 * The only way out for requests to URLs that a caller chose. It supports http and https, reaches no private
 * address but those of the configuration, connects to the very address that it checked, and follows no redirect.
 */
export class Egress {
  readonly #permits: AddressRule
  readonly #resolve: (name: string) => Promise<readonly string[]>
  readonly #lookups = new Slots(lookupsMax)

  constructor({ allowed, resolve = resolveName }: EgressOptions) {
    this.#permits = createAddressRule(allowed)
    this.#resolve = resolve
  }

  /**
   * Throws `EgressFailure` when the address may not be reached. A name that cannot be resolved now passes: it is
   * checked again when it is used. Returns the addresses that were checked.
   */
  async check(url: string): Promise<readonly string[]> {
    try {
      return (await this.#targetOf(url, AbortSignal.timeout(timeouts.webhookTarget.ms))).addresses
    } catch (error) {
      if (error instanceof EgressFailure && (error.reason === 'denied' || error.reason === 'invalid')) throw error
      return []
    }
  }

  /** Sends a request and returns the response, whatever its status. Throws `EgressFailure` if there is none. */
  async send(request: EgressRequest): Promise<EgressAnswer> {
    const timeout = AbortSignal.timeout(request.timeoutMs)
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
    try {
      const response = await exchange(await this.#targetOf(request.url, signal), request, signal)
      return { status: response.statusCode ?? 0, headers: headersOf(response), body: await readStart(response) }
    } catch (error) {
      throw failureOf(error, request, { timeout, signal })
    }
  }

  /**
   * Sends a request and returns the response as soon as its head has arrived, whatever its status. `timeoutMs` is for
   * that; the signal of the request also ends the body. Throws `EgressFailure` if there is no response.
   */
  async open(request: EgressRequest): Promise<EgressStream> {
    const head = new AbortController()
    const timer = setTimeout(() => head.abort(), request.timeoutMs)
    const signal = request.signal ? AbortSignal.any([head.signal, request.signal]) : head.signal
    try {
      const response = await exchange(await this.#targetOf(request.url, signal), request, signal)
      return { status: response.statusCode ?? 0, headers: headersOf(response), body: response }
    } catch (error) {
      throw failureOf(error, request, { timeout: head.signal, signal })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Checks an address in every part and gives it with what it resolves to: nothing is resolved again after this. */
  async #targetOf(text: string, signal: AbortSignal): Promise<CheckedTarget> {
    const url = readUrl(text)
    // The parser has turned every spelling of an IPv4 address (decimal, octal, hex, short, full-width) into the usual
    // one.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
    const isLiteral = isIP(host) !== 0
    if (badPorts.has(port))
      throw new EgressFailure('denied', `Port ${port} is reserved for a protocol other than HTTP.`)
    const addresses = isLiteral
      ? [host]
      : // A lookup cannot be ended; this ends the wait for it.
        await untilAborted(
          signal,
          this.#lookups.use(() => this.#resolve(host)),
        )
    if (addresses.length === 0) throw new EgressFailure('unreachable', 'The host name could not be resolved.')
    // One private address among public ones is reason enough: which one is tried first is not ours to say.
    const denied = addresses.find((address) => !this.#permits({ address, port, ...(!isLiteral && { name: host }) }))
    if (denied !== undefined)
      throw new EgressFailure(
        'denied',
        `${isLiteral ? `${host} is` : `${host} resolves to`} an address in a private network, which the configuration does not allow.`,
      )
    return { url, addresses }
  }
}

interface CheckedTarget {
  readonly url: URL
  readonly addresses: readonly string[]
}

interface Aborts {
  readonly timeout: AbortSignal
  readonly signal: AbortSignal
}

function failureOf(error: unknown, { timeoutMs }: EgressRequest, { timeout, signal }: Aborts): EgressFailure {
  if (error instanceof EgressFailure) return error
  if (timeout.aborted)
    return new EgressFailure('timeout', `There was no response within ${timeoutMs / 1000} seconds.`, error)
  if (signal.aborted) return new EgressFailure('aborted', 'The request was cancelled.', error)
  return new EgressFailure('unreachable', explain(error), error)
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

function readUrl(text: string): URL {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '')
    throw new EgressFailure('invalid', 'This is not an http or https URL.')
  if (url.username !== '' || url.password !== '')
    throw new EgressFailure('invalid', 'A URL must not contain a user name or password.')
  return url
}

function exchange(
  { url, addresses }: CheckedTarget,
  { method, headers, body = '' }: EgressRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // An import would load the fetch of Node, at the start of the service.
    const { request: send } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http')
    const size = typeof body === 'string' ? Buffer.byteLength(body) : body.size
    if (size > sentBytesMax)
      throw new EgressFailure('invalid', `A request may send ${sentBytesMax / 1024 / 1024} MiB at most.`)
    const outgoing = send(url, {
      method,
      signal,
      lookup: answerLookup(addresses),
      maxHeaderSize: headerBytesMax,
      // A connection of its own: a kept one would belong to an address that was checked for another request.
      agent: false,
      headers: { ...headers, 'content-length': String(size), connection: 'close' },
    })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    outgoing.on('close', () => reject(new Error('closed without a response')))
    if (typeof body === 'string') outgoing.end(body)
    else pipeline(Readable.from(exactly(body)), outgoing).catch(reject)
  })
}

/** The bytes of a body; fails when there are more or fewer than were announced. */
async function* exactly({ size, bytes }: EgressBody): AsyncGenerator<Uint8Array> {
  let left = size
  for await (const chunk of bytes) {
    left -= chunk.byteLength
    if (left < 0) break
    yield chunk
  }
  if (left !== 0) throw new EgressFailure('invalid', 'What was to be sent is not as long as it was said to be.')
}

/** Answers the connection's question for addresses with those that were checked. */
function answerLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, options, callback) => {
    if (options.all) callback(null, found)
    else callback(null, found[0]?.address ?? '', found[0]?.family)
  }
}

async function readStart(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size >= bodyBytesMax) break
  }
  return Buffer.concat(chunks).subarray(0, bodyBytesMax)
}

async function resolveName(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name could not be resolved.',
  EAI_AGAIN: 'The host name could not be resolved at the moment.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before the response.',
  EHOSTUNREACH: 'The host could not be reached.',
  ENETUNREACH: 'The network of the host could not be reached.',
  ETIMEDOUT: 'The connection timed out.',
  HPE_HEADER_OVERFLOW: 'The headers of the response are too large.',
}

function explain(error: unknown): string {
  const code = codeOf(error) ?? ''
  const known = sentences[code]
  if (known) return known
  if (code.startsWith('HPE_')) return 'The response is not HTTP.'
  if (/CERT|SSL|TLS|ALTNAME/.test(code)) return `The TLS certificate is not trusted (${code}).`
  return code ? `The request failed (${code}).` : 'The connection was closed before the response.'
}
