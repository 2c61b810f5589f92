import type { Store } from '../../collections.ts'
import type { ChatPartDocument } from '../../collections/chats.ts'
import { eachOf } from '../../platform/work/page.ts'
import { currentPageSize } from './history.ts'
import { saidIn } from './prompt.ts'

/** A text of a chat that may be read on: the output of a tool call, which has its part, or a message. */
export async function findText(
  store: Pick<Store, 'read'>,
  chatId: string,
  id: string,
): Promise<{ readonly text: string; readonly part?: ChatPartDocument } | undefined> {
  const query = { where: { chatId }, orderBy: 'order', descending: true, limit: currentPageSize } as const
  for await (const { doc } of eachOf(store.read.chatMessages, query)) {
    const part = doc.parts.find(({ callId, output }) => callId === id && output !== undefined)
    if (part?.output !== undefined) return { text: part.output, part }
    if (doc.messageId === id && doc.role === 'user' && doc.state !== 'queued') return { text: saidIn(doc.parts) }
  }
  return undefined
}
