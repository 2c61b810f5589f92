import type { Caller, Grant, Staged } from '../../call.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { defined } from '../../platform/work/defined.ts'
import { apartFromDamaged, pageOf } from '../../platform/work/page.ts'
import type { PageQuery, WaitingPart } from '../../platform/work/page.ts'
import type { Versioned } from '../../stores/port.ts'
import { missingScopes, rightsOf } from '../identity.ts'
import type { Operations } from '../operations.ts'
import type { AnsweredInput, ChatApprovalDocument, ChatDocument, StoredApproval } from '../../collections/chats.ts'
import { ChatEdit } from './edit.ts'
import type { PartPatch } from './edit.ts'
import { findChat, messageIn } from './history.ts'
import type { Inbox } from './inbox.ts'
import { isOfOneUser, ownWords } from './output-access.ts'
import { pendingApprovals, recordDecision } from './pending-approvals.ts'
import type { Decision } from './pending-approvals.ts'
import { agentToolScopes, isSameGrant } from './rule-authority.ts'
import { callHash } from './rules.ts'
import { quote } from '../../platform/text/quote.ts'
import { fitsArguments } from '../../platform/rules/argument-patterns.ts'
import type { ArgumentPatterns } from '../../platform/rules/argument-patterns.ts'
import { toApproval } from './views.ts'

type Approval = ChatApprovalDocument

/** What a person decides on a tool call. */
export interface ToolDecision {
  readonly state: 'allowed' | 'denied'
  readonly scope?: 'once' | 'always'
  /** Patterns of the arguments that are always allowed; exactly these without it. */
  readonly arguments?: ArgumentPatterns
  /** What answers the question of a server in the middle of the call. */
  readonly inputResponses?: AnsweredInput['inputResponses']
  readonly reason?: string
}

/** A call that waits for a decision. */
export interface WaitingToolCall
  extends Pick<Approval, 'id' | 'chatId' | 'tool' | 'createdAt' | 'expiresAt'>,
    Pick<ChatDocument, 'taskId'> {
  /** In whose turn it is called. */
  readonly createdBy?: Schemas['Actor']
  /** Whether the caller may approve it, and not only reject it. */
  readonly mayApprove: boolean
}

export interface ToolApprovalsOptions extends Pick<Foundation, 'actors' | 'store' | 'now'> {
  readonly inbox: Inbox
  readonly operations: Pick<Operations, 'allowed'>
}

const expiredMax = 50
const allowedMax = 1_000

/** Decisions on tool calls. They are stored with the turn that goes on by them, so that a restart loses none. */
export class ToolApprovals {
  readonly #options: ToolApprovalsOptions

  constructor(options: ToolApprovalsOptions) {
    this.#options = options
  }

  async list(
    chatId: string,
    page: PageQuery,
    caller: Caller,
  ): Promise<{ approvals: Schemas['ToolApproval'][]; nextCursor?: string }> {
    const { store } = this.#options
    const { doc: chat } = await findChat(store, chatId, caller)
    const { items, ...next } = await pageOf(store.read.chatApprovals, page, { where: { chatId }, descending: true })
    return { approvals: await Promise.all(items.map((each) => this.shownTo(caller, each, chat))), ...next }
  }

