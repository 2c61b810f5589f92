import type { Grant } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { ChatBindingDocument } from '../../collections/chat-integrations.ts'
import type { Chats } from '../chats.ts'
import type { Mcp } from '../mcp.ts'
import { actingCaller } from './acting.ts'
import type { ActingOptions } from './acting.ts'
import { isMcpCall } from './decisions.ts'
import type { PlatformDecision } from './decisions.ts'

export interface ThreadDecisionsOptions extends Pick<Foundation, 'store' | 'now'>, ActingOptions {
  readonly chats: Pick<Chats, 'approvals'>
  readonly mcp: { readonly calls: Pick<Mcp['calls'], 'get' | 'approve' | 'reject' | 'ruled'> }
}

/** What a linked account says of what waits in a thread. */
export interface SaidDecision {
  readonly decision: PlatformDecision
  readonly binding: ChatBindingDocument
  readonly grant: Grant
}

const pageSize = 200
export const nothingWaits = 'Nothing waits for an approval.'

/** The decisions of people in threads: on tool calls of the chat, and on calls of programs. */
export class ThreadDecisions {
  readonly #options: ThreadDecisionsOptions

  constructor(options: ThreadDecisionsOptions) {
    this.#options = options
  }

  /** Why it may not be decided, or what there is to decide is unclear. */
  async refusalOf({ decision: { approvalId }, binding, grant }: SaidDecision): Promise<string | undefined> {
    if (isMcpCall(approvalId)) return this.#callRefusalOf(approvalId, binding, grant)
    if (approvalId !== undefined) return binding.chatId === undefined ? nothingWaits : undefined
    const pending = await this.#pendingOf(binding)
    if (pending.length === 1) return undefined
    return pending.length === 0 ? nothingWaits : `Say which one: ${pending.map((id) => `approve ${id}`).join(', ')}.`
  }

  /** Stages the decision on the named approval or on the only one. */
  async stage({ decision: { state, approvalId, reason }, binding, grant }: SaidDecision): Promise<{
    readonly approvalId: string
    readonly changes: readonly Change[]
  }> {
    const { chats, mcp } = this.#options
    const id = approvalId ?? (await this.#pendingOf(binding))[0] ?? fail('approval_not_found')
    if (isMcpCall(id)) {
      const operationId = state === 'allowed' ? 'approveMcpCall' : 'rejectMcpCall'
      const caller = await actingCaller(this.#options, grant, { operationId, judged: { mcpCallId: id } })
      const decide = state === 'allowed' ? mcp.calls.approve(id, caller) : mcp.calls.reject(id, caller)
      return { approvalId: id, changes: (await decide).changes }
    }
    const { chatId = '' } = binding
    const operationId = state === 'allowed' ? 'approveToolCall' : 'rejectToolCall'
    const caller = await actingCaller(this.#options, grant, { operationId, judged: { chatId, approvalId: id } })
    const input = { state, ...(reason !== undefined && { reason }) }
    const { changes } = await chats.approvals.decide(chatId, id, input, caller)
    return { approvalId: id, changes }
  }

  async #callRefusalOf(id: string, { asksFor }: ChatBindingDocument, grant: Grant): Promise<string | undefined> {
    if (!asksFor) return nothingWaits
    const state = await this.#options.identity.grants.check(grant, { scopes: ['mcp:admin'], taskId: undefined })
    if (!('caller' in state)) return state.ended
    const found = await this.#options.mcp.calls.get(id, state.caller).catch((error: unknown) => {
      if (!isFailure(error, 'mcp_call_not_found')) throw error
    })
    if (!found) return `There is no call ${id}.`
    return found.state === 'waiting_approval' ? undefined : `The call ${id} is ${found.state} and waits no longer.`
  }

  /** What a word alone decides on, if it is one. */
  async #pendingOf({ chatId, asksFor }: ChatBindingDocument): Promise<string[]> {
    const { store, now } = this.#options
    const where = { chatId: chatId ?? '', state: 'pending' }
    const ofChat = chatId === undefined ? [] : await store.read.chatApprovals.list({ where, limit: pageSize })
    const calls = asksFor
      ? await store.read.mcpCalls.list({ where: { status: 'waiting_approval' }, limit: pageSize })
      : []
    return [...ofChat, ...calls.filter(({ doc }) => (doc.aliveUntil ?? '') > now())].map(({ doc }) => doc.id)
  }
}
