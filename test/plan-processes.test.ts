import t from 'tap'
import type { Test } from 'tap'
import { networkVariables } from '../src/platform/processes/network-variables.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { call, makeFolder } from './support/gantry.ts'
import type { CallOptions } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { addStep, executePlan, readStep, untilOver } from './support/plans.ts'
import { pidsHere, procFile } from './support/proc.ts'
import { pidOfRunner } from './support/runner-service.ts'
import { readUntil } from './support/wait.ts'

let count = 0

/** What commands start who mean to stay: each sleeps for a number of seconds that nobody else sleeps for. */
function shapes() {
  const seconds = `${100_000 + process.pid}.${++count}`
  return {
    command: [
      `sleep ${seconds} & nohup sleep ${seconds} > nohup.out 2>&1 &`,
      `setsid sleep ${seconds} &`,
      `(trap '' HUP TERM INT; exec sleep ${seconds}) &`,
      `(setsid sh -c 'trap "" HUP TERM; sleep ${seconds} & exec sleep ${seconds}' &)`,
      `env -i sleep ${seconds} &`,
      'echo ready',
    ].join('\n'),
    seconds,
    size: 7,
    alive: () => pidsHere().filter((pid) => commandOf(pid).includes(`sleep\0${seconds}\0`)),
  }
}

interface Started {
  readonly service: RunningService
  readonly task: string
  readonly call: ReturnType<typeof caller>['call']
}

function caller({ origin }: RunningService) {
  return {
    call: (method: string, path: string, options: CallOptions = {}) =>
      call(origin, method, path, { ...options, headers: { authorization: `Bearer ${token}` } }),
  }
}

async function start(
  t: Test,
  folders = { project: makeFolder(t), data: makeFolder(t) },
  environment: Readonly<Record<string, string>> = {},
): Promise<Started & { folders: typeof folders }> {
  // Without what the test runner adds to every child process, and to the children of these.
  const service = await startProcess({
    ...folders,
    environment: { GANTRY_CHECK_ANSWERS: '1', ...environment },
    launcher: ['env', '-u', 'NODE_OPTIONS'],
  })
  t.teardown(async () => {
    await service.end('SIGKILL')
    await stopRunner(folders.data)
  })
  const { call } = caller(service)
  return { service, call, folders, task: (await call('POST', '/tasks', { body: { title: 'A task' } })).body.data.id }
}

/** Executes a plan and waits until the shapes of one of its commands are there. */
async function begin({ call, task }: Started, { alive, size }: ReturnType<typeof shapes>): Promise<string> {
  const { body } = await call('POST', `/tasks/${task}/plan-steps/execute`)
  await readUntil(alive, (found) => found.length === size, 'every process')
  return body.data.job.id
}

async function untilNoneIsLeft(t: Test, { alive }: ReturnType<typeof shapes>): Promise<void> {
  const startedAt = performance.now()
  await readUntil(alive, (found) => found.length === 0, 'the end of every process')
  t.comment(`none left after ${Math.round(performance.now() - startedAt)} ms`)
}

function markedProcesses(job: string): string[] {
  return pidsHere().filter((pid) => procFile(pid, 'environ').includes(`GANTRY_JOB_ID=${job}`))
}

