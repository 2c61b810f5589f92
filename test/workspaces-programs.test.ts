import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { chatClient } from './support/chats.ts'
import { approveCommands, writeFiles } from './support/gantry.ts'
import { addStep, execute } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project, git } = house
const made = await gantry.call('POST', '/identity/tokens', { body: { name: 'agent', preset: 'agent' } })
const headers = { authorization: `Bearer ${made.body.data.secret}` }
const agent = {
  call: (method: string, path: string, options = {}) => gantry.call(method, path, { ...options, headers }),
}
const isSandboxed = (await gantry.call('GET', '/version')).body.data.version.sandbox !== 'none'

/** Runs a script as a plan step of a task. */
async function run(caller: Pick<typeof gantry, 'call'>, taskId: string, command: string) {
  const { job, planStep } = await execute(caller, taskId, await addStep(gantry, taskId, { command }))
  return { state: job.state, output: planStep.output, error: planStep.error, outcome: planStep.outcome }
}

for (const [name, caller] of [
  ['a person', gantry],
  ['a token of the preset agent', agent],
] as const)
  t.test(`plan steps of ${name} run in the workspace of their task`, async (t) => {
    const taskId = await gantry.createTask()
    t.match(await run(caller, taskId, 'pwd'), { output: `${project.project}\n` })
    const { path } = await house.create({ taskId })
    const ran = await run(
      caller,
      taskId,
      'pwd; echo new > made; git add made; git -c user.name=A -c user.email=a@example.org commit -qm made; git status --short',
    )
    t.match(ran, { state: 'succeeded', output: `${path}\n`, error: '' })
    t.equal(readFileSync(join(path, 'made'), 'utf8'), 'new\n')
    t.notOk(existsSync(join(project.project, 'made')))
    t.equal(await git(path, 'log', '-1', '--format=%s'), 'made')
  })

t.test('terminals of a task are in its workspace', async (t) => {
  for (const caller of [gantry, agent]) {
    const taskId = await gantry.createTask()
    const { path } = await house.create({ taskId })
    const body = { command: ['sh', '-c', 'pwd; echo new > typed; git status --short'] }
    const { result } = (await caller.call('POST', `/terminal/${taskId}/exec`, { body })).body.data
    t.match(result, { state: 'exited', exitCode: 0, output: `${path}\n?? typed\n` })
    t.notOk(existsSync(join(project.project, 'typed')))
  }
})

t.test(
  'a program in a workspace writes neither the project nor other workspaces',
  { skip: !isSandboxed },
  async (t) => {
    const taskId = await gantry.createTask()
    const [{ path, id }, other] = [await house.create({ taskId }), await house.create()]
    const entries = join(project.project, '.git', 'worktrees')
    const script = [
      `echo x > ${project.project}/escaped`,
      `ls ${other.path} && echo x > ${other.path}/escaped`,
      `echo x > ${entries}/${other.id}/HEAD`,
      `echo x > ${entries}/${id}/commondir`,
      `echo x > ${entries}/${id}/gitdir`,
      `echo '[core]' > ${entries}/${id}/config.worktree`,
      `echo 'gitdir: /tmp' > ${path}/.git`,
      `rm -f ${path}/.git`,
      `mv ${path}/.git ${path}/git`,
      `mv ${entries}/${id} ${entries}/away`,
    ]
    const before = readFileSync(join(path, '.git'), 'utf8')
    for (const command of script) t.match(await run(gantry, taskId, command), { state: 'failed' }, command)
    t.equal(readFileSync(join(path, '.git'), 'utf8'), before)
    t.notOk(existsSync(join(project.project, 'escaped')))
    t.equal(await git(other.path, 'status', '--porcelain'), '')
  },
)

t.test(
  'a token of the preset agent plants no hook and no setting by its workspace',
  { skip: !isSandboxed },
  async (t) => {
    const taskId = await gantry.createTask()
    const { path } = await house.create({ taskId })
    for (const command of [
      `git config core.fsmonitor ./evil`,
      `git config --worktree core.fsmonitor ./evil`,
      `echo '#!/bin/sh' > $(git rev-parse --git-common-dir)/hooks/pre-commit`,
    ])
      t.match(await run(agent, taskId, command), { state: 'failed' }, command)
    t.equal(await git(path, 'config', '--get', '--default=none', 'core.fsmonitor'), 'none')
  },
)

