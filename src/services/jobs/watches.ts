import type { Log } from '../../call.ts'
import type { Store } from '../../stores/port.ts'

/** Tells those who watch a job that it may have changed, in whichever process. */
export interface Watches {
  /** Calls back soon after each change of the job, also of its log. Gives what ends it. */
  watch(jobId: string, listener: () => void): () => void
  /** The same, to wait for: `changed` resolves with the next change since it was last asked, after a time, or when the signal aborts. */
  follow(jobId: string): { changed(waitMs: number, signal: AbortSignal): Promise<void>; close(): void }
  /** This process has changed the job. */
  tell(jobId: string): void
  /** Wakes everybody for the last time. */
  close(): void
}

const lookEachMs = 300

/** One look at each watched job serves all who watch it; while nobody does, nothing is looked at. */
export function createWatches({ store, log }: { readonly store: Store; readonly log: Log }): Watches {
  const watched = new Map<string, Watched>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  return { watch, follow, tell, close }

  function watch(jobId: string, listener: () => void): () => void {
    const entry = watched.get(jobId) ?? { listeners: new Set(), version: undefined }
    watched.set(jobId, entry)
    entry.listeners.add(listener)
    timer ??= setInterval(() => void look(), lookEachMs).unref()
    return () => {
      entry.listeners.delete(listener)
      if (entry.listeners.size === 0 && watched.get(jobId) === entry) watched.delete(jobId)
      if (watched.size === 0) stopLooking()
    }
  }

  function follow(jobId: string): ReturnType<Watches['follow']> {
    let next = Promise.withResolvers<void>()
    const stopWatching = watch(jobId, () => next.resolve())
    return {
      close: stopWatching,
      async changed(waitMs, signal) {
        const giveUp = () => next.resolve()
        const timer = setTimeout(giveUp, waitMs)
        signal.addEventListener('abort', giveUp)
        if (signal.aborted) giveUp()
        await next.promise
        next = Promise.withResolvers()
        signal.removeEventListener('abort', giveUp)
        clearTimeout(timer)
      },
    }
  }

  function tell(jobId: string): void {
    for (const listener of [...(watched.get(jobId)?.listeners ?? [])]) listener()
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      for (const [jobId, entry] of watched) {
        const version = (await store.read.jobs.get(jobId))?.version
        if (entry.version !== version) tell(jobId)
        entry.version = version
      }
    } catch (error) {
      log.warn({ err: error }, 'watched jobs could not be read for a moment')
    } finally {
      isLooking = false
    }
  }

  function stopLooking(): void {
    clearInterval(timer)
    timer = undefined
  }

  function close(): void {
    stopLooking()
    for (const jobId of watched.keys()) tell(jobId)
  }
}

interface Watched {
  readonly listeners: Set<() => void>
  version: number | undefined
}
