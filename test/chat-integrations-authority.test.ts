import { randomBytes } from 'node:crypto'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { ChatPlatform, genericSecret, sendEvent } from './support/chat-platform.ts'
import { chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

const models = await startModels(t)
models.onMessage(/./, { content: 'The answer of the model.' })
const [platform, elsewhere] = [await ChatPlatform.start(t), await ChatPlatform.start(t)]
const ports = [models.port, platform.port, elsewhere.port]
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: ports.map((port) => `127.0.0.1:${port}`).join() },
})
await putProvider(gantry, models)
const { createChat, send, settled } = chatClient(gantry)

t.test('a stored token goes to no other server than the one that it was given for', async (t) => {
  const administrator = await addCaller(gantry, 'maintainer', { scopes: ['integrations:admin'] })
  const secrets = { token: 'xoxb-token-of-the-team', signingSecret: 'signing-secret-of-the-team' }
  const created = await gantry.call('POST', '/chat-integrations', {
    body: { kind: 'slack', name: 'Team', settings: { url: platform.url, botId: 'U1' }, secrets },
  })
  const path = `/chat-integrations/${created.body.data.integration.id}`
  const moved = (more: object) =>
    administrator.call('PATCH', path, { body: { settings: { url: elsewhere.url, botId: 'U1' }, ...more } })
  t.equal((await moved({})).body.error.code, 'validation_failed', 'the token is missing')
  const same = { settings: { url: platform.url, botId: 'U2' } }
  t.equal((await administrator.call('PATCH', path, { body: same })).status, 200)
  await administrator.call('POST', `${path}/test`)
  t.match(platform.calls, [{ headers: { authorization: 'Bearer xoxb-token-of-the-team' } }])
  t.equal((await moved({ secrets: { token: 'xoxb-another' } })).status, 200)
  await administrator.call('POST', `${path}/test`)
  t.match(elsewhere.calls, [{ headers: { authorization: 'Bearer xoxb-another' } }])
  t.notMatch(JSON.stringify(elsewhere.calls), /token-of-the-team/)
})

t.test('a binding sends nothing that its maker may not read as of now', async (t) => {
  const settings = { url: `${platform.url}/hook` }
  const body = { kind: 'generic', name: 'Team', settings, secrets: { signingSecret: genericSecret } }
  const { id } = (await gantry.call('POST', '/chat-integrations', { body })).body.data.integration
  const bind = async (by: TestCaller, threadId: string) => {
    const chatId = await createChat()
    const made = await by.call('POST', `/chat-integrations/${id}/bindings`, { body: { threadId, chatId } })
    t.equal(made.status, 201)
    return chatId
  }
  const outcome = async (threadId: string) => {
    const all = await readUntil(
      async () => (await gantry.call('GET', `/chat-integrations/${id}/deliveries`)).body.data.deliveries,
      (found) => found.some((each: any) => each.threadId === threadId && each.state !== 'queued'),
      'the delivery has ended',
    )
    return all.find((each: any) => each.threadId === threadId)
  }
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['integrations:admin'] })
  await send(await bind(narrow, 'narrow'), 'hello')
  t.match(await outcome('narrow'), { state: 'ignored', problem: /lacks chats:read/ })
  const maker = await addCaller(gantry, 'maintainer')
  const chatId = await bind(maker, 'maker')
  await send(chatId, 'hello')
  t.match(await outcome('maker'), { state: 'succeeded' })
  const later = await bind(maker, 'later')
  await gantry.call('POST', `/users/${maker.userId}/disable`)
  await send(later, 'hello')
  await settled(later)
  t.match(await outcome('later'), { state: 'ignored', problem: /is disabled|has ended|was revoked/ })
  t.strictSame(
    platform.calls.filter(({ path }) => path === '/hook').map((each) => each.body.threadId),
    ['maker'],
  )
})

