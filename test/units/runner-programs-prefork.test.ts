import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { networkVariables } from '../../src/platform/processes/network-variables.ts'
import type { Launch } from '../../src/platform/sandbox/launch.ts'
import { scriptOf, shellEnvironment } from '../../src/runner/programs/launch-script.ts'
import { ProgramStarter } from '../../src/runner/programs/program-starter.ts'
import { makeFolder } from '../support/folder.ts'
import { pidsHere, procFile } from '../support/proc.ts'
import { readUntil } from '../support/wait.ts'

const skip = existsSync('/proc/self/stat') ? false : 'only Linux shows its processes as files'

function launchOf(t: Test, command: string, given: Partial<Launch> = {}): Launch {
  return {
    file: '/bin/sh',
    args: ['-c', command],
    cwd: makeFolder(t),
    environment: { PATH: '/usr/bin:/bin' },
    isSandboxed: false,
    ...given,
  }
}

/** What a machine behind a proxy with certificates of its own gives to each command. */
const networkOfTest = Object.fromEntries(networkVariables.map((name) => [name, `value of ${name}`]))

function openStarter(t: Test): ProgramStarter {
  const starter = new ProgramStarter(makeFolder(t))
  t.teardown(() => starter.close())
  return starter
}

async function run(starter: ProgramStarter, launch: Launch) {
  const { child, readers } = await starter.start(launch)
  const exited = once(child, 'exit')
  const [output, error] = await Promise.all(readers.map((reader) => text(reader)))
  return { pid: child.pid, exit: await exited, output, error }
}

/** What a command of a shell that waited gives, and what one of a process of its own gives. */
async function runBoth(t: Test, launch: Launch) {
  const [preforked, spawned] = [new ProgramStarter(makeFolder(t)), new ProgramStarter(makeFolder(t))]
  await preforked.prefork()
  const shells = waitingShells()
  const ours = await run(preforked, launch)
  t.ok(shells.includes(String(ours.pid)), 'the shell that waited has become the command')
  const other = await run(spawned, launch)
  for (const starter of [preforked, spawned]) starter.close()
  return [ours, other].map(({ exit, output, error }) => ({ exit, output, error }))
}

t.test('a command of a shell that waited is the same as one of a process of its own', { skip }, async (t) => {
  const every = Array.from({ length: 0x3ff }, (_, code) => String.fromCodePoint(code + 1)).join('')
  const launches = [
    launchOf(t, 'exit 7'),
    launchOf(t, 'kill -KILL $$'),
    launchOf(t, 'kill -TERM $$'),
    launchOf(t, 'echo out; echo err >&2; echo named > /dev/stderr; cat; pwd'),
    launchOf(t, 'tr "\\0" "\\n" < /proc/$$/environ | sort', {
      environment: {
        PATH: '/usr/bin:/bin',
        GANTRY_JOB_ID: "it's\nfour\t$PATH `id`",
        LC_ALL: 'no-such-language',
        HOME: '',
      },
    }),
    launchOf(t, 'env | sort', { environment: {} }),
    launchOf(t, 'env | sort', { environment: { ...networkOfTest, PATH: '/usr/bin:/bin' } }),
    launchOf(t, 'printf "%s|" "$0" "$@"', { args: ['-c', 'printf "%s|" "$0" "$@"', every, '', "'", '-n', '$x'] }),
    launchOf(t, `: '${'"'.repeat(20_000)}'; echo done`),
    launchOf(t, 'readlink /proc/$$/fd/0; ulimit -a; umask; trap'),
    launchOf(t, 'awk "{ print (\\$6 == \\$1) }" /proc/$$/stat'),
    launchOf(t, 'exec no-such-program'),
  ]
  for (const launch of launches) {
    const [ours, other] = await runBoth(t, launch)
    t.same(ours, other, launch.args[1]?.slice(0, 60) ?? '')
  }
})

t.test('a shell that read only a part of its command runs nothing of it', async (t) => {
  const folder = makeFolder(t)
  const script = scriptOf(launchOf(t, 'touch begun', { cwd: folder })) ?? ''
  for (let length = 0; length < script.length - 1; length++) {
    const shell = spawn('/bin/sh', { env: shellEnvironment, stdio: ['pipe', 'ignore', 'ignore'] })
    shell.stdin?.end(script.slice(0, length))
    await once(shell, 'exit')
  }
  t.notOk(existsSync(join(folder, 'begun')))
})

