import type { Store } from '../../collections.ts'
import type { JobDone, JobRun, JobWork } from '../jobs.ts'
import type { Entries } from './entries.ts'

/** Makes the chunks of every entry again, as this version makes them. */
export function reindexWork(store: Store, entries: Entries): JobWork {
  return { scopes: ['knowledge:write'], isIdempotent: true, attemptsMax: 3, run: (run) => reindex(store, entries, run) }
}

async function reindex(store: Store, entries: Entries, run: JobRun): Promise<JobDone> {
  let indexed = 0
  for (let after: { id: string } | undefined; ; ) {
    const page = await store.read.knowledge.list({ limit: 50, ...(after && { after }) })
    for (const { doc } of page) {
      run.signal.throwIfAborted()
      // Staged again after a conflict, and then from what the entry is by then.
      await run.commit(async () => {
        const found = await store.read.knowledge.get(doc.id)
        return found ? await entries.rechunk(found.doc) : []
      })
      run.progress({ current: ++indexed, unit: 'entries' })
    }
    const last = page.at(-1)
    if (last === undefined) return { result: { indexed } }
    after = { id: last.doc.id }
  }
}
