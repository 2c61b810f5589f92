import { fail } from '../../errors.ts'
import type { McpLimits } from './limits.ts'

/**
 * Gives what the promise gives, unless the caller hangs up first. The work itself goes on, for others may wait for it.
 */
export function unlessCancelled<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const hangUp = () => reject(cancelled())
    if (signal.aborted) hangUp()
    signal.addEventListener('abort', hangUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', hangUp))
  })
}

function cancelled(): unknown {
  try {
    return fail('mcp_cancelled')
  } catch (failure) {
    return failure
  }
}

/** Ends a call that its caller gave up, that shows no sign of life, or that takes too long; and remembers why. */
export class CallClock {
  cause: 'cancelled' | 'idle' | 'total' | undefined
  readonly #end = new AbortController()
  readonly #callIdleMs: number
  readonly #callTotalMs: number
  #isPaused = false
  #caller: AbortSignal
  readonly #hangUp = () => this.#give('cancelled', 'the caller hung up')
  #total: NodeJS.Timeout
  #idle: NodeJS.Timeout

  constructor(limits: McpLimits, caller: AbortSignal) {
    this.#callIdleMs = limits.callIdleMs
    this.#caller = caller
    this.#callTotalMs = limits.callTotalMs
    this.#total = this.#startTotal()
    this.#idle = this.#startIdle()
    if (caller.aborted) this.#hangUp()
    caller.addEventListener('abort', this.#hangUp, { once: true })
  }

  get signal(): AbortSignal {
    return this.#end.signal
  }

  /** Progress was reported: the server is alive. */
  touch(): void {
    if (this.cause !== undefined || this.#isPaused) return
    clearTimeout(this.#idle)
    this.#idle = this.#startIdle()
  }

  /** A person is asked, and the caller of before waits no longer. */
  pause(): void {
    this.stop()
    this.#isPaused = true
  }

  /** Goes on for another caller, as for a new call. */
  resume(caller: AbortSignal): void {
    this.stop()
    if (this.cause !== undefined) return
    this.#isPaused = false
    this.#caller = caller
    this.#total = this.#startTotal()
    this.#idle = this.#startIdle()
    if (caller.aborted) this.#hangUp()
    caller.addEventListener('abort', this.#hangUp, { once: true })
  }

  stop(): void {
    clearTimeout(this.#idle)
    clearTimeout(this.#total)
    this.#caller.removeEventListener('abort', this.#hangUp)
  }

  #startTotal(): NodeJS.Timeout {
    return setTimeout(() => this.#give('total', 'the call took too long'), this.#callTotalMs)
  }

  #startIdle(): NodeJS.Timeout {
    return setTimeout(() => this.#give('idle', 'the call went without an answer for too long'), this.#callIdleMs)
  }

  #give(cause: 'cancelled' | 'idle' | 'total', reason: string): void {
    this.cause ??= cause
    this.#end.abort(reason)
  }
}
