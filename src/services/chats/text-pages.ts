/** A part of a text, from a position of it. */
export interface TextPart {
  readonly text: string
  /** Where it begins in the whole, and how many characters the whole has. */
  readonly offset?: number
  readonly total?: number
}

/** As much of a text as is given at once, and how the model reads on. */
export function beginningOf(
  { text, offset = 0, total = offset + text.length }: TextPart,
  length: number,
  id: string,
): string {
  if (total <= offset + length) return text
  const cut = withoutHalfCharacter(text.slice(0, length))
  const next = offset + cut.length
  return `${cut}\n[${total - next} of ${total} characters follow: ${readMoreName} ${JSON.stringify({ id, offset: next })}]`
}

/** The beginning and the end of a text that is too long, with how the model reads what is between them. */
export function endsOf(text: string, length: number, id: string): string {
  if (text.length <= length) return text
  const tail = Math.floor(length / 4)
  const beginning = beginningOf({ text }, length - tail, id)
  return `${beginning}\n${text.slice(text.length - tail).toWellFormed()}`
}

/** The tool by which a model reads on. */
export const readMoreName = 'readMore'

/** A beginning of a text without the first half of a character at its end. */
export function withoutHalfCharacter(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}
