import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { addCredential } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import { gantry, server, message, startWithServer, configOf, finish, upload } from './support/mail-sending.ts'

t.test('a schedule sends what its maker may send, and nothing that they may not', async (test) => {
  const { own, clock, theirs, mine, others, schedule, untilDueMs } = await startScheduled(test)
  const free = await own.createTask()
  const narrow = await addCredential(own, 'user_owner', { allow: { taskIds: [mine, others] } })
  const alone = await addCredential(own, 'user_owner', { allow: { taskIds: [mine] } })
  const refusal = (taskId: string) => ({
    status: 404,
    body: {
      error: { code: 'resource_not_found', message: `The task ${taskId} has no file theirs.txt to attach.` },
    },
  })
  test.match(await schedule(alone, { taskId: mine }, ['theirs.txt']), refusal(mine))
  test.match(
    await schedule(narrow, { taskId: mine }, ['mine.txt', 'theirs.txt']),
    refusal(mine),
    'what is sent for a task takes its files alone',
  )
  test.match(await schedule(own, { taskId: free }, ['theirs.txt']), refusal(free), 'also for those who may see all')
  test.match(await schedule(own, {}, ['absent.txt']), { status: 404, body: { error: { code: 'resource_not_found' } } })
  test.match(await schedule(alone, {}, ['mine.txt']), { status: 403, body: { error: { code: 'forbidden' } } })
  test.same((await own.call('GET', '/schedules')).body.data.schedules, [])

  test.equal((await schedule(alone, { taskId: mine }, ['mine.txt'])).status, 201)
  test.equal((await schedule(own, {}, ['mine.txt', 'theirs.txt'])).status, 201)
  clock.advance(untilDueMs)
  const sources = (await theirs.has(2)).map(({ source }) => /theirs\.txt/.test(source)).sort()
  test.same(sources, [false, true], 'what belongs to no task is made by who may see all')
})

t.test(
  'a schedule whose file went to another task, or whose task was deleted, sends nothing and is ended',
  async (test) => {
    const { own, clock, theirs, mine, others, schedule, untilDueMs } = await startScheduled(test)
    const alone = await addCredential(own, 'user_owner', { allow: { taskIds: [mine, others] } })
    const [moved, deleted] = [
      (await schedule(alone, { taskId: mine }, ['mine.txt'])).body.data.schedule.id,
      (await schedule(alone, { taskId: others }, [])).body.data.schedule.id,
    ]
    test.equal((await own.call('PATCH', '/resources/mine.txt', { body: { taskId: others } })).status, 200)
    test.equal((await own.call('DELETE', `/tasks/${others}`)).status, 200)
    clock.advance(untilDueMs)
    for (const [id, reason] of [
      [moved, `The task ${mine} has no file mine.txt to attach.`],
      [deleted, `There is no task with the id "${others}".`],
    ] as const) {
      await waitUntil(async () => !(await own.call('GET', `/schedules/${id}`)).body.data.schedule.isEnabled)
      test.equal((await own.call('GET', `/schedules/${id}`)).body.data.schedule.disabledReason, reason)
    }
    test.equal(theirs.received.length, 0)
    test.match(await own.call('PATCH', `/schedules/${moved}`, { body: { isEnabled: true } }), {
      status: 404,
      body: { error: { code: 'resource_not_found' } },
    })
    test.equal(
      (await own.call('PATCH', `/schedules/${moved}`, { body: { name: 'Off', isEnabled: false } })).status,
      200,
    )
  },
)

