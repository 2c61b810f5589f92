import type { Store } from '../../collections.ts'
import type { Commits } from '../../platform/work/commits.ts'

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
