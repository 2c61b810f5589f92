import { fileURLToPath } from 'node:url'
import t from 'tap'
import { complete, startDeviceSignIn } from './support/device-sign-ins.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { openStream } from './support/event-stream.ts'
import type { Teardown } from './support/folder.ts'
import { redirectUrl, startAuthorizedServer } from './support/mcp-servers/authorized-server.ts'
import { addCaller } from './support/callers.ts'
import { attach, TerminalClient } from './support/terminal-client.ts'
import { startPostgres } from './support/postgres.ts'
import { waitUntil } from './support/wait.ts'

const postgres = await startPostgres(t)
const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const tools = { 'tell-pid': 'ask' }
const oddServer = { odd: { command: process.execPath, args: [odd], tools } }

t.test('a ticket of one process opens one stream at another', async (t) => {
  const { first, second } = await startTwo(t)
  const anonymous = { headers: { authorization: '' } }
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) {
    const { secret } = (await first.call('POST', '/events/tickets')).body.data.ticket
    const stream = await openStream(second.origin, `/events?after=0&ticket=${secret}`)
    statuses.push(stream.status)
    stream.destroy()
    t.equal((await first.call('GET', `/events?ticket=${secret}`, anonymous)).status, 401, 'once')
  }
  t.same(statuses, Array(10).fill(200))
  const { secret } = (await first.call('POST', '/events/tickets')).body.data.ticket
  const raced = await Promise.all(
    [first, second, first, second].map((at) => at.call('GET', `/events?ticket=${secret}`, anonymous)),
  )
  t.same(raced.map(({ status }) => status).sort(), [200, 401, 401, 401], 'of four at once, one')
})

t.test('a call of an MCP tool waits, is approved and runs once, each at another process', async (t) => {
  const { first, second } = await startTwo(t)
  const callId = await ask(first)
  t.equal(await ask(second), callId, 'the same call at another process is the same one that waits')
  t.match((await second.call('GET', `/mcp/calls/${callId}`)).body.data.call, {
    state: 'waiting_approval',
    arguments: {},
  })
  const approved = await second.call('POST', `/mcp/calls/${callId}/approve`)
  t.match([approved.status, approved.body.data?.call], [200, { state: 'approved', decidedBy: { id: String } }])
  t.equal((await first.call('POST', `/mcp/calls/${callId}/approve`)).status, 409, 'once')
  const raced = await Promise.all([first, second, first, second].map((at) => execute(at, 'tell-pid')))
  t.same(raced.map(({ status }) => status).sort(), [200, 403, 403, 403], 'an approval is for one call')
  // The record of an ended call is written in the background.
  const state = async () => (await second.call('GET', `/mcp/calls/${callId}`)).body.data.call.state
  await waitUntil(async () => (await state()) === 'succeeded')
})

t.test('a call of an MCP tool that waits or runs is cancelled at another process', async (t) => {
  const { first, second } = await startTwo(t)
  const waiting = await ask(first)
  t.equal((await second.call('POST', `/mcp/calls/${waiting}/cancel`)).body.data?.call.state, 'cancelled')
  t.equal((await first.call('POST', `/mcp/calls/${waiting}/approve`)).status, 409)
  const answered = execute(first, 'never-answer')
  const running = async () => (await second.call('GET', '/mcp/calls?state=running')).body.data.calls
  await waitUntil(async () => (await running()).length === 1)
  const [{ id }] = await running()
  const cancelled = await second.call('POST', `/mcp/calls/${id}/cancel`)
  t.match([cancelled.status, cancelled.body.data?.call.state], [200, 'cancelled'])
  t.match((await answered).body.error, { code: 'mcp_cancelled' })
  t.equal((await first.call('GET', `/mcp/calls/${id}`)).body.data.call.state, 'cancelled')
})

t.test('an authorization at an MCP server begins at one process and ends at another, once', async (t) => {
  const server = await startAuthorizedServer(t)
  const { first, second } = await startTwo(t, {
    mcpServers: { own: { url: server.url } },
    environment: { GANTRY_SECRET_KEY: 'k'.repeat(43), GANTRY_ALLOW_PRIVATE_TARGETS: server.hosts[0] ?? '' },
  })
  const started = await first.call('POST', '/mcp/servers/own/auth', { body: { redirectUrl } })
  const { code, state, iss } = await server.signIn(started.body.data.authorization.url)
  const body = { code, state, ...(iss && { iss }) }
  const raced = await Promise.all(
    [second, first].map((at) => at.call('POST', '/mcp/servers/own/auth/callback', { body })),
  )
  t.same(raced.map(({ status }) => status).sort(), [200, 404])
  for (const at of [first, second]) {
    const answer = await at.call('POST', '/mcp/tools/execute', { body: { serverName: 'own', toolName: 'who' } })
    t.match(answer.body.data?.result.content, [{ text: 'you' }])
  }
})

