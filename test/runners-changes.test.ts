import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { connectElsewhere } from './support/elsewhere.ts'
import { logOf } from './support/plan-execution.ts'
import { addStep, execute } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

/** What a program at a runner elsewhere may do to its files, and the next one of its task still runs. */

const { gantry } = await startWorkspaces(t)
await connectElsewhere(t, gantry, { name: 'build-1', labels: ['gpu'] })

const run = async (task: string, command: string) => {
  const done = await execute(gantry, task, await addStep(gantry, task, { command, runsOn: ['gpu'] }))
  return { ...done, log: await logOf(gantry, done.job.id) }
}
const folderOf = async (task: string): Promise<string> =>
  (await gantry.call('GET', `/workspaces?taskId=${task}`)).body.data.workspaces[0].path

t.test('a change that is too large to come back stays there, and a later step of the task takes it away', async (t) => {
  const task = await gantry.createTask()
  const large = await run(task, 'truncate -s 300M large.bin; echo first > first.txt')
  t.match(large.job, { state: 'failed', error: { message: /could not be brought back: .* more than 268435456 bytes/ } })
  const folder = await folderOf(task)
  t.notOk(existsSync(join(folder, 'first.txt')), 'nothing of it came')
  const next = await run(task, 'rm large.bin; cat first.txt; echo second > second.txt')
  t.match(next, { job: { state: 'succeeded' }, log: 'first\n' }, JSON.stringify(next))
  for (const name of ['first', 'second']) t.equal(readFileSync(join(folder, `${name}.txt`), 'utf8'), `${name}\n`)

  await run(task, 'truncate -s 300M large.bin')
  writeFileSync(join(folder, 'here.txt'), 'here\n')
  const refused = await run(task, 'rm large.bin')
  t.match(refused.job, { state: 'failed', error: { message: /could not be started: .* more than/ } })
  t.equal(readFileSync(join(folder, 'here.txt'), 'utf8'), 'here\n', 'what was changed here is not lost for it')
})

t.test('a program that breaks its repository breaks it for itself alone', async (t) => {
  const task = await gantry.createTask()
  const parts = ['refs', 'HEAD', 'config', 'objects/info/alternates']
  for (const part of parts) {
    t.equal((await run(task, `rm -r .git/${part}; echo ${part} >> broken`)).job.state, 'succeeded', part)
    const next = await run(task, 'git log --format=%s; git status --short')
    t.match(next, { job: { state: 'succeeded' }, log: /^first\n/ }, `after ${part}: ${next.log}`)
  }
  t.equal((await run(task, 'rm -rf .git; ln -s /nowhere .git')).job.state, 'succeeded')
  t.match(await run(task, 'git log --format=%s'), { job: { state: 'succeeded' }, log: /^first\n/ })
})
