import type { ExchangeLimits } from './engine.ts'

export type WatchEnding = 'silent' | 'abandoned'

/** Ends a piece of work outside this thread once the remote is silent, the time is over or the caller has gone. */
export class Watch {
  readonly #end: () => void
  readonly #silence: NodeJS.Timeout
  readonly #total: NodeJS.Timeout
  readonly #signal: AbortSignal
  readonly #abandon = () => this.#finish('abandoned')
  #ending: WatchEnding | undefined

  constructor({ silenceMs, totalMs }: ExchangeLimits, signal: AbortSignal, end: () => void) {
    this.#end = end
    this.#silence = setTimeout(() => this.#finish('silent'), silenceMs)
    this.#total = setTimeout(() => this.#finish('silent'), totalMs)
    this.#signal = signal
    signal.addEventListener('abort', this.#abandon, { once: true })
    if (signal.aborted) this.#abandon()
  }

  /** Why the work was ended before it was done; nothing when it was not. */
  get ending(): WatchEnding | undefined {
    return this.#ending
  }

  /** The remote gave a sign of life. */
  note(): void {
    if (this.#ending === undefined) this.#silence.refresh()
  }

  stop(): void {
    clearTimeout(this.#silence)
    clearTimeout(this.#total)
    this.#signal.removeEventListener('abort', this.#abandon)
  }

  #finish(ending: WatchEnding): void {
    if (this.#ending !== undefined) return
    this.#ending = ending
    this.stop()
    this.#end()
  }
}
