import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { untilOver } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry, project, git, create, refusal } = await startWorkspaces(t)
const { call } = gantry

t.test('createWorkspace makes a working tree of git from the current commit', async (t) => {
  const taskId = await gantry.createTask()
  const head = await project.git('rev-parse', 'HEAD')
  const { status, headers, body } = await call('POST', '/workspaces', { body: { taskId } })
  t.equal(status, 201)
  const { workspace } = body.data
  t.match(workspace, { taskId, baseOid: head, head, branch: 'main', state: 'ready', createdBy: { id: 'user_owner' } })
  t.equal(headers.get('location'), `/api/v1/workspaces/${workspace.id}`)
  t.equal(await git(workspace.path, 'status', '--porcelain'), '')
  t.equal(await git(workspace.path, 'rev-parse', 'HEAD'), head)
  t.ok(existsSync(join(workspace.path, 'read.me')))
  t.equal(await project.git('status', '--porcelain'), '', 'the project folder is as it was')
  t.match(await project.git('worktree', 'list', '--porcelain'), /locked a workspace of the service/)
  t.same((await call('GET', `/workspaces/${workspace.id}`)).body.data.workspace, workspace)
  t.same((await call('GET', `/workspaces?taskId=${taskId}`)).body.data.workspaces, [workspace])
  const [created] = (await gantry.service.app.store.events({ after: 0, limit: 1_000 })).filter(
    ({ kind }) => kind === 'workspace.created',
  )
  t.match(created, { actor: 'user_owner', taskId, data: { workspaceId: workspace.id, taskId, oid: head } })
})

t.test('a workspace begins with any commit, and names the branch that ref names', async (t) => {
  const first = await project.git('rev-parse', 'HEAD')
  await project.git('branch', 'topic')
  const second = await project.commit('second', '2')
  t.match(await create({ ref: 'topic' }), { branch: 'topic', head: first, baseOid: first })
  const detached = await create({ ref: second })
  t.match(detached, { head: second })
  t.notOk('branch' in detached || 'taskId' in detached || 'chatId' in detached)
  t.match(await create({ ref: 'HEAD' }), { branch: 'main', head: second })
  t.match(await refusal(call('POST', '/workspaces', { body: { ref: 'none' } })), [404, 'git_ref_not_found'])
  t.match(await refusal(call('POST', '/workspaces', { body: { ref: 'a..b' } })), [400, 'validation_failed'])
  t.match(await refusal(call('POST', '/workspaces', { body: { taskId: 'task_none' } })), [404, 'task_not_found'])
  t.match(await refusal(call('POST', '/workspaces', { body: { chatId: 'chat_none' } })), [404, 'chat_not_found'])
})

t.test('a task and a chat have one workspace, also when several are asked for at once', async (t) => {
  const taskId = await gantry.createTask()
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/workspaces', { body: { taskId } })))
  t.same(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409])
  t.ok(answers.every(({ status, body }) => status === 201 || body.error.code === 'already_exists'))
  const chatId = (await call('POST', '/chats', { body: { title: 'A chat' } })).body.data?.chat.id
  if (chatId !== undefined) t.match(await create({ chatId }), { chatId, state: 'ready' })
  t.match(await refusal(call('POST', '/workspaces', { body: { taskId, chatId: 'chat_none' } })), [404])
})

t.test('a create that is repeated with its key makes one workspace', async (t) => {
  const taskId = await gantry.createTask()
  const headers = { 'idempotency-key': 'a-workspace' }
  const [one, other] = [
    await call('POST', '/workspaces', { body: { taskId }, headers }),
    await call('POST', '/workspaces', { body: { taskId }, headers }),
  ]
  t.equal(one.body.data.workspace.id, other.body.data.workspace.id)
})

t.test('deleteWorkspace refuses to lose files that are in no commit, and commits that no branch has', async (t) => {
  const { id, path } = await create()
  const remove = (query = '') => call('DELETE', `/workspaces/${id}${query}`)
  writeFileSync(join(path, 'new'), 'x')
  t.match(await refusal(remove()), [409, 'git_worktree_dirty', /1 files/])
  t.equal(readFileSync(join(path, 'new'), 'utf8'), 'x')
  await git(path, 'add', '--all')
  await git(path, 'commit', '--quiet', '--message', 'work')
  t.match(await refusal(remove()), [409, 'git_conflict', /No branch or tag/])
  t.match((await call('GET', `/workspaces/${id}`)).body.data.workspace, { state: 'ready' })
  await project.git('branch', 'kept', await git(path, 'rev-parse', 'HEAD'))
  t.equal((await remove()).status, 200)
  t.notOk(existsSync(path))
  t.notMatch(await project.git('worktree', 'list'), path)
  t.match(await refusal(remove()), [404, 'workspace_not_found'])
})

