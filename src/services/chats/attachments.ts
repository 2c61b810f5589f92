import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { countWhole } from '../../platform/text/characters.ts'
import type { ModelImage } from '../ai.ts'
import type { Identity } from '../identity.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Resources } from '../resources.ts'
import type { Skills } from '../skills.ts'
import { imageBytesMax, imageTypes } from './image-types.ts'
import { readMoreName } from './text-pages.ts'
import type { ChatImageDocument, ChatMessageDocument, ChatPartDocument } from '../../collections/chats.ts'

export interface AttachmentsOptions extends Pick<Foundation, 'store'> {
  readonly identity: { readonly access: Pick<Identity['access'], 'mayCallAll'> }
  readonly resources: Pick<Resources, 'find' | 'file'>
  readonly skills: Pick<Skills, 'get'>
  readonly knowledge: Pick<Knowledge, 'readPdf'>
}

const textBytesMax = 32_768
/** Of a file that is read on, or converted. */
const wholeBytesMax = 33_554_432
const pdfType = 'application/pdf'

/**
 * What is given to a chat beside words: uploaded files and skills. Their parts contain the text that the model reads.
 */
export class Attachments {
  readonly #options: AttachmentsOptions

  constructor(options: AttachmentsOptions) {
    this.#options = options
  }

  /** Fails with `resource_not_found`, `skill_not_found`, or `forbidden` when the caller may not read them itself. */
  async partsOf(
    { files = [], skills = [] }: Pick<Schemas['ChatMessageInput'], 'files' | 'skills'>,
    caller: Caller,
  ): Promise<ChatPartDocument[]> {
    if (files.length > 0) this.#require('getResource', caller)
    if (skills.length > 0) this.#require('getSkill', caller)
    const parts = [
      ...(await Promise.all(files.map((filename) => this.#file(filename, caller)))),
      ...(await Promise.all(skills.map((name) => this.#skill(name)))),
    ]
    return parts.map((part, index) => ({ ...part, id: `p${index + 1}`, step: 0 }))
  }

  /** The images of messages by digest, as far as they are what they were when they were given, and those of results. */
  async images(messages: readonly ChatMessageDocument[]): Promise<ReadonlyMap<string, ModelImage>> {
    const parts = messages.flatMap((message) => message.parts.filter(isImage))
    const loaded = await Promise.all(parts.map((part) => this.#image(part)))
    const ofResults = messages.flatMap((message) => message.parts.flatMap(({ images = [] }) => images))
    const stored = await Promise.all(ofResults.map(({ id }) => this.#options.store.read.chatImages.get(id)))
    return new Map([
      ...loaded.flatMap((image, index) => (image ? [[parts[index]?.digest ?? '', image] as const] : [])),
      ...stored.flatMap((found) => (found ? [[found.doc.id, imageOf(found.doc)] as const] : [])),
    ])
  }

  /** The whole text of a file, by the name that `longFileId` gives it, as it was when it was given. */
  async textOf({ name = '', mediaType = '', size = 0, digest = '' }: ChatPartDocument): Promise<string | undefined> {
    const bytes = size <= wholeBytesMax ? await this.#bytes(name, digest, size) : undefined
    if (bytes === undefined) return undefined
    return mediaType === pdfType ? this.#pdfText(bytes) : decoded(bytes)
  }

  #pdfText(bytes: Uint8Array): Promise<string | undefined> {
    return this.#options.knowledge.readPdf(bytes, new AbortController().signal)
  }

  /** By scopes and by rules: what these ask for is not given unasked. */
  #require(operation: 'getResource' | 'getSkill', caller: Caller): void {
    if (!this.#options.identity.access.mayCallAll(caller, [operation]))
      fail('forbidden', { message: `This credential may not call ${operation}, and so cannot give this to a chat.` })
  }

  async #file(filename: string, caller: Caller): Promise<AttachedPart> {
    const { resources } = this.#options
    const { mimeType: mediaType, size } = (await resources.find(filename, caller)).resource
    const { tag: digest } = (await resources.file(filename)) ?? fail('resource_not_found')
    const about = { kind: 'file' as const, name: filename, mediaType, size, digest }
    if (imageTypes.includes(mediaType)) return about
    const text =
      mediaType === pdfType
        ? await this.#beginningOfPdf(about)
        : beginningIn(await this.#bytes(filename, digest, Math.min(size, textBytesMax)), about)
    return { ...about, ...(text !== undefined && { text }) }
  }

  async #beginningOfPdf(about: AttachedPart): Promise<string | undefined> {
    const text = await this.textOf({ ...about, id: '', step: 0 })
    if (text === undefined || text.length <= textBytesMax) return text
    return withRest(text.slice(0, textBytesMax).toWellFormed(), about)
  }

  async #skill(name: string): Promise<AttachedPart> {
    const { digest, content, allowedTools } = (await this.#options.skills.get(name)).skill
    return { kind: 'skill', name, digest, text: content, allowedTools }
  }

  async #image({
    name = '',
    mediaType = '',
    digest = '',
    size = 0,
  }: ChatPartDocument): Promise<ModelImage | undefined> {
    const data = size <= imageBytesMax ? await this.#bytes(name, digest, size) : undefined
    return data && { mediaType, data }
  }

  /** Nothing when the file is another one now. */
  async #bytes(filename: string, digest: string, length: number): Promise<Buffer | undefined> {
    const file = await this.#options.resources.file(filename)
    if (file?.tag !== digest) return undefined
    if (length === 0) return Buffer.alloc(0)
    return Buffer.concat(await Array.fromAsync(await file.open(0, length - 1)))
  }
}

function imageOf({ mediaType, data }: ChatImageDocument): ModelImage {
  return { mediaType, data: Buffer.from(data, 'base64') }
}

type AttachedPart = Omit<ChatPartDocument, 'id' | 'step'>

export function isImage({ kind, mediaType = '' }: ChatPartDocument): boolean {
  return kind === 'file' && imageTypes.includes(mediaType)
}

/** The beginning of a file, with how the model reads on; nothing when the bytes are no text. */
function beginningIn(bytes: Buffer | undefined, about: AttachedPart): string | undefined {
  const { size = 0 } = about
  if (!bytes || bytes.includes(0)) return undefined
  const isCut = bytes.length < size
  const text = decoded(isCut ? bytes.subarray(0, countWhole(bytes)) : bytes)
  return isCut && text !== undefined ? withRest(text, about) : text
}

function withRest(text: string, { name = '', size = 0 }: AttachedPart): string {
  const next = JSON.stringify({ id: longFileId(name), offset: text.length })
  return `${text}\n[The file has ${size} bytes. It goes on: ${readMoreName} ${next}]`
}

/** By this a model reads on in a file. */
export function longFileId(name: string): string {
  return `file:${name}`
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
