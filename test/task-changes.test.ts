import t from 'tap'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import { makeFolder } from './support/gantry.ts'
import { sha256 } from './support/working-tree.ts'
import type { Change } from './support/working-tree.ts'
import { change, startProject } from './support/task-changes.ts'

t.test('applyTaskChanges creates, replaces and renames files, and emits one event', async (t) => {
  const project = await startProject(t, { files: { 'a.txt': 'old\n', 'docs/old.md': 'moves\n', 'kept.txt': 'kept' } })
  const id = await project.put([
    { path: 'a.txt', content: 'new\n' },
    { path: 'src/deep/b.txt', content: 'made' },
    { path: 'guide/new.md', content: 'moved\n', oldPath: 'docs/old.md' },
  ])
  const { status, body } = await project.apply(id)
  t.equal(status, 200)
  t.strictSame(body.data, {
    applied: true,
    files: [
      { path: 'a.txt', action: 'replace' },
      { path: 'src/deep/b.txt', action: 'create' },
      { path: 'guide/new.md', oldPath: 'docs/old.md', action: 'rename' },
    ],
  })
  t.strictSame(project.files(), {
    'a.txt': 'new\n',
    'src/deep/b.txt': 'made',
    'guide/new.md': 'moved\n',
    'kept.txt': 'kept',
  })
  t.ok(existsSync(join(project.folder, 'docs')), 'a folder stays, however empty')
  t.same(await project.applied(), [{ taskId: id, count: 3, paths: ['a.txt', 'src/deep/b.txt', 'guide/new.md'] }])
  t.strictSame(
    (await project.apply(id)).body.data.files.map(({ action }: { action: string }) => action),
    ['none', 'none', 'none'],
    'and nothing is left to do',
  )
})

t.test('applyTaskChanges answers a task without changes, and one that is not there', async (t) => {
  const project = await startProject(t)
  t.same((await project.apply(await project.gantry.createTask())).body.data, {
    applied: true,
    files: [],
    warnings: ['The task has no file changes, so nothing was applied. PUT /tasks/{id}/changes sets them.'],
  })
  t.match(await project.apply('task_missing'), { status: 404, body: { error: { code: 'task_not_found' } } })
})

t.test('a dry run returns the result, conflicts included, and writes nothing', async (t) => {
  const project = await startProject(t, { files: { 'a.txt': 'a', 'b.txt': 'b' } })
  const id = await project.put([
    { path: 'a.txt', content: 'A' },
    { path: 'b.txt', content: 'B' },
    { path: 'c/d.txt', content: '' },
  ])
  project.write({ 'b.txt': 'by somebody else' })
  const before = project.files()
  const { status, body } = await project.apply(id, { dryRun: true })
  t.equal(status, 200)
  t.strictSame(body.data, {
    applied: false,
    files: [
      { path: 'a.txt', action: 'replace' },
      { path: 'b.txt', action: 'replace', conflict: 'changed' },
      { path: 'c/d.txt', action: 'create' },
    ],
  })
  t.strictSame(project.files(), before)
  t.notOk(existsSync(join(project.folder, 'c')))
  t.same(await project.applied(), [])
})

t.test('paths selects changes, and refuses unknown paths', async (t) => {
  const project = await startProject(t, { files: { b: 'changes' } })
  const id = await project.put([
    { path: 'a', content: 'A' },
    { path: 'b', content: 'B' },
    { path: 'c', content: 'C' },
  ])
  project.write({ b: 'changed' })
  t.strictSame((await project.apply(id, { paths: ['c', 'a', 'c'] })).body.data.files, [
    { path: 'a', action: 'create' },
    { path: 'c', action: 'create' },
  ])
  t.strictSame(project.files(), { a: 'A', b: 'changed', c: 'C' })
  t.match(await project.apply(id, { paths: ['b'] }), {
    status: 409,
    body: { error: { details: [{ path: 'changes/1/path', rule: 'changed' }] } },
  })
  for (const dryRun of [true, false])
    t.match(await project.apply(id, { dryRun, paths: ['a', 'x'] }), {
      status: 400,
      body: { error: { code: 'validation_failed', details: [{ path: 'body/paths/1', rule: 'known' }] } },
    })
  t.match(await project.apply(id, { paths: [] }), { status: 400 })
})

