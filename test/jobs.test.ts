import t from 'tap'
import { VersionConflict } from '../src/stores/port.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'
import { Stage, eventsOfJob, queueJob, untilJob, untilState } from './support/jobs.ts'
import { mailFailed } from './support/events.ts'

t.test('a job is queued, started, reported and finished with its result', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const taskId = await gantry.createTask()
  const id = await queueJob(gantry, { taskId })
  const { run, finish } = await stage.begun()
  t.match((await gantry.call('GET', `/jobs/${id}`)).body.data.job, {
    id,
    kind: 'sweep_resources',
    state: 'running',
    attempts: 1,
    createdBy: { id: 'user_owner' },
    taskId,
    startedAt: /Z$/,
  })
  run.progress({ current: 1, total: 3, unit: 'files' })
  const told = await untilJob(gantry, id, ({ progress }) => progress)
  t.same(told.progress, { current: 1, total: 3, unit: 'files' })
  finish({ result: { removed: 3 } })
  const job = await untilState(gantry, id, 'succeeded')
  t.match(job, { result: { removed: 3 }, progress: { current: 1 }, endedAt: /Z$/ })
  t.equal(job.runAt, undefined)
  t.match(await eventsOfJob(gantry, id), [
    { kind: 'job.queued', taskId, actor: 'user_owner', data: { kind: 'sweep_resources' } },
    { kind: 'job.started', taskId, data: { attempts: 1 } },
    { kind: 'job.progress', taskId, data: { progress: { current: 1 } } },
    { kind: 'job.finished', taskId, data: { state: 'succeeded' } },
  ])
  t.same(await gantry.service.app.store.read.jobLeases.list(), [])
  t.same(await gantry.service.app.store.read.jobQueue.list(), [])
})

t.test('an unchanged job is not sent twice, and its ETag changes with its log', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const id = await queueJob(gantry)
  const { run, finish } = await stage.begun()
  const before = (await gantry.call('GET', `/jobs/${id}`)).headers.get('etag') ?? ''
  t.equal((await gantry.call('GET', `/jobs/${id}`, { headers: { 'if-none-match': before } })).status, 304)
  await run.write(Buffer.from('more'))
  await untilJob(gantry, id, ({ logBytes }) => logBytes === 4)
  t.equal((await gantry.call('GET', `/jobs/${id}`, { headers: { 'if-none-match': before } })).status, 200)
  finish()
  await untilState(gantry, id, 'succeeded')
})

t.test(
  'the jobs of a user begin in the order in which they were queued, and no more than four run at once',
  async (t) => {
    const gantry = await startGantry(t)
    const stage = new Stage(gantry)
    const { jobs, store } = gantry.service.app
    const planned = []
    for (let count = 0; count < 9; count++)
      planned.push(await jobs.enqueue({ kind: 'sweep_resources', grant: { userId: 'user_owner' } }))
    await store.commit(planned.flatMap(({ changes }) => changes))
    await stage.begun(3)
    t.equal(jobs.running('work'), 4)
    t.equal((await store.read.jobQueue.list()).length, 5)
    for (let index = 0; index < 9; index++) (await stage.begun(index)).finish()
    for (const { job } of planned) await untilState(gantry, job.id, 'succeeded')
    t.same(
      stage.runs.map(({ jobId }) => jobId),
      planned.map(({ job }) => job.id),
    )
  },
)

t.test('the newest progress is recorded a few times a second, and the end has the last', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const id = await queueJob(gantry)
  const { run, finish } = await stage.begun()
  for (let current = 1; current <= 5_000; current++) run.progress({ current })
  await untilJob(gantry, id, ({ progress }) => progress?.current === 5_000)
  for (let current = 5_001; current <= 10_000; current++) run.progress({ current })
  finish()
  t.equal((await untilState(gantry, id, 'succeeded')).progress.current, 10_000)
  const told = (await eventsOfJob(gantry, id)).filter(({ kind }) => kind === 'job.progress')
  t.ok(told.length >= 2 && told.length <= 3, `${told.length} events`)
})

t.test('a log that grows fast does not make progress reports more frequent', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const id = await queueJob(gantry)
  const { run, finish } = await stage.begun()
  const begin = performance.now()
  for (let current = 1; current <= 60; current++) {
    run.progress({ current })
    await run.write(Buffer.alloc(100_000, 'x'))
  }
  finish()
  await untilState(gantry, id, 'succeeded')
  const told = (await eventsOfJob(gantry, id)).filter(({ kind }) => kind === 'job.progress')
  t.ok(told.length <= 2 + (performance.now() - begin) / 240, `${told.length} events`)
})

