import t from 'tap'
import { connectElsewhere, untilState } from './support/elsewhere.ts'
import { countTo, executeElsewhere, untilMore } from './support/elsewhere-steps.ts'
import { makeNetworkNamespace } from './support/network-namespace.ts'
import { logOf } from './support/plan-execution.ts'
import { readJob, readStep, untilOver } from './support/plans.ts'
import { startSwitchingProxy } from './support/switching-proxy.ts'
import { startWorkspaces } from './support/workspaces.ts'

const network = await makeNetworkNamespace(t)
const skip = typeof network === 'string' && network

t.test('a runner in a network of its own is unplugged and plugged in again: nothing is lost', { skip }, async (t) => {
  if (typeof network === 'string') return
  const { address, launcher } = network
  const { gantry } = await startWorkspaces(t, {
    environment: { GANTRY_ALLOWED_HOSTS: address },
    parts: { runnerTimes: { silenceMs: 3_000 } },
  })
  const { origin: server } = await startSwitchingProxy(t, gantry.origin, address)
  const runner = await connectElsewhere(t, gantry, { labels: ['gpu'], server, launcher })
  const lines = 15_000
  const command = `i=0; while [ $i -lt ${lines} ]; do i=$((i+1)); echo $i; done; cat /proc/net/dev`
  const { task, step, job } = await executeElsewhere(gantry, command)
  await untilMore(gantry, job, 0)
  await network.unplug()
  await untilState(gantry, runner.id, 'offline')
  t.match(await readJob(gantry, job), { state: 'running' })
  await network.plug()
  await untilState(gantry, runner.id, 'connected')
  t.match(await untilOver(gantry, job), { state: 'succeeded', attempts: 1 })
  const log = await logOf(gantry, job)
  t.ok(log.startsWith(countTo(lines)), 'no line is lost or twice')
  t.match((await readStep(gantry, task, step)).outcome, { state: 'succeeded' })
  t.notMatch(log, /eth0/, 'it ran in that network')
})
