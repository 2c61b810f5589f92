import type { FileReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { BlobMissing } from '../../stores/blobs.ts'
import type { Foundation } from '../../foundation.ts'
import type { BlockHashes } from './block-hashes.ts'
import type { ResourceDocument } from '../../collections/resources.ts'
import { ContentDamaged, verified } from './verified.ts'
import { openVerifiedBlocks } from './verified-blocks.ts'

export interface FileBytesOptions extends Pick<Foundation, 'store' | 'blobs' | 'log'> {
  readonly hashes: BlockHashes
}

interface Place {
  readonly start: number
  readonly end: number
  /** The refusal once the file is deleted. */
  readonly gone: ErrorCode
}

/** Reads the bytes of files, and checks them. */
export class FileBytes {
  readonly #options: FileBytesOptions

  constructor(options: FileBytesOptions) {
    this.#options = options
  }

  /** The whole file; `gone` is the refusal once it is deleted. */
  of(doc: ResourceDocument, gone: ErrorCode): FileReply {
    const { id, size, mimeType, sha256, createdAt } = doc
    return {
      size,
      type: mimeType,
      tag: sha256,
      lastModified: createdAt,
      filename: id,
      open: (start, end) => this.#openVerified(doc, { start, end, gone }),
    }
  }

  /**
   * Verifies each block before it is sent, so that damage in the first one is a refusal and damage in a later one cuts
   * the answer. Of a file whose hashes are not recorded, a whole read sends the bytes while it hashes them, and a range
   * reads the whole file first.
   */
  async #openVerified(doc: ResourceDocument, place: Place): Promise<AsyncIterable<Uint8Array>> {
    const { start, end } = place
    const { size } = doc
    const isWhole = start === 0 && end === size - 1
    const open = (from: number, to: number) => this.open(doc, doc.blob, { ...place, start: from, end: to })
    try {
      const hashes = await (isWhole ? this.#options.hashes.recorded(doc) : this.#options.hashes.of(doc))
      const bytes = hashes
        ? await openVerifiedBlocks({ start, end, size, hashes, open })
        : verified(await open(start, end), doc)
      return this.#reportDamage(doc, bytes)
    } catch (error) {
      if (error instanceof BlobMissing) return this.#refuseMissing(doc, doc.blob, place.gone, error)
      return this.#refuseDamaged(doc, error)
    }
  }

  async *#reportDamage(doc: ResourceDocument, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* bytes
    } catch (error) {
      this.#refuseDamaged(doc, error)
    }
  }

  /** Logs damage and fails with `data_damaged`, which cuts an answer that has begun. */
  #refuseDamaged({ id, blob }: ResourceDocument, error: unknown): never {
    if (!(error instanceof ContentDamaged)) throw error
    this.#options.log.error({ err: error, filename: id, blob }, 'the content of a file is damaged')
    return fail('data_damaged', {
      message: `The content of the file ${quote(id)} is damaged. Restore it from a backup.`,
      cause: error,
    })
  }

  /** One of the blobs of a file. */
  async open(doc: ResourceDocument, blob: string, { start, end, gone }: Place): Promise<AsyncIterable<Uint8Array>> {
    try {
      return await this.#options.blobs.open(blob, start, end)
    } catch (error) {
      return this.#refuseMissing(doc, blob, gone, error)
    }
  }

  async #refuseMissing(
    { id, blob: fileBlob }: ResourceDocument,
    blob: string,
    gone: ErrorCode,
    error: unknown,
  ): Promise<never> {
    if (!(error instanceof BlobMissing)) throw error
    // A resource that was deleted meanwhile is an everyday thing; one without its bytes is a fault.
    if ((await this.#options.store.read.resources.get(id))?.doc.blob !== fileBlob) return fail(gone, { cause: error })
    this.#options.log.error({ err: error, filename: id, blob }, 'the content of a file is missing')
    return fail('data_damaged', {
      message: `The content of the file ${quote(id)} is missing. Restore it from a backup.`,
      cause: error,
    })
  }
}
