import { hash } from 'node:crypto'
import type { Caller } from '../../call.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument, WordAuthor } from '../../collections/chats.ts'

export function messageAuthorOf({ grant, tokenName }: Pick<Caller, 'grant' | 'tokenName'>): WordAuthor {
  return { kind: 'user', grant, ...(tokenName !== undefined && { tokenName }) }
}

/** Whose words a message is, as far as that is known; nothing of what no person said. */
export function authorIn(message: ChatMessageDocument): Exclude<WordAuthor, { kind: 'outside' }> | undefined {
  if (message.role !== 'user') return undefined
  const author = message.parts.find(({ kind }) => kind === 'text')?.author ?? writerOf(message)
  return author.kind === 'outside' ? undefined : author
}

/**
 * The authors of a conversation, each once. A compaction changes nothing about them: the words that it summarizes stay.
 */
export function authorsOf(chat: ChatDocument, messages: readonly ChatMessageDocument[]): WordAuthor[] {
  return distinct([...systemAuthorsOf(chat), ...contextAuthorsOf(chat), ...messageAuthorsOf(messages)])
}

/** Those of messages that were taken. */
export function messageAuthorsOf(messages: readonly ChatMessageDocument[]): WordAuthor[] {
  return distinct(messages.filter(({ state }) => state !== 'queued').flatMap(authorsIn))
}

/** What the model was given of the project may be text from outside. */
function contextAuthorsOf({ context }: ChatDocument): readonly WordAuthor[] {
  return context?.isFromOutside === true ? [{ kind: 'outside', operation: 'buildContext' }] : []
}

/** Documents of earlier versions do not say who wrote the instructions: everybody who may write to chats could. */
function systemAuthorsOf({ system, systemAuthors }: ChatDocument): readonly WordAuthor[] {
  return systemAuthors ?? (system === undefined ? [] : [{ kind: 'outside' }])
}

/**
 * Who wrote the instructions after a change of them. What was answered under earlier ones stays in the conversation.
 */
export function systemAuthorsAfter(chat: ChatDocument, system: string | null, caller: Caller): WordAuthor[] {
  const before = chat.seq === 0 ? [] : systemAuthorsOf(chat)
  return distinct([...before, ...(system === null ? [] : [messageAuthorOf(caller)])])
}

/** Names an author with the same rights. Whatever brought it, text from outside is one. */
export function keyOf(author: WordAuthor): string {
  if (author.kind === 'outside') return 'outside'
  const { userId, tokenId, passwordChanges } = author.grant
  const more = author.kind === 'account' ? [author.name, ...author.reads] : []
  return hash('sha256', JSON.stringify([author.kind, userId, tokenId ?? null, passwordChanges ?? 0, ...more]))
}

function nameOf(author: WordAuthor): string {
  return author.kind === 'outside' ? `${keyOf(author)} ${author.operation ?? ''}` : keyOf(author)
}

/** The ids of messages that came from a chat platform, which an earlier version stored without their author. */
const fromPlatform = /^chatdel_/

/** Who wrote what says nothing of its author: the one who sent the message, as far as that is known. */
export function writerOf({ messageId, grant }: Pick<ChatMessageDocument, 'messageId' | 'grant'>): WordAuthor {
  return grant !== undefined && !fromPlatform.test(messageId) ? { kind: 'user', grant } : { kind: 'outside' }
}

/** Those of a compaction are of everything before it. */
function authorsIn(message: ChatMessageDocument): WordAuthor[] {
  const { role, parts, covers } = message
  const writer = writerOf(message)
  const ofParts = parts.flatMap((part) => part.author ?? (role === 'user' && isSaid(part) ? [writer] : []))
  return [...(covers?.authors ?? []), ...ofParts]
}

function isSaid({ kind }: ChatPartDocument): boolean {
  return kind === 'text' || kind === 'file' || kind === 'skill'
}

function distinct(authors: readonly WordAuthor[]): WordAuthor[] {
  return [...new Map(authors.map((author) => [nameOf(author), author])).values()]
}
