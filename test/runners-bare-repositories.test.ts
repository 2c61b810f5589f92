import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { connectElsewhere } from './support/elsewhere.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { addStep, execute } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

/** Repositories of which a runner elsewhere cannot have all: without a commit, and with submodules. */

async function start(t: Test) {
  const house = await startWorkspaces(t)
  const runner = await connectElsewhere(t, house.gantry, { name: 'build-1', labels: ['gpu'] })
  const { gantry } = house
  const run = async (task: string, command: string) =>
    execute(gantry, task, await addStep(gantry, task, { command, runsOn: ['gpu'] }))
  return { ...house, runner, run }
}

const states = [
  ['no repository', /is not the top-level folder of a git repository/],
  ['no commit', /The repository has no commit yet\. Make the first one: POST \/git\/commits/],
] as const

t.test('without a commit nothing goes to a runner, and the refusal says what to do', async (t) => {
  const { gantry, project, run } = await start(t)
  const task = await gantry.createTask()
  rmSync(join(project.project, '.git'), { recursive: true })
  for (const [state, sentence] of states) {
    if (state === 'no commit') await project.git('init', '--quiet')
    const there = { runsOn: ['gpu'], command: ['cat', 'read.me'] }
    for (const path of [`/terminal/${task}/sessions`, `/terminal/${task}/exec`]) {
      const { status, body } = await gantry.call('POST', path, { body: there })
      t.match([status, body.error], [409, { code: 'workspace_not_ready', message: sentence }], `${state}: ${path}`)
    }
    const { job, planStep } = await run(task, 'cat read.me')
    t.match([job.state, job.error.message], ['failed', sentence], `${state}: a step`)
    t.match(planStep.outcome, { state: 'failed', reason: /by git/ })
    const here = { command: ['cat', 'read.me'] }
    const ran = await gantry.call('POST', `/terminal/${task}/exec`, { body: here })
    t.match(ran.body.data.result, { exitCode: 0, output: 'first' }, `${state}: here all goes on`)
    if (state !== 'no commit') continue
    await project.git('add', '--all')
    await project.git('commit', '--quiet', '--message', 'first')
    t.match(await run(task, 'cat read.me; echo made > made.txt'), {
      job: { state: 'succeeded' },
      planStep: { output: 'first' },
    })
  }
})

t.test('a submodule is an empty folder there, which a step may fill; what is in it stays', async (t) => {
  const library = await makeGitProject(t)
  await library.commit('lib.txt', 'of the library\n')
  await library.git('push', '--quiet', 'origin', 'main')
  const { gantry, project, run } = await start(t)
  const { git } = project
  await git('submodule', '--quiet', 'add', `${library.server.url}/origin.git`, 'vendor/lib')
  await git('commit', '--quiet', '--message', 'with a submodule')
  const task = await gantry.createTask()
  const succeeds = async (command: string, output: string | RegExp) =>
    t.match(await run(task, command), { job: { state: 'succeeded' }, planStep: { output } }, command)
  await succeeds('ls vendor/lib; git status --short; git submodule status', /^-[0-9a-f]{40} vendor\/lib\n$/)
  await succeeds('git submodule --quiet update --init 2>&1; cat vendor/lib/lib.txt', 'of the library\n')
  await succeeds('echo more > vendor/lib/more.txt; echo made > made.txt; git status --short', /made\.txt/)
  await succeeds('cat vendor/lib/lib.txt vendor/lib/more.txt made.txt', 'of the library\nmore\nmade\n')
  const { path } = (await gantry.call('GET', `/workspaces?taskId=${task}`)).body.data.workspaces[0]
  t.equal(readFileSync(join(path, 'made.txt'), 'utf8'), 'made\n')
  t.notOk(existsSync(join(path, 'vendor/lib/more.txt')))
  t.equal(await git('-C', path, 'status', '--short'), '?? made.txt', 'the submodule is as it was')
  t.equal(readFileSync(join(project.project, 'vendor/lib/lib.txt'), 'utf8'), 'of the library\n')
})