t.test('a command sees a chosen few variables, and no secret of the service', async (t) => {
  const secrets = {
    GANTRY_S3_ACCESS_KEY_ID: 'canary-1',
    GANTRY_S3_SECRET_ACCESS_KEY: 'canary-2',
    AWS_SECRET_ACCESS_KEY: 'canary-3',
    DATABASE_URL: 'canary-4',
    NPM_TOKEN: 'canary-5',
    SSH_AUTH_SOCK: '/canary-6',
    GANTRY_ALLOW_PRIVATE_TARGETS: 'canary-7',
  }
  const started = await start(t, undefined, { ...secrets, LC_TIME: 'C', TZ: 'Europe/Berlin' })
  const { task } = started
  const step = await addStep(started, task, { command: 'tr "\\0" "\\n" < /proc/$$/environ; env' })
  const {
    job,
    planSteps: [{ output }],
  } = await executePlan(started, task)
  const names = new Set([...output.matchAll(/^(\w+)=/gm)].map(([, name]) => name))
  const allowed = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'LANG',
    'TZ',
    'TMPDIR',
    'LC_ALL',
    'LC_CTYPE',
    'LC_TIME',
    'PWD',
    'OLDPWD',
    'SHLVL',
    '_',
    'GANTRY_TASK_ID',
    'GANTRY_PLAN_STEP_ID',
    'GANTRY_JOB_ID',
    // How this machine reaches the network.
    ...networkVariables,
  ]
  t.same(
    [...names].filter((name = '') => !allowed.includes(name)),
    [],
  )
  t.notMatch(output, new RegExp(`canary|${token}`))
  for (const line of [
    `GANTRY_TASK_ID=${task}`,
    `GANTRY_PLAN_STEP_ID=${step}`,
    `GANTRY_JOB_ID=${job.id}`,
    'TZ=Europe/Berlin',
    'LC_TIME=C',
  ])
    t.ok(output.includes(`${line}\n`), line)
})

t.test('what a command leaves running when it ends is ended too', async (t) => {
  const started = await start(t)
  const left = shapes()
  await addStep(started, started.task, { command: `${left.command}\nuntil [ -e go ]; do sleep 0.02; done` })
  const job = await begin(started, left)
  await writeFile(join(started.folders.project, 'go'), '')
  t.match(await untilOver(started, job), { state: 'succeeded' })
  t.same(left.alive(), [])
  t.equal(await started.service.end('SIGTERM'), 0)
})

t.test('a cancelled job leaves no process', async (t) => {
  const started = await start(t)
  const left = shapes()
  await addStep(started, started.task, { command: `${left.command}\nwait` })
  const job = await begin(started, left)
  await started.call('POST', `/jobs/${job}/cancel`)
  t.match(await untilOver(started, job), { state: 'cancelled' })
  t.same(left.alive(), [])
})

for (const place of ['a process of its own', 'a shell that waited'])
  t.test(`kill -9 of service and runner leaves nothing of ${place}, and the plan can be resumed`, async (t) => {
    const started = await start(t)
    const { task, folders, service } = started
    const { data } = folders
    if (place === 'a shell that waited') {
      const { body } = await started.call('POST', '/tasks', { body: { title: 'Another task' } })
      await addStep(started, body.data.id, { command: 'true' })
      await executePlan(started, body.data.id)
      await readUntil(
        () => waitingShellsOf(data),
        (found) => found.length === 1,
        'the shell for the next command',
      )
    }
    const left = shapes()
    const [passed, step, next] = [
      await addStep(started, task, { command: 'echo once >> ran' }),
      await addStep(started, task, { command: `test -e go || { ${left.command}\nwait; }` }),
      await addStep(started, task, { command: 'cat ran' }),
    ]
    const job = await begin(started, left)
    await service.end('SIGKILL')
    t.equal(left.alive().length, left.size, 'they go on without a service')
    process.kill(pidOfRunner(data), 'SIGKILL')
    await untilNoneIsLeft(t, left)
    t.same(markedProcesses(job), [])
    const again = await start(t, folders)
    t.match(await untilOver(again, job), { state: 'interrupted', error: { reason: 'interrupted' } })
    t.match(await readStep(again, task, passed), { outcome: { state: 'succeeded', jobId: job } })
    t.match(await readStep(again, task, step), {
      executedAt: String,
      outcome: { state: 'interrupted', jobId: job, reason: /^The service stopped while the command was running/ },
    })
    t.match(await readStep(again, task, next), { outcome: { state: 'cancelled', jobId: job } })
    t.equal(
      (await again.call('PATCH', `/tasks/${task}/plan-steps/${next}`, { body: { command: 'cat ran ran' } })).status,
      200,
    )
    await writeFile(join(folders.project, 'go'), '')
    const { job: resumed, planSteps } = await executePlan(again, task)
    t.match(resumed, {
      state: 'succeeded',
      result: {
        planSteps: [
          { id: step, state: 'succeeded' },
          { id: next, state: 'succeeded' },
        ],
      },
    })
    t.equal(planSteps[2].output, 'once\nonce\n')
  })

