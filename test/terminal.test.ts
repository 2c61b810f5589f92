import { realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { networkVariables } from '../src/platform/processes/network-variables.ts'
import { createIds } from '../src/platform/work/ids.ts'
import type { Identity } from '../src/services/identity.ts'
import { terminalLimits, Terminals, type TerminalEvent, type TerminalLimits } from '../src/services/terminals.ts'
import { sleepersOf } from './support/proc.ts'
import { unconfined } from './support/unconfined.ts'
import { LocalTerminals } from '../src/runner/local-terminals.ts'
import { terminalHostLimits } from '../src/runner/terminal-host.ts'
import type { HostEvents } from '../src/runner/terminal-host.ts'
import { SecretMask } from '../src/platform/secrets/secret-mask.ts'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { addCaller } from './support/callers.ts'
import { waitUntil } from './support/wait.ts'
import { makeFolder, type Gantry } from './support/gantry.ts'
import { endless, ownerBy } from './support/grants.ts'
import { gantry, open, close, closeAll, write, type, resize, readUntil, readAll } from './support/terminal.ts'
import { namedByIds } from './support/actors.ts'

t.test('openTerminal starts the shell of the user in the project folder', async (t) => {
  const taskId = await gantry.createTask()
  const { status, headers, body } = await gantry.call('POST', `/terminal/${taskId}/sessions`)
  t.equal(status, 201)
  const { session } = body.data
  t.equal(headers.get('location'), `/api/v1/terminal/${taskId}/sessions/${session.id}`)
  t.match(session, { taskId, cols: 80, rows: 24, state: 'running', command: ['/bin/sh'], cwd: '.', pid: Number })
  await type(gantry, session, 'echo "<$PWD>"\r')
  await readUntil(gantry, session, `<${realpathSync(gantry.project)}>`)
  t.same((await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.data.session, session)
  t.same((await gantry.call('GET', `/terminal/${taskId}/sessions`)).body.data.sessions, [session])
  await close(gantry, session)
  t.same((await gantry.call('GET', `/terminal/${taskId}/sessions`)).body.data.sessions, [])
  t.equal(
    (await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.error.code,
    'terminal_not_found',
  )
})

t.test('openTerminal starts a command in a folder of the project, and the session has its exit status', async (t) => {
  const taskId = await gantry.createTask()
  const ended = async (command: string[]) => {
    const session = await open(gantry, taskId, { command, cwd: 'docs' })
    const { text, last } = await readAll(gantry, session)
    const told = (await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.data.session
    return {
      text,
      state: [last.state, told.state],
      exitCode: [last.exitCode, told.exitCode],
      signal: [last.signal, told.signal],
      told,
    }
  }
  const pwd = await ended(['pwd'])
  t.match(pwd, {
    text: `${realpathSync(gantry.project)}/docs\r\n`,
    state: ['exited', 'exited'],
    exitCode: [0, 0],
    signal: [undefined, undefined],
  })
  t.match(pwd.told, { cwd: 'docs', pid: undefined, endedAt: String })
  t.match(await ended(['sh', '-c', 'exit 3']), { text: '', exitCode: [3, 3] })
  t.match(await ended(['sh', '-c', 'kill -9 $$']), { text: '', exitCode: [undefined, undefined], signal: [9, 9] })
  t.match(await ended(['no-such-program']), { text: /no-such-program: (not found|No such file)/, exitCode: [127, 127] })
})

t.test('openTerminal refuses a folder that is not in the project', async (t) => {
  const taskId = await gantry.createTask()
  symlinkSync('/usr', join(gantry.project, 'out'))
  const refusal = async (cwd: string) =>
    (await gantry.call('POST', `/terminal/${taskId}/sessions`, { body: { cwd } })).body.error.code
  t.equal(await refusal('out'), 'path_forbidden')
  t.equal(await refusal('out/bin'), 'path_forbidden')
  t.equal(await refusal('missing'), 'validation_failed')
  t.equal(await refusal('docs/plan.md'), 'validation_failed')
  t.equal(await refusal('docs/../../elsewhere'), 'validation_failed')
  t.equal(await refusal('/usr'), 'validation_failed')
})

t.test('a terminal of a task that does not exist is refused', async (t) => {
  for (const answer of await callEach(gantry, 'task_missing', 'term_missing')) {
    t.match(answer, { status: 404, body: { error: { code: 'task_not_found' } } })
  }
})

t.test('a session of another task is not found', async (t) => {
  const [mine, other] = [await gantry.createTask(), await gantry.createTask()]
  const session = await open(gantry, mine, { command: ['cat'] })
  const [, , ...aboutSession] = await callEach(gantry, other, session.id)
  for (const answer of aboutSession) t.match(answer, { status: 404, body: { error: { code: 'terminal_not_found' } } })
  t.match((await gantry.call('GET', `/terminal/${mine}/sessions/${session.id}`)).body.data.session, {
    state: 'running',
    cols: 80,
  })
  await closeAll(gantry, mine)
  await closeAll(gantry, other)
})

t.test('resizeTerminal notifies the program of its new size', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, {
    cols: 90,
    rows: 20,
    command: ['bash', '-c', 'trap "stty size; exit" WINCH; stty size; while true; do sleep 0.01; done'],
  })
  await readUntil(gantry, session, '20 90\r\n')
  const answer = await resize(gantry, session, 120, 40)
  t.match(answer, { status: 200, body: { success: true } })
  t.notOk('data' in answer.body)
  t.equal((await readAll(gantry, session)).text, '20 90\r\n40 120\r\n')
  t.match((await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.data.session, {
    cols: 120,
    rows: 40,
  })
})

t.test('a session is resized, typed into and read by its own path too, by the same rules', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, { command: ['sh', '-c', 'read line; stty size; echo "$line"'] })
  const path = `/terminal/${taskId}/sessions/${session.id}`
  const agent = await addCaller(gantry, 'agent')
  for (const [name, body] of [
    ['resize', { cols: 120, rows: 40 }],
    ['input', { data: 'hello\r' }],
  ] as const) {
    t.match(await agent.call('POST', `${path}/${name}`, { body }), {
      status: 403,
      body: { error: { code: 'forbidden' } },
    })
    t.match(
      await gantry.call('POST', `/terminal/${taskId}/sessions/term_none/${name}`, { body }),
      { status: 404, body: { error: { code: 'terminal_not_found' } } },
      name,
    )
    t.match(
      (await gantry.call('POST', `${path}/${name}`, { body: { ...body, sessionId: session.id } })).body.error,
      { code: 'validation_failed' },
      'the path names the session',
    )
    t.strictSame((await gantry.call('POST', `${path}/${name}`, { body })).body, { success: true })
  }
  const { text } = await readAll(gantry, session)
  t.equal(text, 'hello\r\n40 120\r\nhello\r\n')
  const whole = (await gantry.call('GET', `${path}/output`)).body.data
  t.same(whole, (await gantry.call('GET', `/terminal/${taskId}/output?sessionId=${session.id}`)).body.data)
  t.equal((await gantry.call('GET', `${path}/output?offset=7`)).body.data.output, text.slice(7))
  t.match(await gantry.call('GET', `/terminal/${taskId}/sessions/term_none/output`), { status: 404 })
})

t.test('columns and rows are whole numbers from 1 to 1000', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, { command: ['cat'] })
  for (const wrong of [0, 1001, -1, 1.5, 65_616, '80', null]) {
    t.match(
      await resize(gantry, session, wrong, 24),
      { status: 400, body: { error: { code: 'validation_failed' } } },
      `cols ${wrong}`,
    )
    t.match(
      await resize(gantry, session, 80, wrong),
      { status: 400, body: { error: { code: 'validation_failed' } } },
      `rows ${wrong}`,
    )
    t.equal((await gantry.call('POST', `/terminal/${taskId}/sessions`, { body: { cols: wrong } })).status, 400)
  }
  t.match((await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.data.session, {
    cols: 80,
    rows: 24,
  })
  for (const right of [1, 1000]) t.equal((await resize(gantry, session, right, right)).status, 200)
  await closeAll(gantry, taskId)
})

