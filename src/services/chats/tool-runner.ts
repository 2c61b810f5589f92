import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { doneBy } from '../../platform/text/operation-argument.ts'
import { quote } from '../../platform/text/quote.ts'
import { meetOf } from '../identity.ts'
import { withoutSecrets } from '../operations.ts'
import type { OperationAnswer, Operations } from '../operations.ts'
import type { Skills } from '../skills.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument, OutputReaders } from '../../collections/chats.ts'
import { refusalBySkills, refusedPart } from './active-skills.ts'
import { CallDecisions } from './call-decisions.ts'
import type { UnderstoodCall } from './call-decisions.ts'
import type { PartPatch } from './edit.ts'
import { messageIn } from './history.ts'
import { keepOutput } from './kept-outputs.ts'
import { findText } from './long-texts.ts'
import type { LongTexts } from './long-texts.ts'
import { accessTo, ownWords, readersOf } from './output-access.ts'
import { hasOutsideText, namesOutsideText } from './outside-text.ts'
import { withheld } from './prompt.ts'
import type { PromptLengths } from './prompt.ts'
import { takeImages } from './result-images.ts'
import { beginningOf } from './text-pages.ts'
import { askForApproval } from './pending-approvals.ts'
import type { ToolQuestion } from './pending-approvals.ts'
import { startSubchatName } from './subchat-tool.ts'
import type { Subchats } from './subchats.ts'
import { putSources, sourcesIn } from './sources.ts'
import { putTodo } from './todo.ts'
import { understand } from './tools.ts'
import type { ToolCall } from './tools.ts'
import { requireTurn } from './turn-log.ts'
import type { TurnLog } from './turn-log.ts'
import type { AuthorRights, WordAuthority } from './word-authority.ts'

export interface ToolRunnerOptions extends Pick<Foundation, 'store' | 'newId'>, Pick<LongTexts, 'attachments'> {
  readonly operations: Operations
  readonly subchats: Pick<Subchats, 'runCall'>
  readonly skills: Pick<Skills, 'get' | 'uses'>
  readonly log: TurnLog
  /** How much a model is given at once. */
  readonly lengths: () => Promise<PromptLengths>
}

const busyPauseMs = 200
const triesMax = 20

type ReadCall = Extract<ToolCall, { kind: 'read' }>

/** A page with its note is not cut again. */
const noteLength = 256
const atEnd = 'The text has no more.'

/** Calls the tools that the last step of an answer asked for, one after the other. */
export class ToolRunner {
  readonly #options: ToolRunnerOptions
  readonly #decisions: CallDecisions

  constructor(options: ToolRunnerOptions) {
    this.#options = options
    this.#decisions = new CallDecisions(options)
  }

