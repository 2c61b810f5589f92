import { setTimeout as sleep } from 'node:timers/promises'
import { DocumentDamaged } from '../../stores/port.ts'
import type { AuditEntry } from '../../stores/port.ts'
import type { Foundation } from '../../foundation.ts'
import { resourceDocuments } from './all-documents.ts'

/** How long later uploads share one record. */
const gatherMs = 1000

export type WatermarkParts = Pick<Foundation, 'store' | 'blobs' | 'log'>

/**
 * Notices that the database was replaced by an older copy of itself, and spares the files that only the later state of
 * it knew.
 *
 * After an upload the newest entry of the audit log is recorded beside the blobs, its number and its hash. A database
 * that does not contain this entry is not the one that took the upload, or an older state of it. Entries are never
 * removed, and the hash depends on all entries before.
 */
export class Watermark {
  readonly #options: WatermarkParts
  readonly #closing = new AbortController()
  #isStale = false
  #recording: Promise<void> | undefined
  #stopListening: (() => void) | undefined

  constructor(options: WatermarkParts) {
    this.#options = options
  }

  /**
   * For the start and each sweep, where the blobs belong to this store alone: later uploads move the mark from then on.
   */
  async check(): Promise<void> {
    const recorded = await this.#options.blobs.note('watermark')
    const isOlder = recorded !== undefined && !(await this.#contains(recorded))
    if (isOlder) await this.#spareUnknown()
    if (isOlder || recorded === undefined) await this.#record()
    this.#stopListening ??= this.#options.store.onCommit(['resources'], () => this.#wake())
  }

  /** The blobs that no sweep touches, though no document names them. */
  async spared(): Promise<Set<string>> {
    return new Set((await this.#options.blobs.note('spared'))?.split(/\s+/))
  }

  async recordSpared(ids: ReadonlySet<string>): Promise<void> {
    await this.#options.blobs.recordNote('spared', [...ids].join('\n'))
  }

  /** Records what is not recorded yet. */
  async close(): Promise<void> {
    this.#stopListening?.()
    this.#closing.abort()
    await this.#recording
  }

  async #contains(recorded: string): Promise<boolean> {
    const [id, hash] = recorded.split(' ')
    try {
      const [entry] = await this.#options.store.audit({ before: Number(id) + 1, limit: 1 })
      return entry !== undefined && markOf(entry) === `${id} ${hash}`
    } catch (error) {
      // It is there, and damaged: no sign of an older database.
      if (error instanceof DocumentDamaged) return true
      throw error
    }
  }

  async #spareUnknown(): Promise<void> {
    const unknown = new Set(await Array.fromAsync(this.#options.blobs.ids()))
    for await (const { blob, thumbnailBlob = '' } of resourceDocuments(this.#options.store))
      for (const id of [blob, thumbnailBlob]) unknown.delete(id)
    if (unknown.size === 0) return
    await this.recordSpared((await this.spared()).union(unknown))
    this.#options.log.error({ files: unknown.size }, older)
  }

  #wake(): void {
    this.#isStale = true
    this.#recording ??= this.#recordAll().finally(() => (this.#recording = undefined))
  }

  async #recordAll(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      await this.#record().catch((error: unknown) =>
        this.#options.log.warn(
          { err: error },
          'the state of the database could not be recorded beside the uploaded files',
        ),
      )
      await sleep(gatherMs, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {})
    }
  }

  async #record(): Promise<void> {
    const [newest] = await this.#options.store.audit({ limit: 1 })
    await this.#options.blobs.recordNote('watermark', newest ? markOf(newest) : '')
  }
}

const older =
  'The database is older than the uploaded files: a later state of it knew some that it does not know. They are kept. Put that database back or, to let a sweep remove them, remove the file `spared` beside them.'

function markOf({ id, hash }: AuditEntry): string {
  return `${id} ${hash}`
}
