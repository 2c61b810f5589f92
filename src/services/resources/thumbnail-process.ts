/**
 * The program of the process that renders thumbnails (thumbnails.ts): it is sent one picture after another, in pieces.
 */
import sharp from 'sharp'
import { answerQuestions } from '../../platform/isolated/answer-questions.ts'

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

let picture = Buffer.alloc(0)
let filled = 0

answerQuestions<RenderInput, RenderedThumbnail>(async (message, { answer }) => {
  if ('size' in message) {
    picture = Buffer.alloc(message.size)
    filled = 0
    return
  }
  picture.set(message.chunk, filled)
  filled += message.chunk.length
  if (filled < picture.length) return
  const rendered = await render(picture).then(
    (thumbnail): RenderedThumbnail => ({ thumbnail }),
    (): RenderedThumbnail => ({}),
  )
  picture = Buffer.alloc(0)
  answer(rendered)
})

function render(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: inputPixelsMax, sequentialRead: true, failOn: 'error', autoOrient: true })
    .resize(edgePixels, edgePixels, { fit: 'inside', withoutEnlargement: true })
    .webp()
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
}
