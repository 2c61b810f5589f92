import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeFolder, writeFiles } from '../folder.ts'
import type { Teardown } from '../folder.ts'
import { canConnect, freePort } from '../ports.ts'
import { waitUntil } from '../wait.ts'

/** Why there is no balancer here, or false. */
export const whyNoHaproxy = spawnSync('haproxy', ['-v']).status === 0 ? false : 'HAProxy is not installed'

/** Starts HAProxy before these ports, which it asks for their readiness. Returns its origin. */
export async function startBalancer(t: Teardown, ports: readonly number[]): Promise<string> {
  const port = await freePort()
  const folder = makeFolder(t)
  writeFiles(folder, { 'haproxy.cfg': configurationOf(port, ports) })
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  t.teardown(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await waitUntil(() => canConnect(port), 'HAProxy')
  return `http://127.0.0.1:${port}`
}

function configurationOf(port: number, ports: readonly number[]): string {
  return `
global
  maxconn 2000
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 1s
  option redispatch
  retries 2
frontend in
  bind 127.0.0.1:${port}
  default_backend gantry
backend gantry
  balance roundrobin
  option httpchk
  http-check send meth GET uri /api/v1/health/ready ver HTTP/1.1 hdr Host 127.0.0.1
  http-check expect status 200
${ports.map((each, index) => `  server s${index} 127.0.0.1:${each} check inter 250ms fall 2 rise 1`).join('\n')}
`
}
