import { once } from 'node:events'
import { createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import t from 'tap'
import { Processes } from '../src/http/relay/processes.ts'
import { seal } from '../src/http/relay/envelope.ts'
import type { RelayEnvelope, RelayedRequest } from '../src/http/relay/envelope.ts'
import type { Change } from '../src/collections.ts'
import type { ProcessDocument } from '../src/collections/http.ts'
import { later } from '../src/platform/work/clock.ts'
import { tryCommit } from '../src/platform/work/try-commit.ts'
import type { Versioned } from '../src/stores/port.ts'
import { tried } from './support/attacks.ts'
import { addCaller } from './support/callers.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { waitUntil } from './support/wait.ts'

const attack = 'a relayed call is forged or gains rights'
const postgres = await startPostgres(t)
const project = makeFolder(t)
const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
const start = () => startGantry(t, { args: ['--project', project, '--data', makeFolder(t)], environment })
const [first, second] = [await start(), await start()]
const { app } = first.service
const taskId = await first.createTask()
const opened = await first.call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['cat'] } })
const { id: sessionId } = opened.body.data.session
const path = `/terminal/${taskId}/sessions/${sessionId}`
const target = (await app.store.read.terminalSessions.get(sessionId))?.doc.process ?? ''
const all = (await app.store.read.processes.list()).map(({ doc }) => doc.id)
const other = all.find((id) => id !== target) ?? ''

t.test('what another process has signed for this one is answered once, with the rights of its caller', async (t) => {
  const envelope = await captured(() => second.call('GET', path).catch(() => undefined))
  t.match([envelope.sender, (await send(first, envelope)).status], [other, 200])
  tried(t, attack, 'the same envelope again', isTaken(await send(first, envelope)))
  const forOther = await captured(() => second.call('GET', path).catch(() => undefined))
  tried(t, attack, 'an envelope for another process', isTaken(await send(second, forOther)))
  const changed = forOther.text.replace('"GET"', '"DELETE"')
  tried(t, attack, 'an envelope with another method', isTaken(await send(first, { ...forOther, text: changed })))
  const renamed = forOther.text.replace('user_owner', 'user_other')
  tried(t, attack, 'an envelope with another caller', isTaken(await send(first, { ...forOther, text: renamed })))
  const typed = await captured(() =>
    second.call('POST', `${path}/input`, { body: { data: 'ls\n' } }).catch(() => undefined),
  )
  const body = Buffer.from(JSON.stringify({ data: 'rm\n' })).toString('base64')
  const text = JSON.stringify({ ...JSON.parse(typed.text), body })
  tried(t, attack, 'an envelope with another body', isTaken(await send(first, { ...typed, text })))
  const moved = forOther.text.replace(target, all.find((id) => id !== target) ?? '')
  tried(t, attack, 'an envelope that was readdressed', isTaken(await send(second, { ...forOther, text: moved })))
  t.equal((await send(first, forOther)).status, 200, 'and unchanged it is the first one to be answered')
})

t.test('a request from outside is no relayed one', async (t) => {
  const forged = { text: JSON.stringify(await requestOf('GET', path)), signature: '' }
  const stranger = new Processes({ ...app, id: 'process_stranger', log: silent })
  const sealed = seal(await requestOf('GET', path), target, stranger, app.now())
  const borrowed = seal(await requestOf('GET', path), target, Object.assign(stranger, { id: other }), app.now())
  for (const [name, envelope, sender] of [
    ['no sender', sealed, ''],
    ['an unknown sender', sealed, 'process_stranger'],
    ['no signature', forged, other],
    ['the signature of no process', sealed, other],
    ['the signature of a stranger in the name of a process', borrowed, other],
    ['no envelope', { text: 'null', signature: 'x' }, other],
    ['no object', { text: '[]', signature: '' }, other],
  ] as const)
    tried(t, attack, name, isTaken(await send(first, { ...envelope, sender })))
  const headers = { authorization: '', 'gantry-relayed': '1', 'x-forwarded-for': '127.0.0.1' }
  t.equal((await first.call('GET', path, { headers })).status, 401)
  for (const authorization of [`Gantry-Relay ${other}`, `gantry-pass ${other}`])
    tried(
      t,
      attack,
      `${authorization.split(' ')[0]} at an operation`,
      (await first.call('GET', path, { headers: { authorization } })).status < 400,
    )
})

t.test('a process relays nothing that is old, of an ended credential, of more rights or of another kind', async (t) => {
  const process = new Processes({ ...app, id: app.newId('process'), log: silent })
  await process.announce()
  t.teardown(() => process.close())
  const relay = async (request: RelayedRequest, at = app.now()) =>
    send(first, { ...seal(request, target, process, at), sender: process.id })
  t.equal((await relay(await requestOf('GET', path))).status, 200)
  for (const [name, ms] of [
    ['old', -31_000],
    ['of the future', 31_000],
  ] as const)
    tried(t, attack, name, isTaken(await relay(await requestOf('GET', path), later(app.now(), ms))))
  tried(t, attack, 'another operation', isTaken(await relay(await requestOf('GET', '/user'))))
  tried(t, attack, 'no operation', isTaken(await relay(await requestOf('POST', '/../../relay'))))
  const narrow = await addCaller(first, 'developer', { scopes: ['terminal:read'] })
  const reading = {
    ...(await requestOf('GET', path)),
    caller: app.identity.recordOf(await app.identity.callerOfToken(narrow.secret)),
  }
  tried(t, attack, 'a scope that the caller lacks', isTaken(await relay({ ...reading, method: 'DELETE' })))
  tried(
    t,
    attack,
    'the output of the terminal of another credential',
    isTaken(await relay({ ...reading, path: `${path}/output` })),
  )
  await first.call('DELETE', `/identity/tokens/${narrow.tokenId}`)
  t.equal((await relay(reading)).status, 401, 'the credential has ended')
  const lost = `/terminal/${taskId}/sessions/term_00000000000000000000000000`
  t.equal((await relay(await requestOf('GET', lost))).status, 404, 'a relayed call is not relayed again')
})

