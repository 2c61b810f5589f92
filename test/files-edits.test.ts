import t from 'tap'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startFiles } from './support/files.ts'
import { filesIn } from './support/working-tree.ts'

const conflict = { status: 409, body: { error: { code: 'edit_conflict' } } }

t.test('editFile makes its replacements in their order, all or none', async (t) => {
  const { edit, files } = await startFiles(t, { files: { 'a.ts': 'const a = 1\nconst b = 2\n' } })
  const edits = [
    { oldText: 'const a', newText: 'const c' },
    { oldText: 'const c = 1\nconst b', newText: 'let b' },
  ]
  t.match(await edit({ path: 'a.ts', edits }), { status: 200, body: { data: { file: { size: 10 } } } })
  t.strictSame(files(), { 'a.ts': 'let b = 2\n' })
  const half = [
    { oldText: 'let b', newText: 'let d' },
    { oldText: 'nowhere', newText: '' },
  ]
  t.match(await edit({ path: 'a.ts', edits: half }), {
    ...conflict,
    body: { error: { details: [{ path: 'body/edits/1/oldText', rule: 'missing' }] } },
  })
  t.strictSame(files(), { 'a.ts': 'let b = 2\n' })
  t.match(await edit({ path: 'a.ts', edits: [] }), { status: 400 })
  t.match(await edit({ path: 'a.ts', edits: [{ oldText: '', newText: 'x' }] }), { status: 400 })
  t.match(await edit({ path: 'b.ts', edits: half }), { status: 404, body: { error: { code: 'file_not_found' } } })
})

t.test('a text that is missing or repeated is refused with the lines that help', async (t) => {
  const text = 'function one() {\n  return 1\n}\nfunction two() {\n  return 1\n}\n'
  const { edit, files } = await startFiles(t, { files: { 'a.ts': text, 'b.bin': 'a\0b' } })
  const messageFor = async (oldText: string) => {
    const { status, body } = await edit({ path: 'a.ts', edits: [{ oldText, newText: 'x' }] })
    t.equal(status, 409)
    return body.error.message
  }
  t.match(await messageFor('return 1'), /2 times in a\.ts, in the lines 2, 5\. Add lines around it/)
  t.match(await messageFor('function  two() {'), /not in a\.ts\. The nearest line is 4: "function two\(\) \{"/)
  t.match(await messageFor('\treturn 1\n}\nfunction two'), /Line 2 differs in white space: " {2}return 1"/)
  t.match(await messageFor('%%%'), /not in a\.ts\. Read the file/)
  t.match(await edit({ path: 'b.bin', edits: [{ oldText: 'a', newText: 'b' }] }), conflict, 'bytes are no text')
  t.strictSame(files()['a.ts'], text)
})

t.test('each place is replaced where that is said, and the file grows no larger than files may be', async (t) => {
  const { edit, files } = await startFiles(t, { files: { 'a.ts': 'old(old)\nold\n', 'b.ts': 'x'.repeat(10_000) } })
  const edits = [{ oldText: 'old', newText: 'older', isEverywhere: true }]
  t.equal((await edit({ path: 'a.ts', edits })).status, 200)
  t.strictSame(files()['a.ts'], 'older(older)\nolder\n')
  t.match(await edit({ path: 'a.ts', edits: [{ oldText: 'none', newText: '', isEverywhere: true }] }), conflict)
  const large = [{ oldText: 'x', newText: 'y'.repeat(1_000), isEverywhere: true }]
  t.match(await edit({ path: 'b.ts', edits: large }), {
    ...conflict,
    body: { error: { details: [{ path: 'body/edits/0/oldText', rule: 'size' }] } },
  })
})

t.test('in a file with the line ends of Windows, an LF stands for them', async (t) => {
  const { edit, patch, files } = await startFiles(t, {
    files: { 'a.txt': '\uFEFFone\r\ntwo\r\nthree\r\n', mixed: 'a\r\nb\n' },
  })
  t.match(await edit({ path: 'a.txt', edits: [{ oldText: 'one\ntwo', newText: '1\n2' }] }), { status: 200 })
  t.match(await patch({ patch: '--- a/a.txt\n+++ b/a.txt\n@@ -2,2 +2,2 @@\n 2\n-three\n+3\n' }), { status: 200 })
  t.match(await edit({ path: 'mixed', edits: [{ oldText: 'a\nb', newText: 'c' }] }), conflict)
  t.strictSame(files(), { 'a.txt': '\uFEFF1\r\n2\r\n3\r\n', mixed: 'a\r\nb\n' })
})

t.test('edits of texts that repeat themselves take time for their length, and not for its square', async (t) => {
  const { edit, gantry } = await startFiles(t, { files: { 'a.txt': 'a'.repeat(4_000_000) } })
  const slow = edit({ path: 'a.txt', edits: [{ oldText: `${'a'.repeat(1_000_000)}b`, newText: '' }] })
  t.match(await gantry.call('GET', '/version'), { status: 200 })
  t.match(await slow, conflict)
})

