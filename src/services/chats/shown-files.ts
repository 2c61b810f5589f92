import type { ChatMessageDocument } from '../../collections/chats.ts'
import type { Caller } from '../../call.ts'
import { mayReadOutput, readersOf } from './output-access.ts'

/** The uploaded files that the model looked up for a message, as far as a reader may see them. */
export function filesFor({ parts }: Pick<ChatMessageDocument, 'parts'>, reader: Caller): readonly string[] {
  return parts.flatMap((part) => {
    const { tool, state, input = {} } = part
    const filename: unknown = input['filename']
    const isLookup = tool === 'getResource' && state === 'done' && typeof filename === 'string'
    return isLookup && mayReadOutput(reader, readersOf(part)) ? [filename] : []
  })
}