t.test('a filter of the repository does not run when a workspace is made', async (t) => {
  const one = await startWorkspaces(t)
  const canary = join(one.project.root, 'canary')
  await one.project.git('config', 'filter.evil.smudge', `touch ${canary}; cat`)
  await one.project.git('config', 'filter.evil.clean', 'cat')
  await one.project.git('config', 'core.hooksPath', 'hooks')
  await one.project.commit('hooks/post-checkout', `#!/bin/sh\ntouch ${canary}\n`)
  await one.create({})
  await one.project.commit('.gitattributes', 'read.me filter=evil\n')
  const { path } = await one.create({})
  t.equal(readFileSync(join(path, 'read.me'), 'utf8'), 'first', 'as the commit has it')
  t.notOk(existsSync(canary))
})

t.test('a step whose workspace is away is not run in the project folder', async (t) => {
  const taskId = await gantry.createTask()
  const { id, path } = await house.create({ taskId })
  await git(project.project, 'worktree', 'unlock', path)
  await git(project.project, 'worktree', 'remove', '--force', path)
  const ran = await run(gantry, taskId, 'touch here')
  t.match(ran, { state: 'failed', outcome: { reason: new RegExp(`workspace ${id} is not there`) } })
  t.notOk(existsSync(join(project.project, 'here')))
  t.equal((await gantry.call('DELETE', `/workspaces/${id}`)).status, 200)
  t.match(await run(gantry, taskId, 'pwd'), { output: `${project.project}\n` })
})

t.test('a workspace is not removed under a running job', async (t) => {
  const taskId = await gantry.createTask()
  const { id, path } = await house.create({ taskId })
  const step = await addStep(gantry, taskId, { command: 'while [ ! -e go ]; do sleep 0.05; done' })
  const started = await gantry.call('POST', `/tasks/${taskId}/plan-steps/${step}/execute`, { body: {} })
  t.match(await house.refusal(gantry.call('DELETE', `/workspaces/${id}`)), [409, 'workspace_not_ready', /job_/])
  writeFileSync(join(path, 'go'), '')
  t.equal(started.status, 202)
  await gantry.call('GET', `/jobs/${started.body.data.job.id}/log?waitSeconds=20`)
})

t.test('ten tasks write the same file at once, each its own', async (t) => {
  const made = await Promise.all(Array.from({ length: 10 }, () => house.create()))
  const ran = await Promise.all(
    made.map(({ taskId, id }) =>
      run(gantry, taskId, `echo > read.me; for n in 1 2 3; do echo ${id} $n >> read.me; done`),
    ),
  )
  t.ok(ran.every(({ state }) => state === 'succeeded'))
  for (const { id, path } of made) {
    const lines = readFileSync(join(path, 'read.me'), 'utf8').split('\n').slice(-4)
    t.same(lines, [`${id} 1`, `${id} 2`, `${id} 3`, ''])
  }
})

t.test('the agent of a chat works in the workspace of the chat, or else in that of its task', async (t) => {
  const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
  const agents = { robot: { command: process.execPath, args: [script], env: { AGENT_CHILD: '1' } } }
  writeFiles(project.project, { 'gantry.json': JSON.stringify({ agents }) })
  await approveCommands(gantry)
  const { createChat, send, settled } = chatClient(gantry, { kind: 'agent', agent: 'robot' })
  const taskId = await gantry.createTask()
  const chatId = await createChat({ taskId })
  const worksIn = async (folder: string) => {
    await send(chatId, 'hello')
    await settled(chatId)
    return readdirSync(folder).some((name) => name.endsWith('.json') && name !== 'gantry.json')
  }
  const ofTask = await house.create({ taskId })
  t.ok(await worksIn(ofTask.path))
  const ofChat = await house.create({ chatId })
  t.ok(await worksIn(ofChat.path))
  const { checkpoints } = (await gantry.call('GET', `/workspaces/${ofChat.id}/checkpoints`)).body.data
  t.match(checkpoints, [{ message: `After a turn of ${chatId}` }])
  t.match(await project.git('rev-parse', `refs/gantry/chat/${chatId}`), checkpoints[0].id)
  t.notOk(readdirSync(project.project).some((name) => name.endsWith('.json') && name !== 'gantry.json'))
})

t.test('an agent in the project folder writes in no workspace of others', { skip: !isSandboxed }, async (t) => {
  const taskId = await gantry.createTask()
  const { id, path } = await house.create()
  const entry = join(project.project, '.git', 'worktrees', id)
  for (const file of ['HEAD', 'index', 'MERGE_HEAD', 'gitdir'])
    t.match(await run(agent, taskId, `echo x > ${entry}/${file}`), { state: 'failed' }, file)
  t.match(await run(agent, taskId, `ls ${path}`), { state: 'failed' })
  t.match(await run(agent, taskId, 'git worktree add --quiet own && git worktree remove own'), { state: 'succeeded' })
})
