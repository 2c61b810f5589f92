import { fail } from '../../errors.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument } from '../../collections/chats.ts'
import { digitsOf, messageChanges } from './edit.ts'
import { copiesOfKept, withOwnKept } from './kept-outputs.ts'
import { imageIdsOf } from './result-images.ts'
import { nothingAllowed } from './rules.ts'

export interface ForkOptions {
  readonly id: string
  readonly title: string | undefined
  /** The last message to take over. */
  readonly messageId: string | undefined
  /** The first message that is not taken over. */
  readonly beforeMessageId?: string | undefined
  readonly createdBy: string
  readonly at: string
}

/**
 * A chat with the complete messages of another one, and these, with images and whole results of its own: neither chat
 * loses what the other one deletes. Fails with `chat_message_not_found`.
 */
export async function forkOf(
  store: Pick<Store, 'read'>,
  before: ChatDocument,
  messages: readonly Versioned<ChatMessageDocument>[],
  { id, title, messageId, beforeMessageId, createdBy, at }: ForkOptions,
): Promise<{ readonly doc: ChatDocument; readonly changes: readonly Change[] }> {
  const complete = messages.map(({ doc }) => doc).filter(({ state }) => state !== 'queued' && state !== 'running')
  const last = beforeMessageId ?? messageId
  const found = last === undefined ? complete.length : complete.findIndex((each) => each.messageId === last)
  if (found < 0) fail('chat_message_not_found')
  const end = beforeMessageId === undefined && last !== undefined ? found + 1 : found
  const taken = complete.slice(0, end)
  const { turn: _, agentSession: _session, parentChatId: _parent, archivedAt: _archived, context, ...kept } = before
  const outputs = await copiesOfKept(store, taken, id)
  const doc: ChatDocument = {
    ...kept,
    ...outputs.about,
    id,
    title: title ?? before.title,
    // What a person calls it is its own title, which no model replaces.
    ...(title !== undefined && { isUntitled: false }),
    createdBy,
    state: 'idle',
    seq: taken.length,
    eventCount: 0,
    eventsRemoved: 0,
    ...nothingAllowed,
    // What does not say who set it counts as set by the one who made the chat, not by the one who forks it.
    rulesGrant: before.rulesGrant ?? { userId: before.createdBy },
    forkedFrom: before.id,
    // The fork is given the context anew; what was read before stays among its words.
    ...(context && { context: { isFromOutside: context.isFromOutside } }),
    createdAt: at,
    updatedAt: at,
  }
  const copies = taken.flatMap(({ isSearched: _, ...message }, index): Change[] => {
    const place = { seq: index + 1, order: digitsOf(index + 1), event: 0 }
    const parts = message.parts.map((part) => withOwnKept(withOwnImages(part, id), id))
    return messageChanges(
      { ...message, ...place, parts, id: `${id}/${message.messageId}`, chatId: id },
      undefined,
      doc.taskId,
    )
  })
  return {
    doc,
    changes: [{ insert: 'chats', doc }, ...copies, ...(await imagesOf(store, taken, id)), ...outputs.changes],
  }
}

function withOwnImages({ images, ...part }: ChatPartDocument, chatId: string): ChatPartDocument {
  return images ? { ...part, images: images.map((image) => ({ ...image, id: imageIdIn(chatId, image.id) })) } : part
}

async function imagesOf(
  store: Pick<Store, 'read'>,
  messages: readonly ChatMessageDocument[],
  chatId: string,
): Promise<Change[]> {
  const found = await Promise.all(imageIdsOf(messages).map((id) => store.read.chatImages.get(id)))
  return found.flatMap((image): Change[] =>
    image ? [{ insert: 'chatImages', doc: { ...image.doc, id: imageIdIn(chatId, image.doc.id), chatId } }] : [],
  )
}

/** That of a call, which is part of the id of its images, is the same in a fork. */
function imageIdIn(chatId: string, id: string): string {
  return [chatId, ...id.split('/').slice(-2)].join('/')
}
