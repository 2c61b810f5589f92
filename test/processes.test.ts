import t from 'tap'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder } from './support/folder.ts'
import { startPostgres } from './support/postgres.ts'
import { waitUntil } from './support/wait.ts'

const postgres = await startPostgres(t)

t.test('two services on one PostgreSQL serve one project', async (t) => {
  const { first, second } = await startTwo(t)
  const { data: task } = await call(first, 'POST', '/tasks', { title: 'Made by the first' })
  t.match(await call(second, 'GET', `/tasks/${task.id}`), { data: { title: 'Made by the first' } })
  const form = new FormData()
  form.set('file', new File(['shared'], 'shared.txt'))
  await fetch(`${second.origin}/api/v1/resources`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const bytes = await fetch(`${first.origin}/api/v1/resources/shared.txt?download=true`, {
    headers: { authorization: `Bearer ${token}` },
  })
  t.equal(await bytes.text(), 'shared')
  const made = await call(first, 'POST', '/identity/tokens', { name: 'short', scopes: ['tasks:read'] })
  t.match(await call(second, 'GET', `/tasks/${task.id}`, undefined, made.data.secret), { success: true })
  await call(first, 'DELETE', `/identity/tokens/${made.data.token.id}`)
  const isAlive = async () => (await call(second, 'GET', `/tasks/${task.id}`, undefined, made.data.secret)).success
  await waitUntil(async () => !(await isAlive()), 'a token revoked at one is dead at the other')
  t.equal(await first.end('SIGTERM'), 0)
  t.equal(await second.end('SIGTERM'), 0)
})

t.test(
  'one of two services is killed under load: nothing acknowledged is lost, and a client of the other sees every event in one order',
  async (t) => {
    const { first, second } = await startTwo(t)
    const stream = await openStream(second.origin, '/events?after=0&kinds=task.created', {
      headers: { authorization: `Bearer ${token}` },
    })
    const acknowledged = new Set<string>()
    let isOver = false
    const write = async (service: RunningService) => {
      while (!isOver) {
        const answer = await call(service, 'POST', '/tasks', { title: 'One of many' }).catch(() => undefined)
        if (!answer) return
        if (answer.success) acknowledged.add(answer.data.id)
      }
    }
    const writers = [first, first, first, second, second, second].map(write)
    await waitUntil(() => acknowledged.size >= 150)
    await first.end('SIGKILL')
    const survived = acknowledged.size
    await waitUntil(() => acknowledged.size >= survived + 50)
    isOver = true
    await Promise.all(writers)
    for (const id of acknowledged) t.match(await call(second, 'GET', `/tasks/${id}`), { success: true })
    await stream.until(
      () => [...acknowledged].every((id) => stream.frames.some(({ data }) => data.taskId === id)),
      'every event',
    )
    const ids = stream.frames.map(({ id }) => id ?? 0)
    t.ok(
      ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0)),
      'in one order, each once',
    )
    t.equal(await second.end('SIGTERM'), 0)
  },
)

async function startTwo(
  t: Parameters<typeof makeFolder>[0],
): Promise<{ first: RunningService; second: RunningService }> {
  const project = makeFolder(t)
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  // Both at once, as two machines that are switched on together.
  const [first, second] = await Promise.all(
    [0, 1].map(() => startProcess({ project, data: makeFolder(t), environment })),
  )
  if (!first || !second) throw new Error('one of them did not start')
  return { first, second }
}

async function call(
  { origin }: RunningService,
  method: string,
  path: string,
  body?: unknown,
  secret = token,
): Promise<any> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json()
}
