import type { Part } from '../../call.ts'
import { fail } from '../../errors.ts'
import { quote } from '../text/quote.ts'

export interface ReceivedFile {
  readonly filename: string
  readonly bytes: Buffer
}

/**
 * Reads a form of one part `file` into memory, no further than to its first mistake. Fails with `validation_failed` or
 * `payload_too_large`.
 */
export async function receiveFile(parts: AsyncIterable<Part>, bytesMax: number): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined
  for await (const part of parts) {
    if (!('bytes' in part) || part.name !== 'file' || part.filename === undefined)
      return refuse(`The form does not accept a part ${quote(part.name)}. Its only part is file, with a filename.`)
    if (received) return refuse('The form has more than one file. Send them one by one.')
    received = { filename: part.filename, bytes: await readBytes(part.bytes, bytesMax) }
  }
  return received ?? refuse('The form must have a part named file.')
}

async function readBytes(bytes: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > bytesMax)
      fail('payload_too_large', { message: `The file has more than ${bytesMax} bytes, which is the limit.` })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuse(message: string): never {
  return fail('validation_failed', { message, details: [{ path: 'body/file', rule: 'form', message }] })
}
