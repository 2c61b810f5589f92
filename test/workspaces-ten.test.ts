import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { connectClient } from './support/mcp-client.ts'
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

t.test('ten agents at /mcp edit one file at once, in the project and in workspaces, and no line is lost', async (t) => {
  const commitLines = async (path: string) => {
    writeFileSync(join(project.project, path), agents.map((name) => `${name}: 0\n${'-\n'.repeat(8)}`).join(''))
    await project.git('add', path)
    await project.git('commit', '--quiet', '--message', path)
  }
  await commitLines('shared')
  await commitLines('own')
  const clients = await Promise.all(
    agents.map(async () => connectClient(t, gantry, { token: (await addCaller(gantry, 'agent')).secret })),
  )
  const tool = async (index: number, name: string, given: Record<string, unknown>) => {
    const answer = await clients[index]?.callTool({ name, arguments: given })
    if (answer?.isError) throw new Error(`${name}: ${JSON.stringify(answer.content)}`)
    return answer?.structuredContent as any
  }
  const count = 5
  const editAll = (path: string, more: (index: number) => object) =>
    Promise.all(
      agents.map(async (name, index) => {
        for (let n = 1; n <= count; n += 1) {
          const edits = [{ oldText: `${name}: ${n - 1}\n`, newText: `${name}: ${n}\n` }]
          await tool(index, 'editFile', { path, edits, ...more(index) })
        }
      }),
    )
  const wanted = agents.map((name) => `${name}: ${count}`)
  const linesOf = (path: string) =>
    inProject(path)
      .split('\n')
      .filter((line) => line.startsWith('agent'))

  await editAll('shared', () => ({}))
  t.same(linesOf('shared'), wanted, 'of fifty edits of one file none is overwritten')

  const made = await Promise.all(agents.map(() => house.create()))
  await editAll('own', (index) => ({ workspaceId: made[index].id }))
  t.same(
    linesOf('own'),
    agents.map((name) => `${name}: 0`),
    'the project folder stays as it was',
  )
  await project.git('commit', '--quiet', '--all', '--message', 'shared')
  const merges = await Promise.all(
    made.map(async ({ id }) => {
      const { body } = await call('POST', `/workspaces/${id}/merge`, { body: { branch: 'main' } })
      return untilOver(gantry, body.data.job.id)
    }),
  )
  t.same(
    merges.map(({ state }) => state),
    agents.map(() => 'succeeded'),
  )
  t.same(linesOf('own'), wanted, 'and ten merges bring in every line')
  t.same(linesOf('shared'), wanted)
})
