import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { untilOver } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project, git, create, refusal } = house
const { call } = gantry

const merge = async (id: string, body: object = {}) => {
  const answer = await call('POST', `/workspaces/${id}/merge`, { body })
  t.equal(answer.status, 202)
  return untilOver(gantry, answer.body.data.job.id)
}
const conflictsOf = async (id: string) => (await call('GET', `/workspaces/${id}/conflicts`)).body.data.conflicts
const resolve = (id: string, body: object) => call('POST', `/workspaces/${id}/conflicts/resolve`, { body })
const shown = async (id: string) => (await call('GET', `/workspaces/${id}`)).body.data.workspace
const main = () => project.git('rev-parse', 'main')
const inProject = (path: string) => readFileSync(join(project.project, path), 'utf8')
const eventsOf = async (kind: string) =>
  (await gantry.service.app.store.events({ after: 0, limit: 5_000 })).filter((event) => event.kind === kind)

/** Two sides that changed the same line of a file, of which the branch is ahead. */
async function conflicting(files: Record<string, readonly [ours: string | null, theirs: string | null]>) {
  for (const path of Object.keys(files)) writeFileSync(join(project.project, path), 'base\n')
  await project.git('add', '--all')
  await project.git('commit', '--quiet', '--allow-empty', '--message', 'base')
  const workspace = await create()
  for (const [path, [ours, theirs]] of Object.entries(files)) {
    for (const [folder, text] of [
      [workspace.path, ours],
      [project.project, theirs],
    ] as const)
      if (text === null) rmSync(join(folder, path))
      else writeFileSync(join(folder, path), text)
  }
  await project.git('add', '--all')
  await project.git('commit', '--quiet', '--message', 'theirs')
  return workspace
}

t.test('mergeWorkspace commits what is in no commit and moves the branch, with the files of the project', async (t) => {
  const taskId = await gantry.createTask('Write a plan')
  const { id, path } = await create({ taskId })
  const before = await main()
  writeFileSync(join(path, 'plan'), 'one\n')
  const job = await merge(id)
  t.match(job, { state: 'succeeded', kind: 'merge_workspace', taskId, result: { commit: await main() } })
  t.equal(await project.git('rev-parse', 'main~1'), before, 'a fast-forward')
  t.equal(await project.git('log', '-1', '--format=%s %an'), 'Write a plan Tester')
  t.equal(inProject('plan'), 'one\n')
  t.equal(await project.git('status', '--porcelain'), '')
  t.match(await shown(id), { head: await main(), baseOid: await main(), state: 'ready' })
  t.match((await eventsOf('workspace.merged')).at(-1), { taskId, data: { branch: 'main', oid: await main() } })
  t.match((await eventsOf('git.branch.updated')).at(-1), { data: { branch: 'main', change: 'moved', oldOid: before } })
  t.equal((await call('DELETE', `/workspaces/${id}`)).status, 200, 'nothing would be lost')
})

t.test('what both have is merged, with the branch as the first parent', async (t) => {
  const { id, path } = await create()
  await project.commit('theirs', '1')
  const theirs = await main()
  writeFileSync(join(path, 'ours'), '2')
  t.match(await merge(id, { message: 'Ours' }), { state: 'succeeded' })
  t.equal(await project.git('rev-parse', 'main^1'), theirs)
  t.equal(await project.git('log', '-1', '--format=%s', 'main^2'), 'Ours')
  t.equal(inProject('ours'), '2')
  t.ok(existsSync(join(path, 'theirs')))
  t.match(await merge(id), { state: 'succeeded', result: { commit: await main() } }, 'nothing more to merge')
})

t.test('a workspace that has nothing of its own follows the branch', async (t) => {
  const { id, path } = await create()
  await project.commit('more', '1')
  t.match(await merge(id), { state: 'succeeded', result: { commit: await main() } })
  t.ok(existsSync(join(path, 'more')))
})

