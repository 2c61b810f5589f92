import type { Caller, Scope } from '../../call.ts'
import type { ChatDocument, DecidingRights } from '../../collections/chats.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { quote } from '../../platform/text/quote.ts'
import { isNarrow, meetOf } from '../identity.ts'
import type { Operation, OperationAnswer, Operations } from '../operations.ts'
import { refusalBySkills } from './active-skills.ts'
import type { AgentCall } from './agent-calls.ts'
import type { AgentRecorder } from './agent-recorder.ts'
import type { AgentCommand, PermittedCall } from './agent-commands.ts'
import { accessTo, ownWords } from './output-access.ts'
import { decisionOn, expireApproval } from './pending-approvals.ts'
import { reservedScopes } from './rule-authority.ts'
import { judgedInput } from '../../platform/rules/tool-rules.ts'
import { actionOf, alwaysAllowed, isSameTool, isToolChanged } from './rules.ts'
import type { AllowableCall } from './rules.ts'
import { toolRulesNow } from './rules-now.ts'
import { allowableCall, whyNotAsked } from './server-tools.ts'
import type { TurnLog } from './turn-log.ts'
import type { WordAuthority } from './word-authority.ts'

const openingTool = 'openTerminal'

const changedMeanwhile = 'The server has changed what it says of this tool since it was asked about. Call it again.'

type Input = Readonly<Record<string, unknown>>

export interface AgentGateOptions extends Pick<Foundation, 'store' | 'isStoreShared'> {
  readonly operations: Pick<Operations, 'offered' | 'serverToolDigest'>
}

/** Why a call may be made: with whose rights, and the part in which a person was asked. */
interface Leave {
  readonly by?: DecidingRights
  readonly call?: AgentCall
}

/** The gates of the turns of this process, by the id of the token that each has lent. */
export class AgentGates {
  readonly #gates = new Map<string, AgentGate>()

  /** Nothing for a credential that no turn of this process has lent. */
  of(credentialId: string): AgentGate | undefined {
    return this.#gates.get(credentialId)
  }

  /** Opens a gate. Gives what closes it. */
  open(tokenId: string, gate: AgentGate): () => void {
    this.#gates.set(tokenId, gate)
    return () => {
      this.#gates.delete(tokenId)
      gate.close()
    }
  }
}

/**
 * What an agent may call by `/mcp` in a turn. Its token alone does no more than what the rules of the chat allow in any
 * case; here the rules are asked at each call, with its arguments, and a person where they say so. No call has more
 * rights than all authors of the conversation.
 */
export class AgentGate {
  readonly #options: AgentGateOptions
  readonly #log: TurnLog
  readonly #recorder: AgentRecorder
  readonly #authority: WordAuthority
  readonly #closing = new AbortController()

  constructor(options: AgentGateOptions, log: TurnLog, recorder: AgentRecorder, authority: WordAuthority) {
    this.#options = options
    this.#log = log
    this.#recorder = recorder
    this.#authority = authority
  }

  /** What may be called, or asked for. */
  async offered(caller: Caller): Promise<readonly Operation[]> {
    const toolRules = await this.#rulesOf((await this.#log.load()).chat.doc)
    return (await this.#reachable(caller)).filter(
      ({ operationId, annotations }) => actionOf(toolRules, operationId, annotations.isReadOnly) !== 'deny',
    )
  }

  /** Who the agent is for what it can call at most. */
  async callerOf(caller: Caller): Promise<Caller> {
    const operations = await this.#reachable(caller)
    // The table of operations is generated from the contract, as the type is.
    const scopes = [...new Set(operations.flatMap((each) => each.scopes))] as Scope[]
    return { ...caller, scopes }
  }

