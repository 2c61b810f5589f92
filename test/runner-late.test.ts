import { join } from 'node:path'
import t from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess, token } from './support/crash/service.ts'
import { putToSleep, startDebuggedRunner } from './support/crash/stopped-at.ts'
import { makeFolder } from './support/folder.ts'
import { createTask, get, open } from './support/runner-service.ts'
import { TerminalClient } from './support/terminal-client.ts'
import { waitUntil } from './support/wait.ts'

t.test('a runner that hangs asleep is shown as late as long as it is, and what is typed arrives', async (t) => {
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  t.teardown(() => stopRunner(data))
  const runner = await startDebuggedRunner(t, data)
  const service = await startProcess({ project, data })
  t.teardown(() => service.end('SIGKILL'))
  const session = await open(service, await createTask(service), { command: ['cat'] })
  const { taskId, id } = session
  const connecting = { taskId, query: `sessionId=${id}`, headers: { authorization: `Bearer ${token}` } }
  const client = new TerminalClient(t, service.origin, connecting)
  await client.until('attached')
  t.notOk((await get(service, session)).session.lateSince)
  const before = new Date().toISOString()

  const { wake } = await putToSleep(t, runner)
  const late = await client.until('host')
  t.ok(late.lateSince && late.lateSince >= before)
  t.match((await get(service, session)).session, { state: 'running', lateSince: late.lateSince })
  const next = new TerminalClient(t, service.origin, connecting)
  t.equal((await next.until('attached')).session.lateSince, late.lateSince, 'who comes later knows it as well')
  client.type('typed meanwhile\r')

  await wake()
  await waitUntil(() => client.all('host').length === 2)
  t.same(client.all('host')[1], { type: 'host' })
  await client.untilText('typed meanwhile')
  const { session: after } = await get(service, session)
  t.match(after, { state: 'running' })
  t.notOk(after.lateSince)
  t.same(client.all('ended'), [], 'nothing was lost')
})
