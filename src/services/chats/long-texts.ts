import type { Store } from '../../collections.ts'
import type { ChatPartDocument } from '../../collections/chats.ts'
import { eachOf } from '../../platform/work/page.ts'
import { longFileId } from './attachments.ts'
import type { Attachments } from './attachments.ts'
import { currentPageSize } from './history.ts'
import { readKept } from './kept-outputs.ts'
import { saidIn } from './prompt.ts'

/** Where the texts of a chat are. */
export interface LongTexts {
  readonly store: Pick<Store, 'read'>
  readonly attachments: Pick<Attachments, 'textOf'>
}

/** A text of a chat that may be read on: the output of a tool call, which has its part, a file or a message. */
export interface FoundText {
  readonly length: number
  readonly part?: ChatPartDocument
  /** The characters from one position to another. */
  readonly slice: (start: number, end: number) => Promise<string>
}

/** The text with this id: that of a call, of a file as `longFileId` gives it, or of a message. */
export async function findText(
  { store, attachments }: LongTexts,
  chatId: string,
  id: string,
): Promise<FoundText | undefined> {
  const query = { where: { chatId }, orderBy: 'order', descending: true, limit: currentPageSize } as const
  for await (const { doc } of eachOf(store.read.chatMessages, query)) {
    // What is still queued was not said: its author is not among those of the conversation.
    if (doc.state === 'queued') continue
    const part = doc.parts.find(({ callId, output }) => callId === id && output !== undefined)
    if (part?.output !== undefined) return outputOf(store, part, part.output)
    const file = doc.parts.find(({ kind, name = '' }) => kind === 'file' && longFileId(name) === id)
    const text = file && (await attachments.textOf(file))
    if (text !== undefined) return inMemory(text)
    if (doc.messageId === id && doc.role === 'user') return inMemory(saidIn(doc.parts))
  }
  return undefined
}

function outputOf(store: LongTexts['store'], part: ChatPartDocument, output: string): FoundText {
  const { kept } = part
  if (!kept) return { ...inMemory(output), part }
  return { length: kept.length, part, slice: (start, end) => readKept(store, kept, start, end) }
}

function inMemory(text: string): FoundText {
  return { length: text.length, slice: async (start, end) => text.slice(start, end) }
}
