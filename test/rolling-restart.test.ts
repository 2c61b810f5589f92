import t from 'tap'
import type { Test } from 'tap'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { addStep } from './support/plans.ts'
import { startHaproxy, whyNoHaproxy } from './support/haproxy.ts'
import { startNginx, whyNoNginx } from './support/nginx.ts'
import { canConnect, freePort } from './support/ports.ts'
import { startPostgres } from './support/postgres.ts'
import { SteadyLoad } from './support/steady-load.ts'
import { waitUntil } from './support/wait.ts'
import { open, request } from './support/wire.ts'

const postgres = await startPostgres(t)
/** Longer than a test takes: each ends its drain by a second stop, once what it waits for has come. */
const untilEnded = { GANTRY_DRAIN_SECONDS: '3600' }
const owner = { authorization: 'Bearer owner-token-of-the-tests-0123456789' }

t.test(
  'behind HAProxy, no call fails while two processes are restarted one after the other',
  {
    skip: whyNoHaproxy,
  },
  async (t) => {
    const cluster = await startCluster(t)
    const port = await freePort()
    const haproxy = await startHaproxy(t, port, cluster.ports, (text) =>
      text.replace('inter 1s', 'inter 50ms').replace('timeout check 3s', 'timeout check 1h'),
    )
    const isSeen = (index: number, state: string) =>
      waitUntil(async () => (await haproxy.states())[index] === state, `${index} is ${state}`)
    await Promise.all([isSeen(0, 'UP'), isSeen(1, 'UP')])
    const load = new SteadyLoad({ origin: `http://127.0.0.1:${port}`, clients: 6 })
    for (const index of [0, 1]) {
      await load.more(50)
      const stopped = cluster.stop(index)
      await isSeen(index, 'DOWN')
      await load.more(50)
      await Promise.all([cluster.stop(index), stopped])
      await load.more(50)
      await cluster.start(index)
      await isSeen(index, 'UP')
    }
    await load.more(50)
    await load.end()
    t.strictSame(load.failures, [])
    await hasAll(t, cluster, load)
  },
)

t.test(
  'behind nginx, which checks no health, no read and no write with an Idempotency-Key fails',
  {
    skip: whyNoNginx,
  },
  async (t) => {
    const cluster = await startCluster(t)
    const port = await freePort()
    const servers = cluster.ports.map((each) => `  server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`)
    const example = readFileSync(new URL('../examples/nginx-cluster.conf', import.meta.url), 'utf8')
    const site = example.replace(/^(?: {2}server 10\..*\n)+/m, `${servers.join('\n')}\n`)
    await startNginx(t, site, port)
    const load = new SteadyLoad({ origin: `https://127.0.0.1:${port}`, clients: 6, isKeyed: true })
    for (const index of [0, 1]) {
      await load.more(50)
      const stopped = cluster.stop(index)
      await load.more(50)
      await Promise.all([cluster.stop(index), stopped])
      await load.more(50)
      await cluster.start(index)
      // It asks again after `fail_timeout`; until then, the other one is all it has.
      await waitUntil(() => cluster.hasServed(index), 'nginx asks it again')
    }
    await load.more(50)
    await load.end()
    t.strictSame(load.failures, [])
    await hasAll(t, cluster, load)
  },
)

