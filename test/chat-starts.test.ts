import t from 'tap'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { discord } from '../src/services/chat-integrations/discord.ts'
import type { PlatformHttp } from '../src/services/chat-integrations/platform.ts'
import { slack } from '../src/services/chat-integrations/slack.ts'
import { telegram } from '../src/services/chat-integrations/telegram.ts'
import { putProvider, startModels } from './support/ai.ts'
import { ChatPlatform, genericSecret, sendEvent } from './support/chat-platform.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

const models = await startModels(t)
models.onMessage(/./, (request) => ({ content: `You said ${JSON.stringify(request.messages.at(-1)?.content)}.` }))
const platform = await ChatPlatform.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${platform.port}` },
})
const { call } = gantry
await putProvider(gantry, models)
const backend = { kind: 'model', model: 'acme/gpt-4o' }
const { id } = (
  await call('POST', '/chat-integrations', {
    body: {
      kind: 'generic',
      name: 'Team chat',
      settings: { url: `${platform.url}/hook` },
      secrets: { signingSecret: genericSecret },
    },
  })
).body.data.integration
const path = `/chat-integrations/${id}`
await call('POST', `${path}/links`, { body: { accountId: 'ada' } })
const say = async (threadId: string, text: string, author = 'ada', more: object = {}) =>
  (await sendEvent(gantry, id, { threadId, author, text, ...more })).body.data.outcome
const sentTo = (threadId: string, text: string | RegExp) =>
  platform.called(
    ({ body }) => body?.threadId === threadId && (text instanceof RegExp ? text.test(body.text) : body.text === text),
  )
const bindingsOf = async (threadId: string) =>
  (await call('GET', `${path}/bindings?limit=200`)).body.data.bindings.filter(
    (binding: { threadId: string }) => binding.threadId === threadId,
  )
const deliveriesOf = async (threadId: string) =>
  (await call('GET', `${path}/deliveries?limit=200`)).body.data.deliveries.filter(
    (delivery: { threadId: string }) => delivery.threadId === threadId,
  )

t.test('without a rule, a thread that is not bound is not heard', async (t) => {
  t.equal(await say('early', 'hello'), 'ignored')
  t.match(await deliveriesOf('early'), [{ state: 'ignored', problem: 'No binding has this thread.' }])
})

t.test('a mention of a linked account starts one chat for its thread', async (t) => {
  const { integration } = (await call('PATCH', path, { body: { newChats: { backend } } })).body.data
  t.strictSame(integration.newChats, { backend, isForAnyone: false })
  t.equal(await say('planning', 'not for a bot', 'ada', { isMention: false }), 'ignored')
  t.strictSame(await Promise.all([say('planning', 'first'), say('planning', 'second')]), ['accepted', 'accepted'])
  await sentTo('planning', 'You said "first".')
  await sentTo('planning', 'You said "second".')
  const bindings = await bindingsOf('planning')
  t.match(bindings, [{ chatId: String, isMentionOnly: true }])
  t.equal(bindings.length, 1)
  t.equal(await say('planning', 'third', 'eve'), 'accepted', 'in a bound thread others are heard as before')
  await sentTo('planning', /third/)
})

t.test('an account without a link starts none, unless anyone may', async (t) => {
  t.equal(await say('strange', 'hello', 'eve'), 'ignored')
  t.match(await deliveriesOf('strange'), [{ problem: 'Only accounts that are linked to a user may start a chat.' }])
  await call('PATCH', path, { body: { newChats: { backend, isForAnyone: true, reads: ['listTasks'] } } })
  t.equal(await say('strange', 'hello again', 'eve'), 'accepted')
  await sentTo('strange', 'You said "hello again".')
  t.match(await bindingsOf('strange'), [{ reads: ['listTasks'] }])
  const refused = await call('PATCH', path, { body: { newChats: { backend, reads: ['createTask'] } } })
  t.match(refused.body.error, { code: 'validation_failed', details: [{ path: 'body/newChats/reads/0' }] })
})

t.test('a command in a thread without a chat does what it says, and starts no chat', async (t) => {
  const chatsNow = async () => (await call('GET', '/chats?limit=200')).body.data.chats.length
  const before = await chatsNow()
  t.equal(await say('commands', '/task Feed the zebras'), 'accepted')
  const { body } = await sentTo('commands', /^The task task_\w+ was made\.$/)
  t.match((await call('GET', `/tasks/${/task_\w+/.exec(body.text)?.[0]}`)).body.data, { title: 'Feed the zebras' })
  t.equal(await chatsNow(), before)
  await say('commands', 'approve')
  await sentTo('commands', 'Nothing waits for an approval.')
  await say('commands', 'deny appr_01ke3v7s9x4t2m8r6d0w5hq9nz no')
  await platform.calledTimes(2, ({ body }) => body?.text === 'Nothing waits for an approval.')
  await say('commands', '/task Mine', 'eve')
  await sentTo('commands', 'Only accounts that are linked to a user may make tasks.')
  await say('commands', 'approve', 'eve')
  await sentTo('commands', 'Only accounts that are linked to a user may decide on approvals.')
  t.equal(await chatsNow(), before)
  t.strictSame(await bindingsOf('commands'), [])
  await Promise.all([say('commands', 'Good morning'), say('commands', '/task Then this')])
  await sentTo('commands', 'You said "Good morning".')
  await platform.calledTimes(2, ({ body }) => body?.threadId === 'commands' && /^The task/.test(body.text))
  t.equal(await chatsNow(), before + 1, 'what is said to the model starts one')
})

t.test('a chat that cannot be made is reported, and no rule is none', async (t) => {
  await call('PATCH', path, { body: { newChats: { backend: { kind: 'agent', agent: 'missing' } } } })
  t.equal(await say('broken', 'hello'), 'accepted')
  const [failed] = await readUntil(
    () => deliveriesOf('broken'),
    ([first]) => first.state === 'failed',
    'it has failed',
  )
  t.match(failed.problem, /missing/)
  const { integration } = (await call('PATCH', path, { body: { newChats: null } })).body.data
  t.notOk('newChats' in integration)
  t.equal(await say('late', 'hello'), 'ignored')
})

t.test('a linked account makes a task by /task, and no other one does', async (t) => {
  const tasks = async () => (await call('GET', '/tasks')).body.data.tasks
  const before = (await tasks()).length
  t.equal(await say('planning', '/task Write the notes', 'ada', { isMention: false }), 'accepted')
  const { body } = await sentTo('planning', /^The task task_\w+ was made\.$/)
  const taskId = /task_\w+/.exec(body.text)?.[0]
  t.match((await call('GET', `/tasks/${taskId}`)).body.data, { title: 'Write the notes' })
  await say('planning', '!task Mine too', 'eve')
  await sentTo('planning', 'Only accounts that are linked to a user may make tasks.')
  t.equal((await tasks()).length, before + 1)
})

t.test('a mention in a channel of Slack starts a thread', async (t) => {
  const now = new Date().toISOString()
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  const mac = createHmac('sha256', 'secret').update(`v0:${timestamp}:`).digest('hex')
  const headers = { 'X-Slack-Request-Timestamp': timestamp, 'X-Slack-Signature': `v0=${mac}` }
  const access = { id: 'x', name: 'x', settings: { botId: 'U0BOT' }, secrets: { signingSecret: 'secret' } }
  const read = (event: object) =>
    slack.receive?.(access, { bytes: new Uint8Array(), headers, now, body: { event } })?.messages
  const mention = { type: 'app_mention', channel: 'C1', user: 'U1', text: '<@U0BOT> hi', ts: '1.5' }
  t.match(read(mention), [{ threadId: 'C1', newThreadId: 'C1/1.5' }])
  t.match(read({ ...mention, thread_ts: '1.1' }), [{ threadId: 'C1/1.1', newThreadId: undefined }])
  t.match(read({ ...mention, type: 'message', channel: 'D1', channel_type: 'im' }), [{ newThreadId: undefined }])
})

t.test('Telegram and Discord have buttons for an approval, which say what people write', async (t) => {
  const bodies: any[] = []
  const http: PlatformHttp = {
    call: async ({ body }) => {
      bodies.push(body)
      return { id: '7' }
    },
    load: () => Promise.reject(new Error('nothing is loaded')),
  }
  const access = { id: 'x', name: 'x', settings: { botId: 'bot' }, secrets: { signingSecret: 'secret' } }
  const question = { id: 'a', threadId: '42', text: 'May it?', markdown: 'May it?', approvalId: 'appr_01' }
  await telegram.http?.open(access, http).send(question)
  await discord.http?.open(access, http).send(question)
  const [byTelegram, byDiscord] = bodies
  t.same(
    byTelegram.reply_markup.inline_keyboard[0].map((button: any) => button.callback_data),
    ['approve appr_01', 'deny appr_01'],
  )
  t.same(
    byDiscord.components[0].components.map((button: any) => button.custom_id),
    ['approve appr_01', 'deny appr_01'],
  )
  const now = new Date().toISOString()
  const message = { message_id: 9, chat: { id: 42 } }
  const pressed = {
    update_id: 3,
    callback_query: { id: 'q1', from: { id: 7, username: 'ada' }, message, data: 'approve appr_01' },
  }
  const headers = { 'X-Telegram-Bot-Api-Secret-Token': 'secret' }
  const received = telegram.receive?.(access, { bytes: new Uint8Array(), headers, now, body: pressed })
  t.match(received?.messages, [
    { eventId: 'callback/q1', threadId: '42', accountId: '7', text: 'approve appr_01', isMention: true },
  ])
  t.strictSame(received?.answer, { method: 'answerCallbackQuery', callback_query_id: 'q1' }, 'the button stops to wait')
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  const signed = {
    'X-Signature-Timestamp': timestamp,
    'X-Signature-Ed25519': sign(null, Buffer.from(timestamp), privateKey).toString('hex'),
  }
  const body = {
    type: 3,
    id: 'i1',
    channel_id: 'c1',
    member: { user: { id: 'u1', username: 'ada' } },
    data: { custom_id: 'deny appr_01' },
  }
  const request = { bytes: new Uint8Array(), headers: signed, now, body }
  t.match(discord.receive?.({ ...access, settings: { publicKey: key } }, request), {
    messages: [{ threadId: 'c1', accountId: 'u1', text: 'deny appr_01' }],
    answer: { type: 6 },
  })
})
