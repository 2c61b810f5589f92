/**
 * Whether a text fits a pattern in which `*` matches any text. Matched piece by piece, because a regular expression
 * with many stars can take exponential time.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const [first = '', ...pieces] = pattern.split('*')
  const last = pieces.pop()
  if (last === undefined) return pattern === text
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let position = first.length
  const end = text.length - last.length
  for (const piece of pieces) {
    const found = text.indexOf(piece, position)
    if (found < 0 || found + piece.length > end) return false
    position = found + piece.length
  }
  return true
}
