import t from 'tap'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { slack } from '../src/services/chat-integrations/slack.ts'
import { splitText } from '../src/services/chat-integrations/split-text.ts'
import { putProvider, startModels } from './support/ai.ts'
import { ChatPlatform, postEvent } from './support/chat-platform.ts'
import type { PlatformCall } from './support/chat-platform.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

// There is no server of these platforms to test with: what they send and expect is that of their documentation.

const models = await startModels(t)
models.onMessage('long', { content: 'word '.repeat(60) }, { chunkSize: 10, streamingProfile: { ttft: 0, tps: 20 } })
models.onMessage(/./, (request) => ({ content: `<!here> & ${JSON.stringify(request.messages.at(-1)?.content)}` }))
const platform = await ChatPlatform.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${platform.port}` },
})
const { call } = gantry
await putProvider(gantry, models)
let numbers = 1

/** An integration with a thread that is bound to a chat. */
const connect = async (kind: string, settings: object, secrets: object, threadId: string) => {
  const body = { kind, name: kind, settings: { url: platform.url, ...settings }, secrets }
  const { id } = (await call('POST', '/chat-integrations', { body })).body.data.integration
  const { chat } = (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body
    .data
  await call('POST', `/chat-integrations/${id}/bindings`, { body: { threadId, chatId: chat.id } })
  return { id, chatId: chat.id as string }
}
const said = async (chatId: string) =>
  (await call('GET', `/chats/${chatId}/messages`)).body.data.messages
    .filter(({ role }: { role: string }) => role === 'user')
    .map(({ parts }: { parts: { text: string }[] }) => parts[0]?.text)
const outcomeOf = async (answer: ReturnType<typeof postEvent>) => (await answer).body.data.outcome

const signingSecret = '8f742231b10e8888abcd99yyyzzz85a5'
const slackHeaders = (text: string, at = Date.now()) => {
  const timestamp = String(Math.floor(at / 1000))
  const mac = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${text}`).digest('hex')
  return { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${mac}` }
}
const slackAnswers = ({ path }: PlatformCall) => ({ ok: true, ...(path.includes('post') && { ts: `${++numbers}.5` }) })

t.test('the signature that Slack publishes as an example is accepted, at its time alone', async (t) => {
  const text =
    'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c'
  const access = { id: 'x', name: 'x', settings: {}, secrets: { signingSecret } }
  const headers = {
    'X-Slack-Request-Timestamp': '1531420618',
    'X-Slack-Signature': 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
  }
  const request = { bytes: Buffer.from(text), body: {}, headers, now: '2018-07-12T18:36:58.000Z' }
  t.same(slack.receive?.(access, request), { messages: [] })
  t.equal(slack.receive?.(access, { ...request, now: '2018-07-12T18:42:59.000Z' }), undefined)
  t.equal(slack.receive?.(access, { ...request, bytes: Buffer.from(`${text}x`) }), undefined)
})

t.test(
  'Slack: the check of the address, a mention, its thread, and an answer that is edited as it grows',
  async (t) => {
    platform.react = slackAnswers
    const secrets = { token: 'xoxb-1', signingSecret }
    const { id, chatId } = await connect('slack', { botId: 'U0BOT' }, secrets, 'C1/1.1')
    const post = (body: object) => {
      const text = JSON.stringify(body)
      return postEvent(gantry, id, text, slackHeaders(text))
    }
    const event = (more: object) => ({
      type: 'event_callback',
      event_id: `Ev${++numbers}`,
      event: { type: 'message', channel: 'C1', thread_ts: '1.1', user: 'U1', ...more },
    })
    t.match((await post({ type: 'url_verification', challenge: '3eZbrw1aB' })).body, { challenge: '3eZbrw1aB' })
    t.equal(await outcomeOf(post(event({ ts: '2.1', text: 'not for a bot' }))), 'ignored')
    t.equal(await outcomeOf(post(event({ ts: '2.2', text: '<@U0BOT> me too', bot_id: 'B1' }))), 'ignored')
    t.equal(await outcomeOf(post(event({ ts: '2.3', text: '<@U0BOT> edited', subtype: 'message_changed' }))), 'ignored')
    const mention = { ts: '2.4', text: '<@U0BOT> long &amp; slow' }
    t.equal(await outcomeOf(post(event(mention))), 'accepted')
    t.equal(await outcomeOf(post(event({ ...mention, type: 'app_mention' }))), 'duplicate', 'it comes as two events')
    const first = await platform.called(({ path }) => path === '/chat.postMessage')
    t.match(first.body, { channel: 'C1', thread_ts: '1.1' })
    t.match(first.headers, { authorization: 'Bearer xoxb-1' })
    const whole = 'word '.repeat(60).trim()
    const last = await platform.called(({ path, body }) => path === '/chat.update' && body.text === whole)
    t.match(last.body, { channel: 'C1', ts: String, parse: 'none', link_names: false })
    t.ok(first.body.text.length < whole.length, 'the answer was sent before it was complete')
    const edits = platform.calls.filter(({ path }) => path === '/chat.update').length
    t.ok(edits >= 1 && edits <= 20, `and edited now and then: ${edits}`)
    t.strictSame(await said(chatId), ['long & slow'])
  },
)

t.test('Slack: nobody is notified by what a model writes, and a refusal with status 200 is one', async (t) => {
  platform.react = (request) =>
    platform.calls.some(({ path }) => path === '/auth.test')
      ? { ok: false, error: 'invalid_auth' }
      : slackAnswers(request)
  const { id } = await connect('slack', { botId: 'U0BOT' }, { token: 'xoxb-1', signingSecret }, 'D1')
  const text = JSON.stringify({
    type: 'event_callback',
    event: { type: 'message', channel: 'D1', channel_type: 'im', ts: '3.1', user: 'U1', text: 'hi' },
  })
  t.equal(await outcomeOf(postEvent(gantry, id, text, slackHeaders(text))), 'accepted', 'what is said to it directly')
  await platform.called(({ body }) => body?.channel === 'D1' && body.text === '&lt;!here&gt; &amp; "hi"')
  platform.react = () => ({ ok: false, error: 'invalid_auth' })
  t.match((await call('POST', `/chat-integrations/${id}/test`)).body.data.test, {
    isReachable: false,
    problem: 'Slack refused: invalid_auth.',
  })
  t.equal((await postEvent(gantry, id, text, slackHeaders(text, Date.now() - 600_000))).status, 403)
})

t.test('Mattermost: an outgoing webhook is known by its token, and answers are posts', async (t) => {
  platform.react = () => ({ id: 'post1' })
  const { id, chatId } = await connect(
    'mattermost',
    { botId: 'gantry' },
    { token: 'bot-token', signingSecret: 'hook-token' },
    'town',
  )
  const event = {
    token: 'hook-token',
    channel_id: 'town',
    user_id: 'u1',
    user_name: 'ada',
    post_id: 'p1',
    text: '@gantry hello',
  }
  t.equal((await postEvent(gantry, id, JSON.stringify({ ...event, token: 'other' }), {})).status, 403)
  t.equal(await outcomeOf(postEvent(gantry, id, JSON.stringify({ ...event, user_name: 'gantry' }), {})), 'ignored')
  t.equal(await outcomeOf(postEvent(gantry, id, JSON.stringify(event), {})), 'accepted')
  t.equal(await outcomeOf(postEvent(gantry, id, JSON.stringify(event), {})), 'duplicate')
  const sent = await platform.called(({ body }) => body?.channel_id === 'town')
  t.match(sent, { path: '/api/v4/posts', headers: { authorization: 'Bearer bot-token' } })
  t.strictSame(await said(chatId), ['hello'])
  t.match((await call('POST', `/chat-integrations/${id}/test`)).body.data.test, { isReachable: true })
})

t.test('Discord: requests are signed with Ed25519, a ping is answered, and a command is a message', async (t) => {
  platform.react = () => ({ id: 'message1' })
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const { id, chatId } = await connect('discord', { publicKey: key }, { token: 'bot-token' }, 'c1')
  const post = (body: object, signed = JSON.stringify(body)) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign(null, Buffer.from(timestamp + signed), privateKey).toString('hex')
    return postEvent(gantry, id, JSON.stringify(body), {
      'x-signature-timestamp': timestamp,
      'x-signature-ed25519': signature,
    })
  }
  t.equal((await post({ type: 1 }, 'something else')).status, 403)
  t.match((await post({ type: 1 })).body, { type: 1 })
  const options = [{ name: 'text', value: 'hello' }]
  const command = {
    type: 2,
    id: 'i1',
    channel_id: 'c1',
    member: { user: { id: 'u1', username: 'ada' } },
    data: { name: 'ask', options },
  }
  t.match((await post(command)).body, { type: 4, data: { outcome: 'accepted', content: 'ada: hello' } })
  t.equal(await outcomeOf(post(command)), 'duplicate')
  const sent = await platform.called(({ path }) => path === '/channels/c1/messages')
  t.match(sent.body, { allowed_mentions: { parse: [] }, enforce_nonce: true, nonce: String })
  t.match(sent.headers, { authorization: 'Bot bot-token' })
  await readUntil(
    () => said(chatId),
    (all) => all.length === 1,
    'the command is a message',
  )
})

t.test('a long text is cut after a line or a word, and its first parts stay when it grows', async (t) => {
  t.strictSame(splitText('one two three', 8), ['one two', 'three'])
  t.strictSame(splitText('abcdefghij', 4), ['abcd', 'efgh', 'ij'])
  t.strictSame(splitText('abc😀', 4), ['abc', '😀'])
  t.strictSame(splitText('', 4), [])
  const text = 'the quick brown fox jumps over the lazy dog '.repeat(5)
  for (let length = 41; length < text.length; length++)
    t.equal(splitText(text.slice(0, length), 20)[0], splitText(text, 20)[0])
})
