import type { Store } from '../../collections.ts'
import type { ChatDocument } from '../../collections/chats.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { cutPage, isDamaged, listAny, readCursor } from '../../platform/work/page.ts'
import type { Page, PageQuery } from '../../platform/work/page.ts'
import type { Versioned } from '../../stores/port.ts'

export interface ChatsQuery extends PageQuery {
  readonly taskId?: string | undefined
  /** Whether the archived ones are listed instead of the others. */
  readonly isArchived?: boolean | undefined
}

/**
 * A page of the chats of these tasks, or of all, newest first. A chat changes with every part of an answer, and so it
 * has no index of what is archived: those that are not asked for are read and left out. Fails with `invalid_cursor`.
 */
export async function listChatsOf(
  store: Pick<Store, 'read'>,
  { limit, cursor, taskId, isArchived = false }: ChatsQuery,
  taskIds: readonly string[] | undefined,
): Promise<Page<ChatDocument>> {
  const filter = [taskId, taskIds, ...(isArchived ? ['archived'] : [])]
  const where = combinationsOf({ taskId: taskId === undefined ? taskIds : [taskId] })
  const found: Versioned<ChatDocument>[] = []
  for (let after = readCursor(cursor, filter); found.length <= limit; ) {
    const query = { marksDamage: true, descending: true, limit: limit + 1, ...(after && { after }) }
    const read = (await listAny(store.read.chats, where, query)).slice(0, limit + 1)
    found.push(...read.filter((each) => isDamaged(each) || (each.doc.archivedAt !== undefined) === isArchived))
    const last = read.at(-1)
    if (!last || read.length <= limit) break
    after = { id: last.doc.id }
  }
  const { items, ...next } = cutPage(found, limit, filter, ({ doc: { id } }) => ({ id }))
  return { items: items.map(({ doc }) => doc), ...next }
}
