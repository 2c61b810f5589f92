import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const project = await makeGitProject(t)
const { git } = project
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: { ...project.environment, GANTRY_GIT_CONFIG: join(project.home, '.gitconfig') },
})
const call = (method: string, path: string, body?: object) =>
  gantry.call(method, path, body === undefined ? {} : { body })
const taskId = await gantry.createTask()
const { workspace } = (await call('POST', '/workspaces', { taskId })).body.data
const workspaceId: string = workspace.id
const inside = (...given: string[]) => git('-C', workspace.path, ...given)
const statusOf = async (query = `?workspaceId=${workspaceId}`) =>
  (await call('GET', `/git/status${query}`)).body.data.status
/** All that calls for the workspace must leave alone. */
const projectState = async () => [
  await git('status', '--porcelain'),
  await git('for-each-ref', 'refs/heads'),
  await git('diff'),
]

writeFiles(project.project, { 'read.me': 'changed in the project' })
const before = await projectState()

t.test('status, diff, hunks and commits are those of the workspace', async (t) => {
  writeFiles(workspace.path, { 'read.me': 'changed in the workspace\n', other: 'x' })
  t.match(await statusOf(), { branch: null, files: [{ path: 'other' }, { path: 'read.me' }] })
  const { files } = (await call('GET', `/git/diff?workspaceId=${workspaceId}`)).body.data
  t.match(files[0].patch, /\+changed in the workspace/)
  const { patch } = files[0]
  t.match((await call('POST', '/git/stage', { patch, workspaceId })).body.data.status.files, [
    { path: 'other', worktree: 'untracked' },
    { path: 'read.me', index: 'modified', worktree: 'unmodified' },
  ])
  t.match((await call('POST', '/git/unstage', { workspaceId })).body.data.status.files[1], { index: 'unmodified' })
  await call('POST', '/git/stage', { paths: ['read.me'], workspaceId })
  const made = await call('POST', '/git/commits', { message: 'In the workspace', workspaceId })
  t.equal(made.body.data.commit.oid, await inside('rev-parse', 'HEAD'))
  t.strictSame(await projectState(), before)
  const events = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  t.match(
    events.findLast(({ kind }) => kind === 'git.committed'),
    {
      data: { workspaceId, oid: made.body.data.commit.oid, subject: 'In the workspace' },
    },
  )
})

t.test('commits are picked and reverted in the workspace, and conflicts change nothing', async (t) => {
  const head = await inside('rev-parse', 'HEAD')
  const reverted = await call('POST', '/git/revert', { commits: [head], workspaceId })
  t.match(reverted.body.data.commit, { parents: [head] })
  t.equal(readFileSync(join(workspace.path, 'read.me'), 'utf8'), 'first')
  const picked = await call('POST', '/git/cherry-pick', { commits: [head], workspaceId })
  t.equal(picked.body.data.commit.oid, await inside('rev-parse', 'HEAD'))
  const state = async () => [await inside('status', '--porcelain'), await inside('rev-parse', 'HEAD')]
  writeFiles(workspace.path, { 'read.me': 'again\n' })
  await inside('commit', '--quiet', '--all', '--message=Again')
  const now = await state()
  t.match((await call('POST', '/git/revert', { commits: [head], workspaceId })).body.error, {
    code: 'git_conflict',
    details: [{ path: 'read.me' }],
  })
  t.strictSame(await state(), now)
  t.strictSame(await projectState(), before)
  const events = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  t.match(
    events.findLast(({ kind }) => kind === 'git.branch.updated'),
    { data: { workspaceId, branch: 'HEAD' } },
  )
})

