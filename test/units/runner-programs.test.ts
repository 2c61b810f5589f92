import t from 'tap'
import type { Test } from 'tap'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'
import { SecretMask } from '../../src/platform/secrets/secret-mask.ts'
import { RemotePrograms } from '../../src/runner/programs/remote-programs.ts'
import { pipeFolderPrefix } from '../../src/runner/programs/pipes.ts'
import { programHostLimits } from '../../src/runner/programs/program-host.ts'
import type { ProgramChange, ProgramExit, ProgramOrder, ProgramStream } from '../../src/runner/programs/program-host.ts'
import { pidFile } from '../../src/runner/protocol.ts'
import { RunnerClient, stopRunner } from '../../src/runner/runner-client.ts'
import { makeFolder } from '../support/folder.ts'
import { waitUntil } from '../support/wait.ts'

const counted = 6_600_000
let marks = 0

t.test('a slow reader gets every byte of 50 MB, and never more than it may leave unacknowledged', async (t) => {
  const { programs } = prepare(t).connect()
  await programs.open('one', orderOf(`seq 1 ${counted}`), { about: {} })
  let [received, acknowledged, ahead] = [0, 0, 0]
  const hash = createHash('sha256')
  const exited = Promise.withResolvers<ProgramExit>()
  const following = programs.follow(
    'one',
    { output: 0, error: 0 },
    {
      onOutput: (_, position, bytes) => {
        if (position !== received) exited.reject(new Error(`position ${position} follows ${received}`))
        received += bytes.length
        ahead = Math.max(ahead, received - acknowledged)
        hash.update(bytes)
        // It takes what has come only when nothing more comes.
        if (received - acknowledged >= programHostLimits.unreadBytes) void acknowledge()
      },
      onExit: (exit) => exited.resolve(exit),
      onLost: () => exited.reject(new Error('lost')),
    },
  )
  async function acknowledge(): Promise<void> {
    const follower = await following
    acknowledged = received
    follower.acknowledge({ output: received, error: 0 })
  }
  t.match(await exited.promise, { exitCode: 0, isGone: true })
  t.ok(received > 50_000_000)
  t.ok(ahead <= programHostLimits.unreadBytes + 64 * 1024, `${ahead} bytes were ahead`)
  t.equal(hash.digest('hex'), hashOfCount())
})

t.test('a connection that is cut again and again in a flood is taken up with every byte', async (t) => {
  const { programs, runner } = prepare(t).connect()
  await programs.open('one', orderOf('seq 1 2000000; seq 1 10 >&2'), { about: {} })
  let cuts = 0
  const followed = await follow(programs, 'one', {
    onBytes: (received) => {
      if (received.output < (cuts + 1) * 1_000_000 || cuts === 5) return
      cuts += 1
      runner.connection?.close()
    },
  })
  t.match(await followed.exited, { exitCode: 0 })
  t.equal(cuts, 5)
  t.ok(followed.text('output') === count(2_000_000), 'no byte is lost or twice')
  t.equal(followed.text('error'), count(10))
})

t.test('opened and written to once more, a program runs once and takes its input once', async (t) => {
  const { programs } = prepare(t).connect()
  const order = { ...orderOf('echo begun; cat'), input: 'pipe' } as const
  const [first, again] = await Promise.all([
    programs.open('one', order, { about: {} }),
    programs.open('one', order, { about: {} }),
  ])
  t.same(first, again)
  const followed = await follow(programs, 'one')
  for (const [position, text] of [
    [0, 'abc'],
    [0, 'abc'],
    [2, 'cde'],
    [5, 'f'],
  ] as const)
    await programs.write('one', position, Buffer.from(text))
  await t.rejects(programs.write('one', 9, Buffer.from('x')), /no input at this position/)
  await programs.endInput('one')
  t.match(await followed.exited, { exitCode: 0 })
  t.equal(followed.text('output'), 'begun\nabcdef')
  t.same(await programs.open('one', order, { about: {} }), first, 'nor does it run again once it has ended')
})

