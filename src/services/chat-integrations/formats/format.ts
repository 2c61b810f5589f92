import type { MarkedToken, Token, Tokens } from 'marked'
import { filenameIn } from './named-files.ts'

/**
 * How one platform writes text with emphasis. Each function is given text that is in this form already (`inner`) or
 * as it was written (`text`, `address`), which it must keep from meaning something to the platform.
 */
export interface Format {
  text(text: string): string
  /** One character that was written as such; by default as any text. */
  character?: (text: string) => string
  code(text: string): string
  strong(inner: string): string
  emphasis(inner: string): string
  deleted(inner: string): string
  /** The address begins with http:, https: or mailto: and has no blanks. */
  link(inner: string, address: string): string
  lineBreak: string
  rule: string
  paragraph(inner: string): string
  heading(inner: string, level: number): string
  codeBlock(text: string, language: string): string
  quote(inner: string, depth: number): string
  /** Without a number, the list is not ordered. */
  list(items: readonly string[], firstNumber: number | undefined): string
  /** Its cells; the first row is the heading. */
  table(rows: readonly (readonly Cell[])[]): string
  /** What stands between two blocks, and between those of an item of a list. */
  readonly between: string
  readonly betweenInItems: string
}

export interface Cell {
  readonly inner: string
  /** Without any emphasis, as it is shown. */
  readonly plain: string
}

/** Gives Markdown the form of a platform. */
export type Formatter = (markdown: string) => string

/** Loads the parser with the first text that needs it. */
export async function formatterOf(format: Format | undefined): Promise<Formatter> {
  if (!format) return (markdown) => markdown
  const { lexer } = await import('marked')
  return (markdown) => new Writer(format).blocks(parsed(markdown, lexer))
}

function parsed(markdown: string, lexer: (text: string) => Token[]): readonly Token[] {
  if (manyQuotes.test(markdown)) return plainly(markdown)
  try {
    return lexer(markdown)
  } catch (error) {
    // The parser is recursive.
    if (error instanceof RangeError) return plainly(markdown)
    throw error
  }
}

/** It takes seconds to read them. */
const manyQuotes = /^(?: ?>){50}/m

function plainly(text: string): Token[] {
  return [{ type: 'text', raw: text, text }]
}

const depthMax = 8

/** Writes the tokens of one text. */
class Writer {
  readonly #format: Format
  /** Inside of what is bold as a whole, nothing is bold again. */
  #isStrong = false
  #depth = 0

  constructor(format: Format) {
    this.#format = format
  }

  blocks(tokens: readonly Token[], between = this.#format.between): string {
    if (this.#depth >= depthMax) return this.#format.paragraph(this.#format.text(tokens.map(({ raw }) => raw).join('')))
    this.#depth += 1
    const written = tokens.map((token) => this.#block(token as MarkedToken))
    this.#depth -= 1
    return written.filter((block) => block !== '').join(between)
  }

  #block(token: MarkedToken): string {
    const format = this.#format
    switch (token.type) {
      case 'space':
      case 'def':
        return ''
      case 'hr':
        return format.rule
      case 'heading':
        return format.heading(this.#strongly(token.tokens), token.depth)
      case 'code':
        return format.codeBlock(token.text, /^[\w+#.-]{1,32}/.exec(token.lang ?? '')?.[0] ?? '')
      case 'blockquote':
        return format.quote(this.blocks(token.tokens), this.#depth)
      case 'list':
        return format.list(
          token.items.map((item) => this.#item(item)),
          token.ordered ? Number(token.start) : undefined,
        )
      case 'table':
        return format.table([token.header, ...token.rows].map((cells) => cells.map((cell) => this.#cell(cell))))
      case 'text':
      case 'paragraph':
        return format.paragraph(this.inline(token.tokens ?? [token]))
      default:
        return format.paragraph(this.inline([token]))
    }
  }

  inline(tokens: readonly Token[]): string {
    return tokens.map((token) => this.#inline(token as MarkedToken)).join('')
  }

  #inline(token: MarkedToken): string {
    const format = this.#format
    switch (token.type) {
      case 'codespan':
        return format.code(token.text)
      case 'strong':
        return this.#isStrong ? this.inline(token.tokens) : format.strong(this.#strongly(token.tokens))
      case 'em':
        return format.emphasis(this.inline(token.tokens))
      case 'del':
        return format.deleted(this.inline(token.tokens))
      case 'br':
        return format.lineBreak
      case 'image':
        return this.#link(format.text(unescaped(token.text || token.href)), token.href)
      case 'link':
        return this.#link(this.inline(token.tokens), token.href)
      case 'html':
        return /^<br\s*\/?>$/i.test(token.raw) ? format.lineBreak : this.#text(token.raw)
      case 'escape':
        return (format.character ?? format.text)(token.text)
      case 'checkbox':
        return this.#text(token.checked ? '[x] ' : '[ ] ')
      case 'text':
        return this.#text(unescaped(token.text))
      default:
        return this.#text(token.raw)
    }
  }

  #text(text: string): string {
    return text
      .split('\n')
      .map((line) => this.#format.text(line))
      .join(this.#format.lineBreak)
  }

  /** An address of any other kind does something where it is opened. */
  #link(inner: string, address: string): string {
    if (/^(?:https?:\/\/|mailto:)[^\s\p{C}]+$/iu.test(address)) return this.#format.link(inner, address)
    // An uploaded file is sent beside the text, and its path leads nowhere from here.
    if (filenameIn(address) !== undefined) return inner
    return inner + this.#format.text(` (${address})`)
  }

  #strongly(tokens: readonly Token[]): string {
    const before = this.#isStrong
    this.#isStrong = true
    const inner = this.inline(tokens)
    this.#isStrong = before
    return inner
  }

  #item(item: Tokens.ListItem): string {
    const isLed = item.tokens[0]?.type === 'checkbox'
    const lead = isLed ? this.#text(item.checked === true ? '[x] ' : '[ ] ') : ''
    return lead + this.blocks(isLed ? item.tokens.slice(1) : item.tokens, this.#format.betweenInItems)
  }

  #cell({ tokens, text }: Tokens.TableCell): Cell {
    return { inner: this.inline(tokens), plain: unescaped(text.replaceAll(/[*`~]{1,2}/g, '')) }
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** The character references that models write; all others stay as they are. */
function unescaped(text: string): string {
  return text.replaceAll(
    /&(amp|lt|gt|quot|apos|nbsp|#39);/g,
    (all, name: string) => entities[name] ?? (name === '#39' ? "'" : all),
  )
}

/** Each line of a quote is marked. */
export function quotedLines(inner: string): string {
  return inner.replaceAll(/^/gm, '> ')
}

/** Items below each other, where the platform has no lists of its own. */
export function listedItems(items: readonly string[], firstNumber: number | undefined, bullet = '•'): string {
  return items
    .map((item, index) => {
      const mark = firstNumber === undefined ? `${bullet} ` : `${firstNumber + index}. `
      return mark + item.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** Columns of one width each, for letters of one width. */
export function alignedRows(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.plain.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map(({ plain }, column) => plain.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  )
  return [lines[0], widths.map((width) => '-'.repeat(width)).join('-|-'), ...lines.slice(1)].join('\n')
}

/** A name that would send a notification, with an invisible character in it. An address of mail stays as it is. */
export function quietNames(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}_]|$)/gu, '@\u200b')
}

export function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
