import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Webhook as Verifier } from 'standardwebhooks'
import type { Caller } from '../src/contract.ts'
import type { Webhooks } from '../src/services/webhooks.ts'
import type { UserDocument } from '../src/collections/identity.ts'
import type { Change, Store } from '../src/collections.ts'
import type { NewEvent } from '../src/stores/port.ts'
import { call, makeFolder, ownerToken, startGantry } from './support/gantry.ts'
import { ownerBy } from './support/grants.ts'
import { main } from './support/main.ts'
import { Receiver } from './support/receiver.ts'
import {
  commentCreated,
  gitPushed,
  mailReceived,
  taskCreated,
  taskDeleted,
  taskUpdated,
  userUpdated,
} from './support/events.ts'
import { hour, day, owner, ownerDocument, prepare, signatureOf, deliveriesOf, eventsOf } from './support/webhooks.ts'
import type { WebhookInput } from './support/webhooks.ts'

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
      actor: { id: 'user_owner', name: 'user_owner', kind: 'user' },
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
    t.match(await look(), { isEnabled: false, disabledReason: reason })
    t.same(typesAt('/hook'), [], reason)
    await changeOwner({ role: 'owner', isDisabled: false, passwordChanges: 0 })
    await store.commit((await webhooks.update(webhook.id, { isEnabled: true }, undefined, owner)).changes)
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
    await webhooks.close()
    await store.commit((await webhooks.update(paused.id, { isEnabled: false }, undefined, owner)).changes)
    await tell(taskCreated)
    await store.commit((await webhooks.update(paused.id, { isEnabled: true }, undefined, owner)).changes)
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
      webhooks.update(webhook.id, { isEnabled: false }, undefined, narrow),
      webhooks.remove(webhook.id, undefined, narrow),
      webhooks.rotateSecret(webhook.id, narrow),
      webhooks.deliveries.list(webhook.id, { limit: 1 }, narrow),
      webhooks.deliveries.test(webhook.id, narrow),
      webhooks.deliveries.redeliver(webhook.id, 'msg_x', narrow),
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
    t.match((await gantry.call('PATCH', path, { body: { isEnabled: false }, headers: { 'if-match': tag } })).body, {
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
    t.same([third.state, failed.state, oldest.state], ['succeeded', 'queued', 'succeeded'])
    t.match(failed, { attempts: [{ status: 500 }], nextAttemptAt: /Z$/, kind: 'task.created' })
    t.equal(second.body.data.nextCursor, undefined)
    t.equal((await gantry.call('GET', `${path}/deliveries?cursor=x`)).status, 400)

    const again = await gantry.call('POST', `${path}/deliveries/${failed.id}/redeliver`)
    t.match(again.body.data.delivery, {
      id: failed.id,
      state: 'succeeded',
      attempts: [{ status: 500 }, { status: 200 }],
    })
    t.equal(again.body.data.delivery.nextAttemptAt, undefined)
    const [, before, , after] = receiver.received
    t.equal(before?.headers['webhook-id'], after?.headers['webhook-id'])
    t.equal(before?.body, after?.body)
    t.match((await gantry.call('POST', `${path}/deliveries/msg_missing/redeliver`)).body, {
      error: { code: 'delivery_not_found' },
    })

    await gantry.call('PATCH', path, { body: { isEnabled: false } })
    const test = await gantry.call('POST', `${path}/test`)
    t.match(test.body.data.delivery, { kind: 'webhook.test', state: 'succeeded', attempts: [{ status: 200 }] })
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
