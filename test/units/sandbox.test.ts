import t from 'tap'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeFolder } from '../support/folder.ts'
import { pidsHere, procFile, sleepersOf } from '../support/proc.ts'
import { canary, commandOf, environment, folders, isRoot, makePlace } from '../support/sandboxes.ts'
import { obstacleTo, orderOf, ordinary, run, settings } from '../support/sandboxes.ts'
import type { Setting } from '../support/sandboxes.ts'
import { readUntil } from '../support/wait.ts'

for (const setting of settings) {
  const obstacle = obstacleTo(setting)
  t.test(`${setting.launcher} as ${setting.user}`, { skip: obstacle ?? false }, async (t) => {
    t.test('is taken when it is tried', async (t) => {
      const [answer] = await run(setting, makePlace(t, setting), ['echo ready'])
      t.match(answer, { launcher: setting.launcher, output: 'ready\n', exit: { exitCode: 0 } })
    })

    t.test('a program cannot read a secret by any path', async (t) => {
      const place = makePlace(t, setting)
      const answers = await run(setting, place, [
        'cat /proc/*/environ | tr "\\0" "\\n"',
        'cat /proc/$SERVICE/environ',
        'cat .gantry/data/secret',
        `cat ${place.data}/secret`,
        'cat /proc/1/cwd/.gantry/data/secret',
        'cat /proc/1/root$PWD/.gantry/data/secret',
        'mkdir other && unshare --user --map-root-user --mount sh -c "mount --bind .gantry other; cat other/data/secret"',
        'unshare --user --map-root-user --mount sh -c "mount --bind / /mnt; cat /mnt$PWD/.gantry/data/secret"',
        'unshare --user --map-root-user --mount sh -c "umount .gantry/data; cat .gantry/data/secret"',
        'nsenter --target 1 --mount cat .gantry/data/secret',
        'cat .gantry/data/sandbox/*.fstab; cd .gantry/data && cat secret ../data/secret',
      ])
      for (const { output } of answers) t.notMatch(output, canary)
    })

    t.test('a program cannot change the data, uncover it or put other data in its place', async (t) => {
      const place = makePlace(t, setting)
      const attempts = [
        'echo evil > .gantry/data/secret',
        'echo evil > .gantry/data/new',
        'rm -r .gantry/data',
        'mv .gantry/data elsewhere',
        'mv .gantry elsewhere',
        `mv ${place.project} ${place.project}-elsewhere`,
        'umount .gantry/data',
        'umount -l .gantry/data',
        'mount -o remount,rw .gantry/data',
        'mount -t tmpfs tmpfs .gantry/data',
        'kill -9 $SERVICE',
      ]
      for (const [index, { exit }] of (await run(setting, place, attempts)).entries())
        t.ok('exitCode' in exit && exit.exitCode > 0, attempts[index] ?? '')
      t.equal(readFileSync(join(place.data, 'secret'), 'utf8'), canary)
      t.same(readdirSync(place.data).toSorted(), ['sandbox', 'secret'])
    })

    t.test('a program cannot reach the disks nor the settings of the kernel', async (t) => {
      const answers = await run(setting, makePlace(t, setting), [
        'find /dev -type b',
        'cat /proc/sys/kernel/core_pattern > /proc/sys/kernel/core_pattern',
        'ls /dev/null /dev/zero /dev/urandom /dev/tty /dev/ptmx > /dev/null && echo x > /dev/null && head -c 3 /dev/zero | wc -c',
        'grep -E "^(Cap(Inh|Prm|Eff|Amb)|NoNewPrivs)" /proc/self/status',
      ])
      t.equal(answers[0]?.output, '')
      t.not(answers[1] && 'exitCode' in answers[1].exit && answers[1].exit.exitCode, 0)
      t.match(answers[2], { output: '3\n', exit: { exitCode: 0 } })
      t.equal(
        answers[3]?.output.replaceAll(/\s+/g, ' '),
        'CapInh: 0000000000000000 CapPrm: 0000000000000000 CapEff: 0000000000000000 CapAmb: 0000000000000000 NoNewPrivs: 1 ',
      )
    })

    t.test('what a program leaves running ends with it, also without its environment and its session', async (t) => {
      const seconds = `${200_000 + process.pid}.${settings.indexOf(setting)}`
      await run(setting, makePlace(t, setting), [
        `env -i setsid sleep ${seconds} > /dev/null 2>&1 & (trap '' HUP TERM; exec sleep ${seconds}) > /dev/null 2>&1 & true`,
      ])
      await readUntil(
        () => sleepersOf(seconds),
        (found) => found.length === 0,
        'the end of every process',
      )
    })

    t.test('programs that end at once leave no process', async (t) => {
      const tag = `sandbox-test-${process.pid}-${settings.indexOf(setting)}`
      const program = { script: 'exit 0', environment: { TAG: tag } }
      await run(
        setting,
        makePlace(t, setting),
        Array.from({ length: 20 }, () => program),
      )
      const left = () => pidsHere().filter((pid) => procFile(pid, 'environ').includes(`TAG=${tag}\0`))
      await readUntil(left, (found) => found.length === 0, 'the end of every process')
    })

    // bwrap reports the end as soon as its process 1 knows of it.
    const isEarly = setting.launcher === 'bwrap'
    t.test('the end of a program is reported when nothing of its sandbox is left', { skip: isEarly }, async (t) => {
      const scripts = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'exit 0' : 'sleep 1000 & exit 1'))
      const answers = await run(setting, makePlace(t, setting), scripts)
      t.same(
        answers.map(({ left }) => left),
        scripts.map(() => []),
      )
    })

    t.test('nothing outlives the service', async (t) => {
      const seconds = `${300_000 + process.pid}.${settings.indexOf(setting)}`
      const script = `env -i setsid sleep ${seconds} & exec sleep ${seconds}`
      const [file, args] = commandOf(setting, orderOf(setting, makePlace(t, setting), [{ script }]))
      const service = spawn(file, args, { env: environment, stdio: 'ignore' })
      const ended = once(service, 'exit')
      await readUntil(
        () => sleepersOf(seconds),
        (found) => found.length === 2,
        'both processes',
      )
      service.kill('SIGKILL')
      await ended
      await readUntil(
        () => sleepersOf(seconds),
        (found) => found.length === 0,
        'the end of every process',
      )
    })

    t.test('the end of a program is reported unchanged', async (t) => {
      const answers = await run(setting, makePlace(t, setting), [
        'exit 0',
        'exit 7',
        'kill -9 $$',
        'kill -TERM $$',
        'echo out; echo err >&2; exit 1',
      ])
      t.same(
        answers.map(({ exit }) => exit),
        [
          { exitCode: 0 },
          { exitCode: 7 },
          { signal: constants.signals.SIGKILL },
          { signal: constants.signals.SIGTERM },
          { exitCode: 1 },
        ],
      )
      t.same(
        answers.map(({ output }) => output),
        ['', '', '', '', 'out\nerr\n'],
      )
    })

    t.test('the limits are in force', async (t) => {
      const limits = { memoryBytes: 64 * 1024 ** 2, cpuSeconds: 77, fileBytesMax: 4_096, processesMax: 400 }
      const [told, file, memory, score] = await run(
        setting,
        makePlace(t, setting),
        [
          'cat /proc/self/limits',
          'head -c 5000 /dev/zero > big; wc -c < big',
          // tail keeps the line that has no end in its memory.
          'tail -n 1 /dev/zero',
          'cat /proc/self/oom_score_adj',
        ].map((script) => ({ script, rules: { limits } })),
      )
      t.match(told?.output, /Max data size +67108864 +67108864/)
      t.match(told?.output, /Max cpu time +77 +77/)
      t.match(told?.output, /Max file size +4096 +4096/)
      t.match(told?.output, /Max core file size +0 +0/)
      t.match(file?.output, /4096\n/)
      t.match(memory, { output: /memory/, exit: { exitCode: 1 } })
      t.ok(Number(score?.output) > Number(readFileSync('/proc/self/oom_score_adj', 'utf8')))
    })

    t.test('the number of processes is limited', { skip: noProcessLimit(setting) }, async (t) => {
      const [answer] = await run(setting, makePlace(t, setting), [
        {
          script: 'count=0; while [ $count -lt 600 ]; do sleep 60 & count=$((count + 1)); done; echo all',
          rules: { limits: { processesMax: 400 } },
        },
      ])
      t.match(answer?.output, /fork/i)
      t.notMatch(answer?.output, 'all')
    })

    const isByNamespace = setting.launcher === 'unshare' && setting.user === 'root'
    t.test(
      'the number of processes is limited however many programs start at once',
      { skip: isByNamespace ? noProcessLimit(setting) : 'this limit is not one of the namespace' },
      async (t) => {
        const program = { script: 'cat /proc/sys/kernel/pid_max', rules: { limits: { processesMax: 400 } } }
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => run(setting, makePlace(t, setting), Array(8).fill(program))),
        )
        t.same([...new Set(answers.flat().map(({ output }) => output))], ['400\n'])
      },
    )

    t.test('without a network a program reaches only itself', async (t) => {
      const [other, own] = await run(
        setting,
        makePlace(t, setting),
        ['cat /proc/net/dev', 'cat /proc/net/tcp | wc -l'].map((script) => ({ script, rules: { hasNetwork: false } })),
      )
      t.same(
        [...(other?.output ?? '').matchAll(/^ *(\w+):/gm)].map(([, name]) => name),
        ['lo'],
      )
      t.equal(own?.output, '1\n', 'no socket of the machine')
    })

    t.test('a read-only path can be read and not written', async (t) => {
      const place = makePlace(t, setting)
      const fixed = join(place.project, 'a fixed # folder')
      mkdirSync(fixed, { mode: 0o777 })
      writeFileSync(join(fixed, 'file'), 'text')
      chmodSync(fixed, 0o777)
      const [read, written] = await run(
        setting,
        place,
        ['cat "a fixed # folder/file"', 'echo x > "a fixed # folder/new"'].map((script) => ({
          script,
          rules: { readOnly: [fixed, join(place.project, 'missing')] },
        })),
      )
      t.equal(read?.output, 'text')
      t.notSame(written?.exit, { exitCode: 0 })
      t.notOk(existsSync(join(fixed, 'new')))
    })

    t.test('variables of the dynamic linker and of shells reach the program, and not the launcher', async (t) => {
      const [answer] = await run(setting, makePlace(t, setting), [
        { script: 'echo "$LD_PRELOAD $ENV $PLAIN"', environment: { LD_PRELOAD: '/nowhere.so', ENV: 'e', PLAIN: 'p' } },
      ])
      t.match(answer?.output, '/nowhere.so e p\n')
      // The linker complains once for each program that it starts: the shell alone.
      t.equal(answer?.output.match(/cannot be preloaded/g)?.length ?? 0, 1)
    })

    t.test('a program works in its folder, as the user of the service, and its files are that user’s', async (t) => {
      const place = makePlace(t, setting)
      const [answer] = await run(setting, place, ['pwd; id -u; touch made; mkdir -p a/b; mv made a/b/'])
      const uid = setting.user === 'root' || !isRoot ? process.getuid?.() : ordinary
      t.equal(answer?.output, `${place.project}\n${uid}\n`)
      t.ok(existsSync(join(place.project, 'a/b/made')))
    })
  })
}

