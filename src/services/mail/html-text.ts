import { readHtml } from '../../platform/text/html-reader.ts'
import type { HtmlBuilder, Tag } from '../../platform/text/html-reader.ts'

/** Converts HTML to plain text: one line per block, link targets in parentheses, no scripts and styles. */
export function htmlToText(html: string): string {
  const builder = new TextBuilder()
  readHtml(html, builder)
  return builder.finish()
}

const silentElements = new Set(['script', 'style', 'title', 'template', 'svg', 'object', 'iframe'])

const paragraphs = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'table',
  'blockquote',
  'pre',
  'hr',
])
const lines = new Set([
  'div',
  'tr',
  'li',
  'dt',
  'dd',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'nav',
  'aside',
  'form',
  'center',
  'address',
  'body',
  'caption',
  'figure',
  'figcaption',
])

class TextBuilder implements HtmlBuilder {
  readonly silentElements = silentElements
  readonly #parts: string[] = []
  /** Line ends that are due before the next text. */
  #breaks = 0
  #hasBlank = false
  #preformatted = 0
  #link: { href: string; shown: string } | undefined

  addText(text: string): void {
    if (this.#link !== undefined) this.#link.shown += text
    if (this.#preformatted > 0) return this.#add(text)
    const words = text.replace(/[ \t\r\n\f]+/g, ' ')
    if (words.startsWith(' ')) this.#hasBlank = true
    const trimmed = words.trim()
    if (trimmed === '') return
    this.#add(trimmed)
    this.#hasBlank = words.endsWith(' ')
  }

  openTag({ name, href, alt }: Tag): void {
    if (name === 'pre') this.#preformatted += 1
    this.#breakAt(name)
    if (name === 'a') this.#link = { href: href.trim(), shown: '' }
    if (name === 'br') this.#breaks = Math.min(this.#breaks + 1, 2)
    if (name === 'li') this.addText('- ')
    if (name === 'td' || name === 'th') this.#hasBlank = true
    if (name === 'img') this.addText(` ${alt} `)
  }

  closeTag(name: string): void {
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1)
    this.#breakAt(name)
    if (name === 'a') this.#closeLink()
  }

  finish(): string {
    return this.#parts.join('')
  }

  #add(text: string): void {
    if (this.#parts.length > 0 && this.#breaks > 0) this.#parts.push('\n'.repeat(this.#breaks))
    else if (this.#parts.length > 0 && this.#hasBlank) this.#parts.push(' ')
    this.#breaks = 0
    this.#hasBlank = false
    this.#parts.push(text)
  }

  #breakAt(name: string): void {
    const count = paragraphs.has(name) ? 2 : lines.has(name) ? 1 : 0
    if (count === 0) return
    this.#breaks = Math.max(this.#breaks, count)
    this.#hasBlank = false
  }

  #closeLink(): void {
    const link = this.#link
    this.#link = undefined
    if (link !== undefined && /^https?:/i.test(link.href) && !link.shown.includes(link.href))
      this.addText(` (${link.href})`)
  }
}
