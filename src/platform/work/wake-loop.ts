import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs a step as often as it is woken, never twice at once: woken while it runs, it runs once more. With `gatherMs`,
 * what wakes it within that time shares one step.
 */
export class WakeLoop {
  readonly #step: () => Promise<void>
  readonly #onError: (error: unknown) => void
  readonly #gatherMs: number
  #running: Promise<void> | undefined
  #isWoken = false
  readonly #stopped = new AbortController()

  constructor(step: () => Promise<void>, onError: (error: unknown) => void, { gatherMs = 0 } = {}) {
    this.#step = step
    this.#onError = onError
    this.#gatherMs = gatherMs
  }

  wake(): void {
    if (this.isStopped) return
    this.#isWoken = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
      // Woken between the last look and this moment.
      if (this.#isWoken) this.wake()
    })
  }

  /** The steps that are under way, if any. */
  get running(): Promise<void> | undefined {
    return this.#running
  }

  get isStopped(): boolean {
    return this.#stopped.signal.aborted
  }

  /** Resolves when the step that is under way has ended; no other one begins. */
  async stop(): Promise<void> {
    this.#isWoken = false
    this.#stopped.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#isWoken) {
      // It ends early, as a rejection, when the loop is stopped.
      if (this.#gatherMs > 0) await sleep(this.#gatherMs, undefined, { signal: this.#stopped.signal }).catch(() => {})
      if (this.isStopped) return
      this.#isWoken = false
      await this.#step().catch(this.#onError)
    }
  }
}
