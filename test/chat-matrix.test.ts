import t from 'tap'
import { Egress } from '../src/platform/egress/egress.ts'
import { matrix } from '../src/services/chat-integrations/matrix.ts'
import { createPlatformHttp } from '../src/services/chat-integrations/platform-http.ts'
import { putProvider, startModels } from './support/ai.ts'
import { ChatPlatform } from './support/chat-platform.ts'
import type { PlatformCall } from './support/chat-platform.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

// There is no homeserver to test with: what it sends and expects is that of the specification of Matrix, v1.13.

const models = await startModels(t)
models.onMessage(/./, (request) => ({ content: `You said ${JSON.stringify(request.messages.at(-1)?.content)}.` }))
const homeserver = await ChatPlatform.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${homeserver.port}` },
})
const { call } = gantry
await putProvider(gantry, models)

const hsToken = 'the token of the homeserver'.replaceAll(' ', '-')
const bot = '@gantry:example.org'
const room = '!jEsUZKDJdhlrceRyVU:example.org'
const { id } = (
  await call('POST', '/chat-integrations', {
    body: {
      kind: 'matrix',
      name: 'Matrix',
      settings: { url: `${homeserver.url}/`, botId: bot },
      secrets: { token: 'as-token', signingSecret: hsToken },
    },
  })
).body.data.integration
let transactions = 0
let events = 0
const client = '/_matrix/client/v3'

/**
 * As the homeserver pushes events
 * (https://spec.matrix.org/v1.13/application-service-api/#put_matrixappv1transactionstxnid).
 */
const push = (pushed: readonly object[], { txnId = ++transactions, token = hsToken } = {}) =>
  call('PUT', `/chat-integrations/${id}/_matrix/app/v1/transactions/${txnId}`, {
    body: { events: pushed },
    headers: { authorization: `Bearer ${token}` },
  })
const event = (more: object) => ({
  event_id: `$${++events}PhrSn:example.org`,
  origin_server_ts: 1_432_735_824_653,
  room_id: room,
  sender: '@ada:example.org',
  unsigned: { age: 1_234 },
  ...more,
})
const message = (content: object, more: object = {}) => event({ type: 'm.room.message', content, ...more })
const invitation = () => event({ type: 'm.room.member', state_key: bot, content: { membership: 'invite' } })
const mention = (body: string, more: object = {}) =>
  message({ msgtype: 'm.text', body, 'm.mentions': { user_ids: [bot] }, ...more })
const outcomeOf = async (answer: ReturnType<typeof push>) => (await answer).body.data.outcome
const isSent = ({ method, path }: PlatformCall) => method === 'PUT' && path.includes('/send/m.room.message/')
const isJoin = ({ path }: PlatformCall) => path === `${client}/rooms/${encodeURIComponent(room)}/join`
let isInvited = false
homeserver.react = (request) => {
  if (isJoin(request) && !isInvited)
    return Response.json({ errcode: 'M_FORBIDDEN', error: 'You are not invited to this room.' }, { status: 403 })
  return isSent(request) ? { event_id: `$sent${++events}` } : { room_id: room, user_id: bot }
}

t.test('only the homeserver is heard, by its token', async (t) => {
  const refused = await push([mention('hello')], { token: 'another' })
  t.match(refused, { status: 403, body: { error: { code: 'signature_invalid' } } })
  const path = `/chat-integrations/${id}/_matrix/app/v1/transactions/1`
  const without = await call('PUT', path, { body: { events: [] }, headers: { authorization: '' } })
  t.match(without, { status: 403, body: { error: { code: 'signature_invalid' } } })
  t.match((await call('POST', `/chat-integrations/${id}/test`)).body.data.test, { isReachable: true })
  t.ok(homeserver.calls.some((each) => each.path === `${client}/account/whoami`))
})

const { chat } = (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body
  .data
const said = async () =>
  (await call('GET', `/chats/${chat.id}/messages?limit=200`)).body.data.messages
    .filter(({ role }: { role: string }) => role === 'user')
    .map(({ parts }: { parts: { text: string }[] }) => parts[0]?.text)

t.test('a bound room is entered once the integration is invited into it', async (t) => {
  await call('POST', `/chat-integrations/${id}/bindings`, { body: { threadId: room, chatId: chat.id } })
  await homeserver.called(isJoin)
  isInvited = true
  t.equal(await outcomeOf(push([invitation()])), 'ignored')
  await readUntil(
    () => homeserver.calls.filter(isJoin).length,
    (joins) => joins === 2,
    'it is entered',
  )
  const elsewhere = event({ ...invitation(), room_id: '!other:example.org' })
  t.equal(await outcomeOf(push([elsewhere])), 'ignored', 'a room that is not bound is not entered')
})

t.test('what mentions the integration is answered, and an event that comes again is not', async (t) => {
  t.equal(await outcomeOf(push([message({ msgtype: 'm.text', body: 'not for a bot' })])), 'ignored')
  t.equal(await outcomeOf(push([mention('from a program', { msgtype: 'm.notice' })])), 'ignored')
  t.equal(await outcomeOf(push([{ ...mention('my own'), sender: bot }])), 'ignored')
  const edit = { rel_type: 'm.replace', event_id: '$1' }
  t.equal(await outcomeOf(push([mention('* edited', { 'm.relates_to': edit })])), 'ignored')
  t.equal(await outcomeOf(push([event({ type: 'm.room.topic', state_key: '', content: { topic: bot } })])), 'ignored')
  const formatted = `<a href="https://matrix.to/#/${bot}">Gantry 2</a>: hello`
  const hello = mention('Gantry 2: hello', { format: 'org.matrix.custom.html', formatted_body: formatted })
  t.equal(await outcomeOf(push([hello, hello], { txnId: 35 })), 'accepted')
  t.equal(await outcomeOf(push([hello], { txnId: 35 })), 'duplicate', 'the homeserver did not get the answer')
  t.equal(await outcomeOf(push([hello, message({ msgtype: 'm.text', body: 'x' })], { txnId: 36 })), 'duplicate')
  const { path, headers, body } = await homeserver.called(isSent)
  t.match(path, new RegExp(`^${client}/rooms/${encodeURIComponent(room)}/send/m.room.message/chatdel_\\w+$`))
  t.match(headers, { authorization: 'Bearer as-token' })
  const html = { format: 'org.matrix.custom.html', formatted_body: '<p>You said &quot;hello&quot;.</p>' }
  t.strictSame(body, { msgtype: 'm.notice', body: 'You said "hello".', ...html, 'm.mentions': {} })
  const reply = { 'm.relates_to': { 'm.in_reply_to': { event_id: '$1' } } }
  await push([mention(`> <${bot}> You said "hello".\n\n${bot} and again`, reply)])
  await push([message({ msgtype: 'm.text', body: `an old client mentions ${bot}` })])
  await readUntil(said, (all) => all.length === 3, 'all are taken')
  t.strictSame(await said(), ['hello', 'and again', `an old client mentions ${bot}`])
  await readUntil(
    async () => (await call('GET', `/chat-integrations/${id}/deliveries`)).body.data.deliveries,
    (all) => all.length === 6 && all.every(({ state }: { state: string }) => state === 'succeeded'),
    'all are answered',
  )
})

t.test('a message that is refused is sent again as the same transaction', async (t) => {
  const { react } = homeserver
  const before = homeserver.calls.length
  let refusals = 0
  homeserver.react = (request) =>
    isSent(request) && refusals++ === 0 ? Response.json({ errcode: 'M_UNKNOWN' }, { status: 502 }) : react(request)
  await push([mention('gantry: once more')])
  const sends = () => homeserver.calls.slice(before).filter(isSent)
  const [first, again] = await readUntil(sends, ({ length }) => length >= 2, 'it is sent again')
  t.equal(first?.path, again?.path)
  homeserver.react = react
})

t.test('an edit replaces the message, and is an event of its own', async (t) => {
  const settings = { url: homeserver.url, botId: bot }
  const access = { id, name: 'Matrix', settings, secrets: { token: 'as-token', signingSecret: hsToken } }
  const egress = new Egress({ allowed: ['127.0.0.1'] })
  const channel = matrix.http?.open(access, createPlatformHttp(egress, '1.0.0', new AbortController().signal))
  const before = homeserver.calls.length
  await channel?.edit?.('$first', { id: 'chatdel_1', threadId: room, text: 'one', markdown: 'one' })
  await channel?.edit?.('$first', { id: 'chatdel_1', threadId: room, text: 'one two', markdown: 'one two' })
  const [one, other] = homeserver.calls.slice(before)
  const html = { format: 'org.matrix.custom.html' }
  t.strictSame(other?.body, {
    msgtype: 'm.notice',
    body: '* one two',
    ...html,
    formatted_body: '* one two',
    'm.mentions': {},
    'm.new_content': { msgtype: 'm.notice', body: 'one two', ...html, formatted_body: 'one two', 'm.mentions': {} },
    'm.relates_to': { rel_type: 'm.replace', event_id: '$first' },
  })
  t.not(one?.path, other?.path)
})
