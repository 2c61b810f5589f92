import { createHash } from 'node:crypto'
import type { Caller, FileReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import type { ChatDocument, ChatImageDocument } from '../../collections/chats.ts'
import { findChat, messageIn, messagesOf } from './history.ts'
import { readKept } from './kept-outputs.ts'
import { mayReadOutput, readersOf } from './output-access.ts'
import { withoutHalfCharacter } from './text-pages.ts'
import { transcriptFile } from './transcript.ts'
import type { TranscriptFormat } from './transcript.ts'

/** What callers read of a chat as a file. */
export class ChatFiles {
  readonly #options: Pick<Foundation, 'store' | 'actors'>

  constructor(options: Pick<Foundation, 'store' | 'actors'>) {
    this.#options = options
  }

  /** All messages. */
  async transcript(chatId: string, format: TranscriptFormat, caller: Caller): Promise<FileReply> {
    const { store, actors } = this.#options
    const { doc: chat } = await findChat(store, chatId, caller)
    const messages = (await messagesOf(store, chatId)).map(({ doc }) => doc)
    return transcriptFile({ chat, messages, format, caller, actors })
  }

  /**
   * A page of the whole output of a tool call. Fails with `chat_not_found`, `chat_message_not_found` or
   * `chat_output_not_found`, also for a caller who may not read the output.
   */
  async output(
    { chatId, messageId, partId }: { readonly chatId: string; readonly messageId: string; readonly partId: string },
    { offset, limit }: { readonly offset: number; readonly limit: number },
    caller: Caller,
  ): Promise<Schemas['ChatOutputAnswer']['data']> {
    const { store } = this.#options
    await findChat(store, chatId, caller)
    const message = (await messageIn(store, chatId, messageId)) ?? fail('chat_message_not_found')
    const part = message.doc.parts.find(({ id }) => id === partId)
    if (part?.output === undefined || !mayReadOutput(caller, readersOf(part))) fail('chat_output_not_found')
    const length = part.kept?.length ?? part.output.length
    const start = Math.min(offset, length)
    const end = start + limit
    const found = part.kept ? await readKept(store, part.kept, start, end) : part.output.slice(start, end)
    const output = start + found.length < length ? withoutHalfCharacter(found) : found.toWellFormed()
    return { output, offset: start, nextOffset: start + output.length, length }
  }

  /**
   * An image that an agent has sent. Fails with `chat_not_found` or `chat_image_not_found`, also for a caller who may
   * not read what it came with.
   */
  async image(chatId: string, imageId: string, caller: Caller): Promise<FileReply> {
    const { store } = this.#options
    const { doc: chat } = await findChat(store, chatId, caller)
    return fileOf(chat, (await store.read.chatImages.get(imageId))?.doc, caller)
  }
}

function fileOf(chat: ChatDocument, doc: ChatImageDocument | undefined, caller: Caller): FileReply {
  if (!doc) return fail('chat_image_not_found')
  const isReadable = doc.readers !== undefined && mayReadOutput(caller, doc.readers)
  // A fork has the parts of the chat that it was made of, and not its images.
  const isOfChat = doc.chatId === chat.id || doc.chatId === chat.forkedFrom
  if (!isOfChat || !isReadable) fail('chat_image_not_found')
  const bytes = Buffer.from(doc.data, 'base64')
  return {
    size: bytes.length,
    type: doc.mediaType,
    tag: createHash('sha256').update(bytes).digest('hex'),
    lastModified: doc.createdAt ?? chat.updatedAt,
    open: async (start, end) => piecesIn(bytes.subarray(start, end + 1)),
  }
}

async function* piecesIn(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
