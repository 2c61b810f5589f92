import t from 'tap'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobLimits } from '../src/services/jobs/limits.ts'
import { addCaller } from './support/callers.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { addStep, execute, executePlan, readJob, readStep, untilOver } from './support/plans.ts'
import { startWriters } from './support/writers.ts'
import { readUntil } from './support/wait.ts'
import { run, logOf } from './support/plan-execution.ts'

/** Begins a step that says `ready` and waits for the file `go` in the project. */
async function begin(
  gantry: Pick<Gantry, 'call'>,
  task: string,
  step: string,
  path = `/${step}/execute`,
): Promise<string> {
  const { body } = await gantry.call('POST', `/tasks/${task}/plan-steps${path}`)
  await readUntil(
    () => gantry.call('GET', `/jobs/${body.data.job.id}/log`),
    (answer) => answer.body.data.output.includes('ready'),
    'the command',
  )
  return body.data.job.id
}

const waiting = 'echo ready; until [ -e go ]; do sleep 0.02; done; echo done'

t.test('a success whose expected outcome has no check says that only the exit code was looked at', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const outcomeOf = async (expectedOutcome: string) => {
    const step = await addStep(gantry, task, { command: 'true', expectedOutcome })
    const { data } = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)).body
    await untilOver(gantry, data.job.id)
    return (await readStep(gantry, task, step)).outcome
  }
  t.match(await outcomeOf('should print hello'), { state: 'succeeded', problem: /only the exit code is/ })
  t.notOk('problem' in (await outcomeOf('Prints nothing.\noutput is: ""')))
  t.notOk('problem' in (await outcomeOf(' ')))
})

t.test('executePlanStep returns a job, whose end has the outcome of the command', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, {
    command: 'echo hello; echo oops >&2; pwd',
    expectedOutcome: 'output contains: hello',
  })
  const stream = await openStream(gantry.origin, '/events?kinds=plan_step.*,job.*')
  t.teardown(() => stream.destroy())
  const {
    status,
    headers,
    body: {
      data: { job: queued },
    },
  } = await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)
  t.equal(status, 202)
  t.equal(headers.get('location'), `/api/v1/jobs/${queued.id}`)
  t.ok(Number(headers.get('retry-after')) >= 1)
  t.match(queued, { kind: 'execute_plan_step', state: 'queued', taskId: task, planStepId: step })
  const job = await untilOver(gantry, queued.id)
  t.match(job, {
    state: 'succeeded',
    result: { planSteps: [{ id: step, state: 'succeeded' }] },
    progress: { current: 1, total: 1, unit: 'steps' },
  })
  const planStep = await readStep(gantry, task, step)
  t.match(planStep, {
    output: `hello\n${gantry.project}\n`,
    error: 'oops\n',
    executedAt: String,
    outcome: {
      state: 'succeeded',
      jobId: job.id,
      exitCode: 0,
      durationMs: Number,
      outputBytes: 7 + gantry.project.length,
      errorBytes: 5,
      checks: [
        { check: 'exit code: 0', passed: true },
        { check: 'output contains: hello', passed: true },
      ],
    },
  })
  t.notOk('reason' in planStep.outcome)
  t.match(await logOf(gantry, job.id), /^(?=[^]*hello\n)(?=[^]*oops\n)[^]{20,}$/)
  await stream.until(({ frames }) => frames.some(({ event }) => event === 'job.finished'), 'the end of the job')
  const own = stream.frames.filter(({ event }) => event === 'plan_step.started' || event === 'plan_step.finished')
  t.same(
    own.map(({ event, data }) => [event, data.taskId, data.data]),
    [
      ['plan_step.started', task, { planStepId: step, jobId: job.id }],
      ['plan_step.finished', task, { planStepId: step, jobId: job.id, state: 'succeeded', exitCode: 0 }],
    ],
  )
  t.ok(stream.frames.some(({ event, data }) => event === 'plan_step.output' && data.data.planStepId === step))
  t.same(await gantry.service.app.store.read.planRuns.list(), [])
})

t.test('a step without a command cannot be executed, nor can one with a wrong limit', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, {})
  t.match(await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`), {
    status: 409,
    body: { error: { code: 'command_missing', message: /no command/ } },
  })
  for (const timeoutSeconds of [0, 3601, 1.5])
    t.match(
      (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`, { body: { timeoutSeconds } })).body.error,
      { code: 'validation_failed' },
    )
  t.match((await gantry.call('POST', `/tasks/${task}/plan-steps/execute`, { body: { restart: 'yes' } })).body.error, {
    code: 'validation_failed',
  })
  t.match((await gantry.call('POST', '/tasks/task_none/plan-steps/execute')).body.error, { code: 'task_not_found' })
  t.same((await gantry.call('GET', '/jobs')).body.data.jobs, [])
})

