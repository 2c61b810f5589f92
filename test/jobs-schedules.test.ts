import t from 'tap'
import type { Scope } from '../src/contract.ts'
import { nextTime } from '../src/services/jobs/cron.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { Stage, untilState } from './support/jobs.ts'
import { readUntil } from './support/wait.ts'
import { fieldOf } from './support/events.ts'

type Test = Parameters<typeof startGantry>[0]

const nightly = { cron: '0 3 * * *', kind: 'sweep_resources' }

t.test('a schedule is made, read, listed, changed and deleted', async (t) => {
  const { gantry } = await begin(t)
  const made = await gantry.call('POST', '/schedules', {
    body: { ...nightly, name: 'Clean up', timeZone: 'Europe/Berlin' },
  })
  t.equal(made.status, 201)
  const { schedule } = made.body.data
  t.match(schedule, {
    name: 'Clean up',
    cron: '0 3 * * *',
    timeZone: 'Europe/Berlin',
    isEnabled: true,
    createdBy: { id: 'user_owner' },
    nextRunAt: /T0[12]:00:00.000Z$/,
  })
  t.equal(made.headers.get('location'), `/api/v1/schedules/${schedule.id}`)
  const path = `/schedules/${schedule.id}`
  const read = await gantry.call('GET', path)
  t.same(read.body.data.schedule, schedule)
  const tag = read.headers.get('etag') ?? ''
  t.equal((await gantry.call('GET', path, { headers: { 'if-none-match': tag } })).status, 304)

  const changed = await gantry.call('PATCH', path, {
    body: { name: null, cron: '30 4 * * 1', timeZone: 'UTC' },
    headers: { 'if-match': tag },
  })
  t.match(changed.body.data.schedule, { cron: '30 4 * * 1', timeZone: 'UTC', nextRunAt: /T04:30:00.000Z$/ })
  t.equal(changed.body.data.schedule.name, undefined)
  t.match((await gantry.call('PATCH', path, { body: { isEnabled: false }, headers: { 'if-match': tag } })).body, {
    error: { code: 'revision_mismatch' },
  })
  const off = (await gantry.call('PATCH', path, { body: { isEnabled: false } })).body.data.schedule
  t.match(off, { isEnabled: false })
  t.equal(off.nextRunAt, undefined)
  t.match((await gantry.call('PATCH', path, { body: { isEnabled: true } })).body.data.schedule, {
    isEnabled: true,
    nextRunAt: /T04:30/,
  })
  t.match((await gantry.call('PATCH', path, { body: {} })).body, { error: { code: 'validation_failed' } })

  await gantry.call('POST', '/schedules', { body: { ...nightly, isEnabled: false } })
  const first = (await gantry.call('GET', '/schedules?limit=1')).body.data
  const second = (await gantry.call('GET', `/schedules?limit=1&cursor=${first.nextCursor}`)).body.data
  t.match([...first.schedules, ...second.schedules], [{ id: schedule.id }, { isEnabled: false }])
  t.match((await gantry.call('GET', '/schedules?cursor=x')).body, { error: { code: 'invalid_cursor' } })

  t.match((await gantry.call('DELETE', path, { headers: { 'if-match': tag } })).body, {
    error: { code: 'revision_mismatch' },
  })
  t.equal((await gantry.call('DELETE', path)).status, 200)
  for (const [method, body] of [
    ['GET', undefined],
    ['PATCH', { isEnabled: true }],
    ['DELETE', undefined],
  ] as const) {
    t.match((await gantry.call(method, path, { body })).body, { error: { code: 'schedule_not_found' } })
  }
  const events = await gantry.service.app.store.events({ after: 0, limit: 100, kinds: ['schedule.*'] })
  t.match(
    events.map(({ kind }) => kind),
    [
      'schedule.created',
      'schedule.updated',
      'schedule.updated',
      'schedule.updated',
      'schedule.created',
      'schedule.deleted',
    ],
  )
  t.match(events[0], {
    actor: 'user_owner',
    data: { scheduleId: schedule.id, kind: 'sweep_resources', isEnabled: true },
  })
  const { entries } = (await gantry.call('GET', '/identity/audit')).body.data
  t.match(
    entries.map(({ operation }: { operation: string }) => operation),
    ['deleteSchedule', 'createSchedule', 'updateSchedule', 'updateSchedule', 'updateSchedule', 'createSchedule'],
  )
  t.equal(entries.at(-1).object, path)
})

