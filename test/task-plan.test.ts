import t from 'tap'
import { addCaller } from './support/callers.ts'
import { openStream } from './support/event-stream.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { addStep, execute, readStep } from './support/plans.ts'

const none = 'step_01ke3v7s9x4t2m8r6d0w5hq9nz'

async function descriptionsOf(gantry: Gantry, task: string): Promise<string[]> {
  const { body } = await gantry.call('GET', `/tasks/${task}/plan-steps`)
  return body.data.planSteps.map(({ description }: { description: string }) => description)
}

t.test('createPlanStep adds a step at the end, or before the one of a position', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const { status, headers, body } = await gantry.call('POST', `/tasks/${task}/plan-steps`, {
    body: { description: 'Second', command: 'echo hello', expectedOutcome: 'exit code: 0\noutput contains: hello' },
  })
  t.equal(status, 201)
  t.match(body.data.planStep, {
    id: /^step_/,
    description: 'Second',
    command: 'echo hello',
    expectedOutcome: 'exit code: 0\noutput contains: hello',
  })
  t.equal(headers.get('location'), `/api/v1/tasks/${task}/plan-steps/${body.data.planStep.id}`)
  t.same((await gantry.call('GET', headers.get('location')?.slice('/api/v1'.length) ?? '')).body.data, body.data)
  await addStep(gantry, task, { description: 'First', position: 0 })
  await addStep(gantry, task, { description: 'Last', position: 200 })
  await addStep(gantry, task, { description: 'Third', position: 2 })
  t.same(await descriptionsOf(gantry, task), ['First', 'Second', 'Third', 'Last'])
  t.same(
    (await gantry.call('GET', `/tasks/${task}`)).body.data.planSteps.map(
      ({ description }: { description: string }) => description,
    ),
    ['First', 'Second', 'Third', 'Last'],
  )
})

t.test('createPlanStep refuses what is not a step, a task that is not there, and more than 200 steps', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const create = async (body: unknown, id = task) =>
    (await gantry.call('POST', `/tasks/${id}/plan-steps`, { body })).body.error
  t.match(await create({ description: ' ' }), { code: 'validation_failed' })
  t.match(await create({ description: 'x', command: 'a\0b' }), { code: 'validation_failed' })
  t.match(await create({ description: 'x', position: -1 }), { code: 'validation_failed' })
  t.match(await create({ description: 'x', expectedOutcome: 'fine\nexit code: none\noutput is:' }), {
    code: 'validation_failed',
    message: /^Line 2: "none" is not an exit code/,
    details: [{ path: 'body/expectedOutcome', rule: 'check', message: /^Line 2: / }, { message: /^Line 3: / }],
  })
  t.match(await create({ description: 'x' }, 'task_none'), { code: 'task_not_found' })
  t.same(await descriptionsOf(gantry, task), [])
  for (let count = 0; count < 200; count++) await addStep(gantry, task, {})
  t.match(await create({ description: 'One more' }), { code: 'quota_exceeded', message: /200/ })
  t.equal((await descriptionsOf(gantry, task)).length, 200)
})

t.test('of many steps that are added at once none is lost', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const names = Array.from({ length: 40 }, (_, index) => `Step ${index}`)
  await Promise.all(
    names.map((description, index) => addStep(gantry, task, { description, ...(index % 2 === 0 && { position: 0 }) })),
  )
  t.same((await descriptionsOf(gantry, task)).sort(), names.sort())
})

t.test('listPlanSteps carries the version of the task, which every change of the plan raises', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const tags = new Set<string | null>()
  const look = async () => {
    const list = await gantry.call('GET', `/tasks/${task}/plan-steps`)
    const whole = await gantry.call('GET', `/tasks/${task}`)
    t.equal(list.headers.get('etag'), whole.headers.get('etag'))
    tags.add(list.headers.get('etag'))
    const again = await gantry.call('GET', `/tasks/${task}/plan-steps`, {
      headers: { 'if-none-match': list.headers.get('etag') ?? '' },
    })
    t.equal(again.status, 304)
    return Date.parse(whole.body.data.updatedAt)
  }
  const before = await look()
  const step = await addStep(gantry, task, { command: 'true' })
  await look()
  await gantry.call('PATCH', `/tasks/${task}/plan-steps/${step}`, { body: { description: 'Other' } })
  await look()
  await gantry.call('PUT', `/tasks/${task}/plan-steps/order`, { body: { stepIds: [step] } })
  await look()
  await execute(gantry, task, step)
  await look()
  await gantry.call('DELETE', `/tasks/${task}/plan-steps/${step}`)
  t.ok((await look()) >= before)
  t.equal(tags.size, 6)
  t.match((await gantry.call('GET', '/tasks/task_none/plan-steps')).body.error, { code: 'task_not_found' })
})

