import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Health } from '../services/health.ts'
import { isUnlimited } from './paths.ts'

/** Answers the check that HAProxy sends where its configuration names no path, by the readiness. */
export function registerHealthChecks(server: FastifyInstance, health: Pick<Health, 'check'>): void {
  server.options('/', async (_, reply) => {
    await health.check()
    return reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send()
  })
}

/**
 * Whether a request is the check of a balancer in HTTP/1.0, which knows no `Host`. Its answer has nothing that depends
 * on the name of the service, or that a page of another name may not read.
 */
export function isHostlessHealthCheck({ httpVersion, method, url }: IncomingMessage): boolean {
  return httpVersion === '1.0' && (isUnlimited(url) || (method === 'OPTIONS' && url === '/'))
}
