import type { Foundation } from '../../foundation.ts'
import { every, type Repetition } from '../../platform/work/every.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'

const lookEachMs = 300

/**
 * Notifies the watchers of a job when it may have changed, in any process. Those of a shared store look, and all
 * watchers of a job share one read of it.
 */
export class JobPoller {
  readonly #options: Pick<Foundation, 'store' | 'log' | 'isStoreShared'>
  readonly #watched = new Map<string, Watched>()
  #timer: Repetition | undefined
  #isLooking = false

  constructor(options: Pick<Foundation, 'store' | 'log' | 'isStoreShared'>) {
    this.#options = options
  }

  /** Calls back soon after each change of the job or its log. Gives the function that ends this. */
  watch(jobId: string, listener: () => void): () => void {
    const entry = this.#watched.get(jobId) ?? { listeners: new Set(), version: undefined }
    this.#watched.set(jobId, entry)
    entry.listeners.add(listener)
    if (this.#options.isStoreShared) this.#timer ??= every(lookEachMs, () => this.#look())
    return () => {
      entry.listeners.delete(listener)
      if (entry.listeners.size === 0 && this.#watched.get(jobId) === entry) this.#watched.delete(jobId)
      if (this.#watched.size === 0) this.#stopLooking()
    }
  }

  /**
   * The same to wait for: `changed` resolves at the next change since it was last asked, after a time, or when the
   * signal aborts.
   */
  follow(jobId: string): { changed(waitMs: number, signal: AbortSignal): Promise<void>; close(): void } {
    let next = Promise.withResolvers<void>()
    const stopWatching = this.watch(jobId, () => next.resolve())
    return {
      close: stopWatching,
      async changed(waitMs, signal) {
        await waitAtMost(waitMs, next.promise, signal)
        next = Promise.withResolvers()
      },
    }
  }

  /** This process has changed the job. */
  notify(jobId: string): void {
    for (const listener of [...(this.#watched.get(jobId)?.listeners ?? [])]) listener()
  }

  /** Wakes all watchers for the last time. */
  close(): void {
    this.#stopLooking()
    for (const jobId of this.#watched.keys()) this.notify(jobId)
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      for (const [jobId, entry] of this.#watched) {
        const version = (await this.#options.store.read.jobs.get(jobId))?.version
        if (entry.version !== version) this.notify(jobId)
        entry.version = version
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'watched jobs could not be read; retrying')
    } finally {
      this.#isLooking = false
    }
  }

  #stopLooking(): void {
    void this.#timer?.stop()
    this.#timer = undefined
  }
}

interface Watched {
  readonly listeners: Set<() => void>
  version: number | undefined
}
