import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { startGantry } from './support/gantry.ts'
import { startProsody, whyNoProsody, XmppPerson } from './support/prosody.ts'
import { readUntil, waitUntil } from './support/wait.ts'

t.test('XMPP', { skip: whyNoProsody }, async (t) => {
  if (whyNoProsody !== false) return
  const server = await startProsody(t, ['gantry', 'ada', 'bob'])
  const models = await startModels(t)
  models.onMessage(/./, (request) => ({ content: `You said ${JSON.stringify(request.messages.at(-1)?.content)}.` }))
  const gantry = await startGantry(t, {
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${server.port}` },
  })
  const { call } = gantry
  await putProvider(gantry, models)
  const settings = { account: 'gantry@localhost', nick: 'gantry', host: '127.0.0.1', port: server.port }
  const create = async (more: object) =>
    (
      await call('POST', '/chat-integrations', {
        body: { kind: 'xmpp', name: 'XMPP', settings: { ...settings, ...more }, secrets: { password: 'gantry' } },
      })
    ).body.data.integration.id
  const connectionOf = async (id: string) =>
    (await call('GET', `/chat-integrations/${id}`)).body.data.integration.connection
  const id = await create({ isTls: false })
  const path = `/chat-integrations/${id}`
  const reached = (state: string) =>
    readUntil(
      () => connectionOf(id),
      (connection) => connection.state === state,
      `the connection is ${state}`,
    )
  const deliveriesOf = async (threadId: string) =>
    (await call('GET', `${path}/deliveries?limit=200`)).body.data.deliveries.filter(
      (delivery: { threadId: string }) => delivery.threadId === threadId,
    )
  const createChat = async () =>
    (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body.data.chat.id
  await reached('connected')

  await t.test('the password is not given to a server that does not encrypt, unless that is allowed', async (t) => {
    const other = await create({})
    const failed = await readUntil(
      () => connectionOf(other),
      ({ state }) => state === 'failed',
      'it is refused',
    )
    t.match(failed.problem, /does not encrypt/)
    t.match((await call('POST', `/chat-integrations/${other}/test`)).body.data.test, { isReachable: true })
    await call('DELETE', `/chat-integrations/${other}`)
  })

  await t.test('a person and a model talk in a room, and directly', async (t) => {
    const room = 'dev@rooms.localhost'
    const chatId = await createChat()
    const bound = await call('POST', `${path}/bindings`, { body: { threadId: room, chatId } })
    const { binding } = bound.body.data
    await readUntil(
      async () => (await call('GET', `${path}/bindings/${binding.id}`)).body.data.binding.entry,
      (entry) => entry?.state === 'entered',
      'the room is entered',
    )
    await call('POST', `${path}/bindings`, { body: { threadId: 'bob@localhost', chatId: await createChat() } })
    const [ada, bob] = [new XmppPerson(server.port, 'ada'), new XmppPerson(server.port, 'bob')]
    t.teardown(() => Promise.all([ada.quit(), bob.quit()]))
    await ada.connect(room)
    await ada.say(room, 'not for a bot', 'groupchat')
    await ada.say(room, 'gantry: hello', 'groupchat', 'first')
    t.match(await ada.heardBy('You said'), { from: `${room}/gantry`, text: 'You said "hello".' })
    await ada.say(room, 'gantry: hello there', 'groupchat', 'second', 'first')
    const said = async () =>
      (await call('GET', `/chats/${chatId}/messages`)).body.data.messages
        .filter(({ role }: { role: string }) => role === 'user')
        .map(({ parts }: { parts: { text: string }[] }) => parts[0]?.text)
    await readUntil(said, ([first]) => first === 'hello there', 'the message is corrected')
    t.equal((await said()).length, 1, 'a correction is no second question')
    await bob.connect()
    await bob.say('gantry@localhost', 'directly', 'chat', 'repeated')
    t.match((await bob.heardBy('You said')).text, 'You said "directly".')
    const incoming = (await deliveriesOf('bob@localhost')).filter(
      ({ direction }: { direction: string }) => direction === 'in',
    )
    t.match(incoming, [{ accountId: 'bob@localhost', text: 'directly' }], 'the server vouches for the address')
    const outgoing = (await deliveriesOf(room)).filter(({ direction }: { direction: string }) => direction === 'out')
    t.match(outgoing, [{ state: 'succeeded' }])
  })

  await t.test('over restarts of the server, nothing that was to be sent is lost', async (t) => {
    const taskId = await gantry.createTask()
    await call('POST', `${path}/bindings`, { body: { threadId: 'ada@localhost', taskId } })
    const comment = (content: string) => call('POST', `/tasks/${taskId}/comments`, { body: { content } })
    const ada = new XmppPerson(server.port, 'ada')
    await ada.connect()
    await comment('one;')
    await ada.heardBy('one;')
    const killed = server.kill()
    await comment('two;')
    await killed
    await comment('three;')
    await reached('failed')
    await server.start()
    await reached('connected')
    const again = new XmppPerson(server.port, 'ada')
    t.teardown(() => again.quit())
    await again.connect()
    await again.heardBy('two;')
    await again.heardBy('three;')
    await waitUntil(async () =>
      (await deliveriesOf('ada@localhost')).every(({ state }: { state: string }) => state === 'succeeded'),
    )
  })

  await t.test('what was said in a room while the integration was away is taken once', async (t) => {
    const room = 'ops@open.localhost'
    const chatId = await createChat()
    const bob = new XmppPerson(server.port, 'bob')
    t.teardown(() => bob.quit())
    await bob.connect(room)
    await bob.say(room, 'gantry: before', 'groupchat')
    await bob.heardBy('before')
    // What was said within the same second as the binding is not to be told from what was said after it.
    const said = Date.now()
    await waitUntil(() => Date.now() >= said + 1_500)
    await call('POST', `${path}/bindings`, { body: { threadId: room, chatId } })
    await bob.say(room, 'gantry: first', 'groupchat')
    await bob.heardBy('You said "first"')
    await call('PATCH', path, { body: { isEnabled: false } })
    await bob.say(room, 'gantry: while away', 'groupchat')
    await bob.heardBy('while away')
    await call('PATCH', path, { body: { isEnabled: true } })
    await bob.heardBy('You said "while away"')
    const { messages } = (await call('GET', `/chats/${chatId}/messages`)).body.data
    t.strictSame(
      messages.flatMap(({ role, parts }: { role: string; parts: { text: string }[] }) =>
        role === 'user' ? parts.map(({ text }) => text) : [],
      ),
      ['first', 'while away'],
    )
  })
})
