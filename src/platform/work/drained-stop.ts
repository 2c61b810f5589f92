export interface DrainedStopOptions {
  /** For how long the service serves on. */
  readonly ms: number
  /** Reports that the service is about to stop. */
  readonly beginDrain: () => void
  readonly stop: () => Promise<void>
}

/**
 * A stop that is announced before it happens: between both, the service answers every call. The function that is
 * returned begins the drain; called again, it ends the drain at once. Each call resolves when the service has stopped.
 */
export function drainedStop({ ms, beginDrain, stop }: DrainedStopOptions): () => Promise<void> {
  const drain = Promise.withResolvers<void>()
  let stopping: Promise<void> | undefined
  const begin = async () => {
    beginDrain()
    const timer = setTimeout(drain.resolve, ms)
    if (ms > 0) await drain.promise
    clearTimeout(timer)
    await stop()
  }
  return () => {
    if (stopping) drain.resolve()
    return (stopping ??= begin())
  }
}
