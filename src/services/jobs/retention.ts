import { VersionConflict } from '../../stores/port.ts'
import type { Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'

const jobsOfRead = 50
/** Each contains up to 64 KiB of log. */
const piecesOfRead = 16

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
      await removeLog(store, doc.id)
      await store.commit([{ remove: 'jobs', version, id: doc.id }]).catch(ignoreConflict)
    }
    if (old.length < jobsOfRead) return
  }
}

async function removeLog(store: Store, jobId: string): Promise<void> {
  for (;;) {
    const pieces = await store.read.jobLogs.list({ where: { jobId }, limit: piecesOfRead })
    if (pieces.length === 0) return
    await store
      .commit(pieces.map(({ doc: { id }, version }) => ({ remove: 'jobLogs', version, id })))
      .catch(ignoreConflict)
  }
}

/** Another process removes the same. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof VersionConflict)) throw error
}
