import type { EventKind } from '../../generated/event-kinds.ts'
import type { Foundation } from '../../foundation.ts'
import type { StoredEvent } from '../../stores/port.ts'
import type { ChatBindingDocument, ChatDeliveryDocument } from '../../collections/chat-integrations.ts'
import { EventFollower } from '../../platform/work/event-follower.ts'
import type { Taken } from '../../platform/work/event-follower.ts'
import { plainJson } from '../../platform/text/plain-json.ts'
import { quote } from '../../platform/text/quote.ts'
import { queueOf } from './receipts.ts'
import type { StoredApproval } from '../chats.ts'
import type { CallDocument } from '../mcp.ts'
import type { Actors } from '../../platform/work/actors.ts'

export interface IntegrationDispatcherOptions extends Pick<Foundation, 'store' | 'actors' | 'now' | 'newId'> {
  readonly onError: (error: unknown) => void
  /** Called with the id of an integration that has something to send. */
  readonly onWork: (integrationId: string) => void
}

type Content = Partial<ChatDeliveryDocument>

const cursorId = 'chats'
const eventsMax = 200
const bindingsMax = 200
const inputMax = 500
const kinds: readonly EventKind[] = [
  'chat.message.created',
  'chat.message.finished',
  'chat.approval.requested',
  'mcp.call.waiting',
  'task.comment.created',
]

/**
 * Makes a delivery of what is said in chats and on tasks for every thread that is bound to them. The deliveries and the
 * position up to which they were made are one commit, so that each is made once, also after a crash and by two
 * processes.
 */
export class IntegrationDispatcher {
  /** Makes the deliveries. */
  readonly follower: EventFollower
  readonly #options: IntegrationDispatcherOptions

  constructor(options: IntegrationDispatcherOptions) {
    this.#options = options
    const { store, onError } = options
    this.follower = new EventFollower({
      store,
      onError,
      cursor: { collection: 'chatOutboxCursors', id: cursorId, first: (newest) => this.#first(newest) },
      look: () => ({ kinds, limit: eventsMax, take: (events) => this.#take(events) }),
    })
  }

  /** Begins where the first thread was bound. */
  async #first(newest: number): Promise<number> {
    const bindings = await this.#options.store.read.chatBindings.list()
    return Math.min(newest, ...bindings.map(({ doc: { sinceEvent } }) => sinceEvent))
  }

  async #take(events: readonly StoredEvent[]): Promise<Taken> {
    const found = (await Promise.all(events.map((event) => this.#messagesOf(event)))).flat()
    return {
      // Their ids, in whose order they are sent, are given once all are read: in the order of the events.
      changes: found.flatMap(({ binding, content }) =>
        content ? [{ insert: 'chatDeliveries', doc: this.#deliveryOf(binding, content) } as const] : [],
      ),
      onPassed: () => {
        for (const id of new Set(found.map(({ binding }) => binding.integrationId))) this.#options.onWork(id)
      },
    }
  }

  /** The threads that have to do with an event, and what is to be sent into them, if anything is. */
  async #messagesOf(event: StoredEvent) {
    const bindings = (await this.#bindingsOf(event)).filter(({ sinceEvent }) => event.id > sinceEvent)
    const content = bindings.length > 0 ? await this.#contentOf(event) : undefined
    return Promise.all(
      bindings.map(async (binding) => ({
        binding,
        content: content && !(await this.#isFrom(binding, content)) ? content : undefined,
      })),
    )
  }

  async #bindingsOf(event: StoredEvent): Promise<ChatBindingDocument[]> {
    const where =
      event.kind === 'task.comment.created'
        ? { taskId: event.data.taskId }
        : event.kind === 'chat.message.created' ||
            event.kind === 'chat.message.finished' ||
            event.kind === 'chat.approval.requested'
          ? { chatId: event.data.chatId }
          : event.kind === 'mcp.call.waiting'
            ? { asksFor: 'mcpCalls' }
            : undefined
    if (!where) return []
    return (await this.#options.store.read.chatBindings.list({ where, limit: bindingsMax })).map(({ doc }) => doc)
  }

  async #contentOf(event: StoredEvent): Promise<Content | undefined> {
    const { store } = this.#options
    switch (event.kind) {
      case 'chat.message.created': {
        const { chatId, messageId, role } = event.data
        return role === 'assistant' ? { chatId, messageId, text: '' } : undefined
      }
      case 'chat.approval.requested': {
        const { chatId, approvalId } = event.data
        const { doc } = (await store.read.chatApprovals.get(approvalId)) ?? {}
        return doc && { chatId, approvalId, text: questionOf(doc) }
      }
      case 'mcp.call.waiting': {
        const { doc } = (await store.read.mcpCalls.get(event.data.mcpCallId)) ?? {}
        return doc?.status === 'waiting_approval'
          ? { approvalId: doc.id, text: callQuestionOf(doc, this.#options.actors) }
          : undefined
      }
      case 'task.comment.created': {
        const { doc } = (await store.read.comments.get(event.data.commentId)) ?? {}
        return doc && { commentId: doc.id, text: `${doc.author}: ${doc.content}` }
      }
      default:
        return undefined
    }
  }

  /** Whether a comment was made of a message of this very thread. */
  async #isFrom({ id }: ChatBindingDocument, { commentId }: Content): Promise<boolean> {
    if (commentId === undefined) return false
    const found = await this.#options.store.read.chatDeliveries.list({ where: { commentId } })
    return found.some(({ doc }) => doc.direction === 'in' && doc.bindingId === id)
  }

  #deliveryOf({ id: bindingId, integrationId, threadId }: ChatBindingDocument, content: Content): ChatDeliveryDocument {
    const { now, newId } = this.#options
    return {
      id: newId('chatdel'),
      integrationId,
      bindingId,
      threadId,
      direction: 'out',
      status: 'pending',
      queue: queueOf(integrationId, 'out'),
      text: '',
      attempts: 0,
      createdAt: now(),
      ...content,
    }
  }
}

function questionOf({
  id,
  tool,
  input,
  authors = [],
  isToolChanged,
}: Pick<StoredApproval, 'id' | 'tool' | 'input' | 'authors' | 'isToolChanged'>): string {
  const names = authors.map(({ kind, user, name }) => (kind === 'user' ? user?.name : name) ?? 'text from outside')
  const because =
    names.length === 0
      ? ''
      : `It asks because these words are in the conversation, whose authors may not do it: ${names.join(', ').slice(0, inputMax)}.\n`
  return `The model asks to call ${tool} with:\n\n${fenced(input)}\n\n${because}${isToolChanged ? toolChanged : ''}Answer: approve ${id}, or: deny ${id}`
}

const toolChanged = 'The server has changed what it says of this tool since it was asked before.\n'

function callQuestionOf(
  { id, serverName, toolName, operationId, arguments: given = {}, actor, isToolChanged }: CallDocument,
  actors: Actors,
): string {
  // The names are those of the caller.
  const what = operationId ?? `${quote(toolName)} of the MCP server ${quote(serverName)}`
  const { name } = actors.of(actor)
  const changed = isToolChanged ? toolChanged : ''
  return `A program of ${name} asks to call ${what} with:\n\n${fenced(given)}\n\n${changed}Answer: approve ${id}, or: deny ${id}`
}

/** In a fence, no character of the input has a meaning. */
function fenced(input: Readonly<Record<string, unknown>>): string {
  return `\`\`\`json\n${plainJson(input).slice(0, inputMax).toWellFormed()}\n\`\`\``
}
