import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { untilOver } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project, git, create, refusal } = house
const { call } = gantry
const put = (taskId: string, changes: object[]) => call('PUT', `/tasks/${taskId}/changes`, { body: { changes } })
const apply = (taskId: string, body: object = {}) => call('POST', `/tasks/${taskId}/changes/apply`, { body })

async function task() {
  const taskId = await gantry.createTask('Change files')
  return { taskId, ...(await create({ taskId })) }
}

t.test('changes of a task with a workspace are written and committed there', async (t) => {
  const { taskId, path, head } = await task()
  await put(taskId, [
    { path: 'read.me', content: 'changed\n' },
    { path: 'deep/new', content: 'new\n' },
  ])
  writeFileSync(join(path, 'staged'), 'x')
  await git(path, 'add', 'staged')
  t.match((await apply(taskId, { dryRun: true })).body.data, {
    applied: false,
    files: [{ action: 'replace' }, { action: 'create' }],
  })
  const { status, body } = await apply(taskId)
  t.equal(status, 200)
  const { commit } = body.data
  t.equal(await git(path, 'rev-parse', 'HEAD'), commit)
  t.equal(await git(path, 'rev-parse', 'HEAD^'), head)
  t.equal(
    await git(path, 'show', '--format=%s', '--name-only', 'HEAD'),
    `Apply the changes of ${taskId}\n\ndeep/new\nread.me`,
  )
  t.equal(await git(path, 'status', '--porcelain'), 'A  staged', 'what else was staged still is')
  t.equal(readFileSync(join(project.project, 'read.me'), 'utf8'), 'first')
  t.notOk(existsSync(join(project.project, 'deep')))
  t.match((await apply(taskId)).body.data, { commit, files: [{ action: 'none' }, { action: 'none' }] })
})

t.test('removals and renames are committed, ignored files too', async (t) => {
  const { taskId, path } = await task()
  writeFileSync(join(path, '.gitignore'), 'ignored\n')
  await put(taskId, [
    { path: 'renamed', oldPath: 'read.me', content: 'first' },
    { path: 'ignored', content: 'x' },
  ])
  t.equal((await apply(taskId)).status, 200)
  const names = await git(path, 'ls-tree', '--name-only', 'HEAD')
  t.same(names.split('\n'), ['ignored', 'renamed'])
})

t.test('a file that changed in the workspace since is a conflict, one in the project is none', async (t) => {
  const { taskId, path } = await task()
  await put(taskId, [{ path: 'read.me', content: 'changed\n' }])
  writeFileSync(join(path, 'read.me'), 'by an agent\n')
  t.match(await refusal(apply(taskId)), [409, 'changes_conflict'])
  t.equal(readFileSync(join(path, 'read.me'), 'utf8'), 'by an agent\n')
  writeFileSync(join(path, 'read.me'), 'first')
  writeFileSync(join(project.project, 'read.me'), 'by a person\n')
  t.equal((await apply(taskId)).status, 200)
  t.equal(readFileSync(join(project.project, 'read.me'), 'utf8'), 'by a person\n')
  writeFileSync(join(project.project, 'read.me'), 'first')
})

t.test('the review of changes compares with the workspace', async (t) => {
  const { taskId, path } = await task()
  await git(path, 'commit', '--quiet', '--allow-empty', '--message', 'empty')
  writeFileSync(join(path, 'read.me'), 'in the workspace\n')
  await git(path, 'commit', '--quiet', '--all', '--message', 'work')
  await put(taskId, [{ path: 'read.me', content: 'changed\n' }])
  const { changes } = (await call('GET', `/tasks/${taskId}/changes?include=before`)).body.data
  t.match(changes, [{ before: 'in the workspace\n', isStale: false }])
})

t.test('neither the file .git of a workspace nor a link leads a change out', async (t) => {
  const { taskId, path } = await task()
  t.match(await refusal(put(taskId, [{ path: '.git', content: 'gitdir: /tmp\n' }])), [403, 'path_forbidden'])
  symlinkSync(project.project, join(path, 'out'))
  const answer = await put(taskId, [{ path: 'out/escaped', content: 'x' }])
  if (answer.status === 200) t.match(await refusal(apply(taskId)), [409, 'changes_conflict'])
  t.notOk(existsSync(join(project.project, 'escaped')))
})

t.test('while a merge is in progress, or without its folder, a workspace takes no changes', async (t) => {
  const { taskId, path, id } = await task()
  await put(taskId, [{ path: 'other', content: 'x' }])
  writeFileSync(join(path, 'read.me'), 'ours\n')
  await project.commit('read.me', 'theirs\n')
  const { job } = (await call('POST', `/workspaces/${id}/merge`, { body: {} })).body.data
  t.match(await untilOver(gantry, job.id), { error: { code: 'git_conflict' } })
  t.match(await refusal(apply(taskId)), [409, 'workspace_not_ready', /merge/])
  rmSync(path, { recursive: true })
  t.match(await refusal(apply(taskId)), [409, 'workspace_not_ready'])
  t.match(await refusal(put(taskId, [])), [409, 'workspace_not_ready'])
  t.match(await refusal(call('GET', `/tasks/${taskId}/changes?include=before`)), [409, 'workspace_not_ready'])
  t.equal((await call('GET', `/tasks/${taskId}/changes`)).status, 200)
  t.match(await refusal(call('POST', `/terminal/${taskId}/sessions`)), [409, 'workspace_not_ready'])
  for (const read of ['diff', 'conflicts', 'checkpoints', `checkpoints/${'0'.repeat(40)}`])
    t.match(await refusal(call('GET', `/workspaces/${id}/${read}`)), [409, 'workspace_not_ready'], read)
  const exec = { body: { command: ['pwd'] } }
  t.match(await refusal(call('POST', `/terminal/${taskId}/exec`, exec)), [409, 'workspace_not_ready'])
})
