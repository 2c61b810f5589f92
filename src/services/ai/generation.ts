import type { Caller, Staged, StreamFrame, StreamReply } from '../../call.ts'
import { Failure, docsOf, fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { AnswerBuilder, toolCallAsWritten, toolCallOf } from './model-call.ts'
import type { Generated, ModelCall } from './model-call.ts'
import type { ModelPart } from './model-stream.ts'
import type { AiUsage } from './ledger.ts'

/** What `generateText` answers. */
export interface GenerateAnswer extends Generated {
  readonly output?: unknown
  readonly usage: AiUsage
  readonly callId: string
}

export interface AnswerParts {
  readonly call: ModelCall
  readonly parts: AsyncIterable<ModelPart>
  /** Whether the answer is to be JSON. */
  readonly isJson: boolean
  /** Whether it is given as the model wrote it: what is no JSON is no failure. */
  readonly isVerbatim: boolean
}

/** Reads an answer to its end. */
export async function readAnswer(answer: AnswerParts): Promise<Generated & { readonly output?: unknown }> {
  const builder = new AnswerBuilder(answer.isVerbatim)
  for await (const part of answer.parts) builder.add(part)
  return withOutput(builder.built, answer)
}

function withOutput(
  generated: Generated,
  { isJson, isVerbatim }: Pick<AnswerParts, 'isJson' | 'isVerbatim'>,
): Generated & { readonly output?: unknown } {
  if (!isJson || isVerbatim || generated.finishReason === 'tool_calls') return generated
  try {
    return { ...generated, output: JSON.parse(generated.message.content) as unknown }
  } catch (cause) {
    return fail('ai_provider_error', {
      message: `The model was asked for JSON and answered something else (finish reason ${generated.finishReason}).`,
      cause,
    })
  }
}

export interface GenerationStreamOptions extends AnswerParts, Pick<Foundation, 'commits' | 'log'> {
  readonly caller: Caller
  /** What stands in front of each path of the service. */
  readonly publicPath?: string | undefined
  /** Whether what reasoning is signed with is given, in a frame of its own. */
  readonly hasSignatures?: boolean
  /** Ends the call of the provider. */
  readonly abort: () => void
  readonly onClose: () => void
}

const stallMs = 30_000

/** An answer as server-sent events. Its call is settled before the last event is sent, or when the reader hangs up. */
export class GenerationStream implements StreamReply {
  readonly retryMs = 3_600_000
  readonly endsWithGrant = true
  readonly stallMs = stallMs
  readonly #options: GenerationStreamOptions
  readonly #parts: AsyncIterator<ModelPart>
  readonly #builder: AnswerBuilder
  readonly #ending = new AbortController()
  #isOver = false
  #settled: Promise<AiUsage> | undefined
  #failure: Failure | undefined

  constructor(options: GenerationStreamOptions) {
    this.#options = options
    this.#builder = new AnswerBuilder(options.isVerbatim)
    this.#parts = options.parts[Symbol.asyncIterator]()
  }

  get signal(): AbortSignal {
    return this.#ending.signal
  }

  /** Why it has ended with the event `error`. */
  get failure(): Failure | undefined {
    return this.#failure
  }

  async next(): Promise<readonly StreamFrame[] | undefined> {
    if (this.#isOver) return undefined
    try {
      const { done, value } = await this.#parts.next()
      if (done) return await this.#end()
      this.#builder.add(value)
      if (value.type === 'reasoning' && value.metadata && this.#options.hasSignatures === true)
        return [...this.#framesOf(value), { event: 'signature', data: value.metadata }]
      return this.#framesOf(value)
    } catch (error) {
      return this.#isOver ? undefined : await this.#fail(error)
    }
  }

  stall(): void {
    this.close()
  }

  /** Ends the call, if it has not ended. */
  close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#ending.abort()
    this.#options.abort()
    // What a read that is under way gives is dropped; after it, the call counts as aborted.
    void (async () => {
      await this.#parts.return?.()
      await this.#settle()
    })()
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'an AI call could not be settled'))
      .finally(this.#options.onClose)
  }

  async #end(): Promise<readonly StreamFrame[]> {
    const { call } = this.#options
    const { signed: _, ...answer } = withOutput(this.#builder.built, this.#options)
    const usage = await this.#settle()
    this.#finish()
    return [{ event: 'finish', data: { ...answer, usage, aiCallId: call.id } }]
  }

  async #fail(error: unknown): Promise<readonly StreamFrame[]> {
    await this.#settle()
    this.#finish()
    const { log, call, publicPath = '' } = this.#options
    if (!(error instanceof Failure)) log.error({ err: error, callId: call.id }, 'a generation failed')
    const failure = error instanceof Failure ? error : new Failure('internal_error', { cause: error })
    this.#failure = failure
    const data: Schemas['Error'] = {
      code: failure.code,
      message: failure.message,
      docs: publicPath + docsOf(failure.code),
    }
    return [{ event: 'error', data }]
  }

  #finish(): void {
    this.#isOver = true
    this.#options.onClose()
  }

  #settle(): Promise<AiUsage> {
    this.#settled ??= settle(this.#options.commits, this.#options.call)
    return this.#settled
  }

  #framesOf(part: ModelPart): readonly StreamFrame[] {
    if (part.type === 'toolCall' && this.#options.isVerbatim)
      return [{ event: 'toolCall', data: toolCallAsWritten(part) }]
    return framesOf(part)
  }
}

/** Commits the end of a call by itself: for an answer that is stored nowhere. */
export async function settle(commits: Commits, call: ModelCall): Promise<AiUsage> {
  const { usage } = await commits.commit((): Promise<Staged<{ usage: AiUsage }>> => call.settle())
  return usage
}

function framesOf(part: ModelPart): readonly StreamFrame[] {
  switch (part.type) {
    case 'text':
      return [{ event: 'delta', data: { text: part.text } }]
    case 'reasoning':
      return part.text === '' ? [] : [{ event: 'delta', data: { reasoning: part.text } }]
    case 'toolCall':
      return [{ event: 'toolCall', data: toolCallOf(part) }]
    case 'finish':
      // `finish` is sent once the call is settled.
      return []
    default:
      return part satisfies never
  }
}
