import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Webhook as Verifier } from 'standardwebhooks'
import { collections } from '../src/collections.ts'
import type { Caller } from '../src/contract.ts'
import type { components } from '../src/generated/types.ts'
import { createEgress } from '../src/platform/egress/egress.ts'
import type { EgressFailure } from '../src/platform/egress/egress.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { createWebhooks } from '../src/services/webhooks.ts'
import type { Webhooks } from '../src/services/webhooks.ts'
import type { UserDocument } from '../src/services/identity/documents.ts'
import { createGrants } from '../src/services/identity/grants.ts'
import { deliveryOf } from '../src/services/webhooks/delivery.ts'
import type { DeliveryDocument } from '../src/services/webhooks/documents.ts'
import type { Change, Store } from '../src/collections.ts'
import type { NewEvent, StoredEvent } from '../src/stores/port.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { TestClock } from './support/clock.ts'
import { call, makeFolder, ownerToken, startGantry } from './support/gantry.ts'
import { ownerBy } from './support/grants.ts'
import { startPostgres } from './support/postgres.ts'
import { Receiver } from './support/receiver.ts'
import type { Received } from './support/receiver.ts'
import { waitMaxMs } from './support/wait.ts'
import {
  commentCreated,
  gitPushed,
  mailReceived,
  taskCreated,
  taskDeleted,
  taskUpdated,
  userUpdated,
} from './support/events.ts'

type WebhookInput = components['schemas']['WebhookInput']

const hour = 3_600_000
const day = 24 * hour

t.test('egress: no spelling of a private address reaches a listener', async (t) => {
  const canary = await listen(t, (_request, response) => response.end())
  const resolve = async (name: string) => names[name] ?? []
  const names: Record<string, readonly string[]> = {
    'loopback.test': ['127.0.0.1'],
    'six.test': ['::1'],
    'mapped.test': ['::ffff:127.0.0.1'],
    'zone.test': ['fe80::1%lo'],
    'mixed.test': ['93.184.216.34', '127.0.0.1'],
    'nat.test': ['64:ff9b::7f00:1'],
    'compatible.test': ['::127.0.0.1'],
    'broken.test': ['127.0.0.1 '],
    localhost: ['127.0.0.1'],
    'localhost.': ['127.0.0.1'],
  }
  const hosts = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0x7F.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0177.1',
    '127.0.0.1.',
    '127.255.255.254',
    '0x7f.0.1',
    '0.0.0.0',
    '0',
    '0x0',
    '00',
    '①②⑦.⓪.⓪.①',
    '１２７.０.０.１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '127.0.0\t.1',
    'LOCALHOST',
    'localhost',
    'localhost.',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12::1]',
    '[fec0::1]',
    '[ff02::1]',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '[::ffff:169.254.169.254]',
    '[fd00:ec2::254]',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    ...Object.keys(names),
    'user@127.0.0.1',
    'user:secret@93.184.216.34',
  ]
  const urls = [
    ...hosts.map((host) => `http://${host}:${canary.port}/`),
    `https://127.0.0.1:${canary.port}/`,
    `http:127.0.0.1:${canary.port}`,
    `http:\\\\127.0.0.1:${canary.port}/`,
    `ws://127.0.0.1:${canary.port}/`,
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'data:text/plain,x',
    'http://',
    'http://[::1',
    'http://93.184.216.34:25/',
  ]
  const egress = createEgress({ allowed: [], resolve })
  for (const url of urls) {
    t.match(await reasonOf(egress.check(url)), /denied|invalid/, `check refuses ${url}`)
    t.match(
      await reasonOf(egress.send({ url, method: 'POST', headers: {}, timeoutMs: waitMaxMs })),
      /denied|invalid/,
      `send refuses ${url}`,
    )
  }
  t.equal(canary.count(), 0)
  await createEgress({ allowed: [`127.0.0.1:${canary.port}`] }).send({
    url: `http://127.1:${canary.port}`,
    method: 'GET',
    headers: {},
    timeoutMs: waitMaxMs,
  })
  t.equal(canary.count(), 1, 'the listener can be reached')
})

t.test('egress: public addresses and those in the configuration pass', async (t) => {
  const egress = createEgress({
    allowed: ['127.0.0.1:9000', '10.0.0.0/8', '[fd00::5]:443', 'hooks.internal:8080', '::1'],
    resolve: async (name) =>
      name === 'hooks.internal' ? ['192.168.1.1'] : ['2606:4700::1111', '93.184.216.34', '64:ff9b::5db8:d822'],
  })
  for (const url of [
    'https://example.org/',
    'http://93.184.216.34:8080/',
    'http://[2606:4700::1111]/',
    'http://127.0.0.1:9000/',
    'http://[::ffff:127.0.0.1]:9000',
    'http://10.200.0.1:81/',
    'https://[fd00::5]/',
    'http://HOOKS.internal.:8080/',
    'http://[::1]:5555/',
  ])
    t.equal(await reasonOf(egress.check(url)), 'none', url)
  for (const url of [
    'http://127.0.0.1:9001/',
    'http://127.0.0.2:9000/',
    'http://11.0.0.1:25/',
    'http://[fd00::5]/',
    'http://hooks.internal/',
    'http://192.168.1.1:8080/',
  ])
    t.equal(await reasonOf(egress.check(url)), 'denied', url)
  for (const entry of ['http://x', '10.0.0.0/33', '0x7f.1', '127.1', 'name:0', '[::1', '*', 'name/8', ''])
    t.throws(() => createEgress({ allowed: [entry] }), { code: 'config_invalid' }, entry)
  t.equal(
    await reasonOf(
      createEgress({ allowed: [], resolve: () => Promise.reject(new Error('no such name')) }).check(
        'https://later.example/',
      ),
    ),
    'none',
    'a name that is not there yet is checked again when it is used',
  )
})

