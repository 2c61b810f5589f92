import t from 'tap'
import { execFileSync } from 'node:child_process'
import { symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from './support/folder.ts'
import { allPages, startFiles } from './support/files.ts'

const tree = {
  '.gitignore': 'node_modules/\n*.log\n!kept.log\n/only-here\n',
  'a.ts': 'export const a = 1\n',
  'a/b.ts': 'export const b = 2\n',
  'a/deep/c.md': '# C\n',
  'a/.gitignore': '*.tmp\n',
  'a/x.tmp': 'x',
  'kept.log': 'kept',
  'lost.log': 'lost',
  'node_modules/p/index.js': 'p',
  'only-here': 'x',
  'a/only-here': 'y',
}
const shown = ['.gitignore', 'a.ts', 'a', 'a/.gitignore', 'a/b.ts', 'a/deep', 'a/deep/c.md', 'a/only-here', 'kept.log']

t.test('listFiles lists a level or the tree, without what git ignores', async (t) => {
  const { list, project, gantry } = await startFiles(t, { files: tree })
  const paths = async (query = {}) => (await list(query)).body.data.files.map(({ path }: { path: string }) => path)
  const own = (all: string[]) => all.filter((path) => !path.startsWith('.gantry'))
  t.strictSame(own(await paths()), ['.gitignore', 'a.ts', 'a', 'kept.log'])
  t.strictSame(own(await paths({ depth: 100 })), shown)
  t.strictSame(await paths({ path: 'a', depth: 1 }), ['a/.gitignore', 'a/b.ts', 'a/deep', 'a/only-here'])
  t.ok((await paths({ includeIgnored: true, depth: 9 })).includes('node_modules/p/index.js'))
  t.strictSame(
    await paths({ path: 'node_modules', depth: 2 }),
    ['node_modules/p', 'node_modules/p/index.js'],
    'by name',
  )
  t.strictSame(await paths({ depth: 9, glob: ['*.ts', '*.md'] }), ['a.ts', 'a/b.ts', 'a/deep/c.md'])
  t.strictSame(await paths({ depth: 9, glob: ['*.ts', '!a/**'] }), ['a.ts'])
  t.strictSame(own(await paths({ depth: 9, glob: '!a' })), ['.gitignore', 'a.ts', 'kept.log'])
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' })
  git('init', '-q')
  const listed = git('ls-files', '--others', '--exclude-standard').trim().split('\n')
  const { items } = await allPages((query) => list(query), 'files', { depth: 100 })
  t.strictSame(
    items
      .filter(({ type }) => type === 'file')
      .map(({ path }) => path)
      .toSorted(),
    listed.toSorted(),
    'as git has it',
  )
  t.match((await list({ path: 'a', glob: '*.md', depth: 3 })).body.data.files, [
    { path: 'a/deep/c.md', type: 'file', size: 4, modifiedAt: /Z$/ },
  ])
  t.strictSame(await paths({ path: 'a.ts' }), ['a.ts'], 'a file stands for itself')
  for (const path of ['missing', 'a/missing', 'a.ts/b'])
    t.match(await list({ path }), { status: 404, body: { error: { code: 'file_not_found' } } })
  t.match(await gantry.call('GET', '/files?cursor=eyJ2IjoxfQ'), {
    status: 400,
    body: { error: { code: 'invalid_cursor' } },
  })
})

t.test('the pages of a list have each entry once, whatever their size', async (t) => {
  const { list } = await startFiles(t, { files: tree })
  const whole = await allPages((query) => list(query), 'files', { depth: 100 })
  for (const limit of [1, 2, 3]) {
    const paged = await allPages((query) => list(query), 'files', { depth: 100, limit })
    t.strictSame(paged.items, whole.items, `in pages of ${limit}`)
    t.equal(paged.pages, Math.ceil(whole.items.length / limit))
  }
})

t.test('searchFiles finds text and patterns, with the lines around them', async (t) => {
  const files = {
    ...tree,
    'long.txt': `${'x'.repeat(5000)}needle${'y'.repeat(5000)}\r\n`,
    'text.txt': 'Alpha.*\nbeta\nneedle one\ngamma\ndelta\nNEEDLE two\n',
    'bytes.bin': 'needle\0',
  }
  const { search, project } = await startFiles(t, { files })
  const find = async (query: Parameters<typeof search>[0]) => (await search(query)).body.data
  const places = async (query: Parameters<typeof search>[0]) =>
    (await find(query)).matches.map(({ path, line, column }: any) => `${path}:${line}:${column}`)
  t.strictSame(await places({ q: 'export const' }), ['a.ts:1:1', 'a/b.ts:1:1'])
  t.strictSame(await places({ q: 'export const', path: 'a' }), ['a/b.ts:1:1'])
  t.strictSame(await places({ q: 'export const', path: 'a/b.ts' }), ['a/b.ts:1:1'], 'in one file')
  t.strictSame(await places({ q: 'export const', glob: '!a' }), ['a.ts:1:1'])
  t.strictSame(await places({ q: '.*' }), ['text.txt:1:6'], 'a text is no pattern')
  t.strictSame(await places({ q: 'needle', glob: 'text.txt' }), ['text.txt:3:1'])
  t.strictSame(await places({ q: 'needle', glob: 'text.txt', ignoreCase: true }), ['text.txt:3:1', 'text.txt:6:1'])
  t.strictSame(await places({ q: '^n.*e$', isRegex: true }), ['text.txt:3:1'])
  t.strictSame(await places({ q: 'lost' }), [], 'what git ignores is not searched')
  t.strictSame(await places({ q: 'lost', includeIgnored: true }), ['lost.log:1:1'])
  t.match((await find({ q: 'beta', contextLines: 3 })).matches, [
    { text: 'beta', before: ['Alpha.*'], after: ['needle one', 'gamma', 'delta'] },
  ])
  const [cut] = (await find({ q: 'needle', glob: 'long.txt' })).matches
  t.equal(cut.text.length, 500)
  t.match(cut, { line: 1, column: 5001, text: /^x{100}needley+$/ })
  t.match(await search({ q: '(', isRegex: true }), {
    status: 400,
    body: { error: { message: /"\(" is not a valid regular expression: Unterminated group/ } },
  })
  t.match(await search({ q: 'a', path: 'nowhere' }), { status: 404, body: { error: { code: 'file_not_found' } } })
  truncateSync(join(project, 'long.txt'), 3 * 8 * 1024 * 1024)
  t.match(await find({ q: 'needle', glob: 'long.txt' }), { matches: [], skippedFiles: 1 })
})

t.test('the pages of a search have each line once, whatever their size', async (t) => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `match ${index}\n`).join('')
  const { search } = await startFiles(t, {
    files: { 'a.txt': lines(7), 'a/b.txt': lines(5), 'c.txt': `${lines(3)}other\n` },
  })
  for (const limit of [1, 2, 4, 5, 200]) {
    const { items } = await allPages((query) => search(query), 'matches', { q: 'match', limit })
    t.strictSame(
      items.map(({ path, line }) => `${path} ${line}`),
      [...ofFile('a.txt', 7), ...ofFile('a/b.txt', 5), ...ofFile('c.txt', 3)],
      `in pages of ${limit}`,
    )
  }
})

