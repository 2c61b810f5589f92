/** Lets those who work on the same thing go one after the other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Works when everybody who asked for this thing before is done. */
  async take<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(thing)
    const mine = before === undefined ? work() : before.then(work, work)
    this.#last.set(thing, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(thing) === mine) this.#last.delete(thing)
    }
  }
}
