import { Agent as HttpAgent, IncomingMessage, request as httpRequest } from 'node:http'
import type { OutgoingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../contract.ts'
import { fail } from '../errors.ts'
import type { CallRates } from '../services/rates.ts'
import { timeouts } from '../timeouts.ts'
import type { RequestTimeouts } from './bodies/request-timeouts.ts'
import { closeSignal } from './close-signal.ts'
import type { InProcessCalls } from './in-process-calls.ts'
import { jsonBytesMax } from './limits.ts'
import type { AdmissionControl } from './overload/admission.ts'
import { EnvelopeReader, seal } from './relay/envelope.ts'
import type { RelayEnvelope, RelayedRequest } from './relay/envelope.ts'
import type { Processes } from './relay/processes.ts'
import { connectTo, passMessages } from './relay/socket.ts'
import { limitRate } from './rate-limit.ts'
import { base } from './route.ts'
import { isHandshake } from './sockets.ts'
import type { Sockets } from './sockets.ts'
import { addressOf } from './trusted-proxies.ts'

export interface RelayOptions {
  readonly app: Pick<Services, 'identity' | 'now' | 'terminals'>
  readonly processes: Processes
}

type AnswerCall<Answer> = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>

const relayPath = '/relay'
/** Tells an answer of the operation from a refusal of the relay itself. */
const answeredHeader = 'gantry-relayed'
/** On the handshake of another process: it is joined to no third one. It gives no right. */
const joinedHeader = 'gantry-joined'
/** The headers of a request that its operation reads. */
const sentHeaders = ['accept', 'content-type', 'idempotency-key', 'if-match', 'if-none-match']
/**
 * The headers of an answer that belong to its connection, or that the process writes to which the caller is connected.
 */
const ownHeaders = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-request-id', answeredHeader],
  ...['ratelimit', 'ratelimit-policy', 'strict-transport-security'],
])
/** A body in Base64, and the caller with its allow-list. */
const bodyLimit = 2 * jsonBytesMax + 262_144

/**
 * Passes a call to the process that alone can answer it. The caller is authenticated here, and the call is validated
 * and authorized; the other process does the same with the caller that this one names and signs.
 */
export class Relay {
  readonly #options: RelayOptions
  readonly #agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

  constructor(options: RelayOptions) {
    this.#options = options
  }

  /** Answers a call where it is placed: here, unless another process alone can. */
  wherePlaced<Sent>(
    answerHere: AnswerCall<Sent>,
    placement: AnswerCall<string | undefined>,
    sockets: Pick<Sockets, 'open'>,
  ): AnswerCall<Sent | FastifyReply> {
    return async (request, reply) => {
      // A call that was relayed to this process is answered here, whatever became of what it names.
      const isRelayed = request.isRelayed || (isHandshake(request.raw) && joinedHeader in request.headers)
      const processId = isRelayed ? undefined : await placement(request, reply)
      if (processId === undefined) return answerHere(request, reply)
      return isHandshake(request.raw)
        ? this.#join(processId, request, reply, sockets)
        : this.#forward(processId, request, reply)
    }
  }

  async #forward(processId: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { app, processes } = this.#options
    const address = await this.#addressOf(processId)
    const envelope = seal(this.#relayedRequest(request), processId, processes, app.now())
    const answer = await this.#send(new URL(relayPath, address), envelope, hangUpOf(reply))
    if (answer.headers[answeredHeader] === undefined) {
      // Refused before it was a call: the process is overloaded, stops, or is another one by now.
      answer.resume()
      fail('not_ready', {
        message: 'Another process of the service has this item and takes no calls now. Nothing took effect.',
        retryAfter: 1,
      })
    }
    return reply
      .code(answer.statusCode ?? 502)
      .headers(passedOn(answer.headers))
      .send(answer)
  }

