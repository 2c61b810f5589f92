import { createHash } from 'node:crypto'
import type { Caller, FileReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Store } from '../../collections.ts'
import type { ChatDocument, ChatImageDocument } from '../../collections/chats.ts'
import { findChat } from './history.ts'
import { mayReadOutput } from './output-access.ts'

/** The images that agents have sent. */
export class ChatImages {
  readonly #store: Pick<Store, 'read'>

  constructor(store: Pick<Store, 'read'>) {
    this.#store = store
  }

  /** Fails with `chat_not_found` or `chat_image_not_found`, also for a caller who may not read what it came with. */
  async file(chatId: string, imageId: string, caller: Caller): Promise<FileReply> {
    const { doc: chat } = await findChat(this.#store, chatId, caller)
    return fileOf(chat, (await this.#store.read.chatImages.get(imageId))?.doc, caller)
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
