import t from 'tap'
import { connectElsewhere, startElsewhere, untilPrinted, untilState } from './support/elsewhere.ts'
import { countTo, executeElsewhere, processesWith, untilMore } from './support/elsewhere-steps.ts'
import { logOf } from './support/plan-execution.ts'
import { readJob, readStep, untilOver } from './support/plans.ts'
import { startSilentProxy } from './support/silent-proxy.ts'
import { waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const lines = 15_000
/** Prints, in the middle of which things fail, and ends by itself. */
const counting = `i=0; while [ $i -lt ${lines} ]; do i=$((i+1)); echo $i; done; echo end`

t.test('a frozen connection is noticed, and what was printed meanwhile comes when it is back', async (t) => {
  const { gantry } = await startWorkspaces(t, { parts: { runnerTimes: { silenceMs: 3_000 } } })
  const proxy = await startSilentProxy(t, gantry.origin)
  const runner = await connectElsewhere(t, gantry, { labels: ['gpu'], server: proxy.url })
  const { task, step, job } = await executeElsewhere(gantry, counting)
  await untilMore(gantry, job, 0)
  proxy.silence()
  await untilState(gantry, runner.id, 'offline')
  t.match(await readJob(gantry, job), { state: 'running' }, 'the job waits for it')
  proxy.resume()
  await untilState(gantry, runner.id, 'connected')
  t.match(await untilOver(gantry, job), { state: 'succeeded', attempts: 1 })
  t.ok((await logOf(gantry, job)) === `${countTo(lines)}end\n`, 'no line is lost or twice')
  t.match((await readStep(gantry, task, step)).outcome, { state: 'succeeded' })
})

t.test('a runner that is away for too long ends what it runs, and the job is interrupted once', async (t) => {
  const { gantry } = await startWorkspaces(t, {
    parts: { runnerTimes: { silenceMs: 2_000, awayMs: 2_000, endMs: 1_000 } },
  })
  const proxy = await startSilentProxy(t, gantry.origin)
  const runner = await connectElsewhere(t, gantry, { labels: ['gpu'], server: proxy.url })
  const seconds = `${200_000 + process.pid}`
  const { task, step, job } = await executeElsewhere(gantry, `echo begun; sleep ${seconds}`)
  await untilMore(gantry, job, 0)
  t.not(processesWith(seconds).length, 0)
  proxy.silence()
  const ended = await untilOver(gantry, job)
  t.match(ended, { state: 'interrupted', attempts: 1 })
  proxy.resume()
  await untilState(gantry, runner.id, 'connected')
  t.match((await readStep(gantry, task, step)).outcome, { state: 'interrupted' })
  await waitUntil(() => processesWith(seconds).length === 0, 'nothing of it is left')
})

t.test(
  'a runner that was killed and starts again is told at once: its job is interrupted, never run twice',
  async (t) => {
    const { gantry } = await startWorkspaces(t)
    const runner = await connectElsewhere(t, gantry, { labels: ['gpu'] })
    const { task, step, job } = await executeElsewhere(gantry, 'echo begun; sleep 100000')
    await untilMore(gantry, job, 0)
    await runner.end('SIGKILL')
    await untilState(gantry, runner.id, 'offline')
    t.match(await readJob(gantry, job), { state: 'running' })
    const again = startElsewhere(t, { server: gantry.origin, token: runner.secret, folder: runner.folder })
    await untilPrinted(again, 'connected to')
    t.match(await untilOver(gantry, job), { state: 'interrupted', attempts: 1 })
    t.match((await readStep(gantry, task, step)).outcome, { state: 'interrupted' })
    const next = await executeElsewhere(gantry, 'echo goes on', task)
    t.match(await untilOver(gantry, next.job), { state: 'succeeded' }, 'its trees are as they were')
  },
)

t.test('a job is cancelled at the runner, and its program ends', async (t) => {
  const { gantry } = await startWorkspaces(t)
  await connectElsewhere(t, gantry, { labels: ['gpu'] })
  const { job } = await executeElsewhere(gantry, 'echo $$; exec sleep 100000')
  await untilMore(gantry, job, 0)
  await gantry.call('POST', `/jobs/${job}/cancel`)
  t.match(await untilOver(gantry, job), { state: 'cancelled' })
  const { job: slow } = await executeElsewhere(gantry, 'sleep 100000', undefined, { timeoutSeconds: 1 })
  t.match(await untilOver(gantry, slow), { state: 'failed', error: { reason: 'timed_out' } })
})

t.test('a runner that is disabled or deleted loses its jobs at once, and ends them', async (t) => {
  const { gantry } = await startWorkspaces(t)
  const runner = await connectElsewhere(t, gantry, { labels: ['gpu'] })
  for (const [seconds, end] of [
    [`${300_000 + process.pid}`, () => gantry.call('PATCH', `/runners/${runner.id}`, { body: { isEnabled: false } })],
    [`${400_000 + process.pid}`, () => gantry.call('DELETE', `/runners/${runner.id}`)],
  ] as const) {
    await gantry.call('PATCH', `/runners/${runner.id}`, { body: { isEnabled: true } })
    const { job } = await executeElsewhere(gantry, `echo begun; sleep ${seconds}`)
    await untilMore(gantry, job, 0)
    t.equal((await end()).status, 200)
    t.match(await untilOver(gantry, job), { state: 'interrupted' })
    await waitUntil(() => processesWith(seconds).length === 0, 'it has ended there')
  }
  t.equal(await runner.exited, 21)
})
