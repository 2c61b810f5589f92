import { existsSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { addStep, execute } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project, git, create, refusal } = house
const { call } = gantry

const checkpointsOf = async (id: string) =>
  (await call('GET', `/workspaces/${id}/checkpoints`)).body.data.checkpoints.map(({ message }: any) => message)
const keep = async (id: string, message?: string) =>
  (await call('POST', `/workspaces/${id}/checkpoints`, { body: message === undefined ? {} : { message } })).body.data
    .checkpoint
const restore = (id: string, checkpointId: string) =>
  call('POST', `/workspaces/${id}/checkpoints/${checkpointId}/restore`)

t.test('a checkpoint keeps all files that git does not ignore, and changes neither index nor commit', async (t) => {
  const taskId = await gantry.createTask()
  const { id, path, head } = await create({ taskId })
  writeFileSync(join(path, '.gitignore'), 'ignored\n')
  writeFileSync(join(path, 'ignored'), 'x')
  writeFileSync(join(path, 'new'), 'one')
  writeFileSync(join(path, 'staged'), 'two')
  await git(path, 'add', 'staged')
  const before = await git(path, 'status', '--porcelain')
  const answer = await call('POST', `/workspaces/${id}/checkpoints`, { body: { message: 'The first' } })
  t.equal(answer.status, 201)
  const { checkpoint } = answer.body.data
  t.match(checkpoint, { message: 'The first', head })
  t.equal(answer.headers.get('location'), `/api/v1/workspaces/${id}/checkpoints/${checkpoint.id}`)
  t.same((await call('GET', `/workspaces/${id}/checkpoints/${checkpoint.id}`)).body.data.checkpoint, checkpoint)
  t.equal(await git(path, 'status', '--porcelain'), before)
  t.equal(await git(path, 'rev-parse', 'HEAD'), head)
  t.equal(await project.git('rev-parse', `refs/gantry/task/${taskId}`), checkpoint.id)
  const names = (await project.git('ls-tree', '--name-only', checkpoint.id)).split('\n')
  t.same(names, ['.gitignore', 'new', 'read.me', 'staged'])
  t.equal((await keep(id)).id, checkpoint.id, 'nothing has changed since')
  t.same(await checkpointsOf(id), ['The first'])
})

t.test('restoreCheckpoint brings files back, and keeps what was there before', async (t) => {
  const { id, path } = await create()
  writeFileSync(join(path, 'a'), 'a1')
  const first = await keep(id, 'first')
  writeFileSync(join(path, 'a'), 'a2')
  writeFileSync(join(path, 'b'), 'b')
  rmSync(join(path, 'read.me'))
  const { status, body } = await restore(id, first.id)
  t.equal(status, 200)
  t.equal(readFileSync(join(path, 'a'), 'utf8'), 'a1')
  t.ok(existsSync(join(path, 'read.me')))
  t.notOk(existsSync(join(path, 'b')))
  t.same(await checkpointsOf(id), ['Before a restore', 'first'])
  await restore(id, body.data.checkpoint.id)
  t.equal(readFileSync(join(path, 'a'), 'utf8'), 'a2')
  t.notOk(existsSync(join(path, 'read.me')))
  t.equal(readFileSync(join(path, 'b'), 'utf8'), 'b')
})

t.test('checkpoints have pages, newest first, and outlive commits and the workspace itself', async (t) => {
  const taskId = await gantry.createTask()
  const { id, path } = await create({ taskId })
  for (let n = 0; n < 5; n++) {
    writeFileSync(join(path, 'a'), `${n}`)
    if (n === 3) await git(path, 'commit', '--quiet', '--allow-empty', '--message', 'by hand')
    await keep(id, `number ${n}`)
  }
  const page = async (query: string) => (await call('GET', `/workspaces/${id}/checkpoints?${query}`)).body.data
  const first = await page('limit=2')
  const second = await page(`limit=2&cursor=${first.nextCursor}`)
  const third = await page(`limit=2&cursor=${second.nextCursor}`)
  t.same(
    [first, second, third].map(({ checkpoints }) => checkpoints.map(({ message }: any) => message)),
    [['number 4', 'number 3'], ['number 2', 'number 1'], ['number 0']],
  )
  t.notOk('nextCursor' in third)
  t.match(await refusal(call('GET', `/workspaces/${id}/checkpoints?cursor=none`)), [400, 'invalid_cursor'])
  await git(path, 'checkout', '--quiet', '--force', 'HEAD')
  await git(path, 'clean', '--quiet', '--force')
  await project.git('branch', `kept-${id}`, await git(path, 'rev-parse', 'HEAD'))
  t.equal((await call('DELETE', `/workspaces/${id}`)).status, 200)
  const next = await create({ taskId })
  t.equal((await checkpointsOf(next.id)).length, 5)
  await restore(next.id, first.checkpoints[0].id)
  t.equal(readFileSync(join(next.path, 'a'), 'utf8'), '4')
  t.equal((await call('DELETE', `/workspaces/${next.id}?discard=true`)).status, 200)
  t.equal(await project.git('for-each-ref', `refs/gantry/task/${taskId}`), '', 'discard forgets them')
})