t.test('nobody makes a platform vouch anew for accounts whose rights they do not have', async (t) => {
  const settings = { url: `${platform.url}/vouched` }
  const body = { kind: 'generic', name: 'Team', settings, secrets: { signingSecret: genericSecret } }
  const { id } = (await gantry.call('POST', '/chat-integrations', { body })).body.data.integration
  const path = `/chat-integrations/${id}`
  const threadId = 'vouched'
  const chatId = await createChat()
  const made = await gantry.call('POST', `${path}/bindings`, { body: { threadId, chatId } })
  const { link } = (await gantry.call('POST', `${path}/links`, { body: { accountId: 'ada' } })).body.data
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['integrations:admin'] })
  const signingSecret = `whsec_${randomBytes(24).toString('base64')}`
  const theirs = { body: { secrets: { signingSecret } } }
  for (const by of [narrow, await addCaller(gantry, 'maintainer')]) {
    t.match((await by.call('PATCH', path, theirs)).body.error, { code: 'forbidden', message: /"ada"/ })
    const moved = await by.call('PATCH', path, { body: { settings: { url: `${elsewhere.url}/vouched` } } })
    t.equal(moved.body.error?.code, 'forbidden', 'nor is what people say sent to another server')
    t.equal((await by.call('PATCH', path, { body: { name: 'Our team', settings } })).status, 200)
  }
  const asAda = { threadId, author: 'ada', text: 'Do it.' }
  t.equal((await sendEvent(gantry, id, asAda, { secret: signingSecret })).body.error?.code, 'signature_invalid')
  await narrow.call('DELETE', `${path}/links/${link.id}`)
  t.match((await narrow.call('PATCH', path, theirs)).body.error, { message: /"vouched"/ })
  await narrow.call('DELETE', `${path}/bindings/${made.body.data.binding.id}`)
  t.equal((await narrow.call('PATCH', path, theirs)).status, 200, 'nobody is spoken for any more')
  await narrow.call('POST', `${path}/links`, { body: { accountId: 'bot' } })
  t.equal((await narrow.call('PATCH', path, theirs)).status, 200, 'the account is its own')
  await gantry.call('PATCH', path, { body: { newChats: { backend: { kind: 'model', model: 'any/any' } } } })
  t.match((await narrow.call('PATCH', path, theirs)).body.error, { code: 'forbidden', message: /new chats/ })
  t.equal((await gantry.call('PATCH', path, { body: { secrets: { signingSecret: genericSecret } } })).status, 200)
})

t.test('the rules of the token by which an account was linked judge what the account does', async (t) => {
  const settings = { url: `${platform.url}/ruled` }
  const body = { kind: 'generic', name: 'Team', settings, secrets: { signingSecret: genericSecret } }
  const { id } = (await gantry.call('POST', '/chat-integrations', { body })).body.data.integration
  const path = `/chat-integrations/${id}`
  const threadId = 'ruled'
  const chatId = await createChat()
  await gantry.call('POST', `${path}/bindings`, { body: { threadId, chatId } })
  const rules = [
    { tool: 'createTask', arguments: { title: 'Fine*' }, action: 'allow' },
    { tool: 'createTask', action: 'deny' },
    { tool: 'sendChatMessage', action: 'ask' },
    { tool: 'approveToolCall', action: 'deny' },
  ]
  const { secret } = (await gantry.call('POST', '/identity/tokens', { body: { name: 'Ruled', rules } })).body.data
  const headers = { authorization: `Bearer ${secret}` }
  await gantry.call('POST', `${path}/links`, { body: { accountId: 'ada' }, headers })
  const outcomeOf = async (text: string) => {
    await sendEvent(gantry, id, { threadId, author: 'ada', text })
    const all = await readUntil(
      async () => (await gantry.call('GET', `${path}/deliveries`)).body.data.deliveries,
      (found) => found.some((each: any) => each.text === text && each.state !== 'queued'),
      `what became of ${text}`,
    )
    return all.find((each: any) => each.text === text)
  }
  t.match(await outcomeOf('/task Not fine'), { state: 'failed', problem: /denies "createTask"/ })
  t.match(await outcomeOf('/task Fine by me'), { state: 'succeeded' })
  t.match(await outcomeOf('hello'), { state: 'failed', problem: /asks for "sendChatMessage", but/ })
  t.match(await outcomeOf('approve appr_1'), { state: 'failed', problem: /denies "approveToolCall"/ })
  const { tasks } = (await gantry.call('GET', '/tasks')).body.data
  t.strictSame(
    tasks.map(({ title }: { title: string }) => title),
    ['Fine by me'],
  )
})
