import type { Foundation } from '../../foundation.ts'
import { fail } from '../../errors.ts'
import type { ChatDocument, ChatMessageDocument, LearnedWindow } from '../../collections/chats.ts'
import type { Ai, ContextOverflow, ModelRequest } from '../ai.ts'
import type { Attachments } from './attachments.ts'
import { messageAuthorsOf } from './authors.ts'
import { promptBudgetOf, summarize } from './compaction.ts'
import type { CompactionOptions } from './compaction.ts'
import { compactionPartId, isCompaction } from './history.ts'
import { conversationOf } from './prompt.ts'
import type { PromptBudget } from './prompt-budget.ts'
import { accessTo } from './output-access.ts'
import { putSources } from './sources.ts'
import { namesOf } from './speakers.ts'
import { chatTools } from './tools.ts'
import { requireTurn } from './turn-log.ts'
import type { TurnLog } from './turn-log.ts'
import type { ChatContexts } from './contexts.ts'
import { defined } from '../../platform/work/defined.ts'

export interface TurnPromptsOptions extends CompactionOptions, Pick<Foundation, 'newId'> {
  readonly ai: Pick<Ai, 'begin' | 'takesImages' | 'windowOf' | 'estimateInput'>
  readonly attachments: Pick<Attachments, 'images'>
  readonly contexts: Pick<ChatContexts, 'of' | 'sourcesOf' | 'refresh'>
}

/** What the model of a turn is asked, with the chat as it was then. */
export interface TurnPrompt {
  readonly chat: ChatDocument
  readonly request: ModelRequest & { readonly model: string | undefined }
  readonly tokens: number
  readonly budget: PromptBudget
}

type CompactionReason = 'window' | 'overflow'

/** A second compaction in a row leaves no message as it is; a third one could gain nothing. */
const compactionsMax = 2
const ratioMin = 0.8
const ratioMax = 3
const ratioStep = 0.05
/** What is assumed of a window that was exceeded, and whose size its provider does not name. */
const exceededShare = 0.8
/** No less is assumed: a provider that refuses everything for a while must not leave a chat without a window. */
const assumedTokensMin = 4_096

/** The prompts of a turn, which fit the window of the model: the conversation is compacted before they would not. */
export class TurnPrompts {
  readonly #options: TurnPromptsOptions
  readonly #log: TurnLog
  #reason: CompactionReason = 'window'

  constructor(options: TurnPromptsOptions, log: TurnLog) {
    this.#options = options
    this.#log = log
  }

