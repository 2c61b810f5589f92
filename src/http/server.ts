import { fastifyCookie } from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, Handler, Handlers, OperationId, Services } from '../contract.ts'
import { fail } from '../errors.ts'
import type { Failure } from '../errors.ts'
import { routes } from '../generated/routes.ts'
import type { CallRates } from '../services/rates.ts'
import type { Commits } from '../platform/work/commits.ts'
import { Admission, defaultAdmission } from './overload/admission.ts'
import type { AdmissionControl } from './overload/admission.ts'
import { createRouteHandler } from './answer.ts'
import type { AnswerCheck } from './answer.ts'
import { registerOidcSignIn } from './credentials/oidc-sign-in.ts'
import { registerDocs } from './docs.ts'
import { asksForPage } from './docs/docs-pages.ts'
import type { WriteContext } from './unit-of-work.ts'
import { answerClientError, answerFailure } from './failures.ts'
import { gateOf } from './gate.ts'
import type { GateOptions } from './gate.ts'
import { limitConnections } from './overload/connection-limit.ts'
import { hashOf } from './idempotency/fingerprint.ts'
import { contractHeader } from './contract-headers.ts'
import { answerKinds } from './headers.ts'
import { headAsGet, restoreHead } from './head-requests.ts'
import { registerHealthChecks } from './health-checks.ts'
import { IdempotentCalls } from './idempotency/idempotent-calls.ts'
import type { InProcessCalls } from './in-process-calls.ts'
import { parseJson } from './bodies/json.ts'
import { headerBytesMax, jsonBytesMax } from './limits.ts'
import { guardLoad } from './overload/load-guard.ts'
import { createRequestLogs } from './log.ts'
import { registerMcp } from './mcp.ts'
import { jsonTypes, refuseOtherCharsets, refuseOtherTypes } from './bodies/media-types.ts'
import { registerMetrics, type MetricsOptions } from './metrics.ts'
import { acceptMultipart } from './bodies/multipart.ts'
import { stripPublicPath } from './public-path.ts'
import { isOperation, isUnlimited, methodsToRefuse, pathToLog, refuseUnknownRoute } from './paths.ts'
import { RequestTimeouts, defaultTimes } from './bodies/request-timeouts.ts'
import type { TimeoutOptions } from './bodies/request-timeouts.ts'
import { limitRate, setRateHeaders } from './rate-limit.ts'
import { takeOverFromNode } from './raw-requests.ts'
import { DenialAudit } from './credentials/denial-audit.ts'
import { RefusedBodies, drainedBytesMaxOf } from './bodies/refused-bodies.ts'
import type { DrainOptions } from './bodies/refused-bodies.ts'
import type { Relay } from './relay.ts'
import { placements } from './relay/placements.ts'
import type { Processes } from './relay/processes.ts'
import { requestIdOf } from './request-id.ts'
import { base, type Route } from './route.ts'
import { guardRequest } from './request-guard.ts'
import { registerOpenAi } from './openai.ts'
import type { SecretMask } from '../platform/secrets/secret-mask.ts'
import { SilentConnections } from './silent-connections.ts'
import { Sockets, isHandshake } from './sockets.ts'
import { sessionCookiesAt } from './credentials/cookie-names.ts'
import type { SessionCookies } from './credentials/cookie-names.ts'
import { requireTls, strictTransportAt } from './strict-transport.ts'
import { TrustedProxies, noteUntrustedProxy } from './trusted-proxies.ts'
import { every, type Repetition } from '../platform/work/every.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types of the bodies that the operation accepts. */
    accepts?: readonly string[]
    /** Whether it signs in, and so needs no credential. */
    isSignIn?: boolean
    /** Whether the handler is given the bytes of the body. */
    isSigned?: boolean
    /** What a failure is answered with in place of the envelope, on paths beside the contract. */
    failureBody?: (failure: Failure) => object
    /** The id of the operation; on a path beside the contract, of the one that does the same. */
    operation?: OperationId
    standsFor?: OperationId
    /** Whether another process may be the one that answers it. */
    isPlaced?: boolean
  }
  interface FastifyInstance {
    /** The origin under which browsers reach the service, if it is known. */
    publicOrigin: string | undefined
    /** What stands in front of each path there: `/gantry`, or nothing. */
    publicPath: string
    silentConnections: SilentConnections
    sessionCookies: SessionCookies
    /** The `Strict-Transport-Security` header of every answer, if there is one. */
    strictTransport: string | undefined
  }
  interface FastifyRequest {
    /** That of the route, for operations: to ask Fastify for it costs an object each time. */
    config: FastifyContextConfig | undefined
    /** Who calls, once that is known. */
    caller: Caller
    /** The caller of a credential that lacks the scopes of the operation: such a call has none. */
    deniedCaller: Caller | undefined
    /** Whether the audit log has the refusal of the call already. */
    isRefusalAudited: boolean
    /** The hash of the body of a call that may be repeated. */
    bodyHash: string | undefined
    /** The body of a call that is signed, or may be relayed. */
    bodyBytes: Uint8Array | undefined
    /** Whether another process has relayed the call to this one. */
    isRelayed: boolean
    /** Aborts when the credential of the call ends; absent where nothing waits for it. */
    authority: AbortSignal | undefined
  }
}