t.test('a queued job that is cancelled never starts', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const abandoned: unknown[] = []
  new Stage(gantry, 'send_email', {
    abandon: async (job) => {
      abandoned.push(job.status)
      return [{ event: mailFailed(job.createdAt, job.id) }]
    },
  })
  const running = await Promise.all([0, 1, 2, 3].map(() => queueJob(gantry)))
  await stage.begun(3)
  const id = await queueJob(gantry, { kind: 'send_email' })
  const { job } = (await gantry.call('POST', `/jobs/${id}/cancel`)).body.data
  t.match(job, { state: 'cancelled', attempts: 0, error: { reason: 'cancelled' }, endedAt: /Z$/ })
  t.same(abandoned, ['cancelled'])
  t.match(
    (await eventsOfJob(gantry, id)).map(({ kind }) => kind),
    ['job.queued', 'mail.failed', 'job.finished'],
  )
  for (const { finish } of stage.runs) finish()
  for (const other of running) await untilState(gantry, other, 'succeeded')
  t.same(await gantry.service.app.store.read.jobQueue.list(), [])
  t.match((await gantry.call('POST', `/jobs/${id}/cancel`)).body, { error: { code: 'job_not_cancellable' } })
})

t.test('a running job that is cancelled hears of it at once, and is cancelled when it has stopped', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const id = await queueJob(gantry)
  const { run, fail } = await stage.begun()
  const stopped = new Promise<void>((resolve) => run.signal.addEventListener('abort', () => resolve()))
  const cancelled = await gantry.call('POST', `/jobs/${id}/cancel`)
  t.match(cancelled.body.data.job, { state: 'running', isCancelling: true })
  const again = await gantry.call('POST', `/jobs/${id}/cancel`)
  t.equal(again.headers.get('etag'), cancelled.headers.get('etag'), 'a second time changes nothing')
  await stopped
  t.equal(run.signal.reason, 'cancelled')
  await run.write(Buffer.from('last words'))
  fail(new Error('stopped'))
  const job = await untilState(gantry, id, 'cancelled')
  t.match(job, { error: { reason: 'cancelled' }, logBytes: 10 })
  t.equal(job.isCancelling, undefined)
})

t.test('a job that came to its end before it heard of the cancellation has succeeded', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const id = await queueJob(gantry)
  const { finish } = await stage.begun()
  await gantry.call('POST', `/jobs/${id}/cancel`)
  finish({ result: { removed: 1 } })
  t.match(await untilState(gantry, id, 'succeeded'), { result: { removed: 1 } })
})

t.test('a run that throws fails with a message without internals, and releases its resources', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry, 'sweep_resources', {
    abandon: async ({ id, status, createdAt }) => [{ event: mailFailed(createdAt, id, status) }],
  })
  const id = await queueJob(gantry)
  ;(await stage.begun()).fail(new Error('secret /home/path'))
  const job = await untilState(gantry, id, 'failed')
  t.equal(job.error.reason, 'failed')
  t.notMatch(job.error.message, /secret/)
  t.match(
    (await eventsOfJob(gantry, id)).find(({ kind }) => kind === 'mail.failed'),
    { data: { message: 'failed' } },
  )
})

t.test('a transient failure is retried with backoff, and fails after the last attempt', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const stage = new Stage(gantry, 'sweep_resources', { attemptsMax: 3 })
  const id = await queueJob(gantry)
  const error = { reason: 'not_sent', message: 'Nobody answers.' } as const
  const delays = [1_000, 5_000]
  for (const [index, delay] of delays.entries()) {
    const begin = Date.parse(clock.now())
    ;(await stage.begun(index)).finish({
      error,
      mayPass: true,
      changes: async () => [{ event: mailFailed(clock.now(), id) }],
    })
    const waiting = await untilState(gantry, id, 'queued')
    t.match(waiting, { attempts: index + 1, error })
    t.equal(Date.parse(waiting.runAt), begin + delay)
    clock.advance(delay)
  }
  ;(await stage.begun(2)).finish({
    error,
    mayPass: true,
    changes: async () => [{ event: mailFailed(clock.now(), id) }],
  })
  t.match(await untilState(gantry, id, 'failed'), { attempts: 3, error })
  t.same(
    (await eventsOfJob(gantry, id)).map(({ kind }) => kind),
    [
      'job.queued',
      'job.started',
      'job.queued',
      'job.started',
      'job.queued',
      'job.started',
      'mail.failed',
      'job.finished',
    ],
  )
})

