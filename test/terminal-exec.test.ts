import t from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { open, read, readUntil, type } from './support/terminal.ts'
import { attach } from './support/terminal-client.ts'
import { readUntil as readUntilSo } from './support/wait.ts'

/** Terminals for programs and agents: run a program, wait for what happens, read the screen, send a signal. */

const gantry = await startGantry(t, { files: { 'docs/plan.md': 'one plan' } })
const taskId = await gantry.createTask()

async function exec(body: object) {
  const { status, body: answer } = await gantry.call('POST', `/terminal/${taskId}/exec`, { body })
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return answer.data.result
}

const shell = (script: string) => ['sh', '-c', script]

t.test('execTerminal runs a program on a terminal to its end', async (t) => {
  const done = await exec({ command: shell('test -t 1 && stty size; ls; exit 3'), cwd: 'docs', cols: 100, rows: 30 })
  t.match(done, { state: 'exited', exitCode: 3, output: '30 100\nplan.md\n', isCut: false, sessionId: /^term_/ })
  const session = { taskId, id: done.sessionId, pid: 0, createdAt: '' }
  t.match(await read(gantry, session, { offset: 0 }), { output: '30 100\r\nplan.md\r\n', nextOffset: done.nextOffset })
  t.match(await exec({ command: shell('kill -9 $$') }), { state: 'exited', signal: 9, output: '' })
  t.match(await exec({ command: ['no-such-program'] }), { state: 'exited', exitCode: 127 })
})

t.test('execTerminal returns the text, without what only steers a terminal', async (t) => {
  const script = String.raw`printf '\033[31mred\033[0m \033]0;title\007done\n10%%\r100%%\r\ngr\303\274n\n'`
  t.equal((await exec({ command: shell(script) })).output, 'red done\n100%\ngrün\n')
})

t.test('execTerminal returns the beginning and the end of long output, and says how much is missing', async (t) => {
  const done = await exec({ command: ['seq', '1', '200000'], outputBytesMax: 2048 })
  t.match(done, { state: 'exited', exitCode: 0, isCut: true, nextOffset: 1_488_895 })
  const missing = 1_488_895 - 2048
  t.ok(done.output.startsWith('1\n2\n3\n'))
  t.ok(done.output.endsWith('199999\n200000\n'))
  t.match(done.output, `\n[${missing} bytes are left out]\n`)
  t.ok(done.output.length < 2048 + 100)
})

t.test('when the time is over, the program of execTerminal goes on, and a person takes it over', async (t) => {
  const done = await exec({ command: shell('echo name?; read name; echo hello $name'), timeoutMs: 0 })
  t.match(done, { state: 'running', isCut: false })
  t.notOk('exitCode' in done)
  const session = { taskId, id: done.sessionId }
  const person = await attach(t, gantry, session, { query: '&cursor=0' })
  await person.untilText('name?')
  person.type('Ada\r')
  const { body } = await wait(session.id, { until: { exit: true }, offset: done.nextOffset })
  t.match(body.data.result, { outcome: 'exit', state: 'exited', exitCode: 0 })
  await person.untilText('hello Ada\r\n')
})

t.test('a caller who may run no program in a terminal runs none by execTerminal', async (t) => {
  const reading = await addCaller(gantry, 'developer', { scopes: ['terminal:read'] })
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: [await gantry.createTask()] } })
  const body = { command: ['true'] }
  t.match((await reading.call('POST', `/terminal/${taskId}/exec`, { body })).body.error, { code: 'scope_missing' })
  t.match((await narrow.call('POST', `/terminal/${taskId}/exec`, { body })).body.error, { code: 'task_not_found' })
  const outside = { body: { ...body, cwd: '../elsewhere' } }
  t.equal((await gantry.call('POST', `/terminal/${taskId}/exec`, outside)).status, 400)
  const long = { body: { ...body, timeoutMs: 3 * 600_000 } }
  t.match((await gantry.call('POST', `/terminal/${taskId}/exec`, long)).body.error, { code: 'validation_failed' })
  t.match(await gantry.call('POST', '/terminal/task_none/exec', { body }), { status: 404 })
})

t.test('waitTerminal waits for a text, also across parts and control sequences', async (t) => {
  const session = await open(gantry, taskId, { command: ['cat'] })
  const { body: before } = await screen(session.id)
  const waiting = wait(session.id, { until: { text: 'all ready now' }, offset: before.data.screen.offset })
  await type(gantry, session, 'all re')
  await readUntil(gantry, session, 'all re')
  await type(gantry, session, 'ady now, and more\r')
  const { result } = (await waiting).body.data
  t.match(result, { outcome: 'text', state: 'running' })
  t.equal(result.nextOffset, 'all ready now'.length)
  const { output } = await read(gantry, session, { offset: result.nextOffset })
  t.ok(output.startsWith(', and more\r\n'), 'it goes on after the text')
  const colours = await open(gantry, taskId, {
    command: shell(String.raw`printf 'a\033[1mll\033[0m ready\r\nnow'; cat`),
  })
  const found = (await wait(colours.id, { until: { text: 'all ready\nnow' }, offset: 0 })).body.data.result
  t.match(found, { outcome: 'text' })
})

