import t from 'tap'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { activityOf, mayAnswer } from '../../src/platform/processes/process-activity.ts'
import { TimeIsOver } from '../../src/platform/work/within-time.ts'
import { heard } from '../../src/runner/heard.ts'
import { makeFolder } from '../support/folder.ts'
import { waitUntil } from '../support/wait.ts'

const hasFiles = existsSync('/proc/self/stat')
const asleep = { state: 'S', startTime: 7 }
const silent = { connection: { received: 0 }, pid: 1, silenceMs: 2 }

t.test('a process that works or sleeps may answer; one that is stopped or has ended does not', async (t) => {
  if (!hasFiles) return t.comment('the system does not show processes as files')
  const child = spawn(process.execPath, ['-e', "process.stdin.on('data', () => { for (;;); })"], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const pid = child.pid ?? 0
  const now = () => activityOf(pid)
  await waitUntil(() => now()?.state === 'S', 'sleep')
  const first = now()
  t.ok(mayAnswer(first, first), 'it sleeps')
  child.stdin.write('work')
  await waitUntil(() => now()?.state === 'R', 'work')
  t.ok(mayAnswer(first, now()), 'it works')
  child.kill('SIGSTOP')
  await waitUntil(() => now()?.state === 'T', 'a stop')
  t.notOk(mayAnswer(first, now()), 'it is stopped')
  t.notOk(mayAnswer({ state: 'R', startTime: 1 }, first), 'it is another process')
  child.kill('SIGKILL')
  await once(child, 'exit')
  t.equal(now(), undefined)
  t.notOk(mayAnswer(first, now()))
})

t.test('a runner that is kept asleep is late and not lost, however often it is looked at', async (t) => {
  if (!hasFiles) return t.comment('the system does not show processes as files')
  // It sleeps in the system call that opens the pipe: no processor time passes, as while a child waits for one.
  const pipe = join(makeFolder(t), 'pipe')
  execFileSync('mkfifo', [pipe])
  const child = spawn(
    process.execPath,
    ['-e', `console.log(require('fs').readFileSync(${JSON.stringify(pipe)}, 'utf8'))`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  t.teardown(() => child.kill('SIGKILL'))
  const pid = child.pid ?? 0
  const answer = once(child.stdout, 'data').then(([bytes]) => String(bytes))
  const looks = 50
  let looksAsleep = 0
  const look = () => {
    const activity = activityOf(pid)
    if (activity?.state === 'S' && ++looksAsleep === looks) writeFileSync(pipe, 'the answer')
    return activity
  }
  t.equal(await heard(answer, { ...silent, pid, lateMs: Infinity, look }), 'the answer\n')
  t.ok(looksAsleep >= looks, 'it slept at each of them')
})

t.test('a runner that is stopped, has ended or is another process is given up at the first look', async (t) => {
  const endings = [{ ...asleep, state: 'T' }, { ...asleep, state: 'Z' }, { ...asleep, startTime: 8 }, undefined]
  for (const ending of endings) {
    const seen = [asleep, ending]
    const look = () => seen.shift()
    await t.rejects(heard(new Promise(() => {}), { ...silent, look }), TimeIsOver, JSON.stringify(ending))
    t.same(seen, [])
  }
  await t.rejects(heard(new Promise(() => {}), { ...silent, pid: undefined }), TimeIsOver, 'of an unknown process')
})

t.test(
  'one that sleeps for much longer is given up as well, and one that answers between two looks is heard',
  async (t) => {
    let looks = 0
    const look = () => {
      looks += 1
      return asleep
    }
    await t.rejects(heard(new Promise(() => {}), { ...silent, lateMs: 20, look }), TimeIsOver)
    t.equal(looks, 11, 'one before, and one after each silence')
    const { promise, resolve } = Promise.withResolvers<string>()
    const answering = () => {
      resolve('late')
      return { ...asleep, state: 'T' }
    }
    t.equal(await heard(promise, { ...silent, look: answering }), 'late')
  },
)
