import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { StorageFull, type NewAuditEntry } from '../src/stores/port.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import { fieldOf } from './support/events.ts'
import { freePort } from './support/ports.ts'
import { odd, secret, execute, textOf, oddEntry, startWith, type Events } from './support/mcp.ts'

const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const filesystem = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-filesystem/dist/index.js'))

const everythingEntry = { command: process.execPath, args: [everything] }

t.test('executeMcpTool sends the call while its start is being recorded, and answers when both are done', async (t) => {
  const store = openMemoryStore(collections)
  let started: (entry: NewAuditEntry) => Promise<void> = async () => {}
  const commit: typeof store.commit = async (changes) => {
    for (const change of changes)
      if ('audit' in change && change.audit.outcome === 'started') await started(change.audit)
    return store.commit(changes)
  }
  const gantry = await startGantry(t, {
    args: ['--trust'],
    files: {
      'gantry.json': JSON.stringify({ mcpServers: { files: { command: process.execPath, args: [filesystem, '.'] } } }),
    },
    // A class keeps its methods on its prototype.
    parts: { store: Object.assign(Object.create(store) as typeof store, { commit }) },
  })
  const write = (path: string) => execute(gantry, 'files', 'write_file', { path, content: 'text' })
  started = () => waitUntil(() => existsSync(join(gantry.project, 'first.txt')), 'the effect of the call')
  t.equal((await write('first.txt')).status, 200)
  const { entries } = (await gantry.call('GET', '/identity/audit?limit=2')).body.data
  t.same(entries.map(({ outcome }: NewAuditEntry) => outcome).sort(), ['done', 'started'])

  started = () => Promise.reject(new StorageFull(new Error('full')))
  const { status, body } = await write('second.txt')
  t.equal(`${status} ${body.error.code}`, '503 not_ready')
  t.match(body.error.message, /took effect/)
  t.ok(existsSync(join(gantry.project, 'second.txt')))
})

t.test('executeMcpTool records the end alone of a tool that declares itself read-only, and of a refusal', async (t) => {
  const gantry = await startGantry(t, {
    args: ['--trust'],
    files: { 'gantry.json': JSON.stringify({ mcpServers: { everything: everythingEntry } }) },
  })
  const outcomes = async () => {
    const { entries } = (await gantry.call('GET', '/identity/audit?limit=200')).body.data
    return entries
      .filter(({ operation }: NewAuditEntry) => operation === 'executeMcpTool')
      .map(({ outcome }: NewAuditEntry) => outcome)
  }
  t.equal((await execute(gantry, 'everything', 'echo', { message: 'hello' })).status, 200)
  t.same(await outcomes(), ['done'])
  t.equal((await execute(gantry, 'everything', 'echo', {})).status, 400)
  t.same(await outcomes(), ['refused', 'done'])
  const body = { serverName: 'everything', toolName: 'echo', arguments: { message: 'hello' } }
  const keyed = { body, headers: { 'idempotency-key': 'one' } }
  t.equal((await gantry.call('POST', '/mcp/tools/execute', keyed)).status, 200)
  t.same(await outcomes(), ['done', 'started', 'refused', 'done'], 'with a key the outcome must be knowable')
})

