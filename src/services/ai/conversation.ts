import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { quote } from '../../platform/text/quote.ts'
import type { CallOptions } from './clients.ts'
import { parameterOptions, refuseParameter, requireParameters, speaksCompletions } from './parameters.ts'
import type { AskedProvider, ModelParameters } from './parameters.ts'
import { estimateTokens } from './tokens.ts'
import { defined } from '../../platform/work/defined.ts'

/** A message; that of a user may have images. */
export type Message = Omit<Schemas['AiMessage'], 'toolCalls'> & {
  readonly images?: readonly ModelImage[]
  /** Who speaks, for providers that take names. */
  readonly name?: string
  /** Of a message of a tool: whether the tool failed. */
  readonly isFailed?: boolean
  readonly toolCalls?: readonly AskedToolCall[]
  /** How the model came to this answer, for the same model. */
  readonly reasoning?: readonly ModelReasoning[]
}

/** A tool call, with what the provider wants to be given back with it. */
export type AskedToolCall = Schemas['AiToolCall'] & {
  readonly metadata?: ProviderMetadata | undefined
}

/** Reasoning with its signature, without which most providers do not take it back. */
export interface ModelReasoning {
  readonly text: string
  readonly metadata: ProviderMetadata
}

/** What a provider says to itself: nothing here reads it. */
export type ProviderMetadata = NonNullable<CallOptions['providerOptions']>

/** An image, or the address from which the service loads it. */
export type ModelImage =
  | { readonly mediaType: string; readonly data: Uint8Array }
  | { readonly mediaType: string; readonly url: URL }

export type Tool = Schemas['AiTool'] & {
  /** Whether the provider must hold the model to the schema; its default without it. */
  readonly isStrict?: boolean | undefined
}

/** What a model is asked. */
export interface ModelRequest {
  readonly messages: readonly Message[]
  readonly tools?: readonly Tool[] | undefined
  readonly toolChoice?: 'auto' | 'none' | 'required' | { readonly toolName: string } | undefined
  /** The JSON Schema of the answer. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined
  readonly schemaName?: string | undefined
  /** Whether the answer is to be JSON of any shape. */
  readonly isJson?: boolean | undefined
  readonly parameters?: ModelParameters | undefined
  readonly maxOutputTokens?: number | undefined
  readonly temperature?: number | undefined
  readonly reasoningEffort?: Schemas['AiReasoningEffort'] | undefined
}

/** The request as the provider packages take it. Refuses a tool output that answers no tool call before it. */
export function optionsOf(request: ModelRequest, provider: AskedProvider): Omit<CallOptions, 'abortSignal'> {
  const { messages, tools = [], toolChoice, maxOutputTokens, temperature, reasoningEffort, parameters = {} } = request
  requireParameters(parameters, provider)
  return {
    prompt: promptOf(messages, provider),
    ...(tools.length > 0 && { tools: tools.map(functionOf) }),
    ...(tools.length > 0 && toolChoice !== undefined && { toolChoice: choiceOf(toolChoice) }),
    ...formatOf(request),
    ...parameterOptions({ ...parameters, reasoningEffort: reasoningEffort ?? parameters.reasoningEffort }, provider),
    ...defined({ maxOutputTokens, temperature }),
  }
}

function choiceOf(choice: NonNullable<ModelRequest['toolChoice']>): NonNullable<CallOptions['toolChoice']> {
  return typeof choice === 'string' ? { type: choice } : { type: 'tool', toolName: choice.toolName }
}

function formatOf({ schema, schemaName: name, isJson }: ModelRequest): Pick<CallOptions, 'responseFormat'> {
  if (schema) return { responseFormat: { type: 'json', schema, ...defined({ name }) } }
  return isJson === true ? { responseFormat: { type: 'json' } } : {}
}

