import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Conceal } from '../../platform/text/concealer.ts'
import { timeouts } from '../../timeouts.ts'
import type { CallOptions, LanguageModel, StreamPart } from './clients.ts'
import type { ProviderMetadata } from './conversation.ts'
import { modelFaultOf } from './failure.ts'
import type { ProviderFault } from './failure.ts'
import { requireForwarded } from './parameters.ts'

/** What a model answers, as it comes. */
export type ModelPart =
  | { readonly type: 'text'; readonly text: string }
  | ModelReasoningPart
  | ModelToolCall
  | ModelFinish

/** Reasoning as it comes; what the provider signs it with comes with the last of it, without text. */
export interface ModelReasoningPart {
  readonly type: 'reasoning'
  readonly text: string
  readonly metadata?: ProviderMetadata
}

export interface ModelToolCall {
  readonly type: 'toolCall'
  readonly id: string
  readonly name: string
  /** Undefined when the model wrote something else than a JSON object. */
  readonly input: Record<string, unknown> | undefined
  /** What the model wrote. */
  readonly text: string
  readonly metadata?: ProviderMetadata
}

export interface ModelFinish {
  readonly type: 'finish'
  readonly finishReason: Schemas['AiFinishReason']
  /** As far as the provider reports it. */
  readonly tokens: ReportedTokens
}

export interface ReportedTokens {
  readonly input?: number | undefined
  readonly cached?: number | undefined
  readonly cacheWrite?: number | undefined
  readonly output?: number | undefined
  readonly reasoning?: number | undefined
}

export interface ModelStreamOptions {
  readonly model: LanguageModel
  readonly provider: string
  readonly options: Omit<CallOptions, 'abortSignal'>
  readonly signal: AbortSignal
  readonly conceal: Conceal
  readonly onAttempt: () => void
  /** How often the model is asked before its first part. */
  readonly attemptsMax?: number
}

const attemptsDefault = 3
const firstPauseMs = 500
const pauseMaxMs = 20_000
/** Ten times what the models of today can answer. An answer is kept whole. */
const lengthMax = 4_194_304

/**
 * Asks a model and gives what it answers; the last part is `finish`. Asks again only before the first part, after the
 * pause that the provider names. Fails with `ai_provider_error`, and with the reason of the signal once it has aborted.
 */
export async function* streamModel(stream: ModelStreamOptions): AsyncGenerator<ModelPart> {
  for (let attempt = 1; ; attempt++) {
    stream.onAttempt()
    let hasBegun = false
    try {
      for await (const part of attemptOnce(stream)) {
        hasBegun = true
        yield part
      }
      return
    } catch (error) {
      stream.signal.throwIfAborted()
      // What has begun to answer is not followed by the answer of another one.
      if (error instanceof ProviderAway) throw hasBegun ? new Failure(error.code, withMessage(error)) : error
      const fault = modelFaultOf(error, stream.provider, stream.conceal)
      const waitMs = fault.waitMs ?? firstPauseMs * 2 ** (attempt - 1)
      if (hasBegun || !fault.mayPass || attempt >= (stream.attemptsMax ?? attemptsDefault) || waitMs > pauseMaxMs)
        throw hasBegun || !fault.mayPass ? fault.failure : new ProviderAway(fault.failure)
      await pause(waitMs, undefined, { signal: stream.signal })
    }
  }
}

async function* attemptOnce({ model, options, signal, provider }: ModelStreamOptions): AsyncGenerator<ModelPart> {
  const silence = new AbortController()
  const abortSignal = AbortSignal.any([signal, silence.signal])
  const { stream } = await model.doStream({ ...options, abortSignal })
  const reader = stream.getReader()
  let isFinished = false
  let length = 0
  try {
    for (;;) {
      const timer = setTimeout(() => silence.abort(silent(provider)), timeouts.aiSilence.ms)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) break
      if (value.type === 'stream-start') requireForwarded(value.warnings, provider)
      if ('delta' in value) length += value.delta.length
      if (length > lengthMax) throw tooLong(provider)
      const part = partOf(value)
      isFinished ||= part?.type === 'finish'
      if (part) yield part
    }
  } catch (error) {
    if (silence.signal.aborted) throw silence.signal.reason
    throw error
  } finally {
    // Also when the caller stops reading: it ends the request.
    await reader.cancel().catch(() => {})
  }
  if (!isFinished) throw cutOff(provider)
}