t.test('a schedule that is asked for twice with one key is made once', async (t) => {
  const { gantry } = await begin(t)
  const ask = () => gantry.call('POST', '/schedules', { body: nightly, headers: { 'idempotency-key': 'nightly' } })
  const [first, second] = [await ask(), await ask()]
  t.same(second.body, first.body)
  t.equal((await gantry.call('GET', '/schedules')).body.data.schedules.length, 1)
  t.match(
    (
      await gantry.call('POST', '/schedules', {
        body: { ...nightly, name: 'Other' },
        headers: { 'idempotency-key': 'nightly' },
      })
    ).body,
    { error: { code: 'idempotency_key_reused' } },
  )
})

t.test('what is no time, no zone, or does not fit the kind is refused by name', async (t) => {
  const { gantry } = await begin(t)
  const taskId = await gantry.createTask()
  const email = { to: ['ada@example.org'], subject: 'Hello', content: 'Hello.' }
  const refusals: [object, string][] = [
    [{ cron: '61 0 * * *' }, 'body/cron'],
    [{ cron: '* * * * * *' }, 'body/cron'],
    [{ cron: 'every day' }, 'body/cron'],
    [{ cron: '? * * * *' }, 'body/cron'],
    [{ cron: '0 0 30 2 *' }, 'body/cron'],
    [{ cron: '@midnight' }, 'body/cron'],
    [{ timeZone: 'Mars/Olympus' }, 'body/timeZone'],
    [{ timeZone: '+02:00' }, 'body/timeZone'],
    [{ taskId }, 'body/taskId'],
    [{ email }, 'body/email'],
    [{ planStepId: 'step_1' }, 'body/planStepId'],
    [{ kind: 'execute_plan' }, 'body/taskId'],
    [{ kind: 'execute_plan', taskId, planStepId: 'step_1' }, 'body/planStepId'],
    [{ kind: 'execute_plan_step', taskId }, 'body/planStepId'],
    [{ kind: 'send_email' }, 'body/email'],
  ]
  for (const [given, path] of refusals) {
    const { status, body } = await gantry.call('POST', '/schedules', { body: { ...nightly, ...given } })
    t.equal(status, 400, JSON.stringify(given))
    t.match(body.error, { code: 'validation_failed', details: [{ path }] }, JSON.stringify(given))
  }
  t.match(
    (
      await gantry.call('POST', '/schedules', {
        body: { ...nightly, kind: 'execute_plan', taskId: 'task_missing' },
      })
    ).body,
    { error: { code: 'task_not_found' } },
  )
  t.match(
    (
      await gantry.call('POST', '/schedules', {
        body: { ...nightly, kind: 'execute_plan_step', taskId, planStepId: 'step_missing' },
      })
    ).body,
    { error: { code: 'plan_step_not_found' } },
  )
  const { id } = (await gantry.call('POST', '/schedules', { body: nightly })).body.data.schedule
  t.match((await gantry.call('PATCH', `/schedules/${id}`, { body: { cron: '0 25 * * *' } })).body.error.details, [
    { path: 'body/cron' },
  ])
  t.match((await gantry.call('PATCH', `/schedules/${id}`, { body: { timeZone: 'Nowhere' } })).body.error.details, [
    { path: 'body/timeZone' },
  ])
})

t.test('a user has a hundred schedules at most', async (t) => {
  const { gantry } = await begin(t)
  const { cookie } = await addCaller(gantry, 'maintainer')
  const headers = { authorization: '', cookie: `nut-session=${cookie}` }
  const create = () => gantry.call('POST', '/schedules', { body: nightly, headers })
  for (let count = 0; count < 100; count++) t.equal((await create()).status, 201)
  t.match((await create()).body, { error: { code: 'quota_exceeded' } })
})

t.test('creating a schedule requires the scopes of its kind', async (t) => {
  const { gantry } = await begin(t, ['resources:write'])
  const without = await addCaller(gantry, 'developer', { scopes: ['jobs:read', 'jobs:write'] })
  t.match((await without.call('POST', '/schedules', { body: nightly })).body, {
    error: { code: 'scope_missing', message: /resources:write/ },
  })
  const reader = await addCaller(gantry, 'viewer')
  t.match((await reader.call('POST', '/schedules', { body: nightly })).body, { error: { code: 'scope_missing' } })
  const { id } = (await gantry.call('POST', '/schedules', { body: nightly })).body.data.schedule
  t.match((await without.call('PATCH', `/schedules/${id}`, { body: { cron: '* * * * *' } })).body, {
    error: { code: 'scope_missing' },
  })
  t.equal((await reader.call('GET', `/schedules/${id}`)).status, 200)
})