  /**
   * Decides on a call, and waits for a person where the rules ask one. Fails with `forbidden` when they deny it or the
   * person does.
   */
  async permit(caller: Caller, operation: Operation, input: Input, signal: AbortSignal): Promise<PermittedCall> {
    const { by, call } = await this.#leaveFor(operation, input, signal)
    // Its own grant has not what is allowed here, and ends with the turn, and with it what the call has begun.
    const most = { ...(await this.callerOf(caller)), grant: this.#authority.meet.grant }
    // What a person has allowed does no more than that person could.
    const isByNarrowWords = isNarrow(by ? meetOf(this.#authority.meet, by) : this.#authority.meet)
    const permitted = { ...(by ? meetOf(most, by) : most), isByNarrowWords }
    await this.#widen(operation)
    const ending = AbortSignal.any([this.#log.run.signal, this.#closing.signal])
    const finish = async (answer: OperationAnswer) => call && this.#finish(call, operation, permitted, answer)
    return { caller: permitted, finish, ending }
  }

  /** Ends the calls that were permitted: what an agent leaves open at the end of its turn is given up. */
  close(): void {
    this.#closing.abort()
  }

  /** Whether the agent may have its client open terminals at all. */
  async mayOpenTerminals(): Promise<boolean> {
    return (await this.#opening()) !== undefined
  }

  /**
   * Decides on a command that the agent has its client run, as on a call of `openTerminal`. A permission that a person
   * has given for the same command line counts, once.
   */
  async permitCommand({ input, spellings, shown }: AgentCommand, signal: AbortSignal): Promise<PermittedCall> {
    const operation = await this.#opening()
    if (!operation) return fail('forbidden', { message: 'Not all authors of this chat may open terminals.' })
    const { doc: chat } = (await this.#log.load()).chat
    const rules = await this.#rulesOf(chat)
    const isDenied = spellings.some((each) => actionOf(rules, openingTool, false, each) === 'deny')
    if (isDenied) fail('forbidden', { message: 'The rules of this chat deny this command.' })
    const isAllowed = this.#recorder.takePermission(shown)
    const { by, call } = await this.#leaveFor(operation, input, signal, isAllowed)
    const { meet } = this.#authority
    const permitted = by ? meetOf(meet, by) : meet
    await this.#widen(operation)
    return { caller: permitted, finish: async (answer) => call && this.#finish(call, operation, permitted, answer) }
  }

  #rulesOf(chat: ChatDocument) {
    return toolRulesNow(chat, this.#options.store)
  }

  async #opening(): Promise<Operation | undefined> {
    return (await this.#reachable(this.#authority.meet)).find(({ operationId }) => operationId === openingTool)
  }

  /** Fails with `forbidden`. `isAllowed` is that a person has allowed it already. */
  async #leaveFor(operation: Operation, input: Input, signal: AbortSignal, isAllowed = false): Promise<Leave> {
    this.#log.run.signal.throwIfAborted()
    const { operationId: tool, annotations } = operation
    const { doc: chat } = (await this.#log.load()).chat
    const rules = await this.#rulesOf(chat)
    const byRules = actionOf(rules, tool, annotations.isReadOnly, judgedInput(operation.input, input))
    // A summary is no work on the project.
    const isDenied = byRules === 'deny' || (this.#recorder.isCompaction && !annotations.isReadOnly)
    if (isDenied) fail('forbidden', { message: `The rules of this chat deny ${quote(tool)} with these arguments.` })
    const refusal = refusalBySkills(chat.turn?.skills, tool, input)
    if (refusal !== undefined) fail('forbidden', { message: refusal })
    if (this.#authority.beyond(operation, input).length > 0)
      fail('forbidden', { message: `Not all authors of this chat may call ${quote(tool)} with these arguments.` })
    if (byRules === 'allow' && (await this.#isRuled(operation))) return {}
    const call = await this.#allowable({ tool, input }, signal)
    return this.#always(chat, operation, call) ?? (isAllowed ? {} : await this.#ask(call, signal))
  }

  /** What all authors may have called; nothing that decides on the agent itself. */
  async #reachable(caller: Caller): Promise<readonly Operation[]> {
    const offered = await this.#options.operations.offered({ ...caller, scopes: this.#authority.meet.scopes })
    const reserved: readonly string[] = reservedScopes
    return offered.filter(
      (operation) => !operation.scopes.some((scope) => reserved.includes(scope)) && this.#authority.mayLend(operation),
    )
  }

  async #isRuled({ annotations, scopes }: Operation): Promise<boolean> {
    return annotations.isReadOnly || (await this.#log.allowedByRules(scopes as readonly Scope[])) === 'allow'
  }

  /** With whose rights the call was always allowed; nothing when it was not. */
  #always(chat: ChatDocument, operation: Operation, call: AllowableCall): Leave | undefined {
    if (this.#authority.hasStrangers) return undefined
    const always = alwaysAllowed(chat, call, [])
    return always && (!always.by || this.#authority.isAllowedBy(always.by, operation)) ? always : undefined
  }

  #allowable(call: Pick<AllowableCall, 'tool' | 'input'>, signal: AbortSignal): Promise<AllowableCall> {
    return allowableCall(this.#options.operations, this.#authority.meet, call, signal)
  }

  /** Waits for a person; who gives up the call takes the question back. */
  async #ask(allowable: AllowableCall, signal: AbortSignal): Promise<Leave> {
    const { run } = this.#log
    const recorder = this.#recorder
    const { tool, input } = allowable
    const unknown = whyNotAsked(allowable)
    if (unknown !== undefined) fail('forbidden', { message: unknown })
    const call = await recorder.recordOperation(tool, input)
    const id = call.partId
    const { doc: chat } = (await this.#log.load()).chat
    const { toolDigest } = allowable
    const about = { toolDigest, isToolChanged: isToolChanged(chat, allowable, []) }
    const approvalId = await recorder.record(() => recorder.questions.ask(call, [], about))
    try {
      const state = await decisionOn(approvalId, this.#options, AbortSignal.any([run.signal, signal]))
      if (state !== 'allowed')
        fail('forbidden', { message: `A person rejected the call of ${quote(tool)}, or nobody decided in time.` })
      if (!isSameTool(await this.#allowable({ tool, input }, signal), toolDigest)) {
        await recorder.patch({ id, state: 'failed', ...ownWords(changedMeanwhile) })
        fail('forbidden', { message: changedMeanwhile })
      }
      await recorder.patch({ id, state: 'running' })
      const { decidedWith: by } = (await this.#options.store.read.chatApprovals.get(approvalId))?.doc ?? {}
      return { call, ...(by && { by }) }
    } catch (error) {
      if (signal.aborted && !run.signal.aborted)
        await recorder.record(() =>
          this.#log.edit(async (edit, answer) => {
            await expireApproval(this.#options.store, edit, approvalId)
            if (answer) edit.patch(answer, [{ id, state: 'interrupted', ...ownWords('The agent gave up the call.') }])
          }),
        )
      throw error
    }
  }

  async #finish(call: AgentCall, { operationId }: Operation, caller: Caller, { body }: OperationAnswer): Promise<void> {
    const state = body.success ? ('done' as const) : ('failed' as const)
    const output = JSON.stringify(body.success ? (body.data ?? {}) : { error: body.error })
    const readers = accessTo(operationId as Parameters<typeof accessTo>[0], call.input, caller)
    await this.#recorder.patchOutput(call, state, { output, readers })
  }

  /** Who reads what the agent says after this must be allowed to make the call as well. */
  async #widen({ scopes }: Operation): Promise<void> {
    const { readers } = this.#recorder
    const missing = (scopes as readonly Scope[]).filter((scope) => !readers.scopes.includes(scope))
    if (missing.length === 0) return
    this.#recorder.readers = { ...readers, scopes: [...readers.scopes, ...missing] }
    await this.#log.edit(async (edit) => {
      const { agentSession } = edit.chat
      if (!agentSession?.seen) return
      const seen = { ...agentSession.seen, scopes: [...new Set([...agentSession.seen.scopes, ...missing])] }
      edit.set({ agentSession: { ...agentSession, seen } })
    })
  }
}
