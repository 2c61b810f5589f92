import { Tokenizer } from 'htmlparser2'

/**
 * Converts HTML to plain text: one line per block, link targets in parentheses, no scripts and styles. The cost is linear
 * in the length of `html`, whatever its nesting, because the tokenizer runs without an element stack.
 */
export function htmlToText(html: string): string {
  const reader = new HtmlReader(html)
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader)
  tokenizer.write(html)
  tokenizer.end()
  return reader.text
}

interface Tag {
  readonly name: string
  href: string
  alt: string
}

/** Elements whose content is not text. */
const silentElements = new Set(['script', 'style', 'title', 'template', 'svg', 'object', 'iframe'])

/** Turns the positions that the tokenizer reports into tags and text. */
class HtmlReader {
  readonly #html: string
  readonly #builder = new TextBuilder()
  #tag: Tag | undefined
  #attribute = ''
  #silent: string | undefined
  #text = ''

  constructor(html: string) {
    this.#html = html
  }

  get text(): string {
    this.#flush()
    return this.#builder.finish()
  }

  ontext(start: number, end: number): void {
    this.#text += this.#html.slice(start, end)
  }

  ontextentity(code: number): void {
    this.#text += String.fromCodePoint(code)
  }

  onopentagname(start: number, end: number): void {
    this.#flush()
    this.#tag = { name: this.#html.slice(start, end).toLowerCase(), href: '', alt: '' }
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#html.slice(start, end).toLowerCase()
  }

  onattribdata(start: number, end: number): void {
    this.#addToAttribute(this.#html.slice(start, end))
  }

  onattribentity(code: number): void {
    this.#addToAttribute(String.fromCodePoint(code))
  }

  onopentagend(): void {
    const tag = this.#tag
    if (tag === undefined || this.#silent !== undefined) return
    if (silentElements.has(tag.name)) this.#silent = tag.name
    else this.#builder.openTag(tag)
  }

  onselfclosingtag(): void {
    this.onopentagend()
  }

  onclosetag(start: number, end: number): void {
    this.#flush()
    const name = this.#html.slice(start, end).toLowerCase()
    if (this.#silent === undefined) this.#builder.closeTag(name)
    else if (this.#silent === name) this.#silent = undefined
  }

  onattribend(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #addToAttribute(text: string): void {
    if (this.#tag && (this.#attribute === 'href' || this.#attribute === 'alt')) this.#tag[this.#attribute] += text
  }

  #flush(): void {
    if (this.#silent === undefined && this.#text !== '') this.#builder.addText(this.#text.replaceAll('\u00a0', ' '))
    this.#text = ''
  }
}

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

class TextBuilder {
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