t.test('names of any letters and contents of any length are written as they are', async (t) => {
  const project = await startProject(t)
  const names = [
    'ä/ö ü.txt',
    '日本語.md',
    '😀',
    'e\u0301',
    '\u00e9',
    ' leading',
    'trailing ',
    "quote's",
    '-rf',
    '$(touch x)',
    'new\nline',
    '__proto__',
    'constructor/toString',
    '.hidden/.env',
    '.gitignore',
    '.github/x',
    'a.git/b',
    'n'.repeat(255),
    `${'d/'.repeat(300)}deep`,
    '.gantry/context/role.md',
  ]
  const changes = names.map((path, index) => ({ path, content: index % 2 ? '' : `${path}\n` }))
  const id = await project.put(changes)
  t.equal((await project.apply(id)).status, 200)
  const files = project.files()
  for (const { path, content } of changes) t.equal(files[path], content, JSON.stringify(path.slice(0, 20)))
  t.equal(Object.keys(files).length, names.length)
  t.ok((await project.apply(id)).body.data.files.every(({ action }: { action: string }) => action === 'none'))
  project.write(Object.fromEntries(['__proto__', 'constructor/toString'].map((path) => [path, 'by somebody else'])))
  t.match(await project.apply(id), {
    status: 409,
    body: { error: { details: [{ rule: 'changed' }, { rule: 'changed' }] } },
  })
})

t.test('a rename that changes only the case of letters is one', async (t) => {
  const project = await startProject(t, { files: { 'Readme.md': '# A\n' } })
  if (existsSync(join(project.folder, 'README.MD')))
    return void t.comment('this disk makes no difference between the names')
  const id = await project.put([{ path: 'README.md', content: '# A\n', oldPath: 'Readme.md' }])
  t.match((await project.apply(id)).body.data.files, [{ action: 'rename' }])
  t.strictSame(project.files(), { 'README.md': '# A\n' })
})

t.test('a replaced and a renamed file keep their mode, a new one has that of the process', async (t) => {
  const project = await startProject(t, { files: { 'run.sh': '#!', secret: 's', 'read.txt': 'r', tool: 't' } })
  const modeOf = (path: string) => statSync(join(project.folder, path)).mode & 0o7777
  chmodSync(join(project.folder, 'run.sh'), 0o755)
  chmodSync(join(project.folder, 'secret'), 0o600)
  chmodSync(join(project.folder, 'read.txt'), 0o444)
  chmodSync(join(project.folder, 'tool'), 0o711)
  const id = await project.put([
    ...['run.sh', 'secret', 'read.txt', 'new.txt'].map((path) => ({ path, content: 'x' })),
    { path: 'bin/tool', content: 'x', oldPath: 'tool' },
  ])
  t.equal((await project.apply(id)).status, 200)
  t.strictSame(['run.sh', 'secret', 'read.txt', 'bin/tool'].map(modeOf), [0o755, 0o600, 0o444, 0o711])
  t.equal(modeOf('new.txt'), 0o666 & ~process.umask())
})

t.test('another name of a replaced file keeps what it had', async (t) => {
  const outside = join(makeFolder(t), 'shared')
  writeFileSync(outside, 'shared')
  const project = await startProject(t)
  linkSync(outside, join(project.folder, 'a'))
  const id = await project.put([{ path: 'a', content: 'mine' }])
  t.equal((await project.apply(id)).status, 200)
  t.equal(readFileSync(outside, 'utf8'), 'shared')
  t.strictSame(project.files(), { a: 'mine' })
})

t.test('five thousand files are applied as one', async (t) => {
  const project = await startProject(t)
  const changes = Array.from({ length: 5000 }, (_, index) => ({
    path: `d${index % 40}/e${index % 7}/f${index}.txt`,
    content: `content of ${index}\n`,
  }))
  const id = await project.put(changes)
  const began = performance.now()
  t.equal((await project.apply(id)).status, 200)
  t.comment(`in ${Math.round(performance.now() - began)} ms`)
  t.strictSame(project.files(), Object.fromEntries(changes.map(({ path, content }) => [path, content])))
  const [event] = await project.applied()
  t.match({ count: event?.count, told: event?.paths.length }, { count: 5000, told: 100 })
})