t.test('resizeTerminal and writeTerminal are refused after the exit, and no other session is touched', async (t) => {
  const taskId = await gantry.createTask()
  const ended = await open(gantry, taskId, { command: ['true'] })
  await readAll(gantry, ended)
  // It is given the descriptor that the other one had.
  const running = await open(gantry, taskId, { command: ['sh', '-c', 'read line; stty size; echo "$line"'] })
  t.match(await resize(gantry, ended, 11, 12), { status: 409, body: { error: { code: 'terminal_exited' } } })
  t.match(await write(gantry, ended, 'for the other\r'), { status: 409, body: { error: { code: 'terminal_exited' } } })
  for (const [name, body] of [
    ['resize', { cols: 11, rows: 12 }],
    ['input', { data: 'for the other\r' }],
  ] as const)
    t.match(await gantry.call('POST', `/terminal/${taskId}/sessions/${ended.id}/${name}`, { body }), {
      status: 409,
      body: { error: { code: 'terminal_exited' } },
    })
  await type(gantry, running, 'for this one\r')
  t.match(await readAll(gantry, running), { text: 'for this one\r\n24 80\r\nfor this one\r\n' })
})

t.test('a late resize never touches another session', async (t) => {
  const ended: Record<string, PromiseWithResolvers<void>> = {
    first: Promise.withResolvers(),
    second: Promise.withResolvers(),
  }
  const host = localTerminals({ onExit: (id) => ended[id]?.resolve(), onScreen: () => {} })
  t.teardown(() => host.close())
  const program = {
    cwd: '/',
    environment: { PATH: process.env.PATH ?? '' },
    cols: 80,
    rows: 24,
    sandbox: noSandbox().settings,
    confinement: {},
  }
  await host.open('first', { ...program, command: ['true'] }, { about: {} })
  await ended['first']?.promise
  await host.open('second', { ...program, command: ['sh', '-c', 'read line; stty size'] }, { about: {} })
  await host.resize('first', { cols: 11, rows: 12 })
  await host.write('first', Buffer.from('exit\n'))
  await host.write('second', Buffer.from('\n'))
  await ended['second']?.promise
  const output = await host.read('second', { bytesMax: 1_000, waitMs: 0 }, never)
  t.equal(output.bytes.toString(), '\r\n24 80\r\n')
})

