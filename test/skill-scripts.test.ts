import t from 'tap'
import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'

const gantry = await startGantry(t)
const folder = join(gantry.project, '.agents/skills/notes')
writeFiles(folder, {
  'SKILL.md': '---\nname: notes\ndescription: Writes notes.\n---\n',
  'scripts/list.sh': 'printf "%s|" "$@"; pwd; cat "$(dirname "$0")/../data.txt"; exit 3\n',
  'scripts/run': '#!/bin/sh\necho ran\n',
  'scripts/slow.sh': 'sleep 600\n',
  'data.txt': 'the data',
})
chmodSync(join(folder, 'scripts/run'), 0o755)

const run = (body: object, caller: Pick<typeof gantry, 'call'> = gantry) =>
  caller.call('POST', '/skills/notes/run', { body })
const approve = async () => {
  const { digest } = (await gantry.call('GET', '/skills/notes')).body.data.skill
  return await gantry.call('POST', '/skills/notes/approve', { body: { digest } })
}
const logOf = async (id: string) => (await gantry.call('GET', `/jobs/${id}/log`)).body.data.output

t.test('a script does not run before its files are approved, nor after one of them changed', async (t) => {
  t.match((await run({ script: 'scripts/run' })).body.error, { code: 'skill_not_approved' })
  await approve()
  const { body } = await run({ script: 'scripts/run' })
  t.match(await waitForJob(gantry, body.data.job.id), { state: 'succeeded', result: { exitCode: 0 } })
  t.equal(await logOf(body.data.job.id), 'ran\n')
  writeFileSync(join(folder, 'data.txt'), 'other data')
  t.match((await run({ script: 'scripts/run' })).body.error, { code: 'skill_not_approved' })
  t.match((await gantry.call('POST', `/jobs/${body.data.job.id}/retry`)).body.error, { code: 'skill_not_approved' })
  writeFileSync(join(folder, 'data.txt'), 'the data')
})

t.test('a script gets its arguments as they are, the project as its folder, and its files beside it', async (t) => {
  await approve()
  const given = ['a b', '$(id)', ';', '']
  const { body } = await run({ script: 'scripts/list.sh', arguments: given })
  const job = await waitForJob(gantry, body.data.job.id)
  t.match(job, { state: 'failed', result: { exitCode: 3 }, error: { reason: 'outcome_differs' } })
  t.equal(await logOf(job.id), `${given.join('|')}|${gantry.project}\nthe data`)
  t.strictSame(
    readdirSync(join(gantry.data, 'work')).filter((name) => name.startsWith('skill-')),
    [],
    'nothing is left of the copy',
  )
})

t.test('a script is ended when its time is over, or its job is cancelled', async (t) => {
  const late = (await run({ script: 'scripts/slow.sh', timeoutSeconds: 1 })).body.data.job
  t.match(await waitForJob(gantry, late.id), { state: 'failed', error: { reason: 'timed_out' } })
  const cancelled = (await run({ script: 'scripts/slow.sh' })).body.data.job
  await gantry.call('POST', `/jobs/${cancelled.id}/cancel`)
  t.match(await waitForJob(gantry, cancelled.id), { state: 'cancelled' })
})

t.test('only a script of the skill is run', async (t) => {
  t.match((await run({ script: 'data.txt' })).body.error, {
    code: 'skill_invalid',
    details: [{ rule: 'script_executable' }],
  })
  for (const script of ['../notes/scripts/run', '/bin/sh', 'scripts/nothing.sh'])
    t.match((await run({ script })).body.error, { code: 'skill_file_not_found' }, script)
  t.equal(
    (await gantry.call('POST', '/skills/nothing/run', { body: { script: 'a.sh' } })).body.error.code,
    'skill_not_found',
  )
})

t.test('a token without skills:execute runs nothing, and a restricted one neither', async (t) => {
  const reader = await addCaller(gantry, 'developer', { scopes: ['skills:read', 'skills:write'] })
  t.match((await run({ script: 'scripts/run' }, reader as never)).body.error, { code: 'scope_missing' })
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: ['task_other'] } })
  t.equal((await run({ script: 'scripts/run' }, narrow as never)).status, 403)
})

t.test('without a sandbox, a restricted token runs no script', async (t) => {
  const open = await startGantry(t, { environment: { GANTRY_SANDBOX: 'none' } })
  const limited = await addCaller(open, 'owner', { scopes: ['skills:execute'] })
  const refused = await limited.call('POST', '/skills/notes/run', { body: { script: 'scripts/run' } })
  t.match([refused.status, refused.body.error.code], [403, 'sandbox_unavailable'])
})

t.test('a script whose skill is gone is not run again', async (t) => {
  await approve()
  const { job } = (await run({ script: 'scripts/run' })).body.data
  await waitForJob(gantry, job.id)
  t.equal((await gantry.call('DELETE', '/skills/notes')).status, 200)
  t.match((await gantry.call('POST', `/jobs/${job.id}/retry`)).body.error, { code: 'skill_not_found' })
})
