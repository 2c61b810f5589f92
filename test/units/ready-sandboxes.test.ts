import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import t from 'tap'
import type { Test } from 'tap'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'
import { ReadySandboxes } from '../../src/runner/commands/ready-sandboxes.ts'
import type { SandboxedCommand } from '../../src/runner/commands/ready-sandboxes.ts'
import type { RunningCommand } from '../../src/runner/commands/service-command.ts'
import { makeFolder } from '../support/folder.ts'
import { waitUntil } from '../support/wait.ts'

// Without a launcher: what is tried is the shell that waits, which is the same in every sandbox.
function open(t: Test) {
  /** Whether each that was made has the network. */
  const made: boolean[] = []
  const sandboxes = new ReadySandboxes((order) => {
    made.push(order.confinement.hasNetwork ?? false)
    return noSandbox().wrap(order)
  })
  t.teardown(() => sandboxes.close())
  const orders = makeFolder(t)
  const command = (script: string, more: Partial<SandboxedCommand> = {}): SandboxedCommand => ({
    command: ['/bin/sh', '-c', script],
    cwd: orders,
    environment: { PATH: '/usr/bin:/bin' },
    sandbox: noSandbox().settings,
    confinement: { shared: [orders] },
    orders,
    ...more,
  })
  const run = async (script: string, more: Partial<SandboxedCommand> = {}) =>
    resultOf(await sandboxes.start(command(script, more)))
  return { sandboxes, orders, command, run, made }
}

async function resultOf({ stdout, stderr, ended }: RunningCommand) {
  const [output, errors, code] = await Promise.all([text(stdout), text(stderr), ended])
  return { output, errors, code }
}

t.test('commands with the same view run in the same sandbox, one after the other', async (t) => {
  const { run, orders } = open(t)
  const first = await run('echo $PPID; echo wrong >&2; exit 7')
  t.match(first, { errors: 'wrong\n', code: 7 })
  t.same(await run('echo $PPID'), { output: first.output, errors: '', code: 0 })
  t.not((await run('echo $PPID', { confinement: { shared: [orders], hasNetwork: true } })).output, first.output)
  t.same(readdirSync(orders), [], 'no order is left')
})

t.test('a command has its arguments, variables, folder and input as they are', async (t) => {
  const { run, orders } = open(t)
  const odd = `a 'b' "c" $d \`e\` \\ \n ü`
  const program = {
    command: ['/bin/sh', '-c', 'printf "%s|%s|%s|" "$1" "$ODD" "$PWD"; cat', 'sh', odd],
    cwd: orders,
    environment: { PATH: '/usr/bin:/bin', ODD: odd },
  }
  const input = 'one\0two\nthree'
  const inputFile = join(makeFolder(t), 'input')
  writeFileSync(inputFile, input)
  t.equal((await run('', { ...program, inputFile })).output, `${odd}|${odd}|${orders}|${input}`)
  t.equal((await run('cat')).output, '', 'and none when there is none')
  t.equal((await run('echo "$ODD"')).output, '\n', 'and nothing of the command before')
})

t.test('output of any length arrives whole', async (t) => {
  const { run } = open(t)
  const { output } = await run('head -c 3000000 /dev/zero')
  t.equal(output.length, 3_000_000)
  t.equal((await run('printf x')).output, 'x')
})

t.test('commands at the same time have sandboxes of their own', async (t) => {
  const { run, orders } = open(t)
  const both = [
    run(`touch one; until [ -e two ]; do sleep 0.01; done; echo $PPID`),
    run(`touch two; until [ -e one ]; do sleep 0.01; done; echo $PPID`),
  ]
  const [one, two] = await Promise.all(both)
  t.ok(existsSync(join(orders, 'one')))
  t.not(one?.output, two?.output)
})

t.test('a command that is cut off takes its sandbox with it, and the next one has another', async (t) => {
  const { sandboxes, command, run, orders } = open(t)
  const running = await sandboxes.start(command('echo $PPID; touch began; sleep 1000'))
  await waitUntil(() => existsSync(join(orders, 'began')), 'the command')
  running.kill('SIGKILL')
  const { output, code } = await resultOf(running)
  t.equal(code, null)
  t.not((await run('echo $PPID')).output, output)
})

t.test('a program may put its affairs in order before it ends', async (t) => {
  const { sandboxes, command, orders } = open(t)
  const script = `trap 'touch tidied; exit 3' TERM; touch began; while :; do sleep 0.01; done`
  const running = await sandboxes.start(command(script))
  await waitUntil(() => existsSync(join(orders, 'began')), 'the command')
  running.kill('SIGTERM')
  t.match(await resultOf(running), { code: 3 })
  t.ok(existsSync(join(orders, 'tidied')))
})

t.test('a folder that was replaced is seen as it is now', async (t) => {
  const { run, orders } = open(t)
  const place = join(orders, 'place')
  mkdirSync(place)
  const confinement = { shared: [orders, place] }
  const { output } = await run('echo $PPID', { confinement })
  renameSync(place, `${place}-before`)
  mkdirSync(place)
  t.not((await run('echo $PPID', { confinement })).output, output)
})

t.test('a renewed sandbox is another one', async (t) => {
  const { sandboxes, run, orders } = open(t)
  const { output } = await run('echo $PPID')
  sandboxes.renew(makeFolder(t))
  t.equal((await run('echo $PPID')).output, output, 'that of another folder stays')
  sandboxes.renew(orders)
  t.not((await run('echo $PPID')).output, output)
})

t.test('what a renewal makes anew is what was used since the one before, each view of it', async (t) => {
  const { sandboxes, run, orders, made } = open(t)
  const [local, remote] = [false, true].map((hasNetwork) => ({ confinement: { shared: [orders], hasNetwork } }))
  await run('true', local)
  await Promise.all(['true', 'true'].map((script) => run(script, remote)))
  t.same(made.splice(0), [false, true, true])
  sandboxes.renew(orders)
  await waitUntil(() => made.length === 3)
  t.same(made.splice(0).toSorted(), [false, true, true])
  const both = await Promise.all(['echo $PPID', 'echo $PPID'].map((script) => run(script, remote)))
  t.not(both[0]?.output, both[1]?.output)
  t.same(made, [], 'two commands at the same time find theirs')
  sandboxes.renew(orders)
  await waitUntil(() => made.length === 2)
  t.same(made, [true, true], 'one that was not used stays as it is')
  await run('true', local)
  t.same(made, [true, true])
})

t.test('a sandbox that has died at rest costs the next command nothing', async (t) => {
  const { sandboxes, command, run, orders } = open(t)
  const first = Number((await run('echo $PPID')).output)
  // Nothing has told this process of its end when the next command is ordered.
  process.kill(first, 'SIGKILL')
  const next = await run('echo once >> count; echo $PPID')
  t.match(next, { output: /^\d+\n$/, errors: '', code: 0 })
  t.not(Number(next.output), first)
  t.equal(readFileSync(join(orders, 'count'), 'utf8'), 'once\n')
  // One that dies with a command that has begun is told, and nothing is run again.
  const running = await sandboxes.start(command('echo again >> count; touch began; kill -9 $PPID'))
  await waitUntil(() => existsSync(join(orders, 'began')), 'the command')
  t.equal((await resultOf(running)).code, null)
  t.equal(readFileSync(join(orders, 'count'), 'utf8'), 'once\nagain\n')
  t.same(
    readdirSync(orders).filter((name) => name.startsWith('order-')),
    [],
  )
})
