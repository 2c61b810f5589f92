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

/**
 * Runs work at intervals, never twice at once: an interval that ends during a run begins no other. The timer does not
 * keep the process alive.
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
  const timer = setInterval(begin, intervalMs).unref()
  if (atOnce) begin()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
