import type { AgentContext, StopReason } from '@agentclientprotocol/sdk'
import type { ChatEvent, ToolApproval } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'
import { sessionUpdatesOf, ShownParts, titleOfCall } from './acp-updates.ts'

/** How many of the newest messages are looked at for the last event. */
const newestMax = 20

/** The answer of a chat to one prompt, as its client is told of it. */
export class ChatTurn {
  readonly #connection: ServerConnection
  readonly #chatId: string
  readonly #editor: AgentContext
  readonly #parts: ShownParts
  readonly #stop = new AbortController()
  readonly #asked = new Set<string>()
  #isCancelled = false
  #notice = ''

  constructor(connection: ServerConnection, chatId: string, editor: AgentContext) {
    this.#connection = connection
    this.#chatId = chatId
    this.#editor = editor
    this.#parts = new ShownParts(connection, chatId)
  }

  /** Says it, and resolves at the end of the answer. Fails with what the chat says of a turn that failed. */
  async run(content: string): Promise<StopReason> {
    const { client } = this.#connection
    const chatId = this.#chatId
    const newest = await client.chats.messages({ chatId, sort: '-seq', limit: newestMax })
    const after = Math.max(0, ...newest.messages.map(({ event }) => event))
    const { message } = await client.chats.send({ chatId, content })
    try {
      const state = await this.#follow(after, message.id)
      if (state === 'failed' && !this.#isCancelled) throw new Error(this.#notice || 'The turn failed.')
      return this.#isCancelled ? 'cancelled' : 'end_turn'
    } finally {
      this.#stop.abort()
    }
  }

  async cancel(): Promise<void> {
    this.#isCancelled = true
    await this.#connection.client.chats.interrupt({ chatId: this.#chatId })
  }

  /** Hands on what happens until the turn of this message has ended. */
  async #follow(after: number, messageId: string): Promise<'idle' | 'failed'> {
    const { client } = this.#connection
    const { signal } = this.#stop
    const roles = new Map<string, string>()
    let hasBegun = false
    for await (const { event, data } of client.chats.follow({ chatId: this.#chatId, after }, { signal })) {
      if (data.message) roles.set(data.message.id, data.message.role)
      hasBegun ||= data.message?.id === messageId
      await this.#show(data, roles.get(data.messageId ?? '') ?? 'assistant')
      if (event === 'approval' && data.approval?.state === 'pending') void this.#ask(data.approval)
      // The state that it had before the message was sent ends no turn.
      if (event === 'chat' && hasBegun && (data.state === 'idle' || data.state === 'failed')) return data.state
    }
    throw new Error('The stream of the chat has ended.')
  }

  async #show({ messageId = '', part, message, agentSession }: ChatEvent, role: string): Promise<void> {
    // The client knows what its user said.
    if (role === 'user') return
    for (const each of [...(message?.parts ?? []), ...(part ? [part] : [])]) {
      for (const update of await this.#parts.take(messageId, role, each))
        await this.#editor.notify('session/update', { sessionId: this.#chatId, update })
      if (each.kind === 'notice') this.#notice = each.text ?? ''
    }
    for (const update of agentSession ? sessionUpdatesOf(agentSession) : [])
      await this.#editor.notify('session/update', { sessionId: this.#chatId, update })
  }

  /** Has the client decide on a call, which someone else may do first. */
  async #ask({ id: approvalId, callId, tool, input }: ToolApproval): Promise<void> {
    if (this.#asked.has(approvalId)) return
    this.#asked.add(approvalId)
    const call = { chatId: this.#chatId, approvalId }
    const { approvals } = this.#connection.client.chats
    try {
      const { outcome } = await this.#editor.request('session/request_permission', {
        sessionId: this.#chatId,
        toolCall: { toolCallId: callId, title: titleOfCall(tool, input), rawInput: input, status: 'pending' },
        options: [
          { optionId: 'once', name: 'Allow', kind: 'allow_once' },
          { optionId: 'always', name: 'Always allow exactly this', kind: 'allow_always' },
          { optionId: 'reject', name: 'Reject', kind: 'reject_once' },
        ],
      })
      if (outcome.outcome === 'cancelled' || outcome.optionId === 'reject') await approvals.reject(call)
      else await approvals.approve({ ...call, scope: outcome.optionId === 'always' ? 'always' : 'once' })
    } catch {
      // It was decided elsewhere, or the turn is over: the stream says what became of it.
    }
  }
}