t.test('a device sign-in is started, approved and completed at any process, once', async (t) => {
  const { first, second } = await startTwo(t)
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const codes = await startDeviceSignIn(one)
    t.equal((await complete(other, codes)).body.error.code, 'authorization_pending')
    t.equal((await other.call('POST', `/identity/device-sign-ins/${codes.userCode}/approve`)).status, 200)
    t.equal((await one.call('POST', `/identity/device-sign-ins/${codes.userCode}/reject`)).status, 409)
    const raced = await Promise.all([one, other, one, other].map((at) => complete(at, codes)))
    t.same(raced.map(({ status }) => status).sort(), [201, 410, 410, 410], 'of four at once, one')
  }
  t.equal((await first.call('GET', '/identity/tokens')).body.data.tokens.length, 3, 'with that of the owner')
})

t.test('guesses of a password at three processes get as many answers as at one', async (t) => {
  const services = await startSome(t, 3)
  const [first] = services
  const made = await first?.call('POST', '/users', { body: { name: 'Ada', username: 'ada', role: 'developer' } })
  t.equal(made?.status, 201)
  const guess = async (username: string, number: number) => {
    const body = { username, password: `a wrong guess ${number}` }
    const at = services[number % services.length]
    return (await at?.call('POST', '/identity/login', { body, headers: { authorization: '' } }))?.body.error.code
  }
  const expected = [...Array(5).fill('login_failed'), ...Array(40).fill('login_throttled')]
  const inOrder: string[] = []
  for (let number = 0; number < 45; number++) inOrder.push(await guess('ada', number))
  t.same(inOrder, expected)
  const atOnce = await Promise.all(Array.from({ length: 45 }, (_, number) => guess('bob', number)))
  t.same(atOnce.sort(), expected)
})

t.test('the link of the first start works at any process, once', async (t) => {
  const [first, second] = await startSome(t, 2, { environment: { GANTRY_ADMIN_TOKEN: '' } })
  const link = first?.service.firstCredentials?.linkSecret ?? second?.service.firstCredentials?.linkSecret
  const headers = { authorization: '' }
  const raced = await Promise.all(
    [second, first].map((at) => at?.call('POST', '/identity/login', { body: { link }, headers })),
  )
  t.same(raced.map((answer) => answer?.status).sort(), [200, 410])
})

t.test('a terminal session is used at any process', async (t) => {
  const services = await startSome(t, 3)
  const [first, second, third] = services as [Gantry, Gantry, Gantry]
  const { path, session } = await openTerminal(first)
  const statuses: number[] = []
  for (let number = 0; number < 30; number++) {
    const at = services[number % 3] as Gantry
    statuses.push((await at.call('POST', `${path}/input`, { body: { data: `line ${number}.\n` } })).status)
  }
  t.same(statuses, Array(30).fill(200))
  for (const at of services) {
    await waitUntil(async () => (await at.call('GET', `${path}/output`)).body.data.output.includes('line 29.'))
    t.match((await at.call('GET', path)).body.data.session, { id: session.id, state: 'running' })
    const { sessions } = (await at.call('GET', path.replace(/\/[^/]+$/, ''))).body.data
    t.same(
      sessions.map(({ id }: { id: string }) => id),
      [session.id],
    )
  }
  const { nextOffset } = (await third.call('GET', `${path}/output`)).body.data
  const next = second.call('GET', `${path}/output?offset=${nextOffset}&waitMs=30000`)
  t.equal((await third.call('POST', `${path}/input`, { body: { data: 'woken\n' } })).status, 200)
  t.match((await next).body.data.output, /woken/, 'a reader at one is woken by input at another')
  t.equal((await second.call('POST', `${path}/resize`, { body: { cols: 100, rows: 30 } })).status, 200)
  t.match((await third.call('GET', path)).body.data.session, { cols: 100, rows: 30 })
  const invalid = await second.call('POST', `${path}/input`, { body: { data: 7 } })
  t.match([invalid.status, invalid.body.error.code], [400, 'validation_failed'])
  const tool = { name: 'getTerminal', arguments: { taskId: session.taskId, sessionId: session.id } }
  const asked = await second.fetch('/mcp?tools=all', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }),
  })
  t.match(await asked.text(), /running/, 'also by a tool, whose caller has no credential to send')
  t.equal((await third.call('DELETE', path)).status, 200)
  for (const at of services) t.equal((await at.call('GET', path)).body.error.code, 'terminal_not_found')
})

t.test(
  'a call without an answer of the process that has the session is refused, and one to an ended process',
  async (t) => {
    const { first, second } = await startTwo(t)
    const { path, session } = await openTerminal(first)
    const { store } = second.service.app
    const owner = (await store.read.terminalSessions.list())[0]?.doc.process ?? ''
    const row = await store.read.processes.get(owner)
    if (!row) throw new Error('the process is not announced')
    const { address: _address, ...silent } = row.doc
    for (const [doc, message] of [
      [{ ...silent, address: 'http://127.0.0.1:1' }, /does not answer/],
      [{ ...silent, address: second.origin }, /takes no calls now. Nothing/],
      [silent, /GANTRY_RELAY_ADDRESS/],
    ] as const) {
      const { version = 0 } = (await store.read.processes.get(owner)) ?? {}
      await store.commit([{ replace: 'processes', version, doc }])
      const refused = await second.call('GET', path)
      t.match([refused.status, refused.body.error], [503, { code: 'not_ready', message }])
      const query = `sessionId=${session.id}`
      const client = new TerminalClient(t, second.origin, {
        taskId: session.taskId,
        query,
        headers: bearer(second.token),
      })
      t.match(await client.untilRefused(), /^503 not_ready|404 terminal_not_found$/)
      t.match(refused.headers.get('retry-after'), /^[15]$/)
    }
    await first.service.stop()
    const { version = 0 } = (await store.read.processes.get(owner)) ?? {}
    await store.commit([{ remove: 'processes', id: owner, version }])
    t.equal((await second.call('GET', path)).body.error.code, 'terminal_not_found')
  },
)