t.test('a credential for some tasks makes and sees the schedules of those alone', async (t) => {
  const { gantry } = await begin(t)
  new Stage(gantry, 'execute_plan')
  const [ours, other] = [await gantry.createTask(), await gantry.createTask()]
  const narrowed = await addCredential(gantry, 'user_owner', { allow: { taskIds: [ours] } })
  const plan = (taskId: string) => ({ cron: '0 3 * * *', kind: 'execute_plan', taskId })
  const foreign = (await gantry.call('POST', '/schedules', { body: plan(other) })).body.data.schedule
  const general = (await gantry.call('POST', '/schedules', { body: nightly })).body.data.schedule
  t.equal((await narrowed.call('POST', '/schedules', { body: plan(ours) })).status, 201)
  t.match((await narrowed.call('POST', '/schedules', { body: plan(other) })).body, {
    error: { code: 'task_not_found' },
  })
  t.match((await narrowed.call('POST', '/schedules', { body: nightly })).body, { error: { code: 'forbidden' } })
  t.match(
    (await narrowed.call('GET', '/schedules')).body.data.schedules.map(({ taskId }: { taskId: string }) => taskId),
    [ours],
  )
  for (const { id } of [foreign, general]) {
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { isEnabled: false }],
      ['DELETE', undefined],
    ] as const)
      t.match((await narrowed.call(method, `/schedules/${id}`, { body })).body, {
        error: { code: 'schedule_not_found' },
      })
  }
})

t.test('a schedule that is due queues a job in the name of its maker, and goes on', async (t) => {
  const { gantry, clock, stage } = await begin(t)
  const { schedule } = (await gantry.call('POST', '/schedules', { body: { ...nightly, cron: '*/10 * * * *' } })).body
    .data
  clock.advance(Date.parse(schedule.nextRunAt) - Date.parse(clock.now()))
  const { jobId, run, finish } = await stage.begun()
  t.match(run.job, { scheduleId: schedule.id, createdBy: 'user_owner', kind: 'sweep_resources' })
  const { schedule: after } = (await gantry.call('GET', `/schedules/${schedule.id}`)).body.data
  t.match(after, {
    lastJobId: jobId,
    lastRunAt: clock.now(),
    nextRunAt: new Date(Date.parse(schedule.nextRunAt) + 600_000).toISOString(),
  })
  finish()
  t.match(await untilState(gantry, jobId, 'succeeded'), { scheduleId: schedule.id })
})

t.test('times that pass while the last job runs, or while nothing runs, are made up for once', async (t) => {
  const { gantry, clock, stage } = await begin(t)
  const { schedule } = (await gantry.call('POST', '/schedules', { body: { ...nightly, cron: '*/10 * * * *' } })).body
    .data
  clock.advance(3_600_000)
  const first = await stage.begun()
  clock.advance(3_600_000)
  await untilTicked(gantry)
  t.equal(stage.runs.length, 1, 'the last job still runs')
  first.finish()
  const second = await stage.begun(1)
  second.finish()
  await untilState(gantry, second.jobId, 'succeeded')
  await untilTicked(gantry)
  t.equal(stage.runs.length, 2, 'six times each, made up for once each')
  const { nextRunAt } = (await gantry.call('GET', `/schedules/${schedule.id}`)).body.data.schedule
  t.ok(nextRunAt > clock.now())
})

t.test('a schedule whose maker may no longer do it is ended, and says why', async (t) => {
  const { gantry, clock, stage } = await begin(t, ['resources:write'])
  const [disabled, demoted, deleted] = [
    await addCaller(gantry, 'developer'),
    await addCaller(gantry, 'developer'),
    await addCaller(gantry, 'developer'),
  ]
  const ids = []
  for (const maker of [disabled, demoted, deleted])
    ids.push((await maker.call('POST', '/schedules', { body: nightly })).body.data.schedule.id)
  t.equal((await gantry.call('POST', `/users/${disabled.userId}/disable`)).status, 200)
  t.equal((await gantry.call('PATCH', `/users/${demoted.userId}`, { body: { role: 'viewer' } })).status, 200)
  t.equal((await gantry.call('DELETE', `/users/${deleted.userId}`)).status, 200)
  clock.advance(86_400_000)
  const reasons = []
  for (const id of ids) reasons.push((await untilSchedule(gantry, id, ({ isEnabled }) => !isEnabled)).disabledReason)
  t.match(reasons, [/disabled/, /lacks .*resources:write/, /deleted/])
  t.equal(stage.runs.length, 0)
  const events = await gantry.service.app.store.events({ after: 0, limit: 100, kinds: ['schedule.disabled'] })
  t.match(
    events.map((event) => [event.actor, fieldOf(event, 'scheduleId')]),
    ids.map((id) => ['system', id]),
  )
  const again = (await gantry.call('PATCH', `/schedules/${ids[0]}`, { body: { isEnabled: true } })).body.data.schedule
  t.equal(again.disabledReason, undefined)
})