t.test('what is no checkpoint of the workspace is none', async (t) => {
  const [{ id, head }, other] = [await create(), await create()]
  const foreign = await keep(other.id)
  await keep(id)
  for (const oid of [head, foreign.id, 'f'.repeat(40)]) {
    t.match(await refusal(call('GET', `/workspaces/${id}/checkpoints/${oid}`)), [404, 'checkpoint_not_found'], oid)
    t.match(await refusal(restore(id, oid)), [404, 'checkpoint_not_found'], oid)
  }
  const narrow = await addCaller(gantry, 'agent', { allow: { taskIds: [await gantry.createTask()] } })
  t.match(await refusal(narrow.call('POST', `/workspaces/${id}/checkpoints`, { body: {} })), [404])
})

t.test('several checkpoints at once are all in the list', async (t) => {
  const { id, path } = await create()
  const made = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      writeFileSync(join(path, `file-${n}`), `${n}`)
      return keep(id, `number ${n}`)
    }),
  )
  const listed = (await call('GET', `/workspaces/${id}/checkpoints`)).body.data.checkpoints.map((each: any) => each.id)
  t.same([...new Set(made.map((each) => each.id))].toSorted(), listed.toSorted())
})

t.test('diffWorkspace compares with the base, whatever is committed, staged or new', async (t) => {
  const { id, path } = await create()
  t.same((await call('GET', `/workspaces/${id}/diff`)).body.data, { files: [], isTruncated: false })
  writeFileSync(join(path, 'committed'), 'x\n')
  await git(path, 'add', '--all')
  await git(path, 'commit', '--quiet', '--message', 'work')
  writeFileSync(join(path, 'new'), 'y\n')
  writeFileSync(join(path, 'read.me'), 'changed\n')
  const { files } = (await call('GET', `/workspaces/${id}/diff`)).body.data
  t.match(files, [
    { path: 'committed', change: 'added', additions: 1 },
    { path: 'new', change: 'added', patch: /\+y/ },
    { path: 'read.me', change: 'modified' },
  ])
  t.match((await call('GET', `/workspaces/${id}/diff?path=new`)).body.data.files, [{ path: 'new' }])
  t.match(await refusal(call('GET', `/workspaces/${id}/diff?path=../x`)), [400, 'validation_failed'])
})

t.test('a checkpoint is made after each plan step, also after one that fails', async (t) => {
  const taskId = await gantry.createTask()
  const { id } = await create({ taskId })
  for (const command of ['echo 1 > made', 'echo 2 > made; exit 1', 'true']) {
    const step = await addStep(gantry, taskId, { command })
    await execute(gantry, taskId, step)
  }
  const { checkpoints } = (await call('GET', `/workspaces/${id}/checkpoints`)).body.data
  t.match(checkpoints, [{ message: /^After step_/ }, { message: /^After step_/ }])
  await restore(id, checkpoints[1].id)
  t.equal(
    await git((await call('GET', `/workspaces/${id}`)).body.data.workspace.path, 'hash-object', 'made'),
    await project.git('rev-parse', `${checkpoints[1].id}:made`),
  )
})

t.test('an index that is a link or a pipe is not read', async (t) => {
  const { id, path } = await create()
  const index = join(project.project, '.git', 'worktrees', id, 'index')
  unlinkSync(index)
  symlinkSync('/etc/passwd', index)
  writeFileSync(join(path, 'new'), 'x')
  t.match(await keep(id), { message: 'Checkpoint' }, 'as if there was none')
  unlinkSync(index)
  spawnSync('mkfifo', [index])
  const answered = await refusal(call('POST', `/workspaces/${id}/checkpoints`, { body: {} }))
  t.match(answered, [409, 'git_unsupported'])
  unlinkSync(index)
  t.match(await keep(id), { message: 'Checkpoint' })
})

t.test('links of a workspace lead no write out of it', async (t) => {
  const { id, path } = await create()
  const away = join(project.root, 'away')
  writeFileSync(join(path, 'folder'), 'x')
  const first = await keep(id, 'a file')
  unlinkSync(join(path, 'folder'))
  writeFileSync(away, 'precious')
  symlinkSync(away, join(path, 'folder'))
  await restore(id, first.id)
  t.equal(readFileSync(away, 'utf8'), 'precious')
  t.equal(readFileSync(join(path, 'folder'), 'utf8'), 'x')
})
