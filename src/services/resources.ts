import type { CommitOf, FileReply, Log, Part } from '../call.ts'
import { fail } from '../errors.ts'
import { cutPage, readCursor } from '../page.ts'
import type { components } from '../generated/types.ts'
import type { BlobStore, ReceivedBlob } from '../stores/blobs.ts'
import { BlobMissing, BlobTooLarge } from '../stores/blobs.ts'
import type { ResourceDocument } from '../stores/documents.ts'
import type { ListQuery, Store, Versioned } from '../stores/port.ts'
import { DuplicateId, StorageFull, VersionConflict } from '../stores/port.ts'
import { drain, resumable } from './resources/drain.ts'
import { readForm } from './resources/form.ts'
import type { Form } from './resources/form.ts'
import { Thumbnails } from './resources/thumbnails.ts'
import { tellType } from './resources/type.ts'

export type Resource = components['schemas']['Resource']

/** Uploaded files: a document in the store and its bytes in the blob store, under a filename that is a key and never a path. */
export interface Resources {
  /**
   * Takes the form of one file in. The answer leaves once the bytes and the document are on disk.
   * Refuses with `validation_failed`, `payload_too_large`, `task_not_found` or `already_exists`, and leaves nothing behind then.
   */
  upload<Result>(parts: AsyncIterable<Part>, userId: string, commit: CommitOf<Resource, Result>): Promise<Result>

  get(filename: string): Promise<Resource | undefined>

  /** A page of resources by filename, of these tasks if some are named; `nextCursor` is absent at the end. */
  list(query: ResourceQuery, taskIds?: readonly string[]): Promise<ResourcePage>

  /** The bytes of the file. */
  file(filename: string): Promise<FileReply | undefined>

  /** The bytes of the thumbnail, where there is one. */
  thumbnail(filename: string): Promise<FileReply | undefined>

  /** Gives nothing when there is no such resource. */
  remove<Result>(filename: string, userId: string, commit: CommitOf<void, Result>): Promise<Result | undefined>

  /** Removes the bytes that a crash left without a document. Meant for the start, and harmless at any time. */
  sweep(): Promise<void>
}

export interface ResourceQuery {
  readonly taskId?: string
  readonly limit: number
  readonly cursor?: string
}

export interface ResourcePage {
  readonly resources: Resource[]
  readonly nextCursor?: string
}

export interface ResourcesOptions {
  readonly store: Store
  readonly blobs: BlobStore
  readonly now: () => string
  /** The most bytes of one file. */
  readonly uploadBytesMax: number
  readonly log: Log
}

export function createResources(options: ResourcesOptions): Resources {
  return new StoredResources(options)
}

const pageOfSweep = 200

class StoredResources implements Resources {
  readonly #store: Store
  readonly #blobs: BlobStore
  readonly #thumbnails: Thumbnails
  readonly #now: () => string
  readonly #uploadBytesMax: number
  readonly #log: Log

  constructor({ store, blobs, now, uploadBytesMax, log }: ResourcesOptions) {
    this.#store = store
    this.#blobs = blobs
    this.#thumbnails = new Thumbnails(blobs)
    this.#now = now
    this.#uploadBytesMax = uploadBytesMax
    this.#log = log
  }

