import t from 'tap'
import { createRunner, untilState } from './support/elsewhere.ts'
import { connectHostile } from './support/hostile-runner.ts'
import type { HostileRunner } from './support/hostile-runner.ts'
import { attach } from './support/terminal-client.ts'
import { addStep, untilOver } from './support/plans.ts'
import { waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry } = await startWorkspaces(t, {
  parts: { runnerTimes: { silenceMs: 5_000, awayMs: 1_000, endMs: 500 } },
})
const { id, secret } = await createRunner(gantry, 'build-1', ['gpu'])
const frame = Buffer.alloc(1024 * 1024, 'x')
const logBytesMax = 16 * 1024 * 1024
/** Many times as much as may be sent. */
const floodBytesMax = 12 * logBytesMax

/** Sends output without end, whatever is acknowledged. Gives how much was sent until the connection was cut. */
async function flood(runner: HostileRunner, headAt: (position: number) => object): Promise<number> {
  let position = 0
  while (position < floodBytesMax && runner.socket.readyState === runner.socket.OPEN) {
    runner.send(headAt(position), frame)
    position += frame.length
    while (runner.socket.bufferedAmount > 4 * frame.length) await new Promise(setImmediate)
    await new Promise(setImmediate)
  }
  return position
}

t.test('a runner that sends output of a step without end, and ignores what is acknowledged, is cut', async (t) => {
  const flooded = Promise.withResolvers<number>()
  const runner: HostileRunner = await connectHostile(t, gantry, secret, ({ call, ask: { program } }) => {
    if (call === 'followProgram')
      flood(runner, (position) => ({ event: 'programOutput', program, stream: 'output', position })).then(
        flooded.resolve,
        flooded.reject,
      )
    return undefined
  })
  await untilState(gantry, id, 'connected')
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'true', runsOn: ['gpu'] })
  const { job } = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)).body.data
  t.ok((await flooded.promise) < floodBytesMax, 'it ends')
  runner.socket.terminate()
  const ended = await untilOver(gantry, job.id)
  t.match(ended, { state: 'interrupted' }, JSON.stringify(ended))
  t.ok(ended.logBytes <= logBytesMax)
  t.equal((await gantry.call('GET', '/version')).status, 200)
})

t.test(
  'a runner that sends output of a terminal without end fills no memory for a client that takes nothing',
  async (t) => {
    const flooded = Promise.withResolvers<number>()
    const runner: HostileRunner = await connectHostile(t, gantry, secret, ({ call, ask }) => {
      if (call === 'open') return { answer: { pid: 1 } }
      if (call === 'follow')
        flood(runner, (position) => ({ event: 'output', follower: ask.follower, position })).then(
          flooded.resolve,
          flooded.reject,
        )
      return undefined
    })
    await untilState(gantry, id, 'connected')
    const taskId = await gantry.createTask()
    const opened = await gantry.call('POST', `/terminal/${taskId}/sessions`, { body: { runsOn: ['gpu'] } })
    t.equal(opened.status, 201, JSON.stringify(opened.body))
    const client = await attach(t, gantry, opened.body.data.session, { acknowledges: false })
    client.socket.pause()
    await flooded.promise
    client.socket.resume()
    await waitUntil(() => client.closed !== undefined, 'the client is cut')
    t.ok(client.output.length < logBytesMax, `${client.output.length} bytes waited for it`)
    t.equal((await gantry.call('GET', '/version')).status, 200)
    runner.socket.terminate()
  },
)
