import t from 'tap'
import { setTimeout as wait } from 'node:timers/promises'
import { collections } from '../src/collections.ts'
import type { Caller } from '../src/contract.ts'
import { validators } from '../src/generated/answer-validators.js'
import type { EventLimits } from '../src/services/events.ts'
import type { NewEvent } from '../src/stores/port.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { addCaller } from './support/callers.ts'
import { openStream } from './support/event-stream.ts'
import { foreignEvent, mailReceived, serverStopped, userUpdated } from './support/events.ts'
import type { EventReader, Frame, StreamOptions } from './support/event-stream.ts'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { isAfter } from './support/moments.ts'
import { waitMaxMs, waitUntil } from './support/wait.ts'
import { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

t.test('a stream sends every event once, in order, with its number and kind', async (t) => {
  const gantry = await start(t)
  const stream = await follow(t, gantry, '/events?after=0')
  t.equal(stream.headers['content-type'], 'text/event-stream')
  t.match(stream.headers['cache-control'], /no-cache/)
  t.equal(stream.headers['x-accel-buffering'], 'no')
  t.ok(stream.headers['x-request-id'])
  await gantry.createTask('One')
  await gantry.createTask('Two')
  const newest = await newestOf(gantry)
  await stream.until(({ lastId }) => lastId === String(newest))
  t.equal(stream.blocks[0], 'retry: 2000')
  t.same(
    stream.ids,
    Array.from({ length: newest }, (_, index) => index + 1),
  )
  t.same(
    stream.frames.filter(({ event }) => event === 'task.created').map(({ data }) => data.data.title),
    ['One', 'Two'],
  )
  for (const frame of stream.frames) {
    t.equal(frame.data.id, frame.id)
    t.equal(frame.data.kind, frame.event)
    t.ok(isEvent(frame), JSON.stringify(frame.data))
  }
})

t.test('a stream without a position sends new events, and the position to resume from if there are none', async (t) => {
  const gantry = await start(t)
  await append(gantry, 3)
  const newest = await newestOf(gantry)
  const stream = await follow(t, gantry, '/events')
  await stream.until(({ lastId }) => lastId === String(newest))
  stream.destroy()
  const [missed] = await append(gantry, 1)
  const again = await follow(t, gantry, '/events', { headers: { 'last-event-id': String(newest) } })
  await again.until(({ frames }) => frames.length === 1)
  t.same(again.ids, [missed])
})

t.test('a page gives events from the oldest one on, and leads to the next page', async (t) => {
  const gantry = await start(t)
  await append(gantry, 25)
  const newest = await newestOf(gantry)
  const seen: number[] = []
  let path: string | undefined = '/events?limit=10'
  while (path !== undefined) {
    const { body, headers } = await gantry.call('GET', path, { headers: { accept: 'application/json' } })
    seen.push(...body.data.events.map((event: { id: number }) => event.id))
    const { nextCursor } = body.data
    t.equal(
      headers.get('link'),
      nextCursor === undefined ? null : `</api/v1/events?limit=10&after=${nextCursor}>; rel="next"`,
    )
    path = nextCursor === undefined ? undefined : `/events?limit=10&after=${nextCursor}`
  }
  t.same(
    seen,
    Array.from({ length: newest }, (_, index) => index + 1),
  )
  t.same((await gantry.call('GET', `/events?after=${newest}`)).body, { success: true, data: { events: [] } })
})

t.test('Last-Event-ID goes before after', async (t) => {
  const gantry = await start(t)
  const ids = await append(gantry, 5)
  const stream = await follow(t, gantry, `/events?after=${ids[0]}`, { headers: { 'last-event-id': String(ids[2]) } })
  await stream.until(({ frames }) => frames.length === 2)
  t.same(stream.ids, ids.slice(3))
})

t.test('events are filtered by kind and by task, in a stream as in a page', async (t) => {
  const gantry = await start(t)
  const [one, other] = [await gantry.createTask('One'), await gantry.createTask('Other')]
  await gantry.call('PUT', `/tasks/${one}/changes`, { body: { changes: [] } })
  await append(gantry, 1, mailReceived)
  const filters: [string, string[]][] = [
    ['kinds=task.created', ['task.created', 'task.created']],
    ['kinds=task.*', ['task.created', 'task.created', 'task.changes.replaced']],
    ['kinds=task.changes.*,mail.received', ['task.changes.replaced', 'mail.received']],
    [`taskId=${one}`, ['task.created', 'task.changes.replaced']],
    [`taskId=${other}&kinds=*`, ['task.created']],
  ]
  for (const [filter, kinds] of filters) {
    const { body } = await gantry.call('GET', `/events?${filter}`)
    t.same(
      body.data.events.map((event: { kind: string }) => event.kind),
      kinds,
      filter,
    )
    const stream = await follow(t, gantry, `/events?after=0&${filter}`)
    await stream.until(({ frames }) => frames.length === kinds.length)
    t.same(
      stream.frames.map(({ event }) => event),
      kinds,
      `${filter} in a stream`,
    )
  }
})

t.test(
  'a credential is given only events of the kinds that it may read, in a page, a stream and by a ticket',
  async (t) => {
    const gantry = await start(t)
    await gantry.call('POST', '/users', { body: { name: 'Ada', username: 'ada', role: 'viewer' } })
    await gantry.call('POST', '/identity/login', { body: { token: gantry.token } })
    await append(gantry, 1, mailReceived)
    await gantry.createTask('One')
    const { secret } = await createToken(gantry, { preset: 'agent' })
    const headers = { authorization: `Bearer ${secret}` }
    const all = (await gantry.call('GET', '/events')).body.data.events
    const kindsOf = (events: { kind: string }[]) => events.map(({ kind }) => kind)
    t.match(kindsOf(all).sort(), ['mail.received', 'session.started', 'task.created', 'token.created', 'user.created'])
    const page = (await gantry.call('GET', '/events', { headers })).body.data.events
    t.same(kindsOf(page), ['mail.received', 'task.created'], 'an agent sees no sessions, tokens and users')
    const some = await gantry.call('GET', '/events?kinds=task.*,*', { headers })
    t.same(kindsOf(some.body.data.events), ['mail.received', 'task.created'], 'whatever it asks for')
    const { ticket } = (await gantry.call('POST', '/events/tickets', { headers })).body.data
    for (const [path, sent] of [
      ['/events?after=0', headers],
      [`/events?after=0&ticket=${ticket.secret}`, { authorization: '' }],
    ] as const) {
      const stream = await follow(t, gantry, path, { headers: sent })
      await stream.until(({ frames }) => frames.some(({ event }) => event === 'task.created'))
      await createToken(gantry, { scopes: ['tasks:read'] })
      await gantry.createTask('Two')
      await stream.until(({ frames }) => frames.filter(({ event }) => event === 'task.created').length === 2)
      t.same(new Set(stream.frames.map(({ event }) => event)), new Set(['mail.received', 'task.created']))
      stream.destroy()
    }
  },
)

t.test('a page passes over any number of events that the caller may not read', async (t) => {
  const gantry = await start(t)
  await append(gantry, 700, userUpdated)
  await gantry.createTask('One')
  await append(gantry, 30, userUpdated)
  const [last] = await append(gantry, 1, mailReceived)
  const { secret } = await createToken(gantry, { preset: 'agent' })
  const headers = { authorization: `Bearer ${secret}` }
  const first = (await gantry.call('GET', '/events?limit=1', { headers })).body.data
  t.match(first.events, [{ kind: 'task.created' }])
  const second = (await gantry.call('GET', `/events?limit=1&after=${first.nextCursor}`, { headers })).body.data
  t.match(second, { events: [{ kind: 'mail.received', id: last }], nextCursor: undefined })
  const stream = await follow(t, gantry, '/events?after=0', { headers })
  await stream.until(({ frames }) => frames.length === 2)
  t.equal(stream.frames.at(-1)?.id, last)
})

t.test('a credential that asks for nothing but kinds that it may not read is refused', async (t) => {
  const gantry = await start(t)
  const { secret } = await createToken(gantry, { scopes: ['events:read', 'tasks:read'] })
  const headers = { authorization: `Bearer ${secret}` }
  for (const kinds of ['user.created', 'task.created,token.*']) {
    const { status, body } = await gantry.call('GET', `/events?kinds=${kinds}`, { headers })
    t.equal(`${status} ${body.error.code}`, '403 scope_missing')
    t.match(body.error.message, /users:(read|admin)/)
  }
})

t.test('a stream ends when its credential may no longer read a kind', async (t) => {
  const gantry = await start(t)
  const { userId, secret } = await addCaller(gantry, 'developer')
  const stream = await follow(t, gantry, '/events?after=0', { headers: { authorization: `Bearer ${secret}` } })
  await stream.until(({ frames }) => frames.some(({ event }) => event === 'user.created'))
  await gantry.call('PATCH', `/users/${userId}`, { body: { role: 'agent' } })
  await stream.untilOver()
  t.match(stream.frames.at(-1)?.data, { kind: 'stream.gap', data: { reason: 'credential_ended' } })
})

t.test('events that another version stored are served as they are', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_CHECK_ANSWERS: '0' } })
  const older = [
    { kind: 'task.updated', taskId: 'task_1', data: {} },
    { kind: 'resource.updated', data: { filename: 'plan.txt', moved: { from: ['a', 1, null] } } },
    { kind: 'skill.created', data: { skillId: 'skill_1' } },
  ]
  const { store, now } = gantry.service.app
  const stored = older.map(({ kind, ...given }) => ({ event: foreignEvent(kind, now(), given) }))
  const { eventIds } = await store.commit(stored)
  const after = (eventIds[0] ?? 0) - 1
  const read = async (headers: Record<string, string> = {}) => {
    const response = await gantry.fetch(`/api/v1/events?after=${after}`, { headers })
    const { data } = (await response.json()) as { data: { events: { kind: string }[] } }
    return data.events
  }
  t.match(await read(), older)
  const stream = await follow(t, gantry, `/events?after=${after}`, { isUnjudged: true })
  await stream.until(({ frames }) => frames.length === older.length)
  t.match(
    stream.frames.map(({ data }) => data),
    older,
  )
  const { secret } = await createToken(gantry, { scopes: ['events:read', 'tasks:read', 'skills:read'] })
  t.match(await read({ authorization: `Bearer ${secret}` }), [{ kind: 'task.updated' }], 'unknown kinds to no other')
})

