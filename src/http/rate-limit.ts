import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import type { Allowance, Counted, Rates } from '../services/rates.ts'

/**
 * Counts a call and tells what is left in `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers).
 * A credential is counted by its id; whoever shows none, or a wrong one, by the address.
 */
export function limitRate(request: FastifyRequest, reply: FastifyReply, rates: Rates): void {
  const credentialId = request.caller?.credentialId
  const allowance = rates.take(countedOf(request, credentialId))
  if (!allowance) return
  tell(reply, allowance)
  if (allowance.isGranted) return
  fail('rate_limited', {
    retryAfter: allowance.nextInSeconds,
    ...(!credentialId && {
      message: 'Too many calls without a valid credential came from your address in a minute. Try again later.',
    }),
  })
}

/** Tells what is left in an answer that does not count. */
export function tellRate(request: FastifyRequest, reply: FastifyReply, rates: Rates): void {
  const allowance = rates.look(countedOf(request, request.caller?.credentialId))
  if (allowance) tell(reply, allowance)
}

function countedOf(request: FastifyRequest, credentialId: string | undefined): Counted {
  return credentialId ? { credentialId } : { address: request.ip }
}

function tell(reply: FastifyReply, { perMinute, left, wholeInSeconds }: Allowance): void {
  reply
    .header('ratelimit', `"default";r=${left};t=${wholeInSeconds}`)
    .header('ratelimit-policy', `"default";q=${perMinute};w=60`)
}
