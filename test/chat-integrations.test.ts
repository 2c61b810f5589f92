import t from 'tap'
import { Webhook } from 'standardwebhooks'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import { ChatPlatform, genericSecret, postEvent, sendEvent, signEvent } from './support/chat-platform.ts'
import type { EventOptions } from './support/chat-platform.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'
import { requireValid } from './support/require-valid.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const models = await startModels(t)
models.on(
  { userMessage: /make a task/, hasToolResult: false },
  {
    toolCalls: [
      { name: 'callOperation', arguments: '{"operation":"createTask","arguments":{"title":"Asked for in a thread"}}' },
    ],
  },
)
models.on({ hasToolResult: true }, { content: 'That is done.' })
models.onMessage(
  'never ends',
  { content: 'word '.repeat(2_000) },
  { chunkSize: 5, streamingProfile: { ttft: 0, tps: 1 } },
)
models.onMessage('fail', { error: { message: 'The model is away.', type: 'x' }, status: 400 })
models.onMessage(/./, (request) => ({ content: `You said ${JSON.stringify(request.messages.at(-1)?.content)}.` }))
const platform = await ChatPlatform.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${platform.port}` },
})
const { call } = gantry
await putProvider(gantry, models)

interface Delivery {
  readonly threadId: string
  readonly state: string
}

const createIntegration = async (more: object = {}) =>
  (
    await call('POST', '/chat-integrations', {
      body: {
        kind: 'generic',
        name: 'Team chat',
        settings: { url: `${platform.url}/hook` },
        secrets: { signingSecret: genericSecret },
        ...more,
      },
    })
  ).body.data.integration
const { id } = await createIntegration()
const path = `/chat-integrations/${id}`
const createChat = async () =>
  (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body.data.chat.id
const bind = async (threadId: string, body: object) =>
  (await call('POST', `${path}/bindings`, { body: { threadId, ...body } })).body.data.binding
const say = (threadId: string, text: string, options: EventOptions & { readonly author?: string } = {}) =>
  sendEvent(gantry, id, { threadId, author: options.author ?? 'ada', text }, options)
const messagesOf = async (chatId: string) =>
  (await call('GET', `/chats/${chatId}/messages?limit=200`)).body.data.messages
const textsOf = async (chatId: string, role: string) =>
  (await messagesOf(chatId))
    .filter((message: { role: string }) => message.role === role)
    .map((message: { parts: { text?: string }[] }) => message.parts.map(({ text = '' }) => text).join(''))
const sentTo = (threadId: string) =>
  platform.called(({ body }) => body?.type === 'chat.message' && body.threadId === threadId)
const deliveriesOf = async (threadId: string) =>
  (await call('GET', `${path}/deliveries?limit=200`)).body.data.deliveries.filter(
    (delivery: { threadId: string }) => delivery.threadId === threadId,
  )
const approvalsOf = async (chatId: string) => (await call('GET', `/chats/${chatId}/approvals`)).body.data.approvals
const waitForApproval = (chatId: string) =>
  readUntil(
    async () => (await approvalsOf(chatId))[0],
    (approval) => approval !== undefined,
    'an approval is asked for',
  )

t.test('a thread that is bound to a chat talks with the model', async (t) => {
  const chatId = await createChat()
  const binding = await bind('general', { chatId })
  t.match(binding, { id: String, threadId: 'general', chatId, isMentionOnly: true })
  const { status, body } = await say('general', 'hello')
  t.match({ status, body }, { status: 200, body: { data: { outcome: 'accepted' } } })
  const { headers, text } = await sentTo('general')
  const sent = new Webhook(genericSecret).verify(text, headers as Record<string, string>)
  t.match(sent, { type: 'chat.message', threadId: 'general', author: 'Team chat', text: 'You said "hello".' })
  requireValid('receiveChatMessage_body', sent)
  const deliveries = await readUntil(
    () => deliveriesOf('general'),
    (all) => all.every(({ state }: { state: string }) => state === 'succeeded'),
    'all are delivered',
  )
  t.match(deliveries, [
    { direction: 'out', text: 'You said "hello".', messageId: String },
    { direction: 'in', text: 'hello', accountId: 'ada', messageId: String },
  ])
  t.notOk('nextAttemptAt' in deliveries[0])
})

t.test('an event that a platform delivers five times is one message', async (t) => {
  const chatId = await createChat()
  await bind('five', { chatId })
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((attempt) =>
      say('five', 'only once', { id: 'msg_five', headers: { 'x-slack-retry-num': String(attempt) } }),
    ),
  )
  t.strictSame(answers.map(({ body }) => body.data.outcome).sort(), [
    'accepted',
    'duplicate',
    'duplicate',
    'duplicate',
    'duplicate',
  ])
  await sentTo('five')
  t.equal((await say('five', 'only once', { id: 'msg_five' })).body.data.outcome, 'duplicate', 'and later too')
  t.strictSame(await textsOf(chatId, 'user'), ['only once'])
})

t.test('messages of a thread stay in order, however many there are', async (t) => {
  const chatId = await createChat()
  await bind('order', { chatId })
  const said = Array.from({ length: 20 }, (_, index) => `message ${index}`)
  for (const text of said) await say('order', text)
  const answers = () => textsOf(chatId, 'assistant')
  await readUntil(answers, (all) => all.length === said.length, 'all are answered')
  t.strictSame(await textsOf(chatId, 'user'), said)
})

t.test('what is not signed with the secret, or too long ago, is refused', async (t) => {
  const event = { threadId: 'general', author: 'eve', text: 'let me in' }
  const text = JSON.stringify(event)
  const refusals = [
    await postEvent(gantry, id, text, {}),
    await sendEvent(gantry, id, event, {
      secret: `whsec_${Buffer.from('another secret, long enough').toString('base64')}`,
    }),
    await sendEvent(gantry, id, event, { at: Date.now() - 600_000 }),
    await postEvent(gantry, id, `${text} `, signEvent(text)),
    await postEvent(gantry, id, text, { ...signEvent(text), 'webhook-id': 'another' }),
  ]
  t.strictSame(
    refusals.map(({ status, body }) => `${status} ${body.error.code}`),
    refusals.map(() => '403 signature_invalid'),
  )
})

t.test('what no thread takes is not answered, and what is addressed to it is listed', async (t) => {
  const chatId = await createChat()
  await bind('quiet', { chatId })
  const events = [
    { threadId: 'unbound', author: 'ada', text: 'is someone there?' },
    { threadId: 'quiet', author: 'ada', text: 'among us', isMention: false },
    { threadId: 'quiet', author: 'bot', text: 'beep', isBot: true },
    { threadId: 'quiet', author: 'ada', text: '  ' },
    { threadId: 'quiet', author: 'ada' },
  ]
  for (const event of events)
    t.equal((await sendEvent(gantry, id, event)).body.data.outcome, 'ignored', JSON.stringify(event))
  t.strictSame(await messagesOf(chatId), [])
  t.match(await deliveriesOf('unbound'), [{ state: 'ignored', problem: 'No binding has this thread.' }])
  t.strictSame(await deliveriesOf('quiet'), [])
})

t.test('a binding can take every message of its thread', async (t) => {
  const chatId = await createChat()
  await bind('all', { chatId, isMentionOnly: false })
  await sendEvent(gantry, id, { threadId: 'all', author: 'ada', text: 'no mention', isMention: false })
  await sentTo('all')
  t.strictSame(await textsOf(chatId, 'user'), ['no mention'])
})

t.test('why an answer ended early is sent too', async (t) => {
  await bind('failing', { chatId: await createChat() })
  await say('failing', 'fail')
  t.match((await sentTo('failing')).body.text, /The model is away|provider/)
})

t.test('a thread that is bound to a task exchanges comments', async (t) => {
  const taskId = await gantry.createTask()
  await bind('planning', { taskId })
  await say('planning', 'Looks good.')
  const commentsOf = async () => (await call('GET', `/tasks/${taskId}/comments`)).body.data.comments
  const comments = await readUntil(commentsOf, (all) => all.length === 1, 'there is a comment')
  t.equal(comments[0].content, 'ada: Looks good.')
  await call('POST', `/tasks/${taskId}/comments`, { body: { content: 'Merged.' } })
  t.match((await sentTo('planning')).body.text, /: Merged\.$/, 'the comment of a person is sent')
  t.equal((await deliveriesOf('planning')).length, 2, 'and that of the thread is not sent back')
})

t.test('only a linked account decides on an approval', async (t) => {
  const chatId = await createChat()
  await bind('release', { chatId })
  await say('release', 'make a task')
  const approval = await waitForApproval(chatId)
  const question = await platform.called(({ body }) => body?.text?.includes(`approve ${approval.id}`))
  t.match(question.body.text, /createTask/)
  await say('release', `approve ${approval.id}`, { author: 'eve' })
  await platform.called(({ body }) => body?.text?.startsWith('Only accounts that are linked'))
  t.equal((await approvalsOf(chatId))[0].state, 'pending')
  const linked = await call('POST', `${path}/links`, { body: { accountId: 'ada' } })
  t.match(linked.body.data.link, { accountId: 'ada', userId: 'user_owner' })
  await say('release', 'approve')
  await platform.called(({ body }) => body?.threadId === 'release' && body.text === 'That is done.')
  t.match(await approvalsOf(chatId), [
    { state: 'approved', decidedBy: { id: 'user_owner', name: 'Owner', kind: 'user' } },
  ])
  await say('release', 'approve')
  await platform.called(({ body }) => body?.text === 'Nothing waits for an approval.')
  const link = `${path}/links/${linked.body.data.link.id}`
  t.equal((await call('DELETE', link)).status, 200)
  t.equal((await call('DELETE', link)).body.error.code, 'link_not_found')
  t.strictSame((await call('GET', path)).body.data.integration.links, [])
})

t.test('a link ends with the credential by which it was made', async (t) => {
  const chatId = await createChat()
  await bind('ended', { chatId })
  const maintainer = await addCaller(gantry, 'maintainer')
  t.equal((await maintainer.call('POST', `${path}/links`, { body: { accountId: 'mia' } })).status, 200)
  const again = await call('POST', `${path}/links`, { body: { accountId: 'mia' } })
  t.equal(again.body.error.code, 'already_exists', 'another user cannot take the account over')
  await say('ended', 'make a task')
  const approval = await waitForApproval(chatId)
  await call('DELETE', `/identity/tokens/${maintainer.tokenId}`)
  await say('ended', `deny ${approval.id} not now`, { author: 'mia' })
  await waitUntil(async () => (await deliveriesOf('ended')).some(({ state }: { state: string }) => state === 'failed'))
  t.equal((await approvalsOf(chatId))[0].state, 'pending')
})

t.test('the linked account of a disabled user decides nothing', async (t) => {
  const chatId = await createChat()
  await bind('disabled', { chatId })
  const maintainer = await addCaller(gantry, 'maintainer')
  await maintainer.call('POST', `${path}/links`, { body: { accountId: 'max' } })
  await say('disabled', 'make a task')
  const approval = await waitForApproval(chatId)
  t.equal((await call('POST', `/users/${maintainer.userId}/disable`)).status, 200)
  await say('disabled', `approve ${approval.id}`, { author: 'max' })
  await waitUntil(async () =>
    (await deliveriesOf('disabled')).some(({ state }: { state: string }) => state === 'failed'),
  )
  t.equal((await approvalsOf(chatId))[0].state, 'pending')
})

t.test('a thread whose chat takes no more holds up no other thread', async (t) => {
  const chatId = await createChat()
  const binding = await bind('full', { chatId })
  await bind('free', { chatId: await createChat() })
  const { store, now, newId } = gantry.service.app
  const of = { integrationId: id, bindingId: binding.id, threadId: 'full', accountId: 'ada', author: 'ada' }
  const waiting = { queue: `${id}/in`, direction: 'in', status: 'pending', attempts: 0, createdAt: now() } as const
  await say('full', 'never ends')
  await store.commit(
    Array.from({ length: 400 }, (_, index) => {
      return { insert: 'chatDeliveries', doc: { id: newId('chatdel'), ...of, ...waiting, text: `message ${index}` } }
    }),
  )
  await say('free', 'hello')
  t.equal((await sentTo('free')).body.text, 'You said "hello".')
  const held = (await call('GET', `${path}/deliveries?limit=200`)).body.data.deliveries
  t.ok(
    held.some(({ threadId, state }: Delivery) => threadId === 'full' && state === 'queued'),
    'the others wait',
  )
  await call('DELETE', `/chats/${chatId}`)
})

t.test('of hundreds of messages at once, each is taken once', async (t) => {
  const taskId = await gantry.createTask()
  await bind('busy room', { taskId })
  const said = Array.from({ length: 200 }, (_, index) => `ada: message ${index}`)
  const answers = await Promise.all(said.map((text) => say('busy room', text.slice('ada: '.length))))
  t.strictSame([...new Set(answers.map(({ body }) => body.data.outcome))], ['accepted'])
  const comments = async (): Promise<string[]> => {
    const { data } = (await call('GET', `/tasks/${taskId}/comments?limit=200`)).body
    return data.comments.map(({ content }: { content: string }) => content)
  }
  const taken = await readUntil(comments, ({ length }) => length >= said.length, 'all are taken')
  t.strictSame(taken.toSorted(), said.toSorted())
})

t.test('an event that is too large is refused, before anything of it is stored', async (t) => {
  const text = JSON.stringify({ threadId: 'large', author: 'ada', text: 'x'.repeat(10_000_000) })
  const { status, body } = await postEvent(gantry, id, text, signEvent(text))
  t.match({ status, code: body.error.code }, { status: 413, code: 'payload_too_large' })
  t.strictSame(await deliveriesOf('large'), [])
})

t.test('an integration that is deleted while it sends sends nothing more', async (t) => {
  const answers = Promise.withResolvers<object>()
  const other = await createIntegration({ name: 'Soon gone' })
  const taskId = await gantry.createTask()
  await call('POST', `/chat-integrations/${other.id}/bindings`, { body: { threadId: 'gone', taskId } })
  platform.react = ({ body }) => (body?.threadId === 'gone' ? answers.promise : {})
  for (const content of ['one', 'two']) await call('POST', `/tasks/${taskId}/comments`, { body: { content } })
  await sentTo('gone')
  t.equal((await call('DELETE', `/chat-integrations/${other.id}`)).status, 200)
  const { store } = gantry.service.app
  await readUntil(
    () => store.read.chatLeases.get(other.id),
    (lease) => lease === undefined,
    'the work for it has ended',
  )
  answers.resolve({})
  await bind('afterwards', { taskId })
  await call('POST', `/tasks/${taskId}/comments`, { body: { content: 'three' } })
  await sentTo('afterwards')
  t.equal(platform.calls.filter(({ body }) => body?.threadId === 'gone').length, 1)
  platform.react = () => ({})
})

t.test('what a platform refuses is sent again, as the same event', async (t) => {
  platform.react = ({ body }) => {
    const attempts = platform.calls.filter((each) => each.body?.threadId === 'flaky').length
    return body?.threadId === 'flaky' && attempts === 0 ? 503 : {}
  }
  await bind('flaky', { chatId: await createChat() })
  await say('flaky', 'hello')
  await waitUntil(async () => platform.calls.filter(({ body }) => body?.threadId === 'flaky').length === 2)
  const ids = platform.calls
    .filter(({ body }) => body?.threadId === 'flaky')
    .map(({ headers }) => headers['webhook-id'])
  t.equal(ids[0], ids[1])
  await waitUntil(async () => (await deliveriesOf('flaky'))[0].state === 'succeeded')
  t.match((await deliveriesOf('flaky'))[0], { attempts: 1, error: undefined })
})

t.test('a platform that asks to be left alone is left alone for as long', async (t) => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
  for (const [threadId, headers, body] of [
    ['seconds', { 'retry-after': '3600' }, {}],
    ['date', { 'retry-after': inAnHour }, {}],
    ['milliseconds', {}, { retry_after_ms: 3_600_000 }],
    ['days', { 'retry-after': '864000' }, {}],
  ] as const) {
    platform.react = () => Response.json(body, { status: 429, headers })
    const taskId = await gantry.createTask()
    await bind(threadId, { taskId })
    await call('POST', `/tasks/${taskId}/comments`, { body: { content: 'Merged.' } })
    const [delivery] = await readUntil(
      () => deliveriesOf(threadId),
      ([first]) => first?.attempts === 1,
      'it was refused',
    )
    const waitMs = Date.parse(delivery.nextAttemptAt) - Date.now()
    t.ok(waitMs > 3_000_000 && waitMs <= 3_600_000, `${threadId}: ${waitMs}`)
  }
  platform.react = () => ({})
})

t.test('secrets are never returned, and private addresses are refused', async (t) => {
  const created = await call('POST', '/chat-integrations', {
    body: { kind: 'generic', name: 'Other', settings: {}, secrets: { signingSecret: genericSecret } },
  })
  t.equal(created.status, 201)
  t.notOk(JSON.stringify(created.body).includes(genericSecret))
  t.match(created.body.data.integration, { secretNames: ['signingSecret'], connection: { state: 'ready' } })
  const stored = await gantry.service.app.store.read.chatIntegrations.get(created.body.data.integration.id)
  t.match(stored?.doc.secrets.signingSecret, /^sealed:/, 'and kept encrypted')
  const settings = { url: 'http://127.0.0.1:1/hook' }
  const secrets = { signingSecret: genericSecret }
  const denied = await call('POST', '/chat-integrations', { body: { kind: 'generic', name: 'x', settings, secrets } })
  t.equal(denied.body.error.code, 'webhook_target_denied')
  const patched = await call('PATCH', path, { body: { settings } })
  t.equal(patched.body.error.code, 'webhook_target_denied')
})

t.test('a kind takes its own settings and secrets alone, when it is created and when it is changed', async (t) => {
  const pathsOf = ({ status, body }: Answer) => [
    status,
    ...body.error.details.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`),
  ]
  const create = async (body: object) => pathsOf(await call('POST', '/chat-integrations', { body }))
  const generic = { kind: 'generic', name: 'x', settings: {} }
  t.strictSame(await create(generic), [400, 'body/secrets required'])
  const short = { signingSecret: 'whsec_MTIzNDU2Nzg5MDEyMzQ1' }
  t.strictSame(await create({ ...generic, secrets: short }), [400, 'body/secrets/signingSecret pattern'])
  const noBase64 = { signingSecret: 'whsec_the.text.of.a.secret.in.words' }
  t.strictSame(await create({ ...generic, secrets: noBase64 }), [400, 'body/secrets/signingSecret pattern'])
  t.strictSame(await create({ kind: 'slack', name: 'x', settings: { nick: 'y' }, secrets: { token: 'x' } }), [
    400,
    'body/settings/botId required',
    'body/settings/nick additionalProperties',
    'body/secrets/signingSecret required',
  ])
  t.strictSame(await create({ ...generic, kind: 'smoke signals' }), [400, 'body/kind enum'])
  t.strictSame(await create({ name: 'x', settings: {} }), [400, 'body/kind required'])
  const change = async (body: object) => pathsOf(await call('PATCH', path, { body }))
  t.strictSame(await change({ settings: { host: 'irc.example.org' } }), [
    400,
    'body/settings/host additionalProperties',
  ])
  t.strictSame(await change({ secrets: { signingSecret: null } }), [400, 'body/secrets/signingSecret required'])
  t.equal((await call('PATCH', path, { body: { name: 'Team chat' } })).status, 200)
})

