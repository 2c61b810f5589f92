import t from 'tap'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { startGantry } from './support/gantry.ts'

const token = 'token-of-the-metrics-0123456789'

t.test('the metrics count calls by operation and status, and measure commits', async (t) => {
  const gantry = await startGantry(t)
  await gantry.createTask('A')
  await gantry.createTask('B')
  await gantry.call('GET', '/tasks/task_unknown')
  await gantry.fetch('/api/v1/unknown')
  const response = await fetch(`${gantry.origin}/metrics`)
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
  t.equal(metrics.get('gantry_used{limit="jobs"}'), 0)
  t.ok((metrics.get('gantry_limit{limit="jobs"}') ?? 0) > 0)
  t.ok((metrics.get('process_resident_memory_bytes') ?? 0) > 0)
  t.equal(metrics.get('gantry_build_info{version="1.0.72"}'), 1)
})

t.test('without a token, only callers on this machine read the metrics, and no proxy for others', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOWED_HOSTS: 'gantry.example.org' } })
  const from = (headers: Readonly<Record<string, string>>) => statusOf(`${gantry.origin}/metrics`, headers)
  t.equal(await from({ host: 'gantry.example.org' }), 403)
  t.equal(await from({ 'x-forwarded-for': '192.0.2.1' }), 403)
  t.equal(await from({ forwarded: 'for=192.0.2.1' }), 403)
  t.equal(await from({ host: `localhost:${gantry.port}` }), 200)
})

t.test('with a token, the metrics are for whoever sends it, and a token of the API is none', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_METRICS_TOKEN: token } })
  const by = (authorization: string) => statusOf(`${gantry.origin}/metrics`, { authorization })
  t.equal(await by(`Bearer ${token}`), 200)
  t.equal(await by(`Bearer ${token}0`), 401)
  t.equal(await by(`Bearer ${gantry.token}`), 401)
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
