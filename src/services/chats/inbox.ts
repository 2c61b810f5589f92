import type { Caller, Grant, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Jobs } from '../jobs.ts'
import type { Skills } from '../skills.ts'
import { skillsIn } from './active-skills.ts'
import type { Agents } from './agents.ts'
import type { Attachments } from './attachments.ts'
import { messageAuthorOf } from './authors.ts'
import type {
  ActiveSkill,
  ChatDocument,
  ChatMessageDocument,
  ChatPartDocument,
  WordAuthor,
} from '../../collections/chats.ts'
import { ChatEdit } from './edit.ts'
import { chatEvent } from './events.ts'
import { compactionPartId, findChat, isCompaction, messageIn, messagesOf } from './history.ts'
import { ownWords } from './output-access.ts'
import { expirePending } from './pending-approvals.ts'
import { textOfParts, unknownOutcome } from './prompt.ts'
import { isSameGrant } from './rule-authority.ts'
import { titleOf } from './title-line.ts'
import { toMessage } from './views.ts'

type Message = Schemas['ChatMessage']

export interface InboxOptions extends Pick<Foundation, 'store' | 'actors' | 'now' | 'newId'> {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly agents: Pick<Agents, 'requireApproved' | 'labelsOf'>
  readonly attachments: Pick<Attachments, 'partsOf'>
  readonly skills: Pick<Skills, 'uses'>
}

export const queuedMax = 100
/** The title of a chat until something is said in it. */
export const untitled = 'New chat'

/** What is said to a chat: it is never refused because the model is at work, and taken in order. */
export class Inbox {
  readonly #options: InboxOptions

  constructor(options: InboxOptions) {
    this.#options = options
  }

  /**
   * Stages a message and, if the chat has no turn, one. The same id again is the same message. Its words are those of
   * the caller, unless another author is given.
   */
  async send(
    chatId: string,
    { id, content, delivery = 'queue', ...attached }: Schemas['ChatMessageInput'],
    caller: Caller,
    author: WordAuthor = messageAuthorOf(caller),
  ): Promise<Staged<{ message: Message }>> {
    const { store, newId } = this.#options
    const chat = await findChat(store, chatId, caller)
    const attachments = await this.#options.attachments.partsOf(attached, caller)
    const said: ChatPartDocument[] = [{ id: 'p0', kind: 'text', step: 0, text: content }, ...attachments]
    const parts = said.map((part) => ({ ...part, author }))
    return this.#put(chat, { messageId: id ?? newId('msg'), role: 'user', parts, delivery }, caller)
  }

  /**
   * Stages an item by which what was said before it is summarized. It waits like a message; the same id again is the
   * same one.
   */
  async compact(
    chatId: string,
    { id }: Schemas['ChatCompactionInput'],
    caller: Caller,
  ): Promise<Staged<{ message: Message }>> {
    const { store, newId } = this.#options
    const chat = await findChat(store, chatId, caller)
    const parts: ChatPartDocument[] = [{ id: compactionPartId, kind: 'compaction', step: 0, state: 'pending' }]
    return this.#put(chat, { messageId: id ?? newId('msg'), role: 'system', parts, delivery: 'queue' }, caller)
  }

