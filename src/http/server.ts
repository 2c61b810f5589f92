import { fastifyCookie } from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App, Caller, Handler, Handlers, OperationId } from '../contract.ts'
import { fail } from '../errors.ts'
import { routes } from '../generated/routes.ts'
import type { Rates } from '../services/rates.ts'
import type { Turns } from '../services/turns.ts'
import { Admission, defaultAdmission, isHealthCheck, refuseOverload } from './admission.ts'
import type { AdmissionOptions } from './admission.ts'
import { base, createRouteHandler } from './answer.ts'
import type { AnswerCheck } from './answer.ts'
import { authenticate, recognise } from './authenticate.ts'
import { registerDocs } from './docs.ts'
import type { Effects } from './effect.ts'
import { answerClientError, answerFailure, answerSocket } from './failures.ts'
import { hashOf } from './fingerprint.ts'
import { IdempotentCalls } from './idempotency.ts'
import { parseJson } from './json.ts'
import { headerBytesMax, jsonBytesMax } from './limits.ts'
import { createRequestLogs } from './log.ts'
import { acceptMultipart } from './multipart.ts'
import { methodsToRefuse, refuseUnknownRoute } from './paths.ts'
import { Patience, defaultTimes } from './patience.ts'
import type { PatienceTimes } from './patience.ts'
import { limitRate, tellRate } from './rate-limit.ts'
import { Refusals } from './refusals.ts'
import { requestIdOf } from './request-id.ts'
import type { Route } from './route.ts'
import { guardShell } from './shell.ts'
import { registerSignIn } from './sign-in.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once that is known. */
    caller: Caller
    /** The hash of the body of a call that may be repeated. */
    bodyHash: string | undefined
  }
}

export interface ServerOptions {
  readonly app: App
  readonly handlers: Handlers
  /** The path of openapi.yaml, which the docs show. */
  readonly contractFile: string
  /** The names under which the service answers, besides literal addresses. */
  readonly allowedHosts: readonly string[]
  readonly logLevel: string
  readonly rates: Rates
  /** The one of the process: whoever else writes takes the same turns. */
  readonly turns: Turns
  /** Whether other processes work on the same store. */
  readonly isStoreShared?: boolean
  readonly checkAnswer?: AnswerCheck
  readonly times?: Partial<PatienceTimes>
  /** Whom to refuse under overload; `off` accepts everybody. */
  readonly admission?: AdmissionOptions | 'off'
}

/** What the calls of one server share. */
interface Shared extends ServerOptions {
  readonly effects: Effects
  readonly patience: Patience
}

const sweepMs = 600_000

/** A server with every operation of the contract, ready to listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app, rates } = options
  const patience = new Patience({ ...defaultTimes, ...options.times })
  const server = createBareServer(options, patience)
  const allowedHosts = new Set(options.allowedHosts.map((name) => name.toLowerCase()))
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    guardShell(request, allowedHosts)
    if (isStopping) fail('shutting_down', { retryAfter: 1, headers: { connection: 'close' } })
    // Before the body is read: on a path that is none, its type and its size are no news.
    if (request.is404) {
      if (isOperation(request.url)) limitRate(request, reply, rates)
      refuseUnknownRoute(request.url)
    }
    done()
  })
  if (options.logLevel === 'info' || options.logLevel === 'debug')
    server.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  const idempotentCalls = new IdempotentCalls({
    store: app.store,
    now: app.now,
    isStoreShared: options.isStoreShared ?? false,
  })
  await registerOperations(server, {
    ...options,
    patience,
    effects: { store: app.store, now: app.now, idempotentCalls, turns: options.turns },
  })
  await loadCookies(server)
  sweepIdempotentCalls(server, idempotentCalls)
  registerDocs(server, { contractFile: options.contractFile })
  registerSignIn(server, app.identity)
  return server
}

function createBareServer(
  { app, logLevel, rates, times, admission }: ServerOptions,
  patience: Patience,
): FastifyInstance {
  const refusals = new Refusals(app)
  const { headersMs, keepAliveMs } = { ...defaultTimes, ...times }
  const server = fastify({
    logger: false,
    childLoggerFactory: createRequestLogs(logLevel),
    // The line of a request is ours to write: the default one holds the query, and so its secrets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: jsonBytesMax,
    // Each body has its own time (patience.ts).
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: keepAliveMs,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8192 },
    http: {
      maxHeaderSize: headerBytesMax,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(1_000, headersMs / 4),
      requireHostHeader: false,
    },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      answer(error, request, reply)
    },
    clientErrorHandler: answerClientError,
  })
  server.decorateRequest('caller')
  server.decorateRequest('bodyHash')
  server.setErrorHandler(async (thrown: unknown, request, reply) => {
    // By then a request without a body is complete, also when its head was enough to refuse it: its connection can go on.
    await aMomentLater
    return answer(thrown, request, reply)
  })
  server.setNotFoundHandler((request) => refuseUnknownRoute(request.url))
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      patience.received(request)
      refuseOtherCharsets(request.headers['content-type'])
      if (request.headers['idempotency-key'] !== undefined) request.bodyHash = hashOf(body)
      done(null, body.length === 0 ? undefined : parseJson(body))
    },
  )
  server.addHook('onClose', async () => patience.close())
  takeOverFromNode(server)
  if (admission !== 'off') guardLoad(server, new Admission(admission ?? defaultAdmission))
  return server

  function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // What is refused before anybody is counted tells the rate too.
    refusals.note(thrown, request, base)
    if (isOperation(request.url) && !reply.hasHeader('ratelimit') && !isHealthCheck(request.url))
      tellRate(request, reply, rates)
    return answerFailure(thrown, request, reply)
  }
}

/** Asks for admission before Fastify sees a request: a refusal must cost next to nothing. */
function guardLoad({ server }: FastifyInstance, admission: Admission): void {
  const [accept] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isHealthCheck(request.url)) accept?.(request, response)
    else
      admission.admit(
        () => accept?.(request, response),
        () => refuseOverload(request, response),
      )
  })
}

