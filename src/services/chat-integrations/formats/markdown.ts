import { alignedRows, listedItems, quietNames, quotedLines } from './format.ts'
import type { Format } from './format.ts'

const general: Format = {
  text: (text) => escapedMarkdown(text),
  character: (text) => `\\${text}`,
  code: inlineCode,
  strong: (inner) => `**${inner}**`,
  emphasis: (inner) => `*${inner}*`,
  deleted: (inner) => `~~${inner}~~`,
  link: (inner, address) => `[${inner}](${addressIn(address)})`,
  lineBreak: '\n',
  rule: '---',
  paragraph: (inner) => inner,
  heading: (inner, level) => `${'#'.repeat(level)} ${inner}`,
  codeBlock: (text, language) => fenced(text, language),
  quote: quotedLines,
  list: (items, firstNumber) => listedItems(items, firstNumber, '-'),
  table: (rows) => fenced(alignedRows(rows), ''),
  between: '\n\n',
  betweenInItems: '\n',
}

/** Markdown as Discord has it: without tables, with headings of three levels, and with tokens in angle brackets. */
export const discordMarkdown: Format = {
  ...general,
  link: (inner, address) => (isSame(inner, address) ? address : general.link(inner, address)),
  rule: '———',
  heading: (inner, level) => `${'#'.repeat(Math.min(level, 3))} ${inner}`,
}

/** Markdown as Mattermost has it. A name in it sends no notification. */
export const mattermostMarkdown: Format = {
  ...general,
  character: (text) => quietNames(`\\${text}`),
  // A reference of HTML is read there, and could make the sign before a name.
  text: (text) => quietNames(escapedMarkdown(text).replaceAll(/&(?=[#\w])/g, '\\&')),
  link: (inner, address) =>
    isSame(inner, address) && quietNames(address) === address
      ? address
      : general.link(inner, address.replaceAll('@', '%40')),
  table([header = [], ...rows]) {
    const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
    const innerOf = (cells: typeof header) => row(cells.map(({ inner }) => inner))
    return [innerOf(header), row(header.map(() => '---')), ...rows.map(innerOf)].join('\n')
  },
}

/** Every character that could begin something, so that what is read is what was parsed. */
function escapedMarkdown(text: string): string {
  return text
    .replaceAll(/[\\*~`<[\]|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/^(\s*)(#|>|-#|[-+](?=\s))/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2')
}

function inlineCode(text: string): string {
  const mark = '`'.repeat(longestRun(text) + 1)
  const space = mark.length > 1 || text === '' ? ' ' : ''
  return `${mark}${space}${text}${space}${mark}`
}

function fenced(text: string, language: string): string {
  const mark = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${mark}${language}\n${text}\n${mark}`
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}

function addressIn(address: string): string {
  return address
    .replaceAll('\\', '%5C')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
}

/** Whether a link shows its own address. */
function isSame(inner: string, address: string): boolean {
  return inner.replaceAll('\\', '').replaceAll('\u200b', '') === address
}
