import { randomUUID } from 'node:crypto'
import { BytesToSend } from './platform.ts'
import type { OutgoingFile } from './platform.ts'

/** A form with a file at its end (RFC 7578). */
export function formWith(fields: Readonly<Record<string, string>>, fieldName: string, file: OutgoingFile): BytesToSend {
  const boundary = `gantry-${randomUUID()}`
  const texts = Object.entries(fields).map(([name, text]) => `${headOf(boundary, `name="${name}"`)}\r\n${text}\r\n`)
  const about = `name="${fieldName}"; filename="${quoted(file.name)}"`
  const start = Buffer.from(`${texts.join('')}${headOf(boundary, about)}Content-Type: ${file.mediaType}\r\n\r\n`)
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  const size = start.length + file.size + end.length
  return new BytesToSend(`multipart/form-data; boundary=${boundary}`, size, joined(start, file.open(), end))
}

function headOf(boundary: string, about: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n`
}

/** As browsers write names of files. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ')
}

async function* joined(start: Buffer, bytes: AsyncIterable<Uint8Array>, end: Buffer): AsyncGenerator<Uint8Array> {
  yield start
  yield* bytes
  yield end
}
