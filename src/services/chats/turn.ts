import type { Caller, Log } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { Change, Store } from '../../collections.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { Versioned } from '../../stores/port.ts'
import { toolCallOf } from '../ai.ts'
import type { Ai, ModelCall, ModelPart } from '../ai.ts'
import type { Grants } from '../identity.ts'
import type { JobDone, JobRun } from '../jobs.ts'
import type { Operations } from '../operations.ts'
import type { ChatDocument, ChatMessageDocument } from './documents.ts'
import { DeltaWriter } from './delta-writer.ts'
import type { Delta } from './delta-writer.ts'
import { ChatEdit } from './edit.ts'
import type { MakeEdit, PartPatch } from './edit.ts'
import { messageIn, messagesOf } from './history.ts'
import type { Inbox } from './inbox.ts'
import { conversationOf } from './prompt.ts'
import { ToolRunner } from './tool-runner.ts'
import { chatTools } from './tools.ts'

export interface TurnOptions {
  readonly store: Store
  readonly commits: Commits
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  readonly ai: Pick<Ai, 'begin'>
  readonly operations: Operations
  readonly grants: Pick<Grants, 'check'>
  readonly inbox: Inbox
}

const stepsMax = 50

/**
 * One turn of a chat, as one run of its job. The step is the unit of durability: what a model answered is committed before
 * a tool is called, and what the tool answered before the model is asked again. A run that takes a turn up goes on there.
 */
export class Turn {
  readonly #options: TurnOptions
  readonly #run: JobRun
  readonly #chatId: string

  constructor(options: TurnOptions, run: JobRun) {
    this.#options = options
    this.#run = run
    this.#chatId = run.job.input.chatId ?? fail('chat_not_found')
  }

