import t from 'tap'
import type { Test } from 'tap'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pidFile } from '../src/runner/protocol.ts'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { call } from './support/gantry.ts'
import type { CallOptions } from './support/gantry.ts'
import { addStep, readJob, readStep, untilOver } from './support/plans.ts'
import { startPostgres } from './support/postgres.ts'
import { readUntil, waitUntil } from './support/wait.ts'

t.test('a step that prints goes on through ten kills of the service: every line once, in order', async (t) => {
  const house = prepare(t)
  let service = await house.begin()
  const task = await createTask(service)
  const command =
    'i=0; while [ $i -lt 60000 ]; do i=$((i+1)); echo $i; done; until [ -e go ]; do sleep 0.02; done; echo end'
  const step = await addStep(service, task, { command, expectedOutcome: 'output contains: end\nexit code: 0' })
  const job = await execute(service, task)
  for (let kills = 0; kills < 10; kills += 1) {
    const before = (await readLog(service, job)).length
    if (before < 300_000)
      await readUntil(
        () => readLog(service, job),
        ({ length }) => length > before,
        'more of the log',
      )
    await service.end('SIGKILL')
    service = await house.begin()
    t.match(await readJob(service, job), { state: 'running' })
  }
  house.write('go')
  t.match(await untilOver(service, job), { state: 'succeeded', attempts: 1 })
  const log = `${heading(1, 1)}${countTo(60_000)}end\n`
  t.ok((await readLog(service, job)) === log, 'no line is lost or twice')
  const { outcome, output } = await readStep(service, task, step)
  t.match(outcome, { state: 'succeeded', exitCode: 0, outputBytes: `${countTo(60_000)}end\n`.length })
  t.ok(output.endsWith('60000\nend\n'))
})

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  t.test(`a plan of three steps goes on after ${signal} of the service in the middle of the second`, async (t) => {
    const house = prepare(t)
    const first = await house.begin()
    const task = await createTask(first)
    const wait = 'echo second; echo twice >> ran; echo to the errors >&2; until [ -e go ]; do sleep 0.02; done; exit 3'
    const steps = [
      await addStep(first, task, { command: 'echo once >> ran; echo first' }),
      await addStep(first, task, { command: wait, expectedOutcome: 'exit code: 3\nerror is: to the errors' }),
      await addStep(first, task, { command: 'cat ran' }),
    ]
    const job = await execute(first, task)
    await untilLogged(first, job, 'to the errors')
    await first.end(signal)
    const second = await house.begin()
    t.match(await readJob(second, job), { state: 'running', progress: { current: 1, total: 3 } })
    house.write('go')
    t.match(await untilOver(second, job), {
      state: 'succeeded',
      attempts: 1,
      result: { planSteps: steps.map((id) => ({ id, state: 'succeeded' })) },
      progress: { current: 3, total: 3 },
    })
    t.equal(
      await readLog(second, job),
      `${heading(1, 3)}first\n${heading(2, 3)}second\nto the errors\n${heading(3, 3)}once\ntwice\n`,
    )
    t.match(await readStep(second, task, steps[1] ?? ''), { output: 'second\n', error: 'to the errors\n' })
  })

t.test('what ended while there was no service is judged by the next one', async (t) => {
  const house = prepare(t)
  const first = await house.begin()
  const task = await createTask(first)
  const [late, next] = [
    await addStep(first, task, { command: 'echo begun; until [ -e go ]; do sleep 0.02; done; echo done; touch over' }),
    await addStep(first, task, { command: 'echo next' }),
  ]
  const job = await execute(first, task)
  await untilLogged(first, job, 'begun')
  await first.end('SIGKILL')
  house.write('go')
  await waitUntil(() => existsSync(join(house.project, 'over')))
  const second = await house.begin()
  t.match(await untilOver(second, job), {
    state: 'succeeded',
    result: { planSteps: [{ id: late }, { id: next }] },
  })
  t.match(await readStep(second, task, late), { output: 'begun\ndone\n' })
})