t.test('getPlanStep gives a step of its task only, with a version of its own', async (t) => {
  const gantry = await startGantry(t)
  const [task, other] = [await gantry.createTask(), await gantry.createTask()]
  const step = await addStep(gantry, task, { description: 'Mine' })
  const { headers, body } = await gantry.call('GET', `/tasks/${task}/plan-steps/${step}`)
  t.match(body.data.planStep, { id: step, description: 'Mine' })
  await addStep(gantry, task, {})
  t.equal(
    (
      await gantry.call('GET', `/tasks/${task}/plan-steps/${step}`, {
        headers: { 'if-none-match': headers.get('etag') ?? '' },
      })
    ).status,
    304,
  )
  for (const [path, code] of [
    [`${other}/plan-steps/${step}`, 'plan_step_not_found'],
    [`${task}/plan-steps/${none}`, 'plan_step_not_found'],
    [`task_none/plan-steps/${step}`, 'task_not_found'],
  ] as const) {
    t.match((await gantry.call('GET', `/tasks/${path}`)).body.error, { code }, path)
    t.match((await gantry.call('PATCH', `/tasks/${path}`, { body: { description: 'x' } })).body.error, { code }, path)
    t.match((await gantry.call('DELETE', `/tasks/${path}`)).body.error, { code }, path)
    t.match((await gantry.call('POST', `/tasks/${path}/execute`)).body.error, { code }, path)
  }
})

t.test('updatePlanStep merges: null removes, absence leaves, and If-Match guards', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, {
    description: 'One',
    command: 'echo one',
    expectedOutcome: 'output is: one',
  })
  const update = (body: unknown, headers = {}) =>
    gantry.call('PATCH', `/tasks/${task}/plan-steps/${step}`, { body, headers })
  const { headers, body } = await update({ description: 'Two' })
  t.same(body.data.planStep, { id: step, description: 'Two', command: 'echo one', expectedOutcome: 'output is: one' })
  const tag = headers.get('etag') ?? ''
  t.match((await update({ command: 'echo two' }, { 'if-match': tag })).status, 200)
  t.match(await update({ command: 'echo three' }, { 'if-match': tag }), {
    status: 412,
    body: { error: { code: 'revision_mismatch' } },
  })
  t.match(await gantry.call('DELETE', `/tasks/${task}/plan-steps/${step}`, { headers: { 'if-match': tag } }), {
    status: 412,
    body: { error: { code: 'revision_mismatch' } },
  })
  t.same((await update({ command: null, expectedOutcome: null })).body.data.planStep, { id: step, description: 'Two' })
  t.match((await update({ expectedOutcome: 'exit code: x' })).body.error, {
    code: 'validation_failed',
    details: [{ path: 'body/expectedOutcome' }],
  })
  t.match((await update({})).body.error, { code: 'validation_failed' })
})

t.test('another command or expectation makes what was executed void, and nothing else does', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'echo one', expectedOutcome: 'output is: one' })
  const update = async (body: unknown) =>
    (await gantry.call('PATCH', `/tasks/${task}/plan-steps/${step}`, { body })).body.data.planStep
  const { planStep: executed } = await execute(gantry, task, step)
  t.match(executed, { output: 'one\n', error: '', outcome: { state: 'succeeded' }, executedAt: String })
  t.same(await update({ description: 'Other', command: 'echo one', expectedOutcome: 'output is: one' }), {
    ...executed,
    description: 'Other',
  })
  t.same(await update({ expectedOutcome: null }), { id: step, description: 'Other', command: 'echo one' })
  await execute(gantry, task, step)
  t.same(await update({ command: 'echo two' }), { id: step, description: 'Other', command: 'echo two' })
})

t.test('putPlanStepOrder takes every step once, and If-Match guards', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const [one, two, three] = [
    await addStep(gantry, task, { description: '1' }),
    await addStep(gantry, task, { description: '2' }),
    await addStep(gantry, task, { description: '3' }),
  ]
  const order = (stepIds: unknown[], headers = {}) =>
    gantry.call('PUT', `/tasks/${task}/plan-steps/order`, { body: { stepIds }, headers })
  const tag = (await gantry.call('GET', `/tasks/${task}/plan-steps`)).headers.get('etag') ?? ''
  const answer = await order([three, one, two], { 'if-match': tag })
  t.same(
    answer.body.data.planSteps.map(({ id }: { id: string }) => id),
    [three, one, two],
  )
  t.equal(answer.headers.get('etag'), (await gantry.call('GET', `/tasks/${task}`)).headers.get('etag'))
  t.same(await descriptionsOf(gantry, task), ['3', '1', '2'])
  t.match(await order([one, two, three], { 'if-match': tag }), {
    status: 412,
    body: { error: { code: 'revision_mismatch' } },
  })
  const refusals: [unknown[], RegExp][] = [
    [[one, two], /is missing/],
    [[one, two, three, none], /not a step of this plan/],
    [[one, two, three, three], /occurs twice/],
    [[], /is missing/],
  ]
  for (const [stepIds, message] of refusals)
    t.match((await order(stepIds)).body.error, {
      code: 'validation_failed',
      details: [{ path: 'body/stepIds', rule: 'permutation', message }],
    })
  t.match((await gantry.call('PUT', '/tasks/task_none/plan-steps/order', { body: { stepIds: [] } })).body.error, {
    code: 'task_not_found',
  })
  t.same(await descriptionsOf(gantry, task), ['3', '1', '2'])
})

