import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { quote } from '../../platform/text/quote.ts'
import { ContextOverflow, SignedReasoning } from '../ai.ts'
import type { ModelCall, ModelPart } from '../ai.ts'
import type { JobDone } from '../jobs.ts'
import type { Operations } from '../operations.ts'
import { shownInput } from './tools.ts'
import type { Skills } from '../skills.ts'
import { DeltaWriter } from './delta-writer.ts'
import type { ChatMessageDocument } from '../../collections/chats.ts'
import type { ChatEdit, PartPatch } from './edit.ts'
import { isOpenCall } from './history.ts'
import type { Inbox } from './inbox.ts'
import type { LongTexts } from './long-texts.ts'
import { ownWords } from './output-access.ts'
import { expirePending } from './pending-approvals.ts'
import { unknownOutcome } from './prompt.ts'
import { writeTitle } from './titles.ts'
import type { Subchats } from './subchats.ts'
import { ToolRunner } from './tool-runner.ts'
import { requireTurn } from './turn-log.ts'
import type { TurnLog } from './turn-log.ts'
import { TurnPrompts, windowAfter } from './turn-prompts.ts'
import type { TurnPromptsOptions } from './turn-prompts.ts'

export interface ModelTurnOptions extends Pick<Foundation, 'store' | 'commits' | 'newId'>, TurnPromptsOptions {
  readonly operations: Operations
  readonly inbox: Inbox
  readonly subchats: Subchats
  readonly skills: Pick<Skills, 'get' | 'uses'>
  readonly attachments: TurnPromptsOptions['attachments'] & LongTexts['attachments']
}

const stepsMax = 50

/**
 * The answer of a model. The step is the unit of durability: what a model answered is committed before a tool is
 * called, and what the tool answered before the model is asked again. A run that takes a turn up goes on there.
 */
export class ModelTurn {
  readonly #options: ModelTurnOptions
  readonly #log: TurnLog
  readonly #prompts: TurnPrompts

  constructor(options: ModelTurnOptions, log: TurnLog) {
    this.#options = options
    this.#log = log
    this.#prompts = new TurnPrompts(options, log)
  }

