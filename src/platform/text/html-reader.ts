import { Tokenizer } from 'htmlparser2'

/** Takes the tags and the text of a page, in their order. Nothing promises that tags are nested. */
export interface HtmlBuilder {
  /** Elements whose content is no text; its end is the first end tag of the name. */
  readonly silentElements: ReadonlySet<string>
  openTag(tag: Tag): void
  closeTag(name: string): void
  addText(text: string): void
}

/**
 * Reads HTML. The cost is linear in its length, whatever its nesting, because the tokenizer runs without an element
 * stack.
 */
export function readHtml(html: string, builder: HtmlBuilder): void {
  const tokenizer = new Tokenizer({ decodeEntities: true }, new HtmlReader(html, builder))
  tokenizer.write(html)
  tokenizer.end()
}

/** An element that opens, with the attributes that texts are made of. */
export interface Tag {
  readonly name: string
  href: string
  alt: string
}

/** Turns the positions that the tokenizer reports into tags and text. */
class HtmlReader {
  readonly #html: string
  readonly #builder: HtmlBuilder
  #tag: Tag | undefined
  #attribute = ''
  #silent: string | undefined
  #text = ''

  constructor(html: string, builder: HtmlBuilder) {
    this.#html = html
    this.#builder = builder
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
    if (this.#builder.silentElements.has(tag.name)) this.#silent = tag.name
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
  onend(): void {
    this.#flush()
  }

  #addToAttribute(text: string): void {
    if (this.#tag && (this.#attribute === 'href' || this.#attribute === 'alt')) this.#tag[this.#attribute] += text
  }

  #flush(): void {
    if (this.#silent === undefined && this.#text !== '') this.#builder.addText(this.#text.replaceAll('\u00a0', ' '))
    this.#text = ''
  }
}
