import t from 'tap'
import type { Test } from 'tap'
import { once } from 'node:events'
import { createConnection, createServer } from 'node:net'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RunnerConnection } from '../src/runner/connection.ts'
import { RunnerHost } from '../src/runner/host.ts'
import { pidFile, socketFile } from '../src/runner/protocol.ts'
import { RemoteTerminals } from '../src/runner/remote-terminals.ts'
import { RunnerClient, isAnyRunnerThere, isRunnerThere, stopRunner } from '../src/runner/runner-client.ts'
import { startProgram } from '../src/platform/processes/start-program.ts'
import { SecretMask } from '../src/platform/secrets/secret-mask.ts'
import { noSandbox, openSandbox } from '../src/platform/sandbox/sandbox.ts'
import type { Site } from '../src/platform/sandbox/walls.ts'
import { makeFolder } from './support/folder.ts'
import { waitUntil } from './support/wait.ts'

t.test('a runner whose data folder is removed ends, and its programs with it', async (t) => {
  const { data, connect } = prepare(t)
  const terminals = connect()
  const { pid } = await terminals.open('one', programOf('cat'), { about: {} })
  const runner = pidOfRunner(data)
  await terminals.close()
  rmSync(data, { recursive: true })
  await waitUntil(() => !existsSync(`/proc/${runner}`))
  t.notOk(existsSync(`/proc/${pid}`))
})

t.test('a runner whose place another one has ends and leaves that one its socket', async (t) => {
  const { data, connect } = prepare(t)
  const first = connect()
  const { pid } = await first.open('one', programOf('cat'), { about: {} })
  const runner = pidOfRunner(data)
  rmSync(join(data, socketFile))
  const second = connect()
  await second.open('two', programOf('cat'), { about: {} })
  t.not(pidOfRunner(data), runner)
  t.ok(existsSync(`/proc/${pid}`), 'it goes on while it has a service')
  await first.close()
  await waitUntil(() => !existsSync(`/proc/${runner}`))
  t.notOk(existsSync(`/proc/${pid}`))
  t.ok(await isRunnerThere(data))
  t.same(readdirSync(data).toSorted(), [pidFile, 'runner.log', socketFile].toSorted())
})

t.test(
  'a runner of another version goes on, is ended by run stop, and leaves the next one its process id',
  async (t) => {
    const { data, connect } = prepare(t)
    const older = new RunnerHost(data, { isLasting: true })
    const listening = Promise.withResolvers<void>()
    const ended = older.run(join(data, 'runner-1.sock'), () => listening.resolve())
    await listening.promise
    const { pid } = await connect().open('one', programOf('cat'), { about: {} })
    const runner = pidOfRunner(data)
    t.ok(await stopRunner(data))
    t.notOk(existsSync(`/proc/${pid}`))
    await waitUntil(() => !existsSync(`/proc/${runner}`))
    await ended
    t.notOk(await isAnyRunnerThere(data))

    await connect().open('two', programOf('cat'), { about: {} })
    const other = pidOfRunner(data)
    writeFileSync(join(data, pidFile), '1\n')
    await stopRunner(data)
    await waitUntil(() => !existsSync(`/proc/${other}`))
    t.equal(readFileSync(join(data, pidFile), 'utf8'), '1\n', 'that of another one stays')
  },
)

t.test('of runners that are started at once one stays', async (t) => {
  const { data, connect } = prepare(t)
  writeFileSync(join(data, socketFile), 'left behind by a kill')
  const main = fileURLToPath(new URL('../src/runner/main.ts', import.meta.url))
  const file = { file: process.execPath, args: [main, data], cwd: '/', environment: {} }
  let running = 3
  for (let count = 0; count < 3; count += 1)
    startProgram(file, { stdio: ['ignore', 'ignore', 'inherit'] }).once('exit', () => {
      running -= 1
    })
  await waitUntil(() => running === 1)
  const { pid } = await connect().open('one', programOf('cat'), { about: {} })
  t.ok(existsSync(`/proc/${pid}`))
  t.equal(running, 1, 'it is found')
})

t.test('a runner that cannot be started fails the call and nothing else', async (t) => {
  const { connect } = prepare(t)
  const { execPath } = process
  process.execPath = '/nowhere/node'
  t.teardown(() => {
    process.execPath = execPath
  })
  await t.rejects(connect().open('one', programOf('cat'), { about: {} }), /could not be started/)
})

