import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { connectElsewhere, createRunner, readRunner, startElsewhere, untilState } from './support/elsewhere.ts'
import { executeElsewhere, untilMore } from './support/elsewhere-steps.ts'
import { makeFolder } from './support/gantry.ts'
import { connectHostile, helloOf } from './support/hostile-runner.ts'
import type { HostileRunner } from './support/hostile-runner.ts'
import { addStep, execute, readJob, untilOver } from './support/plans.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry } = await startWorkspaces(t)

t.test('a second process with the token of a runner takes nothing from the first one', async (t) => {
  const runner = await connectElsewhere(t, gantry, { name: 'build-1', labels: ['gpu'] })
  const { job } = await executeElsewhere(gantry, 'echo begun; until [ -e go ]; do sleep 0.02; done')
  await untilMore(gantry, job, 0)
  const second = startElsewhere(t, { server: gantry.origin, token: runner.secret })
  await readUntil(
    async () => second.output().split('refuses this runner: Another process is connected').length,
    (count) => count > 2,
    'the second one is refused, again and again',
  )
  t.match(await readJob(gantry, job), { state: 'running', attempts: 1 })
  t.match(await readRunner(gantry, runner.id), { state: 'connected', jobIds: [job] })
  t.notMatch(runner.output(), /disconnected/)
  await gantry.call('POST', `/jobs/${job}/cancel`)
  await untilOver(gantry, job)
  await runner.end('SIGTERM')
  await untilState(gantry, runner.id, 'connected')
  t.equal((await gantry.call('DELETE', `/runners/${runner.id}`)).status, 200)
  t.equal(await second.exited, 21)
})

t.test('what a runner says that went wrong is one line that fits an answer', async (t) => {
  const { id, secret } = await createRunner(gantry, 'build-2', ['gpu'])
  let hasRun = false
  const runner: HostileRunner = await connectHostile(t, gantry, secret, ({ id: callId, call, ask: { program } }) => {
    if (call === 'followProgram') {
      hasRun = true
      const exit = { exitCode: 0, durationMs: 1, isGone: true }
      setImmediate(() => runner.send({ event: 'programExit', program, exit }))
    }
    if (call !== 'collectTree' || !hasRun) return undefined
    runner.send({ id: callId, error: { message: `\u001b[2J\n${'long '.repeat(100_000)}`, code: '\u001b[31m' } })
    return {}
  })
  await untilState(gantry, id, 'connected')
  const task = await gantry.createTask()
  const { planStep } = await execute(gantry, task, await addStep(gantry, task, { command: 'true', runsOn: ['gpu'] }))
  t.match(planStep.outcome, { state: 'failed', reason: /could not be brought back: .*long long/ })
  t.ok(planStep.outcome.reason.length <= 2_048)
  t.notMatch(planStep.outcome.reason, /\p{Cc}/u)
  runner.socket.terminate()
  t.equal((await gantry.call('DELETE', `/runners/${id}`)).status, 200)
})

t.test('a job ends whose runner goes on and never gives back the files', async (t) => {
  const house = await startWorkspaces(t, { parts: { runnerTimes: { filesMs: 500 } } })
  const { id, secret } = await createRunner(house.gantry, 'build-1', ['gpu'])
  const runner: HostileRunner = await connectHostile(t, house.gantry, secret, ({ call, ask: { program } }) => {
    if (call === 'followProgram') {
      const exit = { exitCode: 0, durationMs: 1, isGone: true }
      setImmediate(() => runner.send({ event: 'programExit', program, exit }))
    }
    return call === 'collectTree' && runner.asked.includes('followProgram') ? {} : undefined
  })
  await untilState(house.gantry, id, 'connected')
  const task = await house.gantry.createTask()
  const step = await addStep(house.gantry, task, { command: 'true', runsOn: ['gpu'] })
  const { planStep } = await execute(house.gantry, task, step)
  t.match(planStep.outcome, { state: 'failed', reason: /could not be brought back: The runner has not answered/ })
  t.match(await readRunner(house.gantry, id), { state: 'connected' }, 'it has beaten all the time')
})

t.test('the right of a caller ends at a runner whose clock is wrong when it ends here', async (t) => {
  const { id, secret } = await createRunner(gantry, 'build-3', ['gpu'])
  const wrongMs = -3_600_000
  const orders: { readonly expiresAt: number }[] = []
  await connectHostile(t, gantry, secret, ({ call, ask }) => {
    if (call === 'hello') return { answer: helloOf({ clockMs: Date.now() + wrongMs }) }
    if (call === 'openProgram') orders.push(ask.order)
    if (call === 'open') {
      orders.push(ask.note)
      return { answer: { pid: 1 } }
    }
    return undefined
  })
  await untilState(gantry, id, 'connected')
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const caller = await addCredential(gantry, 'user_owner', { expiresAt })
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'true', runsOn: ['gpu'] })
  await caller.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)
  await waitUntil(() => orders.length === 1, 'the step was ordered')
  const other = await gantry.createTask()
  const opened = await caller.call('POST', `/terminal/${other}/sessions`, { body: { runsOn: ['gpu'] } })
  t.equal(opened.status, 201, JSON.stringify(opened.body))
  t.equal(orders.length, 2)
  for (const order of orders)
    t.ok(
      Math.abs(order.expiresAt - Date.parse(expiresAt) - wrongMs) < 600_000,
      `${order.expiresAt - Date.parse(expiresAt)}`,
    )
})

t.test('a runner takes a folder for itself alone', async (t) => {
  const used = makeFolder(t)
  writeFileSync(join(used, 'letter.txt'), 'of a user')
  mkdirSync(join(used, 'photos'))
  for (const [folder, words] of [
    ['/', /has other files/],
    [used, /has other files/],
    [join(used, 'letter.txt'), /cannot be the folder of a runner/],
  ] as const) {
    const runner = startElsewhere(t, { server: gantry.origin, token: 'gtr_none', folder })
    t.not(await runner.exited, 0, folder)
    t.match(runner.output(), words)
  }
})
