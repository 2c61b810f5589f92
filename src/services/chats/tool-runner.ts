import { setTimeout as pause } from 'node:timers/promises'
import type { Caller, Scope } from '../../call.ts'
import type { components } from '../../generated/types.ts'
import type { Store } from '../../collections.ts'
import type { Operation, OperationAnswer, Operations } from '../operations.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument } from './documents.ts'
import type { PartPatch } from './edit.ts'
import { messageIn } from './history.ts'
import { askForApproval } from './pending-approvals.ts'
import { actionOf, callHash } from './rules.ts'
import { understand } from './tools.ts'
import type { ToolCall } from './tools.ts'
import type { TurnLog } from './turn-log.ts'

export interface ToolRunnerOptions {
  readonly store: Store
  readonly operations: Operations
  readonly newId: (prefix: string) => string
  readonly log: Pick<TurnLog, 'run' | 'edit' | 'allowedByRules'>
}

const outputLengthMax = 65_536
const busyPauseMs = 200
const triesMax = 20

/** Calls the tools that the last step of an answer asked for, one after the other. */
export class ToolRunner {
  readonly #options: ToolRunnerOptions

  constructor(options: ToolRunnerOptions) {
    this.#options = options
  }

  /** Calls what may be called; `waiting` when approvals are missing. */
  async runAll(caller: Caller): Promise<'done' | 'waiting'> {
    for (const part of (await this.#parts()).filter(({ state }) => state === 'pending' || state === 'running'))
      await this.#runOne(part, caller)
    const isWaiting = (await this.#parts()).some(({ state }) => state === 'waiting')
    if (isWaiting) await this.#options.log.edit(async (edit) => edit.set({ state: 'waiting_approval' }))
    return isWaiting ? 'waiting' : 'done'
  }

  async #runOne(part: ChatPartDocument, caller: Caller): Promise<void> {
    this.#options.log.run.signal.throwIfAborted()
    const { asked } = part
    const call = await understand(this.#options.operations, caller, asked?.name ?? '', asked?.input ?? {})
    switch (call.kind) {
      case 'operation':
        return this.#runOperation(part, call, caller)
      case 'search':
        return this.#patch({ id: part.id, state: 'done', output: cut(call.output) })
      case 'mistake':
        return this.#patch({ id: part.id, state: 'failed', output: call.output })
      default:
        call satisfies never
    }
  }

  async #runOperation(
    part: ChatPartDocument,
    call: Extract<ToolCall, { kind: 'operation' }>,
    caller: Caller,
  ): Promise<void> {
    const { operation, input } = call
    const tool = operation.operationId
    if (part.state === 'pending' && part.approvalId === undefined) {
      const action = await this.#actionOn(operation, input)
      if (action === 'ask') return this.#askForApproval(part, tool, input)
      if (action === 'deny')
        return this.#patch({ id: part.id, tool, input, state: 'denied', output: 'The rules of this chat deny this.' })
    }
    await this.#patch({ id: part.id, tool, input: { ...input }, state: 'running' })
    const { body } = await this.#call(part, call, caller)
    if (body.success) return this.#finish(part, body.data ?? {})
    const state = body.error.code === 'idempotency_outcome_unknown' ? 'interrupted' : 'failed'
    return this.#patch({ id: part.id, state, output: cut(JSON.stringify({ error: body.error })) })
  }

  /** Records the result of a call; an activated skill is a part of its own, which names the files that were read. */
  async #finish({ id, step, asked }: ChatPartDocument, data: unknown): Promise<void> {
    const skill = asked?.name === 'activateSkill' ? skillIn(data) : undefined
    await this.#options.log.edit(async (edit, answer) => {
      if (!answer) return
      const { partCount } = edit.patch(answer, [{ id, state: 'done', output: cut(JSON.stringify(data)) }])
      if (skill) edit.patch(answer, [{ id: `p${partCount}`, kind: 'skill', step, ...skill }])
    })
  }

  /** The id of the call is its Idempotency-Key: a turn that is taken up after a crash repeats it without another effect. */
  async #call(
    { callId }: ChatPartDocument,
    { operation, input }: Extract<ToolCall, { kind: 'operation' }>,
    caller: Caller,
  ): Promise<OperationAnswer> {
    const { operations, log } = this.#options
    for (let tries = 1; ; tries++) {
      const answer = await operations.call(caller, {
        operation,
        arguments: input,
        idempotencyKey: callId,
        signal: log.run.signal,
      })
      log.run.signal.throwIfAborted()
      const isBusy = !answer.body.success && answer.body.error.code === 'idempotency_in_progress'
      if (!isBusy || tries >= triesMax) return answer
      await pause(busyPauseMs, undefined, { signal: log.run.signal })
    }
  }

  async #actionOn(
    { operationId: tool, scopes, annotations: { isReadOnly } }: Operation,
    input: object,
  ): Promise<'allow' | 'ask' | 'deny'> {
    const chat = await this.#chat()
    const action = actionOf(chat?.toolRules ?? [], tool, isReadOnly)
    if (action === 'deny' || (action === 'allow' && isReadOnly)) return action
    if (chat?.allowed.includes(callHash(tool, input))) return 'allow'
    return action === 'allow' ? await this.#options.log.allowedByRules(scopes as readonly Scope[]) : 'ask'
  }

  async #askForApproval(part: ChatPartDocument, tool: string, input: Readonly<Record<string, unknown>>): Promise<void> {
    const approvalId = this.#options.newId('appr')
    await this.#options.log.edit(
      async (edit, answer) => answer && askForApproval(edit, answer, { approvalId, part, tool, input }),
    )
  }

  async #patch(patch: PartPatch): Promise<void> {
    await this.#options.log.edit(async (edit, answer) => answer && edit.patch(answer, [patch]))
  }

  async #parts(): Promise<readonly ChatPartDocument[]> {
    const chat = await this.#chat()
    const messageId = chat?.turn?.messageId
    const found: { doc: ChatMessageDocument } | undefined =
      chat && messageId !== undefined ? await messageIn(this.#options.store, chat.id, messageId) : undefined
    return found?.doc.parts.filter(({ kind }) => kind === 'toolCall') ?? []
  }

  async #chat(): Promise<ChatDocument | undefined> {
    const { store, log } = this.#options
    return (await store.read.chats.get(log.run.job.input.chatId ?? ''))?.doc
  }
}

function skillIn(data: unknown): { readonly name: string; readonly digest: string } | undefined {
  // The answer of `getSkill`, as the contract has it.
  const { skill } = data as { readonly skill?: components['schemas']['WholeSkill'] }
  return skill && { name: skill.name, digest: skill.digest }
}

function cut(output: string): string {
  if (output.length <= outputLengthMax) return output
  return `${output.slice(0, outputLengthMax)}\n[${output.length - outputLengthMax} characters were left out]`
}
