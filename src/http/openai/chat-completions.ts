import type { StreamFrame } from '../../contract.ts'
import type { ErrorCode } from '../../errors.ts'
import type { GenerateAnswer, GenerateInput, WrittenToolCall } from '../../services/ai.ts'
import { openAiErrorOf } from './failure.ts'
import { Fields, contentOf, inputIn } from './fields.ts'
import { seenContentOf } from './images.ts'
import type { FrameMapping } from './mapped-stream.ts'
import { chatFields, readEffort, readModelParameters, requireKnown } from './parameters.ts'

// The interface: https://platform.openai.com/docs/api-reference/chat

/** A request for a chat completion. */
export interface ChatRequest {
  readonly input: GenerateInput & { readonly model: string }
  readonly isStream: boolean
  readonly includesUsage: boolean
}

type Message = GenerateInput['messages'][number]
type ToolCall = NonNullable<Message['toolCalls']>[number]

const messagesMax = 2_000
const toolsMax = 128

/** Fails with `validation_failed`: a field that is not understood is refused by its name. */
export function readChatRequest(body: unknown): ChatRequest {
  const fields = new Fields(body)
  requireKnown(fields, chatFields)
  if ((fields.number('n', 1, 128) ?? 1) > 1) fields.refuse('n', '1: one answer is given')
  const format = fields.object('response_format')
  const about = format?.text('type') === 'json_schema' ? needObject(format, 'json_schema') : undefined
  const tools = fields.objects('tools', toolsMax).map(readTool)
  return {
    isStream: fields.flag('stream'),
    includesUsage: fields.object('stream_options')?.flag('include_usage') ?? false,
    input: {
      model: fields.needText('model'),
      messages: fields.objects('messages', messagesMax).map(readMessage),
      tools,
      toolChoice: readToolChoice(fields),
      schema: about && needSchema(about),
      schemaName: about?.text('name'),
      isJson: isJsonObject(format),
      parameters: {
        ...readModelParameters(fields),
        reasoningEffort: readEffort(fields, 'reasoning_effort'),
        isSchemaStrict: about?.flag('strict'),
      },
      maxOutputTokens: fields.number('max_completion_tokens', 1, 1e6) ?? fields.number('max_tokens', 1, 1e6),
      temperature: fields.number('temperature', 0, 2),
    },
  }
}

function needObject(fields: Fields, name: string): Fields {
  return fields.object(name) ?? fields.refuse(name, 'a JSON object')
}

/** The schema of an answer: without one, any words would be an answer. */
export function needSchema(format: Fields): Record<string, unknown> {
  return format.record('schema') ?? format.refuse('schema', 'a JSON Schema, or type must be json_object')
}

/** Whether JSON of any shape is asked for. */
export function isJsonObject(format: Fields | undefined): boolean {
  const type = format?.text('type') ?? 'text'
  if (type !== 'text' && type !== 'json_object' && type !== 'json_schema')
    format?.refuse('type', 'text, json_object or json_schema')
  return type === 'json_object'
}

function readTool(fields: Fields) {
  if ((fields.text('type') ?? 'function') !== 'function')
    fields.refuse('type', 'function: other tools are not supported')
  const about = needObject(fields, 'function')
  return {
    name: about.needText('name'),
    description: about.text('description') ?? '',
    inputSchema: about.record('parameters') ?? { type: 'object' },
    ...strictIn(about),
  }
}

/** Whether a tool is held to its schema. */
export function strictIn(fields: Fields): { readonly isStrict?: boolean } {
  return fields.value('strict') === undefined ? {} : { isStrict: fields.flag('strict') }
}

/** One of the words, or the tool that must be called. */
export function readToolChoice(fields: Fields): GenerateInput['toolChoice'] {
  const choice = fields.value('tool_choice')
  if (choice === undefined) return undefined
  if (choice === 'auto' || choice === 'none' || choice === 'required') return choice
  const named = typeof choice === 'object' ? fields.object('tool_choice') : undefined
  if (named?.text('type') !== 'function') return fields.refuse('tool_choice', 'auto, none, required or a function')
  return { toolName: (named.object('function') ?? named).needText('name') }
}

function readMessage(fields: Fields): Message {
  const role = fields.needText('role')
  const name = fields.text('name')
  const named = name === undefined ? {} : { name }
  if (role === 'user') return { role, ...named, ...seenContentOf(fields, 'content') }
  const content = contentOf(fields, 'content')
  switch (role) {
    case 'system':
    case 'developer':
      return { role: 'system', ...named, content }
    case 'assistant':
      return { role, ...named, ...readAnswer(fields, content) }
    case 'tool':
      return { role, content, toolCallId: fields.needText('tool_call_id') }
    default:
      return fields.refuse('role', 'system, developer, user, assistant or tool')
  }
}