  async run(): Promise<JobDone> {
    const log = this.#log
    await this.#begin()
    await this.#prompts.resume()
    const lengths = async () => this.#prompts.budget()
    const tools = new ToolRunner({ ...this.#options, log, lengths })
    for (let step = 0; step < stepsMax; step++) {
      const caller = await log.caller()
      if ((await tools.runAll(caller)) === 'waiting') return {}
      if (await this.#isComplete()) {
        await this.#prompts.cite()
        await writeTitle(this.#options, log)
        return { changes: () => log.end('done') }
      }
      await this.#ask()
    }
    return { changes: () => log.end('failed', `The turn was ended after ${stepsMax} steps.`) }
  }

  /** Starts the answer or, after an interruption, drops what a step had left unfinished. */
  async #begin(): Promise<void> {
    await this.#log.edit(async (edit, answer) => {
      if (!answer) {
        const doc = edit.add({ messageId: this.#options.newId('msg'), role: 'assistant', state: 'running', parts: [] })
        return edit.set({ turn: { ...requireTurn(edit.chat), messageId: doc.messageId } })
      }
      if (requireTurn(edit.chat).isLive) return this.#leaveAgent(edit, answer)
      const unfinished = answer.doc.parts.filter(({ step }) => step >= answer.doc.step)
      edit.patch(
        answer,
        unfinished.map(({ id }) => ({ id, text: null })),
      )
    })
  }

  /** Goes on where an agent was interrupted, in a chat that a model answers now. */
  async #leaveAgent(edit: ChatEdit, answer: Versioned<ChatMessageDocument>): Promise<void> {
    const { isLive: _, ...turn } = requireTurn(edit.chat)
    const open = answer.doc.parts.filter(isOpenCall)
    edit.patch(
      answer,
      open.map(({ id }) => ({ id, state: 'interrupted', ...ownWords(unknownOutcome) })),
    )
    edit.setStep(answer, answer.doc.step + 1)
    await expirePending(this.#options.store, edit)
    edit.set({ state: 'running', turn })
  }

  /** Whether the last step called no tool, and nothing was said since that is to be answered at once. */
  async #isComplete(): Promise<boolean> {
    const { chat, answer } = await this.#log.load()
    if (!answer || answer.doc.step === 0) return false
    const lastStep = answer.doc.parts.filter(({ step }) => step === answer.doc.step - 1)
    return (
      !lastStep.some(({ kind }) => kind === 'toolCall') && (await this.#options.inbox.steers(chat.doc)).length === 0
    )
  }

  /** Asks the model for the next step; once more with a shorter conversation when the provider says it is too long. */
  async #ask(): Promise<void> {
    const { ai, commits, inbox } = this.#options
    const log = this.#log
    await log.edit(async (edit, answer) => answer && inbox.takeSteers(edit, answer))
    for (let attempt = 1; ; attempt++) {
      const prompt = await this.#prompts.fitting()
      const { call, parts } = await ai.begin(prompt.request, log.owner(prompt.chat), log.run.signal)
      try {
        return await this.#record(call, parts)
      } catch (error) {
        await commits.commit(() => call.settle())
        if (!(error instanceof ContextOverflow) || attempt > 1) throw error
        await this.#prompts.learn(error, prompt)
      }
    }
  }

  /** Commits the text of an answer while it comes, and its tool calls at the end. */
  async #record(call: ModelCall, parts: AsyncIterable<ModelPart>): Promise<void> {
    const writer = new DeltaWriter(this.#options.secrets.mask, (deltas) => this.#log.write(deltas))
    const calls: PartPatch[] = []
    const signed = new SignedReasoning()
    try {
      for await (const part of parts) {
        if (part.type === 'reasoning') signed.add(part)
        if ((part.type === 'text' || part.type === 'reasoning') && part.text !== '')
          await writer.add(part.type, part.text)
        else if (part.type === 'toolCall') calls.push(this.#toolPart(part))
      }
    } finally {
      // What was received is kept, also when the rest is not.
      await writer.end()
    }
    await this.#log.edit(async (edit, answer) => {
      if (!answer) return
      const { step, partCount, parts: written } = edit.patch(answer, [])
      const reasoning = signed.built.filter((block) => this.#options.secrets.mask.text(block.text) === block.text)
      const first = written.find((part) => part.kind === 'reasoning' && part.step === step)
      if (first && reasoning.length > 0)
        edit.patch(answer, [{ id: first.id, signed: { model: call.model.name, reasoning } }])
      const numbered = calls.map((patch, index) => ({ ...patch, id: `p${partCount + index}`, step }))
      edit.patch(answer, numbered)
      edit.setStep(answer, step + 1)
      const window = windowAfter(edit.chat, call.inputRatio)
      if (window) edit.set({ window })
      edit.push(...(await call.settle()).changes)
    })
  }

  /** A call without readable arguments has failed before it was made: the model reads why, and calls again. */
  #toolPart({ id, name, input, text, metadata }: Extract<ModelPart, { type: 'toolCall' }>): PartPatch {
    const callId = this.#options.newId('toolcall')
    const about = { id: '', kind: 'toolCall' as const, callId, tool: name.slice(0, toolLengthMax) }
    if (input !== undefined)
      return {
        ...about,
        input: shownInput(name, input),
        state: 'pending',
        asked: { id, name, input, ...(metadata && { metadata }) },
      }
    const output = JSON.stringify({ error: { code: 'validation_failed', message: brokenCall(name, text) } })
    return { ...about, input: {}, state: 'failed', asked: { id, name, input: {} }, ...ownWords(output) }
  }
}

const toolLengthMax = 256

function brokenCall(name: string, text: string): string {
  return `The arguments of ${quote(name)} are no JSON object: ${quote(text)}. Call it again with a JSON object.`
}