t.test('an integration that is not active neither receives nor sends, and a deleted one is gone', async (t) => {
  const other = await createIntegration({ name: 'To be deleted' })
  const otherPath = `/chat-integrations/${other.id}`
  const { headers } = await call('GET', otherPath)
  const paused = await call('PATCH', otherPath, {
    body: { isEnabled: false },
    headers: { 'if-match': headers.get('etag') ?? '' },
  })
  t.match(paused.body.data.integration, { isEnabled: false, connection: { state: 'inactive' } })
  t.equal((await sendEvent(gantry, other.id, { threadId: 'a', author: 'b', text: 'c' })).status, 404)
  const stale = await call('PATCH', otherPath, { body: { name: 'x' }, headers: { 'if-match': '"1"' } })
  t.equal(stale.status, 412)
  t.equal((await call('DELETE', otherPath, { headers: { 'if-match': '"1"' } })).status, 412)
  const binding = await call('POST', `${otherPath}/bindings`, { body: { threadId: 't', chatId: await createChat() } })
  const taken = await call('POST', `${otherPath}/bindings`, { body: { threadId: 't', chatId: await createChat() } })
  t.equal(taken.body.error.code, 'already_exists')
  const both = { threadId: 'u', chatId: await createChat(), taskId: await gantry.createTask() }
  for (const body of [both, { threadId: 'u' }]) {
    const refused = await call('POST', `${otherPath}/bindings`, { body })
    t.match(refused.body.error, { code: 'validation_failed', message: /^Give (either )?chatId/ })
  }
  const unknown = await call('POST', `${otherPath}/bindings`, { body: { threadId: 'u', chatId: 'chat_none' } })
  t.equal(unknown.body.error.code, 'chat_not_found')
  const { bindings } = (await call('GET', `${otherPath}/bindings`)).body.data
  t.strictSame(bindings, [binding.body.data.binding])
  t.equal((await call('DELETE', `${otherPath}/bindings/${bindings[0].id}`)).status, 200)
  for (const method of ['DELETE', 'GET'])
    t.equal((await call(method, `${otherPath}/bindings/${bindings[0].id}`)).body.error.code, 'binding_not_found')
  t.equal((await call('DELETE', otherPath)).status, 200)
  t.equal((await call('GET', otherPath)).body.error.code, 'integration_not_found')
  const { events } = (await call('GET', '/events?kinds=integration.*&limit=200')).body.data
  t.strictSame(
    events.flatMap((event: { kind: string; data: { integrationId: string } }) =>
      event.data.integrationId === other.id ? [event.kind] : [],
    ),
    ['integration.created', 'integration.updated', 'integration.deleted'],
  )
})

