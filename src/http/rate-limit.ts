import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import { isFromForeignPage } from './credentials/foreign-pages.ts'
import type { Allowance, Counted, Rates } from '../services/rates.ts'
import { addressOf } from './trusted-proxies.ts'

/**
 * Counts a call and reports the remaining calls in `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers).
 * All credentials of a user share one limit; a caller without a valid one is counted by its IP address.
 */
export function limitRate(request: FastifyRequest, reply: FastifyReply, rates: Rates): void {
  const counted = countedOf(request)
  const allowance = rates.take(counted)
  if (!allowance) return
  setHeaders(reply, allowance)
  if (allowance.isGranted) return
  fail('rate_limited', {
    retryAfter: allowance.nextInSeconds,
    ...(!counted.userId && {
      message: 'Too many calls without a valid credential came from this IP address within a minute. Try again later.',
    }),
  })
}

/** Reports the remaining calls in a response that does not count. */
export function setRateHeaders(request: FastifyRequest, reply: FastifyReply, rates: Rates): void {
  const allowance = rates.look(countedOf(request))
  if (allowance) setHeaders(reply, allowance)
}

function countedOf(request: FastifyRequest): Counted {
  const { caller } = request as { caller?: FastifyRequest['caller'] }
  // `anonymous` has no credential.
  if (caller?.credentialId) return { userId: caller.userId }
  // A browser that is known signs in whatever others at its address do.
  const device = caller?.browser?.device
  return device ? { address: device.id, pool: 'device' } : { address: addressOf(request), pool: poolOf(request) }
}

/** What foreign pages make a browser send, and who has no credential, must not keep its user from signing in. */
function poolOf(request: FastifyRequest): string | undefined {
  if (isFromForeignPage(request)) return 'foreign'
  const { isSignIn, isSigned } = request.config ?? request.routeOptions.config
  return isSignIn ? 'sign-in' : isSigned ? 'signed' : undefined
}

function setHeaders(reply: FastifyReply, { perMinute, left, wholeInSeconds }: Allowance): void {
  reply.header('ratelimit', `"default";r=${left};t=${wholeInSeconds}`).header('ratelimit-policy', policyOf(perMinute))
}

let policy = { perMinute: 0, text: '' }

/** Most calls have the same as the one before. */
function policyOf(perMinute: number): string {
  if (policy.perMinute !== perMinute) policy = { perMinute, text: `"default";q=${perMinute};w=60` }
  return policy.text
}
