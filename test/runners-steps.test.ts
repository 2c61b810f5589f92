import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { connectElsewhere } from './support/elsewhere.ts'
import { logOf } from './support/plan-execution.ts'
import { addStep, execute, executePlan, untilOver } from './support/plans.ts'
import { readUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project } = house
writeFileSync(join(project.project, 'read.me'), 'changed and in no commit\n')
writeFileSync(join(project.project, 'untracked'), 'in no commit\n')
const runner = await connectElsewhere(t, gantry, { name: 'build-1', labels: ['gpu'] })

async function workspaceOf(taskId: string) {
  return (await gantry.call('GET', `/workspaces?taskId=${taskId}`)).body.data.workspaces[0]
}

t.test('a step runs at the runner with the files of the project, and what it changes comes back', async (t) => {
  const task = await gantry.createTask()
  const command =
    'pwd; cat read.me untracked; echo made > made.txt; rm untracked; echo more >> read.me; git log --format=%s; git status --short; echo oops >&2'
  const step = await addStep(gantry, task, { command, runsOn: ['gpu', 'linux', 'build-1'] })
  const { job, planStep } = await execute(gantry, task, step)
  t.match(job, { state: 'succeeded', runsOn: ['gpu', 'linux', 'build-1'] }, JSON.stringify(planStep))
  t.match(planStep, { runsOn: ['gpu', 'linux', 'build-1'], error: 'oops\n' })
  const [folder = '', ...lines] = planStep.output.split('\n')
  t.ok(folder.startsWith(runner.folder), folder)
  t.match(lines.join('\n'), /^changed and in no commit\nin no commit\n/)
  t.match(lines, [/./, /./, /./, ' M read.me', '?? made.txt', ''])
  const { path } = await workspaceOf(task)
  t.equal(readFileSync(join(path, 'made.txt'), 'utf8'), 'made\n')
  t.equal(readFileSync(join(path, 'read.me'), 'utf8'), 'changed and in no commit\nmore\n')
  t.notOk(existsSync(join(path, 'untracked')))
  t.notOk(existsSync(join(project.project, 'made.txt')), 'the project folder stays as it was')
  t.equal(readFileSync(join(project.project, 'read.me'), 'utf8'), 'changed and in no commit\n')
  t.equal(await project.git('status', '--short'), 'M read.me\n?? untracked', 'and so does its index')
})

t.test('steps here and there see what those before them have changed', async (t) => {
  const task = await gantry.createTask()
  const steps = [
    ['echo 1 > count; echo ignored > cache; echo cache > .gitignore', ['gpu']],
    ['test ! -e cache; cat count; echo 2 > count; git add count', undefined],
    ['cat count cache; echo 3 > count', ['gpu']],
    ['cat count', undefined],
  ] as const
  for (const [command, runsOn] of steps) await addStep(gantry, task, { command, ...(runsOn && { runsOn }) })
  const { job, planSteps } = await executePlan(gantry, task)
  t.equal(job.state, 'succeeded', await logOf(gantry, job.id))
  t.strictSame(
    planSteps.map(({ output }: { output: string }) => output),
    ['', '1\n', '2\nignored\n', '3\n'],
  )
  const { path } = await workspaceOf(task)
  t.equal(readFileSync(join(path, 'count'), 'utf8'), '3\n')
})

t.test('the labels of an execution are for the steps that have none', async (t) => {
  const task = await gantry.createTask()
  await addStep(gantry, task, { command: 'pwd' })
  const { planSteps } = await executePlan(gantry, task, { runsOn: ['gpu'] })
  t.ok(planSteps[0].output.startsWith(runner.folder))
  const second = await executePlan(gantry, task, { restart: true })
  t.notOk(second.planSteps[0].output.startsWith(runner.folder))
})

t.test('files that were changed in both places are told, and nothing is overwritten', async (t) => {
  const task = await gantry.createTask()
  const command = 'echo theirs > read.me; echo new > new.txt; echo ready; until [ -e /tmp/go ]; do sleep 0.05; done'
  const step = await addStep(gantry, task, { command, runsOn: ['gpu'] })
  const started = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)).body.data.job
  await readUntil(
    () => logOf(gantry, started.id),
    (log) => log.includes('ready'),
    'the step runs',
  )
  const { path } = await workspaceOf(task)
  writeFileSync(join(path, 'read.me'), 'ours\n')
  await gantry.call('POST', `/jobs/${started.id}/cancel`)
  await untilOver(gantry, started.id)
  const { planStep } = (await gantry.call('GET', `/tasks/${task}/plan-steps/${step}`)).body.data
  t.match(planStep.outcome, {
    state: 'failed',
    reason: /in conflict .* meanwhile: read\.me\. It is kept as the commit/,
  })
  t.equal(readFileSync(join(path, 'read.me'), 'utf8'), 'ours\n')
  t.notOk(existsSync(join(path, 'new.txt')))
  const commit = /commit ([0-9a-f]+),/.exec(planStep.outcome.reason)?.[1] ?? ''
  t.equal(await house.git(path, 'show', `${commit}:read.me`), 'theirs')
  const next = await execute(gantry, task, await addStep(gantry, task, { command: 'cat read.me', runsOn: ['gpu'] }))
  t.equal(next.planStep.output, 'ours\n', 'the next step begins with what is in the workspace')
})
