import t from 'tap'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { collections } from '../src/collections.ts'
import { jobMetrics } from '../src/services/jobs/metrics.ts'
import { blobMetrics } from '../src/services/resources/metrics.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { tried } from './support/attacks.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { addStep, execute } from './support/plans.ts'
import { openStream } from './support/event-stream.ts'
import { waitUntil } from './support/wait.ts'
import { packageVersion } from './support/version.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const token = 'token-of-the-metrics-0123456789'

t.test('the metrics count calls by operation and status, and measure commits', async (t) => {
  const gantry = await startGantry(t)
  await gantry.createTask('A')
  await gantry.createTask('B')
  await gantry.call('GET', '/tasks/task_unknown')
  await gantry.fetch('/api/v1/unknown')
  const response = await gantry.fetch('/metrics')
  t.equal(response.status, 200)
  t.match(response.headers.get('content-type'), /^text\/plain; version=0\.0\.4/)
  const metrics = readMetrics(await response.text())
  t.equal(metrics.get('gantry_http_requests_total{operation="createTask",status="201"}'), 2)
  t.equal(metrics.get('gantry_http_requests_total{operation="getTask",status="404"}'), 1)
  t.equal(metrics.get('gantry_http_requests_total{operation="none",status="404"}'), 1)
  t.equal(metrics.get('gantry_http_request_duration_seconds_count{operation="createTask"}'), 2)
  t.equal(metrics.get('gantry_http_request_duration_seconds_bucket{le="+Inf",operation="createTask"}'), 2)
  t.ok((metrics.get('gantry_commit_duration_seconds_count') ?? 0) >= 2)
  t.ok((metrics.get('gantry_events_newest_id') ?? 0) >= 2)
  t.equal(metrics.get('gantry_clock_skew_seconds'), 0)
  t.equal(metrics.get('gantry_used{limit="jobs"}'), 0)
  t.ok((metrics.get('gantry_limit{limit="jobs"}') ?? 0) > 0)
  t.ok((metrics.get('process_resident_memory_bytes') ?? 0) > 0)
  t.equal(metrics.get(`gantry_build_info{version="${packageVersion}"}`), 1)
})

t.test('the metrics take a credential, also from this machine: each command has the network', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOWED_HOSTS: 'gantry.example.org' } })
  const from = (headers: Readonly<Record<string, string>>) => statusOf(`${gantry.origin}/metrics`, headers)
  const attacks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'no credential': {},
    'the address of this machine': { host: `localhost:${gantry.port}` },
    'another host': { host: 'gantry.example.org' },
    'a proxy': { 'x-forwarded-for': '192.0.2.1' },
    'no token': { authorization: 'Bearer' },
    'an unknown token': { authorization: 'Bearer anything' },
    'a cookie': { cookie: `nut-session=${(await addCaller(gantry, 'owner')).cookie}` },
  }
  for (const [name, headers] of Object.entries(attacks))
    tried(t, 'a command reads the metrics', name, (await from(headers)) === 200)
  const task = await gantry.createTask()
  const get = `require("http").get("${gantry.origin}/metrics",a=>{console.log("status",a.statusCode);process.exit()}).on("error",console.log)`
  const step = await addStep(gantry, task, { command: `'${process.execPath}' -e '${get}'` })
  const { job } = await execute(gantry, task, step)
  const { output } = (await gantry.call('GET', `/jobs/${job.id}/log`)).body.data
  tried(t, 'a command reads the metrics', 'a plan step', /status 200/.test(output))
  t.match(output, /status 401/)
})

t.test('tokens that read the audit log read the metrics, and no others', async (t) => {
  const gantry = await startGantry(t)
  const by = (secret: string) => statusOf(`${gantry.origin}/metrics`, { authorization: `Bearer ${secret}` })
  t.equal(await by(gantry.token), 200)
  t.equal(await by((await addCaller(gantry, 'maintainer', { scopes: ['audit:read'] })).secret), 200)
  t.equal(await by((await addCaller(gantry, 'maintainer', { scopes: ['jobs:read'] })).secret), 403)
  t.equal(await by((await addCaller(gantry, 'developer')).secret), 403)
  t.equal(await by((await addCaller(gantry, 'agent')).secret), 403)
  const narrow = { allow: { taskIds: [await gantry.createTask()] } }
  t.equal(await by((await addCaller(gantry, 'owner', narrow)).secret), 403)
})

t.test('the token of GANTRY_METRICS_TOKEN reads the metrics, and nothing else', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_METRICS_TOKEN: token } })
  const by = (authorization: string) => statusOf(`${gantry.origin}/metrics`, { authorization })
  t.equal(await by(`Bearer ${token}`), 200)
  t.equal(await by(`Bearer ${token}0`), 401)
  t.equal(await by(`Bearer ${gantry.token}`), 200)
  t.equal(await statusOf(`${gantry.origin}/metrics`, {}), 401)
  t.equal((await gantry.fetch('/api/v1/tasks', { headers: { authorization: `Bearer ${token}` } })).status, 401)
})

