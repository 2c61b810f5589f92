import t from 'tap'
import { chmodSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startFiles } from './support/files.ts'

t.test('writeFile creates a file with its folders, replaces it, and keeps its mode', async (t) => {
  const { write, read, project, events } = await startFiles(t, { files: { 'run.sh': '#!/bin/sh\n' } })
  const made = await write({ path: 'src/deep/a.txt', content: 'one\ntwo\n' })
  t.equal(made.status, 200)
  t.equal(made.headers.get('etag'), `"${made.body.data.file.version}"`)
  const found = await read('src/deep/a.txt')
  t.strictSame(found.body.data.file, {
    ...made.body.data.file,
    content: 'one\ntwo\n',
    encoding: 'utf8',
    startLine: 1,
    endLine: 2,
    totalLines: 2,
    offset: 0,
    size: 8,
  })
  chmodSync(join(project, 'run.sh'), 0o755)
  t.match(await write({ path: 'run.sh', content: 'AAEC', encoding: 'base64' }), { status: 200 })
  t.same([...readFileSync(join(project, 'run.sh'))], [0, 1, 2])
  t.equal(statSync(join(project, 'run.sh')).mode & 0o777, 0o755)
  t.match(await read('run.sh'), { body: { data: { file: { content: 'AAEC', encoding: 'base64', size: 3 } } } })
  t.equal((await write({ path: 'run.sh', content: 'AAEC', encoding: 'base64' })).status, 200)
  t.match(
    (await events()).map(({ kind, data }) => [kind, data]),
    [
      ['file.written', { path: 'src/deep/a.txt', size: 8 }],
      ['file.written', { path: 'run.sh', size: 3 }],
    ],
    'the same content again is no event',
  )
  t.match(await write({ path: 'b', content: 'A', encoding: 'base64' }), { status: 400 }, 'no base64')
})

t.test('a version is a condition: an older one is refused, and "0" writes only what is not there', async (t) => {
  const { gantry, write, edit, move, remove, read, files } = await startFiles(t, { files: { 'a.txt': 'a\n' } })
  const { version } = (await read('a.txt')).body.data.file
  t.match(await read('a.txt', {}, { 'if-none-match': `"${version}"` }), { status: 304 })
  const refused = { status: 412, body: { error: { code: 'revision_mismatch' } } }
  const older = { 'if-match': `"${version + 1}"` }
  const none = { 'if-match': '"0"' }
  for (const headers of [older, none]) {
    t.match(await write({ path: 'a.txt', content: 'b' }, headers), refused)
    t.match(await edit({ path: 'a.txt', edits: [{ oldText: 'a', newText: 'b' }] }, headers), refused)
    t.match(await move({ path: 'a.txt', newPath: 'b.txt' }, headers), refused)
    t.match(await remove('a.txt', headers), refused)
  }
  const answer = await write({ path: 'a.txt', content: 'b' }, older)
  t.equal(answer.headers.get('etag'), `"${version}"`, 'a refusal has the current version')
  t.match(answer.body.error.message, `${version}`)
  t.strictSame(files(), { 'a.txt': 'a\n' })
  t.match(await write({ path: 'new.txt', content: 'n' }, none), { status: 200 })
  t.match(await write({ path: 'new.txt', content: 'm' }, none), refused)
  const current = { 'if-match': `"${version}"` }
  t.match(await edit({ path: 'a.txt', edits: [{ oldText: 'a', newText: 'b' }] }, current), { status: 200 })
  t.match(await edit({ path: 'a.txt', edits: [{ oldText: 'b', newText: 'c' }] }, current), refused)
  t.same((await gantry.call('GET', '/files/content?path=missing')).body.error.code, 'file_not_found')
})

