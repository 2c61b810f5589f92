import type { ModelImage, ModelRequest } from '../ai.ts'
import { isImage } from './attachments.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument } from '../../collections/chats.ts'
import { isCompaction, summaryOf } from './history.ts'
import { beginningOf, endsOf } from './text-pages.ts'
import { withoutMiddle } from './pieces.ts'
import type { PromptBudget } from './prompt-budget.ts'
import type { NameOf } from './speakers.ts'

type Message = ModelRequest['messages'][number]
/** By digest. */
type Images = ReadonlyMap<string, ModelImage>
/** Whether the output of a part may be given to the model. */
type MayRead = (part: ChatPartDocument) => boolean

/** What a conversation is made of. */
export interface ConversationParts {
  readonly chat: Pick<ChatDocument, 'system' | 'model'>
  readonly messages: readonly ChatMessageDocument[]
  readonly mayRead: MayRead
  readonly images?: Images
  /** What the model is given of the project, before all that was said. */
  readonly context?: string | undefined
  readonly lengths: PromptLengths
  readonly nameOf?: NameOf
}

/** How many characters are given at once. */
export type PromptLengths = Pick<PromptBudget, 'resultLength' | 'textLength' | 'summaryLength'>

/**
 * The conversation as the model reads it: each step of an answer with its tool calls, and then their outputs, as far as
 * all may read them whose words are in it. The head is what no compaction changes.
 */
export function conversationOf({
  chat,
  messages,
  mayRead,
  images = new Map(),
  context,
  lengths,
  nameOf = () => undefined,
}: ConversationParts): { readonly head: Message[]; readonly said: Message[] } {
  const { summary, spoken } = currentOf(messages)
  return {
    head: [
      ...(chat.system === undefined ? [] : [{ role: 'system' as const, content: chat.system }]),
      ...(context === undefined ? [] : [{ role: 'user' as const, content: context }]),
    ],
    said: [
      ...(summary === undefined ? [] : [summaryMessage(withoutMiddle(summary, lengths.summaryLength))]),
      ...spoken.flatMap((message) =>
        message.role === 'assistant'
          ? answerOf(message, { mayRead, images, resultLength: lengths.resultLength, model: chat.model })
          : [saidOf(message, images, lengths.textLength, nameOf(message))],
      ),
    ],
  }
}

export function summaryMessage(summary: string): Message {
  return { role: 'user', content: `${summaryHeading}\n${summary}` }
}

/** What was said since the last compaction, and its summary. */
function currentOf(messages: readonly ChatMessageDocument[]) {
  const taken = messages.filter(({ state }) => state !== 'queued')
  const last = taken.findLastIndex((message) => summaryOf(message) !== undefined)
  const compacted = taken[last]
  const kept = new Set(compacted?.covers?.kept)
  const spoken = taken.filter((each, index) => !isCompaction(each) && (index > last || kept.has(each.messageId)))
  return { summary: compacted && summaryOf(compacted), spoken }
}

const summaryHeading = 'A summary of the conversation so far:'

function saidOf(
  { role, parts, messageId }: ChatMessageDocument,
  images: Images,
  textLength: number,
  name?: string,
): Message {
  const seen = imagesOf(parts, images)
  return {
    role: role === 'system' ? 'system' : 'user',
    content: saidBy(name, endsOf(saidIn(parts, images), textLength, messageId)),
    ...(seen.length > 0 && { images: seen }),
  }
}

/** The words of someone, with the name if it is given. */
export function saidBy(name: string | undefined, words: string): string {
  return name === undefined ? words : `${name} says:\n${words}`
}

/** The images that can be given. */
export function imagesOf(parts: readonly ChatPartDocument[], images: Images): ModelImage[] {
  return parts.filter(isImage).flatMap(({ digest = '' }) => images.get(digest) ?? [])
}

/** What a person said, with the files and skills that came with it. */
export function saidIn(parts: readonly ChatPartDocument[], images: Images = new Map()): string {
  return [textOfParts(parts), ...parts.flatMap((part) => attachedIn(part, images))].join('\n\n')
}

