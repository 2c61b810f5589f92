import type { Caller, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { holderOf } from '../../platform/work/shares.ts'
import type { CallOwner } from '../ai.ts'
import { missingScopes } from '../identity.ts'
import type { Grants } from '../identity.ts'
import type { JobRun } from '../jobs.ts'
import { authorsOf } from './authors.ts'
import type { Operation } from '../operations.ts'
import type { ChatDocument, ChatMessageDocument } from '../../collections/chats.ts'
import type { Delta } from './delta-writer.ts'
import { ChatEdit } from './edit.ts'
import type { MakeEdit } from './edit.ts'
import { currentMessagesOf, messageIn } from './history.ts'
import type { Inbox } from './inbox.ts'
import { isOfOneUser } from './output-access.ts'
import { scopesOfRules } from './rule-authority.ts'
import { WordAuthority } from './word-authority.ts'

export interface TurnLogOptions extends Pick<Foundation, 'store' | 'now'> {
  readonly grants: Pick<Grants, 'check'>
  readonly inbox: Pick<Inbox, 'endTurn'>
}

/** What one run of a turn reads of its chat, and commits to it while this process has the lease of the turn. */
export class TurnLog {
  readonly chatId: string
  readonly run: JobRun
  readonly #options: TurnLogOptions

  constructor(options: TurnLogOptions, run: JobRun) {
    this.#options = options
    this.run = run
    this.chatId = run.job.input.chatId ?? fail('chat_not_found')
  }

  /** Commits a change of the chat, and of the message that the turn writes or of the one that is named. */
  async edit(make: MakeEdit, messageId?: string): Promise<void> {
    await this.run.commit(async () => {
      const { chat, answer } = await this.load()
      const edit = new ChatEdit(chat, { at: this.#options.now(), actor: this.run.job.createdBy })
      await make(edit, messageId === undefined ? answer : await this.message(messageId))
      return edit.changes()
    })
  }

  message(messageId: string): Promise<Versioned<ChatMessageDocument> | undefined> {
    return messageIn(this.#options.store, this.chatId, messageId)
  }

  /** The chat, and the message that the turn writes. */
  async load(): Promise<{ chat: Versioned<ChatDocument>; answer: Versioned<ChatMessageDocument> | undefined }> {
    const { store } = this.#options
    const chat = (await store.read.chats.get(this.chatId)) ?? fail('chat_not_found')
    const messageId = chat.doc.turn?.messageId
    return { chat, answer: messageId === undefined ? undefined : await messageIn(store, this.chatId, messageId) }
  }

  /** What a model may still read, and what waits. */
  messages(): Promise<ChatMessageDocument[]> {
    return currentMessagesOf(this.#options.store, this.chatId)
  }

  /** Appends to the last part if it is of the same kind and step. */
  async write(deltas: readonly Delta[]): Promise<void> {
    await this.edit(async (edit, answer) => {
      if (!answer) return
      for (const { kind, text } of deltas) {
        const { parts, step, partCount } = edit.patch(answer, [])
        const last = parts.at(-1)
        const isSame = last?.kind === kind && last.step === step
        edit.patch(answer, [isSame ? { id: last.id, append: text } : { id: `p${partCount}`, kind, step, append: text }])
      }
    })
  }

  /** The caller as of now: what the chat may do ends with the grant. */
  async caller(): Promise<Caller> {
    const { chat } = await this.load()
    const state = await this.#options.grants.check(requireTurn(chat.doc).grant, {
      scopes: ['chats:write'],
      taskId: chat.doc.taskId,
    })
    return 'caller' in state ? state.caller : fail('forbidden', { message: state.ended })
  }

  /** What the words of the conversation may do, in a turn of this caller. */
  async authority(caller: Caller, messages?: readonly ChatMessageDocument[]): Promise<WordAuthority> {
    const { chat } = await this.load()
    const authors = authorsOf(chat.doc, messages ?? (await this.messages()))
    return WordAuthority.of(authors, caller, this.#options.grants)
  }

  /** Up to which scopes the rules of the chat allow calls in this turn. */
  async scopesOfRules(): Promise<readonly Scope[]> {
    const { doc } = (await this.load()).chat
    return scopesOfRules(doc, requireTurn(doc).grant, this.#options.grants)
  }

  /** What becomes of a call with these scopes that the rules of the chat allow. */
  async allowedByRules(scopes: readonly Scope[]): Promise<'allow' | 'ask'> {
    return missingScopes(await this.scopesOfRules(), scopes).length === 0 ? 'allow' : 'ask'
  }

  /** Whether the one who set the rules could make the call: nobody else's rule lets text from outside act. */
  async rulesCover({ operationId, scopes }: Operation): Promise<boolean> {
    const granted = await this.scopesOfRules()
    if (isOfOneUser(operationId) && !granted.includes('*')) return false
    // The table of operations is generated from the contract, as the type is.
    return missingScopes(granted, scopes as readonly Scope[]).length === 0
  }

  /** For whom a model is called. */
  owner(chat: ChatDocument): CallOwner {
    const { grant } = requireTurn(chat)
    return { ...holderOf(grant), tokenId: grant.tokenId, chatId: chat.id, taskId: chat.taskId }
  }

  end(state: 'done' | 'failed', notice?: string): Promise<readonly Change[]> {
    return this.#options.inbox.endTurn(this.chatId, this.run.job.id, state, notice)
  }
}

export function requireTurn({ turn }: ChatDocument): NonNullable<ChatDocument['turn']> {
  return turn ?? fail('chat_not_found', { message: 'This chat has no turn.' })
}
