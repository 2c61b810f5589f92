import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../crash/ledger.ts'
import { makeFolder, writeFiles } from '../folder.ts'
import type { Teardown } from '../folder.ts'
import { Receiver } from '../receiver.ts'
import { startS3rver } from '../s3/servers.ts'
import { ask } from './api.ts'
import type { Reply } from './api.ts'
import { startBalancer } from './balancer.ts'
import { faults } from './faults.ts'
import type { Cluster, Fault } from './faults.ts'
import { Follower } from './follower.ts'
import { acknowledged, ofKind } from './history.ts'
import type { Operation } from './history.ts'
import { startLink } from './link.ts'
import { Load } from './load.ts'
import { makeMember } from './members.ts'
import { checkAll } from './models.ts'
import type { EndedJob, FinalState, LoggedEvent } from './models.ts'
import { startPostgresPair } from './postgres-pair.ts'

export interface ClusterRunOptions {
  readonly seed: number
  /** How many faults come, one after another. */
  readonly rounds: number
  /** The folder of the sources that run. */
  readonly sources: string
  /** Those of a newer version, whose schema lets this one write. */
  readonly newerSources: string
  readonly onRound?: (line: string) => void
}

export interface ClusterRun {
  readonly counts: Readonly<Record<string, number>>
  /** Of each kind of fault. */
  readonly recoveries: readonly Recovery[]
  /** What contradicts the models. */
  readonly violations: readonly string[]
  /** What each process logged. */
  readonly logs: readonly string[]
}

export interface Recovery {
  readonly fault: string
  /** From the begin of the fault until no more acknowledged write is missed: the longest pause between two of them. */
  readonly withoutWritesMs: number
  /** From the end of the fault until all processes are ready. */
  readonly untilReadyMs: number
}

const processCount = 3
const calmMs = 2_000
const settleMs = 90_000

