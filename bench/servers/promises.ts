import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { parseJson } from '../../src/http/bodies/json.ts'

// What Gantry promises of every call, kept by hooks as the guides and plugins of Fastify keep it: a request id that the
// caller may choose, a log, the Host and repeated headers, load shedding by the delay of the event loop
// (@fastify/under-pressure), a limit for each credential with its headers (@fastify/rate-limit), repeated calls with an
// Idempotency-Key, failures in one envelope, times of slow bodies, metrics, and JSON without repeated keys, lone
// surrogates or invalid UTF-8, which the same parser reads here. Hooks that wait for nothing take a callback: a promise
// for each costs more.

const idForm = /^[A-Za-z0-9._-]{1,128}$/
const single = new Set(['host', 'authorization', 'x-api-key', 'cookie', 'content-type', 'origin'])
const perMinute = 1_000_000_000
const delayMsMax = 250
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export const promisedOptions: FastifyServerOptions = {
  logger: { level: 'warn', stream: process.stderr },
  logController: new LogController({ disableRequestLogging: true }),
  requestTimeout: 30_000,
  genReqId: ({ headers }: IncomingMessage) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && idForm.test(given) ? given : randomUUID()
  },
}

export function keepPromises(server: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let delayMs = 0
  setInterval(() => {
    delayMs = delay.mean / 1e6
    delay.reset()
  }, 1_000).unref()
  const limits = new Map<string, { left: number; until: number }>()
  const kept = new Map<string, { readonly sent: string; readonly status: number; readonly body: string }>()
  const counts = new Map<string, { count: number; sum: number; buckets: number[] }>()

  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body: Buffer, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJson(body))
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }))
    }
  })

  server.addHook('onRequest', (request, reply, done) => {
    if (delayMs > delayMsMax) return void refuse(reply.header('retry-after', 1), 503, 'overloaded')
    const { rawHeaders, headers } = request.raw
    const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
    if (host !== 'localhost' && isIP(host) === 0) return void refuse(reply, 421, 'misdirected_request')
    // Node keeps one entry for each name.
    if (Object.keys(headers).length * 2 !== rawHeaders.length && hasRepeated(rawHeaders))
      return void refuse(reply, 400, 'validation_failed')
    if (headers['content-encoding'] !== undefined) return void refuse(reply, 415, 'unsupported_media_type')
    const now = Date.now()
    const key = headers.authorization ?? request.ip
    let limit = limits.get(key)
    if (!limit || limit.until <= now) limits.set(key, (limit = { left: perMinute, until: now + 60_000 }))
    limit.left--
    reply
      .header('ratelimit', `"default";r=${limit.left};t=${Math.ceil((limit.until - now) / 1_000)}`)
      .header('ratelimit-policy', `"default";q=${perMinute};w=60`)
    if (limit.left < 0) return void refuse(reply, 429, 'rate_limited')
    done()
  })

  server.addHook('preHandler', (request, reply, done) => {
    const key = keyOf(request)
    const found = key === undefined ? undefined : kept.get(key)
    if (!found) return done()
    if (found.sent !== fingerprintOf(request)) return void refuse(reply, 409, 'idempotency_key_reused')
    reply.code(found.status).type('application/json; charset=utf-8').send(found.body)
  })

  server.addHook('onSend', (request, reply, payload, done) => {
    const key = keyOf(request)
    if (key !== undefined && !kept.has(key))
      kept.set(key, { sent: fingerprintOf(request), status: reply.statusCode, body: String(payload) })
    done(null, payload)
  })

  server.addHook('onResponse', (request, reply, done) => {
    const name = `${request.method} ${request.routeOptions.url} ${reply.statusCode}`
    let measured = counts.get(name)
    if (!measured) counts.set(name, (measured = { count: 0, sum: 0, buckets: bounds.map(() => 0) }))
    const seconds = reply.elapsedTime / 1_000
    measured.count++
    measured.sum += seconds
    // Each bucket counts what is within it; they are added up when they are read.
    const index = bounds.findIndex((bound) => seconds <= bound)
    if (index >= 0) measured.buckets[index] = (measured.buckets[index] ?? 0) + 1
    done()
  })

  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error })
    return refuse(reply, status, status === 400 ? 'validation_failed' : 'internal_error', error.message)
  })
  server.setNotFoundHandler((_, reply) => refuse(reply, 404, 'route_not_found'))
}

function hasRepeated(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  return names.some((name, index) => single.has(name) && names.indexOf(name) < index)
}

function refuse(reply: FastifyReply, status: number, code: string, message = code): FastifyReply {
  return reply
    .code(status)
    .send({ success: false, error: { code, message, requestId: reply.request.id, docs: `/docs/errors#${code}` } })
}

/** Calls of one credential with one key are the same call. */
function keyOf({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return method === 'POST' && typeof key === 'string' ? hash('sha256', `${headers.authorization} ${key}`) : undefined
}

function fingerprintOf({ url, body }: FastifyRequest): string {
  return hash('sha256', `${url} ${JSON.stringify(body)}`)
}
