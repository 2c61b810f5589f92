import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { open as openAt, resize, type Session } from './support/terminal.ts'
import { attach, TerminalClient } from './support/terminal-client.ts'
import { readUntil } from './support/wait.ts'

/** Who may watch a terminal, type into it and resize it by a connection, and for how long. */

const gantry = await startGantry(t)
const taskId = await gantry.createTask()

t.test('a session has several viewers, of whom one holds the size', async (t) => {
  const session = await open(t, { command: ['cat'] })
  const [one, other] = [await attach(t, gantry, session), await attach(t, gantry, session)]
  await one.until('viewers', ({ viewers }) => viewers.length === 2)
  one.type('both\r')
  for (const client of [one, other]) await client.untilText('both\r\nboth\r\n')
  one.send({ type: 'resize', cols: 90, rows: 30 })
  for (const client of [one, other]) t.match(await client.until('resized'), { cols: 90, rows: 30 })
  other.send({ type: 'take' }, { type: 'resize', cols: 100, rows: 40 })
  await one.until('resized', ({ cols, rows }) => cols === 100 && rows === 40)
  t.match(await listed(session), [
    { mode: 'write', holdsSize: false, user: { kind: 'user' } },
    { mode: 'write', holdsSize: true },
  ])
  one.send({ type: 'resize', cols: 50, rows: 50 })
  t.match(await one.until('error'), { error: { code: 'terminal_size_held' } })
  const { secret } = await addCredential(gantry, 'user_owner', {})
  const headers = { authorization: `Bearer ${secret}` }
  const body = { sessionId: session.id, cols: 60, rows: 60 }
  t.match(await gantry.call('POST', `/terminal/${taskId}/resize`, { body, headers }), {
    status: 409,
    body: { error: { code: 'terminal_size_held' } },
  })
  const byPath = { body: { cols: 60, rows: 60 }, headers }
  t.equal((await gantry.call('POST', `/terminal/${taskId}/sessions/${session.id}/resize`, byPath)).status, 409)
  t.equal((await resize(gantry, session, 70, 20)).status, 200, 'the credential of the holder resizes')
  one.send({ type: 'take' })
  await other.until('viewers', ({ viewers }) => viewers[0]?.holdsSize === true && viewers[1]?.holdsSize === false)
  one.socket.close()
  await other.until('viewers', ({ viewers }) => viewers.length === 1)
  t.equal((await gantry.call('POST', `/terminal/${taskId}/resize`, { body, headers })).status, 200, 'it is free again')
})