t.test('of concurrent executions one runs, and the others get plan_running', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: `echo x >> count; ${waiting}` })
  const answers = await Promise.all(
    [...Array(6)].map((_, index) =>
      gantry.call('POST', `/tasks/${task}/plan-steps${index % 2 ? '' : `/${step}`}/execute`),
    ),
  )
  t.same(answers.map(({ status }) => status).sort(), [202, 409, 409, 409, 409, 409])
  t.ok(answers.every(({ status, body }) => status === 202 || body.error.code === 'plan_running'))
  const job = answers.find(({ status }) => status === 202)?.body.data.job.id
  writeFileSync(join(gantry.project, 'go'), '')
  t.match(await untilOver(gantry, job), { state: 'succeeded' })
  t.equal((await run(gantry, 'cat count')).planStep.output, 'x\n')
})

t.test('while a step is executed it cannot be changed, nor its task deleted; the rest of the plan can', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const [step, queued, other] = [
    await addStep(gantry, task, { command: waiting }),
    await addStep(gantry, task, { command: 'echo second' }),
    await addStep(gantry, task, {}),
  ]
  const job = await begin(gantry, task, step, '/execute')
  t.match(await readStep(gantry, task, step), { outcome: { state: 'running', jobId: job }, executedAt: String })
  t.match(await readStep(gantry, task, queued), { outcome: { state: 'queued', jobId: job } })
  for (const id of [step, queued]) {
    t.match(await gantry.call('PATCH', `/tasks/${task}/plan-steps/${id}`, { body: { description: 'x' } }), {
      status: 409,
      body: { error: { code: 'plan_running' } },
    })
    t.match(await gantry.call('DELETE', `/tasks/${task}/plan-steps/${id}`), {
      status: 409,
      body: { error: { code: 'plan_running' } },
    })
  }
  t.match(await gantry.call('DELETE', `/tasks/${task}`), { status: 409, body: { error: { code: 'plan_running' } } })
  t.equal(
    (await gantry.call('PATCH', `/tasks/${task}/plan-steps/${other}`, { body: { description: 'Changed' } })).status,
    200,
  )
  const late = await addStep(gantry, task, { command: 'touch go', position: 0 })
  await gantry.call('PUT', `/tasks/${task}/plan-steps/order`, { body: { stepIds: [late, step, queued, other] } })
  await gantry.call('PATCH', `/tasks/${task}`, { body: { title: 'Changed meanwhile' } })
  await run(gantry, 'touch go')
  t.match(await untilOver(gantry, job), {
    state: 'succeeded',
    result: {
      planSteps: [
        { id: step, state: 'succeeded' },
        { id: queued, state: 'succeeded' },
      ],
    },
  })
  t.notOk((await readStep(gantry, task, late)).outcome)
  t.match((await gantry.call('GET', `/tasks/${task}`)).body.data, {
    title: 'Changed meanwhile',
    planSteps: { length: 4 },
  })
})

t.test('executePlan passes over steps for people, stops at the first that differs, and resumes there', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const steps: string[] = []
  for (const step of [
    { command: 'echo one >> ran' },
    { description: 'Ask Ada.' },
    { description: 'The second\nof all', command: 'echo two >> ran; test -e ready' },
    { command: 'echo three >> ran' },
    {},
  ])
    steps.push(await addStep(gantry, task, step))
  const [one, manual, two, three, last] = steps
  const stopped = await executePlan(gantry, task)
  t.match(stopped.job, {
    kind: 'execute_plan',
    state: 'failed',
    error: {
      reason: 'outcome_differs',
      message: 'The plan stopped at "The second". This check failed: exit code: 0. Found: 1',
    },
    result: {
      planSteps: [
        { id: one, state: 'succeeded' },
        { id: manual, state: 'skipped' },
        { id: two, state: 'failed' },
      ],
    },
    progress: { current: 1, total: 3, unit: 'steps', phase: 'The second' },
  })
  t.equal(stopped.job.result.planSteps.length, 3)
  t.same(
    stopped.planSteps.map(({ outcome }: { outcome?: { state: string } }) => outcome?.state),
    ['succeeded', undefined, 'failed', 'cancelled', undefined],
  )
  t.match(stopped.planSteps[3].outcome, { reason: 'The plan stopped before this step.' })
  await run(gantry, 'touch ready')
  const resumed = await executePlan(gantry, task)
  t.match(resumed.job, {
    state: 'succeeded',
    result: {
      planSteps: [
        { id: two, state: 'succeeded' },
        { id: three, state: 'succeeded' },
        { id: last, state: 'skipped' },
      ],
    },
  })
  t.equal((await run(gantry, 'cat ran')).planStep.output, 'one\ntwo\ntwo\nthree\n')
  const over = await executePlan(gantry, task)
  t.match(over.job, { state: 'succeeded', result: { planSteps: [] } })
  t.equal(over.job.result.planSteps.length, 0)
  await executePlan(gantry, task, { restart: true })
  t.equal((await run(gantry, 'cat ran')).planStep.output, 'one\ntwo\ntwo\nthree\none\ntwo\nthree\n')
  await gantry.call('PATCH', `/tasks/${task}/plan-steps/${two}`, { body: { command: 'echo 2 >> ran' } })
  await executePlan(gantry, task)
  t.equal((await run(gantry, 'tail -n 2 ran')).planStep.output, '2\nthree\n')
})