/** Removes the answers that are no longer kept, from time to time. */
function sweepIdempotentCalls(server: FastifyInstance, calls: IdempotentCalls): void {
  let sweeping = Promise.resolve()
  const sweep = () => {
    sweeping = calls
      .sweep()
      .catch((error: unknown) => server.log.warn({ err: error }, 'old answers could not be removed'))
  }
  const timer = setInterval(sweep, sweepMs).unref()
  server.addHook('onListen', async () => sweep())
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await sweeping
  })
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
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (request, response) => server.emit('request', request, response))
}

/** The functions of the plugin work once it is registered; in a context of its own it costs no route anything. */
async function loadCookies(server: FastifyInstance): Promise<void> {
  await server.register(async (context) => {
    await context.register(fastifyCookie, { hook: false })
  })
}

/** Registers the operations by what each needs, because a plugin costs every route of its context. */
async function registerOperations(server: FastifyInstance, shared: Shared): Promise<void> {
  const all = Object.entries(routes) as [OperationId, Route][]
  for (const { method, path } of methodsToRefuse()) registerRefusal(server, method, path, shared.rates)
  const add = (context: FastifyInstance, needed: (route: Route) => boolean) => {
    for (const [id, route] of all) if (needed(route)) registerOperation(context, id, route, shared)
  }
  add(server, (route) => route.body !== 'multipart')
  await server.register(async (context) => {
    await acceptMultipart(context)
    add(context, (route) => route.body === 'multipart')
  })
}

/** Before the body is read, like every call that no operation takes. */
function registerRefusal(server: FastifyInstance, method: string, path: string, rates: Rates): void {
  server.route({
    method,
    url: base + path,
    onRequest: async (request, reply) => {
      limitRate(request, reply, rates)
      refuseUnknownRoute(request.url)
    },
    handler: async ({ url }) => refuseUnknownRoute(url),
  })
}

function registerOperation(
  context: FastifyInstance,
  id: OperationId,
  route: Route,
  { app, handlers, rates, patience, effects, checkAnswer }: Shared,
): void {
  const isCounted = !isHealthCheck(base + route.path)
  context.route({
    method: route.method,
    url: base + route.path,
    ...(route.bodyBytesMax && { bodyLimit: route.bodyBytesMax }),
    onRequest: (request, reply, done) => {
      const caller = recognise(request, route, app.identity)
      if (caller === undefined) return admitUnknown(request, reply)
      request.caller = caller
      // Most bodies come right behind their heads: by then they are there, and need no watch.
      if (route.body) return aMomentLater.then(() => admit(request, reply))
      admit(request, reply)
      done()
    },
    handler: createRouteHandler({
      id,
      route,
      app,
      effects,
      check: checkAnswer,
      // The table maps each id to the handler of that id; the compiler cannot follow a union of ids through it.
      handler: handlers[id] as unknown as Handler<typeof id>,
    }),
  })

  async function admitUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      request.caller = await authenticate(request, route, app)
    } catch (failure) {
      // Failed attempts count too: for the address, since nobody is known.
      count(request, reply)
      throw failure
    }
    admit(request, reply)
  }

  function admit(request: FastifyRequest, reply: FastifyReply): void {
    count(request, reply)
    patience.await(request, route.body === 'multipart')
    if (request.headers.expect !== undefined) reply.raw.writeContinue()
  }

  function count(request: FastifyRequest, reply: FastifyReply): void {
    if (isCounted) limitRate(request, reply, rates)
  }
}

/** What waits for this goes on when Node has read what came with the head of a request. */
const aMomentLater = Promise.resolve()

function isOperation(url: string): boolean {
  return url.startsWith(`${base}/`)
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, caller } = request
  request.log.info(
    {
      method,
      path: withoutSecret(request.url.split('?')[0] ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      caller: caller?.userId,
    },
    'answered',
  )
}

/** A link is all that its holder needs, so that the log must not hold it. */
function withoutSecret(path: string): string {
  return path.startsWith(`${base}/links/`) ? `${base}/links/…` : path
}

function refuseOtherCharsets(contentType: string | undefined): void {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1]
  if (charset && charset.toLowerCase() !== 'utf-8')
    fail('unsupported_media_type', { message: 'JSON is UTF-8. Leave the charset away.' })
}
