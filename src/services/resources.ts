import type { Metric } from '../platform/work/metrics.ts'
import type { Caller, FileReply, Part, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import { combinationsOf } from '../platform/work/any-of.ts'
import { pageOf } from '../platform/work/page.ts'
import { BlockHashes } from './resources/block-hashes.ts'
import type { ResourceDocument } from '../collections/resources.ts'
import { FileBytes } from './resources/file-bytes.ts'
import type { Change } from '../collections.ts'
import type { ListQuery, Versioned } from '../stores/port.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import type { Jobs } from './jobs.ts'
import { Links } from './resources/links.ts'
import type { Link, LinkAuthority, LinkInput } from './resources/links.ts'
import { blobMetrics } from './resources/metrics.ts'
import { patched, refuseReplacement, resourceEvent, resourceUpdated, toResource } from './resources/resource.ts'
import type { Resource, ResourcePatch } from './resources/resource.ts'
import { Sweep } from './resources/sweep.ts'
import { Thumbnails } from './resources/thumbnails.ts'
import { uploadLimits, Uploads } from './resources/upload.ts'
import { requireTask } from './tasks.ts'
import { SecretBox } from '../platform/secrets/secret-box.ts'
import type { Sandbox } from '../platform/sandbox/launch.ts'
import type { Area, Foundation, Limit, TaskRemoval } from '../foundation.ts'
import { mayUseTask } from './identity.ts'
import type { Identity } from './identity.ts'

export { inspectFiles } from './resources/inspection.ts'
export type { Resource, ResourcePatch }

/** Why a file may be replaced: its version is known, or it does not matter. */
export interface ReplaceLeave {
  readonly ifVersion: number | undefined
  readonly isForced: boolean
}

export interface ResourceQuery {
  readonly taskId?: string
  /** A media type, or `image/*`. */
  readonly type?: string
  readonly limit: number
  readonly cursor?: string
}

export interface ResourcePage {
  readonly resources: Resource[]
  readonly nextCursor?: string
}

export interface ResourcesOptions extends Pick<Foundation, 'store' | 'blobs' | 'now' | 'log'> {
  /** Draws thumbnails in a process of its own. */
  readonly hostSandbox: Sandbox
  readonly jobs: Pick<Jobs, 'define'>
  readonly identity: LinkAuthority
  /** The most bytes of one file. */
  readonly uploadBytesMax: number
  /** What stands in front of each path of the service. */
  readonly publicPath?: string
  /** Whether other services may use the same bytes. */
  readonly areBlobsShared: boolean
  /** Seals the key of links where it is kept. */
  readonly secretBox?: SecretBox
}

/**
 * Uploaded files: a document in the store and its bytes in the blob store, under a filename that is a key and never a
 * path.
 */
export class Resources implements Area {
  readonly #options: ResourcesOptions
  readonly #publicPath: string
  readonly #thumbnails: Thumbnails
  readonly #uploads: Uploads
  readonly #links: Links
  readonly #bytes: FileBytes
  readonly #sweep: Sweep

  constructor(options: ResourcesOptions) {
    const { store, blobs, now, log, identity, publicPath = '', secretBox = new SecretBox(undefined) } = options
    this.#options = options
    this.#publicPath = publicPath
    const hashes = new BlockHashes(blobs, log)
    this.#bytes = new FileBytes({ store, blobs, hashes, log })
    this.#thumbnails = new Thumbnails({ blobs, log, sandbox: options.hostSandbox })
    const forget = (doc: ResourceDocument) => this.#forget(doc)
    this.#uploads = new Uploads({ ...options, publicPath, hashes, thumbnails: this.#thumbnails, forget })
    this.#links = new Links({ store, now, identity, secretBox })
    this.#sweep = new Sweep({ ...options, isAlone: !options.areBlobsShared })
    options.jobs.define('sweep_resources', this.#sweep.asJob())
  }

  listLimits(): readonly Limit[] {
    return uploadLimits(this.#options.uploadBytesMax)
  }

  metrics(): readonly Metric[] {
    return blobMetrics(this.#options.blobs)
  }

  /**
   * Takes the form of one file in: its bytes are on disk before the document that makes them count is staged. Refuses
   * with `validation_failed`, `payload_too_large`, `task_not_found` or `already_exists`, and leaves nothing behind
   * then.
   */
  upload(parts: AsyncIterable<Part>, caller: Caller): Promise<Staged<{ resource: Resource }>> {
    return this.#uploads.take(parts, caller)
  }

  /**
   * Puts other bytes in the place of those of a file, as `upload` takes them in. Refuses with `validation_failed`
   * unless the caller knows the version or wants any replaced, and with `revision_mismatch`.
   */
  async replace(
    filename: string,
    parts: AsyncIterable<Part>,
    { ifVersion, isForced }: ReplaceLeave,
    caller: Caller,
  ): Promise<Staged<{ resource: Resource; version: number }>> {
    return this.#uploads.replace(parts, caller, {
      find: async () => {
        const found = requireVersion(await this.#find(filename, caller), ifVersion)
        return ifVersion === undefined && !isForced ? refuseReplacement() : found
      },
      checkTask: (taskId) => this.#checkTask(taskId, caller),
    })
  }

  async get(filename: string): Promise<Resource | undefined> {
    const found = await this.#options.store.read.resources.get(filename)
    return found && toResource(found.doc, this.#publicPath)
  }

  /**
   * Fails with `resource_not_found`, as everything here that takes a caller; also when the caller may not see its task.
   */
  async find(filename: string, caller: Caller): Promise<{ resource: Resource; version: number }> {
    const { doc, version } = await this.#find(filename, caller)
    return { resource: toResource(doc, this.#publicPath), version }
  }

  /** A page of resources by filename, of these tasks if some are named; `nextCursor` is absent at the end. */
  async list({ taskId, type, ...page }: ResourceQuery, taskIds?: readonly string[]): Promise<ResourcePage> {
    const wanted = taskId === undefined ? taskIds : [taskId]
    const ofType = whereOf(type)
    const where = wanted === undefined ? ofType : [...new Set(wanted)].map((each) => ({ taskId: each, ...ofType }))
    const { items, ...next } = await pageOf(this.#options.store.read.resources, page, {
      where,
      filter: { taskId, type },
    })
    return { resources: items.map((doc) => toResource(doc, this.#publicPath)), ...next }
  }

  /** The files whose name and description contain every word, of these tasks if some are named. */
  async search(text: string, limit: number, taskIds?: readonly string[]): Promise<Versioned<ResourceDocument>[]> {
    const lists = combinationsOf({ taskId: taskIds })
    const query = { marksDamage: true, text, limit }
    return (
      await Promise.all(lists.map((where) => this.#options.store.search('resources', { ...query, where })))
    ).flat()
  }

  /** The bytes of the file. */
  async file(filename: string): Promise<FileReply | undefined> {
    const found = await this.#options.store.read.resources.get(filename)
    return found && this.#bytes.of(found.doc, 'resource_not_found')
  }

  /** The bytes of the thumbnail, where there is one. */
  async thumbnail(filename: string): Promise<FileReply | undefined> {
    const found = await this.#options.store.read.resources.get(filename)
    const blob = found?.doc.thumbnailBlob
    const size = blob === undefined ? undefined : await this.#options.blobs.size(blob)
    if (found === undefined || blob === undefined || size === undefined) return undefined
    // A blob never changes, so its id is as strong a validator as its hash.
    return {
      size,
      type: 'image/webp',
      tag: blob,
      lastModified: found.doc.createdAt,
      open: (start, end) => this.#bytes.open(found.doc, blob, { start, end, gone: 'resource_not_found' }),
    }
  }

  /**
   * What is the same before and after is no change. Refuses with `revision_mismatch`, `task_not_found` or `forbidden`.
   */
  async update(
    filename: string,
    patch: ResourcePatch,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ resource: Resource; version: number }>> {
    const { doc: before, version } = requireVersion(await this.#find(filename, caller), ifVersion)
    if (patch.taskId !== undefined) await this.#checkTask(patch.taskId, caller)
    const doc = patched(before, patch)
    const changed = (['description', 'taskId'] as const).filter((name) => doc[name] !== before[name])
    if (changed.length === 0) return { changes: [], resource: toResource(before, this.#publicPath), version }
    const event = resourceUpdated(doc, {
      at: this.#options.now(),
      actor: caller.userId,
      taskId: doc.taskId ?? before.taskId,
      changed,
    })
    return {
      changes: [{ replace: 'resources', version, doc }, event],
      resource: toResource(doc, this.#publicPath),
      version: version + 1,
    }
  }

  /** Removes the document, and its bytes after the commit. */
  async remove(filename: string, caller: Caller): Promise<Staged> {
    const { doc, version } = await this.#find(filename, caller)
    return {
      changes: [
        { remove: 'resources', version, id: doc.id },
        resourceEvent('resource.deleted', doc, caller.userId, this.#options.now()),
      ],
      effect: { settle: (outcome) => (outcome === 'committed' ? this.#forget(doc) : undefined) },
    }
  }

  /** `path` is the path of the link below `/api/v1`: anyone who knows it can read the file. */
  async createLink(filename: string, input: LinkInput, caller: Caller): Promise<Staged<{ link: Link; path: string }>> {
    const { doc } = await this.#find(filename, caller)
    const { changes, token, expiresAt } = await this.#links.create(doc, caller, input)
    const path = `/links/${token}`
    return { changes, link: { url: `${this.#publicPath}/api/v1${path}`, expiresAt }, path }
  }

  /** The bytes to which a link leads. Refuses with `link_not_found` or `link_expired`. */
  async linkedFile(link: string): Promise<FileReply> {
    const { doc, isInline } = await this.#links.open(link)
    return { ...this.#bytes.of(doc, 'link_not_found'), isInline }
  }

  /** The files of a removed task stay, without it. */
  async onTaskRemoval({ task, at, caller }: TaskRemoval): Promise<Change[]> {
    const files = await this.#options.store.read.resources.list({ where: { taskId: task.id } })
    return files.flatMap(({ version, doc: { taskId: _, ...doc } }): Change[] => [
      { replace: 'resources', version, doc },
      resourceUpdated(doc, { at, actor: caller.userId, taskId: task.id, changed: ['taskId'] }),
    ])
  }

  /** Seals the key of links with the current key. */
  async reseal(): Promise<void> {
    await this.#links.recover()
  }

  /** Records that the bytes belong to this store, and sweeps what a crash left without a document. For the start. */
  async recover(): Promise<void> {
    await this.reseal()
    await this.#sweep.afterStart()
  }

  /** Ends what runs in the background. Files can still be read. */
  async close(): Promise<void> {
    await Promise.all([this.#thumbnails.close(), this.#sweep.close()])
  }

  async #find(filename: string, caller: Caller): Promise<Versioned<ResourceDocument>> {
    const found = await this.#options.store.read.resources.get(filename)
    return found && mayUseTask(caller, found.doc.taskId) ? found : fail('resource_not_found')
  }

  async #checkTask(taskId: string | null, caller: Caller): Promise<void> {
    if (taskId === null) {
      if (!mayUseTask(caller, undefined))
        fail('forbidden', {
          message: 'This credential is restricted to certain tasks, so the file must have the taskId of one of them.',
        })
    } else {
      await requireTask(this.#options.store, mayUseTask(caller, taskId) ? taskId : undefined)
    }
  }

  /** The document is gone or never was, so bytes that cannot be removed now are the next sweep's. */
  async #forget({ blob, thumbnailBlob }: ResourceDocument): Promise<void> {
    for (const id of thumbnailBlob === undefined ? [blob] : [blob, thumbnailBlob]) {
      await this.#options.blobs
        .remove(id)
        .catch((error) =>
          this.#options.log.warn({ err: error, blob: id }, 'the bytes of a resource could not be removed'),
        )
    }
  }
}

function whereOf(type: string | undefined): NonNullable<ListQuery<ResourceDocument>['where']> {
  if (type === undefined) return {}
  return type.endsWith('/*') ? { mediaKind: type.slice(0, -'/*'.length) } : { mimeType: type }
}

/** The area as the service composes it. */
export function openResources(
  foundation: Foundation & { readonly identity: Identity; readonly jobs: Jobs },
): Resources {
  const { config } = foundation
  const { uploadBytesMax } = config
  return new Resources({
    ...foundation,
    uploadBytesMax,
    publicPath: config.publicPath,
    areBlobsShared: config.blobs !== undefined,
  })
}