t.test(
  'the log of a plan marks where each step begins, and that of one step is the output of its command',
  async (t) => {
    const gantry = await startGantry(t)
    const task = await gantry.createTask()
    const logOf = async (id: string) => (await gantry.call('GET', `/jobs/${id}/log`)).body.data.output
    const first = await addStep(gantry, task, { description: 'The first\nof all', command: 'echo one' })
    await addStep(gantry, task, { description: 'The second', command: 'echo two' })
    t.equal(
      await logOf((await executePlan(gantry, task)).job.id),
      '── step 1 of 2: The first\none\n── step 2 of 2: The second\ntwo\n',
    )
    t.equal(await logOf((await execute(gantry, task, first)).job.id), 'one\n')
  },
)

t.test('a plan without commands succeeds at once', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  t.match((await executePlan(gantry, task)).job, { state: 'succeeded', result: { planSteps: [] } })
  await addStep(gantry, task, {})
  t.match((await executePlan(gantry, task)).job, { state: 'succeeded', result: { planSteps: [] } })
})

t.test('a job that is cancelled ends its command, and keeps what that wrote', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const [step, next] = [
    await addStep(gantry, task, { command: waiting }),
    await addStep(gantry, task, { command: 'echo next' }),
  ]
  const job = await begin(gantry, task, step, '/execute')
  t.equal((await gantry.call('POST', `/jobs/${job}/cancel`)).status, 200)
  t.match(await untilOver(gantry, job), {
    state: 'cancelled',
    result: { planSteps: [{ id: step, state: 'cancelled' }] },
  })
  t.match(await readStep(gantry, task, step), {
    output: 'ready\n',
    outcome: { state: 'cancelled', signal: 'SIGHUP', reason: 'The job was cancelled while the command was running.' },
  })
  t.match(await readStep(gantry, task, next), {
    outcome: { state: 'cancelled', jobId: job, reason: 'The job was cancelled before this step started.' },
  })
  await run(gantry, 'touch go')
  t.match((await executePlan(gantry, task)).job, { state: 'succeeded' })
})

t.test('a job that is cancelled before it began lets go of the plan', async (t) => {
  const gantry = await startGantry(t)
  // Of users of their own, because none has all runners.
  const others = await Promise.all(
    Array.from({ length: jobLimits.runningMax }, async () => {
      const task = await gantry.createTask()
      return begin(await addCaller(gantry, 'maintainer'), task, await addStep(gantry, task, { command: waiting }))
    }),
  )
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'echo never > never' })
  const {
    body: {
      data: {
        job: { id },
      },
    },
  } = await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)
  t.match(await readJob(gantry, id), { state: 'queued' })
  await gantry.call('POST', `/jobs/${id}/cancel`)
  t.match(await untilOver(gantry, id), { state: 'cancelled' })
  t.match(await readStep(gantry, task, step), { outcome: { state: 'cancelled', jobId: id } })
  t.equal((await gantry.service.app.store.read.planRuns.list()).length, others.length)
  await gantry.call('PATCH', `/tasks/${task}/plan-steps/${step}`, { body: { command: 'touch go' } })
  for (const other of others) await gantry.call('POST', `/jobs/${other}/cancel`)
  for (const other of others) await untilOver(gantry, other)
  t.match((await execute(gantry, task, step)).job, { state: 'succeeded' })
  t.match((await run(gantry, 'ls')).planStep.output, /^(?![^]*never)/)
})

t.test('a job that failed can be retried', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'test -e ready' })
  const { job } = await execute(gantry, task, step, { timeoutSeconds: 7 })
  t.equal(job.state, 'failed')
  await run(gantry, 'touch ready')
  const { status, body } = await gantry.call('POST', `/jobs/${job.id}/retry`)
  t.equal(status, 202)
  t.match(await untilOver(gantry, body.data.job.id), { state: 'succeeded', retryOf: job.id })
  t.match(await readStep(gantry, task, step), { outcome: { state: 'succeeded', jobId: body.data.job.id } })
})

