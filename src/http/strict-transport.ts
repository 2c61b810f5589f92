import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * The `Strict-Transport-Security` header of every answer: at an https address, browsers keep to TLS for a year.
 * Subdomains of a host that has other services, at other paths or ports, are not ours to decide about.
 */
export function strictTransportAt(publicOrigin: string | undefined, publicPath: string): string | undefined {
  if (!publicOrigin?.startsWith('https:')) return undefined
  const isOwnHost = publicPath === '' && new URL(publicOrigin).port === ''
  return `max-age=31536000${isOwnHost ? '; includeSubDomains' : ''}`
}

/** On every answer, whichever part of the service writes it. */
export function requireTls({ server }: FastifyInstance, strictTransport: string): void {
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('strict-transport-security', strictTransport)
  })
}