  /**
   * Connects the client to the process that has its terminal. The caller, who is authenticated here, is named by a
   * ticket that only that connection uses.
   */
  async #join(
    processId: string,
    request: FastifyRequest,
    reply: FastifyReply,
    sockets: Pick<Sockets, 'open'>,
  ): Promise<FastifyReply> {
    const { viewers } = this.#options.app.terminals
    const url = new URL(request.url, (await this.#addressOf(processId)).replace(/^http/, 'ws'))
    const isPlain = url.protocol === 'ws:'
    url.searchParams.set('ticket', await viewers.ticketFor(request.caller, url.searchParams.get('sessionId') ?? ''))
    const headers = { 'x-request-id': request.id, [joinedHeader]: '1', ...(isPlain && { host: '127.0.0.1' }) }
    const upstream = await connectTo(url, headers).catch(refuseUnreachable)
    if (upstream instanceof IncomingMessage)
      return reply
        .code(upstream.statusCode ?? 502)
        .headers(passedOn(upstream.headers))
        .send(upstream)
    return sockets.open(request, reply, passMessages(upstream, viewers.socketLimits))
  }

  async #addressOf(processId: string): Promise<string> {
    const { address } = (await this.#options.processes.find(processId)) ?? {}
    return (
      address ??
      fail('not_ready', {
        message:
          'Another process of the service has this item, and cannot be reached: it announces no address (GANTRY_RELAY_ADDRESS).',
        retryAfter: 5,
      })
    )
  }

  close(): void {
    this.#agents.http.destroy()
    this.#agents.https.destroy()
  }

  #relayedRequest(request: FastifyRequest): RelayedRequest {
    const headers = sentHeaders.flatMap((name): [string, string][] => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    })
    return {
      caller: this.#options.app.identity.recordOf(request.caller),
      address: addressOf(request),
      requestId: request.id,
      method: request.method,
      path: request.url.slice(base.length),
      headers: Object.fromEntries(headers),
      ...(request.bodyBytes && { body: Buffer.from(request.bodyBytes).toString('base64') }),
    }
  }

  #send(url: URL, envelope: RelayEnvelope, signal: AbortSignal): Promise<IncomingMessage> {
    const isPlain = url.protocol === 'http:'
    const body = JSON.stringify(envelope)
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sent = (isPlain ? httpRequest : httpsRequest)(url, {
        method: 'POST',
        agent: isPlain ? this.#agents.http : this.#agents.https,
        signal,
        timeout: timeouts.relayAnswer.ms,
        headers: {
          // A name would have to be one of those for which the other process answers.
          ...(isPlain && { host: '127.0.0.1' }),
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          // Known to its load shedding as one that was accepted before.
          authorization: `Gantry-Relay ${this.#options.processes.id}`,
        },
      })
      sent.once('timeout', () => sent.destroy(new Error('the process did not answer in time')))
      sent.once('response', resolve).once('error', reject).end(body)
    }).catch(refuseUnreachable)
  }
}

export interface RelayEntranceOptions extends RelayOptions {
  readonly inProcessCalls: InProcessCalls
  readonly rates: CallRates
  readonly timeouts: RequestTimeouts
  readonly admissionControl: AdmissionControl | undefined
}

/** Opens the way to the other processes, and theirs to this one. */
export function openRelay(server: FastifyInstance, options: RelayEntranceOptions): Relay {
  const relay = new Relay(options)
  registerRelay(server, options)
  server.addHook('onClose', async () => {
    relay.close()
    await options.processes.close()
  })
  return relay
}

/**
 * Answers what other processes relay, as calls of their own, which are not relayed again. Others are refused before
 * their body is read, and what no process has signed for this one after it.
 */
function registerRelay(server: FastifyInstance, options: RelayEntranceOptions): void {
  const { app, processes, inProcessCalls, admissionControl } = options
  const envelopes = new EnvelopeReader(processes, app.now)
  server.route({
    method: 'POST',
    url: relayPath,
    bodyLimit,
    onRequest: async (request, reply) => {
      const sender = senderForm.exec(request.headers.authorization ?? '')?.[1]
      if (sender === undefined || !(await processes.find(sender))) return refuse(request, reply)
      options.timeouts.await(request, false)
    },
    handler: async (request, reply) => {
      const relayed = isEnvelope(request.body) ? await envelopes.open(request.body) : undefined
      if (relayed === undefined) return refuse(request, reply)
      admissionControl?.noteUser?.(request.raw, 'relay')
      const caller = app.identity.restore(relayed.caller)
      // It was valid a moment ago, at the other process.
      if (!(await app.identity.isValid(caller))) return fail('token_invalid')
      const answer = await inProcessCalls.answerRelayed(server, caller, {
        method: relayed.method as 'GET',
        url: base + relayed.path,
        headers: { ...relayed.headers, host: '127.0.0.1', 'x-request-id': relayed.requestId },
        ...(relayed.body !== undefined && { payload: Buffer.from(relayed.body, 'base64') }),
        remoteAddress: relayed.address,
        signal: hangUpOf(reply),
      })
      reply.raw.once('close', () => answer.raw.res.destroy())
      const headers = { ...passedOn(answer.headers), [answeredHeader]: '1' }
      return reply.code(answer.statusCode).headers(headers).send(answer.stream())
    },
  })

  function refuse(request: FastifyRequest, reply: FastifyReply): never {
    admissionControl?.noteUser?.(request.raw, undefined)
    limitRate(request, reply, options.rates)
    return fail('forbidden', { message: 'This path is for the other processes of this service.' })
  }
}

const senderForm = /^Gantry-Relay (\w+)$/

/** Aborts when the caller hangs up. */
function hangUpOf(reply: FastifyReply): AbortSignal {
  return closeSignal(reply, new AbortController().signal)
}

function isEnvelope(body: unknown): body is RelayEnvelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'text' in body &&
    'signature' in body &&
    typeof body.text === 'string' &&
    typeof body.signature === 'string'
  )
}

function passedOn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)))
}

function refuseUnreachable(cause?: unknown): never {
  return fail('not_ready', {
    message:
      'Another process of the service has this item and does not answer. It is unknown whether a call that changes something took effect.',
    retryAfter: 5,
    cause,
  })
}
