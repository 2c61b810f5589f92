import type { Egress } from '../../platform/egress/egress.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import { timeouts } from '../../timeouts.ts'
import { PlatformFault, textIn, BytesToSend } from './platform.ts'
import type { FileRequest, HttpCall, PlatformHttp } from './platform.ts'

/** Statuses after which the same call may succeed later. */
const passing = new Set([401, 403, 404, 408, 425, 429])
/** A platform that asks for more is asked again all the same. */
const waitMaxMs = 3_600_000

/** Calls platforms at the addresses that the configuration allows. */
export function createPlatformHttp(egress: Egress, version: string, signal: AbortSignal): PlatformHttp {
  return {
    async call({ url, method = 'POST', headers = {}, body }: HttpCall) {
      const { status, retryAfter, answer } = await egress
        .send({
          url,
          method,
          signal,
          timeoutMs: (body instanceof BytesToSend ? timeouts.chatPlatformFile : timeouts.chatPlatformCall).ms,
          headers: { 'content-type': typeOf(body), 'user-agent': `Gantry/${version}`, ...headers },
          ...(body !== undefined && { body: bodyOf(body) }),
        })
        .then(({ status, headers, body }) => ({
          status,
          retryAfter: headers['retry-after'],
          answer: objectIn(body.toString()),
        }))
        .catch(refuse)
      if (status >= 200 && status < 300) return answer
      const reason = textIn(answer, 'description') ?? textIn(answer, 'message') ?? textIn(answer, 'error') ?? ''
      const waitMs = waitOf(answer, retryAfter)
      throw new PlatformFault(`The platform answered ${status}. ${reason}`.trim(), {
        mayPass: status >= 500 || passing.has(status),
        ...(waitMs !== undefined && { waitMs }),
      })
    },

    async load({ url, headers = {} }: FileRequest) {
      const { status, body } = await egress
        .open({
          url,
          method: 'GET',
          headers: { 'user-agent': `Gantry/${version}`, ...headers },
          timeoutMs: timeouts.chatPlatformCall.ms,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.chatPlatformFile.ms)]),
        })
        .catch(refuse)
      if (status >= 200 && status < 300) return body
      body.destroy()
      throw new PlatformFault(`The platform answered ${status}.`, { mayPass: status >= 500 || passing.has(status) })
    },
  }
}

function typeOf(body: HttpCall['body']): string {
  return body instanceof BytesToSend ? body.type : 'application/json'
}

function bodyOf(body: NonNullable<HttpCall['body']>): string | BytesToSend {
  return typeof body === 'string' || body instanceof BytesToSend ? body : JSON.stringify(body)
}

/**
 * How long the platform wants to be left alone: as Telegram, Discord and Matrix say it, or by `Retry-After` (RFC 9110).
 */
function waitOf(answer: object, retryAfter = ''): number | undefined {
  const seconds = textIn(answer, 'parameters', 'retry_after') ?? textIn(answer, 'retry_after') ?? retryAfter
  const waits = [Number(textIn(answer, 'retry_after_ms')), Number(seconds) * 1000, Date.parse(retryAfter) - Date.now()]
  const found = waits.find((ms) => ms > 0)
  return found && Math.min(found, waitMaxMs)
}

function refuse(error: unknown): never {
  if (!(error instanceof EgressFailure)) throw error
  throw new PlatformFault(error.message, { mayPass: error.reason !== 'invalid' })
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
