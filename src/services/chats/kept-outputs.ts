import type { Change, Store } from '../../collections.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument, KeptOutput } from '../../collections/chats.ts'
import { countWhole } from '../../platform/text/characters.ts'
import type { ChatEdit } from './edit.ts'
import { withoutHalfCharacter } from './text-pages.ts'

/** Characters of a result that its message contains. */
const shownLengthMax = 65_536
/** Characters of one stored piece of a result: a page of `readMore` is in one or two. */
const pieceLength = 65_536
/** Bytes (UTF-8) of whole results that a chat stores together, unless its settings say otherwise. */
const bytesMaxDefault = 4_194_304

/**
 * What a message contains of a result. A result that is too long for a message is stored in pieces beside the chat, as
 * far as the chat has room for it; the changes of that are part of the edit.
 */
export function keepOutput(
  edit: ChatEdit,
  callId: string,
  result: string,
): { readonly output: string; readonly kept?: KeptOutput } {
  if (result.length <= shownLengthMax) return { output: result }
  const { id: chatId, settings = {}, outputBytes = 0 } = edit.chat
  const bytesMax = settings.outputBytesMax ?? bytesMaxDefault
  const stored = beginningInBytes(result, Math.max(0, bytesMax - outputBytes))
  const shown = withoutHalfCharacter(result.slice(0, shownLengthMax))
  if (stored.length <= shown.length)
    return { output: `${shown}\n[${result.length - shown.length} characters were left out]` }
  const missing = result.length - stored.length
  const whole =
    missing === 0
      ? stored
      : `${stored}\n[${missing} characters were left out: this chat stores ${bytesMax} bytes of long results]`
  const pieces = piecesOf(whole)
  const bytes = Buffer.byteLength(stored)
  const id = `${chatId}/${callId}`
  edit.set({ outputBytes: outputBytes + bytes })
  edit.push(
    ...pieces.map(
      (piece, index): Change => ({ insert: 'chatOutputs', doc: { ...piece, id: `${id}/${index}`, chatId } }),
    ),
  )
  return {
    output: `${shown}\n[${whole.length - shown.length} characters follow, which are read by pages]`,
    kept: { id, length: whole.length, pieces: pieces.length, bytes },
  }
}

/** The characters of a whole result from one position to another. */
export async function readKept(
  store: Pick<Store, 'read'>,
  { id, pieces }: KeptOutput,
  start: number,
  end: number,
): Promise<string> {
  const first = Math.min(Math.floor(start / pieceLength), pieces - 1)
  const last = Math.min(Math.floor(end / pieceLength), pieces - 1)
  const ids = Array.from({ length: last - first + 1 }, (_, index) => `${id}/${first + index}`)
  const found = await Promise.all(ids.map((each) => store.read.chatOutputs.get(each)))
  const from = found[0]?.doc.start ?? 0
  const text = found.map((piece) => piece?.doc.text ?? '').join('')
  return text.slice(Math.max(0, start - from), Math.max(0, end - from))
}

/** Removes the whole results of messages that are removed from their chat. */
export async function dropKept(
  store: Pick<Store, 'read'>,
  edit: ChatEdit,
  messages: readonly Pick<ChatMessageDocument, 'parts'>[],
): Promise<void> {
  const kept = keptOf(messages)
  const pieces = await Promise.all(kept.flatMap(idsOf).map((id) => store.read.chatOutputs.get(id)))
  for (const piece of pieces) if (piece) edit.push({ remove: 'chatOutputs', version: piece.version, id: piece.doc.id })
  if (kept.length > 0) edit.set({ outputBytes: Math.max(0, (edit.chat.outputBytes ?? 0) - bytesOf(kept)) })
}

/** Copies of the whole results of messages for a fork that has these messages. */
export async function copiesOfKept(
  store: Pick<Store, 'read'>,
  messages: readonly Pick<ChatMessageDocument, 'parts'>[],
  chatId: string,
): Promise<{ readonly about: Pick<ChatDocument, 'outputBytes'>; readonly changes: readonly Change[] }> {
  const kept = keptOf(messages)
  const found = await Promise.all(kept.flatMap(idsOf).map((id) => store.read.chatOutputs.get(id)))
  const changes = found.flatMap((piece): Change[] =>
    piece ? [{ insert: 'chatOutputs', doc: { ...piece.doc, id: idInChat(chatId, piece.doc.id, 2), chatId } }] : [],
  )
  return { about: { outputBytes: bytesOf(kept) }, changes }
}

/** A part as a fork has it: with a whole result of its own. */
export function withOwnKept({ kept, ...part }: ChatPartDocument, chatId: string): ChatPartDocument {
  return kept ? { ...part, kept: { ...kept, id: idInChat(chatId, kept.id, 1) } } : part
}

function keptOf(messages: readonly Pick<ChatMessageDocument, 'parts'>[]): KeptOutput[] {
  return messages.flatMap(({ parts }) => parts.flatMap(({ kept }) => kept ?? []))
}

function idsOf({ id, pieces }: KeptOutput): string[] {
  return Array.from({ length: pieces }, (_, index) => `${id}/${index}`)
}

function bytesOf(kept: readonly KeptOutput[]): number {
  return kept.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The id in another chat, which differs in all but its last parts. */
function idInChat(chatId: string, id: string, count: number): string {
  return [chatId, ...id.split('/').slice(-count)].join('/')
}

function beginningInBytes(text: string, bytesMax: number): string {
  const wellFormed = text.toWellFormed()
  // No character has more bytes than three times its UTF-16 units.
  if (wellFormed.length * 3 <= bytesMax) return wellFormed
  const bytes = Buffer.from(wellFormed)
  if (bytes.length <= bytesMax) return wellFormed
  const cut = bytes.subarray(0, bytesMax)
  return cut.subarray(0, countWhole(cut)).toString()
}

/** Pieces of equal length, but that a character is never divided: PostgreSQL stores no half of one. */
function piecesOf(text: string): { readonly start: number; readonly text: string }[] {
  const count = Math.ceil(text.length / pieceLength)
  const starts = Array.from(
    { length: count },
    (_, index) => index * pieceLength + (isInside(text, index * pieceLength) ? 1 : 0),
  )
  return starts.map((start, index) => ({ start, text: text.slice(start, starts[index + 1]) }))
}

function isInside(text: string, at: number): boolean {
  return at > 0 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1))
}
