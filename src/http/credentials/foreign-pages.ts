import type { FastifyRequest } from 'fastify'
import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'

/**
 * A browser sends the cookie along with what any page starts. It also says which page (Fetch Metadata, and Origin where
 * that applies): a call with the cookie is accepted from our own pages, from the address bar, and from programs that
 * are not browsers, which send neither header. Another port of this host is another page.
 */
export function refuseForeignPages(request: FastifyRequest): void {
  if (isForeignSite(request)) fail('csrf_failed')
  if (isForeignOrigin(request))
    fail('origin_denied', {
      message: `Requests from the origin ${quote(request.headers.origin ?? '')} are not accepted. The origin of this service is ${ownOrigin(request)}.`,
    })
}

/** Whether a browser sent the request for a page that is not ours. */
export function isFromForeignPage(request: FastifyRequest): boolean {
  return isForeignSite(request) || isForeignOrigin(request)
}

/** Browsers send one of these with every request that signs in; programs send neither. */
export function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}

function isForeignSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Ours is the public origin or, at an address of its own, the one of the Host header: a proxy may send either. */
function isForeignOrigin({ headers: { origin, host }, server: { publicOrigin } }: FastifyRequest): boolean {
  if (origin === undefined || origin === publicOrigin) return false
  return publicOrigin?.endsWith(`://${host}`) === true || (origin !== `http://${host}` && origin !== `https://${host}`)
}

function ownOrigin({ server, protocol, headers }: FastifyRequest): string {
  return server.publicOrigin ?? `${protocol}://${headers.host}`
}
