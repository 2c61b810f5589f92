import { isDeepStrictEqual } from 'node:util'
import type { Change } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Versioned } from '../../stores/port.ts'
import type {
  ChatApprovalDocument,
  ChatDocument,
  ChatEventDocument,
  ChatMessageDocument,
} from '../../collections/chats.ts'
import type {
  ChatPartDocument,
  CompactionCover,
  OutputReaders,
  StoredChatEvent,
  StoredPartPatch,
} from '../../collections/chats.ts'
import { approvalEvent, messageEvent } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { textRemovalOf, textRowOf } from './message-texts.ts'
import { withoutKeys, withReaders } from './views.ts'

/** Digits that sort as the numbers do. */
export function digitsOf(number: number): string {
  return String(number).padStart(12, '0')
}

/** One change of a chat: its messages and its state change together with the events by which streams report it. */
export class ChatEdit {
  readonly #found: Versioned<ChatDocument>
  readonly #moment: Moment
  readonly #messages = new Map<string, { doc: ChatMessageDocument; version: number | undefined }>()
  readonly #events: ChatEventDocument[] = []
  readonly #others: Change[] = []
  #chat: ChatDocument

  constructor(found: Versioned<ChatDocument>, moment: Moment) {
    this.#found = found
    this.#moment = moment
    this.#chat = { ...found.doc, updatedAt: moment.at }
  }

  get chat(): ChatDocument {
    return this.#chat
  }

  /** Changes fields of the chat; a new state is reported, and so is what an agent says of its session. */
  set(fields: Partial<ChatDocument>): void {
    const { state: before, agentSession } = this.#chat
    this.#chat = { ...this.#chat, ...fields }
    const { state, agentSession: session } = this.#chat
    if (session?.shown && !isDeepStrictEqual(session.shown, agentSession?.shown))
      this.#report('chat', { state, agentSession: session.shown })
    else if (state !== before) this.#report('chat', { state })
  }

  get createdAt(): string {
    return this.#moment.at
  }

  /** The agent of the chat begins a session of its own at its next turn. */
  forgetSession(): void {
    const { agentSession: _, ...rest } = this.#chat
    this.#chat = rest
  }

  /** A chat in which something is said is no longer archived. */
  unarchive(): void {
    const { archivedAt: _, ...rest } = this.#chat
    this.#chat = rest
  }

  endTurn(): void {
    const { turn: _, ...rest } = this.#chat
    this.#chat = rest
  }

  /** Adds a message at the end of the chat. */
  add(
    message: Pick<ChatMessageDocument, 'messageId' | 'role' | 'state' | 'parts'> & Partial<ChatMessageDocument>,
  ): ChatMessageDocument {
    const seq = this.#chat.seq + 1
    const doc: ChatMessageDocument = {
      partCount: message.parts.length,
      step: 0,
      ...message,
      id: `${this.#chat.id}/${message.messageId}`,
      chatId: this.#chat.id,
      seq,
      order: digitsOf(seq),
      event: 0,
      createdAt: this.#moment.at,
    }
    this.#chat = { ...this.#chat, seq }
    this.#others.push(messageEvent('chat.message.created', this.#chat, doc, this.#moment))
    return this.#announce(doc, undefined)
  }

  /** Changes fields of a message and reports it whole. */
  setMessage(
    { doc, version }: Versioned<ChatMessageDocument>,
    fields: Partial<ChatMessageDocument>,
  ): ChatMessageDocument {
    const current = this.#messages.get(doc.id)?.doc ?? doc
    const changed = { ...current, ...fields }
    const isFinished = changed.state !== current.state && ['done', 'interrupted', 'failed'].includes(changed.state)
    if (isFinished) this.#others.push(messageEvent('chat.message.finished', this.#chat, changed, this.#moment))
    return this.#announce(changed, version)
  }

