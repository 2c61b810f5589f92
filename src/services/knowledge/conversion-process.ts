/** The program of the process that reads PDF, Word and HTML files (converter.ts): it is sent one file after another. */
import { answerQuestions } from '../../platform/isolated/answer-questions.ts'
import { docxToMarkdown } from './docx-markdown.ts'
import { htmlToMarkdown } from './html-markdown.ts'
import type { ConvertedText } from './html-markdown.ts'

export interface ConversionInput {
  readonly kind: 'pdf' | 'html' | 'docx'
  readonly bytes: Uint8Array
}

/** The text of a file, or nothing of one that cannot be read. */
export interface ConversionOutput {
  readonly converted?: ConvertedText
}

const pagesMax = 2_000
const readers = {
  pdf: readPdf,
  html: readPage,
  docx: (bytes: Uint8Array) => docxToMarkdown(Buffer.from(bytes)),
}

answerQuestions<ConversionInput, ConversionOutput>(async ({ kind, bytes }, { answer }) => {
  const output = await readers[kind](bytes).then(
    (converted): ConversionOutput => ({ converted }),
    (): ConversionOutput => ({}),
  )
  answer(output)
})

async function readPage(bytes: Uint8Array): Promise<ConvertedText> {
  return htmlToMarkdown(new TextDecoder(charsetOf(bytes)).decode(bytes))
}

/** That of the first `meta` (HTML standard, 13.2.3.2); UTF-8 when there is none, or one that no decoder knows. */
function charsetOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  const label = /<meta[^>]+charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).encoding
  } catch {
    return 'utf-8'
  }
}

/** Each page is a section, so that what is found names it. */
async function readPdf(bytes: Uint8Array): Promise<ConvertedText> {
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf')
  // No network, no scripts, no fonts of the machine: of a page, its text alone is read.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    verbosity: 0,
  })
  if (pdf.numPages > pagesMax) throw new Error('too many pages')
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = await getMeta(pdf)
  const title: unknown = info['Title']
  const content = text
    .map((page, index) => (page.trim() === '' ? '' : `## Page ${index + 1}\n\n${asText(page.trim())}\n`))
    .filter((page) => page !== '')
    .join('\n')
  return { content, ...(typeof title === 'string' && title.trim() !== '' && { title: title.trim() }) }
}

/** A page has no headings and no fences that divide the text: what looks like one is escaped. */
function asText(page: string): string {
  return page.replaceAll(/^( {0,3})(?=#{1,6}(?:[ \t]|$)|```|~~~)/gm, '$1\\')
}
