/** Lets so many pieces of work run at once; the others wait in a queue. */
export class Slots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A slot is handed to the next waiter directly, so that a later caller cannot take it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
