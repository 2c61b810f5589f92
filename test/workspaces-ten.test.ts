import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addStep, execute, untilOver } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project } = house
const { call } = gantry
const agents = Array.from({ length: 10 }, (_, index) => `agent-${index}`)
/** Of each agent a line of its own, far from the others. */
const apart = agents.map((name) => `${name}: open\n${'-\n'.repeat(8)}`).join('')
const inProject = (path: string) => readFileSync(join(project.project, path), 'utf8')

t.test('ten programs edit the same files at once, and ten merges bring in every line', async (t) => {
  const config = JSON.stringify({ workspaces: { isAutomatic: true } })
  for (const [path, content] of Object.entries({ 'gantry.json': config, apart, together: 'first\n' }))
    writeFileSync(join(project.project, path), content)
  await project.git('add', '--all')
  await project.git('commit', '--quiet', '--message', 'begin')
  const tasks = await Promise.all(agents.map((name) => gantry.createTask(name)))
  const ran = await Promise.all(
    tasks.map(async (taskId, index) => {
      const name = agents[index]
      const command = `sed -i 's/^${name}: open/${name}: done/' apart; for n in 1 2 3; do echo ${name} $n >> together; done`
      return (await execute(gantry, taskId, await addStep(gantry, taskId, { command }))).job.state
    }),
  )
  t.same([...new Set(ran)], ['succeeded'])
  t.equal(inProject('together'), 'first\n', 'none of them wrote into the project folder')

  const made: { id: string; taskId: string }[] = (await call('GET', '/workspaces')).body.data.workspaces
  t.same(made.map(({ taskId }) => taskId).toSorted(), tasks.toSorted())
  const merge = async (id: string) => {
    const { job } = (await call('POST', `/workspaces/${id}/merge`, { body: { branch: 'main' } })).body.data
    const { state, error } = await untilOver(gantry, job.id)
    if (state !== 'succeeded') t.match(error, { code: 'git_conflict' })
    return { id, isMerged: state === 'succeeded' }
  }
  const resolve = async (id: string) => {
    const { conflicts } = (await call('GET', `/workspaces/${id}/conflicts`)).body.data
    t.match(conflicts, [{ path: 'together' }], 'lines that are apart are no conflict')
    const [{ path, base, ours, theirs }] = conflicts
    const body = { path, content: theirs + ours.slice(base.length) }
    t.equal((await call('POST', `/workspaces/${id}/conflicts/resolve`, { body })).status, 200)
  }
  const first = await Promise.all(made.map(({ id }) => merge(id)))
  const left = first.filter(({ isMerged }) => !isMerged)
  t.ok(left.length < made.length, 'some were merged')
  for (const { id } of left) for (let isMerged = false; !isMerged; { isMerged } = await merge(id)) await resolve(id)
  t.equal(inProject('apart'), apart.replaceAll(': open', ': done'))
  const wanted = ['first', ...agents.flatMap((name) => [1, 2, 3].map((n) => `${name} ${n}`))]
  t.same(
    inProject('together').trim().split('\n').toSorted(),
    wanted.toSorted(),
    'no line is lost, and none is there twice',
  )
  t.equal(await project.git('status', '--porcelain'), '')
})