  /** Reads the context of the project, and ends a compaction that an earlier run has begun. */
  async resume(): Promise<void> {
    const { contexts } = this.#options
    await contexts.refresh(this.#log, (await this.budget()).contextTokens)
    const { chat } = await this.#log.load()
    const { compactionId } = requireTurn(chat.doc)
    if (compactionId !== undefined) await summarize(this.#options, this.#log, compactionId)
  }

  /** Names the knowledge of the context in the answer that was written with it. */
  async cite(): Promise<void> {
    const sources = await this.#options.contexts.sourcesOf(this.#log.chatId)
    if (sources.length === 0) return
    const readers = accessTo('searchKnowledge', {}, await this.#log.caller())
    await this.#log.edit(
      async (edit, answer) => answer && putSources(edit, answer, { step: answer.doc.step - 1, sources, readers }),
    )
  }

  async budget(): Promise<PromptBudget> {
    return promptBudgetOf(this.#options.ai, (await this.#log.load()).chat.doc)
  }

  /** The next request. Fails with `ai_provider_error` when a compaction makes it no shorter. */
  async fitting(): Promise<TurnPrompt> {
    let before = Number.POSITIVE_INFINITY
    for (let compactions = 0; ; compactions++) {
      const prompt = await this.#prompt()
      const { tokens, budget } = prompt
      if (tokens <= budget.inputTokens) return prompt
      if (compactions >= compactionsMax || tokens >= before) refuse(prompt)
      before = tokens
      if (!(await this.#compact(budget, compactions === 0 ? budget.keptTokens : 0))) refuse(prompt)
    }
  }

  /** Keeps in mind that the provider refused a request as too long, and how much it takes. */
  async learn({ windowTokens }: ContextOverflow, { request, tokens, budget }: TurnPrompt): Promise<void> {
    this.#reason = 'overflow'
    const refused = Math.min(budget.windowTokens, Math.max(assumedTokensMin, Math.floor(tokens * exceededShare)))
    const window = windowTokens ?? refused
    await this.#log.edit(async (edit) => {
      const { ratio = 1 } = edit.chat.window?.model === request.model ? (edit.chat.window ?? {}) : {}
      // More than a window that is known was counted of what was estimated.
      const least = windowTokens === undefined ? ratio : windowTokens / Math.max(1, tokens)
      const counted = Math.min(ratioMax, Math.max(ratio, least))
      edit.set({ window: { model: request.model ?? '', tokens: window, ratio: counted } })
    })
  }

  async #prompt(): Promise<TurnPrompt> {
    const { ai, attachments, contexts, actors } = this.#options
    const { doc: chat } = (await this.#log.load()).chat
    const budget = await promptBudgetOf(ai, chat)
    const messages = await this.#log.messages()
    const authority = await this.#log.authority(await this.#log.caller(), messages)
    const images = (await ai.takesImages(chat.model ?? '')) ? await attachments.images(messages) : undefined
    const { head, said } = conversationOf({
      chat,
      messages,
      mayRead: (part) => authority.mayRead(part),
      ...(images && { images }),
      context: await contexts.of(chat.id),
      lengths: budget,
      nameOf: namesOf(messageAuthorsOf(messages), actors),
    })
    const { temperature, maxOutputTokens, reasoningEffort } = chat.settings ?? {}
    const request = {
      model: chat.model,
      messages: [...head, ...said],
      tools: chatTools,
      ...defined({ temperature, maxOutputTokens, reasoningEffort }),
    }
    return { chat, request, tokens: ai.estimateInput(request), budget }
  }

  /**
   * Adds a compaction before the answer goes on: the answer so far ends, or is moved behind it while it is empty. Does
   * nothing when there is nothing to summarize.
   */
  async #compact(budget: PromptBudget, keptTokens: number): Promise<boolean> {
    const { newId } = this.#options
    const [itemId, nextId] = [newId('msg'), newId('msg')]
    const said = (await this.#log.messages()).filter(isSaid)
    const kept = this.#keptOf(said, budget, keptTokens)
    if (said.length <= kept.length) return false
    await this.#log.edit(async (edit, answer) => {
      if (!answer) return
      const hasBegun = answer.doc.parts.length > 0
      if (hasBegun) edit.setMessage(answer, { state: 'done' })
      const part = { id: compactionPartId, kind: 'compaction' as const, step: 0, state: 'pending' as const }
      edit.add({
        messageId: itemId,
        role: 'system',
        state: 'running',
        parts: [{ ...part, reason: this.#reason }],
        covers: { kept },
      })
      if (hasBegun) edit.add({ messageId: nextId, role: 'assistant', state: 'running', parts: [] })
      else edit.takeUp(answer, 'running')
      const messageId = hasBegun ? nextId : answer.doc.messageId
      edit.set({ state: 'compacting', turn: { ...requireTurn(edit.chat), messageId, compactionId: itemId } })
    })
    await summarize(this.#options, this.#log, itemId)
    this.#reason = 'window'
    return true
  }

  /** What a compaction leaves as it is: what the turn answers, as far as that can be, and the newest before it. */
  #keptOf(said: readonly ChatMessageDocument[], { questionTokens }: PromptBudget, tokensMax: number): string[] {
    const kept: string[] = []
    let room = tokensMax
    let [hasQuestion, isAnswered, isContiguous] = [false, false, true]
    for (const message of said.toReversed()) {
      const size = this.#sizeOf(message)
      isAnswered ||= hasQuestion && message.role === 'assistant'
      const isQuestion = message.role === 'user' && !isAnswered
      hasQuestion ||= isQuestion
      const fits = size <= room && isContiguous
      if (!fits && !(isQuestion && size <= questionTokens)) {
        isContiguous = false
        if (isAnswered) break
        continue
      }
      room -= size
      kept.push(message.messageId)
    }
    return kept.toReversed()
  }

  #sizeOf(message: ChatMessageDocument): number {
    const lengths = { resultLength: lengthMax, textLength: lengthMax, summaryLength: lengthMax }
    const { said } = conversationOf({ chat: {}, messages: [message], mayRead: () => true, lengths })
    return this.#options.ai.estimateInput({ messages: said })
  }
}

const lengthMax = Number.MAX_SAFE_INTEGER

/** What is in the conversation, as far as there is something in it. */
function isSaid(message: ChatMessageDocument): boolean {
  return message.state !== 'queued' && !isCompaction(message) && message.parts.length > 0
}

/** What is known of the window after an answer; nothing when that is nothing new. */
export function windowAfter(
  { model = '', window }: Pick<ChatDocument, 'model' | 'window'>,
  counted: number | undefined,
): LearnedWindow | undefined {
  if (counted === undefined) return undefined
  const ratio = Math.min(ratioMax, Math.max(ratioMin, counted))
  const known = window?.model === model ? window : undefined
  if (Math.abs(ratio - (known?.ratio ?? 1)) < ratioStep) return undefined
  return { model, ratio, ...defined({ tokens: known?.tokens }) }
}

function refuse({ tokens, budget, request }: TurnPrompt): never {
  const { windowTokens } = budget
  fail('ai_provider_error', {
    message:
      `The conversation has about ${tokens} tokens, also after a compaction, and ${request.model} takes ${windowTokens} with its answer. ` +
      'Shorten the instructions or the message, or choose a model with a larger window.',
  })
}
