/** Files of a workspace: the same calls as for those of the project, with the rights of its task. */
import t from 'tap'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import { allPages, fileCalls } from './support/files.ts'
import { makeFolder } from './support/folder.ts'
import type { Answer } from './support/gantry.ts'
import { untilOver } from './support/plans.ts'
import { waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry, project, git, create, refusal } = await startWorkspaces(t)
const { call } = gantry

type Files = ReturnType<typeof fileCalls>

/** An agent with a token of one task, and the workspace that it has made. */
async function agentOf(taskId: string) {
  const agent = await addCaller(gantry, 'agent', { allow: { taskIds: [taskId] } })
  const { status, body } = await agent.call('POST', '/workspaces', { body: { taskId } })
  t.equal(status, 201)
  const { id, path } = body.data.workspace
  return {
    agent,
    id,
    path,
    files: fileCalls(agent, id),
    textOf: (name: string) => readFileSync(join(path, name), 'utf8'),
  }
}

/** Every operation of files, about one path. */
const callsOf = (files: Files, path = 'read.me'): Record<string, () => Promise<Answer>> => ({
  listFiles: () => files.list(),
  searchFiles: () => files.search({ q: 'a' }),
  readFile: () => files.read(path),
  writeFile: () => files.write({ path, content: 'stolen\n' }),
  editFile: () => files.edit({ path, edits: [{ oldText: 'a', newText: 'b' }] }),
  patchFiles: () => files.patch({ patch: `--- /dev/null\n+++ b/new\n@@ -0,0 +1 @@\n+stolen\n` }),
  moveFile: () => files.move({ path, newPath: 'moved' }),
  deleteFile: () => files.remove(path),
})

async function refusalsOf(files: Files) {
  const found: Record<string, unknown> = {}
  for (const [name, ask] of Object.entries(callsOf(files))) found[name] = (await refusal(ask())).slice(0, 2)
  return found
}

const each = (value: unknown) =>
  Object.fromEntries(Object.keys(callsOf(fileCalls(gantry))).map((name) => [name, value]))
const eventsOf = async () =>
  (await gantry.service.app.store.events({ after: 0, limit: 5_000 })).filter(({ kind }) => kind.startsWith('file.'))

t.test(
  'an agent of one task reads, edits, patches and searches in its workspace, and not in the project',
  async (t) => {
    const taskId = await gantry.createTask()
    const { id, path, files, textOf } = await agentOf(taskId)
    const before = readFileSync(join(project.project, 'read.me'), 'utf8')
    t.match((await files.write({ path: 'src/a.ts', content: 'one\ntwo\n' })).body, {
      data: { file: { path: 'src/a.ts' } },
    })
    const { version } = (await files.read('src/a.ts', { startLine: 2 })).body.data.file
    const ifMatch = { 'if-match': `"${version}"` }
    const edits = [{ oldText: 'two', newText: 'three' }]
    t.equal((await files.edit({ path: 'src/a.ts', edits }, ifMatch)).status, 200)
    t.match(await refusal(files.edit({ path: 'src/a.ts', edits }, ifMatch)), [412, 'revision_mismatch'])
    const patch =
      '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,2 +1,2 @@\n-one\n+zero\n three\n--- /dev/null\n+++ b/b\n@@ -0,0 +1 @@\n+x\n'
    t.match((await files.patch({ patch })).body.data.files, [{ action: 'replace' }, { path: 'b', action: 'create' }])
    t.equal((await files.move({ path: 'b', newPath: 'c' })).status, 200)
    t.equal((await files.remove('read.me')).status, 200)
    t.match((await files.search({ q: 'three' })).body.data.matches, [{ path: 'src/a.ts', line: 2, text: 'three' }])
    t.same(
      (await files.list({ depth: 9 })).body.data.files.map((file: { path: string }) => file.path),
      ['c', 'src', 'src/a.ts'],
    )
    t.equal(textOf('src/a.ts'), 'zero\nthree\n')
    t.equal(await git(path, 'status', '--porcelain'), 'D read.me\n?? c\n?? src/')
    t.equal(readFileSync(join(project.project, 'read.me'), 'utf8'), before)
    t.equal(await project.git('status', '--porcelain'), '', 'the project folder is as it was')
    t.match((await fileCalls(gantry).read('src/a.ts')).status, 404)
    t.same(
      (await eventsOf()).map(({ kind, taskId, data }) => [kind, taskId, (data as any).workspaceId, (data as any).path]),
      [
        ['file.written', taskId, id, 'src/a.ts'],
        ['file.written', taskId, id, 'src/a.ts'],
        ['file.written', taskId, id, 'src/a.ts'],
        ['file.written', taskId, id, 'b'],
        ['file.moved', taskId, id, 'c'],
        ['file.deleted', taskId, id, 'read.me'],
      ],
    )
  },
)

