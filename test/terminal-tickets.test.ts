import { readFileSync } from 'node:fs'
import t from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { addCaller } from './support/callers.ts'
import { startProcess, token } from './support/crash/service.ts'
import { filesBelow } from './support/data-files.ts'
import { makeFolder } from './support/folder.ts'
import type { Teardown } from './support/folder.ts'
import { call, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { open, type Session } from './support/terminal.ts'
import { TerminalClient } from './support/terminal-client.ts'

/** Tickets for terminals: in place of a header, once, for one session. */

const gantry = await startGantry(t)

t.test('a ticket connects once, to its session alone and in its mode', async (t) => {
  const session = await open(gantry, await gantry.createTask(), { command: ['cat'] })
  const other = await open(gantry, session.taskId, { command: ['cat'] })
  const made = await create(gantry, session, {})
  t.equal(made.status, 201)
  const { secret } = made.body.data.ticket
  t.match(secret, /^tkt_[\w-]{43}$/)
  const watching = await connected(t, session, secret)
  t.match(await watching.until('attached'), { mode: 'read' })
  watching.type('x')
  t.match(await watching.until('error'), { error: { code: 'forbidden' } })
  t.equal(await refused(t, session, secret), '401 token_invalid', 'it was used')
  const reading = await create(gantry, session, { mode: 'read' })
  t.equal(await refused(t, session, reading.body.data.ticket.secret, '&mode=write'), '403 forbidden')
  const typing = await create(gantry, session, { mode: 'write' })
  const writer = await connected(t, session, typing.body.data.ticket.secret)
  writer.type('by a ticket\r')
  await writer.untilText('by a ticket\r\nby a ticket\r\n')
  const wrong = await create(gantry, session, {})
  t.equal(await refused(t, other, wrong.body.data.ticket.secret), '401 token_invalid')
})

t.test('a ticket stands in no log and no file', async (t) => {
  const data = makeFolder(t)
  const service = await startProcess({ project: makeFolder(t), data, environment: { GANTRY_LOG: 'debug' } })
  t.teardown(() => stopRunner(data))
  const own = (method: string, path: string, body: object) =>
    call(service.origin, method, path, { body, headers: { authorization: `Bearer ${token}` } })
  const { id: taskId } = (await own('POST', '/tasks', { title: 'One' })).body.data
  const { session } = (await own('POST', `/terminal/${taskId}/sessions`, { command: ['cat'] })).body.data
  const used = (await create({ call: (...given) => own(given[0], given[1], given[2]?.body as object) }, session, {}))
    .body.data
  const client = new TerminalClient(t, service.origin, addressOf(session, used.ticket.secret))
  await client.until('attached')
  const again = new TerminalClient(t, service.origin, addressOf(session, used.ticket.secret))
  t.equal(await again.untilRefused(), '401 token_invalid')
  await service.end('SIGTERM')
  t.match(service.errors(), `/terminal/${taskId}/connect","status":401`)
  t.notMatch(service.errors(), 'tkt_')
  const texts = filesBelow(data).map((file) => readFileSync(file, 'latin1'))
  t.ok(texts.some((text) => text.includes(taskId)))
  t.notOk(texts.some((text) => text.includes(used.ticket.secret)))
})

t.test('a ticket is no other credential, and no other ticket connects to a terminal', async (t) => {
  const session = await open(gantry, await gantry.createTask(), { command: ['cat'] })
  const { secret } = (await create(gantry, session, {})).body.data.ticket
  const anonymous = { headers: { authorization: '' } }
  for (const path of ['/events', '/live', `/terminal/${session.taskId}/sessions`])
    t.equal((await gantry.call('GET', `${path}?ticket=${secret}`, anonymous)).status, 401, path)
  const byHeader = { headers: { authorization: `Bearer ${secret}` } }
  t.equal((await gantry.call('GET', '/identity', byHeader)).status, 401)
  const events = (await gantry.call('POST', '/events/tickets')).body.data.ticket.secret
  t.equal(await refused(t, session, events), '401 token_invalid')
})

t.test('a ticket needs the rights that it gives, and is worth nothing without them', async (t) => {
  const session = await open(gantry, await gantry.createTask(), { command: ['cat'], isShared: true })
  const own = await open(gantry, session.taskId, { command: ['cat'] })
  const developer = await addCaller(gantry, 'developer')
  const agent = await addCaller(gantry, 'agent')
  const reading = await addCaller(gantry, 'developer', { scopes: ['terminal:read'] })
  const codeOf = async (caller: Gantry['call'], at: Session, mode: string) => {
    const { status, body } = await create({ call: caller }, at, { mode })
    return status === 201 ? '201' : `${status} ${body.error.code}`
  }
  t.equal(await codeOf(agent.call, session, 'write'), '403 forbidden')
  t.equal(await codeOf(agent.call, session, 'read'), '201')
  t.equal(await codeOf(reading.call, session, 'write'), '403 scope_missing')
  t.equal(await codeOf(developer.call, own, 'read'), '403 forbidden')
  const endings = [
    () => gantry.call('PATCH', `/users/${developer.userId}`, { body: { role: 'agent' } }),
    () => gantry.call('DELETE', `/identity/tokens/${developer.tokenId}`),
  ]
  for (const end of endings) {
    const { secret } = (await create(developer, session, { mode: 'read' })).body.data.ticket
    t.equal((await end()).status, 200)
    t.equal(await refused(t, session, secret), '401 token_invalid')
  }
  const { secret } = (await create(agent, session, {})).body.data.ticket
  const path = `/terminal/${session.taskId}/sessions/${session.id}`
  t.equal((await gantry.call('PATCH', path, { body: { isShared: false } })).status, 200)
  t.equal(await refused(t, session, secret), '403 forbidden', 'the session is shared no longer')
})

t.test('a ticket is valid for a minute', async (t) => {
  let ahead = 0
  const own = await startGantry(t, { parts: { now: () => new Date(Date.now() + ahead).toISOString() } })
  const session = await open(own, await own.createTask(), { command: ['cat'] })
  const { secret } = (await create(own, session, {})).body.data.ticket
  ahead = 61_000
  const client = new TerminalClient(t, own.origin, addressOf(session, secret))
  t.equal(await client.untilRefused(), '401 token_invalid')
})

function create({ call }: Pick<Gantry, 'call'>, { taskId, id }: Session, body: object) {
  return call('POST', `/terminal/${taskId}/tickets`, { body: { sessionId: id, ...body } })
}

function addressOf({ taskId, id }: Session, ticket: string, query = '') {
  return { taskId, query: `sessionId=${id}&ticket=${ticket}${query}`, headers: { origin: 'http://page.example' } }
}

async function connected(t: Teardown, session: Session, ticket: string): Promise<TerminalClient> {
  const client = new TerminalClient(t, gantry.origin, addressOf(session, ticket))
  await client.until('attached')
  return client
}

async function refused(t: Teardown, session: Session, ticket: string, query = ''): Promise<string> {
  return new TerminalClient(t, gantry.origin, addressOf(session, ticket, query)).untilRefused()
}
