import type { Change, Store } from '../../collections.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { messagesOf } from './history.ts'

const keptMax = 4_000
const slack = 1_000
const pageSize = 500

/** Removes the oldest events of a chat beyond the newest 4,000. */
export async function trimEvents(store: Store, commits: Commits, chatId: string): Promise<void> {
  for (;;) {
    const { more } = await commits.commit(async () => {
      const chat = await store.read.chats.get(chatId)
      if (!chat || chat.doc.eventCount - chat.doc.eventsRemoved < keptMax + slack) return { changes: [], more: false }
      const oldest = await store.read.chatEvents.list({ where: { chatId }, limit: pageSize })
      const removed = oldest.filter(({ doc }) => doc.number <= chat.doc.eventCount - keptMax)
      const eventsRemoved = removed.at(-1)?.doc.number
      if (eventsRemoved === undefined) return { changes: [], more: false }
      const doc = { ...chat.doc, eventsRemoved }
      return {
        more: removed.length === pageSize,
        changes: [
          { replace: 'chats', version: chat.version, doc },
          ...removed.map(({ doc: { id }, version }) => ({ remove: 'chatEvents', version, id }) as const),
        ],
      }
    })
    if (!more) return
  }
}

/** What is removed with a chat. */
export async function removalsOf(store: Store, chatId: string): Promise<Change[]> {
  const where = { chatId }
  const messages = await messagesOf(store, chatId)
  const approvals = await store.read.chatApprovals.list({ where })
  const events = await store.read.chatEvents.list({ where })
  const context = await store.read.chatContexts.get(chatId)
  const images = await store.read.chatImages.list({ where })
  const outputs = await store.read.chatOutputs.list({ where })
  const texts = await store.read.chatTexts.list({ where })
  return [
    ...messages.map(({ doc: { id }, version }): Change => ({ remove: 'chatMessages', version, id })),
    ...approvals.map(({ doc: { id }, version }): Change => ({ remove: 'chatApprovals', version, id })),
    ...events.map(({ doc: { id }, version }): Change => ({ remove: 'chatEvents', version, id })),
    ...texts.map(({ doc: { id }, version }): Change => ({ remove: 'chatTexts', version, id })),
    ...images.map(({ doc: { id }, version }): Change => ({ remove: 'chatImages', version, id })),
    ...outputs.map(({ doc: { id }, version }): Change => ({ remove: 'chatOutputs', version, id })),
    ...(context ? [{ remove: 'chatContexts', version: context.version, id: chatId } as const] : []),
  ]
}
