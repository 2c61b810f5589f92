import t from 'tap'
import { addCaller } from './support/callers.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { waitUntil } from './support/wait.ts'

const nightly = { cron: '0 3 * * *', kind: 'sweep_resources' }

t.test('who did something has the name of now, and a deleted user the last one, also after a restart', async (t) => {
  const project = makeFolder(t)
  const data = makeFolder(t)
  const start = () => startGantry(t, { args: ['--project', project, '--data', data] })
  const gantry = await start()
  const maker = await addCaller(gantry, 'maintainer')
  const { schedule } = (await maker.call('POST', '/schedules', { body: nightly })).body.data
  t.strictSame(schedule.createdBy, { id: maker.userId, name: 'The maintainer', kind: 'user' })
  const look = async (at: Gantry) => [
    (await at.call('GET', `/schedules/${schedule.id}`)).body.data.schedule.createdBy,
    (await at.call('GET', '/events?kinds=schedule.created')).body.data.events[0].actor,
  ]
  await gantry.call('PATCH', `/users/${maker.userId}`, { body: { name: 'Grace' } })
  const renamed = { id: maker.userId, name: 'Grace', kind: 'user' }
  t.strictSame(await look(gantry), [renamed, renamed])
  t.equal((await gantry.call('DELETE', `/users/${maker.userId}`)).status, 200)
  t.strictSame(await look(gantry), [renamed, renamed])
  await gantry.service.stop()
  t.strictSame(await look(await start()), [renamed, renamed])
})

t.test('an agent, the service and a name of an earlier version are told apart', async (t) => {
  const gantry = await startGantry(t)
  const agent = await addCaller(gantry, 'agent')
  await agent.call('POST', '/tasks', { body: { title: 'By the agent' } })
  const { store, now } = gantry.service.app
  for (const actor of ['system', 'user_of_before'])
    await store.commit([
      { event: { kind: 'task.deleted', at: now(), actor, taskId: 'task_1', data: { taskId: 'task_1', title: 'A' } } },
    ])
  const { events } = (await gantry.call('GET', '/events?kinds=task.created,task.deleted')).body.data
  t.strictSame(
    events.map(({ actor }: { actor: object }) => actor),
    [
      { id: agent.userId, name: 'The agent', kind: 'agent' },
      { id: 'system', name: 'Gantry', kind: 'system' },
      { id: 'user_of_before', name: 'user_of_before', kind: 'user' },
    ],
  )
})

t.test('a user of one process has a name at the others', async (t) => {
  const postgres = await startPostgres(t)
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  const project = makeFolder(t)
  const start = () => startGantry(t, { args: ['--project', project, '--data', makeFolder(t)], environment })
  const [first, second] = [await start(), await start()]
  const body = { name: 'Grace', username: 'grace', role: 'developer' }
  const { id } = (await first.call('POST', '/users', { body })).body.data.user
  const { store, now } = first.service.app
  const title = 'By Grace'
  await store.commit([
    { event: { kind: 'task.created', at: now(), actor: id, taskId: 'task_1', data: { taskId: 'task_1', title } } },
  ])
  const nameAt = async (gantry: Gantry) =>
    (await gantry.call('GET', '/events?kinds=task.created')).body.data.events[0]?.actor.name
  await waitUntil(async () => (await nameAt(second)) === 'Grace')
  await first.call('PATCH', `/users/${id}`, { body: { name: 'Hopper' } })
  await waitUntil(async () => (await nameAt(second)) === 'Hopper')
  t.equal(await nameAt(first), 'Hopper')
})
