import t from 'tap'
import { collections } from '../src/collections.ts'
import { createDial } from '../src/platform/egress/dial.ts'
import { Egress } from '../src/platform/egress/egress.ts'
import { SecretBox } from '../src/platform/secrets/secret-box.ts'
import { createClock } from '../src/platform/work/clock.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import { linesOf, parseLine, ircText } from '../src/services/chat-integrations/irc-lines.ts'
import { StoreLease } from '../src/platform/work/store-lease.ts'
import { Workers } from '../src/services/chat-integrations/workers.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { namedByIds } from './support/actors.ts'
import { putProvider, startModels } from './support/ai.ts'
import { startGantry } from './support/gantry.ts'
import { IrcPerson, startNgircd, whyNoNgircd } from './support/ngircd.ts'
import { readUntil, waitUntil } from './support/wait.ts'

t.test('a line of IRC is taken apart, and a text becomes lines that fit', async (t) => {
  t.match(parseLine('@account=ada;msgid=7 :ada!~a@host PRIVMSG #dev :hello there: you'), {
    source: 'ada',
    command: 'PRIVMSG',
    parameters: ['#dev', 'hello there: you'],
  })
  t.equal(parseLine('@account=ada :ada!a@h PRIVMSG #dev :x')?.tags.get('account'), 'ada')
  t.match(parseLine('PING :a b'), { command: 'PING', parameters: ['a b'] })
  t.match(parseLine(':server 001 gantry'), { command: '001', parameters: ['gantry'] })
  t.equal(parseLine(''), undefined)
  t.strictSame(linesOf('one\r\n\ntwo\u0000 QUIT', 80), ['one', 'two QUIT'])
  t.strictSame(linesOf('ä'.repeat(9), 8), ['ääää', 'ääää', 'ä'])
  t.equal(ircText('\u000304,01red\u000f \u0002bold\u0002'), 'red bold')
  t.equal(ircText('\u0001ACTION waves\u0001'), 'waves')
  t.equal(ircText('\u0001VERSION\u0001'), undefined)
})

t.test('of two processes one has the lease, and the other one once it is released or has expired', async (t) => {
  const store = openMemoryStore(collections)
  let now = '2026-01-01T12:00:00.000Z'
  const leaseOf = (owner: string) =>
    new StoreLease({
      ...{ store, now: () => now, owner, isStoreShared: true, collection: 'chatLeases', id: 'chatint_1' },
      documentOf: (own) => own,
      isKept: false,
    })
  const [one, other] = [leaseOf('one'), leaseOf('other')]
  t.strictSame(await Promise.all([one.acquire(), other.acquire()]), [true, false])
  await one.release()
  t.strictSame([await other.acquire(), await one.acquire()], [true, false])
  now = '2026-01-01T12:01:00.000Z'
  t.strictSame([await one.acquire(), await other.acquire()], [true, false])
  t.strictSame([await one.isHeld(), await other.isHeld()], [true, false])
})

