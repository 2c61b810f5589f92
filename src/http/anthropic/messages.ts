import type { GenerateInput, ModelReasoning } from '../../services/ai.ts'
import { Fields } from '../openai/fields.ts'
import { imageAt } from '../openai/images.ts'
import { needSchema, strictIn } from '../openai/chat-completions.ts'
import { loadedTools, textOfReference } from './deferred-tools.ts'
import { messagesFields, outputEfforts, readEffort, readTexts, requireKnown } from '../openai/parameters.ts'

// The interface: https://docs.anthropic.com/en/api/messages

export interface MessagesRequest {
  readonly input: GenerateInput & { readonly model: string }
  readonly isStream: boolean
}

type Message = GenerateInput['messages'][number]
type ToolCall = NonNullable<Message['toolCalls']>[number]
type Image = NonNullable<Message['images']>[number]

const messagesMax = 2_000
const blocksMax = 1_000
const outputTokensMax = 1_000_000

/** Fails with `validation_failed`: a field that is not understood is refused by its name. */
export function readMessagesRequest(body: unknown, needsMaximum = true): MessagesRequest {
  const fields = new Fields(body)
  requireKnown(fields, messagesFields)
  const thinking = readThinking(fields.object('thinking'))
  const output = fields.object('output_config')
  if (output) requireKnown(output, outputFields)
  const choice = fields.object('tool_choice')
  const maxOutputTokens = fields.number('max_tokens', 1, outputTokensMax)
  if (needsMaximum && maxOutputTokens === undefined)
    fields.refuse('max_tokens', `a number from 1 to ${outputTokensMax}`)
  const system = textsIn(fields, 'system')
  const messages = fields.objects('messages', messagesMax)
  return {
    isStream: fields.flag('stream'),
    input: {
      model: fields.needText('model'),
      messages: [
        ...(system === '' ? [] : [{ role: 'system' as const, content: system }]),
        ...messages.flatMap(readMessage),
      ],
      tools: loadedTools(fields, messages).map(readTool),
      toolChoice: choiceIn(choice),
      maxOutputTokens,
      temperature: readTemperature(fields, thinking),
      ...readFormat(output),
      parameters: {
        ...thinking,
        outputEffort: readEffort(output, 'effort', outputEfforts),
        topP: fields.number('top_p', 0, 1),
        topK: fields.number('top_k', 0, 1e6),
        stop: readTexts(fields, 'stop_sequences'),
        parallelToolCalls: choice?.flag('disable_parallel_tool_use') === true ? false : undefined,
        isSchemaStrict: output?.object('format') && true,
      },
    },
  }
}

type Thinking = Pick<NonNullable<GenerateInput['parameters']>, 'thinkingTokens' | 'thinking'>

function readThinking(fields: Fields | undefined): Thinking {
  const type = fields?.text('type')
  const display = fields?.text('display')
  switch (type) {
    case undefined:
      return fields ? fields.refuse('type', 'enabled, adaptive or disabled') : {}
    case 'enabled':
      // It is summarized without being asked for.
      if (display !== undefined && display !== 'summarized') fields?.refuse('display', 'summarized')
      return {
        thinkingTokens:
          fields?.number('budget_tokens', 1_024, outputTokensMax) ??
          fields?.refuse('budget_tokens', `a number from 1024 to ${outputTokensMax}`),
      }
    case 'adaptive':
      if (display === undefined) return { thinking: { type } }
      if (display !== 'summarized' && display !== 'omitted')
        return fields?.refuse('display', 'summarized or omitted') ?? {}
      return { thinking: { type, display } }
    case 'disabled':
      return { thinking: { type } }
    default:
      return fields?.refuse('type', 'enabled, adaptive or disabled') ?? {}
  }
}

/** Whoever thinks has no other one than 1, which says nothing then. */
function readTemperature(fields: Fields, { thinkingTokens, thinking }: Thinking): number | undefined {
  const temperature = fields.number('temperature', 0, 1)
  const isThinking = thinkingTokens !== undefined || thinking?.type === 'adaptive'
  return temperature === 1 && isThinking ? undefined : temperature
}

/** How much the model does for an answer, and what form it has. */
const outputFields = { read: ['effort', 'format'], neutral: {} }

function readFormat(output: Fields | undefined): Pick<GenerateInput, 'schema'> {
  const format = output?.object('format')
  if (!format) return {}
  if (format.text('type') !== 'json_schema') format.refuse('type', 'json_schema')
  return { schema: needSchema(format) }
}

