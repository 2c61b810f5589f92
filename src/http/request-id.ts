import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const wellFormed = /^[A-Za-z0-9._-]{1,128}$/
const start = randomBytes(6).toString('hex')
let count = 0

/** The caller's own id when it is well-formed, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : makeRequestId()
}

/** Chance once per process and a count: an id for every call must cost next to nothing. */
export function makeRequestId(): string {
  return `req_${start}${(count++).toString(36).padStart(6, '0')}`
}