t.test('a program whose service left while it was started is ended', async (t) => {
  const { data } = prepare(t)
  const path = join(data, socketFile)
  // What makes its walls takes a while.
  const sandbox = await openSandbox({ site, workFolder: join(data, 'sandbox') })
  if (sandbox.launcher === 'none') return t.pass('there is no sandbox')
  const host = new RunnerHost(data, { isLasting: false })
  const listening = Promise.withResolvers<void>()
  const ended = host.run(path, () => listening.resolve())
  await listening.promise
  const events = { onEvent: () => {}, onClose: () => {} }
  const [first, next] = [await RunnerConnection.open(path, events), await RunnerConnection.open(path, events)]
  const service = { id: 'one', pid: process.pid }
  await first.call('hello', { secrets: [], service })
  const [program, note] = [{ ...programOf('cat'), sandbox: sandbox.settings }, { about: {} }]
  const opening = first.call('open', { terminal: 'one', program, note })
  t.same((await next.call('hello', { secrets: [], service })).terminals, [])
  await t.rejects(opening, { code: 'RUNNER_GONE' })
  await next.call('open', { terminal: 'two', program, note })
  const known = async () => (await next.call('hello', { secrets: [], service })).terminals.map(({ id }) => id).join()
  await waitUntil(async () => (await known()) === 'two')
  await next.call('stop', {})
  t.same(await ended, { isOwn: true })
  sandbox.close()
})

t.test('a message that is no object ends its connection and nothing else', async (t) => {
  const { data, connect } = prepare(t)
  const terminals = connect()
  await terminals.open('one', programOf('cat'), { about: {} })
  for (const head of ['null', '5', '"open"', '[]', '{', '']) {
    const socket = createConnection(join(data, socketFile))
    const lengths = Buffer.alloc(8)
    lengths.writeUInt32BE(4 + head.length)
    lengths.writeUInt32BE(head.length, 4)
    socket.end(Buffer.concat([lengths, Buffer.from(head)]))
    await once(socket.resume(), 'close')
  }
  const socket = createConnection(join(data, socketFile))
  socket.end(Buffer.alloc(64))
  await once(socket.resume(), 'close')
  t.match(await terminals.screen('one'), { cols: 80 })
})

t.test('what sends no messages of the protocol is no runner', async (t) => {
  const path = join(makeFolder(t), socketFile)
  let sent = Buffer.alloc(0)
  const server = createServer((socket) => socket.on('error', () => {}).write(sent))
  t.teardown(() => server.close())
  await once(server.listen(path), 'listening')
  for (sent of [Buffer.alloc(64), Buffer.alloc(64, 0xff), Buffer.from('\0\0\0\u0008\0\0\0\u0004null')]) {
    const closed = Promise.withResolvers<void>()
    const connection = await RunnerConnection.open(path, { onEvent: () => {}, onClose: () => closed.resolve() })
    await closed.promise
    t.notOk(connection.isOpen)
  }
})

t.test('a runner that accepts nothing any more does no harm to who looks for it', async (t) => {
  const { data } = prepare(t)
  const still = `
    const server = require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => {
      process.stdout.write('listening')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`
  const file = { file: process.execPath, args: ['-e', still, join(data, socketFile)], cwd: '/', environment: {} }
  const child = startProgram(file, { stdio: ['ignore', 'pipe', 'inherit'] })
  t.teardown(() => child.kill('SIGKILL'))
  if (child.stdout) await once(child.stdout, 'data')
  await t.rejects(stopRunner(data, 1), { name: 'TimeIsOver' })
  for (let count = 0; count < 5; count += 1) t.ok(await isRunnerThere(data))
  child.kill('SIGKILL')
  await once(child, 'exit')
})

const site: Site = {
  secretPaths: [],
  readOnlyPaths: [],
  shownPaths: [],
  sharedPaths: [],
  home: undefined,
  homeSight: 'private',
}

function prepare(t: Test) {
  const data = makeFolder(t)
  t.teardown(() => stopRunner(data))
  const ignored = { onExit: () => {}, onScreen: () => {}, onLost: () => {}, onFound: () => {} }
  return {
    data,
    connect() {
      const terminals = new RemoteTerminals(new RunnerClient({ folder: data, secretMask: new SecretMask() }), ignored)
      t.teardown(() => terminals.close())
      return terminals
    },
  }
}

function programOf(...command: string[]) {
  const environment = { PATH: process.env.PATH ?? '' }
  return { command, cwd: '/', environment, cols: 80, rows: 24, sandbox: noSandbox().settings, confinement: {} }
}

function pidOfRunner(data: string): number {
  return Number(readFileSync(join(data, pidFile), 'utf8'))
}
