import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../contract.ts'
import { Failure } from '../../errors.ts'
import type { Route } from '../route.ts'

/**
 * Aborts when the credential of a call no longer covers its operation while the call is answered: what was authorized
 * when it began must not go on for minutes. The reason is the failure to answer.
 */
export function endOfAuthority(
  request: FastifyRequest,
  { raw }: FastifyReply,
  { scopes }: Pick<Route, 'scopes'>,
  { grants }: Pick<Services['identity'], 'grants'>,
): AbortSignal {
  if (request.authority) return request.authority
  const { caller } = request
  const ending = new AbortController()
  const stop = grants.watch(caller.grant, { scopes: scopes as typeof caller.scopes, isReachChecked: true }, (message) =>
    ending.abort(new Failure('token_invalid', { message })),
  )
  // The answer to a call from inside the service only finishes: it has no connection.
  raw.once('finish', stop).once('close', stop)
  if (raw.writableFinished || raw.destroyed) stop()
  request.authority = ending.signal
  return ending.signal
}
