import { unconfined } from '../src/platform/sandbox/command-sandbox.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { StorageFull, type NewAuditEntry } from '../src/stores/port.ts'
import { createMcp, type McpEvent, type McpLimits, type McpServerEntry } from '../src/services/mcp.ts'
import { approveCommands, makeFolder, startGantry, writeFiles, type Answer, type Gantry } from './support/gantry.ts'
import { startOddHttpServer } from './support/mcp-servers/odd-http-server.ts'
import { atAnySpeed } from './support/speed.ts'
import { waitMaxMs, waitUntil } from './support/wait.ts'
import { fieldOf } from './support/events.ts'
import { freePort } from './support/ports.ts'

const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const filesystem = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-filesystem/dist/index.js'))
const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))

const everythingEntry = { command: process.execPath, args: [everything] }
const secret = 'sesame-open-1234'

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
  const stopped = { status: 'stopped', toolCount: 0, restarts: 0 }
  t.strictSame(await list(), [
    { name: 'odd', ...stopped, transport: 'stdio' },
    { name: 'exits', ...stopped, transport: 'stdio' },
    { name: 'remote', ...stopped, transport: 'sse' },
  ])
  t.equal((await execute(gantry, 'exits', 'any', {})).status, 500)
  await execute(gantry, 'odd', 'nothing', {})
  const [connected, failed] = await list()
  t.match(connected, { name: 'odd', status: 'connected', restarts: 0 })
  t.ok(connected.toolCount > 0, 'the tools are counted')
  t.match(failed, { name: 'exits', status: 'failed', error: /exit code 3/ })
  t.notMatch(JSON.stringify(await list()), secret, 'what may be a secret is hidden')
  t.strictSame((await gantry.call('GET', '/mcp/servers/odd')).body.data.server, connected)
  for (const name of ['od', '__proto__'])
    t.match(await gantry.call('GET', `/mcp/servers/${name}`), { status: 404, body: { error: { code: 'not_found' } } })
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

t.test('executeMcpTool passes through what a server sends and judges what it must', async (t) => {
  const { gantry } = await startWith(t, { odd: oddEntry() })

  t.test('returns unknown members unchanged', async (t) => {
    t.strictSame((await execute(gantry, 'odd', 'answer-extras')).body.data.result, {
      content: [{ type: 'text', text: 'hi', _meta: { a: 1 }, extra: 2 }],
      structuredContent: { b: [null] },
      isError: false,
      _meta: { c: 3 },
      more: 'here',
    })
  })

  t.test('gives an empty content when there is only structured content', async (t) => {
    t.strictSame((await execute(gantry, 'odd', 'answer-without-content')).body.data.result, {
      structuredContent: { a: 1 },
      content: [],
    })
  })

  t.test('offers a server nothing, and gives it little of our environment', async (t) => {
    t.match(JSON.parse(textOf(await execute(gantry, 'odd', 'tell-capabilities'))), {
      capabilities: {},
      clientInfo: { name: 'gantry' },
    })
    t.match(JSON.parse(textOf(await execute(gantry, 'odd', 'ask-for-roots'))), { error: { code: -32601 } })
    const environment = JSON.parse(textOf(await execute(gantry, 'odd', 'tell-environment')))
    t.equal(environment.PATH, process.env['PATH'])
    t.equal(environment.ODD_SECRET, secret)
    // The test runner puts variables of its own into every process.
    const unexpected = Object.keys(environment).filter(
      (name) => !/^(HOME|LOGNAME|PATH|SHELL|TERM|USER|ODD_SECRET|NODE_OPTIONS|_TAPJS_.*)$/.test(name),
    )
    t.strictSame(unexpected, [])
  })

  t.test('leaves arguments to the server when its schema is broken', async (t) => {
    t.equal(textOf(await execute(gantry, 'odd', 'has-broken-schema', { a: 1 })), 'judged by the server')
  })

  t.test('checks arguments by a schema of draft 7', async (t) => {
    const { status, body } = await execute(gantry, 'odd', 'has-draft-7-schema', { pair: ['a', 1] })
    t.equal(status, 400)
    t.strictSame(
      body.error.details.map(({ path }: { path: string }) => path),
      ['body/arguments/pair/0', 'body/arguments/pair/1'],
    )
    t.equal((await execute(gantry, 'odd', 'has-draft-7-schema', { pair: [1, 'a'] })).status, 200)
  })

  t.test('finds a tool that was added later, whether the server announces it or not', async (t) => {
    const { gantry } = await startWith(t, { quiet: oddEntry(), tells: oddEntry('--tells-changes') })
    for (const name of ['quiet', 'tells']) {
      t.equal((await execute(gantry, name, 'late')).body.error.code, 'mcp_tool_not_found')
      await execute(gantry, name, 'add-tool')
      t.equal(textOf(await execute(gantry, name, 'late')), 'late, but here')
    }
  })

  t.test('goes on over garbage on the output of the server', async (t) => {
    t.equal(textOf(await execute(gantry, 'odd', 'write-garbage-first')), 'after garbage')
  })

  const faults = {
    'answer-shapeless': /the value at "content" is not valid in a tool result/,
    'answer-unknown-content': /the value at "content\/0" is not valid in a tool result/,
    'answer-no-object': /a message that is not part of the protocol/,
    'answer-error': /responded with error -32603: The disk of the odd server is on fire/,
    'breaks-its-output-schema':
      /its structured content does not match the tool's own schema at "result\/structuredContent\/sum"/,
  }
  for (const [tool, message] of Object.entries(faults)) {
    t.test(`reports that ${tool} violates the protocol`, async (t) => {
      t.match(await execute(gantry, 'odd', tool), {
        status: 500,
        body: { error: { code: 'mcp_protocol_error', message } },
      })
    })
  }
})