t.test('a large content is written whole, and a file of any size counts by all its bytes', async (t) => {
  const large = Buffer.alloc(9_000_000, 'large ')
  const project = await startProject(t, { files: { 'large.bin': large } })
  const content = 'x'.repeat(4_194_304)
  const id = await project.put([
    { path: 'content.txt', content },
    { path: 'large.bin', content: 'small' },
  ])
  const bases = (await project.gantry.service.app.store.read.taskChanges.get(id))?.doc.bases
  t.strictSame(bases, { 'content.txt': null, 'large.bin': createHash('sha256').update(large).digest('hex') })
  large[large.length - 1] = 0
  project.write({ 'large.bin': large })
  t.match(await project.apply(id), {
    status: 409,
    body: { error: { details: [{ path: 'changes/1/path', rule: 'changed' }] } },
  })
  t.equal((await project.apply(id, { paths: ['content.txt'] })).status, 200)
  t.ok(readFileSync(join(project.folder, 'content.txt'), 'utf8') === content)
})

t.test('putTaskChanges refuses a list that could never be applied, and says what is wrong', async (t) => {
  const project = await startProject(t)
  const refused: Record<string, { changes: Change[]; path: string; rule: string }> = {
    'a path twice': { changes: [change('a'), change('b'), change('a')], path: 'body/changes/2/path', rule: 'unique' },
    'a chain of renames': {
      changes: [change('b', 'a'), change('c', 'b')],
      path: 'body/changes/1/oldPath',
      rule: 'unique',
    },
    'a chain the other way': {
      changes: [change('c', 'b'), change('b', 'a')],
      path: 'body/changes/1/path',
      rule: 'unique',
    },
    'an exchange': { changes: [change('a', 'b'), change('b', 'a')], path: 'body/changes/1/path', rule: 'unique' },
    'a rename to itself': { changes: [change('a', 'a')], path: 'body/changes/0/oldPath', rule: 'unique' },
    'one file to two places': {
      changes: [change('b', 'a'), change('c', 'a')],
      path: 'body/changes/1/oldPath',
      rule: 'unique',
    },
    'a file below a file': { changes: [change('a/b'), change('a')], path: 'body/changes/0/path', rule: 'nested' },
    'a file into its own place': { changes: [change('a/b/c', 'a')], path: 'body/changes/0/path', rule: 'nested' },
    'an empty part': { changes: [change('a//b')], path: 'body/changes/0/path', rule: 'path' },
    'a dot': { changes: [change('a/./b')], path: 'body/changes/0/path', rule: 'path' },
    'a leading dot': { changes: [change('./a')], path: 'body/changes/0/path', rule: 'path' },
    'the project itself': { changes: [change('.')], path: 'body/changes/0/path', rule: 'path' },
    'a slash at the end': { changes: [change('a/')], path: 'body/changes/0/path', rule: 'path' },
    'a shape in the old path': { changes: [change('a', 'b//c')], path: 'body/changes/0/oldPath', rule: 'path' },
    'a name that is too long': { changes: [change('ä'.repeat(128))], path: 'body/changes/0/path', rule: 'path' },
    'a way out': { changes: [change('../a')], path: 'body/changes/0/path', rule: 'pattern' },
    'a way out further in': { changes: [change('a/../../b')], path: 'body/changes/0/path', rule: 'pattern' },
    'an absolute path': { changes: [change('/etc/passwd')], path: 'body/changes/0/path', rule: 'pattern' },
    'a backslash': { changes: [change('a\\b')], path: 'body/changes/0/path', rule: 'pattern' },
    'a NUL': { changes: [change('a\0b')], path: 'body/changes/0/path', rule: 'pattern' },
  }
  const id = await project.gantry.createTask()
  for (const [name, { changes, path, rule }] of Object.entries(refused)) {
    t.match(
      await project.replace(id, changes),
      { status: 400, body: { error: { code: 'validation_failed', details: [{ path, rule }] } } },
      name,
    )
  }
  t.same((await project.gantry.call('GET', `/tasks/${id}/changes`)).body.data.changes, [])
  t.equal((await project.replace(id, [change('a'), change('b', 'c'), change('ab'), change('A')])).status, 200)
})