t.test('egress: a name that resolves to a private address after the check is refused (DNS rebinding)', async (t) => {
  const canary = await listen(t, (_request, response) => response.end())
  const answers = [['93.184.216.34'], ['127.0.0.1'], ['127.0.0.1']]
  const egress = createEgress({ allowed: [], resolve: async () => answers.shift() ?? [] })
  const url = `http://rebinding.test:${canary.port}/`
  t.equal(await reasonOf(egress.check(url)), 'none')
  t.equal(await reasonOf(egress.send({ url, method: 'POST', headers: {}, timeoutMs: waitMaxMs })), 'denied')
  t.equal(canary.count(), 0)
})

t.test('egress: the checked address is the one connected to, and the name is resolved once', async (t) => {
  const receiver = await listen(t, (request, response) => response.end(request.headers.host))
  let asked = 0
  const egress = createEgress({
    allowed: [`only.test:${receiver.port}`],
    resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['203.0.113.1']),
  })
  const answer = await egress.send({
    url: `http://only.test:${receiver.port}/`,
    method: 'POST',
    headers: {},
    body: 'x',
    timeoutMs: waitMaxMs,
  })
  t.same([answer.status, answer.body.toString(), asked], [200, `only.test:${receiver.port}`, 1])
})

t.test('egress: follows no redirect, reads 64 KiB, times out, and reports what went wrong', async (t) => {
  const canary = await listen(t, (_request, response) => response.end())
  const other = await listen(t, (request, response) => {
    if (request.url === '/redirect') response.writeHead(307, { location: `http://127.0.0.1:${canary.port}/` }).end()
    if (request.url === '/endless') writeOn(response)
    if (request.url === '/headers') response.writeHead(200, { long: 'x'.repeat(20_000) }).end()
    if (request.url === '/close') request.socket.destroy()
    if (request.url === '/odd') request.socket.end('hello\r\n\r\n')
    if (request.url === '/upgrade')
      request.socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  })
  const egress = createEgress({
    allowed: [`127.0.0.1:${other.port}`, '127.0.0.1:1', 'slow.test'],
    resolve: () => new Promise(() => {}),
  })
  const send = (path: string, timeoutMs = waitMaxMs) =>
    egress.send({ url: `http://127.0.0.1:${other.port}${path}`, method: 'POST', headers: {}, body: 'x', timeoutMs })
  t.equal((await send('/redirect')).status, 307)
  t.equal(canary.count(), 0)
  t.equal((await send('/endless')).body.length, 65_536)
  await t.rejects(send('/headers'), {
    reason: 'unreachable',
    message: 'The headers of the response are too large.',
  })
  await t.rejects(send('/close'), {
    reason: 'unreachable',
    message: 'The connection was closed before the response.',
  })
  await t.rejects(send('/odd'), { reason: 'unreachable', message: 'The response is not HTTP.' })
  t.equal(await reasonOf(send('/upgrade')), 'unreachable')
  await t.rejects(send('/nothing', 50), { reason: 'timeout', message: 'There was no response within 0.05 seconds.' })
  t.equal(
    await reasonOf(egress.send({ url: 'http://slow.test/', method: 'GET', headers: {}, timeoutMs: 50 })),
    'timeout',
  )
  const closed = await listen(t, () => {})
  await closed.close()
  await t.rejects(
    createEgress({ allowed: ['127.0.0.1'] }).send({
      url: `http://127.0.0.1:${closed.port}/`,
      method: 'GET',
      headers: {},
      timeoutMs: waitMaxMs,
    }),
    { reason: 'unreachable', message: 'The connection was refused.' },
  )
})

t.test('an event reaches a webhook as Standard Webhooks say, byte for byte as it is stored', async (t) => {
  const { receiver, store, webhooks, create, tell } = await prepare(t)
  const { webhook, secret } = await create({ kinds: ['task.*'] })
  const eventId = await tell((at) => taskCreated(at, { title: 'Zoë \u{1F680}' }))
  const [request] = await receiver.has(1)
  await webhooks.idle()
  t.ok(request)
  if (!request) return
  t.match(new Verifier(secret).verify(request.body, signatureOf(request)), {
    type: 'task.created',
    data: {
      id: eventId,
      kind: 'task.created',
      taskId: 'task_1',
      actor: 'user_owner',
      data: { title: 'Zoë \u{1F680}' },
    },
  })
  t.throws(
    () => new Verifier(secret).verify(`${request.body} `, signatureOf(request)),
    'a changed body is not verified',
  )
  t.throws(() => new Verifier(secret).verify(request.body, { ...signatureOf(request), 'webhook-id': 'msg_other' }))
  t.match(request.headers, { 'content-type': 'application/json', 'user-agent': 'Gantry/1.2.3', 'webhook-id': /^msg_/ })
  const [delivery] = await deliveriesOf(store, webhook.id)
  t.match(delivery, {
    id: request.headers['webhook-id'],
    payload: request.body,
    status: 'delivered',
    eventId,
    kind: 'task.created',
    attempts: [{ status: 204 }],
  })
  t.equal(delivery?.nextAttemptAt, undefined)
  t.match((await eventsOf(store)).at(-1), {
    kind: 'webhook.delivered',
    actor: 'system',
    data: { webhookId: webhook.id, deliveryId: delivery?.id, status: 204 },
  })
})