t.test('discard loses what it is told to lose, and the task gets another workspace', async (t) => {
  const taskId = await gantry.createTask()
  const { id, path } = await create({ taskId })
  writeFileSync(join(path, 'new'), 'x')
  t.equal((await call('DELETE', `/workspaces/${id}?discard=true`)).status, 200)
  t.notOk(existsSync(path))
  t.not((await create({ taskId })).id, id)
})

t.test('a workspace without its folder is missing, and can be removed', async (t) => {
  const { id, path } = await create()
  rmSync(path, { recursive: true })
  const { workspace } = (await call('GET', `/workspaces/${id}`)).body.data
  t.equal(workspace.state, 'missing')
  t.notOk('head' in workspace)
  t.equal((await call('DELETE', `/workspaces/${id}`)).status, 200)
})

t.test('a workspace that the repository no longer knows is not removed with what is in it', async (t) => {
  const { id, path } = await create()
  writeFileSync(join(path, 'new'), 'x')
  rmSync(join(project.project, '.git', 'worktrees', id), { recursive: true })
  t.equal((await call('GET', `/workspaces/${id}`)).body.data.workspace.state, 'missing')
  t.match(await refusal(call('DELETE', `/workspaces/${id}`)), [409, 'workspace_not_ready', /by hand/])
  t.ok(existsSync(join(path, 'new')))
  t.equal((await call('DELETE', `/workspaces/${id}?discard=true`)).status, 200)
  t.notOk(existsSync(path))
})

