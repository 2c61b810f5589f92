import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { fail } from '../errors.ts'
import { quote } from '../platform/text/quote.ts'
import { isHostlessHealthCheck } from './health-checks.ts'
import { addressBytesMax } from './limits.ts'

/** Headers of which a second one could make two readers see two different requests. */
const singleHeaders = new Set(['host', 'authorization', 'x-api-key', 'cookie', 'content-type', 'origin'])

/** Refuses what no operation should see: another host's requests, ambiguous headers, over-long addresses. */
export function guardRequest(request: FastifyRequest, allowedHosts: AllowedHosts): void {
  const { url, rawHeaders } = request.raw
  if ((url?.length ?? 0) > addressBytesMax) fail('uri_too_long')
  if (!url?.startsWith('/'))
    fail('validation_failed', { message: 'The request target must be a path that starts with a slash.' })
  refuseBrokenQuery(url)
  // Node keeps one entry for each name: as many entries as headers, and no name stands twice.
  if (Object.keys(request.headers).length * 2 !== rawHeaders.length) refuseRepeatedHeaders(rawHeaders)
  refuseCodings(request.headers)
  const host = request.headers.host
  if (!host) {
    if (host === undefined && isHostlessHealthCheck(request.raw)) return
    fail('validation_failed', { message: 'The Host header is missing.' })
  }
  if (!isAllowedHost(host, allowedHosts))
    fail('misdirected_request', {
      message: `This service does not serve the host ${quote(host)}.${allowedHosts.publicUrl === undefined ? '' : ` Its address is ${allowedHosts.publicUrl}.`}`,
    })
}

// The router refuses bad escapes in the path; in the query it would take them as they stand.
function refuseBrokenQuery(url: string): void {
  if (!url.includes('%')) return
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1))
  } catch {
    fail('validation_failed', {
      message: 'The URL of the request is not valid: write a percent sign as %25, and encode text as UTF-8.',
    })
  }
}

/** A body is read as it stands: a coding that we do not undo would make it mean something else to the sender. */
function refuseCodings(headers: IncomingHttpHeaders): void {
  const coding = headers['content-encoding'] ?? 'identity'
  if (coding.toLowerCase() !== 'identity')
    fail('unsupported_media_type', {
      message: `The content coding ${quote(coding)} is not accepted. Send the body without Content-Encoding.`,
    })
  const transfer = headers['transfer-encoding'] ?? 'chunked'
  if (transfer.toLowerCase() !== 'chunked')
    fail('validation_failed', { message: `The transfer coding ${quote(transfer)} is not accepted. Only chunked is.` })
}

function refuseRepeatedHeaders(rawHeaders: readonly string[]): void {
  const seen = new Set<string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (!singleHeaders.has(name)) continue
    if (seen.has(name)) fail('validation_failed', { message: `The header ${name} occurs more than once.` })
    seen.add(name)
  }
}

/** The hosts that a server answers for. */
export interface AllowedHosts {
  /** Names in lower case. */
  readonly names: ReadonlySet<string>
  /** The address of the service, if it is known. */
  readonly publicUrl?: string | undefined
  /** `Host` headers that were allowed lately, as they were sent: most calls send one of a few. */
  readonly seen: Set<string>
}

/** Each may be as long as a header. */
const seenMax = 100

function isAllowedHost(host: string, { names, seen }: AllowedHosts): boolean {
  if (seen.has(host)) return true
  if (!isNameAllowed(host.replace(/:\d+$/, '').toLowerCase(), names)) return false
  if (seen.size >= seenMax) seen.clear()
  seen.add(host)
  return true
}

// A page of another name that resolves to this machine (DNS rebinding) shows in the Host header as that name.
// An address cannot be rebound, so every literal address is accepted.
function isNameAllowed(name: string, names: ReadonlySet<string>): boolean {
  return (
    names.has(name) || isIP(name) !== 0 || (name.startsWith('[') && name.endsWith(']') && isIP(name.slice(1, -1)) === 6)
  )
}