  /** An approval, which says while it is pending what the caller may decide. */
  async shownTo(
    caller: Caller,
    approval: StoredApproval,
    { turn }: Pick<ChatDocument, 'turn'>,
  ): Promise<Schemas['ToolApproval']> {
    const shown = toApproval(approval, this.#options.actors)
    if (approval.state !== 'pending') return shown
    const mayDecide = missingScopes(caller.scopes, ['chats:approve']).length === 0
    if (!mayDecide) return { ...shown, decisions: [] }
    const mayApprove = (await this.#refusalOf(approval, turn?.grant, caller)) === undefined
    return { ...shown, decisions: mayApprove ? ['approve', 'reject'] : ['reject'] }
  }

  /** Refuses with `approval_resolved` when it was decided otherwise. */
  async decide(
    chatId: string,
    approvalId: string,
    { state, scope = 'once', arguments: patterns, inputResponses, reason }: ToolDecision,
    caller: Caller,
  ): Promise<Staged<{ approval: Schemas['ToolApproval'] }>> {
    const { store, now, actors } = this.#options
    const chat = await findChat(store, chatId, caller)
    const approval = (await store.read.chatApprovals.get(approvalId)) ?? fail('approval_not_found')
    if (approval.doc.chatId !== chatId) fail('approval_not_found')
    if (approval.doc.state === state) return { approval: toApproval(approval.doc, actors), changes: [] }
    if (approval.doc.state !== 'pending' || approval.doc.expiresAt <= now()) fail('approval_resolved')
    if (state === 'allowed') await this.#requireRight(approval.doc, chat.doc.turn?.grant, caller)
    if (patterns) requireFitting(patterns, approval.doc, scope)
    if (inputResponses && !approval.doc.inputRequests) refuseInput('inputResponses', 'This call asks for no input.')
    const at = now()
    const edit = new ChatEdit(chat, { at, actor: caller.userId })
    const made = {
      state,
      scope,
      decidedAt: at,
      decidedBy: caller.userId,
      decidedWith: rightsOf(caller),
      ...defined({ reason, arguments: patterns }),
    }
    const decided = await this.#decide(edit, approval, made, inputResponses)
    return { approval: toApproval(decided, actors), changes: edit.changes() }
  }

  /** The calls that wait for a decision and that the caller may reject, newest first, of the newest of all. */
  async waiting(caller: Caller, limit: number): Promise<WaitingPart<WaitingToolCall>> {
    const { store, now } = this.#options
    const query = { marksDamage: true, where: { state: 'pending' }, descending: true, limit } as const
    const { found, damaged } = apartFromDamaged(await store.read.chatApprovals.list(query))
    const at = now()
    const pending = found.filter(({ expiresAt }) => expiresAt > at)
    const chatIds = [...new Set(pending.map(({ chatId }) => chatId))]
    // A chat may be deleted meanwhile.
    const chats = await Promise.all(chatIds.map((id) => findChat(store, id, caller).catch(orNoChat)))
    const visible = new Map(chats.flatMap((chat) => (chat ? [[chat.doc.id, chat.doc] as const] : [])))
    const items = pending.flatMap((approval) => {
      const chat = visible.get(approval.chatId)
      return chat ? [this.#toWaiting(approval, chat, caller)] : []
    })
    return { items: await Promise.all(items), damaged }
  }

  async #toWaiting(approval: Approval, { turn, taskId }: ChatDocument, caller: Caller): Promise<WaitingToolCall> {
    const { id, chatId, tool, createdAt, expiresAt } = approval
    const mayApprove = (await this.#refusalOf(approval, turn?.grant, caller)) === undefined
    return {
      ...{ id, chatId, tool, createdAt, expiresAt, mayApprove },
      ...defined({ taskId, createdBy: turn && this.#options.actors.of(turn.grant.userId) }),
    }
  }

  async #requireRight(approval: Approval, turn: Grant | undefined, caller: Caller): Promise<void> {
    const message = await this.#refusalOf(approval, turn, caller)
    if (message !== undefined) fail('forbidden', { message })
  }

  /**
   * Why the caller may not approve a call; nothing if that is allowed. The turn may have more rights than the one who
   * decides: an approval must not lend them.
   */
  async #refusalOf(
    { tool }: Pick<Approval, 'tool'>,
    turn: Grant | undefined,
    caller: Caller,
  ): Promise<string | undefined> {
    if (isSameGrant(turn, caller.grant)) return undefined
    if (turn?.userId !== caller.userId && isOfOneUser(tool))
      return `${tool} reads what belongs to the user in whose turn it is called, who alone can approve it. Others may reject it.`
    if (caller.allow !== undefined)
      return 'A credential with an allow-list approves only calls of turns that were begun with it. It may reject this one.'
    const mayCall = tool.startsWith('agent')
      ? missingScopes(caller.scopes, agentToolScopes).length === 0
      : (await this.#options.operations.allowed(caller)).some(({ operationId }) => operationId === tool)
    return mayCall
      ? undefined
      : `This credential may not call ${tool} itself, and so cannot approve it. It may reject it.`
  }

  /** Stages the decisions that are overdue, of one chat. */
  async expire(approvalId: string): Promise<Staged> {
    const { store, now } = this.#options
    const approval = await store.read.chatApprovals.get(approvalId)
    const chat = approval && (await store.read.chats.get(approval.doc.chatId))
    if (!chat || approval.doc.state !== 'pending' || approval.doc.expiresAt > now()) return { changes: [] }
    const edit = new ChatEdit(chat, { at: now(), actor: 'system' })
    await this.#decide(edit, approval, { state: 'expired' })
    return { changes: edit.changes() }
  }

  async overdue(): Promise<readonly string[]> {
    const { store, now } = this.#options
    const oldest = await store.read.chatApprovals.list({
      where: { state: 'pending' },
      orderBy: 'expiresAt',
      limit: expiredMax,
    })
    return oldest.filter(({ doc }) => doc.expiresAt <= now()).map(({ doc }) => doc.id)
  }

  /** Records a decision; when it was the last one that the turn waited for, the turn goes on. */
  async #decide(
    edit: ChatEdit,
    approval: Versioned<Approval>,
    decision: Decision,
    inputResponses?: AnsweredInput['inputResponses'],
  ): Promise<Approval> {
    const others = (await pendingApprovals(this.#options.store, edit.chat.id)).filter(
      ({ doc }) => doc.id !== approval.doc.id,
    )
    const decided = recordDecision(edit, approval, decision)
    await this.#passOn(edit, decided, inputResponses)
    if (others.length === 0 && edit.chat.state === 'waiting_approval') await this.#options.inbox.continueTurn(edit)
    return decided
  }

  /** Tells the tool call what was decided on it. */
  async #passOn(
    edit: ChatEdit,
    approval: Approval,
    inputResponses: AnsweredInput['inputResponses'] | undefined,
  ): Promise<void> {
    const { id, state, scope, reason, authors = [] } = approval
    const { chat } = edit
    const isForStranger = authors.some(({ kind }) => kind === 'account')
    const allowedCount = chat.allowed.length + (chat.allowedPatterns?.length ?? 0)
    if (state === 'allowed' && scope === 'always' && !isForStranger && allowedCount < allowedMax)
      edit.set(withAllowed(chat, approval))
    const messageId = chat.turn?.messageId
    const answer = messageId === undefined ? undefined : await messageIn(this.#options.store, chat.id, messageId)
    const part = answer?.doc.parts.find(({ approvalId }) => approvalId === id)
    if (!answer || !part) return
    const refusal =
      state === 'expired' ? 'Nobody decided on this call in time.' : `A person rejected this call. ${reason ?? ''}`
    edit.patch(answer, [
      state === 'allowed'
        ? approvedPart(part.id, approval, inputResponses)
        : { id: part.id, state: 'denied', ...ownWords(refusal.trim()) },
    ])
  }
}

/**
 * A call that was approved is made, with what a person has answered where its server asked. Without an answer, the
 * model reads the question.
 */
function approvedPart(
  id: string,
  { inputRequests, requestState }: Approval,
  inputResponses: AnsweredInput['inputResponses'] | undefined,
): PartPatch {
  if (inputResponses) return { id, state: 'pending', answered: { inputResponses, ...defined({ requestState }) } }
  return { id, state: inputRequests ? 'done' : 'pending' }
}

function withAllowed(
  { allowed, allowedBy, allowedDigests, allowedPatterns = [] }: ChatDocument,
  { tool, input, arguments: patterns, authorKeys = [], decidedWith: by, toolDigest }: Approval,
): Partial<ChatDocument> {
  if (patterns) {
    const allowance = { tool, arguments: patterns, authorKeys, ...defined({ by, toolDigest }) }
    return { allowedPatterns: [...allowedPatterns, allowance] }
  }
  const hash = callHash(tool, input, authorKeys)
  return {
    allowed: [...new Set([...allowed, hash])],
    ...(by && { allowedBy: { ...allowedBy, [hash]: by } }),
    ...(toolDigest !== undefined && { allowedDigests: { ...allowedDigests, [hash]: toolDigest } }),
  }
}

/** What is allowed for ever must at least be what was asked for. */
function requireFitting(patterns: ArgumentPatterns, { input }: Approval, scope: ToolDecision['scope']): void {
  const refuse = (message: string) => refuseInput('arguments', message)
  if (scope !== 'always') refuse('Patterns of arguments are for the scope always.')
  const missing = Object.keys(input).find((name) => !Object.hasOwn(patterns, name))
  if (missing !== undefined) refuse(`The call has the argument ${quote(missing)}, for which there is no pattern.`)
  if (!fitsArguments(patterns, input, true)) refuse('The call that waits does not fit these patterns.')
}

function refuseInput(name: 'arguments' | 'inputResponses', message: string): never {
  return fail('validation_failed', { message, details: [{ path: `body/${name}`, rule: name, message }] })
}

function orNoChat(error: unknown): undefined {
  if (!isFailure(error, 'chat_not_found')) throw error
}