t.test('executeMcpTool bounds what a server takes', async (t) => {
  t.test('the time without an answer, which progress renews, and the time of the whole call', async (t) => {
    // Eight signs of progress take longer than a call may go without one, and less than the whole call may take.
    const call = async (factor: number) => {
      const limits = { callIdleMs: 1_000 * factor, callTotalMs: 1_700 * factor, startMs: waitMaxMs }
      const { gantry } = await startWith(t, { odd: oddEntry(`--progress-ms=${150 * factor}`) }, limits)
      return Promise.all(
        ['progress-then-answer', 'never-answer', 'progress-for-ever', 'answer-other-id'].map((tool) =>
          execute(gantry, 'odd', tool),
        ),
      )
    }
    let factor = 1
    const [renewed, silent, endless, misdirected] = await atAnySpeed(call, ([renewed, , endless], tried) => {
      factor = tried
      return renewed?.status === 200 && endless?.body.error.message.includes('did not respond')
    })
    t.equal(textOf(renewed), 'after 8 signs of progress')
    t.match(silent, {
      status: 500,
      body: {
        error: {
          code: 'mcp_timeout',
          message: new RegExp(`neither responded nor reported progress within ${factor} s`),
        },
      },
    })
    t.match(endless, {
      status: 500,
      body: { error: { code: 'mcp_timeout', message: new RegExp(`did not respond within ${1_700 * factor} ms`) } },
    })
    t.match(misdirected, { status: 500, body: { error: { code: 'mcp_timeout' } } })
  })

  t.test('the time of the start', async (t) => {
    const start = async (option: string, startMs: number) => {
      const { gantry } = await startWith(t, { server: oddEntry(option) }, { startMs })
      return execute(gantry, 'server', 'tell-pid')
    }
    const silent = await start('--silent', 700)
    // It must have begun to write before the time is over.
    const garbage = await atAnySpeed(
      (factor) => start('--garbage', 700 * factor),
      ({ body }) => body.error.code === 'mcp_protocol_error',
    )
    t.match(silent, { status: 500, body: { error: { code: 'mcp_timeout', message: /was not ready within 700 ms/ } } })
    t.match(garbage, {
      status: 500,
      body: { error: { code: 'mcp_protocol_error', message: /Its standard output: Welcome to the odd server/ } },
    })
  })

  t.test('the size of a result, without effect on other calls', async (t) => {
    const { gantry } = await startWith(t, { odd: oddEntry() }, { resultBytesMax: 100_000 })
    const pid = textOf(await execute(gantry, 'odd', 'tell-pid'))
    const [fits, tooMuch, idFirst] = await Promise.all([
      execute(gantry, 'odd', 'answer-much', { bytes: 99_000 }),
      execute(gantry, 'odd', 'answer-much', { bytes: 1_000_000 }),
      execute(gantry, 'odd', 'answer-much-id-first', { bytes: 1_000_000 }),
    ])
    t.equal(textOf(fits).length, 99_000)
    t.match(tooMuch, { status: 500, body: { error: { code: 'mcp_result_too_large' } } })
    t.match(idFirst, { status: 500, body: { error: { code: 'mcp_result_too_large' } } })
    t.equal(textOf(await execute(gantry, 'odd', 'tell-pid')), pid, 'the connection stays')
    t.match(await execute(gantry, 'odd', 'write-without-end'), {
      status: 500,
      body: { error: { code: 'mcp_result_too_large' } },
    })
  })

  t.test('the size of a result by default is four mebibytes', async (t) => {
    const { gantry } = await startWith(t, { odd: oddEntry() })
    t.equal((await execute(gantry, 'odd', 'answer-much', { bytes: 4 * 1024 * 1024 - 100 })).status, 200)
    t.equal(
      (await execute(gantry, 'odd', 'answer-much', { bytes: 4 * 1024 * 1024 + 5_000 })).body.error.code,
      'mcp_result_too_large',
    )
  })
})