t.test('events of files of the project name no workspace, and are not for a token of a task', async (t) => {
  const taskId = await gantry.createTask()
  const { agent, files } = await agentOf(taskId)
  await fileCalls(gantry).write({ path: 'ours', content: 'x' })
  await files.write({ path: 'mine', content: 'x' })
  const [last, before] = (await eventsOf()).toReversed()
  t.match(last, { data: { path: 'mine' } })
  t.notOk('workspaceId' in (before?.data ?? {}) || 'taskId' in (before ?? {}))
  const { events } = (await agent.call('GET', '/events?sort=-id&limit=200&kinds=file.written')).body.data
  t.match(events, [{ taskId, data: { path: 'mine' } }])
  rmSync(join(project.project, 'ours'))
})

t.test('no call reaches a workspace that the caller may not use, or that is none', async (t) => {
  const { id, path } = await agentOf(await gantry.createTask())
  writeFileSync(join(path, 'read.me'), 'a\n')
  const other = await addCaller(gantry, 'agent', { allow: { taskIds: [await gantry.createTask()] } })
  const hidden = [404, 'workspace_not_found']
  t.same((await refusal(other.call('GET', `/workspaces/${id}`))).slice(0, 2), hidden)
  t.same(await refusalsOf(fileCalls(other, id)), each(hidden))
  t.same(await refusalsOf(fileCalls(other, 'workspace_none')), each(hidden))
  t.same(await refusalsOf(fileCalls(gantry, 'workspace_none')), each(hidden))
  const ofNoTask = await create({})
  t.same(await refusalsOf(fileCalls(other, ofNoTask.id)), each(hidden), 'one that belongs to no task')
  const almostNothing = await addCaller(gantry, 'agent', { scopes: ['workspaces:write'] })
  t.same(await refusalsOf(fileCalls(almostNothing, id)), each([403, 'scope_missing']))
  const reader = await addCaller(gantry, 'agent', { scopes: ['files:read'] })
  t.equal((await fileCalls(reader, id).read('read.me')).status, 200)
  t.match(await refusal(fileCalls(reader, id).remove('read.me')), [403, 'scope_missing'])
  t.equal(await git(path, 'status', '--porcelain'), 'M read.me', 'nothing was changed')
  t.match(await refusal(fileCalls(gantry, '../..').read('read.me')), [404, 'workspace_not_found'])
})

t.test('two workspaces do not see each other, nor a cursor of one the files of the other', async (t) => {
  const [one, other] = [await agentOf(await gantry.createTask()), await agentOf(await gantry.createTask())]
  for (const name of ['a', 'b', 'c']) await one.files.write({ path: name, content: 'of one\n' })
  await other.files.write({ path: 'a', content: 'of the other\n' })
  t.equal(one.textOf('a'), 'of one\n')
  t.equal((await other.files.read('a')).body.data.file.content, 'of the other\n')
  t.match(await refusal(other.files.read('b')), [404, 'file_not_found'])
  t.same((await one.files.search({ q: 'other' })).body.data.matches, [])
  t.match(await refusal(fileCalls(one.agent, other.id).read('a')), [404, 'workspace_not_found'])
  const pages = await allPages((query) => one.files.list(query), 'files', { limit: 1 })
  t.equal(pages.pages, 4)
  const { nextCursor } = (await one.files.list({ limit: 1 })).body.data
  t.match(await refusal(other.files.list({ limit: 1, cursor: nextCursor })), [400, 'invalid_cursor'])
  t.match(await refusal(fileCalls(gantry).list({ limit: 1, cursor: nextCursor })), [400, 'invalid_cursor'])
})

