import { BeyondLimits } from './limits.ts'

// A message of the greatest size has no more lines than this, when it is written as mail programs write it.
const linesMax = 500_000
const partsMax = 10_000
const boundariesMax = 1_000

/**
 * Refuses what would take a parser long for nothing, in one walk through the bytes: a real message has neither so many
 * lines nor so many parts.
 */
export function checkBounds(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boundaries = boundariesOf(buffer)
  let lines = 0
  let parts = 0
  for (let at = 0; at !== -1; at = nextLine(buffer, at)) {
    if (++lines > linesMax) throw new BeyondLimits(`The message has more than ${linesMax} lines.`)
    if (
      buffer[at] === hyphen &&
      buffer[at + 1] === hyphen &&
      isDelimiter(buffer, at + 2, boundaries) &&
      ++parts > partsMax
    )
      throw new BeyondLimits(`The message has more than ${partsMax} parts.`)
  }
}

const hyphen = 0x2d
const lineFeed = 0x0a
// RFC 2046, section 5.1.1.
const boundaryLengthMax = 70

function boundariesOf(buffer: Buffer): Set<string> {
  const boundaries = new Set<string>()
  const word = /boundary\s{0,9}=\s{0,9}(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/gi
  const text = buffer.toString('latin1')
  for (let found = word.exec(text); found !== null && boundaries.size < boundariesMax; found = word.exec(text))
    boundaries.add(found[1] ?? found[2] ?? '')
  return boundaries
}

function nextLine(buffer: Buffer, from: number): number {
  const end = buffer.indexOf(lineFeed, from)
  return end === -1 ? -1 : end + 1
}

function isDelimiter(buffer: Buffer, from: number, boundaries: ReadonlySet<string>): boolean {
  const end = buffer.indexOf(lineFeed, from)
  const line = buffer
    .toString('latin1', from, Math.min(end === -1 ? buffer.length : end, from + boundaryLengthMax + 4))
    .trimEnd()
  return boundaries.has(line) || boundaries.has(line.replace(/--$/, ''))
}
