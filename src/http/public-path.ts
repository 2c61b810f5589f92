import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * A text for readers in which the paths of the service are those that callers use, below the public one. Values of
 * callers stand in quotes, and stay as they are.
 */
export function textBelow(publicPath: string, text: string): string {
  return publicPath === ''
    ? text
    : text.replaceAll(/(?<=^|\s)\/(?=(?:api|device|docs|mcp|sign-in)\b)/g, `${publicPath}/`)
}

/** A proxy may pass the path on as it was, or without what stands in front: both reach the same operation. */
export function stripPublicPath({ server, publicPath }: FastifyInstance): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const { url = '' } = request
    if (!url.startsWith(publicPath)) return
    const rest = url.slice(publicPath.length)
    if (rest === '' || rest.startsWith('?')) request.url = `/${rest}`
    else if (rest.startsWith('/')) request.url = rest
  })
}
