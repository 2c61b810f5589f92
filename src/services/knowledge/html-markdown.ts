import { readHtml } from '../../platform/text/html-reader.ts'
import type { HtmlBuilder, Tag } from '../../platform/text/html-reader.ts'

/** A page as Markdown, and its title. */
export interface ConvertedText {
  readonly title?: string
  readonly content: string
}

/**
 * Converts HTML to Markdown: headings, lists, tables, code and links to web and mail addresses; nothing of scripts and
 * styles, and no HTML.
 */
export function htmlToMarkdown(html: string): ConvertedText {
  const builder = new MarkdownBuilder()
  readHtml(html, builder)
  return builder.finish()
}

const silentElements = new Set(['script', 'style', 'template', 'noscript', 'svg', 'object', 'iframe', 'select'])
const paragraphs = new Set(['p', 'ul', 'ol', 'dl', 'blockquote', 'hr', 'figure', 'section', 'article', 'table'])
const lines = new Set(['div', 'dt', 'dd', 'header', 'footer', 'main', 'nav', 'aside', 'form', 'address', 'body'])
const listDepthMax = 6
const titleLengthMax = 512

class MarkdownBuilder implements HtmlBuilder {
  readonly silentElements = silentElements
  readonly #parts: string[] = []
  /** Line ends that are due before the next text. */
  #breaks = 0
  #hasBlank = false
  #listDepth = 0
  /** The text of `title` and of `pre`, which is added at their end. */
  #captured: { readonly name: 'title' | 'pre'; text: string } | undefined
  #title = ''
  #link: { readonly href: string; readonly part: number } | undefined
  /** Of the row that is written: how many cells it has, and whether it is the first of its table. */
  #cells = 0
  #isFirstRow = false

  addText(text: string): void {
    if (this.#captured) {
      this.#captured.text += text
      return
    }
    const words = text.replace(/\s+/g, ' ')
    const trimmed = words.trim()
    if (words.startsWith(' ')) this.#hasBlank = true
    if (trimmed === '') return
    this.#add(trimmed)
    this.#hasBlank = words.endsWith(' ')
  }

  openTag({ name, href, alt }: Tag): void {
    if (this.#captured) return
    this.#breakAt(name)
    const level = headingLevel(name)
    if (level !== undefined) this.#begin(2, `${'#'.repeat(level)} `)
    else if (name === 'title' || name === 'pre') this.#captured = { name, text: '' }
    else if (name === 'ul' || name === 'ol') this.#listDepth = Math.min(this.#listDepth + 1, listDepthMax)
    else if (name === 'li') this.#begin(1, `${'  '.repeat(Math.max(0, this.#listDepth - 1))}- `)
    else if (name === 'br') this.#breaks = this.#cells > 0 ? 0 : Math.max(this.#breaks, 1)
    else if (name === 'table') this.#isFirstRow = true
    else if (name === 'tr') this.#openRow()
    else if (name === 'td' || name === 'th') this.#openCell()
    else if (name === 'a') this.#link = { href: href.trim(), part: this.#parts.length }
    else if (name === 'img') this.addText(` ${alt} `)
  }

  closeTag(name: string): void {
    if (this.#captured) return this.#release(name)
    if (name === 'a') this.#closeLink()
    if (name === 'ul' || name === 'ol') this.#listDepth = Math.max(0, this.#listDepth - 1)
    if (name === 'tr' || name === 'table') this.#closeRow()
    this.#breakAt(name)
    if (headingLevel(name) !== undefined) this.#breaks = 2
  }

  finish(): ConvertedText {
    if (this.#captured) this.#release(this.#captured.name)
    const title = this.#title.replace(/\s+/g, ' ').trim().slice(0, titleLengthMax)
    return { content: this.#parts.join('').trim(), ...(title !== '' && { title }) }
  }

  #release(name: string): void {
    if (this.#captured?.name !== name) return
    const { text } = this.#captured
    this.#captured = undefined
    if (name === 'title') {
      this.#title ||= text
      return
    }
    const longest = (text.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
    const fence = '`'.repeat(longest + 1)
    this.#breaks = 2
    this.#add(`${fence}\n${text.replace(/^\n|\s+$/g, '')}\n${fence}`)
    this.#breaks = 2
  }

  #breakAt(name: string): void {
    const count = paragraphs.has(name) ? 2 : lines.has(name) ? 1 : 0
    if (count === 0) return
    // A table has one line for each row.
    if (this.#cells > 0) this.#hasBlank = true
    else this.#breaks = Math.max(this.#breaks, count)
  }

  #begin(breaks: number, prefix: string): void {
    if (this.#cells > 0) {
      this.#hasBlank = true
      return
    }
    this.#breaks = Math.max(this.#breaks, breaks)
    this.#add(prefix)
  }

  #openRow(): void {
    this.#closeRow()
    this.#breaks = Math.max(this.#breaks, 1)
  }

  #openCell(): void {
    this.#add(this.#cells === 0 ? '| ' : ' | ')
    this.#cells += 1
  }

  #closeRow(): void {
    if (this.#cells === 0) return
    this.#hasBlank = false
    this.#add(' |')
    if (this.#isFirstRow) this.#add(`\n|${' --- |'.repeat(this.#cells)}`)
    this.#isFirstRow = false
    this.#cells = 0
    this.#breaks = 1
  }

  #closeLink(): void {
    const link = this.#link
    this.#link = undefined
    if (link === undefined || !/^(?:https?:|mailto:)[^\s()<>]{1,2000}$/i.test(link.href)) return
    const shown = this.#parts.splice(link.part).join('')
    const [, before = '', text = ''] = /^(\s*(?:#+ |- |\| )?)(.*)$/s.exec(shown) ?? []
    this.#parts.push(
      text === '' || text.includes('\n') ? shown : `${before}[${text.replace(/[[\]]/g, '')}](${link.href})`,
    )
  }

  #add(text: string): void {
    const last = this.#parts.at(-1) ?? ''
    if (this.#parts.length > 0 && this.#breaks > 0) this.#parts.push('\n'.repeat(this.#breaks))
    else if (this.#hasBlank && last !== '' && !last.endsWith(' ')) this.#parts.push(' ')
    this.#breaks = 0
    this.#hasBlank = false
    this.#parts.push(text)
  }
}

function headingLevel(name: string): number | undefined {
  const level = /^h([1-6])$/.exec(name)?.[1]
  return level === undefined ? undefined : Number(level)
}
