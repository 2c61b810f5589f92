/** Keeps the event loop from sleeping, and counts how often it looked and found nothing. */
export class Lookout {
  #emptyLooks = 0
  #hasSeen = false
  #isOver = false

  constructor() {
    this.#look()
  }

  /** Something came. */
  see(): void {
    this.#hasSeen = true
  }

  /** Ends and gives how many looks found nothing. */
  end(): number {
    this.#isOver = true
    return this.#emptyLooks
  }

  #look(): void {
    if (this.#isOver) return
    if (!this.#hasSeen) this.#emptyLooks++
    this.#hasSeen = false
    setImmediate(() => this.#look())
  }
}

/** How long a look takes that finds nothing: the quickest of several, because a processor is rarely ours alone. */
export async function measureEmptyLook(): Promise<number> {
  let quickest = Infinity
  for (let time = 0; time < 20; time++) {
    const lookout = new Lookout()
    const startedAt = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 5))
    quickest = Math.min(quickest, (performance.now() - startedAt) / lookout.end())
  }
  return quickest
}
