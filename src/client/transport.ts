import { GantryError, UnexpectedAnswer, failureOf, isRepeatable } from './failure.ts'

export interface RetryOptions {
  /** How often a call is sent at most; 4 by default, 1 for no retries. */
  readonly attemptsMax?: number
  /**
   * The longest wait before a retry, in milliseconds; 30,000 by default. A failure that asks for a longer one is
   * thrown.
   */
  readonly waitMaxMs?: number
  /** Waits; rejects with the reason of the signal when it aborts. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export interface TransportOptions extends RetryOptions {
  readonly fetch?: (request: Request) => Promise<Response>
}

/** Sends calls, again where that is safe. */
export class Transport {
  readonly #fetch: (request: Request) => Promise<Response>
  readonly #attemptsMax: number
  readonly #waitMaxMs: number
  readonly wait: NonNullable<RetryOptions['wait']>

  constructor({ fetch = (request) => globalThis.fetch(request), ...retry }: TransportOptions) {
    this.#fetch = fetch
    this.#attemptsMax = retry.attemptsMax ?? 4
    this.#waitMaxMs = retry.waitMaxMs ?? 30_000
    this.wait = retry.wait ?? pause
  }

  /**
   * Gives the response of the first attempt that succeeds; a JSON body is complete then. Each attempt sends a request
   * of its own, and each POST of a call has the same `Idempotency-Key`. Throws a `GantryError`, an `UnexpectedAnswer`,
   * what `fetch` throws, or the reason of the signal.
   */
  async send(makeRequest: () => Request): Promise<Response> {
    const key = crypto.randomUUID()
    for (let attempt = 1; ; attempt++) {
      const request = makeRequest()
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', key)
      const outcome = await this.#attempt(request)
      if (outcome instanceof Response) return outcome
      const waitMs = attempt < this.#attemptsMax ? waitBetween(request, outcome, attempt) : undefined
      if (waitMs === undefined || waitMs > this.#waitMaxMs) throw outcome.failure
      await this.wait(waitMs, request.signal)
    }
  }

  async #attempt(request: Request): Promise<Response | Outcome> {
    try {
      const response = await this.#fetch(request)
      return response.status < 400 ? await whole(response) : { failure: await failureOf(response) }
    } catch (failure) {
      // An abort is an answer to the caller's own request.
      if (request.signal.aborted) throw failure
      return { failure }
    }
  }
}

/** Why an attempt failed. */
interface Outcome {
  readonly failure: unknown
}

/** A connection that breaks in the middle of an answer is one that broke before it. */
async function whole(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response
  return new Response(await response.text(), response)
}

const firstWaitMs = 250

/** The milliseconds to wait before the next attempt, if there may be one. */
function waitBetween(request: Request, { failure }: Outcome, attempt: number): number | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isAnswer = failure instanceof GantryError || failure instanceof UnexpectedAnswer
  // Without an answer, a call may have had its effect: one that writes needs a key to be repeated.
  const mayRepeat = isAnswer ? isRepeatable(failure, isRead) : isRead || request.method === 'POST'
  if (!mayRepeat) return undefined
  const asked = isAnswer ? failure.retryAfterMs : undefined
  // Clients that failed together must not come back together.
  return asked ?? firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random())
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abort, { once: true })
  })
}
