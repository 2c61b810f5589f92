import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Call, Handler, OperationId, StreamReply } from '../contract.ts'
import { Failure, fail } from '../errors.ts'
import { validators } from '../generated/request-validators.js'
import { validate } from '../platform/text/validation.ts'
import type { Check } from '../platform/text/validation.ts'
import { VersionConflict } from '../stores/port.ts'
import { deprecationHeaders } from './contract-headers.ts'
import { HandledCall } from './handled-call.ts'
import type { RouteContext } from './handled-call.ts'
import { authorize, authorizeParts } from './credentials/authorize.ts'
import { isRuled, requireRuled } from './credentials/call-rules.ts'
import { matchesTag, sendFile } from './bytes.ts'
import { endOfAuthority } from './credentials/authority.ts'
import type { WriteContext } from './unit-of-work.ts'
import { readParts } from './bodies/multipart.ts'
import type { Relay } from './relay.ts'
import { placements } from './relay/placements.ts'
import type { Answered, Rendered } from './rendered.ts'
import { base, isForm } from './route.ts'
import type { Route, Validator } from './route.ts'
import { serialize } from './serialize.ts'
import type { Sockets } from './sockets.ts'
import { sendStream } from './streams.ts'

/**
 * Checks an answer before it is written; only tests have one, because the serializer would hide a handler's mistake.
 */
export type AnswerCheck = (id: OperationId, status: number, body: unknown) => void

export interface RouteOptions<Id extends OperationId> {
  readonly id: Id
  readonly route: Route
  readonly handler: Handler<Id>
  readonly app: App
  readonly writeContext: WriteContext
  /** The way to the other processes on the store, where there are any. */
  readonly relay: Relay | undefined
  readonly sockets: Sockets
  readonly check: AnswerCheck | undefined
}

/**
 * Makes the Fastify handler of one operation: checks the request, builds the call, runs the handler, writes its answer.
 */
