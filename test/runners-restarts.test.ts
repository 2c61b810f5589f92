import t from 'tap'
import { connectElsewhere, untilState } from './support/elsewhere.ts'
import { countTo, executeElsewhere, prepareAtPort, untilMore } from './support/elsewhere-steps.ts'
import type { Gantry } from './support/gantry.ts'
import { logOf } from './support/plan-execution.ts'
import { readJob, readStep, untilOver } from './support/plans.ts'
import { readUntil } from './support/wait.ts'

const lines = 15_000
/** Prints, in the middle of which things fail, and ends by itself. */
const counting = `i=0; while [ $i -lt ${lines} ]; do i=$((i+1)); echo $i; done; echo end; echo done > done.txt`

t.test('a step elsewhere goes on through kills of the service: every line once, in order', async (t) => {
  const house = await prepareAtPort(t)
  let service = await house.begin()
  const runner = await connectElsewhere(t, service.calls, { labels: ['gpu'] })
  const { task, step, job } = await executeElsewhere(service.calls, counting)
  for (let kills = 0; kills < 2; kills += 1) {
    const { logBytes: before } = await readJob(service.calls, job)
    await untilMore(service.calls, job, before)
    await service.end()
    service = await house.begin()
    await untilState(service.calls, runner.id, 'connected')
  }
  t.match(await untilOver(service.calls, job), { state: 'succeeded', attempts: 1 })
  t.ok((await logOf(service.calls as Gantry, job)) === `${countTo(lines)}end\n`, 'no line is lost or twice')
  t.match((await readStep(service.calls, task, step)).outcome, { state: 'succeeded', exitCode: 0 })
})

t.test('a terminal elsewhere is found again by the next service', async (t) => {
  const house = await prepareAtPort(t)
  const first = await house.begin()
  const runner = await connectElsewhere(t, first.calls, { labels: ['gpu'] })
  const { id: task } = (await first.calls.call('POST', '/tasks', { body: { title: 'T' } })).body.data
  const opened = await first.calls.call('POST', `/terminal/${task}/sessions`, {
    body: { runsOn: ['gpu'], command: ['cat'] },
  })
  const path = `/terminal/${task}/sessions/${opened.body.data.session.id}`
  await first.end()
  const second = await house.begin()
  await untilState(second.calls, runner.id, 'connected')
  const found = await readUntil(
    () => second.calls.call('GET', path),
    ({ status }) => status === 200,
    'it is found',
  )
  t.match(found.body.data.session, { state: 'running', runnerId: runner.id })
  t.equal((await second.calls.call('POST', `${path}/input`, { body: { data: 'hello\r' } })).status, 200)
  const output = `/terminal/${task}/output?sessionId=${opened.body.data.session.id}&waitMs=30000`
  await readUntil(
    async () => (await second.calls.call('GET', output)).body.data.output,
    (text) => text.includes('hello\r\nhello'),
    'it answers',
  )
  t.equal((await second.calls.call('DELETE', path)).status, 200)
})
