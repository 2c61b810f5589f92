import t from 'tap'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { RunnerConnection } from '../src/runner/connection.ts'
import { socketFile } from '../src/runner/protocol.ts'
import { RemoteTerminals } from '../src/runner/remote-terminals.ts'
import { SecretMask } from '../src/platform/secrets/secret-mask.ts'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { RunnerClient, isAnyRunnerThere, isRunnerThere } from '../src/runner/runner-client.ts'
import { makeFolder } from './support/folder.ts'
import { createTask, get, open, pidOfRunner, prepare, readUntil, send } from './support/runner-service.ts'
import { waitUntil } from './support/wait.ts'

t.test('no runner is started before the first terminal', async (t) => {
  const { data, begin } = prepare(t)
  const service = await begin()
  t.notOk(existsSync(join(data, socketFile)))
  await open(service, await createTask(service), { command: ['true'] })
  t.equal(statSync(join(data, socketFile)).mode & 0o777, 0o600)
})

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  t.test(`terminals go on after ${signal} of the service, and the next one finds them with every byte`, async (t) => {
    const { begin } = prepare(t)
    const first = await begin()
    const taskId = await createTask(first)
    const counting = 'stty -echo; i=0; while [ $i -lt 20000 ]; do i=$((i+1)); echo $i; done; cat'
    const session = await open(first, taskId, { command: ['sh', '-c', counting], cols: 90, rows: 30 })
    const ended = await open(first, taskId, { command: ['sh', '-c', 'echo done'] })
    await readUntil(first, session, 'more')
    await readUntil(first, ended, 'exited')
    await first.end(signal)
    const second = await begin()
    t.match(await get(second, session), { status: 200, session: { state: 'running', pid: session.pid, cols: 90 } })
    t.match(await get(second, ended), { status: 200, session: { state: 'exited', exitCode: 0 } })
    const counted = Array.from({ length: 20_000 }, (_, index) => `${index + 1}\r\n`).join('')
    t.equal(
      (await readUntil(second, session, '20000\r\n')).slice(0, counted.length),
      counted,
      'no byte is lost or twice',
    )
    await send(second, 'POST', `/terminal/${taskId}/input`, { sessionId: session.id, data: 'after\n' })
    t.match(await readUntil(second, session, 'after'), /after/, 'it takes input')
    t.equal((await send(second, 'DELETE', `/terminal/${taskId}/sessions/${session.id}`)).status, 200)
    await waitUntil(() => !existsSync(`/proc/${session.pid}`))
  })

t.test('what the service did not see meanwhile is there: an exit, and who may use a session', async (t) => {
  const { begin } = prepare(t)
  const first = await begin()
  const taskId = await createTask(first)
  const session = await open(first, taskId, { command: ['sh', '-c', 'read line; exit 3'], isShared: true })
  await send(first, 'POST', `/terminal/${taskId}/resize`, { sessionId: session.id, cols: 33, rows: 44 })
  await first.end('SIGKILL')
  process.kill(session.pid, 'SIGKILL')
  await waitUntil(() => !existsSync(`/proc/${session.pid}`))
  const second = await begin()
  await waitUntil(async () => (await get(second, session)).session.state === 'exited')
  t.match((await get(second, session)).session, { isShared: true, cols: 33, rows: 44 })
})

t.test('a program that ends while no service is there is found with what it printed, however late', async (t) => {
  const { project, data, begin } = prepare(t)
  const first = await begin()
  const taskId = await createTask(first)
  const mayEnd = join(project, 'may-end')
  const command = ['sh', '-c', `echo begun; until [ -e ${mayEnd} ]; do sleep 0.05; done; echo done`]
  const session = await open(first, taskId, { command })
  await readUntil(first, session, 'begun')
  await first.end('SIGKILL')
  writeFileSync(mayEnd, '')
  await waitUntil(() => !existsSync(`/proc/${session.pid}`))
  // Longer than a runner with nothing to do waits.
  const runner = pidOfRunner(data)
  await pause(12_000)
  t.ok(existsSync(`/proc/${runner}`))
  const second = await begin()
  t.match(await readUntil(second, session, 'exited'), /begun\r\ndone/)
  t.match((await get(second, session)).session, { state: 'exited', exitCode: 0 })
  await second.end('SIGTERM')
  await waitUntil(() => !existsSync(`/proc/${runner}`), 'the end of the runner, now that it is known')
})

t.test('a session whose grant ends while there is no service is ended by the runner itself', async (t) => {
  const { data } = prepare(t)
  const ignored = { onExit: () => {}, onScreen: () => {}, onLost: () => {}, onFound: () => {} }
  const terminals = new RemoteTerminals(new RunnerClient({ folder: data, secretMask: new SecretMask() }), ignored)
  const { settings: sandbox } = noSandbox()
  const environment = { PATH: process.env.PATH ?? '' }
  const program = { command: ['cat'], cwd: '/', environment, cols: 80, rows: 24, sandbox, confinement: {} }
  const { pid: endless } = await terminals.open('endless', program, { about: {} })
  const { pid } = await terminals.open('short', program, { about: {}, expiresAt: Date.now() + 200 })
  await terminals.close()
  await waitUntil(() => !existsSync(`/proc/${pid}`))
  t.ok(existsSync(`/proc/${endless}`))
})

