import type { Log } from '../../call.ts'
import type { BlobStore } from '../../stores/blobs.ts'
import { ThumbnailRenderer } from './thumbnail-renderer.ts'
import type { ThumbnailRendererOptions } from './thumbnail-renderer.ts'

/** What a thumbnail is made from. */
export interface Original {
  readonly blob: string
  readonly size: number
  readonly mimeType: string
}

interface ThumbnailsOptions extends ThumbnailRendererOptions {
  readonly blobs: BlobStore
  readonly log: Log
}

const drawable: ReadonlySet<string> = new Set([
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
])
const inputBytesMax = 33_554_432 // the renderer process keeps the compressed image in memory
const thumbnailBytesMax = 1_048_576
const waitingMax = 8 // an upload waits for its thumbnail, so the line is kept short

/** Makes thumbnails one after another, so that many pictures at once cannot take the machine. */
export class Thumbnails {
  readonly #blobs: BlobStore
  readonly #log: Log
  readonly #renderer: ThumbnailRenderer
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor({ blobs, log, ...drawerOptions }: ThumbnailsOptions) {
    this.#blobs = blobs
    this.#log = log
    this.#renderer = new ThumbnailRenderer(drawerOptions)
  }

  /** The process that draws, while there is one. */
  get pid(): number | undefined {
    return this.#renderer.pid
  }

  /**
   * Gives the blob of a thumbnail, or nothing where there cannot be one: no picture, a broken or an oversized one, or a
   * long line.
   */
  async make(original: Original): Promise<string | undefined> {
    if (!drawable.has(original.mimeType) || original.size > inputBytesMax || this.#waiting >= waitingMax)
      return undefined
    this.#waiting += 1
    const made = this.#last
      .then(() => this.#render(original))
      .finally(() => {
        this.#waiting -= 1
      })
    this.#last = made
    return made
  }

  /** Draws no more. */
  async close(): Promise<void> {
    await this.#renderer.close()
  }

  /** A picture that cannot be drawn has no thumbnail; its upload is as good as any other. */
  async #render({ blob, size }: Original): Promise<string | undefined> {
    try {
      const thumbnail = await this.#renderer.render({ size, open: () => this.#blobs.open(blob, 0, size - 1) })
      return thumbnail && (await this.#keep(thumbnail))
    } catch (error) {
      this.#log.warn({ err: error, blob }, 'rendering a thumbnail failed')
      return undefined
    }
  }

  async #keep(thumbnail: Uint8Array): Promise<string> {
    const received = await this.#blobs.receive(once(thumbnail), { limit: thumbnailBytesMax })
    return received.keep()
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
