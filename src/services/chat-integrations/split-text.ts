/**
 * Cuts a text into parts of a length, after a line or a word where there is one in the second half. A part of a text
 * that grows at its end stays as it is once another one follows it.
 */
export function splitText(text: string, lengthMax: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > lengthMax) {
    const end = cutOf(rest, lengthMax)
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return [...parts, rest].filter((part) => part !== '')
}

function cutOf(text: string, lengthMax: number): number {
  const start = text.slice(0, lengthMax)
  const found = Math.max(start.lastIndexOf('\n'), start.lastIndexOf(' '))
  if (found > lengthMax / 2) return found
  // Not within a character of two units.
  const code = text.charCodeAt(lengthMax - 1)
  return code >= 0xd800 && code <= 0xdbff ? lengthMax - 1 : lengthMax
}
