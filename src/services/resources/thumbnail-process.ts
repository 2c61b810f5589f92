/** The program of the process that renders thumbnails (thumbnail-renderer.ts): it is sent one picture after another, in pieces. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** How many bytes the next picture has, or the next of them. */
export type RenderInput = { readonly size: number } | { readonly chunk: Uint8Array }

/** The thumbnail, or nothing of a picture that cannot be drawn. */
export interface RenderedThumbnail {
  readonly thumbnail?: Uint8Array
}

const loaders = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadHeif',
  'VipsForeignLoadTiff',
]
const edgePixels = 256
const inputPixelsMax = 25_000_000 // an interlaced picture of this size is decoded whole and takes 150 MB, measured
const timeoutSeconds = 5

sharp.concurrency(1)
sharp.cache(false)
// A file may begin like one format and be read as another: only the loaders of the formats that are drawn are left.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
offerAsVictim()

let picture = Buffer.alloc(0)
let filled = 0

process.on('message', (message: RenderInput) => {
  if ('size' in message) begin(message.size)
  else take(message.chunk)
})
// The service is gone. An orderly exit would wait for a picture that is being drawn.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Signals to a whole group of processes mean the service, which ends this process when it has no more to draw.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

function begin(size: number): void {
  picture = Buffer.alloc(size)
  filled = 0
}

function take(chunk: Uint8Array): void {
  picture.set(chunk, filled)
  filled += chunk.length
  if (filled === picture.length) void answer()
}

async function answer(): Promise<void> {
  const rendered = await render(picture).then(
    (thumbnail): RenderedThumbnail => ({ thumbnail }),
    (): RenderedThumbnail => ({}),
  )
  picture = Buffer.alloc(0)
  process.send?.(rendered)
}

function render(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: inputPixelsMax, sequentialRead: true, failOn: 'error', autoOrient: true })
    .resize(edgePixels, edgePixels, { fit: 'inside', withoutEnlargement: true })
    .webp()
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
}

/** Where memory runs out, Linux is to take this process and not the service. */
function offerAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems choose by themselves.
  }
}
