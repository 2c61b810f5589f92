import t from 'tap'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { tried } from './support/attacks.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { addStep, execute } from './support/plans.ts'

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
  t.equal(metrics.get('gantry_build_info{version="1.0.72"}'), 1)
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