t.test('a job is cancelled after a restart, and its processes end', async (t) => {
  const house = prepare(t)
  const first = await house.begin()
  const task = await createTask(first)
  const step = await addStep(first, task, { command: 'echo begun; sleep 1000' })
  const job = await execute(first, task)
  await untilLogged(first, job, 'begun')
  await first.end('SIGTERM')
  t.ok(processesOf(job).length > 0, 'it goes on without a service')
  const second = await house.begin()
  t.equal((await second.call('POST', `/jobs/${job}/cancel`)).status, 200)
  t.match(await untilOver(second, job), { state: 'cancelled' })
  t.match(await readStep(second, task, step), { output: 'begun\n', outcome: { state: 'cancelled' } })
  t.same(processesOf(job), [])
})

t.test('the time of a step is over also without a service', async (t) => {
  const house = prepare(t)
  const first = await house.begin()
  const task = await createTask(first)
  await addStep(first, task, { command: 'echo begun; sleep 1000' })
  const job = await execute(first, task, { timeoutSeconds: 3 })
  await untilLogged(first, job, 'begun')
  await first.end('SIGKILL')
  await waitUntil(() => processesOf(job).length === 0)
  const second = await house.begin()
  t.match(await untilOver(second, job), { state: 'failed', error: { reason: 'timed_out' } })
})

t.test('the right to run a step ends also without a service', async (t) => {
  const house = prepare(t)
  const first = await house.begin()
  const task = await createTask(first)
  await addStep(first, task, { command: 'echo begun; sleep 1000' })
  const scopes = ['tasks:read', 'tasks:write', 'tasks:execute']
  const made = await first.call('POST', '/identity/exchange', { body: { scopes, expiresInSeconds: 4 } })
  const headers = { authorization: `Bearer ${made.body.data.secret}` }
  const started = await call(first.origin, 'POST', `/tasks/${task}/plan-steps/execute`, { headers })
  const job = started.body.data.job.id
  // On a slow machine the time is over before.
  const isBegun = async () => (await readLog(first, job)).includes('begun')
  await waitUntil(async () => (await isBegun()) || (await readJob(first, job)).state === 'failed')
  await first.end('SIGKILL')
  await waitUntil(() => processesOf(job).length === 0)
  const second = await house.begin()
  t.match(await untilOver(second, job), { state: 'failed', error: { reason: 'authority_ended' } })
})

t.test('a secret whose first half was printed before a kill is hidden in the log all the same', async (t) => {
  const house = prepare(t)
  const first = await house.begin()
  const [name, value] = ['PHRASE', 'correct-horse-battery']
  t.match(await first.call('PUT', `/config/secrets/${name}`, { body: { value } }), { body: { success: true } })
  const task = await createTask(first)
  const [half, rest] = [value.slice(0, 10), value.slice(10)]
  const command = `printf 'begun ${half}'; until [ -e go ]; do sleep 0.02; done; echo '${rest} done'`
  await addStep(first, task, { command })
  const job = await execute(first, task)
  await untilLogged(first, job, 'begun')
  await first.end('SIGKILL')
  const second = await house.begin()
  house.write('go')
  t.match(await untilOver(second, job), { state: 'succeeded' })
  t.equal(await readLog(second, job), `${heading(1, 1)}begun [redacted] done\n`)
})

t.test('a script goes on after kill -9 of the service', async (t) => {
  const house = prepare(t)
  const script = 'echo begun; until [ -e go ]; do sleep 0.02; done; echo done; exit 0'
  writeFiles(house.project, { 'gantry.json': JSON.stringify({ scripts: { wait: script } }) })
  const first = await house.begin()
  const { hash } = (await first.call('GET', '/config/approvals')).body.data.approval
  await first.call('POST', '/config/approvals/approve', { body: { hash } })
  const { body } = await first.call('POST', '/config/scripts/wait/run', { body: {} })
  const job = body.data.job.id
  await untilLogged(first, job, 'begun')
  await first.end('SIGKILL')
  // The script that runs is not the one that would be started now.
  writeFiles(house.project, { 'gantry.json': JSON.stringify({ scripts: { wait: 'exit 9' } }) })
  const second = await house.begin()
  house.write('go')
  t.match(await untilOver(second, job), { state: 'succeeded', result: { exitCode: 0 } })
  t.equal(await readLog(second, job), 'begun\ndone\n')
})

