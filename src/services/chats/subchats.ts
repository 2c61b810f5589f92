import type { Caller, Staged } from '../../call.ts'
import { toolRulesNow } from './rules-now.ts'
import { Failure, fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { defined } from '../../platform/work/defined.ts'
import type { ChatDocument, ChatPartDocument } from '../../collections/chats.ts'
import type { Ai } from '../ai.ts'
import type { Workspaces } from '../workspaces.ts'
import type { Agents } from './agents.ts'
import { authorsOf, keyOf, messageAuthorOf } from './authors.ts'
import { ChatEdit } from './edit.ts'
import { chatEvent } from './events.ts'
import { messagesOf } from './history.ts'
import { keepOutput } from './kept-outputs.ts'
import type { Inbox } from './inbox.ts'
import { untitled } from './inbox.ts'
import { ownWords } from './output-access.ts'
import { askForApproval } from './pending-approvals.ts'
import { textOfParts } from './prompt.ts'
import { ruleFor } from '../../platform/rules/tool-rules.ts'
import { startSubchatName } from './subchat-tool.ts'
import type { SubchatWork } from './subchat-tool.ts'
import { requireTurn } from './turn-log.ts'
import type { TurnLog } from './turn-log.ts'
import type { WordAuthority } from './word-authority.ts'
import { untilStored } from './until-stored.ts'

export interface SubchatsOptions
  extends Pick<Foundation, 'store' | 'commits' | 'now' | 'newId' | 'log' | 'isStoreShared'> {
  readonly ai: Pick<Ai, 'requireModel'>
  readonly agents: Pick<Agents, 'requireApproved'>
  readonly inbox: Pick<Inbox, 'begin'>
  readonly workspaces: Pick<Workspaces, 'create'>
  readonly interrupt: (chatId: string, caller: Caller) => Promise<Staged>
}

interface Asking {
  readonly caller: Caller
  readonly authority: WordAuthority
}

const depthMax = 2
const perAnswerMax = 8
/** Turns of this process that wait for others: far fewer than turns run at a time, so that there is room for these. */
export const waitingMax = 16
const instructions =
  'You work for another chat, which reads only your last message: answer with the result, and with what it must know.'

/**
 * Chats that work for others. One has the authority of the turn that asks for it and of no more words than all that
 * were said there; its answer is the result of the call.
 */
export class Subchats {
  readonly #options: SubchatsOptions
  #waiting = 0

  constructor(options: SubchatsOptions) {
    this.#options = options
  }

  /** Makes a call of `startSubchat`. A run that takes it up after a crash goes on waiting for the same chat. */
  async runCall(log: TurnLog, part: ChatPartDocument, work: SubchatWork, asking: Asking): Promise<void> {
    const { id } = part
    let leave: (() => void) | undefined
    try {
      // A chat for which nobody waits would work for nothing.
      leave = this.#takePlace(part)
      const subchatId = part.subchatId ?? (await this.#open(log, part, work, asking))
      if (subchatId === undefined) return
      await this.#begin(log, subchatId, work, asking.caller)
      const ended = await this.#ended(log, subchatId, asking.caller)
      await this.#record(log, part, ended)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      log.run.signal.throwIfAborted()
      const output = JSON.stringify({ error: { code: error.code, message: error.message } })
      await log.edit(
        async (edit, answer) => answer && edit.patch(answer, [{ id, state: 'failed', ...ownWords(output) }]),
      )
    } finally {
      leave?.()
    }
  }

  /** Fails with `quota_exceeded`, but where the other chat has begun. Gives what frees the place. */
  #takePlace({ subchatId }: ChatPartDocument): () => void {
    if (subchatId === undefined && this.#waiting >= waitingMax)
      fail('quota_exceeded', { message: `${waitingMax} chats wait for others, which is the limit. Try again later.` })
    this.#waiting += 1
    return () => {
      this.#waiting -= 1
    }
  }

  /** Creates the chat in the commit that names it in the part; nothing when the rules refuse it or ask a person. */
  async #open(log: TurnLog, part: ChatPartDocument, work: SubchatWork, asking: Asking): Promise<string | undefined> {
    const { newId, now } = this.#options
    const { chat, answer } = await log.load()
    const { id, approvalId } = part
    const input = { ...work }
    const action = ruleFor(await toolRulesNow(chat.doc, this.#options.store), startSubchatName, input)?.action
    if (action === 'deny') {
      const denied = { id, state: 'denied' as const, ...ownWords('The rules of this chat deny this.') }
      await log.edit(async (edit, current) => current && edit.patch(current, [denied]))
      return undefined
    }
    const authors = asking.authority.beyondScopes(['chats:write'])
    if (approvalId === undefined && (action === 'ask' || authors.length > 0)) {
      const question = { approvalId: newId('appr'), part, tool: startSubchatName, input, authors }
      await log.edit(async (edit, current) => current && askForApproval(edit, current, question))
      return undefined
    }
    const { depth = 0 } = chat.doc
    if (depth >= depthMax)
      fail('validation_failed', { message: `Chats work for each other over ${depthMax} levels at most. Do it here.` })
    const made = answer?.doc.parts.filter(({ subchatId }) => subchatId !== undefined).length ?? 0
    if (made >= perAnswerMax)
      fail('validation_failed', { message: `One answer starts ${perAnswerMax} chats at most. Do the rest here.` })
    const subchat = await this.#documentOf(log, chat.doc, work)
    await log.edit(async (edit, current) => {
      if (!current) return
      const { id: subchatId } = subchat
      edit.patch(current, [{ id, tool: startSubchatName, input, state: 'running', subchatId }])
      edit.push({ insert: 'chats', doc: subchat })
      edit.push(chatEvent('chat.created', subchat, { at: now(), actor: subchat.createdBy }))
    })
    await this.#makeWorkspace(log, subchat, asking.caller)
    return subchat.id
  }

  /** It works under the same rules, and its instructions have all authors of the conversation that asks for it. */
  async #documentOf(log: TurnLog, chat: ChatDocument, { title, model, agent }: SubchatWork): Promise<ChatDocument> {
    const { ai, agents, newId, now } = this.#options
    if (agent !== undefined) await agents.requireApproved(agent)
    const answering = agent === undefined ? { model: await ai.requireModel(model ?? chat.model) } : { agent }
    const { taskId, settings, toolRules, rulesGrant, depth = 0, createdBy } = chat
    const at = now()
    return {
      id: newId('chat'),
      title: title ?? untitled,
      ...(title === undefined && { isUntitled: true }),
      ...answering,
      system: instructions,
      systemAuthors: authorsOf(chat, await log.messages()),
      toolRules,
      rulesGrant: rulesGrant ?? { userId: createdBy },
      state: 'idle',
      seq: 0,
      eventCount: 0,
      eventsRemoved: 0,
      allowed: [],
      parentChatId: chat.id,
      depth: depth + 1,
      createdBy: requireTurn(chat).grant.userId,
      createdAt: at,
      updatedAt: at,
      ...defined({ taskId, settings }),
    }
  }

  /** An agent works in a workspace of its own, where the project has git. */
  async #makeWorkspace(log: TurnLog, { id: chatId, agent }: ChatDocument, caller: Caller): Promise<void> {
    if (agent === undefined) return
    const { commits, workspaces } = this.#options
    try {
      await commits.commit(() => workspaces.create({ chatId }, caller, log.run.signal))
    } catch (error) {
      log.run.signal.throwIfAborted()
      if (!(error instanceof Failure)) throw error
      this.#options.log.warn({ err: error, chatId }, 'a chat that works for another one has no workspace of its own')
    }
  }

  /** Says in it what is to be done, once. */
  async #begin(log: TurnLog, subchatId: string, { work }: SubchatWork, caller: Caller): Promise<void> {
    const { store, inbox, newId, now } = this.#options
    await log.run.commit(async () => {
      const found = await store.read.chats.get(subchatId)
      if (!found || found.doc.seq > 0) return []
      const edit = new ChatEdit(found, { at: now(), actor: caller.userId })
      const part = { id: 'p0', kind: 'text' as const, step: 0, text: work, author: messageAuthorOf(caller) }
      await inbox.begin(edit, { messageId: newId('msg'), role: 'user', parts: [part] }, caller.grant)
      return edit.changes()
    })
  }

  /** Waits for its end. An interruption of the turn that waits goes down to it. */
  async #ended(log: TurnLog, subchatId: string, caller: Caller): Promise<ChatDocument | undefined> {
    const { store, commits, isStoreShared, interrupt } = this.#options
    const { signal } = log.run
    try {
      return await untilStored({ store, isStoreShared }, ['chats'], signal, async () => {
        const doc = (await store.read.chats.get(subchatId))?.doc
        return doc?.turn ? undefined : { found: doc }
      })
    } catch (error) {
      // A turn that goes on elsewhere, or later, waits for it again.
      if (signal.reason === 'cancelled')
        await commits
          .commit(() => interrupt(subchatId, caller))
          .catch((failure: unknown) => {
            if (!isFailure(failure, 'chat_not_found')) throw failure
          })
      throw error
    }
  }

  /** Its last answer is the result, with text from outside as an author when other words came in than went out. */
  async #record(log: TurnLog, { id, callId = '' }: ChatPartDocument, ended: ChatDocument | undefined): Promise<void> {
    if (!ended) fail('chat_not_found', { message: 'The chat that worked on this was deleted.' })
    const messages = (await messagesOf(this.#options.store, ended.id)).map(({ doc }) => doc)
    const last = messages.findLast(({ role, state }) => role === 'assistant' && state !== 'queued')
    const notice = last?.parts.findLast(({ kind }) => kind === 'notice')?.text
    const isDone = last?.state === 'done' && ended.state === 'idle'
    const text = last ? textOfParts(last.parts) : ''
    const result = isDone ? text : `The chat ${ended.id} did not finish. ${notice ?? ''}\n${text}`.trim()
    const known = new Set([...(ended.systemAuthors ?? []), messageAuthorOf(await log.caller())].map(keyOf))
    const isForeign = authorsOf(ended, messages).some((author) => !known.has(keyOf(author)))
    const author = isForeign && { author: { kind: 'outside' as const, operation: startSubchatName } }
    const state = isDone ? ('done' as const) : ('failed' as const)
    await log.edit(async (edit, answer) => {
      if (!answer) return
      const whole = keepOutput(edit, callId, result)
      edit.patch(answer, [{ id, state, readers: 'everyone', ...whole, ...author }])
    })
  }
}