/** An estimate of the tokens of the input, with a few for the frame of each message. */
export function estimateInput({ messages, tools = [], schema }: ModelRequest): number {
  const frame = 4
  const imageTokens = 1_000
  const texts = [
    ...messages.map(({ content, toolCalls }) => (toolCalls ? content + JSON.stringify(toolCalls) : content)),
    ...messages.flatMap(({ reasoning = [] }) => reasoning.map(({ text }) => text)),
    ...tools.map((tool) => JSON.stringify(tool)),
    ...(schema ? [JSON.stringify(schema)] : []),
  ]
  const images = messages.flatMap((message) => message.images ?? []).length * imageTokens
  return texts.reduce((sum, text) => sum + estimateTokens(text) + frame, images)
}

function functionOf({ name, description, inputSchema, isStrict: strict }: Tool) {
  return { type: 'function' as const, name, inputSchema, ...defined({ description, strict }) }
}

type Prompt = CallOptions['prompt']

function promptOf(messages: readonly Message[], provider: AskedProvider): Prompt {
  const toolNames = new Map<string, string>()
  return messages.map((message, index) => {
    for (const { id, name } of message.toolCalls ?? []) toolNames.set(id, name)
    if (message.role !== 'tool') return promptMessage({ ...message, role: message.role }, provider)
    const toolName = toolNames.get(message.toolCallId ?? '') ?? refuseOutput(index, message.toolCallId)
    return outputMessage(message, toolName, provider.kind)
  })
}

type SpokenMessage = Message & { readonly role: Exclude<Message['role'], 'tool'> }

function promptMessage(
  { role, content, name, images = [], toolCalls = [], reasoning = [] }: SpokenMessage,
  provider: AskedProvider,
): Prompt[number] {
  const isCompletion = speaksCompletions(provider)
  if (name !== undefined && !isCompletion) refuseParameter('messages.name', provider.id)
  // The package adds these fields to a message as they are.
  const named = name === undefined ? {} : { providerOptions: { openaiCompatible: { name } } }
  switch (role) {
    case 'system':
      return { role, content, ...named }
    case 'user':
      // It reads those of a message that is one text beside the text.
      return images.length === 0
        ? { role, content: [{ type: 'text', text: content, ...named }] }
        : { role, content: [{ type: 'text', text: content }, ...images.map(fileOf)], ...named }
    case 'assistant':
      return {
        role,
        ...named,
        content: [
          // Without a signature it is for those who have none.
          ...reasoning
            .filter(({ metadata }) => isCompletion || Object.keys(metadata).length > 0)
            .map(({ text, metadata }) => ({ type: 'reasoning' as const, text, providerOptions: metadata })),
          ...(content === '' ? [] : [{ type: 'text' as const, text: content }]),
          ...toolCalls.map(({ id, name, input, metadata }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            input,
            ...(metadata && { providerOptions: metadata }),
          })),
        ],
      }
    default:
      return role satisfies never
  }
}

/** Anthropic and Google have a field for a tool that failed; others read it in words. */
function outputMessage(
  { content, toolCallId = '', isFailed = false }: Message,
  toolName: string,
  kind: AskedProvider['kind'],
): Prompt[number] {
  const failed =
    kind === 'anthropic' || kind === 'google'
      ? { type: 'error-text' as const, value: content }
      : { type: 'text' as const, value: `The tool failed:\n${content}` }
  const output = isFailed ? failed : { type: 'text' as const, value: content }
  return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] }
}

function fileOf(image: ModelImage) {
  const { mediaType } = image
  const data = 'url' in image ? { type: 'url' as const, url: image.url } : { type: 'data' as const, data: image.data }
  return { type: 'file' as const, mediaType, data }
}

function refuseOutput(index: number, toolCallId: string | undefined): never {
  const message =
    toolCallId === undefined
      ? `Message ${index} has the role tool and no toolCallId. Give the id of the tool call that it answers.`
      : `Message ${index} answers the tool call ${quote(toolCallId)}, which no message before it has.`
  return fail('validation_failed', {
    message,
    details: [{ path: `body/messages/${index}/toolCallId`, rule: 'toolCallId', message }],
  })
}
