import type { Caller, Part, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import { mebibytes } from '../../platform/text/sizes.ts'
import { quote } from '../../platform/text/quote.ts'
import { BlobTooLarge } from '../../stores/blobs.ts'
import { requireTask } from '../tasks.ts'
import { BlockHashing } from './block-hashes.ts'
import type { BlockHashes } from './block-hashes.ts'
import type { ResourceDocument } from '../../collections/resources.ts'
import type { Versioned } from '../../stores/port.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import type { Foundation, Limit } from '../../foundation.ts'
import { holderOf, ownersOf, perToken, SharedPlaces } from '../../platform/work/shares.ts'
import type { Share, UsedUp } from '../../platform/work/shares.ts'
import { readForm } from './form.ts'
import type { Form, HashedBlob } from './form.ts'
import { resourceEvent, refuseTaken, resourceUpdated, toResource } from './resource.ts'
import type { Resource } from './resource.ts'
import type { Thumbnails } from './thumbnails.ts'
import { detectType } from './type.ts'
import { defined } from '../../platform/work/defined.ts'

/** Uploads in progress. */
const uploadsShare: Share = { capacity: 64, perUser: 32 }

export interface UploadsOptions extends Pick<Foundation, 'store' | 'blobs' | 'now'> {
  readonly hashes: BlockHashes
  readonly thumbnails: Thumbnails
  readonly uploadBytesMax: number
  readonly publicPath: string
  /** Removes the bytes of a document that never was. */
  readonly forget: (document: ResourceDocument) => Promise<void>
}

/** A file whose bytes are replaced. */
export interface ReplacedFile {
  /** Refuses where it may not be replaced. */
  find(): Promise<Versioned<ResourceDocument>>
  checkTask(taskId: string): Promise<void>
}

type Uploader = Pick<Caller, 'userId' | 'grant'>

interface Replacement {
  readonly resource: Resource
  readonly version: number
}

/** Takes files in: their bytes first, which do not count yet, and then the document that makes them count. */
export class Uploads {
  readonly #options: UploadsOptions
  readonly #places = new SharedPlaces(uploadsShare)

  constructor(options: UploadsOptions) {
    this.#options = options
  }

  take(parts: AsyncIterable<Part>, caller: Uploader): Promise<Staged<{ resource: Resource }>> {
    return this.#inPlace(caller, () => this.#take(parts, caller.userId))
  }

  /** Puts other bytes in the place of those that a file has. A field that the form lacks stays as it is. */
  replace(parts: AsyncIterable<Part>, caller: Uploader, replaced: ReplacedFile): Promise<Staged<Replacement>> {
    return this.#inPlace(caller, () => this.#replace(parts, caller.userId, replaced))
  }

  async #inPlace<Given>({ grant }: Uploader, work: () => Promise<Given>): Promise<Given> {
    const free = this.#places.take(holderOf(grant))
    if (typeof free === 'string') return refuseMore(free)
    try {
      return await work()
    } finally {
      free()
    }
  }

  async #take(parts: AsyncIterable<Part>, userId: string): Promise<Staged<{ resource: Resource }>> {
    await using form = await readForm(parts, (filename, bytes) =>
      this.#receive(filename, bytes, () => this.#refuseTaken(filename)),
    )
    if (form.taskId !== undefined) await requireTask(this.#options.store, form.taskId)
    const document = await this.#keep(form.filename, form)
    return recordEffect(
      () => this.#record(document, userId),
      // After an unknown outcome the document may be there: the next sweep knows.
      (outcome) => (outcome === 'dropped' ? this.#options.forget(document) : undefined),
    )
  }

  async #replace(parts: AsyncIterable<Part>, userId: string, replaced: ReplacedFile): Promise<Staged<Replacement>> {
    const { forget, now, publicPath } = this.#options
    await using form = await readForm(parts, (filename, bytes) => this.#receive(filename, bytes, replaced.find))
    if (form.taskId !== undefined) await replaced.checkTask(form.taskId)
    let { doc: before } = await replaced.find()
    const { description, taskId, ...kept } = await this.#keep(before.id, form)
    const stage = async () => {
      const found = await replaced.find()
      before = found.doc
      const doc = { ...fieldsOf(before), ...fieldsOf({ description, taskId }), ...kept }
      const changed = [
        ...(['description', 'taskId'] as const).filter((name) => doc[name] !== before[name]),
        'content' as const,
      ]
      const update = { at: now(), actor: userId, taskId: doc.taskId, changed }
      return {
        changes: [{ replace: 'resources', version: found.version, doc }, resourceUpdated(doc, update)] as const,
        resource: toResource(doc, publicPath),
        version: found.version + 1,
      }
    }
    return recordEffect(stage, (outcome) => {
      if (outcome === 'unknown') return undefined
      return forget(outcome === 'committed' ? before : kept)
    })
  }

  /** What `check` refuses costs no disk. Of two uploads at once the store decides. */
  async #receive(
    filename: string,
    bytes: AsyncIterable<Uint8Array>,
    check: () => Promise<unknown>,
  ): Promise<HashedBlob> {
    const { blobs, uploadBytesMax } = this.#options
    await check()
    try {
      const hashing = new BlockHashing()
      const received = await blobs.receive(hashing.pass(bytes), { limit: uploadBytesMax })
      return { ...received, hashes: hashing.result() }
    } catch (error) {
      if (error instanceof BlobTooLarge)
        return fail('payload_too_large', {
          message: `The file ${quote(filename)} is larger than ${mebibytes(error.limit)} (${error.limit} bytes).`,
          hint: 'The operator of the service can raise the limit with GANTRY_UPLOAD_BYTES_MAX.',
          cause: error,
        })
      throw error
    }
  }

  async #keep(filename: string, { file, description, taskId }: Form): Promise<ResourceDocument> {
    const { size, sha256, head } = file
    const mimeType = await detectType(head, head.byteLength === size)
    const blob = await file.keep()
    await this.#options.hashes.record({ blob, size, sha256 }, file.hashes)
    const thumbnailBlob = await this.#options.thumbnails.make({ blob, size, mimeType })
    return {
      id: filename,
      mimeType,
      mediaKind: mimeType.split('/')[0] ?? '',
      size,
      sha256,
      blob,
      ...defined({ thumbnailBlob, description, taskId }),
      createdAt: this.#options.now(),
    }
  }

  async #refuseTaken(filename: string): Promise<void> {
    if (await this.#options.store.read.resources.get(filename)) refuseTaken(filename)
  }

  async #record(document: ResourceDocument, userId: string): Promise<Staged<{ resource: Resource }>> {
    const { now, publicPath } = this.#options
    await this.#refuseTaken(document.id)
    return {
      changes: [{ insert: 'resources', doc: document }, resourceEvent('resource.uploaded', document, userId, now())],
      resource: toResource(document, publicPath),
    }
  }
}

interface Fields {
  readonly description?: string | undefined
  readonly taskId?: string | undefined
}

/** Those of them that there are. */
function fieldsOf({ description, taskId }: Fields): Pick<ResourceDocument, 'description' | 'taskId'> {
  return defined({ description, taskId })
}

function refuseMore(usedUp: UsedUp): never {
  return fail('quota_exceeded', {
    message: `${ownersOf(usedUp, uploadsShare)} uploads in progress, which is the limit. Wait until one ends.`,
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
    {
      name: 'uploadsPerToken',
      value: perToken(uploadsShare),
      unit: 'uploads',
      description: 'The number of uploads in progress of one token with those made from it.',
    },
  ]
}
