import { fail } from '../../errors.ts'
import type { Actors } from '../../platform/work/actors.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { ChatDocument } from '../../collections/chats.ts'
import { ContextOverflow } from '../ai.ts'
import type { Ai, ModelCall, ModelRequest } from '../ai.ts'
import type { JobDone } from '../jobs.ts'
import type { Secrets } from '../secrets.ts'
import { messageAuthorsOf } from './authors.ts'
import type { ChatContexts } from './contexts.ts'
import { DeltaWriter } from './delta-writer.ts'
import type { Delta } from './delta-writer.ts'
import { compactionPartId, summaryOf } from './history.ts'
import { conversationPieces, withoutMiddle } from './pieces.ts'
import { conversationOf, summaryMessage } from './prompt.ts'
import { budgetOf } from './prompt-budget.ts'
import type { PromptBudget } from './prompt-budget.ts'
import { namesOf } from './speakers.ts'
import { chatTools } from './tools.ts'
import type { TurnLog } from './turn-log.ts'

export interface CompactionOptions {
  readonly commits: Commits
  readonly ai: Pick<Ai, 'begin' | 'windowOf' | 'estimateInput'>
  readonly secrets: Pick<Secrets, 'mask'>
  readonly contexts: Pick<ChatContexts, 'of'>
  readonly actors: Actors
}

type Message = ModelRequest['messages'][number]

/** What is given of the result of a tool: a summary of it needs no more. */
const resultLength = 4_000
const triesMax = 5
const summaryOutputMax = 8_192

export const summaryRequest = [
  'Summarize the conversation above, so that the work can go on from the summary alone.',
  'Say what the user wants, what was decided, what was done and with what result, and what is open.',
  'Keep names, ids, paths and numbers exactly.',
  'Keep word for word what the user asked to remember, and each rule that the user set, also those of an earlier summary.',
  'Write the summary only.',
].join(' ')

/** The turn of an item that a person asked for. A run that takes it up begins the summary again. */
export async function compact(options: CompactionOptions, log: TurnLog): Promise<JobDone> {
  const { answer } = await log.load()
  if (answer) await summarize(options, log, answer.doc.messageId)
  return { changes: () => log.end('done') }
}

/** How the window of the model of a chat is shared out. */
export async function promptBudgetOf(
  ai: Pick<Ai, 'windowOf'>,
  { model = '', window, settings }: Pick<ChatDocument, 'model' | 'window' | 'settings'>,
): Promise<PromptBudget> {
  const learned = window?.model === model ? window : undefined
  const known = await ai.windowOf(model)
  return budgetOf(Math.min(known, learned?.tokens ?? known), learned, settings?.maxOutputTokens)
}

/** Writes the summary of what was said before an item, but for the messages that it leaves as they are. */
export async function summarize(options: CompactionOptions, log: TurnLog, itemId: string): Promise<void> {
  const { ai, contexts, actors } = options
  const item = await log.message(itemId)
  if (!item || summaryOf(item.doc) !== undefined) return
  await log.edit(
    async (edit, found) => found && edit.patch(found, [{ id: compactionPartId, state: 'running', text: '' }]),
    itemId,
  )
  const { chat } = await log.load()
  const kept = item.doc.covers?.kept ?? []
  const before = (await log.messages()).filter(({ seq, state }) => state !== 'queued' && seq < item.doc.seq)
  const authority = await log.authority(await log.caller(), before)
  const budget = await promptBudgetOf(ai, chat.doc)
  const conversation = conversationOf({
    chat: chat.doc,
    messages: before.filter(({ messageId }) => !kept.includes(messageId)),
    mayRead: (part) => authority.mayRead(part),
    context: await contexts.of(chat.doc.id),
    lengths: { ...budget, resultLength: Math.min(resultLength, budget.resultLength) },
    nameOf: namesOf(messageAuthorsOf(before), actors),
  })
  const summary = new Summary(options, log, { itemId, chat: chat.doc, budget, ...conversation })
  const call = await summary.write()
  await log.edit(async (edit, written) => {
    if (!written) return
    edit.patch(written, [{ id: compactionPartId, state: 'done' }])
    edit.setCover(written, { kept, authors: messageAuthorsOf(before) })
    const { turn } = edit.chat
    if (turn?.compactionId === itemId) {
      const { compactionId: _, ...rest } = turn
      edit.setMessage(written, { state: 'done' })
      edit.set({ state: 'running', turn: rest })
    }
    edit.push(...(await call.settle()).changes)
  }, itemId)
}

