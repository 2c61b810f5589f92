import t from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { activityOf, isBusy } from '../../src/platform/processes/process-activity.ts'
import { waitUntil } from '../support/wait.ts'

t.test('a process that works is busy; one that sleeps, is stopped or has ended is not', async (t) => {
  if (!existsSync('/proc/self/stat')) return t.comment('the system does not show processes as files')
  const script = "process.stdin.on('data', () => { for (;;); }); process.stdout.write('ready')"
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  t.teardown(() => child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  const pid = child.pid ?? 0
  const now = () => activityOf(pid)
  await waitUntil(() => now()?.state === 'S', 'sleep')
  const asleep = now()
  t.notOk(isBusy(asleep, asleep), 'it sleeps')
  child.stdin.write('work')
  await waitUntil(() => isBusy(asleep, now()), 'work')
  await waitUntil(() => (now()?.usedTicks ?? 0) > (asleep?.usedTicks ?? 0), 'work that counts')
  child.kill('SIGSTOP')
  await waitUntil(() => now()?.state === 'T', 'a stop')
  t.notOk(isBusy(asleep, now()), 'it is stopped, however much it has done')
  const stopped = now()
  t.ok(asleep && stopped && isBusy(asleep, { ...stopped, state: 'S' }), 'it sleeps after it has worked')
  t.notOk(stopped && isBusy({ ...stopped, startTime: 1 }, { ...stopped, state: 'R' }), 'it is another process')
  child.kill('SIGKILL')
  await once(child, 'exit')
  t.equal(now(), undefined)
  t.notOk(isBusy(asleep, now()))
})
