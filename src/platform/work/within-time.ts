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

/** Waits for a result until the time is over or the signal aborts. Throws what the result throws. */
export async function waitAtMost(waitMs: number, result: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const giveUp = () => resolve()
  const timer = setTimeout(giveUp, waitMs)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    await Promise.race([result, over])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Waits for a result until the signal aborts. Throws what the result throws, and the reason of the signal. */
export async function untilAborted<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    return await Promise.race([result, over])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
