import type { Caller, Scope } from '../../call.ts'
import type { ChatDocument, ChatPartDocument, DecidingRights } from '../../collections/chats.ts'
import type { Foundation } from '../../foundation.ts'
import { judgedInput, ruleFor } from '../../platform/rules/tool-rules.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import type { Operations } from '../operations.ts'
import { keyOf } from './authors.ts'
import { askForApproval } from './pending-approvals.ts'
import type { ToolQuestion } from './pending-approvals.ts'
import { actionOf, alwaysAllowed, isSameTool, isServerTool, isToolChanged } from './rules.ts'
import type { AllowableCall } from './rules.ts'
import { toolRulesNow } from './rules-now.ts'
import { allowableCall, whyNotAsked } from './server-tools.ts'
import type { ToolCall } from './tools.ts'
import type { TurnLog } from './turn-log.ts'
import type { AuthorRights, WordAuthority } from './word-authority.ts'

export type UnderstoodCall = Extract<ToolCall, { kind: 'operation' }>

export interface CallDecisionsOptions extends Pick<Foundation, 'store' | 'newId'> {
  readonly operations: Pick<Operations, 'serverToolDigest'>
  readonly log: TurnLog
}

/** That a person allowed a call: for the words of whom, and with whose rights. */
interface Allowance {
  readonly allowedFor: readonly string[]
  readonly allowedBy?: DecidingRights
}

/** What becomes of a call: made with what all authors may do, or with all rights of the turn, or not yet. */
type Decision =
  | { readonly action: 'share' | 'deny' }
  | ({ readonly action: 'allow' } & Allowance)
  | { readonly action: 'ask'; readonly authors: readonly AuthorRights[] }

/** Decides on the calls of a model by the rules of its chat and by what people have allowed, and asks them. */
export class CallDecisions {
  readonly #options: CallDecisionsOptions

  constructor(options: CallDecisionsOptions) {
    this.#options = options
  }

  /** Whether a rule allows the call to text from outside, as far as the one who set the rule may make it. */
  async isForOutsideText({ operation, input }: UnderstoodCall): Promise<boolean> {
    const rule = ruleFor(await this.#rules(), operation.operationId, judgedInput(operation.input, input))
    return rule?.isForOutsideText === true && (await this.#options.log.rulesCover(operation))
  }

  /** @param authors Those who may not make the call. */
  async decide(
    call: UnderstoodCall,
    authors: readonly AuthorRights[],
    { caller, authority }: { readonly caller: Caller; readonly authority: WordAuthority },
  ): Promise<Decision> {
    const { operation, input } = call
    const { operationId: tool, annotations } = operation
    const { isReadOnly } = annotations
    const chat = await this.#chat()
    const action = actionOf(await this.#rules(), tool, isReadOnly, judgedInput(operation.input, input))
    if (action === 'deny') return { action }
    const allowedFor = authors.map(({ author }) => keyOf(author))
    const mayBeAllowed = chat !== undefined && !authority.hasStrangers
    const always = mayBeAllowed ? alwaysAllowed(chat, await this.#allowable(call, caller), allowedFor) : undefined
    if (always) {
      const { by: allowedBy } = always
      if (!allowedBy) return { action: 'allow', allowedFor }
      if (authority.isAllowedBy(allowedBy, operation)) return { action: 'allow', allowedFor, allowedBy }
    }
    if (action === 'ask' || authors.length > 0) return { action: 'ask', authors }
    const isRuled =
      isReadOnly || (await this.#options.log.allowedByRules(operation.scopes as readonly Scope[])) === 'allow'
    return isRuled ? { action: 'share' } : { action: 'ask', authors }
  }

  /**
   * What a person allowed, for the authors who were named in the question; nothing when none was asked, or about a tool
   * that its server describes otherwise now.
   */
  async allowanceOf(
    { approvalId, allowedFor, allowedBy }: ChatPartDocument,
    call: UnderstoodCall,
    caller: Caller,
  ): Promise<Allowance | undefined> {
    if (allowedFor) return { allowedFor, ...(allowedBy && { allowedBy }) }
    if (approvalId === undefined) return undefined
    const { doc } = (await this.#options.store.read.chatApprovals.get(approvalId)) ?? {}
    const { authorKeys = [], decidedWith, toolDigest } = doc ?? {}
    if (!isSameTool(await this.#allowable(call, caller), toolDigest)) return undefined
    return { allowedFor: authorKeys, ...(decidedWith && { allowedBy: decidedWith }) }
  }

  /** Asks a person. Gives why that is not done, where it is not known what they would allow. */
  async ask(
    part: ChatPartDocument,
    call: UnderstoodCall,
    authors: readonly AuthorRights[],
    caller: Caller,
  ): Promise<string | undefined> {
    const { log, newId } = this.#options
    const allowable = await this.#allowable(call, caller)
    const unknown = whyNotAsked(allowable)
    if (unknown !== undefined) return unknown
    const approvalId = newId('appr')
    const keys = authors.map(({ author }) => keyOf(author))
    await log.edit(async (edit, answer) => {
      // What is asked about again was allowed before.
      const isAgain = part.approvalId !== undefined && isServerTool(allowable.tool)
      const question = { ...allowable, isToolChanged: isAgain || isToolChanged(edit.chat, allowable, keys) }
      if (answer) askForApproval(edit, answer, { approvalId, part, authors, ...question })
    })
    return undefined
  }

  /** What the server of a tool asks a person before it goes on, if its result asks and the tool is known. */
  async questionIn(
    data: unknown,
    part: ChatPartDocument,
    call: UnderstoodCall,
    caller: Caller,
  ): Promise<ToolQuestion | undefined> {
    const asked = isServerTool(call.operation.operationId) ? inputAskedIn(data) : undefined
    if (!asked) return undefined
    const allowable = await this.#allowable(call, caller)
    if (whyNotAsked(allowable) !== undefined) return undefined
    // The answer to an earlier question of the call is not what this one is about.
    const { inputResponses: _, requestState: _state, ...input } = call.input
    return { approvalId: this.#options.newId('appr'), part, authors: [], ...allowable, input, ...asked }
  }

  #allowable({ operation: { operationId: tool }, input }: UnderstoodCall, caller: Caller): Promise<AllowableCall> {
    const { operations, log } = this.#options
    return allowableCall(operations, caller, { tool, input }, log.run.signal)
  }

  async #rules() {
    return toolRulesNow(await this.#chat(), this.#options.store)
  }

  async #chat(): Promise<ChatDocument | undefined> {
    const { store, log } = this.#options
    return (await store.read.chats.get(log.chatId))?.doc
  }
}

const questionBytesMax = 65_536

/** The question in the result of `executeMcpTool`; none that is too long to be kept. */
function inputAskedIn(data: unknown): Pick<ToolQuestion, 'inputRequests' | 'requestState'> | undefined {
  const result = isRecord(data) ? data['result'] : undefined
  if (!isRecord(result) || result['resultType'] !== 'input_required') return undefined
  const { inputRequests, requestState } = result
  if (!isRecord(inputRequests) || Buffer.byteLength(JSON.stringify(result)) > questionBytesMax) return undefined
  return { inputRequests, requestState: typeof requestState === 'string' ? requestState : undefined }
}
