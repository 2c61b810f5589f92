/**
 * Up to here a step back is noise of the measurement, or a correction that a time service makes: time then stands
 * still.
 */
const stillMs = 1_000

/**
 * Returns the time in the format of the contract. Calls within one millisecond share the text, because formatting is
 * expensive. A small step back of the clock is not seen; a larger one is followed, so that nothing waits for what is
 * past.
 */
export function createClock(clock: () => number = Date.now): () => string {
  let last = NaN
  let text = ''
  return () => {
    const now = Math.floor(clock())
    if (now !== last && !(now < last && last - now <= stillMs)) {
      text = new Date(now).toISOString()
      last = now
    }
    return text
  }
}

/** The clock of the database, in milliseconds, by which all processes on it judge. */
export function clockOf(store: { clockSkewMs(): number }): () => number {
  return () => Date.now() + store.clockSkewMs()
}

/** So many milliseconds after a moment, as the contract writes it. */
export function later(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString()
}