t.test('waitTerminal waits for silence, for the end and at most so long', async (t) => {
  const session = await open(gantry, taskId, { command: shell('echo one; read line; echo two; exit 5') })
  const silent = (await wait(session.id, { until: { silenceMs: 50 }, offset: 0 })).body.data.result
  t.match(silent, { outcome: 'silence', state: 'running' })
  t.match((await wait(session.id, { until: { text: 'never' }, timeoutMs: 1 })).body.data.result, { outcome: 'timeout' })
  await readUntil(gantry, session, 'one')
  const waiting = wait(session.id, { until: { text: 'never', silenceMs: 30_000, exit: true }, offset: 0 })
  await type(gantry, session, '\r')
  t.match((await waiting).body.data.result, { outcome: 'exit', state: 'exited', exitCode: 5, nextOffset: 12 })
  t.match((await wait(session.id, { until: { exit: true } })).body.data.result, { outcome: 'exit', exitCode: 5 })
  t.match((await wait(session.id, { until: { text: 'two' }, offset: 0 })).body.data.result, { outcome: 'text' })
})

t.test('waitTerminal refuses positions that are gone or not there yet, and conditions that are none', async (t) => {
  const { sessionId } = await exec({ command: shell('head -c 3000000 /dev/zero | tr "\\0" x') })
  const codeOf = async (body: object) => (await wait(sessionId, body)).body.error.code
  t.equal(await codeOf({ until: { text: 'x' }, offset: 0 }), 'cursor_expired')
  t.equal(await codeOf({ until: { text: 'x' }, offset: 3_000_001 }), 'invalid_cursor')
  t.equal(await codeOf({ until: {} }), 'validation_failed')
  t.equal(await codeOf({ until: { text: 'x'.repeat(3 * 256) } }), 'validation_failed')
  t.equal(await codeOf({ until: { exit: false } }), 'validation_failed')
})

t.test('a wait ends with the credential that waits, and with the sharing of the session', async (t) => {
  const session = await open(gantry, taskId, { command: ['cat'], isShared: true })
  const [revoked, other] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  const body = { sessionId: session.id, until: { text: 'late' } }
  const waiting = [revoked, other].map(({ call }) => call('POST', `/terminal/${taskId}/wait`, { body }))
  const followers = async () => gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)
  await followers()
  t.equal((await gantry.call('DELETE', `/identity/tokens/${revoked.tokenId}`)).status, 200)
  t.match(await waiting[0], { status: 401, body: { error: { code: 'token_invalid' } } })
  const path = `/terminal/${taskId}/sessions/${session.id}`
  t.equal((await gantry.call('PATCH', path, { body: { isShared: false } })).status, 200)
  await type(gantry, session, 'late\r')
  t.match(await waiting[1], { status: 403, body: { error: { code: 'forbidden' } } })
})

t.test('getTerminalScreen returns what stands on the terminal', async (t) => {
  const script = String.raw`printf '\033]0;The title\007\033[2J\033[3;5Hhere\033[1;1Htop'; exec cat`
  const session = await open(gantry, taskId, { command: shell(script), cols: 20, rows: 4 })
  const found = await readUntilSo(
    async () => (await screen(session.id)).body.data.screen,
    ({ lines }) => lines[0] === 'top',
    'the screen',
  )
  t.strictSame(found.lines, ['top', '', '    here'])
  t.match(found, { cols: 20, rows: 4, cursorRow: 0, cursorColumn: 3 })
  t.equal(found.title, 'The title')
  t.equal(found.offset, (await read(gantry, session, { offset: 0 })).nextOffset)
  const stranger = await addCaller(gantry, 'developer')
  const path = `/terminal/${taskId}/screen?sessionId=${session.id}`
  t.match(await stranger.call('GET', path), { status: 403, body: { error: { code: 'forbidden' } } })
  t.match(await screen('term_none'), { status: 404, body: { error: { code: 'terminal_not_found' } } })
})

t.test('signalTerminal signals the command that a shell runs, and not the shell', async (t) => {
  const session = await open(gantry, taskId, { command: ['bash', '--norc', '-i'] })
  await type(gantry, session, 'PS1=; trap "" INT; echo be$((0))gin; cat; echo ended $?\r')
  await readUntil(gantry, session, 'be0gin')
  const signal = (name: string, call = gantry.call) =>
    call('POST', `/terminal/${taskId}/signal`, { body: { sessionId: session.id, signal: name } })
  // The shell has told its terminal of the command by then.
  await readUntilSo(
    async () => {
      t.equal((await signal('SIGTERM')).status, 200)
      return (await read(gantry, session, { offset: 0 })).output
    },
    (text: string) => text.includes('ended 143'),
    'the end of the command',
  )
  t.match((await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.data.session, {
    state: 'running',
  })
  const agent = await addCaller(gantry, 'agent')
  t.equal((await signal('SIGTERM', agent.call)).status, 403)
  t.equal((await signal('SIGBUS')).status, 400)
  await signal('SIGKILL')
  await wait(session.id, { until: { exit: true } })
  t.match(await signal('SIGTERM'), { status: 409, body: { error: { code: 'terminal_exited' } } })
})

function wait(sessionId: string, body: object) {
  return gantry.call('POST', `/terminal/${taskId}/wait`, { body: { sessionId, ...body } })
}

function screen(sessionId: string) {
  return gantry.call('GET', `/terminal/${taskId}/screen?sessionId=${sessionId}`)
}

t.test('a signal to a command that ends meanwhile is no failure', async (t) => {
  const session = await open(gantry, taskId, {})
  await type(gantry, session, 'while :; do /bin/true; done\r')
  for (let count = 0; count < 300; count += 1) {
    const body = { sessionId: session.id, signal: 'SIGCONT' }
    const { status } = await gantry.call('POST', `/terminal/${taskId}/signal`, { body })
    if (status !== 200) return t.fail(`signal ${count} was answered with ${status}`)
  }
  t.pass('each was sent')
})
