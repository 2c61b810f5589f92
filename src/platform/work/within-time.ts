/** A wait took longer than it may. What was waited for goes on. */
export class TimeIsOver extends Error {
  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`)
    this.name = 'TimeIsOver'
  }
}

/** Waits for a result at most so long. Throws `TimeIsOver`. */
export async function withinTime<Result>(timeoutMs: number, result: Promise<Result>): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeIsOver(timeoutMs)), timeoutMs)
  try {
    return await Promise.race([result, over])
  } finally {
    clearTimeout(timer)
  }
}