t.test('a conflict is shown with three sides, resolved by content, and merged', async (t) => {
  const { id, path } = await conflicting({ shared: ['ours\n', 'theirs\n'] })
  const before = await main()
  t.match(await merge(id), {
    state: 'failed',
    error: { code: 'git_conflict', message: /A file is in conflict: shared/ },
  })
  t.equal(await main(), before)
  t.match(await shown(id), { state: 'conflicted' })
  t.same(await conflictsOf(id), [
    { path: 'shared', base: 'base\n', ours: 'ours\n', theirs: 'theirs\n', encoding: 'utf8', isTruncated: false },
  ])
  t.match((await eventsOf('workspace.conflicted')).at(-1), { data: { workspaceId: id, branch: 'main' } })
  t.match(readFileSync(join(path, 'shared'), 'utf8'), /<<<<<<</)
  t.match(await merge(id), { state: 'failed', error: { code: 'git_conflict' } }, 'not before it is resolved')
  t.match(await refusal(call('DELETE', `/workspaces/${id}`)), [409, 'git_worktree_dirty'])
  t.match(await refusal(resolve(id, { path: 'none', side: 'ours' })), [404, 'conflict_not_found'])
  t.match(await refusal(resolve(id, { path: '../x', side: 'ours' })), [400, 'validation_failed'])
  t.match(await refusal(resolve(id, { path: 'shared' })), [
    400,
    'validation_failed',
    'Give content or side, and not both.',
  ])
  t.match(await refusal(resolve(id, { path: 'shared', side: 'ours', content: 'x' })), [400, 'validation_failed'])
  t.equal((await resolve(id, { path: 'shared', content: 'ours\ntheirs\n' })).status, 200)
  t.same(await conflictsOf(id), [])
  t.match(await merge(id), { state: 'succeeded' })
  t.equal(inProject('shared'), 'ours\ntheirs\n')
  t.equal(await project.git('rev-parse', 'main^1'), before)
  t.match(await shown(id), { state: 'ready', head: await main() })
})

t.test('a conflict is resolved by a side, by a removal, or by the file as it was edited', async (t) => {
  const { id, path } = await conflicting({
    a: ['ours\n', 'theirs\n'],
    b: ['ours\n', 'theirs\n'],
    c: ['ours\n', 'theirs\n'],
    d: ['ours\n', null],
    e: [null, 'theirs\n'],
  })
  await merge(id)
  t.match(await conflictsOf(id), [
    { path: 'a' },
    { path: 'b' },
    { path: 'c' },
    { path: 'd', base: 'base\n', ours: 'ours\n', theirs: null },
    { path: 'e', base: 'base\n', ours: null, theirs: 'theirs\n' },
  ])
  const page = (await call('GET', `/workspaces/${id}/conflicts?limit=2`)).body.data
  t.match(page.conflicts, [{ path: 'a' }, { path: 'b' }])
  const next = (await call('GET', `/workspaces/${id}/conflicts?limit=3&cursor=${page.nextCursor}`)).body.data
  t.match(next.conflicts, [{ path: 'c' }, { path: 'd' }, { path: 'e' }])
  await resolve(id, { path: 'a', side: 'ours' })
  await resolve(id, { path: 'b', side: 'theirs' })
  writeFileSync(join(path, 'c'), 'edited\n')
  await resolve(id, { path: 'c', side: 'working_tree' })
  await resolve(id, { path: 'd', side: 'theirs' })
  t.notOk(existsSync(join(path, 'd')), 'a side without the file deletes it')
  await resolve(id, { path: 'e', content: Buffer.from('again\n').toString('base64'), encoding: 'base64' })
  t.match(await merge(id), { state: 'succeeded' })
  t.same(['a', 'b', 'c', 'e'].map(inProject), ['ours\n', 'theirs\n', 'edited\n', 'again\n'])
  t.notOk(existsSync(join(project.project, 'd')))
})

