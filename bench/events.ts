import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { secretKey, token } from './seed.ts'
import { readConfig } from '../src/config.ts'
import { startService } from '../src/service.ts'
import type { Service } from '../src/service.ts'

/**
 * How fast events reach many clients. Run: `node bench/events.ts`. The clients are a process of their own; with it the
 * service needs two cores.
 */
const clientsFile = fileURLToPath(new URL('events-clients.ts', import.meta.url))
const paced = { perSecond: 20, seconds: 5 }
const burstSeconds = 5
const burstBatch = 10
const settleMs = 200

for (const clients of [1, 100, 1000]) await measure(clients)
process.exit()

async function measure(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const environment = {
    ...process.env,
    INIT_CWD: folder,
    GANTRY_ADMIN_TOKEN: token,
    GANTRY_SECRET_KEY: secretKey,
    GANTRY_LOG: 'silent',
    GANTRY_RATE_LIMIT: 'off',
  }
  const config = readConfig(['--project', folder, '--port', '0'], environment)
  const service = await startService(config, {
    eventLimits: { streamsPerCredentialMax: 1000 },
    server: { admission: 'off' },
  })
  const clients = fork(clientsFile, [String(service.address.port), String(count)], { env: environment })
  await once(clients, 'message')
  const before = process.memoryUsage().rss
  console.log(`${count} clients`)
  report('paced', await run(clients, () => commitPaced(service)))
  report('flat out', await run(clients, () => commitBurst(service, count)))
  console.log(
    `  memory of the service: ${Math.round(process.memoryUsage().rss / 1e6)} MB, ${Math.round((process.memoryUsage().rss - before) / 1e6)} of it since the clients came`,
  )
  clients.removeAllListeners('exit')
  clients.kill()
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Result {
  readonly events: number
  readonly seconds: number
  readonly delivered: number
  readonly cpuSeconds: number
  /** How late the events came, in milliseconds. */
  readonly late: { readonly p50: number; readonly p99: number; readonly most: number }
}

async function run(clients: ChildProcess, commit: () => Promise<number>): Promise<Result> {
  clients.send('reset')
  const cpu = process.cpuUsage()
  const begin = performance.now()
  const events = await commit()
  let delivered: number
  do {
    delivered = await ask<number>(clients, 'count')
    await wait(settleMs)
  } while (delivered !== (await ask<number>(clients, 'count')))
  const used = process.cpuUsage(cpu)
  const seconds = (performance.now() - begin - settleMs) / 1000
  return {
    events,
    seconds,
    delivered,
    cpuSeconds: (used.user + used.system) / 1e6,
    late: await ask(clients, 'summary'),
  }
}

async function ask<Told>(clients: ChildProcess, what: string): Promise<Told> {
  clients.send(what)
  const [told] = await once(clients, 'message')
  return told
}

function report(what: string, { events, seconds, delivered, cpuSeconds, late }: Result): void {
  console.log(
    `  ${what}: ${events} events in ${seconds.toFixed(1)} s, ${delivered} deliveries, ${Math.round(delivered / seconds)} a second, ${((cpuSeconds / delivered) * 1e6).toFixed(1)} µs of processor each; late by p50 ${late.p50.toFixed(1)} ms, p99 ${late.p99.toFixed(1)} ms, most ${late.most.toFixed(1)} ms`,
  )
}

async function commitPaced(service: Service): Promise<number> {
  const count = paced.perSecond * paced.seconds
  for (let index = 0; index < count; index++) {
    await append(service, 1)
    await wait(1000 / paced.perSecond)
  }
  return count
}

/** As fast as the clients get them: the next events are appended when the last ones were sent. */
async function commitBurst(service: Service, clients: number): Promise<number> {
  const end = performance.now() + burstSeconds * 1000
  let count = 0
  while (performance.now() < end) {
    await append(service, burstBatch)
    count += burstBatch
    await wait(clients > 100 ? 5 : 0)
  }
  return count
}

async function append({ app: { store, now } }: Service, count: number): Promise<void> {
  const taskId = 'task_01ke3v7s9x4t2m8r'
  const sentAt = performance.timeOrigin + performance.now()
  await store.commit(
    Array.from({ length: count }, () => ({
      event: {
        kind: 'task.created',
        at: now(),
        actor: 'user_owner',
        taskId,
        data: { taskId, title: `sentAt:${sentAt}` },
      },
    })),
  )
}