export function createRouteHandler<Id extends OperationId>(options: RouteOptions<Id>) {
  const { id, route, handler, app, writeContext, relay, sockets, check } = options
  const checks = { ofForm: checksOf(id, undefined), ofJson: checksOf(id, bodyCheckOf(id, route)) }
  const context: RouteContext = { id, route, writeContext, identity: app.identity, render }
  const takesVersions = route.headers.includes('If-Match')
  const mayStream = route.answers.includes('text/event-stream')
  // The validators have just checked what the type says; the compiler cannot know that.
  const handle = (call: HandledCall) => handler(call as unknown as Call<Id>, app) as unknown as Promise<Answered>
  const tryEach = (call: HandledCall) => (takesVersions ? withEachTag(call, handle) : handle(call))
  const attempt = (call: HandledCall) =>
    isRuled(call.caller) ? requireRuled(id, call, app).then(() => tryEach(call)) : tryEach(call)
  const answerHere = isRead(route.method) ? read : mayStream ? writeOrStream : write
  const placement = placements[id]
  return relay && placement
    ? relay.wherePlaced(answerHere, (request, reply) => placement(open(request, reply), app), sockets)
    : answerHere

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<Sent> {
    const answered = await attempt(open(request, reply))
    if (answered.stream) return send(request, reply, answered.stream)
    if (answered.socket) return sockets.open(request, reply, answered.socket)
    if (answered.file) return sendFile(request, reply, answered.file)
    return writeUnlessCurrent(request, reply, render(request, answered, undefined))
  }

  async function write(request: FastifyRequest, reply: FastifyReply): Promise<Sent> {
    const call = open(request, reply)
    const rendered = await call.unitOfWork.run(() => attempt(call))
    return writeWithDevice(reply, rendered, call)
  }

  async function writeOrStream(request: FastifyRequest, reply: FastifyReply): Promise<Sent> {
    const call = open(request, reply)
    let stream: StreamReply | undefined
    const attemptOnce = async () => {
      const answered = await attempt(call)
      stream = answered.stream
      return answered
    }
    const rendered = await call.unitOfWork.run(attemptOnce).catch((error: unknown) => {
      stream?.close()
      throw error
    })
    return stream ? send(request, reply, stream) : writeWithDevice(reply, rendered, call)
  }

  function send(request: FastifyRequest, reply: FastifyReply, stream: StreamReply): FastifyReply {
    return sendStream(request, reply, stream, () => endOfAuthority(request, reply, route, app.identity))
  }

  /** The call, checked as the contract has it. */
  function open(request: FastifyRequest, reply: FastifyReply): HandledCall {
    const hasForm = isForm(route, request.headers['content-type'])
    const parts = hasForm ? authorizeParts(route, readParts(request), request.caller, app.identity) : undefined
    const call = new HandledCall(context, request, reply, parts)
    validate(call, hasForm ? checks.ofForm : checks.ofJson)
    authorize(route, call, request.caller, app.identity)
    return call
  }

  function render(request: FastifyRequest, { body, about, stream }: Answered, cookie: string | undefined): Rendered {
    // A stream has no text that could be kept for a retry.
    if (stream) return { status: 200, headers: {}, body: '' }
    const whole = { success: true, ...body }
    check?.(id, route.status, whole)
    const next = nextCursorOf(body)
    const { publicPath } = request.server
    const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
    if (about?.location !== undefined) headers['location'] = publicPath + base + about.location
    if (about?.deprecated) Object.assign(headers, deprecationHeaders(publicPath))
    // Work that goes on is looked for soon: most of it is short.
    if (route.status === 202) headers['retry-after'] = '1'
    if (next !== undefined) headers['link'] = `<${publicPath}${nextAddress(request.url, route, next)}>; rel="next"`
    if (about?.version !== undefined) headers['etag'] = `"${about.version}"`
    if (cookie !== undefined) headers['set-cookie'] = cookie
    return { status: route.status, headers, body: serialize(id, whole) }
  }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * What Fastify is given: the text to send or, once something else was sent, the reply. Waiting for a reply costs a
 * tick.
 */
type Sent = string | FastifyReply

function write(reply: FastifyReply, { status, headers, body }: Rendered): Sent {
  reply.code(status).headers(headers)
  return body
}

/**
 * The cookie by which a browser is known is not part of the answer that is kept for a retry: it is for this browser.
 */
function writeWithDevice(reply: FastifyReply, rendered: Rendered, { deviceCookie }: HandledCall): Sent {
  const body = write(reply, rendered)
  if (deviceCookie !== undefined) reply.header('set-cookie', deviceCookie)
  return body
}

/** Answers 304 when the client has the current version. */
function writeUnlessCurrent(request: FastifyRequest, reply: FastifyReply, rendered: Rendered): Sent {
  const { etag } = rendered.headers
  if (etag !== undefined && matchesTag(request.headers['if-none-match'], etag))
    return reply.header('etag', etag).code(304).send()
  return write(reply, rendered)
}

/**
 * `If-Match` may name several versions. A call that is refused for its version had no effect, so the next one is tried.
 */
async function withEachTag(call: HandledCall, handle: (call: HandledCall) => Promise<Answered>): Promise<Answered> {
  for (;;) {
    try {
      return await handle(call)
    } catch (error) {
      const isStale =
        error instanceof VersionConflict || (error instanceof Failure && error.code === 'revision_mismatch')
      if (!isStale) throw error
      if (!call.tryNextVersion()) throw explainedFor(call.headers['If-Match'], error)
    }
  }
}

function bodyCheckOf(id: OperationId, { body }: Route): Check['validator'] | undefined {
  return body ? validators[`${id}_body`] : noBody
}

/** The parts of a request that have a validator, in the order in which a refusal speaks of them. */
function checksOf(id: OperationId, body: Check['validator'] | undefined): Check[] {
  const all = {
    path: validators[`${id}_path`],
    query: validators[`${id}_query`],
    headers: validators[`${id}_header`],
    body,
  }
  return (['path', 'query', 'headers', 'body'] as const).flatMap((place) => {
    const validator = all[place]
    return validator ? [{ place, validator }] : []
  })
}

function nextCursorOf(body: object | undefined): string | undefined {
  const data: unknown = body && 'data' in body ? body.data : undefined
  return typeof data === 'object' && data !== null && 'nextCursor' in data && typeof data.nextCursor === 'string'
    ? data.nextCursor
    : undefined
}

function nextAddress(url: string, { queryTypes }: Route, cursor: string): string {
  const [path, query] = url.split('?')
  const parameters = new URLSearchParams(query)
  // Where positions are plain numbers, the contract has `after` for them; a ticket works once and is not repeated.
  parameters.set('cursor' in queryTypes ? 'cursor' : 'after', cursor)
  parameters.delete('ticket')
  return `${path}?${parameters}`
}

const noBody: Validator = (value) =>
  value === undefined ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0) ||
  fail('validation_failed', {
    message: 'This operation takes no body.',
    details: [{ path: 'body', rule: 'empty', message: 'This operation takes no body.' }],
  })

/**
 * A version without its quotes matches nothing, nor does a weak tag (RFC 9110, section 13.1.1), and "it has changed"
 * would send the caller the wrong way.
 */
function explainedFor(header: unknown, error: unknown): unknown {
  const [, bare, weak] = /^(?:(\d{1,16})|W\/"(\d{1,16})")$/.exec(String(header).trim()) ?? []
  if (bare === undefined && weak === undefined) return error
  const message =
    weak === undefined
      ? `If-Match takes an ETag with its quotes: If-Match: "${bare}".`
      : `If-Match takes strong ETags alone; W/ makes one weak, as a proxy that compresses does. Send If-Match: "${weak}".`
  return new Failure('revision_mismatch', { ...(error instanceof Failure && error.options), message })
}
