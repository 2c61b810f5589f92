import type { FastifyReply, FastifyRequest } from 'fastify'
import type {
  Answer,
  App,
  BrowserSession,
  Caller,
  FileReply,
  OperationId,
  Part,
  Reply,
  SocketReply,
  StreamReply,
} from '../contract.ts'
import { closeSignal } from './close-signal.ts'
import { bearerIn } from './credentials/authenticate.ts'
import { endOfAuthority } from './credentials/authority.ts'
import { deviceCookieOf, sessionCookieOf } from './credentials/session-cookie.ts'
import { readHeaders, readParameters } from './parameters.ts'
import type { Answered, Rendered } from './rendered.ts'
import type { Route } from './route.ts'
import { isHandshake } from './sockets.ts'
import { takesStream, wantsStream } from './streams.ts'
import { addressOf } from './trusted-proxies.ts'
import { UnitOfWork } from './unit-of-work.ts'
import type { WriteContext } from './unit-of-work.ts'

/** What the calls of one operation share. */
export interface RouteContext {
  readonly id: OperationId
  readonly route: Route
  readonly writeContext: WriteContext
  readonly identity: App['identity']
  render(request: FastifyRequest, answered: Answered, cookie: string | undefined): Rendered
}

/** The call of an operation as its handler is given it, made of a request that is not checked yet. */
export class HandledCall {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly headers: Record<string, unknown>
  readonly body: unknown
  readonly parts: AsyncIterable<Part> | undefined
  /** What the browser is to keep from now on. */
  cookie: string | undefined
  deviceCookie: string | undefined
  readonly #context: RouteContext
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #givenParts: AsyncIterable<Part> | undefined
  #unitOfWork: UnitOfWork | undefined
  #versions: (number | undefined)[] | undefined

  constructor(
    context: RouteContext,
    request: FastifyRequest,
    reply: FastifyReply,
    parts: AsyncIterable<Part> | undefined,
  ) {
    const { route } = context
    this.#context = context
    this.#request = request
    this.#reply = reply
    this.#givenParts = parts
    this.parts = parts && this.unitOfWork.readParts(parts)
    this.path = readParameters(request.params as Record<string, unknown>, route.pathTypes ?? noTypes)
    this.query = readParameters(request.query as Record<string, unknown>, route.queryTypes)
    this.headers = readHeaders(request, route.headers)
    const hasBody = request.body !== undefined
    this.body = parts ? undefined : hasBody || !route.isBodyOptional ? request.body : {}
  }

  /** Made when it is asked for: a read has none. */
  get unitOfWork(): UnitOfWork {
    return (this.#unitOfWork ??= new UnitOfWork(this.#context.writeContext, {
      id: this.#context.id,
      route: this.#context.route,
      request: this.#request,
      parts: this.#givenParts,
      render: (answered) => this.#context.render(this.#request, answered, this.cookie),
    }))
  }

  get bytes(): Uint8Array {
    return this.#request.bodyBytes ?? noBytes
  }
  get bearer(): string | undefined {
    const { isSigned } = this.#request.routeOptions.config
    return isSigned ? bearerIn(this.#request.headers.authorization) : undefined
  }
  get caller(): Caller {
    return this.#request.caller
  }
  get address(): string {
    return addressOf(this.#request)
  }
  get log() {
    return this.#request.log
  }
  get answer() {
    return answer
  }
  get wantsStream(): boolean {
    return wantsStream(this.#request.headers.accept)
  }
  get takesStream(): boolean {
    return takesStream(this.#request.headers.accept)
  }

  get wantsSocket(): boolean {
    return isHandshake(this.#request.raw)
  }

  // Functions of their own, because handlers take the call apart.
  get commit(): UnitOfWork['commit'] {
    return (stage, replyTo) => this.unitOfWork.commit(stage, replyTo)
  }

  get recordStart(): UnitOfWork['recordStart'] {
    return () => this.unitOfWork.recordStart()
  }

  get effectId(): string | undefined {
    return this.unitOfWork.effectId
  }

  get ifVersion(): number | undefined {
    this.#versions ??= versionsOf(this.headers['If-Match'])
    return this.#versions[0]
  }

  /** Goes on to the next version that `If-Match` names, if there is one. */
  tryNextVersion(): boolean {
    this.#versions?.shift()
    return (this.#versions?.length ?? 0) > 0
  }

  /** Made when a handler asks for it: most never do. */
  get signal(): AbortSignal {
    const { route, identity } = this.#context
    const ending = endOfAuthority(this.#request, this.#reply, route, identity)
    return closeSignal(this.#reply, ending)
  }

  get setSession() {
    return (session: BrowserSession | undefined): void => {
      if (this.unitOfWork.isCommitted)
        throw new Error('The session must be set before the commit, because a repeated call is given the same cookie.')
      this.cookie = sessionCookieOf(this.#request, session)
      // Below a path, the storage of this origin also belongs to others.
      if (session === undefined && this.#request.server.publicPath === '')
        this.#reply.header('clear-site-data', '"cache", "storage"')
      this.deviceCookie = session?.device && deviceCookieOf(this.#request, session.device)
    }
  }
}

const noTypes = {}
const noBytes = new Uint8Array()
const tagsMax = 16

/**
 * The versions that `If-Match` names (RFC 9110, section 13.1.1). Without one, and for `*`, any will do. A tag that is
 * weak or not one of ours matches no version.
 */
function versionsOf(header: unknown): (number | undefined)[] {
  if (header === undefined || header === '*') return [undefined]
  const versions = String(header)
    .split(',', tagsMax)
    .map((tag) => /^"(0|[1-9]\d{0,15})"$/.exec(tag.trim())?.[1])
  const ours = versions.flatMap((version) => (version === undefined ? [] : [Number(version)]))
  return ours.length > 0 ? [...new Set(ours)] : [-1]
}

// One function for every operation: its arguments are distinguished by type alone.
const answer = Object.assign(
  (body: object, about?: Answered['about']): Answered => (about ? { body, about } : { body }),
  {
    bytes: (file: FileReply): Answered => ({ file }),
    stream: (stream: StreamReply): Answered => ({ stream }),
    socket: (socket: SocketReply): Answered => ({ socket }),
  },
) as unknown as Answer<OperationId> & ((...given: never[]) => Reply<OperationId>)