t.test('the next service finds what ended meanwhile: its output, its end, and why', async (t) => {
  const { connect } = prepare(t)
  const { programs } = connect()
  const { pid } = await programs.open(
    'late',
    { ...orderOf('echo ready; sleep 1000'), timeoutMs: 300 },
    { about: { job: 'a' } },
  )
  const expiresAt = Date.now() + 300
  const { pid: expired } = await programs.open('expired', { ...orderOf('sleep 1000'), expiresAt }, { about: {} })
  await programs.open('ended', orderOf('echo done; exit 3'), { about: {} })
  await programs.open('tied', { ...orderOf('sleep 1000'), isTied: true }, { about: {} })
  await programs.close()
  await waitUntil(() => ![pid, expired].some((each) => existsSync(`/proc/${each}`)))
  const next = connect().programs
  const exitOf = async (wanted: string) => (await next.find()).find(({ id }) => id === wanted)?.exit
  for (const id of ['late', 'expired', 'ended', 'tied']) await waitUntil(async () => (await exitOf(id)) !== undefined)
  t.match(await exitOf('late'), { signal: 'SIGHUP', endedBy: 'timeout', isGone: true })
  t.match(await exitOf('expired'), { endedBy: 'expired' })
  t.match(await exitOf('ended'), { exitCode: 3 })
  t.match(await exitOf('tied'), { endedBy: 'service' })
  t.match((await next.find()).find(({ id }) => id === 'late')?.about, { job: 'a' })
  const followed = await follow(next, 'ended')
  await followed.exited
  t.equal(followed.text('output'), 'done\n')
  t.equal(`${await next.newest('ended', 'output', 4)}`, 'done', 'what was acknowledged is retained for a while')
  await next.forget('ended')
  await t.rejects(follow(next, 'ended'), { code: 'UNKNOWN_PROGRAM' })
})

t.test('a program of one service outlives a cut connection, and is ended and forgotten for the next', async (t) => {
  const { connect } = prepare(t)
  const { programs, runner } = connect()
  const { pid } = await programs.open(
    'own',
    { ...orderOf('setsid sleep 1000 & cat'), input: 'pipe', isOwned: true },
    { about: {} },
  )
  const followed = await follow(programs, 'own')
  const cut = runner.connection
  cut?.close()
  await waitUntil(() => runner.connection !== undefined && runner.connection !== cut)
  await programs.write('own', 0, Buffer.from('still here'))
  await waitUntil(() => followed.text('output') === 'still here')
  await programs.close()
  const next = connect().programs
  await waitUntil(async () => (await next.find()).length === 0)
  await waitUntil(() => !existsSync(`/proc/${pid}`), 'the end of the program')
})

t.test('what a program of one service says does not pass through the runner', async (t) => {
  const { data, connect } = prepare(t)
  const { programs } = connect()
  const order = { ...orderOf('cat; seq 1 300000; echo last >&2; exit 3'), input: 'pipe', isOwned: true } as const
  await programs.open('own', order, { about: {} })
  const followed = await follow(programs, 'own')
  const runner = Number(readFileSync(join(data, pidFile), 'utf8'))
  t.teardown(() => process.kill(runner, 'SIGCONT'))
  process.kill(runner, 'SIGSTOP')
  await programs.write('own', 0, Buffer.from('said\n'))
  await waitUntil(() => followed.text('output') === 'said\n')
  await programs.endInput('own')
  process.kill(runner, 'SIGCONT')
  t.match(await followed.exited, { exitCode: 3, isGone: true }, 'how it ended is told by the runner')
  t.ok(followed.text('output') === `said\n${count(300_000)}`, 'every byte comes before its end')
  t.equal(followed.text('error'), 'last\n')
  const closed = followed.changes.flatMap((change) => (change.kind === 'closed' ? change.pipe : []))
  t.same(closed.filter((pipe) => pipe !== 'input').sort(), ['error', 'output'], 'each once')
  t.same(
    readdirSync(data).filter((name) => name.startsWith(pipeFolderPrefix)),
    [],
    'its pipes have no names any more',
  )
})

t.test('who follows learns which pipes a program closes, and of its end before its processes have ended', async (t) => {
  const { programs } = prepare(t).connect()
  const leaves = 'echo last; exec >&-; (trap "" TERM; exec 2>&-; sleep 1000) & exit 3'
  const order = { ...orderOf(leaves), ending: { signal: 'SIGTERM', graceMs: 0 } } as const
  await programs.open('one', order, { about: {} })
  const followed = await follow(programs, 'one')
  t.match(await followed.exited, { exitCode: 3, isGone: true })
  t.equal(followed.text('output'), 'last\n')
  const told = followed.changes.map((change) => (change.kind === 'closed' ? change.pipe : change.kind))
  t.ok(told.includes('exited') && told.includes('output'), told.join())
})

