import t from 'tap'
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { makeFolder } from './support/gantry.ts'
import { sha256 } from './support/working-tree.ts'
import type { Change } from './support/working-tree.ts'
import { change, startProject } from './support/task-changes.ts'

t.test('a file that is no longer what it was when the changes were put is a conflict, by its name', async (t) => {
  const project = await startProject(t)
  const { folder } = project
  const inProject = (path: string) => join(folder, path)
  const outside = makeFolder(t)
  const cases: Record<
    string,
    { change: Change; files?: Record<string, string>; since: () => void; conflict: string | undefined; action?: string }
  > = {
    'changed since': {
      change: { path: 'a', content: 'A' },
      files: { a: '1' },
      since: () => project.write({ a: '2' }),
      conflict: 'changed',
    },
    'made since': { change: { path: 'a', content: 'A' }, since: () => project.write({ a: '2' }), conflict: 'exists' },
    'removed since': {
      change: { path: 'a', content: 'A' },
      files: { a: '1' },
      since: () => rmSync(inProject('a')),
      conflict: 'missing',
    },
    'removed with its folder': {
      change: { path: 'd/a', content: 'A' },
      files: { 'd/a': '1' },
      since: () => rmSync(inProject('d'), { recursive: true }),
      conflict: 'missing',
    },
    'become what it would become': {
      change: { path: 'a', content: 'A' },
      files: { a: '1' },
      since: () => project.write({ a: 'A' }),
      conflict: undefined,
      action: 'none',
    },
    'made as it would be made': {
      change: { path: 'a', content: 'A' },
      since: () => project.write({ a: 'A' }),
      conflict: undefined,
      action: 'none',
    },
    'changed and changed back': {
      change: { path: 'a', content: 'A' },
      files: { a: '1' },
      since: () => {
        project.write({ a: '2' })
        project.write({ a: '1' })
      },
      conflict: undefined,
      action: 'replace',
    },
    'a folder': { change: { path: 'a', content: 'A' }, since: () => mkdirSync(inProject('a')), conflict: 'not_a_file' },
    'a pipe': {
      change: { path: 'a', content: 'A' },
      since: () => execFileSync('mkfifo', [inProject('a')]),
      conflict: 'not_a_file',
    },
    'a link to a file': {
      change: { path: 'a', content: 'A' },
      files: { b: '1' },
      since: () => symlinkSync('b', inProject('a')),
      conflict: 'not_a_file',
    },
    'a link to nothing': {
      change: { path: 'a', content: 'A' },
      since: () => symlinkSync(join(outside, 'made'), inProject('a')),
      conflict: 'not_a_file',
    },
    'below a file': {
      change: { path: 'd/a', content: 'A' },
      since: () => project.write({ d: '1' }),
      conflict: 'not_a_file',
    },
    'below a link to a folder of the project': {
      change: { path: 'd/a', content: 'A' },
      files: { 'e/x': '1' },
      since: () => symlinkSync('e', inProject('d')),
      conflict: 'not_a_file',
    },
    'below a link to a folder outside': {
      change: { path: 'd/a', content: 'A' },
      since: () => symlinkSync(outside, inProject('d')),
      conflict: 'not_a_file',
    },
    'far below a link to a folder outside': {
      change: { path: 'd/e/f/a', content: 'A' },
      since: () => symlinkSync(outside, inProject('d')),
      conflict: 'not_a_file',
    },
    'renamed, and the old one changed': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      files: { a: '1' },
      since: () => project.write({ a: '2' }),
      conflict: 'changed',
    },
    'renamed, and the old one gone': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      files: { a: '1' },
      since: () => rmSync(inProject('a')),
      conflict: 'missing',
    },
    'renamed, and the old one never there': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      since: () => {},
      conflict: 'missing',
    },
    'renamed, and the old one made since': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      since: () => project.write({ a: '1' }),
      conflict: 'changed',
    },
    'renamed, and the old one a link': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      files: { c: '1' },
      since: () => symlinkSync('c', inProject('a')),
      conflict: 'not_a_file',
    },
    'renamed onto a file': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      files: { a: '1', b: '2' },
      since: () => {},
      conflict: 'exists',
    },
    'renamed onto a file that is what it would become': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      files: { a: '1', b: 'B' },
      since: () => {},
      conflict: 'exists',
    },
    'renamed onto a folder': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      files: { a: '1', 'b/c': '2' },
      since: () => {},
      conflict: 'not_a_file',
    },
    'renamed by somebody else': {
      change: { path: 'b', content: 'B', oldPath: 'a' },
      files: { a: '1' },
      since: () => {
        rmSync(inProject('a'))
        project.write({ b: 'B' })
      },
      conflict: undefined,
      action: 'none',
    },
  }
  for (const [name, { change, files = {}, since, conflict, action }] of Object.entries(cases)) {
    project.empty()
    project.write(files)
    const id = await project.put([change, { path: 'other', content: 'other' }])
    since()
    const before = project.files()
    const [file] = (await project.apply(id, { dryRun: true })).body.data.files
    t.equal(file.conflict, conflict, name)
    if (action) t.equal(file.action, action, name)
    const { status, body } = await project.apply(id)
    if (conflict === undefined) {
      t.equal(status, 200, name)
      t.equal(readFileSync(inProject(change.path), 'utf8'), change.content, name)
      continue
    }
    t.match(
      { status, body },
      {
        status: 409,
        body: {
          error: {
            code: 'changes_conflict',
            message: /Nothing was written\.$/,
            details: [{ path: 'changes/0/path', rule: conflict }],
          },
        },
      },
      name,
    )
    t.strictSame(project.files(), before, `${name}: nothing was written`)
  }
  t.strictSame(readdirSync(outside), [], 'nor anything outside')
})

