import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import type { Allowance, Counted, Rates } from '../services/rates.ts'

/**
 * Counts a call and reports the remaining calls in `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers).
 * A credential is counted by its id; a caller without a valid one by its IP address.
 */
export function limitRate(request: FastifyRequest, reply: FastifyReply, rates: Rates): void {
  const credentialId = request.caller?.credentialId
  const allowance = rates.take(countedOf(request, credentialId))
  if (!allowance) return
  setHeaders(reply, allowance)
  if (allowance.isGranted) return
  fail('rate_limited', {
    retryAfter: allowance.nextInSeconds,
    ...(!credentialId && {
      message: 'Too many calls without a valid credential came from this IP address within a minute. Try again later.',
    }),
  })
}

/** Reports the remaining calls in a response that does not count. */
export function setRateHeaders(request: FastifyRequest, reply: FastifyReply, rates: Rates): void {
  const allowance = rates.look(countedOf(request, request.caller?.credentialId))
  if (allowance) setHeaders(reply, allowance)
}

function countedOf(request: FastifyRequest, credentialId: string | undefined): Counted {
  return credentialId ? { credentialId } : { address: request.ip }
}

function setHeaders(reply: FastifyReply, { perMinute, left, wholeInSeconds }: Allowance): void {
  reply
    .header('ratelimit', `"default";r=${left};t=${wholeInSeconds}`)
    .header('ratelimit-policy', `"default";q=${perMinute};w=60`)
}
