import t from 'tap'
import type { Test } from 'tap'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawn as spawnInTerminal } from 'node-pty'
import { makeFolder, ownerToken } from './support/gantry.ts'
import { canConnect } from './support/ports.ts'
import { nextOf, open, request, statusIn } from './support/wire.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const skip = spawnSync('npm', ['--version']).error !== undefined && 'there is no npm'
const interrupted = 7

t.test('one Ctrl+C at npm start ends the service in order', { skip }, async (t) => {
  const { args, env, data } = folders(t)
  const terminal = spawnInTerminal('npm', ['start', '--', ...args], { cwd: root, env, cols: 200 })
  t.teardown(() => terminal.kill('SIGKILL'))
  const exited = new Promise<number>((resolve) => terminal.onExit(({ exitCode }) => resolve(exitCode)))
  const port = await portIn((read) => terminal.onData(read))
  const finish = await beginCall(port)
  terminal.write('\x03')
  await stopOf(port)
  t.equal(await finish(), 201, 'the call in flight is served')
  t.equal(await exited, 0)
  t.ok(isClosed(data), 'the database is closed')
})

for (const [who, isGroup] of [
  ['npm alone, as for KillMode=mixed', false],
  ['every process, as for KillMode=control-group', true],
] as const)
  t.test(`a SIGTERM of systemd to ${who} ends npm start in order`, { skip }, async (t) => {
    const { args, env, data } = folders(t)
    const npm = spawn('npm', ['start', '--', ...args], {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { pid = 0 } = npm
    t.teardown(() => endGroup(pid))
    const exited = once(npm, 'close')
    const port = await portIn((read) => npm.stdout.setEncoding('utf8').on('data', read))
    const finish = await beginCall(port)
    process.kill(isGroup ? -pid : pid, 'SIGTERM')
    await stopOf(port)
    t.equal(await finish(), 201, 'the call in flight is served')
    await exited
    t.ok(isClosed(data), 'the database is closed')
  })

t.test('a signal that arrives again at once is the same one', async (t) => {
  const { service, port, data } = await startAlone(t)
  const exited = once(service, 'exit')
  const finish = await beginCall(port)
  service.kill('SIGINT')
  await stopOf(port)
  service.kill('SIGINT')
  service.kill('SIGTERM')
  t.equal(await finish(), 201)
  t.same(await exited, [0, null])
  t.ok(isClosed(data))
})

t.test('a later signal interrupts the stop, with an exit code of its own', async (t) => {
  const { service, port } = await startAlone(t)
  const exited = once(service, 'exit')
  // It is never finished, and would keep the stop for ten seconds.
  await beginCall(port)
  while (service.exitCode === null) {
    service.kill('SIGINT')
    await pause(100)
  }
  t.same(await exited, [interrupted, null])
})

t.test('a later signal ends the drain, and the service ends in order', async (t) => {
  const { service, port, data } = await startAlone(t, { GANTRY_DRAIN_SECONDS: '3600' })
  const exited = once(service, 'exit')
  service.kill('SIGTERM')
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`)).ok
  while (await isReady()) await pause(10)
  while (await canConnect(port)) {
    service.kill('SIGTERM')
    await pause(100)
  }
  t.same(await exited, [0, null])
  t.ok(isClosed(data))
})

const older = olderNode()
t.test(
  'with an older Node.js, a signal to the whole group ends the service in order',
  { skip: older.whyNot },
  async (t) => {
    const { service, port, data } = await startAlone(t, {}, older.program)
    const exited = once(service, 'exit')
    const finish = await beginCall(port)
    process.kill(-(service.pid ?? 0), 'SIGINT')
    await stopOf(port)
    t.equal(await finish(), 201)
    t.same(await exited, [0, null])
    t.ok(isClosed(data))
  },
)

function folders(t: Test): { args: string[]; env: NodeJS.ProcessEnv; data: string } {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  const inherited = Object.entries(process.env).filter(([name]) => !/^(GANTRY_|npm_|INIT_CWD)/.test(name))
  return {
    data,
    args: ['--project', project, '--data', data, '--port', '0'],
    env: { ...Object.fromEntries(inherited), GANTRY_ADMIN_TOKEN: ownerToken, npm_config_update_notifier: 'false' },
  }
}

async function startAlone(t: Test, environment: NodeJS.ProcessEnv = {}, program = process.execPath) {
  const { args, env, data } = folders(t)
  const service = spawn(program, [join(root, 'bin/gantry.js'), ...args], {
    env: { ...env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => endGroup(service.pid ?? 0))
  return { service, data, port: await portIn((read) => service.stdout.setEncoding('utf8').on('data', read)) }
}

/** The port of the address that the service prints, once it has printed everything. */
function portIn(listen: (read: (text: string) => void) => void): Promise<number> {
  return new Promise((resolve) => {
    let output = ''
    listen((text) => {
      output += text
      if (output.includes('Ctrl+C')) resolve(Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]))
    })
  })
}

/** Begins a call; returns a function that sends the rest of it and gives the status of its answer. */
async function beginCall(port: number): Promise<() => Promise<number>> {
  const body = '{"title":"In flight"}'
  const socket = await open(port)
  socket.write(
    request('POST', '/api/v1/tasks', {
      Authorization: `Bearer ${ownerToken}`,
      'Content-Type': 'application/json',
      'Content-Length': `${body.length}`,
      Expect: '100-continue',
    }),
  )
  await nextOf(socket)
  return async () => {
    const answered = nextOf(socket)
    socket.write(body)
    return statusIn(await answered)
  }
}

/** Resolves when the service takes no more connections. */
async function stopOf(port: number): Promise<void> {
  while (await canConnect(port)) await pause(10)
}

function isClosed(data: string): boolean {
  return !existsSync(join(data, 'in-use')) && !existsSync(join(data, 'gantry.db-wal'))
}

/** A Node.js of the machine that is too old for the sources, so that the program looks for the packaged one. */
function olderNode(): { program: string; whyNot: string | false } {
  const program = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((file) => {
      const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
      return stdout !== null && Number(/^v(\d+)/.exec(stdout)?.[1] ?? 24) < 24
    })
  return { program: program ?? '', whyNot: program === undefined && 'there is no older Node.js' }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
