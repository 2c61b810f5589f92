import t from 'tap'
import { tried } from './support/attacks.ts'
import { addCaller } from './support/callers.ts'
import type { CallOptions } from './support/gantry.ts'
import { startGantry } from './support/gantry.ts'
import type { Teardown } from './support/folder.ts'
import { readUntil } from './support/wait.ts'

/** What is typed into a terminal session runs with the authority of its opener, so that others need consent for it. */

const gantry = await startGantry(t)
const taskId = await gantry.createTask()
const sessions = `/terminal/${taskId}/sessions`

t.test('no other credential types into, reads, resizes, shares or closes a session', async (t) => {
  const opener = await addPerson()
  const others = {
    'another developer': bearer((await addCaller(gantry, 'developer')).secret),
    'another developer in a browser': (await addPerson()).session,
    'a user with the role agent': bearer((await addCaller(gantry, 'agent')).secret),
    'a token of the same user for an agent': await opener.token({ preset: 'agent' }),
    'a token of the same user for this task': await opener.token({ preset: 'full', allow: { taskIds: [taskId] } }),
    'a token that reads': await opener.token({ scopes: ['terminal:read'] }),
    'a token with rules': await opener.token({ preset: 'full', rules: [{ tool: 'openTerminal', action: 'deny' }] }),
  }
  for (const [name, headers] of Object.entries(others)) {
    const session = await open(t, opener.session)
    for (const [operation, call] of Object.entries(operationsOn(session.id))) {
      const { status, body } = await call(headers)
      tried(t, 'a caller uses the terminal of another credential', `${name}: ${operation}`, status === 200)
      t.match(
        [status, body.error?.code],
        [403, reading.has(operation) ? 'forbidden' : /^(forbidden|scope_missing)$/],
        `${name}: ${operation}`,
      )
    }
    t.match(await find(session.id), { state: 'running', cols: 80 })
    t.equal((await operationsOn(session.id).read(opener.session)).body.data.output, '', 'nothing was typed')
  }
})

t.test('the token that opened a session has it, and a sibling with the same scopes does not', async (t) => {
  const opener = await addPerson()
  const [one, other] = [await opener.token({ preset: 'agent' }), await opener.token({ preset: 'agent' })]
  const session = await open(t, one)
  for (const [operation, call] of Object.entries(operationsOn(session.id)).slice(0, -1)) {
    t.equal((await call(one)).status, 200, operation)
    t.match((await call(other)).body.error, { code: 'forbidden', message: /credential that opened it/ }, operation)
  }
})

t.test(
  'a user in person takes over what a token of the user opened, and a token what was exchanged for it',
  async (t) => {
    const opener = await addPerson()
    const token = await opener.token({ preset: 'agent' })
    const exchanged = await gantry.call('POST', '/identity/exchange', { body: {}, headers: token })
    const session = await open(t, bearer(exchanged.body.data.secret))
    const whole = await opener.token({ preset: 'full' })
    for (const [name, headers] of Object.entries({ token, whole, session: opener.session })) {
      t.equal((await operationsOn(session.id).write(headers)).status, 200, name)
      t.equal((await operationsOn(session.id).read(headers)).status, 200, name)
    }
    t.equal((await operationsOn(session.id).close(opener.session)).status, 200)
  },
)

t.test('the opener shares a session at its start or later, and withdraws that', async (t) => {
  const opener = await addPerson()
  const other = bearer((await addCaller(gantry, 'developer')).secret)
  const session = await open(t, opener.session, { isShared: true })
  t.equal(session.isShared, true)
  const { write, read, resize, share } = operationsOn(session.id)
  t.equal((await write(other)).status, 200)
  const output = async () => (await read(other)).body.data.output as string
  t.match(await readUntil(output, (text) => text.includes('typed'), 'what was typed'), /typed/)
  t.equal((await resize(other)).status, 200)
  t.equal((await share(other)).body.error.code, 'forbidden', 'it is not theirs to share')
  const withdraw = { body: { isShared: false }, headers: opener.session }
  t.match((await gantry.call('PATCH', `${sessions}/${session.id}`, withdraw)).body.data.session, {
    id: session.id,
    isShared: false,
  })
  t.equal((await write(other)).status, 403)
  t.equal((await read(other)).status, 403)
  t.match((await share(opener.session)).body.data.session, { isShared: true })
  t.equal((await write(other)).status, 200)
  t.equal((await operationsOn(session.id).close(other)).status, 200)
  const { events } = (await gantry.call('GET', '/events?kinds=terminal.shared&limit=200')).body.data
  t.match(
    events.filter(({ data }: { data: { sessionId: string } }) => data.sessionId === session.id),
    [
      { data: { isShared: false }, actor: { name: String } },
      { data: { isShared: true }, actor: { name: String } },
    ],
    'another window follows it',
  )
})

