import type { GenerateAnswer, GenerateInput, WrittenToolCall } from '../../services/ai.ts'
import { isJsonObject, needSchema, readToolChoice, strictIn, writtenArgumentsOf } from './chat-completions.ts'
import { Fields, contentOf, inputIn } from './fields.ts'
import { seenContentOf } from './images.ts'
import { readEffort, readModelParameters, requireKnown, responsesFields } from './parameters.ts'
import { gather, readReasoning, reasoningItems } from './reasoning-items.ts'

// The interface: https://platform.openai.com/docs/api-reference/responses

export interface ResponsesRequest {
  readonly input: GenerateInput & { readonly model: string }
  readonly isStream: boolean
  readonly named: NamedTools
  /** The fields that a response repeats. */
  readonly asked: Readonly<Record<string, unknown>>
}

const repeated = [
  'instructions',
  'max_output_tokens',
  'metadata',
  'parallel_tool_calls',
  'reasoning',
  'temperature',
  'text',
  'tool_choice',
  'tools',
  'top_p',
]

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
  const reasoning = fields.object('reasoning')
  if (reasoning) requireKnown(reasoning, reasoningFields)
  const { tools, named } = readTools(fields)
  return {
    isStream: fields.flag('stream'),
    named,
    asked: Object.fromEntries(
      repeated.map((name) => [name, fields.value(name)]).filter(([, value]) => value !== undefined),
    ),
    input: {
      model: fields.needText('model'),
      messages: [
        ...(instructions === undefined ? [] : [{ role: 'system' as const, content: instructions }]),
        ...messages,
      ],
      tools,
      toolChoice: readToolChoice(fields),
      schema: format?.text('type') === 'json_schema' ? needSchema(format) : undefined,
      schemaName: format?.text('name'),
      isJson: isJsonObject(format),
      parameters: {
        ...readModelParameters(fields),
        reasoningEffort: readEffort(reasoning, 'effort'),
        reasoningSummary: readSummary(reasoning),
        isSchemaStrict: format?.flag('strict'),
      },
      maxOutputTokens: fields.number('max_output_tokens', 1, 1e6),
      temperature: fields.number('temperature', 0, 2),
    },
  }
}

const reasoningFields = { read: ['effort', 'summary', 'generate_summary'], neutral: { context: () => true } }

function readSummary(reasoning: Fields | undefined): string | undefined {
  const summary = reasoning?.text('summary') ?? reasoning?.text('generate_summary')
  if (summary === undefined || summary === 'none') return undefined
  return ['auto', 'concise', 'detailed'].includes(summary)
    ? summary
    : reasoning?.refuse('summary', 'auto, concise or detailed')
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
    case 'reasoning':
      return readReasoning(fields)
    default:
      return fields.refuse('type', 'message, reasoning, function_call or function_call_output')
  }
}

function roleOf(fields: Fields): 'system' | 'user' | 'assistant' {
  const role = fields.needText('role')
  if (role === 'developer') return 'system'
  return role === 'system' || role === 'user' || role === 'assistant'
    ? role
    : fields.refuse('role', 'system, developer, user or assistant')
}

export interface ResponseAbout {
  readonly id: string
  readonly model: string
  readonly created: number
  readonly named: NamedTools
  /** What was asked for, as a response repeats it. */
  readonly asked: Readonly<Record<string, unknown>>
}

/** The whole answer. */
export function responseOf(about: ResponseAbout, answer: GenerateAnswer): object {
  const { message } = answer
  return completedResponse(about, answer, [
    ...reasoningItems(about.id, answer),
    ...(message.content === '' ? [] : [messageItem(about, message.content)]),
    ...(message.toolCalls ?? []).map((call) => callItem(about, call)),
  ])
}

export function completedResponse(about: ResponseAbout, answer: GenerateAnswer, output: readonly object[]): object {
  const { finishReason, usage } = answer
  const isCut = finishReason === 'length'
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

export function emptyResponse({ id, model, created, asked }: ResponseAbout, status: string): object {
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
    ...asked,
  }
}

export function messageItem({ id }: ResponseAbout, text: string | undefined): object {
  const content = text === undefined ? [] : [textPart(text)]
  const status = text === undefined ? 'in_progress' : 'completed'
  return { id: `msg_${id}`, type: 'message', status, role: 'assistant', content }
}

export function textPart(text: string): object {
  return { type: 'output_text', text, annotations: [] }
}

export function callItem({ named }: ResponseAbout, call: WrittenToolCall): object {
  const { id, name } = call
  return {
    id: `fc_${id}`,
    type: 'function_call',
    status: 'completed',
    call_id: id,
    ...(named.get(name) ?? { name }),
    arguments: writtenArgumentsOf(call),
  }
}