t.test('branches are merged and commits rebased in the workspace', async (t) => {
  const start = await inside('rev-parse', 'HEAD')
  const [main] = await git('rev-list', '--max-parents=0', 'HEAD').then((text) => text.split('\n'))
  const tree = await git('rev-parse', `${main}^{tree}`)
  const beside = await git('commit-tree', tree, '-p', main ?? '', '-m', 'Beside')
  const merged = await call('POST', '/git/merge', { branch: beside, message: 'Merged there', workspaceId })
  t.match(merged.body.data.commit, { message: /^Merged there/, parents: [start, beside] })
  t.equal(merged.body.data.commit.oid, await inside('rev-parse', 'HEAD'))
  await inside('reset', '--quiet', '--hard', start)
  writeFiles(workspace.path, { 'read.me': 'changed\n' })
  const rebase = () => call('POST', '/git/rebase', { onto: beside, workspaceId })
  t.equal((await rebase()).body.error.code, 'git_worktree_dirty', 'the changes are those of the workspace')
  await inside('checkout', '--quiet', '--', '.')
  const rebased = await rebase()
  t.equal(rebased.body.data.commit.oid, await inside('rev-parse', 'HEAD'), JSON.stringify(rebased.body))
  t.equal(await inside('merge-base', 'HEAD', beside), beside)
  t.strictSame(await projectState(), before)
})

t.test('changes of the workspace are stashed and applied there, and the project stays as it is', async (t) => {
  await inside('clean', '--quiet', '--force')
  const head = await inside('show', 'HEAD:read.me')
  writeFiles(workspace.path, { 'read.me': 'aside\n', 'new.txt': 'new' })
  const made = await call('POST', '/git/stashes', { message: 'Aside', includeUntracked: true, workspaceId })
  t.equal(made.status, 201, JSON.stringify(made.body))
  const { stash } = made.body.data
  t.equal(readFileSync(join(workspace.path, 'read.me'), 'utf8').trim(), head)
  t.strictSame(await projectState(), before)
  const apply = (body: object) => call('POST', `/git/stashes/${stash.id}/apply`, body)
  writeFiles(workspace.path, { 'read.me': 'in the way\n' })
  t.equal((await apply({ workspaceId })).body.error.code, 'git_worktree_dirty')
  await inside('checkout', '--quiet', '--', '.')
  const applied = await apply({ workspaceId, drop: true })
  t.match(applied.body.data.status.files, [{ path: 'new.txt' }, { path: 'read.me' }])
  t.equal(readFileSync(join(workspace.path, 'read.me'), 'utf8'), 'aside\n')
  t.strictSame((await call('GET', '/git/stashes')).body.data.stashes, [])
  t.strictSame(await projectState(), before)
  const events = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  t.strictSame(
    events.filter(({ kind }) => kind === 'git.stash.updated').map(({ data }) => data),
    ['created', 'applied', 'deleted'].map((change) => ({ stashId: stash.id, change, workspaceId })),
  )
})

t.test('an allow-list of tasks holds for workspaces, and one of branches for the project alone', async (t) => {
  const other = await gantry.createTask()
  const stranger = await addCredential(gantry, 'user_owner', { allow: { taskIds: [other], gitBranches: ['main'] } })
  const calls = [
    ['GET', `/git/status?workspaceId=${workspaceId}`],
    ['GET', `/git/diff?workspaceId=${workspaceId}`],
    ['POST', '/git/stage', {}],
    ['POST', '/git/unstage', {}],
    ['POST', '/git/commits', { message: 'x' }],
    ['POST', '/git/cherry-pick', { commits: ['main'] }],
    ['POST', '/git/revert', { commits: ['main'] }],
    ['POST', '/git/merge', { branch: 'main' }],
    ['POST', '/git/rebase', { onto: 'main' }],
    ['POST', '/git/stashes', {}],
    ['POST', `/git/stashes/${'a'.repeat(40)}/apply`, {}],
  ] as const
  const codesOf = async (caller: Pick<typeof stranger, 'call'>) => {
    const found = []
    for (const [method, path, body] of calls) {
      const answer = await caller.call(method, path, body === undefined ? {} : { body: { ...body, workspaceId } })
      found.push([answer.status, answer.body.error?.code])
    }
    return found
  }
  t.strictSame(
    await codesOf(stranger),
    calls.map(() => [404, 'workspace_not_found']),
  )
  const own = await addCredential(gantry, 'user_owner', { allow: { taskIds: [taskId], gitBranches: ['topic'] } })
  writeFiles(workspace.path, { more: 'x' })
  const body = { message: 'More', paths: ['more'], workspaceId }
  t.equal((await own.call('POST', '/git/commits', { body })).status, 201, 'no branch moves')
  rmSync(workspace.path, { recursive: true, force: true })
  t.strictSame(
    await codesOf({ call: gantry.call }),
    calls.map(() => [409, 'workspace_not_ready']),
  )
})
