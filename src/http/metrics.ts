import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hash, timingSafeEqual } from 'node:crypto'
import type { Counter, Histogram, Registry } from 'prom-client'
import type { Services } from '../contract.ts'
import { fail } from '../errors.ts'
import type { Commits } from '../platform/work/commits.ts'
import { isLoopback } from '../platform/egress/loopback.ts'
import { anonymous } from './authenticate.ts'
import { answerKinds } from './headers.ts'

export interface MetricsOptions {
  readonly app: Pick<Services, 'limits' | 'store' | 'version'>
  readonly commits: Commits
  /** Lets other machines read the metrics; without it, only callers on this machine may. */
  readonly token?: string | undefined
}

/** In seconds: from a read out of memory to a call that waits for another program. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const otherOperation = 'none'
/** Limits without `used` are no measurements, and those of a caller are none of the service. */
const usedLimits = ['jobs', 'jobStreams', 'terminals', 'eventStreams']

/**
 * Serves `GET /metrics` in the text format of Prometheus: calls and their durations by operation, durations of commits, what is
 * used of the limits, events and the process.
 */
export async function registerMetrics(server: FastifyInstance, options: MetricsOptions): Promise<void> {
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  observeCalls(server, {
    calls: new Counter({
      name: 'gantry_http_requests_total',
      help: 'Answered requests by operation and status.',
      labelNames: ['operation', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'gantry_http_request_duration_seconds',
      help: 'From the head of a request to the end of its answer, by operation.',
      labelNames: ['operation'],
      buckets,
      registers,
    }),
  })
  const commits = new Histogram({
    name: 'gantry_commit_duration_seconds',
    help: 'From handing a commit to the store until it is on disk.',
    buckets,
    registers,
  })
  options.commits.onTimed((seconds) => commits.observe(seconds))
  const define = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const gauges = {
    used: define('gantry_used', 'What is in use of a limit.', ['limit']),
    limit: define('gantry_limit', 'The limit.', ['limit']),
    oldestEvent: define('gantry_events_oldest_id', 'The number of the oldest retained event.'),
    newestEvent: define('gantry_events_newest_id', 'The number of the newest event.'),
    resident: define('process_resident_memory_bytes', 'Resident memory size in bytes.'),
    heap: define('nodejs_heap_size_used_bytes', 'Used heap size of Node.js in bytes.'),
    cpu: define('process_cpu_seconds_total', 'User and system CPU time spent in seconds.'),
    started: define('process_start_time_seconds', 'Start time of the process since the Unix epoch in seconds.'),
    version: define('gantry_build_info', 'The version of the service.', ['version']),
  }
  const measure = async () => {
    const { app } = options
    for (const { name, value, used } of app.limits.list(anonymous)) {
      if (used === undefined || !usedLimits.includes(name)) continue
      gauges.used.set({ limit: name }, used)
      gauges.limit.set({ limit: name }, value)
    }
    const { oldest, newest } = await app.store.eventRange()
    gauges.oldestEvent.set(oldest)
    gauges.newestEvent.set(newest)
    const { rss, heapUsed } = process.memoryUsage()
    gauges.resident.set(rss)
    gauges.heap.set(heapUsed)
    const { user, system } = process.cpuUsage()
    gauges.cpu.set((user + system) / 1e6)
    gauges.started.set(Date.now() / 1000 - process.uptime())
    gauges.version.set({ version: app.version.version }, 1)
  }
  serve(server, registry, measure, options.token)
}

interface CallMeasures {
  readonly calls: Counter<'operation' | 'status'>
  readonly durations: Histogram<'operation'>
}

/** The measures of one operation, looked up once: by labels, each look-up would cost more than the measurement. */
function observeCalls(server: FastifyInstance, { calls, durations }: CallMeasures): void {
  const byKey = new Map<string, { count(): void; time(seconds: number): void }>()
  server.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? otherOperation
    const key = `${operation} ${reply.statusCode}`
    let measures = byKey.get(key)
    if (!measures) {
      const counter = calls.labels(operation, String(reply.statusCode))
      const histogram = durations.labels(operation)
      measures = { count: () => counter.inc(), time: (seconds) => histogram.observe(seconds) }
      byKey.set(key, measures)
    }
    measures.count()
    measures.time(reply.elapsedTime / 1000)
    done()
  })
}

function serve(
  server: FastifyInstance,
  registry: Registry,
  measure: () => Promise<void>,
  token: string | undefined,
): void {
  server.get('/metrics', async (request, reply) => {
    requireReader(request, token)
    await measure()
    return reply
      .headers(answerKinds.json.headers)
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/**
 * A token, if one is set; else a caller on this machine who speaks to it by its own address. A proxy on this machine speaks for
 * others, which the headers that it adds or the public host show.
 */
function requireReader(request: FastifyRequest, token: string | undefined): void {
  if (token !== undefined) {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isEqual(given, token))
      fail('unauthenticated', { message: 'Send the token of GANTRY_METRICS_TOKEN as a bearer token.' })
    return
  }
  const { headers, raw } = request
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => name in headers)
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  if (isForwarded || !isLoopback(host) || !isLoopback(raw.socket.remoteAddress ?? ''))
    fail('forbidden', {
      message: 'The metrics are for callers on this machine. Set GANTRY_METRICS_TOKEN to read them from elsewhere.',
    })
}

/** Compares hashes, which have one length. */
function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