t.test('a process and its sessions stay known when another process or a failover has changed their rows', async (t) => {
  const { store, now, newId } = app
  const process = new Processes({ store, now, id: newId('process'), log: silent })
  t.teardown(() => process.close())
  await process.announce()
  const address = 'http://127.0.0.1:1'
  await writeProcess(process.id, ({ doc, version }) => ({ replace: 'processes', version, doc }))
  await process.setAddress(address)
  t.match((await store.read.processes.get(process.id))?.doc, { address }, 'changed')
  await writeProcess(process.id, ({ version }) => ({ remove: 'processes', id: process.id, version }))
  await process.setAddress(address)
  t.match((await store.read.processes.get(process.id))?.doc, { address }, 'removed')

  const row = await store.read.terminalSessions.get(sessionId)
  if (row) await store.commit([{ replace: 'terminalSessions', version: row.version, doc: row.doc }])
  t.equal((await first.call('POST', `${path}/resize`, { body: { cols: 90, rows: 20 } })).status, 200)
  const listed = async () => (await second.call('GET', path.replace(/\/[^/]+$/, ''))).body.data.sessions
  await waitUntil(async () => (await listed())[0]?.cols === 90)
})

t.test('a relayed call is audited once, with the address of its caller, and repeated once under its key', async (t) => {
  const headers = { 'idempotency-key': 'typed-once' }
  const type = (at: Gantry) => at.call('POST', `${path}/input`, { body: { data: 'once\n' }, headers })
  const answers = [await type(second), await type(first), await type(second)]
  t.same(
    answers.map(({ status, headers: { get: _ } }) => status),
    [200, 200, 200],
  )
  t.same(
    answers.map((each) => each.headers.get('idempotency-replayed')),
    [null, 'true', 'true'],
  )
  t.equal((await second.call('PATCH', path, { body: { isShared: true } })).status, 200)
  t.equal((await second.call('DELETE', path)).status, 200)
  const { entries } = (await first.call('GET', '/identity/audit')).body.data
  const ofPath = entries.filter(({ object, outcome }: Record<string, string>) => object === path && outcome === 'done')
  t.same(
    ofPath.map(({ operation }: Record<string, string>) => operation),
    ['deleteTerminal', 'updateTerminal', 'openTerminal'],
  )
  t.match(ofPath[0], { address: '127.0.0.1', actor: { id: 'user_owner' } })
})

const silent = { info: () => {}, warn: () => {}, error: () => {} }

async function requestOf(method: string, path: string): Promise<RelayedRequest> {
  const caller = app.identity.recordOf(await app.identity.callerOfToken(first.token))
  return { caller, address: '127.0.0.1', requestId: 'req_1', method, path, headers: { accept: 'application/json' } }
}

interface Sent extends RelayEnvelope {
  readonly sender: string
}

/** Writes the row of a process, which that process renews meanwhile. Returns its document as it was. */
async function writeProcess(id: string, change: (row: Versioned<ProcessDocument>) => Change): Promise<ProcessDocument> {
  for (;;) {
    const row = await app.store.read.processes.get(id)
    if (!row) throw new Error('the process is not announced')
    if (await tryCommit(app.store, [change(row)])) return row.doc
  }
}

/** What a process sends when it relays a call, in place of the process for which it is. */
async function captured(relay: () => Promise<unknown>): Promise<Sent> {
  let found: Sent | undefined
  const thief = createServer(async (request, response) => {
    const envelope: RelayEnvelope = JSON.parse(await readText(request))
    found = { ...envelope, sender: request.headers.authorization?.split(' ')[1] ?? '' }
    response.writeHead(403).end()
  })
  await once(thief.listen(0, '127.0.0.1'), 'listening')
  const { port } = thief.address() as { port: number }
  const address = `http://127.0.0.1:${port}`
  const before = await writeProcess(target, ({ doc, version }) => ({
    replace: 'processes',
    version,
    doc: { ...doc, address },
  }))
  await relay()
  thief.close()
  await writeProcess(target, ({ version }) => ({ replace: 'processes', version, doc: before }))
  if (!found) throw new Error('nothing was relayed')
  return found
}

async function send(to: Gantry, { text, signature, sender }: Sent): Promise<Response> {
  return fetch(`${to.origin}/relay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Gantry-Relay ${sender}` },
    body: JSON.stringify({ text, signature }),
  })
}

function isTaken({ status }: Response): boolean {
  return status < 400
}
