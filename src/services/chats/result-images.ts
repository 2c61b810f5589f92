import type { Change } from '../../collections.ts'
import type { ChatMessageDocument, StoredImage } from '../../collections/chats.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { imageBytesMax, imageTypes } from './image-types.ts'

const imagesMax = 8

/** A result of a tool without its images, which are stored beside the chat, and what stores them. */
export interface ResultImages {
  readonly shown: unknown
  readonly images: readonly StoredImage[]
  readonly changes: readonly Change[]
}

/** Takes the images out of a result, as MCP servers give them: a model cannot see one in its base64 text. */
export function takeImages(result: unknown, chatId: string, callId = ''): ResultImages {
  const images: StoredImage[] = []
  const changes: Change[] = []
  const shownOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shownOf)
    if (!isRecord(value)) return value
    const image = images.length < imagesMax ? imageIn(value) : undefined
    if (!image) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shownOf(each)]))
    const id = `${callId}/${images.length}`
    images.push({ id, mediaType: image.mediaType })
    changes.push({ insert: 'chatImages', doc: { id, chatId, ...image } })
    return { ...value, data: `[The image ${images.length} of this result. It is shown to a model that takes images.]` }
  }
  return { shown: shownOf(result), images, changes }
}

/** The ids of the images in the results of messages. */
export function imageIdsOf(messages: readonly Pick<ChatMessageDocument, 'parts'>[]): string[] {
  return messages.flatMap(({ parts }) => parts.flatMap(({ images = [] }) => images.map(({ id }) => id)))
}

function imageIn({ type, data, mimeType }: Readonly<Record<string, unknown>>) {
  if (type !== 'image' || typeof data !== 'string' || typeof mimeType !== 'string') return undefined
  const isTaken = imageTypes.includes(mimeType) && Buffer.byteLength(data, 'base64') <= imageBytesMax
  return isTaken ? { mediaType: mimeType, data } : undefined
}
