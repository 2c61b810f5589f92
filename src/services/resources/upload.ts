import type { CommitOf, Part } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { BlobStore, ReceivedBlob } from '../../stores/blobs.ts'
import { BlobTooLarge } from '../../stores/blobs.ts'
import type { ResourceDocument } from '../../stores/documents.ts'
import type { Store } from '../../stores/port.ts'
import { DuplicateId, StorageFull } from '../../stores/port.ts'
import { drain, resumable } from './drain.ts'
import { readForm } from './form.ts'
import type { Form } from './form.ts'
import { eventOf, refuseTaken, toResource } from './resource.ts'
import type { Resource } from './resource.ts'
import type { Thumbnails } from './thumbnails.ts'
import { tellType } from './type.ts'

export interface UploadsOptions {
  readonly store: Store
  readonly blobs: BlobStore
  readonly thumbnails: Thumbnails
  readonly now: () => string
  readonly uploadBytesMax: number
  /** Removes the bytes of a document that never was. */
  readonly forget: (document: ResourceDocument) => Promise<void>
}

/** Takes files in: their bytes first, which do not count yet, and then the document that makes them count. */
export class Uploads {
  readonly #options: UploadsOptions

  constructor(options: UploadsOptions) {
    this.#options = options
  }

  async take<Result>(parts: AsyncIterable<Part>, userId: string, commit: CommitOf<Resource, Result>): Promise<Result> {
    await using form = await readForm(parts, (filename, bytes) => this.#receive(filename, bytes))
    if (form.taskId !== undefined) (await this.#options.store.read.tasks.get(form.taskId)) ?? fail('task_not_found')
    const document = await this.#keep(form)
    // Without `await` the form is let go of first, and a commit that fails meanwhile is nobody's: that ends the process.
    return await this.#commit(document, userId, commit)
  }

  /** Refuses a taken filename before its bytes cost anything. Of two uploads at once the store decides. */
  async #receive(filename: string, bytes: AsyncIterable<Uint8Array>): Promise<ReceivedBlob> {
    const { store, blobs, uploadBytesMax } = this.#options
    const rest = resumable(bytes)
    try {
      if (await store.read.resources.get(filename)) return refuseTaken(filename)
      return await blobs.receive(rest, { limit: uploadBytesMax })
    } catch (error) {
      await drain(rest)
      if (error instanceof BlobTooLarge)
        return fail('payload_too_large', { message: `The file is larger than ${error.limit} bytes.`, cause: error })
      throw error
    }
  }

  async #keep({ filename, file, description, taskId }: Form): Promise<ResourceDocument> {
    const { size, sha256, head } = file
    const mimeType = await tellType(head, head.byteLength === size)
    const blob = await file.keep()
    const thumbnailBlob = await this.#options.thumbnails.make({ blob, size, mimeType })
    return {
      id: filename,
      mimeType,
      mediaKind: mimeType.split('/')[0] ?? '',
      size,
      sha256,
      blob,
      ...(thumbnailBlob !== undefined && { thumbnailBlob }),
      ...(description !== undefined && { description }),
      ...(taskId !== undefined && { taskId }),
      createdAt: this.#options.now(),
    }
  }

  async #commit<Result>(
    document: ResourceDocument,
    userId: string,
    commit: CommitOf<Resource, Result>,
  ): Promise<Result> {
    const { now, forget } = this.#options
    try {
      return await commit(
        [{ insert: 'resources', doc: document }, eventOf('resource.uploaded', document, userId, now())],
        toResource(document),
      )
    } catch (error) {
      // Any other error may hide a commit that held: the next sweep knows.
      if (error instanceof DuplicateId || error instanceof StorageFull) await forget(document)
      if (error instanceof DuplicateId && error.collection === 'resources') return refuseTaken(document.id)
      throw error
    }
  }
}
