import type { Part } from '../../call.ts'
import { fail } from '../../errors.ts'
import { quote } from '../text/quote.ts'

export interface ReceivedFile {
  readonly filename: string
  readonly bytes: Buffer
}

/**
 * Reads a form of one part `file` into memory. What is refused is read to its end, so that the sender hears of it. Fails with
 * `validation_failed` or `payload_too_large`.
 */
export async function receiveFile(parts: AsyncIterable<Part>, bytesMax: number): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined
  let mistake: string | undefined
  let size = 0
  for await (const part of parts) {
    const isFile = 'bytes' in part && part.name === 'file' && part.filename !== undefined
    if (!isFile)
      mistake ??= `The form does not accept a part ${quote(part.name)}. Its only part is file, with a filename.`
    else if (received) mistake ??= 'The form has more than one file. Send them one by one.'
    if (!('bytes' in part)) continue
    const chunks: Uint8Array[] = []
    for await (const chunk of part.bytes) {
      size += chunk.length
      if (size <= bytesMax && mistake === undefined) chunks.push(chunk)
    }
    if (isFile) received ??= { filename: part.filename ?? '', bytes: Buffer.concat(chunks) }
  }
  if (mistake === undefined && !received) mistake = 'The form must have a part named file.'
  if (mistake !== undefined || !received) return refuse(mistake ?? '')
  if (size > bytesMax)
    fail('payload_too_large', { message: `The file has more than ${bytesMax} bytes, which is the limit.` })
  return received
}

function refuse(message: string): never {
  return fail('validation_failed', { message, details: [{ path: 'body/file', rule: 'form', message }] })
}