t.test('.gitignore of the workspace counts, and its .git is reached by no path and no link', async (t) => {
  const { path, files } = await agentOf(await gantry.createTask())
  await files.write({ path: '.gitignore', content: 'out/\n' })
  await files.write({ path: 'out/log', content: 'gitdir\n' })
  const paths = async (query = {}) =>
    (await files.list({ depth: 9, ...query })).body.data.files.map((file: { path: string }) => file.path)
  t.same(await paths(), ['.gitignore', 'read.me'])
  t.same(await paths({ includeIgnored: true }), ['.gitignore', 'out', 'out/log', 'read.me'])
  t.same((await files.search({ q: 'gitdir' })).body.data.matches, [])
  t.match((await files.search({ q: 'gitdir', includeIgnored: true })).body.data.matches, [{ path: 'out/log' }])
  const gitFile = readFileSync(join(path, '.git'), 'utf8')
  const names = ['.git', '.GIT', '.git.', 'git~1', '.git/config', '.gantry/data/gantry.db', '.gantry-apply']
  for (const name of names) {
    const { listFiles: _, searchFiles: __, patchFiles: ___, ...calls } = callsOf(files, name)
    for (const [id, ask] of Object.entries(calls))
      t.match(await refusal(ask()), [403, 'path_forbidden'], `${id} ${name}`)
  }
  t.match(await refusal(files.move({ path: 'read.me', newPath: '.git' })), [403, 'path_forbidden'])
  const ofGit = '--- a/.git\n+++ /dev/null\n@@ -1 +0,0 @@\n-gitdir\n'
  t.match(await refusal(files.patch({ patch: ofGit })), [403, 'path_forbidden'])
  linkSync(join(path, '.git'), join(path, 'hard'))
  symlinkSync('.git', join(path, 'soft'))
  symlinkSync(project.project, join(path, 'up'))
  t.match(await refusal(files.read('hard')), [403, 'path_forbidden'])
  t.match(await refusal(files.read('soft')), [409, 'not_a_file'])
  for (const ask of [
    files.read('up/read.me'),
    files.write({ path: 'up/new', content: 'x' }),
    files.remove('up/read.me'),
  ])
    t.match(await refusal(ask), [409, 'not_a_file'])
  t.notOk(existsSync(join(project.project, 'new')))
  t.equal(readFileSync(join(path, '.git'), 'utf8'), gitFile)
})

t.test('a conflict is resolved by editFile and the side working_tree, with the token of the task', async (t) => {
  const taskId = await gantry.createTask()
  const { agent, id, files } = await agentOf(taskId)
  await files.write({ path: 'read.me', content: 'ours\n' })
  await project.commit('read.me', 'theirs\n')
  const merge = async () =>
    untilOver(gantry, (await call('POST', `/workspaces/${id}/merge`, { body: {} })).body.data.job.id)
  t.match(await merge(), { state: 'failed', error: { code: 'git_conflict' } })
  const { content } = (await files.read('read.me')).body.data.file
  t.match(content, /^<<<<<<< \S+\nours\n\|{7} \S+\nfirst\n=======\ntheirs\n>>>>>>> /)
  const edits = [{ oldText: content, newText: 'ours\ntheirs\n' }]
  t.equal((await files.edit({ path: 'read.me', edits })).status, 200)
  const body = { path: 'read.me', side: 'working_tree' }
  t.match(await agent.call('POST', `/workspaces/${id}/conflicts/resolve`, { body }), { status: 200 })
  t.match(await merge(), { state: 'succeeded' })
  t.equal(readFileSync(join(project.project, 'read.me'), 'utf8'), 'ours\ntheirs\n')
})

