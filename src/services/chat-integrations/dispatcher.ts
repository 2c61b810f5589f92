import type { EventKind } from '../../generated/event-kinds.ts'
import type { components } from '../../generated/types.ts'
import type { Foundation } from '../../platform/work/area.ts'
import type { StoredEvent, Versioned } from '../../stores/port.ts'
import type { ChatBindingDocument, ChatDeliveryDocument, ChatIntegrationDocuments } from './documents.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { queueOf } from './receipts.ts'

export interface DispatcherOptions extends Pick<Foundation, 'store' | 'now' | 'newId'> {
  /** Called with the id of an integration that has something to send. */
  readonly onWork: (integrationId: string) => void
}

type Cursor = Versioned<ChatIntegrationDocuments['chatOutboxCursors']>
type Content = Partial<ChatDeliveryDocument>

const cursorId = 'chats'
const eventsMax = 200
// Events that no thread is bound to are passed without a write; so many may be read again after a restart.
const unwrittenMax = 1_000
const bindingsMax = 200
const inputMax = 500
const kinds: readonly EventKind[] = [
  'chat.message.created',
  'chat.message.finished',
  'chat.approval.requested',
  'task.comment.created',
]

/**
 * Makes a delivery of what is said in chats and on tasks for every thread that is bound to them. The deliveries and the
 * position up to which they were made are one commit, so that each is made once, also after a crash and by two processes.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions
  /** Up to where this process has read; at or past the cursor of the store. */
  #position = 0
  /** Counts how often the log went back. */
  #returns = 0
  readonly #stopListening: () => void

  constructor(options: DispatcherOptions) {
    this.#options = options
    // Deliveries of what was read may be gone with the cursor: it is read again from there.
    this.#stopListening = options.store.onWentBack(() => {
      this.#returns++
      this.#position = 0
    })
  }

  stop(): void {
    this.#stopListening()
  }

  /** Reads everything that is new. */
  async run(): Promise<void> {
    while (await this.#advance()) {
      /* until there is nothing new */
    }
  }

  /** Takes one batch of events; returns whether there may be more. */
  async #advance(): Promise<boolean> {
    const { store } = this.#options
    const returns = this.#returns
    const { newest } = await store.eventRange()
    const cursor = (await store.read.chatOutboxCursors.get(cursorId)) ?? (await this.#firstCursor(newest))
    if (cursor === undefined) return true
    const after = Math.max(cursor.doc.eventId, this.#position)
    if (newest <= after) return false
    const events = await store.events({ after, limit: eventsMax, kinds })
    const last = events.at(-1)?.id ?? newest
    // Events that came in after the look at the range are among those that were read.
    const reached = events.length < eventsMax ? Math.max(newest, last) : last
    const found = (await Promise.all(events.map((event) => this.#messagesOf(event)))).flat()
    // Their ids, in whose order they are sent, are given once all are read: in the order of the events.
    const inserts = found.flatMap(({ binding, content }) =>
      content ? [{ insert: 'chatDeliveries', doc: this.#deliveryOf(binding, content) } as const] : [],
    )
    const doc = { id: cursorId, eventId: reached }
    const mustWrite = inserts.length > 0 || reached - cursor.doc.eventId >= unwrittenMax
    if (
      mustWrite &&
      !(await tryCommit(this.#options.store, [
        ...inserts,
        { replace: 'chatOutboxCursors', version: cursor.version, doc },
      ]))
    )
      return true
    if (returns === this.#returns) this.#position = reached
    for (const id of new Set(found.map(({ binding }) => binding.integrationId))) this.#options.onWork(id)
    // What is appended from now on wakes it again.
    return events.length === eventsMax
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

  /** Begins where the first thread was bound. Gives nothing when another process has begun. */
  async #firstCursor(newest: number): Promise<Cursor | undefined> {
    const bindings = await this.#options.store.read.chatBindings.list()
    const doc = { id: cursorId, eventId: Math.min(newest, ...bindings.map(({ doc: { sinceEvent } }) => sinceEvent)) }
    return (await tryCommit(this.#options.store, [{ insert: 'chatOutboxCursors', doc }]))
      ? { doc, version: 1 }
      : undefined
  }
}

function questionOf({
  id,
  tool,
  input,
  authors = [],
}: Pick<components['schemas']['ToolApproval'], 'id' | 'tool' | 'input' | 'authors'>): string {
  const names = authors.map(({ kind, user, name }) => (kind === 'user' ? user?.name : name) ?? 'text from outside')
  const because =
    names.length === 0
      ? ''
      : `It asks because these words are in the conversation, whose authors may not do it: ${names.join(', ').slice(0, inputMax)}.\n`
  return `The model asks to call ${tool} with ${JSON.stringify(input).slice(0, inputMax)}.\n${because}Answer: approve ${id}, or: deny ${id}`
}
