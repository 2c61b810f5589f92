import type { FileReply, Log } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import type { BlobStore } from '../../stores/blobs.ts'
import { BlobMissing } from '../../stores/blobs.ts'
import type { Store } from '../../collections.ts'
import type { ResourceDocument } from './documents.ts'
import { ContentDamaged, verified } from './verified.ts'

export interface FileBytesOptions {
  readonly store: Store
  readonly blobs: BlobStore
  readonly log: Log
}

/** Reads the bytes of files, and checks them. */
export class FileBytes {
  readonly #options: FileBytesOptions

  constructor(options: FileBytesOptions) {
    this.#options = options
  }

  /** The whole file; `gone` is the refusal once it is deleted. */
  of(doc: ResourceDocument, gone: ErrorCode): FileReply {
    const { id, blob, size, mimeType, sha256, createdAt } = doc
    return {
      size,
      type: mimeType,
      tag: sha256,
      lastModified: createdAt,
      filename: id,
      open: async (start, end) => this.#verify(doc, await this.open(doc, blob, { start, end, gone }), start, end),
    }
  }

  /** Logs damage and fails with `data_damaged`, which cuts an answer that has begun. */
  async *#verify(
    { id, blob, size, sha256 }: ResourceDocument,
    bytes: AsyncIterable<Uint8Array>,
    start: number,
    end: number,
  ): AsyncGenerator<Uint8Array> {
    const isWhole = start === 0 && end === size - 1
    try {
      yield* verified(bytes, { size: end - start + 1, ...(isWhole && { sha256 }) })
    } catch (error) {
      if (!(error instanceof ContentDamaged)) throw error
      this.#options.log.error({ err: error, filename: id, blob }, 'the content of a file is damaged')
      fail('data_damaged', {
        message: `The content of the file ${quote(id)} is damaged. Restore it from a backup.`,
        cause: error,
      })
    }
  }

  /** One of the blobs of a file. */
  async open(
    { id, blob: fileBlob }: ResourceDocument,
    blob: string,
    { start, end, gone }: { readonly start: number; readonly end: number; readonly gone: ErrorCode },
  ): Promise<AsyncIterable<Uint8Array>> {
    try {
      return await this.#options.blobs.open(blob, start, end)
    } catch (error) {
      // A resource that was deleted meanwhile is an everyday thing; one without its bytes is a fault.
      if (error instanceof BlobMissing && (await this.#options.store.read.resources.get(id))?.doc.blob !== fileBlob)
        return fail(gone, { cause: error })
      if (!(error instanceof BlobMissing)) throw error
      this.#options.log.error({ err: error, filename: id, blob }, 'the content of a file is missing')
      return fail('data_damaged', {
        message: `The content of the file ${quote(id)} is missing. Restore it from a backup.`,
        cause: error,
      })
    }
  }
}
