import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hash, timingSafeEqual } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Services } from '../contract.ts'
import { fail } from '../errors.ts'
import type { Commits } from '../platform/work/commits.ts'
import type { Metric } from '../platform/work/metrics.ts'
import { anonymous, bearerIn } from './credentials/authenticate.ts'
import { Durations } from '../platform/work/durations.ts'
import { exposeCounter, exposeGauge, exposeHistogram, exposeMetric, expositionType } from './exposition.ts'
import { answerKinds } from './headers.ts'

export interface MetricsOptions {
  readonly app: Pick<Services, 'limits' | 'store' | 'version'> & {
    readonly identity: Pick<Services['identity'], 'callerOfToken'>
  }
  readonly commits: Commits
  /** What the areas measure. */
  readonly areaMetrics?: (() => Promise<readonly Metric[]>) | undefined
  /** A token that reads the metrics and nothing else. */
  readonly metricsToken?: string | undefined
}

const otherOperation = 'none'
/** Limits without `used` are no measurements, and those of a caller are none of the service. */
const usedLimits = ['jobs', 'chatTurns', 'agentTurns', 'jobStreams', 'terminals', 'streams']

/**
 * Serves `GET /metrics` in the text format of Prometheus: calls and their durations by operation, durations of commits,
 * what is used of the limits, events and the process. Returns what counts the calls.
 */
export function registerMetrics(
  server: FastifyInstance,
  { app, commits, areaMetrics = async () => [], metricsToken: token }: MetricsOptions,
): CallMetrics {
  const calls = new CallMetrics(server)
  serve(server, { token, app }, async () => {
    const parts = [
      calls.exposed(),
      exposeHistogram('gantry_commit_duration_seconds', 'From handing a commit to the store until it is on disk.', [
        commits,
      ]),
      exposedLimits(app),
      await exposedEvents(app),
      exposedStore(app),
      ...(await areaMetrics()).map(exposeMetric),
      exposedClock(app),
      exposedProcess(app),
    ]
    return parts.join('\n')
  })
  return calls
}

function exposedLimits({ limits }: MetricsOptions['app']): string {
  const measured = limits
    .list(anonymous)
    .flatMap(({ name, value, used }) =>
      used === undefined || !usedLimits.includes(name) ? [] : [{ name, value, used }],
    )
  const by = (sample: 'used' | 'value') =>
    measured.map((limit) => ({ labels: { limit: limit.name }, value: limit[sample] }))
  return [
    exposeGauge('gantry_used', 'What is in use of a limit.', by('used')),
    exposeGauge('gantry_limit', 'The limit.', by('value')),
  ].join('\n')
}

async function exposedEvents({ store }: MetricsOptions['app']): Promise<string> {
  const { oldest, newest } = await store.eventRange()
  return [
    exposeGauge('gantry_events_oldest_id', 'The number of the oldest retained event.', [{ value: oldest }]),
    exposeGauge('gantry_events_newest_id', 'The number of the newest event.', [{ value: newest }]),
  ].join('\n')
}

function exposedClock({ store }: MetricsOptions['app']): string {
  const help = 'The clock of the database minus the clock of this process. All judge by the former.'
  return exposeGauge('gantry_clock_skew_seconds', help, [{ value: store.clockSkewMs() / 1000 }])
}

function exposedStore({ store }: MetricsOptions['app']): string {
  const { transactions, commits } = store.writeStats()
  const counted = (name: string, help: string, value: number) => exposeCounter(name, help, [{ value }])
  return [
    counted('gantry_store_transactions_total', 'Transactions by which this process wrote.', transactions),
    counted('gantry_store_commits_total', 'Commits in these transactions, which are written in groups.', commits),
  ].join('\n')
}

function exposedProcess({ version: { version } }: MetricsOptions['app']): string {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const started = Date.now() / 1000 - process.uptime()
  const one = (name: string, help: string, value: number) => exposeGauge(name, help, [{ value }])
  return [
    one('process_resident_memory_bytes', 'Resident memory size in bytes.', rss),
    one('nodejs_heap_size_used_bytes', 'Used heap size of Node.js in bytes.', heapUsed),
    exposeCounter('process_cpu_seconds_total', 'User and system CPU time spent in seconds.', [
      { value: (user + system) / 1e6 },
    ]),
    one('process_start_time_seconds', 'Start time of the process since the Unix epoch in seconds.', started),
    exposeGauge('gantry_build_info', 'The version of the service.', [{ labels: { version }, value: 1 }]),
  ].join('\n')
}

