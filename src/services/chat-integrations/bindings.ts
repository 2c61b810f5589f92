import type { Caller, Staged } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Foundation } from '../../foundation.ts'
import { pageOf } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import type { Chats } from '../chats.ts'
import { missingScopes } from '../identity.ts'
import type { Operations } from '../operations.ts'
import { requireTask } from '../tasks.ts'
import type { ChatBindingDocument } from '../../collections/chat-integrations.ts'
import type { Versioned } from '../../stores/port.ts'
import { bindingIdOf } from './receipts.ts'
import { toBinding } from './views.ts'
import { defined } from '../../platform/work/defined.ts'

type Binding = Schemas['ChatBinding']

export interface BindingsOptions extends Pick<Foundation, 'store' | 'actors' | 'now'> {
  readonly chats: Pick<Chats, 'get'>
  readonly operations: Pick<Operations, 'allowed'>
  /** Fails with `integration_not_found`. */
  readonly requireIntegration: (id: string) => Promise<unknown>
}

export const bindingsMax = 500

/** Which threads of a platform belong to which chats and tasks. */
export class Bindings {
  readonly #options: BindingsOptions

  constructor(options: BindingsOptions) {
    this.#options = options
  }

  async list(integrationId: string, page: PageQuery): Promise<{ bindings: Binding[]; nextCursor?: string }> {
    const { store, actors, requireIntegration } = this.#options
    await requireIntegration(integrationId)
    const list = { where: { integrationId }, filter: { integrationId, list: 'bindings' } }
    const { items, ...next } = await pageOf(store.read.chatBindings, page, list)
    return { bindings: items.map((each) => toBinding(each, actors)), ...next }
  }

  /** Refuses with `chat_not_found`, `task_not_found`, `already_exists` or `quota_exceeded`. */
  async create(
    integrationId: string,
    { threadId, chatId, taskId, isForApprovals, isMentionOnly = true, reads = [] }: Schemas['ChatBindingInput'],
    caller: Caller,
  ): Promise<Staged<{ binding: Binding }>> {
    const { store, now, chats, requireIntegration } = this.#options
    await requireIntegration(integrationId)
    if (chatId !== undefined && taskId !== undefined)
      fail('validation_failed', {
        message: 'Give either chatId or taskId.',
        details: [{ path: 'body', rule: 'anyOf', message: 'Give either chatId or taskId.' }],
      })
    if (chatId !== undefined) await chats.get(chatId, caller)
    if (taskId !== undefined) await requireTask(store, taskId)
    if (isForApprovals && missingScopes(caller.scopes, ['mcp:admin']).length > 0)
      fail('scope_missing', { message: 'A binding with isForApprovals needs the scope mcp:admin.' })
    await this.requireReads(reads, caller)
    const id = bindingIdOf(integrationId, threadId)
    if (await store.read.chatBindings.get(id))
      fail('already_exists', { message: `The thread ${quote(threadId)} is bound already. Delete that binding first.` })
    const others = await store.read.chatBindings.list({ where: { integrationId }, limit: bindingsMax })
    if (others.length >= bindingsMax)
      fail('quota_exceeded', {
        message: `${bindingsMax} threads are bound, which is the limit. Delete a binding first.`,
      })
    const { newest } = await store.eventRange()
    const doc: ChatBindingDocument = {
      id,
      integrationId,
      threadId,
      isMentionOnly,
      sinceEvent: newest,
      createdBy: caller.userId,
      grant: caller.grant,
      createdAt: now(),
      ...defined({ chatId, taskId }),
      ...(isForApprovals && { asksFor: 'mcpCalls' as const }),
      ...(reads.length > 0 && { reads }),
    }
    return { binding: toBinding(doc, this.#options.actors), changes: [{ insert: 'chatBindings', doc }] }
  }

  async #find(integrationId: string, bindingId: string): Promise<Versioned<ChatBindingDocument>> {
    const { store, requireIntegration } = this.#options
    await requireIntegration(integrationId)
    const found = await store.read.chatBindings.get(bindingId)
    if (found?.doc.integrationId !== integrationId) fail('binding_not_found')
    return found
  }

  /** Refuses to list what changes something, and what the caller may not call. */
  async requireReads(reads: readonly Schemas['OperationId'][], caller: Caller, path = 'body/reads'): Promise<void> {
    if (reads.length === 0) return
    const allowed = await this.#options.operations.allowed(caller)
    const details = reads.flatMap((operationId, index) => {
      const operation = allowed.find((each) => each.operationId === operationId)
      if (operation?.annotations.isReadOnly) return []
      const reason = operation ? 'does more than read' : 'is no tool that this credential may call'
      return [{ path: `${path}/${index}`, rule: 'reads', message: `${operationId} ${reason}.` }]
    })
    if (details.length > 0)
      fail('validation_failed', { message: details.map(({ message }) => message).join(' '), details })
  }

  async get(integrationId: string, bindingId: string): Promise<Binding> {
    return toBinding((await this.#find(integrationId, bindingId)).doc, this.#options.actors)
  }

  async remove(integrationId: string, bindingId: string): Promise<Staged> {
    const { version } = await this.#find(integrationId, bindingId)
    return { changes: [{ remove: 'chatBindings', version, id: bindingId }] }
  }

  /** Notes that the platform has invited the integration into these threads, as far as they are bound. */
  async invite(integrationId: string, threadIds: readonly string[]): Promise<Change[]> {
    const { store, now } = this.#options
    const ids = [...new Set(threadIds)].map((threadId) => bindingIdOf(integrationId, threadId))
    const found = await Promise.all(ids.map((id) => store.read.chatBindings.get(id)))
    return found.flatMap((binding) =>
      binding
        ? [{ replace: 'chatBindings', version: binding.version, doc: { ...binding.doc, invitedAt: now() } } as const]
        : [],
    )
  }

  /** All of an integration. */
  async of(integrationId: string): Promise<ChatBindingDocument[]> {
    const found = await this.#options.store.read.chatBindings.list({ where: { integrationId } })
    return found.map(({ doc }) => doc)
  }

  /** What goes with an integration. */
  async removalsOf(integrationId: string): Promise<Change[]> {
    const found = await this.#options.store.read.chatBindings.list({ where: { integrationId } })
    return found.map(({ doc, version }) => ({ remove: 'chatBindings', version, id: doc.id }))
  }
}
