/** Work that is repeated until it is stopped. */
export interface Repetition {
  /** Begins no other run. Resolves when the run under way has ended. */
  stop(): Promise<void>
}

export interface RepetitionOptions {
  /** The first run begins at once, not after the first interval. */
  readonly atOnce?: boolean
  /** Receives what a run throws; without it, the error is uncaught. */
  readonly onError?: (error: unknown) => void
}

/** Runs work at intervals; `every`, or that of a clock that a test sets. */
export type Repeat = typeof every

/**
 * Runs work at intervals, never twice at once: an interval that ends during a run begins no other. The timer does not
 * keep the process alive. Intervals of whole seconds share one timer, which wakes the process once a second for all of
 * them; the first of them is up to a second longer.
 */
export function every(
  intervalMs: number,
  work: () => unknown,
  { atOnce = false, onError }: RepetitionOptions = {},
): Repetition {
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      await work()
    } catch (error) {
      if (onError === undefined) throw error
      onError(error)
    }
  }
  const begin = () => {
    running ??= run().finally(() => {
      running = undefined
    })
  }
  const stopTimer = intervalMs % secondMs === 0 ? eachSeconds(intervalMs / secondMs, begin) : eachMs(intervalMs, begin)
  if (atOnce) begin()
  return {
    stop: async () => {
      stopTimer()
      await running
    },
  }
}

const secondMs = 1_000

function eachMs(intervalMs: number, run: () => void): () => void {
  const timer = setInterval(run, intervalMs).unref()
  return () => clearInterval(timer)
}

/** What the timer of whole seconds runs. */
const ticks = new Set<() => void>()
let stopTicking: (() => void) | undefined

function eachSeconds(seconds: number, run: () => void): () => void {
  // The second that has begun counts only for the one that starts the timer with it.
  let left = stopTicking === undefined ? seconds : seconds + 1
  const tick = () => {
    if (--left > 0) return
    left = seconds
    run()
  }
  ticks.add(tick)
  stopTicking ??= eachMs(secondMs, () => {
    for (const each of ticks) each()
  })
  return () => {
    ticks.delete(tick)
    if (ticks.size > 0) return
    stopTicking?.()
    stopTicking = undefined
  }
}