/** The calls of one operation. */
interface OperationCalls {
  readonly byStatus: Map<number, number>
  readonly durations: Durations
}

const begun = Symbol('begun')

/** What a response is counted as when it ends. */
interface MeasuredResponse extends ServerResponse {
  [begun]?: { operation: string; readonly at: number }
}

/** Node reports the end of each response on this channel; a hook of Fastify would cost each request two listeners. */
const endChannel = 'http.server.response.finish'

export class CallMetrics {
  readonly #byOperation = new Map<string, OperationCalls>()

  constructor(instance: FastifyInstance) {
    const { server } = instance
    const end = (message: unknown) => {
      const { response, server: from } = message as { response: MeasuredResponse; server: Server }
      if (from === server) this.#end(response)
    }
    subscribe(endChannel, end)
    instance.addHook('onClose', async () => void unsubscribe(endChannel, end))
  }

  begin(request: FastifyRequest, reply: FastifyReply): void {
    const response: MeasuredResponse = reply.raw
    response[begun] = { operation: otherOperation, at: performance.now() }
    // Requests that the service sends to itself have no connection, and are not on the channel.
    if (!(request.raw.socket instanceof Socket)) response.once('finish', () => this.#end(response))
  }

  /** What has begun is a call of this operation. The gate of each operation says so: to ask Fastify costs an object. */
  name({ raw }: { readonly raw: MeasuredResponse }, operation: string): void {
    if (raw[begun]) raw[begun].operation = operation
  }

  exposed(): string {
    const all = [...this.#byOperation]
    const counts = all.flatMap(([operation, { byStatus }]) =>
      [...byStatus].map(([status, value]) => ({ labels: { operation, status: String(status) }, value })),
    )
    const times = all.map(([operation, { durations }]) => ({ labels: { operation }, durations }))
    return [
      exposeCounter('gantry_http_requests_total', 'Answered requests by operation and status.', counts),
      exposeHistogram(
        'gantry_http_request_duration_seconds',
        'From the head of a request to the end of its answer, by operation.',
        times,
      ),
    ].join('\n')
  }

  #end(response: MeasuredResponse): void {
    const call = response[begun]
    if (!call) return
    const { byStatus, durations } = this.#callsOf(call.operation)
    byStatus.set(response.statusCode, (byStatus.get(response.statusCode) ?? 0) + 1)
    durations.note((performance.now() - call.at) / 1000)
  }

  #callsOf(operation: string): OperationCalls {
    let calls = this.#byOperation.get(operation)
    if (!calls) this.#byOperation.set(operation, (calls = { byStatus: new Map(), durations: new Durations() }))
    return calls
  }
}

interface Reader extends Pick<MetricsOptions, 'app'> {
  readonly token: string | undefined
}

function serve(server: FastifyInstance, reader: Reader, expose: () => Promise<string>): void {
  server.get('/metrics', async (request, reply) => {
    await requireReader(request, reader)
    return reply
      .headers(answerKinds.json.headers)
      .type(expositionType)
      .send(await expose())
  })
}

/**
 * Asks for a credential also on this machine: what people do with the service is shown, and every command that the
 * service runs for them has the network of the machine.
 */
async function requireReader({ headers }: FastifyRequest, { token, app: { identity } }: Reader): Promise<void> {
  const given = bearerIn(headers.authorization) ?? fail('unauthenticated', { message: howToRead })
  if (token !== undefined && isEqual(given, token)) return
  const { scopes } = await identity.callerOfToken(given)
  if (!scopes.includes('*') && !scopes.includes(scope)) fail('scope_missing', { message: howToRead })
}

const scope = 'audit:read'
const howToRead = `Send the token of GANTRY_METRICS_TOKEN, or a token with the scope ${scope}, as a bearer token.`

/** Compares hashes, which have one length. */
function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
