/** How many tokens a text has. */
export type CountTokens = (text: string) => number

/**
 * The characters that are counted at once. Tokenizers may take a time that is quadratic in the length of a run of equal
 * characters; and a piece can be cut at these places without counting again.
 */
const pieceLength = 256

/** The tokens of a text, or a few more, in linear time; something above `max` where there are more. */
export function sizeInTokens(text: string, count: CountTokens, max = Infinity): number {
  let tokens = 0
  for (let start = 0; start < text.length && tokens <= max; start += pieceLength)
    tokens += count(text.slice(start, start + pieceLength))
  return tokens
}

/** The beginning of a text of at most so many tokens: whole lines where the last of them is not most of it. */
export function cutToTokens(text: string, tokensMax: number, count: CountTokens): string {
  let tokens = 0
  let end = 0
  while (end < text.length) {
    tokens += count(text.slice(end, end + pieceLength))
    if (tokens > tokensMax) break
    end += pieceLength
  }
  const cut = text.slice(0, end)
  const lineEnd = cut.lastIndexOf('\n')
  return lineEnd > end / 2 ? cut.slice(0, lineEnd) : withoutHalf(cut)
}

/** Without the first half of a character at the end. */
function withoutHalf(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}