t.test('an unknown kind is refused with the nearest one', async (t) => {
  const gantry = await start(t)
  for (const [kinds, meant] of [
    ['task.creatd', 'task.created'],
    ['tasks.*', 'task.*'],
  ]) {
    const { status, body } = await gantry.call('GET', `/events?kinds=${kinds}`)
    t.equal(status, 400)
    t.match(body.error, { code: 'validation_failed', details: [{ path: 'query/kinds/0', rule: 'enum' }] })
    t.match(body.error.message, `Did you mean ${meant}?`)
  }
  t.match(
    (await gantry.call('GET', '/events?kinds=zzzzzzzzzzzz')).body.error.message,
    /^kinds\/0 must be one of \*, task\.\*, .* or \d+ others, not "zzzzzzzzzzzz"\.$/,
  )
})

t.test('a credential that is restricted to some tasks receives events of those alone', async (t) => {
  const gantry = await start(t)
  const [one, other] = [await gantry.createTask('One'), await gantry.createTask('Other')]
  await append(gantry, 1, mailReceived)
  const third = await gantry.createTask('Third')
  const { secret } = await createToken(gantry, {
    scopes: ['events:read', 'tasks:read'],
    allow: { taskIds: [one, third] },
  })
  const headers = { authorization: `Bearer ${secret}` }
  const { body } = await gantry.call('GET', '/events', { headers })
  t.same(
    body.data.events.map((event: { taskId: string }) => event.taskId),
    [one, third],
  )
  t.equal((await gantry.call('GET', `/events?taskId=${other}`, { headers })).body.error.code, 'task_not_found')
  const stream = await follow(t, gantry, '/events?after=0', { headers })
  await stream.until(({ frames }) => frames.length === 2)
  await gantry.call('PUT', `/tasks/${other}/changes`, { body: { changes: [] } })
  await gantry.call('PUT', `/tasks/${third}/changes`, { body: { changes: [] } })
  await stream.until(({ frames }) => frames.length === 3)
  t.same(
    stream.frames.map(({ data }) => data.taskId),
    [one, third, third],
  )
})

