import t from 'tap'
import type { Test } from 'tap'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LocalPrograms } from '../../src/runner/programs/local-programs.ts'
import { programHostLimits } from '../../src/runner/programs/program-host.ts'
import { FollowedCommand } from '../../src/services/plans/command.ts'
import type { CommandOrder } from '../../src/services/plans/command.ts'
import type { OutputLog } from '../../src/services/jobs.ts'
import { readExpectation } from '../../src/services/plans/expectation.ts'
import { checkOutcome as checkUnmasked, reasonOf } from '../../src/services/plans/checks.ts'
import type { Ended } from '../../src/services/plans/checks.ts'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'
import { ProcessTrees } from '../../src/platform/processes/process-trees.ts'
import { makeFolder } from '../support/folder.ts'
import { pidsHere, procFile } from '../support/proc.ts'
import { readUntil } from '../support/wait.ts'

let count = 0
const sharedHost = openHost(t)

function openHost(t: Pick<Test, 'teardown'>, folder = makeFolder(t)): LocalPrograms {
  const limits = { ...programHostLimits, hangUpMs: 200 }
  const host = new LocalPrograms({ folder, limits, wrap: (order) => noSandbox().wrap(order) })
  t.teardown(() => host.close())
  return host
}

interface RunOptions extends Partial<CommandOrder> {
  readonly folder?: string
  readonly host?: LocalPrograms
  readonly write?: (bytes: Uint8Array) => Promise<void>
}

async function run(
  t: Test,
  command: string,
  { folder = makeFolder(t), host = sharedHost, write = async () => {}, ...given }: RunOptions = {},
) {
  const id = `${process.pid}_${++count}`
  const environment = { PATH: process.env['PATH'] ?? '', GANTRY_TEST_MARK: id }
  const { settings: sandbox } = noSandbox()
  const order = { command: ['/bin/sh', '-c', command], cwd: folder, environment, sandbox, confinement: {} }
  const root = await host.open(id, { ...order, mark: `GANTRY_TEST_MARK=${id}`, input: 'none' }, { about: {} })
  const logged = { program: id, output: 0, error: 0 }
  const log: OutputLog = {
    logged,
    head: async () => {},
    write: async (stream, end, bytes) => {
      await write(bytes)
      logged[stream] = end
      running.acknowledge(logged)
    },
    end: async () => {},
  }
  const running: FollowedCommand = new FollowedCommand(
    {
      id,
      root,
      outputBytesMax: 2 ** 30,
      signal: new AbortController().signal,
      log,
      onStart: async () => {},
      ...given,
    },
    { trees: new ProcessTrees({ hangUpMs: 200 }), host },
  )
  return running.run().finally(() => host.forget(id))
}

const checkOutcome = (...given: [Parameters<typeof checkUnmasked>[0], Ended]) => checkUnmasked(...given, (text) => text)

t.test('a command blocks while its output is not read, so that no output piles up', async (t) => {
  const folder = makeFolder(t)
  const held = Promise.withResolvers<void>()
  let given = 0
  let pid = 0
  const running = run(t, 'yes | head -c 20000000; touch done', {
    folder,
    onStart: async (root) => {
      pid = root.pid
    },
    write: async (bytes) => {
      given += bytes.length
      await held.promise
    },
  })
  const written = () =>
    pids()
      .filter((one) => parentOf(one) === pid)
      .map((one) => /wchar: (\d+)/.exec(procFile(one, 'io'))?.[1])
      .join()
  let last = ''
  await readUntil(
    written,
    (now) => {
      const isStill = now !== '' && now === last && given > 0
      last = now
      return isStill && /S/.test(statesOf(pid)) && !/R/.test(statesOf(pid))
    },
    'a command that waits',
  )
  t.ok(given < 1_000_000, `${given} bytes were taken`)
  t.notOk(existsSync(join(folder, 'done')))
  held.resolve()
  const { output, exitCode } = await running
  t.same([output.byteCount, given, exitCode], [20_000_000, 20_000_000, 0])
  t.equal(output.newest(4), 'y\ny\n')
})

t.test('a daemon that is just being made when its command ends is ended too', async (t) => {
  const seconds = `${200_000 + process.pid}.75`
  const left = () => pids().filter((pid) => procFile(pid, 'cmdline').includes(`sleep\0${seconds}\0`))
  t.teardown(() => {
    for (const pid of left()) process.kill(pid, 'SIGKILL')
  })
  // Each of them ends as soon as it has made the next, and the last one stays.
  const chain = `make() { if [ $1 = 0 ]; then exec sleep ${seconds}; fi; make $(($1 - 1)) & }; make 12`
  for (let runs = 0; runs < 40; runs++) {
    t.match(await run(t, `setsid sh -c '${chain}' > /dev/null 2>&1 < /dev/null &`), { exitCode: 0, isGone: true })
  }
  t.same(left(), [])
})

t.test('a process that got away does not keep the end of a command', async (t) => {
  const seconds = `${200_000 + process.pid}.5`
  const away = () => pids().filter((pid) => procFile(pid, 'cmdline').includes(`sleep\0${seconds}\0`))
  t.teardown(() => {
    for (const pid of away()) process.kill(pid, 'SIGKILL')
  })
  // It leaves the session, its parent and its environment, and holds the pipes open.
  const { exitCode, output, error } = await run(
    t,
    `(env -i setsid sh -c 'sleep ${seconds} & exit' &)
    until pgrep -f 'sleep ${seconds}$' > /dev/null; do sleep 0.02; done; sleep 0.1; echo out; echo err >&2`,
  )
  t.same([exitCode, output.newest(9), error.newest(9)], [0, 'out\n', 'err\n'])
  t.equal(away().length, 1)
})

