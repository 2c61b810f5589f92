import t from 'tap'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { listPidsFrom, newestPid } from '../../src/platform/processes/process-list.ts'
import { ProcessTrees, countForks } from '../../src/platform/processes/process-trees.ts'
import { OutputRing } from '../../src/platform/streams/output-ring.ts'
import { waitUntil } from '../support/wait.ts'

const skip = existsSync('/proc/self/stat') ? false : 'only Linux shows its processes as files'
const namespace = [...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--pid', '--']
const skipNamespace =
  spawnSync('unshare', [...namespace, 'true']).status === 0 ? false : 'the system lets nobody make a namespace'

t.test('a process that left its session is found, however many processes there were since', { skip }, async (t) => {
  // Unknown, before pids began again at the lowest, and just now: the last looks at the newest processes alone.
  for (const forksBefore of [undefined, (countForks() ?? 0) - 100_000_000, countForks()]) {
    const mark = `GANTRY_TEST_MARK=${String(forksBefore)}`
    const child = spawn('/bin/sh', ['-c', '(setsid sleep 1000 &) ; echo ready'], {
      env: { PATH: '/usr/bin:/bin', GANTRY_TEST_MARK: String(forksBefore) },
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const trees = new ProcessTrees({ hangUpMs: 1_000 })
    const root = trees.root(child.pid ?? 0, mark, forksBefore)
    await Promise.all([once(child, 'exit'), once(child.stdout.resume(), 'data')])
    // A process that is becoming another program shows no environment for a moment.
    await waitUntil(() => marked(mark).length > 0)
    t.equal(await trees.end(root), true)
    t.same(marked(mark), [], 'it has ended')
  }
})

t.test('a process that exits and waits for others to be reaped has ended', { skip: skipNamespace }, async (t) => {
  // The shell becomes a program that reaps nothing, so that the first process of the namespace waits for the second
  // one.
  const script = 'GANTRY_TEST_MARK=first sleep 1000 & echo $!; sleep 1000 & exec sleep 1000'
  const child = spawn('unshare', [...namespace, 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  t.teardown(() => child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const first = Number(line.toString())
  await waitUntil(() => readFileSync(`/proc/${child.pid}/comm`, 'utf8') === 'sleep\n')
  const trees = new ProcessTrees({ hangUpMs: 10 })
  t.equal(await trees.end(trees.root(first, 'GANTRY_TEST_MARK=first')), true)
  t.match(readFileSync(`/proc/${first}/stat`, 'latin1'), `${first} (sleep) S`)
})

t.test('one look at the newest processes sees those that a list has', { skip }, async (t) => {
  const first = spawn('sleep', ['1000'])
  const last = spawn('sleep', ['1000'])
  t.teardown(() => [first, last].forEach((child) => child.kill('SIGKILL')))
  const [lowest, newest] = [first.pid ?? 0, newestPid()]
  t.ok(newest >= (last.pid ?? Infinity), 'the system says which is the newest')
  for (const each of [newest, lowest + 10_000, Infinity, 0]) {
    const pids = listPidsFrom(lowest, each)
    t.ok(pids.includes(lowest) && pids.includes(last.pid ?? 0), `those up to ${each}`)
    t.same(
      pids,
      pids.filter((pid) => pid >= lowest).toSorted((one, other) => one - other),
    )
  }
  const all = listPidsFrom(1, Infinity)
  t.same(
    all,
    all.toSorted((one, other) => one - other),
    'in order of their numbers, of however many digits',
  )
})

t.test('forks of the machine are counted', { skip }, async (t) => {
  const before = countForks() ?? NaN
  await once(spawn('true'), 'exit')
  t.ok((countForks() ?? NaN) > before)
})

t.test('a ring of output keeps its newest bytes while it grows and once it is full', (t) => {
  for (const lengths of [
    [1, 2, 3],
    [10_000],
    [4096, 1, 4096],
    [9_999, 1, 1],
    [20_001, 7],
    [3_000, 3_000, 3_000, 3_000],
  ]) {
    const ring = new OutputRing(10_000)
    let all = Buffer.alloc(0)
    for (const length of lengths) {
      const bytes = Buffer.from(Array.from({ length }, (_, index) => (all.length + index) % 251))
      ring.append(bytes)
      all = Buffer.concat([all, bytes])
      t.equal(ring.end, all.length)
      t.equal(ring.start, Math.max(0, all.length - 10_000))
      t.ok(ring.copy(ring.start, ring.end).equals(all.subarray(ring.start)), `${lengths.join()} up to ${all.length}`)
    }
  }
  t.end()
})

function marked(mark: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return readFileSync(`/proc/${name}/environ`).includes(`${mark}\0`)
    } catch {
      return false
    }
  })
}