t.test('a file in conflict is resolved once it is edited and has no conflict marker', async (t) => {
  const { id, path } = await conflicting({
    whole: ['ours\n', 'theirs\n'],
    partly: ['ours\n', 'theirs\n'],
    binary: ['\0ours', '\0theirs'],
    gone: ['ours\n', null],
  })
  await merge(id)
  const text = readFileSync(join(path, 'whole'), 'utf8')
  t.match(text, /^<{7} HEAD\nours\n\|{7} \w+\nbase\n={7}\ntheirs\n>{7} \w+\n$/, 'the markers have three sides')
  writeFileSync(join(path, 'partly'), readFileSync(join(path, 'partly'), 'utf8').replace(/^<.*\n/, ''))
  t.match(await merge(id), { error: { code: 'git_conflict', message: /^4 files .*: binary, gone, partly, whole\. / } })
  writeFileSync(join(path, 'whole'), 'ours\n')
  t.match(await merge(id), { error: { message: /^3 files .*: binary, gone, partly\. / } }, 'others are not taken')
  t.match(await conflictsOf(id), [{ path: 'binary' }, { path: 'gone' }, { path: 'partly' }])
  writeFileSync(join(path, 'partly'), 'ours\ntheirs\n')
  writeFileSync(join(path, 'binary'), '\0theirs')
  t.match(await merge(id), { error: { message: /^A file is in conflict: gone\. Edit it in the workspace/ } })
  rmSync(join(path, 'gone'))
  t.match(await merge(id), { state: 'succeeded' })
  t.same(['whole', 'partly', 'binary'].map(inProject), ['ours\n', 'ours\ntheirs\n', '\0theirs'])
  t.notOk(existsSync(join(project.project, 'gone')))
})

t.test('sides that are no text, or large, are shown as far as they can be', async (t) => {
  const long = (name: string) => `${name}${'é'.repeat(200_000)}`
  const { id } = await conflicting({ binary: ['\0ours', 'theirs'], long: [long('o'), long('t')] })
  await merge(id)
  const [binary, cut] = await conflictsOf(id)
  t.match(binary, { encoding: 'base64', ours: Buffer.from('\0ours').toString('base64'), isTruncated: false })
  t.match(cut, { encoding: 'utf8', isTruncated: true, base: 'base\n' })
  t.ok(long('o').startsWith(cut.ours) && cut.ours.length > 100_000)
  await call('DELETE', `/workspaces/${id}?discard=true`)
})

t.test('a program stays executable when its conflict is resolved by content', async (t) => {
  const workspace = await conflicting({ tool: ['ours\n', 'theirs\n'] })
  chmodSync(join(workspace.path, 'tool'), 0o755)
  await merge(workspace.id)
  await resolve(workspace.id, { path: 'tool', content: 'both\n' })
  await merge(workspace.id)
  t.ok(statSync(join(project.project, 'tool')).mode & 0o100)
})

t.test('abortMerge brings back what was before, and keeps what was resolved', async (t) => {
  const { id, path } = await conflicting({ aborted: ['ours\n', 'theirs\n'] })
  t.match(await refusal(call('POST', `/workspaces/${id}/merge/abort`)), [409, 'workspace_not_ready', /No merge/])
  await merge(id)
  await resolve(id, { path: 'aborted', content: 'resolved\n' })
  const { checkpoints } = (await call('GET', `/workspaces/${id}/checkpoints`)).body.data
  t.match(await refusal(call('POST', `/workspaces/${id}/checkpoints/${checkpoints[0].id}/restore`)), [
    409,
    'workspace_not_ready',
  ])
  const { status, body } = await call('POST', `/workspaces/${id}/merge/abort`)
  t.match([status, body.data.workspace], [200, { state: 'ready' }])
  t.equal(readFileSync(join(path, 'aborted'), 'utf8'), 'ours\n')
  const [kept] = (await call('GET', `/workspaces/${id}/checkpoints`)).body.data.checkpoints
  t.match(kept, { message: 'Before an abort of a merge' })
  t.equal(await project.git('show', `${kept.id}:aborted`), 'resolved')
  await call('DELETE', `/workspaces/${id}?discard=true`)
})

