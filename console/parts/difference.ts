/** A part of a text, and whether the other text has it. */
export interface TextPart {
  readonly text: string
  readonly isDifferent: boolean
}

/** What two short texts have in common at their beginning and end, and what differs between. */
export function differenceOf(one: string, other: string): readonly [readonly TextPart[], readonly TextPart[]] {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const partsOf = (text: string): TextPart[] =>
    [
      { text: text.slice(0, start), isDifferent: false },
      { text: text.slice(start, text.length - end), isDifferent: true },
      { text: text.slice(text.length - end), isDifferent: false },
    ].filter((part) => part.text !== '')
  return [partsOf(one), partsOf(other)]
}

/** The text that a check expects: `output is: Hello` is about `Hello`. */
export function expectedOf(check: string): string | undefined {
  const [, form = '', text = ''] =
    /^\s*(?:[-*+]|\d+\.)?\s*(?:output|error)\s+(is|contains):\s*(.*)$/is.exec(check) ?? []
  if (form === '') return undefined
  return text.startsWith('"') ? unquoted(text) : text.trim()
}

function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : text
  } catch {
    return text
  }
}
