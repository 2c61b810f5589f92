import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ChatDocument, ChatMessageDocument } from '../../collections/chats.ts'
import type { Agents } from './agents.ts'
import { messageAuthorOf, writerOf } from './authors.ts'
import { ChatEdit } from './edit.ts'
import { findChat, isCompaction, messagesOf } from './history.ts'
import type { Inbox } from './inbox.ts'
import { dropKept } from './kept-outputs.ts'
import { imageIdsOf } from './result-images.ts'
import { toMessage } from './views.ts'

export interface RewindOptions extends Pick<Foundation, 'store' | 'actors' | 'now' | 'newId'> {
  readonly inbox: Pick<Inbox, 'begin'>
  readonly agents: Pick<Agents, 'requireApproved'>
}

/**
 * Goes back in a chat that is not at work: what is taken back is removed, compactions after it as well, so that the
 * model reads again what was said before. Both fail with `chat_message_not_found` and `chat_busy`.
 */
export class Rewind {
  readonly #options: RewindOptions

  constructor(options: RewindOptions) {
    this.#options = options
  }

  /** Removes a message and everything after it. */
  async remove(chatId: string, messageId: string, caller: Caller): Promise<Staged> {
    const { chat, messages } = await this.#find(chatId, caller)
    const index = messages.findIndex(({ doc }) => doc.messageId === messageId)
    if (index < 0) fail('chat_message_not_found')
    const edit = this.#editOf(chat, caller)
    await this.#drop(edit, messages.slice(index))
    return { changes: edit.changes() }
  }

  /** Has a message answered again; of an answer, the message that it answers. Other words are those of the caller. */
  async retry(
    chatId: string,
    messageId: string,
    { content, id }: Schemas['ChatRetryInput'],
    caller: Caller,
  ): Promise<Staged<{ message: Schemas['ChatMessage'] }>> {
    const { chat, messages } = await this.#find(chatId, caller)
    if (chat.doc.agent !== undefined) await this.#options.agents.requireApproved(chat.doc.agent)
    const named = messages.findIndex(({ doc }) => doc.messageId === messageId)
    const index = messages.slice(0, named + 1).findLastIndex(({ doc }) => doc.role === 'user' && !isCompaction(doc))
    const found = messages[index] ?? fail('chat_message_not_found')
    // The message is sent again with the authority of the caller; its words stay those of their author.
    const parts = found.doc.parts.map((part) =>
      content !== undefined && part.id === 'p0'
        ? { ...part, text: content, author: messageAuthorOf(caller) }
        : { ...part, author: part.author ?? writerOf(found.doc) },
    )
    const edit = this.#editOf(chat, caller)
    await this.#drop(edit, messages.slice(index))
    const said = { messageId: id ?? this.#options.newId('msg'), role: 'user' as const, parts }
    if (messages.some(({ doc }) => doc.messageId === said.messageId)) fail('already_exists')
    const doc = await this.#options.inbox.begin(edit, said, caller.grant)
    return { message: toMessage(doc, caller, this.#options.actors), changes: edit.changes() }
  }

  async #find(chatId: string, caller: Caller) {
    const chat = await findChat(this.#options.store, chatId, caller)
    if (chat.doc.turn) fail('chat_busy')
    return { chat, messages: await messagesOf(this.#options.store, chatId) }
  }

  #editOf(chat: Versioned<ChatDocument>, caller: Caller): ChatEdit {
    return new ChatEdit(chat, { at: this.#options.now(), actor: caller.userId })
  }

  async #drop(edit: ChatEdit, messages: readonly Versioned<ChatMessageDocument>[]): Promise<void> {
    for (const message of messages) edit.drop(message)
    const { store } = this.#options
    const images = imageIdsOf(messages.map(({ doc }) => doc)).map((id) => store.read.chatImages.get(id))
    // A fork that an earlier version made shares those of its source.
    for (const image of await Promise.all(images))
      if (image?.doc.chatId === edit.chat.id)
        edit.push({ remove: 'chatImages', version: image.version, id: image.doc.id })
    await dropKept(
      store,
      edit,
      messages.map(({ doc }) => doc),
    )
    // An agent has read what is gone: it begins a session of its own.
    edit.forgetSession()
    if (edit.chat.state === 'failed') edit.set({ state: 'idle' })
  }
}