t.test('a webhook receives its kinds and its task from its creation on, and never events about webhooks', async (t) => {
  const { receiver, webhooks, create, tell, insertTask } = await prepare(t)
  await insertTask('task_2')
  await tell((at) => taskCreated(at, { title: 'Before' }))
  await create({ path: '/all', kinds: ['*'] })
  await create({ path: '/tasks', kinds: ['task.*', 'git.pushed'] })
  await create({ path: '/two', kinds: ['*'], taskId: 'task_2' })
  await tell(taskCreated)
  await tell((at) => commentCreated(at, { taskId: 'task_2' }))
  await tell(gitPushed)
  await tell(mailReceived)
  await receiver.has(8)
  await webhooks.idle()
  const got = (path: string) =>
    receiver.received.filter((request) => request.path === path).map(({ body }) => JSON.parse(body).type)
  t.same(got('/all'), ['task.created', 'task.comment.created', 'git.pushed', 'mail.received'])
  t.same(got('/tasks'), ['task.created', 'task.comment.created', 'git.pushed'])
  t.same(got('/two'), ['task.comment.created'])
})

t.test('a webhook is sent only the kinds that the credential of its maker may read', async (t) => {
  const { store, webhooks, create, tell, typesAt, allDispatched } = await prepareWithWitness(t)
  const narrow: Caller = { ...owner, scopes: ['webhooks:admin', 'tasks:read'] }
  const { webhook } = await create({ path: '/hook', kinds: ['*'] }, narrow)
  for (const event of [mailReceived, userUpdated, taskCreated]) await tell(event)
  await allDispatched()
  t.same(typesAt('/hook'), ['task.created'])

  await store.commit((await webhooks.update(webhook.id, { description: 'Mine' }, undefined, owner)).changes)
  await tell(mailReceived)
  await allDispatched()
  t.same(typesAt('/hook'), ['task.created'], 'whoever describes it')

  await store.commit((await webhooks.update(webhook.id, { kinds: ['mail.*', 'task.*'] }, undefined, owner)).changes)
  await tell(mailReceived)
  await allDispatched()
  t.same(typesAt('/hook'), ['task.created', 'mail.received'], 'its maker is who chose the kinds last')

  await store.commit((await webhooks.update(webhook.id, { url: `${webhook.url}?again` }, undefined, narrow)).changes)
  for (const event of [mailReceived, taskDeleted]) await tell(event)
  await allDispatched()
  t.same(typesAt('/hook?again'), ['task.deleted'], 'or the address')
})

t.test('a webhook whose maker may no longer make it is sent nothing and disabled, with the reason', async (t) => {
  const { store, webhooks, create, tell, typesAt, allDispatched } = await prepareWithWitness(t)
  const { webhook } = await create({ path: '/hook', kinds: ['*'] })
  const changeOwner = async (change: Partial<UserDocument>) => {
    const found = await store.read.users.get('user_owner')
    if (found) await store.commit([{ replace: 'users', version: found.version, doc: { ...found.doc, ...change } }])
  }
  const look = async () => (await webhooks.get(webhook.id, owner)).webhook
  for (const [change, reason] of [
    [{ role: 'agent' }, 'The user who created it lacks webhooks:admin.'],
    [{ role: 'owner', isDisabled: true }, 'The user who created it is disabled.'],
    [{ isDisabled: false, passwordChanges: 1 }, 'The user who created it has changed the password since.'],
  ] as const) {
    await changeOwner(change)
    await tell(taskCreated)
    await allDispatched()
    t.match(await look(), { isActive: false, disabledReason: reason })
    t.same(typesAt('/hook'), [], reason)
    await changeOwner({ role: 'owner', isDisabled: false, passwordChanges: 0 })
    await store.commit((await webhooks.update(webhook.id, { isActive: true }, undefined, owner)).changes)
  }
  await tell(taskUpdated)
  await allDispatched()
  t.same(typesAt('/hook'), ['task.updated'], 'the caller who activates it answers for it')
})

t.test(
  'what happened before a webhook was made, or while it was off, is not sent, however late events are read',
  async (t) => {
    const { receiver, store, webhooks, create, tell, another } = await prepare(t)
    const { webhook: paused } = await create({ kinds: ['task.*'] })
    await webhooks.stop()
    await store.commit((await webhooks.update(paused.id, { isActive: false }, undefined, owner)).changes)
    await tell(taskCreated)
    await store.commit((await webhooks.update(paused.id, { isActive: true }, undefined, owner)).changes)
    const { webhook: made } = await create({ kinds: ['task.*'] })
    await tell(taskUpdated)
    const next = another()
    await receiver.has(2)
    await next.idle()
    t.same(
      receiver.received.map(({ body }) => JSON.parse(body).type),
      ['task.updated', 'task.updated'],
    )
    for (const { id } of [paused, made])
      t.same(
        (await deliveriesOf(store, id)).map(({ kind, status }) => [kind, status]),
        [['task.updated', 'delivered']],
      )
  },
)

