import { knowledgeLimits } from './limits.ts'

const { contentLengthMax } = knowledgeLimits

/**
 * The rows of a table (RFC 4180; separated by commas, semicolons or tabs) as paragraphs, in each of which every value
 * has the name of its column: so a row that is found alone says what it means. Undefined for a table whose text is
 * longer than an entry: the names of its columns, repeated, can be a thousand times as long as the file.
 */
export function csvToMarkdown(text: string): string | undefined {
  let header: readonly string[] | undefined
  let length = 0
  const paragraphs: string[] = []
  for (const row of rowsOf(text.replace(/^\ufeff/, ''))) {
    if (!header) {
      header = row
      continue
    }
    const pairs: string[] = []
    for (const [column, cell] of row.entries()) {
      if (cell === '') continue
      const pair = `${header[column] || `Column ${column + 1}`}: ${cell}`
      length += pair.length + 1
      if (length > contentLengthMax) return undefined
      pairs.push(pair)
    }
    paragraphs.push(pairs.join('\n'))
  }
  return paragraphs.length > 0 ? `${paragraphs.join('\n\n')}\n` : `${(header ?? []).join('\n')}\n`
}

/** The rows that are not empty. */
function* rowsOf(text: string): Generator<string[]> {
  const separator = separatorOf(text.slice(0, text.search(/[\r\n]|$/)))
  let row: string[] = []
  const end = (cell: string) => row.push(cell.replaceAll(/\s+/g, ' ').trim())
  for (let at = 0; at < text.length; ) {
    const isQuoted = text[at] === '"'
    const close = isQuoted ? endOfQuoted(text, at + 1) : at
    const next = nextOf(text, close, separator)
    end(isQuoted ? text.slice(at + 1, close - 1).replaceAll('""', '"') : text.slice(at, next))
    if (text[next] === separator) {
      at = next + 1
      if (at === text.length) end('')
    } else {
      if (row.some((cell) => cell !== '')) yield row
      row = []
      at = next + (text.startsWith('\r\n', next) ? 2 : 1)
    }
  }
  if (row.some((cell) => cell !== '')) yield row
}

function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length
  return [';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best), ',')
}

/** The place behind the quote that ends a value; two quotes are one of the value. */
function endOfQuoted(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1
  return text.length + 1
}

function nextOf(text: string, start: number, separator: string): number {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
