import t from 'tap'
import type { Test } from 'tap'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'
import { SecretMask } from '../../src/platform/secrets/secret-mask.ts'
import type { ServiceCommand, RunningCommand } from '../../src/runner/commands/service-command.ts'
import { ReceivedCommand } from '../../src/runner/commands/received-command.ts'
import { RemoteCommands } from '../../src/runner/commands/remote-commands.ts'
import { RunnerConnection } from '../../src/runner/connection.ts'
import { RunnerHost } from '../../src/runner/host.ts'
import type { RunnerHostOptions } from '../../src/runner/host.ts'
import { pidFile, socketFile } from '../../src/runner/protocol.ts'
import type { RunnerEvent } from '../../src/runner/protocol.ts'
import { RunnerClient, serviceMark, stopRunner } from '../../src/runner/runner-client.ts'
import { makeFolder } from '../support/folder.ts'
import { waitUntil } from '../support/wait.ts'

function prepare(t: Test) {
  const data = makeFolder(t)
  t.teardown(() => stopRunner(data))
  const runner = new RunnerClient({ folder: data, secretMask: new SecretMask() })
  const commands = new RemoteCommands(runner)
  t.teardown(() => commands.close())
  const start = (script: string, more: Partial<ServiceCommand> = {}) => commands.start(orderOf(script, data, more))
  return { data, runner, commands, start, pid: () => Number(readFileSync(join(data, pidFile), 'utf8')) }
}

function orderOf(script: string, cwd: string, more: Partial<ServiceCommand> = {}): ServiceCommand {
  const environment = { PATH: process.env['PATH'] ?? '' }
  const order = { command: ['/bin/sh', '-c', script], cwd, environment, sandbox: noSandbox().settings, confinement: {} }
  return { ...order, ...more }
}

async function resultOf({ stdout, stderr, ended }: RunningCommand) {
  const [output, errors, code] = await Promise.all([text(stdout), text(stderr), ended])
  return { output, errors, code }
}

t.test('a command has its input, and its output, errors and exit code arrive', async (t) => {
  const { data, start } = prepare(t)
  const inputFile = join(data, 'input')
  writeFileSync(inputFile, 'what was given')
  t.same(await resultOf(await start('cat; echo wrong >&2; exit 7', { inputFile })), {
    output: 'what was given',
    errors: 'wrong\n',
    code: 7,
  })
  t.match(await resultOf(await start('cat')), { output: '', code: 0 }, 'and none when there is none')
  await t.rejects(start('true', { cwd: '/nowhere' }), { code: 'ENOENT' })
})

t.test('output of any length arrives whole at a reader who takes his time', async (t) => {
  const { data, start } = prepare(t)
  const running = await start('head -c 20000000 /dev/zero; touch done')
  await waitUntil(() => running.stdout.readableLength >= 1024 * 1024)
  t.notOk(existsSync(join(data, 'done')), 'the command waits')
  const { output, code } = await resultOf(running)
  t.same([output.length, code], [20_000_000, 0])
})

t.test('the end of the output waits for its reader too, when the command is over', async (t) => {
  const { data, start } = prepare(t)
  // More than is on its way unread, and little enough for the pipe to hold the rest.
  const running = await start('echo $$ > pid; head -c 1150000 /dev/zero')
  await waitUntil(() => running.stdout.readableLength >= 1024 * 1024)
  await waitUntil(() => !existsSync(`/proc/${readFileSync(join(data, 'pid'), 'utf8').trim()}`), 'its end')
  // As long as a pipe is kept that another program has open.
  await pause(500)
  const { output, code } = await resultOf(running)
  t.same([output.length, code], [1_150_000, 0])
})

t.test('a reader who leaves with much unread holds nothing up', async (t) => {
  const told: number[] = []
  const command = new ReceivedCommand('one', false, {
    acknowledge: ({ output }) => void told.push(output),
    answer: async () => {},
    signal: async () => {},
    forget: () => {},
  })
  command.take('output', 0, Buffer.alloc(1024 * 1024))
  command.stdout.destroy()
  await finished(command.stdout).catch(() => {})
  t.equal(told.at(-1), 1024 * 1024)
  command.take('output', 1024 * 1024, Buffer.alloc(1024 * 1024))
  t.equal(told.at(-1), 2 * 1024 * 1024)
})

t.test('a command whose start is told twice hands everything to who told it last', async (t) => {
  const { data, commands } = prepare(t)
  await commands.ready()
  await commands.close()
  const events: RunnerEvent[] = []
  const order = orderOf('echo one; touch began; until [ -e go ]; do sleep 0.01; done; echo two', data)
  const service = serviceMark()
  const open = (onEvent: (event: RunnerEvent, body: Buffer) => void) =>
    RunnerConnection.open(join(data, socketFile), { onEvent, onClose: () => {} })
  const first = await open(() => {})
  await first.call('hello', { secrets: [], service })
  await first.call('startCommand', { command: 'one', order })
  await waitUntil(() => existsSync(join(data, 'began')))
  first.close()
  let output = ''
  const second = await open((event, body) => {
    events.push(event)
    if (event.event === 'commandOutput' && event.position === output.length) output += body.toString()
  })
  await second.call('hello', { secrets: [], service })
  await second.call('startCommand', { command: 'one', order })
  writeFileSync(join(data, 'go'), '')
  await waitUntil(() => events.some(({ event }) => event === 'commandEnd'), 'its end')
  t.equal(output, 'one\ntwo\n')
  second.close()
})

