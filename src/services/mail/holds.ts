interface Hold {
  readonly until: number
}

// Longer than any call takes from its file to its commit; a job that was ended in between frees the name by this.
const holdMs = 60_000

/** The messages that calls of this process are at work on, so that nobody tells of what is half done. */
export class Holds {
  readonly #holds = new Map<string, Set<Hold>>()

  /** Holds a message until the function is called, or a minute has passed. */
  take(name: string): () => void {
    this.#dropOld()
    const hold = { until: performance.now() + holdMs }
    const holds = this.#holds.get(name) ?? new Set()
    this.#holds.set(name, holds.add(hold))
    return () => {
      holds.delete(hold)
      if (holds.size === 0 && this.#holds.get(name) === holds) this.#holds.delete(name)
    }
  }

  has(name: string): boolean {
    return [...(this.#holds.get(name) ?? [])].some(({ until }) => until > performance.now())
  }

  /** What was never let go must not be remembered for ever. */
  #dropOld(): void {
    for (const name of this.#holds.keys()) {
      // The oldest come first.
      if (this.has(name)) return
      this.#holds.delete(name)
    }
  }
}
