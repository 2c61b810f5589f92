/** What is shorter is drawn as it is. */
const shortBytes = 16 * 1024
const [lineFeed, carriageReturn, escape] = [0x0a, 0x0d, 0x1b]
/** Begins U+0080 to U+00BF in UTF-8. */
const firstBeyond = 0xc2

/**
 * Bytes that may do more than stand on a line: control characters but tab and return, and the first of those
 * beyond ASCII.
 */
const isSpecial = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number((byte < 0x20 && ![9, carriageReturn].includes(byte)) || byte === 0x7f || byte === firstBeyond),
)

/**
 * What of plain text a screen must draw to look as if it had drawn all of it: the first line, which may end something
 * that began before, the attributes set between, and the last lines, which push all others out. Plain text may set
 * attributes (SGR of ECMA-48) and erase in its lines (EL); text with other control sequences is given back whole.
 */
export function visiblePartsOf(text: Buffer, lines: number): readonly Buffer[] {
  if (text.length < shortBytes) return [text]
  const firstEnd = text.indexOf('\r\n') + 2
  const lastStart = startOfLast(text, lines)
  if (firstEnd < 2 || lastStart <= firstEnd || !isPlain(text)) return [text]
  return [text.subarray(0, firstEnd), attributesIn(text, firstEnd, lastStart), text.subarray(lastStart)]
}

/** Where the last lines begin, each of which starts at the left edge; 0 when there are no more. */
function startOfLast(text: Buffer, lines: number): number {
  let at = text.length
  for (let found = 0; found <= lines && at > 0; found += 1) at = text.lastIndexOf('\r\n', at - 1)
  return at < 0 ? 0 : at + 2
}

/** Whether text only stands on lines: it asks nothing, and moves and changes nothing but its lines. */
export function isPlain(text: Buffer): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0
    if (isSpecial[byte] === 0) continue
    const end = endOfSpecial(text, at)
    if (end === undefined) return false
    at = end - 1
  }
  return true
}

/** Where what begins with a special byte ends, if it is plain. */
function endOfSpecial(text: Buffer, at: number): number | undefined {
  const byte = text[at]
  if (byte === escape) return endOfSequence(text, at)
  // A line feed alone keeps its column.
  if (byte === lineFeed) return text[at - 1] === carriageReturn ? at + 1 : undefined
  return byte === firstBeyond && (text[at + 1] ?? 0) >= 0xa0 ? at + 1 : undefined
}

/**
 * Where a sequence that sets attributes or erases in its line ends, be it cut by the end of the text; nothing for
 * others.
 */
function endOfSequence(text: Buffer, start: number): number | undefined {
  let at = start + 1
  if (at < text.length && text[at] !== openBracket) return undefined
  do at += 1
  while (isParameter(text[at]))
  if (at >= text.length) return text.length
  return text[at] === setAttributes || text[at] === eraseInLine ? at + 1 : undefined
}

const [openBracket, setAttributes, eraseInLine] = Buffer.from('[mK')

/** Digits, colons and semicolons. */
function isParameter(byte = 0): boolean {
  return byte >= 0x30 && byte <= 0x3b
}

/** The sequences that set attributes, from the last one on that takes all of them back. */
function attributesIn(text: Buffer, from: number, to: number): Buffer {
  const found: Buffer[] = []
  for (let at = text.lastIndexOf(escape, to - 1); at >= from; at = text.lastIndexOf(escape, at - 1)) {
    const sequence = text.subarray(at, endOfSequence(text, at))
    if (sequence.at(-1) !== setAttributes) continue
    found.push(sequence)
    if (takesAllBack(sequence)) break
  }
  return Buffer.concat(found.toReversed())
}

/** `ESC [ m` and `ESC [ 0 m`. */
function takesAllBack(sequence: Buffer): boolean {
  return sequence.length === 3 || (sequence.length === 4 && sequence[2] === zero)
}

const zero = 0x30