t.test(
  'a failed delivery is tried ten times over three days, the same each time, and then the webhook is disabled',
  async (t) => {
    const { receiver, store, webhooks, clock, create, tell } = await prepare(t)
    receiver.react = () => 503
    const { webhook } = await create({ kinds: ['task.*'] })
    await tell(taskCreated)
    const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
    for (const [index, seconds] of pauses.entries()) {
      await receiver.has(index + 1)
      await webhooks.idle()
      const [delivery] = await deliveriesOf(store, webhook.id)
      t.match(delivery, {
        status: 'pending',
        attempts: { length: index + 1 },
        nextAttemptAt: new Date(Date.parse(clock.now()) + seconds * 1000).toISOString(),
      })
      clock.advance(seconds * 1000 - 1)
      await webhooks.idle()
      t.equal(receiver.received.length, index + 1, 'not a moment earlier')
      clock.advance(1)
    }
    await receiver.has(10)
    await webhooks.idle()
    t.equal(new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size, 1)
    t.equal(
      new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size,
      10,
      'signed anew for each attempt',
    )
    t.match((await deliveriesOf(store, webhook.id))[0], { status: 'failed', attempts: { length: 10 } })
    t.match((await webhooks.get(webhook.id, owner)).webhook, {
      isActive: false,
      disabledReason: /^Every attempt since/,
    })
    t.same(
      (await eventsOf(store)).map(({ kind }) => kind),
      ['webhook.created', 'task.created', ...Array(10).fill('webhook.failed'), 'webhook.disabled'],
    )
  },
)

t.test('a receiver that recovers is healthy again', async (t) => {
  const { receiver, store, webhooks, clock, create, tell } = await prepare(t)
  receiver.react = (_request, count) => (count === 1 ? 500 : 200)
  const { webhook } = await create({ kinds: ['task.*'] })
  await tell(taskCreated)
  await receiver.has(1)
  await webhooks.idle()
  t.ok((await webhooks.get(webhook.id, owner)).webhook.failingSince)
  clock.advance(5000)
  await receiver.has(2)
  await webhooks.idle()
  t.equal((await webhooks.get(webhook.id, owner)).webhook.failingSince, undefined)
  t.match((await deliveriesOf(store, webhook.id))[0], {
    status: 'delivered',
    attempts: [{ status: 500 }, { status: 200 }],
  })
})

t.test('410 disables a webhook at once, and what is due to it is dropped', async (t) => {
  const { receiver, store, webhooks, clock, create, tell } = await prepare(t)
  receiver.react = (_request, count) => (count === 1 ? 503 : 410)
  const { webhook } = await create({ kinds: ['task.*'] })
  await tell(taskCreated)
  await receiver.has(1)
  await webhooks.idle()
  await tell(taskUpdated)
  await receiver.has(2)
  await webhooks.idle()
  t.match((await webhooks.get(webhook.id, owner)).webhook, { isActive: false, disabledReason: /410/ })
  clock.advance(day)
  await webhooks.idle()
  t.equal(receiver.received.length, 2)
  t.same(
    (await deliveriesOf(store, webhook.id)).map(({ status, nextAttemptAt }) => [status, nextAttemptAt]),
    [
      ['failed', undefined],
      ['failed', undefined],
    ],
  )
  const { changes } = await webhooks.update(webhook.id, { isActive: true }, undefined, owner)
  await tell(taskDeleted)
  await store.commit(changes)
  receiver.react = () => 200
  await tell(taskCreated)
  await receiver.has(3)
  await webhooks.idle()
  t.same(
    receiver.received
      .slice(2)
      .map(({ body }) => JSON.parse(body).type)
      .at(-1),
    'task.created',
    'it starts with the next event',
  )
  t.equal((await webhooks.get(webhook.id, owner)).webhook.disabledReason, undefined)
})

t.test('a redirect and a target that has become private are failed attempts with a clear error', async (t) => {
  const canary = await listen(t, (_request, response) => response.end())
  let address = '127.0.0.1'
  const { receiver, store, webhooks, clock, create, tell } = await prepare(t, {
    egress: { allowed: ['hook.test'], resolve: async () => [address] },
  })
  receiver.react = () => ({ redirect: `http://127.0.0.1:${canary.port}/` })
  const { webhook } = await create({ kinds: ['task.*'], url: `http://hook.test:${receiver.port}/` })
  await tell(taskCreated)
  await receiver.has(1)
  await webhooks.idle()
  t.match((await deliveriesOf(store, webhook.id))[0]?.attempts, [{ status: 302, error: /redirect/ }])
  await store.commit(
    (await webhooks.update(webhook.id, { url: 'http://other.test/' }, undefined, owner).catch(() => ({ changes: [] })))
      .changes,
  )
  t.equal((await webhooks.get(webhook.id, owner)).webhook.url, webhook.url, 'a change to a private target is refused')
  address = 'fe80::1%lo'
  const { doc, version } = await found(store.read.webhooks.get(webhook.id))
  await store.commit([{ replace: 'webhooks', version, doc: { ...doc, url: `http://turned.test:${canary.port}/` } }])
  clock.advance(5000)
  await webhooks.idle()
  t.match((await deliveriesOf(store, webhook.id))[0]?.attempts[1], {
    status: undefined,
    error: 'turned.test resolves to an address in a private network, which the configuration does not allow.',
  })
  t.equal(canary.count(), 0)
})

t.test('for a day after a rotation an attempt is signed by both secrets', async (t) => {
  const { receiver, store, webhooks, clock, create, tell } = await prepare(t)
  const { webhook, secret: first } = await create({ kinds: ['task.*'] })
  const { changes, secret: second } = await webhooks.rotateSecret(webhook.id, owner)
  await store.commit(changes)
  t.match(second, /^whsec_[A-Za-z0-9+/]{43}=$/)
  await tell(taskCreated)
  const [request] = await receiver.has(1)
  if (!request) return t.fail('nothing came')
  t.match(request.headers['webhook-signature'], /^v1,\S+ v1,\S+$/)
  for (const secret of [first, second]) t.ok(new Verifier(secret).verify(request.body, signatureOf(request)))
  await webhooks.idle()
  clock.advance(day)
  await tell(taskUpdated)
  t.match((await receiver.has(2))[1]?.headers['webhook-signature'], /^v1,\S+$/)
})