/** Runs a cluster under load and faults, and compares what it did with the models. */
export async function runCluster(t: Teardown, options: ClusterRunOptions): Promise<ClusterRun> {
  const { seed, rounds, sources, newerSources, onRound = () => {} } = options
  const random = seededRandom(seed)
  const [project, database, receiver] = [makeFolder(t), await startPostgresPair(t), await Receiver.start(t)]
  writeFiles(project, { ledger: '' })
  // A few deliveries fail, so that some come again.
  receiver.react = (_, count) => (count % 10 === 0 ? 500 : 204)
  const s3 = await startS3rver(t)
  const bucket = await startLink(t, () => Number(new URL(s3.endpoint).port))
  const members = await Promise.all(
    Array.from({ length: processCount }, async (_, index) => {
      const link = await startLink(t, database.primaryPort)
      return makeMember(t, {
        name: `process ${index + 1}`,
        link,
        project,
        sources,
        environment: {
          GANTRY_STORE: `postgres://gantry@127.0.0.1:${link.port}/postgres`,
          GANTRY_BLOBS: 's3://blobs/torture',
          GANTRY_S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
          GANTRY_S3_REGION: s3.region,
          GANTRY_S3_ACCESS_KEY_ID: s3.accessKeyId,
          GANTRY_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
          GANTRY_SANDBOX: 'none',
          GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${receiver.port}`,
        },
      })
    }),
  )
  const cluster: Cluster = { members, database, bucket, newerSources }
  for (const member of members) await member.start()
  const origin = await startBalancer(
    t,
    members.map(({ port }) => port),
  )
  await Promise.all(members.map((member) => member.untilReady()))
  const webhook = await ask(origin, 'POST', '/webhooks', { body: { url: receiver.url, kinds: ['task.created'] } })
  const followers = [...members.map((member) => member.origin), origin].map((each) => new Follower(each))
  const load = new Load({ origin, random, ledger: join(project, 'ledger') })
  await load.start()
  await pause(calmMs)

  const recoveries: Recovery[] = []
  for (let round = 0; round < rounds; round++) {
    const fault = faults[(round + seed) % faults.length]
    if (!fault) continue
    const recovery = await injected(fault, cluster, load, random)
    recoveries.push(recovery)
    onRound(
      `${recovery.fault}: ${recovery.withoutWritesMs} ms without a write, ready ${recovery.untilReadyMs} ms after it`,
    )
  }
  await load.stop()
  const webhookId: string = webhook?.body.data.webhook.id
  const state = await settled({ webhookId, origin, cluster, load, followers, receiver, project })
  const { faults: unsettled, ...final } = state
  const violations = [
    ...unsettled,
    ...checkAll(load.history, { ...final, followed: followers.map(({ events }) => events) }),
  ]
  return {
    counts: countsOf(load, followers, final),
    recoveries,
    violations,
    logs: members.map((member) => member.log()),
  }
}

async function injected(fault: Fault, cluster: Cluster, load: Load, random: () => number): Promise<Recovery> {
  const began = performance.now()
  await fault.inject(cluster, random)
  const over = performance.now()
  await Promise.all(cluster.members.map((member) => member.untilReady()))
  const untilReadyMs = Math.round(performance.now() - over)
  await pause(calmMs)
  const times = [began, ...load.acknowledgedAt.filter((at) => at >= began), performance.now()]
  const pauses = times.map((at, index) => at - (times[index - 1] ?? at))
  return { fault: fault.name, withoutWritesMs: Math.round(Math.max(...pauses)), untilReadyMs }
}

interface Settling {
  readonly webhookId: string
  readonly origin: string
  readonly cluster: Cluster
  readonly load: Load
  readonly followers: readonly Follower[]
  readonly receiver: Receiver
  readonly project: string
}

/** Waits until jobs, deliveries and streams have come to rest, and reads everything. */
async function settled({ webhookId, origin, cluster, load, followers, receiver, project }: Settling) {
  const faults: string[] = []
  const until = async (isSo: () => boolean | Promise<boolean>, what: string) => {
    for (const end = performance.now() + settleMs; !(await isSo()); await pause(200))
      if (performance.now() > end) return void faults.push(`${what} did not come to rest within ${settleMs} ms`)
  }
  const jobs = new Map<string, EndedJob>()
  await until(() => readJobs(origin, load.history, jobs), 'the jobs')
  const created = new Set(acknowledged(ofKind(load.history, 'create')).map(({ id }) => id))
  const due = (await readLog(origin)).filter(({ kind, taskId }) => kind === 'task.created' && created.has(taskId ?? ''))
  await until(() => {
    const delivered = new Set(deliveriesOf(receiver).map(({ eventId }) => eventId))
    return due.every(({ id }) => delivered.has(id))
  }, 'the deliveries')
  await ask(origin, 'DELETE', `/webhooks/${webhookId}`)
  let newest = -1
  await until(async () => {
    const before = newest
    newest = (await readLog(origin)).at(-1)?.id ?? 0
    await pause(calmMs)
    return newest === before
  }, 'the log')
  await until(() => followers.every(({ events }) => (events.at(-1)?.id ?? 0) >= newest), 'the streams')
  await Promise.all(followers.map((follower) => follower.stop()))
  const logs = await Promise.all(cluster.members.map((member) => readLog(member.origin)))
  const ledger = readFileSync(join(project, 'ledger'), 'utf8').split('\n').filter(Boolean)
  const [listed, files] = [await readTasks(origin), await readFiles(origin, load.history)]
  return { faults, listed, files, logs, delivered: deliveriesOf(receiver), ledger, jobs }
}

/** Returns whether all are over. */
async function readJobs(origin: string, history: readonly Operation[], jobs: Map<string, EndedJob>): Promise<boolean> {
  const open = acknowledged(ofKind(history, 'run')).filter(({ jobId = '' }) => !isOver(jobs.get(jobId)?.state))
  for (const { jobId = '' } of open) {
    const reply = await ask(origin, 'GET', `/jobs/${jobId}`)
    if (reply?.status === 200) jobs.set(jobId, { ...reply.body.data.job })
  }
  return open.every(({ jobId = '' }) => isOver(jobs.get(jobId)?.state))
}

function isOver(state: string | undefined): boolean {
  return state !== undefined && !['queued', 'running'].includes(state)
}

async function readLog(origin: string): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = []
  for (let after: string | number | undefined = 0; after !== undefined; ) {
    const { data }: Reply['body'] = (await whole(origin, `/events?limit=200&after=${after}`)).body
    for (const { id, kind, taskId } of data.events) events.push({ id, kind, taskId })
    after = data.events.length > 0 ? data.nextCursor : undefined
  }
  return events
}

async function readTasks(origin: string): Promise<FinalState['listed'][number][]> {
  const tasks: { id: string; title: string }[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { data }: Reply['body'] = (await whole(origin, `/tasks?limit=200${cursor && `&cursor=${cursor}`}`)).body
    for (const { id, title } of data.tasks) tasks.push({ id, title })
    cursor = data.nextCursor
  }
  return tasks
}

async function readFiles(origin: string, history: readonly Operation[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { filename } of acknowledged(ofKind(history, 'upload'))) {
    const reply = await ask(origin, 'GET', `/resources/${filename}?download=true`)
    files.set(
      filename,
      reply?.status === 200 ? createHash('sha256').update(reply.body).digest('hex') : `${reply?.status}`,
    )
  }
  return files
}

async function whole(origin: string, path: string): Promise<Reply> {
  const reply = await ask(origin, 'GET', path, { timeoutMs: settleMs })
  if (reply?.status !== 200)
    throw new Error(`${path} was answered with ${reply?.status}: ${JSON.stringify(reply?.body)}`)
  return reply
}

function deliveriesOf({ received }: Receiver): FinalState['delivered'][number][] {
  return received.map(({ headers, body }) => ({
    eventId: JSON.parse(body).data.id as number,
    deliveryId: String(headers['webhook-id']),
  }))
}

function countsOf(
  load: Load,
  followers: readonly Follower[],
  { delivered, logs, jobs, ledger }: Omit<FinalState, 'followed'>,
): Record<string, number> {
  const { history } = load
  const by = (outcome: Operation['outcome']) => history.filter((each) => each.outcome === outcome).length
  return {
    operations: history.length,
    acknowledged: by('ok'),
    refused: by('refused'),
    unknown: by('unknown'),
    repeated: load.repeats,
    ...Object.fromEntries(
      (['read', 'swap', 'create', 'claim', 'upload', 'run'] as const).map((kind) => [
        `acknowledged ${kind}s`,
        acknowledged(ofKind(history, kind)).length,
      ]),
    ),
    events: logs[0]?.length ?? 0,
    'events followed': followers.reduce((sum, { events }) => sum + events.length, 0),
    'streams opened': followers.reduce((sum, { connections }) => sum + connections, 0),
    deliveries: delivered.length,
    'deliveries that came again': delivered.length - new Set(delivered.map(({ eventId }) => eventId)).size,
    'jobs interrupted': [...jobs.values()].filter(({ state }) => state === 'interrupted').length,
    'lines of commands': ledger.length,
  }
}
