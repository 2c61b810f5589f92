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

export interface Attempts {
  /** Sends the call once, with a request of its own. */
  readonly attempt: () => Promise<Response>
  /** Whether the call changes nothing. */
  readonly isRead: boolean
  /** Whether the service does the call once, however often it comes. */
  readonly hasKey: boolean
  readonly signal: AbortSignal
}

/** Sends calls, again where that is safe. */
export class Transport {
  readonly #attemptsMax: number
  readonly #waitMaxMs: number
  readonly wait: NonNullable<RetryOptions['wait']>

  constructor({ attemptsMax = 4, waitMaxMs = 30_000, wait = pause }: RetryOptions = {}) {
    this.#attemptsMax = attemptsMax
    this.#waitMaxMs = waitMaxMs
    this.wait = wait
  }

  /**
   * Gives the response of the first attempt that succeeds; a JSON body is complete then. Throws a `GantryError`, an
   * `UnexpectedAnswer`, what `fetch` throws, or the reason of the signal.
   */
  async send(attempts: Attempts): Promise<Response> {
    for (let count = 1; ; count++) {
      const outcome = await attempt(attempts)
      if (!('failure' in outcome)) return outcome
      const waitMs = count < this.#attemptsMax ? waitBetween(attempts, outcome, count) : undefined
      if (waitMs === undefined || waitMs > this.#waitMaxMs) throw outcome.failure
      await this.wait(waitMs, attempts.signal)
    }
  }
}

/** Why an attempt failed. */
interface Failed {
  readonly failure: unknown
}

async function attempt({ attempt, signal }: Attempts): Promise<Response | Failed> {
  try {
    const response = await attempt()
    return response.status < 400 ? await whole(response) : { failure: await failureOf(response) }
  } catch (failure) {
    // An abort is an answer to the caller's own request.
    if (signal.aborted) throw failure
    return { failure }
  }
}

/** A connection that breaks in the middle of an answer is one that broke before it. */
async function whole(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!isJson || response.body === null || response.status === notModified) return response
  return new Response(await response.text(), response)
}

/** It has no body. */
const notModified = 304

const firstWaitMs = 250

/** The milliseconds to wait before the next attempt, if there may be one. */
function waitBetween({ isRead, hasKey }: Attempts, { failure }: Failed, count: number): number | undefined {
  const isAnswer = failure instanceof GantryError || failure instanceof UnexpectedAnswer
  // Without an answer, a call may have had its effect: one that writes needs a key to be repeated.
  if (!(isAnswer ? isRepeatable(failure, isRead) : isRead || hasKey)) return undefined
  const asked = isAnswer ? failure.retryAfterMs : undefined
  // Clients that failed together must not come back together.
  return asked ?? firstWaitMs * 2 ** (count - 1) * (0.5 + Math.random())
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
