/** Servers that need the network, that take long to start, and that hang. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { makeFolder, startGantry } from './support/gantry.ts'
import { createTestMcp } from './support/mcp-area.ts'
import { execute, startWith, textOf } from './support/mcp.ts'
import { readUntil } from './support/wait.ts'

const script = fileURLToPath(new URL('support/mcp-servers/late-server.ts', import.meta.url))
const entry = (...args: string[]) => ({ command: process.execPath, args: [script, ...args] })

t.test('a program is given the proxies and certificates by which the network is reached', async (t) => {
  const given = {
    HTTPS_PROXY: 'http://proxy.example:3128',
    no_proxy: 'localhost',
    NODE_EXTRA_CA_CERTS: '/etc/ssl/own.pem',
    SSL_CERT_FILE: '/etc/ssl/all.pem',
    API_KEY: 'of-the-service',
  }
  const mcp = createTestMcp(t, { servers: { late: entry() }, limits: {}, environment: { ...process.env, ...given } })
  const gantry = await startGantry(t, { parts: { app: { mcp } } })
  const environment = JSON.parse(textOf(await execute(gantry, 'late', 'environment')))
  const { API_KEY: _, ...network } = given
  t.match(environment, network)
  t.equal(environment.API_KEY, undefined)
})

t.test('an entry says how long its server may take to start, and a call may take', async (t) => {
  const never = join(makeFolder(t), 'never')
  const { gantry } = await startWith(t, {
    never: { ...entry(never), startupTimeout: 1_000 },
    silent: { ...entry(), timeout: 1_000 },
  })
  t.match((await execute(gantry, 'never', 'pid')).body.error, {
    code: 'mcp_timeout',
    message: /was not ready within 1 s/,
  })
  t.match((await execute(gantry, 'silent', 'forget')).body.error, {
    code: 'mcp_timeout',
    message: /neither responded nor reported progress within 1 s/,
  })
})

t.test('a server that starts slowly holds up no list: what it had last is listed meanwhile', async (t) => {
  const gate = join(makeFolder(t), 'ready')
  const { gantry } = await startWith(t, { quick: entry(), slow: entry(gate) }, { listMs: 300 })
  await execute(gantry, 'quick', 'pid')
  const list = async () => (await gantry.call('GET', '/mcp/tools')).body.data
  const namesIn = ({ tools }: { tools: { serverName: string }[] }) => [...new Set(tools.map((each) => each.serverName))]
  const stateOf = async () => (await gantry.call('GET', '/mcp/servers/slow')).body.data.server
  const first = await list()
  t.strictSame(namesIn(first), ['quick'])
  t.match(first.failures, [{ serverName: 'slow', code: 'mcp_server_unavailable', message: /"slow" is starting/ }])
  t.match(await stateOf(), { state: 'starting' })
  writeFileSync(gate, '')
  await readUntil(list, (listed) => namesIn(listed).includes('slow'), 'the start has gone on')
  rmSync(gate)
  const pid = Number(textOf(await execute(gantry, 'slow', 'pid')))
  process.kill(pid, 'SIGKILL')
  await readUntil(stateOf, ({ state }) => state !== 'connected', 'it has ended')
  const again = await list()
  t.strictSame(namesIn(again), ['quick', 'slow'], 'the tools that it had last')
  t.match(await stateOf(), { state: 'starting', toolCount: 4 })
  writeFileSync(gate, '')
})

t.test('a server that hangs after its call was given up is ended, and the next call starts it again', async (t) => {
  const { gantry, events } = await startWith(t, { late: entry() }, { aliveMs: 300, backoffFirstMs: 1 })
  const pid = textOf(await execute(gantry, 'late', 'pid'))
  const begun = events.next('mcp.call.started')
  const giveUp = new AbortController()
  const hanging = gantry
    .fetch('/api/v1/mcp/tools/execute', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ serverName: 'late', toolName: 'hang' }),
      signal: giveUp.signal,
    })
    .catch(() => undefined)
  await begun
  giveUp.abort()
  await hanging
  const next = await readUntil(
    async () => textOf(await execute(gantry, 'late', 'pid')),
    (text) => /^\d+$/.test(text),
    'the next call is answered',
  )
  t.not(next, pid)
})

t.test('a server that only forgets a call is not ended', async (t) => {
  const { gantry } = await startWith(t, { late: { ...entry(), timeout: 1_000 } }, { aliveMs: 1_000 })
  const pid = textOf(await execute(gantry, 'late', 'pid'))
  t.equal((await execute(gantry, 'late', 'forget')).body.error.code, 'mcp_timeout')
  t.equal(textOf(await execute(gantry, 'late', 'pid')), pid)
})