t.test('deletePlanStep removes a step, and deleting the task removes all', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { description: 'One' })
  await addStep(gantry, task, { description: 'Two' })
  t.equal((await gantry.call('DELETE', `/tasks/${task}/plan-steps/${step}`)).status, 200)
  t.same(await descriptionsOf(gantry, task), ['Two'])
  t.match((await gantry.call('DELETE', `/tasks/${task}/plan-steps/${step}`)).body.error, {
    code: 'plan_step_not_found',
  })
  t.equal((await gantry.call('DELETE', `/tasks/${task}`)).status, 200)
  t.same(await gantry.service.app.store.read.planSteps.list(), [])
})

t.test('each change of a plan is emitted as an event and audited', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const stream = await openStream(gantry.origin, '/events?kinds=plan_step.*,task.updated')
  t.teardown(() => stream.destroy())
  const step = await addStep(gantry, task, {})
  await gantry.call('PATCH', `/tasks/${task}/plan-steps/${step}`, { body: { description: 'Other' } })
  await gantry.call('PUT', `/tasks/${task}/plan-steps/order`, { body: { stepIds: [step] } })
  await gantry.call('DELETE', `/tasks/${task}/plan-steps/${step}`)
  const told = () => stream.frames.filter(({ event }) => event?.startsWith('plan_step.') || event === 'task.updated')
  await stream.until(() => told().length >= 4, 'four events')
  t.same(
    told().map(({ event, data }) => [event, data.taskId, data.data]),
    [
      ['plan_step.created', task, { planStepId: step }],
      ['plan_step.updated', task, { planStepId: step }],
      ['task.updated', task, { taskId: task, changed: ['planSteps'] }],
      ['plan_step.deleted', task, { planStepId: step }],
    ],
  )
  const { body } = await gantry.call('GET', '/identity/audit?limit=4')
  t.same(
    body.data.entries.map(({ operation, object }: { operation: string; object: string }) => [operation, object]),
    [
      ['deletePlanStep', `/tasks/${task}/plan-steps/${step}`],
      ['putPlanStepOrder', `/tasks/${task}/plan-steps/order`],
      ['updatePlanStep', `/tasks/${task}/plan-steps/${step}`],
      ['createPlanStep', `/tasks/${task}/plan-steps/${step}`],
    ],
  )
})

t.test('reading needs tasks:read, changing tasks:write, executing tasks:execute', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'true' })
  const calls: [string, string, unknown, string][] = [
    ['GET', '', undefined, 'tasks:read'],
    ['GET', `/${step}`, undefined, 'tasks:read'],
    ['POST', '', { description: 'x' }, 'tasks:write'],
    ['PUT', '/order', { stepIds: [step] }, 'tasks:write'],
    ['PATCH', `/${step}`, { description: 'x' }, 'tasks:write'],
    ['POST', '/execute', {}, 'tasks:execute'],
    ['POST', `/${step}/execute`, {}, 'tasks:execute'],
    ['DELETE', `/${step}`, undefined, 'tasks:write'],
  ]
  const reader = await addCaller(gantry, 'developer', { scopes: ['tasks:read'] })
  const writer = await addCaller(gantry, 'developer', { scopes: ['tasks:read', 'tasks:write'] })
  const runner = await addCaller(gantry, 'developer', { scopes: ['tasks:execute', 'jobs:read'] })
  for (const [method, path, body, scope] of calls) {
    for (const [caller, scopes] of [
      [reader, ['tasks:read']],
      [writer, ['tasks:read', 'tasks:write']],
      [runner, ['tasks:execute']],
    ] as const) {
      if ((scopes as readonly string[]).includes(scope)) continue
      t.match(
        await caller.call(method, `/tasks/${task}/plan-steps${path}`, { ...(body !== undefined && { body }) }),
        { status: 403, body: { error: { code: 'scope_missing' } } },
        `${method} ${path} by ${scopes}`,
      )
    }
  }
  t.equal((await runner.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)).status, 202)
})