t.test('kill -9 of the runner interrupts the job at once, says so, and leaves no process', async (t) => {
  const house = prepare(t)
  const service = await house.begin()
  const task = await createTask(service)
  const step = await addStep(service, task, { command: 'echo begun; setsid sleep 1000 & sleep 1000' })
  const job = await execute(service, task)
  await untilLogged(service, job, 'begun')
  process.kill(Number(readFileSync(join(house.data, pidFile), 'utf8')), 'SIGKILL')
  const message = /^The runner ended while the command was running/
  t.match(await untilOver(service, job), { state: 'interrupted', error: { reason: 'interrupted', message } })
  t.match(await readStep(service, task, step), { outcome: { state: 'interrupted', reason: message } })
  t.same(processesOf(job), [])
})

t.test('a runner that an operator stops interrupts the job as well', async (t) => {
  const house = prepare(t)
  const service = await house.begin()
  const task = await createTask(service)
  await addStep(service, task, { command: 'echo begun; sleep 1000' })
  const job = await execute(service, task)
  await untilLogged(service, job, 'begun')
  await stopRunner(house.data)
  t.match(await untilOver(service, job), { state: 'interrupted', error: { message: /^The runner ended/ } })
  t.same(processesOf(job), [])
  const again = await createTask(service)
  await addStep(service, again, { command: 'echo again' })
  t.match(
    await untilOver(service, await execute(service, again)),
    { state: 'succeeded' },
    'the next one starts another',
  )
})

t.test('when the runner is gone too, the job is interrupted and nothing runs twice', async (t) => {
  const house = prepare(t)
  const first = await house.begin()
  const task = await createTask(first)
  await addStep(first, task, { command: 'echo once >> ran; echo begun; sleep 1000' })
  const job = await execute(first, task)
  await untilLogged(first, job, 'begun')
  await first.end('SIGKILL')
  process.kill(Number(readFileSync(join(house.data, pidFile), 'utf8')), 'SIGKILL')
  const second = await house.begin()
  t.match(await untilOver(second, job), { state: 'interrupted' })
  t.equal(readFileSync(join(house.project, 'ran'), 'utf8'), 'once\n')
  await waitUntil(() => processesOf(job).length === 0)
})

t.test('another process on the store takes a job whose owner died, and ends its command', async (t) => {
  const postgres = await startPostgres(t)
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  const project = makeFolder(t)
  const [one, two] = [prepare(t, { project, environment }), prepare(t, { project, environment })]
  const [first, other] = [await one.begin(), await two.begin()]
  const task = await createTask(first)
  await addStep(first, task, { command: 'echo once >> ran; echo begun; sleep 1000' })
  // The one that takes the job has its runner.
  const job = await execute(first, task)
  await untilLogged(first, job, 'begun')
  const owner = existsSync(join(one.data, pidFile)) ? first : other
  await owner.end('SIGKILL')
  const left = owner === first ? other : first
  t.match(await untilOver(left, job), { state: 'interrupted' })
  await waitUntil(() => processesOf(job).length === 0)
  t.equal(readFileSync(join(project, 'ran'), 'utf8'), 'once\n')
})

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  t.test(`of two processes on the store, the one with the data folder goes on after its ${signal}`, async (t) => {
    const postgres = await startPostgres(t)
    const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
    const project = makeFolder(t)
    const [one, two] = [prepare(t, { project, environment }), prepare(t, { project, environment })]
    const [first, other] = [await one.begin(), await two.begin()]
    const task = await createTask(first)
    await addStep(first, task, { command: 'echo begun; until [ -e go ]; do sleep 0.02; done; echo done' })
    const job = await execute(first, task)
    await untilLogged(first, job, 'begun')
    const isFirst = existsSync(join(one.data, pidFile))
    const [owner, neighbour] = isFirst ? [first, other] : [other, first]
    // However long the start takes, the other one does not take the job meanwhile.
    process.kill(neighbour.pid, 'SIGSTOP')
    await owner.end(signal)
    const next = await (isFirst ? one : two).begin()
    process.kill(neighbour.pid, 'SIGCONT')
    one.write('go')
    t.match(await untilOver(next, job), { state: 'succeeded', attempts: 1 })
    t.equal(await readLog(neighbour, job), `${heading(1, 1)}begun\ndone\n`)
  })