t.test('with an Idempotency-Key a step is executed once, and the audit names the caller', async (t) => {
  const gantry = await startGantry(t)
  const agent = await addCaller(gantry, 'agent')
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'echo x >> count' })
  const ask = () =>
    agent.call('POST', `/tasks/${task}/plan-steps/${step}/execute`, { headers: { 'idempotency-key': 'once' } })
  const first = await ask()
  await untilOver(gantry, first.body.data.job.id)
  const second = await ask()
  t.same(second.body, first.body)
  t.equal(second.headers.get('idempotency-replayed'), 'true')
  t.equal((await run(gantry, 'cat count')).planStep.output, 'x\n')
  const { body } = await gantry.call('GET', '/identity/audit?limit=200')
  t.equal(
    body.data.entries.filter(
      ({ operation, actor }: { operation: string; actor: { id: string } }) =>
        operation === 'executePlanStep' && actor.id === agent.userId,
    ).length,
    1,
  )
})

t.test('a command that cannot be started fails, and says so', async (t) => {
  const gantry = await startGantry(t, { args: ['--data', makeFolder(t)] })
  rmSync(gantry.project, { recursive: true })
  const { job, planStep } = await run(gantry, 'true')
  t.match(job, { state: 'failed', error: { reason: 'failed', message: 'The command could not be started (ENOENT).' } })
  t.match(planStep.outcome, { state: 'failed', reason: 'The command could not be started (ENOENT).' })
  t.same(await gantry.service.app.store.read.planRuns.list(), [])
})

t.test('a plan comes to its end while twenty callers write to its task as fast as they can', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const steps = [
    await addStep(gantry, task, { command: 'echo one' }),
    await addStep(gantry, task, { command: 'echo two' }),
  ]
  const writers = startWriters(gantry, task)
  for (let round = 0; round < 3; round++) {
    const { job, planSteps } = await executePlan(gantry, task, { restart: true })
    t.match(job, { state: 'succeeded', result: { planSteps: steps.map((id) => ({ id, state: 'succeeded' })) } })
    t.match(
      planSteps,
      steps.map((id) => ({ id, outcome: { state: 'succeeded', jobId: job.id } })),
    )
  }
  const written = await writers.stop()
  t.equal((await gantry.service.app.store.read.tasks.get(task))?.doc.commentCount, written, 'nobody lost a comment')
  t.same(await gantry.service.app.store.read.planRuns.list(), [])
})

t.test('the plan of a job whose end could not be kept is free all the same', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'true' })
  const { job } = await execute(gantry, task, step)
  const found = await store.read.planSteps.get(step)
  if (!found) throw new Error('the step is gone')
  await store.commit([
    { insert: 'planRuns', doc: { id: task, jobId: job.id } },
    {
      replace: 'planSteps',
      version: found.version,
      doc: { ...found.doc, outcome: { status: 'running', jobId: job.id } },
    },
  ])
  t.equal(
    (await gantry.call('PATCH', `/tasks/${task}/plan-steps/${step}`, { body: { description: 'Free' } })).status,
    200,
  )
  t.match((await execute(gantry, task, step)).job, { state: 'succeeded' })
})

t.test('If-Match executes the plan that was read, and no other', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const path = `/tasks/${task}/plan-steps`
  const step = await addStep(gantry, task, { command: 'echo one' })
  const etagOf = async (of: string) => (await gantry.call('GET', of)).headers.get('etag') ?? ''
  const [plan, one] = [await etagOf(path), await etagOf(`${path}/${step}`)]
  await gantry.call('PATCH', `${path}/${step}`, { body: { command: 'echo two' } })
  for (const [target, etag] of [
    [`${path}/execute`, plan],
    [`${path}/${step}/execute`, one],
  ] as const) {
    const refused = await gantry.call('POST', target, { headers: { 'If-Match': etag } })
    t.equal(refused.status, 412, `${target} as it was`)
    t.match(refused.body.error, { code: 'revision_mismatch' })
  }
  t.notOk((await readStep(gantry, task, step)).executedAt, 'nothing ran')
  for (const [target, read] of [
    [`${path}/execute`, path],
    [`${path}/${step}/execute`, `${path}/${step}`],
  ] as const) {
    const { status, body } = await gantry.call('POST', target, { headers: { 'If-Match': await etagOf(read) } })
    t.equal(status, 202, `${target} as it is`)
    t.match(await untilOver(gantry, body.data.job.id), { state: 'succeeded' })
  }
  t.match(await readStep(gantry, task, step), { output: 'two\n' })
})
