import t from 'tap'
import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import { allPages, startFiles } from './support/files.ts'
import type { FilesProject } from './support/files.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import type { Answer } from './support/gantry.ts'
import { startFlipper } from './support/working-tree-faults.ts'

/** Every call that names this path as a file. */
function callsOf({ read, write, edit, patch, move, remove }: FilesProject, path: string) {
  return [
    () => read(path),
    () => write({ path, content: 'x' }),
    () => edit({ path, edits: [{ oldText: 'a', newText: 'b' }] }),
    () => patch({ patch: `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-a\n+b\n` }),
    () => patch({ patch: `--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+b\n` }),
    () => patch({ patch: `--- a/${path}\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n` }),
    () => move({ path, newPath: 'stolen' }),
    () => move({ path: 'own.txt', newPath: path }),
    () => remove(path),
  ]
}

async function refusedBy(calls: readonly (() => Promise<Answer>)[]): Promise<string[]> {
  const codes = new Set<string>()
  for (const call of calls) {
    const { body } = await call()
    codes.add(body.success ? 'done' : body.error.code)
  }
  return [...codes]
}

t.test('no file is reached that belongs to git or to the service, however it is spelled', async (t) => {
  const project = await startFiles(t, { files: { 'own.txt': 'a\n' } })
  execFileSync('git', ['init', '-q'], { cwd: project.project })
  const names = ['.git/config', '.git/hooks/post-checkout', '.git', '.GIT/config', '.git./config', 'git~1/config']
  const others = [
    'sub/.git/hooks/x',
    '.gantry/data/gantry.db',
    '.gantry/project/id',
    '.gantry/mail/x',
    '.gantry-apply/x',
  ]
  for (const path of [...names, ...others, '.gantry'])
    t.strictSame(await refusedBy(callsOf(project, path)), ['path_forbidden'], path)
  for (const path of ['../out', '/etc/passwd', 'a/../../x', './own.txt', 'a//b', 'a/', '..', 'a\\b'])
    t.strictSame(
      await refusedBy(callsOf(project, path).filter((_, index) => ![3, 4, 5].includes(index))),
      ['validation_failed'],
      path,
    )
  for (const path of ['.git', '.git/hooks', '.gantry/project'])
    t.match(await project.list({ path }), { status: 403, body: { error: { code: 'path_forbidden' } } }, path)
  t.match(await project.search({ q: 'core', path: '.git' }), { status: 403 })
  const { items } = await allPages((query) => project.list(query), 'files', { depth: 9, includeIgnored: true })
  t.strictSame(
    items.filter(({ path }) => /\.git\b|project|apply/.test(path)),
    [],
  )
  t.match((await project.search({ q: 'repositoryformatversion', includeIgnored: true })).body.data.matches, [])
  t.notOk(existsSync(join(project.project, '.git/hooks/post-checkout')))
})

t.test('the data, the keys and git are not reached where they are called otherwise', async (t) => {
  const secret = 'a-secret-key-of-the-tests-0123456789'
  const folder = makeFolder(t)
  const keyFile = join(folder, 'key.txt')
  writeFileSync(keyFile, secret)
  const project = await startFiles(t, {
    files: { 'own.txt': 'a\n', 'keys/readme': 'a\n' },
    args: ['--data', 'var/lib'],
    environment: { GANTRY_SECRET_KEY_FILE: keyFile },
  })
  // The same file by a name in the project.
  linkSync(keyFile, join(project.project, 'keys/inner.txt'))
  execFileSync('git', ['init', '-q', '--bare', join(project.project, '.bare')])
  writeFileSync(join(project.project, '.bare/hooks/own'), 'a\n')
  writeFileSync(join(project.project, '.git'), 'gitdir: ./.bare\n')
  for (const path of ['var/lib/gantry.db', 'keys/inner.txt', '.bare/config', '.bare/hooks/own'])
    t.strictSame(await refusedBy(callsOf(project, path)), ['path_forbidden'], path)
  for (const path of ['var/lib', '.bare/hooks']) t.match(await project.list({ path }), { status: 403 }, path)
  const { items } = await allPages((query) => project.list(query), 'files', { depth: 9, includeIgnored: true })
  const shown = items.map(({ path }) => path)
  t.ok(shown.includes('keys/readme') && shown.includes('var'))
  t.strictSame(
    shown.filter((path) => /^(var\/lib|keys\/inner|\.bare|\.git$)/.test(path)),
    [],
  )
  for (const q of [secret, 'repositoryformatversion', 'gitdir'])
    t.strictSame((await project.search({ q, includeIgnored: true })).body.data.matches, [], q)
  t.equal(readFileSync(keyFile, 'utf8'), secret)
})

t.test('no link is followed, out of the project or in it', async (t) => {
  const outside = makeFolder(t)
  writeFiles(outside, { 'secret.txt': 'a\n' })
  const project = await startFiles(t, { files: { 'own.txt': 'a\n', 'inner/b.txt': 'a\n' } })
  symlinkSync(outside, join(project.project, 'out'))
  symlinkSync(join(outside, 'secret.txt'), join(project.project, 'file'))
  symlinkSync(join(outside, 'new.txt'), join(project.project, 'dangling'))
  symlinkSync('inner', join(project.project, 'in'))
  mkdirSync(join(project.project, 'deep'))
  symlinkSync('../../../../../../..', join(project.project, 'deep/up'))
  for (const path of ['out/secret.txt', 'out/new.txt', 'file', 'dangling', 'in/b.txt', 'deep/up/etc/passwd']) {
    const codes = await refusedBy(callsOf(project, path))
    t.ok(
      codes.every((code) => ['not_a_file', 'already_exists'].includes(code)),
      `${path}: ${codes}`,
    )
  }
  t.strictSame(readdirSync(outside), ['secret.txt'])
  t.equal(readFileSync(join(outside, 'secret.txt'), 'utf8'), 'a\n')
  for (const path of ['own.txt', 'inner/b.txt']) t.equal(readFileSync(join(project.project, path), 'utf8'), 'a\n')
})

