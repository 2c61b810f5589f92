/**
 * Returns the time in the format of the contract. Calls within one millisecond share the text, because formatting is
 * expensive.
 */
export function createClock(): () => string {
  let last = NaN
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== last) text = new Date(now).toISOString()
    last = now
    return text
  }
}

/** So many milliseconds after a moment, as the contract writes it. */
export function later(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString()
}