t.test('a command whose start cannot be recorded is ended', async (t) => {
  const seconds = `${200_000 + process.pid}.25`
  await t.rejects(run(t, `sleep ${seconds}`, { onStart: () => Promise.reject(new Error('no longer ours')) }), {
    message: 'no longer ours',
  })
  t.same(
    pids().filter((pid) => procFile(pid, 'cmdline').includes(`sleep\0${seconds}\0`)),
    [],
  )
})

t.test('a command that is not wanted any more before it starts is ended', async (t) => {
  t.match(await run(t, 'sleep 100', { signal: AbortSignal.abort() }), {
    stop: 'signal',
    signal: 'SIGHUP',
    isGone: true,
  })
})

t.test('a command leaves no descriptor open', async (t) => {
  const open = () => readdirSync('/proc/self/fd').length
  await sharedHost.prefork()
  const before = open()
  const host = openHost(t)
  for (let runs = 0; runs < 5; runs++) {
    await run(t, 'echo out; echo err >&2; sleep 5 &', { host })
    await host.prefork()
  }
  await t.rejects(run(t, 'true', { folder: '/nowhere', host }), { code: 'ENOENT' })
  await t.rejects(run(t, `: ${'é'.repeat(65_536)}`, { host }), { code: 'E2BIG' })
  await host.close()
  await readUntil(open, (now) => now <= before, 'the end of all descriptors')
})

t.test('where no named pipe can be made, a command runs all the same', async (t) => {
  const host = openHost(t, '/nowhere')
  const { exitCode, output, error } = await run(t, 'echo out; echo err >&2; exit 4', { host })
  t.same([exitCode, output.newest(9), error.newest(9)], [4, 'out\n', 'err\n'])
})

t.test('each check reports what was found instead', async (t) => {
  const whole = (text: string) => ({ text, isWhole: true })
  const ended: Ended = {
    exitCode: 139,
    signal: 'SIGSEGV',
    output: whole('one\ntwo words\n'),
    error: { text: 'tail', isWhole: false },
  }
  const checked = async (expected: string, about: Partial<Ended> = {}) =>
    (await checkOutcome(readExpectation(expected).checks, { ...ended, ...about })).map(
      ({ passed, found }) => passed || found,
    )
  t.same(await checked('exit code: 0\nexit code: not 139\nexit code: 1, 139\nexit code: not 0'), [
    '139 (SIGSEGV)',
    '139 (SIGSEGV)',
    true,
    true,
  ])
  t.same(
    await checked(
      'output contains: three\noutput lacks: words\noutput is: one\noutput matches: /^TWO/m\noutput matches: /^TWO/im',
    ),
    ['139 (SIGSEGV)', 'one\ntwo words', 'two words', 'one\ntwo words', 'one\ntwo words', true],
  )
  t.same(await checked('exit code: 139\nerror is: tail\nerror contains: tail\nerror lacks: head'), [
    true,
    'More output than is retained for comparison, ending with: …tail',
    true,
    true,
  ])
  t.same(await checked('', { exitCode: 0 }), [true])
  t.same(await checked('exit code: 139\noutput is: ""\noutput contains: "x"', { output: whole(' \n') }), [
    true,
    true,
    '',
  ])
  const long = await checkOutcome(
    readExpectation(`exit code: 139\noutput contains: ${'x'.repeat(60_000)}\noutput lacks: y\noutput is: z`).checks,
    { ...ended, output: whole('😀y'.repeat(50_000)) },
  )
  for (const { check, found = '' } of long)
    t.ok(check.length <= 4096 && found.length <= 1024 && (check + found).isWellFormed())
  t.equal(long[1]?.check.at(-1), '…')
  t.match(reasonOf(long), /^This check failed: output contains: x+…\. Found: ….*\(And 2 more\.\)$/)
  t.ok((reasonOf(long)?.length ?? 0) <= 2048)
})

t.test('patterns take one second in total, and block no other work', async (t) => {
  const output = { text: `${'a'.repeat(40)}!`, isWhole: true }
  let turns = 0
  const turning = setInterval(() => {
    turns++
  }, 10)
  const startedAt = performance.now()
  const checks = await checkOutcome(
    readExpectation('output matches: /!$/\noutput matches: /^(a+)+$/\noutput matches: /a/\noutput contains: a').checks,
    { exitCode: 0, output, error: output },
  )
  clearInterval(turning)
  const late = 'Matching the pattern took longer than one second.'
  t.same(
    checks.map(({ passed, found }) => passed || found),
    [true, true, late, late, true],
  )
  t.ok(performance.now() - startedAt >= 1_000)
  t.ok(turns > 2, 'the service goes on meanwhile')
  const deep = await checkOutcome(
    readExpectation('output matches: /^(?:a|b)*$/\noutput matches: /(?:x{1,1000}){1,1000}y/').checks,
    { exitCode: 0, output: { text: 'ab'.repeat(500_000), isWhole: true }, error: output },
  )
  for (const { passed, found } of deep.slice(1)) t.ok(passed || found)
})

function pids(): number[] {
  return pidsHere().map(Number)
}

function parentOf(pid: number): number {
  return Number(
    procFile(pid, 'stat')
      .replace(/\(.*\)/, 'name')
      .split(' ')[3],
  )
}

function statesOf(parent: number): string {
  return pids()
    .filter((pid) => parentOf(pid) === parent)
    .map(
      (pid) =>
        procFile(pid, 'stat')
          .replace(/\(.*\)/, 'name')
          .split(' ')[2],
    )
    .join('')
}
