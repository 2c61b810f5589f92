import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import { append, start } from './support/events-streams.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { serverStopped } from './support/events.ts'
import { Stage, queueJob } from './support/jobs.ts'
import { LiveClient, checked } from './support/live.ts'
import type { Frame } from './support/live.ts'
import { readUntil } from './support/wait.ts'

/** One connection for the streams of events, jobs and chats. */

type Test = Parameters<typeof start>[0]

t.test('a connection sends events as they come, each with the cursor to go on from', async (t) => {
  const gantry = await start(t)
  const live = await connect(t, gantry)
  live.send({ type: 'subscribe', id: 'all', stream: 'events' }, { type: 'ping' })
  await live.until(({ type }) => type === 'pong')
  t.match(live.frames[0], { type: 'subscribed', id: 'all' })
  const task = await gantry.createTask('One')
  const made = await live.until(({ event }) => event === 'task.created')
  t.match(made, { id: 'all', cursor: made.data.id, data: { kind: 'task.created', taskId: task, version: 1 } })
  const again = await connect(t, gantry)
  again.send({
    type: 'subscribe',
    id: 'x',
    stream: 'events',
    after: (made.cursor ?? 0) - 1,
    kinds: ['task.*'],
    taskId: task,
  })
  t.same((await again.until(({ event }) => event === 'task.created')).data, made.data, 'it goes on from a cursor')
})

t.test('it follows a job with its log to the end, and many streams at a time', async (t) => {
  const gantry = await start(t)
  const stage = new Stage(gantry)
  const jobId = await queueJob(gantry)
  const { run, finish } = await stage.begun()
  const live = await connect(t, gantry)
  live.send(
    { type: 'subscribe', id: 'log', stream: 'job', jobId },
    { type: 'subscribe', id: 'events', stream: 'events', kinds: ['job.finished'] },
  )
  await run.write(Buffer.from('hello\n'))
  t.match(await live.until(({ event }) => event === 'log'), { id: 'log', cursor: 6, data: { output: 'hello\n' } })
  finish()
  t.match(await live.until(({ type }) => type === 'ended'), { id: 'log', reason: 'finished' })
  t.match(live.frames.filter(({ event }) => event === 'job').at(-1), { data: { state: 'succeeded' } })
  t.match(await live.until(({ event }) => event === 'job.finished'), { id: 'events', data: { data: { jobId } } })
  live.send({ type: 'unsubscribe', id: 'events' }, { type: 'subscribe', id: 'log', stream: 'job', jobId, after: 6 })
  await live.until(({ id, reason }) => id === 'events' && reason === 'unsubscribed')
  await readUntil(
    () => live.frames.filter(({ type }) => type === 'ended').length,
    (count) => count === 3,
    'the end of the job again',
  )
  t.equal(live.frames.filter(({ event }) => event === 'log').length, 1, 'the log from the cursor on is empty')
})

t.test('each refusal is an error with the id of its message, and the connection stays open', async (t) => {
  const gantry = await start(t)
  await append(gantry, 3)
  const live = await connect(t, gantry)
  const refusals: [unknown, string, (string | undefined)?][] = [
    ['not JSON', 'bad_json'],
    [[], 'validation_failed'],
    [{ type: 'shout' }, 'validation_failed'],
    [{ type: 'subscribe', id: 'a', stream: 'mail' }, 'validation_failed'],
    [{ type: 'subscribe', id: 'a', stream: 'events', limit: 5 }, 'validation_failed'],
    [{ type: 'subscribe', id: 'b', stream: 'job' }, 'validation_failed', 'b'],
    [{ type: 'subscribe', id: 'c', stream: 'job', jobId: 'job_none' }, 'job_not_found', 'c'],
    [{ type: 'subscribe', id: 'd', stream: 'chat', chatId: 'chat_none' }, 'chat_not_found', 'd'],
    [{ type: 'subscribe', id: 'e', stream: 'events', after: 999 }, 'invalid_cursor', 'e'],
    [{ type: 'unsubscribe', id: 'f' }, 'not_found', 'f'],
  ]
  for (const [message, code, id] of refusals) {
    const before = live.frames.length
    live.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    const frame = await readUntil(
      () => live.frames[before],
      (each) => each !== undefined,
      code,
    )
    t.match(frame, { type: 'error', error: { code, message: /\w{3}/ }, ...(id !== undefined && { id }) })
  }
  for (let count = 0; count <= 32; count++) live.send({ type: 'subscribe', id: `n${count}`, stream: 'events' })
  t.match(await live.until(({ id, type }) => id === 'n32' && type === 'error'), { error: { code: 'too_many_streams' } })
  live.send({ type: 'subscribe', id: 'n0', stream: 'events' })
  t.match(await live.until(({ id, type }) => id === 'n0' && type === 'error'), { error: { code: 'already_exists' } })
})

