import { fail } from '../../errors.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import { quote } from '../../platform/text/quote.ts'
import { timeouts } from '../../timeouts.ts'
import type { Fetch } from './clients.ts'
import type { Message, ModelImage, ModelRequest } from './conversation.ts'

const addressesMax = 20
const imageBytesMax = 20 * 1024 * 1024
const allBytesMax = 48 * 1024 * 1024

/**
 * The request with the bytes of each image that is given by its address. They are loaded here, by the egress rules:
 * a provider in the network of this service would load them from addresses that the caller may not reach.
 *
 * @param fetch By the egress rules.
 * @throws Failure `validation_failed`, with the address, when an image cannot be loaded.
 */
export async function withLoadedImages(
  request: ModelRequest,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<ModelRequest> {
  const addresses = new Set(request.messages.flatMap(({ images = [] }) => images.flatMap(addressOf)))
  if (addresses.size === 0) return request
  if (addresses.size > addressesMax)
    refuse(`A request may name ${addressesMax} images by their addresses, and this one names ${addresses.size}.`)
  const loaded = new Map<string, ModelImage>()
  let total = 0
  for (const address of addresses) {
    const image = await load(address, fetch, signal)
    total += image.data.length
    if (total > allBytesMax) refuse(`The images of the request have more than ${allBytesMax} bytes.`)
    loaded.set(address, image)
  }
  const shown = (image: ModelImage) => loaded.get(addressOf(image)[0] ?? '') ?? image
  const messages = request.messages.map(
    (message): Message => (message.images ? { ...message, images: message.images.map(shown) } : message),
  )
  return { ...request, messages }
}

function addressOf(image: ModelImage): readonly string[] {
  return 'url' in image ? [image.url.href] : []
}

async function load(address: string, fetch: Fetch, signal: AbortSignal) {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeouts.aiImage.ms)])
  try {
    const response = await fetch(address, { method: 'GET', headers: { accept: 'image/*' }, signal: inTime })
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';')
    if (response.status !== 200) return notLoaded(address, `Its server answered ${response.status}.`, response)
    if (!/^image\/[a-z0-9.+-]+$/i.test(mediaType))
      return notLoaded(address, `Its server answered ${quote(mediaType)}, which is no image.`, response)
    return { mediaType, data: await bytesOf(address, response) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EgressFailure) return notLoaded(address, error.message)
    if (inTime.aborted) return notLoaded(address, `It did not arrive within ${timeouts.aiImage.ms / 1000} seconds.`)
    throw error
  }
}

async function bytesOf(address: string, response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    // Leaving the loop cancels the rest.
    if (length > imageBytesMax) return notLoaded(address, `It has more than ${imageBytesMax} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function notLoaded(address: string, problem: string, unread?: Response): never {
  void unread?.body?.cancel()
  return refuse(`The image ${quote(address)} cannot be loaded. ${problem} Give the image itself as a data: address.`)
}

function refuse(message: string): never {
  return fail('validation_failed', { message, details: [{ path: 'body/messages', rule: 'image', message }] })
}
