import type { GenerateAnswer, GenerateInput } from '../../services/ai.ts'
import { defined } from '../../platform/work/defined.ts'
import type { Fields } from './fields.ts'

// Items of reasoning: https://platform.openai.com/docs/guides/reasoning

type Message = GenerateInput['messages'][number]
type Reasoning = NonNullable<Message['reasoning']>[number]

/** What a provider says to itself, by its name. */
type Metadata = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

const partsMax = 1_000

/** Reasoning as it is shown, and what OpenAI has signed it with, if it has. */
export interface ReasoningItem {
  readonly id: string
  readonly text: string
  readonly encrypted?: string | undefined
}

export function reasoningItem({ id, text, encrypted }: ReasoningItem): object {
  return {
    id,
    type: 'reasoning',
    summary: text === '' ? [] : [summaryPart(text)],
    ...(encrypted !== undefined && { encrypted_content: encrypted }),
  }
}

export function summaryPart(text: string): object {
  return { type: 'summary_text', text }
}

/** What a provider signs reasoning with, as far as OpenAI does. */
export function signatureIn(metadata: Metadata): Partial<ReasoningItem> {
  const { itemId, reasoningEncryptedContent } = metadata['openai'] ?? {}
  return {
    ...(typeof itemId === 'string' && { id: itemId }),
    ...(typeof reasoningEncryptedContent === 'string' && { encrypted: reasoningEncryptedContent }),
  }
}

/** The items of a whole answer. `id` names those that OpenAI has not named. */
export function reasoningItems(id: string, { message, signed = [] }: GenerateAnswer): object[] {
  const ofOpenAi = signed.filter(({ metadata }) => metadata['openai'] !== undefined)
  const items: readonly ReasoningItem[] =
    ofOpenAi.length > 0
      ? ofOpenAi.map(({ text, metadata }, index) => ({ id: `rs_${id}_${index}`, text, ...signatureIn(metadata) }))
      : message.reasoning === undefined
        ? []
        : [{ id: `rs_${id}_0`, text: message.reasoning }]
  return items.map(reasoningItem)
}

/** Reasoning that a client gives back, for the answer that follows it. */
export function readReasoning(fields: Fields): Message {
  const content = fields.objects('content', partsMax)
  const parts = content.length > 0 ? content : fields.objects('summary', partsMax)
  const text = parts.map((part) => part.needText('text')).join('\n')
  const reasoningEncryptedContent = fields.text('encrypted_content')
  const metadata: Reasoning['metadata'] =
    reasoningEncryptedContent === undefined
      ? {}
      : { openai: { ...defined({ itemId: fields.text('id') }), reasoningEncryptedContent } }
  return { role: 'assistant', content: '', reasoning: [{ text, metadata }] }
}

/**
 * Puts together what is of one answer: calls that stand beside each other, and reasoning with what follows it.
 * Reasoning that nothing follows is left out, since providers take none without an answer.
 */
export function gather(messages: readonly Message[]): Message[] {
  const gathered: Message[] = []
  for (const message of messages) {
    const last = gathered.at(-1)
    const isSame =
      message.role === 'assistant' && last?.role === 'assistant' && (message.toolCalls !== undefined || isThought(last))
    if (isSame) gathered[gathered.length - 1] = joined(last, message)
    else gathered.push(message)
  }
  return gathered.filter((message) => !isThought(message))
}

function isThought({ role, content, toolCalls, reasoning }: Message): boolean {
  return role === 'assistant' && content === '' && toolCalls === undefined && reasoning !== undefined
}

function joined(one: Message, other: Message): Message {
  const toolCalls = [...(one.toolCalls ?? []), ...(other.toolCalls ?? [])]
  const reasoning = [...(one.reasoning ?? []), ...(other.reasoning ?? [])]
  return {
    ...one,
    content: one.content + other.content,
    ...(toolCalls.length > 0 && { toolCalls }),
    ...(reasoning.length > 0 && { reasoning }),
  }
}