t.test('a killed runner is told at once: its sessions are lost, and a new one is started', async (t) => {
  const { data, begin } = prepare(t)
  const service = await begin()
  const taskId = await createTask(service)
  const session = await open(service, taskId, { command: ['sh', '-c', 'echo ready; cat'] })
  await readUntil(service, session, 'ready')
  const runner = pidOfRunner(data)
  const waiting = send(service, 'GET', `/terminal/${taskId}/output?sessionId=${session.id}&offset=7&waitMs=30000`)
  process.kill(runner, 'SIGKILL')
  t.match((await waiting).body.data, { state: 'lost', output: '' }, 'a reader who waits is told')
  t.match(await get(service, session), { status: 200, session: { state: 'lost', endedAt: String } })
  const typed = await send(service, 'POST', `/terminal/${taskId}/input`, { sessionId: session.id, data: 'x' })
  t.match(typed, { status: 409, body: { error: { code: 'terminal_exited' } } })
  const kinds = (await send(service, 'GET', '/events?kinds=terminal.lost')).body.data.events
  t.match(kinds, [{ kind: 'terminal.lost', taskId, data: { sessionId: session.id } }])
  const next = await open(service, taskId, { command: ['sh', '-c', 'echo again; cat'] })
  t.match(await readUntil(service, next, 'again'), /again/)
})

t.test('a runner that stands still is given up, and its sessions are found when it goes on', async (t) => {
  const { data, begin } = prepare(t)
  const service = await begin()
  const taskId = await createTask(service)
  const session = await open(service, taskId, { command: ['cat'] })
  const runner = pidOfRunner(data)
  process.kill(runner, 'SIGSTOP')
  t.teardown(() => process.kill(runner, 'SIGCONT'))
  await waitUntil(async () => (await get(service, session)).session.state === 'lost')
  process.kill(runner, 'SIGCONT')
  await waitUntil(async () => (await get(service, session)).session.state === 'running')
  await send(service, 'POST', `/terminal/${taskId}/input`, { sessionId: session.id, data: 'still here\n' })
  t.match(await readUntil(service, session, 'still here'), /still here/)
})

t.test('a session that a silent runner kept from the next service is found, and ended with its grant', async (t) => {
  const { data, begin } = prepare(t)
  const first = await begin()
  const taskId = await createTask(first)
  const scopes = ['terminal:read', 'terminal:execute', 'tasks:read']
  const made = (await send(first, 'POST', '/identity/tokens', { name: 'short', scopes })).body.data
  const session = await open(first, taskId, { command: ['cat'] }, made.secret)
  const runner = pidOfRunner(data)
  process.kill(runner, 'SIGSTOP')
  t.teardown(() => process.kill(runner, 'SIGCONT'))
  await first.end('SIGKILL')
  const second = await begin()
  t.equal((await get(second, session)).status, 404)
  process.kill(runner, 'SIGCONT')
  await waitUntil(async () => (await get(second, session)).status === 200)
  await send(second, 'DELETE', `/identity/tokens/${made.token.id}`)
  await waitUntil(() => !existsSync(`/proc/${session.pid}`))
  await waitUntil(async () => (await get(second, session)).session.state === 'exited')
  t.match((await get(second, session)).session.endedReason, /revoked/)
})

t.test('what is no message of the protocol ends its connection and nothing else', async (t) => {
  const { data, begin } = prepare(t)
  const service = await begin()
  const session = await open(service, await createTask(service), { command: ['cat'] })
  const closed = Promise.withResolvers<void>()
  const events = { onEvent: () => {}, onClose: () => closed.resolve() }
  const stranger = await RunnerConnection.open(join(data, socketFile), events)
  stranger.tell('secrets', { words: ['x'.repeat(65 * 1024 * 1024)] })
  await closed.promise
  t.match(await get(service, session), { status: 200, session: { state: 'running' } })
})

t.test('a runner of another version keeps the folders of its programs', async (t) => {
  const data = makeFolder(t)
  t.notOk(await isAnyRunnerThere(data))
  const older = createServer().listen(join(data, 'runner-0.sock'))
  t.teardown(() => older.close())
  await once(older, 'listening')
  t.ok(await isAnyRunnerThere(data))
  t.notOk(await isRunnerThere(data))
})

t.test('a runner with nothing to do and nobody to do it for ends', async (t) => {
  const { data, begin } = prepare(t)
  const service = await begin()
  const session = await open(service, await createTask(service), { command: ['true'] })
  await readUntil(service, session, 'exited')
  const runner = pidOfRunner(data)
  await service.end('SIGTERM')
  await waitUntil(() => !existsSync(`/proc/${runner}`))
  t.notOk(await isRunnerThere(data))
})