t.test('a program that nobody follows waits, and loses nothing', async (t) => {
  const { connect } = prepare(t)
  const { programs } = connect()
  await programs.open('one', orderOf('seq 1 1000000; seq 1 300000 >&2'), { about: {} })
  await programs.close()
  const followed = await follow(connect().programs, 'one')
  t.match(await followed.exited, { exitCode: 0 })
  t.ok(followed.text('output') === count(1_000_000))
  t.ok(followed.text('error') === count(300_000))
})

t.test('a program is signalled, and ended with all that it started', async (t) => {
  const { programs } = prepare(t).connect()
  await programs.open('one', orderOf('trap "echo heard" USR1; echo ready; while :; do sleep 0.05; done'), { about: {} })
  const followed = await follow(programs, 'one')
  await waitUntil(() => followed.text('output') === 'ready\n')
  await programs.signal('one', 'SIGUSR1')
  await waitUntil(() => followed.text('output') === 'ready\nheard\n')
  t.ok(await programs.end('one'))
  t.match(await followed.exited, { signal: 'SIGHUP', isGone: true })
})

t.test('kill -9 of the runner is noticed at once, and leaves nothing of its programs', async (t) => {
  const { data, connect } = prepare(t)
  const { programs } = connect()
  let isLost = false
  const { pid } = await programs.open('one', orderOf('setsid sleep 1000 & sleep 1000'), { about: {} })
  const events = { onOutput: () => {}, onExit: () => {}, onLost: () => void (isLost = true) }
  await programs.follow('one', { output: 0, error: 0 }, events)
  process.kill(Number(readFileSync(join(data, pidFile), 'utf8')), 'SIGKILL')
  // A runner that is just dying may look as if it were only silent: then the next look finds it gone.
  await waitUntil(() => isLost)
  await waitUntil(() => !existsSync(`/proc/${pid}`))
  t.same(await programs.find(), [])
  await t.rejects(programs.end('one'), { code: 'RUNNER_GONE' })
})

function prepare(t: Test) {
  const data = makeFolder(t)
  t.teardown(() => stopRunner(data))
  return {
    data,
    connect() {
      const runner = new RunnerClient({ folder: data, secretMask: new SecretMask() })
      const programs = new RemotePrograms(runner)
      t.teardown(() => programs.close())
      return { runner, programs }
    },
  }
}

function orderOf(command: string): ProgramOrder {
  const mark = `GANTRY_TEST_MARK=${process.pid}_${++marks}`
  const [name = '', value = ''] = mark.split('=')
  const environment = { PATH: process.env.PATH ?? '', [name]: value }
  const sandbox = noSandbox().settings
  return { command: ['/bin/sh', '-c', command], cwd: '/', environment, sandbox, confinement: {}, mark, input: 'none' }
}

type Received = Record<ProgramStream, number>

/** Follows a program, and acknowledges what comes at once. */
async function follow(
  programs: RemotePrograms,
  id: string,
  { onBytes = () => {} }: { readonly onBytes?: (received: Received) => void } = {},
) {
  const parts: Record<ProgramStream, Buffer[]> = { output: [], error: [] }
  const received: Received = { output: 0, error: 0 }
  const changes: ProgramChange[] = []
  const exited = Promise.withResolvers<ProgramExit>()
  const following = programs.follow(
    id,
    { ...received },
    {
      onOutput: (stream, position, bytes) => {
        if (position !== received[stream]) exited.reject(new Error(`position ${position} follows ${received[stream]}`))
        received[stream] += bytes.length
        parts[stream].push(bytes)
        void following.then((follower) => follower.acknowledge({ ...received }))
        onBytes(received)
      },
      onChange: (change) => changes.push(change),
      onExit: (exit) => exited.resolve(exit),
      onLost: () => exited.reject(new Error('lost')),
    },
  )
  await following
  return { exited: exited.promise, changes, text: (stream: ProgramStream) => Buffer.concat(parts[stream]).toString() }
}

/** What `seq 1 to` writes. */
function count(to: number): string {
  return Array.from({ length: to }, (_, index) => `${index + 1}\n`).join('')
}

function hashOfCount(): string {
  const hash = createHash('sha256')
  for (let from = 0; from < counted; from += 100_000)
    hash.update(Array.from({ length: 100_000 }, (_, index) => `${from + index + 1}\n`).join(''))
  return hash.digest('hex')
}
