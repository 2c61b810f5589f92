interface Flight {
  readonly until: number
}

// Longer than any call takes from its file to its commit; frees the name when a job was ended in between.
const flightMs = 60_000

/** The messages that calls of this process are changing: scans of the folders report nothing of them meanwhile. */
export class InFlightMessages {
  readonly #inFlight = new Map<string, Set<Flight>>()

  /** Marks a message until the function is called, or for a minute. */
  take(name: string): () => void {
    this.#dropOld()
    const flight = { until: performance.now() + flightMs }
    const inFlight = this.#inFlight.get(name) ?? new Set()
    this.#inFlight.set(name, inFlight.add(flight))
    return () => {
      inFlight.delete(flight)
      if (inFlight.size === 0 && this.#inFlight.get(name) === inFlight) this.#inFlight.delete(name)
    }
  }

  has(name: string): boolean {
    return [...(this.#inFlight.get(name) ?? [])].some(({ until }) => until > performance.now())
  }

  /** Removes marks that were never released. */
  #dropOld(): void {
    for (const name of this.#inFlight.keys()) {
      // The oldest marks come first.
      if (this.has(name)) return
      this.#inFlight.delete(name)
    }
  }
}
