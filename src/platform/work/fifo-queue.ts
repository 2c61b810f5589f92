/** The right to run, until it is released. */
export interface QueueEntry {
  release(): void
}

/** Lets one caller at a time run, first come, first served. */
export class FifoQueue {
  readonly #waitingMax: number
  #waiting = 0
  #last: Promise<void> = Promise.resolve()

  /** Beyond so many that wait, `enter` refuses. */
  constructor(waitingMax = Number.POSITIVE_INFINITY) {
    this.#waitingMax = waitingMax
  }

  /** Runs work when all earlier callers have finished. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.turn()
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** The same for work that ends later: by the function that it resolves with. */
  async turn(): Promise<() => void> {
    const { before, release } = this.#append()
    await before
    return release
  }

  /**
   * Resolves when all earlier callers have finished; with nothing when the signal aborts first, or when too many wait.
   */
  async enter(signal: AbortSignal): Promise<QueueEntry | undefined> {
    if (signal.aborted || this.#waiting > this.#waitingMax) return undefined
    const { before, release } = this.#append()
    this.#waiting++
    const hasEntered = await firstOf(before, signal)
    this.#waiting--
    if (hasEntered) return { release }
    release()
    return undefined
  }

  /** Resolves when every caller that has entered or waits is done. */
  async idle(): Promise<void> {
    await this.#last
  }

  /** Takes the last place. `before` resolves when the callers before it are done, and `release` admits the next one. */
  #append(): { before: Promise<void>; release: () => void } {
    const before = this.#last
    const { promise, resolve: release } = Promise.withResolvers<void>()
    this.#last = before.then(() => promise)
    return { before, release }
  }
}

function firstOf(before: Promise<void>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(false)
    signal.addEventListener('abort', giveUp, { once: true })
    void before.then(() => {
      signal.removeEventListener('abort', giveUp)
      resolve(true)
    })
  })
}
