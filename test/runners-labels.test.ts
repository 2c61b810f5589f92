import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { connectElsewhere } from './support/elsewhere.ts'
import { addStep, execute, readJob, untilOver } from './support/plans.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry } = await startWorkspaces(t)
const runner = await connectElsewhere(t, gantry, { name: 'build-1', labels: ['gpu'] })

t.test('a job waits for a runner with its labels, says why, and begins when one comes', async (t) => {
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'echo here', runsOn: ['tpu', 'linux'] })
  const body = { timeoutSeconds: 1 }
  const { id } = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`, { body })).body.data.job
  t.match(await readJob(gantry, id), {
    state: 'queued',
    problem: 'No runner has the labels tpu, linux; build-1 has gpu, build-1, linux.',
  })
  const queuedAt = Date.parse((await readJob(gantry, id)).createdAt)
  await waitUntil(() => Date.now() > queuedAt + 1_500, 'the time of the command would be over')
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
  const before = await gantry.createTask()
  await execute(gantry, before, await addStep(gantry, before, { command: 'true', runsOn: ['gpu'] }))
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
