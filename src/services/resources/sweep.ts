import type { Log } from '../../call.ts'
import type { BlobStore, SweepOptions, Swept } from '../../stores/blobs.ts'
import type { ResourceDocument } from '../../stores/documents.ts'
import type { ListQuery, Store } from '../../stores/port.ts'
import type { JobDone, JobRun, JobWork } from '../jobs.ts'

const documentsAtOnce = 200
const spareMs = 86_400_000 // an upload in another process takes no day, and clocks differ by less

interface SweepParts {
  readonly store: Store
  readonly blobs: BlobStore
  readonly now: () => string
  readonly log: Log
}

/** Removes bytes without a document: what a crash or a failed removal left. */
export class Sweep {
  readonly #store: Store
  readonly #blobs: BlobStore
  readonly #now: () => string
  readonly #log: Log

  constructor({ store, blobs, now, log }: SweepParts) {
    this.#store = store
    this.#blobs = blobs
    this.#now = now
    this.#log = log
  }

  /** For the start of a service that has its bytes to itself: what it finds is of a former run. */
  async afterStart(): Promise<void> {
    await this.#remove(() => {})
  }

  /** For any time, and for bytes that several services share: leaves alone what may be an upload under way. */
  asJob(): JobWork {
    return { scopes: ['resources:write'], isIdempotent: true, attemptsMax: 3, run: (run) => this.#run(run) }
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { signal } = run
    const olderThan = new Date(Date.parse(this.#now()) - spareMs)
    const onLook = (total: number, current: number) => {
      signal.throwIfAborted()
      run.progress({ current, total, unit: 'files', phase: 'Looking for the bytes of each file' })
    }
    try {
      const { received, kept } = await this.#remove(onLook, { olderThan })
      return { result: { removed: received + kept } }
    } catch (error) {
      signal.throwIfAborted()
      this.#log.warn({ err: error }, 'bytes without a file could not be removed')
      return {
        error: {
          reason: 'failed',
          message: 'The bytes or the files could not be looked through. The log of the service says why.',
        },
        mayPass: true,
      }
    }
  }

  async #remove(onLook: (total: number, current: number) => void, options?: SweepOptions): Promise<Swept> {
    const swept = await this.#blobs.sweep((ids) => this.#takeOutKnown(ids, onLook), options)
    if (swept.received + swept.kept > 0) this.#log.info(swept, 'removed what unfinished uploads had left behind')
    return swept
  }

  async #takeOutKnown(ids: Set<string>, onLook: (total: number, current: number) => void): Promise<void> {
    const total = ids.size
    onLook(total, 0)
    for await (const { blob, thumbnailBlob } of this.#documents()) {
      ids.delete(blob)
      if (thumbnailBlob !== undefined) ids.delete(thumbnailBlob)
      onLook(total, total - ids.size)
    }
  }

  async *#documents(): AsyncGenerator<ResourceDocument> {
    const query: ListQuery<ResourceDocument> = { limit: documentsAtOnce }
    for (;;) {
      const page = await this.#store.read.resources.list(query)
      for (const { doc } of page) yield doc
      const last = page.at(-1)
      if (page.length < documentsAtOnce || last === undefined) return
      query.after = { id: last.doc.id }
    }
  }
}
