import { fail } from '../../errors.ts'
import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument } from '../../collections/chats.ts'
import { eachOf } from '../../platform/work/page.ts'

type Reader = Pick<Store, 'read'>

const pageSize = 200

/** Fails with `chat_not_found`, also when the caller may not see its task. */
export async function findChat(store: Reader, id: string, { allow }: Caller): Promise<Versioned<ChatDocument>> {
  const found = await store.read.chats.get(id)
  const isVisible = found && (!allow?.taskIds || allow.taskIds.includes(found.doc.taskId ?? ''))
  return isVisible ? found : fail('chat_not_found')
}

export function messageIn(
  store: Reader,
  chatId: string,
  messageId: string,
): Promise<Versioned<ChatMessageDocument> | undefined> {
  return store.read.chatMessages.get(`${chatId}/${messageId}`)
}

/** All messages of a chat in order, or those in a state. */
export async function messagesOf(
  store: Reader,
  chatId: string,
  state?: ChatMessageDocument['state'],
): Promise<Versioned<ChatMessageDocument>[]> {
  const where = { chatId, ...(state !== undefined && { state }) }
  return await Array.fromAsync(eachOf(store.read.chatMessages, { where, orderBy: 'order', limit: pageSize }))
}

/**
 * What a model may still read, in order, and what waits: the newest compaction that is complete, the messages that it
 * left as they are, and what came after it. Without one, all messages.
 */
export async function currentMessagesOf(store: Reader, chatId: string): Promise<ChatMessageDocument[]> {
  const newest: ChatMessageDocument[] = []
  const query = { where: { chatId }, orderBy: 'order', descending: true, limit: currentPageSize } as const
  for await (const { doc } of eachOf(store.read.chatMessages, query)) {
    newest.push(doc)
    // Earlier versions did not store who wrote what they summarized.
    if (summaryOf(doc) === undefined || doc.covers?.authors === undefined) continue
    const kept = await Promise.all(doc.covers.kept.map((id) => messageIn(store, chatId, id)))
    return [...kept.flatMap((found) => (found ? [found.doc] : [])), ...newest.toReversed()]
  }
  return newest.toReversed()
}

/** Most conversations since a compaction fit. */
export const currentPageSize = 50

/** An item of the inbox that replaces what was said before it by a summary, for the model. */
export function isCompaction({ parts }: Pick<ChatMessageDocument, 'parts'>): boolean {
  return parts[0]?.kind === 'compaction'
}

export const compactionPartId = 'p0'

/** The summary of a compaction that is complete. */
export function summaryOf(message: Pick<ChatMessageDocument, 'parts'>): string | undefined {
  const [part] = message.parts
  return part?.kind === 'compaction' && part.state === 'done' ? part.text : undefined
}

/** A tool call without an outcome. */
export function isOpenCall({ kind, state }: ChatPartDocument): boolean {
  return kind === 'toolCall' && (state === 'pending' || state === 'waiting' || state === 'running')
}