t.test('a heartbeat comes as a comment, with the number to resume from when the filter left events out', async (t) => {
  const gantry = await start(t, { heartbeatMs: 20 })
  const stream = await follow(t, gantry, '/events?kinds=mail.received')
  await stream.until(({ blocks }) => blocks.includes(': heartbeat'))
  const [left] = await append(gantry, 1)
  await stream.until(({ blocks }) => blocks.includes(`: heartbeat\nid: ${left}`))
  t.equal(stream.lastId, String(left))
  t.same(stream.frames, [])
})

t.test('a position that is no longer kept is refused, and one that never was too', async (t) => {
  const gantry = await start(t, { keptMax: 10 })
  await append(gantry, 30)
  await gantry.service.app.events.trim()
  const newest = await newestOf(gantry)
  const oldest = newest - 9
  for (const accept of ['application/json', 'text/event-stream']) {
    const ask = (path: string, headers = {}) => gantry.call('GET', path, { headers: { accept, ...headers } })
    const expired = await ask(`/events?after=${oldest - 2}`)
    t.equal(expired.status, 410)
    t.equal(expired.body.error.code, 'cursor_expired')
    t.match(expired.body.error.message, `continue after ${oldest - 1}`)
    const early = await ask(`/events?after=${newest + 1}`)
    t.equal(early.status, 400)
    t.equal(early.body.error.code, 'invalid_cursor')
    t.equal((await ask('/events', { 'last-event-id': 'x1' })).body.error.code, 'invalid_cursor')
    t.equal((await ask('/events', { 'last-event-id': '3' })).body.error.code, 'cursor_expired')
  }
  const { body } = await gantry.call('GET', '/events')
  t.equal(body.data.events[0].id, oldest, 'a page without a position begins with the oldest that is kept')
  const stream = await follow(t, gantry, `/events?after=${oldest - 1}`)
  await stream.until(({ frames }) => frames.length === 10)
  t.equal(stream.ids[0], oldest)
})

