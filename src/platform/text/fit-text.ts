/**
 * Text for a terminal that is narrower than it was written for: a long line goes on below the column in which its last
 * part begins, or a little to the right of its beginning.
 */
export function fitText(text: string, columns: number): string {
  return joined(text.split('\n'), columns)
    .flatMap((line) => fitLine(line, columns))
    .join('\n')
}

const [leastWidth, hanging] = [20, 4]

/** With what each line goes on that would be broken anyway. */
function joined(lines: readonly string[], columns: number): string[] {
  const found: string[] = []
  let isOpen = false
  for (const line of lines) {
    const last = found.at(-1) ?? ''
    const [column, indentation] = [columnOf(last), indentationOf(line)]
    const goesOn = column > indentationOf(last) ? indentation === column : isOpen && indentation === indentationOf(last)
    if (line.trim() !== '' && last.trim() !== '' && goesOn && columnOf(line) === indentation)
      found[found.length - 1] = `${last} ${line.trim()}`
    else found.push(line)
    isOpen = line.length > columns
  }
  return found
}

function fitLine(line: string, columns: number): string[] {
  if (line.length <= columns) return [line]
  const column = columnOf(line)
  const isTwo = column > indentationOf(line)
  const isBelow = isTwo && columns - column < leastWidth
  const hang = isTwo && !isBelow ? column : indentationOf(line) + hanging
  const head = isTwo ? line.slice(0, column) : ' '.repeat(indentationOf(line))
  const words = line.slice(head.length).trim().split(/\s+/)
  const lines = isBelow ? [head.trimEnd(), ' '.repeat(hang)] : [head]
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    const isFresh = last.trim() === '' || (lines.length === 1 && last === head)
    if (isFresh) lines[lines.length - 1] = last + word
    else if (last.length + 1 + word.length > columns) lines.push(' '.repeat(hang) + word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

function indentationOf(line: string): number {
  return line.length - line.trimStart().length
}

/** Where the part behind a gap begins; without a gap, where the line does. */
function columnOf(line: string): number {
  const gap = /^ *\S(?:.*?\S)? {2,}(?=\S)/.exec(line)
  return gap ? gap[0].length : indentationOf(line)
}
