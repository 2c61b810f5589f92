import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Failure } from '../../errors.ts'
import { renderFailure } from '../failures.ts'
import { contractHeader } from '../contract-headers.ts'
import { answerKinds } from '../headers.ts'
import type { RefusedBodies } from '../bodies/refused-bodies.ts'
import { requestIdOf } from '../request-id.ts'

/** Node.js reads and discards a refused body of at most this size, and the connection stays usable. */
const dumpedBytesMax = 65_536
/**
 * What a refusal costs, to read the call and to answer it. Measured; a clock would also count pauses of the process.
 */
const refusalMs = 0.03
/** The part of the processor's time that refusals may take, besides half of what nothing else takes. */
const timeShare = 0.1
/** How often it is looked at how much of the time the service has a processor. */
const lookMs = 100
/** Refusals of a burst need no pause. */
const burstMs = 50
/** Clients that wait for `Retry-After`, which is at least a second, never meet a pause. */
const pauseMsMax = 750
/** After a shorter pause, a call is not too old to be served. */
const staleMs = 50

const idPlace = 'REQUEST-ID'
/** Seconds, with jitter: clients retry at different times. */
const retryDelays = [1, 2, 3, 4] as const

/**
 * Refuses calls under overload, before anything of them is parsed but their head. Even that takes time from the calls
 * that are accepted, so refusals have a budget: beyond it, the next call of a refused connection is not read until the
 * budget allows another refusal. A client that ignores `Retry-After` waits in its socket, where it costs nothing. The
 * rest of a large body is read and discarded after the same pause, and then the connection ends.
 */
export class OverloadRefusals {
  readonly #clock: () => number
  readonly #templates: readonly [Template, ...Template[]]
  /** Connections that are read again, until everything that came during the pause is read. */
  readonly #resumed = new WeakSet<Socket>()
  readonly #processor: () => ProcessorTime
  /** When the budget allows the next refusal. */
  #nextAt = 0
  #share = timeShare
  #lookedAt = -Infinity

  constructor(publicPath = '', clock: () => number = () => performance.now(), processor = processorTimes()) {
    this.#clock = clock
    this.#processor = processor
    const [first, ...others] = retryDelays
    this.#templates = [templateOf(first, publicPath), ...others.map((delay) => templateOf(delay, publicPath))]
  }

  refuse(request: IncomingMessage, response: ServerResponse, refusedBodies: Pick<RefusedBodies, 'drain'>): void {
    const pauseMs = this.nextPauseMs(this.#clock())
    if (!hasLargeBody(request)) {
      response.end(writeHead(this.#template(), request, response))
      if (pauseMs > 0) this.#pause(request, pauseMs)
      return
    }
    const body = writeHead(this.#template(), request, response, ['connection', 'close'])
    // A client that waits for `100 Continue` sends no body.
    if (request.headers.expect !== undefined) return void response.end(body)
    response.write(body)
    setTimeout(() => void refusedBodies.drain(request).then(() => response.end()), pauseMs).unref()
  }

  /** Counts a refusal, and returns for how long its connection is not read. */
  nextPauseMs(now: number): number {
    if (now - this.#lookedAt >= lookMs) {
      this.#lookedAt = now
      const { used, idle } = this.#processor()
      // Half of it each time: what refusals take themselves is no longer idle, and the share must not swing.
      this.#share = (this.#share + timeShare * Math.min(1, used + idle) + idle) / 2
    }
    this.#nextAt = Math.min(Math.max(this.#nextAt, now - burstMs) + refusalMs / this.#share, now + pauseMsMax)
    return Math.max(0, this.#nextAt - now)
  }

  /** Whether the call was sent while its connection was not read, and so is older than it seems. */
  isStale({ socket }: IncomingMessage): boolean {
    return this.#resumed.delete(socket)
  }

  #template(): Template {
    return this.#templates[Math.floor(Math.random() * this.#templates.length)] ?? this.#templates[0]
  }

  #pause(request: IncomingMessage, pauseMs: number): void {
    const { socket } = request
    let isOver = false
    // Not earlier: Node reads until it is done with the request.
    request.once('close', () => {
      if (!isOver) socket.pause()
    })
    setTimeout(() => {
      isOver = true
      socket.resume()
      if (pauseMs < staleMs) return
      this.#resumed.add(socket)
      // The next tick reads what waits in the socket.
      setImmediate(() => setImmediate(() => this.#resumed.delete(socket)))
    }, pauseMs).unref()
  }
}

/** Parts of the time since the last look, from 0 to 1. The rest of it, other programs had the processor. */
interface ProcessorTime {
  readonly used: number
  readonly idle: number
}

function processorTimes(): () => ProcessorTime {
  let [loop, cpu, at] = [performance.eventLoopUtilization(), process.threadCpuUsage(), performance.now()]
  return () => {
    const ms = performance.now() - at
    const { user, system } = process.threadCpuUsage(cpu)
    const { idle } = performance.eventLoopUtilization(loop)
    ;[loop, cpu, at] = [performance.eventLoopUtilization(), process.threadCpuUsage(), performance.now()]
    return ms > 0 ? { used: (user + system) / 1_000 / ms, idle: Math.min(1, idle / ms) } : { used: 1, idle: 0 }
  }
}

interface Template {
  readonly status: number
  readonly headers: readonly string[]
  /** The body before and after the request id. */
  readonly body: readonly [string, string]
  readonly bodyBytes: number
}

function templateOf(retryAfter: number, publicPath: string): Template {
  const { status, headers, body } = renderFailure(new Failure('overloaded', { retryAfter }), idPlace, publicPath)
  const [before = '', after = ''] = body.split(idPlace)
  return {
    status,
    headers: Object.entries({ ...answerKinds.json.headers, ...contractHeader, ...headers }).flat(),
    body: [before, after],
    bodyBytes: Buffer.byteLength(before + after),
  }
}

/** Writes the status and the headers of a refusal, and returns its body. */
function writeHead(
  { status, headers, body, bodyBytes }: Template,
  request: IncomingMessage,
  response: ServerResponse,
  headersMore: readonly string[] = [],
): string {
  const requestId = requestIdOf(request)
  response.writeHead(status, [
    ...headers,
    'content-length',
    String(bodyBytes + requestId.length),
    'x-request-id',
    requestId,
    ...headersMore,
  ])
  return body[0] + requestId + body[1]
}

function hasLargeBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > dumpedBytesMax
}
