import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../contract.ts'
import { Failure, errors, fail, isFailure } from '../errors.ts'
import type { CallRates } from '../services/rates.ts'
import type { AdmissionControl } from './overload/admission.ts'
import { authenticate, authenticateFromCache } from './credentials/authenticate.ts'
import type { Authorities } from './credentials/authenticate.ts'
import { limitRate } from './rate-limit.ts'
import { invite } from './bodies/expected-bodies.ts'
import type { RequestTimeouts } from './bodies/request-timeouts.ts'
import type { CallMetrics } from './metrics.ts'
import { isForm } from './route.ts'
import type { Route } from './route.ts'

export interface GateOptions {
  readonly app: Pick<Services, 'identity'>
  readonly rates: CallRates
  readonly authorities: Authorities
  readonly timeouts: RequestTimeouts
  readonly callMetrics: Pick<CallMetrics, 'name'>
  readonly admissionControl: AdmissionControl | undefined
}

/**
 * What a request passes before its body is read: the credential and its scopes, the rate, and the watch on the body.
 */
export function gateOf(
  route: Route,
  config: FastifyContextConfig,
  { app, rates, authorities, timeouts, callMetrics, admissionControl }: GateOptions,
) {
  const { operation } = config
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): Promise<void> | void => {
    request.config = config
    if (operation !== undefined) callMetrics.name(reply, operation)
    const caller = authenticateFromCache(request, route, app.identity)
    if (caller === undefined) return admitUnknown(request, reply)
    request.caller = caller
    admit(request, reply)
    done()
  }

  async function admitUnknown(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      request.caller = await authenticate(request, route, authorities)
      request.isRelayed = authorities.inProcessCalls.isRelayed(request.headers.authorization)
      authorities.inProcessCalls.attend(request.headers.authorization, reply.raw)
      if (request.isRelayed && !config.isPlaced) fail('forbidden', { message: 'This operation is not relayed.' })
      if (request.caller.credentialId) admissionControl?.noteUser?.(request.raw, request.caller.userId)
    } catch (failure) {
      if (failure instanceof Failure && errors[failure.code][0] === 401)
        admissionControl?.noteUser?.(request.raw, undefined)
      // Failed attempts count too, for the IP address, since the caller is unknown. A foreign page attempts nothing.
      if (!isFailure(failure, 'csrf_failed') && !isFailure(failure, 'origin_denied')) count(request, reply)
      throw failure
    }
    admit(request, reply)
  }

  function admit(request: FastifyRequest, reply: FastifyReply): void {
    count(request, reply)
    timeouts.await(request, isForm(route, request.headers['content-type']))
    invite(request, reply)
  }

  function count(request: FastifyRequest, reply: FastifyReply): void {
    // A relayed call was counted by the process to which it came.
    if (!route.isUnlimited && !request.isRelayed) limitRate(request, reply, rates)
  }
}