t.test('patchFiles applies what git diff writes: changes, creations, renames and deletions', async (t) => {
  const numbered = Array.from({ length: 40 }, (_, index) => `line ${index}\n`).join('')
  const before: Record<string, string> = {
    'a.txt': numbered,
    'gone.txt': 'to be deleted\n',
    'empty-gone': '',
    'old name.txt': 'it moves\nand changes\nand stays\nalmost\nthe same\n',
    'moved.bin': '\0\x01\x02',
    'no-end': 'first\nlast',
    'ü/ö.txt': 'umlauts\n',
  }
  const repository = makeFolder(t)
  writeFiles(repository, before)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: repository, encoding: 'utf8' })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'before')
  git('mv', 'old name.txt', 'new name.txt')
  git('mv', 'moved.bin', 'else.bin')
  mkdirSync(join(repository, 'new'))
  const after: Record<string, string> = {
    'a.txt': numbered.replace('line 3\n', 'line three\n').replace('line 30\n', '').replace(/$/, '--- a line\n'),
    'new/b.txt': 'new\n',
    'new/empty': '',
    'new/run.sh': '#!/bin/sh\n',
    'new name.txt': 'it moves\nand changes twice\nand stays\nalmost\nthe same\n',
    'no-end': 'first\nlast\nand more',
    'ü/ö.txt': 'Umlaute\n',
  }
  writeFiles(repository, after)
  execFileSync('chmod', ['755', join(repository, 'new/run.sh')])
  for (const name of ['gone.txt', 'empty-gone']) git('rm', '-q', name)
  git('add', '.')
  const diff = git('diff', '--cached', '-M')
  const { patch, files, project, events } = await startFiles(t, { files: before })
  const { status, body } = await patch({ patch: `A commit message\n\n${diff}` })
  t.equal(status, 200, JSON.stringify(body))
  t.strictSame(files(), { ...after, 'else.bin': '\0\x01\x02' })
  t.equal(statSync(join(project, 'new/run.sh')).mode & 0o111, 0o111)
  t.match(Object.fromEntries(body.data.files.map(({ path, action }: any) => [path, action])), {
    'a.txt': 'replace',
    'new/b.txt': 'create',
    'new name.txt': 'rename',
    'gone.txt': 'delete',
    'else.bin': 'rename',
  })
  t.ok((await events()).some((event) => JSON.stringify(event) === '{"kind":"file.deleted","data":{"path":"gone.txt"}}'))
})

