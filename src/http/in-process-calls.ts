import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Caller } from '../contract.ts'
import { fail } from '../errors.ts'
import type {
  DispatchOptions,
  Envelope,
  OperationAnswer,
  OperationDispatcher,
  OperationRequest,
} from '../services/operations.ts'
import { base } from './route.ts'

/** The authorization scheme of a pass. */
const scheme = 'gantry-pass '

interface Pass {
  readonly caller: Caller
  readonly isRelayed?: boolean
  /** That of the call. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls of operations from inside the service, as requests to its own routes. The caller was authenticated before: a
 * pass stands for it, which is made for one request, is known to this process alone and ends with the request.
 */
export class InProcessCalls implements OperationDispatcher {
  #server: FastifyInstance | undefined
  readonly #callers = new Map<string, Pass>()

  /** The caller of a request with a pass. */
  callerOf(authorization: string): Caller | undefined {
    return this.#passOf(authorization)?.caller
  }

  /** Whether a request with a pass was relayed by another process, which has counted and placed it. */
  isRelayed(authorization: string | undefined): boolean {
    return this.#passOf(authorization)?.isRelayed === true
  }

  /** Hangs up when the signal of the call aborts: that of a request ends with its body. */
  attend(authorization: string | undefined, response: Pick<ServerResponse, 'destroy' | 'once'>): void {
    const signal = this.#passOf(authorization)?.signal
    if (!signal) return
    const hangUp = () => void response.destroy()
    if (signal.aborted) return hangUp()
    signal.addEventListener('abort', hangUp, { once: true })
    response.once('close', () => signal.removeEventListener('abort', hangUp))
  }

  /** Answers a request that another process has relayed. Its caller was authenticated there. */
  answerRelayed(server: FastifyInstance, caller: Caller, request: InjectOptions): Promise<LightMyRequestResponse> {
    return this.#withPass(
      caller,
      (authorization) =>
        server.inject({ ...request, headers: { ...request.headers, authorization }, payloadAsStream: true }),
      { isRelayed: true },
    )
  }

  /** Sends the calls to this server. Before that they are refused with `not_ready`. */
  sendTo(server: FastifyInstance): void {
    this.#server = server
  }

  async call(caller: Caller, request: OperationRequest, about: DispatchOptions): Promise<OperationAnswer> {
    const server = this.#server ?? fail('not_ready')
    const { signal } = about
    signal?.throwIfAborted()
    try {
      return await this.#withPass(caller, (pass) => call(server, pass, request, about), { signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    }
  }

  async *stream(
    caller: Caller,
    request: OperationRequest,
    event: string,
    about: DispatchOptions,
  ): AsyncGenerator<unknown> {
    const server = this.#server ?? fail('not_ready')
    const response = await this.#withPass(caller, (pass) =>
      server.inject({ ...optionsOf(request, about, pass, 'text/event-stream'), payloadAsStream: true }),
    )
    const body = response.stream()
    if (response.statusCode !== 200) return void body.resume()
    const hangUp = () => response.raw.res.destroy()
    about.signal?.addEventListener('abort', hangUp, { once: true })
    try {
      yield* eventsIn(body.setEncoding('utf8'), event)
    } catch (error) {
      if (about.signal?.aborted !== true) throw error
    } finally {
      about.signal?.removeEventListener('abort', hangUp)
      hangUp()
    }
  }

  #passOf(authorization = ''): Pass | undefined {
    return authorization.startsWith(scheme) ? this.#callers.get(authorization.slice(scheme.length)) : undefined
  }

  async #withPass<Given>(
    caller: Caller,
    use: (pass: string) => Promise<Given>,
    about: Omit<Pass, 'caller'> = {},
  ): Promise<Given> {
    const pass = randomBytes(32).toString('base64url')
    this.#callers.set(pass, { caller, ...about })
    try {
      return await use(scheme + pass)
    } finally {
      this.#callers.delete(pass)
    }
  }
}

async function call(
  server: FastifyInstance,
  pass: string,
  request: OperationRequest,
  about: DispatchOptions,
): Promise<OperationAnswer> {
  const response = await server.inject(optionsOf(request, about, pass, 'application/json'))
  return { status: response.statusCode, headers: textsOf(response.headers), body: response.json<Envelope>() }
}

function optionsOf(
  { method, path, headers, body }: OperationRequest,
  { address }: DispatchOptions,
  pass: string,
  accept: string,
): InjectOptions {
  return {
    method: method as 'GET',
    url: base + path,
    headers: { ...headers, host: '127.0.0.1', accept, authorization: pass },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(address !== undefined && { remoteAddress: address }),
  }
}

/** The data of the events of one kind in a stream of our own, whose frames have one line of data. */
async function* eventsIn(text: AsyncIterable<string>, kind: string): AsyncGenerator<unknown> {
  let rest = ''
  for await (const part of text) {
    const frames = (rest + part).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const lines = frame.split('\n')
      const data = lines.find((line) => line.startsWith('data: '))
      if (data !== undefined && lines.includes(`event: ${kind}`)) yield JSON.parse(data.slice('data: '.length))
    }
  }
}

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
