/** Tells the time as the contract writes it. Calls of one millisecond share the text, because to write it costs each of them more. */
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