t.test('what is no file is not opened', async (t) => {
  const project = await startFiles(t, { files: { 'own.txt': 'a\n' } })
  execFileSync('mkfifo', [join(project.project, 'pipe')])
  t.strictSame(await refusedBy(callsOf(project, 'pipe')), ['not_a_file', 'already_exists'])
  t.match((await project.list({ glob: 'pipe' })).body.data.files, [{ path: 'pipe', type: 'other', size: 0 }])
  t.match((await project.search({ q: 'a' })).body.data.matches, [{ path: 'own.txt' }])
})

t.test('a folder that is exchanged for a link during calls leads nowhere', async (t) => {
  const outside = makeFolder(t)
  const names = Array.from({ length: 30 }, (_, index) => `${index}.txt`)
  writeFiles(outside, Object.fromEntries(['a.txt', ...names].map((name) => [name, 'outside'])))
  const inner = Object.fromEntries(['a.txt', ...names].map((name) => [`work/${name}`, 'inside']))
  const { project, read, write, edit, move, remove, search, list } = await startFiles(t, { files: inner })
  const { version } = (await read('work/a.txt')).body.data.file
  const flipper = startFlipper(t, join(project, 'work'), outside)
  const answers: string[] = []
  for (const [index, name] of names.entries()) {
    // Calls that would create the folder would be in the way of the exchange.
    await write({ path: 'work/a.txt', content: 'inside' }, { 'if-match': `"${version}"` })
    await edit({ path: `work/${name}`, edits: [{ oldText: 'inside', newText: 'changed' }] })
    await (index % 2 ? remove(`work/${name}`) : move({ path: `work/${name}`, newPath: `else/${name}` }))
    for (const answer of [await read('work/a.txt'), await search({ q: 'side' }), await list({ depth: 3 })])
      answers.push(JSON.stringify(answer.body))
  }
  await flipper.stop()
  t.strictSame(readdirSync(outside).toSorted(), ['a.txt', ...names].toSorted())
  t.ok(readdirSync(outside).every((name) => readFileSync(join(outside, name), 'utf8') === 'outside'))
  t.notOk(answers.some((answer) => answer.includes('outside')))
})

t.test('what the sandbox makes read-only for commands is so for files, also while gantry.json is broken', async (t) => {
  const config = { sandbox: { readOnlyPaths: ['vendor', 'locked.txt'] } }
  const files = { 'gantry.json': JSON.stringify(config), 'vendor/a.txt': 'a\n', 'locked.txt': 'a\n', 'own.txt': 'a\n' }
  const project = await startFiles(t, { files })
  const refused = async () => {
    for (const path of ['vendor/a.txt', 'vendor/new/b.txt', 'locked.txt', 'Vendor/a.txt']) {
      const [, ...writes] = callsOf(project, path)
      t.strictSame(await refusedBy(writes), ['path_forbidden'], path)
    }
  }
  await refused()
  t.match(await project.read('vendor/a.txt'), { status: 200 })
  t.match(await project.write({ path: 'gantry.json', content: '{' }), { status: 200 })
  await refused()
  t.match(await project.write({ path: 'gantry.json', content: '{"sandbox": {"readOnlyPaths": []}}' }), { status: 200 })
  await refused()
  t.match(await project.edit({ path: 'own.txt', edits: [{ oldText: 'a', newText: 'b' }] }), { status: 200 })
})

t.test('scopes and roles decide who reads and who writes', async (t) => {
  const { gantry, write } = await startFiles(t, { files: { 'a.txt': 'a' } })
  const taskId = await gantry.createTask()
  await write({ path: 'b.txt', content: 'b' })
  const statuses = async (caller: Awaited<ReturnType<typeof addCaller>>) => {
    const calls = [
      await caller.call('GET', '/files/content?path=a.txt'),
      await caller.call('GET', '/files/search?q=a'),
      await caller.call('POST', '/files/write', { body: { path: 'c.txt', content: 'c' } }),
      await caller.call('DELETE', '/files/content?path=c.txt'),
    ]
    return calls.map(({ status }) => status)
  }
  t.strictSame(await statuses(await addCaller(gantry, 'agent')), [200, 200, 200, 200])
  t.strictSame(await statuses(await addCaller(gantry, 'developer', { scopes: ['files:read'] })), [200, 200, 403, 403])
  t.strictSame(await statuses(await addCaller(gantry, 'developer', { scopes: ['tasks:read'] })), [403, 403, 403, 403])
  t.strictSame(
    await statuses(await addCaller(gantry, 'viewer')),
    [403, 403, 403, 403],
    'viewers read what is committed',
  )
  const narrow = await addCaller(gantry, 'agent', { allow: { taskIds: [taskId] } })
  t.strictSame(await statuses(narrow), [200, 200, 200, 200], 'its commands write in the same folder')
  const kinds = async (caller: Awaited<ReturnType<typeof addCaller>>) =>
    (await caller.call('GET', '/events?sort=-id')).body.data.events
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind.startsWith('file.'))
  t.ok((await kinds(await addCaller(gantry, 'agent'))).includes('file.written'))
  t.strictSame(await kinds(await addCaller(gantry, 'viewer')), [])
})