t.test('a cancelled job is not tried again', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry, 'sweep_resources', { attemptsMax: 3 })
  const id = await queueJob(gantry)
  const { finish } = await stage.begun()
  await gantry.call('POST', `/jobs/${id}/cancel`)
  finish({ error: { reason: 'not_sent', message: 'Stopped.' }, mayPass: true })
  await untilState(gantry, id, 'cancelled')
})

t.test('the work of a finished job is done again by a new one', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry, 'sweep_resources', { scopes: ['resources:write'] })
  const taskId = await gantry.createTask()
  const id = await queueJob(gantry, { taskId, input: { timeoutSeconds: 7 } })
  const { finish } = await stage.begun()
  t.match((await gantry.call('POST', `/jobs/${id}/retry`)).body, { error: { code: 'job_not_finished' } })
  finish()
  await untilState(gantry, id, 'succeeded')
  const headers = { 'idempotency-key': 'again-1' }
  const retried = await gantry.call('POST', `/jobs/${id}/retry`, { headers })
  t.equal(retried.status, 202)
  t.match(retried.body.data.job, { retryOf: id, taskId, state: 'queued', attempts: 0 })
  t.equal(retried.headers.get('location'), `/api/v1/jobs/${retried.body.data.job.id}`)
  const repeated = await gantry.call('POST', `/jobs/${id}/retry`, { headers })
  t.equal(repeated.headers.get('idempotency-replayed'), 'true')
  const second = await stage.begun(1)
  t.equal(second.run.job.input.timeoutSeconds, 7)
  second.finish()
  await untilState(gantry, retried.body.data.job.id, 'succeeded')
  t.equal((await gantry.call('GET', '/jobs')).body.data.jobs.length, 2)
  const { entries } = (await gantry.call('GET', '/identity/audit')).body.data
  t.match(
    entries.find(({ operation }: { operation: string }) => operation === 'retryJob'),
    { object: `/jobs/${retried.body.data.job.id}`, actor: { id: 'user_owner' }, outcome: 'done' },
  )

  const lesser = await addCaller(gantry, 'developer', { scopes: ['jobs:write'] })
  t.match((await lesser.call('POST', `/jobs/${id}/retry`)).body, {
    error: { code: 'scope_missing', message: /resources:write/ },
  })
  const reader = await addCaller(gantry, 'viewer')
  t.match((await reader.call('POST', `/jobs/${id}/retry`)).body, { error: { code: 'scope_missing' } })
  t.equal((await reader.call('GET', `/jobs/${id}`)).status, 200)
})

t.test('what a kind refuses is not queued', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const id = await queueJob(gantry)
  ;(await stage.begun()).finish()
  await untilState(gantry, id, 'succeeded')
  const { fail } = await import('../src/errors.ts')
  new Stage(gantry, 'sweep_resources', { prepare: async () => fail('plan_running') })
  t.match((await gantry.call('POST', `/jobs/${id}/retry`)).body, { error: { code: 'plan_running' } })
  t.equal((await gantry.call('GET', '/jobs')).body.data.jobs.length, 1)
})

