import t from 'tap'
import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { Converter } from '../src/services/knowledge/converter.ts'
import { htmlToMarkdown } from '../src/services/knowledge/html-markdown.ts'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { addCredential } from './support/callers.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import { startGitServer } from './support/git-server.ts'
import { pdfOf, pdfWith } from './support/pdf.ts'
import { waitForJob } from './support/samples.ts'

const served = makeFolder(t)
const server = await startGitServer(served)
t.teardown(() => server.close())
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${new URL(server.url).port}` },
})
const ended = async (answer: { status: number; body: any }): Promise<any> => {
  t.equal(answer.status, 202, JSON.stringify(answer.body))
  return waitForJob(gantry, answer.body.data.job.id)
}
const upload = async (name: string, bytes: string | Uint8Array) => {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  return ended(await gantry.call('POST', '/knowledge/import', { raw: form }))
}
const entryOf = async (id: string) => (await gantry.call('GET', `/knowledge/${id}`)).body.data.entry
const found = async (q: string) => (await gantry.call('GET', `/knowledge/search?q=${q}`)).body.data.results

t.test('text of a PDF page that looks like a heading or a fence divides nothing', async (t) => {
  await upload('marks.pdf', pdfOf(['```', '# Not a heading', 'The bilby digs.']))
  const { results } = (await gantry.call('GET', '/knowledge/search?q=bilby&mode=words')).body.data
  t.match(results, [{ headingPath: ['Page 3'], place: { page: 3 } }])
  const [{ headingPath, place }] = (await gantry.call('GET', '/knowledge/search?q=%23+heading&mode=words')).body.data
    .results
  t.strictSame([headingPath, place.page], [['Page 2'], 2])
})

t.test('a PDF becomes an entry with a section for each page, and its title', async (t) => {
  const { result } = await upload(
    'manual.pdf',
    pdfOf(['The wombat opens the gate.', 'The quokka closes it.'], 'The gate'),
  )
  const entry = await entryOf(result.entries[0])
  t.match(entry, { title: 'The gate', source: { uri: 'manual.pdf' } })
  t.equal(entry.content, '## Page 1\n\nThe wombat opens the gate.\n\n## Page 2\n\nThe quokka closes it.\n')
  t.match(await found('quokka'), [
    { id: entry.id, kind: 'file', source: 'manual.pdf', headingPath: ['Page 2'], place: { page: 2, firstLine: 5 } },
  ])
  t.match(await found('quokka&source=manual&kind=file'), [{ id: entry.id }])
  t.strictSame(await found('quokka&source=other'), [])
  const again = await upload('manual.pdf', pdfOf(['The numbat opens the gate.']))
  t.strictSame(again.result.entries, [entry.id], 'the same path is the same entry')
  t.match(await entryOf(entry.id), { title: 'manual', revision: 2 })
})

t.test('an HTML page becomes Markdown without its scripts', async (t) => {
  const page = `<!doctype html><meta charset="utf-8"><title>Gates &amp; doors</title>
    <style>p { color: red }</style><script>alert('wallaby')</script>
    <h1>Gates</h1><p>A <b>bilby</b> is at the <a href="https://gate.example.org/in">gate</a>,
    not <a href="javascript:alert(1)">here</a>.<ul><li>One<li>Two<ul><li>Inner</ul></ul>
    <table><tr><th>Name<th>Place<tr><td>Bilby<td><p>Gate</table><pre>if (a) {\n  b()\n}</pre>`
  const { result } = await upload('gates.html', page)
  const entry = await entryOf(result.entries[0])
  t.equal(entry.title, 'Gates & doors')
  t.equal(
    entry.content,
    [
      '# Gates\n',
      'A bilby is at the [gate](https://gate.example.org/in), not here.\n',
      '- One\n- Two\n',
      '  - Inner\n',
      '| Name | Place |\n| --- | --- |\n| Bilby | Gate |\n',
      '```\nif (a) {\n  b()\n}\n```',
    ].join('\n'),
  )
  t.strictSame(await found('wallaby'), [])
  t.match(await found('bilby'), [{ id: entry.id, headingPath: ['Gates'] }])
})

