import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const project = await makeGitProject(t)
const { git } = project
const environment = { ...project.environment, GANTRY_GIT_CONFIG: join(project.home, '.gitconfig') }
const gantry = await startGantry(t, { args: ['--project', project.project], environment })
const call = (method: string, path: string, body?: unknown) =>
  gantry.call(method, `/git/stashes${path}`, body === undefined ? {} : { body })
const refusal = async (...given: Parameters<typeof call>) => {
  const { status, body } = await call(...given)
  return [status, body.error?.code, body.error?.message]
}
const write = (files: Readonly<Record<string, string>>) => writeFiles(project.project, files)
const read = (name: string) => readFileSync(join(project.project, name), 'utf8')
const create = async (body: object = {}) => (await call('POST', '', body)).body.data.stash
const status = () => git('status', '--porcelain', '--untracked-files=all')
/** All that a refused call must leave alone. */
const everything = async () => [
  await status(),
  await git('stash', 'list', '--format=%H %gs'),
  await git('rev-parse', 'HEAD'),
]

const start = await project.commit('lines', `${Array.from({ length: 20 }, (_, index) => index).join('\n')}\n`)

t.test('createStash puts changes aside as git stash does', async (t) => {
  write({ 'read.me': 'changed', staged: 'new', untracked: 'new' })
  await git('add', 'staged')
  const made = await call('POST', '', { message: 'Half of it' })
  const { stash } = made.body.data
  t.equal(made.status, 201)
  t.equal(made.headers.get('location'), `/api/v1/git/stashes/${stash.id}`)
  t.match(stash, { id: await git('rev-parse', 'stash@{0}'), message: 'Half of it', branch: 'main', baseOid: start })
  t.equal(await git('stash', 'list', '--format=%gs'), 'On main: Half of it')
  t.equal(await status(), '?? untracked')
  t.equal(read('read.me'), 'first')
  t.strictSame((await call('GET', `/${stash.id}`)).body.data.stash, stash)
  t.match(await refusal('POST', '', {}), [409, 'git_nothing_to_commit', /no local changes/])
  const all = await create({ includeUntracked: true })
  t.match(all.message, /^[0-9a-f]+ lines/)
  t.equal(await status(), '')
  t.match((await call('GET', '')).body.data.stashes, [{ id: all.id }, { id: stash.id }])
  t.equal(await git('show', '--format=%cn', '--no-patch', 'stash@{0}'), 'Tester')
})

t.test('applyStash gives what git stash apply and pop give, and keeps other local changes', async (t) => {
  const [all, half] = (await call('GET', '')).body.data.stashes
  write({ lines: 'local\n' })
  const answer = await call('POST', `/${half.id}/apply`)
  const after = await status()
  await git('checkout', '--quiet', '--force', 'HEAD')
  await git('reset', '--quiet', '--hard')
  write({ lines: 'local\n' })
  await git('stash', 'apply', '--quiet', half.id)
  t.equal(after, await status())
  t.match(answer.body.data.status.files, [
    { path: 'lines', worktree: 'modified' },
    { path: 'read.me', worktree: 'modified' },
    { path: 'staged', index: 'added' },
  ])
  t.equal((await call('POST', `/${all.id}/apply`, { drop: true })).status, 200)
  t.equal(read('untracked'), 'new')
  t.equal(await git('stash', 'list', '--format=%H'), half.id)
  t.match(await refusal('GET', `/${all.id}`), [404, 'git_ref_not_found'])
  await git('reset', '--quiet', '--hard')
  await git('clean', '-fdq', '--exclude=.gantry')
})

t.test('applyStash changes nothing where files have local changes or are there already', async (t) => {
  const [half] = (await call('GET', '')).body.data.stashes
  write({ 'read.me': 'mine' })
  const before = await everything()
  const answer = await call('POST', `/${half.id}/apply`, { drop: true })
  t.match(answer.body.error, { code: 'git_worktree_dirty', details: [{ path: 'read.me' }] })
  t.strictSame(await everything(), before)
  await git('checkout', '--quiet', '--', 'read.me')
  write({ fresh: 'one', lines: 'changed\n' })
  const fresh = await create({ includeUntracked: true })
  write({ fresh: 'another', '.git/info/exclude': 'fresh\n.gantry\n' })
  t.match((await call('POST', `/${fresh.id}/apply`)).body.error, {
    code: 'git_worktree_dirty',
    details: [{ path: 'fresh' }],
  })
  t.strictSame([read('fresh'), read('lines').startsWith('0\n')], ['another', true], 'nothing of it was applied')
  rmSync(join(project.project, 'fresh'))
  t.equal((await call('POST', `/${fresh.id}/apply`, { drop: true })).status, 200)
  await git('reset', '--quiet', '--hard')
  rmSync(join(project.project, 'fresh'))
})

t.test('applyStash that conflicts with the current commit changes nothing', async (t) => {
  write({ lines: 'ours\n' })
  const stash = await create()
  await project.commit('lines', 'theirs\n')
  const before = await everything()
  const answer = await call('POST', `/${stash.id}/apply`, { drop: true })
  t.match([answer.status, answer.body.error], [409, { code: 'git_conflict', details: [{ path: 'lines' }] }])
  t.strictSame(await everything(), before)
  t.equal(read('lines'), 'theirs\n')
  t.equal((await call('DELETE', `/${stash.id}`)).status, 200)
  t.match(await refusal('DELETE', `/${stash.id}`), [404, 'git_ref_not_found'])
  t.match(await refusal('POST', `/${stash.id}/apply`), [404, 'git_ref_not_found'])
})