  async upload<Result>(parts: AsyncIterable<Part>, userId: string, commit: CommitOf<Resource, Result>): Promise<Result> {
    await using form = await readForm(parts, (filename, bytes) => this.#receive(filename, bytes))
    if (form.taskId !== undefined) await this.#store.read.tasks.get(form.taskId) ?? fail('task_not_found')
    const document = await this.#keep(form)
    // Without `await` the form is let go of first, and a commit that fails meanwhile is nobody's: that ends the process.
    return await this.#commitUpload(document, userId, commit)
  }

  async get(filename: string): Promise<Resource | undefined> {
    const found = await this.#store.read.resources.get(filename)
    return found && toResource(found.doc)
  }

  async list({ taskId, limit, cursor }: ResourceQuery, taskIds?: readonly string[]): Promise<ResourcePage> {
    const after = readCursor(cursor, { taskId })
    const query: ListQuery<ResourceDocument> = { limit: limit + 1, ...(after && { after }) }
    const wanted = taskId === undefined ? taskIds : [taskId]
    const found = wanted === undefined ? await this.#store.read.resources.list(query) : await this.#listOfTasks(query, wanted)
    const { items, ...next } = cutPage(found, limit, { taskId }, ({ doc }) => ({ id: doc.id }))
    return { resources: items.map(({ doc }) => toResource(doc)), ...next }
  }

  /** The first of each task hold the first of all. */
  async #listOfTasks(query: ListQuery<ResourceDocument>, taskIds: readonly string[]): Promise<Versioned<ResourceDocument>[]> {
    const pages = await Promise.all(taskIds.map((taskId) => this.#store.read.resources.list({ ...query, where: { taskId } })))
    return pages.flat().sort((a, b) => (a.doc.id < b.doc.id ? -1 : 1))
  }

  async file(filename: string): Promise<FileReply | undefined> {
    const found = await this.#store.read.resources.get(filename)
    if (found === undefined) return undefined
    const { blob, size, mimeType, sha256, createdAt } = found.doc
    return { size, type: mimeType, tag: sha256, lastModified: createdAt, filename, open: (start, end) => this.#open(filename, blob, start, end) }
  }

  async thumbnail(filename: string): Promise<FileReply | undefined> {
    const found = await this.#store.read.resources.get(filename)
    const blob = found?.doc.thumbnailBlob
    const size = blob === undefined ? undefined : await this.#blobs.size(blob)
    if (found === undefined || blob === undefined || size === undefined) return undefined
    // A blob never changes, so its id is as strong a validator as its hash.
    return { size, type: 'image/webp', tag: blob, lastModified: found.doc.createdAt, open: (start, end) => this.#open(filename, blob, start, end) }
  }

  async remove<Result>(filename: string, userId: string, commit: CommitOf<void, Result>): Promise<Result | undefined> {
    const found = await this.#store.read.resources.get(filename)
    if (found === undefined) return undefined
    const { doc, version } = found
    try {
      const result = await commit([{ remove: 'resources', version, id: doc.id }, { event: this.#eventOf('resource.deleted', doc, userId) }])
      await this.#forget(doc)
      return result
    } catch (error) {
      if (error instanceof VersionConflict) return undefined // somebody else was first
      throw error
    }
  }

  async sweep(): Promise<void> {
    const known = await this.#knownBlobs()
    const swept = await this.#blobs.sweep((id) => known.has(id))
    if (swept.received + swept.kept > 0) this.#log.info(swept, 'removed what unfinished uploads had left behind')
  }

  /** Refuses a taken filename before its bytes cost anything. Of two uploads at once the store decides. */
  async #receive(filename: string, bytes: AsyncIterable<Uint8Array>): Promise<ReceivedBlob> {
    const rest = resumable(bytes)
    try {
      if (await this.#store.read.resources.get(filename)) return refuseTaken(filename)
      return await this.#blobs.receive(rest, { limit: this.#uploadBytesMax })
    } catch (error) {
      await drain(rest)
      if (error instanceof BlobTooLarge) return fail('payload_too_large', { message: `The file is larger than ${error.limit} bytes.`, cause: error })
      throw error
    }
  }

  async #keep({ filename, file, description, taskId }: Form): Promise<ResourceDocument> {
    const { size, sha256, head } = file
    const mimeType = await tellType(head, head.byteLength === size)
    const blob = await file.keep()
    const thumbnailBlob = await this.#thumbnails.make({ blob, size, mimeType })
    return {
      id: filename,
      mimeType,
      size,
      sha256,
      blob,
      ...(thumbnailBlob !== undefined && { thumbnailBlob }),
      ...(description !== undefined && { description }),
      ...(taskId !== undefined && { taskId }),
      createdAt: this.#now(),
    }
  }

  async #commitUpload<Result>(document: ResourceDocument, userId: string, commit: CommitOf<Resource, Result>): Promise<Result> {
    try {
      return await commit([{ insert: 'resources', doc: document }, { event: this.#eventOf('resource.uploaded', document, userId) }], toResource(document))
    } catch (error) {
      // Any other error may hide a commit that held: the next sweep knows.
      if (error instanceof DuplicateId || error instanceof StorageFull) await this.#forget(document)
      if (error instanceof DuplicateId && error.collection === 'resources') return refuseTaken(document.id)
      throw error
    }
  }

  #eventOf(kind: string, { id, mimeType, size, taskId }: ResourceDocument, userId: string) {
    return { kind, at: this.#now(), actor: userId, ...(taskId !== undefined && { taskId }), data: { filename: id, mimeType, size } }
  }

  /** The document is gone or never was, so bytes that cannot be removed now are the next sweep's. */
  async #forget({ blob, thumbnailBlob }: ResourceDocument): Promise<void> {
    for (const id of thumbnailBlob === undefined ? [blob] : [blob, thumbnailBlob]) {
      await this.#blobs.remove(id).catch((error) => this.#log.warn({ err: error, blob: id }, 'the bytes of a resource could not be removed'))
    }
  }

  async #open(filename: string, blob: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
    try {
      return await this.#blobs.open(blob, start, end)
    } catch (error) {
      // A resource that was deleted meanwhile is an everyday thing; one without its bytes is a fault.
      if (error instanceof BlobMissing && await this.get(filename) === undefined) return fail('resource_not_found', { cause: error })
      throw error
    }
  }

  async #knownBlobs(): Promise<Set<string>> {
    const known = new Set<string>()
    for await (const { blob, thumbnailBlob } of this.#documents()) {
      known.add(blob)
      if (thumbnailBlob !== undefined) known.add(thumbnailBlob)
    }
    return known
  }

  async *#documents(): AsyncGenerator<ResourceDocument> {
    const query: ListQuery<ResourceDocument> = { limit: pageOfSweep }
    for (;;) {
      const page = await this.#store.read.resources.list(query)
      for (const { doc } of page) yield doc
      const last = page.at(-1)
      if (page.length < pageOfSweep || last === undefined) return
      query.after = { id: last.doc.id }
    }
  }
}

function toResource({ id, mimeType, size, description, taskId, thumbnailBlob, createdAt }: ResourceDocument): Resource {
  const path = `/api/v1/resources/${encodeURIComponent(id)}`
  return {
    filename: id,
    mimeType,
    size,
    ...(description !== undefined && { description }),
    ...(taskId !== undefined && { taskId }),
    url: `${path}?download=true`,
    ...(thumbnailBlob !== undefined && { thumbnailUrl: `${path}/thumbnail` }),
    createdAt,
  }
}

function refuseTaken(filename: string): never {
  return fail('already_exists', { message: `There is a resource named ${filename} already. Delete it first or choose another filename.` })
}
