import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { untilOver } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project } = house
const { call } = gantry
const config = { sandbox: { readOnlyPaths: ['vendor', 'locked'] } }
await project.commit('gantry.json', JSON.stringify(config))
await project.commit('locked', 'before\n')

const agent = await addCaller(gantry, 'agent')
const inProject = (path: string) => readFileSync(join(project.project, path), 'utf8')
const mergeAs = async ({ call: callAs }: Pick<typeof agent, 'call'>, id: string, branch = 'main') => {
  const { status, body } = await callAs('POST', `/workspaces/${id}/merge`, { body: { branch } })
  t.equal(status, 202)
  return untilOver(gantry, body.data.job.id)
}

t.test('a merge by an agent changes nothing in the project folder that the sandbox keeps read-only', async (t) => {
  const { id, path } = await house.create()
  writeFileSync(join(path, 'locked'), 'after\n')
  writeFileSync(join(path, 'open'), 'after\n')
  const before = await project.git('rev-parse', 'main')
  t.match(await mergeAs(agent, id), {
    state: 'failed',
    error: { code: 'path_forbidden', message: /1 files .* locked\./ },
  })
  t.equal(await project.git('rev-parse', 'main'), before)
  t.equal(inProject('locked'), 'before\n')
  t.match(await mergeAs(gantry, id), { state: 'succeeded' }, 'a person with all rights decides')
  t.equal(inProject('locked'), 'after\n')
})

t.test('a merge by an agent that leaves these paths alone succeeds', async (t) => {
  const { id, path } = await house.create()
  writeFileSync(join(path, 'more'), 'x')
  t.match(await mergeAs(agent, id), { state: 'succeeded' })
})

t.test('an agent does not get such changes into the project folder by a branch beside it', async (t) => {
  await project.git('branch', 'aside')
  const { id, path } = await house.create({ ref: 'aside' })
  writeFileSync(join(path, 'locked'), 'aside\n')
  t.match(await mergeAs(agent, id, 'aside'), { state: 'succeeded' }, 'a branch that is not checked out')
  const body = { branch: 'aside' }
  t.match(await house.refusal(agent.call('POST', '/git/checkout', { body })), [403, 'path_forbidden', /locked/])
  t.equal(inProject('locked'), 'after\n')
  t.equal((await call('POST', '/git/checkout', { body })).status, 200)
  t.equal((await call('POST', '/git/checkout', { body: { branch: 'main' } })).status, 200)
})

t.test('an agent does not get such changes there by a merge, a pick, a rebase or a stash', async (t) => {
  await project.git('checkout', '-q', '-b', 'topic')
  await project.commit('locked', 'topic\n')
  await project.git('checkout', '-q', 'main')
  const before = inProject('locked')
  const tries = [
    ['/git/merge', { branch: 'topic' }],
    ['/git/cherry-pick', { commits: ['topic'] }],
    ['/git/rebase', { onto: 'topic' }],
  ] as const
  for (const [path, body] of tries)
    t.match(await house.refusal(agent.call('POST', path, { body })), [403, 'path_forbidden', /locked/], path)
  const stashOf = async (path: string) => {
    mkdirSync(join(project.project, 'vendor'), { recursive: true })
    writeFileSync(join(project.project, path), 'stashed\n')
    const { body } = await call('POST', '/git/stashes', { body: { includeUntracked: true } })
    return body.data.stash.id
  }
  for (const path of ['locked', 'vendor/new']) {
    const id = await stashOf(path)
    const apply = ({ call: callAs }: Pick<typeof agent, 'call'>) =>
      callAs('POST', `/git/stashes/${id}/apply`, { body: {} })
    t.match(await house.refusal(apply(agent)), [403, 'path_forbidden', new RegExp(path)], `a stash of ${path}`)
    t.equal((await apply(gantry)).status, 200)
    await project.git('checkout', '-q', 'HEAD', '--', '.')
    await project.git('clean', '-qfd', 'vendor')
  }
  t.equal(inProject('locked'), before)
})

t.test('an agent does not apply such changes of a task to the project folder', async (t) => {
  const taskId = await gantry.createTask()
  const changes = [{ path: 'locked', content: 'applied\n' }]
  t.equal((await agent.call('PUT', `/tasks/${taskId}/changes`, { body: { changes } })).status, 200)
  const apply = ({ call: callAs }: Pick<typeof agent, 'call'>) =>
    callAs('POST', `/tasks/${taskId}/changes/apply`, { body: {} })
  const before = inProject('locked')
  t.match(await house.refusal(apply(agent)), [403, 'path_forbidden', /locked/])
  t.equal(inProject('locked'), before)
  t.equal((await apply(gantry)).status, 200)
  t.equal(inProject('locked'), 'applied\n')
  writeFileSync(join(project.project, 'locked'), before)
})

t.test('a pull by an agent does not change them either', async (t) => {
  await project.git('push', '--quiet', project.remote, 'aside:refs/heads/main')
  const pullAs = async ({ call: callAs }: Pick<typeof agent, 'call'>) => {
    const { job } = (await callAs('POST', '/git/pull', { body: { remote: 'origin', branch: 'main' } })).body.data
    return untilOver(gantry, job.id)
  }
  t.match(await pullAs(agent), { state: 'failed', error: { code: 'path_forbidden', message: /locked/ } })
  t.equal(inProject('locked'), 'after\n')
  t.match(await pullAs(gantry), { state: 'succeeded' })
  t.equal(inProject('locked'), 'aside\n')
})