t.test('a workspace whose folder is away is refused, and nothing is made in its place', async (t) => {
  const { id, path } = await create()
  rmSync(path, { recursive: true })
  t.same(await refusalsOf(fileCalls(gantry, id)), each([409, 'workspace_not_ready']))
  t.notOk(existsSync(path))
})

t.test('beside a removal, no write is lost that was answered', async (t) => {
  for (let round = 0; round < 10; round++) {
    const { id, path } = await create()
    const files = fileCalls(gantry, id)
    const [removed, ...written] = await Promise.all([
      call('DELETE', `/workspaces/${id}`),
      ...Array.from({ length: 5 }, (_, index) => files.write({ path: `new-${index}`, content: 'x' })),
    ])
    const isWritten = written.some(({ status }) => status === 200)
    t.equal(removed.status === 200, !isWritten, `${removed.status} ${written.map(({ status }) => status)}`)
    t.equal(existsSync(path), isWritten)
    for (const { status, body } of written)
      if (status !== 200) t.match(body.error.code, /^workspace_not_(ready|found)$/)
  }
})

t.test('of many changes at once in one workspace, each is made or refused as a whole', async (t) => {
  const { path, files } = await agentOf(await gantry.createTask())
  // The lock of a service of another machine: the first change waits for it, and others behind the first.
  mkdirSync(join(path, '.gantry-apply', 'other-elsewhere-1-1'), { recursive: true })
  const codes: string[] = []
  const changes = Array.from({ length: 60 }, async (_, index) => {
    const { status, body } = await files.write({ path: `many/${index}`, content: 'x\n' })
    codes[index] = status === 200 ? 'written' : body.error.code
  })
  await waitUntil(() => Object.keys(codes).length >= 30)
  t.same([...new Set(Object.values(codes))], ['git_busy'])
  rmSync(join(path, '.gantry-apply'), { recursive: true })
  await Promise.all(changes)
  t.same([...new Set(codes)].toSorted(), ['git_busy', 'written'])
  for (const [index, code] of codes.entries())
    t.equal(existsSync(join(path, 'many', `${index}`)), code === 'written', `${index}`)
})

t.test(
  'what the sandbox keeps read-only in the project may be written in a workspace, as by programs there',
  async (t) => {
    const outside = makeFolder(t)
    const house = await startWorkspaces(t, { args: ['--data', outside] })
    writeFileSync(
      join(house.project.project, 'gantry.json'),
      JSON.stringify({ sandbox: { readOnlyPaths: ['read.me'] } }),
    )
    const { id } = await house.create()
    const body = { path: 'read.me', content: 'new\n' }
    t.match(await house.refusal(fileCalls(house.gantry).write(body)), [403, 'path_forbidden'])
    t.equal((await fileCalls(house.gantry, id).write(body)).status, 200)
  },
)

t.test('changes in one folder do not wait for those in another one', async (t) => {
  const house = await startWorkspaces(t, { args: ['--data', makeFolder(t)] })
  const [one, other] = [await house.create(), await house.create()]
  const lockOf = (folder: string) => join(folder, '.gantry-apply', 'other-elsewhere-1-1')
  const writeIn = (id?: string) => fileCalls(house.gantry, id).write({ path: 'read.me', content: 'new\n' })
  // Services of another machine have the locks of the project and of one workspace.
  for (const folder of [house.project.project, one.path]) mkdirSync(lockOf(folder), { recursive: true })
  let done = 0
  const waiting = [writeIn(), writeIn(one.id)].map((write) => write.finally(() => done++))
  t.equal((await writeIn(other.id)).status, 200)
  t.equal(done, 0, 'the others wait')
  rmSync(join(one.path, '.gantry-apply'), { recursive: true })
  t.equal((await waiting[1])?.status, 200)
  t.equal(done, 1)
  rmSync(join(house.project.project, '.gantry-apply'), { recursive: true })
  t.equal((await waiting[0])?.status, 200)
})
