import type { components } from '../generated/types.ts'

export type ErrorCode = components['schemas']['ErrorCode']
type Failure = components['schemas']['FailureAnswer']['error']

/** A failure that the service reported. A newer service may report codes that `ErrorCode` does not have. */
export class GantryError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'GantryError'
  readonly code: Code
  /** The HTTP status. */
  readonly status: number
  /** Names the call in the log of the service. */
  readonly requestId: string | undefined
  /** Which fields of the call break which rules. */
  readonly details: NonNullable<Failure['details']>
  /** What helps. */
  readonly hint: string | undefined
  /** After how many milliseconds the call may succeed, if the service says so. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, failure: Failure & { code: Code }, retryAfterMs?: number) {
    super(failure.message)
    this.code = failure.code
    this.status = status
    this.requestId = failure.requestId
    this.details = failure.details ?? []
    this.hint = failure.hint
    this.retryAfterMs = retryAfterMs
  }

  /** Whether the code is one of these, to which its type narrows. */
  is<Some extends ErrorCode>(...codes: readonly Some[]): this is GantryError<Some> {
    return codes.some((code) => code === (this.code as ErrorCode))
  }
}

/** An answer that the service never gives, such as the HTML page of a proxy. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
  readonly status: number
  readonly retryAfterMs: number | undefined

  constructor(status: number, text: string, retryAfterMs?: number) {
    super(`The answer has status ${status} and is not one of Gantry: ${text.slice(0, textMax)}`)
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

const textMax = 200

/** Reads what a response with a status of 400 or above reports. */
export async function failureOf(response: Response): Promise<GantryError | UnexpectedAnswer> {
  const text = await response.text()
  const retryAfterMs = millisecondsOf(response.headers.get('retry-after'))
  const failure = parse(text)
  return failure
    ? new GantryError(response.status, failure, retryAfterMs)
    : new UnexpectedAnswer(response.status, text, retryAfterMs)
}

function parse(text: string): Failure | undefined {
  try {
    const body: { error?: Failure } | null = JSON.parse(text)
    return typeof body?.error?.code === 'string' ? body.error : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function millisecondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const waitMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(waitMs) ? undefined : Math.max(waitMs, 0)
}

/**
 * Whether the client repeats a call after this failure. A call that only reads is repeated for every code of the retry
 * class `later` (`GET /errors`). Another one is repeated if the service says when, or if the code says that nothing was
 * done: a tool that timed out may have done its work.
 */
export function isRepeatable(failure: GantryError | UnexpectedAnswer, isRead: boolean): boolean {
  if (failure instanceof UnexpectedAnswer) return proxyStatuses.includes(failure.status)
  if (!failure.is(...laterCodes)) return false
  return isRead || failure.retryAfterMs !== undefined || failure.is(...undoneCodes)
}

/** Of a proxy that did not reach the service, or refused to. */
const proxyStatuses: readonly number[] = [429, 502, 503]

export const laterCodes: readonly ErrorCode[] = [
  'request_timeout',
  'already_claimed',
  'plan_running',
  'idempotency_in_progress',
  'terminal_input_full',
  'git_busy',
  'rate_limited',
  'login_throttled',
  'too_many_streams',
  'quota_exceeded',
  'too_many_terminals',
  'internal_error',
  'git_remote_unreachable',
  'agent_failed',
  'mcp_server_unavailable',
  'mcp_cancelled',
  'mcp_protocol_error',
  'ai_provider_error',
  'shutting_down',
  'superseded',
  'overloaded',
  'not_ready',
  'mcp_timeout',
  'upstream_timeout',
  'storage_full',
]

const undoneCodes: readonly ErrorCode[] = [
  'request_timeout',
  'idempotency_in_progress',
  'git_busy',
  'rate_limited',
  'shutting_down',
  'superseded',
  'overloaded',
  'not_ready',
]
