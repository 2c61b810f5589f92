import t from 'tap'
import type { Test } from 'tap'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LauncherName } from '../../src/platform/sandbox/launch.ts'
import { openSandbox } from '../../src/platform/sandbox/sandbox.ts'
import { LocalPrograms } from '../../src/runner/programs/local-programs.ts'
import { programHostLimits } from '../../src/runner/programs/program-host.ts'
import type { ProgramExit, ProgramOrder } from '../../src/runner/programs/program-host.ts'
import { makeFolder } from '../support/folder.ts'
import { folders, isRoot, obstacleTo } from '../support/sandboxes.ts'
import { readUntil } from '../support/wait.ts'

const user = isRoot ? 'root' : 'ordinary user'
let count = 0

/** A host with a sandbox around one project. */
async function openHost(t: Test, launcher: LauncherName) {
  const project = makeFolder(t)
  mkdirSync(join(project, 'one'))
  const workFolder = join(makeFolder(t), 'sandbox')
  const site = {
    secretPaths: [workFolder],
    sharedPaths: [project],
    readOnlyPaths: [],
    shownPaths: [],
    home: undefined,
    homeSight: 'private',
  } as const
  const sandbox = await openSandbox({ site, workFolder, launchers: [launcher], searchPath: folders.join(':') })
  const host = new LocalPrograms({
    folder: makeFolder(t),
    limits: programHostLimits,
    wrap: ({ confinement, ...program }) => sandbox.wrap(program, confinement),
  })
  t.teardown(async () => {
    await host.close()
    sandbox.close()
  })
  const orderOf = (script: string, given: Partial<ProgramOrder['confinement']> = {}) => {
    const mark = `GANTRY_JOB_ID=${++count}`
    return {
      command: ['/bin/sh', '-c', script],
      cwd: project,
      environment: { PATH: '/usr/bin:/bin', HOME: '/', GANTRY_JOB_ID: String(count) },
      sandbox: sandbox.settings,
      confinement: { occupant: 'person', owner: { name: 'user', place: 'task' }, hasNetwork: true, ...given },
      mark,
      input: 'none',
    } satisfies ProgramOrder
  }
  const run = (script: string, given: Partial<ProgramOrder['confinement']> = {}) => runOne(host, orderOf(script, given))
  const whenOneWaits = () =>
    readUntil(
      () => host.waiting?.sandbox,
      (sandbox) => sandbox !== undefined,
      'a sandbox that waits',
    )
  return { project, host, orderOf, run, whenOneWaits }
}

async function runOne(host: LocalPrograms, order: ProgramOrder) {
  const id = String(++count)
  const { pid } = await host.open(id, order, { about: {} })
  const output = { output: '', error: '' }
  const { promise, resolve } = Promise.withResolvers<ProgramExit>()
  const onOutput = (stream: keyof typeof output, _position: number, bytes: Buffer) => {
    output[stream] += bytes.toString()
  }
  await host.follow(id, { output: 0, error: 0 }, { onOutput, onExit: resolve, onLost: () => {} })
  const { durationMs: _, ...exit } = await promise
  await host.forget(id)
  return { pid, ...output, exit }
}

