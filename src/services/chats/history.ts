import { fail } from '../../errors.ts'
import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument } from './documents.ts'

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
  const all: Versioned<ChatMessageDocument>[] = []
  for (let after: { id: string; value: string } | undefined; ; ) {
    const page = await store.read.chatMessages.list({
      where: { chatId, ...(state !== undefined && { state }) },
      orderBy: 'order',
      limit: pageSize,
      ...(after && { after }),
    })
    all.push(...page)
    const last = page.at(-1)?.doc
    if (last === undefined || page.length < pageSize) return all
    after = { id: last.id, value: last.order }
  }
}

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