t.test('ten tasks that changed the same file merge at once: no line is overwritten', async (t) => {
  await project.commit('list', 'first\n')
  const made = await Promise.all(Array.from({ length: 10 }, () => create()))
  for (const { id, path } of made) writeFileSync(join(path, 'list'), `first\n${id} 1\n${id} 2\n`)
  let waiting = made
  while (waiting.length > 0) {
    const jobs = await Promise.all(waiting.map(({ id }) => merge(id)))
    const left = waiting.filter((_, index) => jobs[index].state !== 'succeeded')
    t.ok(left.length < waiting.length, 'some were merged')
    for (const [index, job] of jobs.entries())
      if (job.state !== 'succeeded') t.match(job.error, { code: 'git_conflict' }, waiting[index]?.id)
    for (const { id } of left)
      for (const { path, base, ours, theirs } of await conflictsOf(id)) {
        const added = ours.slice(base.length)
        await resolve(id, { path, content: theirs + added })
      }
    waiting = left
  }
  const lines = inProject('list').trim().split('\n')
  t.same(lines.toSorted(), ['first', ...made.flatMap(({ id }) => [`${id} 1`, `${id} 2`])].toSorted())
  t.equal(await project.git('status', '--porcelain'), '')
  for (const { id } of made) t.equal((await call('DELETE', `/workspaces/${id}`)).status, 200, 'nothing would be lost')
})

t.test('ten merges of different files at once all succeed', async (t) => {
  const made = await Promise.all(Array.from({ length: 10 }, () => create()))
  for (const { id, path } of made) writeFileSync(join(path, `of-${id}`), id)
  const jobs = await Promise.all(made.map(({ id }) => merge(id)))
  t.same(
    jobs.map(({ state }) => state),
    made.map(() => 'succeeded'),
  )
  for (const { id } of made) t.equal(inProject(`of-${id}`), id)
  for (const { id } of made) t.equal((await call('DELETE', `/workspaces/${id}`)).status, 200, 'nothing would be lost')
})

t.test('two merges of one workspace at once are one', async (t) => {
  const { id, path } = await create()
  writeFileSync(join(path, 'once'), 'x')
  const before = Number(await project.git('rev-list', '--count', 'main'))
  const jobs = await Promise.all([merge(id), merge(id)])
  t.same(
    jobs.map(({ state }) => state),
    ['succeeded', 'succeeded'],
  )
  t.equal(Number(await project.git('rev-list', '--count', 'main')), before + 1)
})

t.test('local changes of the project folder are kept, and refuse a merge that would lose them', async (t) => {
  const { id, path } = await create()
  writeFileSync(join(project.project, 'local'), 'local\n')
  writeFileSync(join(path, 'local'), 'merged\n')
  const before = await main()
  t.match(await merge(id), { state: 'failed', error: { code: 'git_worktree_dirty' } })
  t.equal(inProject('local'), 'local\n')
  t.equal(await main(), before)
  rmSync(join(project.project, 'local'))
  writeFileSync(join(project.project, 'other'), 'local\n')
  t.match(await merge(id), { state: 'succeeded' })
  t.same([inProject('local'), inProject('other')], ['merged\n', 'local\n'])
  rmSync(join(project.project, 'other'))
})

t.test('a branch that is not checked out moves without the project folder', async (t) => {
  await project.git('branch', 'aside')
  const { id, path } = await create({ ref: 'aside' })
  writeFileSync(join(path, 'aside'), 'x')
  const before = await main()
  t.match(await merge(id), { state: 'succeeded' })
  t.equal(await project.git('show', 'aside:aside'), 'x')
  t.equal(await main(), before)
  t.notOk(existsSync(join(project.project, 'aside')))
  t.match(await merge(id, { branch: 'main' }), { state: 'succeeded' })
  t.equal(await main(), await project.git('rev-parse', 'aside'))
  await project.git('worktree', 'add', '--quiet', join(project.root, 'elsewhere'), 'aside')
  writeFileSync(join(path, 'more'), 'x')
  t.match(await merge(id), { state: 'failed', error: { code: 'git_conflict', message: /another working tree/ } })
})

t.test('a workspace on a branch of its own is merged with that branch', async (t) => {
  const { id, path } = await create()
  await git(path, 'checkout', '--quiet', '-b', `own-${id}`)
  writeFileSync(join(path, 'own'), 'x')
  t.match(await merge(id), { state: 'succeeded', result: { commit: await main() } })
  t.equal(await project.git('rev-parse', `own-${id}`), await main())
})

