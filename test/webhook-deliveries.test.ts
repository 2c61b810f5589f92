import t from 'tap'
import { Webhook as Verifier } from 'standardwebhooks'
import { collections } from '../src/collections.ts'
import { deliveryOf } from '../src/services/webhooks/delivery.ts'
import type { Change, Store } from '../src/collections.ts'
import type { Caller } from '../src/contract.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { startPostgres } from './support/postgres.ts'
import { mailReceived, taskCreated, taskDeleted, taskUpdated } from './support/events.ts'
import { day, owner, prepare, listen, signatureOf, deliveriesOf, eventsOf, found } from './support/webhooks.ts'
import { shownEvent } from '../src/services/events.ts'
import { namedByIds } from './support/actors.ts'

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
      isEnabled: false,
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

t.test('what waits for a webhook goes to no address of somebody who may not read it, nor when asked for', async (t) => {
  const { receiver, store, webhooks, clock, create, tell } = await prepare(t)
  receiver.react = () => 503
  const { webhook } = await create({ kinds: ['mail.*', 'task.*'] })
  await tell(mailReceived)
  await receiver.has(1)
  await webhooks.idle()
  const narrow: Caller = { ...owner, scopes: ['webhooks:admin', 'tasks:read'] }
  const moveTo = async (path: string, caller: Caller) => {
    const url = `http://127.0.0.1:${receiver.port}${path}`
    await store.commit((await webhooks.update(webhook.id, { url }, undefined, caller)).changes)
  }
  await moveTo('/elsewhere', narrow)
  receiver.react = () => 204
  const [{ id = '' } = {}] = await deliveriesOf(store, webhook.id)
  await t.rejects(webhooks.deliveries.redeliver(webhook.id, id, narrow), { code: 'forbidden' })
  await t.rejects(webhooks.deliveries.redeliver(webhook.id, id, owner), { code: 'forbidden' }, 'whoever asks')
  clock.advance(day)
  await tell(taskCreated)
  await receiver.has(2)
  await webhooks.idle()
  t.same(
    receiver.received.map(({ path, body }) => `${path} ${JSON.parse(body).type}`),
    ['/hook mail.received', '/elsewhere task.created'],
  )
  t.match(await store.read.deliveries.get(id), { doc: { status: 'failed', attempts: { length: 1 } } })
  await moveTo('/ours', owner)
  await store.commit((await webhooks.deliveries.redeliver(webhook.id, id, narrow)).changes)
  t.equal(receiver.received.at(-1)?.path, '/ours', 'it goes where somebody who may read it has it sent')
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
  t.match((await webhooks.get(webhook.id, owner)).webhook, { isEnabled: false, disabledReason: /410/ })
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
  const { changes } = await webhooks.update(webhook.id, { isEnabled: true }, undefined, owner)
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
  await webhooks.close()
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
    {
      insert: 'deliveries',
      doc: deliveryOf(shownEvent({ id: 9, ...taskCreated(clock.now()) }, namedByIds), webhook, 'msg_1', clock.now()),
    },
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
  const stopped = webhooks.close()
  clock.advance(3000)
  await stopped
  t.match((await deliveriesOf(store, webhook.id))[0], { status: 'pending', attempts: [], nextAttemptAt: /Z$/ })
})
