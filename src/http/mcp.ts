import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../contract.ts'
import { fail } from '../errors.ts'
import { routes } from '../generated/routes.ts'
import type { CallRates } from '../services/rates.ts'
import { authenticate } from './credentials/authenticate.ts'
import type { Authorities } from './credentials/authenticate.ts'
import { refuseForeignPages } from './credentials/foreign-pages.ts'
import { answerKinds } from './headers.ts'
import { jsonBytesMax } from './limits.ts'
import type { McpEndpoint } from './mcp/endpoint.ts'
import { readSelection } from './mcp/selection.ts'
import { limitRate } from './rate-limit.ts'
import { invite } from './bodies/expected-bodies.ts'
import type { RequestTimeouts } from './bodies/request-timeouts.ts'
import type { Route } from './route.ts'

export interface McpRouteOptions {
  readonly app: Services
  readonly authorities: Authorities
  readonly rates: CallRates
  readonly timeouts: RequestTimeouts
}

const address = '/mcp'

/** Needs a credential, and no scope: what the caller may do decides which tools there are. */
const route: Route = {
  method: 'POST',
  path: '',
  tag: 'MCP',
  scopes: [],
  reach: 'self',
  status: 200,
  body: 'json',
  queryTypes: {},
  headers: [],
  answers: ['application/json', 'text/event-stream'],
}

const bodyLimit = Math.max(jsonBytesMax, ...Object.values<Route>(routes).map(({ bodyBytesMax = 0 }) => bodyBytesMax))

/**
 * Gantry as an MCP server: the operations as tools and, below `compact`, three tools by which a model finds and calls
 * any of them. Each request is authenticated and stands for itself; there are no sessions.
 */
export function registerMcp(server: FastifyInstance, options: McpRouteOptions): void {
  const stopping = new AbortController()
  server.addHook('preClose', async () => stopping.abort())
  let endpoint: Promise<McpEndpoint> | undefined
  // Loaded at the first request: most services never need the SDK.
  const load = () =>
    (endpoint ??= import('./mcp/endpoint.ts').then(({ McpEndpoint }) => new McpEndpoint(options.app, stopping.signal)))

  for (const isCompact of [false, true]) {
    const url = isCompact ? `${address}/compact` : address
    server.route({
      method: 'POST',
      url,
      bodyLimit,
      onRequest: (request, reply) => admit(request, reply, options),
      handler: async (request, reply) => {
        const caller = () => authenticate(request, route, options.authorities)
        const count = () => limitRate(request, reply, options.rates)
        if (!isCallOfTool(request.body)) count()
        const selection = isCompact ? 'compact' : readSelection(request.query)
        return send(reply, await (await load()).answer({ request, reply, selection, caller, count }))
      },
    })
    server.route({ method: ['GET', 'DELETE'], url, handler: async () => refuseMethod() })
  }
}

async function admit(request: FastifyRequest, reply: FastifyReply, options: McpRouteOptions): Promise<void> {
  // A browser names the page that asks; no page but our own may use the tools, with whatever credential.
  refuseForeignPages(request)
  try {
    request.caller = await authenticate(request, route, options.authorities)
  } catch (failure) {
    limitRate(request, reply, options.rates)
    throw failure
  }
  options.timeouts.await(request, false)
  invite(request, reply)
}

/** The answer of the SDK with our headers for answers of its kind. */
function send(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  const type = headers.get('content-type')
  const isStream = type?.startsWith('text/event-stream') === true
  if (isStream) reply.headers(answerKinds.stream.headers)
  if (type !== null) reply.header('content-type', type)
  return reply.code(status).send(body === null ? undefined : Readable.fromWeb(body as NodeStream))
}

/** The operation that it calls counts the call. */
function isCallOfTool(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'tools/call'
}

/** There are no sessions to read from or to end. Clients of the 2025 specification try, and go on without. */
function refuseMethod(): never {
  fail('method_not_allowed', {
    message: 'The MCP endpoint takes POST alone: it has no sessions.',
    headers: { allow: 'POST' },
  })
}
