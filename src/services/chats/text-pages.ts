/** As much of a text as is given at once, and how the model reads on. */
export function beginningOf(text: string, length: number, id: string, offset = 0): string {
  const end = offset + length
  if (text.length <= end) return offset === 0 ? text : text.slice(offset)
  const cut = withoutHalfCharacter(text.slice(offset, end))
  const next = offset + cut.length
  return `${cut}\n[${text.length - next} of ${text.length} characters follow: ${readMoreName} ${JSON.stringify({ id, offset: next })}]`
}

/** The beginning and the end of a text that is too long, with how the model reads what is between them. */
export function endsOf(text: string, length: number, id: string): string {
  if (text.length <= length) return text
  const tail = Math.floor(length / 4)
  const beginning = beginningOf(text, length - tail, id)
  return `${beginning}\n${text.slice(text.length - tail).toWellFormed()}`
}

/** The tool by which a model reads on. */
export const readMoreName = 'readMore'

function withoutHalfCharacter(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}
