import type { Store } from '../../collections.ts'
import { isFailure } from '../../errors.ts'
import type { Skills } from '../skills.ts'
import { authorsOf } from './authors.ts'
import { messagesOf } from './history.ts'

/**
 * Whether what an operation returned contains text that others than the users of this service wrote, as far as the
 * result says so: a task made from an email, a comment of a stranger, an entry of the knowledge or an unapproved skill
 * that was imported from elsewhere, and what a newer state of such a skill changes.
 */
export function hasOutsideText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasOutsideText)
  if (typeof value !== 'object' || value === null) return false
  return isMarked(value) || Object.values(value).some(hasOutsideText)
}

function isMarked(value: object): boolean {
  const { isFromOutside, isApproved, source, kind, result } = value as Readonly<Record<string, unknown>>
  // The result of such a job is the text of a repository elsewhere.
  if (isFromOutside === true || (kind === 'refresh_skill' && result !== undefined)) return true
  if (typeof source !== 'object' || source === null) return false
  const { kind: origin, uri } = source as Readonly<Record<string, unknown>>
  if (origin !== undefined) return origin !== 'local' && isApproved !== true
  return typeof uri === 'string' && uri.includes('://')
}

export interface NamedTexts {
  readonly store: Pick<Store, 'read'>
  readonly skills: Pick<Skills, 'get'>
}

/** What a call names, and whether it has read it and done nothing else. */
export interface NamingCall {
  readonly taskIds: readonly string[]
  readonly input: Readonly<Record<string, unknown>>
  readonly isReadOnly: boolean
}

/**
 * Whether a call names something with text from outside whose parts do not say so themselves: a task that was made of
 * it and, where it is read, a skill and an entry of the knowledge from elsewhere, and a chat with authors who are no
 * users.
 */
export async function namesOutsideText(named: NamedTexts, { taskIds, input, isReadOnly }: NamingCall) {
  const { tasks } = named.store.read
  const found = await Promise.all(taskIds.map((id) => tasks.get(id)))
  if (found.some((task) => task?.doc.isFromOutside === true)) return true
  if (!isReadOnly) return false
  const { chatId, entryId, skillName } = input
  const judged = await Promise.all([
    typeof chatId === 'string' && isOutsideChat(named, chatId),
    typeof entryId === 'string' && isOutsideEntry(named, entryId),
    typeof skillName === 'string' && isOutsideSkill(named, skillName),
  ])
  return judged.includes(true)
}

async function isOutsideChat({ store }: NamedTexts, chatId: string): Promise<boolean> {
  const chat = await store.read.chats.get(chatId)
  if (!chat) return false
  const messages = (await messagesOf(store, chatId)).map(({ doc }) => doc)
  return authorsOf(chat.doc, messages).some(({ kind }) => kind !== 'user')
}

async function isOutsideEntry({ store }: NamedTexts, entryId: string): Promise<boolean> {
  return hasOutsideText((await store.read.knowledge.get(entryId))?.doc)
}

async function isOutsideSkill({ skills }: NamedTexts, name: string): Promise<boolean> {
  try {
    return hasOutsideText(await skills.get(name))
  } catch (error) {
    // It was read before it was removed.
    if (isFailure(error, 'skill_not_found')) return true
    throw error
  }
}