t.test('executeMcpTool answers for a remote server that breaks the rules', async (t) => {
  const server = await startOddHttpServer(t)
  const { gantry } = await startWith(
    t,
    { odd: { type: 'http', url: server.url, headers: { authorization: `Bearer ${secret}` } } },
    { resultBytesMax: 100_000 },
  )
  const bytes = 1_000_000
  const faults = {
    'answer-much': { code: 'mcp_result_too_large' },
    'stream-much': { code: 'mcp_result_too_large' },
    'answer-half': { code: 'mcp_protocol_error' },
    'stream-no-object': { code: 'mcp_protocol_error' },
    'answer-html': { code: 'mcp_protocol_error' },
    'stream-nothing': { code: 'mcp_server_unavailable', message: /ended its response early|lost the connection/ },
    'break-off': { code: 'mcp_server_unavailable', message: /ended its response early|lost the connection/ },
    redirect: { code: 'mcp_server_unavailable', message: /HTTP status 307/ },
    fail: { code: 'mcp_server_unavailable', message: /HTTP status 500/ },
    refuse: { code: 'mcp_server_unavailable', message: /HTTP status 401/, hint: /"headers"/ },
  }
  for (const [tool, error] of Object.entries(faults)) {
    const answer = await execute(gantry, 'odd', tool, { bytes })
    t.match(answer, { status: 500, body: { error } }, tool)
    t.notMatch(JSON.stringify(answer.body), secret)
  }
  t.strictSame(server.redirected, [], 'a redirect to another host is not followed')
  t.equal(textOf(await execute(gantry, 'odd', 'stream-well')), 'xxx', 'and a good answer still comes through')
})