t.test('events are kept for a time', async (t) => {
  let ahead = 0
  const gantry = await startGantry(t, {
    parts: { eventLimits: { keptMs: 60_000 }, now: () => new Date(Date.now() + ahead).toISOString() },
  })
  const old = await append(gantry, 2)
  ahead = 61_000
  const kept = await append(gantry, 2)
  await gantry.service.app.events.trim()
  t.same(
    (await gantry.service.app.store.events({ after: 0, limit: 10 })).map(({ id }) => id),
    kept,
  )
  t.equal((await gantry.call('GET', `/events?after=${old[0]}`)).status, 410)
})

t.test('Accept chooses between stream and page', async (t) => {
  const gantry = await start(t)
  const answers: [string, string][] = [
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/json, text/event-stream', 'text/event-stream'],
    ['text/event-stream;q=0.5, application/json', 'application/json'],
    ['text/*', 'text/event-stream'],
    ['text/event-stream;q=0, */*', 'application/json'],
  ]
  for (const [accept, type] of answers) {
    const stream = await follow(t, gantry, '/events', { headers: { accept } })
    t.match(stream.headers['content-type'], type, accept)
    stream.destroy()
  }
  for (const accept of ['text/html', 'text/event-stream;q=0', 'image/*']) {
    const { status, body } = await gantry.call('GET', '/events', { headers: { accept } })
    t.equal(status, 406, accept)
    t.equal(body.error.code, 'not_acceptable')
  }
})

t.test('HEAD returns the headers of a stream and opens none', async (t) => {
  const gantry = await start(t)
  const stream = await follow(t, gantry, '/events', { method: 'HEAD' })
  await stream.untilOver()
  t.equal(stream.headers['content-type'], 'text/event-stream')
  t.equal(gantry.service.app.events.openStreams(), 0)
})

t.test('all credentials of a user share its streams, and another user has its own', async (t) => {
  const gantry = await start(t, { streamsMax: 4, streamsPerUserMax: 2, streamsPerCredentialMax: 2 })
  const { secret, cookie } = await addCaller(gantry, 'viewer')
  const headers = { authorization: `Bearer ${secret}` }
  const inBrowser = { authorization: '', cookie: `nut-session=${cookie}` }
  t.equal((await follow(t, gantry, '/events', { headers: inBrowser })).status, 200)
  t.equal((await follow(t, gantry, '/events', { headers })).status, 200)
  const refused = await gantry.call('GET', '/events', { headers: { accept: 'text/event-stream', ...headers } })
  t.match(refused.body.error, { code: 'too_many_streams', message: 'This user has 2 open event streams' })
  const other = await addCaller(gantry, 'viewer')
  t.equal((await follow(t, gantry, '/events', { headers: { authorization: `Bearer ${other.secret}` } })).status, 200)
})

