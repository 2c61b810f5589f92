import t from 'tap'
import { addCaller } from './support/callers.ts'
import { foreignEvent, mailReceived, userUpdated } from './support/events.ts'
import { startGantry } from './support/gantry.ts'
import { start, follow, append, newestOf, createToken, isEvent } from './support/events-streams.ts'

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

t.test('a stream ends when the rules of its role change', async (t) => {
  const gantry = await start(t)
  const { secret } = await addCaller(gantry, 'developer')
  const stream = await follow(t, gantry, '/events?after=0', { headers: { authorization: `Bearer ${secret}` } })
  await stream.until(({ frames }) => frames.some(({ event }) => event === 'user.created'))
  const rules = [{ tool: 'streamEvents', action: 'deny' }]
  t.equal((await gantry.call('PUT', '/identity/roles/developer/rules', { body: { rules } })).status, 200)
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
    /^kinds must be one of \*, task\.\*, .* or \d+ others, not "zzzzzzzzzzzz"\.$/,
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