t.test('executeMcpTool reports why a server cannot run', async (t) => {
  const folder = makeFolder(t)
  const needed = join(folder, 'needed')

  t.test('names the end of the server and its last words, without secrets', async (t) => {
    const { gantry } = await startWith(
      t,
      { failing: oddEntry('--fail') },
      { backoffFirstMs: 60_000, backoffMaxMs: 60_000 },
    )
    const first = await execute(gantry, 'failing', 'tell-pid')
    t.match(first, {
      status: 500,
      body: {
        error: {
          code: 'mcp_server_unavailable',
          message:
            /ended with exit code 3\. The end of its standard error: first line cannot start: key \[redacted\] is refused giving up/,
        },
      },
    })
    const second = await execute(gantry, 'failing', 'tell-pid')
    t.match(
      second,
      { status: 500, body: { error: { code: 'mcp_server_unavailable', message: first.body.error.message } } },
      'a call during the pause gets the same reason',
    )
    t.ok(second.body.error.retryAfter > 50 && second.body.error.retryAfter <= 60)
    t.notMatch(JSON.stringify([first.body, second.body]), secret)
  })

  t.test('tries again after the pause', async (t) => {
    const { gantry } = await startWith(
      t,
      { failing: { ...oddEntry(), env: { ODD_NEEDS_FILE: needed } } },
      { backoffFirstMs: 1, backoffMaxMs: 1 },
    )
    t.equal((await execute(gantry, 'failing', 'tell-pid')).body.error.code, 'mcp_server_unavailable')
    writeFiles(folder, { needed: '' })
    await waitUntil(async () => (await execute(gantry, 'failing', 'tell-pid')).status === 200)
    t.pass('a later call is served')
  })

  t.test(
    'names a command that is not there, a host that refuses, a variable that is not set and an entry that is wrong',
    async (t) => {
      const { gantry } = await startWith(t, {
        gone: { command: join(folder, 'no-such-program') },
        closed: { url: `http://127.0.0.1:${await freePort()}/mcp` },
        unset: { command: 'true', env: { KEY: '${GANTRY_TEST_UNSET}' } },
        user: { url: `http://me:${secret}@127.0.0.1/mcp` },
      })
      t.match((await execute(gantry, 'gone', 'x')).body.error, {
        code: 'mcp_server_unavailable',
        message: /its command or its folder does not exist/,
      })
      t.match((await execute(gantry, 'closed', 'x')).body.error, {
        code: 'mcp_server_unavailable',
        message: /the connection was refused/,
      })
      t.match((await execute(gantry, 'unset', 'x')).body.error, {
        code: 'mcp_server_unavailable',
        message: /environment variable GANTRY_TEST_UNSET, which is not set/,
      })
      const user = await execute(gantry, 'user', 'x')
      t.match(user, { status: 400, body: { error: { code: 'config_invalid', message: /move them to "headers"/ } } })
      t.notMatch(JSON.stringify(user.body), secret)
    },
  )

  t.test('fills variables in', async (t) => {
    const { gantry } = await startWith(t, {
      odd: { ...oddEntry(), env: { A: 'a ${GANTRY_TEST_SET} b', B: '${GANTRY_TEST_UNSET:-fallback}' } },
    })
    t.match(JSON.parse(textOf(await execute(gantry, 'odd', 'tell-environment'))), { A: 'a filled in b', B: 'fallback' })
  })
})