t.test('two processes on one PostgreSQL make each delivery once', async (t) => {
  const url = await (await startPostgres(t)).makeSchema()
  const stores = await Promise.all([openPostgresStore(url, collections), openPostgresStore(url, collections)])
  t.teardown(() => Promise.all(stores.map((each) => each.close())))
  const { receiver, store, webhooks, create, tell, another } = await prepare(t, { store: stores[0] })
  const { webhook } = await create({ kinds: ['task.*'] })
  const other = another(stores[1])
  await Promise.all(Array.from({ length: 40 }, () => tell(taskUpdated)))
  await receiver.has(40)
  await Promise.all([webhooks.idle(), other.idle()])
  const deliveries = await deliveriesOf(store, webhook.id)
  t.equal(deliveries.length, 40)
  t.equal(new Set(deliveries.map(({ eventId }) => eventId)).size, 40)
  t.equal(receiver.received.length, 40, 'and send each once')
})

t.test('events that were committed while no service delivered are delivered at the next start', async (t) => {
  const { receiver, webhooks, create, tell, another } = await prepare(t)
  await create({ kinds: ['task.*'] })
  await webhooks.stop()
  for (let index = 1; index <= 5; index++) await tell((at) => taskUpdated(at, { restoredFrom: index }))
  const next = another()
  await receiver.has(5)
  await next.idle()
  t.same(
    receiver.received.map(({ body }) => JSON.parse(body).data.data.restoredFrom),
    [1, 2, 3, 4, 5],
    'in order',
  )
})

t.test('an attempt whose process dies is made again by another, under the same id', async (t) => {
  const { receiver, store, webhooks, clock, create, tell, another } = await prepare(t)
  receiver.react = (_request, count) => (count === 1 ? 'nothing' : 200)
  const { webhook } = await create({ kinds: ['task.*'] })
  await tell(taskCreated)
  await receiver.has(1)
  // The first process hangs in its attempt for good; the second one looks again when the lease is over.
  const other = another()
  await other.idle()
  t.equal(receiver.received.length, 1, 'what one process is sending, the other leaves alone')
  clock.advance(31_000)
  await receiver.has(2)
  await other.idle()
  t.equal(receiver.received[0]?.headers['webhook-id'], receiver.received[1]?.headers['webhook-id'])
  t.equal((await deliveriesOf(store, webhook.id))[0]?.status, 'delivered')
  await receiver.stop()
  await webhooks.idle()
  t.match(
    (await deliveriesOf(store, webhook.id))[0],
    { status: 'delivered', attempts: { length: 2 } },
    'the late failure is noted and undoes nothing',
  )
})

t.test('of two processes that find a delivery due, the slower one does not send it', async (t) => {
  const { receiver, store, webhooks, clock, create, another } = await prepare(t)
  receiver.react = () => 'nothing'
  const { webhook } = await create({ kinds: ['task.*'] })
  await webhooks.idle()
  await store.commit([
    { insert: 'deliveries', doc: deliveryOf({ id: 9, ...taskCreated(clock.now()) }, webhook, 'msg_1', clock.now()) },
  ])
  const claiming = Promise.withResolvers<void>()
  const slow = new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (name !== 'commit') return name === 'read' ? target.read : target[name].bind(target)
      return async (changes: Change[]) => {
        claiming.resolve()
        await receiver.has(1)
        return target.commit(changes)
      }
    },
  })
  const slower = another(slow)
  await claiming.promise
  clock.advance(30_000)
  await slower.idle()
  t.equal(receiver.received.length, 1)
})

t.test('one delivery at a time is sent to a webhook, and a slow webhook delays no other', async (t) => {
  const { receiver, webhooks, create, tell } = await prepare(t)
  receiver.react = ({ path }) => (path === '/slow' ? 'nothing' : 200)
  await create({ path: '/slow', kinds: ['task.*'] })
  await create({ path: '/quick', kinds: ['task.*'] })
  for (let index = 1; index <= 5; index++) await tell((at) => taskUpdated(at, { restoredFrom: index }))
  await receiver.has(6)
  t.same(
    receiver.received
      .filter(({ path }) => path === '/quick')
      .map(({ body }) => JSON.parse(body).data.data.restoredFrom),
    [1, 2, 3, 4, 5],
  )
  t.equal(receiver.received.filter(({ path }) => path === '/slow').length, 1)
  await receiver.stop()
  await webhooks.idle()
})

t.test('a stop gives up an attempt that hangs and leaves it due', async (t) => {
  const { receiver, store, webhooks, clock, create, tell } = await prepare(t)
  receiver.react = () => 'nothing'
  const { webhook } = await create({ kinds: ['task.*'] })
  await tell(taskCreated)
  await receiver.has(1)
  const stopped = webhooks.stop()
  clock.advance(3000)
  await stopped
  t.match((await deliveriesOf(store, webhook.id))[0], { status: 'pending', attempts: [], nextAttemptAt: /Z$/ })
})