t.test('without a sandbox, when the reaper was killed as well, the next start ends what ran', async (t) => {
  const started = await start(t, undefined, { GANTRY_SANDBOX: 'none' })
  const { data } = started.folders
  const left = shapes()
  await addStep(started, started.task, { command: `${left.command}\nwait` })
  const job = await begin(started, left)
  await readUntil(
    async () => (await started.call('GET', `/jobs/${job}/log`)).body.data.output,
    (log) => log.includes('ready'),
    'what follows the record of the process',
  )
  const [reaper] = keepersOf(data)
  t.ok(reaper, 'there is a keeper')
  for (const pid of [reaper, pidOfRunner(data)]) process.kill(Number(pid), 'SIGKILL')
  await started.service.end('SIGKILL')
  t.equal(left.alive().length, left.size, 'nobody ends them')
  const again = await start(t, started.folders)
  t.match(await untilOver(again, job), { state: 'interrupted' })
  await untilNoneIsLeft(t, left)
})

t.test('the service starts no process for a command, and a runner without programs leaves no keeper', async (t) => {
  const started = await start(t)
  const { data } = started.folders
  await addStep(started, started.task, { command: 'true' })
  await executePlan(started, started.task)
  await executePlan(started, started.task, { restart: true })
  const shells = pidsHere().filter(
    (pid) => parentOf(pid) === started.service.pid && commandOf(pid).startsWith('/bin/sh'),
  )
  t.same(shells, [])
  const keepers = keepersOf(data)
  t.equal(keepers.length, 1)
  await started.service.end('SIGTERM')
  await stopRunner(data)
  await readUntil(
    () => keepers.filter((pid) => commandOf(pid).includes('/environ')),
    (left) => left.length === 0,
    'the end of the keeper',
  )
})

t.test('of two services on one PostgreSQL one executes a plan, and both emit its events', async (t) => {
  const postgres = await startPostgres(t)
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  const project = makeFolder(t)
  const [first, second] = [
    await start(t, { project, data: makeFolder(t) }, environment),
    await start(t, { project, data: makeFolder(t) }, environment),
  ]
  const { task } = first
  const step = await addStep(first, task, { command: 'echo once >> ran; cat ran' })
  const answers = await Promise.all(
    [first, second, first, second].map(({ call }) => call('POST', `/tasks/${task}/plan-steps/execute`)),
  )
  t.same(answers.map(({ status }) => status).sort(), [202, 409, 409, 409])
  const job = answers.find(({ status }) => status === 202)?.body.data.job.id
  for (const service of [first, second]) {
    t.match(await untilOver(service, job), { state: 'succeeded' })
    t.match(await readStep(service, task, step), { output: 'once\n', outcome: { state: 'succeeded', jobId: job } })
  }
})

function keepersOf(data: string): string[] {
  return pidsHere().filter((pid) => parentOf(pid) === pidOfRunner(data) && commandOf(pid).includes('/environ'))
}

/** Shells that read their command from the runner. */
function waitingShellsOf(data: string): string[] {
  return pidsHere().filter((pid) => parentOf(pid) === pidOfRunner(data) && commandOf(pid) === '/bin/sh\0')
}

function parentOf(pid: string): number {
  const [, , , parent] = procFile(pid, 'stat')
    .replace(/\(.*\)/, 'name')
    .split(' ')
  return Number(parent)
}

function commandOf(pid: string): string {
  return procFile(pid, 'cmdline')
}
