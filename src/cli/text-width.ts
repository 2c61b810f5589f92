let segmenter: Intl.Segmenter | undefined

/** Made when a text needs it: that takes longer than half a call does. */
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** A character of it has one column. */
const plain = /^[ -~]*$/

/** Two columns each: East Asian Wide and Fullwidth (Unicode UAX 11), by their blocks. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]/u
const emoji = /^(?:\p{Emoji_Presentation}|\p{Emoji}.*\ufe0f|\p{Regional_Indicator}{2})/u
/** No column of their own: marks, joiners and other invisible characters. */
const without = /^[\p{Mark}\p{Cf}\u200b-\u200f]+$/u

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  if (plain.test(text)) return text.length
  let width = 0
  for (const { segment } of segmentsOf(text)) width += columnsOf(segment)
  return width
}

/** The text in at most so many columns, with a mark where something was cut off. */
export function shortened(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  if (plain.test(text)) return `${text.slice(0, width - 1)}…`
  let shown = ''
  let left = width - 1
  for (const { segment } of segmentsOf(text)) {
    left -= columnsOf(segment)
    if (left < 0) break
    shown += segment
  }
  return `${shown}…`
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

function columnsOf(segment: string): number {
  if (without.test(segment)) return 0
  return wide.test(segment) || emoji.test(segment) ? 2 : 1
}