t.test('executeMcpTool with servers that others wrote', async (t) => {
  const gantry = await startGantry(t, {
    args: ['--trust'],
    files: {
      'hello.txt': 'Hello from the project.\n',
      'gantry.json': JSON.stringify({
        mcpServers: { everything: everythingEntry, files: { command: process.execPath, args: [filesystem, '.'] } },
      }),
    },
  })

  t.test('gives the result of a tool', async (t) => {
    const answer = await execute(gantry, 'everything', 'echo', { message: 'hello' })
    t.equal(answer.status, 200)
    t.strictSame(answer.body, { success: true, data: { result: { content: [{ type: 'text', text: 'Echo: hello' }] } } })
  })

  t.test('gives structured content', async (t) => {
    const { body } = await execute(gantry, 'everything', 'get-structured-content', { location: 'Chicago' })
    t.match(body.data.result.structuredContent, { temperature: Number, conditions: String, humidity: Number })
    t.strictSame(JSON.parse(body.data.result.content[0].text), body.data.result.structuredContent)
  })

  t.test('gives an image as it came', async (t) => {
    const { body } = await execute(gantry, 'everything', 'get-tiny-image', {})
    t.match(body.data.result.content[1], { type: 'image', mimeType: 'image/png', data: /^iVBOR/ })
  })

  t.test('takes a call without arguments', async (t) => {
    t.equal((await execute(gantry, 'everything', 'get-tiny-image')).status, 200)
  })

  t.test('reads a file of the project, because a server runs in the project folder', async (t) => {
    const { body } = await execute(gantry, 'files', 'read_text_file', { path: 'hello.txt' })
    t.equal(body.data.result.content[0].text, 'Hello from the project.\n')
  })

  t.test('answers 200 with isError when the tool itself fails', async (t) => {
    const { status, body } = await execute(gantry, 'files', 'read_text_file', { path: '/etc/passwd' })
    t.equal(status, 200)
    t.equal(body.success, true)
    t.equal(body.data.result.isError, true)
  })

  t.test('refuses a server that is not configured', async (t) => {
    for (const name of ['nobody', '__proto__', 'constructor']) {
      const answer = await execute(gantry, name, 'echo', {})
      t.equal(answer.status, 400)
      t.match(answer.body.error, { code: 'mcp_server_not_found', message: `"${name}"` })
    }
  })

  t.test('refuses a tool that the server does not have', async (t) => {
    const answer = await execute(gantry, 'everything', 'nothing', {})
    t.equal(answer.status, 400)
    t.match(answer.body.error, {
      code: 'mcp_tool_not_found',
      message: /"everything" has no tool "nothing"/,
    })
  })

  t.test('reports everything that is wrong with the arguments', async (t) => {
    const answer = await execute(gantry, 'everything', 'get-sum', { a: 'one' })
    t.equal(answer.status, 400)
    t.equal(answer.body.error.code, 'mcp_arguments_invalid')
    t.match(answer.body.error.details, [
      { path: 'body/arguments/b', rule: 'required', message: 'b is required.' },
      { path: 'body/arguments/a', rule: 'type', message: 'a must be number.' },
    ])
  })
})

t.test('listMcpServers reports each configured server, and starts none', async (t) => {
  const exits = {
    command: process.execPath,
    args: ['-e', `console.error('${secret}'); process.exit(3)`],
    env: { KEY: secret },
  }
  const servers = {
    odd: { command: process.execPath, args: [odd] },
    exits,
    remote: { type: 'sse', url: 'http://127.0.0.1:1/' },
  }
  const { gantry } = await startWith(t, servers)
  const list = async () => (await gantry.call('GET', '/mcp/servers')).body.data.servers
  const stopped = { state: 'stopped', toolCount: 0, restarts: 0 }
  t.strictSame(await list(), [
    { name: 'odd', ...stopped, transport: 'stdio' },
    { name: 'exits', ...stopped, transport: 'stdio' },
    { name: 'remote', ...stopped, transport: 'sse' },
  ])
  t.equal((await execute(gantry, 'exits', 'any', {})).status, 500)
  await execute(gantry, 'odd', 'nothing', {})
  const [connected, failed] = await list()
  t.match(connected, { name: 'odd', state: 'connected', restarts: 0 })
  t.ok(connected.toolCount > 0, 'the tools are counted')
  t.match(failed, { name: 'exits', state: 'failed', problem: /exit code 3/ })
  t.notMatch(JSON.stringify(await list()), secret, 'what may be a secret is hidden')
  t.strictSame((await gantry.call('GET', '/mcp/servers/odd')).body.data.server, connected)
  for (const name of ['od', '__proto__'])
    t.match(await gantry.call('GET', `/mcp/servers/${name}`), {
      status: 404,
      body: { error: { code: 'mcp_server_not_found' } },
    })
})

