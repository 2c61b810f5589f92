import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import { isFromForeignPage } from './credentials/foreign-pages.ts'
import { holderOf } from '../platform/work/shares.ts'
import type { Allowance, Counted, CallRates } from '../services/rates.ts'
import { addressOf } from './trusted-proxies.ts'

/**
 * Counts a call and reports the remaining calls in `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers). A token is counted with those that were made from it, and with all tokens of
 * its user, whichever has fewer calls left; all browser sessions of a user together; a caller without a valid
 * credential by its IP address.
 */
export function limitRate(request: FastifyRequest, reply: FastifyReply, rates: CallRates): void {
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
    ...(allowance.of === 'tokens' && {
      message: 'All tokens of this user together made too many calls within a minute. Try again later.',
    }),
  })
}

/** Reports the remaining calls in a response that does not count. */
export function setRateHeaders(request: FastifyRequest, reply: FastifyReply, rates: CallRates): void {
  const allowance = rates.look(countedOf(request))
  if (allowance) setHeaders(reply, allowance)
}

function countedOf(request: FastifyRequest): Counted {
  const { caller } = request as { caller?: FastifyRequest['caller'] }
  // `anonymous` has no credential.
  if (caller?.credentialId) return holderOf(caller.grant)
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

function setHeaders(reply: FastifyReply, { of, perMinute, left, wholeInSeconds }: Allowance): void {
  const name = policyNames[of]
  reply.header('ratelimit', `"${name}";r=${left};t=${wholeInSeconds}`)
  reply.header('ratelimit-policy', policyOf(name, perMinute))
}

const policyNames = { caller: 'default', tokens: 'user' } as const

let policy = { name: '', perMinute: 0, text: '' }

/** Most calls have the same as the one before. */
function policyOf(name: string, perMinute: number): string {
  if (policy.name !== name || policy.perMinute !== perMinute)
    policy = { name, perMinute, text: `"${name}";q=${perMinute};w=60` }
  return policy.text
}