function ofFile(path: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${path} ${index + 1}`)
}

t.test('a page of a search has at most 256 KiB, and goes on in the middle of a file', async (t) => {
  const text = `${`${'z'.repeat(400)}\n`.repeat(700)}`
  const { search } = await startFiles(t, { files: { 'a.txt': text } })
  const query = { q: 'z', contextLines: 10, limit: 200 }
  const first = (await search(query)).body
  t.ok(JSON.stringify(first).length < 2 * 262_144)
  const { items } = await allPages((each) => search(each), 'matches', query)
  t.strictSame(
    items.map(({ line }) => line),
    Array.from({ length: 700 }, (_, index) => index + 1),
  )
})

t.test('a pattern that takes for ever ends its own search', async (t) => {
  const { search, gantry } = await startFiles(t, { files: { 'a.txt': `${'a'.repeat(60)}!\n` } })
  const [slow, other] = await Promise.all([search({ q: '^(a+)+$', isRegex: true }), gantry.call('GET', '/version')])
  t.equal(other.status, 200)
  t.match(slow, { status: 400, body: { error: { details: [{ path: 'query/q', rule: 'time' }] } } })
  t.match(await search({ q: 'aaa' }), { status: 200 }, 'the next one is not affected')
  t.match(await gantry.call('GET', '/version'), { status: 200 })
})

t.test('links are listed and neither followed nor searched', async (t) => {
  const { list, search, read, project } = await startFiles(t, { files: { 'a.txt': 'findable', 'd/b.txt': 'findable' } })
  symlinkSync('a.txt', join(project, 'link.txt'))
  symlinkSync('d', join(project, 'way'))
  symlinkSync('/etc', join(project, 'out'))
  const { items } = await allPages((query) => list(query), 'files', { depth: 9, glob: ['link.txt', 'way', 'out'] })
  t.strictSame(
    items,
    ['link.txt', 'out', 'way'].map((path) => ({ path, type: 'link', size: 0 })),
  )
  const { matches } = (await search({ q: 'findable' })).body.data
  t.strictSame(
    matches.map(({ path }: any) => path),
    ['a.txt', 'd/b.txt'],
  )
  t.match(await list({ path: 'way' }), { status: 404 })
  t.match(await search({ q: 'x', path: 'out' }), { status: 404 })
  for (const path of ['link.txt', 'way/b.txt', 'out/passwd'])
    t.match(await read(path), { status: 409, body: { error: { code: 'not_a_file' } } })
})

t.test('a tree of many files is searched page by page', async (t) => {
  const { search, list, project } = await startFiles(t)
  const names = Array.from({ length: 3000 }, (_, index) => `d${index % 30}/f${String(index).padStart(4, '0')}.txt`)
  writeFiles(project, Object.fromEntries(names.map((name) => [name, `in ${name}\n`])))
  const { items } = await allPages((query) => search(query), 'matches', { q: 'in d', limit: 200 })
  t.strictSame(
    items.map(({ path }) => path),
    names.toSorted(),
  )
  const listed = await allPages((query) => list(query), 'files', { depth: 2, limit: 200, glob: '*.txt' })
  t.equal(listed.items.length, 3000)
})