t.test('a subscription has the authority of the operation of its stream, and no more', async (t) => {
  const gantry = await start(t)
  const [mine, other] = [await gantry.createTask('Mine'), await gantry.createTask('Other')]
  const jobId = await queueJob(gantry, { taskId: other })
  const narrow = await addCaller(gantry, 'developer', {
    scopes: ['events:read', 'tasks:read', 'jobs:read'],
    allow: { taskIds: [mine] },
  })
  const live = await connect(t, gantry, bearer(narrow.secret))
  live.send(
    { type: 'subscribe', id: 'chat', stream: 'chat', chatId: 'chat_1' },
    { type: 'subscribe', id: 'job', stream: 'job', jobId },
    { type: 'subscribe', id: 'other', stream: 'events', taskId: other },
    { type: 'subscribe', id: 'kind', stream: 'events', kinds: ['user.*'] },
    { type: 'subscribe', id: 'all', stream: 'events', after: 0 },
  )
  const codeOf = async (id: string) => (await live.until((frame) => frame.id === id)).error?.code
  t.equal(await codeOf('chat'), 'scope_missing')
  t.equal(await codeOf('job'), 'job_not_found')
  t.equal(await codeOf('other'), 'task_not_found')
  t.equal(await codeOf('kind'), 'scope_missing')
  await gantry.call('PATCH', `/tasks/${other}`, { body: { title: 'Hidden' } })
  await gantry.call('PATCH', `/tasks/${mine}`, { body: { title: 'Seen' } })
  await live.until(({ event }) => event === 'task.updated')
  t.same(new Set(tasksIn(live.frames)), new Set([mine]))
})

t.test('the rules of a credential judge its subscriptions as they judge the operations of the streams', async (t) => {
  const gantry = await start(t)
  const task = await gantry.createTask('One')
  const rules = [
    { tool: 'streamEvents', arguments: { taskId: task }, action: 'ask' },
    { tool: 'stream*', action: 'deny' },
  ]
  const { secret } = (await gantry.call('POST', '/identity/tokens', { body: { name: 'Ruled', rules } })).body.data
  const live = await connect(t, gantry, bearer(secret))
  const answerTo = (id: string, message: object) => {
    live.send({ type: 'subscribe', id, ...message })
    return live.until((frame) => frame.id === id)
  }
  for (const [id, message] of Object.entries({
    events: { stream: 'events', after: 0 },
    job: { stream: 'job', jobId: 'job_none' },
    chat: { stream: 'chat', chatId: 'chat_none' },
  }))
    t.match(await answerTo(id, message), { type: 'error', error: { code: 'forbidden', message: /denies/ } })
  const ofTask = { stream: 'events', taskId: task }
  const { error } = await answerTo('asked', ofTask)
  const [callId = 'none'] = /mcpc_\w+/.exec(error?.message ?? '') ?? []
  t.equal((await gantry.call('POST', `/mcp/calls/${callId}/approve`)).status, 200, 'it waits for a person')
  t.match(await answerTo('approved', ofTask), { type: 'subscribed' })
  t.match(await answerTo('again', ofTask), { type: 'error', error: { code: 'forbidden' } })
})