t.test('a command asks by its descriptor 3', async (t) => {
  const { start } = prepare(t)
  const running = await start('echo question >&3; read -r answer <&3; echo "$answer"', { asks: true })
  running.conversation?.on('data', (asked: Buffer) => running.conversation?.write(`to ${asked.toString()}`))
  t.match(await resultOf(running), { output: 'to question\n', code: 0 })
})

t.test('a command that is cut off may put its affairs in order, with everything that it started', async (t) => {
  const { data, start } = prepare(t)
  const script = `sleep 1000 & echo $! > child; trap 'echo tidied; exit 3' TERM; touch began; while :; do sleep 0.01; done`
  const running = await start(script)
  await waitUntil(() => existsSync(join(data, 'began')))
  running.kill('SIGTERM')
  t.match(await resultOf(running), { output: 'tidied\n', code: 3 })
  const child = readFileSync(join(data, 'child'), 'utf8').trim()
  await waitUntil(() => !existsSync(`/proc/${child}`))
})

t.test('a runner that stands still costs no command: what it printed comes once and whole', async (t) => {
  const { data, runner, start, pid } = prepare(t)
  const running = await start('seq 1 100000; until [ -e go ]; do sleep 0.01; done; seq 1 100000; exit 5')
  await waitUntil(() => running.stdout.readableLength > 0)
  process.kill(pid(), 'SIGSTOP')
  t.teardown(() => process.kill(pid(), 'SIGCONT'))
  await waitUntil(() => runner.connection === undefined, 'it is given up')
  writeFileSync(join(data, 'go'), '')
  process.kill(pid(), 'SIGCONT')
  const numbers = execFileSync('seq', ['1', '100000'], { encoding: 'utf8' })
  t.same(await resultOf(running), { output: numbers + numbers, errors: '', code: 5 })
})

t.test('a runner that is killed fails its commands, and the next one is started for the next', async (t) => {
  const { start, pid } = prepare(t)
  const running = await start('echo here; sleep 1000')
  await waitUntil(() => running.stdout.readableLength > 0)
  let isOver = false
  running.ended.catch(() => void (isOver = true))
  process.kill(pid(), 'SIGKILL')
  // A runner that is just dying may look as if it were only silent: then the next look finds it gone.
  await waitUntil(() => isOver)
  await t.rejects(running.ended, { code: 'RUNNER_GONE' })
  t.match(await resultOf(await start('echo again')), { output: 'again\n', code: 0 })
})

t.test('a command of which the service knows nothing any more ends', async (t) => {
  const { data, runner } = prepare(t)
  const { connection } = await runner.need()
  for (const command of ['one', 'two']) {
    await connection.call('startCommand', { command, order: orderOf(`echo $$ > ${command}; sleep 1000`, data) })
    await waitUntil(() => existsSync(join(data, command)) && readFileSync(join(data, command), 'utf8') !== '')
  }
  const isThere = (command: string) => existsSync(`/proc/${readFileSync(join(data, command), 'utf8').trim()}`)
  await connection.call('keepCommands', { commands: ['two'] })
  await waitUntil(() => !isThere('one'))
  t.ok(isThere('two'))
  await connection.call('forgetCommand', { command: 'two' })
  await waitUntil(() => !isThere('two'))
})

t.test('files that a command makes have the usual rights', async (t) => {
  const { start } = prepare(t)
  t.match(await resultOf(await start('umask')), { output: `0${process.umask().toString(8).padStart(3, '0')}\n` })
})

t.test('a runner of another machine takes no command of the service', async (t) => {
  const data = makeFolder(t)
  const machine = {
    secrets: [],
    setOccupants: () => {},
    about: () => ({ hasSandbox: true }),
  } as unknown as RunnerHostOptions['machine']
  const host = new RunnerHost(data, { isLasting: true, ...(machine && { machine }) })
  const listening = Promise.withResolvers<void>()
  const ended = host.run(join(data, socketFile), () => listening.resolve())
  await listening.promise
  const connection = await RunnerConnection.open(join(data, socketFile), { onEvent: () => {}, onClose: () => {} })
  await connection.call('hello', { secrets: [], service: { id: 'one', pid: process.pid } })
  const order = orderOf('touch made', data)
  await t.rejects(connection.call('startCommand', { command: 'one', order }), /programs of tasks alone/)
  t.notOk(existsSync(join(data, 'made')))
  await host.stop()
  await ended
})