  /**
   * Changes parts of a message and reports the patches; a patch with the `kind` is a new part, a `text` of null drops
   * it.
   */
  patch({ doc, version }: Versioned<ChatMessageDocument>, patches: readonly PartPatch[]): ChatMessageDocument {
    let current = this.#messages.get(doc.id)?.doc ?? doc
    for (const each of patches) {
      const { asked, author, allowedFor, allowedBy, answered, images, kept, allowedTools, signed, ...patch } = each
      const stored = {
        ...(asked && { asked }),
        ...(author && { author }),
        ...(allowedFor && { allowedFor }),
        ...(allowedBy && { allowedBy }),
        ...(answered && { answered }),
        ...(images && { images }),
        ...(kept && { kept }),
        ...(allowedTools && { allowedTools }),
        ...(signed && { signed }),
      }
      current = { ...current, ...partsAfter(current, patch, stored) }
      current = { ...current, event: this.#report('part', { messageId: doc.messageId, part: patch }) }
    }
    this.#messages.set(doc.id, { doc: current, version })
    return current
  }

  /** Counts a step of an answer as complete. */
  setStep({ doc, version }: Versioned<ChatMessageDocument>, step: number): void {
    const current = this.#messages.get(doc.id)?.doc ?? doc
    this.#messages.set(doc.id, { doc: { ...current, step }, version })
  }

  /** Records what a compaction covers. */
  setCover({ doc, version }: Versioned<ChatMessageDocument>, covers: CompactionCover): void {
    const current = this.#messages.get(doc.id)?.doc ?? doc
    this.#messages.set(doc.id, { doc: { ...current, covers }, version })
  }

  /** Takes a queued message: it stands at the end of what was said. */
  takeUp(message: Versioned<ChatMessageDocument>, state: 'done' | 'running' = 'done'): void {
    const seq = this.#chat.seq + 1
    this.#chat = { ...this.#chat, seq }
    this.setMessage(message, { state, seq, order: digitsOf(seq) })
  }

  /** Removes a message; streams report that its text is dropped. */
  drop({ doc, version }: Versioned<ChatMessageDocument>): void {
    for (const { id } of doc.parts) this.#report('part', { messageId: doc.messageId, part: { id, text: null } })
    this.#others.push({ remove: 'chatMessages', version, id: doc.id }, ...textRemovalOf(doc))
  }

  reportApproval(approval: ChatApprovalDocument, kind: 'chat.approval.requested' | 'chat.approval.resolved'): void {
    this.#report('approval', { approval: withoutKeys(approval) })
    this.#others.push(approvalEvent(kind, this.#chat, approval, this.#moment))
  }

  push(...changes: readonly Change[]): void {
    this.#others.push(...changes)
  }

  changes(): Change[] {
    return [
      { replace: 'chats', version: this.#found.version, doc: this.#chat },
      ...[...this.#messages.values()].flatMap(({ doc, version }) => messageChanges(doc, version, this.#chat.taskId)),
      ...this.#events.map((doc): Change => ({ insert: 'chatEvents', doc })),
      ...this.#others,
    ]
  }

  #announce(doc: ChatMessageDocument, version: number | undefined): ChatMessageDocument {
    // The event contains the message, and the message the number of the event.
    const numbered = { ...doc, event: this.#chat.eventCount + 1 }
    this.#report('message', { messageId: doc.messageId, message: withReaders(numbered) })
    this.#messages.set(doc.id, { doc: numbered, version })
    return numbered
  }

  #report(name: ChatEventDocument['name'], data: StoredChatEvent): number {
    const number = this.#chat.eventCount + 1
    this.#chat = { ...this.#chat, eventCount: number }
    const id = `${this.#chat.id}/${digitsOf(number)}`
    this.#events.push({ id, chatId: this.#chat.id, number, name, data })
    return number
  }
}

/** A message with, once it is complete, its text for the search. */
export function messageChanges(
  doc: ChatMessageDocument,
  version: number | undefined,
  taskId: string | undefined,
): Change[] {
  const text = doc.isSearched ? undefined : textRowOf(doc, taskId)
  const stored = text ? { ...doc, isSearched: true as const } : doc
  return [
    version === undefined ? { insert: 'chatMessages', doc: stored } : { replace: 'chatMessages', version, doc: stored },
    ...(text ? [{ insert: 'chatTexts', doc: text } as const] : []),
  ]
}

/** Makes changes of a chat and of the answer that its turn writes; made again after a conflict. */
export type MakeEdit = (edit: ChatEdit, answer: Versioned<ChatMessageDocument> | undefined) => Promise<unknown>

/** What is stored of a part and never sent. */
type StoredField =
  | 'asked'
  | 'author'
  | 'allowedFor'
  | 'allowedBy'
  | 'answered'
  | 'images'
  | 'kept'
  | 'allowedTools'
  | 'signed'

/** What changes in a part; what is stored and not sent is among it. An output comes with its readers, as sources do. */
export type PartPatch = Omit<StoredPartPatch, 'output' | 'sources' | 'isOutputHidden'> &
  Pick<ChatPartDocument, StoredField> &
  (
    | { readonly output: string; readonly sources?: never; readonly readers: OutputReaders }
    | { readonly output?: never; readonly sources: Schemas['ChatSource'][]; readonly readers: OutputReaders }
    | { readonly output?: never; readonly sources?: never; readonly readers?: never }
  )

function partsAfter(
  { parts, partCount }: ChatMessageDocument,
  { id, append, text, ...patch }: StoredPartPatch & Pick<ChatPartDocument, 'readers'>,
  stored: Pick<ChatPartDocument, StoredField>,
): Pick<ChatMessageDocument, 'parts' | 'partCount'> {
  if (text === null) return { parts: parts.filter((part) => part.id !== id), partCount }
  const before = parts.find((part) => part.id === id)
  const written = text ?? (append === undefined ? undefined : (before?.text ?? '') + append)
  const { kind = 'text', step = 0 } = patch
  const after: ChatPartDocument = {
    ...(before ?? { id, kind, step }),
    ...patch,
    ...(written !== undefined && { text: written }),
    ...stored,
  }
  return before
    ? { parts: parts.map((part) => (part.id === id ? after : part)), partCount }
    : { parts: [...parts, after], partCount: partCount + 1 }
}
