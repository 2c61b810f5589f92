import type { Store } from '../../collections.ts'
import { jobErrorOf } from '../jobs.ts'
import type { JobRun, JobWork } from '../jobs.ts'
import type { Entries } from './entries.ts'
import type { Vectors } from './vectors.ts'
import { eachOf } from '../../platform/work/page.ts'

/** Makes the chunks of every entry again, as this version makes them, and the vectors that are missing then. */
export function reindexWork(store: Store, entries: Entries, vectors: Vectors): JobWork {
  return {
    scopes: ['knowledge:write'],
    isIdempotent: true,
    attemptsMax: 3,
    run: async (run) => {
      const indexed = await rechunkAll(store, entries, run)
      try {
        const report = (left: number) => run.progress({ current: left, unit: 'vectors left' })
        return { result: { indexed, embedded: await vectors.complete(run.signal, report) } }
      } catch (error) {
        return { result: { indexed }, error: jobErrorOf(error), mayPass: true }
      }
    },
  }
}

async function rechunkAll(store: Store, entries: Entries, run: JobRun): Promise<number> {
  let indexed = 0
  for await (const { doc } of eachOf(store.read.knowledge, { limit: 50 })) {
    run.signal.throwIfAborted()
    // Staged again after a conflict, and then from what the entry is by then.
    await run.commit(async () => {
      const found = await store.read.knowledge.get(doc.id)
      return found ? await entries.rechunk(found.doc) : []
    })
    run.progress({ current: ++indexed, unit: 'entries' })
  }
  return indexed
}