t.test('nothing may be put or applied that belongs to git or to the service, however it is spelled', async (t) => {
  const project = await startProject(t)
  const forbidden = [
    '.git/hooks/post-checkout',
    '.git',
    '.git/config',
    '.GIT/config',
    '.Git',
    'sub/.git/hooks/x',
    'sub/.git',
    '.git./x',
    '.git /x',
    '.git. . /x',
    '.git::$INDEX_ALLOCATION/x',
    '.git:x',
    'git~1/config',
    'GIT~1',
    '.g\u200cit/config',
    '\ufeff.git/config',
    '.gantry/data/gantry.db',
    '.gantry/data',
    '.Gantry/DATA/x',
    '.gantry/data./x',
    '.gantry/mail/inbox/x.eml',
    '.gantry/mail',
    '.gantry',
  ]
  const id = await project.gantry.createTask()
  for (const path of forbidden) {
    t.match(
      await project.replace(id, [change('fine'), change(path)]),
      {
        status: 403,
        body: { error: { code: 'path_forbidden', details: [{ path: 'body/changes/1/path', rule: 'forbidden' }] } },
      },
      JSON.stringify(path),
    )
    t.match(
      await project.replace(id, [change('fine', path)]),
      { status: 403, body: { error: { code: 'path_forbidden', details: [{ path: 'body/changes/0/oldPath' }] } } },
      `from ${JSON.stringify(path)}`,
    )
    await project.insert(id, [change(path)])
    t.match(
      await project.apply(id),
      { status: 403, body: { error: { code: 'path_forbidden', details: [{ path: 'changes/0/path' }] } } },
      `${JSON.stringify(path)}, put under another contract`,
    )
  }
  for (const path of ['../out', '/etc/x', 'a/../../x']) {
    await project.insert(id, [change(path)])
    t.match(await project.apply(id), { status: 400, body: { error: { code: 'validation_failed' } } }, path)
  }
  t.strictSame(project.files(), {})
})

t.test('the folder of the data and that of git are not reached where they are called otherwise', async (t) => {
  const withData = await startProject(t, { args: ['--data', 'var/lib'] })
  t.equal(withData.gantry.data, join(withData.folder, 'var/lib'))
  const taskId = await withData.gantry.createTask()
  t.match(await withData.replace(taskId, [change('var/lib/gantry.db')]), {
    status: 403,
    body: { error: { code: 'path_forbidden', message: /var\/lib/ } },
  })
  await withData.insert(taskId, [change('var/lib/new/file')])
  t.match(await withData.apply(taskId), { status: 403, body: { error: { code: 'path_forbidden' } } })
  t.equal((await withData.replace(taskId, [change('var/library')])).status, 200)
  const project = await startProject(t)
  // Linked working trees are often laid out like this.
  execFileSync('git', ['init', '-q', '--bare', join(project.folder, '.bare')])
  writeFileSync(join(project.folder, '.git'), 'gitdir: ./.bare\n')
  const id = await project.gantry.createTask()
  t.match(await project.replace(id, [change('.bare/hooks/post-checkout')]), {
    status: 403,
    body: { error: { code: 'path_forbidden' } },
  })
  t.equal((await project.replace(id, [change('.barely/hooks')])).status, 200)
})

t.test('changes that were put before files were remembered make new files and replace none', async (t) => {
  const project = await startProject(t, { files: { a: '1', c: '1' } })
  const id = await project.gantry.createTask()
  await project.insert(id, [change('a'), change('b'), change('d', 'c')])
  t.strictSame((await project.apply(id, { dryRun: true })).body.data.files, [
    { path: 'a', action: 'replace', conflict: 'exists' },
    { path: 'b', action: 'create' },
    { path: 'd', oldPath: 'c', action: 'rename', conflict: 'changed' },
  ])
  t.equal((await project.apply(id, { paths: ['b'] })).status, 200)
})

t.test('after an apply the files count as they were written', async (t) => {
  const project = await startProject(t, { files: { a: '1', old: '1' } })
  const id = await project.put([change('a'), change('new', 'old')])
  await project.apply(id)
  project.write({ a: '1', old: '1' })
  rmSync(join(project.folder, 'new'))
  t.match(
    (await project.apply(id, { dryRun: true })).body.data.files,
    [{ conflict: 'changed' }, { conflict: 'changed' }],
    'what it was before is a change like any other',
  )
  t.same((await project.gantry.service.app.store.read.taskChanges.get(id))?.doc.bases, {
    a: sha256('x'),
    new: sha256('x'),
    old: null,
  })
})

t.test('an apply leaves the ETag of the changes alone unless it made a difference', async (t) => {
  const project = await startProject(t)
  const id = await project.put([change('a')])
  const tag = async () => (await project.gantry.call('GET', `/tasks/${id}/changes`)).headers.get('etag')
  await project.apply(id)
  const after = await tag()
  await project.apply(id)
  t.equal(await tag(), after)
})