t.test('with a webhook go its deliveries; of the others a week or a thousand are kept', async (t) => {
  const { receiver, store, webhooks, clock, create, tell } = await prepare(t)
  receiver.react = () => 500
  const gone = await create({ kinds: ['task.*'] })
  const kept = await create({ kinds: ['git.*'] })
  await tell(taskCreated)
  await receiver.has(1)
  await webhooks.idle()
  await store.commit((await webhooks.remove(gone.webhook.id, undefined, owner)).changes)
  await allRead(store, webhooks)
  t.same(await deliveriesOf(store, gone.webhook.id), [])
  const at = clock.now()
  const old = Array.from(
    { length: 1200 },
    (_, index): Change => ({
      insert: 'deliveries',
      doc: {
        id: `msg_${String(index).padStart(4, '0')}`,
        webhookId: kept.webhook.id,
        eventId: index,
        kind: 'git.pushed',
        payload: '{}',
        status: index === 0 ? 'pending' : 'delivered',
        attempts: [],
        createdAt: at,
      },
    }),
  )
  await store.commit(old)
  clock.advance(hour)
  await webhooks.idle()
  t.same(
    (await deliveriesOf(store, kept.webhook.id)).map(({ id }) => id).slice(0, 2),
    ['msg_0000', 'msg_0200'],
    'what is still due stays',
  )
  clock.advance(7 * day)
  await webhooks.idle()
  t.same(
    (await deliveriesOf(store, kept.webhook.id)).map(({ id }) => id),
    ['msg_0000'],
  )

  /** The removal is work of the dispatcher, which hears of the event soon. */
})

t.test('a credential for some tasks has webhooks of those tasks alone', async (t) => {
  const { webhooks, create, insertTask } = await prepare(t)
  await insertTask('task_1')
  await insertTask('task_2')
  const narrow: Caller = { ...owner, allow: { taskIds: ['task_1'] } }
  const all = await create({ kinds: ['*'] })
  const other = await create({ kinds: ['*'], taskId: 'task_2' })
  const own = await create({ kinds: ['*'], taskId: 'task_1' })
  const input: WebhookInput = { url: 'http://127.0.0.1:9/', kinds: ['*'] }
  await t.rejects(webhooks.create(input, narrow), { code: 'forbidden' })
  await t.rejects(webhooks.create({ ...input, taskId: 'task_2' }, narrow), { code: 'forbidden' })
  await t.rejects(webhooks.update(own.webhook.id, { taskId: null }, undefined, narrow), { code: 'forbidden' })
  await t.rejects(webhooks.update(own.webhook.id, { taskId: 'task_2' }, undefined, narrow), { code: 'forbidden' })
  for (const { webhook } of [all, other]) {
    const refusals: Promise<unknown>[] = [
      webhooks.get(webhook.id, narrow),
      webhooks.update(webhook.id, { isActive: false }, undefined, narrow),
      webhooks.remove(webhook.id, undefined, narrow),
      webhooks.rotateSecret(webhook.id, narrow),
      webhooks.listDeliveries(webhook.id, { limit: 1 }, narrow),
      webhooks.test(webhook.id, narrow),
      webhooks.redeliver(webhook.id, 'msg_x', narrow),
    ]
    for (const refused of refusals) await t.rejects(refused, { code: 'webhook_not_found' })
  }
  t.same(
    (await webhooks.list({ limit: 10 }, narrow)).webhooks.map(({ id }) => id),
    [own.webhook.id],
  )
  t.equal((await webhooks.get(own.webhook.id, narrow)).webhook.taskId, 'task_1')
})

t.test(
  'the operations: a webhook is created, read, updated and deleted, and its secret is returned once',
  async (t) => {
    const { receiver, gantry, create } = await startWithReceiver(t)
    const made = await create()
    t.equal(made.status, 201)
    const { webhook, secret } = made.body.data
    t.equal(made.headers.get('location'), `/api/v1/webhooks/${webhook.id}`)
    t.match(secret, /^whsec_/)
    const path = `/webhooks/${webhook.id}`
    const read = await gantry.call('GET', path)
    t.same(read.body.data.webhook, webhook)
    t.notMatch(JSON.stringify([read.body, (await gantry.call('GET', '/webhooks')).body]), secret)
    const tag = read.headers.get('etag') ?? ''
    t.equal((await gantry.call('GET', path, { headers: { 'if-none-match': tag } })).status, 304)
    const changed = await gantry.call('PATCH', path, {
      body: { kinds: ['git.*'], description: 'Of the repository' },
      headers: { 'if-match': tag },
    })
    t.match(changed.body.data.webhook, { kinds: ['git.*'], description: 'Of the repository', url: receiver.url })
    t.match((await gantry.call('PATCH', path, { body: { isActive: false }, headers: { 'if-match': tag } })).body, {
      error: { code: 'revision_mismatch' },
    })
    t.equal(
      (await gantry.call('PATCH', path, { body: { description: null } })).body.data.webhook.description,
      undefined,
    )
    t.match((await gantry.call('DELETE', path, { headers: { 'if-match': tag } })).body, {
      error: { code: 'revision_mismatch' },
    })
    t.equal((await gantry.call('DELETE', path)).status, 200)
    for (const [method, below] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/test'],
      ['POST', '/rotate'],
      ['POST', '/deliveries/msg_x/redeliver'],
    ] as const)
      t.match((await gantry.call(method, path + below)).body, { error: { code: 'webhook_not_found' } })
  },
)