t.test('a message of a task is sent again only with what is still a file of that task', async (test) => {
  const { own, clock, theirs, mine, others, schedule, untilDueMs } = await startScheduled(test)
  const alone = await addCredential(own, 'user_owner', { allow: { taskIds: [mine] } })
  const { id } = (await schedule(alone, { taskId: mine }, ['mine.txt'])).body.data.schedule
  clock.advance(untilDueMs)
  await theirs.has(1)
  const { lastJobId } = (await own.call('GET', `/schedules/${id}`)).body.data.schedule
  await finish(own, { status: 200, headers: new Headers(), body: { success: true, data: { job: { id: lastJobId } } } })
  const again = await alone.call('POST', `/jobs/${lastJobId}/retry`)
  test.match(await finish(own, again), { state: 'succeeded', taskId: mine, retryOf: lastJobId })
  await own.call('PATCH', '/resources/mine.txt', { body: { taskId: others } })
  for (const caller of [alone, own])
    test.match(await caller.call('POST', `/jobs/${lastJobId}/retry`), {
      status: 404,
      body: { error: { code: 'resource_not_found' } },
    })
  test.equal(theirs.received.length, 2)
})

t.test('a message that cannot be sent is not scheduled', async (test) => {
  const body = { kind: 'send_email', cron: '0 3 * * *', email: message }
  const bare = await startGantry(test)
  test.match(await bare.call('POST', '/schedules', { body }), {
    status: 409,
    body: { error: { code: 'mail_not_configured', hint: /outgoing/ } },
  })
  test.match(await bare.call('POST', '/schedules', { body: { ...body, cron: '61 0 * * *' } }), {
    status: 400,
    body: { error: { details: [{ path: 'body/cron' }] } },
  })
  const untrusted = await startGantry(test, { files: { 'gantry.json': configOf(server) } })
  test.match(await untrusted.call('POST', '/schedules', { body }), {
    status: 403,
    body: { error: { code: 'approval_required' } },
  })
  test.match(await gantry.call('POST', '/schedules', { body: { ...body, email: { ...message, to: ['nobody'] } } }), {
    status: 400,
    body: { error: { code: 'validation_failed' } },
  })
})

t.test(
  'a schedule or a job of a message conflicts with a configuration that has no mail server any more',
  async (test) => {
    const { gantry: own } = await startWithServer(test)
    const made = await own.call('POST', '/schedules', {
      body: { kind: 'send_email', cron: '0 3 * * *', email: message },
    })
    const job = await finish(own, await own.call('POST', '/mail/send', { body: message }))
    writeFiles(own.project, { 'gantry.json': '{}' })
    for (const [method, path, body] of [
      ['PATCH', `/schedules/${made.body.data.schedule.id}`, { cron: '0 4 * * *' }],
      ['POST', `/jobs/${job.id}/retry`, undefined],
    ] as const)
      test.match(
        await own.call(method, path, { body }),
        { status: 409, body: { error: { code: 'mail_not_configured' } } },
        path,
      )
  },
)

t.test('a change of the configuration between the call and the job counts for the job', async (test) => {
  const { gantry: own, server: theirs } = await startWithServer(test, {}, { args: [] })
  const approve = async () =>
    own.call('POST', '/config/approvals/approve', {
      body: { hash: (await own.call('GET', '/config/approvals')).body.data.approval.hash },
    })
  await approve()
  theirs.react = (count) => (count === 1 ? 451 : 'take')
  const answer = await own.call('POST', '/mail/send', { body: message })
  await theirs.saw(1)
  writeFileSync(
    join(own.project, 'gantry.json'),
    configOf({ host: '127.0.0.1', port: theirs.port, from: 'another@example.org' }),
  )
  test.match(await finish(own, answer), {
    state: 'failed',
    attempts: 2,
    error: { reason: 'not_sent', message: /not approved/ },
  })
})

/** A service whose clock the test turns, with two tasks that have a file each. */
async function startScheduled(test: Test) {
  const clock = new TestClock()
  const { gantry: own, server: theirs } = await startWithServer(test, {}, { parts: { now: clock.now } })
  const [mine, others] = [await own.createTask(), await own.createTask()]
  await upload(own, 'mine.txt', 'mine', mine)
  await upload(own, 'theirs.txt', 'theirs', others)
  const schedule = (caller: Pick<Gantry, 'call'>, about: object, attachments: readonly string[]) =>
    caller.call('POST', '/schedules', {
      body: { kind: 'send_email', cron: '0 3 * * *', ...about, email: { ...message, attachments } },
    })
  return { own, clock, theirs, mine, others, schedule, untilDueMs: 86_400_000 }
}
