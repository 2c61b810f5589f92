import t from 'tap'
import { createRequire } from 'node:module'
import { putProvider, startModels } from './support/ai.ts'
import { postEvent } from './support/chat-platform.ts'
import { startGantry } from './support/gantry.ts'
import { freePort } from './support/ports.ts'
import { waitMaxMs } from './support/wait.ts'

// An emulator of Telegram that nobody here wrote.
const TelegramServer = createRequire(import.meta.url)('telegram-test-api')

const botToken = '1234:token-of-the-bot'
const secretToken = 'secret-of-the-webhook'
const models = await startModels(t)
models.onMessage(/./, (request) => ({ content: `You said ${JSON.stringify(request.messages.at(-1)?.content)}.` }))
const telegram = new TelegramServer({ port: await freePort(), host: '127.0.0.1', storage: 'RAM', storeTimeout: 600 })
await telegram.start()
t.teardown(() => telegram.stop())
const { port, apiURL } = telegram.config as { port: number; apiURL: string }
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${port}` },
})
const { call } = gantry
await putProvider(gantry, models)

t.test('a person and a model talk by a bot of Telegram', async (t) => {
  const { id } = (
    await call('POST', '/chat-integrations', {
      body: {
        kind: 'telegram',
        name: 'Telegram',
        settings: { url: apiURL.replace('localhost', '127.0.0.1'), botId: 'gantry_bot' },
        secrets: { token: botToken, signingSecret: secretToken },
      },
    })
  ).body.data.integration
  t.match((await call('POST', `/chat-integrations/${id}/test`)).body.data.test, { isReachable: true })
  const { chat } = (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body
    .data
  await call('POST', `/chat-integrations/${id}/bindings`, { body: { threadId: '42', chatId: chat.id } })

  const chatter = { chatId: 42, userId: 7, userName: 'ada', type: 'private' } as const
  const client = telegram.getClient(botToken, { ...chatter, timeout: waitMaxMs })
  await client.sendMessage(client.makeMessage('hello'))
  const response = await fetch(`${apiURL}/bot${botToken}/getUpdates`, { method: 'POST' })
  const { result } = (await response.json()) as { result: readonly object[] }
  const [update] = result
  const forged = await postEvent(gantry, id, JSON.stringify(update), { 'x-telegram-bot-api-secret-token': 'other' })
  t.equal(forged.status, 403)
  const deliver = () =>
    postEvent(gantry, id, JSON.stringify(update), { 'x-telegram-bot-api-secret-token': secretToken })
  t.equal((await deliver()).body.data.outcome, 'accepted')
  t.equal((await deliver()).body.data.outcome, 'duplicate')
  // It waits until the bot has answered.
  const { result: updates } = await client.getUpdates()
  t.match(updates, [{ message: { chat_id: '42', text: 'You said &quot;hello&quot;.', parse_mode: 'HTML' } }])
})