t.test('a program sees an environment of its own, without secrets', async (t) => {
  const taskId = await gantry.createTask()
  const { text } = await readAll(gantry, await open(gantry, taskId, { command: ['env'] }))
  const variables = new Map(
    text
      .trimEnd()
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const allowed =
    /^(PATH|HOME|USER|LOGNAME|LANG|LC_\w+|TZ|SHELL|TMPDIR|TERM|COLORTERM|TERM_SESSION_ID|PWD|OLDPWD|SHLVL|_)$/
  t.same(
    // How this machine reaches the network is known to programs.
    [...variables.keys()].filter((name) => !allowed.test(name) && !networkVariables.includes(name)),
    [],
  )
  t.notMatch(text, 'canary')
  t.equal(variables.get('TERM'), 'xterm-256color')
  t.equal(variables.get('LC_TIME'), 'C')
  t.equal(variables.get('PATH'), process.env.PATH?.split('/node-gyp-bin:').at(-1), 'without what npm put in front')
})

t.test('a terminal erases whole characters', async (t) => {
  const taskId = await gantry.createTask()
  const { text } = await readAll(gantry, await open(gantry, taskId, { command: ['stty', '-a'] }))
  t.match(text, / iutf8/)
})

t.test('deleteTerminal ends everything that was started, whatever it does to stay', async (t) => {
  const taskId = await gantry.createTask()
  const { script, alive } = stayers()
  const session = await open(gantry, taskId, { command: ['bash', '-c', `${script} cat`] })
  await readUntil(gantry, session, 'started')
  t.equal(alive().length, 6)
  await close(gantry, session)
  t.same(alive(), [])
})

t.test('what a program leaves behind at its exit is ended too', async (t) => {
  const taskId = await gantry.createTask()
  const { script, alive } = stayers()
  const session = await open(gantry, taskId, { command: ['bash', '-c', script] })
  t.match((await readAll(gantry, session)).text, 'started')
  await close(gantry, session)
  t.same(alive(), [])
})

t.test('a task has at most eight running sessions', async (t) => {
  const taskId = await gantry.createTask()
  for (let count = 0; count < 8; count++) await open(gantry, taskId, { command: ['cat'] })
  const refused = await gantry.call('POST', `/terminal/${taskId}/sessions`)
  t.match(refused, { status: 429, body: { error: { code: 'too_many_terminals' } } })
  const executed = await gantry.call('POST', `/terminal/${taskId}/exec`, { body: { command: ['true'] } })
  t.match(executed, { status: 429, body: { error: { code: 'too_many_terminals' } } })
  t.match(
    await open(gantry, await gantry.createTask(), { command: ['true'] }),
    { state: 'running' },
    'another task is free',
  )
  const { sessions } = (await gantry.call('GET', `/terminal/${taskId}/sessions`)).body.data
  await close(gantry, sessions[0])
  t.match(await open(gantry, taskId, { command: ['cat'] }), { state: 'running' })
  await closeAll(gantry, taskId)
})

t.test('the service has a limit of running sessions, and those being opened count', async (t) => {
  const { terminals } = makeTerminals(t, { runningTotal: 3 })
  const opened = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((taskId) =>
      terminals.open(taskId, { cols: 80, rows: 24, command: ['cat'] }, ada.grant),
    ),
  )
  t.same(opened.map(({ status }) => status).sort(), ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
})

t.test('one user does not have all running sessions, and another user can open one', async (t) => {
  const { terminals } = makeTerminals(t, { runningTotal: 3, runningPerUser: 2 })
  const openFor = (user: string) => terminals.open('task', { cols: 80, rows: 24, command: ['cat'] }, { userId: user })
  await openFor('ada')
  await openFor('ada')
  await t.rejects(openFor('ada'), { code: 'too_many_terminals', message: /This user has 2/ })
  t.match(await openFor('grace'), { state: 'running' })
})

t.test('a session whose grant has ended takes no input, and its program is ended', async (t) => {
  let ended: string | undefined
  let onEnded: ((reason: string) => void) | undefined
  const { terminals } = makeTerminals(
    t,
    {},
    {
      check: async (grant) => (ended === undefined ? { caller: ownerBy(grant) } : { ended }),
      watch: (_grant, _use, listener) => {
        onEnded = listener
        return () => {}
      },
    },
  )
  const [typed, watched] = [
    await terminals.open('task', { cols: 80, rows: 24, command: ['cat'] }, ada.grant),
    await terminals.open('task', { cols: 80, rows: 24, command: ['cat'] }, ada.grant),
  ]
  const untilExit = async (id: string) => {
    await waitUntil(() => terminals.get('task', id).state === 'exited', 'the exit of a program')
    return terminals.get('task', id)
  }
  if (!onEnded) throw new Error('the grant of a running program is not watched')
  onEnded('The token was revoked.')
  t.match(await untilExit(watched.id), { state: 'exited', endedReason: 'The token was revoked.' })
  await terminals.write('task', typed.id, 'x')
  ended = 'The user is disabled.'
  await t.rejects(terminals.write('task', typed.id, 'x'), { code: 'terminal_exited', message: /The user is disabled/ })
  t.match(await untilExit(typed.id), { state: 'exited', endedReason: 'The user is disabled.' })
})

t.test('exited sessions are kept for a while, and only the last of them', async (t) => {
  const { terminals, clock } = makeTerminals(t, { exitedKept: 2 })
  const run = async () => {
    const { id } = await terminals.open('task', { cols: 80, rows: 24, command: ['true'] }, ada.grant)
    while ((await terminals.read('task', id, { waitMs: 30_000 }, { caller: ada, signal: never })).state === 'running');
    clock.now += 1000
    return id
  }
  const [, second, third] = [await run(), await run(), await run()]
  const listed = async () => (await terminals.list('task', { limit: 200 })).sessions.map((session) => session.id)
  t.same(await listed(), [second, third])
  clock.now += 15 * 60_000 - 1500
  t.same(await listed(), [third])
  clock.now += 1000
  t.same(await listed(), [])
})

t.test('opening, resizing, exiting and closing emit events with their actor', async (t) => {
  const { terminals, events } = makeTerminals(t)
  const { id } = await terminals.open('task', { cols: 80, rows: 24, command: ['cat'] }, ada.grant)
  await terminals.resize('task', id, { cols: 81, rows: 25 }, 'bob')
  await terminals.end('task', id, 'eve')
  // Hung up or, where the machine is too busy for that, killed.
  const signal = events.some((event) => JSON.stringify(event).includes('"signal":9')) ? 9 : 1
  t.same(events, [
    { kind: 'terminal.opened', taskId: 'task', actor: 'ada', data: { sessionId: id, cols: 80, rows: 24 } },
    { kind: 'terminal.resized', taskId: 'task', actor: 'bob', data: { sessionId: id, cols: 81, rows: 25 } },
    { kind: 'terminal.exited', taskId: 'task', actor: 'system', data: { sessionId: id, signal } },
    { kind: 'terminal.closed', taskId: 'task', actor: 'eve', data: { sessionId: id } },
  ])
})

t.test('readers that wait are answered when the service stops', async (t) => {
  const { terminals } = makeTerminals(t)
  const { id } = await terminals.open(
    'task',
    { cols: 80, rows: 24, command: ['sh', '-c', 'stty -echo; read line'] },
    ada.grant,
  )
  const waiting = terminals.read('task', id, { waitMs: 30_000 }, { caller: ada, signal: never })
  terminals.drain()
  t.match(await waiting, { output: '', state: 'running' })
  await t.rejects(terminals.open('task', { cols: 80, rows: 24 }, ada.grant), { code: 'shutting_down' })
})

t.test('bodies that are too large or no JSON are refused', async (t) => {
  const taskId = await gantry.createTask()
  for (const path of ['sessions', 'resize', 'input']) {
    t.equal(
      (await gantry.call('POST', `/terminal/${taskId}/${path}`, { body: { data: 'x'.repeat(1_100_000) } })).status,
      413,
    )
    t.equal(
      (
        await gantry.call('POST', `/terminal/${taskId}/${path}`, {
          raw: '{}',
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
      415,
    )
  }
})

/**
 * Children that stay where a hang-up would end others: each sleeps for a number of seconds that no other process does.
 */
function stayers() {
  const seconds = `${1_000_000 + process.pid}.${++stayersCount}`
  const script = `
  nohup sleep ${seconds} >/dev/null 2>&1 &
  setsid sleep ${seconds} &
  (trap '' HUP TERM; exec sleep ${seconds}) &
  (setsid sleep ${seconds} &)
  (setsid nohup bash -c 'sleep ${seconds} & sleep ${seconds}; true' >/dev/null 2>&1 &)
  until [ "$(pgrep -c -f '^sleep ${seconds}$')" = 6 ]; do sleep 0.02; done; echo started;`
  return { script, alive: () => sleepersOf(seconds) }
}

let stayersCount = 0

const never = new AbortController().signal

/** One answer of each operation about a task and a session; the first two are not about a session. */
const ada = ownerBy({ userId: 'ada' })

function callEach(gantry: Gantry, taskId: string, sessionId: string) {
  return Promise.all([
    gantry.call('POST', `/terminal/${taskId}/sessions`),
    gantry.call('GET', `/terminal/${taskId}/sessions`),
    gantry.call('GET', `/terminal/${taskId}/sessions/${sessionId}`),
    gantry.call('POST', `/terminal/${taskId}/resize`, { body: { sessionId, cols: 11, rows: 12 } }),
    gantry.call('POST', `/terminal/${taskId}/input`, { body: { sessionId, data: 'x' } }),
    gantry.call('GET', `/terminal/${taskId}/output?sessionId=${sessionId}`),
    gantry.call('PATCH', `/terminal/${taskId}/sessions/${sessionId}`, { body: { isShared: true } }),
    gantry.call('DELETE', `/terminal/${taskId}/sessions/${sessionId}`),
  ])
}

function makeTerminals(
  t: Parameters<typeof makeFolder>[0],
  limits: Partial<TerminalLimits> = {},
  grants: Identity['grants'] = endless.grants,
) {
  const clock = { now: Date.parse('2026-01-01T12:00:00.000Z') }
  const events: TerminalEvent[] = []
  const terminals: Terminals = new Terminals({
    store: {} as never,
    log: { info() {}, warn() {}, error() {} },
    isStoreShared: false,
    actors: namedByIds,
    projectFolder: makeFolder(t),
    workspaces: { placeOf: async () => undefined, confirm: async () => undefined, setOccupants: () => undefined },
    identity: { ...endless, grants },
    sandbox: unconfined(),
    environment: process.env,
    limits: { ...terminalLimits, ...limits },
    newId: createIds(),
    now: () => new Date(clock.now).toISOString(),
    emit: (event) => {
      events.push(event)
    },
    openHost: localTerminals,
  })
  t.teardown(() => terminals.close())
  return { terminals, clock, events }
}

/** Terminals in this process, which end with the service. */
function localTerminals(events: Pick<HostEvents, 'onExit' | 'onScreen'>): LocalTerminals {
  return new LocalTerminals({
    wrap: (program) => noSandbox().wrap(program),
    secretMask: new SecretMask(),
    limits: { ...terminalHostLimits, hangUpMs: 100 },
    events,
  })
}