t.test('readFile returns lines, or bytes from an offset, and says where the next part begins', async (t) => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index + 1} ä\n`)
  const { read } = await startFiles(t, { files: { 'a.txt': lines.join(''), empty: '', open: 'a\nb', 'n.bin': 'a\0b' } })
  const part = async (path: string, query = {}) => (await read(path, query)).body.data.file
  t.match(await part('a.txt', { startLine: 10, endLine: 11 }), {
    content: lines.slice(9, 11).join(''),
    startLine: 10,
    endLine: 11,
    totalLines: 100,
    nextOffset: Buffer.byteLength(lines.slice(0, 11).join('')),
  })
  t.match(await part('a.txt', { startLine: 99, endLine: 500 }), { content: lines.slice(98).join(''), endLine: 100 })
  t.notOk('nextOffset' in (await part('a.txt', { startLine: 99 })))
  t.match(await part('a.txt', { startLine: 500 }), { content: '', totalLines: 100 })
  t.match(await part('empty'), { content: '', totalLines: 0, size: 0 })
  t.match(await part('open', { startLine: 2 }), { content: 'b', startLine: 2, endLine: 2, totalLines: 2 })
  t.match(await part('n.bin', { offset: 1 }), { content: Buffer.from('\0b').toString('base64'), encoding: 'base64' })
  t.match(await read('n.bin', { startLine: 1 }), { status: 400 }, 'bytes have no lines')
  t.match(await read('a.txt', { startLine: 1, offset: 4 }), { status: 400 })
  t.match(await read('a.txt', { startLine: 3, endLine: 2 }), { status: 400 })
})

t.test('the parts of a file are whole lines where they can be, and together the file', async (t) => {
  const text = `${'short ä\n'.repeat(50)}${'日本語😀'.repeat(400)}\nend`
  const { read } = await startFiles(t, { files: { 'a.txt': text } })
  const parts: any[] = []
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const file: any = (await read('a.txt', { offset, limit: 101 })).body.data.file
    t.equal(file.startLine, text.slice(0, parts.map(({ content }) => content).join('').length).split('\n').length)
    t.ok(Buffer.byteLength(file.content) <= 101)
    parts.push(file)
    offset = file.nextOffset
  }
  t.equal(parts.map(({ content }) => content).join(''), text)
  t.ok(parts[0].content.endsWith('\n'))
  t.equal(new Set(parts.map(({ version }) => version)).size, 1, 'the version is of the whole')
  const inside = (await read('a.txt', { offset: Buffer.byteLength('short ä') - 1, limit: 4 })).body.data.file
  t.match(inside, { content: '\n', offset: 8 }, 'a part begins with a whole character')
})

t.test('a file that is larger than its limit is refused, to read and to write', async (t) => {
  const { read, write, edit, project, gantry } = await startFiles(t, { files: { big: '', medium: '' } })
  const limit = async (name: string) =>
    (await gantry.call('GET', '/limits')).body.data.limits.find((each: any) => each.name === name).value
  const tooLarge = { status: 413, body: { error: { code: 'payload_too_large' } } }
  truncateSync(join(project, 'big'), 3 * (await limit('fileReadBytes')))
  t.match(await read('big'), tooLarge)
  const writeMax = await limit('fileWriteBytes')
  truncateSync(join(project, 'medium'), writeMax + 1)
  t.match(await edit({ path: 'medium', edits: [{ oldText: 'a', newText: 'b' }] }), tooLarge)
  t.match(await read('medium', { offset: writeMax - 1 }), { body: { data: { file: { content: 'AAA=' } } } })
  t.match(await write({ path: 'a', content: 'x'.repeat(writeMax) }), { status: 200 })
  t.match(await write({ path: 'a', content: 'x'.repeat(writeMax + 1) }), tooLarge)
  t.match(await write({ path: 'a', content: 'x'.repeat(3 * writeMax) }), tooLarge)
  const grows = { path: 'a', edits: [{ oldText: 'x'.repeat(1_048_576), newText: 'y' }] }
  t.match(await edit(grows), { status: 409, body: { error: { message: /more than 10 times/ } } })
})

t.test('moveFile and deleteFile act on regular files, and replace nothing', async (t) => {
  const { move, remove, files, events, write } = await startFiles(t, { files: { 'a.txt': 'a', 'd/b.txt': 'b' } })
  t.match(await move({ path: 'a.txt', newPath: 'x/y/c.txt' }), {
    status: 200,
    body: { data: { file: { path: 'x/y/c.txt' } } },
  })
  t.strictSame(files(), { 'x/y/c.txt': 'a', 'd/b.txt': 'b' })
  t.match(await move({ path: 'x/y/c.txt', newPath: 'd/b.txt' }), {
    status: 409,
    body: { error: { code: 'already_exists' } },
  })
  t.match(await move({ path: 'd', newPath: 'e' }), { status: 409, body: { error: { code: 'not_a_file' } } })
  t.match(await move({ path: 'x/y/c.txt', newPath: 'd/b.txt/c' }), { status: 409 })
  t.match(await remove('d'), { status: 409, body: { error: { code: 'not_a_file' } } })
  t.match(await remove('a.txt'), { status: 404, body: { error: { code: 'file_not_found' } } })
  t.match(await move({ path: 'a.txt', newPath: 'b' }), { status: 404 })
  t.match(await write({ path: 'd', content: '' }), { status: 409, body: { error: { code: 'not_a_file' } } })
  t.match(await write({ path: 'd/b.txt/c', content: '' }), { status: 409 })
  t.match(await remove('d/b.txt'), { status: 200 })
  t.strictSame(files(), { 'x/y/c.txt': 'a' })
  t.strictSame(await events(), [
    { kind: 'file.moved', data: { path: 'x/y/c.txt', oldPath: 'a.txt' } },
    { kind: 'file.deleted', data: { path: 'd/b.txt' } },
  ])
})

t.test('a call with an Idempotency-Key writes once', async (t) => {
  const { edit, files, project } = await startFiles(t, { files: { a: 'x' } })
  const body = { path: 'a', edits: [{ oldText: 'x', newText: 'xx' }] }
  const first = await edit(body, { 'idempotency-key': 'one' })
  writeFileSync(join(project, 'a'), 'x')
  const again = await edit(body, { 'idempotency-key': 'one' })
  t.same(again.body.data, first.body.data)
  t.strictSame(files(), { a: 'x' })
})
