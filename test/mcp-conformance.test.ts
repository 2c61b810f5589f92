import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { makeFolder, startGantry } from './support/gantry.ts'

/** The public conformance scenarios of MCP, run by their own program. */
const program = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))
const client = fileURLToPath(new URL('support/mcp-conformance/client.ts', import.meta.url))
const closeConnections = new URL('support/mcp-conformance/close-connections.ts', import.meta.url).href

/**
 * Scenarios that do not apply, with the reason: nothing is sent in them. A scenario that stands nowhere fails the test.
 */
const clientExceptions: Readonly<Record<string, string>> = {
  'elicitation-sep1034-client-defaults':
    'no questions are answered on a connection: a result asks, and the caller answers',
  'auth/2025-03-26-oauth-metadata-backcompat':
    'its metadata names another issuer than where it was found (RFC 8414, 3.3)',
  'auth/2025-03-26-oauth-endpoint-fallback': 'without metadata, which the specification has required since 2025-06-18',
  'auth/client-credentials-jwt': 'an extension that is not built',
  'auth/client-credentials-basic': 'an extension that is not built',
  'auth/cross-app-access-complete-flow': 'an extension that is not built',
}
const served = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']
const needsOwnTools = /^(?:tools-call-|elicitation-|server-sse-|json-schema-)/
const notOffered = /^(?:logging-|completion-|resources-|prompts-)/

// A timer of the scenario is compared with the clock, which a busy machine does not keep.
const timed = 'client-sse-retry-timing'

interface Check {
  readonly id: string
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED'
  readonly description: string
  readonly errorMessage?: string
  readonly details?: { readonly tooEarly?: boolean }
}

t.test('the connector keeps every client scenario that applies', async (t) => {
  const gantry = await startGantry(t, {
    args: ['--trust'],
    files: { 'gantry.json': '{"mcpServers": {}}' },
    environment: {
      GANTRY_ALLOW_PRIVATE_TARGETS: 'localhost,127.0.0.1',
      GANTRY_SECRET_KEY: 'a-secret-key-of-these-tests-0123456789',
    },
  })
  const results = await run(['client', '--suite', 'all', '--command', `${process.execPath} ${client}`], {
    GANTRY_ORIGIN: gantry.origin,
    GANTRY_TOKEN: gantry.token,
    TEST_EXCEPTIONS: Object.keys(clientExceptions).join(),
  })
  t.ok(results.size >= 20, 'the scenarios ran')
  for (const name of Object.keys(clientExceptions)) t.ok(results.has(name), `${name} exists`)
  for (const [name, checks] of results) {
    if (name in clientExceptions) continue
    t.ok(
      checks.some(({ status }) => status === 'SUCCESS'),
      `${name} was checked`,
    )
    t.strictSame(faultsIn(checks), [], name)
  }
})

t.test('the endpoint keeps every server scenario that applies', async (t) => {
  const gantry = await startGantry(t)
  const url = await startFront(gantry.port, gantry.token)
  const results = await run(['server', '--url', url, '--suite', 'active'])
  for (const [name, checks] of results) {
    if (needsOwnTools.test(name) || notOffered.test(name)) continue
    t.ok(served.includes(name), `${name} applies`)
    t.strictSame(faultsIn(checks), [], name)
  }
  for (const name of served) t.ok(results.has(name), `${name} exists`)
})

/** Runs scenarios and gives their checks by name. */
async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const folder = makeFolder(t)
  const patience = args[0] === 'client' ? ['--timeout', '600000'] : []
  // It ends with 1 when a scenario fails, also one that does not apply.
  await new Promise<void>((resolve) => {
    const options = { env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 }
    execFile(
      process.execPath,
      ['--import', closeConnections, program, ...args, ...patience, '-o', folder],
      options,
      () => resolve(),
    )
  })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('checks.json'),
  )
  return new Map(
    files.map((path): [string, Check[]] => [
      path.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, ''),
      JSON.parse(readFileSync(join(folder, path), 'utf8')) as Check[],
    ]),
  )
}

function faultsIn(checks: readonly Check[]): string[] {
  return checks
    .filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    .filter(({ id, details }) => id !== timed || details?.tooEarly === true)
    .map(({ id, description, errorMessage }) => `${id}: ${errorMessage ?? description}`)
}

/** The program sends no credential: this adds one and passes everything else on. */
async function startFront(port: number, token: string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const passed = ask(
      { port, method, path: url, headers: { ...headers, authorization: `Bearer ${token}` } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(passed)
  })
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server that listens has an address and a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}
