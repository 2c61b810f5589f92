import type { Swept } from '../../stores/blobs.ts'
import type { Foundation } from '../../foundation.ts'
import type { JobDone, JobRun, JobWork } from '../jobs.ts'
import { resourceDocuments } from './all-documents.ts'
import { BlobOwner } from './blob-owner.ts'
import { Watermark } from './watermark.ts'

const spareMs = 86_400_000 // an upload in another process takes no day, and clocks differ by less

export interface SweepParts extends Pick<Foundation, 'store' | 'blobs' | 'now' | 'log'> {
  /** Whether no other service uses the blobs. */
  readonly isAlone: boolean
}

/** Nothing was removed, for this reason. */
class SweepRefused extends Error {}

type OnLook = (total: number, current: number) => void

/**
 * Quarantines bytes without a document, which a crash or a failed removal left, and removes them seven days later. It
 * refuses to work with a store that the bytes do not belong to.
 */
export class Sweep {
  readonly #options: SweepParts
  readonly #owner: BlobOwner
  readonly #watermark: Watermark

  constructor(options: SweepParts) {
    this.#options = options
    this.#owner = new BlobOwner(options)
    this.#watermark = new Watermark(options)
  }

  /**
   * For the start: records to whom the bytes belong, and sweeps those that this service has to itself, where what it
   * finds is of a former run.
   */
  async afterStart(): Promise<void> {
    try {
      if (this.#options.isAlone) await this.#sweep(() => {})
      else await this.#requireOwner()
    } catch (error) {
      if (!(error instanceof SweepRefused)) throw error
      this.#options.log.error({}, error.message)
    }
  }

  /** Records what the next start compares the store with. */
  close(): Promise<void> {
    return this.#watermark.close()
  }

  /** For any time, and for bytes that several services share: leaves alone what may be an upload under way. */
  asJob(): JobWork {
    return { scopes: ['resources:write'], isIdempotent: true, attemptsMax: 3, run: (run) => this.#run(run) }
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { signal } = run
    const olderThan = new Date(Date.parse(this.#options.now()) - spareMs)
    const onLook: OnLook = (total, current) => {
      signal.throwIfAborted()
      run.progress({ current, total, unit: 'files', phase: 'Checking the contents of each file' })
    }
    try {
      const { received, kept, quarantined } = await this.#sweep(onLook, olderThan)
      return { result: { removed: received + kept, quarantined } }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof SweepRefused) {
        this.#options.log.error({}, error.message)
        return { error: { reason: 'failed', message: error.message } }
      }
      this.#options.log.warn({ err: error }, 'bytes without a file could not be removed')
      return {
        error: {
          reason: 'failed',
          message: "The files could not be listed. The service's log has the reason.",
        },
        mayPass: true,
      }
    }
  }

  async #sweep(onLook: OnLook, olderThan?: Date): Promise<Swept> {
    await this.#requireOwner()
    const options = { at: new Date(this.#options.now()), ...(olderThan && { olderThan }) }
    const swept = await this.#options.blobs.sweep((ids) => this.#takeOutKnown(ids, onLook), options)
    if (swept.quarantined > 0)
      this.#options.log.warn(
        swept,
        'some uploaded files belong to no resource: they are removed after seven days in quarantine',
      )
    else if (swept.received + swept.kept + swept.released > 0)
      this.#options.log.info(swept, 'removed the remains of unfinished uploads')
    return swept
  }

  async #requireOwner(): Promise<void> {
    const refusal = await this.#owner.refusal()
    if (refusal !== undefined) throw new SweepRefused(refusal)
    await this.#watermark.check()
  }

  async #takeOutKnown(ids: Set<string>, onLook: OnLook): Promise<void> {
    const total = ids.size
    const spared = await this.#watermark.spared()
    const sparedCount = spared.size
    onLook(total, 0)
    for await (const { blob, thumbnailBlob = '' } of resourceDocuments(this.#options.store)) {
      for (const id of [blob, thumbnailBlob]) {
        ids.delete(id)
        spared.delete(id)
      }
      onLook(total, total - ids.size)
    }
    for (const id of spared) ids.delete(id)
    if (spared.size < sparedCount) await this.#watermark.recordSpared(spared)
    if (total > 0 && ids.size === total && !(await this.#owner.knowsAny())) throw new SweepRefused(knowsNone)
  }
}

const knowsNone =
  'The database knows none of the uploaded files, so none of them is removed: it may be empty or older than they are.'
