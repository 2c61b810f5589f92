import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, App, BrowserSession, Call, Caller, FileReply, Handler, OperationId, Reply } from '../contract.ts'
import { fail } from '../errors.ts'
import { validators } from '../generated/request-validators.js'
import { sessionCookie } from './authenticate.ts'
import { matchesTag, sendFile } from './bytes.ts'
import { readParts } from './multipart.ts'
import type { Route, Validator } from './route.ts'
import { serialize } from './serialize.ts'
import { readHeaders, readParameters, validate } from './validate.ts'
import type { Check } from './validate.ts'

export const base = '/api/v1'

/** Checks an answer before it is written; only tests have one, because the serializer would hide a handler's mistake. */
export type AnswerCheck = (id: OperationId, status: number, body: unknown) => void

/** What `answer` makes. Its type hides this from handlers. */
interface Answered { readonly body?: object; readonly file?: FileReply; readonly about?: { location?: string; version?: number; deprecated?: boolean } }

/** Makes the Fastify handler of one operation: checks the request, builds the call, runs the handler, writes its answer. */
export function createRouteHandler<Id extends OperationId>(id: Id, route: Route, handler: Handler<Id>, app: App, check?: AnswerCheck) {
  const checks = checksOf(id, route)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | string> => {
    const call = new HttpCall(route, request, reply)
    validate(call, checks)
    // The validators have just proved what the type says; they cannot tell the compiler.
    const answered = await handler(call as unknown as Call<Id>, app) as unknown as Answered
    return answered.file ? sendFile(request, reply, answered.file) : answerJson(request, reply, answered)
  }

  function answerJson(request: FastifyRequest, reply: FastifyReply, { body, about }: Answered): FastifyReply | string {
    const whole = { success: true, ...body }
    check?.(id, route.status, whole)
    if (about?.location !== undefined) reply.header('location', base + about.location)
    if (about?.deprecated) reply.header('deprecation', deprecatedSince).header('link', '</docs>; rel="deprecation"')
    const next = nextCursorOf(body)
    if (next !== undefined) reply.header('link', `<${nextAddress(request.url, next)}>; rel="next"`)
    if (about?.version !== undefined) {
      const tag = `"${about.version}"`
      reply.header('etag', tag)
      if ((request.method === 'GET' || request.method === 'HEAD') && matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    }
    reply.code(route.status).type('application/json; charset=utf-8')
    return serialize(id, whole)
  }
}

/** The parts of a request that have a validator, in the order in which a refusal speaks of them. */
function checksOf(id: OperationId, route: Route): Check[] {
  const body = route.body === 'json' ? validators[`${id}_body`] : route.body ? undefined : noBody
  const all = { path: validators[`${id}_path`], query: validators[`${id}_query`], headers: validators[`${id}_header`], body }
  return (['path', 'query', 'headers', 'body'] as const).flatMap((place) => {
    const validator = all[place]
    return validator ? [{ place, validator }] : []
  })
}

function nextCursorOf(body: object | undefined): string | undefined {
  const data: unknown = body && 'data' in body ? body.data : undefined
  return typeof data === 'object' && data !== null && 'nextCursor' in data && typeof data.nextCursor === 'string' ? data.nextCursor : undefined
}

function nextAddress(url: string, cursor: string): string {
  const [path, query] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  return `${path}?${parameters}`
}

/** When `intent` gave way to `title` (RFC 9745 wants a date). */
const deprecatedSince = '@1767225600'

const noBody: Validator = (value) => value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0) || fail('validation_failed', { message: 'This operation takes no body.', details: [{ path: 'body', rule: 'empty', message: 'This operation takes no body.' }] })

class HttpCall {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly headers: Record<string, unknown>
  readonly body: unknown
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(route: Route, request: FastifyRequest, reply: FastifyReply) {
    this.#request = request
    this.#reply = reply
    this.path = readParameters(request.params as Record<string, unknown>, route.pathTypes ?? {})
    this.query = readParameters(request.query as Record<string, unknown>, route.queryTypes)
    this.headers = readHeaders(request, route.headers)
    const hasBody = request.body !== undefined
    this.body = route.body === 'multipart' ? undefined : hasBody || !route.isBodyOptional ? request.body : {}
  }

  get parts() { return readParts(this.#request) }
  get caller(): Caller { return this.#request.caller }
  get log() { return this.#request.log }
  get answer() { return answer }

  get ifVersion(): number | undefined {
    const given = this.headers['If-Match']
    if (given === undefined) return undefined
    // A tag that is not one of ours matches no version.
    const version = /^"([1-9]\d{0,15}|0)"$/.exec(String(given))?.[1]
    return version === undefined ? -1 : Number(version)
  }

  /** Made when a handler asks for it: most never do. */
  get signal(): AbortSignal {
    const controller = new AbortController()
    const { raw } = this.#reply
    raw.once('close', () => { if (!raw.writableFinished) controller.abort() })
    return controller.signal
  }

  /** A function of its own, because handlers take the call apart. */
  get setSession() {
    const reply = this.#reply
    const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#request.protocol === 'https' } as const
    return (session: BrowserSession | undefined): void => {
      if (session) reply.setCookie(sessionCookie, session.secret, { ...attributes, expires: new Date(session.expiresAt) })
      else reply.clearCookie(sessionCookie, attributes)
    }
  }
}

// One function for every operation: what it takes is told apart by type alone.
const answer = Object.assign(
  (body: object, about?: Answered['about']): Answered => (about ? { body, about } : { body }),
  { bytes: (file: FileReply): Answered => ({ file }) },
) as unknown as Answer<OperationId> & ((...given: never[]) => Reply<OperationId>)