t.test(
  'the operations: a private target, a kind that is never sent and a task that is not there are refused',
  async (t) => {
    const { gantry, create } = await startWithReceiver(t)
    const { webhook } = (await create()).body.data
    const codeOf = async (body: object) =>
      (await gantry.call('POST', '/webhooks', { body: { url: 'https://93.184.216.34/', kinds: ['*'], ...body } })).body
        .error?.code
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      'http://localhost:1/',
      'http://[::1]:9999/',
      'http://2130706433/',
    ])
      t.equal(await codeOf({ url }), 'webhook_target_denied', url)
    for (const url of ['http://user:secret@example.org/', 'http://[::1', 'http://////'])
      t.equal(await codeOf({ url }), 'validation_failed', url)
    for (const [kind, meant] of [
      ['task.updatd', 'task.updated'],
      ['tasks.*', 'task.*'],
    ]) {
      const body = { url: 'https://93.184.216.34/', kinds: ['task.created', kind] }
      const { error } = (await gantry.call('POST', '/webhooks', { body })).body
      t.match(error, { code: 'validation_failed', details: [{ path: 'body/kinds/1', rule: 'enum' }] })
      t.match(error.message, `Did you mean ${meant}?`)
    }
    for (const kinds of [['webhook.failed'], ['webhook.*'], ['stream.gap'], ['Task'], ['*.created'], []])
      t.equal(await codeOf({ kinds }), 'validation_failed', String(kinds))
    t.equal(await codeOf({ taskId: 'task_missing' }), 'task_not_found')
    t.match((await gantry.call('PATCH', `/webhooks/${webhook.id}`, { body: { url: 'http://127.0.0.2:1/' } })).body, {
      error: { code: 'webhook_target_denied' },
    })
  },
)

t.test(
  'the operations: deliveries are listed newest first with their attempts, page by page, and sent again on demand',
  async (t) => {
    const { receiver, gantry, create } = await startWithReceiver(t)
    receiver.react = (_request, count) => (count === 2 ? 500 : 200)
    const { webhook, secret } = (await create()).body.data
    for (let count = 1; count <= 3; count++) {
      await gantry.createTask(`Task ${count}`)
      await receiver.has(count)
    }
    await gantry.service.app.webhooks.idle()
    const path = `/webhooks/${webhook.id}`
    const first = await gantry.call('GET', `${path}/deliveries?limit=2`)
    const second = await gantry.call('GET', `${path}/deliveries?limit=2&cursor=${first.body.data.nextCursor}`)
    const [third, failed, oldest] = [...first.body.data.deliveries, ...second.body.data.deliveries]
    t.same([third.status, failed.status, oldest.status], ['delivered', 'pending', 'delivered'])
    t.match(failed, { attempts: [{ status: 500 }], nextAttemptAt: /Z$/, kind: 'task.created' })
    t.equal(second.body.data.nextCursor, undefined)
    t.equal((await gantry.call('GET', `${path}/deliveries?cursor=x`)).status, 400)

    const again = await gantry.call('POST', `${path}/deliveries/${failed.id}/redeliver`)
    t.match(again.body.data.delivery, {
      id: failed.id,
      status: 'delivered',
      attempts: [{ status: 500 }, { status: 200 }],
    })
    t.equal(again.body.data.delivery.nextAttemptAt, undefined)
    const [, before, , after] = receiver.received
    t.equal(before?.headers['webhook-id'], after?.headers['webhook-id'])
    t.equal(before?.body, after?.body)
    t.match((await gantry.call('POST', `${path}/deliveries/msg_missing/redeliver`)).body, {
      error: { code: 'delivery_not_found' },
    })

    await gantry.call('PATCH', path, { body: { isActive: false } })
    const test = await gantry.call('POST', `${path}/test`)
    t.match(test.body.data.delivery, { kind: 'webhook.test', status: 'delivered', attempts: [{ status: 200 }] })
    const request = receiver.received.at(-1)
    t.match(request && new Verifier(secret).verify(request.body, signatureOf(request)), {
      type: 'webhook.test',
      data: { id: 0, data: { webhookId: webhook.id } },
    })
    const rotated = await gantry.call('POST', `${path}/rotate`)
    t.equal(rotated.status, 200)
    t.not(rotated.body.data.secret, secret)
  },
)

t.test('a service that is killed between an event and its delivery makes it after the restart', async (t) => {
  const receiver = await Receiver.start(t)
  receiver.react = () => 503
  const project = makeFolder(t)
  const first = await startProcess(t, project, receiver.port)
  const { webhook, secret } = (
    await call(first.origin, 'POST', '/webhooks', { body: { url: receiver.url, kinds: ['task.created'] } })
  ).body.data
  await call(first.origin, 'POST', '/tasks', { body: { title: 'Not lost' } })
  await receiver.has(1)
  // The first attempt is on record once it is told; from then on the next one is due in five seconds.
  while (
    (await call(first.origin, 'GET', `/webhooks/${webhook.id}/deliveries`)).body.data.deliveries[0].attempts.length ===
    0
  );
  const late = (await call(first.origin, 'POST', '/tasks', { body: { title: 'Just before the end' } })).body.data.id
  await first.kill()
  const seen = receiver.received.length
  receiver.react = () => 200
  const second = await startProcess(t, project, receiver.port)
  await receiver.has(seen + 1)
  const again =
    receiver.received.slice(seen).find(({ body }) => JSON.parse(body).data.data.title === 'Not lost') ??
    (await receiver.has(seen + 2)).at(-1)
  t.match(again && new Verifier(secret).verify(again.body, signatureOf(again)), {
    type: 'task.created',
    data: { data: { title: 'Not lost' } },
  })
  t.equal(again?.headers['webhook-id'], receiver.received[0]?.headers['webhook-id'])
  const { deliveries } = (await call(second.origin, 'GET', `/webhooks/${webhook.id}/deliveries`)).body.data
  t.equal(deliveries.length, 2, `the event of ${late} has its delivery too`)
})

const owner: Caller = ownerBy({ userId: 'user_owner' })