export interface ServerOptions extends Pick<MetricsOptions, 'areaMetrics' | 'metricsToken'> {
  readonly app: Services
  readonly handlers: Handlers
  /** The path of openapi.yaml, which the docs show. */
  readonly contractFile: string
  /** The names under which the service answers, besides literal addresses. */
  readonly allowedHosts: readonly string[]
  /** The origin under which browsers reach the service, where that is not the one of its own address. */
  readonly publicOrigin?: string | undefined
  /** What stands in front of each path there: `/gantry`, or nothing. */
  readonly publicPath?: string | undefined
  /** The proxies that say who called, as addresses and networks. */
  readonly trustedProxies?: readonly string[]
  readonly logLevel: string
  readonly secretMask: SecretMask
  readonly rates: CallRates
  readonly commits: Commits
  /** The calls that the service makes of itself; they are sent to this server. */
  readonly inProcessCalls: InProcessCalls
  /** The processes on the store, where others work on it. */
  readonly processes?: Processes | undefined
  readonly checkAnswer?: AnswerCheck
  readonly times?: Partial<TimeoutOptions>
  /** How much of a refused body is read, so that its sender reads the refusal. */
  readonly drain?: Partial<DrainOptions>
  /** How many connections of one address are open at a time. */
  readonly connectionsPerAddress?: number | 'off'
  /** How many are open at a time in all. */
  readonly connectionsMax?: number
  /** Whom to refuse under overload; `off` accepts everybody. */
  readonly admission?: AdmissionControl | 'off'
}

/** What the calls of one server share. */
interface Shared extends ServerOptions, GateOptions {
  readonly app: Services
  readonly writeContext: WriteContext
  readonly relay: Relay | undefined
  readonly sockets: Sockets
}

/** For how long requests are read, accepted ones and refused ones. */
interface Readers {
  readonly timeouts: RequestTimeouts
  readonly times: typeof defaultTimes
  readonly refusedBodies: RefusedBodies
}

const sweepMs = 600_000
/** What most answers have; those of another kind replace these. */
const jsonHeaders = { ...answerKinds.json.headers, ...contractHeader }

