/** Reads HTML as a person would read it: its text, with a line for each block, and links written out. Scripts and styles are left out. */
export function htmlToText(html: string): string {
  const text = new TextBuilder()
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') text.addText(decodeEntities(token.text))
    else text.addTag(token)
  }
  return text.finish()
}

type Token = { readonly kind: 'text'; readonly text: string } | Tag

interface Tag {
  readonly kind: 'open' | 'close'
  readonly name: string
  readonly attributes: string
}

// Their content is no text.
const silentElements = new Set(['script', 'style', 'title', 'template', 'svg', 'object', 'iframe'])

/** Walks through the HTML once, from front to back: a hostile text costs no more than its length. */
function* tokensOf(html: string): Generator<Token> {
  const findTagEnd = createTagEndFinder(html)
  const tagStart = /<(?=[a-z/!?])/gi
  let at = 0
  while (at < html.length) {
    tagStart.lastIndex = at
    const start = tagStart.exec(html)?.index
    if (start === undefined) break
    if (start > at) yield { kind: 'text', text: html.slice(at, start) }
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      if (end === -1) return
      at = end + 3
      continue
    }
    const end = findTagEnd(start + 1)
    if (end === -1) return
    at = end + 1
    const tag = tagOf(html.slice(start + 1, end))
    if (tag === undefined) continue
    yield tag
    if (tag.kind === 'open' && silentElements.has(tag.name)) at = endOfSilent(html, at, tag.name)
  }
  if (at < html.length) yield { kind: 'text', text: html.slice(at) }
}

/** Gives the place of the `>` that ends a tag. One within quotes does not. */
function createTagEndFinder(html: string): (from: number) => number {
  const special = /["'>]/g
  const lastQuote = { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") }
  return (from) => {
    special.lastIndex = from
    for (let found = special.exec(html); found !== null; found = special.exec(html)) {
      const [mark] = found
      if (mark !== '"' && mark !== "'") return found.index
      // A quote that is never closed is a character like any other.
      if (found.index < lastQuote[mark]) special.lastIndex = html.indexOf(mark, found.index + 1) + 1
    }
    return -1
  }
}

function tagOf(inside: string): Tag | undefined {
  const [, slash, name = '', attributes = ''] = /^(\/?)([a-z][a-z0-9]*)([\s\S]*)$/i.exec(inside) ?? []
  return name === '' ? undefined : { kind: slash === '/' ? 'close' : 'open', name: name.toLowerCase(), attributes }
}

function endOfSilent(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
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

  addTag({ kind, name, attributes }: Tag): void {
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted + (kind === 'open' ? 1 : -1))
    if (paragraphs.has(name)) this.#break(2)
    else if (lines.has(name)) this.#break(1)
    if (name === 'a') this.#addLink(kind, attributes)
    if (kind === 'close') return
    if (name === 'br') this.#breaks = Math.min(this.#breaks + 1, 2)
    if (name === 'li') this.addText('- ')
    if (name === 'td' || name === 'th') this.#hasBlank = true
    if (name === 'img') this.addText(` ${attributeOf(attributes, 'alt')} `)
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

  #break(count: number): void {
    this.#breaks = Math.max(this.#breaks, count)
    this.#hasBlank = false
  }

  #addLink(kind: Tag['kind'], attributes: string): void {
    const link = this.#link
    this.#link = undefined
    if (kind === 'open') this.#link = { href: attributeOf(attributes, 'href').trim(), shown: '' }
    else if (link !== undefined && /^https?:/i.test(link.href) && !link.shown.includes(link.href))
      this.addText(` (${link.href})`)
  }
}

function attributeOf(attributes: string, name: string): string {
  // Attributes of any use are short.
  const [, , double, single, bare] =
    new RegExp(`(^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes.slice(0, 4096)) ?? []
  return decodeEntities(double ?? single ?? bare ?? '')
}

/** Text without the entities of HTML. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,31}));?/gi,
    (whole: string, decimal?: string, hexadecimal?: string, name = '') => {
      if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10))
      if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16))
      return namedCharacters.get(name) ?? namedCharacters.get(name.toLowerCase()) ?? whole
    },
  )
}

function characterOf(code: number): string {
  // HTML reads these as Windows does.
  if (code >= 0x80 && code <= 0x9f) return new TextDecoder('windows-1252').decode(Uint8Array.of(code))
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)
}

// The names of the characters from U+00A0 to U+00FF in order, and the others that mail uses.
const latin =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc
  Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN
  szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve
  oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/)
const others: [string, string][] = [
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['bull', '•'],
  ['euro', '€'],
  ['trade', '™'],
  ['dagger', '†'],
  ['permil', '‰'],
  ['prime', '′'],
  ['minus', '−'],
  ['larr', '←'],
  ['rarr', '→'],
  ['uarr', '↑'],
  ['darr', '↓'],
  ['check', '✓'],
  ['star', '☆'],
  ['hearts', '♥'],
  ['zwnj', ''],
  ['zwj', ''],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Yuml', 'Ÿ'],
]
const namedCharacters = new Map([
  ...latin.map((name, index): [string, string] => [name, name === 'nbsp' ? ' ' : String.fromCharCode(0xa0 + index)]),
  ...others,
])