t.test('a revoked token ends its streams and its connection, and so does a signed-out session', async (t) => {
  const gantry = await start(t)
  const caller = await addCaller(gantry, 'developer')
  const byToken = await connect(t, gantry, bearer(caller.secret))
  const bySession = await connect(t, gantry, { cookie: `nut-session=${caller.cookie}` })
  for (const live of [byToken, bySession]) {
    live.send({ type: 'subscribe', id: 'e', stream: 'events' })
    await live.until(({ type }) => type === 'subscribed')
  }
  await gantry.call('DELETE', `/identity/tokens/${caller.tokenId}`)
  t.same(await byToken.untilClosed(), { code: 1008, reason: 'credential_ended' })
  t.equal(bySession.closed, undefined)
  const headers = { authorization: '', cookie: `nut-session=${caller.cookie}` }
  t.equal((await gantry.call('POST', '/identity/logout', { headers })).status, 200)
  t.same(await bySession.untilClosed(), { code: 1008, reason: 'credential_ended' })
})

t.test('a handshake needs a credential, and a cookie only from our own pages', async (t) => {
  const gantry = await start(t)
  const { cookie, secret } = await addCaller(gantry, 'developer')
  const session = { cookie: `nut-session=${cookie}` }
  const statusOf = (headers: Readonly<Record<string, string>>, query = '') =>
    new LiveClient(t, gantry.origin, { headers, query }).untilRefused()
  t.equal(await statusOf({}), 401)
  t.equal(await statusOf(bearer('nut_wrong')), 401)
  t.equal(await statusOf({ ...session, origin: 'http://evil.example' }), 403)
  t.equal(await statusOf({ ...session, 'sec-fetch-site': 'cross-site' }), 403)
  t.equal(await statusOf({ ...session, origin: gantry.origin }), 101)
  t.equal(await statusOf({ ...bearer(secret), origin: 'http://evil.example' }), 101)
  const made = await gantry.call('POST', '/events/tickets', { headers: bearer(secret) })
  const query = `?ticket=${made.body.data.ticket.secret}`
  t.equal(await statusOf({ origin: 'http://evil.example' }, query), 101, 'a ticket is for browsers with tokens')
  t.equal(await statusOf({}, query), 401, 'once')
  t.equal(await statusOf(bearer(secret), '?after=1'), 400)
  const plain = await gantry.call('GET', '/live')
  t.match(plain, { status: 200, body: { data: { live: { subscriptionsMax: 32, messageBytesMax: 65536 } } } })
  const elsewhere = await upgradeOf(gantry, '/api/v1/tasks')
  t.equal(elsewhere, 200, 'a handshake on another path is answered as a call without one')
})

t.test('seventeen connections of one session work at once, by the WebSocket that Node has', async (t) => {
  const gantry = await start(t)
  const { ticket } = (await gantry.call('POST', '/events/tickets')).body.data
  const address = `${gantry.origin.replace('http', 'ws')}/api/v1/live`
  const native = new WebSocket(`${address}?ticket=${ticket.secret}`)
  t.teardown(() => native.close())
  const seen: Frame[] = []
  native.addEventListener('message', ({ data }) => seen.push(checked(String(data))))
  native.addEventListener('open', () => native.send('{"type":"subscribe","id":"n","stream":"events"}'))
  const { cookie } = await addCaller(gantry, 'developer')
  const tabs = await Promise.all(
    Array.from({ length: 17 }, () => connect(t, gantry, { cookie: `nut-session=${cookie}`, origin: gantry.origin })),
  )
  for (const tab of tabs) tab.send({ type: 'subscribe', id: 'tab', stream: 'events' })
  for (const tab of tabs) await tab.until(({ type }) => type === 'cursor')
  await readUntil(
    () => seen.length,
    (count) => count >= 2,
    'the subscription',
  )
  await gantry.createTask('For all')
  for (const tab of tabs) await tab.until(({ event }) => event === 'task.created')
  await readUntil(
    () => seen.some(({ event }) => event === 'task.created'),
    (isSeen) => isSeen,
    'the event',
  )
  t.pass('all of them have it')
})