t.test('streams are limited in all and for each credential, and one that ends makes room', async (t) => {
  const gantry = await start(t, { streamsMax: 3, streamsPerCredentialMax: 2 })
  const { secret } = await createToken(gantry, { scopes: ['events:read'] })
  const headers = { authorization: `Bearer ${secret}` }
  const [first] = [await follow(t, gantry, '/events'), await follow(t, gantry, '/events')]
  const refused = await gantry.call('GET', '/events', { headers: { accept: 'text/event-stream' } })
  t.equal(refused.status, 429)
  t.equal(refused.body.error.code, 'too_many_streams')
  t.ok(Number(refused.headers.get('retry-after')) > 0)
  t.match(refused.body.error.message, 'This credential has 2')
  await follow(t, gantry, '/events', { headers })
  t.equal(
    (await gantry.call('GET', '/events', { headers: { accept: 'text/event-stream', ...headers } })).body.error.code,
    'too_many_streams',
  )
  first.destroy()
  await waitUntil(() => gantry.service.app.events.openStreams() === 2)
  t.equal((await follow(t, gantry, '/events', { headers })).status, 200)
})

t.test('a revoked token ends its streams at once, and no others', async (t) => {
  const gantry = await start(t, { credentialsCheckMs: waitMaxMs })
  const { token, secret } = await createToken(gantry, { scopes: ['events:read'] })
  const others = await follow(t, gantry, '/events')
  const stream = await follow(t, gantry, '/events', { headers: { authorization: `Bearer ${secret}` } })
  await stream.until(({ lastId }) => lastId !== undefined)
  t.equal((await gantry.call('DELETE', `/identity/tokens/${token.id}`)).status, 200)
  await stream.untilOver()
  const farewell = stream.frames.at(-1)
  t.match(farewell, {
    id: undefined,
    event: 'stream.gap',
    data: { kind: 'stream.gap', actor: 'system', data: { reason: 'credential_ended' } },
  })
  t.ok(farewell && isEvent(farewell))
  await append(gantry, 1)
  await others.until(({ frames }) => frames.some(({ event }) => event === 'mcp.server.stopped'))
})

