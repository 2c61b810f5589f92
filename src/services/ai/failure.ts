import { Failure } from '../../errors.ts'
import type { FailureOptions } from '../../errors.ts'
import type { Conceal } from '../../platform/text/concealer.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import { ContextOverflow, readOverflow } from './overflow.ts'

/** Why a provider gave no answer, and whether asking again may help. */
export interface ProviderFault {
  readonly failure: Failure
  readonly mayPass: boolean
  /** What the provider asks to wait, in milliseconds. */
  readonly waitMs: number | undefined
}

/** An answer of a provider with a status that says why it gives no other one. */
export class ProviderRefusal extends Failure {
  readonly status: number

  constructor(status: number, options: FailureOptions) {
    super('ai_provider_error', options)
    this.status = status
  }
}

const waitMaxMs = 86_400_000

/**
 * What was thrown by a package of a provider, with the provider's own sentence. An error of such a package carries the
 * address, the request and its headers, of which nothing may reach an answer or a log.
 */
export function modelFaultOf(thrown: unknown, provider: string, conceal: Conceal): ProviderFault {
  if (thrown instanceof Failure) return { failure: thrown, mayPass: false, waitMs: undefined }
  const egress = egressFailureOf(thrown)
  if (egress) {
    const mayPass = egress.reason === 'unreachable' || egress.reason === 'timeout'
    return faultWith(`The AI provider ${provider} could not be asked. ${egress.message}`, mayPass, undefined)
  }
  const { status, isRetryable, headers, message, body } = apiErrorOf(thrown)
  const plain = plainWordsFor(thrown, message)
  if (plain !== undefined) return faultWith(`The AI provider ${provider} ${plain}`, true, undefined)
  const sentence = conceal(message)
  const answered = status === undefined ? 'failed' : `answered ${status}`
  const text = `The AI provider ${provider} ${answered}${sentence === '' ? '.' : `: ${sentence}`}`
  const overflow = status === undefined || isRefusal(status) ? readOverflow(`${message} ${body}`) : undefined
  if (overflow) return { failure: new ContextOverflow(text, overflow.windowTokens), mayPass: false, waitMs: undefined }
  return faultWith(text, isRetryable, waitOf(headers), status)
}

/** What went wrong below the answer of a provider, whose packages describe it by words of their own code. */
function plainWordsFor(thrown: unknown, message: string): string | undefined {
  if (brokenOff.test(message)) return 'broke off its answer before it was complete.'
  const name = thrown instanceof Error ? thrown.name : ''
  return unreadable.test(name) || /^Invalid JSON response/.test(message)
    ? 'sent an answer that could not be read: it is not in the format of its interface.'
    : undefined
}

const brokenOff =
  /^(?:Failed to process successful response|terminated|aborted|other side closed|socket hang up|premature close|read ECONNRESET)/i
const unreadable = /JSONParseError|TypeValidationError|EmptyResponseBody/

/** The statuses with which a request is refused for what it contains. */
function isRefusal(status: number): boolean {
  return status === 400 || status === 413 || status === 422 || status >= 500
}

function faultWith(
  message: string,
  mayPass: boolean,
  waitMs: number | undefined,
  status?: number | undefined,
): ProviderFault {
  const options = { message, ...(waitMs !== undefined && { retryAfter: Math.ceil(waitMs / 1000) }) }
  const failure =
    status === undefined ? new Failure('ai_provider_error', options) : new ProviderRefusal(status, options)
  return { failure, mayPass, waitMs }
}

function egressFailureOf(thrown: unknown): EgressFailure | undefined {
  if (thrown instanceof EgressFailure) return thrown
  return thrown instanceof Error && thrown.cause !== undefined ? egressFailureOf(thrown.cause) : undefined
}

interface ApiError {
  readonly status: number | undefined
  readonly isRetryable: boolean
  readonly headers: Readonly<Record<string, unknown>>
  readonly message: string
  /** What the provider answered, as far as it is needed to know what it refuses. */
  readonly body: string
}

/** The fields that `APICallError` has, and nothing else of it. */
function apiErrorOf(thrown: unknown): ApiError {
  if (typeof thrown === 'string')
    return { status: undefined, isRetryable: false, headers: {}, message: thrown, body: '' }
  const error: Readonly<Record<string, unknown>> = typeof thrown === 'object' && thrown !== null ? { ...thrown } : {}
  const { statusCode: status, isRetryable, responseHeaders, responseBody } = error
  const message = thrown instanceof Error ? thrown.message : error['message']
  return {
    status: typeof status === 'number' ? status : undefined,
    isRetryable: isRetryable === true,
    headers: typeof responseHeaders === 'object' && responseHeaders !== null ? { ...responseHeaders } : {},
    message: typeof message === 'string' ? message : '',
    body: typeof responseBody === 'string' ? responseBody.slice(0, bodyLengthMax) : '',
  }
}

const bodyLengthMax = 8_192

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), or the milliseconds that some providers add. */
function waitOf(headers: ApiError['headers']): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (milliseconds >= 0) return Math.min(milliseconds, waitMaxMs)
  const text = headers['retry-after']
  if (typeof text !== 'string') return undefined
  const seconds = Number(text)
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), waitMaxMs)
}