t.test('what a plan executes is changed only by a credential that may execute it', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const prose = await addStep(gantry, task, { description: 'By hand' })
  const first = await addStep(gantry, task, { command: 'true', expectedOutcome: 'exit code: 0' })
  const second = await addStep(gantry, task, { command: 'echo deployed' })
  const path = `/tasks/${task}/plan-steps`
  const writer = await addCaller(gantry, 'developer', { scopes: ['tasks:read', 'tasks:write'] })
  const runner = await addCaller(gantry, 'developer', { scopes: ['tasks:read', 'tasks:write', 'tasks:execute'] })
  const before = (await gantry.call('GET', path)).body
  for (const [method, end, body] of [
    ['POST', '', { description: 'Mine', command: 'id' }],
    ['PATCH', `/${first}`, { command: 'id' }],
    ['PATCH', `/${first}`, { command: null }],
    ['PATCH', `/${first}`, { expectedOutcome: null }],
    ['PATCH', `/${prose}`, { command: 'id' }],
    ['PUT', '/order', { stepIds: [prose, second, first] }],
    ['DELETE', `/${first}`, undefined],
  ] as const)
    t.match(
      await writer.call(method, path + end, { ...(body && { body }) }),
      { status: 403, body: { error: { code: 'scope_missing', message: /tasks:execute/ } } },
      `${method} ${end} ${JSON.stringify(body)}`,
    )
  t.same((await gantry.call('GET', path)).body, before)
  for (const [method, end, body] of [
    ['POST', '', { description: 'Mine', expectedOutcome: 'All is well.' }],
    ['PATCH', `/${first}`, { description: 'Otherwise', command: 'true' }],
    ['PATCH', `/${prose}`, { expectedOutcome: 'Somebody looked.' }],
    ['DELETE', `/${prose}`, undefined],
  ] as const)
    t.match(
      await writer.call(method, path + end, { ...(body && { body }) }),
      { status: method === 'POST' ? 201 : 200 },
      `what is executed stays as it is: ${method} ${end}`,
    )
  const ids = (await gantry.call('GET', path)).body.data.planSteps.map(({ id }: { id: string }) => id)
  t.same(ids.slice(0, 2), [first, second])
  const moved = { body: { stepIds: [ids[2], first, second] } }
  t.equal((await writer.call('PUT', `${path}/order`, moved)).status, 200, 'the order of the commands is the same')
  t.equal((await runner.call('PATCH', `${path}/${first}`, { body: { command: 'id' } })).status, 200)
  t.equal((await runner.call('DELETE', `${path}/${second}`)).status, 200)
})

t.test('a credential for other tasks finds neither the task nor its plan', async (t) => {
  const gantry = await startGantry(t)
  const [mine, foreign] = [await gantry.createTask(), await gantry.createTask()]
  const [own, other] = [
    await addStep(gantry, mine, { command: 'true' }),
    await addStep(gantry, foreign, { command: 'true' }),
  ]
  const narrowed = await addCaller(gantry, 'developer', { allow: { taskIds: [mine] } })
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '', { description: 'x' }],
    ['PUT', '/order', { stepIds: [other] }],
    ['GET', `/${other}`],
    ['PATCH', `/${other}`, { description: 'x' }],
    ['POST', '/execute'],
    ['POST', `/${other}/execute`],
    ['DELETE', `/${other}`],
  ] as const) {
    t.match(
      await narrowed.call(method, `/tasks/${foreign}/plan-steps${path}`, { ...(body && { body }) }),
      { status: 404, body: { error: { code: 'task_not_found' } } },
      `${method} ${path}`,
    )
  }
  t.match((await narrowed.call('POST', `/tasks/${mine}/plan-steps/${other}/execute`)).body.error, {
    code: 'plan_step_not_found',
  })
  t.match(await execute(narrowed, mine, own), { job: { state: 'succeeded', createdBy: { id: narrowed.userId } } })
  t.notOk((await readStep(gantry, foreign, other)).outcome)
})

t.test('with an Idempotency-Key a step is added once', async (t) => {
  const gantry = await startGantry(t)
  const task = await gantry.createTask()
  const create = () =>
    gantry.call('POST', `/tasks/${task}/plan-steps`, {
      body: { description: 'Once' },
      headers: { 'idempotency-key': 'once' },
    })
  const [first, second] = [await create(), await create()]
  t.same(first.body, second.body)
  t.match(
    await gantry.call('POST', `/tasks/${task}/plan-steps`, {
      body: { description: 'Another' },
      headers: { 'idempotency-key': 'once' },
    }),
    { status: 409, body: { error: { code: 'idempotency_key_reused' } } },
  )
  t.same(await descriptionsOf(gantry, task), ['Once'])
})