interface SummaryParts {
  readonly itemId: string
  readonly chat: ChatDocument
  readonly budget: PromptBudget
  readonly head: readonly Message[]
  readonly said: readonly Message[]
}

/** A summary that a model writes: of a conversation that does not fit piece by piece, each with the summary before. */
class Summary {
  readonly #options: CompactionOptions
  readonly #log: TurnLog
  readonly #parts: SummaryParts

  constructor(options: CompactionOptions, log: TurnLog, parts: SummaryParts) {
    this.#options = options
    this.#log = log
    this.#parts = parts
  }

  /** Gives the call of the last piece, which is to be settled with its text. Takes smaller pieces after an overflow. */
  async write(): Promise<ModelCall> {
    for (let attempt = 0; ; attempt++)
      try {
        return await this.#writeIn(this.#piecesFor(2 ** -attempt))
      } catch (error) {
        if (!(error instanceof ContextOverflow) || attempt + 1 >= triesMax) throw error
      }
  }

  #piecesFor(share: number): Message[][] {
    const { head, said, budget } = this.#parts
    const estimate = (messages: readonly Message[]) => this.#options.ai.estimateInput({ messages })
    const frame = this.#options.ai.estimateInput(this.#request(head, []))
    const room = Math.floor(budget.inputTokens * share) - frame
    if (estimate(said) <= room) return [[...said]]
    const roomOfPiece = Math.max(minimalRoom, room - budget.summaryTokens)
    return conversationPieces(said, roomOfPiece, estimate)
  }

  async #writeIn(pieces: readonly Message[][]): Promise<ModelCall> {
    let summary: string | undefined
    for (const [index, piece] of pieces.entries()) {
      const messages = summary === undefined ? piece : [summaryMessage(this.#bounded(summary)), ...piece]
      const isLast = index === pieces.length - 1
      const { call, text } = await this.#ask(messages, isLast)
      if (isLast) return call
      await this.#options.commits.commit(() => call.settle())
      summary = text
    }
    return fail('ai_provider_error', { message: 'There is nothing to summarize.' })
  }

  async #ask(messages: readonly Message[], isWritten: boolean): Promise<{ call: ModelCall; text: string }> {
    const { ai, commits, secrets } = this.#options
    const log = this.#log
    const request = this.#request(this.#parts.head, messages)
    const { call, parts } = await ai.begin(request, log.owner(this.#parts.chat), log.run.signal)
    const writer = new DeltaWriter(secrets.mask, (deltas) => appendSummary(log, deltas, this.#parts.itemId))
    let text = ''
    try {
      for await (const part of parts) {
        if (part.type !== 'text') continue
        text += part.text
        if (isWritten) await writer.add('text', part.text)
      }
      await writer.end()
      if (text.trim() === '')
        fail('ai_provider_error', { message: 'The model wrote no summary. What was said before stays as it is.' })
    } catch (error) {
      await commits.commit(() => call.settle())
      throw error
    }
    return { call, text }
  }

  #request(head: readonly Message[], messages: readonly Message[]): ModelRequest & { model: string | undefined } {
    const { chat, budget } = this.#parts
    return {
      model: chat.model,
      messages: [...head, ...messages, { role: 'user', content: summaryRequest }],
      // What has tool calls in it is taken by some providers only together with the tools.
      tools: chatTools,
      toolChoice: 'none',
      maxOutputTokens: Math.max(1, Math.min(summaryOutputMax, Math.floor(budget.windowTokens / 4))),
    }
  }

  #bounded(summary: string): string {
    return withoutMiddle(summary, this.#parts.budget.summaryLength)
  }
}

/** A piece has some words in any case: that of a window that is full of instructions is refused by its provider. */
const minimalRoom = 128

/** Appends text to the summary; the reasoning of an agent is no part of it. */
export async function appendSummary(log: TurnLog, deltas: readonly Delta[], itemId?: string): Promise<void> {
  const append = deltas.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])).join('')
  await log.edit(async (edit, item) => item && edit.patch(item, [{ id: compactionPartId, append }]), itemId)
}
