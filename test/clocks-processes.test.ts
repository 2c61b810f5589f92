import t from 'tap'
import type { Test } from 'tap'
import { spawnSync } from 'node:child_process'
import { collections } from '../src/collections.ts'
import type { Store } from '../src/collections.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { StorageLocked, VersionConflict } from '../src/stores/port.ts'
import type { Versioned } from '../src/stores/port.ts'
import { runCommand } from './support/command.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { call, makeFolder } from './support/gantry.ts'
import type { CallOptions } from './support/gantry.ts'
import { addStep, readJob } from './support/plans.ts'
import { startPostgres } from './support/postgres.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const hourMs = 3_600_000
// The program itself stays the parent of what it starts: its library alone leaves signals to the service.
const library = spawnSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).stdout?.trim()
const without = library ? false : 'the program faketime is not installed'

interface Started {
  readonly service: RunningService
  readonly call: (method: string, path: string, options?: CallOptions) => ReturnType<typeof call>
}

t.test('processes whose clocks are an hour apart agree on what is over', { skip: without }, async (t) => {
  const { url, start } = await prepare(t)
  const store = await openPostgresStore(url, collections)
  t.teardown(() => store.close())
  const right = await start()
  const jobs = [await runEndless(right), await runEndless(right)]
  const ahead = await start('+1h')
  t.match([await skewOf(right), await skewOf(ahead)], [0, -1], 'the metrics report it, in hours')
  const claimed = await claim(right)
  const schedule = await addSchedule(ahead)
  t.ok((await nextRunOf(store, schedule)) <= fromNow(2 * 60_000), 'planned by the clock of the database')

  // While one process stands still, only the other one can take up what is over; what it leaves alone is not over.
  await whileStopped(right, { store, jobs: [...jobs] }, async () => {
    const own = await runEndless(ahead)
    const lease = await store.read.jobLeases.get(own)
    t.ok((lease?.doc.expiresAt ?? '~') < fromNow(hourMs / 2), 'the lease ends by the clock of the database')
    jobs.push(own)
    await change(store, 'schedules', schedule, (doc) => ({ ...doc, nextRunAt: fromNow(hourMs / 2) }))
    await untilLookedThrough(ahead, store, jobs[0] ?? '')
    t.match(await stateOf(ahead, claimed), 'in_progress', 'a claim is not over')
    t.same(await runsOf(store, schedule), [], 'a schedule is not due')
    await change(store, 'schedules', schedule, (doc) => ({ ...doc, nextRunAt: fromNow(-60_000) }))
    await waitUntil(async () => (await runsOf(store, schedule)).length > 0, 'the due job')
  })
  await whileStopped(ahead, { store, jobs }, () => untilLookedThrough(right, store, jobs[0] ?? ''))
  const found = await Promise.all(jobs.map(async (id) => (await readJob(right, id)).state))
  t.comment(`${found.filter((state) => state !== 'running').length} of ${found.length} jobs interrupted`)
  t.same(
    found,
    jobs.map(() => 'running'),
  )
  t.equal((await runsOf(store, schedule)).length, 1, 'a schedule runs once')
  const [one, other] = await Promise.all([right, ahead].map(async (each) => createdTask(each)))
  t.ok(Math.abs(Date.parse(one?.createdAt) - Date.parse(other?.createdAt)) < hourMs / 2, 'items have one time')
})

t.test('the doctor reports that the clock of the database is another one', { skip: without }, async (t) => {
  const { url, start } = await prepare(t)
  await (await start()).service.end('SIGTERM')
  const args = ['doctor', '--data', makeFolder(t), '--store', url]
  const same = await runCommand(args)
  t.match(same.output, /ok {5}The clock of the database differs from the one of this machine by 0\.\d s\./)
  const { output } = await runCommand(args, { LD_PRELOAD: library ?? '', FAKETIME: '-1h' })
  t.match(output, /note {3}The clock of the database is 3600\.\d s ahead of the one of this machine\./)
})

async function prepare(t: Test) {
  const postgres = await startPostgres(t)
  const url = await postgres.makeSchema()
  const [project, blobs] = [makeFolder(t), makeFolder(t)]
  const start = async (offset?: string): Promise<Started> => {
    const service = await startProcess({
      project,
      data: makeFolder(t),
      environment: {
        GANTRY_STORE: url,
        GANTRY_BLOBS: blobs,
        GANTRY_SANDBOX: 'none',
        ...(offset !== undefined && { LD_PRELOAD: library ?? '', FAKETIME: offset }),
      },
      launcher: ['env', '-u', 'NODE_OPTIONS'],
    })
    t.teardown(() => service.end('SIGKILL'))
    return {
      service,
      call: (method, path, options = {}) =>
        call(service.origin, method, path, { ...options, headers: { authorization: `Bearer ${token}` } }),
    }
  }
  return { url, start }
}