t.test('jobs are listed newest first, page by page, by status, kind and task', async (t) => {
  const gantry = await startGantry(t)
  new Stage(gantry, 'sweep_resources', { run: async () => ({}) })
  new Stage(gantry, 'send_email', { run: async () => ({ error: { reason: 'not_sent', message: 'No.' } }) })
  const taskId = await gantry.createTask()
  const ids: string[] = []
  for (let count = 0; count < 3; count++)
    ids.push(await queueJob(gantry), await queueJob(gantry, { kind: 'send_email', taskId }))
  for (const [index, id] of ids.entries()) await untilState(gantry, id, index % 2 === 0 ? 'succeeded' : 'failed')
  const idsOf = async (query: string) =>
    (await gantry.call('GET', `/jobs${query}`)).body.data.jobs.map(({ id }: { id: string }) => id)
  t.same(await idsOf(''), ids.toReversed())
  const sweeps = ids.filter((_, index) => index % 2 === 0).toReversed()
  const letters = ids.filter((_, index) => index % 2 === 1).toReversed()
  t.same(await idsOf('?kind=sweep_resources'), sweeps)
  t.same(await idsOf('?state=failed'), letters)
  t.same(await idsOf(`?taskId=${taskId}&state=failed&kind=send_email`), letters)
  t.same(await idsOf('?state=queued'), [])
  const first = (await gantry.call('GET', '/jobs?limit=4')).body.data
  t.same(
    [...first.jobs.map(({ id }: { id: string }) => id), ...(await idsOf(`?limit=4&cursor=${first.nextCursor}`))],
    ids.toReversed(),
  )
  t.match((await gantry.call('GET', `/jobs?state=failed&cursor=${first.nextCursor}`)).body, {
    error: { code: 'invalid_cursor' },
  })
  t.match((await gantry.call('GET', '/jobs?state=lost')).body, { error: { code: 'validation_failed' } })
})

t.test('a credential for some tasks sees their jobs alone, in one list', async (t) => {
  const gantry = await startGantry(t)
  new Stage(gantry, 'sweep_resources', { run: async () => ({}) })
  const [first, second, other] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
  const ids: string[] = []
  for (const taskId of [first, other, second, undefined, first, second, other])
    ids.push(await queueJob(gantry, { taskId }))
  for (const id of ids) await untilState(gantry, id, 'succeeded')
  const narrowed = await addCredential(gantry, 'user_owner', { allow: { taskIds: [first, second] } })
  const seen = [ids[5], ids[4], ids[2], ids[0]]
  const whole = (await narrowed.call('GET', '/jobs')).body.data
  t.same(
    whole.jobs.map(({ id }: { id: string }) => id),
    seen,
  )
  const page = (await narrowed.call('GET', '/jobs?limit=3')).body.data
  const rest = (await narrowed.call('GET', `/jobs?limit=3&cursor=${page.nextCursor}`)).body.data
  t.same(
    [...page.jobs, ...rest.jobs].map(({ id }: { id: string }) => id),
    seen,
  )
  t.equal(rest.nextCursor, undefined)
  t.equal((await narrowed.call('GET', `/jobs?taskId=${first}`)).body.data.jobs.length, 2)
  t.match((await narrowed.call('GET', `/jobs?taskId=${other}`)).body, { error: { code: 'task_not_found' } })
  for (const foreign of [ids[1], ids[3]]) {
    for (const [method, below] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/retry'],
      ['GET', '/log'],
      ['GET', '/events'],
    ] as const) {
      t.match(
        (await narrowed.call(method, `/jobs/${foreign}${below}`)).body,
        { error: { code: 'job_not_found' } },
        `${method} ${below}`,
      )
    }
  }
  t.equal((await narrowed.call('GET', `/jobs/${ids[0]}`)).status, 200)
})

t.test('a job that is not there is not found, by any operation', async (t) => {
  const gantry = await startGantry(t)
  for (const [method, below] of [
    ['GET', ''],
    ['POST', '/cancel'],
    ['POST', '/retry'],
    ['GET', '/log'],
    ['GET', '/events'],
  ] as const) {
    t.match(
      (await gantry.call(method, `/jobs/job_missing${below}`)).body,
      { error: { code: 'job_not_found' } },
      `${method} ${below}`,
    )
  }
})

t.test('the changes of a job are rebuilt after a conflict, also at its end', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const stage = new Stage(gantry)
  const taskId = await gantry.createTask('Before')
  const id = await queueJob(gantry, { taskId })
  const { run, finish } = await stage.begun()
  let builds = 0
  const rename = (title: string) => async () => {
    const found = await store.read.tasks.get(taskId)
    if (!found) throw new Error('no task')
    // Somebody writes between the reading and the commit, once.
    if (builds++ === 0) await gantry.call('PATCH', `/tasks/${taskId}`, { body: { tags: [title] } })
    return [{ replace: 'tasks', version: found.version, doc: { ...found.doc, title } } as const]
  }
  await run.commit(rename('During'))
  t.match((await store.read.tasks.get(taskId))?.doc, { title: 'During', tags: ['During'] })
  t.equal(builds, 2)
  builds = 0
  finish({ changes: rename('After') })
  await untilState(gantry, id, 'succeeded')
  t.match((await store.read.tasks.get(taskId))?.doc, { title: 'After', tags: ['After'] })
})

