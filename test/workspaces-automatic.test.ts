import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { startProcess, token } from './support/crash/service.ts'
import { approveCommands, call as callAt, makeFolder, startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { addStep, execute } from './support/plans.ts'
import { startPostgres } from './support/postgres.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, project, refusal } = house
const { call } = gantry
const set = (workspaces: object) => writeFileSync(join(project.project, 'gantry.json'), JSON.stringify({ workspaces }))
const workspacesOf = async (taskId: string) => (await call('GET', `/workspaces?taskId=${taskId}`)).body.data.workspaces
const exec = (caller: Pick<typeof gantry, 'call'>, taskId: string, script = 'pwd') =>
  caller.call('POST', `/terminal/${taskId}/exec`, { body: { command: ['sh', '-c', script] } })
const run = async (taskId: string, command: string) => {
  const { job, planStep } = await execute(gantry, taskId, await addStep(gantry, taskId, { command }))
  return { state: job.state, output: planStep.output, error: job.error }
}

t.test('without the setting, programs of a task work in the project folder', async (t) => {
  const taskId = await gantry.createTask()
  t.match(await run(taskId, 'pwd'), { output: `${project.project}\n` })
  t.match((await exec(gantry, taskId)).body.data.result, { output: `${project.project}\n` })
  t.same(await workspacesOf(taskId), [])
})

t.test('the first plan step or terminal of a task makes its workspace, which later ones use', async (t) => {
  set({ isAutomatic: true })
  for (const begin of [
    (taskId: string) => run(taskId, 'pwd; echo x > made'),
    async (taskId: string) => (await exec(gantry, taskId, 'pwd; echo x > made')).body.data.result,
  ]) {
    const taskId = await gantry.createTask()
    const { output } = await begin(taskId)
    const [workspace, ...others] = await workspacesOf(taskId)
    t.same(others, [])
    t.match(workspace, { taskId, state: 'ready', branch: 'main', createdBy: { id: 'user_owner' } })
    t.equal(output, `${workspace.path}\n`)
    t.equal(readFileSync(join(workspace.path, 'made'), 'utf8'), 'x\n')
    t.notOk(existsSync(join(project.project, 'made')))
    t.match(await run(taskId, 'cat made'), { output: 'x\n' })
  }
})

t.test('many at once make one', async (t) => {
  const taskId = await gantry.createTask()
  const step = run(taskId, 'pwd')
  const terminals = await Promise.all(Array.from({ length: 6 }, () => exec(gantry, taskId)))
  const [workspace, ...others] = await workspacesOf(taskId)
  t.same(others, [])
  const outputs = [(await step).output, ...terminals.map(({ body }) => body.data.result.output)]
  t.same([...new Set(outputs)], [`${workspace.path}\n`])
})

t.test('it begins with the configured ref, and a ref that is not there starts nothing', async (t) => {
  await project.git('branch', 'begin')
  const begin = await project.git('rev-parse', 'begin')
  await project.commit('later', 'x')
  set({ isAutomatic: true, ref: 'begin' })
  const one = await gantry.createTask()
  await run(one, 'true')
  t.match((await workspacesOf(one))[0], { branch: 'begin', baseOid: begin })
  set({ isAutomatic: true, ref: 'none' })
  const other = await gantry.createTask()
  t.match(await run(other, 'echo x > escaped'), { state: 'failed' })
  t.match(await refusal(exec(gantry, other)), [409, 'workspace_not_ready', /none/])
  t.notOk(existsSync(join(project.project, 'escaped')))
  t.same(await workspacesOf(other), [])
})

t.test('one that cannot be made or used is no reason to run in the project folder', async (t) => {
  const agent = await addCaller(gantry, 'agent')
  set({ isAutomatic: true })
  const { store, now, newId } = gantry.service.app
  const template = (await store.read.workspaces.list({ limit: 1 }))[0]?.doc
  if (template === undefined) throw new Error('there is no workspace')
  const { taskId: _task, chatId: _chat, ...doc } = template
  const grant = { userId: agent.userId, tokenId: agent.tokenId, scopes: [] }
  const made = Array.from({ length: 32 }, () => ({ ...doc, id: newId('workspace'), createdAt: now(), grant }))
  await store.commit(made.map((each) => ({ insert: 'workspaces', doc: each }) as const))
  t.match(await refusal(exec(agent, await gantry.createTask())), [409, 'workspace_not_ready', /32 workspaces/])
})

t.test('the agent of a chat has a workspace of its task or, without one, of the chat', async (t) => {
  const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
  const agents = { robot: { command: process.execPath, args: [script] } }
  const house = await startWorkspaces(t)
  const config = JSON.stringify({ agents, workspaces: { isAutomatic: true } })
  writeFileSync(join(house.project.project, 'gantry.json'), config)
  await approveCommands(house.gantry)
  const { createChat, send, settled } = chatClient(house.gantry, { kind: 'agent', agent: 'robot' })
  const taskId = await house.gantry.createTask()
  for (const owner of [{}, { taskId }]) {
    const chatId = await createChat(owner)
    await send(chatId, 'hello')
    await settled(chatId)
    const { workspaces } = (await house.gantry.call('GET', '/workspaces')).body.data
    t.match(workspaces[0], { state: 'ready', ...('taskId' in owner ? { taskId } : { chatId }) })
    t.notOk('taskId' in owner && 'chatId' in workspaces[0])
  }
})

t.test('a project without git goes on in its folder', async (t) => {
  const files = { 'gantry.json': JSON.stringify({ workspaces: { isAutomatic: true } }) }
  const plain = await startGantry(t, { files })
  const taskId = await plain.createTask()
  t.match((await exec(plain, taskId)).body.data.result, { output: `${plain.project}\n` })
  t.same((await plain.call('GET', '/workspaces')).body.data.workspaces, [])
})

t.test('two processes that begin at once make one', async (t) => {
  const postgres = await startPostgres(t)
  const { project, environment } = await makeGitProject(t)
  writeFileSync(join(project, 'gantry.json'), JSON.stringify({ workspaces: { isAutomatic: true } }))
  const store = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  const headers = { authorization: `Bearer ${token}` }
  const start = async () => {
    const service = await startProcess({ project, data: makeFolder(t), environment: { ...environment, ...store } })
    t.teardown(() => service.end('SIGKILL'))
    const ask = (method: string, path: string, options = {}) =>
      callAt(service.origin, method, path, { ...options, headers })
    return { call: ask }
  }
  const [one, other] = [await start(), await start()]
  for (let round = 0; round < 3; round++) {
    const taskId = (await one.call('POST', '/tasks', { body: { title: 'A task' } })).body.data.id
    const answers = await Promise.all([one, other, one, other].map((service) => exec(service, taskId)))
    const { workspaces } = (await other.call('GET', `/workspaces?taskId=${taskId}`)).body.data
    t.equal(workspaces.length, 1)
    const outputs = answers.map(({ body }) => body.data?.result.output ?? body.error)
    t.same([...new Set(outputs)], [`${workspaces[0].path}\n`])
  }
})
