export interface Turn {
  end(): void
}

/** Lets one at a time do something, in the order in which they came. */
export class Turns {
  readonly #waitingMax: number
  #waiting = 0
  #last: Promise<void> = Promise.resolve()

  constructor(waitingMax: number) {
    this.#waitingMax = waitingMax
  }

  /** Resolves when it is this caller's turn; with nothing when the signal aborts before, or too many wait. */
  async wait(signal: AbortSignal): Promise<Turn | undefined> {
    if (signal.aborted || this.#waiting > this.#waitingMax) return undefined
    const before = this.#last
    const { promise, resolve: end } = Promise.withResolvers<void>()
    this.#last = before.then(() => promise)
    this.#waiting++
    const isTurn = await firstOf(before, signal)
    this.#waiting--
    if (isTurn) return { end }
    end()
    return undefined
  }

  /** Resolves when all who have come are done. */
  async idle(): Promise<void> {
    await this.#last
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