for (const launcher of ['unshare', 'bwrap'] as const) {
  const skip = obstacleTo({ launcher, user }) ?? false
  t.test(`a program in a sandbox of ${launcher} that waited`, { skip }, async (t) => {
    t.test('is the same as one in a sandbox of its own', async (t) => {
      const { host, run, whenOneWaits } = await openHost(t, launcher)
      const scripts = [
        'exit 7',
        'kill -KILL $$',
        'kill -TERM $$',
        'echo out; echo err >&2; echo named > /dev/stderr; cat; pwd',
        'env | grep -v ^GANTRY_JOB_ID= | sort',
        'readlink /proc/$$/fd/0; ls /proc/$$/fd; ulimit -a; umask; trap',
        'grep -E "^(Cap|NoNewPrivs|Seccomp|Sig[PBIC]|Uid|Gid|Groups)" /proc/self/status; cat /proc/self/oom_score_adj',
        'cut -d" " -f4- /proc/self/mountinfo | sed "s/ \\(shared\\|master\\):[0-9]*//g" | sort',
        'set -- /proc/[0-9]*; echo $#',
        'cat /proc/net/dev | grep -c :; ls -a /tmp',
        'exec no-such-program',
      ]
      for (const script of scripts) {
        await host.endTied()
        const alone = await run(script)
        const waiting = await whenOneWaits()
        const ours = await run(script)
        t.equal(ours.pid, waiting?.pid, 'its process is the one that waited')
        t.same({ ...ours, pid: 0 }, { ...alone, pid: 0 }, script)
      }
    })

    t.test('is the only one that runs there, and finds nothing of what it waited with', async (t) => {
      const { run, whenOneWaits } = await openHost(t, launcher)
      await run('true')
      const waiting = await whenOneWaits()
      // A process that has just been made has the variables of its parent for a moment.
      const mark = await readUntil(
        () => /GANTRY_JOB_ID=([0-9a-f-]{36})\0/.exec(readFileSync(`/proc/${waiting?.pid}/environ`, 'utf8'))?.[1],
        (found) => found !== undefined,
        'the launcher has a mark, by which it is ended with all that it started',
      )
      const first = await run('tr "\\0" "\\n" < /proc/$$/environ; echo begun > /dev/shm/note || true')
      t.equal(first.pid, waiting?.pid)
      t.notMatch(first.output, mark ?? '')
      const next = await whenOneWaits()
      t.not(next?.pid, first.pid)
      const second = await run('cat /dev/shm/note')
      t.equal(second.pid, next?.pid)
      t.equal(second.output, '')
    })

    t.test('sees what it is to see', async (t) => {
      const { project, run, whenOneWaits } = await openHost(t, launcher)
      const hidden = { readOnly: [join(project, 'one')] }
      const others: (readonly [why: string, Partial<ProgramOrder['confinement']>])[] = [
        ['a wall more', hidden],
        ['no network', { hasNetwork: false }],
        ['another owner', { owner: { name: 'other', place: 'task' } }],
        ['other limits', { limits: { cpuSeconds: 7 } }],
      ]
      for (const [why, given] of others) {
        await run('true')
        const waiting = await whenOneWaits()
        t.not((await run('true', given)).pid, waiting?.pid, why)
      }
      await run('true', hidden)
      const waiting = await whenOneWaits()
      renameSync(join(project, 'one'), join(project, 'two'))
      mkdirSync(join(project, 'one'))
      const { pid, exit } = await run('touch one/made', hidden)
      t.not(pid, waiting?.pid, 'a folder that was replaced is another one')
      t.match(exit, { exitCode: 1 })
    })

    t.test('is reserved by its process or by its place', async (t) => {
      const { host, run, orderOf, whenOneWaits } = await openHost(t, launcher)
      await run('true')
      await whenOneWaits()
      const waiting = await whenOneWaits()
      t.equal((await host.reserve('a', 'MARK=2', { place: 'task' }))?.pid, waiting?.pid)
      t.equal((await host.open('a', orderOf('true'), { about: {} })).pid, waiting?.pid)
      const next = await whenOneWaits()
      t.equal((await host.reserve('b', 'MARK=3', { pid: next?.pid ?? 0 }))?.pid, next?.pid)
      const { pid } = await host.open('b', orderOf('true', { hasNetwork: false }), { about: {} })
      t.not(pid, next?.pid, 'one that does not fit is not used')
      await whenGone(next?.pid)
      const last = await whenOneWaits()
      t.not((await host.reserve('c', 'MARK=4', { place: 'elsewhere' }))?.pid, last?.pid, 'another place')
    })

    t.test('waits only while its service is there', async (t) => {
      const { host, run, whenOneWaits } = await openHost(t, launcher)
      await run('true')
      const waiting = await whenOneWaits()
      await host.endTied()
      t.equal(host.waiting?.sandbox, undefined)
      await whenGone(waiting?.pid)
      await run('true')
      const last = await whenOneWaits()
      process.kill(last?.pid ?? 0, 'SIGKILL')
      await readUntil(
        () => host.waiting?.sandbox,
        (sandbox) => sandbox === undefined,
        'the end of the sandbox',
      )
      const { pid, exit } = await run('true')
      t.not(pid, last?.pid)
      t.match(exit, { exitCode: 0 }, 'after one was killed, another one does it')
      await whenOneWaits()
    })

    t.test('is made for programs that run one after the other', async (t) => {
      const { project, run, host, whenOneWaits } = await openHost(t, launcher)
      const long = run('until [ -e go ]; do sleep 0.05; done')
      const waiting = await whenOneWaits()
      for (let runs = 0; runs < 5; runs++) await run('true', { owner: { name: 'user', place: String(runs) } })
      t.same(await whenOneWaits(), waiting, 'none for others while one runs')
      writeFileSync(join(project, 'go'), '')
      await long
      await run('true', { owner: { name: 'user', place: 'last' } })
      await readUntil(
        () => host.waiting?.sandbox,
        (sandbox) => sandbox?.place === 'last',
        'the sandbox for the last one',
      )
    })
  })
}

function whenGone(pid = 0): Promise<unknown> {
  return readUntil(
    () => isThere(pid),
    (found) => !found,
    'the end of the sandbox',
  )
}

function isThere(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
