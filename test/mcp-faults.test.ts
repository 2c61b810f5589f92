import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { approveCommands, makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import { startOddHttpServer } from './support/mcp-servers/odd-http-server.ts'
import { atAnySpeed } from './support/speed.ts'
import { waitMaxMs, waitUntil } from './support/wait.ts'
import { freePort } from './support/ports.ts'
import { secret, execute, textOf, oddEntry, startWith } from './support/mcp.ts'
import { networkVariables } from '../src/platform/processes/network-variables.ts'

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
      (name) =>
        !/^(HOME|LOGNAME|PATH|SHELL|TERM|USER|ODD_SECRET|GANTRY_MCP_PROCESS|NODE_OPTIONS|_TAPJS_.*)$/.test(name) &&
        !networkVariables.includes(name),
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

  t.test('names the line that tells the error, and not only the end of a stack', async (t) => {
    const { gantry } = await startWith(t, {
      failing: { command: process.execPath, args: ['-e', "require('/nowhere')"] },
    })
    const { body } = await execute(gantry, 'failing', 'any')
    t.match(body.error.message, "Error: Cannot find module '/nowhere'")
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
