import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitForJob } from './support/samples.ts'

const project = await makeGitProject(t)
const { git, server } = project
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: {
    ...project.environment,
    GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${new URL(server.url).port}`,
    GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
    GANTRY_GIT_PROTECTED_BRANCHES: 'release/*',
  },
})
const call = (method: string, path: string, body?: unknown) =>
  gantry.call(method, `/git${path}`, body === undefined ? {} : { body })
const refusal = async (...given: Parameters<typeof call>) => {
  const { status, body } = await call(...given)
  return [status, body.error?.code, body.error?.message]
}
const fetchOrigin = async () => {
  const { job } = (await call('POST', '/fetch', {})).body.data
  return waitForJob(gantry, job.id)
}
const settingOf = (name: string) => git('config', '--local', '--get', name).catch(() => '')
const bare = (...given: string[]) => git('--git-dir', project.remote, ...given)

await git('push', '--quiet', 'origin', 'main')
const topic = await project.commitElsewhere('main')
for (const branch of ['topic/x', 'dirty', 'made']) await bare('branch', branch, topic)
await bare('tag', 'fetched', topic)
await bare('tag', 'unrelated', await bare('commit-tree', '-m', 'Unrelated', `${topic}^{tree}`))

t.test('fetchRemote adds the tags of what it fetches, as git fetch does', async (t) => {
  await git('tag', 'kept')
  await bare('tag', 'kept', topic)
  const before = await git('rev-parse', 'kept')
  t.match(await fetchOrigin(), { state: 'succeeded' })
  t.equal(await git('rev-parse', 'fetched'), topic)
  t.equal(await git('rev-parse', 'kept'), before, 'a tag of the project is not replaced')
  t.equal(await git('tag', '--list', 'unrelated'), '')
})

t.test('checkoutBranch creates the branch of the one remote that has it, and follows it', async (t) => {
  const { status } = (await call('POST', '/checkout', { branch: 'topic/x' })).body.data
  t.match(status, { branch: 'topic/x', head: topic, upstream: 'origin/topic/x', ahead: 0, behind: 0 })
  t.strictSame(
    [await settingOf('branch.topic/x.remote'), await settingOf('branch.topic/x.merge')],
    ['origin', 'refs/heads/topic/x'],
  )
  t.equal(await git('rev-parse', '--abbrev-ref', 'topic/x@{upstream}'), 'origin/topic/x')
  const events = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  t.match(
    events.filter(({ kind }) => kind === 'git.branch.updated').map(({ data }) => data),
    [
      { branch: 'topic/x', change: 'created', oid: topic },
      { branch: 'topic/x', change: 'checked_out', oid: topic },
    ],
  )
  await git('checkout', '--quiet', 'main')
  t.equal((await call('DELETE', '/branches/topic%2Fx')).status, 200)
  t.equal(await settingOf('branch.topic/x.remote'), '', 'the settings go with the branch')
})

t.test('checkoutBranch that would lose local changes leaves no branch behind', async (t) => {
  writeFiles(project.project, { elsewhere: 'mine' })
  const before = readFileSync(join(project.project, '.git/config'), 'utf8')
  t.match(await refusal('POST', '/checkout', { branch: 'dirty' }), [409, 'git_worktree_dirty'])
  t.equal(await git('branch', '--list', 'dirty'), '')
  t.equal(readFileSync(join(project.project, '.git/config'), 'utf8'), before)
  t.equal(readFileSync(join(project.project, 'elsewhere'), 'utf8'), 'mine')
  await git('clean', '-fq')
})

t.test('checkoutBranch does not choose between remotes', async (t) => {
  await git('remote', 'add', 'second', project.remote)
  await git('update-ref', 'refs/remotes/second/dirty', topic)
  t.match(await refusal('POST', '/checkout', { branch: 'dirty' }), [404, 'git_ref_not_found', /origin, second/])
  t.match(await refusal('POST', '/checkout', { branch: 'none' }), [404, 'git_ref_not_found', /Neither/])
  t.match(await refusal('POST', '/checkout', { branch: '--detach' }), [400, 'validation_failed'])
})

t.test('createBranch from a branch of a remote follows it, and from anything else nothing', async (t) => {
  const { branch } = (await call('POST', '/branches', { name: 'made', from: 'second/dirty' })).body.data
  t.strictSame(branch, { name: 'made', oid: topic, isCurrent: false, upstream: 'second/dirty' })
  t.equal(await git('rev-parse', '--symbolic-full-name', 'made@{upstream}'), 'refs/remotes/second/dirty')
  t.strictSame((await call('GET', '/branches/made')).body.data.branch, branch)
  const plain = (await call('POST', '/branches', { name: 'plain', from: 'origin/made~1' })).body.data.branch
  t.notOk('upstream' in plain)
  await git('branch', 'origin/dirty', 'main')
  const local = (await call('POST', '/branches', { name: 'of-local', from: 'origin/dirty' })).body.data.branch
  t.strictSame(
    local,
    { name: 'of-local', oid: await git('rev-parse', 'main'), isCurrent: false },
    'a branch of this name',
  )
})

t.test('pushChanges pushes one tag, lightweight or annotated', async (t) => {
  await call('POST', '/tags', { name: 'v1' })
  await call('POST', '/tags', { name: 'v2', message: 'Two' })
  for (const tag of ['v1', 'v2']) {
    t.match((await call('POST', '/push', { tag, dryRun: true })).status, 200)
    t.notOk((await project.remoteRefs())[`refs/tags/${tag}`])
    t.equal((await call('POST', '/push', { tag })).status, 200)
    t.equal((await project.remoteRefs())[`refs/tags/${tag}`], await git('rev-parse', `refs/tags/${tag}`))
    t.equal((await call('POST', '/push', { tag })).status, 200, 'again')
  }
  t.match((await call('GET', '/pushes')).body.data.pushes, [
    { branch: 'refs/tags/v2', outcome: 'pushed', oid: await git('rev-parse', 'v2'), forced: false },
    { branch: 'refs/tags/v1', outcome: 'pushed' },
  ])
})

t.test('pushChanges never replaces a tag of the remote, and takes no other ref for a tag', async (t) => {
  await git('tag', '--force', 'v1', await project.commit('later', 'x'))
  const before = await project.remoteRefs()
  t.match(await refusal('POST', '/push', { tag: 'v1' }), [409, 'git_non_fast_forward', /another tag v1/])
  t.match(await refusal('POST', '/push', { tag: 'none' }), [404, 'git_ref_not_found', /no tag named none/])
  t.match(await refusal('POST', '/push', { tag: 'main' }), [404, 'git_ref_not_found'])
  for (const more of [{ branch: 'main' }, { force: true }, { expectedOid: topic }])
    t.match(await refusal('POST', '/push', { tag: 'v1', ...more }), [400, 'validation_failed', /alone/])
  for (const tag of ['--mirror', 'a:b', '../heads/main', '+v1'])
    t.notMatch((await call('POST', '/push', { tag })).status, 200, tag)
  t.strictSame(await project.remoteRefs(), before)
})

t.test('a tag is pushed with the permits of the branch of its name', async (t) => {
  await git('tag', 'release/1')
  await git('tag', 'free/1')
  const agent = await addCaller(gantry, 'agent')
  const codeOf = async (caller: typeof agent, tag: string) =>
    (await caller.call('POST', '/git/push', { body: { tag } })).body.error?.code
  t.equal(await codeOf(agent, 'release/1'), 'protected_branch')
  const narrow = await addCredential(gantry, 'user_owner', { allow: { gitBranches: ['free/*'] } })
  t.equal(await codeOf(narrow, 'release/1'), 'protected_branch')
  t.equal(await codeOf(narrow, 'free/1'), undefined)
  const elsewhere = await addCredential(gantry, 'user_owner', { allow: { gitRemotes: ['backup'] } })
  t.equal(await codeOf(elsewhere, 'free/1'), 'forbidden')
})