/** The metric of a process, in whole hours. */
async function skewOf({ service: { origin } }: Started): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const [, seconds] = /^gantry_clock_skew_seconds (\S+)$/m.exec(await response.text()) ?? []
  return Math.round(Number(seconds) / 3_600) + 0
}

/** Executes a command that does not end, and gives its job once it runs. */
async function runEndless(started: Started): Promise<string> {
  const { id } = await createdTask(started)
  await addStep(started, id, { command: 'sleep 1000' })
  const { body } = await started.call('POST', `/tasks/${id}/plan-steps/execute`)
  const job: string = body.data.job.id
  await waitUntil(async () => (await readJob(started, job)).state === 'running', 'the start of the job')
  return job
}

async function createdTask({ call }: Started) {
  return (await call('POST', '/tasks', { body: { title: 'A task' } })).body.data
}

async function claim(started: Started): Promise<string> {
  const { id } = await createdTask(started)
  const { status } = await started.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds: 600 } })
  t.equal(status, 200)
  return id
}

async function stateOf({ call }: Started, task: string): Promise<string> {
  return (await call('GET', `/tasks/${task}`)).body.data.state
}

async function addSchedule({ call }: Started): Promise<string> {
  const { body } = await call('POST', '/schedules', { body: { cron: '* * * * *', kind: 'sweep_resources' } })
  return body.data.schedule.id
}

async function nextRunOf(store: Store, schedule: string): Promise<string> {
  return (await store.read.schedules.get(schedule))?.doc.nextRunAt ?? '~'
}

async function runsOf(store: Store, schedule: string) {
  const jobs = await store.read.jobs.list({ where: { kind: 'sweep_resources' } })
  return jobs.filter(({ doc }) => doc.scheduleId === schedule)
}

/** Stops a process by a signal. What it has is prolonged first, so that a slow test does not end it. */
async function whileStopped(
  { service: { pid } }: Started,
  { store, jobs }: { store: Store; jobs: readonly string[] },
  work: () => Promise<void>,
): Promise<void> {
  const lend = async () => {
    for (const id of jobs)
      await change(store, 'jobLeases', id, (lease) => ({ ...lease, expiresAt: fromNow(hourMs / 4) }))
  }
  try {
    // A process that was stopped in a transaction of its own keeps the others from writing: it goes on to its end.
    await waitUntil(async () => {
      process.kill(pid, 'SIGSTOP')
      return await lend().then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof StorageLocked)) throw error
          process.kill(pid, 'SIGCONT')
          return false
        },
      )
    }, 'a stop between two writes')
    await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

/** Waits until a process has taken up a job and a claim that are over, and so has looked at all that may be over. */
async function untilLookedThrough(by: Started, store: Store, template: string): Promise<void> {
  const job = await store.read.jobs.get(template)
  if (!job) throw new Error('no such job')
  const lost = `${template}x`
  await store.commit([
    { insert: 'jobs', doc: { ...job.doc, id: lost } },
    { insert: 'jobLeases', doc: { id: lost, owner: 'process_gone', expiresAt: fromNow(-60_000) } },
  ])
  const task = await claim(by)
  await change(store, 'taskClaims', task, (doc) => ({ ...doc, expiresAt: fromNow(-60_000) }))
  await waitUntil(async () => (await store.read.jobs.get(lost))?.doc.status === 'interrupted', 'the end of a lost job')
  await readUntil(
    () => stateOf(by, task),
    (state) => state === 'open',
    'the end of the claim',
  )
  await store.commit([{ remove: 'jobs', version: (await store.read.jobs.get(lost))?.version ?? 0, id: lost }])
}

type Changed = 'jobLeases' | 'taskClaims' | 'schedules'
type Doc<Name extends Changed> = Store['read'][Name] extends { get(id: string): Promise<infer Found> }
  ? NonNullable<Found> extends Versioned<infer Stored>
    ? Stored
    : never
  : never

/** Replaces an item; the process that has it may write it at the same time. */
async function change<Name extends Changed>(
  store: Store,
  name: Name,
  id: string,
  edit: (doc: Doc<Name>) => Doc<Name>,
): Promise<void> {
  await waitUntil(async () => {
    const found = await store.read[name].get(id)
    if (!found) throw new Error(`no ${name} ${id}`)
    const doc = edit(found.doc as Doc<Name>)
    const replacement = { replace: name, version: found.version, doc } as Parameters<Store['commit']>[0][number]
    return store.commit([replacement]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof VersionConflict) return false
        throw error
      },
    )
  }, `the change of ${name} ${id}`)
}

function fromNow(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
