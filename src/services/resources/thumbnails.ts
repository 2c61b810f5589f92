import { extname } from 'node:path'
import type { Log } from '../../call.ts'
import type { Foundation } from '../../foundation.ts'
import { HelperEnded, TooManyQuestions } from '../../platform/isolated/helper.ts'
import { IsolatedWorker } from '../../platform/isolated/isolated-worker.ts'
import { processOf } from '../../platform/isolated/process.ts'
import type { Sandbox } from '../../platform/sandbox/launch.ts'
import type { BlobStore } from '../../stores/blobs.ts'
import { timeouts } from '../../timeouts.ts'
import type { RenderedThumbnail, RenderInput } from './thumbnail-process.ts'

/** What a thumbnail is made from. */
export interface Original {
  readonly blob: string
  readonly size: number
  readonly mimeType: string
}

export interface ThumbnailsOptions extends Pick<Foundation, 'blobs' | 'log'> {
  readonly sandbox: Pick<Sandbox, 'wrap'>
  /** How long one picture may take, including the reading of the picture. */
  readonly renderTimeoutMs?: number
  /** How long an idle process is kept. */
  readonly idleMs?: number
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
const waitingMax = 6 // an upload waits for its thumbnail, so the queue is kept short
const module = new URL(`./thumbnail-process${extname(import.meta.url)}`, import.meta.url)
const heapMiB = 64 // pictures live outside the heap

/**
 * Renders thumbnails in a separate process, one after another: pictures are untrusted input, and a crash of the library
 * that decodes them costs one thumbnail.
 */
export class Thumbnails {
  readonly #blobs: BlobStore
  readonly #log: Log
  readonly #worker: IsolatedWorker<RenderInput, RenderedThumbnail>

  constructor({ sandbox, blobs, log, renderTimeoutMs, idleMs = 30_000 }: ThumbnailsOptions) {
    this.#blobs = blobs
    this.#log = log
    const start = processOf(sandbox, { module, heapMiB })
    this.#worker = new IsolatedWorker({ start, timeMs: renderTimeoutMs ?? timeouts.thumbnail.ms, idleMs, waitingMax })
  }

  /** The process that draws, while there is one. */
  get pid(): number | undefined {
    return this.#worker.pid
  }

  /**
   * Returns the blob of a thumbnail, or undefined where there cannot be one: no picture, a broken or an oversized one,
   * or a long queue. A picture that cannot be drawn has no thumbnail; its upload is as good as any other.
   */
  async make(original: Original): Promise<string | undefined> {
    if (!drawable.has(original.mimeType) || original.size > inputBytesMax) return undefined
    try {
      const rendered = await this.#worker.askInPieces(() => this.#read(original))
      return rendered?.thumbnail && (await this.#keep(rendered.thumbnail))
    } catch (error) {
      const isExpected =
        error instanceof TooManyQuestions || (error instanceof HelperEnded && error.reason === 'closed')
      if (!isExpected) this.#log.warn({ err: error, blob: original.blob }, 'rendering a thumbnail failed')
      return undefined
    }
  }

  /** Draws no more. */
  async close(): Promise<void> {
    await this.#worker.stop()
  }

  /** Streams the picture, without buffering it here. */
  async *#read({ blob, size }: Original): AsyncGenerator<RenderInput> {
    yield { size }
    for await (const chunk of await this.#blobs.open(blob, 0, size - 1)) yield { chunk }
  }

  async #keep(thumbnail: Uint8Array): Promise<string> {
    const received = await this.#blobs.receive(once(thumbnail), { limit: thumbnailBytesMax })
    return received.keep()
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
