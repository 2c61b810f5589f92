import type { Part, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import { mebibytes } from '../../platform/text/sizes.ts'
import { quote } from '../../platform/text/quote.ts'
import type { BlobStore, ReceivedBlob } from '../../stores/blobs.ts'
import { BlobTooLarge } from '../../stores/blobs.ts'
import { requireTask } from '../tasks.ts'
import type { ResourceDocument } from './documents.ts'
import type { Store } from '../../collections.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import type { Limit } from '../../platform/work/area.ts'
import { SharedPlaces } from '../../platform/work/shares.ts'
import type { Share, UsedUp } from '../../platform/work/shares.ts'
import { drain, resumable } from './drain.ts'
import { readForm } from './form.ts'
import type { Form } from './form.ts'
import { resourceEvent, refuseTaken, toResource } from './resource.ts'
import type { Resource } from './resource.ts'
import type { Thumbnails } from './thumbnails.ts'
import { detectType } from './type.ts'

/** Uploads in progress. */
const uploadsShare: Share = { capacity: 64, perUser: 32 }

export interface UploadsOptions {
  readonly store: Store
  readonly blobs: BlobStore
  readonly thumbnails: Thumbnails
  readonly now: () => string
  readonly uploadBytesMax: number
  readonly publicPath: string
  /** Removes the bytes of a document that never was. */
  readonly forget: (document: ResourceDocument) => Promise<void>
}

/** Takes files in: their bytes first, which do not count yet, and then the document that makes them count. */
export class Uploads {
  readonly #options: UploadsOptions
  readonly #places = new SharedPlaces(uploadsShare)

  constructor(options: UploadsOptions) {
    this.#options = options
  }

  async take(parts: AsyncIterable<Part>, userId: string): Promise<Staged<{ resource: Resource }>> {
    const free = this.#places.take(userId)
    if (typeof free === 'string') return refuseMore(free)
    try {
      return await this.#take(parts, userId)
    } finally {
      free()
    }
  }

  async #take(parts: AsyncIterable<Part>, userId: string): Promise<Staged<{ resource: Resource }>> {
    await using form = await readForm(parts, (filename, bytes) => this.#receive(filename, bytes))
    if (form.taskId !== undefined) await requireTask(this.#options.store, form.taskId)
    const document = await this.#keep(form)
    return await recordEffect(
      () => this.#record(document, userId),
      // After an unknown outcome the document may be there: the next sweep knows.
      (outcome) => (outcome === 'dropped' ? this.#options.forget(document) : undefined),
    )
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
        return fail('payload_too_large', {
          message: `The file ${quote(filename)} is larger than ${mebibytes(error.limit)} (${error.limit} bytes).`,
          hint: 'The operator of the service can raise the limit with GANTRY_UPLOAD_BYTES_MAX.',
          cause: error,
        })
      throw error
    }
  }

  async #keep({ filename, file, description, taskId }: Form): Promise<ResourceDocument> {
    const { size, sha256, head } = file
    const mimeType = await detectType(head, head.byteLength === size)
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

  async #record(document: ResourceDocument, userId: string): Promise<Staged<{ resource: Resource }>> {
    const { store, now, publicPath } = this.#options
    if (await store.read.resources.get(document.id)) refuseTaken(document.id)
    return {
      changes: [{ insert: 'resources', doc: document }, resourceEvent('resource.uploaded', document, userId, now())],
      resource: toResource(document, publicPath),
    }
  }
}

function refuseMore(usedUp: UsedUp): never {
  const owners = usedUp === 'share' ? `This user has ${uploadsShare.perUser}` : `There are ${uploadsShare.capacity}`
  return fail('quota_exceeded', {
    message: `${owners} uploads in progress, which is the limit. Wait until one ends.`,
    retryAfter: 5,
  })
}

export function uploadLimits(uploadBytesMax: number): Limit[] {
  return [
    { name: 'uploadBytes', value: uploadBytesMax, unit: 'bytes', description: 'The size of an uploaded file.' },
    {
      name: 'uploads',
      value: uploadsShare.capacity,
      unit: 'uploads',
      description: 'The number of uploads in progress.',
    },
    {
      name: 'uploadsPerUser',
      value: uploadsShare.perUser,
      unit: 'uploads',
      description: 'The number of uploads in progress of one user.',
    },
  ]
}
