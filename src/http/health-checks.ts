import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Health } from '../services/health.ts'
import { base } from './route.ts'

const live = `${base}/health/live`
const ready = `${base}/health/ready`

/**
 * Answers `OPTIONS` as HAProxy checks servers where its configuration names no method: without a path it asks for `/`, which
 * here means the readiness.
 */
export function registerHealthChecks(server: FastifyInstance, health: Pick<Health, 'check'>): void {
  for (const path of ['/', ready, live]) {
    server.options(path, async (_, reply) => {
      if (path !== live) await health.check()
      return reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send()
    })
  }
}

/**
 * Whether a request is the check of a balancer in HTTP/1.0, which knows no `Host`. Its answer has nothing that depends on the
 * name of the service, or that a page of another name may not read.
 */
export function isHostlessHealthCheck({ httpVersion, method, url }: IncomingMessage): boolean {
  if (httpVersion !== '1.0') return false
  return url === live || url === ready || (method === 'OPTIONS' && url === '/')
}