  /** Calls what may be called; `waiting` when approvals are missing. */
  async runAll(caller: Caller): Promise<'done' | 'waiting'> {
    const open = (await this.#parts()).filter(({ state }) => state === 'pending' || state === 'running')
    // All calls of a step were asked for by the same words.
    const authority = open.length > 0 ? await this.#options.log.authority(caller) : undefined
    for (const part of open) if (authority) await this.#runOne(part, caller, authority)
    const isWaiting = (await this.#parts()).some(({ state }) => state === 'waiting')
    if (isWaiting) await this.#options.log.edit(async (edit) => edit.set({ state: 'waiting_approval' }))
    return isWaiting ? 'waiting' : 'done'
  }

  async #runOne(part: ChatPartDocument, caller: Caller, authority: WordAuthority): Promise<void> {
    this.#options.log.run.signal.throwIfAborted()
    const { asked } = part
    const call = await understand(this.#options.operations, caller, asked?.name ?? '', asked?.input ?? {})
    switch (call.kind) {
      case 'operation':
        return this.#runOperation(part, withAnswer(call, part), caller, authority)
      case 'search':
        return this.#patch({ id: part.id, state: 'done', ...ownWords(call.output) }, part.callId)
      case 'read':
        return this.#readMore(part, call, authority)
      case 'todo':
        return this.#options.log.edit(async (edit, answer) => {
          if (!answer) return
          edit.patch(answer, [{ id: part.id, state: 'done', ...ownWords('The list is written.') }])
          putTodo(edit, answer, call.items, part)
        })
      case 'subchat':
        if (await this.#isRefused(part, startSubchatName, {})) return
        return this.#options.subchats.runCall(this.#options.log, part, call.work, { caller, authority })
      case 'mistake':
        return this.#patch({ id: part.id, state: 'failed', ...ownWords(call.output) }, part.callId)
      default:
        call satisfies never
    }
  }

  /** Gives the next page of what the conversation has, for the readers of the whole. */
  async #readMore(part: ChatPartDocument, { id, offset }: ReadCall, authority: WordAuthority): Promise<void> {
    const { log, lengths } = this.#options
    const found = await findText(this.#options, log.run.job.input.chatId ?? '', id)
    if (!found)
      return this.#patch({
        id: part.id,
        state: 'failed',
        ...ownWords(`There is no text with the id ${quote(id)} in this chat.`),
      })
    if (found.part && !authority.mayRead(found.part))
      return this.#patch({ id: part.id, state: 'failed', ...ownWords(withheld) })
    const { resultLength } = await lengths()
    const length = resultLength - noteLength
    const text = await found.slice(offset, offset + length)
    const output = offset < found.length ? beginningOf({ text, offset, total: found.length }, length, id) : atEnd
    const readers = found.part ? readersOf(found.part) : 'everyone'
    const { author } = found.part ?? {}
    return this.#patch({ id: part.id, state: 'done', output, readers, ...(author && { author }) })
  }

  async #runOperation(
    part: ChatPartDocument,
    call: UnderstoodCall,
    caller: Caller,
    authority: WordAuthority,
  ): Promise<void> {
    const { operation, input } = call
    const tool = operation.operationId
    let allowance = await this.#decisions.allowanceOf(part, call, caller)
    const isForOutsideText = await this.#decisions.isForOutsideText(call)
    if (part.state === 'pending' && !allowance) {
      if (await this.#isRefused(part, tool, input)) return
      const authors = authority.beyond(operation, input, isForOutsideText)
      const decision = await this.#decisions.decide(call, authors, { caller, authority })
      if (decision.action === 'ask') return this.#ask(part, call, decision.authors, caller)
      if (decision.action === 'deny')
        return this.#patch({
          id: part.id,
          tool,
          input: { ...input },
          state: 'denied',
          ...ownWords('The rules of this chat deny this.'),
        })
      if (decision.action === 'allow') allowance = decision
    }
    const { allowedFor, allowedBy } = allowance ?? {}
    await this.#patch({
      id: part.id,
      tool,
      input: { ...input },
      state: 'running',
      ...(allowedFor && { allowedFor }),
      ...(allowedBy && { allowedBy }),
    })
    const allowing = allowedBy ? meetOf(caller, allowedBy) : caller
    const meet = isForOutsideText ? authority.meetForOutsideText : authority.meet
    const actor = allowance ? allowing : meet
    const { status, body } = await this.#call(part, call, actor)
    const refusing = allowedFor ? [] : authority.refusing(status)
    if (refusing.length > 0) return this.#ask(part, call, refusing, caller)
    const readers = { ...accessTo(tool, input, actor), ...(allowedFor && { allowedFor }) }
    const naming = { taskIds: readers.taskIds, input, isReadOnly: operation.annotations.isReadOnly && body.success }
    const isOutside = operation.isOutsideText || hasOutsideText(body) || (await namesOutsideText(this.#options, naming))
    const author = isOutside && { author: { kind: 'outside' as const, operation: tool } }
    if (body.success) {
      const question = await this.#decisions.questionIn(body.data, part, call, caller)
      return this.#finish(part, tool, body.data ?? done(tool, input), { readers, ...author }, question)
    }
    const state = body.error.code === 'idempotency_outcome_unknown' ? 'interrupted' : 'failed'
    const output = JSON.stringify({ error: body.error })
    return this.#patch({ id: part.id, state, output, readers, ...author }, part.callId)
  }

  /** Refuses a call that the active skills do not allow, before a person is asked. */
  async #isRefused(part: ChatPartDocument, tool: string, input: UnderstoodCall['input']): Promise<boolean> {
    if (part.state !== 'pending' || part.approvalId !== undefined) return false
    const refusal = refusalBySkills((await this.#chat())?.turn?.skills, tool, input)
    if (refusal !== undefined) await this.#patch({ ...refusedPart(part.id, refusal), tool, input: { ...input } })
    return refusal !== undefined
  }

  /**
   * Records the result of a call; an activated skill is a part of its own, which names the files that were read. With a
   * question, the call waits for its answer.
   */
  async #finish(
    { id, step, callId = '' }: ChatPartDocument,
    tool: string,
    data: unknown,
    about: Pick<PartPatch, 'author'> & { readonly readers: OutputReaders },
    question: ToolQuestion | undefined,
  ): Promise<void> {
    // However the instructions are read: they are followed from here on.
    const skill = tool === 'getSkill' ? skillIn(data) : undefined
    await this.#options.log.edit(async (edit, answer) => {
      if (!answer) return
      const { shown, images, changes } = takeImages(data, edit.chat.id, callId)
      const whole = keepOutput(edit, callId, JSON.stringify(shown))
      const patch = { id, state: 'done' as const, ...whole, ...about, ...(images.length > 0 && { images }) }
      const { partCount } = edit.patch(answer, [patch])
      edit.push(...changes)
      if (question) return askForApproval(edit, answer, question)
      putSources(edit, answer, { step, sources: sourcesIn(tool, data), readers: about.readers })
      if (!skill) return
      edit.patch(answer, [{ id: `p${partCount}`, kind: 'skill', step, ...skill }])
      edit.set({ turn: { ...requireTurn(edit.chat), skills: [skill] } })
      edit.push(...(await this.#options.skills.uses.count([skill.name])))
    })
  }

  /**
   * The id of the call is its Idempotency-Key: a turn that is taken up after a crash repeats it without another effect.
   */
  async #call(
    { callId, answered, approvalId }: ChatPartDocument,
    { operation, input }: UnderstoodCall,
    caller: Caller,
  ): Promise<OperationAnswer> {
    const { operations, log } = this.#options
    for (let tries = 1; ; tries++) {
      const answer = await operations.call(caller, {
        operation,
        arguments: input,
        // The answer to a question is a call of its own.
        idempotencyKey: answered ? approvalId : callId,
        signal: log.run.signal,
      })
      log.run.signal.throwIfAborted()
      const isBusy = !answer.body.success && answer.body.error.code === 'idempotency_in_progress'
      if (!isBusy || tries >= triesMax) return answer
      await pause(busyPauseMs, undefined, { signal: log.run.signal })
    }
  }

  /** Asks a person about a call, unless it is not known what they would allow. */
  async #ask(part: ChatPartDocument, call: UnderstoodCall, authors: readonly AuthorRights[], caller: Caller) {
    const unknown = await this.#decisions.ask(part, call, authors, caller)
    const { operation, input } = call
    const patch = { id: part.id, tool: operation.operationId, input: { ...input } }
    if (unknown !== undefined) await this.#patch({ ...patch, state: 'failed', ...ownWords(unknown) })
  }

  /** @param callId Of a call whose output may be too long for its message. */
  async #patch(patch: PartPatch, callId = ''): Promise<void> {
    const shown: PartPatch = patch.input ? { ...patch, input: withoutSecrets(patch.tool ?? '', patch.input) } : patch
    const { output } = shown
    await this.#options.log.edit(async (edit, answer) => {
      if (answer) edit.patch(answer, [output === undefined ? shown : { ...shown, ...keepOutput(edit, callId, output) }])
    })
  }

  async #parts(): Promise<readonly ChatPartDocument[]> {
    const chat = await this.#chat()
    const messageId = chat?.turn?.messageId
    const found: { doc: ChatMessageDocument } | undefined =
      chat && messageId !== undefined ? await messageIn(this.#options.store, chat.id, messageId) : undefined
    return found?.doc.parts.filter(({ kind }) => kind === 'toolCall') ?? []
  }

  async #chat(): Promise<ChatDocument | undefined> {
    return (await this.#options.store.read.chats.get(this.#options.log.chatId))?.doc
  }
}

/** A call with what a person has answered to the question of its server. */
function withAnswer(call: UnderstoodCall, { answered }: ChatPartDocument): UnderstoodCall {
  return answered ? { ...call, input: { ...call.input, ...answered } } : call
}

function done(tool: string, input: UnderstoodCall['input']): Record<string, unknown> {
  return doneBy(tool, withoutSecrets(tool, input))
}

function skillIn(data: unknown): Pick<Schemas['WholeSkill'], 'name' | 'digest' | 'allowedTools'> | undefined {
  // The answer of `getSkill`, as the contract has it.
  const { skill } = data as { readonly skill?: Schemas['WholeSkill'] }
  return skill && { name: skill.name, digest: skill.digest, allowedTools: skill.allowedTools }
}
