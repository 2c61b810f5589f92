import type { Staged } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { embeddingModelOf, languageModelOf } from './clients.ts'
import type { ModelSources, OpenProvider } from './clients.ts'
import { estimateInput, optionsOf } from './conversation.ts'
import type { ModelReasoning, ModelRequest } from './conversation.ts'
import { withLoadedImages } from './image-loading.ts'
import { SignedReasoning } from './signed-reasoning.ts'
import type { AiUsage, CallEnd, CallOwner, CallStart, Ledger } from './ledger.ts'
import type { FoundModel } from './models.ts'
import { ProviderAway, askAgain, streamModel } from './model-stream.ts'
import type { ModelFinish, ModelPart, ReportedTokens } from './model-stream.ts'
import type { Providers } from './providers.ts'
import { estimateTokens } from './tokens.ts'
import { refuseParameter } from './parameters.ts'
import { defined } from '../../platform/work/defined.ts'

export interface ModelCallParts extends ModelSources {
  readonly ledger: Ledger
  readonly providers: Providers
}

/** What a call reserves of a budget when it names no maximum of its own. */
const outputTokensDefault = 4_096

/** A call of a model that the ledger has as started. It must be settled, whatever becomes of it. */
export class ModelCall {
  readonly id: string
  readonly #models: readonly [FoundModel, ...FoundModel[]]
  readonly #ledger: Ledger
  readonly #inputEstimate: number
  readonly #startedAt = performance.now()
  #attempts = 0
  #outputEstimate = 0
  #firstDeltaMs: number | undefined
  #finish: ModelFinish | undefined
  #failure: { readonly status: 'failed' | 'aborted'; readonly error: string } | undefined
  #model: FoundModel
  /** Why the model before could not answer. */
  #fallbackReason: string | undefined

  private constructor(id: string, models: CallStart<FoundModel>['models'], ledger: Ledger, inputEstimate: number) {
    this.id = id
    this.#models = models
    this.#model = models[0]
    this.#ledger = ledger
    this.#inputEstimate = inputEstimate
  }

  /** Records the start. Fails with `quota_exceeded`. */
  static async begin(ledger: Ledger, call: CallStart<FoundModel>): Promise<ModelCall> {
    return new ModelCall(await ledger.begin(call), call.models, ledger, call.inputTokens)
  }

  /** The model that is asked; one of its fallbacks when it could not answer. */
  get model(): FoundModel {
    return this.#model
  }