/** The provider could not answer before the first part, for a reason that another one may not have. */
export class ProviderAway extends Failure {
  constructor(failure: Failure) {
    super(failure.code, { ...withMessage(failure), cause: failure })
    this.name = 'ProviderAway'
  }
}

function withMessage({ message, options }: Failure) {
  return { message, ...options }
}

function silent(provider: string): Failure {
  const seconds = timeouts.aiSilence.ms / 1000
  const message = `The AI provider ${provider} sent nothing for ${seconds} seconds.`
  return new ProviderAway(new Failure('ai_provider_error', { message }))
}

function tooLong(provider: string): Failure {
  return new Failure('ai_provider_error', {
    message: `The answer of the AI provider ${provider} has more than ${lengthMax} characters.`,
  })
}

function cutOff(provider: string): Failure {
  return new Failure('ai_provider_error', {
    message: `The AI provider ${provider} ended its answer before it was complete.`,
  })
}

function partOf(part: StreamPart): ModelPart | undefined {
  switch (part.type) {
    case 'text-delta':
      return part.delta === '' ? undefined : { type: 'text', text: part.delta }
    case 'reasoning-delta':
      return reasoningOf(part.delta, part.providerMetadata)
    case 'reasoning-start':
    case 'reasoning-end':
      return reasoningOf('', part.providerMetadata)
    case 'tool-call':
      return {
        type: 'toolCall',
        id: part.toolCallId,
        name: part.toolName,
        input: objectIn(part.input),
        text: part.input,
        ...signed(part.providerMetadata),
      }
    case 'finish':
      if (part.finishReason.unified === 'error' || part.finishReason.unified === 'interrupted') return undefined
      return { type: 'finish', finishReason: finishReasonOf(part.finishReason.unified), tokens: tokensOf(part.usage) }
    case 'error':
      throw part.error
    default:
      return undefined
  }
}

function reasoningOf(text: string, metadata: ProviderMetadata | undefined): ModelPart | undefined {
  return text === '' && !metadata ? undefined : { type: 'reasoning', text, ...signed(metadata) }
}

function signed(metadata: ProviderMetadata | undefined) {
  return metadata && { metadata }
}

type Finish = Extract<StreamPart, { type: 'finish' }>

function finishReasonOf(unified: Finish['finishReason']['unified']): Schemas['AiFinishReason'] {
  switch (unified) {
    case 'stop':
    case 'length':
      return unified
    case 'tool-calls':
      return 'tool_calls'
    case 'content-filter':
      return 'content_filter'
    default:
      return 'other'
  }
}

function tokensOf({ inputTokens, outputTokens }: Finish['usage']): ReportedTokens {
  return {
    input: inputTokens.total,
    cached: inputTokens.cacheRead,
    cacheWrite: inputTokens.cacheWrite,
    output: outputTokens.total,
    reasoning: outputTokens.reasoning,
  }
}

/** Models write an empty text for a tool without input. */
function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** The same for what is asked once and answered at once. */
export async function askAgain<Answer>(
  ask: () => PromiseLike<Answer>,
  { provider, conceal, signal, onAttempt }: Omit<ModelStreamOptions, 'model' | 'options'>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    onAttempt()
    let fault: ProviderFault
    try {
      return await ask()
    } catch (error) {
      signal.throwIfAborted()
      fault = modelFaultOf(error, provider, conceal)
    }
    const waitMs = fault.waitMs ?? firstPauseMs * 2 ** (attempt - 1)
    if (!fault.mayPass || attempt >= attemptsDefault || waitMs > pauseMaxMs) throw fault.failure
    await pause(waitMs, undefined, { signal })
  }
}