t.test('a reader who waits is refused when the session is shared no longer', async (t) => {
  const opener = await addPerson()
  const other = bearer((await addCaller(gantry, 'developer')).secret)
  const session = await open(t, opener.session, { isShared: true })
  const waiting = gantry.call('GET', `${sessions}/${session.id}/output?waitMs=30000`, { headers: other })
  const withdraw = { body: { isShared: false }, headers: opener.session }
  t.equal((await gantry.call('PATCH', `${sessions}/${session.id}`, withdraw)).status, 200)
  await operationsOn(session.id).write(opener.session)
  t.equal((await waiting).status, 403)
})

t.test('a user with the role agent reads a shared session and does not type into it', async (t) => {
  const opener = await addPerson()
  const agent = bearer((await addCaller(gantry, 'agent')).secret)
  const operations = operationsOn((await open(t, opener.session, { isShared: true })).id)
  for (const [name, call] of Object.entries(operations))
    t.equal((await call(agent)).status, reading.has(name) ? 200 : 403, name)
})

t.test('an owner closes the session of another user, and neither types into it nor reads it', async (t) => {
  const { id } = await open(t, (await addPerson()).session)
  const owner = bearer(gantry.token)
  const { write, read, resize, share, close } = operationsOn(id)
  for (const call of [write, read, resize, share]) t.equal((await call(owner)).status, 403)
  t.equal((await close(owner)).status, 200)
})

/** What needs no other scope than to read. */
const reading = new Set(['read', 'readByPath', 'wait', 'look', 'viewers', 'record', 'connect'])

type Headers = Readonly<Record<string, string>>

interface Person {
  /** The headers of a browser that is signed in. */
  readonly session: Headers
  /** Makes a token in the browser. */
  token(input: object): Promise<Headers>
}

async function addPerson(): Promise<Person> {
  const { cookie } = await addCaller(gantry, 'developer')
  const session = { authorization: '', cookie: `nut-session=${cookie}` }
  return {
    session,
    token: async (input) => {
      const options = { headers: session, body: { name: 'Agent', ...input } }
      return bearer((await gantry.call('POST', '/identity/tokens', options)).body.data.secret)
    },
  }
}

function bearer(secret: string): Headers {
  return { authorization: `Bearer ${secret}` }
}

async function open(t: Teardown, headers: Headers, input: object = {}) {
  const { body } = await gantry.call('POST', sessions, { headers, body: { command: ['cat'], ...input } })
  t.teardown(() => gantry.call('DELETE', `${sessions}/${body.data.session.id}`))
  return body.data.session
}

async function find(sessionId: string) {
  return (await gantry.call('GET', `${sessions}/${sessionId}`)).body.data.session
}

/** A call of each operation on a session, the one that closes it at the end. */
function operationsOn(sessionId: string) {
  const path = `${sessions}/${sessionId}`
  const calling =
    (method: string, at: string, options: CallOptions = {}) =>
    (headers: Headers) =>
      gantry.call(method, at, { ...options, headers })
  const size = { cols: 90, rows: 30 }
  const data = 'typed\r'
  return {
    write: calling('POST', `/terminal/${taskId}/input`, { body: { sessionId, data } }),
    writeByPath: calling('POST', `${path}/input`, { body: { data } }),
    resize: calling('POST', `/terminal/${taskId}/resize`, { body: { sessionId, ...size } }),
    resizeByPath: calling('POST', `${path}/resize`, { body: size }),
    read: calling('GET', `/terminal/${taskId}/output?sessionId=${sessionId}`),
    readByPath: calling('GET', `${path}/output`),
    signal: calling('POST', `/terminal/${taskId}/signal`, { body: { sessionId, signal: 'SIGCONT' } }),
    wait: calling('POST', `/terminal/${taskId}/wait`, { body: { sessionId, until: { silenceMs: 1 } } }),
    look: calling('GET', `/terminal/${taskId}/screen?sessionId=${sessionId}`),
    viewers: calling('GET', `/terminal/${taskId}/viewers?sessionId=${sessionId}`),
    record: calling('GET', `${path}/recording`),
    connect: calling('GET', `/terminal/${taskId}/connect?sessionId=${sessionId}`),
    share: calling('PATCH', path, { body: { isShared: true } }),
    close: calling('DELETE', path),
  }
}