t.test('of many sizes at once, the last one is set, and few of those before', async (t) => {
  const session = await open(t, { command: ['cat'] })
  const client = await attach(t, gantry, session)
  for (let cols = 101; cols <= 400; cols++) client.send({ type: 'resize', cols, rows: 50 })
  await client.until('resized', ({ cols }) => cols === 400)
  t.ok(client.all('resized').length < 100, `${client.all('resized').length} sizes`)
  t.match((await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.data.session, { cols: 400 })
})

t.test('a viewer that reads neither types nor resizes', async (t) => {
  const session = await open(t, { command: ['cat'], isShared: true })
  const agent = await addCaller(gantry, 'agent')
  const reading = await addCaller(gantry, 'developer', { scopes: ['terminal:read'] })
  const clients = [
    await attach(t, gantry, session, { query: '&mode=read' }),
    await attach(t, gantry, session, { secret: agent.secret }),
    await attach(t, gantry, session, { secret: reading.secret }),
  ]
  for (const client of clients) {
    t.match(client.frames[0], { type: 'attached', mode: 'read' })
    client.type('never\r')
    client.send({ type: 'resize', cols: 10, rows: 10 }, { type: 'take' }, { type: 'ping' })
    await client.until('pong')
    t.same(
      client.all('error').map(({ error }) => error.code),
      ['forbidden', 'forbidden', 'forbidden'],
    )
  }
  const writer = await attach(t, gantry, session)
  writer.type('seen\r')
  for (const client of [writer, ...clients]) {
    await client.untilText('seen\r\nseen\r\n')
    t.notMatch(client.text, /never/)
  }
  t.match((await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}`)).body.data.session, { cols: 80 })
})

t.test('a connection needs the rights of the operation that does the same', async (t) => {
  const own = await open(t, { command: ['cat'] })
  const shared = await open(t, { command: ['cat'], isShared: true })
  const elsewhere = await gantry.createTask()
  const codeOf = async (session: Session, secret: string, query = '') =>
    refusalOf(t, `sessionId=${session.id}${query}`, { authorization: `Bearer ${secret}` })
  const developer = await addCaller(gantry, 'developer')
  const agent = await addCaller(gantry, 'agent')
  const blind = await addCaller(gantry, 'developer', { scopes: ['terminal:execute', 'tasks:read'] })
  const reading = await addCaller(gantry, 'developer', { scopes: ['terminal:read'] })
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: [elsewhere] } })
  t.equal(await codeOf(own, developer.secret), '403 forbidden')
  t.equal(await codeOf(shared, blind.secret), '403 scope_missing')
  t.equal(await codeOf(shared, narrow.secret), '404 task_not_found')
  t.equal(await codeOf(shared, agent.secret, '&mode=write'), '403 forbidden')
  t.equal(await codeOf(shared, reading.secret, '&mode=write'), '403 scope_missing')
  t.equal(await codeOf(shared, developer.secret, '&mode=write'), '101')
  t.equal(await codeOf(shared, reading.secret, '&mode=read'), '101')
  t.equal(await codeOf(shared, 'gty_wrong'), '401 token_invalid')
  t.equal(await codeOf({ ...own, id: 'term_none' }, gantry.token), '404 terminal_not_found')
  t.equal(await codeOf(own, gantry.token, '&cursor=1000000'), '400 invalid_cursor')
  t.equal(await codeOf(own, gantry.token, '&mode=all'), '400 validation_failed')
  const path = `/terminal/${taskId}/connect?sessionId=${shared.id}`
  t.match((await reading.call('GET', path)).body.data, {
    connection: { mode: 'read', viewersMax: 16, messageBytesMax: 65536 },
  })
  t.match((await developer.call('GET', path)).body.data, { connection: { mode: 'write' } })
})

t.test('a cookie connects from our own pages alone', async (t) => {
  const session = await open(t, { command: ['cat'], isShared: true })
  const { cookie } = await addCaller(gantry, 'developer')
  const headers = { cookie: `nut-session=${cookie}` }
  const codeOf = (more: Readonly<Record<string, string>>) =>
    refusalOf(t, `sessionId=${session.id}`, { ...headers, ...more })
  t.equal(await codeOf({ origin: 'http://evil.example' }), '403 origin_denied')
  t.equal(await codeOf({ 'sec-fetch-site': 'cross-site' }), '403 csrf_failed')
  t.equal(await codeOf({ origin: gantry.origin }), '101')
  t.equal(await refusalOf(t, `sessionId=${session.id}`, {}), '401 unauthenticated')
})

t.test('a connection ends with the credential, the role, the scopes and the sharing by which it began', async (t) => {
  const endings = {
    'its token is revoked': ({ tokenId }: Caller) => gantry.call('DELETE', `/identity/tokens/${tokenId}`),
    'its user is disabled': ({ userId }: Caller) => gantry.call('POST', `/users/${userId}/disable`),
    'its user becomes an agent': ({ userId }: Caller) =>
      gantry.call('PATCH', `/users/${userId}`, { body: { role: 'agent' } }),
  }
  for (const [name, end] of Object.entries(endings)) {
    const session = await open(t, { command: ['cat'], isShared: true })
    const caller = await addCaller(gantry, 'developer')
    const client = await attach(t, gantry, session, { secret: caller.secret })
    t.equal((await end(caller)).status, 200, name)
    t.match(await client.until('ended'), { reason: 'credential_ended' }, name)
    t.same(await client.untilClosed(), { code: 1008, reason: 'credential_ended' })
  }
  const session = await open(t, { command: ['cat'], isShared: true })
  const caller = await addCaller(gantry, 'developer')
  const [other, own] = [await attach(t, gantry, session, { secret: caller.secret }), await attach(t, gantry, session)]
  const path = `/terminal/${taskId}/sessions/${session.id}`
  t.equal((await gantry.call('PATCH', path, { body: { isShared: false } })).status, 200)
  t.same(await other.untilClosed(), { code: 1008, reason: 'sharing_ended' })
  other.type('late\r')
  own.type('on\r')
  await own.untilText('on\r\non\r\n')
  t.notMatch(own.text, /late/)
})

type Caller = Awaited<ReturnType<typeof addCaller>>

t.test('a session has sixteen viewers, and a place is free again when one leaves', async (t) => {
  const session = await open(t, { command: ['cat'] })
  const clients = await Promise.all(Array.from({ length: 16 }, () => attach(t, gantry, session)))
  const codeOf = () => refusalOf(t, `sessionId=${session.id}`, { authorization: `Bearer ${gantry.token}` })
  t.equal(await codeOf(), '429 too_many_streams')
  t.equal((await listed(session)).length, 16)
  for (const client of clients.slice(0, 4)) client.socket.close()
  await readUntil(
    () => listed(session),
    ({ length }) => length === 12,
    'the places are free',
  )
  t.equal(await codeOf(), '101')
})

t.test('messages are of the contract, in their order, and none is larger than 64 KiB', async (t) => {
  const session = await open(t, { command: ['sh', '-c', 'stty raw -echo; printf ready; exec sleep 1000'] })
  const client = await attach(t, gantry, session)
  await client.untilText('ready')
  client.socket.send('no json')
  client.send({ type: 'unknown' }, { type: 'resize', cols: 0, rows: 10 }, { type: 'ack', cursor: 1_000_000 })
  // The program reads nothing: what is not taken whole is refused, and nothing of it was typed.
  client.type(Buffer.alloc(60 * 1024, 'x'))
  client.type(Buffer.alloc(60 * 1024, 'y'))
  client.type('')
  client.send({ type: 'ping' })
  await client.until('pong')
  t.same(
    client.all('error').map(({ error }) => error.code),
    ['bad_json', 'validation_failed', 'validation_failed', 'invalid_cursor', 'terminal_input_full'],
  )
  client.type(Buffer.alloc(3 * 64 * 1024, 'z'))
  t.equal((await client.untilClosed()).code, 1009)
})

t.test('a stop of the service ends connections, and the next run goes on at their positions', async (t) => {
  const own = await startGantry(t)
  const task = await own.createTask()
  const session = await openAt(own, task, { command: ['cat'] })
  const client = await attach(t, own, session)
  client.type('kept\r')
  await client.untilText('kept\r\nkept\r\n')
  await own.service.stop()
  t.match(await client.until('ended'), { reason: 'shutting_down', cursor: 12 })
  t.same(await client.untilClosed(), { code: 1001, reason: 'shutting_down' })
})

async function open(t: Teardown, body: object): Promise<Session> {
  const session = await openAt(gantry, taskId, body)
  t.teardown(() => gantry.call('DELETE', `/terminal/${taskId}/sessions/${session.id}`))
  return session
}

async function listed({ id }: Session): Promise<unknown[]> {
  return (await gantry.call('GET', `/terminal/${taskId}/viewers?sessionId=${id}`)).body.data.viewers
}

/** How a handshake is answered. */
async function refusalOf(t: Teardown, query: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const client = new TerminalClient(t, gantry.origin, { taskId, query, headers })
  const code = await client.untilRefused()
  client.socket.terminate()
  return code
}