t.test('executeMcpTool reaches servers over HTTP', async (t) => {
  const port = await freePort()
  const server = await startEverything(t, 'streamableHttp', port)
  const servers = { everything: { type: 'http', url: `http://127.0.0.1:${port}/mcp` } }
  const { gantry, events } = await startWith(t, servers)

  await t.test('gives the result of a tool', async (t) => {
    t.strictSame((await execute(gantry, 'everything', 'echo', { message: 'over HTTP' })).body.data.result, {
      content: [{ type: 'text', text: 'Echo: over HTTP' }],
    })
    t.match(
      (await execute(gantry, 'everything', 'get-structured-content', { location: 'Chicago' })).body.data.result
        .structuredContent,
      { temperature: Number },
    )
  })

  await t.test('reports at once that the server was killed during a call', async (t) => {
    const answer = execute(gantry, 'everything', 'trigger-long-running-operation', { duration: 60, steps: 600 })
    // Another call that comes back shows that the first one is on its way.
    await execute(gantry, 'everything', 'echo', { message: 'ping' })
    server.kill('SIGKILL')
    t.match(await answer, {
      status: 500,
      body: { error: { code: 'mcp_server_unavailable', message: /ended its response early|lost the connection/ } },
    })
  })

  await t.test('reconnects once when the server was restarted and has lost the session', async (t) => {
    const again = await startEverything(t, 'streamableHttp', port)
    await execute(gantry, 'everything', 'echo', { message: 'connect' })
    again.kill('SIGKILL')
    await once(again, 'exit')
    await startEverything(t, 'streamableHttp', port)
    const before = events.all.filter(({ kind }) => kind === 'mcp.server.connected').length
    const answers = await Promise.all(
      [1, 2, 3].map((n) => execute(gantry, 'everything', 'echo', { message: `again ${n}` })),
    )
    t.strictSame(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    t.equal(events.all.filter(({ kind }) => kind === 'mcp.server.connected').length, before + 1)
  })

  await t.test('speaks the older transport too', async (t) => {
    const ssePort = await freePort()
    await startEverything(t, 'sse', ssePort)
    const { gantry } = await startWith(t, { everything: { type: 'sse', url: `http://127.0.0.1:${ssePort}/sse` } })
    t.equal(
      (await execute(gantry, 'everything', 'echo', { message: 'old' })).body.data.result.content[0].text,
      'Echo: old',
    )
  })
})

t.test('executeMcpTool keeps one warm process', async (t) => {
  const { gantry, events } = await startWith(t, { everything: everythingEntry })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => execute(gantry, 'everything', 'echo', { message: `number ${n}` })),
  )
  t.strictSame(
    answers.map(({ body }) => body.data.result.content[0].text),
    answers.map((_, n) => `Echo: number ${n}`),
    'twenty calls at once get their own answers',
  )
  t.equal(events.all.filter(({ kind }) => kind === 'mcp.server.starting').length, 1, 'and share one start')

  const pid = await pidOf(events)
  const ended = events.next('mcp.server.failed')
  process.kill(pid, 'SIGKILL')
  t.match((await ended).data, { serverName: 'everything', reason: /was ended by SIGKILL/ })
  t.equal(
    (await execute(gantry, 'everything', 'echo', { message: 'again' })).status,
    200,
    'after a kill the next call starts it again',
  )
  t.not(await pidOf(events), pid)

  const call = execute(gantry, 'everything', 'trigger-long-running-operation', { duration: 60, steps: 600 })
  await execute(gantry, 'everything', 'echo', { message: 'ping' })
  process.kill(await pidOf(events), 'SIGKILL')
  t.match(
    await call,
    { status: 500, body: { error: { code: 'mcp_server_unavailable', message: /was ended by SIGKILL/ } } },
    'a kill in the midst of a call is told at once',
  )
})

t.test('executeMcpTool cancels the call of a caller that disconnected, and no other', async (t) => {
  const { gantry, events } = await startWith(t, { odd: oddEntry() })
  const caller = new AbortController()
  const abandoned = t.rejects(
    gantry.call('POST', '/mcp/tools/execute', {
      body: { serverName: 'odd', toolName: 'never-answer' },
      signal: caller.signal,
    }),
  )
  await waitUntil(async () => textOf(await execute(gantry, 'odd', 'tell-unanswered')) === '1')
  const other = execute(gantry, 'odd', 'progress-then-answer')
  const cancelled = events.next('mcp.call.finished', (event) => fieldOf(event, 'toolName') === 'never-answer')
  caller.abort()
  await abandoned
  t.match((await cancelled).data, { outcome: 'mcp_cancelled' })
  t.match(JSON.parse(textOf(await execute(gantry, 'odd', 'tell-cancelled'))), [{ reason: 'the caller hung up' }])
  t.equal(textOf(await other), 'after 8 signs of progress')
})

t.test('executeMcpTool runs no command of a project that is not approved', async (t) => {
  const gantry = await startGantry(t, {
    files: { 'gantry.json': JSON.stringify({ mcpServers: { eager: { command: 'touch', args: ['started'] } } }) },
  })
  const answer = await execute(gantry, 'eager', 'anything')
  t.match(answer, { status: 403, body: { error: { code: 'approval_required', message: String, hint: /--trust/ } } })
  t.notOk(existsSync(join(gantry.project, 'started')))
})

async function pidOf(events: Events): Promise<number> {
  const connected = events.all.findLast(({ kind }) => kind === 'mcp.server.connected')
  return Number(connected && fieldOf(connected, 'pid'))
}

async function startEverything(t: Test, transport: string, port: number) {
  const server = spawn(process.execPath, [everything, transport], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  t.teardown(() => server.kill('SIGKILL'))
  await once(server.stderr, 'data')
  return server
}
