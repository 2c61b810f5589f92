import t from 'tap'
import { createHmac } from 'node:crypto'
import { matrix } from '../src/services/chat-integrations/matrix.ts'
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
const bind = (threadId: string, body: object) =>
  call('POST', `/chat-integrations/${id}/bindings`, { body: { threadId, ...body } })
const say = async (eventId: string, threadId: string, text: string, more: object = {}) =>
  (await sendEvent(gantry, id, { threadId, author: 'ada', text, ...more }, { id: eventId })).body.data.outcome
const saidIn = async (chatId: string, role: string) =>
  (await call('GET', `/chats/${chatId}/messages`)).body.data.messages
    .filter((message: { role: string }) => message.role === role)
    .map(({ parts }: { parts: { text: string }[] }) => parts.map(({ text }) => text).join(''))
const deliveriesOf = async (threadId: string) =>
  (await call('GET', `/chat-integrations/${id}/deliveries?limit=200`)).body.data.deliveries.filter(
    (delivery: { threadId: string }) => delivery.threadId === threadId,
  )

t.test('who edits a message corrects it, and is not answered a second time', async (t) => {
  const chatId = (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body
    .data.chat.id
  await bind('talk', { chatId })
  t.equal(await say('m1', 'talk', 'the rigth question'), 'accepted')
  await platform.called(({ body }) => body?.text === 'You said "the rigth question".')
  t.equal(await say('e1', 'talk', 'the right question', { editOf: 'm1' }), 'accepted')
  t.equal(await say('e1', 'talk', 'the right question', { editOf: 'm1' }), 'duplicate')
  t.equal(
    await say('e2', 'talk', 'a forged question', { editOf: 'm1', author: 'eve' }),
    'ignored',
    'of another account',
  )
  await readUntil(
    () => saidIn(chatId, 'user'),
    (all) => all[0] === 'the right question',
    'the words are replaced',
  )
  t.equal(await say('m2', 'talk', 'and another'), 'accepted')
  await platform.called(({ body }) => body?.text === 'You said "and another".')
  t.strictSame(await saidIn(chatId, 'user'), ['the right question', 'and another'])
  t.equal((await saidIn(chatId, 'assistant')).length, 2, 'one answer each')
  const edits = (await deliveriesOf('talk')).filter((delivery: { isEdit?: true }) => delivery.isEdit)
  t.match(edits, [{ direction: 'in', state: 'succeeded', text: 'the right question', messageId: String }])
})

t.test('an edit of a comment changes the comment', async (t) => {
  const taskId = await gantry.createTask()
  await bind('task', { taskId })
  await say('c1', 'task', 'A draft')
  const comments = async () => (await call('GET', `/tasks/${taskId}/comments`)).body.data.comments
  await readUntil(comments, ({ length }) => length === 1, 'the comment is there')
  await say('c2', 'task', 'A better draft', { editOf: 'c1' })
  const [comment, ...others] = await readUntil(comments, (all) => all[0].content.includes('better'), 'it is changed')
  t.equal(comment.content, 'ada: A better draft')
  t.equal(others.length, 0)
})

t.test('an edit by which a message first mentions the integration is taken as a message', async (t) => {
  const chatId = (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body
    .data.chat.id
  await bind('late', { chatId })
  t.equal(await say('l1', 'late', 'for whom is this', { isMention: false }), 'ignored')
  t.equal(await say('l2', 'late', 'for the bot', { editOf: 'l1' }), 'accepted')
  await platform.called(({ body }) => body?.text === 'You said "for the bot".')
  t.strictSame(await saidIn(chatId, 'user'), ['for the bot'])
  t.equal(await say('l3', 'late', 'for the bots', { editOf: 'l1' }), 'accepted')
  await readUntil(
    () => saidIn(chatId, 'user'),
    (all) => all.includes('for the bots'),
    'the next edit is one of the same message',
  )
  t.strictSame(await saidIn(chatId, 'user'), ['for the bots'])
  t.equal(await say('l4', 'late', 'not yours', { editOf: 'l1', author: 'eve', isMention: false }), 'ignored')
})

t.test('an edit that comes before its message is the message', async (t) => {
  const taskId = await gantry.createTask()
  await bind('early', { taskId })
  t.equal(await say('y2', 'early', 'corrected', { editOf: 'y1' }), 'accepted')
  t.equal(await say('y1', 'early', 'corected'), 'duplicate')
  t.equal(await say('y1', 'early', 'of somebody else', { author: 'eve' }), 'accepted')
  const comments = async () => (await call('GET', `/tasks/${taskId}/comments`)).body.data.comments
  const all = await readUntil(comments, ({ length }) => length === 2, 'both are there')
  t.strictSame(all.map(({ content }: { content: string }) => content).sort(), [
    'ada: corrected',
    'eve: of somebody else',
  ])
})

t.test('an account that is no longer linked does not edit the words of the user', async (t) => {
  const chatId = (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body
    .data.chat.id
  const taskId = await gantry.createTask()
  await bind('was', { chatId })
  await bind('was-task', { taskId })
  const links = `/chat-integrations/${id}/links`
  const { link } = (await call('POST', links, { body: { accountId: 'zoe' } })).body.data
  await say('z1', 'was', 'my own words', { author: 'zoe' })
  await say('z2', 'was-task', 'my own comment', { author: 'zoe' })
  await platform.called(({ body }) => body?.text === 'You said "my own words".')
  const comments = async () => (await call('GET', `/tasks/${taskId}/comments`)).body.data.comments
  await readUntil(comments, ({ length }) => length === 1, 'the comment is there')
  await call('DELETE', `${links}/${link.id}`)
  await say('z3', 'was', 'words with your rights', { author: 'zoe', editOf: 'z1' })
  await say('z4', 'was-task', 'a comment by you', { author: 'zoe', editOf: 'z2' })
  for (const thread of ['was', 'was-task']) {
    const all = await readUntil(
      () => deliveriesOf(thread),
      (found) => found.some(({ isEdit, state }: any) => isEdit === true && state !== 'pending'),
      'the edit was taken',
    )
    t.match(
      all.find((each: { isEdit?: true }) => each.isEdit),
      { state: 'failed' },
    )
  }
  t.strictSame(await saidIn(chatId, 'user'), ['my own words'])
  t.match(await comments(), [{ content: 'my own comment' }])
})

t.test('each platform tells of edits in its own way', async (t) => {
  const access = { id: 'x', name: 'x', settings: { botId: 'U0BOT' }, secrets: { signingSecret: 'secret' } }
  const bytes = new Uint8Array()
  const now = new Date().toISOString()
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  const mac = createHmac('sha256', 'secret').update(`v0:${timestamp}:`).digest('hex')
  const headers = { 'X-Slack-Request-Timestamp': timestamp, 'X-Slack-Signature': `v0=${mac}` }
  const bySlack = (event: object) => slack.receive?.(access, { bytes, headers, now, body: { event } })?.messages
  const message = { type: 'message', user: 'U1', text: '<@U0BOT> right', ts: '1.5', edited: { user: 'U1', ts: '2.0' } }
  const changed = { type: 'message', subtype: 'message_changed', channel: 'C1', message, event_ts: '2.0' }
  t.match(bySlack({ ...changed, previous_message: { text: '<@U0BOT> rigth' } }), [
    { editOf: 'C1/1.5', eventId: 'C1/1.5/2.0', threadId: 'C1', accountId: 'U1', text: 'right', isOwn: false },
  ])
  t.same(bySlack({ ...changed, previous_message: { text: message.text } }), [], 'a preview is no edit')

  const from = { id: 7, username: 'ada' }
  const chat = { id: 42, type: 'private' }
  const byTelegram = (body: object) =>
    telegram.receive?.(access, {
      bytes,
      headers: { 'X-Telegram-Bot-Api-Secret-Token': 'secret' },
      now,
      body: { ...body },
    })?.messages
  t.match(byTelegram({ update_id: 1, message: { message_id: 9, from, chat, text: 'a' } }), [{ otherId: '42/9' }])
  t.match(byTelegram({ update_id: 2, edited_message: { message_id: 9, from, chat, text: 'b' } }), [
    { eventId: '2', editOf: '42/9', text: 'b' },
  ])

  const relates = { rel_type: 'm.replace', event_id: '$1' }
  const content = {
    msgtype: 'm.text',
    body: '* b',
    'm.new_content': { msgtype: 'm.text', body: 'b' },
    'm.relates_to': relates,
  }
  const events = [{ type: 'm.room.message', event_id: '$2', room_id: '!r', sender: '@ada:x', content }]
  t.match(matrix.receive?.(access, { bytes, bearer: 'secret', headers: {}, now, body: { events } })?.messages, [
    { eventId: '$2', editOf: '$1', text: 'b' },
  ])
})
