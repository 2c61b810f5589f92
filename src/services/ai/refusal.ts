import { Failure } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import { ProviderRefusal } from './failure.ts'
import { ContextOverflow } from './overflow.ts'

/**
 * What a provider refuses, as a failure of the caller with a status of the same kind: clients of providers ask again
 * after one of 500 and above, and shorten a conversation that is too long. Other errors stay as they are.
 */
export function refusalOf(error: unknown): unknown {
  const refusal = refusalIn(error)
  const code = refusal && codeOf(refusal)
  if (code === undefined) return error
  const { message, options } = refusal as Failure
  const { retryAfter } = options
  const isTooLong = refusal instanceof ContextOverflow
  return new Failure(code, { message, cause: refusal, ...(retryAfter !== undefined && { retryAfter }), isTooLong })
}

function refusalIn(error: unknown): ContextOverflow | ProviderRefusal | undefined {
  if (error instanceof ContextOverflow || error instanceof ProviderRefusal) return error
  return error instanceof Failure && error.cause !== undefined ? refusalIn(error.cause) : undefined
}

/** What concerns the credential of the provider, or its state, is no mistake of the caller. */
function codeOf(refusal: ContextOverflow | ProviderRefusal): ErrorCode | undefined {
  if (refusal instanceof ContextOverflow) return 'validation_failed'
  switch (refusal.status) {
    case 400:
    case 413:
    case 422:
      return 'validation_failed'
    case 404:
      return 'model_not_found'
    case 429:
      return 'rate_limited'
    default:
      return undefined
  }
}
