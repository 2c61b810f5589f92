import { errors } from '../../errors.ts'
import type { Failure } from '../../errors.ts'

/** A failure as OpenAI's interface has it: https://platform.openai.com/docs/guides/error-codes */
export function openAiErrorOf({ code, message, options }: Pick<Failure, 'code' | 'message' | 'options'>): object {
  const [status] = errors[code]
  const param = options.details?.[0]?.path.replace(/^body\//, '') ?? null
  const known = options.isTooLong ? 'context_length_exceeded' : code
  return { error: { message, type: typeOf(status), param, code: known } }
}

function typeOf(status: number): string {
  if (status === 401) return 'authentication_error'
  if (status === 403) return 'permission_error'
  if (status === 429) return 'rate_limit_error'
  return status < 500 ? 'invalid_request_error' : 'api_error'
}