t.test('a merge names a branch that exists and that the caller may change', async (t) => {
  const { id, taskId } = await create({ taskId: await gantry.createTask(), ref: await main() })
  const post = (body: object) => call('POST', `/workspaces/${id}/merge`, { body })
  t.match(await refusal(post({})), [404, 'git_ref_not_found', /Name the branch/])
  t.match(await refusal(post({ branch: 'none' })), [404, 'git_ref_not_found'])
  t.match(await refusal(post({ branch: '../x' })), [400, 'validation_failed'])
  const one = await addCaller(gantry, 'agent', { allow: { taskIds: [taskId] } })
  t.match(await refusal(one.call('POST', `/workspaces/${id}/merge`, { body: { branch: 'main' } })), [403])
  const topic = await addCaller(gantry, 'agent', { allow: { taskIds: [taskId], gitBranches: ['topic/*'] } })
  t.match(await refusal(topic.call('POST', `/workspaces/${id}/merge`, { body: { branch: 'main' } })), [
    403,
    'protected_branch',
  ])
  await project.git('branch', 'topic/a')
  t.equal((await topic.call('POST', `/workspaces/${id}/merge`, { body: { branch: 'topic/a' } })).status, 202)
})

t.test('hooks, drivers and filters of the repository do not run in a merge', async (t) => {
  const canary = join(project.root, 'canary')
  const { id } = await conflicting({ hooked: ['ours\n', 'theirs\n'] })
  for (const name of ['pre-commit', 'post-merge', 'post-checkout', 'reference-transaction', 'pre-merge-commit']) {
    const hook = join(project.project, '.git', 'hooks', name)
    writeFileSync(hook, `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
    t.teardown(() => rmSync(hook, { force: true }))
  }
  const name = await project.git('rev-parse', '--git-common-dir')
  mkdirSync(join(project.project, name, 'info'), { recursive: true })
  writeFileSync(join(project.project, name, 'info', 'attributes'), 'hooked merge=evil\n')
  writeFileSync(join(project.project, name, 'config'), `[merge "evil"]\ndriver = touch ${canary}\n`, { flag: 'a' })
  rmSync(canary, { force: true })
  t.match(await merge(id), { state: 'failed', error: { code: 'git_conflict' } })
  await resolve(id, { path: 'hooked', side: 'ours' })
  t.match(await merge(id), { state: 'succeeded' })
  t.notOk(existsSync(canary))
})

t.test('a link in a workspace does not lead a resolution out of it', async (t) => {
  const { id, path } = await conflicting({ linked: ['ours\n', 'theirs\n'] })
  await merge(id)
  const away = join(project.root, 'away')
  writeFileSync(away, 'precious')
  rmSync(join(path, 'linked'))
  symlinkSync(away, join(path, 'linked'))
  await resolve(id, { path: 'linked', content: 'written\n' })
  t.equal(readFileSync(away, 'utf8'), 'precious')
  t.equal(readFileSync(join(path, 'linked'), 'utf8'), 'written\n')
})

t.test('many conflicts have pages, of which each is shown once', async (t) => {
  const files = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`many-${n}`, ['ours\n', 'theirs\n'] as const]))
  const { id } = await conflicting(files)
  t.match(await merge(id), { error: { code: 'git_conflict', message: /^60 files .*many-0, / } })
  const found: string[] = []
  for (let query = 'limit=50'; query !== ''; ) {
    const { conflicts, nextCursor } = (await call('GET', `/workspaces/${id}/conflicts?${query}`)).body.data
    found.push(...conflicts.map(({ path }: { path: string }) => path))
    query = nextCursor === undefined ? '' : `limit=50&cursor=${nextCursor}`
  }
  t.same(found, Object.keys(files).toSorted())
  t.match(await refusal(call('GET', `/workspaces/${id}/conflicts?limit=150`)), [400, 'validation_failed'])
  t.match(await refusal(resolve(id, { path: 'many-0', content: 'x'.repeat(3_000_000) })), [413])
  await call('POST', `/workspaces/${id}/merge/abort`)
})

t.test('a removal and a merge at once lose nothing', async (t) => {
  const { id, path } = await create({})
  writeFileSync(join(path, 'raced'), 'x')
  const [job, removal] = await Promise.all([merge(id), call('DELETE', `/workspaces/${id}`)])
  const isMerged = existsSync(join(project.project, 'raced'))
  t.equal(job.state === 'succeeded', isMerged)
  if (removal.status === 200) t.ok(isMerged, 'it was merged first')
  else t.ok(existsSync(join(path, 'raced')), 'it is still there')
})
