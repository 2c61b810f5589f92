/** Text of a header as one line without marks that could break, hide or reorder what stands around it. */
export function plainLine(text: string, lengthMax: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
  return shorten(line, lengthMax)
}

/** The text of a message: lines end by a line feed, and no control characters stay that a terminal would obey. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .toWellFormed()
}

function shorten(line: string, lengthMax: number): string {
  return (line.length <= lengthMax ? line : `${line.slice(0, lengthMax - 1)}…`).toWellFormed()
}
