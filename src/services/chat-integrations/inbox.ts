import type { Grant } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { errors, Failure, fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { defined } from '../../platform/work/defined.ts'
import { quote } from '../../platform/text/quote.ts'
import { later } from '../../platform/work/clock.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Chats } from '../chats.ts'
import type { Tasks } from '../tasks.ts'
import { actingCaller } from './acting.ts'
import { ChatStarter } from './chat-starter.ts'
import { decisionIn, isCommand, taskTitleIn } from './decisions.ts'
import type { PlatformDecision } from './decisions.ts'
import type {
  ChatBindingDocument,
  ChatDeliveryDocument,
  ChatIntegrationDocument,
} from '../../collections/chat-integrations.ts'
import type { FileIntake } from './file-intake.ts'
import { linkOf } from './links.ts'
import { nothingWaits, ThreadDecisions } from './thread-decisions.ts'
import type { ThreadDecisionsOptions } from './thread-decisions.ts'
import { attemptsMax, pauseAfter } from './pauses.ts'
import { bindingIdOf, queueOf } from './receipts.ts'
import { eachOf } from '../../platform/work/page.ts'

export interface PlatformInboxOptions
  extends ThreadDecisionsOptions,
    Pick<Foundation, 'store' | 'commits' | 'now' | 'newId'> {
  readonly chats: Pick<Chats, 'inbox' | 'approvals' | 'corrections' | 'create'>
  readonly tasks: Pick<Tasks, 'comments' | 'create'>
}

type Delivery = Versioned<ChatDeliveryDocument>
type Outcome = Pick<ChatDeliveryDocument, 'messageId' | 'approvalId' | 'commentId' | 'chatId'>

const pageSize = 200

/** Takes what was received into chats and tasks: in the order in which it came, thread by thread, each once. */
export class PlatformInbox {
  readonly #options: PlatformInboxOptions
  readonly #starter: ChatStarter
  readonly #files: Pick<FileIntake, 'take'>
  readonly #decisions: ThreadDecisions

  constructor(options: PlatformInboxOptions, files: Pick<FileIntake, 'take'>) {
    this.#options = options
    this.#files = files
    this.#decisions = new ThreadDecisions(options)
    const callerOf = (grant: Grant) => actingCaller(options, grant, { operationId: 'createChat', judged: {} })
    this.#starter = new ChatStarter({ ...options, callerOf })
  }

  /** Takes what is due, and returns when to look again. */
  async drain(integrationId: string): Promise<string | undefined> {
    const { store, now } = this.#options
    const blocked = new Map<string, string>()
    const where = { queue: queueOf(integrationId, 'in') }
    for await (const { doc } of eachOf(store.read.chatDeliveries, { where, limit: pageSize })) {
      if (blocked.has(doc.threadId)) continue
      const isWaiting = doc.nextAttemptAt !== undefined && doc.nextAttemptAt > now()
      const next = isWaiting ? doc.nextAttemptAt : await this.#take(doc.id)
      if (next !== undefined) blocked.set(doc.threadId, next)
    }
    return [...blocked.values()].sort()[0]
  }

  /** Takes one message; returns when to try again, if it has to wait. */
  async #take(id: string): Promise<string | undefined> {
    const { commits } = this.#options
    try {
      await this.#files.take(id)
      await commits.commit(() => this.#stageStart(id))
      await commits.commit(() => this.#stage(id))
      return undefined
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { next } = await commits.commit(() => this.#stageFailure(id, error))
      return next
    }
  }

  /** A message that starts a chat has a binding afterwards. A command starts none. */
  async #stageStart(id: string) {
    const { store } = this.#options
    const found = await store.read.chatDeliveries.get(id)
    const isWaiting = found?.doc.queue !== undefined && found.doc.bindingId === undefined
    const isStart = isWaiting && found.doc.startsChat === true && !isCommand(found.doc.text)
    const integration = isStart ? await store.read.chatIntegrations.get(found.doc.integrationId) : undefined
    return { changes: found && integration ? await this.#starter.start(found, integration.doc) : [] }
  }

  async #stage(id: string) {
    const { store } = this.#options
    const received = await store.read.chatDeliveries.get(id)
    if (received?.doc.queue === undefined) return { changes: [] }
    const { integrationId, threadId, bindingId = bindingIdOf(integrationId, threadId) } = received.doc
    const integration = await store.read.chatIntegrations.get(integrationId)
    const binding = await store.read.chatBindings.get(bindingId)
    if (integration && !binding && received.doc.startsChat && isCommand(received.doc.text))
      return this.#commandAlone(received, integration.doc)
    if (!integration || !binding)
      return { changes: [this.#end(received, 'ignored', { error: 'The binding was deleted.' })] }
    const found = { ...received, doc: { ...received.doc, bindingId } }
    if (found.doc.isEdit) return this.#correct(found, integration.doc, binding.doc)
    const title = taskTitleIn(found.doc.text)
    if (title !== undefined) return this.#makeTask(title, found, integration.doc)
    const { chatId, taskId, asksFor } = binding.doc
    const decision = chatId === undefined && !asksFor ? undefined : decisionIn(found.doc.text)
    if (decision) return this.#decide(decision, found, integration.doc, binding.doc)
    if (chatId === undefined && taskId === undefined) return this.#refuse(found, forApprovals)
    return this.#say(found, integration.doc, binding.doc)
  }

  /** Does what a command says in a thread that has no chat: there is nothing to decide on. */
  async #commandAlone(found: Delivery, integration: ChatIntegrationDocument) {
    const title = taskTitleIn(found.doc.text)
    if (title !== undefined) return this.#makeTask(title, found, integration)
    return this.#refuse(found, linkOf(integration, found.doc.accountId) ? nothingWaits : notDeciding)
  }

  #refuse(found: Delivery, refusal: string) {
    return { changes: [this.#end(found, 'ignored', { error: refusal }), this.#notice(found.doc, refusal)] }
  }

  /** Says something in the thread of a message. */
  #notice({ integrationId, threadId, bindingId }: ChatDeliveryDocument, text: string): Change {
    const { now, newId } = this.#options
    const doc: ChatDeliveryDocument = {
      id: newId('chatdel'),
      integrationId,
      threadId,
      direction: 'out',
      status: 'pending',
      queue: queueOf(integrationId, 'out'),
      text,
      attempts: 0,
      createdAt: now(),
      ...(bindingId !== undefined && { bindingId }),
    }
    return { insert: 'chatDeliveries', doc }
  }

  /** Makes a task in the name of the person, and says so. */
  async #makeTask(title: string, found: Delivery, integration: ChatIntegrationDocument) {
    const link = linkOf(integration, found.doc.accountId)
    if (!link) return this.#refuse(found, 'Only accounts that are linked to a user may make tasks.')
    const call = { operationId: 'createTask', judged: { title } } as const
    const caller = await actingCaller(this.#options, link.grant, call)
    if (caller.allow) fail('forbidden', { message: 'The account was linked with a token for some tasks alone.' })
    const { task, changes } = await this.#options.tasks.create({ title }, caller)
    const notice = this.#notice(found.doc, `The task ${task.id} was made.`)
    return { changes: [...changes, this.#end(found, 'delivered', {}), notice] }
  }

  /** Puts the message into the chat, or makes a comment of it. */
  async #say(found: Delivery, integration: ChatIntegrationDocument, binding: ChatBindingDocument) {
    const { chats, tasks } = this.#options
    const { id, author, accountId } = found.doc
    const { text, files } = saidIn(found.doc)
    const link = linkOf(integration, accountId)
    const { chatId, taskId } = binding
    const grant = link?.grant ?? binding.grant
    if (chatId !== undefined) {
      const call = { operationId: 'sendChatMessage', judged: { chatId, content: text } } as const
      const caller = await actingCaller(this.#options, grant, call)
      const stranger = { kind: 'account' as const, grant, name: nameOf(found.doc), reads: binding.reads ?? [] }
      const input = { id, content: text, files }
      const { message, changes } = await chats.inbox.send(chatId, input, caller, link ? undefined : stranger)
      return { changes: [...changes, this.#end(found, 'delivered', { chatId, messageId: message.id })] }
    }
    // The comment bears the name of the user for whom it is made, who did not write it.
    const said = [text, ...files.map((name) => `File: ${quote(name)}`)].join('\n\n')
    const content = link ? said : `${author}: ${said}`
    const call = { operationId: 'createTaskComment', judged: { id: taskId, content }, taskId } as const
    const caller = await actingCaller(this.#options, grant, call)
    const { comment, changes } = await tasks.comments.create(
      taskId ?? '',
      { content },
      caller,
      link ? {} : { isFromOutside: true },
    )
    return { changes: [...changes, this.#end(found, 'delivered', { commentId: comment.id })] }
  }

  /** Replaces the words of a message or comment. */
  async #correct(found: Delivery, integration: ChatIntegrationDocument, { grant, taskId }: ChatBindingDocument) {
    const { chats, tasks } = this.#options
    const { chatId, messageId, commentId, accountId, author, text } = found.doc
    const link = linkOf(integration, accountId)
    if (chatId !== undefined && messageId !== undefined) {
      const call = { operationId: 'sendChatMessage', judged: { chatId, content: text } } as const
      const caller = await actingCaller(this.#options, link?.grant ?? grant, call)
      const { changes } = await chats.corrections.correct(chatId, messageId, text, caller, link !== undefined)
      return { changes: [...changes, this.#end(found, 'delivered', { chatId, messageId })] }
    }
    if (commentId === undefined || taskId === undefined)
      return { changes: [this.#end(found, 'ignored', { error: 'Nothing was made of the message that was edited.' })] }
    const content = link ? text : `${author}: ${text}`
    const call = { operationId: 'updateTaskComment', judged: { id: taskId, commentId, content }, taskId } as const
    const caller = await actingCaller(this.#options, link?.grant ?? grant, call)
    const comment = await this.#options.store.read.comments.get(commentId)
    if (!link && comment?.doc.isFromOutside !== true) fail('forbidden', { message: notLinked })
    const { changes } = await tasks.comments.update(taskId, commentId, { content }, undefined, caller)
    return { changes: [...changes, this.#end(found, 'delivered', { commentId })] }
  }

  async #decide(
    decision: PlatformDecision,
    found: Delivery,
    integration: ChatIntegrationDocument,
    binding: ChatBindingDocument,
  ) {
    const link = linkOf(integration, found.doc.accountId)
    if (!link) return this.#refuse(found, notDeciding)
    const said = { decision, binding, grant: link.grant }
    const refusal = await this.#decisions.refusalOf(said)
    if (refusal !== undefined) return this.#refuse(found, refusal)
    const { approvalId, changes } = await this.#decisions.stage(said)
    const { chatId } = binding
    return { changes: [...changes, this.#end(found, 'delivered', defined({ chatId, approvalId }))] }
  }

  async #stageFailure(id: string, { code, message }: Failure) {
    const { store, now } = this.#options
    const found = await store.read.chatDeliveries.get(id)
    if (found?.doc.queue === undefined) return { changes: [], next: undefined }
    const attempts = found.doc.attempts + 1
    const mayPass = errors[code][1] === 'later' && attempts < attemptsMax
    if (!mayPass)
      return {
        next: undefined,
        changes: [this.#end({ ...found, doc: { ...found.doc, attempts } }, 'failed', { error: message })],
      }
    const next = later(now(), pauseAfter(attempts))
    const doc = { ...found.doc, attempts, error: message, nextAttemptAt: next }
    return { next, changes: [{ replace: 'chatDeliveries', version: found.version, doc } as const] }
  }

  #end(
    { doc, version }: Delivery,
    status: 'delivered' | 'failed' | 'ignored',
    outcome: Outcome & { readonly error?: string },
  ): Change {
    const { queue: _, nextAttemptAt: _next, error: _error, ...rest } = doc
    return { replace: 'chatDeliveries', version, doc: { ...rest, status, ...outcome } }
  }
}

const nameLengthMax = 256
const forApprovals = 'This thread is for approvals. Answer: approve ID, or: deny ID.'
const notDeciding = 'Only accounts that are linked to a user may decide on approvals.'
const notLinked = 'The account is not linked any more as it was when it wrote this.'

/** The text with what became of the files, and the filenames of those that are here. */
function saidIn({ text, files = [] }: ChatDeliveryDocument): { readonly text: string; readonly files: string[] } {
  const missing = files.flatMap(({ name, problem }) =>
    problem === undefined ? [] : [`[The file ${quote(name)} was not taken: ${problem}]`],
  )
  return {
    text: [text, ...missing].join('\n\n'),
    files: files.flatMap(({ filename }) => (filename === undefined ? [] : [filename])),
  }
}

function nameOf({ author = '', accountId = '' }: ChatDeliveryDocument): string {
  // One line: the name stands in the question that people answer.
  const name = (author.trim() || accountId || 'unknown').replaceAll(/[\s\p{C}]+/gu, ' ')
  return name.slice(0, nameLengthMax).toWellFormed()
}
