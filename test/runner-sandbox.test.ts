import t from 'tap'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTask, open, prepare, readUntil, send } from './support/runner-service.ts'

t.test('programs keep their files in a restart of the service, and others start beside them', async (t) => {
  const { begin } = prepare(t)
  const first = await begin()
  const taskId = await createTask(first)
  const keep = 'echo what is kept > /tmp/note; echo ready; read line; cat /tmp/note; read line'
  const session = await open(first, taskId, { command: ['sh', '-c', keep] })
  await readUntil(first, session, 'ready')
  await first.end('SIGKILL')
  const second = await begin()
  const beside = await open(second, taskId, { command: ['sh', '-c', 'cat /tmp/note; echo beside'] })
  t.match(await readUntil(second, beside, 'beside'), /what is kept/)
  await send(second, 'POST', `/terminal/${taskId}/input`, { sessionId: session.id, data: '\n' })
  t.match(await readUntil(second, session, 'what is kept'), /what is kept/)
})

t.test('a service starts beside a runner when the folder of its sandbox is gone', async (t) => {
  const { data, begin } = prepare(t)
  const first = await begin()
  const taskId = await createTask(first)
  await open(first, taskId, { command: ['cat'] })
  await first.end('SIGKILL')
  rmSync(join(data, 'sandbox'), { recursive: true })
  const second = await begin()
  const session = await open(second, taskId, { command: ['sh', '-c', 'echo ready; cat'] })
  t.match(await readUntil(second, session, 'ready'), /ready/)
})