t.test('each conflict is reported, up to a hundred', async (t) => {
  const project = await startProject(t)
  const changes = Array.from({ length: 150 }, (_, index) => ({ path: `f${index}`, content: 'mine' }))
  const id = await project.put(changes)
  project.write(Object.fromEntries(changes.slice(10).map(({ path }) => [path, 'theirs'])))
  const {
    body: { error },
  } = await project.apply(id)
  t.equal(error.message, '140 of 150 changes cannot be applied. Nothing was written.')
  t.equal(error.details.length, 100)
  t.match(error.details[0], { path: 'changes/10/path', rule: 'exists', message: 'The file f10 already exists.' })
  t.same(await project.applied(), [])
})

t.test('of two tasks that change one file at once, one is applied and the other conflicts', async (t) => {
  const project = await startProject(t, { files: { shared: '0' } })
  const [one, two] = await Promise.all(
    ['one', 'two'].map(async (name) =>
      project.put([
        { path: 'shared', content: name },
        { path: `only-${name}`, content: name },
      ]),
    ),
  )
  const answers = await Promise.all([project.apply(one ?? ''), project.apply(two ?? '')])
  t.strictSame(answers.map(({ status }) => status).toSorted(), [200, 409])
  const name = answers[0]?.status === 200 ? 'one' : 'two'
  t.strictSame(project.files(), { shared: name, [`only-${name}`]: name })
})

t.test('one task that is applied many times at once is applied once', async (t) => {
  const project = await startProject(t)
  const id = await project.put(Array.from({ length: 20 }, (_, index) => change(`f${index}`)))
  const answers = await Promise.all(Array.from({ length: 10 }, () => project.apply(id)))
  t.ok(answers.every(({ status }) => status === 200))
  t.equal(answers.filter(({ body }) => body.data.files[0].action === 'create').length, 1)
})

t.test('a task that is given other changes while it is applied keeps what is known of those', async (t) => {
  const project = await startProject(t, { files: { a: '1' } })
  const id = await project.put([change('a')])
  const { app } = project.gantry.service
  const real = app.workingTree.apply
  // The list is replaced at the worst moment: the files are written, and that is not yet committed.
  Object.assign(app.workingTree, {
    apply: async (wanted: Parameters<typeof real>[0]) => {
      const done = await real.call(app.workingTree, wanted)
      await project.replace(id, [{ path: 'a', content: 'another' }, change('b')])
      return done
    },
  })
  t.equal((await project.apply(id)).status, 200)
  t.same((await app.store.read.taskChanges.get(id))?.doc.bases, { a: sha256('x'), b: null })
})