  /** Gives what the model answers. Fails with `ai_provider_error`, or with the reason of the signal. */
  async *parts(request: ModelRequest, sources: ModelCallParts, signal: AbortSignal): AsyncGenerator<ModelPart> {
    try {
      const loaded = await withLoadedImages(request, sources.fetch, signal)
      for (const [index, model] of this.#models.entries()) {
        this.#model = model
        const away = yield* this.#partsOf(loaded, sources, { signal, hasNext: index + 1 < this.#models.length })
        if (!away) return
        this.#fallbackReason = away.message.slice(0, errorLengthMax)
      }
    } catch (error) {
      throw this.#fail(error, signal)
    } finally {
      // A reader that stopped before the end has aborted the call.
      if (!this.#finish && !this.#failure) this.#failure = { status: 'aborted', error: 'The caller ended the call.' }
    }
  }

  /** Gives the parts of one model, and at last why it could not answer, when there is another one to ask. */
  async *#partsOf(
    request: ModelRequest,
    { providers, ...sources }: ModelCallParts,
    { signal, hasNext }: { readonly signal: AbortSignal; readonly hasNext: boolean },
  ): AsyncGenerator<ModelPart, ProviderAway | undefined> {
    try {
      const provider = await providers.open(this.#model.provider)
      const stream = streamModel({
        model: await languageModelOf(provider, this.#model.id, sources),
        options: optionsOf(request, this.#model.provider),
        ...this.#attemptsOf(provider, signal),
        // The next one is asked at once.
        ...(hasNext && { attemptsMax: 1 }),
      })
      for await (const part of stream) {
        this.#note(part)
        yield part
      }
      return undefined
    } catch (error) {
      if (hasNext && error instanceof ProviderAway && !signal.aborted) return error
      throw error
    }
  }

  /** Gives the vectors of texts, in order. */
  async embed(
    { values, dimensions }: { readonly values: readonly string[]; readonly dimensions?: number | undefined },
    { providers, ...sources }: ModelCallParts,
    signal: AbortSignal,
  ): Promise<number[][]> {
    try {
      const provider = await providers.open(this.#model.provider)
      const model = await embeddingModelOf(provider, this.#model.id, sources)
      // A file of this machine has one length of vectors.
      if (dimensions !== undefined && provider.baseUrl === undefined) refuseParameter('dimensions', provider.id)
      if (!model) fail('ai_provider_error', { message: `The AI provider ${provider.id} has no embeddings.` })
      const batchSize = (await model.maxEmbeddingsPerCall) ?? values.length
      const embeddings: number[][] = []
      let input: number | undefined = 0
      for (let start = 0; start < values.length; start += batchSize) {
        const batch = {
          values: values.slice(start, start + batchSize),
          abortSignal: signal,
          ...defined({ dimensions }),
        }
        const answer = await askAgain(() => model.doEmbed(batch), this.#attemptsOf(provider, signal))
        embeddings.push(...answer.embeddings)
        input = input !== undefined && answer.usage ? input + answer.usage.tokens : undefined
      }
      if (embeddings.length !== values.length)
        fail('ai_provider_error', {
          message: `The AI provider ${provider.id} did not answer one vector for each text.`,
        })
      this.#finish = { type: 'finish', finishReason: 'stop', tokens: { input: input || undefined, output: 0 } }
      return embeddings
    } catch (error) {
      throw this.#fail(error, signal)
    }
  }

  #attemptsOf({ id, conceal }: OpenProvider, signal: AbortSignal) {
    return {
      provider: id,
      signal,
      conceal,
      onAttempt: () => this.#attempts++,
    }
  }

  /** How many tokens the provider counted for each that was estimated; nothing when it did not count. */
  get inputRatio(): number | undefined {
    const counted = this.#finish?.tokens.input
    return counted ? counted / Math.max(1, this.#inputEstimate) : undefined
  }

  /** Stages the end of the call, as far as it has come. */
  async settle(): Promise<Staged<{ usage: AiUsage }>> {
    const usage = this.#usage()
    const end: CallEnd = {
      status: this.#failure?.status ?? 'done',
      usage: this.#failure?.status === 'failed' && this.#outputEstimate === 0 ? undefined : usage,
      finishReason: this.#finish?.finishReason,
      error: this.#failure?.error,
      attempts: Math.max(1, this.#attempts),
      durationMs: Math.round(performance.now() - this.#startedAt),
      firstDeltaMs: this.#firstDeltaMs,
      fallback: this.#fallbackReason === undefined ? undefined : { model: this.#model, reason: this.#fallbackReason },
    }
    const staged = await this.#ledger.settle(this.id, end, this.#model.about.prices)
    return { changes: staged.changes, usage: staged.usage ?? usage }
  }

  #note(part: ModelPart): void {
    if (part.type === 'finish') {
      this.#finish = part
      return
    }
    this.#firstDeltaMs ??= Math.round(performance.now() - this.#startedAt)
    this.#outputEstimate += estimateTokens(part.type === 'toolCall' ? JSON.stringify(part.input ?? {}) : part.text)
  }

  #fail(error: unknown, signal: AbortSignal): unknown {
    const isAborted = signal.aborted
    const message = error instanceof Failure ? error.message : 'The call failed.'
    this.#failure = isAborted
      ? { status: 'aborted', error: 'The caller ended the call.' }
      : { status: 'failed', error: message.slice(0, errorLengthMax) }
    return error
  }

  /** What the provider reports; what it leaves out is estimated. */
  #usage(): Omit<AiUsage, 'costMicros'> {
    const reported: ReportedTokens = this.#finish?.tokens ?? {}
    // No answer is made of nothing: some servers report zeros where they do not count.
    const input = reported.input || undefined
    const output = reported.output || (this.#outputEstimate === 0 ? reported.output : undefined)
    const outputTokens = output ?? this.#outputEstimate
    return {
      inputTokens: input ?? this.#inputEstimate,
      cachedInputTokens: reported.cached ?? 0,
      outputTokens,
      reasoningTokens: Math.min(reported.reasoning ?? 0, outputTokens),
      isEstimated: input === undefined || output === undefined,
      ...(reported.cacheWrite !== undefined && reported.cacheWrite > 0 && { cacheWriteTokens: reported.cacheWrite }),
    }
  }
}

const errorLengthMax = 2_048

/** Records the start of a generation. */
export function beginGeneration(
  ledger: Ledger,
  models: CallStart<FoundModel>['models'],
  request: ModelRequest,
  owner: CallOwner,
): Promise<ModelCall> {
  return ModelCall.begin(ledger, {
    operation: 'generate',
    models,
    owner,
    inputTokens: estimateInput(request),
    outputTokensMax: request.maxOutputTokens ?? outputTokensDefault,
  })
}

/** The whole answer of a model, put together. */
export interface Generated {
  /** What the reasoning is signed with, for who gives it back. */
  readonly signed?: readonly ModelReasoning[]
  readonly message: Omit<Schemas['GeneratedMessage'], 'toolCalls'> & { toolCalls?: WrittenToolCall[] }
  readonly finishReason: Schemas['AiFinishReason']
}

/** A tool call; `text` is its input as the model wrote it, for who is given answers as they were written. */
export type WrittenToolCall = Schemas['AiToolCall'] & { readonly text?: string }

/** Puts the parts of an answer together. */
export class AnswerBuilder {
  readonly #isVerbatim: boolean
  #content = ''
  #reasoning = ''
  readonly #signed = new SignedReasoning()
  #finishReason: Schemas['AiFinishReason'] = 'other'
  readonly #toolCalls: WrittenToolCall[] = []

  /** @param isVerbatim Whether tool calls are given as they were written. */
  constructor(isVerbatim = false) {
    this.#isVerbatim = isVerbatim
  }

  /** Fails with `ai_provider_error` when a tool call has no input that can be read, unless it is given as written. */
  add(part: ModelPart): void {
    switch (part.type) {
      case 'text':
        this.#content += part.text
        break
      case 'reasoning':
        this.#reasoning += part.text
        this.#signed.add(part)
        break
      case 'toolCall':
        this.#toolCalls.push(this.#isVerbatim ? toolCallAsWritten(part) : toolCallOf(part))
        break
      case 'finish':
        this.#finishReason = part.finishReason
        break
      default:
        part satisfies never
    }
  }

  get built(): Generated {
    const message = {
      role: 'assistant' as const,
      content: this.#content,
      ...(this.#reasoning !== '' && { reasoning: this.#reasoning }),
      ...(this.#toolCalls.length > 0 && { toolCalls: this.#toolCalls }),
    }
    const signed = this.#signed.built
    return { message, finishReason: this.#finishReason, ...(signed.length > 0 && { signed }) }
  }
}

/** The input is empty where what the model wrote is no JSON object: then `text` alone says what it is. */
export function toolCallAsWritten({ id, name, input = {}, text }: ToolCallPart): WrittenToolCall {
  return { id, name, input, text: text.trim() === '' ? '{}' : text }
}

type ToolCallPart = Extract<ModelPart, { type: 'toolCall' }>

export function toolCallOf({ id, name, input }: ToolCallPart): Schemas['AiToolCall'] {
  return {
    id,
    name,
    input: input ?? fail('ai_provider_error', { message: `The model called the tool ${name} without readable input.` }),
  }
}
