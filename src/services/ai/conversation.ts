import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { quote } from '../../platform/text/quote.ts'
import type { CallOptions } from './clients.ts'
import { estimateTokens } from './tokens.ts'
import { defined } from '../../platform/work/defined.ts'

/** A message; that of a user may have images. */
export type Message = Schemas['AiMessage'] & { readonly images?: readonly ModelImage[] }
export interface ModelImage {
  readonly mediaType: string
  readonly data: Uint8Array
}
export type Tool = Schemas['AiTool']

/** What a model is asked. */
export interface ModelRequest {
  readonly messages: readonly Message[]
  readonly tools?: readonly Tool[] | undefined
  readonly toolChoice?: 'auto' | 'none' | 'required' | undefined
  /** The JSON Schema of the answer. */
  readonly schema?: Readonly<Record<string, unknown>> | undefined
  readonly maxOutputTokens?: number | undefined
  readonly temperature?: number | undefined
  readonly reasoningEffort?: Schemas['AiReasoningEffort'] | undefined
}

/** The request as the provider packages take it. Refuses a tool output that answers no tool call before it. */
export function optionsOf(request: ModelRequest): Omit<CallOptions, 'abortSignal'> {
  const { messages, tools = [], toolChoice, schema, maxOutputTokens, temperature, reasoningEffort } = request
  return {
    prompt: promptOf(messages),
    ...(tools.length > 0 && { tools: tools.map(functionOf) }),
    ...(tools.length > 0 && toolChoice !== undefined && { toolChoice: { type: toolChoice } }),
    ...(schema && { responseFormat: { type: 'json', schema } }),
    ...defined({ maxOutputTokens, temperature, reasoning: reasoningEffort }),
  }
}

/** An estimate of the tokens of the input, with a few for the frame of each message. */
export function estimateInput({ messages, tools = [], schema }: ModelRequest): number {
  const frame = 4
  const imageTokens = 1_000
  const texts = [
    ...messages.map(({ content, toolCalls }) => (toolCalls ? content + JSON.stringify(toolCalls) : content)),
    ...tools.map((tool) => JSON.stringify(tool)),
    ...(schema ? [JSON.stringify(schema)] : []),
  ]
  const images = messages.flatMap((message) => message.images ?? []).length * imageTokens
  return texts.reduce((sum, text) => sum + estimateTokens(text) + frame, images)
}

function functionOf({ name, description, inputSchema }: Tool) {
  return { type: 'function' as const, name, inputSchema, ...(description !== undefined && { description }) }
}

type Prompt = CallOptions['prompt']

function promptOf(messages: readonly Message[]): Prompt {
  const toolNames = new Map<string, string>()
  return messages.map((message, index) => {
    for (const { id, name } of message.toolCalls ?? []) toolNames.set(id, name)
    return promptMessage(message, index, toolNames)
  })
}

function promptMessage(
  { role, content, images = [], toolCalls = [], toolCallId }: Message,
  index: number,
  toolNames: ReadonlyMap<string, string>,
): Prompt[number] {
  switch (role) {
    case 'system':
      return { role, content }
    case 'user':
      return { role, content: [{ type: 'text', text: content }, ...images.map(fileOf)] }
    case 'assistant':
      return {
        role,
        content: [
          ...(content === '' ? [] : [{ type: 'text' as const, text: content }]),
          ...toolCalls.map(({ id, name, input }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            input,
          })),
        ],
      }
    case 'tool': {
      const toolName = toolNames.get(toolCallId ?? '') ?? refuseOutput(index, toolCallId)
      const output = { type: 'text' as const, value: content }
      return { role, content: [{ type: 'tool-result', toolCallId: toolCallId ?? '', toolName, output }] }
    }
    default:
      return role satisfies never
  }
}

function fileOf({ mediaType, data }: ModelImage) {
  return { type: 'file' as const, mediaType, data: { type: 'data' as const, data } }
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
