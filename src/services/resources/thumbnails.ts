import type { BlobStore } from '../../stores/blobs.ts'

/** What a thumbnail is made from. */
export interface Picture {
  readonly blob: string
  readonly size: number
  readonly mimeType: string
}

const loaders: Readonly<Record<string, string>> = {
  'image/png': 'VipsForeignLoadPng',
  'image/apng': 'VipsForeignLoadPng',
  'image/jpeg': 'VipsForeignLoadJpeg',
  'image/webp': 'VipsForeignLoadWebp',
  'image/gif': 'VipsForeignLoadNsgif',
  'image/avif': 'VipsForeignLoadHeif',
  'image/tiff': 'VipsForeignLoadTiff',
}
const edgePixels = 256
const inputBytesMax = 33_554_432 // the compressed picture is held in memory
const inputPixelsMax = 25_000_000 // an interlaced picture of this size is decoded whole and takes 150 MB, measured
const thumbnailBytesMax = 1_048_576
const timeoutSeconds = 5
const waitingMax = 8 // an upload waits for its thumbnail, so the line is kept short

/** Makes thumbnails one after another, so that many pictures at once cannot take the machine. */
export class Thumbnails {
  readonly #blobs: BlobStore
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(blobs: BlobStore) {
    this.#blobs = blobs
  }

  /** Gives the blob of a thumbnail, or nothing where there cannot be one: no picture, a broken or an oversized one, or a long line. */
  async make(picture: Picture): Promise<string | undefined> {
    if (!(picture.mimeType in loaders) || picture.size > inputBytesMax || this.#waiting >= waitingMax) return undefined
    this.#waiting += 1
    const made = this.#turn.then(() => this.#draw(picture)).finally(() => { this.#waiting -= 1 })
    // A picture that cannot be drawn has no thumbnail; its upload is as good as any other.
    this.#turn = made.catch(() => undefined)
    return made.catch(() => undefined)
  }

  async #draw({ blob, size }: Picture): Promise<string> {
    const sharp = await loadSharp()
    const bytes = await collect(await this.#blobs.open(blob, 0, size - 1))
    const thumbnail = await sharp(bytes, { limitInputPixels: inputPixelsMax, sequentialRead: true, failOn: 'error', autoOrient: true })
      .resize(edgePixels, edgePixels, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .timeout({ seconds: timeoutSeconds })
      .toBuffer()
    return this.#keep(thumbnail)
  }

  async #keep(thumbnail: Uint8Array): Promise<string> {
    const received = await this.#blobs.receive(once(thumbnail), { limit: thumbnailBytesMax })
    return received.keep()
  }
}

async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  // A file may begin like one format and be read as another: only the loaders of the formats above are left.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: Object.values(loaders) })
  return sharp
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