t.test('a stop ends the streams with a reason and closes each connection with 1001', async (t) => {
  const gantry = await start(t)
  const [live, idle] = [await connect(t, gantry), await connect(t, gantry)]
  live.send({ type: 'subscribe', id: 'e', stream: 'events' })
  await live.until(({ type }) => type === 'cursor')
  await gantry.service.stop()
  t.match(await live.untilClosed(), { code: 1001, reason: 'shutting_down' })
  t.match(await idle.untilClosed(), { code: 1001 })
  t.match(live.frames.slice(-2), [
    { type: 'gap', reason: 'shutting_down' },
    { type: 'ended', reason: 'shutting_down' },
  ])
})

t.test('messages cost no calls, and no more of them are read than are answered', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_RATE_LIMIT: '600' } })
  const before = remaining((await gantry.call('GET', '/version')).headers)
  const live = await connect(t, gantry)
  for (let count = 0; count < 250; count++) live.send({ type: 'ping' })
  await readUntil(
    () => live.frames.length,
    (count) => count === 250,
    'the answers to all',
  )
  t.ok(before - remaining((await gantry.call('GET', '/version')).headers) < 20)
  live.send({ type: 'subscribe', id: 'x'.repeat(3 * 64 * 1024), stream: 'events' })
  t.equal((await live.untilClosed()).code, 1009, 'three times the size of a message')
  const binary = await connect(t, gantry)
  binary.socket.send(Buffer.from('{"type":"ping"}'))
  t.equal((await binary.untilClosed()).code, 1003)
})

t.test('a client that takes nothing is cut, and little is kept for it', async (t) => {
  const gantry = await startGantry(t, { parts: { liveLimits: { stallMs: 200 } } })
  const slow = await connect(t, gantry)
  slow.send({ type: 'subscribe', id: 'e', stream: 'events' })
  await slow.until(({ type }) => type === 'cursor')
  slow.socket.pause()
  let count = 0
  // The system takes some; beyond that, the service reads no further events for the client.
  await readUntil(
    async () => {
      await append(gantry, 100, (at) => serverStopped(at, 'x'.repeat(4_000)))
      count += 100
      return (await limitsOf(gantry)).get('liveConnections')
    },
    (open) => open === 0,
    'the end of the slow one',
  )
  slow.socket.resume()
  await slow.untilClosed()
  t.ok(slow.frames.length < count)
})

t.test('a credential has a number of connections, and finds its places again when they close', async (t) => {
  const gantry = await start(t)
  const { userId } = await addCaller(gantry, 'developer')
  const { secret } = await addCredential(gantry, userId, {})
  const open = await Promise.all(Array.from({ length: 100 }, () => connect(t, gantry, bearer(secret))))
  const refused = new LiveClient(t, gantry.origin, { headers: bearer(secret) })
  t.equal(await refused.untilRefused(), 429)
  for (const live of open) live.socket.close()
  for (const live of open) await live.untilClosed()
  const used = async () => (await limitsOf(gantry)).get('liveConnections')
  await readUntil(used, (count) => count === 0, 'the places are free')
  await connect(t, gantry, bearer(secret))
  t.equal(await used(), 1)
})

function bearer(secret: string) {
  return { authorization: `Bearer ${secret}` }
}

function connect(t: Test, gantry: Gantry, headers: Readonly<Record<string, string>> = bearer(gantry.token)) {
  return new LiveClient(t, gantry.origin, { headers }).opened()
}

function tasksIn(frames: readonly Frame[]): unknown[] {
  return frames.filter(({ type }) => type === 'event').map(({ data }) => data.taskId)
}

/** How much is used of each limit. */
async function limitsOf({ call }: Gantry): Promise<Map<string, number>> {
  const { body } = await call('GET', '/limits')
  return new Map(body.data.limits.map(({ name, used }: { name: string; used: number }) => [name, used]))
}

function remaining(headers: Headers): number {
  return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
}

async function upgradeOf({ origin, token }: Gantry, path: string): Promise<number> {
  const { request } = await import('node:http')
  const headers = {
    ...bearer(token),
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  return new Promise((resolve, reject) => {
    request(origin + path, { headers })
      .on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
      .end()
  })
}