/** What an assistant said, as clients give it back: with its reasoning, its refusal and its tool calls. */
function readAnswer(fields: Fields, content: string): Pick<Message, 'content' | 'toolCalls' | 'reasoning'> {
  for (const name of ['function_call', 'audio'])
    if (fields.value(name) !== undefined) fields.refuse(name, 'left out: it is not supported')
  const toolCalls = fields.objects('tool_calls', toolsMax).map(readToolCall)
  const reasoning = fields.text('reasoning_content') ?? ''
  return {
    content: content === '' ? (fields.text('refusal') ?? '') : content,
    ...(toolCalls.length > 0 && { toolCalls }),
    ...(reasoning !== '' && { reasoning: [{ text: reasoning, metadata: {} }] }),
  }
}

function readToolCall(fields: Fields): ToolCall {
  const about = needObject(fields, 'function')
  return { id: fields.needText('id'), name: about.needText('name'), input: inputIn(about.text('arguments') ?? '') }
}

/** The whole answer. */
export function chatCompletion(model: string, created: number, answer: GenerateAnswer): object {
  const { message, finishReason, usage, callId } = answer
  return {
    id: `chatcmpl-${callId}`,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        logprobs: null,
        finish_reason: finishReasonOf(finishReason),
        message: {
          role: 'assistant',
          content: message.content === '' && message.toolCalls ? null : message.content,
          refusal: null,
          ...(message.reasoning !== undefined && { reasoning_content: message.reasoning }),
          ...(message.toolCalls && { tool_calls: message.toolCalls.map(toolCallOf) }),
        },
      },
    ],
    usage: usageOf(usage),
  }
}

function toolCallOf(call: WrittenToolCall): object {
  const { id, name } = call
  return { id, type: 'function', function: { name, arguments: writtenArgumentsOf(call) } }
}

/** The arguments of a call as its model wrote them, where that is known. */
export function writtenArgumentsOf({ input, text = JSON.stringify(input) }: WrittenToolCall): string {
  return text
}

function finishReasonOf(reason: GenerateAnswer['finishReason']): string {
  return reason === 'other' ? 'stop' : reason
}

function usageOf(usage: GenerateAnswer['usage']): object {
  const { inputTokens, cachedInputTokens, outputTokens, reasoningTokens } = usage
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: cachedInputTokens },
    completion_tokens_details: { reasoning_tokens: reasoningTokens },
  }
}

/** What the frames of a generation carry. */
export type FrameData =
  | { readonly event: 'delta'; readonly data: { readonly text?: string; readonly reasoning?: string } }
  | { readonly event: 'signature'; readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
  | { readonly event: 'toolCall'; readonly data: WrittenToolCall }
  | { readonly event: 'finish'; readonly data: GenerateAnswer }
  | { readonly event: 'error'; readonly data: { readonly code: ErrorCode; readonly message: string } }

/** The chunks of a completion, and `[DONE]` as the last one. */
export class ChatChunks implements FrameMapping {
  readonly #about: { readonly id: string; readonly model: string; readonly created: number }
  readonly #includesUsage: boolean
  #toolCallCount = 0

  constructor(
    about: { readonly id: string; readonly model: string; readonly created: number },
    includesUsage: boolean,
  ) {
    this.#about = about
    this.#includesUsage = includesUsage
  }

  begin(): readonly StreamFrame[] {
    return [this.#chunk({ role: 'assistant', content: '' })]
  }

  of(frame: StreamFrame): readonly StreamFrame[] {
    // A frame of a generation is one of these; its type is that of any stream.
    const given = frame as FrameData
    switch (given.event) {
      case 'delta': {
        const { text, reasoning } = given.data
        return [this.#chunk(text === undefined ? { reasoning_content: reasoning } : { content: text })]
      }
      case 'signature':
        return []
      case 'toolCall':
        return [this.#chunk({ tool_calls: [{ index: this.#toolCallCount++, ...toolCallOf(given.data) }] })]
      case 'finish':
        return this.#end(given.data)
      case 'error':
        return [{ data: openAiErrorOf({ ...given.data, options: {} }) }, done]
      default:
        given satisfies never
        return []
    }
  }

  #end({ finishReason, usage }: GenerateAnswer): readonly StreamFrame[] {
    const last = this.#chunk({}, finishReasonOf(finishReason))
    if (!this.#includesUsage) return [last, done]
    const { id, model, created } = this.#about
    const object = 'chat.completion.chunk'
    return [last, { data: { id, object, created, model, choices: [], usage: usageOf(usage) } }, done]
  }

  #chunk(delta: object, finishReason: string | null = null): StreamFrame {
    const { id, model, created } = this.#about
    const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }]
    return { data: { id, object: 'chat.completion.chunk', created, model, choices } }
  }
}

const done: StreamFrame = { text: '[DONE]' }