  async #put(chat: Versioned<ChatDocument>, item: InboxItem, caller: Caller): Promise<Staged<{ message: Message }>> {
    const { store, now } = this.#options
    const known = await messageIn(store, chat.doc.id, item.messageId)
    if (known) {
      const isSame = known.doc.role === item.role && known.doc.grant?.userId === caller.userId
      if (!isSame)
        fail('already_exists', { message: 'This chat has another message with this id. Choose another one.' })
      return { message: toMessage(known.doc, caller, this.#options.actors), changes: [] }
    }
    if (chat.doc.agent !== undefined) await this.#options.agents.requireApproved(chat.doc.agent)
    const edit = new ChatEdit(chat, { at: now(), actor: caller.userId })
    edit.unarchive()
    if (chat.doc.turn) {
      const queued = await messagesOf(store, chat.doc.id, 'queued')
      if (queued.length >= queuedMax)
        fail('quota_exceeded', {
          message: `${queuedMax} messages are queued in this chat, which is the limit.`,
          retryAfter: 5,
        })
      const doc = edit.add({ ...item, grant: caller.grant, state: 'queued' })
      return { message: toMessage(doc, caller, this.#options.actors), changes: edit.changes() }
    }
    const doc = await this.begin(edit, item, caller.grant)
    return { message: toMessage(doc, caller, this.#options.actors), changes: edit.changes() }
  }

  /** Adds an item to a chat without a turn, and begins one about it. The chat has its first words as title. */
  async begin(
    edit: ChatEdit,
    { messageId, role, parts }: Omit<InboxItem, 'delivery'>,
    grant: Grant,
  ): Promise<ChatMessageDocument> {
    const doc = edit.add({ messageId, role, parts, grant, state: stateWhenTaken({ parts }) })
    const title =
      edit.chat.isUntitled === true && edit.chat.title === untitled ? titleOf(textOfParts(parts)) : undefined
    if (title !== undefined) {
      edit.set({ title })
      edit.push(chatEvent('chat.updated', edit.chat, { at: edit.createdAt, actor: grant.userId }))
    }
    await this.#startTurn(edit, grant, doc)
    return doc
  }

  async update(
    chatId: string,
    messageId: string,
    { content, delivery }: Schemas['QueuedMessagePatch'],
    caller: Caller,
  ): Promise<Staged<{ message: Message }>> {
    const { chat, message } = await this.#findQueued(chatId, messageId, caller)
    const edit = new ChatEdit(chat, { at: this.#options.now(), actor: caller.userId })
    const [part, ...attachments] = message.doc.parts
    if (isCompaction(message.doc))
      fail('validation_failed', { message: 'A compaction has no text or delivery to change. Delete it instead.' })
    const doc = edit.setMessage(message, {
      // Another person's words are said with the authority of that person.
      ...(content !== undefined &&
        part && {
          parts: [{ ...part, text: content, author: messageAuthorOf(caller) }, ...attachments],
          grant: caller.grant,
        }),
      ...(delivery && { delivery }),
    })
    return { message: toMessage(doc, caller, this.#options.actors), changes: edit.changes() }
  }

  async remove(chatId: string, messageId: string, caller: Caller): Promise<Staged> {
    const { chat, message } = await this.#findQueued(chatId, messageId, caller)
    const edit = new ChatEdit(chat, { at: this.#options.now(), actor: caller.userId })
    edit.drop(message)
    return { changes: edit.changes() }
  }

  /** What is to be said at the next step of the turn: by the user in whose name it runs. */
  async steers({ id, turn }: ChatDocument): Promise<Versioned<ChatMessageDocument>[]> {
    const queued = await messagesOf(this.#options.store, id, 'queued')
    return queued.filter(({ doc }) => doc.delivery === 'steer' && isSameGrant(doc.grant, turn?.grant))
  }

  /** Ends the answer so far, places what was said after it, and begins another one. */
  async takeSteers(edit: ChatEdit, answer: Versioned<ChatMessageDocument>): Promise<void> {
    const steers = await this.steers(edit.chat)
    if (steers.length === 0 || !edit.chat.turn) return
    edit.setMessage(answer, { state: 'done' })
    for (const steer of steers) edit.takeUp(steer)
    const next = edit.add({ messageId: this.#options.newId('msg'), role: 'assistant', state: 'running', parts: [] })
    const skills = skillsIn(steers.flatMap(({ doc }) => doc.parts))
    edit.set({ turn: { ...edit.chat.turn, messageId: next.messageId, ...(skills.length > 0 && { skills }) } })
    edit.push(...(await this.#countUses(skills)))
  }

  /** What is committed at the end of a turn; the next queued message begins another one. */
  async endTurn(
    chatId: string,
    jobId: string,
    state: 'done' | 'failed' | 'interrupted',
    notice?: string,
  ): Promise<readonly Change[]> {
    const { store, now } = this.#options
    const chat = await store.read.chats.get(chatId)
    if (!chat || chat.doc.turn?.jobId !== jobId) return []
    const edit = new ChatEdit(chat, { at: now(), actor: chat.doc.turn.grant.userId })
    await this.closeTurn(edit, state, notice)
    return edit.changes()
  }

  /** Ends the turn of a chat, and begins the next one if a message is queued. */
  async closeTurn(edit: ChatEdit, state: 'done' | 'failed' | 'interrupted', notice?: string): Promise<void> {
    const { store } = this.#options
    const { turn, id } = edit.chat
    const answer = turn?.messageId === undefined ? undefined : await messageIn(store, id, turn.messageId)
    const compaction = turn?.compactionId === undefined ? undefined : await messageIn(store, id, turn.compactionId)
    if (compaction) {
      edit.patch(compaction, [{ id: compactionPartId, state: 'interrupted' }])
      edit.setMessage(compaction, { state })
    }
    if (answer) {
      const open = answer.doc.parts.filter(
        ({ state: each }) => each === 'pending' || each === 'waiting' || each === 'running',
      )
      edit.patch(
        answer,
        open.map(({ id: open, kind }) => ({
          id: open,
          state: 'interrupted',
          ...(kind === 'toolCall' && ownWords(unknownOutcome)),
        })),
      )
      if (notice !== undefined) {
        const { partCount, step } = answer.doc
        edit.patch(answer, [{ id: `p${partCount}`, kind: 'notice', step, text: notice }])
      }
      edit.setMessage(answer, { state })
    }
    await expirePending(store, edit)
    edit.endTurn()
    const [next] = await messagesOf(store, id, 'queued')
    if (next?.doc.grant) {
      edit.takeUp(next, stateWhenTaken(next.doc))
      await this.#startTurn(edit, next.doc.grant, next.doc)
    } else edit.set({ state: state === 'failed' ? 'failed' : 'idle' })
  }

  /** Continues a turn that waited, with the authority that it had. */
  async continueTurn(edit: ChatEdit): Promise<void> {
    const { turn } = edit.chat
    if (!turn) return
    if (turn.isLive) return edit.set({ state: 'running' })
    const { job, changes } = await this.#enqueue(edit.chat, turn.grant)
    edit.push(...changes)
    edit.set({ state: 'running', turn: { ...turn, jobId: job.id } })
  }

  /** Begins a turn about an item. That of a compaction writes into the item itself. */
  async #startTurn(edit: ChatEdit, grant: Grant, item: Pick<InboxItem, 'messageId' | 'parts'>): Promise<void> {
    const { job, changes } = await this.#enqueue(edit.chat, grant)
    const skills = skillsIn(item.parts)
    const turn = { jobId: job.id, grant, ...(skills.length > 0 && { skills }) }
    edit.push(...changes, ...(await this.#countUses(skills)))
    if (isCompaction(item)) edit.set({ state: 'compacting', turn: { ...turn, messageId: item.messageId } })
    else edit.set({ state: 'running', turn })
  }

  #countUses(skills: readonly ActiveSkill[]): Promise<Change[]> {
    return this.#options.skills.uses.count(skills.map(({ name }) => name))
  }

  async #enqueue({ id, taskId, agent }: ChatDocument, grant: Grant) {
    const { jobs, agents } = this.#options
    const lane = agent === undefined ? 'turns' : 'agents'
    const runsOn = agent === undefined ? [] : await agents.labelsOf(agent)
    return jobs.enqueue({ kind: 'chat_turn', lane, grant, taskId, runsOn, input: { chatId: id } })
  }

  async #findQueued(chatId: string, messageId: string, caller: Caller) {
    const { store } = this.#options
    const chat = await findChat(store, chatId, caller)
    const message = (await messageIn(store, chatId, messageId)) ?? fail('chat_message_not_found')
    if (message.doc.state !== 'queued') fail('chat_message_taken')
    return { chat, message }
  }
}

interface InboxItem {
  readonly messageId: string
  readonly role: 'user' | 'system'
  readonly parts: ChatPartDocument[]
  readonly delivery: Schemas['ChatDelivery']
}

/** A message is complete when it is taken, and a compaction when its summary is there. */
function stateWhenTaken(item: Pick<InboxItem, 'parts'>): 'done' | 'running' {
  return isCompaction(item) ? 'running' : 'done'
}
