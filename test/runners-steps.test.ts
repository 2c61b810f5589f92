import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { connectElsewhere } from './support/elsewhere.ts'
import { logOf } from './support/plan-execution.ts'
import { addStep, execute, executePlan, readJob, untilOver } from './support/plans.ts'
import { readUntil, waitUntil } from './support/wait.ts'
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

t.test('a job waits for a runner with its labels, says why, and begins when one comes', async (t) => {
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'echo here', runsOn: ['tpu', 'linux'] })
  const { id } = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)).body.data.job
  t.match(await readJob(gantry, id), {
    state: 'queued',
    problem: 'No runner has the labels tpu, linux; build-1 has gpu, build-1, linux.',
  })
  const other = await addStep(gantry, await gantry.createTask(), { command: 'true' })
  t.ok(other, 'other work goes on')
  const second = await connectElsewhere(t, gantry, { name: 'build-2', labels: ['tpu'] })
  t.match(await untilOver(gantry, id), { state: 'succeeded', problem: undefined })
  await second.end('SIGTERM')
  const again = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)).body.data.job
  const waiting = await readUntil(
    () => readJob(gantry, again.id),
    ({ problem }) => problem !== undefined,
    'it waits',
  )
  t.match(waiting.problem, 'The files of the task are at build-2, which is offline.')
  await gantry.call('DELETE', `/runners/${second.id}`)
  t.match((await readJob(gantry, again.id)).problem, /^No runner has the labels tpu, linux; build-1 has/)
  await gantry.call('POST', `/jobs/${again.id}/cancel`)
})

t.test('a step sees nothing of the runner but its own files', async (t) => {
  const task = await gantry.createTask()
  const folder = runner.folder
  const command = `ls ${folder} ${folder}/trees; cat ${folder}/repository.git/HEAD ${folder}/runner.pid; touch ${folder}/x; echo end`
  const { planStep } = await execute(gantry, task, await addStep(gantry, task, { command, runsOn: ['gpu'] }))
  t.match(planStep.output, /end\n$/)
  t.notMatch(planStep.output, /runner\.pid|ref:|state\.json/)
  const [{ id }] = (await gantry.call('GET', `/workspaces?taskId=${task}`)).body.data.workspaces
  const others = readdirSync(join(folder, 'trees')).filter((name) => name !== id)
  t.not(others.length, 0)
  for (const other of others) t.notMatch(planStep.output, other)
  t.notOk(existsSync(join(folder, 'x')))
})

t.test('the files at a runner go with the workspace', async (t) => {
  const task = await gantry.createTask()
  await execute(gantry, task, await addStep(gantry, task, { command: 'true', runsOn: ['gpu'] }))
  const [{ id }] = (await gantry.call('GET', `/workspaces?taskId=${task}`)).body.data.workspaces
  t.ok(existsSync(join(runner.folder, 'trees', id, 'files', 'read.me')))
  t.equal((await gantry.call('DELETE', `/workspaces/${id}?discard=true`)).status, 200)
  const third = await connectElsewhere(t, gantry, { name: 'build-3' })
  await waitUntil(() => !existsSync(join(runner.folder, 'trees', id)), 'they are removed when a runner connects')
  await third.end('SIGTERM')
})

t.test('a runner sees the secrets of what it runs, and no others, and covers them', async (t) => {
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'env | sort', runsOn: ['gpu'] })
  const { planStep } = await execute(gantry, task, step)
  t.match(planStep.output, /^GANTRY_JOB_ID=job_/m)
  t.notMatch(planStep.output, /TOKEN/)
})