const ownerDocument: UserDocument = {
  id: owner.userId,
  name: owner.name,
  role: 'owner',
  preferences: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

interface Wanted {
  readonly kinds: WebhookInput['kinds']
  readonly path?: string
  readonly url?: string
  readonly taskId?: string
}

/** A real store, a receiver, and webhooks on a clock that the test turns. */
async function prepare(t: Test, given: { egress?: Parameters<typeof createEgress>[0]; store?: Store } = {}) {
  const { egress = { allowed: ['127.0.0.1'] } } = given
  const receiver = await Receiver.start(t)
  const store = given.store ?? (await openSqliteStore(makeFolder(t), collections))
  const clock = new TestClock()
  const newId = createIds()
  const running: Webhooks[] = []
  t.teardown(async () => {
    await receiver.stop()
    await Promise.all(running.map((each) => each.stop()))
    if (!given.store) await store.close()
  })
  const log = { info: () => {}, warn: () => {}, error: (about: object, message: string) => t.fail(message, about) }
  const another = (itsStore = store): Webhooks => {
    const webhooks = createWebhooks({
      store: itsStore,
      egress: createEgress(egress),
      identity: {
        onEnded: () => () => {},
        grants: createGrants({ store: itsStore, now: clock.now, log, onEnded: () => () => {} }),
      },
      now: clock.now,
      setTimer: clock.schedule,
      chance: () => 0,
      newId,
      log,
      version: '1.2.3',
    })
    running.push(webhooks)
    webhooks.start()
    return webhooks
  }
  await store.commit([{ insert: 'users', doc: ownerDocument }])
  const webhooks = another()
  return {
    receiver,
    store,
    clock,
    webhooks,
    another,
    create: async (given: Wanted, caller = owner) => {
      const { path = '/hook', ...wanted } = given
      const url = `http://127.0.0.1:${receiver.port}${path}`
      const { changes, ...created } = await webhooks.create({ url, ...wanted }, caller)
      await store.commit(changes)
      return created
    },
    tell: async (eventAt: (at: string) => NewEvent) => {
      const { eventIds } = await store.commit([{ event: eventAt(clock.now()) }])
      return eventIds[0]
    },
    insertTask: (id: string) =>
      store.commit([
        {
          insert: 'tasks',
          doc: {
            id,
            title: id,
            content: '',
            priority: 'low',
            readiness: 0,
            tags: [],
            author: { id: 'user_owner', name: 'Owner' },
            reviewers: [],
            state: 'open',
            dependsOn: [],
            revision: 1,
            planStepIds: [],
            commentCount: 0,
            changeCount: 0,
            createdAt: clock.now(),
            updatedAt: clock.now(),
          },
        },
      ]),
  }
}

/** Resolves when every event so far has become deliveries. */
async function allRead(store: Store, webhooks: Webhooks): Promise<void> {
  while ((await store.read.webhookCursors.get('webhooks'))?.doc.eventId !== (await store.eventRange()).newest)
    await webhooks.idle()
}

/** With a webhook of another user that is sent every event: what it was sent was dispatched to the others too. */
async function prepareWithWitness(t: Test) {
  const prepared = await prepare(t)
  const { receiver, store, webhooks, create, tell } = prepared
  await store.commit([{ insert: 'users', doc: { ...ownerDocument, id: 'user_witness' } }])
  await create({ path: '/witness', kinds: ['*'] }, ownerBy({ userId: 'user_witness' }))
  let count = 0
  const typesAt = (path: string): string[] =>
    receiver.received.filter((request) => request.path === path).map(({ body }) => JSON.parse(body).type)
  return {
    ...prepared,
    typesAt,
    tell: (eventAt: (at: string) => NewEvent) => {
      count++
      return tell(eventAt)
    },
    allDispatched: async () => {
      while (typesAt('/witness').length < count) await receiver.has(receiver.received.length + 1)
      await webhooks.idle()
    },
  }
}

async function startWithReceiver(t: Test) {
  const receiver = await Receiver.start(t)
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${receiver.port}` } })
  return {
    receiver,
    gantry,
    create: () => gantry.call('POST', '/webhooks', { body: { url: receiver.url, kinds: ['task.*'] } }),
  }
}

async function startProcess(
  t: Test,
  project: string,
  allowedPort: number,
): Promise<{ origin: string; kill: () => Promise<void> }> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, '--project', project, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      INIT_CWD: project,
      GANTRY_ADMIN_TOKEN: ownerToken,
      GANTRY_LOG: 'silent',
      GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${allowedPort}`,
    },
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  t.teardown(kill)
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const origin = /http:\/\/[\d.]+:\d+/.exec(output)?.[0]
    if (origin !== undefined && output.includes('Stop')) return { origin, kill }
  }
  throw new Error(`the service ended: ${output}`)
}

async function listen(t: Test, answer: RequestListener) {
  let connections = 0
  const server = createServer(answer).on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  t.teardown(close)
  return { port: (server.address() as AddressInfo).port, count: () => connections, close }
}

/** Answers as long as anybody reads. */
function writeOn(response: ServerResponse): void {
  while (!response.destroyed && response.write(Buffer.alloc(16_384)));
  if (!response.destroyed) response.once('drain', () => writeOn(response))
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: EgressFailure) => error.reason,
  )
}

function signatureOf({ headers }: Received): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

async function deliveriesOf(store: Store, webhookId: string): Promise<DeliveryDocument[]> {
  return (await store.read.deliveries.list({ where: { webhookId } })).map(({ doc }) => doc)
}

function eventsOf(store: Store): Promise<StoredEvent[]> {
  return store.events({ after: 0, limit: 100 })
}

async function found<Item>(read: Promise<Item | undefined>): Promise<Item> {
  const item = await read
  if (item === undefined) throw new Error('it is not there')
  return item
}
