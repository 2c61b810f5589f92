import t from 'tap'
import { GantryError, UnexpectedAnswer, createClient } from 'gantry/client'
import type { ClientOptions, GantryClient, GantryEvent, Progress, Schemas } from 'gantry/client'
import { laterCodes } from '../src/client/failure.ts'
import { errorCodes, errors } from '../src/errors.ts'
import { startCuttingProxy } from './support/cutting-proxy.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import type { operations } from '../src/generated/types.ts'

type TasksQuery = NonNullable<operations['listTasks']['parameters']['query']>

const gantry = await startGantry(t, { args: ['--trust'] })
const proxy = await startCuttingProxy(t, gantry.origin)

/** A client that retries without waiting. */
function clientOf(options: Partial<ClientOptions> = {}): GantryClient {
  return createClient({ baseUrl: gantry.origin, token: gantry.token, retry: { wait: async () => {} }, ...options })
}

const client = clientOf()

/** Gives these responses first, and then those of the service; remembers the requests. */
function answering(...responses: readonly (() => Response)[]) {
  const requests: Request[] = []
  const left = [...responses]
  const answer = async (request: Request) => {
    requests.push(request.clone())
    return left.shift()?.() ?? fetch(request)
  }
  return { requests, fetch: answer }
}

const failing =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ success: false, error: { code, message: 'Not now.' } }, { status, headers })

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

t.test('a call gives the data, the whole body and the ETag', async (t) => {
  const { data, body, etag, status } = await client.post('/tasks', { body: { title: 'Plan', tags: ['a'] } })
  t.equal(status, 201)
  t.same([data.title, data.tags], ['Plan', ['a']])
  t.equal(body.data, data)
  const read = await client.get('/tasks/{id}', { params: { path: { id: data.id } } })
  t.equal(etag, undefined, 'createTask declares none')
  const params = { path: { id: data.id }, header: { 'If-Match': read.etag ?? '' } }
  await client.patch('/tasks/{id}', { params, body: { title: 'Changed' } })
  t.match(await thrownBy(client.patch('/tasks/{id}', { params, body: { title: 'Again' } })), {
    code: 'revision_mismatch',
    status: 412,
  })
})

t.test('a failure is thrown with its code, which narrows, and its details', async (t) => {
  const error = await thrownBy(client.get('/tasks/{id}', { params: { path: { id: 'task_none' } } }))
  t.ok(error instanceof GantryError && error.is('task_not_found', 'job_not_found'))
  t.match(error, { code: 'task_not_found', status: 404, requestId: /^req_/ })
  const wrong = await thrownBy(client.get('/tasks', { params: { query: { limit: 1000 } } }))
  t.match(wrong, { code: 'validation_failed', details: [{ path: 'query/limit', rule: 'maximum' }] })
  t.notOk(error instanceof GantryError && error.is('validation_failed'))
})

t.test('an answer of another program is thrown as such', async (t) => {
  const page = () => new Response('<h1>Hello</h1>', { status: 404 })
  const error = await thrownBy(clientOf({ fetch: answering(page).fetch }).get('/version'))
  t.ok(error instanceof UnexpectedAnswer)
  t.match(error, { status: 404, message: /<h1>Hello/ })
})

t.test('a list gives the items of all pages, and reads no page before it is needed', async (t) => {
  const made: string[] = []
  for (const title of ['1', '2', '3', '4', '5'])
    made.push((await client.post('/tasks', { body: { title, tags: ['paged'] } })).data.id)
  const { requests, fetch } = answering()
  const lists = clientOf({ fetch })
  const query = (): TasksQuery => ({ tag: ['paged'], limit: 2, sort: 'createdAt', fields: ['id', 'title'] })
  const found: string[] = []
  for await (const task of lists.list('/tasks', { params: { query: query() } })) found.push(task.id)
  t.same(found, made)
  t.equal(requests.length, 3)
  t.match(requests[0]?.url, 'fields=id,title')
  for await (const task of lists.list('/tasks', { params: { query: query() } })) if (task.id === made[1]) break
  t.equal(requests.length, 4)
})

t.test('a POST whose answer was lost is repeated, and has one effect', async (t) => {
  const before = proxy.cuts
  proxy.cut(0, 40)
  const { data } = await clientOf({ baseUrl: proxy.origin }).post('/tasks', { body: { title: 'Once', tags: ['once'] } })
  t.equal(proxy.cuts, before + 2)
  t.same(await idsOf('once'), [data.id])
})

