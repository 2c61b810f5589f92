import type { ModelRequest } from '../ai.ts'

type Message = ModelRequest['messages'][number]
type Estimate = (messages: readonly Message[]) => number

/**
 * Cuts a conversation into pieces of at most so many tokens. An answer stays together with the outputs of its tools, as
 * providers require it; what is longer than a piece alone is shortened.
 */
export function conversationPieces(messages: readonly Message[], tokensMax: number, estimate: Estimate): Message[][] {
  const pieces: Message[][] = []
  let piece: Message[] = []
  let size = 0
  for (const group of groupsOf(messages)) {
    const fitting = shortenedTo(group, tokensMax, estimate)
    const tokens = estimate(fitting)
    if (piece.length > 0 && size + tokens > tokensMax) {
      pieces.push(piece)
      piece = []
      size = 0
    }
    piece.push(...fitting)
    size += tokens
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}

function groupsOf(messages: readonly Message[]): Message[][] {
  const groups: Message[][] = []
  for (const message of messages) {
    const last = groups.at(-1)
    if (message.role === 'tool' && last) last.push(message)
    else groups.push([message])
  }
  return groups
}

const lengthStart = 65_536
const lengthMin = 64
const leftOut = '\n[The middle was left out.]\n'

/** Leaves out the middles of the longest texts until the rest fits, as far as that helps. */
function shortenedTo(group: readonly Message[], tokensMax: number, estimate: Estimate): Message[] {
  let fitting = [...group]
  for (let length = lengthStart; length >= lengthMin && estimate(fitting) > tokensMax; length /= 2)
    fitting = group.map((message) => shortened(message, length))
  return fitting
}

function shortened(message: Message, length: number): Message {
  const { images: _, toolCalls, ...words } = message
  return {
    ...words,
    content: withoutMiddle(message.content, length),
    ...(toolCalls && {
      toolCalls: toolCalls.map((call) =>
        JSON.stringify(call.input).length <= length ? call : { ...call, input: { leftOut: true } },
      ),
    }),
  }
}

/** The beginning and the end of a text. */
export function withoutMiddle(text: string, length: number): string {
  if (text.length <= length) return text
  const half = Math.max(0, Math.floor((length - leftOut.length) / 2))
  return `${text.slice(0, half)}${leftOut}${text.slice(text.length - half)}`.toWellFormed()
}