t.test('signing out and disabling an account end streams at once', async (t) => {
  const gantry = await start(t, { credentialsCheckMs: waitMaxMs })
  const { body } = await gantry.call('POST', '/users', {
    body: { name: 'Ada', username: 'ada', role: 'developer', password: 'correct horse battery' },
  })
  const endings: ((headers: Record<string, string>) => Promise<Answer>)[] = [
    (headers) => gantry.call('POST', '/identity/logout', { headers }),
    () => gantry.call('POST', `/users/${body.data.user.id}/disable`),
  ]
  for (const end of endings) {
    const login = await gantry.call('POST', '/identity/login', {
      body: { username: 'ada', password: 'correct horse battery' },
      headers: { authorization: '' },
    })
    const headers = { authorization: '', cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const stream = await follow(t, gantry, '/events', { headers })
    t.equal(stream.status, 200)
    t.equal((await end(headers)).status, 200)
    await stream.untilOver()
  }
})

t.test('a ticket opens one stream and nothing else', async (t) => {
  const gantry = await start(t)
  const { body, status } = await gantry.call('POST', '/events/tickets')
  t.equal(status, 201)
  const { secret } = body.data.ticket
  t.match(secret, /^tkt_[\w-]{43}$/)
  const anonymous = { headers: { authorization: '' } }
  t.equal((await gantry.call('GET', `/version?ticket=${secret}`, anonymous)).status, 401, 'not another operation')
  const stream = await follow(t, gantry, `/events?after=0&ticket=${secret}`, anonymous)
  t.equal(stream.status, 200)
  const again = await gantry.call('GET', `/events?ticket=${secret}`, anonymous)
  t.equal(again.status, 401)
  t.equal(again.body.error.code, 'token_invalid')
  t.equal((await gantry.call('GET', '/events?ticket=tkt_nothing-of-the-kind', anonymous)).status, 401)
})

t.test('a ticket is valid for a minute, and as long as the credential that made it', async (t) => {
  let ahead = 0
  const gantry = await startGantry(t, { parts: { now: () => new Date(Date.now() + ahead).toISOString() } })
  const before = Date.now()
  const { body } = await gantry.call('POST', '/events/tickets')
  const { secret, expiresAt } = body.data.ticket
  t.ok(isAfter(expiresAt, 60_000, before))
  ahead = 61_000
  t.equal((await gantry.call('GET', `/events?ticket=${secret}`, { headers: { authorization: '' } })).status, 401)
  const made = await createToken(gantry, { scopes: ['events:read'] })
  const ticket = await gantry.call('POST', '/events/tickets', { headers: { authorization: `Bearer ${made.secret}` } })
  await gantry.call('DELETE', `/identity/tokens/${made.token.id}`)
  t.equal(
    (await gantry.call('GET', `/events?ticket=${ticket.body.data.ticket.secret}`, { headers: { authorization: '' } }))
      .status,
    401,
  )
})

t.test('a stream by ticket sees what the credential may see, and ends with it', async (t) => {
  const gantry = await start(t)
  const [one, other] = [await gantry.createTask('One'), await gantry.createTask('Other')]
  const { token, secret } = await createToken(gantry, {
    scopes: ['events:read', 'tasks:read'],
    allow: { taskIds: [one] },
  })
  const { body } = await gantry.call('POST', '/events/tickets', { headers: { authorization: `Bearer ${secret}` } })
  const stream = await follow(t, gantry, `/events?after=0&ticket=${body.data.ticket.secret}`, {
    headers: { authorization: '' },
  })
  await gantry.call('PUT', `/tasks/${other}/changes`, { body: { changes: [] } })
  await gantry.call('PUT', `/tasks/${one}/changes`, { body: { changes: [] } })
  await stream.until(({ frames }) => frames.length === 2)
  t.same(
    stream.frames.map(({ data }) => data.taskId),
    [one, one],
  )
  await gantry.call('DELETE', `/identity/tokens/${token.id}`)
  await stream.untilOver()
  t.equal(stream.frames.at(-1)?.data.data.reason, 'credential_ended')
})

t.test('readers that do not read cost the service a batch of events each, not all events', async (t) => {
  const gantry = await start(t, { stallMs: 600_000, tailMax: 100 })
  const readers = 5
  await Promise.all(Array.from({ length: readers }, () => follow(t, gantry, '/events?after=0', { isPaused: true })))
  const reason = 'x'.repeat(5_000)
  const appendEvents = async (count: number) => {
    for (let appended = 0; appended < count; appended += 100)
      await append(gantry, 100, (at) => serverStopped(at, reason))
  }
  // More than the sockets of both sides take in.
  await appendEvents(3_000)
  const before = memoryInUse()
  await appendEvents(6_000)
  const grown = memoryInUse() - before
  t.equal(gantry.service.app.events.openStreams(), readers)
  // Readers at the same position share the bytes that they are sent.
  const allOfThem = 6_000 * reason.length
  t.ok(grown < allOfThem / 2, `the memory grew by ${grown} bytes, and the events have ${allOfThem}`)
})

t.test(
  'a reader that does not read delays no other reader, and is closed with the number to resume from',
  async (t) => {
    const gantry = await start(t, { stallMs: 400, tailMax: 200 })
    const { events } = gantry.service.app
    const slow = await Promise.all(
      Array.from({ length: 10 }, () => follow(t, gantry, '/events?after=0', { isPaused: true })),
    )
    const quick = await follow(t, gantry, '/events?after=0&kinds=mcp.server.stopped')
    // More than the sockets of both sides take in.
    const reason = 'x'.repeat(20_000)
    let count = 0
    while (events.openStreams() > 1) {
      await append(gantry, 20, (at) => serverStopped(at, reason))
      count += 20
      await quick.until(({ frames }) => frames.length === count)
    }
    t.ok(count > 100, 'the quick reader had everything meanwhile')
    const [stalled] = slow
    stalled?.resume()
    await stalled?.until(({ isOver }) => isOver)
    const resumed = await follow(t, gantry, '/events', { headers: { 'last-event-id': stalled?.lastId ?? '0' } })
    await resumed.until(({ lastId }) => lastId === quick.lastId)
    t.same(
      [...(stalled?.ids ?? []), ...resumed.ids],
      Array.from({ length: await newestOf(gantry) }, (_, index) => index + 1),
      'nothing was lost or doubled',
    )
  },
)

t.test('a stream that is cut off for its reader says so in its last frame', async (t) => {
  const gantry = await start(t)
  const ids = await append(gantry, 3)
  const caller = await gantry.service.app.identity.callerOfToken(gantry.token)
  const stream = await gantry.service.app.events.follow(caller, { after: 0 })
  await stream.next()
  stream.stall()
  t.ok(stream.signal.aborted)
  t.match(await stream.next(), [
    {
      event: 'stream.gap',
      data: { id: ids.at(-1), kind: 'stream.gap', data: { resumeAfter: ids.at(-1), reason: 'too_slow' } },
    },
  ])
  t.equal(await stream.next(), undefined)
  stream.close()
  t.equal(gantry.service.app.events.openStreams(), 0)
})

t.test('a reader that is overtaken by the removal of old events gets cursor_expired', async (t) => {
  const gantry = await start(t, { tailMax: 5, keptMax: 10 })
  const slow = await follow(t, gantry, '/events?after=0', { isPaused: true })
  // More than the sockets take in, so that the reader is behind for certain.
  for (let written = 0; written < 40_000_000; written += 20 * 50_000)
    await append(gantry, 20, (at) => serverStopped(at, 'x'.repeat(50_000)))
  await gantry.service.app.events.trim()
  slow.resume()
  await slow.untilOver()
  const { oldest } = await gantry.service.app.store.eventRange()
  const farewell = slow.frames.at(-1)
  t.match(farewell, { event: 'stream.gap', data: { data: { resumeAfter: oldest - 1, reason: 'cursor_expired' } } })
  t.ok(Number(slow.lastId) < oldest - 1)
  const resumed = await follow(t, gantry, `/events?after=${farewell?.data.data.resumeAfter}`)
  await resumed.until(({ frames }) => frames.length === 10)
})

t.test('nothing is lost or doubled in a thousand disconnects while eight write', async (t) => {
  const gantry = await start(t)
  await append(gantry, 500)
  let isOn = true
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    // Paced, for the disconnects are what this is about.
    for (let count = 0; isOn; count++) await Promise.all([gantry.createTask(`Task ${count} of ${writer}`), wait(50)])
  })
  const readers = await Promise.all(Array.from({ length: 8 }, () => readWithDisconnects(gantry, 125))).finally(() => {
    isOn = false
  })
  await Promise.all(writers)
  const newest = await newestOf(gantry)
  for (const { ids, lastId, disconnects } of readers) {
    t.equal(disconnects, 125)
    const rest = await follow(t, gantry, '/events', { headers: { 'last-event-id': lastId } })
    if (lastId !== String(newest)) await rest.until((reader) => reader.lastId === String(newest))
    const seen = [...ids, ...rest.ids]
    t.equal(seen.length, newest)
    t.ok(
      seen.every((id, index) => id === index + 1),
      'each number once and in order',
    )
  }
})

