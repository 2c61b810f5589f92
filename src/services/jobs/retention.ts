import type { Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'
import { removeOld } from '../../platform/work/retention.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'

const jobsOfRead = 50

/** Removes the jobs that finished before a time, with their logs, in small commits; stops when the signal aborts. */
export async function removeOldJobs({
  store,
  now,
  keptMs,
  signal,
}: {
  store: Store
  now: () => string
  keptMs: number
  signal: AbortSignal
}): Promise<void> {
  const before = later(now(), -keptMs)
  while (!signal.aborted) {
    const oldest = await store.read.jobs.list({ orderBy: 'finishedAt', limit: jobsOfRead })
    const old = oldest.filter(({ doc }) => doc.finishedAt !== undefined && doc.finishedAt < before)
    for (const { doc, version } of old) {
      if (signal.aborted) return
      // Each piece contains up to 64 KiB of log.
      await removeOld(store, 'jobLogs', { where: { jobId: doc.id }, isOld: () => true, batch: 16 })
      await tryCommit(store, [{ remove: 'jobs', version, id: doc.id }])
    }
    if (old.length < jobsOfRead) return
  }
}
