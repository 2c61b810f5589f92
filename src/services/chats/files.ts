import { createHash } from 'node:crypto'
import type { Caller, FileReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { ChatDocument, ChatImageDocument } from '../../collections/chats.ts'
import { findChat, messagesOf } from './history.ts'
import { mayReadOutput } from './output-access.ts'
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
