import type { StreamFrame } from '../../contract.ts'
import type { GenerateAnswer, GenerateInput } from '../../services/ai.ts'
import { isJsonObject, readToolChoice, strictIn } from './chat-completions.ts'
import type { FrameData } from './chat-completions.ts'
import { openAiErrorOf } from './failure.ts'
import { Fields, contentOf, inputIn } from './fields.ts'
import { seenContentOf } from './images.ts'
import type { FrameMapping } from './mapped-stream.ts'
import { readEffort, readModelParameters, requireKnown, responsesFields } from './parameters.ts'

// The interface: https://platform.openai.com/docs/api-reference/responses

export interface ResponsesRequest {
  readonly input: GenerateInput & { readonly model: string }
  readonly isStream: boolean
  readonly named: NamedTools
}

/** Tools of a namespace by the name that the model has for them: a model knows no namespaces. */
export type NamedTools = ReadonlyMap<string, { readonly namespace: string; readonly name: string }>

type Message = GenerateInput['messages'][number]

const itemsMax = 2_000
const toolsMax = 128

/** Fails with `validation_failed`. Responses are not stored here, so that none can be continued by its id. */
export function readResponsesRequest(body: unknown): ResponsesRequest {
  const fields = new Fields(body)
  requireKnown(fields, responsesFields)
  if (fields.value('previous_response_id') !== undefined)
    fields.refuse('previous_response_id', 'left out: responses are not stored, so send the whole conversation')
  const instructions = fields.text('instructions')
  const given = fields.value('input')
  const messages =
    typeof given === 'string'
      ? [{ role: 'user' as const, content: given }]
      : gather(fields.objects('input', itemsMax).map(readItem))
  const format = fields.object('text')?.object('format')
  const { tools, named } = readTools(fields)
  return {
    isStream: fields.flag('stream'),
    named,
    input: {
      model: fields.needText('model'),
      messages: [
        ...(instructions === undefined ? [] : [{ role: 'system' as const, content: instructions }]),
        ...messages,
      ],
      tools,
      toolChoice: readToolChoice(fields),
      schema: format?.text('type') === 'json_schema' ? format.record('schema') : undefined,
      schemaName: format?.text('name'),
      isJson: isJsonObject(format),
      reasoningEffort: readEffort(fields.object('reasoning'), 'effort'),
      parameters: { ...readModelParameters(fields), isSchemaStrict: format?.flag('strict') },
      maxOutputTokens: fields.number('max_output_tokens', 1, 1e6),
      temperature: fields.number('temperature', 0, 2),
    },
  }
}

function readTools(fields: Fields) {
  const named = new Map<string, { readonly namespace: string; readonly name: string }>()
  const tools = fields.objects('tools', toolsMax).flatMap((tool) => {
    if (tool.text('type') !== 'namespace') return [readTool(tool)]
    const namespace = tool.needText('name')
    return tool.objects('tools', toolsMax).map((each) => {
      const { name, ...rest } = readTool(each)
      const joined = joinedName(namespace, name)
      named.set(joined, { namespace, name })
      return { name: joined, ...rest }
    })
  })
  if (tools.length > toolsMax) fields.refuse('tools', `at most ${toolsMax} tools`)
  return { tools, named }
}

function joinedName(namespace: string | undefined, name: string): string {
  return namespace === undefined ? name : `${namespace}__${name}`
}

function readTool(fields: Fields) {
  if (fields.needText('type') !== 'function') fields.refuse('type', 'function: other tools are not supported')
  return {
    name: fields.needText('name'),
    description: fields.text('description') ?? '',
    inputSchema: fields.record('parameters') ?? { type: 'object' },
    ...strictIn(fields),
  }
}

function readItem(fields: Fields): Message {
  switch (fields.text('type') ?? 'message') {
    case 'message': {
      const role = roleOf(fields)
      return role === 'user'
        ? { role, ...seenContentOf(fields, 'content') }
        : { role, content: contentOf(fields, 'content') }
    }
    case 'function_call': {
      const call = {
        id: fields.needText('call_id'),
        name: joinedName(fields.text('namespace'), fields.needText('name')),
        input: inputIn(fields.needText('arguments')),
      }
      return { role: 'assistant', content: '', toolCalls: [call] }
    }
    case 'function_call_output':
      return { role: 'tool', content: contentOf(fields, 'output'), toolCallId: fields.needText('call_id') }
    default:
      return fields.refuse('type', 'message, function_call or function_call_output')
  }
}

function roleOf(fields: Fields): 'system' | 'user' | 'assistant' {
  const role = fields.needText('role')
  if (role === 'developer') return 'system'
  return role === 'system' || role === 'user' || role === 'assistant'
    ? role
    : fields.refuse('role', 'system, developer, user or assistant')
}

/** Calls that stand beside each other are of one answer. */
function gather(messages: readonly Message[]): Message[] {
  const gathered: Message[] = []
  for (const message of messages) {
    const last = gathered.at(-1)
    if (message.toolCalls && last?.role === 'assistant')
      gathered[gathered.length - 1] = { ...last, toolCalls: [...(last.toolCalls ?? []), ...message.toolCalls] }
    else gathered.push(message)
  }
  return gathered
}

export interface ResponseAbout {
  readonly id: string
  readonly model: string
  readonly created: number
  readonly named: NamedTools
}

