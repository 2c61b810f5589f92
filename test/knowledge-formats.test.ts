import t from 'tap'
import { codeChunksOf } from '../src/services/knowledge/code-chunks.ts'
import { csvToMarkdown } from '../src/services/knowledge/csv-markdown.ts'
import { docxToMarkdown } from '../src/services/knowledge/docx-markdown.ts'
import { startGantry } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'
import { zipOf } from './support/zip.ts'

const gantry = await startGantry(t)
const upload = async (name: string, bytes: string | Buffer): Promise<any> => {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  const answer = await gantry.call('POST', '/knowledge/import', { raw: form })
  t.equal(answer.status, 202, JSON.stringify(answer.body))
  return waitForJob(gantry, answer.body.data.job.id)
}
const entryOf = async (id: string) => (await gantry.call('GET', `/knowledge/${id}`)).body.data.entry
const found = async (q: string, more = '') =>
  (await gantry.call('GET', `/knowledge/search?q=${encodeURIComponent(q)}${more}`)).body.data.results

const paragraph = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const item = (text: string, depth: number) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`)
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
/** A document of a German Word, whose styles have German ids. */
const documentOf = (body: string) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'docProps/core.xml',
      content: '<cp:coreProperties><dc:title>The gate &amp; its keeper</dc:title></cp:coreProperties>',
    },
    {
      name: 'word/styles.xml',
      content:
        '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style></w:styles>',
    },
    { name: 'word/document.xml', content: `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>` },
  ])

t.test('a document of Word has its headings, lists and tables, and not what was deleted', async (t) => {
  const body = [
    paragraph('Opening', '<w:pStyle w:val="berschrift1"/>'),
    '<w:p><w:r><w:t>The wombat </w:t></w:r><w:del><w:r><w:delText>never </w:delText></w:r></w:del><w:r><w:t>opens &lt;it&gt;.</w:t></w:r></w:p>',
    paragraph('Closing', '<w:pStyle w:val="berschrift2"/>'),
    item('First', 0),
    item('Inner', 1),
    `<w:tbl><w:tr>${cell('Who')}${cell('When')}</w:tr><w:tr>${cell('Bilby')}${cell('Night')}</w:tr></w:tbl>`,
    '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>Once</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>Once</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>',
  ].join('')
  const { result } = await upload('gate.docx', documentOf(body))
  const entry = await entryOf(result.entries[0])
  t.equal(entry.title, 'The gate & its keeper')
  t.equal(
    entry.content,
    '# Opening\n\nThe wombat opens <it>.\n\n## Closing\n\n- First\n  - Inner\n\n| Who | When |\n| --- | --- |\n| Bilby | Night |\n\nOnce\n',
  )
  t.match(await found('bilby night'), [{ id: entry.id, headingPath: ['Opening', 'Closing'], source: 'gate.docx' }])
})

t.test('what is no document of Word is skipped', async (t) => {
  t.match((await upload('fake.docx', 'no archive')).result, { entries: [], skipped: 1 })
  t.match((await upload('other.docx', zipOf([{ name: 'a.txt', content: 'x' }]))).result, { entries: [], skipped: 1 })
  await t.rejects(docxToMarkdown(zipOf([{ name: '../word/document.xml', content: 'x' }])))
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:document>'
  const { content } = await docxToMarkdown(zipOf([{ name: 'word/document.xml', content: bomb }]))
  t.notMatch(content, 'aaaa', 'no entity is defined')
})

t.test('each row of a table is found with the names of its columns', async (t) => {
  t.equal(
    csvToMarkdown('\ufeffname,"lives in",note\r\nnumbat,"a ""log"", hollow",\nquoll,den,"two\nlines"\n'),
    'name: numbat\nlives in: a "log", hollow\n\nname: quoll\nlives in: den\nnote: two lines\n',
  )
  t.equal(csvToMarkdown('a;b\n1;2,5'), 'a: 1\nb: 2,5\n')
  t.equal(csvToMarkdown('a\tb\n\t2\n'), 'b: 2\n')
  t.equal(csvToMarkdown('a,b\n"open,1'), 'a: open,1\n')
  t.equal(csvToMarkdown(''), '\n')
  t.equal(csvToMarkdown(`${'n'.repeat(1_000)}\n${'x\n'.repeat(2_000_000)}`), undefined, 'no text becomes so long')
  t.equal(csvToMarkdown(`a\n${'\n'.repeat(1_000_000)}1\n`), 'a: 1\n')
  const { result } = await upload('animals.csv', 'name,food\nnumbat,termites\nquoll,mice\n')
  t.match(await entryOf(result.entries[0]), { title: 'animals' })
  t.match(await found('numbat termites'), [{ source: 'animals.csv' }])
})

t.test('a source file is itself, found by its functions, with the lines of the file', async (t) => {
  const filler = Array.from({ length: 60 }, (_, index) => `  // This line has the number ${index}.`).join('\n')
  const code = [
    '# Not a heading in Python',
    'import os',
    '',
    `def open_gate(name):\n${filler}\n    return name`,
    '',
    `class GateKeeper:\n${filler}\n\n    def close(self):\n        return "bandicoot"`,
    '',
  ].join('\n')
  const { result } = await upload('tools/gate.py', code)
  const entry = await entryOf(result.entries[0])
  t.match(entry, { title: 'gate.py', content: code })
  const [hit] = await found('bandicoot')
  t.match(hit, { id: entry.id, headingPath: ['GateKeeper'] })
  const lines = code
    .split('\n')
    .slice(hit.place.firstLine - 1, hit.place.lastLine)
    .join('\n')
  t.match(lines, 'return "bandicoot"')
  t.match(await found('open_gate def'), [{ id: entry.id, headingPath: ['open_gate'] }])
})

t.test('parts of source files cover them, whatever they are', async (t) => {
  const texts = ['', '\n\n\n', 'x'.repeat(20_000), 'a\r\n\r\nb\r\n'.repeat(1_000), '}\n\n'.repeat(3_000)]
  for (const text of texts) {
    const chunks = codeChunksOf(text)
    t.equal(chunks.map(({ start, end }) => text.slice(start, end)).join(''), text)
    t.ok(chunks.every(({ start, end }) => end - start <= 8_000))
  }
  const names = (text: string) => codeChunksOf(text)[0]?.headingPath[0]
  t.equal(names('export async function readAll() {}\n\nexport const limit = 3'), 'readAll, limit')
  t.equal(names('func (s *Server) Serve(x int) {}'), 'Serve')
  t.equal(names('pub(crate) fn parse<T>() {}'), 'parse')
  t.equal(names('CREATE TABLE users (id int)'), 'users')
})

t.test('names of an archive that differ in case alone are two files', async (t) => {
  const archive = zipOf([
    { name: 'Index.html', content: '<h1>Upper</h1><p>A pademelon.' },
    { name: 'index.html', content: '<h1>Lower</h1><p>A wallaroo.' },
  ])
  const { result } = await upload('manual.zip', archive)
  t.equal(result.entries.length, 2)
  t.match(await found('pademelon'), [{ source: 'Index.html' }])
  const form = new FormData()
  const twice = zipOf([
    { name: 'a.md', content: 'x' },
    { name: 'a.md', content: 'y' },
  ])
  form.append('file', new File([new Uint8Array(twice)], 'twice.zip'))
  t.match((await gantry.call('POST', '/knowledge/import', { raw: form })).body.error, { code: 'archive_invalid' })
})
