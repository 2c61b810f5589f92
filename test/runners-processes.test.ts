import { join } from 'node:path'
import t from 'tap'
import { connectElsewhere, readRunner, startElsewhere, untilPrinted, untilState } from './support/elsewhere.ts'
import { countTo, executeElsewhere, untilMore } from './support/elsewhere-steps.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { logOf } from './support/plan-execution.ts'
import { readJob, untilOver } from './support/plans.ts'
import { startPostgres } from './support/postgres.ts'
import { startSwitchingProxy } from './support/switching-proxy.ts'
import { readUntil } from './support/wait.ts'

const postgres = await startPostgres(t)
const project = await makeGitProject(t)
const environment = {
  ...project.environment,
  GANTRY_STORE: await postgres.makeSchema(),
  GANTRY_BLOBS: makeFolder(t),
  GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
}
const data = () => join(makeFolder(t), 'data')
const start = () => startGantry(t, { args: ['--project', project.project, '--data', data()], environment })
const [first, second] = [await start(), await start()]

t.test('a runner at one process is seen, used and reached by way of the other', async (t) => {
  const runner = await connectElsewhere(t, first, { name: 'build-1', labels: ['gpu'] })
  const seen = await readUntil(
    () => readRunner(second, runner.id),
    ({ state }) => state === 'connected',
    'the other process sees it',
  )
  t.match(seen, { os: 'linux' })
  const { job } = await executeElsewhere(second, 'echo from there')
  t.match(await untilOver(second, job), { state: 'succeeded' })
  t.equal(await logOf(second, job), 'from there\n')
  const task = await second.createTask()
  const opened = await second.call('POST', `/terminal/${task}/sessions`, {
    body: { runsOn: ['gpu'], command: ['sh', '-c', 'echo typed; cat'] },
  })
  t.equal(opened.status, 201, JSON.stringify(opened.body))
  const { id } = opened.body.data.session
  for (const gantry of [first, second]) {
    const text = await readUntil(
      async () => (await gantry.call('GET', `/terminal/${task}/output?sessionId=${id}`)).body.data.output as string,
      (output) => output.includes('typed'),
      'its output is read',
    )
    t.match(text, 'typed')
  }
  t.equal((await second.call('DELETE', `/terminal/${task}/sessions/${id}`)).status, 200)
  await second.call('POST', `/runners/${runner.id}/rotate`)
  t.equal(await runner.exited, 21, 'a token that is rotated at the other process ends the connection')
})

t.test('a job goes on at the process to which its runner has moved: every line once', async (t) => {
  const proxy = await startSwitchingProxy(t, first.origin)
  const runner = await connectElsewhere(t, first, { name: 'build-2', labels: ['gpu'], server: proxy.origin })
  const lines = 20_000
  const command = `i=0; while [ $i -lt ${lines} ]; do i=$((i+1)); echo $i; done; echo end`
  const { job } = await executeElsewhere(first, command)
  await untilMore(first, job, 0)
  const connectedAt = (await readRunner(second, runner.id)).connectedAt
  proxy.switchTo(second.origin)
  await readUntil(
    () => readRunner(first, runner.id),
    (found) => found.connectedAt !== connectedAt && found.state === 'connected',
    'the runner is at the other process',
  )
  for (const gantry of [first, second]) t.match(await untilOver(gantry, job), { state: 'succeeded', attempts: 1 })
  t.ok((await logOf(second as Gantry, job)) === `${countTo(lines)}end\n`, 'no line is lost or twice')
  t.match(await readJob(first, job), { state: 'succeeded' })
  await runner.end('SIGTERM')
  await untilState(first, runner.id, 'offline')
})

t.test('a token has one runner, whichever process of the service another one asks', async (t) => {
  const runner = await connectElsewhere(t, first, { name: 'build-3', labels: ['gpu'] })
  const { connectedAt } = await readRunner(second, runner.id)
  const other = startElsewhere(t, { server: second.origin, token: runner.secret })
  await untilPrinted(other, 'refuses this runner: Another process is connected with the token')
  const { job } = await executeElsewhere(first, 'echo still there')
  t.match(await untilOver(first, job), { state: 'succeeded', attempts: 1 })
  t.match(await readRunner(second, runner.id), { state: 'connected', connectedAt })
  t.notMatch(runner.output(), /disconnected/)
  await runner.end('SIGTERM')
  await readUntil(
    () => readRunner(first, runner.id),
    (found) => found.state === 'connected' && found.connectedAt !== connectedAt,
    'the other one is taken when the first one has left',
  )
  await other.end('SIGTERM')
})