t.test('an answer that breaks off in its body counts as lost', async (t) => {
  const broken = () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":tr')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    return new Response(body, { status: 201, headers: { 'content-type': 'application/json' } })
  }
  const { requests, fetch } = answering(broken)
  const { data } = await clientOf({ fetch }).post('/tasks', { body: { title: 'Broken off' } })
  t.equal(data.title, 'Broken off')
  t.equal(requests.length, 2)
})

t.test('a PATCH whose answer was lost is not repeated', async (t) => {
  const id = await gantry.createTask()
  const before = proxy.cuts
  proxy.cut(0)
  const change = clientOf({ baseUrl: proxy.origin }).patch('/tasks/{id}', {
    params: { path: { id } },
    body: { title: 'Changed' },
  })
  t.ok((await thrownBy(change)) instanceof TypeError)
  t.equal(proxy.cuts, before + 1)
})

t.test('the Idempotency-Key of the caller is sent in place of one made up', async (t) => {
  const { requests, fetch } = answering(failing(503, 'overloaded'))
  const header = { 'Idempotency-Key': 'mine' }
  await clientOf({ fetch }).post('/tasks', { params: { header }, body: { title: 'Keyed' } })
  t.same(
    requests.map(({ headers }) => headers.get('idempotency-key')),
    ['mine', 'mine'],
  )
})

t.test('Retry-After is waited for, up to a limit', async (t) => {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const { requests, fetch } = answering(
    failing(503, 'overloaded', { 'retry-after': '7' }),
    failing(503, 'shutting_down'),
    failing(503, 'overloaded', { 'retry-after': '31' }),
  )
  const waiting = clientOf({ fetch, retry: { wait } })
  await waiting.post('/tasks', { body: { title: 'Waited' } }).catch(() => {})
  t.equal(waits[0], 7_000)
  t.ok(waits[1] !== undefined && waits[1] >= 250 && waits[1] <= 750, 'a pause that grows, without one')
  t.equal(waits.length, 2, 'a longer wait is left to the caller')
  t.equal(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size, 1)
})

t.test('a call is sent a limited number of times', async (t) => {
  const busy = failing(503, 'overloaded')
  for (const [attemptsMax, sent] of [
    [undefined, 4],
    [1, 1],
  ] as const) {
    const { requests, fetch } = answering(busy, busy, busy, busy, busy)
    const retry = { wait: async () => {}, ...(attemptsMax && { attemptsMax }) }
    const error = await thrownBy(clientOf({ fetch, retry }).get('/version'))
    t.match(error, { code: 'overloaded' })
    t.equal(requests.length, sent)
  }
})

t.test('what may have had its effect is repeated only by calls that read', async (t) => {
  const late = failing(500, 'mcp_timeout')
  const tool = { serverName: 'files', toolName: 'write', arguments: {} }
  const writing = answering(late)
  const error = await thrownBy(clientOf({ fetch: writing.fetch }).post('/mcp/tools/execute', { body: tool }))
  t.match(error, { code: 'mcp_timeout' })
  t.equal(writing.requests.length, 1)
  const reading = answering(failing(500, 'internal_error'))
  await clientOf({ fetch: reading.fetch }).get('/version')
  t.equal(reading.requests.length, 2)
})

t.test('the codes that pass by themselves are those of the retry class later', async (t) => {
  t.same(
    laterCodes,
    errorCodes.filter((code) => errors[code][1] === 'later'),
  )
})

t.test('a signal ends the wait for a retry', async (t) => {
  const ends = new AbortController()
  const { requests, fetch } = answering(() => {
    queueMicrotask(() => ends.abort(new Error('enough')))
    return failing(503, 'overloaded', { 'retry-after': '30' })()
  })
  const patient = createClient({ baseUrl: gantry.origin, token: gantry.token, fetch })
  const error = await thrownBy(patient.get('/version', { signal: ends.signal }))
  t.match(error, { message: 'enough' })
  t.equal(requests.length, 1)
})

t.test('events come once and in order over connections that break anywhere', async (t) => {
  const { after } = await lastEvent()
  const cuts = proxy.cuts
  // In the headers, in the first block, in the middle of events, after several.
  proxy.cut(50, 900, 1_500, 1_777, 2_500, 3_003)
  const streamed: GantryEvent[] = []
  const reading = (async () => {
    const events = clientOf({ baseUrl: proxy.origin }).events({ after, kinds: ['task.*'] })
    for await (const event of events) {
      streamed.push(event)
      if (event.kind === 'task.created' && event.data.title === 'The last') break
    }
  })()
  await waitUntil(async () => {
    await gantry.createTask('Streamed')
    return proxy.cuts === cuts + 6
  }, 'six broken connections')
  await gantry.createTask('The last')
  await reading
  const page = await client.get('/events', { params: { query: { after, limit: 200 } } })
  t.same(streamed, page.data.events)
})