t.test('what no shell can be given exactly is started by itself', async (t) => {
  t.equal(scriptOf(launchOf(t, '', { file: '/usr/bin/env' })), undefined, 'a program that may not be there')
  t.equal(scriptOf(launchOf(t, '', { environment: { UID: '7' } })), undefined, 'a variable that a shell keeps')
  t.equal(scriptOf(launchOf(t, 'x'.repeat(200_000))), undefined, 'more than an argument may have')
  t.equal(scriptOf(launchOf(t, 'x\0y')), undefined, 'what no argument can have')
})

t.test('a command that cannot be started is refused, also while a shell waits', async (t) => {
  const starter = openStarter(t)
  await starter.prefork()
  await t.rejects(starter.start(launchOf(t, 'true', { cwd: '/nowhere' })), { code: 'ENOENT' })
  await t.rejects(starter.start(launchOf(t, 'x'.repeat(200_000))), { code: 'E2BIG' })
  await t.rejects(starter.start(launchOf(t, 'true', { file: '/no-such-program' })), { code: 'ENOENT' })
  t.match(await run(starter, launchOf(t, 'echo ready')), { exit: [0, null], output: 'ready\n' })
})

t.test('a shell that waits ends when its starter is closed', { skip }, async (t) => {
  const starter = openStarter(t)
  await starter.prefork()
  t.equal(waitingShells().length, 1)
  const open = readdirSync('/proc/self/fd').length
  starter.close()
  await readUntil(waitingShells, (found) => found.length === 0, 'the end of the shell')
  t.ok(readdirSync('/proc/self/fd').length < open, 'its descriptors are closed')
  await starter.prefork()
  t.same(waitingShells(), [], 'none is started any more')
})

t.test('a starter that is closed while it makes pipes starts nothing more', { skip }, async (t) => {
  const starter = openStarter(t)
  const preforked = starter.prefork()
  starter.close()
  await preforked
  t.same(waitingShells(), [])
})

t.test('a reserved shell runs the command that it is reserved for, and no other one', { skip }, async (t) => {
  const starter = openStarter(t)
  await starter.prefork()
  t.equal(starter.reserve(process.pid), undefined, 'that of another process')
  const reserved = starter.reserve(starter.waitingPid)
  t.equal(starter.reserve(), undefined)
  const other = await run(starter, launchOf(t, 'true'))
  t.not(other.pid, reserved?.child.pid)
  const { child, readers } = await starter.start(launchOf(t, 'echo $$'), { reserved })
  for (const reader of readers) reader.resume()
  t.equal(child.pid, reserved?.child.pid)
  await once(child, 'exit')
})

t.test('a reserved shell that gets no command ends', { skip }, async (t) => {
  const starter = openStarter(t)
  await starter.prefork()
  const reserved = starter.reserve()
  await t.rejects(starter.start(launchOf(t, 'true', { cwd: '/nowhere' }), { reserved }), {
    code: 'ENOENT',
  })
  await readUntil(
    () => existsSync(`/proc/${reserved?.child.pid}`),
    (isThere) => !isThere,
    'the end of the shell',
  )
})

t.test('after a shell that waited was killed, a command is started all the same', { skip }, async (t) => {
  const starter = openStarter(t)
  await starter.prefork()
  const shells = waitingShells()
  for (const pid of shells) process.kill(Number(pid), 'SIGKILL')
  await readUntil(
    () => shells.filter((pid) => existsSync(`/proc/${pid}`)),
    (left) => left.length === 0,
    'the end of the shell',
  )
  t.match(await run(starter, launchOf(t, 'echo ready')), { exit: [0, null], output: 'ready\n' })
})

/** The shells that this process has started and that read commands from it. */
function waitingShells(): string[] {
  return pidsHere().filter((pid) => {
    const status = procFile(pid, 'stat')
    const [, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return parent === String(process.pid) && procFile(pid, 'cmdline') === '/bin/sh\0'
  })
}