t.test(
  'a service that is to stop is not ready, and answers every call with Connection: close until it stops',
  async (t) => {
    const gantry = await startGantry(t, { environment: untilEnded })
    const call = request('GET', '/api/v1/tasks', owner)
    const [used, silent] = [await open(gantry.port), await open(gantry.port)]
    const firstOfUsed = once(used, 'data')
    used.write(call)
    t.notMatch(String(await firstOfUsed), /connection: close/i)
    const stopped = gantry.service.stop()
    const { status, headers, body } = await gantry.call('GET', '/health/ready', { headers: { authorization: '' } })
    t.match({ status, code: body.error.code }, { status: 503, code: 'shutting_down' })
    t.equal(headers.get('connection'), 'close')
    t.equal((await gantry.call('GET', '/health/live')).status, 200)
    t.equal((await gantry.call('POST', '/tasks', { body: { title: 'Late' } })).status, 201)
    for (const [name, socket] of Object.entries({ used, silent })) {
      const ended = once(socket, 'end')
      const answered = once(socket, 'data')
      socket.write(call)
      t.match(String(await answered), /^HTTP\/1\.1 200 [^]*connection: close/i, name)
      await ended
    }
    await Promise.all([gantry.service.stop(), stopped])
    t.notOk(await canConnect(gantry.port))
  },
)

t.test('a call by a connection that is open is answered after the service has stopped listening', async (t) => {
  const gantry = await startGantry(t, { environment: untilEnded })
  const socket = await open(gantry.port)
  const stopped = gantry.service.stop()
  void gantry.service.stop()
  await waitUntil(async () => !(await canConnect(gantry.port)), 'the listener closes')
  const answered = once(socket, 'data')
  socket.write(request('GET', '/api/v1/tasks', owner))
  t.match(String(await answered), /^HTTP\/1\.1 200 /)
  await stopped
})

t.test('a service that is to stop begins no job, and another process takes it', async (t) => {
  const cluster = await startCluster(t, 1)
  const [first] = cluster.services as [Gantry]
  const task = await first.createTask()
  const step = await addStep(first, task, { command: 'echo done' })
  const stopped = first.service.stop()
  const { body } = await first.call('POST', `/tasks/${task}/plan-steps/${step}/execute`, { body: {} })
  const path = `/jobs/${body.data.job.id}`
  for (let later = 0; later < 5; later++) await first.createTask()
  t.equal((await first.call('GET', path)).body.data.job.state, 'queued')
  await cluster.start(1)
  await waitUntil(async () => (await first.call('GET', path)).body.data.job.state === 'succeeded')
  await Promise.all([first.service.stop(), stopped])
})

interface Cluster {
  readonly ports: readonly number[]
  readonly services: Gantry[]
  start(index: number): Promise<void>
  stop(index: number): Promise<void>
  /** Whether the one that was started last has made a task. */
  hasServed(index: number): Promise<boolean>
}

/** Services of one project on PostgreSQL, each at a port that it keeps. */
async function startCluster(t: Test, count = 2): Promise<Cluster> {
  const shared = ['--project', makeFolder(t), '--store', await postgres.makeSchema()]
  const environment = { ...untilEnded, GANTRY_BLOBS: makeFolder(t) }
  const ports = [await freePort(), await freePort()]
  const services: Gantry[] = []
  const start = async (index: number) => {
    const args = [...shared, '--data', makeFolder(t), '--port', String(ports[index])]
    services[index] = await startGantry(t, { args, environment })
  }
  for (let index = 0; index < count; index++) await start(index)
  return {
    ports,
    services,
    start,
    stop: (index) => services[index]?.service.stop() ?? Promise.resolve(),
    hasServed: async (index) => {
      const metrics = await services[index]?.fetch('/metrics')
      return /operation="createTask",status="201"/.test((await metrics?.text()) ?? '')
    },
  }
}

async function hasAll(t: Test, { services }: Cluster, { created }: SteadyLoad): Promise<void> {
  t.ok(created.length > 0)
  const listed = new Set<string>()
  for (let cursor = ''; ; ) {
    const { data } = (await services[0]?.call('GET', `/tasks?limit=200&fields=id${cursor}`))?.body ?? {}
    for (const { id } of data.tasks) listed.add(id)
    if (data.nextCursor === undefined) break
    cursor = `&cursor=${encodeURIComponent(data.nextCursor)}`
  }
  t.ok(
    created.every((id) => listed.has(id)),
    'every acknowledged task is there',
  )
}