/** The whole answer. */
export function responseOf(about: ResponseAbout, answer: GenerateAnswer): object {
  const { message, finishReason, usage } = answer
  const isCut = finishReason === 'length'
  const output = [
    ...(message.content === '' ? [] : [messageItem(about, message.content)]),
    ...(message.toolCalls ?? []).map((call) => callItem(about, call)),
  ]
  return {
    ...emptyResponse(about, isCut ? 'incomplete' : 'completed'),
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    output,
    usage: {
      input_tokens: usage.inputTokens,
      input_tokens_details: { cached_tokens: usage.cachedInputTokens },
      output_tokens: usage.outputTokens,
      output_tokens_details: { reasoning_tokens: usage.reasoningTokens },
      total_tokens: usage.inputTokens + usage.outputTokens,
    },
  }
}

function emptyResponse({ id, model, created }: ResponseAbout, status: string): object {
  return {
    id,
    object: 'response',
    created_at: created,
    status,
    model,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    output: [],
    parallel_tool_calls: true,
    tool_choice: 'auto',
    tools: [],
    temperature: null,
    top_p: null,
  }
}

function messageItem({ id }: ResponseAbout, text: string | undefined): object {
  const content = text === undefined ? [] : [textPart(text)]
  const status = text === undefined ? 'in_progress' : 'completed'
  return { id: `msg_${id}`, type: 'message', status, role: 'assistant', content }
}

function textPart(text: string): object {
  return { type: 'output_text', text, annotations: [] }
}

function callItem({ named }: ResponseAbout, { id, name, input }: NonNullable<Message['toolCalls']>[number]): object {
  return {
    id: `fc_${id}`,
    type: 'function_call',
    status: 'completed',
    call_id: id,
    ...(named.get(name) ?? { name }),
    arguments: JSON.stringify(input),
  }
}

/** The events of a streamed response, numbered in order. */
export class ResponseEvents implements FrameMapping {
  readonly #about: ResponseAbout
  #number = 0
  #itemCount = 0
  /** The text so far, once there is some; then its item is open. */
  #text: string | undefined

  constructor(about: ResponseAbout) {
    this.#about = about
  }

  begin(): readonly StreamFrame[] {
    const response = emptyResponse(this.#about, 'in_progress')
    return [this.#event('response.created', { response }), this.#event('response.in_progress', { response })]
  }

  of(frame: StreamFrame): readonly StreamFrame[] {
    // A frame of a generation is one of these; its type is that of any stream.
    const given = frame as FrameData
    switch (given.event) {
      case 'delta':
        return given.data.text === undefined ? [] : this.#addText(given.data.text)
      case 'signature':
        return []
      case 'toolCall':
        return [...this.#closeText(), ...this.#addCall(given.data)]
      case 'finish':
        return [...this.#closeText(), this.#completed(given.data)]
      case 'error':
        return [this.#event('error', { ...openAiErrorOf({ ...given.data, options: {} }), ...given.data, param: null })]
      default:
        given satisfies never
        return []
    }
  }

  #addText(delta: string): readonly StreamFrame[] {
    const isFirst = this.#text === undefined
    this.#text = (this.#text ?? '') + delta
    const opening = isFirst
      ? [
          this.#event('response.output_item.added', {
            output_index: this.#itemCount,
            item: messageItem(this.#about, undefined),
          }),
          this.#event('response.content_part.added', { ...this.#place(), part: textPart('') }),
        ]
      : []
    return [...opening, this.#event('response.output_text.delta', { ...this.#place(), delta, logprobs: [] })]
  }

  #closeText(): readonly StreamFrame[] {
    const text = this.#text
    if (text === undefined) return []
    const place = this.#place()
    this.#text = undefined
    return [
      this.#event('response.output_text.done', { ...place, text, logprobs: [] }),
      this.#event('response.content_part.done', { ...place, part: textPart(text) }),
      this.#event('response.output_item.done', {
        output_index: this.#itemCount++,
        item: messageItem(this.#about, text),
      }),
    ]
  }

  #addCall(call: NonNullable<Message['toolCalls']>[number]): readonly StreamFrame[] {
    const place = { item_id: `fc_${call.id}`, output_index: this.#itemCount++ }
    const text = JSON.stringify(call.input)
    const { output_index } = place
    const item = callItem(this.#about, call)
    return [
      this.#event('response.output_item.added', {
        output_index,
        item: { ...item, status: 'in_progress', arguments: '' },
      }),
      this.#event('response.function_call_arguments.delta', { ...place, delta: text }),
      this.#event('response.function_call_arguments.done', { ...place, name: call.name, arguments: text }),
      this.#event('response.output_item.done', { output_index, item }),
    ]
  }

  #completed(answer: GenerateAnswer): StreamFrame {
    const kind = answer.finishReason === 'length' ? 'response.incomplete' : 'response.completed'
    return this.#event(kind, { response: responseOf(this.#about, answer) })
  }

  #place(): { item_id: string; output_index: number; content_index: number } {
    return { item_id: `msg_${this.#about.id}`, output_index: this.#itemCount, content_index: 0 }
  }

  #event(type: string, data: object): StreamFrame {
    return { event: type, data: { type, sequence_number: this.#number++, ...data } }
  }
}