t.test(
  'a job that others outrun again and again goes on until its changes are committed, also at its end',
  async (t) => {
    const gantry = await startGantry(t)
    const { store } = gantry.service.app
    const stage = new Stage(gantry)
    const taskId = await gantry.createTask('Before')
    const id = await queueJob(gantry, { taskId })
    const { run, finish } = await stage.begun()
    const rename = (title: string) => {
      let rivals = 150
      return async () => {
        const found = await store.read.tasks.get(taskId)
        if (!found) throw new Error('no task')
        if (rivals-- > 0)
          await store.commit([
            { replace: 'tasks', version: found.version, doc: { ...found.doc, readiness: rivals % 100 } },
          ])
        return [{ replace: 'tasks', version: found.version, doc: { ...found.doc, title } } as const]
      }
    }
    await run.commit(rename('During'))
    t.match((await store.read.tasks.get(taskId))?.doc, { title: 'During' })
    finish({ changes: rename('After') })
    t.match(await untilState(gantry, id, 'succeeded'), { attempts: 1 })
    t.match((await store.read.tasks.get(taskId))?.doc, { title: 'After' })
  },
)

t.test('changes that are not built from what is there are no reason to try for ever', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const stage = new Stage(gantry)
  const taskId = await gantry.createTask('Before')
  const stale = await store.read.tasks.get(taskId)
  if (!stale) throw new Error('no task')
  const id = await queueJob(gantry)
  await gantry.call('PATCH', `/tasks/${taskId}`, { body: { title: 'Between' } })
  const { run, finish } = await stage.begun()
  await t.rejects(
    run.commit(async () => [{ replace: 'tasks', version: stale.version, doc: stale.doc }]),
    VersionConflict,
  )
  finish({ changes: async () => [{ insert: 'tasks', doc: stale.doc }] })
  t.match(await untilState(gantry, id, 'failed'), { error: { reason: 'failed' } })
})

t.test('finished jobs go with their logs after thirty days', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const { store, jobs } = gantry.service.app
  const stage = new Stage(gantry)
  const old = await queueJob(gantry)
  const { run, finish } = await stage.begun()
  for (let count = 0; count < 20; count++) await run.write(Buffer.alloc(70_000, 'x'))
  finish()
  await untilState(gantry, old, 'succeeded')
  clock.advance(jobs.limits.keptMs + 1)
  const young = await queueJob(gantry)
  ;(await stage.begun(1)).finish()
  await untilState(gantry, young, 'succeeded')
  const { removeOldJobs } = await import('../src/services/jobs/retention.ts')
  await removeOldJobs({ store, now: clock.now, keptMs: jobs.limits.keptMs, signal: new AbortController().signal })
  t.match((await gantry.call('GET', `/jobs/${old}`)).body, { error: { code: 'job_not_found' } })
  t.same(await store.read.jobLogs.list({ where: { jobId: old } }), [])
  t.equal((await gantry.call('GET', `/jobs/${young}`)).status, 200)
})

t.test('a service that stops interrupts what runs, and queues again what may be done twice', async (t) => {
  const { makeFolder } = await import('./support/folder.ts')
  const data = makeFolder(t)
  const first = await startGantry(t, { args: ['--data', data] })
  const stage = new Stage(first)
  const again = new Stage(first, 'send_email', { isIdempotent: true })
  const lost = await queueJob(first)
  const kept = await queueJob(first, { kind: 'send_email' })
  const [one] = [await stage.begun(), await again.begun()]
  await one.run.write(Buffer.from('so far'))
  await first.service.stop()
  t.equal(one.run.signal.reason, 'interrupted')
  const second = await startGantry(t, { args: ['--data', data] })
  t.match((await second.call('GET', `/jobs/${lost}`)).body.data.job, {
    state: 'interrupted',
    error: { reason: 'interrupted' },
    logBytes: 6,
  })
  t.match((await second.call('GET', `/jobs/${kept}`)).body.data.job, { createdAt: /Z/ })
  t.match((await eventsOfJob(second, kept)).map(({ kind }) => kind).slice(0, 3), [
    'job.queued',
    'job.started',
    'job.queued',
  ])
})