t.test(
  'two services on one PostgreSQL send the same events in one order, and a reader can resume at the other one',
  async (t) => {
    const url = await (await startPostgres(t)).makeSchema()
    const startOne = async () =>
      startGantry(t, { parts: { store: await openPostgresStore(url, collections), server: { admission: 'off' } } })
    const services = [await startOne(), await startOne()] as const
    const streams = await Promise.all(services.map((gantry) => follow(t, gantry, '/events?after=0')))
    let isOn = true
    const writers = services.flatMap((gantry) =>
      Array.from({ length: 4 }, async () => {
        while (isOn) await Promise.all([append(gantry, 2), wait(5)])
      }),
    )
    const wanderer = { ids: [] as number[], lastId: '0' }
    for (let turn = 0; turn < 40; turn++) {
      const stream = await openStream(services[turn % 2 === 0 ? 0 : 1].origin, '/events', {
        headers: { 'last-event-id': wanderer.lastId },
      })
      await stream.until(({ frames }) => frames.length > 5)
      stream.destroy()
      wanderer.ids.push(...stream.ids)
      wanderer.lastId = stream.lastId ?? wanderer.lastId
    }
    isOn = false
    await Promise.all(writers)
    const newest = await newestOf(services[0])
    for (const stream of streams) {
      await stream.until(({ lastId }) => lastId === String(newest))
      t.equal(stream.ids.length, newest)
      t.ok(
        stream.ids.every((id, index) => id === index + 1),
        'each number once and in order',
      )
    }
    t.same(streams[0]?.frames, streams[1]?.frames)
    t.ok(
      wanderer.ids.length > 200 && wanderer.ids.every((id, index) => id === index + 1),
      'nothing is lost or doubled on the way between them',
    )
  },
)