function attachedIn(part: ChatPartDocument, images: Images): string[] {
  const { kind, name = '', mediaType = '', size = 0, digest = '', text } = part
  if (kind === 'skill') return [`The skill "${name}" is active. Follow its instructions:\n\n${text ?? ''}`]
  if (kind !== 'file') return []
  const about = `The file "${name}" (${mediaType}, ${size} bytes)`
  if (text !== undefined) return [`${about} begins here.\n${text}\nThe file "${name}" ends here.`]
  return [images.has(digest) ? `${about} is attached as an image.` : `${about} cannot be shown here.`]
}

interface AnswerView {
  readonly mayRead: MayRead
  readonly images: Images
  readonly resultLength: number
  /** Whose own reasoning is given back. */
  readonly model: string | undefined
}

function answerOf({ parts }: ChatMessageDocument, view: AnswerView): Message[] {
  const steps = Map.groupBy(parts, ({ step }) => step)
  return [...steps.values()].flatMap((each) => stepOf(each, view))
}

function stepOf(parts: readonly ChatPartDocument[], { mayRead, images, resultLength, model }: AnswerView): Message[] {
  const content = textOfParts(parts)
  const calls = parts.flatMap((part) =>
    part.asked ? [{ ...part.asked, output: outputOf(part, mayRead, resultLength) }] : [],
  )
  if (content === '' && calls.length === 0) return []
  const toolCalls = calls.map(({ id, name, input, metadata }) => ({ id, name, input, ...(metadata && { metadata }) }))
  const reasoning = parts.flatMap(({ signed }) => (signed && signed.model === model ? signed.reasoning : []))
  return [
    {
      role: 'assistant',
      content,
      ...(toolCalls.length > 0 && { toolCalls }),
      ...(reasoning.length > 0 && { reasoning }),
    },
    ...calls.map(({ id, output }) => ({ role: 'tool' as const, content: output, toolCallId: id })),
    ...parts.flatMap((part) => (mayRead(part) ? imagesOfResult(part, images) : [])),
  ]
}

/** Not every provider takes images in the output of a tool. */
function imagesOfResult({ tool = '', images: stored = [] }: ChatPartDocument, images: Images): Message[] {
  const seen = stored.flatMap(({ id }) => images.get(id) ?? [])
  return seen.length === 0 ? [] : [{ role: 'user', content: `The images of the result of ${tool}:`, images: seen }]
}

function outputOf(part: ChatPartDocument, mayRead: MayRead, resultLength: number): string {
  if (part.output === undefined) return unknownOutcome
  if (!mayRead(part)) return withheld
  const { output: text, kept, callId = '' } = part
  return beginningOf({ text, ...(kept && { total: kept.length }) }, resultLength, callId)
}

export const withheld =
  'This output is withheld: an author of this conversation may not read it. Call the tool again if you need it; a person is then asked.'

export const unknownOutcome = 'The call was interrupted. Its outcome is unknown: verify it before you repeat the call.'

/** The conversation as one text, for an agent that does not know it; nothing when there is none. */
export function transcriptOf(messages: readonly ChatMessageDocument[], nameOf: NameOf): string[] {
  const { summary, spoken } = currentOf(messages)
  const lines = spoken.flatMap((message) => {
    const { role, parts } = message
    const text = role === 'assistant' ? textOfParts(parts) : saidIn(parts)
    return text === '' ? [] : [`${role === 'assistant' ? 'You' : (nameOf(message) ?? 'The user')} said: ${text}`]
  })
  const texts = [...(summary === undefined ? [] : [`${summaryHeading}\n${summary}`]), ...lines]
  return texts.length === 0 ? [] : [`The conversation so far:\n\n${texts.join('\n\n')}`]
}

export function textOfParts(parts: readonly ChatPartDocument[]): string {
  return parts.flatMap(({ kind, text }) => (kind === 'text' && text !== undefined ? [text] : [])).join('')
}
