import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../src/config.ts'
import { startService } from '../src/service.ts'
import type { Service } from '../src/service.ts'
import type { Lateness } from './events-clients.ts'
import { startWorker } from './processes.ts'
import type { Report } from './report.ts'
import type { Scale } from './scale.ts'
import { secretKey, token } from './seed.ts'
import type { Section } from './stores/section.ts'
import { partsWith } from '../test/support/parts.ts'

const counts = [0, 1, 10, 100, 1000]
const commits = 100
const commitEachMs = 50
const settleMs = 200
const columns = [
  'streams',
  'CPU ms a commit',
  'CPU µs an event sent',
  'late, p50 ms',
  'p99 ms',
  'last stream late, p50 ms',
  'p99 ms',
  'resident, MiB',
]
const method = `${commits} commits of one event each, one every ${commitEachMs} ms, on SQLite. Late: from before the commit until the event is read by the client, a process of its own that reads all streams. Processor time is that of the service, without the client.`

/** What an event costs by the number of streams that get it, as a part of \`npm run bench:stores\`. */
export async function measureStreams(): Promise<Section> {
  const rows: string[][] = []
  for (const count of counts) rows.push(await measure(count))
  return { title: 'Events to many streams', tables: [{ columns, rows }], notes: [method] }
}

/** The same for few and for many streams, as a part of \`npm run bench\`. */
export async function measureEvents(scale: Scale): Promise<Report> {
  const rows = [await measure(1), await measure(scale.streams)]
  return { title: 'Events to many streams', goals: [], table: { columns, rows }, notes: [method] }
}

async function measure(count: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const service = await startServiceFor(count, folder)
  const clients = await startWorker('events-clients.ts', { args: [String(service.address.port), String(count)] })
  // The first commits are not counted: code is compiled and the streams catch up.
  for (let index = 0; index < commits / 5; index++) await append(service)
  await wait(settleMs)
  await clients.ask({ ask: 'reset' })
  const before = process.cpuUsage()
  for (let index = 0; index < commits; index++) {
    await append(service)
    await wait(commitEachMs)
  }
  const { user, system } = process.cpuUsage(before)
  await wait(settleMs)
  const { delivered, each, last } = await clients.ask<Lateness>({ ask: 'lateness' })
  if (delivered !== commits * count) throw new Error(`${delivered} of ${commits * count} events came`)
  const { rss } = process.memoryUsage()
  await clients.stop()
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
  return [
    String(count),
    ((user + system) / 1000 / commits).toFixed(2),
    ...(count === 0
      ? ['–', '–', '–', '–', '–']
      : [
          ((user + system) / delivered).toFixed(1),
          ...[each.p50, each.p99, last.p50, last.p99].map((late) => late.toFixed(1)),
        ]),
    (rss / 2 ** 20).toFixed(0),
  ]
}

/** One address with one credential stands for all clients. */
function startServiceFor(streams: number, folder: string): Promise<Service> {
  const config = readConfig(['--project', folder, '--port', '0'], {
    ...process.env,
    INIT_CWD: folder,
    GANTRY_ADMIN_TOKEN: token,
    GANTRY_SECRET_KEY: secretKey,
    GANTRY_LOG: 'silent',
    GANTRY_RATE_LIMIT: 'off',
    GANTRY_CONNECTIONS_PER_ADDRESS: 'off',
  })
  // A token gets half of the share of its user.
  const most = 2 * streams
  const eventLimits = { streamsMax: most, streamsPerUserMax: most, streamsPerCredentialMax: most }
  return startService(config, partsWith({ eventLimits, server: { admission: 'off' } }))
}

async function append({ app: { store, now } }: Service): Promise<void> {
  const taskId = 'task_01ke3v7s9x4t2m8r6d0w5hq9nz'
  const sentAt = performance.timeOrigin + performance.now()
  await store.commit([
    {
      event: {
        kind: 'task.created',
        at: now(),
        actor: 'user_owner',
        taskId,
        data: { taskId, title: `sentAt:${sentAt}` },
      },
    },
  ])
}