t.test('a stream that stays silent is opened anew', async (t) => {
  const { after } = await lastEvent()
  const silent = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
  const { requests, fetch } = answering(silent)
  const events = clientOf({ fetch, silenceMaxMs: 50 }).events({ after })
  const id = await gantry.createTask('After the silence')
  const first = await events.next()
  t.match(first.value, { kind: 'task.created', taskId: id })
  t.ok(requests.length >= 2)
  await events.return()
})

t.test('a stream says that events are no longer retained', async (t) => {
  const { fetch } = answering(failing(410, 'cursor_expired'))
  const error = await thrownBy(clientOf({ fetch }).events({ after: 1 }).next())
  t.match(error, { code: 'cursor_expired' })
})

t.test('a signal ends a stream', async (t) => {
  const ends = new AbortController()
  const next = thrownBy(client.events({ signal: ends.signal }).next())
  ends.abort()
  t.match(await next, { name: 'AbortError' })
})

t.test('the log of a job comes whole, each state once, up to its end', async (t) => {
  const taskId = await gantry.createTask()
  const command = 'for i in $(seq 2000); do echo "line $i of the log"; done'
  const body = { description: 'Log', command }
  await client.post('/tasks/{id}/plan-steps', { params: { path: { id: taskId } }, body })
  const { data } = await client.post('/tasks/{id}/plan-steps/execute', { params: { path: { id: taskId } } })
  const cuts = proxy.cuts
  proxy.cut(700, 5_000, 20_011)
  let log = ''
  const states: Schemas['Job'][] = []
  for await (const part of clientOf({ baseUrl: proxy.origin }).jobEvents(data.job.id)) {
    if (part.event === 'log') log += part.data.output
    else states.push(part.data)
  }
  t.ok(proxy.cuts > cuts)
  t.equal(states.at(-1)?.status, 'succeeded')
  const full = await client.get('/jobs/{jobId}/log', { params: { path: { jobId: data.job.id } } })
  t.ok(log.includes('line 2000 of the log'))
  t.ok(log.startsWith(full.data.output))
  t.equal(Buffer.byteLength(log), states.at(-1)?.logBytes)
  t.equal(new Set(states.map((state) => JSON.stringify({ ...state, logBytes: 0 }))).size, states.length)
})

t.test('an upload reports its progress, and its bytes come back', async (t) => {
  const bytes = new Uint8Array(300_000).map((_, index) => index % 251)
  const progress: Progress[] = []
  const { data } = await client.upload(new File([bytes], 'progress.bin'), {
    description: 'Bytes',
    onProgress: (now) => progress.push(now),
  })
  t.match(data.resource, { filename: 'progress.bin', size: bytes.length, description: 'Bytes' })
  t.same(progress.at(-1), { sentBytes: bytes.length, totalBytes: bytes.length })
  t.ok(progress.length > 1)
  const params = { path: { filename: 'progress.bin' }, query: { download: true } }
  t.same(await (await client.bytes('/resources/{filename}', { params })).bytes(), bytes)
})

t.test('an upload whose answer was lost is repeated, and stores one file', async (t) => {
  const careful = clientOf({ baseUrl: proxy.origin })
  for (const onProgress of [undefined, () => {}]) {
    const filename = onProgress ? 'stream.txt' : 'form.txt'
    proxy.cut(0)
    const { data } = await careful.upload(new Blob(['five steps']), { filename, ...(onProgress && { onProgress }) })
    t.match(data.resource, { filename, size: 10 })
  }
})

async function idsOf(tag: string): Promise<string[]> {
  const { body } = await gantry.call('GET', `/tasks?tag=${tag}`)
  return body.data.tasks.map(({ id }: { id: string }) => id)
}

/** The number of the newest event. */
async function lastEvent(): Promise<{ after: number }> {
  let after = 0
  for (;;) {
    const { data } = await client.get('/events', { params: { query: { after, limit: 200 } } })
    after = data.events.at(-1)?.id ?? after
    if (data.nextCursor === undefined) return { after }
  }
}