t.test('stashes are neither made nor applied while files are in conflict', async (t) => {
  write({ 'read.me': 'kept' })
  const kept = await create()
  await git('checkout', '--quiet', '-b', 'side', 'HEAD~1')
  await project.commit('lines', 'side\n')
  await git('checkout', '--quiet', 'main')
  await git('merge', 'side').catch(() => undefined)
  const before = await everything()
  t.match(await refusal('POST', '', {}), [409, 'git_conflict', /in conflict/])
  t.match(await refusal('POST', `/${kept.id}/apply`), [409, 'git_conflict', /in conflict/])
  t.strictSame(await everything(), before)
  await git('merge', '--abort')
  await git('stash', 'clear')
})

t.test('deleteStash deletes the one that is meant, wherever it stands', async (t) => {
  await git('stash', 'clear')
  const made = []
  for (const text of ['1', '2', '3']) {
    write({ 'read.me': text })
    made.push(await create({ message: text }))
  }
  t.equal((await call('DELETE', `/${made[1].id}`)).status, 200)
  t.equal(await git('stash', 'list', '--format=%gs'), 'On main: 3\nOn main: 1')
  const events = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  t.match(
    events.findLast(({ kind }) => kind === 'git.stash.updated'),
    { actor: 'user_owner', data: { stashId: made[1].id, change: 'deleted' } },
  )
  const changes = events.filter(({ kind }) => kind === 'git.stash.updated').map(({ data }) => data)
  t.match(changes.slice(0, 4), [
    { change: 'created' },
    { change: 'created' },
    { change: 'applied' },
    { change: 'applied' },
  ])
})

t.test('ids that are no stash, options and callers without the scope are refused', async (t) => {
  for (const id of ['HEAD', '--index', 'stash@{0}', '-p'])
    t.match(await refusal('POST', `/${encodeURIComponent(id)}/apply`), [400, 'validation_failed'], id)
  t.match(await refusal('GET', `/${start}`), [404, 'git_ref_not_found'], 'a commit that is no stash')
  t.match(await refusal('POST', `/${start}/apply`), [404, 'git_ref_not_found'])
  for (const message of ['a\nb', 'a\u0000b', '\u0000', ' '])
    t.match(await refusal('POST', '', { message }), [400, 'validation_failed'], JSON.stringify(message))
  const reader = await addCaller(gantry, 'owner', { scopes: ['git:read'] })
  t.equal((await reader.call('GET', '/git/stashes')).status, 200)
  t.match((await reader.call('POST', '/git/stashes')).body.error, { code: 'scope_missing' })
})

t.test('a stash never takes the data of the service, and is not applied over it', async (t) => {
  const guarded = join(project.project, '.gantry/project')
  write({ '.gantry/project/data': 'x', '.git/info/exclude': '' })
  rmSync(join(guarded, '.gitignore'), { force: true })
  t.match(await refusal('POST', '', { includeUntracked: true }), [403, 'path_forbidden', /\.gitignore/])
  t.ok(existsSync(join(guarded, 'data')))
  await git('add', '--force', '.gantry/project/data')
  await git('stash', 'push', '--quiet')
  const id = await git('rev-parse', 'stash@{0}')
  t.match(await refusal('POST', `/${id}/apply`), [403, 'path_forbidden'])
  rmSync(join(guarded, 'data'), { force: true })
})

t.test('a narrow caller stashes nothing that programs may not write', async (t) => {
  write({
    'gantry.json': '{"sandbox": {"readOnlyPaths": ["read.me", "fixed"]}}',
    '.git/info/exclude': 'gantry.json\n.gantry\n',
  })
  t.teardown(() => rmSync(join(project.project, 'gantry.json')))
  const agent = await addCaller(gantry, 'agent')
  const refused = { status: 403, body: { error: { code: 'path_forbidden', message: /sandbox\.readOnlyPaths/ } } }
  write({ 'read.me': 'of a person' })
  t.match(await agent.call('POST', '/git/stashes', { body: {} }), refused)
  t.equal(read('read.me'), 'of a person')
  await git('checkout', '--quiet', 'read.me')
  write({ 'fixed/new': 'of a person' })
  t.match(await agent.call('POST', '/git/stashes', { body: { includeUntracked: true } }), refused)
  t.equal(read('fixed/new'), 'of a person')
  t.ok(await create({ includeUntracked: true }), 'who has all rights of their role may')
})

t.test('hooks and filters of the repository do not run', async (t) => {
  const mark = join(makeFolder(t), 'mark')
  for (const name of ['post-checkout', 'post-index-change', 'pre-commit'])
    writeFileSync(join(project.project, '.git/hooks', name), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 })
  await git('config', 'filter.evil.clean', `touch ${mark}; cat`)
  write({ '.gitattributes': 'read.me filter=evil\n', 'read.me': 'filtered' })
  t.match(await refusal('POST', '', {}), [409, 'git_unsupported', /filter/i])
  t.equal(read('read.me'), 'filtered')
  t.notOk(existsSync(mark))
})

t.test('a project without a commit has nothing to stash, and one without a repository no stashes', async (t) => {
  const folder = makeFolder(t)
  const other = await startGantry(t, { args: ['--project', folder], environment })
  const paths = ['GET /', `GET /${start}`, `DELETE /${start}`, `POST /${start}/apply`, 'POST /'] as const
  for (const each of paths) {
    const [method = '', path = ''] = each.split(' ')
    const { body } = await other.call(method, `/git/stashes${path === '/' ? '' : path}`)
    t.match(body.error, { code: 'git_repository_not_found' }, each)
  }
  await git('init', '--quiet', folder)
  t.match((await other.call('POST', '/git/stashes')).body.error, { code: 'git_ref_not_found' })
  t.strictSame((await other.call('GET', '/git/stashes')).body.data, { stashes: [] })
})
