import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startProcess, token } from './support/crash/service.ts'
import { call, makeFolder } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitUntil } from './support/wait.ts'

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
