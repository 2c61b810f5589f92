import type { Caller } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import type { ChatMessageDocument, ChatTextDocument } from '../../collections/chats.ts'
import type { Schemas } from '../../generated/types.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { searchWords } from '../../platform/text/search-words.ts'
import { snippetOf } from '../../platform/text/snippet.ts'

const textLengthMax = 65_536
const finalStates: readonly ChatMessageDocument['state'][] = ['done', 'interrupted', 'failed']

/**
 * What was said in a message that is complete, for the search: its own words alone. What a tool returned has readers of
 * its own, and an answer that still grows would be indexed with each of its parts.
 */
export function textRowOf(message: ChatMessageDocument, taskId: string | undefined): ChatTextDocument | undefined {
  const { id, chatId, messageId, role, state, parts, createdAt } = message
  if (role === 'system' || !finalStates.includes(state)) return undefined
  const said = parts.flatMap(({ kind, text }) => (kind === 'text' && text !== undefined ? [text] : [])).join('\n')
  if (said.trim() === '') return undefined
  const text = said.slice(0, textLengthMax).toWellFormed()
  return { id, chatId, messageId, role, text, createdAt, ...(taskId !== undefined && { taskId }) }
}

/** What removes the row of a message: it is written once. */
export function textRemovalOf({ id, isSearched }: ChatMessageDocument): readonly Change[] {
  return isSearched ? [{ remove: 'chatTexts', version: 1, id }] : []
}

export interface MessageSearch extends PageQuery {
  readonly q: string
  readonly taskId?: string | undefined
}

type Found = Schemas['FoundChatMessage']

/** Messages that have every word, of the newest chats first, as far as the caller sees the tasks of their chats. */
export async function searchMessages(
  store: Pick<Store, 'read' | 'search'>,
  { q, taskId, limit, cursor }: MessageSearch,
  { allow }: Caller,
): Promise<{ messages: Found[]; nextCursor?: string }> {
  const filter = [q, taskId, allow?.taskIds]
  const after = readCursor(cursor, filter)?.id
  const lists = combinationsOf({ taskId: taskId === undefined ? allow?.taskIds : [taskId] })
  const query = { text: q, limit: limit + 1, ...(after !== undefined && { after }) }
  const found = (await Promise.all(lists.map((where) => store.search('chatTexts', { ...query, where })))).flat()
  const newest = found.map(({ doc }) => doc).toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const { items, ...next } = cutPage(newest, limit, filter, ({ id }) => ({ id }))
  const terms = new Set(searchWords(q))
  const chats = new Map(
    await Promise.all(
      [...new Set(items.map(({ chatId }) => chatId))].map(async (id) => [id, await store.read.chats.get(id)] as const),
    ),
  )
  const messages = items.flatMap(({ chatId, messageId, role, text, createdAt, taskId: ofTask }): Found[] => {
    const chat = chats.get(chatId)?.doc
    if (!chat) return []
    const { archivedAt, title } = chat
    return [
      {
        ...{ chatId, chatTitle: title, isArchived: archivedAt !== undefined, messageId, role, createdAt },
        snippet: snippetOf(text, terms),
        ...(ofTask !== undefined && { taskId: ofTask }),
      },
    ]
  })
  return { messages, ...next }
}
