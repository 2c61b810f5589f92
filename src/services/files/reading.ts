import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { versionOfHash } from './versions.ts'

/** Which part of a file is wanted: by lines, or from a byte on. */
export interface FilePart {
  readonly startLine?: number | undefined
  readonly endLine?: number | undefined
  readonly offset?: number | undefined
  readonly limit: number
}

type FileContent = Omit<Schemas['ProjectFile'], 'path'>

const newline = 10
const chunkBytes = 1_048_576

/** Reads a part of an open file, and all of it once: the version, the kind and the number of lines are of the whole. */
export async function readPart(handle: FileHandle, part: FilePart, signal: AbortSignal): Promise<FileContent> {
  const scan = await scanFile(handle, part, signal)
  if (!scan.isText && (part.startLine !== undefined || part.endLine !== undefined)) {
    const message = 'The file is not UTF-8 text and has no lines. Give offset and limit.'
    fail('validation_failed', { message, details: [{ path: 'query/startLine', rule: 'text', message }] })
  }
  const bytes = await readAt(handle, scan.from, Math.max(0, Math.min(scan.to - scan.from, part.limit)))
  const about = { size: scan.size, version: versionOfHash(scan.sha256) }
  if (!scan.isText) {
    const place = placeOf(scan.from, bytes.length, scan.size)
    return { content: bytes.toString('base64'), encoding: 'base64', ...place, ...about }
  }
  const from = scan.from + leadingRest(bytes)
  const isWhole = scan.from + bytes.length >= scan.to
  const text = bytes.subarray(from - scan.from, isWhole ? bytes.length : endOfLines(bytes))
  return {
    content: text.toString(),
    encoding: 'utf8',
    ...(text.length > 0 && { startLine: scan.startLine, endLine: scan.startLine + lineEndsIn(text) }),
    totalLines: scan.totalLines,
    ...placeOf(from, text.length, scan.size),
    ...about,
  }
}

interface Scan {
  readonly size: number
  readonly sha256: string
  readonly isText: boolean
  readonly totalLines: number
  /** The bytes of the wanted lines or, without them, from the offset to the end. */
  readonly from: number
  readonly to: number
  /** The line in which `from` lies. */
  readonly startLine: number
}

async function scanFile(
  handle: FileHandle,
  { startLine, endLine, offset = 0 }: FilePart,
  signal: AbortSignal,
): Promise<Scan> {
  const hash = createHash('sha256')
  const text = new TextCheck()
  const { size } = await handle.stat()
  const lines = new LineCount(startLine ?? 1, endLine, offset)
  const buffer = Buffer.allocUnsafe(Math.min(size, chunkBytes))
  for (let position = 0; position < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, size - position), position)
    if (bytesRead === 0) break
    signal.throwIfAborted()
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    text.add(chunk)
    lines.add(chunk, position)
    position += bytesRead
  }
  const isByLines = startLine !== undefined || endLine !== undefined
  return {
    size,
    sha256: hash.digest('hex'),
    isText: text.isText(),
    totalLines: lines.total,
    from: isByLines ? (lines.start ?? size) : Math.min(offset, size),
    to: lines.end ?? size,
    startLine: isByLines ? (startLine ?? 1) : lines.ofOffset,
  }
}

/** Counts lines, and finds where wanted ones begin and end. */
class LineCount {
  /** Where the first wanted line begins. */
  start: number | undefined
  /** Behind the last wanted line. */
  end: number | undefined
  /** The line in which the offset lies. */
  ofOffset = 1
  #ends = 0
  #lastByte = newline
  readonly #startLine: number
  readonly #endLine: number | undefined
  readonly #offset: number

  constructor(startLine: number, endLine: number | undefined, offset: number) {
    this.#startLine = startLine
    this.#endLine = endLine
    this.#offset = offset
    if (startLine === 1) this.start = 0
  }

  get total(): number {
    return this.#ends + (this.#lastByte === newline ? 0 : 1)
  }

  add(chunk: Uint8Array, position: number): void {
    for (let index = 0; index < chunk.length; index++) {
      if (chunk[index] !== newline) continue
      this.#ends++
      const next = position + index + 1
      if (next <= this.#offset) this.ofOffset = this.#ends + 1
      if (this.#ends + 1 === this.#startLine) this.start = next
      if (this.#ends === this.#endLine) this.end = next
    }
    this.#lastByte = chunk.at(-1) ?? newline
  }
}

/** Whether bytes are UTF-8 without a NUL. */
class TextCheck {
  #isText = true
  #rest: Buffer = Buffer.alloc(0)

  add(chunk: Buffer): void {
    if (!this.#isText) return
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    const end = endOfCharacters(bytes)
    this.#isText = !chunk.includes(0) && isUtf8(bytes.subarray(0, end))
    this.#rest = Buffer.from(bytes.subarray(end))
  }

  isText(): boolean {
    return this.#isText && this.#rest.length === 0
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

function placeOf(offset: number, length: number, size: number): Pick<FileContent, 'offset' | 'nextOffset'> {
  return { offset, ...(offset + length < size && { nextOffset: offset + length }) }
}

/** The bytes of a character that began before. */
function leadingRest(bytes: Uint8Array): number {
  let rest = 0
  while (rest < 3 && isContinuation(bytes[rest])) rest++
  return rest
}

/** Where the last whole line ends or, in a line that is longer than the part, the last whole character. */
function endOfLines(bytes: Buffer): number {
  const end = bytes.lastIndexOf(newline)
  return end >= 0 ? end + 1 : endOfCharacters(bytes)
}

function endOfCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]
    if (isContinuation(byte)) continue
    return lengthOfCharacter(byte ?? 0) > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

function lengthOfCharacter(lead: number): number {
  if (lead >= 0xf0) return 4
  if (lead >= 0xe0) return 3
  return lead >= 0xc0 ? 2 : 1
}

/** The line ends before the last line of a part. */
function lineEndsIn(text: Uint8Array): number {
  let ends = 0
  for (let index = 0; index < text.length - 1; index++) if (text[index] === newline) ends++
  return ends
}