t.test('a workspace that was put on the branch of the project moves it by no call', async (t) => {
  const { id, path } = await create()
  writeFileSync(join(project.project, '.git', 'worktrees', id, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(path, 'new'), 'x')
  const before = await project.git('rev-parse', 'main')
  t.match(await refusal(call('POST', `/workspaces/${id}/checkpoints`, { body: {} })), [409, 'git_unsupported', /main/])
  const { job } = (await call('POST', `/workspaces/${id}/merge`, { body: {} })).body.data
  t.match(await untilOver(gantry, job.id), { state: 'failed', error: { code: 'git_unsupported' } })
  t.equal(await project.git('rev-parse', 'main'), before)
  t.equal((await call('DELETE', `/workspaces/${id}?discard=true`)).status, 200)
})

t.test('git worktree prune leaves a workspace alone, also while its folder is away', async (t) => {
  const { id, path } = await create()
  renameSync(path, `${path}.away`)
  await project.git('worktree', 'prune', '--expire=now')
  renameSync(`${path}.away`, path)
  t.match((await call('GET', `/workspaces/${id}`)).body.data.workspace, { state: 'ready' })
})

t.test('a workspace on a branch reports the commit of the branch, packed or not', async (t) => {
  const { id, path } = await create()
  await git(path, 'checkout', '--quiet', '-b', `of-${id}`)
  writeFileSync(join(path, 'new'), 'x')
  await git(path, 'add', '--all')
  await git(path, 'commit', '--quiet', '--message', 'work')
  const head = await git(path, 'rev-parse', 'HEAD')
  t.equal((await call('GET', `/workspaces/${id}`)).body.data.workspace.head, head)
  await project.git('pack-refs', '--all')
  t.equal((await call('GET', `/workspaces/${id}`)).body.data.workspace.head, head)
})

t.test('a removed task leaves its workspace, with the work in it', async (t) => {
  const taskId = await gantry.createTask()
  const { id, path } = await create({ taskId })
  writeFileSync(join(path, 'new'), 'x')
  t.equal((await call('DELETE', `/tasks/${taskId}`)).status, 200)
  t.notOk('taskId' in (await call('GET', `/workspaces/${id}`)).body.data.workspace)
  t.equal(readFileSync(join(path, 'new'), 'utf8'), 'x')
})

t.test('a token of some tasks sees their workspaces alone', async (t) => {
  const [mine, other] = [await gantry.createTask(), await gantry.createTask()]
  const foreign = await create({ taskId: other })
  const narrow = await addCaller(gantry, 'agent', {
    scopes: ['workspaces:read', 'workspaces:write'],
    allow: { taskIds: [mine] },
  })
  t.match(await refusal(narrow.call('POST', '/workspaces', { body: { taskId: other } })), [404, 'task_not_found'])
  t.match(await refusal(narrow.call('POST', '/workspaces', { body: {} })), [403, 'forbidden'])
  t.match(await refusal(narrow.call('GET', `/workspaces/${foreign.id}`)), [404, 'workspace_not_found'])
  t.match(await refusal(narrow.call('DELETE', `/workspaces/${foreign.id}?discard=true`)), [404, 'workspace_not_found'])
  t.equal((await narrow.call('POST', '/workspaces', { body: { taskId: mine } })).status, 201)
  t.match((await narrow.call('GET', '/workspaces')).body.data.workspaces, [{ taskId: mine }])
  t.ok(existsSync(foreign.path))
  const reader = await addCaller(gantry, 'viewer', { scopes: ['workspaces:read'] })
  t.match(await refusal(reader.call('POST', '/workspaces', { body: {} })), [403, 'scope_missing'])
})

t.test('lists have pages, newest first', async (t) => {
  const all = (await call('GET', '/workspaces?limit=200')).body.data.workspaces
  const first = (await call('GET', '/workspaces?limit=2')).body.data
  const second = (await call('GET', `/workspaces?limit=2&cursor=${first.nextCursor}`)).body.data
  t.same([...first.workspaces, ...second.workspaces], all.slice(0, 4))
  t.same(await refusal(call('GET', '/workspaces?cursor=none')).then(([status]) => status), 400)
})

t.test('a link in the place of the entries of git leads nowhere', async (t) => {
  const house = await startWorkspaces(t)
  const away = join(house.project.root, 'away')
  mkdirSync(away)
  symlinkSync(away, join(house.project.project, '.git', 'worktrees'))
  t.match(await house.refusal(house.gantry.call('POST', '/workspaces', { body: {} })), [409, 'git_unsupported', /link/])
  t.same((await house.gantry.call('GET', '/workspaces')).body.data.workspaces, [])
  t.equal(existsSync(join(house.gantry.data, 'workspaces')), true)
})

t.test('without a repository, or without git, there are no workspaces and tasks go on as before', async (t) => {
  const plain = await startGantry(t)
  const { status, body } = await plain.call('POST', '/workspaces', { body: { taskId: await plain.createTask() } })
  t.match([status, body.error.code], [404, 'git_repository_not_found'])
  const { gantry, refusal } = await startWorkspaces(t, { environment: { GANTRY_GIT_ENGINE: 'isomorphic' } })
  t.match(await refusal(gantry.call('POST', '/workspaces', { body: {} })), [409, 'git_unsupported'])
  t.same((await gantry.call('GET', '/workspaces')).body.data.workspaces, [])
})

t.test('a token has its share of the workspaces, and no more', async (t) => {
  const one = await addCaller(gantry, 'developer')
  const { store, now, newId } = gantry.service.app
  const grant = { userId: one.userId, tokenId: one.tokenId, scopes: [] }
  const template = (await store.read.workspaces.list({ limit: 1 }))[0]?.doc
  if (template === undefined) throw new Error('there is no workspace')
  const { taskId: _task, chatId: _chat, ...doc } = template
  const made = Array.from({ length: 32 }, () => ({ ...doc, id: newId('workspace'), createdAt: now(), grant }))
  await store.commit(made.map((each) => ({ insert: 'workspaces', doc: each }) as const))
  t.match(await refusal(one.call('POST', '/workspaces', { body: {} })), [429, 'quota_exceeded', /32 workspaces/])
  t.equal((await call('POST', '/workspaces', { body: {} })).status, 201, 'another one has room')
  const limits = (await call('GET', '/limits')).body.data.limits.map(({ name }: { name: string }) => name)
  for (const name of ['workspaces', 'workspacesPerUser', 'workspacesPerToken']) t.ok(limits.includes(name), name)
})