for (const end of ['goes on', 'is cancelled'])
  t.test(`a command at a runner that stands still for a while ${end}`, async (t) => {
    const house = prepare(t)
    const service = await house.begin()
    const task = await createTask(service)
    await addStep(service, task, { command: 'echo begun; until [ -e go ]; do sleep 0.02; done; echo done' })
    const job = await execute(service, task)
    await untilLogged(service, job, 'begun')
    const path = `/terminal/${task}/sessions`
    const { session } = (await service.call('POST', path, { body: { command: ['cat'] } })).body.data
    const runner = Number(readFileSync(join(house.data, pidFile), 'utf8'))
    process.kill(runner, 'SIGSTOP')
    const state = async () => (await service.call('GET', `${path}/${session.id}`)).body.data.session.state
    await waitUntil(async () => (await state()) === 'lost')
    t.match(await readJob(service, job), { state: 'running' }, 'it may still go on')
    if (end === 'is cancelled') {
      await service.call('POST', `/jobs/${job}/cancel`)
      t.match(await untilOver(service, job), { state: 'cancelled' }, 'without the runner')
      t.same(processesOf(job), [])
    }
    process.kill(runner, 'SIGCONT')
    await waitUntil(async () => (await state()) === 'running')
    if (end === 'is cancelled') return
    house.write('go')
    t.match(await untilOver(service, job), { state: 'succeeded' })
    t.equal(await readLog(service, job), `${heading(1, 1)}begun\ndone\n`)
  })

interface HouseOptions {
  readonly project?: string
  readonly environment?: Readonly<Record<string, string>>
}

interface Service extends RunningService {
  call(method: string, path: string, options?: CallOptions): ReturnType<typeof call>
}

/** A service as a process, with a project and data for several runs of it. */
function prepare(t: Test, { project = makeFolder(t), environment = {} }: HouseOptions = {}) {
  const data = join(makeFolder(t), 'data')
  t.teardown(() => stopRunner(data))
  return {
    project,
    data,
    write: (name: string) => writeFileSync(join(project, name), ''),
    async begin(): Promise<Service> {
      const service = await startProcess({
        project,
        data,
        environment: { GANTRY_CHECK_ANSWERS: '1', ...environment },
        launcher: ['env', '-u', 'NODE_OPTIONS'],
      })
      t.teardown(() => service.end('SIGKILL'))
      const headers = { authorization: `Bearer ${token}` }
      return {
        ...service,
        call: (method, path, options) => call(service.origin, method, path, { ...options, headers }),
      }
    },
  }
}

async function createTask({ call }: Service): Promise<string> {
  return (await call('POST', '/tasks', { body: { title: 'A task' } })).body.data.id
}

async function execute({ call }: Service, task: string, body: object = {}): Promise<string> {
  return (await call('POST', `/tasks/${task}/plan-steps/execute`, { body })).body.data.job.id
}

async function untilLogged(service: Service, job: string, text: string): Promise<void> {
  await readUntil(
    () => readLog(service, job),
    (log) => log.includes(text),
    `${text} in the log`,
  )
}

async function readLog({ call }: Service, job: string): Promise<string> {
  for (let text = '', offset = 0; ; ) {
    const { output, nextOffset } = (await call('GET', `/jobs/${job}/log?offset=${offset}`)).body.data
    text += output
    if (nextOffset === offset) return text
    offset = nextOffset
  }
}

function heading(number: number, total: number): string {
  return `── step ${number} of ${total}: A step\n`
}

/** What a loop prints that counts. */
function countTo(end: number): string {
  return Array.from({ length: end }, (_, index) => `${index + 1}\n`).join('')
}

function processesOf(job: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`GANTRY_JOB_ID=${job}`)
    } catch {
      return false
    }
  })
}
