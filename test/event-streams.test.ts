import t from 'tap'
import { setTimeout as wait } from 'node:timers/promises'
import { collections } from '../src/collections.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { addCaller } from './support/callers.ts'
import { openStream } from './support/event-stream.ts'
import { serverStopped } from './support/events.ts'
import { startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { isAfter } from './support/moments.ts'
import { waitMaxMs, waitUntil } from './support/wait.ts'
import { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { start, follow, append, newestOf, createToken, isEvent } from './support/events-streams.ts'

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
    data: {
      kind: 'stream.gap',
      actor: { id: 'system', name: 'Gantry', kind: 'system' },
      data: { reason: 'credential_ended' },
    },
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

/** The memory that is in use after garbage was collected, in bytes. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
