import { fail } from '../../errors.ts'
import type { Change } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ChatDocument, ChatMessageDocument } from '../../collections/chats.ts'
import { digitsOf } from './edit.ts'

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

/** A chat with the complete messages of another one, and these. Fails with `chat_message_not_found`. */
export function forkOf(
  before: ChatDocument,
  messages: readonly Versioned<ChatMessageDocument>[],
  { id, title = before.title, messageId, beforeMessageId, createdBy, at }: ForkOptions,
): { readonly doc: ChatDocument; readonly changes: readonly Change[] } {
  const complete = messages.map(({ doc }) => doc).filter(({ state }) => state !== 'queued' && state !== 'running')
  const last = beforeMessageId ?? messageId
  const found = last === undefined ? complete.length : complete.findIndex((each) => each.messageId === last)
  if (found < 0) fail('chat_message_not_found')
  const end = beforeMessageId === undefined && last !== undefined ? found + 1 : found
  const taken = complete.slice(0, end)
  const { turn: _, agentSession: _session, parentChatId: _parent, context, ...kept } = before
  const doc: ChatDocument = {
    ...kept,
    id,
    title,
    createdBy,
    state: 'idle',
    seq: taken.length,
    eventCount: 0,
    eventsRemoved: 0,
    allowed: [],
    allowedBy: {},
    allowedPatterns: [],
    // What does not say who set it counts as set by the one who made the chat, not by the one who forks it.
    rulesGrant: before.rulesGrant ?? { userId: before.createdBy },
    forkedFrom: before.id,
    // The fork is given the context anew; what was read before stays among its words.
    ...(context && { context: { isFromOutside: context.isFromOutside } }),
    createdAt: at,
    updatedAt: at,
  }
  const copies = taken.map((message, index): Change => {
    const place = { seq: index + 1, order: digitsOf(index + 1), event: 0 }
    return { insert: 'chatMessages', doc: { ...message, ...place, id: `${id}/${message.messageId}`, chatId: id } }
  })
  return { doc, changes: [{ insert: 'chats', doc }, ...copies] }
}