t.test('a schedule whose kind refuses for good is ended, and one whose plan is just running waits', async (t) => {
  const { gantry, clock } = await begin(t)
  const { fail } = await import('../src/errors.ts')
  let code: 'plan_running' | undefined = 'plan_running'
  const stage = new Stage(gantry, 'execute_plan', { prepare: async () => (code ? fail(code) : []) })
  new Stage(gantry, 'sweep_resources', { prepare: async () => fail('task_not_found') })
  const taskId = await gantry.createTask()
  const waits = (await gantry.call('POST', '/schedules', { body: { cron: '0 3 * * *', kind: 'execute_plan', taskId } }))
    .body.data.schedule.id
  const ends = (await gantry.call('POST', '/schedules', { body: nightly })).body.data.schedule.id
  clock.advance(86_400_000)
  t.match(await untilSchedule(gantry, ends, ({ isEnabled }) => !isEnabled), {
    disabledReason: 'There is no task with this id.',
  })
  t.match((await gantry.call('GET', `/schedules/${waits}`)).body.data.schedule, { isEnabled: true })
  code = undefined
  ;(await stage.begun()).finish()
})

t.test('the clocks of a zone are followed, also where they skip or repeat an hour', async (t) => {
  const timesOf = async (cron: string, timeZone: string, from: string, count: number) => {
    const times: string[] = []
    for (let at = from; times.length < count; times.push(at)) at = await nextTime({ cron, timeZone }, at)
    return times
  }
  const berlin = 'Europe/Berlin'
  t.same(
    await timesOf('30 2 * * *', berlin, '2026-03-28T00:00:00.000Z', 3),
    ['2026-03-28T01:30:00.000Z', '2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z'],
    'half past two is skipped: right after the gap',
  )
  t.same(
    await timesOf('30 2 * * *', berlin, '2026-10-24T00:00:00.000Z', 3),
    ['2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    'half past two comes twice: once',
  )
  t.same(
    await timesOf('*/30 * * * *', berlin, '2026-10-24T23:45:00.000Z', 5),
    [
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ],
    'each half hour, also the repeated ones',
  )
  t.same(await timesOf('0 12 * * *', 'Asia/Kolkata', '2026-01-01T00:00:00.000Z', 1), ['2026-01-01T06:30:00.000Z'])
  t.same(await timesOf('0 0 29 2 *', 'UTC', '2026-01-01T00:00:00.000Z', 2), [
    '2028-02-29T00:00:00.000Z',
    '2032-02-29T00:00:00.000Z',
  ])
})

async function begin(t: Test, scopes: readonly Scope[] = []) {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  return { gantry, clock, stage: new Stage(gantry, 'sweep_resources', { scopes }) }
}

async function untilSchedule(gantry: Gantry, id: string, isSo: (schedule: any) => boolean): Promise<any> {
  const read = async () => (await gantry.call('GET', `/schedules/${id}`)).body.data.schedule
  return readUntil(read, isSo, `the expected state of the schedule ${id}`)
}

/** Waits until the schedules were looked through once more: another one that is due has begun. */
async function untilTicked(gantry: Gantry): Promise<void> {
  const stage = new Stage(gantry, 'send_email')
  const email = { to: ['ada@example.org'], subject: 'Hello', content: 'Hello.' }
  const { schedule } = (
    await gantry.call('POST', '/schedules', { body: { cron: '* * * * *', kind: 'send_email', email } })
  ).body.data
  const { store, now } = gantry.service.app
  const found = await store.read.schedules.get(schedule.id)
  if (!found) throw new Error('no schedule')
  await store.commit([{ replace: 'schedules', version: found.version, doc: { ...found.doc, nextRunAt: now() } }])
  const { jobId, finish } = await stage.begun()
  finish()
  await untilState(gantry, jobId, 'succeeded')
  await gantry.call('DELETE', `/schedules/${schedule.id}`)
}
