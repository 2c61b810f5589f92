import { existsSync } from 'node:fs'
import t from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { addCaller } from './support/callers.ts'
import { startProcess, token } from './support/crash/service.ts'
import { call as callAt, makeFolder } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, refusal } = house
const { call } = gantry
const remove = (id: string, query = '') => call('DELETE', `/workspaces/${id}${query}`)
const sessionsOf = async (taskId: string) => (await call('GET', `/terminal/${taskId}/sessions`)).body.data.sessions

const open = async (taskId: string, body: object) =>
  (await call('POST', `/terminal/${taskId}/sessions`, { body })).body.data.session

/** A task with a workspace, and a terminal in it. */
async function occupied(caller: Pick<typeof gantry, 'call'> = gantry) {
  const taskId = await gantry.createTask()
  const workspace = await house.create({ taskId })
  const { status, body } = await caller.call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['cat'] } })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { ...workspace, taskId, session: body.data.session }
}

t.test('deleteWorkspace refuses while a terminal that was opened in it runs', async (t) => {
  const { id, path, taskId, session } = await occupied()
  t.equal(session.workspaceId, id)
  for (const query of ['', '?discard=true'])
    t.match(await refusal(remove(id, query)), [409, 'workspace_not_ready', new RegExp(session.id)])
  t.ok(existsSync(path))
  t.match((await sessionsOf(taskId))[0], { id: session.id, state: 'running', workspaceId: id })
  t.match((await call('GET', `/workspaces/${id}`)).body.data.workspace, { state: 'ready' })
  await call('DELETE', `/terminal/${taskId}/sessions/${session.id}`)
  t.equal((await remove(id)).status, 200)
})

t.test('endTerminals ends them with what they started', async (t) => {
  const { id, path, taskId, session } = await occupied()
  t.equal((await remove(id, '?endTerminals=true')).status, 200)
  t.notOk(existsSync(path))
  t.same(await sessionsOf(taskId), [])
  await waitUntil(() => !existsSync(`/proc/${session.pid}`))
})

t.test('a terminal in the project folder, and one that has exited, do not count', async (t) => {
  const taskId = await gantry.createTask()
  const before = await open(taskId, { command: ['cat'] })
  t.notOk('workspaceId' in before)
  const { id } = await house.create({ taskId })
  const ended = await open(taskId, { command: ['true'] })
  await waitUntil(async () => (await sessionsOf(taskId)).some((each: any) => each.id === ended.id && each.endedAt))
  t.equal((await remove(id)).status, 200)
  t.match((await sessionsOf(taskId))[0], { id: before.id, state: 'running' })
})

t.test('a caller ends only the terminals that it may close', async (t) => {
  const { id, taskId } = await occupied()
  const withoutScope = await addCaller(gantry, 'agent', { scopes: ['workspaces:write'] })
  t.match(await refusal(withoutScope.call('DELETE', `/workspaces/${id}?endTerminals=true`)), [403, 'scope_missing'])
  const agent = await addCaller(gantry, 'agent')
  t.match(await refusal(agent.call('DELETE', `/workspaces/${id}?endTerminals=true`)), [403, 'forbidden'])
  t.match((await sessionsOf(taskId))[0], { state: 'running' })
  t.equal((await remove(id, '?endTerminals=true')).status, 200)
})

t.test('of a removal and an opening at once, one is refused', async (t) => {
  for (let round = 0; round < 5; round++) {
    const taskId = await gantry.createTask()
    const { id, path } = await house.create({ taskId })
    const [removal, opening] = await Promise.all([
      remove(id),
      call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['cat'] } }),
    ])
    if (removal.status === 200) t.notOk(existsSync(path))
    if (opening.status === 201 && opening.body.data.session.workspaceId === id)
      t.match([removal.status, existsSync(path)], [409, true], 'the terminal has its folder')
  }
})

t.test('a terminal that outlived the service is still in its workspace', async (t) => {
  const { project, environment } = await makeGitProject(t)
  const data = makeFolder(t)
  t.teardown(() => stopRunner(data))
  const start = async () => {
    const service = await startProcess({ project, data, environment })
    t.teardown(() => service.end('SIGKILL'))
    const headers = { authorization: `Bearer ${token}` }
    const ask = (method: string, path: string, body?: object) =>
      callAt(service.origin, method, path, { headers, ...(body && { body }) })
    return { service, ask }
  }
  const first = await start()
  const taskId = (await first.ask('POST', '/tasks', { title: 'A task' })).body.data.id
  const { workspace } = (await first.ask('POST', '/workspaces', { taskId })).body.data
  await first.ask('POST', `/terminal/${taskId}/sessions`, { command: ['cat'] })
  await first.service.end('SIGKILL')
  const second = await start()
  t.match(await refusal(second.ask('DELETE', `/workspaces/${workspace.id}`)), [409, 'workspace_not_ready', /term/])
  t.equal((await second.ask('DELETE', `/workspaces/${workspace.id}?endTerminals=true`)).status, 200)
  t.notOk(existsSync(workspace.path))
})