t.test('the metrics are those that Prometheus accepts, and have no warning', { skip: whyNoPromtool() }, async (t) => {
  const gantry = await startGantry(t)
  await gantry.createTask()
  const child = spawn('promtool', ['check', 'metrics'], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.end(await (await gantry.fetch('/metrics')).text())
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  t.equal(output + errors, '')
  t.equal(code, 0)
})

t.test('the metrics show jobs that wait and run, writes, readiness and the clock', async (t) => {
  const gantry = await startGantry(t)
  const read = async () => readMetrics(await (await gantry.fetch('/metrics')).text())
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'sleep 3600' })
  const { job } = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`, { body: {} })).body.data
  await waitUntil(async () => (await read()).get('gantry_job_leases{lane="work"}') === 1)
  const metrics = await read()
  t.equal(metrics.get('gantry_job_leases_lost_total'), 0)
  t.equal(metrics.get('gantry_jobs_queued'), 0)
  t.equal(metrics.get('gantry_jobs_oldest_queued_seconds'), 0)
  t.equal(metrics.get('gantry_clock_skew_seconds'), 0)
  const [transactions = 0, commits = 0] = ['transactions', 'commits'].map((name) =>
    metrics.get(`gantry_store_${name}_total`),
  )
  t.ok(transactions > 0 && commits >= transactions)
  await gantry.call('POST', `/jobs/${job.id}/cancel`)
  await waitUntil(async () => (await read()).get('gantry_job_leases{lane="work"}') === 0)
  await waitUntil(async () => (await read()).get('gantry_ready') === 1)
})

t.test('the age of the queue is that of the job that is due for the longest time', async (t) => {
  const store = openMemoryStore(collections)
  const jobs = { running: () => 0, leasesLost: () => 2 }
  const now = () => '2026-01-01T00:01:00.000Z'
  const valueOf = async (name: string) =>
    (await jobMetrics(jobs, { store, now })).find((metric) => metric.name === name)?.samples[0]?.value
  t.equal(await valueOf('gantry_jobs_oldest_queued_seconds'), 0)
  await store.commit([
    { insert: 'jobQueue', doc: { id: 'job_1', runAt: '2026-01-01T00:00:30.000Z' } },
    { insert: 'jobQueue', doc: { id: 'job_2', runAt: '2026-01-01T00:00:50.000Z' } },
    { insert: 'jobQueue', doc: { id: 'job_later', runAt: '2026-01-01T00:02:00.000Z' } },
  ])
  t.equal(await valueOf('gantry_jobs_oldest_queued_seconds'), 30)
  t.equal(await valueOf('gantry_jobs_queued'), 2)
  t.equal(await valueOf('gantry_job_leases_lost_total'), 2)
})

t.test('the metrics show how far streams and webhooks are behind, and calls of MCP servers', async (t) => {
  const gantry = await startGantry(t, {
    files: { 'gantry.json': JSON.stringify({ mcpServers: { odd: { command: process.execPath, args: [odd] } } }) },
    args: ['--trust'],
  })
  const read = async () => readMetrics(await (await gantry.fetch('/metrics')).text())
  const stream = await openStream(gantry.origin, '/events', { headers: { authorization: `Bearer ${gantry.token}` } })
  await gantry.createTask()
  await stream.until(() => stream.frames.some(({ event }) => event === 'task.created'), 'the event')
  await waitUntil(async () => (await read()).get('gantry_event_stream_lag_events') === 0)
  t.equal((await read()).get('gantry_used{limit="streams"}'), 1)
  await waitUntil(async () => (await read()).get('gantry_webhook_lag_events') === 0)
  await gantry.call('POST', '/mcp/servers/odd/test')
  t.equal((await read()).get('gantry_mcp_connections{state="connected"}'), 1)
})

t.test('a bucket is counted without a name of it or of an object', (t) => {
  const metrics = blobMetrics({ stats: () => ({ requests: 3, errors: 1, seconds: 0.5 }) })
  t.strictSame(
    metrics.map(({ name, samples }) => [name, samples]),
    [
      ['gantry_s3_requests_total', [{ value: 3 }]],
      ['gantry_s3_errors_total', [{ value: 1 }]],
      ['gantry_s3_request_seconds_total', [{ value: 0.5 }]],
    ],
  )
  t.strictSame(blobMetrics({ stats: () => undefined }), [])
  t.end()
})

function whyNoPromtool(): string | false {
  const isThere = spawnSync('promtool', ['--version']).error === undefined
  return isThere ? false : 'promtool is not installed (apt install prometheus)'
}

function statusOf(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      text(response).then(() => resolve(response.statusCode), reject)
    })
    sent.on('error', reject).end()
  })
}

function readMetrics(output: string): Map<string, number> {
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const split = line.lastIndexOf(' ')
      return [line.slice(0, split), Number(line.slice(split + 1))]
    }),
  )
}
