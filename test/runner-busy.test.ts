import t from 'tap'
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { makeFolder } from './support/folder.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { createTask, open, pidOfRunner, send } from './support/runner-service.ts'
import type { Session } from './support/runner-service.ts'
import { waitUntil } from './support/wait.ts'

/** What becomes of a runner that has no processor for seconds: it is late, and not lost. */

const hogs = 12
const readsAtOnce = 64
/** For longer than a runner may say nothing, and never longer than it may be busy. */
const starvedMs = 6_000

t.test('a runner that gets no processor keeps its terminals, and all reads of git are answered', async (t) => {
  if (!existsSync('/proc/self/schedstat')) return t.comment('the system does not tell how long a process waits')
  const { service, data } = await prepare(t)
  const session = await open(service, await createTask(service), { command: ['cat'] })
  t.equal((await send(service, 'GET', '/git/status')).status, 200)
  const runner = pidOfRunner(data)
  const load = startLoad(t, runner)
  const before = waitedMs(runner)
  const reads = Promise.all(
    Array.from({ length: readsAtOnce }, (_, index) =>
      answerTo(service, ['/git/status', '/git/commits', '/git/branches', '/git/diff'][index % 4] ?? ''),
    ),
  )
  reads.catch(() => undefined) // awaited below: a failure before it would be told once for each read
  const states = new Set<string>()
  await waitUntil(async () => {
    states.add(await stateOf(service, session))
    return waitedMs(runner) - before > starvedMs
  }, 'the runner to wait for a processor')
  load.end()
  const statuses = (await reads).map(({ status, body }) => (status === 200 ? status : body.error.message))
  t.same(statuses, Array(readsAtOnce).fill(200))
  t.same([...states], ['running'], 'the terminal was never lost')
  t.equal(pidOfRunner(data), runner, 'no other runner was started')
})

t.test('a runner that stands still beside the same load is noticed, and one that is killed at once', async (t) => {
  if (!existsSync('/proc/self/schedstat')) return t.comment('the system does not tell how long a process waits')
  const { service, data } = await prepare(t)
  const task = await createTask(service)
  const session = await open(service, task, { command: ['sh', '-c', 'echo last words; cat'] })
  const screen = async () => (await answerTo(service, `/terminal/${task}/screen?sessionId=${session.id}`)).body.data
  await waitUntil(async () => (await screen()).screen.lines[0] === 'last words')
  const stateIs = (state: string) =>
    waitUntil(async () => (await stateOf(service, session)) === state, `the state ${state}`)
  const runner = pidOfRunner(data)
  t.teardown(() => signal(runner, 'SIGCONT'))
  const load = startLoad(t, runner)
  const before = waitedMs(runner)
  await waitUntil(() => waitedMs(runner) - before > 1_000, 'the runner to wait for a processor')
  signal(runner, 'SIGSTOP')
  await stateIs('lost')
  t.equal((await screen()).screen.lines[0], 'last words')
  load.end()
  signal(runner, 'SIGCONT')
  await stateIs('running')
  startLoad(t, runner)
  signal(runner, 'SIGKILL')
  await stateIs('lost')
  t.equal((await screen()).screen.lines[0], 'last words')
})

/** Beside still other load the service's queue is too long, or the runner silent for a moment: it asks again then. */
async function answerTo(service: RunningService, path: string) {
  let answer = await send(service, 'GET', path)
  await waitUntil(async () => {
    if (answer.status === 503) answer = await send(service, 'GET', path)
    return answer.status !== 503
  }, 'an answer')
  return answer
}

async function stateOf(service: RunningService, { taskId, id }: Session): Promise<string> {
  return (await answerTo(service, `/terminal/${taskId}/sessions/${id}`)).body.data.session.state
}

async function prepare(t: Test) {
  const { project, environment } = await makeGitProject(t)
  const data = join(makeFolder(t), 'data')
  t.teardown(() => stopRunner(data))
  const service = await startProcess({
    project,
    data,
    environment: { ...environment, GANTRY_GIT_ENGINE: 'system' },
  })
  t.teardown(() => service.end('SIGKILL'))
  return { service, data }
}

/** Programs that leave a process next to nothing of the processors. Each ends by itself after a minute. */
function startLoad(t: Test, pid: number): { end(): void } {
  const children: ChildProcess[] = []
  const end = () => {
    for (const child of children.splice(0)) if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    renice(pid, 0)
  }
  t.teardown(end)
  renice(pid, 19)
  for (let count = 0; count < hogs; count += 1)
    children.push(
      spawn('timeout', ['--foreground', '60', 'sh', '-c', 'while :; do :; done'], { stdio: 'ignore', detached: true }),
    )
  return { end }
}

/** Of a process, and of its session where the scheduler shares the processors among sessions. */
function renice(pid: number, nice: number): void {
  try {
    execFileSync('renice', ['-n', String(nice), '-p', String(pid)], { stdio: 'ignore' })
    writeFileSync(`/proc/${pid}/autogroup`, String(nice))
  } catch {
    // It has ended, or there is nothing of the kind here.
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

/** How long a process has waited for a processor since it was started. */
function waitedMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6
}
