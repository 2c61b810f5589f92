/**
 * Calls that fail while three processes behind a balancer are restarted one after the other, by the configurations of
 * `examples/`: nginx and HAProxy, reads and writes without an `Idempotency-Key`, and no client sends a call again.
 *
 *   node bench/rolling-restarts.ts [restarts] [seconds of the drain] [nginx|haproxy]
 */
import { readFileSync } from 'node:fs'
import { startProcess, token } from '../test/support/crash/service.ts'
import type { RunningService } from '../test/support/crash/service.ts'
import { makeFolder } from '../test/support/folder.ts'
import type { Teardown } from '../test/support/folder.ts'
import { startHaproxy } from '../test/support/haproxy.ts'
import { startNginx } from '../test/support/nginx.ts'
import { freePort } from '../test/support/ports.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { SteadyLoad } from '../test/support/steady-load.ts'
import { waitUntil } from '../test/support/wait.ts'

const [restarts = '12', drainSeconds = '5', only] = process.argv.slice(2)
const processes = 3
const clients = 8

const endings: (() => unknown)[] = []
const t: Teardown = { teardown: (end: () => unknown) => void endings.unshift(end) }
try {
  for (const balancer of ['haproxy', 'nginx'] as const) if (only === undefined || only === balancer) await run(balancer)
} finally {
  for (const end of endings) await end()
}

async function run(balancer: 'haproxy' | 'nginx'): Promise<void> {
  const postgres = await startPostgres(t)
  const project = makeFolder(t)
  const environment = {
    GANTRY_STORE: await postgres.makeSchema(),
    GANTRY_BLOBS: makeFolder(t),
    GANTRY_DRAIN_SECONDS: drainSeconds,
    GANTRY_TRUSTED_PROXIES: '127.0.0.1',
  }
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const folders = ports.map(() => makeFolder(t))
  const services: RunningService[] = []
  const start = async (index: number) => {
    const [data = '', port = 0] = [folders[index], ports[index]]
    services[index] = await startProcess({ project, data, port, environment })
  }
  for (const index of ports.keys()) await start(index)
  const { origin, isUp } = await startBalancer(balancer, ports)
  await waitUntil(async () => (await Promise.all(ports.keys().map(isUp))).every(Boolean))
  const load = new SteadyLoad({ origin, clients, token })
  const begun = performance.now()
  for (let restart = 0; restart < Number(restarts); restart++) {
    const index = restart % processes
    await load.more(300)
    await services[index]?.end('SIGTERM')
    await start(index)
    await waitUntil(() => isUp(index))
  }
  await load.more(300)
  await load.end()
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
  const { answered, failures, created } = load
  const failed = `${failures.length} failed of ${answered}`
  console.log(
    `${balancer}: ${failed} in ${restarts} restarts (drain ${drainSeconds} s, ${seconds} s, ${created.length} tasks)`,
  )
  for (const [failure, each] of Map.groupBy(failures, (text) => text.slice(0, 60).replaceAll(/\s+/g, ' ')))
    console.log(`  ${each.length} × ${failure}`)
  await Promise.all(services.map((service) => service.end('SIGKILL')))
}

async function startBalancer(
  balancer: 'haproxy' | 'nginx',
  ports: readonly number[],
): Promise<{ origin: string; isUp: (index: number) => Promise<boolean> }> {
  const port = await freePort()
  if (balancer === 'haproxy') {
    const haproxy = await startHaproxy(t, port, ports)
    return { origin: `http://127.0.0.1:${port}`, isUp: async (index) => (await haproxy.states())[index] === 'UP' }
  }
  const servers = ports.map((each) => `  server 127.0.0.1:${each} max_fails=1 fail_timeout=10s;`)
  const example = readFileSync(new URL('../examples/nginx-cluster.conf', import.meta.url), 'utf8')
  await startNginx(t, example.replace(/^(?: {2}server 10\..*\n)+/m, `${servers.join('\n')}\n`), port)
  const isUp = async (index: number) =>
    (await fetch(`http://127.0.0.1:${ports[index]}/api/v1/health/ready`).catch(() => undefined))?.ok === true
  return { origin: `https://127.0.0.1:${port}`, isUp }
}