t.test('a machine without the programs of a launcher has none, and says why', async (t) => {
  const setting: Setting = { launcher: 'unshare', user: isRoot ? 'root' : 'ordinary user' }
  const place = makePlace(t, setting)
  const order = orderOf(setting, place, [{ script: 'echo ran' }])
  const empty = makeFolder(t)
  const options = { ...order.options, launchers: ['bwrap', 'unshare'] as const, searchPath: empty }
  const { stdout } = await promisify(execFile)(...commandOf(setting, { ...order, options }), { env: environment })
  t.match(JSON.parse(stdout), {
    launcher: 'none',
    faults: [/^bwrap: bwrap, prlimit, .+ are not installed$/, /^unshare: unshare, .+ are not installed$/],
    output: 'ran\n',
  })
})

t.test('a launcher whose mounts are incomplete is not taken, and one sentence says why', async (t) => {
  const setting: Setting = { launcher: 'unshare', user: isRoot ? 'root' : 'ordinary user' }
  const place = makePlace(t, setting)
  const order = orderOf(setting, place, [{ script: 'echo ran' }])
  for (const line of ['/root/tmp ', '/root/sys ', '/root/run ', `/root${place.data} `]) {
    const fake = makeFolder(t)
    // It passes over one line of the table, as mount does with what it takes for mounted.
    writeFileSync(
      join(fake, 'mount'),
      `#!/bin/sh\nfor last; do :; done\ngrep -qF '${line}' "$last" || exec /bin/mount "$@"\ngrep -vF '${line}' "$last" > ${fake}/table\nexec /bin/mount --all --fstab ${fake}/table\n`,
    )
    chmodSync(join(fake, 'mount'), 0o755)
    chmodSync(fake, 0o777)
    const site = { ...order.options.site, shownPaths: [fake] }
    const options = { ...order.options, site, searchPath: `${fake}:${folders.join(':')}` }
    const { stdout } = await promisify(execFile)(...commandOf(setting, { ...order, options }), { env: environment })
    const path = line.slice('/root'.length).trim()
    t.match(JSON.parse(stdout), { launcher: 'none', faults: [new RegExp(`^unshare: ${path}[/ ]`)] })
  }
})

/** Why nothing limits the number of processes; false when something does. */
function noProcessLimit({ launcher, user }: Setting): string | false {
  if (user === 'ordinary user') return false
  if (launcher === 'bwrap') return 'bwrap as root has no limit of processes'
  const [major = 0, minor = 0] = readFileSync('/proc/sys/kernel/osrelease', 'utf8').split('.').map(Number)
  return major > 6 || (major === 6 && minor >= 14) ? false : 'kernels before 6.14 hold root to no limit of processes'
}
