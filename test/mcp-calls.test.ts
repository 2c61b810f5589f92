import { fileURLToPath } from 'node:url'
import t from 'tap'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { startProcess, token } from './support/crash/service.ts'
import { addCaller } from './support/callers.ts'
import { follow } from './support/events-streams.ts'
import { call, makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { Receiver } from './support/receiver.ts'
import { waitUntil } from './support/wait.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const files = { 'gantry.json': JSON.stringify({ mcpServers: { odd: { command: process.execPath, args: [odd] } } }) }
const execute = (gantry: Gantry, toolName: string) =>
  gantry.call('POST', '/mcp/tools/execute', { body: { serverName: 'odd', toolName } })
const callsOf = async (gantry: Pick<Gantry, 'call'>, query = '') =>
  (await gantry.call('GET', `/mcp/calls${query}`)).body.data.calls

t.test('a second service on the store reads the calls of the first, and cancels them', async (t) => {
  const store = openMemoryStore(collections)
  const start = () => startGantry(t, { args: ['--trust'], files, parts: { store } })
  const [first, second] = [await start(), await start()]
  await execute(first, 'tell-pid')
  const answered = execute(first, 'never-answer')
  await waitUntil(async () => (await callsOf(first, '?state=running')).length === 1)
  const seen = await callsOf(second)
  t.match(seen, [
    { toolName: 'never-answer', state: 'running' },
    { toolName: 'tell-pid', state: 'succeeded', isError: false, durationMs: Number },
  ])
  t.strictSame(seen, await callsOf(first))
  const [{ id }] = seen
  t.equal((await second.call('GET', `/mcp/calls/${id}`)).body.data.call.state, 'running')
  const { status, body } = await second.call('POST', `/mcp/calls/${id}/approve`)
  t.match([status, body.error], [409, { code: 'invalid_transition', message: /running/ }])
  const narrow = await addCaller(second, 'owner', { scopes: ['mcp:read'], allow: { mcpTools: ['odd/tell-*'] } })
  t.equal((await narrow.call('GET', `/mcp/calls/${id}`)).status, 404)
  t.match(await callsOf(narrow), [{ toolName: 'tell-pid' }])
  t.equal((await second.call('POST', `/mcp/calls/${id}/cancel`)).status, 200)
  t.equal((await answered).status, 500)
  t.match(await callsOf(first, '?limit=1'), [{ state: 'cancelled' }])
  t.match(await callsOf(second, '?state=cancelled'), [{ id, error: { code: 'mcp_cancelled' } }])
})

t.test('a credential for some tools gets no event of calls of others, by whatever way events come', async (t) => {
  const receiver = await Receiver.start(t)
  const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${receiver.port}` }
  const gantry = await startGantry(t, { args: ['--trust'], files, environment })
  const scopes = ['mcp:read', 'events:read', 'webhooks:admin'] as const
  const narrow = await addCaller(gantry, 'owner', { scopes: [...scopes], allow: { mcpTools: ['odd/tell-*'] } })
  const headers = { authorization: `Bearer ${narrow.secret}` }
  const hook = { url: `http://127.0.0.1:${receiver.port}`, kinds: ['mcp.call.*'] }
  t.equal((await narrow.call('POST', '/webhooks', { body: hook })).status, 201)
  const [whole, stream] = [await follow(t, gantry, '/events'), await follow(t, gantry, '/events', { headers })]
  const asked = await addCaller(gantry, 'owner', { rules: [[{ tool: 'createTask', action: 'ask' }]] })
  t.equal((await asked.call('POST', '/tasks', { body: { title: 'Hidden' } })).status, 403)
  await execute(gantry, 'progress-then-answer')
  await execute(gantry, 'tell-pid')
  const toolOf = ({ data }: { data: any }) => data.data.toolName as string
  const ended = ({ frames }: { frames: readonly any[] }) =>
    frames.some((frame) => frame.data.kind === 'mcp.call.finished' && toolOf(frame) === 'tell-pid')
  await Promise.all([whole.until(ended), stream.until(ended)])
  const toolsOf = (frames: readonly any[]) =>
    frames.filter(({ data }) => data.kind.startsWith('mcp.call.')).map((frame) => toolOf(frame))
  t.strictSame([...new Set(toolsOf(whole.frames))], ['createTask', 'progress-then-answer', 'tell-pid'])
  t.strictSame(toolsOf(stream.frames), ['tell-pid', 'tell-pid'])
  const page = await narrow.call('GET', '/events?kinds=mcp.call.*&limit=1')
  t.strictSame(
    page.body.data.events.map((data: any) => toolOf({ data })),
    ['tell-pid'],
  )
  await receiver.has(2)
  t.strictSame(
    receiver.received.map(({ body }) => toolOf({ data: JSON.parse(body).data })),
    ['tell-pid', 'tell-pid'],
  )
})

t.test('a call that a killed service had begun is interrupted, and those before stay', async (t) => {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  writeFiles(project, files)
  const start = async () => {
    const service = await startProcess({ project, data })
    t.teardown(() => service.end('SIGKILL'))
    const headers = { authorization: `Bearer ${token}` }
    return {
      service,
      call: (method: string, path: string, body?: object) =>
        call(service.origin, method, path, { headers, ...(body && { body }) }),
    }
  }
  const before = await start()
  const { hash } = (await before.call('GET', '/config/approvals')).body.data.approval
  await before.call('POST', '/config/approvals/approve', { hash })
  await before.call('POST', '/mcp/tools/execute', { serverName: 'odd', toolName: 'tell-pid' })
  before.call('POST', '/mcp/tools/execute', { serverName: 'odd', toolName: 'never-answer' }).catch(() => undefined)
  await waitUntil(async () => (await callsOf(before, '?state=running')).length === 1)
  const [running] = await callsOf(before)
  await before.service.end('SIGKILL')
  const after = await start()
  t.match(await callsOf(after), [
    { id: running.id, toolName: 'never-answer', state: 'interrupted', endedAt: String },
    { toolName: 'tell-pid', state: 'succeeded' },
  ])
  t.match(await callsOf(after, '?state=running'), [])
  const refused = await after.call('POST', `/mcp/calls/${running.id}/cancel`)
  t.match([refused.status, refused.body.error.message], [409, /interrupted/])
  t.equal(await after.service.end('SIGTERM'), 0)
})

t.test('the records of the last 1,000 calls are kept', async (t) => {
  const store = openMemoryStore(collections)
  const record = (number: number) => ({
    id: `mcpc_${String(number).padStart(26, '0')}`,
    ...{ serverName: 'odd', toolName: 'tell-pid', status: 'done' as const, actor: 'user_owner' },
    ...{ startedAt: '2026-01-01T00:00:00.000Z', finishedAt: '2026-01-01T00:00:01.000Z' },
  })
  for (let start = 0; start < 2_500; start += 500)
    await store.commit(
      Array.from({ length: 500 }, (_, index) => ({ insert: 'mcpCalls' as const, doc: record(start + index) })),
    )
  const gantry = await startGantry(t, { args: ['--trust'], files, parts: { store } })
  const kept = await store.read.mcpCalls.list({})
  t.equal(kept.length, 1_000)
  t.equal(kept[0]?.doc.id, record(1_500).id)
  await execute(gantry, 'tell-pid')
  t.match(await callsOf(gantry, '?limit=2'), [{ toolName: 'tell-pid', durationMs: Number }, { id: record(2_499).id }])
})