t.test('an Idempotency-Key applies once, and the outcome is kept', async (t) => {
  const project = await startProject(t, { files: { a: '1' } })
  const id = await project.put([change('a')])
  const first = await project.apply(id, {}, { 'idempotency-key': 'one' })
  project.write({ a: 'changed since' })
  const again = await project.apply(id, {}, { 'idempotency-key': 'one' })
  t.equal(again.headers.get('idempotency-replayed'), 'true')
  t.same(again.body, first.body)
  t.strictSame(project.files(), { a: 'changed since' })
  t.equal((await project.applied()).length, 1)
  t.match(await project.apply(id, { dryRun: true }, { 'idempotency-key': 'one' }), {
    status: 409,
    body: { error: { code: 'idempotency_key_reused' } },
  })
})

t.test('an apply is audited before and after, a refused one too', async (t) => {
  const project = await startProject(t, { files: { b: '1' } })
  const id = await project.put([change('a'), change('b')])
  await project.apply(id, { paths: ['a'] })
  project.write({ b: '2' })
  await project.apply(id)
  const { entries } = (await project.gantry.call('GET', '/identity/audit?limit=50')).body.data
  const outcomes = entries
    .filter(({ operation }: { operation: string }) => operation === 'applyTaskChanges')
    .map(({ outcome, object }: { outcome: string; object: string }) => `${outcome} ${object}`)
  t.strictSame(
    outcomes,
    ['refused', 'started', 'done', 'started'].map((outcome) => `${outcome} /tasks/${id}/changes/apply`),
  )
})

t.test('applying needs tasks:execute, and a narrowed credential applies its own tasks alone', async (t) => {
  const project = await startProject(t)
  const [mine, other] = [await project.put([change('mine')]), await project.put([change('other')])]
  const writer = await addCaller(project.gantry, 'developer', { scopes: ['tasks:read', 'tasks:write'] })
  t.match(await writer.call('POST', `/tasks/${mine}/changes/apply`, { body: {} }), {
    status: 403,
    body: { error: { code: 'scope_missing' } },
  })
  t.match(await project.apply(mine, {}, { authorization: '' }), { status: 401 })
  const narrowed = await addCaller(project.gantry, 'agent', {
    scopes: ['tasks:read', 'tasks:execute'],
    allow: { taskIds: [mine] },
  })
  t.match(await narrowed.call('POST', `/tasks/${other}/changes/apply`, { body: {} }), {
    status: 404,
    body: { error: { code: 'task_not_found' } },
  })
  t.equal((await narrowed.call('POST', `/tasks/${mine}/changes/apply`)).status, 200, 'a body may be left away')
  t.strictSame(project.files(), { mine: 'x' })
})

t.test('putTaskChanges keeps the count of the task, its event and its ETag', async (t) => {
  const project = await startProject(t, { files: { a: '1' } })
  const id = await project.put([change('a'), change('b')])
  t.equal((await project.gantry.service.app.store.read.tasks.get(id))?.doc.changeCount, 2)
  const stale = await project.gantry.call('PUT', `/tasks/${id}/changes`, {
    body: { changes: [] },
    headers: { 'if-match': '"7"' },
  })
  t.match({ status: stale.status, tag: stale.headers.get('etag') }, { status: 412, tag: '"1"' })
  t.equal(
    (
      await project.gantry.call('PUT', `/tasks/${id}/changes`, {
        body: { changes: [] },
        headers: { 'if-match': '"1"' },
      })
    ).status,
    200,
  )
  t.equal((await project.gantry.service.app.store.read.tasks.get(id))?.doc.changeCount, 0)
  t.match(await project.replace('task_missing', []), { status: 404, body: { error: { code: 'task_not_found' } } })
})

t.test('a missing project folder is reported, and a symbolic link to one is followed', async (t) => {
  const project = await startProject(t)
  const id = await project.put([change('a')])
  const away = `${project.folder}-away`
  t.teardown(() => rmSync(away, { recursive: true, force: true }))
  renameSync(project.folder, away)
  t.match(await project.apply(id), { status: 503, body: { error: { code: 'not_ready' } } })
  symlinkSync(away, project.folder)
  t.equal((await project.apply(id)).status, 200)
  t.equal(readFileSync(join(away, 'a'), 'utf8'), 'x')
})