t.test('a patch is applied as a whole or not at all', async (t) => {
  const { patch, files, read } = await startFiles(t, { files: { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' } })
  const good = '--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n+A\n'
  const refused: readonly (readonly [patch: string, code: string])[] = [
    ['--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-x\n+B\n', 'edit_conflict'],
    ['--- a/d.txt\n+++ b/d.txt\n@@ -1 +1 @@\n-x\n+B\n', 'file_not_found'],
    ['--- /dev/null\n+++ b/b.txt\n@@ -0,0 +1 @@\n+B\n', 'already_exists'],
    ['--- a/b.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n', 'edit_conflict'],
    ['diff --git a/b.txt b/c.txt\nrename from b.txt\nrename to c.txt\n', 'already_exists'],
    ['--- a/b.txt\n+++ b/c.txt\n@@ -1 +1 @@\n-b\n+B\n', 'validation_failed'],
    ['--- a/.git/config\n+++ b/.git/config\n@@ -1 +1 @@\n-b\n+B\n', 'path_forbidden'],
    ['--- /dev/null\n+++ b/../x\n@@ -0,0 +1 @@\n+B\n', 'validation_failed'],
    [good, 'validation_failed'],
  ]
  for (const [bad, code] of refused)
    t.match(await patch({ patch: good + bad }), { body: { error: { code } } }, `${code}: ${bad}`)
  t.strictSame(files(), { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' })
  const { version } = (await read('a.txt')).body.data.file
  const withVersion = (given: number) => patch({ patch: good, versions: [{ path: 'a.txt', version: given }] })
  t.match(await withVersion(version + 1), { status: 412, body: { error: { code: 'revision_mismatch' } } })
  t.match(await withVersion(version), { status: 200 })
  t.match(
    await patch({ patch: good, versions: [{ path: 'z.txt', version: 1 }] }),
    { status: 400 },
    'no file of the patch',
  )
})

t.test('a hunk is found where it fits alone, and refused where it fits twice or not', async (t) => {
  const text = 'x\nsame\nend\ny\nsame\nend\nz\n'
  const { patch, files, project } = await startFiles(t, { files: { 'a.txt': text } })
  const hunk = (header: string, lines: string) => patch({ patch: `--- a.txt\n+++ a.txt\n${header}\n${lines}` })
  const reset = () => writeFileSync(join(project, 'a.txt'), text)
  t.match(await hunk('@@ -90,2 +90,2 @@', ' z\n+end\n'), {
    status: 400,
    body: { error: { message: /has 1 old and 2 new lines/ } },
  })
  t.match(await hunk('@@ -90,2 +90,2 @@', ' y\n-same\n+changed\n'), { status: 200 })
  t.equal(files()['a.txt'], 'x\nsame\nend\ny\nchanged\nend\nz\n')
  reset()
  t.match(await hunk('@@', '-same\n+changed\n'), {
    ...conflict,
    body: { error: { message: /several places, in the lines 2, 5/ } },
  })
  t.match(await hunk('@@ -5 +5 @@ in a function', '-same\n+changed\n'), { status: 200 })
  t.equal(files()['a.txt'], 'x\nsame\nend\ny\nchanged\nend\nz\n', 'at the line that it names')
  reset()
  t.match(await hunk('@@', ' end\n z\n+tail\n\n'), { status: 200 })
  t.equal(files()['a.txt'], `${text}tail\n`)
  reset()
  t.match(await hunk('@@', ' ende\n-same\n'), {
    ...conflict,
    body: { error: { message: /Hunk 1 of a\.txt does not fit/ } },
  })
  t.match(await hunk('@@', '+alone\n'), conflict)
  t.match(await hunk('@@ -3,0 +4 @@', '+inserted\n'), { status: 200 })
  t.equal(files()['a.txt'], text.replace('end\n', 'end\ninserted\n'))
  for (const bad of [
    'nothing',
    '@@ -1 +1 @@\n-a\n+b\n',
    '--- a\n+++ a\n',
    '--- /dev/null\n+++ /dev/null\n@@ -1 +1 @@\n',
  ])
    t.match(await patch({ patch: bad }), { status: 400, body: { error: { details: [{ path: 'body/patch' }] } } })
  for (const bad of [
    'old mode 100644\nnew mode 100755',
    'new file mode 120000',
    'copy from a\ncopy to b',
    'GIT binary patch',
    'index 1',
  ])
    t.match(await patch({ patch: `diff --git a/a.txt b/a.txt\n${bad}\n` }), { status: 400 }, bad)
})

t.test('a patch has at most 1,000 hunks in 200 files, which may have 32 MiB together', async (t) => {
  const { patch, project } = await startFiles(t)
  const many = Array.from({ length: 600 }, (_, index) => `--- /dev/null\n+++ b/f${index}\n@@ -0,0 +1 @@\n+x\n`)
  t.match(await patch({ patch: many.join('') }), {
    status: 400,
    body: { error: { message: /600 files; the limit is 200/ } },
  })
  t.match(await patch({ patch: many.slice(0, 200).join('') }), { status: 200 })
  writeFiles(project, { lines: Array.from({ length: 6000 }, (_, index) => `${index}\n`).join('') })
  const hunks = Array.from({ length: 3000 }, (_, index) => `@@\n-${2 * index}\n`)
  const hunked = (count: number) => patch({ patch: `--- lines\n+++ lines\n${hunks.slice(0, count).join('')}` })
  t.match(await hunked(3000), { status: 400, body: { error: { message: /3000 hunks; the limit is 1000/ } } })
  t.match(await hunked(1000), { status: 200 })
  const large = Array.from({ length: 9 }, (_, index) => `big${index}`)
  writeFiles(project, Object.fromEntries(large.map((name) => [name, `${'x'.repeat(4_000_000)}\na\n`])))
  const all = large.map((name) => `--- a/${name}\n+++ b/${name}\n@@ -2 +2 @@\n-a\n+b\n`).join('')
  t.match(await patch({ patch: all }), { status: 413, body: { error: { code: 'payload_too_large' } } })
  t.ok(filesIn(project)['big0']?.endsWith('a\n'))
})

t.test('edits at once are made one after the other; with the same version, one of them', async (t) => {
  const { edit, read, files } = await startFiles(t, { files: { 'a.txt': 'one\ntwo\nthree\n' } })
  const words = ['one', 'two', 'three']
  const both = await Promise.all(
    words.map((word) => edit({ path: 'a.txt', edits: [{ oldText: word, newText: word.toUpperCase() }] })),
  )
  t.same(
    both.map(({ status }) => status),
    [200, 200, 200],
  )
  t.equal(files()['a.txt'], 'ONE\nTWO\nTHREE\n')
  const { version } = (await read('a.txt')).body.data.file
  const raced = await Promise.all(
    words.map((word) =>
      edit({ path: 'a.txt', edits: [{ oldText: word.toUpperCase(), newText: word }] }, { 'if-match': `"${version}"` }),
    ),
  )
  t.same(raced.map(({ status }) => status).toSorted(), [200, 412, 412])
})

t.test('an edit costs a twentieth of the whole file', async (t) => {
  const text = readFileSync(new URL('../src/services/working-tree.ts', import.meta.url), 'utf8')
  const { edit, files } = await startFiles(t, { files: { 'a.ts': text } })
  const line = text.split('\n').find((each) => each.includes('const textBytesMax')) ?? ''
  const body = { path: 'a.ts', edits: [{ oldText: line, newText: line.replace('1_048_576', '2_097_152') }] }
  t.match(await edit(body), { status: 200 })
  t.match(files()['a.ts'], /textBytesMax = 2_097_152/)
  const whole = JSON.stringify({ path: 'a.ts', content: files()['a.ts'] }).length
  t.ok(JSON.stringify(body).length * 20 < whole, `${JSON.stringify(body).length} of ${whole} bytes`)
})