t.test('a test reports whether the platform accepts the integration', async (t) => {
  t.match((await call('POST', `${path}/test`)).body.data.test, { isReachable: true, durationMs: Number })
  const { headers, text } = await platform.called(({ body }) => body?.type === 'chat.test')
  requireValid('receiveChatMessage_body', new Webhook(genericSecret).verify(text, headers as Record<string, string>))
  platform.react = () => 401
  t.match((await call('POST', `${path}/test`)).body.data.test, {
    isReachable: false,
    problem: 'The platform answered 401.',
  })
  platform.react = () => ({})
})

t.test('there is room for only so many integrations, bindings and links', async (t) => {
  const other = await createIntegration({ name: 'Full' })
  const otherPath = `/chat-integrations/${other.id}`
  const { store, now } = gantry.service.app
  const grant = { userId: 'user_owner' }
  const shared = { createdBy: 'user_owner', createdAt: now() }
  const found = await store.read.chatIntegrations.get(other.id)
  if (!found) return t.fail('there is no integration')
  const links = Array.from({ length: 200 }, (_, index) => {
    return { id: `chatlink_${index}`, accountId: `account ${index}`, userId: 'user_owner', grant, createdAt: now() }
  })
  await store.commit([
    { replace: 'chatIntegrations', version: found.version, doc: { ...found.doc, links } },
    ...Array.from({ length: 500 }, (_, index) => {
      const of = { integrationId: other.id, threadId: `thread ${index}`, taskId: 'task_gone' }
      const doc = { id: `binding_${index}`, ...of, isMentionOnly: true, sinceEvent: 0, grant, ...shared }
      return { insert: 'chatBindings', doc } as const
    }),
    ...Array.from({ length: 100 }, (_, index) => {
      const doc = { ...found.doc, id: `chatint_${index}`, isActive: false }
      return { insert: 'chatIntegrations', doc } as const
    }),
  ])
  const taskId = await gantry.createTask()
  const refused = [
    await call('POST', '/chat-integrations', {
      body: { kind: 'generic', name: 'x', settings: {}, secrets: { signingSecret: genericSecret } },
    }),
    // A server whose address is refused: no address is looked up once there are too many.
    await call('POST', '/chat-integrations', {
      body: {
        kind: 'mattermost',
        name: 'x',
        settings: { url: 'http://127.0.0.1:1', botId: 'bot' },
        secrets: { token: 'a-token', signingSecret: genericSecret },
      },
    }),
    await call('POST', `${otherPath}/bindings`, { body: { threadId: 'one more', taskId } }),
    await call('POST', `${otherPath}/links`, { body: { accountId: 'one more' } }),
  ]
  t.strictSame(
    refused.map(({ status, body }) => `${status} ${body.error.code}`),
    refused.map(() => '429 quota_exceeded'),
  )
})
