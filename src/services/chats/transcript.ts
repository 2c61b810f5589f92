import { createHash } from 'node:crypto'
import type { Caller, FileReply } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'
import type { ChatDocument, ChatMessageDocument } from '../../collections/chats.ts'
import type { Actors } from '../../platform/work/actors.ts'
import { sourceWords } from './sources.ts'
import { speakerOf } from './speakers.ts'
import { toChat, toMessage } from './views.ts'

export type TranscriptFormat = 'markdown' | 'json'

export interface TranscriptParts {
  readonly chat: ChatDocument
  readonly messages: readonly ChatMessageDocument[]
  readonly format: TranscriptFormat
  readonly caller: Caller
  readonly actors: Actors
}

/** A chat with all its messages as a file, as the caller may read it. */
export function transcriptFile({ chat, messages, format, caller, actors }: TranscriptParts): FileReply {
  const shown = messages.map((message) => ({
    message: toMessage(message, caller, actors),
    speaker: speakerOf(message, actors),
  }))
  const text =
    format === 'json'
      ? `${JSON.stringify({ chat: toChat(chat, actors), messages: shown.map(({ message }) => message) }, null, 2)}\n`
      : markdownOf(chat, shown)
  const bytes = Buffer.from(text)
  return {
    size: bytes.length,
    // Other JSON of this service has the envelope.
    type: format === 'json' ? 'application/vnd.gantry.chat+json' : 'text/markdown; charset=utf-8',
    tag: createHash('sha256').update(bytes).digest('hex'),
    lastModified: chat.updatedAt,
    filename: `${chat.id}.${format === 'json' ? 'json' : 'md'}`,
    open: async (start, end) => piecesIn(bytes.subarray(start, end + 1)),
  }
}

async function* piecesIn(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

interface ShownMessage {
  readonly message: Schemas['ChatMessage']
  readonly speaker: string | undefined
}

function markdownOf({ title, model, agent }: ChatDocument, messages: readonly ShownMessage[]): string {
  const answering = agent ?? model ?? 'Assistant'
  const texts = messages.map(({ message, speaker }) => {
    const name = message.role === 'assistant' ? answering : (speaker ?? (message.role === 'user' ? 'User' : 'Gantry'))
    return [`## ${name}, ${message.createdAt}`, ...message.parts.flatMap(partText)].join('\n\n')
  })
  return `${[`# ${title}`, ...texts].join('\n\n')}\n`
}

function partText({ kind, text = '', tool, input, output, name, state, sources = [] }: Schemas['ChatPart']): string[] {
  switch (kind) {
    case 'toolCall': {
      const call = `**${tool}** (${state})\n\n${fenced(JSON.stringify(input ?? {}, null, 2), 'json')}`
      return output === undefined ? [call] : [call, fenced(output)]
    }
    case 'reasoning':
    case 'notice':
      return [text.trim() === '' ? '' : text.trim().replaceAll(/^/gm, '> ')].filter((each) => each !== '')
    case 'file':
    case 'skill':
      return [`*${kind === 'file' ? 'File' : 'Skill'}: ${name}*`]
    case 'sources':
      return sources.length === 0 ? [] : ['*Sources:*', sources.map((each) => `- ${sourceWords(each)}`).join('\n')]
    case 'compaction':
      return [`*The conversation was summarized:*`, text]
    default:
      return text === '' ? [] : [text]
  }
}

/** A fence that is longer than any in the text. */
function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