t.test('a page costs time in proportion to its length, however it is nested', async (t) => {
  const nested = (depth: number) => `${'<div><table><tr><td><ul><li><a href=x><pre>'.repeat(depth)}text`
  const timeOf = (depth: number) => {
    const started = performance.now()
    htmlToMarkdown(nested(depth))
    return performance.now() - started
  }
  timeOf(2_000)
  const [short, long] = [2_000, 20_000].map((depth) => Math.min(...[1, 2, 3].map(() => timeOf(depth))))
  t.ok((long ?? 0) < (short ?? 0) * 40 + 50, `${short} ms, ${long} ms for ten times as much`)
  for (const text of ['<', '<!--', '<title>', '<pre>```', '<a href="', '&#xfffffff;'.repeat(1_000), '\0'])
    t.type(htmlToMarkdown(text).content, 'string')
})

t.test('what cannot be read within the limits is skipped, and the process that read it is ended', async (t) => {
  const { result, id } = await upload('broken.pdf', 'This is no PDF.')
  t.match(result, { entries: [], skipped: 1 })
  t.match((await gantry.call('GET', `/jobs/${id}/log`)).body.data.output, /broken\.pdf/)
  const signal = new AbortController().signal
  const hurried = new Converter(noSandbox(), { timeMs: 1 })
  t.equal(await hurried.convert({ kind: 'pdf', bytes: pdfOf(['Late.']) }, signal), undefined)
  await hurried.close()
  const bomb = {
    bytes: deflateSync(Buffer.alloc(128 * 1024 * 1024, ' '), { level: 1 }),
    filter: '/Filter /FlateDecode',
  }
  const small = new Converter(noSandbox(), { residentBytesMax: 170 * 1024 * 1024 })
  t.equal(await small.convert({ kind: 'pdf', bytes: pdfWith([bomb]) }, signal), undefined)
  t.match(
    await small.convert({ kind: 'pdf', bytes: pdfOf(['After.']) }, signal),
    { content: /After/ },
    'the next is read',
  )
  await small.close()
})

t.test('the documents of a repository are imported, and updated from it', async (t) => {
  const work = join(served, 'docs.git')
  const git = (...given: string[]) =>
    execFileSync('git', ['-C', work, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...given], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  execFileSync('git', ['init', '-q', '-b', 'main', work])
  writeFiles(work, {
    'docs/mail.md': '# Mail\n\nThe dunnart sends.',
    'docs/a/page.html': '<h1>Page</h1>',
    'x.bin': '\0',
  })
  symlinkSync('/etc/passwd', join(work, 'docs/passwd.md'))
  git('add', '-A')
  git('commit', '-q', '-m', 'Documents')
  const gitUrl = `${server.url}/docs.git/.git`
  const importing = async (more: object = {}) =>
    ended(await gantry.call('POST', '/knowledge/import', { body: { gitUrl, path: 'docs', ...more } }))
  const { result } = await importing()
  t.match(result, { commit: git('rev-parse', 'HEAD'), entries: [/./, /./], skipped: 0 })
  const [hit] = await found('dunnart')
  t.match(await entryOf(hit.id), { source: { uri: `${gitUrl}#docs/mail.md` } })
  writeFiles(work, { 'docs/mail.md': '# Mail\n\nThe phascogale sends.' })
  git('commit', '-q', '-a', '-m', 'Other words')
  t.strictSame((await importing()).result.entries, result.entries)
  t.match(await found('phascogale'), [{ id: hit.id }])
  t.match(await importing({ path: 'nothing' }), { state: 'failed', error: { code: 'archive_invalid' } })
  const { secret } = await addCredential(gantry, 'user_owner', { scopes: ['knowledge:read', 'knowledge:write'] })
  const refused = await gantry.call('POST', '/knowledge/import', {
    body: { gitUrl },
    headers: { authorization: `Bearer ${secret}` },
  })
  t.match(refused.body.error, { code: 'scope_missing', message: /git:write/ })
})

t.test('without the git program, files are the only way', async (t) => {
  const without = await startGantry(t, { environment: { GANTRY_GIT_ENGINE: 'isomorphic' } })
  const body = { gitUrl: 'https://git.example.org/docs.git' }
  t.equal((await without.call('POST', '/knowledge/import', { body })).body.error.code, 'git_unsupported')
})
