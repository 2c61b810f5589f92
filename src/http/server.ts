import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App, Caller, Handler, Handlers, OperationId } from '../contract.ts'
import { fail } from '../errors.ts'
import { routes } from '../generated/routes.ts'
import { base, createRouteHandler } from './answer.ts'
import type { AnswerCheck } from './answer.ts'
import { limitArrival } from './arrival.ts'
import { authenticate } from './authenticate.ts'
import { registerDocs } from './docs.ts'
import { answerClientError, answerFailure, answerSocket } from './failures.ts'
import { parseJson } from './json.ts'
import { createRequestLogs } from './log.ts'
import { acceptMultipart } from './multipart.ts'
import { requestIdOf } from './request-id.ts'
import type { Route } from './route.ts'
import { guardShell } from './shell.ts'
import { registerSignIn } from './sign-in.ts'

declare module 'fastify' {
  interface FastifyRequest { caller: Caller }
}

export interface ServerOptions {
  readonly app: App
  readonly handlers: Handlers
  /** The path of openapi.yaml, which the docs show. */
  readonly contractFile: string
  /** The names under which the service answers, besides literal addresses. */
  readonly allowedHosts: readonly string[]
  readonly logLevel: string
  readonly checkAnswer?: AnswerCheck
  /** How long a body may keep us waiting. */
  readonly arrivalMs?: number
}

const jsonBytesMax = 1_048_576
const headerBytesMax = 16_384
const arrivalMsMax = 30_000

/** A server with every operation of the contract, ready to listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const server = createBareServer(options.logLevel)
  const allowedHosts = new Set(options.allowedHosts.map((name) => name.toLowerCase()))
  let isStopping = false
  server.addHook('preClose', async () => { isStopping = true })
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    guardShell(request, allowedHosts)
    if (isStopping) fail('shutting_down', { retryAfter: 1, headers: { connection: 'close' } })
    // Before the body is read: on a path that is none, its type and its size are no news.
    if (request.is404) refuseUnknownRoute(request.url)
  })
  if (options.logLevel === 'info' || options.logLevel === 'debug') server.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  await registerOperations(server, options)
  registerDocs(server, { contractFile: options.contractFile })
  await registerSignIn(server, options.app.identity)
  return server
}

function createBareServer(logLevel: string): FastifyInstance {
  const server = fastify({
    logger: false,
    childLoggerFactory: createRequestLogs(logLevel),
    // The line of a request is ours to write: the default one holds the query, and so its secrets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: jsonBytesMax,
    // Bodies have a shorter limit of their own, which lets a large file take its time.
    requestTimeout: 3_600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 5_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8192 },
    http: { maxHeaderSize: headerBytesMax, headersTimeout: 10_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      answerFailure(error, request, reply)
    },
    clientErrorHandler: answerClientError,
  })
  server.decorateRequest('caller')
  server.setErrorHandler((error, request, reply) => answerFailure(error, request, reply))
  server.setNotFoundHandler((request) => refuseUnknownRoute(request.url))
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer, done) => {
    refuseOtherCharsets(request.headers['content-type'])
    done(null, body.length === 0 ? undefined : parseJson(body))
  })
  takeOverFromNode(server)
  return server
}

/** What Node answers by itself, off the contract, unless somebody listens. */
function takeOverFromNode({ server }: FastifyInstance): void {
  server.on('connect', (request, socket) => {
    try {
      refuseUnknownRoute(request.url ?? '')
    } catch (failure) {
      answerSocket(failure, socket)
    }
  })
  // A caller who waits for `100 Continue` is told to go on when authentication has passed; other expectations are not ours.
  for (const event of ['checkContinue', 'checkExpectation']) server.on(event, (request, response) => server.emit('request', request, response))
}

/** Registers the operations by what each needs, because a plugin costs every route of its context. */
async function registerOperations(server: FastifyInstance, options: ServerOptions): Promise<void> {
  const all = Object.entries(routes) as [OperationId, Route][]
  const add = (context: FastifyInstance, needed: (route: Route) => boolean) => {
    for (const [id, route] of all) if (needed(route)) registerOperation(context, id, route, options)
  }
  add(server, (route) => route.body !== 'multipart' && !route.setsSession)
  await server.register(async (context) => {
    await acceptMultipart(context)
    add(context, (route) => route.body === 'multipart')
  })
  await server.register(async (context) => {
    await acceptCookies(context)
    add(context, (route) => route.setsSession === true)
  })
}

/** `hook: false`: the cookie is read where the session is, not on every request. */
export async function acceptCookies(context: FastifyInstance): Promise<void> {
  const { default: cookie } = await import('@fastify/cookie')
  await context.register(cookie, { hook: false })
}

function registerOperation(context: FastifyInstance, id: OperationId, route: Route, { app, handlers, checkAnswer, arrivalMs = arrivalMsMax }: ServerOptions): void {
  context.route({
    method: route.method,
    url: base + route.path,
    ...(route.bodyBytesMax && { bodyLimit: route.bodyBytesMax }),
    onRequest: async (request, reply) => {
      request.caller = await authenticate(request, route, app.identity)
      if (request.headers.expect !== undefined) reply.raw.writeContinue()
      if (!request.raw.complete) limitArrival(request.raw, reply.raw, route.body === 'multipart', arrivalMs)
    },
    // The table maps each id to the handler of that id; the compiler cannot follow a union of ids through it.
    handler: createRouteHandler(id, route, handlers[id] as unknown as Handler<typeof id>, app, checkAnswer),
  })
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, caller } = request
  request.log.info({ method, path: request.url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime), caller: caller?.userId }, 'answered')
}

function refuseOtherCharsets(contentType: string | undefined): void {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1]
  if (charset && charset.toLowerCase() !== 'utf-8') fail('unsupported_media_type', { message: 'JSON is UTF-8. Leave the charset away.' })
}

function refuseUnknownRoute(address: string): never {
  const path = address.split('?')[0] ?? ''
  const methods = Object.values(routes).filter((route) => patternOf(route).test(path)).flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]))
  if (methods.length === 0) fail('route_not_found')
  fail('method_not_allowed', { headers: { allow: methods.join(', ') } })
}

function patternOf(route: Route): RegExp {
  return new RegExp(`^${base}${route.path.replaceAll(/:\w+/g, '[^/]+')}$`)
}