function textsIn(fields: Fields, name: string): string {
  const value = fields.value(name)
  if (value === undefined || typeof value === 'string') return value ?? ''
  return fields
    .objects(name, blocksMax)
    .map((block) => block.needText('text'))
    .join('\n\n')
}

function readTool(fields: Fields) {
  if ((fields.text('type') ?? 'custom') !== 'custom')
    fields.refuse('type', 'custom: tools of Anthropic are not supported')
  return {
    name: fields.needText('name'),
    description: fields.text('description') ?? '',
    inputSchema: fields.record('input_schema') ?? { type: 'object' },
    ...strictIn(fields),
  }
}

function choiceIn(choice: Fields | undefined): GenerateInput['toolChoice'] {
  switch (choice?.text('type')) {
    case undefined:
      return undefined
    case 'auto':
      return 'auto'
    case 'any':
      return 'required'
    case 'none':
      return 'none'
    case 'tool':
      return choice && { toolName: choice.needText('name') }
    default:
      return choice?.refuse('type', 'auto, any, none or tool')
  }
}

function readMessage(fields: Fields): Message[] {
  const role = fields.needText('role')
  if (role === 'system') return [{ role, content: textsIn(fields, 'content') }]
  if (role !== 'user' && role !== 'assistant') fields.refuse('role', 'user, assistant or system')
  const content = fields.value('content')
  if (typeof content === 'string') return [{ role, content }]
  const blocks = fields.objects('content', blocksMax)
  return role === 'assistant' ? [answerOf(blocks)] : saidOf(blocks)
}

function answerOf(blocks: readonly Fields[]): Message {
  const texts: string[] = []
  const toolCalls: ToolCall[] = []
  const reasoning: ModelReasoning[] = []
  for (const block of blocks)
    switch (block.needText('type')) {
      case 'text':
        texts.push(block.needText('text'))
        break
      case 'tool_use':
        toolCalls.push({ id: block.needText('id'), name: block.needText('name'), input: block.record('input') ?? {} })
        break
      case 'thinking': {
        const signature = block.text('signature') ?? ''
        // Without a signature it is that of another provider, which takes none back.
        if (signature !== '')
          reasoning.push({ text: block.needText('thinking'), metadata: { anthropic: { signature } } })
        break
      }
      case 'redacted_thinking':
        reasoning.push({ text: '', metadata: { anthropic: { redactedData: block.needText('data') } } })
        break
      default:
        block.refuse('type', 'text, tool_use, thinking or redacted_thinking')
    }
  return {
    role: 'assistant',
    content: texts.join(''),
    ...(toolCalls.length > 0 && { toolCalls }),
    ...(reasoning.length > 0 && { reasoning }),
  }
}

/** The results of tools, and then what was said. */
function saidOf(blocks: readonly Fields[]): Message[] {
  const results: Message[] = []
  const texts: string[] = []
  const images: Image[] = []
  for (const block of blocks)
    switch (block.needText('type')) {
      case 'text':
        texts.push(block.needText('text'))
        break
      case 'image':
        images.push(imageOf(block))
        break
      case 'tool_result': {
        const { content, seen } = resultOf(block)
        const isFailed = block.flag('is_error') === true
        results.push({
          role: 'tool',
          content,
          toolCallId: block.needText('tool_use_id'),
          ...(isFailed && { isFailed }),
        })
        images.push(...seen)
        break
      }
      default:
        block.refuse('type', 'text, image or tool_result: other content is not supported')
    }
  if (texts.length === 0 && images.length === 0) return results
  return [...results, { role: 'user', content: texts.join('\n\n'), ...(images.length > 0 && { images }) }]
}

function resultOf(block: Fields): { readonly content: string; readonly seen: readonly Image[] } {
  const content = block.value('content')
  if (content === undefined || typeof content === 'string') return { content: content ?? '', seen: [] }
  const texts: string[] = []
  const seen: Image[] = []
  for (const part of block.objects('content', blocksMax))
    switch (part.needText('type')) {
      case 'text':
        texts.push(part.needText('text'))
        break
      case 'image':
        seen.push(imageOf(part))
        break
      case 'tool_reference':
        texts.push(textOfReference(part))
        break
      default:
        part.refuse('type', 'text, image or tool_reference')
    }
  return { content: texts.join('\n'), seen }
}

function imageOf(block: Fields): Image {
  const source = block.object('source') ?? block.refuse('source', 'a JSON object')
  switch (source.needText('type')) {
    case 'base64':
      return imageAt(`data:${source.needText('media_type')};base64,${source.needText('data')}`, source, 'data')
    case 'url':
      return imageAt(source.needText('url'), source, 'url')
    default:
      return source.refuse('type', 'base64 or url')
  }
}
