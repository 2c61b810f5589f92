import { chmodSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { carriedFolder } from '../src/runner/own-machine.ts'
import { connectElsewhere } from './support/elsewhere.ts'
import { writeFiles } from './support/gantry.ts'
import { logOf } from './support/plan-execution.ts'
import { readJob, untilOver } from './support/plans.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project } = house
const skill = join(project.project, '.agents/skills/notes')
writeFiles(skill, {
  'SKILL.md': '---\nname: notes\ndescription: Writes notes.\n---\n',
  'scripts/list.sh': 'printf "%s|" "$@"; pwd; ls; cat "$(dirname "$0")/../data.txt"; exit 3\n',
  'scripts/run':
    '#!/bin/sh\ncat read.me; echo "made by $0" > made.txt; touch "$0" 2>/dev/null && echo written >&2\nid\n',
  'scripts/slow.sh': 'echo begun; sleep 600\n',
  'data.txt': 'the data\n',
})
chmodSync(join(skill, 'scripts/run'), 0o755)
writeFileSync(join(project.project, 'read.me'), 'the project\n')
const { digest } = (await gantry.call('GET', '/skills/notes')).body.data.skill
await gantry.call('POST', '/skills/notes/approve', { body: { digest } })
const builder = await connectElsewhere(t, gantry, { name: 'build-1', labels: ['gpu'] })
const other = await connectElsewhere(t, gantry, { name: 'build-2', labels: ['arm'] })

const start = async (body: object) => (await gantry.call('POST', '/skills/notes/run', { body })).body.data.job
const run = async (body: object) => untilOver(gantry, (await start(body)).id)
const carriedAt = ({ folder }: { readonly folder: string }) => {
  const place = join(folder, carriedFolder)
  return existsSync(place) ? readdirSync(place) : []
}

t.test('a script runs at the runner with the labels, with its files and in an empty folder', async (t) => {
  for (const [label, { folder }] of [
    ['gpu', builder],
    ['arm', other],
  ] as const) {
    const given = ['a b', '$(id)', ';', '']
    const job = await run({ script: 'scripts/list.sh', arguments: given, runsOn: [label] })
    t.match(job, { state: 'failed', runsOn: [label], result: { exitCode: 3 } })
    const [place = '', ...rest] = (await logOf(gantry, job.id)).split('\n')
    t.ok(place.startsWith(`${given.join('|')}|${folder}/${carriedFolder}/`), place)
    t.same(rest, ['the data', ''], 'and the folder is empty')
  }
  await waitUntil(() => [builder, other].every((each) => carriedAt(each).length === 0), 'the folders to be removed')
})

t.test('with a task, it runs in the files of its workspace, and what it changes comes back', async (t) => {
  const taskId = await gantry.createTask()
  const job = await run({ script: 'scripts/run', runsOn: ['arm'], taskId })
  t.match(job, { state: 'succeeded', taskId }, await logOf(gantry, job.id))
  t.match(await logOf(gantry, job.id), /^the project\nuid=/, 'its own files cannot be written')
  const { path } = (await gantry.call('GET', `/workspaces?taskId=${taskId}`)).body.data.workspaces[0]
  t.match(readFileSync(join(path, 'made.txt'), 'utf8'), `made by ${other.folder}/${carriedFolder}/`)
  t.notOk(existsSync(join(project.project, 'made.txt')))
  const here = await run({ script: 'scripts/list.sh', taskId })
  t.match(await logOf(gantry, here.id), `|${path}\n`, 'and without labels in the workspace here')
  t.equal(
    (await gantry.call('POST', '/skills/notes/run', { body: { script: 'scripts/run', taskId: 'task_no' } })).status,
    404,
  )
})

t.test('it waits for a runner with its labels, ends when it is cancelled, and runs again as it was', async (t) => {
  const waiting = await start({ script: 'scripts/list.sh', runsOn: ['sparc'] })
  t.match(await readJob(gantry, waiting.id), { state: 'queued', problem: /sparc/ })
  const late = await connectElsewhere(t, gantry, { name: 'build-3', labels: ['sparc'] })
  t.match(await untilOver(gantry, waiting.id), { state: 'failed', result: { exitCode: 3 } })
  const again = (await gantry.call('POST', `/jobs/${waiting.id}/retry`)).body.data.job
  await untilOver(gantry, again.id)
  t.match(await logOf(gantry, again.id), `|${late.folder}/`)

  const slow = await start({ script: 'scripts/slow.sh', runsOn: ['gpu'] })
  await readUntil(
    () => logOf(gantry, slow.id),
    (log) => log.includes('begun'),
    'the script runs',
  )
  t.equal(carriedAt(builder).length, 1)
  await gantry.call('POST', `/jobs/${slow.id}/cancel`)
  t.match(await untilOver(gantry, slow.id), { state: 'cancelled' })
  await waitUntil(() => carriedAt(builder).length === 0, 'the folder to be removed')
})

t.test('what a killed runner leaves is removed by the next one in its folder', async (t) => {
  const slow = await start({ script: 'scripts/slow.sh', runsOn: ['gpu'] })
  await readUntil(
    () => logOf(gantry, slow.id),
    (log) => log.includes('begun'),
    'the script runs',
  )
  await builder.end('SIGKILL')
  t.equal(carriedAt(builder).length, 1)
  await connectElsewhere(t, gantry, { name: 'build-4', labels: ['fpga'], folder: builder.folder })
  await gantry.call('POST', `/runners/${builder.id}/disable`)
  const next = await run({ script: 'scripts/list.sh', runsOn: ['fpga'] })
  t.match(next, { state: 'failed', result: { exitCode: 3 } })
  await waitUntil(() => carriedAt(builder).length === 0, 'the folders to be removed')
  await gantry.call('POST', `/jobs/${slow.id}/cancel`)
})
