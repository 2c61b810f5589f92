/** What is shorter is drawn as it is. */
const shortBytes = 16 * 1024
const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/** Bytes that do more than stand on a line or begin one: control characters other than tab, line feed and return. */
const isControl = Array.from(
  { length: 256 },
  (_, byte) => (byte < 0x20 && ![9, 10, 13].includes(byte)) || byte === 0x7f,
)

/**
 * What of plain text a screen must draw to look as if it had drawn all of it: the first line, which may end something
 * that began before, and the last ones, which push all others out. Text with control sequences is given back whole.
 */
export function visiblePartsOf(text: Buffer, lines: number): readonly Buffer[] {
  if (text.length < shortBytes) return [text]
  const firstEnd = text.indexOf('\r\n') + 2
  const lastStart = startOfLast(text, lines)
  return firstEnd < 2 || lastStart <= firstEnd || !isPlain(text)
    ? [text]
    : [text.subarray(0, firstEnd), text.subarray(lastStart)]
}

/** Where the last lines begin, each of which starts at the left edge; 0 when there are no more. */
function startOfLast(text: Buffer, lines: number): number {
  let at = text.length
  for (let found = 0; found <= lines && at > 0; found += 1) at = text.lastIndexOf('\r\n', at - 1)
  return at < 0 ? 0 : at + 2
}

function isPlain(text: Buffer): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0
    if (isControl[byte]) return false
    // A line feed alone keeps its column, and 0xc2 begins the control characters beyond ASCII.
    if (byte === lineFeed && text[at - 1] !== carriageReturn) return false
    if (byte === 0xc2 && (text[at + 1] ?? 0) < 0xa0) return false
  }
  return true
}
