import type { StreamFrame } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { Failure } from '../../errors.ts'
import type { GenerateAnswer } from '../../services/ai.ts'
import { writtenArgumentsOf } from '../openai/chat-completions.ts'
import type { FrameData } from '../openai/chat-completions.ts'
import type { FrameMapping } from '../openai/mapped-stream.ts'

type Usage = GenerateAnswer['usage']

export interface MessageAbout {
  readonly id: string
  readonly model: string
}

/** A failure as Anthropic's interface has it: https://docs.anthropic.com/en/api/errors */
export function anthropicErrorOf(
  failure: Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'options'>>,
): object {
  const { code, message, options } = failure
  // By these words its clients know that they must shorten the conversation.
  const said = options?.isTooLong ? `prompt is too long: ${message}` : message
  return { type: 'error', error: { type: typeOf(errors[code][0]), message: said } }
}

function typeOf(status: number): string {
  switch (status) {
    case 401:
      return 'authentication_error'
    case 403:
      return 'permission_error'
    case 404:
      return 'not_found_error'
    case 413:
      return 'request_too_large'
    case 429:
      return 'rate_limit_error'
    case 503:
      return 'overloaded_error'
    default:
      return status < 500 ? 'invalid_request_error' : 'api_error'
  }
}

/** The whole answer. */
export function anthropicMessage(
  about: MessageAbout,
  { message, finishReason, usage, signed = [] }: GenerateAnswer,
): object {
  const reasoning =
    signed.length > 0
      ? signed.map(({ text, metadata }) => thinkingBlock(text, metadata['anthropic']))
      : message.reasoning === undefined
        ? []
        : [thinkingBlock(message.reasoning, undefined)]
  return {
    ...emptyMessage(about),
    content: [
      ...reasoning,
      ...(message.content === '' ? [] : [{ type: 'text', text: message.content }]),
      ...(message.toolCalls ?? []).map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
    ],
    stop_reason: stopReasonOf(finishReason),
    usage: usageOf(usage),
  }
}

function emptyMessage({ id, model }: MessageAbout): object {
  const usage = { input_tokens: 0, output_tokens: 0 }
  return { id, type: 'message', role: 'assistant', model, content: [], stop_reason: null, stop_sequence: null, usage }
}

/** Reasoning of another provider has no signature: it is shown, and not given back. */
function thinkingBlock(thinking: string, fields: Readonly<Record<string, unknown>> | undefined): object {
  const { signature, redactedData } = fields ?? {}
  if (typeof redactedData === 'string') return { type: 'redacted_thinking', data: redactedData }
  return { type: 'thinking', thinking, signature: typeof signature === 'string' ? signature : '' }
}

function stopReasonOf(reason: GenerateAnswer['finishReason']): string {
  switch (reason) {
    case 'length':
      return 'max_tokens'
    case 'tool_calls':
      return 'tool_use'
    case 'content_filter':
      return 'refusal'
    default:
      return 'end_turn'
  }
}

function usageOf({ inputTokens, cachedInputTokens, cacheWriteTokens = 0, outputTokens }: Usage): object {
  return {
    input_tokens: Math.max(0, inputTokens - cachedInputTokens - cacheWriteTokens),
    cache_creation_input_tokens: cacheWriteTokens,
    cache_read_input_tokens: cachedInputTokens,
    output_tokens: outputTokens,
  }
}

/** The events of a streamed message: its blocks one after the other. */
export class MessageEvents implements FrameMapping {
  readonly #about: MessageAbout
  #index = 0
  #open: 'text' | 'thinking' | undefined

  constructor(about: MessageAbout) {
    this.#about = about
  }

  begin(): readonly StreamFrame[] {
    return [event('message_start', { message: emptyMessage(this.#about) })]
  }

  of(frame: StreamFrame): readonly StreamFrame[] {
    // A frame of a generation is one of these; its type is that of any stream.
    const given = frame as FrameData
    switch (given.event) {
      case 'delta': {
        const { text, reasoning = '' } = given.data
        return text === undefined
          ? this.#delta('thinking', { type: 'thinking_delta', thinking: reasoning })
          : this.#delta('text', { type: 'text_delta', text })
      }
      case 'signature':
        return this.#sign(given.data['anthropic'] ?? {})
      case 'toolCall': {
        const { id, name } = given.data
        const delta = { type: 'input_json_delta', partial_json: writtenArgumentsOf(given.data) }
        return [...this.#close(), ...this.#block({ type: 'tool_use', id, name, input: {} }, [delta])]
      }
      case 'finish': {
        const { finishReason, usage } = given.data
        const delta = { stop_reason: stopReasonOf(finishReason), stop_sequence: null }
        return [...this.#close(), event('message_delta', { delta, usage: usageOf(usage) }), event('message_stop', {})]
      }
      case 'error':
        return [{ event: 'error', data: anthropicErrorOf(given.data) }]
      default:
        given satisfies never
        return []
    }
  }

  #delta(type: 'text' | 'thinking', delta: object): readonly StreamFrame[] {
    const isOpen = this.#open === type
    const opening = isOpen
      ? []
      : [...this.#close(), this.#start({ type, [type]: '', ...(type === 'thinking' && { signature: '' }) })]
    this.#open = type
    return [...opening, event('content_block_delta', { index: this.#index, delta })]
  }

  #sign({ signature, redactedData }: Readonly<Record<string, unknown>>): readonly StreamFrame[] {
    if (typeof redactedData === 'string')
      return [...this.#close(), ...this.#block({ type: 'redacted_thinking', data: redactedData }, [])]
    if (typeof signature !== 'string' || this.#open !== 'thinking') return []
    return [event('content_block_delta', { index: this.#index, delta: { type: 'signature_delta', signature } })]
  }

  #block(block: object, deltas: readonly object[]): readonly StreamFrame[] {
    const index = this.#index++
    return [
      event('content_block_start', { index, content_block: block }),
      ...deltas.map((delta) => event('content_block_delta', { index, delta })),
      event('content_block_stop', { index }),
    ]
  }

  #start(block: object): StreamFrame {
    return event('content_block_start', { index: this.#index, content_block: block })
  }

  #close(): readonly StreamFrame[] {
    if (this.#open === undefined) return []
    this.#open = undefined
    return [event('content_block_stop', { index: this.#index++ })]
  }
}

function event(type: string, data: object): StreamFrame {
  return { event: type, data: { type, ...data } }
}