  async run(): Promise<JobDone> {
    try {
      await this.#begin()
      const tools = new ToolRunner({ ...this.#options, run: this.#run, edit: (make) => this.#edit(make) })
      for (let step = 0; step < stepsMax; step++) {
        const caller = await this.#caller()
        if ((await tools.runAll(caller)) === 'waiting') return {}
        if (await this.#isComplete()) return { changes: () => this.#end('done') }
        await this.#ask()
      }
      return { changes: () => this.#end('failed', `The turn was ended after ${stepsMax} steps.`) }
    } catch (error) {
      this.#run.signal.throwIfAborted()
      if (!(error instanceof Failure)) throw error
      const { message } = error
      return { error: { reason: 'failed', message }, changes: () => this.#end('failed', message) }
    }
  }

  /** Starts the answer or, after an interruption, drops what a step had left unfinished. */
  async #begin(): Promise<void> {
    await this.#edit(async (edit, answer) => {
      if (!answer) {
        const doc = edit.add({ messageId: this.#options.newId('msg'), role: 'assistant', state: 'running', parts: [] })
        return edit.set({ turn: { ...requireTurn(edit.chat), messageId: doc.messageId } })
      }
      const unfinished = answer.doc.parts.filter(({ step }) => step >= answer.doc.step)
      edit.patch(
        answer,
        unfinished.map(({ id }) => ({ id, text: null })),
      )
    })
  }

  /** Whether the last step called no tool, and nothing was said since that is to be answered at once. */
  async #isComplete(): Promise<boolean> {
    const { chat, answer } = await this.#load()
    if (!answer || answer.doc.step === 0) return false
    const lastStep = answer.doc.parts.filter(({ step }) => step === answer.doc.step - 1)
    return (
      !lastStep.some(({ kind }) => kind === 'toolCall') && (await this.#options.inbox.steers(chat.doc)).length === 0
    )
  }

  /** Asks the model for the next step, and commits its text while it comes and its tool calls at the end. */
  async #ask(): Promise<void> {
    const { ai, store, inbox } = this.#options
    await this.#edit(async (edit, answer) => answer && inbox.takeSteers(edit, answer))
    const { chat } = await this.#load()
    const messages = (await messagesOf(store, this.#chatId)).map(({ doc }) => doc)
    const { grant } = requireTurn(chat.doc)
    const owner = { userId: grant.userId, tokenId: grant.tokenId, chatId: this.#chatId, taskId: chat.doc.taskId }
    const request = { model: chat.doc.model, messages: conversationOf(chat.doc, messages), tools: chatTools }
    const { call, parts } = await ai.begin(request, owner, this.#run.signal)
    try {
      await this.#record(call, parts)
    } catch (error) {
      await this.#options.commits.commit(() => call.settle())
      throw error
    }
  }

  async #record(call: ModelCall, parts: AsyncIterable<ModelPart>): Promise<void> {
    const writer = new DeltaWriter((deltas) => this.#write(deltas))
    const calls: PartPatch[] = []
    try {
      for await (const part of parts) {
        if (part.type === 'text' || part.type === 'reasoning') await writer.add(part.type, part.text)
        else if (part.type === 'toolCall') calls.push(this.#toolPart(part))
      }
    } finally {
      // What was received is kept, also when the rest is not.
      await writer.end()
    }
    await this.#edit(async (edit, answer) => {
      if (!answer) return
      const { step, partCount } = edit.patch(answer, [])
      const numbered = calls.map((patch, index) => ({ ...patch, id: `p${partCount + index}`, step }))
      edit.patch(answer, numbered)
      edit.setStep(answer, step + 1)
      edit.push(...(await call.settle()).changes)
    })
  }

  #toolPart(part: Extract<ModelPart, { type: 'toolCall' }>): PartPatch {
    const { id, name, input } = toolCallOf(part)
    const callId = this.#options.newId('toolcall')
    return { id: '', kind: 'toolCall', callId, tool: name, input, state: 'pending', asked: { id, name, input } }
  }

  /** Appends to the last part if it is of the same kind and step. */
  async #write(deltas: readonly Delta[]): Promise<void> {
    await this.#edit(async (edit, answer) => {
      if (!answer) return
      for (const { kind, text } of deltas) {
        const { parts, step, partCount } = edit.patch(answer, [])
        const last = parts.at(-1)
        const isSame = last?.kind === kind && last.step === step
        edit.patch(answer, [isSame ? { id: last.id, append: text } : { id: `p${partCount}`, kind, step, append: text }])
      }
    })
  }

  /** Commits a change of the chat while this process has the lease of the turn. */
  async #edit(make: MakeEdit): Promise<void> {
    await this.#run.commit(async () => {
      const { chat, answer } = await this.#load()
      const edit = new ChatEdit(chat, { at: this.#options.now(), actor: this.#run.job.createdBy })
      await make(edit, answer)
      return edit.changes()
    })
  }

  async #load(): Promise<{ chat: Versioned<ChatDocument>; answer: Versioned<ChatMessageDocument> | undefined }> {
    const { store } = this.#options
    const chat = (await store.read.chats.get(this.#chatId)) ?? fail('chat_not_found')
    const messageId = chat.doc.turn?.messageId
    return { chat, answer: messageId === undefined ? undefined : await messageIn(store, this.#chatId, messageId) }
  }

  /** The caller as of now: what the chat may do ends with the grant. */
  async #caller(): Promise<Caller> {
    const { chat } = await this.#load()
    const state = await this.#options.grants.check(requireTurn(chat.doc).grant, {
      scopes: ['chats:write'],
      taskId: chat.doc.taskId,
    })
    return 'caller' in state ? state.caller : fail('forbidden', { message: state.ended })
  }

  #end(state: 'done' | 'failed', notice?: string): Promise<readonly Change[]> {
    return this.#options.inbox.endTurn(this.#chatId, this.#run.job.id, state, notice)
  }
}

export function requireTurn({ turn }: ChatDocument): NonNullable<ChatDocument['turn']> {
  return turn ?? fail('chat_not_found', { message: 'This chat has no turn.' })
}