t.test('executeMcpTool ends what it started', async (t) => {
  t.test('with all descendants when the service closes, even those that ignore SIGTERM', async (t) => {
    const { gantry, mcp } = await startWith(t, { odd: oddEntry('--ignore-sigterm') }, { endGraceMs: 200 })
    const pids: number[] = JSON.parse(textOf(await execute(gantry, 'odd', 'start-grandchildren')))
    t.equal(pids.filter(isRunning).length, 3)
    await mcp.close()
    await waitUntil(() => !pids.some(isRunning))
    t.match(await execute(gantry, 'odd', 'tell-pid'), { status: 503, body: { error: { code: 'shutting_down' } } })
  })

  t.test('with all descendants when the server ends by itself', async (t) => {
    const { gantry } = await startWith(t, { odd: oddEntry() }, { endGraceMs: 200 })
    const pids: number[] = JSON.parse(textOf(await execute(gantry, 'odd', 'start-grandchildren')))
    t.match(await execute(gantry, 'odd', 'fail'), {
      status: 500,
      body: { error: { code: 'mcp_server_unavailable', message: /exit code 3/ } },
    })
    await waitUntil(() => !pids.some(isRunning))
  })

  t.test('when it is idle, and starts it again for the next call', async (t) => {
    const { gantry, events } = await startWith(t, { odd: oddEntry() }, { idleMs: 20 })
    const stopped = events.next('mcp.server.stopped')
    const pid = Number(textOf(await execute(gantry, 'odd', 'tell-pid')))
    t.strictSame((await stopped).data, { serverName: 'odd', reason: 'it was idle' })
    t.notOk(isRunning(pid))
    t.equal((await execute(gantry, 'odd', 'tell-pid')).status, 200)
  })

  t.test('when its entry changes, and starts the new one', async (t) => {
    const config = (name: string) => JSON.stringify({ mcpServers: { odd: { ...oddEntry(), env: { NAME: name } } } })
    const name = `first of ${process.pid}`
    const gantry = await startGantry(t, { args: ['--trust'], files: { 'gantry.json': config(name) } })
    const first = JSON.parse(textOf(await execute(gantry, 'odd', 'tell-environment')))
    t.not(processesWith(`NAME=${name}`).length, 0)
    writeFiles(gantry.project, { 'gantry.json': config('second one') })
    await approveCommands(gantry)
    const second = JSON.parse(textOf(await execute(gantry, 'odd', 'tell-environment')))
    t.strictSame([first.NAME, second.NAME], [name, 'second one'])
    await waitUntil(() => processesWith(`NAME=${name}`).length === 0)
    writeFiles(gantry.project, { 'gantry.json': '{}' })
    t.equal((await execute(gantry, 'odd', 'tell-pid')).body.error.code, 'mcp_server_not_found')
  })
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

async function execute(gantry: Gantry, serverName: string, toolName: string, given?: object): Promise<Answer> {
  return await gantry.call('POST', '/mcp/tools/execute', {
    body: { serverName, toolName, ...(given && { arguments: given }) },
  })
}

function textOf(answer: Answer | undefined): string {
  return answer?.body.data?.result.content[0].text ?? JSON.stringify(answer?.body)
}

function oddEntry(...options: string[]): McpServerEntry {
  return { command: process.execPath, args: [odd, ...options], env: { ODD_SECRET: secret } }
}

/** A service whose MCP part has these servers and limits, and tells the test what happens. */
async function startWith(t: Test, servers: Record<string, McpServerEntry>, limits: Partial<McpLimits> = {}) {
  const events = new Events()
  const mcp = createMcp({
    store: openMemoryStore(collections),
    servers: () => servers,
    limits: { startMs: waitMaxMs, callIdleMs: waitMaxMs, ...limits },
    projectFolder: makeFolder(t),
    sandbox: unconfined(),
    environment: { ...process.env, GANTRY_TEST_SET: 'filled in' },
    emit: (event) => events.add(event),
  })
  t.teardown(() => mcp.close())
  return { gantry: await startGantry(t, { parts: { app: { mcp } } }), events, mcp }
}

class Events {
  readonly all: McpEvent[] = []
  readonly #waiting = new Set<(event: McpEvent) => void>()

  add(event: McpEvent): void {
    this.all.push(event)
    for (const notice of this.#waiting) notice(event)
  }

  next(kind: McpEvent['kind'], fits: (event: McpEvent) => boolean = () => true): Promise<McpEvent> {
    return new Promise((resolve) => {
      const notice = (event: McpEvent) => {
        if (event.kind !== kind || !fits(event)) return
        this.#waiting.delete(notice)
        resolve(event)
      }
      this.#waiting.add(notice)
    })
  }
}

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

/** A process that has ended and waits to be collected does not run any more. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** The processes that have this variable, as the machine numbers them: a sandbox has numbers of its own. */
function processesWith(variable: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${variable}\0`)
    } catch {
      return false
    }
  })
}
