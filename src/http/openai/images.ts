import type { ModelImage } from '../../services/ai.ts'
import type { Fields } from './fields.ts'

const dataUrl = /^data:(image\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/]+=*)$/i

/** An image by its `data:` address, or by one from which the provider loads it. */
export function imageAt(address: string, fields: Fields, name: string): ModelImage {
  const [, mediaType, data] = dataUrl.exec(address) ?? []
  if (mediaType !== undefined && data !== undefined) return { mediaType, data: Buffer.from(data, 'base64') }
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    return fields.refuse(name, 'a data: address with an image in base64, or an address by http or https')
  return { mediaType: 'image/*', url }
}

/** The text and the images of a message, whatever the order in which they stand. */
export interface SeenContent {
  readonly content: string
  readonly images: readonly ModelImage[]
}

/** The parts of a message of a user at the interfaces of OpenAI. */
export function seenContentOf(fields: Fields, name: string): SeenContent {
  const value = fields.value(name)
  if (value === undefined || typeof value === 'string') return { content: value ?? '', images: [] }
  const texts: string[] = []
  const images: ModelImage[] = []
  for (const part of fields.objects(name, 1_000)) {
    const type = part.needText('type')
    if (['text', 'input_text', 'output_text', 'refusal'].includes(type))
      texts.push(part.text('text') ?? part.text('refusal') ?? '')
    else if (type === 'image_url')
      images.push(imageIn(part.object('image_url') ?? part.refuse('image_url', 'an object'), 'url'))
    else if (type === 'input_image') images.push(imageIn(part, 'image_url'))
    else part.refuse('type', 'text or an image: other content is not supported')
  }
  return { content: texts.join(''), images }
}

function imageIn(fields: Fields, name: string): ModelImage {
  const detail = fields.text('detail') ?? 'auto'
  if (detail !== 'auto') fields.refuse('detail', 'auto, or left out')
  return imageAt(fields.needText(name), fields, name)
}
