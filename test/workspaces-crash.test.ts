import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startProcess, token } from './support/crash/service.ts'
import { atRename } from './support/crash/signal-at-rename.ts'
import { call, makeFolder } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const headers = { authorization: `Bearer ${token}` }

t.test('kill -9 in the middle leaves no workspace half made or half removed', async (t) => {
  const { project, git, environment } = await makeGitProject(t)
  const data = makeFolder(t)
  const folder = join(data, 'workspaces')
  for (let n = 0; n < 2_000; n++) writeFileSync(join(project, `file-${n}`), `${n}`)
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'many files')
  const start = () => startProcess({ project, data, environment })
  const foldersOf = () => (existsSync(folder) ? readdirSync(folder) : [])
  const create = async (origin: string) =>
    (await call(origin, 'POST', '/workspaces', { body: {}, headers })).body.data?.workspace

  let service = await start()
  const kept = await create(service.origin)
  const removed = await create(service.origin)
  void create(service.origin).catch(() => undefined)
  await waitUntil(() => foldersOf().length === 3, 'a third folder')
  await service.end('SIGKILL')

  service = await start()
  const listed = async () =>
    (await call(service.origin, 'GET', '/workspaces', { headers })).body.data.workspaces.map(({ id, state }: any) => [
      id,
      state,
    ])
  const complete = (await listed()).filter(([, state]: [string, string]) => state === 'ready')
  t.same(await listed(), complete, 'no other state')
  t.same(foldersOf().toSorted(), complete.map(([id]: [string]) => id).toSorted())
  t.ok(complete.some(([id]: [string]) => id === kept.id))

  void call(service.origin, 'DELETE', `/workspaces/${removed.id}`, { headers }).catch(() => undefined)
  await waitUntil(() => !existsSync(join(removed.path, 'file-7')), 'the removal of a file')
  await service.end('SIGKILL')
  service = await start()
  t.teardown(() => service.end('SIGKILL'))
  t.notOk((await listed()).some(([id]: [string]) => id === removed.id))
  t.notOk(existsSync(removed.path))
  t.notMatch(await git('worktree', 'list'), removed.id)
  t.equal(await git('-C', kept.path, 'status', '--porcelain'), '', 'another one is whole')
})

t.test('merges that kill -9 interrupted go on, and no line is lost', async (t) => {
  const { project, git, environment } = await makeGitProject(t)
  const data = makeFolder(t)
  await git('branch', 'aside')
  const start = () => startProcess({ project, data, environment })
  let service = await start()
  const post = async (path: string, body: object) =>
    (await call(service.origin, 'POST', path, { body, headers })).body.data
  const made = []
  for (let n = 0; n < 6; n++) {
    const { workspace } = await post('/workspaces', { ref: 'aside' })
    writeFileSync(join(workspace.path, `of-${workspace.id}`), workspace.id)
    made.push(workspace)
  }
  const before = await git('rev-parse', 'aside')
  const jobs = await Promise.all(made.map(async ({ id }) => (await post(`/workspaces/${id}/merge`, {})).job.id))
  await waitUntil(async () => (await git('rev-parse', 'aside')) !== before, 'the first merge')
  await service.end('SIGKILL')
  // What a git leaves that was killed while it wrote.
  writeFileSync(join(project, '.git', 'worktrees', made[0].id, 'index.lock'), '')

  service = await start()
  t.teardown(() => service.end('SIGKILL'))
  const stateOf = async (id: string) =>
    (await call(service.origin, 'GET', `/jobs/${id}`, { headers })).body.data.job.state
  for (const id of jobs)
    t.equal(
      await readUntil(
        () => stateOf(id),
        (state) => !['queued', 'running'].includes(state),
        id,
      ),
      'succeeded',
    )
  const names = (await git('ls-tree', '--name-only', 'aside')).split('\n')
  for (const { id } of made) t.ok(names.includes(`of-${id}`), id)
  await git('fsck', '--strict')
})

t.test('a patch of a workspace that kill -9 interrupted is whole after the next start', async (t) => {
  const { project, environment } = await makeGitProject(t)
  const data = makeFolder(t)
  const doomed = await startProcess({
    project,
    data,
    environment: { ...environment, ...atRename('SIGKILL', '/b\\.txt$') },
  })
  const post = (origin: string, path: string, body: object) => call(origin, 'POST', path, { body, headers })
  const { id, path } = (await post(doomed.origin, '/workspaces', {})).body.data.workspace
  const names = ['a.txt', 'b.txt', 'c.txt']
  const patch = names.map((name) => `--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+new\n`).join('')
  await post(doomed.origin, '/files/patch', { workspaceId: id, patch }).catch(() => undefined)
  await doomed.end('SIGKILL')
  t.ok(existsSync(join(path, '.gantry-apply')), 'it left its lock')
  t.notOk(existsSync(join(path, 'b.txt')), 'the files come in no order: this one is not there')
  const service = await startProcess({ project, data, environment })
  t.teardown(() => service.end('SIGKILL'))
  t.same(
    names.map((name) => readFileSync(join(path, name), 'utf8')),
    ['new\n', 'new\n', 'new\n'],
  )
  const edit = { workspaceId: id, path: 'a.txt', edits: [{ oldText: 'new', newText: 'newer' }] }
  t.equal((await post(service.origin, '/files/edit', edit)).status, 200)
  t.same(readdirSync(path).toSorted(), ['.git', ...names, 'read.me'])
  t.notOk(names.some((name) => existsSync(join(project, name))))
})