t.test('a stop sends every stream the position to resume from, and does not wait for the readers', async (t) => {
  const gantry = await start(t)
  const ids = await append(gantry, 3)
  const streams = await Promise.all(
    Array.from({ length: 20 }, (_, index) => follow(t, gantry, '/events?after=0', { isPaused: index === 0 })),
  )
  await Promise.all(streams.slice(1).map((stream) => stream.until(({ lastId }) => lastId === String(ids.at(-1)))))
  const cut = t.capture(Server.prototype, 'closeAllConnections', Server.prototype.closeAllConnections)
  await gantry.service.stop()
  t.same(cut(), [], 'no connection had to be cut for want of time')
  for (const stream of streams.slice(1)) {
    await stream.untilOver()
    const farewell = stream.frames.at(-1)
    t.match(farewell, {
      id: undefined,
      event: 'stream.gap',
      data: { data: { resumeAfter: ids.at(-1), reason: 'shutting_down' } },
    })
    t.equal(stream.lastId, String(ids.at(-1)))
    t.ok(farewell && isEvent(farewell))
  }
})

async function start(t: Teardown, eventLimits: Partial<EventLimits> = {}): Promise<Gantry> {
  // A test that shares its machine with others must not be taken for an overload.
  return startGantry(t, { parts: { eventLimits, server: { admission: 'off' } } })
}

async function follow(t: Teardown, gantry: Gantry, path: string, options?: StreamOptions): Promise<EventReader> {
  const stream = await openStream(gantry.origin, path, options)
  t.teardown(() => stream.destroy())
  return stream
}

/** Appends events as a service would, and gives their numbers. */
async function append(
  gantry: Gantry,
  count: number,
  eventAt: (at: string) => NewEvent = (at) => serverStopped(at),
): Promise<readonly number[]> {
  const { store, now } = gantry.service.app
  const { eventIds } = await store.commit(Array.from({ length: count }, () => ({ event: eventAt(now()) })))
  return eventIds
}

async function newestOf(gantry: Gantry): Promise<number> {
  return (await gantry.service.app.store.eventRange()).newest
}

async function createToken(
  gantry: Gantry,
  wanted: { scopes?: Caller['scopes']; preset?: 'agent'; allow?: Caller['allow'] },
) {
  const { body } = await gantry.call('POST', '/identity/tokens', { body: { name: 'A token', ...wanted } })
  return body.data as { token: { id: string }; secret: string }
}

/** Follows the stream from the first event on, and breaks it off again and again at any place. */
async function readWithDisconnects(
  gantry: Gantry,
  times: number,
): Promise<{ ids: number[]; lastId: string; disconnects: number }> {
  const ids: number[] = []
  let lastId = '0'
  let disconnects = 0
  while (disconnects < times) {
    const bytesMax = Math.floor(Math.random() * 1500)
    const stream = await openStream(gantry.origin, '/events', { headers: { 'last-event-id': lastId }, bytesMax })
    await stream.until(({ bytes }) => bytes === bytesMax)
    stream.destroy()
    disconnects++
    ids.push(...stream.ids)
    lastId = stream.lastId ?? lastId
  }
  return { ids, lastId, disconnects }
}

/** Whether a frame tells an event that the contract knows. */
function isEvent({ data }: Frame): boolean {
  return validators['streamEvents_200']?.({ success: true, data: { events: [data] } }) ?? false
}

/** The memory that is in use after garbage was collected, in bytes. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