t.test('a terminal is connected to at every process, with the rights and the refusals of its own', async (t) => {
  const { first, second } = await startTwo(t)
  const { session } = await openTerminal(first)
  const [near, far] = [await attach(t, first, session), await attach(t, second, session)]
  far.type('from afar\r')
  for (const client of [near, far]) await client.untilText('from afar\r\nfrom afar\r\n')
  far.type(Uint8Array.of(0xff, 0x00, 0x0d))
  for (const client of [near, far]) await client.untilText('\ufffd^@\r\n\ufffd\0\r\n')
  t.same(far.output, near.output)
  far.send({ type: 'take' }, { type: 'resize', cols: 99, rows: 33 })
  t.match(await near.until('resized'), { cols: 99, rows: 33 })
  const path = `/terminal/${session.taskId}/viewers?sessionId=${session.id}`
  for (const at of [first, second])
    t.match((await at.call('GET', path)).body.data.viewers, [{ holdsSize: false }, { holdsSize: true }])
  t.match(await second.call('GET', path.replace('viewers', 'connect')), { status: 200 })
  const codeOf = (query: string, headers: Readonly<Record<string, string>> = bearer(second.token)) =>
    new TerminalClient(t, second.origin, {
      taskId: session.taskId,
      query: `sessionId=${session.id}${query}`,
      headers,
    }).untilRefused()
  t.equal(await codeOf('&cursor=1000000'), '400 invalid_cursor')
  t.equal(await codeOf('&mode=write', bearer((await addCaller(first, 'developer')).secret)), '403 forbidden')
  const body = { sessionId: session.id }
  const { secret } = (await second.call('POST', `/terminal/${session.taskId}/tickets`, { body })).body.data.ticket
  t.equal(await codeOf(`&ticket=${secret}&mode=write`, {}), '403 forbidden', 'a ticket to read')
  const watching = (await first.call('POST', `/terminal/${session.taskId}/tickets`, { body })).body.data.ticket
  t.equal(await codeOf(`&ticket=${watching.secret}`, {}), '101')
  t.equal(await codeOf(`&ticket=${watching.secret}`, {}), '401 token_invalid')
  const guest = await addCaller(first, 'developer')
  await first.call('PATCH', `/terminal/${session.taskId}/sessions/${session.id}`, { body: { isShared: true } })
  const other = await attach(t, second, session, { secret: guest.secret })
  await second.call('DELETE', `/identity/tokens/${guest.tokenId}`)
  t.same(await other.untilClosed(), { code: 1008, reason: 'credential_ended' })
  far.type(Uint8Array.of(4))
  t.match(await far.until('ended'), { reason: 'exited' })
  t.equal((await far.untilClosed()).code, 1000)
})

function bearer(secret: string) {
  return { authorization: `Bearer ${secret}` }
}

async function openTerminal(at: Gantry) {
  const taskId = await at.createTask()
  const opened = await at.call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['cat'] } })
  const { session } = opened.body.data
  return { session, path: `/terminal/${taskId}/sessions/${session.id}` }
}

async function ask(at: Gantry): Promise<string> {
  const { status, body } = await execute(at, 'tell-pid')
  if (status !== 403) throw new Error(`the call was answered with ${status}`)
  return /mcpc_\w+/.exec(body.error.message)?.[0] ?? ''
}

function execute(at: Gantry, toolName: string) {
  return at.call('POST', '/mcp/tools/execute', { body: { serverName: 'odd', toolName } })
}

interface Cluster {
  readonly mcpServers?: object
  readonly environment?: Readonly<Record<string, string>>
}

async function startTwo(t: Teardown, options: Cluster = {}) {
  const [first, second] = await startSome(t, 2, options)
  if (!first || !second) throw new Error('one of them did not start')
  return { first, second }
}

/** Services on one database and one project. */
async function startSome(t: Teardown, count: number, { mcpServers, environment }: Cluster = {}): Promise<Gantry[]> {
  const project = makeFolder(t)
  writeFiles(project, { 'gantry.json': JSON.stringify({ mcpServers: mcpServers ?? oddServer }) })
  const shared = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t), ...environment }
  const started: Gantry[] = []
  for (let number = 0; number < count; number++) {
    const args = ['--project', project, '--trust', '--data', makeFolder(t)]
    started.push(await startGantry(t, { args, environment: shared }))
  }
  return started
}
