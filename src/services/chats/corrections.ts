import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { keyOf, messageAuthorOf } from './authors.ts'
import { ChatEdit } from './edit.ts'
import { findChat, isCompaction, messageIn } from './history.ts'

/** Changes the words of messages that may have been answered. */
export class Corrections {
  readonly #options: Pick<Foundation, 'store' | 'now'>

  constructor(options: Pick<Foundation, 'store' | 'now'>) {
    this.#options = options
  }

  /**
   * Replaces the text of a message; its author stays the same. It is not answered again: a model reads the new words
   * with what is said next. The words of a user are changed by nobody else, and by no other credential. Fails with
   * `chat_message_not_found` or `forbidden`.
   */
  async correct(
    chatId: string,
    messageId: string,
    content: string,
    caller: Caller,
    isByUser: boolean,
  ): Promise<Staged> {
    const { store, now } = this.#options
    const chat = await findChat(store, chatId, caller)
    const found = await messageIn(store, chatId, messageId)
    if (found?.doc.role !== 'user' || isCompaction(found.doc)) fail('chat_message_not_found')
    const author = found.doc.parts.find(({ id }) => id === 'p0')?.author
    if (author?.kind === 'user' && !(isByUser && keyOf(author) === keyOf(messageAuthorOf(caller))))
      fail('forbidden', { message: 'The account is not linked any more as it was when it wrote this.' })
    const edit = new ChatEdit(chat, { at: now(), actor: caller.userId })
    const parts = found.doc.parts.map((part) => (part.id === 'p0' ? { ...part, text: content } : part))
    edit.setMessage(found, { parts })
    return { changes: edit.changes() }
  }
}