/** A server with every operation of the contract, ready to listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app, rates, inProcessCalls } = options
  const times = { ...defaultTimes, ...options.times }
  const timeouts = new RequestTimeouts(times)
  const refusedBodies = new RefusedBodies({ bytesMax: drainedBytesMaxOf(0), ms: times.bodyMs, ...options.drain })
  const server = createBareServer(options, { timeouts, times, refusedBodies })
  const { admission = new Admission(defaultAdmission, server.publicPath) } = options
  const admissionControl = admission === 'off' ? undefined : admission
  if (admissionControl) guardLoad(server, admissionControl, refusedBodies)
  const { connectionsPerAddress: perAddress = 'off', connectionsMax: all = Number.POSITIVE_INFINITY } = options
  limitConnections(server, { perAddress, all })
  if (server.publicPath !== '') stripPublicPath(server)
  if (server.strictTransport !== undefined) requireTls(server, server.strictTransport)
  const allowedHosts = {
    names: new Set(options.allowedHosts.map((name) => name.toLowerCase())),
    publicUrl: options.publicOrigin && options.publicOrigin + server.publicPath,
    seen: new Set<string>(),
  }
  const noteProxy = noteUntrustedProxy(server)
  const callMetrics = registerMetrics(server, options)
  const logOf = createRequestLogs(options.logLevel, options.secretMask)
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  server.addHook('onRequest', (request, reply, done) => {
    restoreHead(request.raw)
    request.log = reply.log = logOf(request.id)
    callMetrics.begin(request, reply)
    reply.header('x-request-id', request.id).headers(jsonHeaders)
    guardRequest(request, allowedHosts)
    noteProxy(request)
    if (isStopping) fail('shutting_down', { retryAfter: 1, headers: { connection: 'close' } })
    // Before the body is read: on an unknown path, its type and size do not matter.
    if (request.is404 && !asksForPage(request)) {
      if (isOperation(request.url)) limitRate(request, reply, rates)
      refuseUnknownRoute(request.method, request.url, server.publicPath)
    }
    done()
  })
  if (options.logLevel === 'info' || options.logLevel === 'debug')
    server.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  const idempotentCalls = new IdempotentCalls({ store: app.store, now: app.now, processes: options.processes })
  inProcessCalls.sendTo(server)
  const { identity, events, terminals } = app
  const authorities = { identity, events, terminals, inProcessCalls }
  const writeContext = { store: app.store, now: app.now, idempotentCalls, commits: options.commits }
  const passing = { app, rates, inProcessCalls, timeouts, admissionControl }
  const { processes } = options
  const relay = processes && (await import('./relay.ts')).openRelay(server, { ...passing, processes })
  const shared = {
    ...options,
    authorities,
    timeouts,
    callMetrics,
    admissionControl,
    writeContext,
    relay,
    sockets: new Sockets(server),
  }
  await registerOperations(server, shared)
  await loadCookies(server)
  sweepIdempotentCalls(server, idempotentCalls)
  const sessionCookie = server.sessionCookies.session.name
  registerDocs(server, { contractFile: options.contractFile, publicPath: server.publicPath, sessionCookie })
  registerHealthChecks(server, app.health)
  registerOidcSignIn(server, { identity: app.identity, rates })
  registerOpenAi(server, shared)
  registerMcp(server, shared)
  return server
}

function createBareServer(
  { app, rates, publicOrigin, publicPath = '', trustedProxies = [] }: ServerOptions,
  { timeouts, times: { headersMs, keepAliveMs }, refusedBodies }: Readers,
): FastifyInstance {
  const denialAudit = new DenialAudit(app)
  const server = fastify({
    logger: false,
    // The default log line contains the query and so its secrets; `logRequest` writes its own.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: jsonBytesMax,
    // Each body has its own time (request-timeouts.ts).
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: keepAliveMs,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8192 },
    ...headAsGet,
    // The validators and serializers are generated: without these, Fastify would load its compilers.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    http: {
      maxHeaderSize: headerBytesMax,
      headersTimeout: headersMs,
      connectionsCheckingInterval: headersMs / 4,
      requireHostHeader: false,
      shouldUpgradeCallback: isHandshake,
    },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).headers(contractHeader)
      answer(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, server),
  })
  server.decorate('publicOrigin', publicOrigin)
  server.decorate('publicPath', publicPath)
  server.decorate('silentConnections', new SilentConnections(server.server))
  server.decorate('sessionCookies', sessionCookiesAt(publicOrigin, publicPath))
  server.decorate('strictTransport', strictTransportAt(publicOrigin, publicPath))
  server.decorate('trustedProxies', new TrustedProxies(trustedProxies))
  for (const name of ['config', 'caller', 'deniedCaller', 'bodyHash', 'bodyBytes', 'authority'])
    server.decorateRequest(name)
  for (const name of ['isRefusalAudited', 'isRelayed']) server.decorateRequest(name, false)
  server.setErrorHandler(async (thrown: unknown, request, reply) => {
    // By then a request without a body is complete, also when its head was enough to refuse it: its connection can go
    // on.
    await undefined
    return answer(request.authority?.aborted ? request.authority.reason : thrown, request, reply)
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(jsonTypes, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer, done) => {
    timeouts.received(request)
    const { headers, config = request.routeOptions.config } = request
    refuseOtherTypes(headers['content-type'], config)
    refuseOtherCharsets(request.headers['content-type'])
    if (headers['idempotency-key'] !== undefined) request.bodyHash = hashOf(body)
    if (config.isSigned || config.isPlaced) request.bodyBytes = body
    done(null, body.length === 0 ? undefined : parseJson(body))
  })
  server.addHook('preClose', async () => refusedBodies.stop())
  server.addHook('onClose', async () => timeouts.close())
  takeOverFromNode(server)
  return server

  function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Refusals before the rate limit report the rate too.
    denialAudit.note(thrown, request)
    if (isOperation(request.url) && !reply.hasHeader('ratelimit') && !isUnlimited(request.url))
      setRateHeaders(request, reply, rates)
    return answerFailure(thrown, request, reply, refusedBodies)
  }
}

/** Removes the answers that are no longer kept, from time to time. */
function sweepIdempotentCalls(server: FastifyInstance, calls: IdempotentCalls): void {
  const onError = (error: unknown) =>
    server.log.warn({ err: error }, 'expired idempotency records could not be removed')
  let sweeping: Repetition | undefined
  server.addHook('onListen', async () => {
    sweeping = every(sweepMs, () => calls.sweep(), { atOnce: true, onError })
  })
  server.addHook('onClose', () => sweeping?.stop())
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
function registerRefusal(server: FastifyInstance, method: string, path: string, rates: CallRates): void {
  server.route({
    method,
    url: base + path,
    onRequest: async (request, reply) => {
      limitRate(request, reply, rates)
      refuseUnknownRoute(method, request.url, server.publicPath)
    },
    handler: async ({ url }) => refuseUnknownRoute(method, url, server.publicPath),
  })
}

function registerOperation(context: FastifyInstance, id: OperationId, route: Route, shared: Shared): void {
  const { app, handlers, writeContext, checkAnswer } = shared
  const config = {
    operation: id,
    accepts: route.bodyTypes ?? [route.body === 'multipart' ? 'multipart/form-data' : 'application/json'],
    isSignIn: route.isPublic === true && route.setsSession === true,
    isSigned: route.isSigned === true,
    isPlaced: placements[id] !== undefined,
  }
  context.route({
    // Balancers check the health by OPTIONS unless they are configured otherwise.
    method: route.isUnlimited ? [route.method, 'OPTIONS'] : route.method,
    url: base + route.path,
    ...(route.bodyBytesMax && { bodyLimit: route.bodyBytesMax }),
    config,
    onRequest: gateOf(route, config, shared),
    handler: createRouteHandler({
      id,
      route,
      app,
      writeContext,
      relay: shared.relay,
      sockets: shared.sockets,
      check: checkAnswer,
      // The table maps each id to the handler of that id; the compiler cannot follow a union of ids through it.
      handler: handlers[id] as unknown as Handler<typeof id>,
    }),
  })
}

function refuseSchema(): never {
  throw new Error('A route has no schema: requests and answers are checked by what is generated from the contract.')
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, caller } = request
  request.log.info(
    {
      method,
      path: pathToLog(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      caller: caller?.userId,
    },
    'answered',
  )
}
