import t from 'tap'
import { addStep } from './support/plans.ts'
import { append, follow, newestOf, start } from './support/events-streams.ts'
import { planStepOutput } from './support/events.ts'
import type { Gantry } from './support/gantry.ts'

/** Pages of events from the newest on, what is left out of them unasked, and the versions that events have. */

interface Event {
  readonly id: number
  readonly kind: string
  readonly version?: number
}

t.test('a page begins at the newest event, and leads down to the oldest', async (t) => {
  const gantry = await start(t)
  await append(gantry, 25)
  const newest = await newestOf(gantry)
  const seen: number[] = []
  let path: string | undefined = '/events?sort=-id&limit=10'
  while (path !== undefined) {
    const { body, headers } = await gantry.call('GET', path)
    seen.push(...body.data.events.map(({ id }: Event) => id))
    const { nextCursor } = body.data
    path = nextCursor && `/events?sort=-id&limit=10&after=${nextCursor}`
    t.equal(headers.get('link'), path === undefined ? null : `</api/v1${path}>; rel="next"`)
  }
  t.same(
    seen,
    Array.from({ length: newest }, (_, index) => newest - index),
  )
})

t.test('one call gives the last events of a task, and a stream goes on after them', async (t) => {
  const gantry = await start(t)
  const [one, other] = [await gantry.createTask('One'), await gantry.createTask('Other')]
  for (const title of ['A', 'B', 'C']) await gantry.call('PATCH', `/tasks/${one}`, { body: { title } })
  await gantry.call('PATCH', `/tasks/${other}`, { body: { title: 'D' } })
  const last = await page(gantry, `taskId=${one}&sort=-id&limit=2`)
  t.match(last, [{ kind: 'task.updated' }, { kind: 'task.updated' }])
  const before = await page(gantry, `taskId=${one}&sort=-id&after=${last[1]?.id}`)
  t.same(
    before.map(({ kind }) => kind),
    ['task.updated', 'task.created'],
  )
  t.match(await page(gantry, 'kinds=task.created&sort=-id&limit=1'), [{ data: { title: 'Other' } }])
  const stream = await follow(t, gantry, `/events?taskId=${one}&after=${last[0]?.id}`)
  await gantry.call('PATCH', `/tasks/${one}`, { body: { title: 'E' } })
  await stream.until(({ frames }) => frames.some(({ event }) => event === 'task.updated'))
  t.ok(stream.frames.every(({ id }) => Number(id) > (last[0]?.id ?? 0)))
})

t.test('a page below what is retained is empty, and a stream has no other order', async (t) => {
  const gantry = await start(t, { keptMax: 5 })
  await append(gantry, 20)
  await gantry.service.app.events.trim()
  t.equal((await page(gantry, 'sort=-id')).length, 5)
  t.same(await page(gantry, 'sort=-id&after=3'), [])
  const { status, body } = await gantry.call('GET', '/events?sort=-id', { headers: { accept: 'text/event-stream' } })
  t.equal(`${status} ${body.error.code}`, '406 not_acceptable')
  t.equal((await gantry.call('GET', '/events?sort=id&sort=-id')).status, 400)
  t.match((await gantry.call('GET', '/events?sort=-at')).body.error, { code: 'validation_failed', message: /-id/ })
})

t.test('output of plan steps is given only where kinds include it', async (t) => {
  const gantry = await start(t)
  await append(gantry, 3, planStepOutput)
  await gantry.createTask('One')
  const countIn = async (query: string) =>
    (await page(gantry, query)).filter(({ kind }) => kind === 'plan_step.output').length
  t.equal(await countIn(''), 0)
  t.equal(await countIn('sort=-id'), 0)
  t.equal(await countIn('taskId=task_1'), 0)
  for (const kinds of ['plan_step.output', 'plan_step.*', '*']) t.equal(await countIn(`kinds=${kinds}`), 3, kinds)
  const unasked = await follow(t, gantry, '/events?after=0')
  const asked = await follow(t, gantry, '/events?after=0&kinds=*')
  for (const stream of [unasked, asked])
    await stream.until(({ frames }) => frames.some(({ event }) => event === 'task.created'))
  t.notOk(unasked.frames.some(({ event }) => event === 'plan_step.output'))
  t.equal(asked.frames.filter(({ event }) => event === 'plan_step.output').length, 3)
})

t.test('events have the version of their item, which is its ETag', async (t) => {
  const gantry = await start(t)
  const task = await gantry.createTask('One')
  const etagOf = async (path: string) => (await gantry.call('GET', path)).headers.get('etag')
  const last = async (kind: string) => (await page(gantry, `kinds=${kind}&sort=-id&limit=1`))[0]?.version
  t.equal(await last('task.created'), 1)
  await gantry.call('PATCH', `/tasks/${task}`, { body: { title: 'Two' } })
  t.equal(await last('task.updated'), 2)
  t.equal(await etagOf(`/tasks/${task}`), '"2"')
  const step = await addStep(gantry, task, { command: 'true' })
  t.equal(await last('plan_step.created'), 1)
  await gantry.call('PATCH', `/tasks/${task}/plan-steps/${step}`, { body: { description: 'Other' } })
  t.equal(`"${await last('plan_step.updated')}"`, await etagOf(`/tasks/${task}/plan-steps/${step}`))
  const { body } = await gantry.call('POST', `/tasks/${task}/comments`, { body: { content: 'Yes.' } })
  const comment = `/tasks/${task}/comments/${body.data.comment.id}`
  await gantry.call('PATCH', comment, { body: { content: 'No.' } })
  t.equal(`"${await last('task.comment.updated')}"`, await etagOf(comment))
  const made = await gantry.call('POST', '/users', { body: { name: 'Ada', username: 'ada', role: 'viewer' } })
  const user = `/users/${made.body.data.user.id}`
  await gantry.call('PATCH', user, { body: { name: 'Ada L.' } })
  t.equal(`"${await last('user.updated')}"`, await etagOf(user))
  const entry = await gantry.call('POST', '/knowledge', { body: { title: 'Rule', content: 'Be kind.' } })
  await gantry.call('PATCH', `/knowledge/${entry.body.data.entry.id}`, { body: { title: 'Rules' } })
  t.equal(`"${await last('knowledge.updated')}"`, await etagOf(`/knowledge/${entry.body.data.entry.id}`))
  const webhook = await gantry.call('POST', '/webhooks', { body: { url: 'https://example.com/', kinds: ['task.*'] } })
  t.equal(`"${await last('webhook.created')}"`, await etagOf(`/webhooks/${webhook.body.data.webhook.id}`))
  const schedule = await gantry.call('POST', '/schedules', {
    body: { cron: '0 3 * * *', kind: 'sweep_resources' },
  })
  t.equal(`"${await last('schedule.created')}"`, await etagOf(`/schedules/${schedule.body.data.schedule.id}`))
  await gantry.call('DELETE', `/tasks/${task}`)
  t.equal(await last('task.deleted'), undefined, 'what is removed has none')
})

async function page({ call }: Gantry, query: string): Promise<Event[]> {
  const { status, body } = await call('GET', `/events?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.events
}
