import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Terminals } from '../terminals.ts'

export interface TerminalsOfChatsOptions extends Pick<Foundation, 'store' | 'log'> {
  readonly terminals: Pick<Terminals, 'ofChats'>
}

/** The terminals that are opened for chats end with them. */
export class TerminalsOfChats {
  readonly #options: TerminalsOfChatsOptions

  constructor(options: TerminalsOfChatsOptions) {
    this.#options = options
    options.store.onCommit(['chats'], (changes) => {
      if (changes.some((change) => 'remove' in change)) void this.sweep()
    })
  }

  /** Refuses with `chat_not_found` a chat that does not belong to the task. */
  async requireOfTask(chatId: string, taskId: string): Promise<void> {
    const found = await this.#options.store.read.chats.get(chatId)
    if (found?.doc.taskId !== taskId)
      fail('chat_not_found', { message: `This task has no chat with the id ${quote(chatId)}.` })
  }

  /** Ends the terminals of chats that are gone, also those that another process has removed. */
  async sweep(): Promise<void> {
    const { store, terminals, log } = this.#options
    const whyOf = async (chatId: string) => ((await store.read.chats.get(chatId)) ? undefined : 'Its chat was deleted.')
    await terminals.ofChats
      .stopThose(whyOf)
      .catch((error: unknown) => log.warn({ err: error }, 'terminals of deleted chats could not be ended; retrying'))
  }
}
