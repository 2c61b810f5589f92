import t from 'tap'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../support/folder.ts'
import { readLedger, startJobsProcess, untilSeen } from '../support/jobs-process.ts'
import { waitUntil } from '../support/wait.ts'

const grant = { userId: 'user_owner' }
const needsProc = !existsSync('/proc/self/environ') && 'only Linux tells of processes as files'

t.test(
  'a job whose process was killed is interrupted after the restart, and what may be done twice is done again',
  async (t) => {
    const { data, ledger } = prepare(t)
    const first = await startJobsProcess(t, data, ledger)
    const [lost = ''] = await first.queue({ kind: 'send_email', grant, taskId: 'hold' })
    const [again = ''] = await first.queue({ kind: 'sweep_resources', grant, taskId: 'hold once' })
    const [waiting = ''] = await first.queue({ kind: 'send_email', grant }, 1)
    for (const id of [lost, again]) await untilSeen(first, id, ({ status }) => status === 'running')
    await untilSeen(first, waiting, ({ status }) => status === 'succeeded')
    await untilBegun(ledger, 3)
    await first.kill()
    const second = await startJobsProcess(t, data, ledger)
    t.match(await second.look(lost), {
      job: { status: 'interrupted', error: { reason: 'interrupted' }, attempts: 1 },
      events: ['job.queued', 'job.started', 'job.finished'],
    })
    t.match(await untilSeen(second, again, ({ status }) => status === 'succeeded'), { attempts: 2 })
    t.same((await second.look(again)).events, [
      'job.queued',
      'job.started',
      'job.queued',
      'job.started',
      'job.finished',
    ])
    t.same(begunOf(ledger).toSorted(), [lost, again, again, waiting].toSorted())
  },
)

t.test('a job that ends the service each time is not begun for ever', async (t) => {
  const { data, ledger } = prepare(t)
  const first = await startJobsProcess(t, data, ledger)
  const [id = ''] = await first.queue({ kind: 'sweep_resources', grant, taskId: 'hold' })
  await untilBegun(ledger, 1)
  await first.kill()
  for (let attempt = 2; attempt <= 5; attempt++) {
    const next = await startJobsProcess(t, data, ledger)
    await untilBegun(ledger, attempt)
    await next.kill()
  }
  const last = await startJobsProcess(t, data, ledger)
  t.match((await last.look(id)).job, { status: 'interrupted', attempts: 5 })
})

t.test(
  'a program that a killed service had started is gone after the restart, with what it let go of',
  { skip: needsProc },
  async (t) => {
    const { data, ledger } = prepare(t)
    const first = await startJobsProcess(t, data, ledger)
    const [id = ''] = await first.queue({
      kind: 'execute_plan_step',
      grant,
      taskId: 'task_1',
      planStepId: 'step_1',
    })
    await untilBegun(ledger, 1)
    const pids = [...readFileSync(ledger, 'utf8').matchAll(/(?:parent|child) (\d+)/g)].map(([, pid]) => Number(pid))
    t.equal(pids.length, 2)
    await untilSeen(first, id, ({ logBytes }) => logBytes > 0)
    await first.kill()
    t.ok(pids.every(isAlive), 'they outlive the service')
    const second = await startJobsProcess(t, data, ledger)
    t.notOk(pids.some(isAlive), 'they are gone when the service has started')
    t.match(await second.look(id), {
      job: { status: 'interrupted' },
      events: ['job.queued', 'job.started', 'plan_step.output', 'plan_step.finished', 'job.finished'],
    })
  },
)

function prepare(t: Parameters<typeof makeFolder>[0]) {
  return { data: makeFolder(t), ledger: join(makeFolder(t), 'ledger') }
}

function begunOf(ledger: string): string[] {
  return readLedger(ledger).map(({ id }) => id)
}

async function untilBegun(ledger: string, count: number): Promise<void> {
  await waitUntil(() => begunOf(ledger).length >= count, `the start of ${count} runs`)
}

/** A process that has ended and waits for its parent does not count. */
function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
