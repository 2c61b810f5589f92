import type { Caller, Grant } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Chats } from '../chats.ts'
import type {
  ChatBindingDocument,
  ChatDeliveryDocument,
  ChatIntegrationDocument,
} from '../../collections/chat-integrations.ts'
import { bindingsMax } from './bindings.ts'
import { bindingIdOf } from './receipts.ts'

export interface ChatStarterOptions extends Pick<Foundation, 'store' | 'now'> {
  readonly chats: Pick<Chats, 'create'>
  /** The caller that a grant stands for as of now. Fails with `forbidden`. */
  readonly callerOf: (grant: Grant) => Promise<Caller>
}

/** Makes a chat for the thread of a message that starts one, and binds the thread to it. */
export class ChatStarter {
  readonly #options: ChatStarterOptions

  constructor(options: ChatStarterOptions) {
    this.#options = options
  }

  /** The changes after which the message has a binding. */
  async start(
    { doc, version }: Versioned<ChatDeliveryDocument>,
    { id: integrationId, newChats }: ChatIntegrationDocument,
  ): Promise<readonly Change[]> {
    const { store } = this.#options
    const bindingId = bindingIdOf(integrationId, doc.threadId)
    const bound: Change = { replace: 'chatDeliveries', version, doc: { ...doc, bindingId } }
    if (await store.read.chatBindings.get(bindingId)) return [bound]
    if (!newChats) return []
    const others = await store.read.chatBindings.list({ where: { integrationId }, limit: bindingsMax })
    if (others.length >= bindingsMax)
      fail('quota_exceeded', { message: `${bindingsMax} threads are bound, which is the limit.` })
    const { grant, createdBy, backend, reads = [] } = newChats
    const { chat, changes } = await this.#options.chats.create({ backend }, await this.#options.callerOf(grant))
    const { newest } = await store.eventRange()
    const binding: ChatBindingDocument = {
      id: bindingId,
      integrationId,
      threadId: doc.threadId,
      chatId: chat.id,
      isMentionOnly: true,
      sinceEvent: newest,
      createdBy,
      grant,
      createdAt: this.#options.now(),
      ...(reads.length > 0 && { reads }),
    }
    return [...changes, { insert: 'chatBindings', doc: binding }, bound]
  }
}
