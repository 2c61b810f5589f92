import { readArchive } from '../../platform/archives/archive.ts'
import { readXml } from '../../platform/text/xml-reader.ts'
import type { ConvertedText } from './html-markdown.ts'

const limits = { filesMax: 4_000, fileBytesMax: 33_554_432, bytesMax: 100_663_296, foldersMax: 24 }

/**
 * Converts a document of Word (ECMA-376, WordprocessingML) to Markdown: headings by its styles, paragraphs, lists and
 * tables. Notes, headers, text that was deleted and pictures are left out. Throws for what is no such document.
 */
export async function docxToMarkdown(bytes: Buffer): Promise<ConvertedText> {
  const files = new Map((await readArchive(bytes, limits)).map((file) => [file.path, file.bytes.toString()]))
  const document = files.get('word/document.xml')
  if (document === undefined) throw new Error('no document of Word')
  const reader = new DocumentReader(headingStylesIn(files.get('word/styles.xml') ?? ''))
  readXml(document, reader)
  const title = titleIn(files.get('docProps/core.xml') ?? '')
  return { content: reader.content(), ...(title !== '' && { title }) }
}

/** The levels of the styles that are headings, by their ids, which depend on the language of Word; the names do not. */
function headingStylesIn(xml: string): ReadonlyMap<string, number> {
  const levels = new Map<string, number>([['Title', 1]])
  let id = ''
  readXml(xml, {
    open(name, attributes) {
      if (name === 'w:style') id = attributes['w:styleId'] ?? ''
      const level = name === 'w:name' ? /^heading ([1-6])$/i.exec(attributes['w:val'] ?? '')?.[1] : undefined
      if (level !== undefined) levels.set(id, Number(level))
    },
    text: () => undefined,
    close: () => undefined,
  })
  return levels
}

function titleIn(xml: string): string {
  let title = ''
  let isTitle = false
  readXml(xml, {
    open: (name) => void (isTitle = name === 'dc:title'),
    text: (text) => void (title += isTitle ? text : ''),
    close: () => void (isTitle = false),
  })
  return title.trim()
}

class DocumentReader {
  readonly #levels: ReadonlyMap<string, number>
  readonly #blocks: string[] = []
  #text = ''
  #level = 0
  #listDepth: number | undefined
  #isText = false
  /** Inside what repeats its text for older programs. */
  #fallbacks = 0
  #tables = 0
  #rows: string[][] = []

  constructor(levels: ReadonlyMap<string, number>) {
    this.#levels = levels
  }

  content(): string {
    return this.#blocks.join('\n\n').concat(this.#blocks.length > 0 ? '\n' : '')
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const value = attributes['w:val'] ?? ''
    if (name === 'mc:Fallback') this.#fallbacks += 1
    else if (name === 'w:t') this.#isText = true
    else if (name === 'w:tab') this.#text += ' '
    else if (name === 'w:br' || name === 'w:cr') this.#text += '\n'
    else if (name === 'w:pStyle') this.#level = this.#levels.get(value) ?? 0
    else if (name === 'w:numPr') this.#listDepth = 0
    else if (name === 'w:ilvl') this.#listDepth = Math.min(Number(value) || 0, 8)
    else if (name === 'w:tbl' && this.#tables++ === 0) this.#rows = []
    else if (name === 'w:tr' && this.#tables === 1) this.#rows.push([])
    else if (name === 'w:tc' && this.#tables === 1) this.#rows.at(-1)?.push('')
  }

  readonly text = (text: string): void => {
    if (this.#isText && this.#fallbacks === 0) this.#text += text
  }

  readonly close = (name: string): void => {
    if (name === 'mc:Fallback') this.#fallbacks -= 1
    else if (name === 'w:t') this.#isText = false
    else if (name === 'w:p') this.#endParagraph()
    else if (name === 'w:tbl' && --this.#tables === 0) this.#endTable()
  }

  #endParagraph(): void {
    const text = this.#text.trim()
    const [level, listDepth] = [this.#level, this.#listDepth]
    this.#text = ''
    this.#level = 0
    this.#listDepth = undefined
    if (text === '') return
    const cells = this.#tables > 0 ? this.#rows.at(-1) : undefined
    if (cells) cells.push([cells.pop() ?? '', text].filter((each) => each !== '').join(' '))
    else if (level > 0) this.#blocks.push(`${'#'.repeat(level)} ${text.replaceAll(/\s+/g, ' ')}`)
    else if (listDepth !== undefined) this.#addItem(`${'  '.repeat(listDepth)}- ${text.replaceAll('\n', ' ')}`)
    else this.#blocks.push(text)
  }

  /** The items of a list stand below each other. */
  #addItem(item: string): void {
    const last = this.#blocks.at(-1)
    if (last !== undefined && /^ *- /.test(last)) this.#blocks[this.#blocks.length - 1] = `${last}\n${item}`
    else this.#blocks.push(item)
  }

  #endTable(): void {
    const rows = this.#rows.filter((cells) => cells.some((cell) => cell !== ''))
    const [header] = rows
    if (!header) return
    const lineOf = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join(' | ')} |`
    this.#blocks.push([lineOf(header), lineOf(header.map(() => '---')), ...rows.slice(1).map(lineOf)].join('\n'))
  }
}