t.test('IRC', { skip: whyNoNgircd }, async (t) => {
  if (whyNoNgircd !== false) return
  const server = await startNgircd(t)
  const models = await startModels(t)
  models.onMessage(/./, (request) => ({ content: `You said ${JSON.stringify(request.messages.at(-1)?.content)}.` }))
  const gantry = await startGantry(t, {
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${server.port}` },
  })
  const { call } = gantry
  await putProvider(gantry, models)
  const settings = { host: '127.0.0.1', port: server.port, isTls: false, nick: 'gantry' }
  const { id } = (await call('POST', '/chat-integrations', { body: { kind: 'irc', name: 'IRC', settings } })).body.data
    .integration
  const path = `/chat-integrations/${id}`
  const connection = async () => (await call('GET', path)).body.data.integration.connection
  const connected = () => readUntil(connection, ({ state }) => state === 'connected', 'the connection is made')
  const deliveriesOf = async (threadId: string) =>
    (await call('GET', `${path}/deliveries?limit=200`)).body.data.deliveries.filter(
      (delivery: { threadId: string }) => delivery.threadId === threadId,
    )
  await connected()

  await t.test('a person and a model talk in a channel', async (t) => {
    const { chat } = (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body
      .data
    await call('POST', `${path}/bindings`, { body: { threadId: '#Dev', chatId: chat.id } })
    const ada = new IrcPerson(server.port, 'ada')
    t.teardown(() => ada.quit())
    await ada.connect('#dev')
    await waitUntil(async () => (await ada.namesIn('#dev')).includes('gantry'), 'the integration is in the channel')
    ada.say('#dev', 'not for a bot')
    ada.say('#dev', 'gantry: hello')
    t.match(await ada.heardBy('You said'), { nick: 'gantry', message: 'You said "hello".' })
    const deliveries = await deliveriesOf('#Dev')
    const incoming = deliveries.filter(({ direction }: { direction: string }) => direction === 'in')
    t.match(incoming, [{ text: 'hello', accountId: '?ada', state: 'succeeded' }])
    const link = await call('POST', `${path}/links`, { body: { accountId: '?ada' } })
    t.equal(link.body.error.code, 'validation_failed', 'a nickname proves nothing')
  })

  await t.test('a binding says whether the integration is in its channel', async (t) => {
    const entryOf = async (bindingId: string) =>
      (await call('GET', `${path}/bindings/${bindingId}`)).body.data.binding.entry
    const ada = new IrcPerson(server.port, 'ida')
    t.teardown(() => ada.quit())
    await ada.connect('#locked')
    await ada.setMode('#locked', '+k', 'secret')
    const taskId = await gantry.createTask()
    const bind = async (threadId: string) =>
      (await call('POST', `${path}/bindings`, { body: { threadId, taskId } })).body.data.binding.id
    const [locked, open, person] = [await bind('#locked'), await bind('#Open'), await bind('zoe')]
    const refused = await readUntil(
      () => entryOf(locked),
      (entry) => entry?.state === 'refused',
      'the channel refuses',
    )
    t.match(refused, { problem: /^The server answered 475: /, since: String })
    await readUntil(
      () => entryOf(open),
      (entry) => entry?.state === 'entered',
      'the channel is entered',
    )
    t.equal(await entryOf(person), undefined, 'a person is not entered')
    await ada.join('#open')
    ada.say('#open', 'gantry: at once')
    await readUntil(
      () => deliveriesOf('#Open'),
      (all) => all.length > 0,
      'what is said after that is taken',
    )
    await call('PATCH', path, { body: { isEnabled: false } })
    await waitUntil(async () => !(await ada.namesIn('#open')).includes('gantry'), 'it has left')
    await call('PATCH', path, { body: { isEnabled: true } })
    await connected()
    t.ok((await ada.namesIn('#open')).includes('gantry'), 'connected is: in the channels')
    for (const id of [locked, open, person]) await call('DELETE', `${path}/bindings/${id}`)
  })

  await t.test('over restarts of the server, nothing that was to be sent is lost', async (t) => {
    const taskId = await gantry.createTask()
    await call('POST', `${path}/bindings`, { body: { threadId: 'bob', taskId } })
    const said = Array.from({ length: 12 }, (_, index) => `comment ${index};`)
    const comment = (content: string) => call('POST', `/tasks/${taskId}/comments`, { body: { content } })
    const heard: string[] = []
    for (let round = 0; round < 3; round++) {
      const bob = new IrcPerson(server.port, 'bob')
      await bob.connect()
      const [first = '', second = '', ...more] = said.slice(round * 4, round * 4 + 4)
      await comment(first)
      await bob.heardBy(first)
      const killed = server.kill()
      await comment(second)
      await killed
      for (const content of more) await comment(content)
      heard.push(...bob.heard.map(({ message }) => message))
      await readUntil(connection, ({ state }) => state === 'failed', 'the loss is noticed')
      await server.start()
    }
    const bob = new IrcPerson(server.port, 'bob')
    t.teardown(() => bob.quit())
    await bob.connect()
    await bob.heardBy(said.at(-1) ?? '')
    heard.push(...bob.heard.map(({ message }) => message))
    await waitUntil(async () =>
      (await deliveriesOf('bob')).every(({ state }: { state: string }) => state === 'succeeded'),
    )
    const lost = said.filter((content) => !heard.some((message) => message.includes(content)))
    t.strictSame(lost, [], 'all were heard')
    const order = heard.map((message) => Number(/comment (\d+);/.exec(message)?.[1]))
    t.strictSame(
      order,
      [...order].sort((one, other) => one - other),
      'and all are in order',
    )
    await connected()
  })

  await t.test('an integration that is not active leaves, and comes back', async (t) => {
    const eve = new IrcPerson(server.port, 'eve')
    t.teardown(() => eve.quit())
    await eve.connect('#dev')
    await call('PATCH', path, { body: { isEnabled: false } })
    await waitUntil(async () => !(await eve.namesIn('#dev')).includes('gantry'), 'it has left')
    await call('PATCH', path, { body: { isEnabled: true } })
    await waitUntil(async () => (await eve.namesIn('#dev')).includes('gantry'), 'it is back')
    t.match((await call('POST', `${path}/test`)).body.data.test, { isReachable: true })
  })

  await t.test('two processes on one store hold one connection, and the other one takes over', async (t) => {
    const store = openMemoryStore(collections)
    const [now, newId] = [createClock(), createIds()]
    const at = now()
    const shared = { createdBy: 'user_owner', createdAt: at }
    await store.commit([
      {
        insert: 'chatIntegrations',
        doc: {
          ...{ id: 'chatint_1', kind: 'irc', name: 'IRC', secrets: {}, isActive: true, links: [] },
          settings: { ...settings, nick: 'twin' },
          connection: { state: 'connecting', since: at },
          updatedAt: at,
          ...shared,
        },
      },
      {
        insert: 'chatBindings',
        doc: {
          ...{ id: 'binding_1', integrationId: 'chatint_1', threadId: '#twins', isMentionOnly: true, sinceEvent: 0 },
          grant: { userId: 'user_owner' },
          ...shared,
        },
      },
    ])
    let dials = 0
    const dial = createDial(['127.0.0.1'])
    const { identity, chats, tasks, resources, mcp } = gantry.service.app
    const workersOf = (owner: string) =>
      new Workers({
        ...{ store, now, newId, owner, identity, chats, mcp, tasks, resources, isStoreShared: true },
        version: '1.0.0',
        actors: namedByIds,
        commits: new Commits({ store, itemLocks: new ItemLocks() }),
        log: { info: () => undefined, warn: () => undefined, error: (_about, message) => t.fail(message) },
        egress: new Egress({ allowed: [] }),
        secretBox: new SecretBox(undefined),
        dial: (target) => {
          dials++
          return dial(target)
        },
      })
    const [one, other] = [workersOf('one'), workersOf('other')]
    const mia = new IrcPerson(server.port, 'mia')
    t.teardown(() => mia.quit())
    await mia.connect('#twins')
    one.start()
    other.start()
    await waitUntil(async () => (await mia.namesIn('#twins')).some((nick) => nick.startsWith('twin')), 'one is there')
    const owner = async () => (await store.read.chatLeases.get('chatint_1'))?.doc.owner
    const first = await owner()
    mia.say('#twins', 'twin: is one of you here?')
    const inbox = () => store.read.chatDeliveries.list({ where: { integrationId: 'chatint_1' } })
    await readUntil(inbox, (all) => all.length > 0, 'it was heard')
    t.equal((await inbox()).length, 1, 'and stored once')
    t.equal(dials, 1)
    await (first === 'one' ? one : other).stop()
    await readUntil(owner, (next) => next !== undefined && next !== first, 'the other one takes over')
    await waitUntil(async () => (await mia.namesIn('#twins')).some((nick) => nick.startsWith('twin')), 'it is there')
    t.equal(dials, 2)
    await (first === 'one' ? other : one).stop()
  })
})
